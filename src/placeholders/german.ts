import type { Report } from '../core/errors.ts';
import { known } from './language.ts';

/** Tells whether texts are German, by the words that a German sentence hardly does without. */
export interface GermanCheck {
  /** Lines long enough to tell, and of them those that look German; of all documents so far. */
  readonly lines: number;
  readonly germanLines: number;
  /** Begins a document. */
  start(): { add(paragraph: string): void; finish(documentId: string, report?: Report): void };
}

/** A line with fewer words is a heading or a formula and tells nothing. */
const LEAST_WORDS = 5;
/** A line with so many words has one that tells German, if it is German. */
const ENOUGH_WORDS = 9;
/** A document with a smaller share of German lines is warned of. */
const LEAST_SHARE = 0.5;
/** Of each document this many paragraphs are looked at, and of each this many characters. */
const MOST_PARAGRAPHS = 200;
const MOST_CHARACTERS = 400;

export function createGermanCheck(): GermanCheck {
  let lines = 0;
  let germanLines = 0;
  return {
    get lines() {
      return lines;
    },
    get germanLines() {
      return germanLines;
    },
    start() {
      let seen = 0;
      let german = 0;
      let looked = 0;
      return {
        add(paragraph) {
          if (looked++ >= MOST_PARAGRAPHS) return;
          const verdict = looksGerman(paragraph);
          if (verdict === undefined) return;
          seen++;
          if (verdict) german++;
        },
        finish(documentId, report) {
          lines += seen;
          germanLines += german;
          if (seen === 0 || german >= LEAST_SHARE * seen) return;
          report?.({
            severity: 'warning',
            code: 'not-german',
            message: `${german} of ${seen} lines look German; the rules for placeholders know German only`,
            place: { documentId },
          });
        },
      };
    },
  };
}

/**
 * Whether a line looks German; `undefined` where it is too short to tell. A German sentence of a few words may do without any of
 * the words that tell ("Kosten trägt Kläger selbst"), so only a longer one without them is of another language.
 */
export function looksGerman(line: string): boolean | undefined {
  const words = line
    .slice(0, MOST_CHARACTERS)
    .split(/[\s.,;:!?()"„“]+/u)
    .filter((word) => /\p{L}{2}/u.test(word));
  if (words.length < LEAST_WORDS) return undefined;
  if (words.some((word) => known.sentenceWords.has(word.toLowerCase()) || known.sentenceSigns.test(word))) return true;
  return words.length < ENOUGH_WORDS ? undefined : false;
}
