import type { CharSpan } from '../core/types.ts';
import { packOf } from '../languages/index.ts';
import { stopWords } from '../resources/word-lists.ts';
import { lastness } from './tokenise.ts';
import { classOf, DIGIT, HAN, LETTER, SPACE } from './fold.ts';

const NOTHING = 0;
const LINE_BREAK = 1;
const STOP = 2;
const MARK = 3; // ! ? …
const FULL_WIDTH = 4; // 。！？

// What may end a sentence, by UTF-16 unit below U+3100; the two full-width marks above that are asked for by name.
const enders = new Uint8Array(0x3100);
for (const unit of [0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029]) enders[unit] = LINE_BREAK;
enders[0x2e] = STOP;
for (const unit of [0x21, 0x3f, 0x2026]) enders[unit] = MARK;
for (const unit of [0x3002, 0x61f]) enders[unit] = FULL_WIDTH;

function enderAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0x3100) return enders[unit] as number;
  return unit === 0xff01 || unit === 0xff1f || unit === 0xff61 ? FULL_WIDTH : NOTHING;
}

/**
 * Splits a text into sentences by rules, in one linear pass. The result depends on the text and the language alone, never on
 * the version of the runtime or its locale data. Each span is without white space around it, and none is empty; together
 * they hold every character that is no white space.
 *
 * Every line break ends a sentence, and so does `。` `！` `？`. A full stop, `!`, `?` or `…`, with the closing quotes and
 * brackets after it, ends one where white space and no lower-case letter follow, unless the stop belongs to an abbreviation
 * of the language, an initial, an ordinal where the language writes them so or the number of a list item.
 *
 * @param language BCP 47 code; decides about abbreviations, of which many have their own.
 */
export function splitSentences(text: string, language: string): CharSpan[] {
  const sentences: CharSpan[] = [];
  const length = text.length;
  let start = skipSpace(text, 0);
  let i = start;
  while (i < length) {
    const ender = enderAt(text, i);
    if (ender === NOTHING) {
      i++;
      continue;
    }
    let end = i;
    let next = i + 1;
    if (ender !== LINE_BREAK) {
      while (next < length && enderAt(text, next) >= STOP) next++;
      const closed = skipClosers(text, next);
      if (!endsSentence(text, start, i, next, closed, ender, language)) {
        i = closed;
        continue;
      }
      end = closed;
      next = closed;
    }
    addTrimmed(text, start, end, sentences);
    start = skipSpace(text, next);
    i = start;
  }
  addTrimmed(text, start, length, sentences);
  return sentences;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && classOf(text.charCodeAt(at)) === SPACE) at++;
  return at;
}

function addTrimmed(text: string, start: number, end: number, sentences: CharSpan[]): void {
  let last = end;
  while (last > start && classOf(text.charCodeAt(last - 1)) === SPACE) last--;
  if (last > start) sentences.push({ start, end: last });
}

function unitsOf(marks: string): ReadonlySet<number> {
  return new Set(Array.from({ length: marks.length }, (_, i) => marks.charCodeAt(i)));
}

const CLOSERS = unitsOf('"\'”’»›)]}」』）】》〉“‘');
const OPENERS = unitsOf('"\'“‘«‹([{„‚¿¡「『（【《〈-–—•*#>');

/** No sentence begins with these. */
const GOES_ON = unitsOf(',;.!?…)]');

function skipClosers(text: string, from: number): number {
  let at = from;
  while (at < text.length && CLOSERS.has(text.charCodeAt(at))) at++;
  return at;
}

/**
 * @param start of the sentence so far
 * @param mark where its first final mark stands
 * @param past after its last final mark
 * @param closed after the closing quotes and brackets that follow
 */
function endsSentence(
  text: string,
  start: number,
  mark: number,
  past: number,
  closed: number,
  ender: number,
  language: string,
): boolean {
  if (closed >= text.length) return true;
  if (ender === FULL_WIDTH) return true;
  const after = classOf(text.charCodeAt(closed));
  if (after !== SPACE) return after === HAN || runsOn(text, mark, closed, past);
  let next = closed;
  while (next < text.length && isBlankOrOpener(text, next)) next++;
  if (next >= text.length || enderAt(text, next) === LINE_BREAK) return true;
  if (GOES_ON.has(text.charCodeAt(next))) return false;
  if (isLower(text, next) && !isCasualEnd(text, mark, past, closed, ender, language)) return false;
  if (ender !== STOP || past > mark + 1 || mark === start) return true;
  return !belongsToWord(text, start, mark, next, language);
}

/** Writers who use no capitals: a mark outside quotes, or one stop after a word too long for an abbreviation. */
function isCasualEnd(
  text: string,
  mark: number,
  past: number,
  closed: number,
  ender: number,
  language: string,
): boolean {
  if (closed > past) return false;
  if (ender === MARK) return text.charCodeAt(mark) !== 0x2026;
  if (past > mark + 1) return false;
  let from = mark;
  while (from > 0 && isLower(text, from - 1)) from--;
  return mark - from >= 4 && lastness(text.slice(from, mark), language) === 'freely';
}

function isBlankOrOpener(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x3100 && enders[unit] === LINE_BREAK) return false;
  return classOf(unit) === SPACE || OPENERS.has(unit);
}

/** A forgotten space: `…left.Then…`, but not `Dr.Lind` or `example.Com`. */
function runsOn(text: string, mark: number, closed: number, past: number): boolean {
  if (closed !== past || past !== mark + 1 || mark < 3) return false;
  for (let at = mark - 3; at < mark; at++) if (!isLower(text, at)) return false;
  if (!isUpper(text, closed) || !(isLower(text, closed + 1) || text.charCodeAt(closed + 1) === 0x20)) return false;
  return true;
}

function isLower(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character !== character.toUpperCase() && character === character.toLowerCase();
}

function isUpper(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character !== character.toLowerCase();
}

/** Whether the full stop at `mark` belongs to the word before it, so that the sentence goes on with what stands at `next`. */
function belongsToWord(text: string, start: number, mark: number, next: number, language: string): boolean {
  // Tokenised text has a blank before every full stop: "M . R . Ryssdal".
  if (mark - 1 > start && text.charCodeAt(mark - 1) === 0x20)
    return belongsToToken(text, start, mark - 1, next, language);
  let from = mark;
  let dotted = false;
  while (from > start) {
    const unit = text.charCodeAt(from - 1);
    const kind = classOf(unit);
    if (unit === 0x2e) dotted = true;
    else if (kind !== LETTER && kind !== DIGIT && unit !== 0xb0 && unit !== 0xba) break;
    from--;
  }
  if (from === mark) return false;
  const word = text.slice(from, mark);
  if (/^\d+$/.test(word)) {
    if (from === start) return mark - from <= 3; // the number of a list item
    return packOf(language)?.text?.ordinalStop === true && mark - from <= 2 && !startsSentence(text, next, language); // am 3. Mai
  }
  if (dotted) return /^\p{L}{1,2}(?:\.\p{L}{1,2})+$/u.test(word) && !startsSentence(text, next, language);
  const readiness = lastness(word.toLowerCase(), language);
  if (mark - from === 1 && readiness === 'freely') return !startsSentence(text, next, language); // J. Lind, z. B.
  switch (readiness) {
    case 'never':
      return true;
    case 'seldom':
      return !startsSentence(text, next, language);
    case 'unless-number':
      return classOf(text.charCodeAt(next)) === DIGIT;
    case 'freely':
      return false;
  }
}

/** The same for a stop that stands apart: of an initial, or of an abbreviation that never is the last word. */
function belongsToToken(text: string, start: number, end: number, next: number, language: string): boolean {
  let from = end;
  while (from > start && classOf(text.charCodeAt(from - 1)) === LETTER) from--;
  if (from === end || (from > start && classOf(text.charCodeAt(from - 1)) !== SPACE)) return false;
  if (end - from === 1 && isUpper(text, from)) return !startsSentence(text, next, language);
  return lastness(text.slice(from, end).toLowerCase(), language) === 'never';
}

/** Whether the word at `at` is one that often begins a sentence: a stop word with a capital, and no initial. */
function startsSentence(text: string, at: number, language: string): boolean {
  if (!isUpper(text, at)) return false;
  let end = at + 1;
  while (end < text.length && classOf(text.charCodeAt(end)) === LETTER) end++;
  if (end - at > 12 || text.charCodeAt(end) === 0x2e) return false;
  if (end - at === 1 && text.startsWith(' .', end)) return false; // an initial in tokenised text
  return stopWords(language).has(text.slice(at, end).toLowerCase());
}
