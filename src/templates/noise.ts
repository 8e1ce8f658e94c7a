import type { Rng } from '../core/rng.ts';
import type { Document, Edit } from '../core/types.ts';
import type { Noise } from './plan.ts';

/** The kinds of typing noise, each with a probability: what it is the probability of is in {@link proposeNoise}. */
export const NOISE_KINDS = ['typo', 'run-on', 'upper', 'lower', 'accent'] as const satisfies readonly (keyof Noise)[];

/** Words of letters, blanks between words, and line ends. */
const UNIT = /[\p{L}\p{M}]+|(?<=\S) (?=\S)|\n/gu;
const LATIN = /^[\p{Script=Latin}\p{M}]+$/u;
const MIN_LENGTH = 4;

/** Rows of a keyboard: neighbours are hit by mistake. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * The edits that make a text look hurriedly typed, as the notes of primary care do: `typo` (a letter left out, doubled, hit
 * beside or swapped with the next; per word of four letters or more), `run-on` (a blank left out; per blank), `upper` (per
 * line), `lower` (a capital left out; per word that has one in front), `accent` (left out; per word that has one).
 *
 * No edit crosses the border of an entity, so that `applyEdits` keeps every label.
 */
export function proposeNoise({ text, entities }: Document, noise: Partial<Noise>, rng: Rng): readonly Edit[] {
  const { typo = 0, 'run-on': runOn = 0, upper = 0, lower = 0, accent = 0 } = noise;
  const edits: Edit[] = [];
  const borders = entities.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  let border = 0;
  let isUpper = upper > 0 && rng.chance(upper);
  for (const match of text.matchAll(UNIT)) {
    const [unit] = match;
    const start = match.index;
    if (unit === '\n') {
      isUpper = upper > 0 && rng.chance(upper);
      continue;
    }
    const end = start + unit.length;
    if (unit === ' ') {
      if (runOn > 0 && rng.chance(runOn)) edits.push({ start, end, replacement: '' });
      continue;
    }
    // A word is cut where an entity starts or ends in it.
    let from = start;
    while (from < end) {
      while ((borders[border] ?? Infinity) <= from) border++;
      const to = Math.min(borders[border] ?? end, end);
      const word = text.slice(from, to);
      let written = word;
      if (typo > 0 && word.length >= MIN_LENGTH && LATIN.test(word) && rng.chance(typo)) written = mistype(word, rng);
      if (accent > 0 && !isPlain(written) && LATIN.test(written) && rng.chance(accent)) written = dropAccents(written);
      if (isUpper) written = written.toUpperCase();
      else if (lower > 0 && hasCapital(written) && rng.chance(lower)) written = written.toLowerCase();
      if (written !== word) edits.push({ start: from, end: to, replacement: written });
      from = to;
    }
  }
  return edits;
}

function mistype(word: string, rng: Rng): string {
  const letters = [...word];
  const at = 1 + rng.int(letters.length - 2); // the first and the last letter are seldom wrong
  const letter = letters[at] as string;
  switch (rng.int(4)) {
    case 0:
      letters.splice(at, 1);
      break;
    case 1:
      letters.splice(at, 0, letter);
      break;
    case 2:
      letters[at] = neighbour(letter, rng);
      break;
    default:
      letters.splice(at, 2, letters[at + 1] as string, letter);
  }
  return letters.join('');
}

function neighbour(letter: string, rng: Rng): string {
  const lower = letter.toLowerCase();
  const row = ROWS.find((keys) => keys.includes(lower));
  if (row === undefined) return letter;
  const at = row.indexOf(lower);
  const other = row.charAt(at === 0 || (at < row.length - 1 && rng.chance(0.5)) ? at + 1 : at - 1);
  return letter === lower ? other : other.toUpperCase();
}

function dropAccents(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0));
  return plain.normalize('NFC');
}

function isPlain(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) > 0x7f) return false;
  return true;
}

function hasCapital(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLowerCase();
}
