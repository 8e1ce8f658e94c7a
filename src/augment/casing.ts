import { z } from 'zod';
import type { Augmenter } from '../core/augmenter.ts';
import { lowerBound } from '../core/collections.ts';
import type { CharSpan, Document, Edit } from '../core/types.ts';
import { type AugmenterDefinition, probability } from './definition.ts';

export interface CasingOptions {
  /** The share of the sentences that are written in another case; a quarter when absent. */
  readonly share?: number;
}

const lower = (text: string) => text.toLowerCase();
const upper = (text: string) => text.toUpperCase();

/** What a sentence becomes: ten ways, each as likely as another. */
const WAYS = [
  ...Array<Way>(3).fill({ write: lower, isWhole: true }),
  ...Array<Way>(2).fill({ write: lower, isWhole: false }),
  ...Array<Way>(3).fill({ write: upper, isWhole: true }),
  ...Array<Way>(2).fill({ write: upper, isWhole: false }),
];

interface Way {
  readonly write: (text: string) => string;
  /** All of the sentence, or its mentions alone. */
  readonly isWhole: boolean;
}

/**
 * Writes sentences in small letters or in capitals, or their mentions alone, after the other steps: surrogates and exchanged words are
 * written so too. A tagger then trusts case less, as it must on the web, in messages and in headings.
 *
 * @throws TypeError where the share is none.
 */
export function createCasing({ share = 0.25 }: CasingOptions = {}): Augmenter {
  if (!(share >= 0 && share <= 1)) throw new TypeError(`share is from 0 to 1, not ${share}`);
  return {
    name: 'casing',
    propose: () => ({ edits: [] }),
    restyle(doc, { sentences }, edits, streams) {
      const rng = streams.document;
      const borders = [...new Set(doc.entities.flatMap(partsOf).flatMap(({ start, end }) => [start, end]))];
      borders.sort((a, b) => a - b);
      const isMention = createMentionTest(doc);
      const styled: Edit[] = [];
      let next = 0; // edits before it are in `styled`
      for (const sentence of sentences) {
        if (!rng.chance(share)) continue;
        const { write, isWhole } = rng.pick(WAYS);
        while (next < edits.length && (edits[next] as Edit).end <= sentence.start) styled.push(edits[next++] as Edit);
        let from = sentence.start;
        const keep = (to: number) => {
          for (const { start, end } of cut({ start: from, end: to }, borders)) {
            if (!isWhole && !isMention(start, end)) continue;
            const text = doc.text.slice(start, end);
            const replacement = write(text);
            if (replacement !== text) styled.push({ start, end, replacement });
          }
        };
        for (; next < edits.length && (edits[next] as Edit).start < sentence.end; next++) {
          const edit = edits[next] as Edit;
          if (edit.start > from) keep(edit.start);
          from = Math.max(from, edit.end);
          const isMeant = edit.end <= sentence.end && (isWhole || isMention(edit.start, edit.end));
          const replacement = isMeant ? write(edit.replacement) : edit.replacement;
          styled.push(replacement === edit.replacement ? edit : { ...edit, replacement });
        }
        if (from < sentence.end) keep(sentence.end);
      }
      styled.push(...edits.slice(next));
      return styled;
    },
  };
}

const partsOf = ({ start, end, fragments }: Document['entities'][number]): readonly CharSpan[] =>
  fragments ?? [{ start, end }];

/** Whether a stretch of text, which no border of a mention cuts, is one or part of one. */
function createMentionTest(doc: Document): (start: number, end: number) => boolean {
  const parts = doc.entities.flatMap(partsOf).toSorted((a, b) => a.start - b.start);
  const reach: number[] = []; // the furthest end of the parts up to each one
  for (const { end } of parts) reach.push(Math.max(reach.at(-1) ?? 0, end));
  return (start, end) => {
    const last = lowerBound(parts, (part) => part.start <= start) - 1;
    return end > start && last >= 0 && (reach[last] as number) >= end;
  };
}

/** The parts of a stretch between the borders in it. */
function cut({ start, end }: CharSpan, borders: readonly number[]): readonly CharSpan[] {
  const first = lowerBound(borders, (border) => border <= start);
  const last = lowerBound(borders, (border) => border < end);
  const inside = [start, ...borders.slice(first, last), end];
  return inside.slice(1).map((to, i) => ({ start: inside[i] as number, end: to }));
}

const settings = z.strictObject({ share: probability.default(0.25) });

export const casing: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'casing',
  description: 'sentences, or their mentions alone, in small letters or in capitals, after all other steps',
  phase: 'mentions',
  settings,
  create: createCasing,
};
