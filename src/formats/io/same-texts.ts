import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';

/** Shorter texts, such as headings that are sentences by themselves, come again in most corpora. */
const LEAST_LENGTH = 60;
/** Of more documents the first are compared. */
const MOST_DOCUMENTS = 200_000;
const MOST_SAMPLED = 512;
const FEW = 0.05;
const FEWEST = 3;

/** What {@link createTwinWatch} is told of a document: its text and its mentions, a number each; no number for a short text. */
export function lookAtText({ text, entities }: Document): readonly [text: number, mentions: number] {
  if (text.length < LEAST_LENGTH) return [NaN, 0];
  let mentions = entities.length;
  for (const { start, end } of entities) mentions = Math.imul(mentions ^ start, 0x01000193) ^ end;
  return [hashOf(text), mentions];
}

/**
 * Watches for documents that have the text of another with other mentions: exports of several annotators, or of tasks that ask for one mention
 * each, have those. What one of them lacks would teach that a name is none.
 */
export function createTwinWatch(): {
  add(seen: ReturnType<typeof lookAtText>): void;
  tell(report: Report, corpus: string): void;
} {
  const mentionsOf = new Map<number, number>();
  let [documents, twins] = [0, 0];
  return {
    add: ([text, mentions]) => {
      if (++documents > MOST_DOCUMENTS || Number.isNaN(text)) return;
      const known = mentionsOf.get(text);
      if (known === undefined) mentionsOf.set(text, mentions);
      else if (known !== mentions) twins++;
    },
    tell: (report, corpus) => {
      if (twins < FEWEST || twins < FEW * Math.min(documents, MOST_DOCUMENTS)) return;
      const message = `${twins} of ${documents} documents have the text of another with other mentions, as of several annotators or of tasks that ask for one mention each: what one lacks counts as no mention; keep one of each text, whose mentions are all there`;
      report({ severity: 'warning', code: 'same-texts', message, place: { file: corpus }, once: true });
    },
  };
}

/** By its length and at most some hundred of its characters, so that long documents cost no more than short ones. */
function hashOf(text: string): number {
  const step = Math.max(1, Math.floor(text.length / MOST_SAMPLED));
  let [a, b] = [text.length, 0x85ebca6b];
  for (let i = 0; i < text.length; i += step) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x5f356495) ^ (b >>> 15);
  }
  return (a >>> 0) * 0x100000 + (b >>> 12);
}
