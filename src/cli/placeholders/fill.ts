import path from 'node:path';
import { fillPlaceholders } from '../../pipeline/placeholders/fill-placeholders.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import type { FillCommandOptions } from './command.ts';
import { createRng } from '../../core/rng.ts';
import { toCorpus } from '../../core/document.ts';
import type { Corpus, Document, CharSpan } from '../../core/types.ts';
import { createAppendFile } from '../../formats/io/append-file.ts';
import { createCorpusWriter, type PendingCorpus } from '../../formats/write-corpus.ts';
import { createPlaceholderFiller, type PlaceholderFiller } from '../../placeholders/fill.ts';
import { PLACEHOLDER_LABELS } from '../../placeholders/labels.ts';
import { createPlaceholderTagger, tagWhereNone } from '../../placeholders/tagger.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { openReview, type ReviewSession } from '../../rules/review/session.ts';
import type { ExitCode } from '../command.ts';
import { checkOutput, inSession, type Session } from '../session.ts';
import type { OpenCorpus } from '../../formats/read-corpus.ts';
import type { CliIo } from '../io.ts';
import { formatFilled, formatUnfinished, showPlace } from './run.ts';
import { fileBeside, nameOfUser, serveReview } from '../review.ts';
import { createInterface } from 'node:readline';
import { PalimpsestError } from '../../core/errors.ts';
import type { ReviewEntity, ReviewRequest } from '../../report/review-data.ts';

export async function runFill(
  input: string,
  output: string,
  options: FillCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const gazetteers = loadGazetteers(options.gazetteers ? { folders: options.gazetteers } : {});
    const isByHand = options.ask === true || options.serve === true;
    if (isByHand) checkOutput({ ...options, out: output });
    const corpus = await session.openText(input, session.reportUnlabelled);
    if (!isByHand && options.journal === undefined)
      await write(corpus, output, options.decisions, true, gazetteers, options, session, corpus);
    else {
      const found = tagWhereNone(corpus, createPlaceholderTagger({ report: session.reportUnlabelled, gazetteers }));
      const decided = await decide(found, input, createPlaceholderFiller({ gazetteers }), options, io);
      const decisions = options.decisions ?? (output === '-' ? undefined : fileBeside(output, 'decisions.jsonl'));
      if (decided) await write(toCorpus(decided), output, decisions, false, gazetteers, options, session, corpus);
    }
  });
}

/** The labels in the order of their keys on the page: the more frequent first. */
const LABELS = [
  ...new Set([
    'PERSON',
    'COMPANY',
    'PLACE',
    'STREET',
    'ORGANISATION',
    'AMOUNT',
    'NUMBER',
    'DATE',
    'OTHER',
    ...PLACEHOLDER_LABELS,
  ]),
];

/**
 * Lets a person decide about each placeholder, in the terminal or on a page. Each decision is in the journal before it counts.
 *
 * @returns the documents as decided; `undefined` where a person has not come to the end, and nothing is to be written yet.
 */
async function decide(
  found: AsyncIterable<Document>,
  input: string,
  filler: PlaceholderFiller,
  options: FillCommandOptions,
  io: CliIo,
): Promise<readonly Document[] | undefined> {
  const rng = createRng(options.seed);
  const proposed: Document[] = [];
  for await (const doc of found) proposed.push(filler.propose(doc, rng));
  const journal = options.journal ?? fileBeside(input, 'filling.jsonl');
  const session = await openReview(proposed, createAppendFile(journal), { labels: LABELS });
  if (options.ask === true) {
    for (const note of session.notes) io.stderr.write(`note: ${note}\n`);
    io.stderr.write(`Every answer is saved in ${journal}; type ? for the possible answers.\n`);
    await askAboutPlaceholders(session, {
      io,
      reviewer: options.reviewer?.trim() || nameOfUser(),
      propose: (doc) => filler.propose(doc, rng),
    });
  } else if (options.serve === true) await serveReview(session, path.basename(input), journal, options, io, true);
  const { done, size } = session;
  if ((options.ask === true || options.serve === true) && done < size) {
    if (options.json === true) io.stdout.write(`${JSON.stringify({ journal, documents: size, done })}\n`);
    else io.stderr.write(formatUnfinished(done, size, journal));
    return undefined;
  }
  return session.reviewed().map(({ document }) => document);
}

/** Fills, and writes the decisions as well, all or nothing. @param detect whether placeholders are still to be found */
async function write(
  docs: Corpus,
  output: string,
  decisionsFile: string | undefined,
  detect: boolean,
  gazetteers: Gazetteers,
  { seed, overwrite }: FillCommandOptions,
  session: Session,
  like: OpenCorpus,
): Promise<void> {
  const writer = await session.output(output, like);
  let decisions: PendingCorpus | undefined;
  try {
    if (decisionsFile !== undefined) {
      const settings = { to: 'jsonl', overwrite: overwrite === true, options: {}, report: session.report };
      decisions = await createCorpusWriter(decisionsFile, settings);
    }
    const filled = await fillPlaceholders(docs, {
      gazetteers,
      seed,
      detect,
      report: session.reportUnlabelled,
      onUnfilled: (doc) => decisions?.write(doc),
      onProgress: (documents) => session.count('Filling', documents),
    });
    await writeCorpus(filled, writer, { with: decisions ? [decisions] : [] });
    const result = {
      output,
      ...filled.summary(),
      seed,
      ...(decisionsFile !== undefined && { decisions: decisionsFile }),
    };
    session.tell(result, () => formatFilled(result), output);
  } catch (error) {
    await decisions?.abort();
    await writer.abort();
    throw error;
  }
}

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
    if (kind === 'stale')
      io.stderr.write('Someone else has changed this decision in the meantime; nothing was saved.\n');
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
          io.stderr.write('There is no proposal: type a replacement, n or s.\n');
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

export type PlaceholderAnswer =
  | { readonly type: 'accept' | 'accept-all' | 'none' | 'skip' | 'undo' | 'quit' | 'help' }
  | { readonly type: 'replace'; readonly replacement: string }
  | { readonly type: 'label'; readonly label: string };

const AROUND = 70;

export function formatQuestion(question: PlaceholderQuestion): string {
  const { document, number, of, label, replacement } = question;
  const proposal = replacement === undefined ? 'no proposal: type a replacement' : replacement;
  return `\n${document}, ${number} of ${of}\n  …${showPlace(question, question, AROUND)}…\n${label} → ${proposal}\n> `;
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
