import { createInterface } from 'node:readline';
import { PalimpsestError } from '../../core/errors.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import type { ReviewEntity, ReviewRequest } from '../../report/review-data.ts';
import type { ReviewSession } from '../../rules/review/session.ts';
import type { CliIo } from '../io.ts';

export interface AskOptions {
  readonly io: CliIo;
  readonly reviewer: string;
  /** The document with a proposal for each placeholder that has none. */
  readonly propose: (doc: Document) => Document;
}

/** Errors of an answer, after which the question is asked again; others end the run. */
const OF_THE_ANSWER = new Set(['unknown-label', 'no-change', 'nothing-to-undo', 'no-such-entity']);

/**
 * Asks about each placeholder that is not decided, decision by decision, until all are decided, the person stops or the input
 * ends. What was answered is in the journal before the next question.
 */
export async function askAboutPlaceholders(
  session: ReviewSession,
  { io, reviewer, propose }: AskOptions,
): Promise<void> {
  const input = createInterface({ input: io.stdin });
  input.on('SIGINT', () => input.close());
  const lines = input[Symbol.asyncIterator]();
  const skipped = new Set<string>();
  /** Where decisions were made, for undo. */
  const made: number[] = [];
  /** A placeholder that was given another label is asked about again. */
  let again: string | undefined;

  const decide = async (place: number, action: ReviewRequest) => {
    const { version } = session.document(place);
    const { kind } = await session.decide({ place, reviewer, base: version, action });
    if (kind === 'stale') io.stderr.write('Somebody else has changed this decision meanwhile: nothing was decided.\n');
  };
  const keyOf = (place: number, { id }: ReviewEntity) => `${place} ${id}`;

  /** The proposal for one that has lost its own. */
  function proposalFor(place: number, entity: ReviewEntity): string | undefined {
    if (entity.replacement !== undefined) return entity.replacement;
    const { document } = session.reviewed()[place] ?? {};
    const value =
      document && propose(document).entities.find(({ id }) => id === entity.id)?.attributes?.['replacement'];
    return typeof value === 'string' ? value : undefined;
  }

  async function act(
    place: number,
    entity: ReviewEntity,
    proposal: string | undefined,
    answer: PlaceholderAnswer,
  ): Promise<void> {
    const { id, start, end } = entity;
    switch (answer.type) {
      case 'accept':
        if (proposal === undefined) {
          io.stderr.write('Nothing is proposed: type what to write, n or s.\n');
          return;
        }
        return proposal === entity.replacement && !entity.accepted
          ? decide(place, { type: 'accept', entities: [id] })
          : decide(place, { type: 'replace', entity: id, replacement: proposal });
      case 'accept-all': {
        const same = session
          .document(place)
          .entities.filter(
            (other) => other.label === entity.label && !other.accepted && other.replacement === proposal,
          );
        return same.length === 0
          ? act(place, entity, proposal, { type: 'accept' })
          : decide(place, { type: 'accept', entities: same.map((other) => other.id) });
      }
      case 'replace':
        return decide(place, { type: 'replace', entity: id, replacement: answer.replacement });
      case 'label':
        await decide(place, { type: 'change', entity: id, start, end, label: answer.label });
        again = id;
        return;
      case 'none':
        return decide(place, { type: 'remove', entities: [id] });
      default:
    }
  }

  /** @returns the place to go on at. */
  async function undo(place: number): Promise<number> {
    const last = made.pop();
    if (last === undefined) {
      io.stderr.write('Nothing was decided in this run.\n');
      return place;
    }
    if (session.document(last).done) await decide(last, { type: 'undo' });
    await decide(last, { type: 'undo' });
    return last;
  }

  try {
    for (let place = 0; place < session.size;) {
      const { id, text, entities, done } = session.document(place);
      const isOpen = (entity: ReviewEntity) => !entity.accepted && !skipped.has(keyOf(place, entity));
      const entity = done ? undefined : (entities.find((each) => each.id === again) ?? entities.find(isOpen));
      again = undefined;
      if (!entity) {
        if (!done && entities.every(({ accepted }) => accepted)) await decide(place, { type: 'done' });
        place++;
        continue;
      }
      const replacement = proposalFor(place, entity);
      const number = entities.indexOf(entity) + 1;
      io.stderr.write(
        formatQuestion({
          document: id,
          text,
          start: entity.start,
          end: entity.end,
          number,
          of: entities.length,
          label: entity.label,
          ...(replacement !== undefined && { replacement }),
        }),
      );
      const line = await lines.next();
      if (line.done === true) return;
      const answer = readAnswer(line.value);
      if (answer.type === 'quit') return;
      if (answer.type === 'help') io.stderr.write(ANSWERS);
      else if (answer.type === 'skip') skipped.add(keyOf(place, entity));
      else {
        const before = session.document(place).version;
        try {
          if (answer.type === 'undo') place = await undo(place);
          else {
            await act(place, entity, replacement, answer);
            if (session.document(place).version > before) made.push(place);
          }
        } catch (error) {
          if (!(error instanceof PalimpsestError && OF_THE_ANSWER.has(error.code))) throw error;
          io.stderr.write(`${error.message}.\n`);
        }
      }
    }
  } finally {
    input.close();
    io.stderr.write('\n');
  }
}

/** A placeholder that a person is asked about. */
export interface PlaceholderQuestion extends CharSpan {
  readonly document: string;
  readonly text: string;
  /** Of how many it is which, from 1. */
  readonly number: number;
  readonly of: number;
  readonly label: string;
  /** What is proposed to be written over it; absent where nothing is. */
  readonly replacement?: string;
}

/** What a person answers. */
export type PlaceholderAnswer =
  | { readonly type: 'accept' | 'accept-all' | 'none' | 'skip' | 'undo' | 'quit' | 'help' }
  | { readonly type: 'replace'; readonly replacement: string }
  | { readonly type: 'label'; readonly label: string };

const AROUND = 70;

export function formatQuestion(question: PlaceholderQuestion): string {
  const { document, text, start, end, number, of, label, replacement } = question;
  const clean = (part: string) => part.replace(/[\s\p{Cc}]+/gu, ' ');
  const before = clean(text.slice(Math.max(0, start - AROUND), start));
  const after = clean(text.slice(end, end + AROUND));
  const proposal = replacement === undefined ? 'nothing is proposed: type what to write' : replacement;
  return `\n${document}, ${number} of ${of}\n  …${before}«${clean(text.slice(start, end))}»${after}…\n${label} → ${proposal}\n> `;
}

export const ANSWERS = `  Enter    write what is proposed
  a        the same for all that wait in this decision with this proposal
  Text     write that; the others with the same proposal follow (=x for a text of one letter)
  l LABEL  it is a thing of another kind, such as l COMPANY
  n        it is no placeholder
  s        skip: ask again the next time
  u        undo
  q        stop; the same command goes on from here
`;

const LETTERS: Readonly<
  Record<string, PlaceholderAnswer['type'] & ('accept-all' | 'none' | 'skip' | 'undo' | 'quit' | 'help')>
> = {
  a: 'accept-all',
  n: 'none',
  s: 'skip',
  u: 'undo',
  q: 'quit',
  '?': 'help',
};

/** Reads an answer. A single letter that means nothing asks for help: it is a slip more often than a name. */
export function readAnswer(line: string): PlaceholderAnswer {
  const answer = line.trim();
  if (answer === '') return { type: 'accept' };
  const letter = LETTERS[answer];
  if (letter !== undefined) return { type: letter };
  const [, label] = /^l\s+([A-Za-z]+)$/u.exec(answer) ?? [];
  if (label !== undefined) return { type: 'label', label: label.toUpperCase() };
  if (answer.startsWith('=') && answer.length > 1) return { type: 'replace', replacement: answer.slice(1).trim() };
  return answer.length === 1 ? { type: 'help' } : { type: 'replace', replacement: answer };
}
