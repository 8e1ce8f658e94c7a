import { obtain } from '../core/collections.ts';
import { isWithinErrors } from '../core/edit-distance.ts';
import { unitAt } from '../core/units.ts';
import { fold } from './fold.ts';

/**
 * How a text is nearly another: `same` but for case, accents and signs; its telling words in another `order`, or between other words that
 * tell nothing; cut into words at other places (`spacing`); a `spelling` that differs by a letter or two.
 */
export type NearCopy = 'same' | 'order' | 'spacing' | 'spelling';

/**
 * From so many letters on one error makes a near copy of a word, and two: "defense" and "defence", "theophilus" and "teofilus". Of
 * shorter words none is a near copy: by chance a word of four letters is one error away from some other of any list of names ("Ann", "Anna").
 */
const ONE_ERROR = 5;
const TWO_ERRORS = 9;
/** From so many figures on a number is a near copy of one that differs in one of them. */
const FIGURES = 7;

const WORDS = /[\p{L}\p{M}]+|\p{Nd}+/gu;
const ONE_WORD = /^\p{L}+$/u;
const FIGURE = /^\p{Nd}/u;
const FIGURES_ONLY = /^\p{Nd}+$/u;
const BLANKS = /[^\p{L}\p{Nd}]+/gu;

/**
 * Whether a surrogate is nearly what it was written over, so that a reader of it knows the original. Words that both have are left out, then the
 * rest is compared as a whole, and word by word.
 *
 * @param tells whether a folded word tells of whom or what a text is; what only says of what kind it is ("Hospital", "of") is left out.
 * @returns `undefined` for texts that are not near.
 */
export function nearCopy(source: string, copy: string, tells?: (word: string) => boolean): NearCopy | undefined {
  return nearCopyOf(readCopy(source, tells), readCopy(copy, tells), tells);
}

/** A text that is compared with copies; read once where it is compared with many. */
export class CopyText {
  readonly folded: string;
  readonly isWord: boolean;
  private readonly tells: ((word: string) => boolean) | undefined;
  private telling: readonly string[] | undefined;
  private letters: string | undefined;

  constructor(text: string, tells: ((word: string) => boolean) | undefined) {
    this.folded = fold(text);
    this.isWord = ONE_WORD.test(this.folded);
    this.tells = tells;
    this.telling = undefined;
    this.letters = undefined;
  }

  /** Those that tell. */
  words(): readonly string[] {
    return (this.telling ??= wordsOf(this.folded, this.tells));
  }

  /** Its letters and figures alone. */
  joined(): string {
    return (this.letters ??= this.folded.replaceAll(BLANKS, ''));
  }
}

/** @param tells as for {@link nearCopy}. */
export function readCopy(text: string, tells?: (word: string) => boolean): CopyText {
  return new CopyText(text, tells);
}

/** {@link nearCopy} of texts that were read with the same `tells`. */
export function nearCopyOf(source: CopyText, copy: CopyText, tells?: (word: string) => boolean): NearCopy | undefined {
  const [from, to] = [source.folded, copy.folded];
  if (from === to) return 'same';
  if (source.isWord && copy.isWord) return isNearWord(from, to) && tells?.(from) !== false ? 'spelling' : undefined;
  const [own, other] = [source.words(), copy.words()];
  if (own.length === other.length && own.every((word, i) => word === other[i])) {
    if (source.joined() === copy.joined()) return own.length > 0 ? 'same' : undefined;
    // What says of what kind it is may stand elsewhere: "Worth, Fort".
    return source.joined().length === copy.joined().length && haveSameWords(from, to) ? 'order' : undefined;
  }
  if (own.length === 0 || other.length === 0) return undefined;
  const [ownRest, otherRest] = [without(own, other), without(other, own)];
  if (ownRest.length === 0 && otherRest.length === 0) return 'order';
  if (from.length >= ONE_ERROR && source.joined() === copy.joined()) return 'spacing';
  if (ownRest.length === 0 || otherRest.length === 0) return undefined;
  const [joined, otherJoined] = [ownRest.join(''), otherRest.join('')];
  if (joined === otherJoined) return joined.length >= ONE_ERROR ? 'spacing' : undefined;
  if (isSplit(ownRest, otherRest) || isSplit(otherRest, ownRest)) return 'spacing';
  if (isNearWord(joined, otherJoined)) return 'spelling';
  // The groups of a number are one.
  if (FIGURES_ONLY.test(joined) && FIGURES_ONLY.test(otherJoined)) return isNearWord(figuresOf(own), figuresOf(other)) ? 'spelling' : undefined; // prettier-ignore
  if (ownRest.length === 1 && otherRest.length === 1) return undefined;
  return haveNearWords(new Set(ownRest), new Set(otherRest)) ? 'spelling' : undefined;
}

/** Whether a word of one set is near a word of the other. Of many, only those are compared that are the same text once a letter or two are left out. */
function haveNearWords(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const candidatesOf = words.size * others.size > FEW_PAIRS ? indexByDeletions(others) : () => others;
  for (const word of words) for (const other of candidatesOf(word)) if (isNearWord(word, other)) return true;
  return false;
}

const FEW_PAIRS = 4096;
/** A longer word has too many texts that it could be: of such words there are few, and each is compared. */
const LONG = 40;

function indexByDeletions(words: ReadonlySet<string>): (word: string) => readonly string[] {
  const long = [...words].filter(({ length }) => length > LONG - 2);
  const index = new Map<string, string[]>();
  for (const word of words)
    for (const rest of word.length > LONG ? [] : deletionsOf(word)) {
      obtain(index, rest, () => []).push(word);
    }
  return (word) => (word.length > LONG ? long : [...deletionsOf(word)].flatMap((rest) => index.get(rest) ?? []).concat(word.length > LONG - 2 ? long : [])); // prettier-ignore
}

/** A word, as it is and with what sounds alike written alike, without as many letters as it may have errors: words near each other share one. */
function deletionsOf(word: string): ReadonlySet<string> {
  const all = new Set([word, soundsAlike(word)]);
  if (word.length < ONE_ERROR) return all;
  for (let errors = word.length < TWO_ERRORS ? 1 : 2; errors > 0; errors--)
    for (const one of Array.from(all)) for (let i = 0; i < one.length; i++) all.add(one.slice(0, i) + one.slice(i + 1)); // it grows meanwhile
  return all;
}

const soundsAlike = (word: string): string => word.replaceAll('ph', 'f').replaceAll('th', 't');

const figuresOf = (words: readonly string[]): string => words.filter((word) => FIGURE.test(word)).join('');

/**
 * Whether two folded words, or numbers, are the same or near each other by the number of errors that their length allows; "ph" is as good as "f", "th" as "t".
 */
export function isNearWord(a: string, b: string): boolean {
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  if (length < ONE_ERROR || Math.abs(a.length - b.length) > 2) return false;
  if (FIGURE.test(a) || FIGURE.test(b)) return length >= FIGURES && a.length === b.length && isWithinErrors(a, b, 1);
  if (a.includes('ph') || a.includes('th') || b.includes('ph') || b.includes('th')) {
    const [plain, other] = [soundsAlike(a), soundsAlike(b)];
    if (plain !== a || other !== b) return plain === other || isWithinLength(plain, other) || isWithinLength(a, b);
  }
  return isWithinLength(a, b);
}

/** Whether words differ by as many errors as their length allows. */
function isWithinLength(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  if (length < ONE_ERROR) return false;
  return length < TWO_ERRORS ? isWithinErrors(a, b, 1) : differ(a, b) <= 4 && isWithinErrors(a, b, 2);
}

/** Letters and figures of near copies, as a set of 32, that one has and the other has not: no more than so many. */
const MOST_APART = 6;

/**
 * Whether two texts may be near as wholes, at a glance: most are not. Of texts that have only a word near each other in them it tells nothing.
 */
export function mayBeNear(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= MOST_APART && differ(a, b) <= MOST_APART;
}

/** How many letters and figures, told apart as 32, one text has and the other has not: two at most for each error. */
function differ(a: string, b: string): number {
  let count = 0;
  for (let apart = signsOf(a) ^ signsOf(b); apart !== 0; apart &= apart - 1) count++;
  return count;
}

function signsOf(text: string): number {
  let signs = 0;
  for (let i = 0, { length } = text; i < length; i++) signs |= 1 << (unitAt(text, i) & 31);
  return signs;
}

function wordsOf(folded: string, tells: ((word: string) => boolean) | undefined): readonly string[] {
  const words = folded.match(WORDS) ?? [];
  return tells === undefined ? words : words.filter(tells);
}

const haveSameWords = (folded: string, other: string): boolean =>
  [folded, other].map((text) => wordsOf(text, undefined).toSorted().join(' ')).every((words, _, [first]) => words === first); // prettier-ignore

/** So few words are found faster without a table. */
const FEW_WORDS = 8;

/** The words of a list that another does not have, each as often as it has more of it. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  if (others.length <= FEW_WORDS) {
    const left = [...others];
    return words.filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  }
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0;
  });
}

/** Whether two neighbours of one list are one word of the other. */
function isSplit(parts: readonly string[], others: readonly string[]): boolean {
  if (parts.length < 2) return false;
  const wholes = new Set(others);
  return parts.some((part, i) => {
    const joined = part + (parts[i + 1] ?? '');
    return i + 1 < parts.length && joined.length >= ONE_ERROR && wholes.has(joined);
  });
}
