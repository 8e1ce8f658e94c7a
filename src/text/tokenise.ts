import type { Token } from '../core/types.ts';
import { classifyPair, classOf, DIGIT, LETTER, MARK, PUNCTUATION, SPACE, SURROGATE } from './fold.ts';
import { packOf } from '../languages/index.ts';

// Written as they stand in a text, without the full stop. The first two lists hold for every language: none has a word that
// looks the same and often ends a sentence.

/** Titles and the like: what they belong to follows, so they never end a sentence. */
const NEVER_LAST =
  'Dr Dra Drs Mr Mrs Ms Mme Mlle Mgr Messrs Prof Profa Sra Sres Srta Sgt Capt Lt Col Gen Rev Hon Gov Sen Rep Pres Ing Lic ' +
  'Dipl Mag St Sta Ste Mt Ft vs approx resp incl bzw vgl evtl ggf Nr Tel Tfno Núm núm Pág pág Fig fig';

/** May end a sentence, but mostly do not: they do so only before a word that often begins one. */
const SELDOM_LAST =
  'Sr Jr Inc Ltd Corp Co Bros Univ Dept Hosp Apt Ave Avda Blvd Str Ctra etc usw Jan Feb Aug Sept Oct Nov Dec';

/** Not last where a number follows. */
const BEFORE_NUMBER =
  'no nos nº n° n p pp pág págs pàg s seite sid vol bd art fig nr sec ch chap cap kap room rm box ext';

const common = new Set([...NEVER_LAST.split(' '), ...SELDOM_LAST.split(' ')]);
const seldomLast = new Set(SELDOM_LAST.toLowerCase().split(' '));
const beforeNumber = new Set(BEFORE_NUMBER.split(' '));
const neverLast = new Map<string, ReadonlySet<string>>();

/** Whether a word, as written but without its full stop, is an abbreviation that keeps the stop in any language. */
function isAbbreviation(word: string): boolean {
  return common.has(word);
}

/** How readily a word, in lower case and without its full stop, ends a sentence. */
export function lastness(word: string, language: string): 'never' | 'seldom' | 'unless-number' | 'freely' {
  let set = neverLast.get(language);
  if (set === undefined) {
    const own = packOf(language)?.text?.neverLast ?? '';
    set = new Set(`${NEVER_LAST.toLowerCase()} ${own}`.split(' '));
    neverLast.set(language, set);
  }
  if (set.has(word)) return 'never';
  if (seldomLast.has(word)) return 'seldom';
  return beforeNumber.has(word) ? 'unless-number' : 'freely';
}

const APOSTROPHE = 0x27;
const RIGHT_QUOTE = 0x2019;
const DOT = 0x2e;

/**
 * Splits a text into tokens, in one linear pass and with no knowledge of the language. Every character that is not white
 * space (or invisible) is in exactly one token, and `text.slice(token.start, token.end) === token.text`.
 *
 * - A word is a run of letters, digits, marks and underscores, and goes on over what joins two of them: a hyphen
 *   (`well-known`, `2021-03-12`), `.` `,` `:` `/` between digits (`3.5`, `1,000`, `12:30`, `12/03/2021`), `·` between
 *   letters (`col·legi`), `@` (`jane.doe@example.org`), `&` between capitals (`R&D`).
 * - A full stop between letters joins after a single letter (`b.i.d.`, `U.S.`), before a lower-case letter
 *   (`www.example.org`) and before a single capital with its own stop (`Ph.D.`), so `Dr.Smith` are two tokens. A word
 *   keeps its final stop when it is a dotted acronym, a common abbreviation (`Dr.`, `Mrs.`, `approx.`) or an initial within
 *   a line (`J. Lind`).
 * - An apostrophe joins letters (`O'Brien`), but English clitics stand alone (`John` `'s`, `do` `n't`), and so do French
 *   and Catalan elisions (`l'` `hôpital`).
 * - A Chinese character is a token; so is each other mark of punctuation or symbol, with runs of one of `. - * = ~ ! ? # +`
 *   kept together.
 */
export function tokenise(text: string): Token[] {
  const offsets = tokenOffsets(text);
  return readTokens(text, offsets, 0, offsets.length / 2);
}

/** Letters alone before what {@link tokeniseEvenly} parts from them: dotted acronyms (`U.S.`) keep their stops. */
const LETTERS = /^\p{L}[\p{L}\p{M}]*$/u;
/** A number of up to three digits at the beginning of a word, and the hyphen after it: of an age or a day, which is labelled without the word or the letter of a sex ("81M"). */
const LEADING_NUMBER = /^\p{Nd}{1,3}(?=(-?)(?:\p{Ll}{2}|[FHMVW]$))/u;
/** An English clitic without its apostrophe. */
const PARTED_CLITIC = /^(?:s|re|ve|ll|d|m)$/iu;

/**
 * The tokens of {@link tokenise}, but that the stop or apostrophe at the end of a word is a token of its own (`M` `.`, `d` `'`), and so
 * are a number and the hyphen after it at its beginning (`72` `-` `year-old`, `58` `yo`, `81` `M`, `19` `th`); an English clitic is one also where it stands apart (`Mary 's`). So a text and the same text with blanks around its signs, as corpora of
 * tokens have it (`M . Lind`, `d ' Alger`), have the same tokens, and a tagger that has learned from the one knows the other.
 */
export function tokeniseEvenly(text: string): Token[] {
  const even: Token[] = [];
  for (const token of tokenise(text)) {
    const last = token.end - 1;
    const word = isStopOrApostrophe(text, last) ? token.text.slice(0, -1) : '';
    const before = even.at(-1);
    const number = LEADING_NUMBER.exec(token.text);
    if (number) {
      let at = token.start;
      for (const end of [at + number[0].length, at + number[0].length + (number[1] as string).length, token.end]) {
        if (end > at) even.push({ start: at, end, text: text.slice(at, end) });
        at = end;
      }
    } else if (LETTERS.test(word)) {
      even.push(
        { start: token.start, end: last, text: word },
        { start: last, end: token.end, text: text.charAt(last) },
      );
    } else if (before?.end === token.start && standsApart(text, before) && PARTED_CLITIC.test(token.text)) {
      even[even.length - 1] = { start: before.start, end: token.end, text: text.slice(before.start, token.end) };
    } else even.push(token);
  }
  return even;
}

function isStopOrApostrophe(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === DOT || unit === APOSTROPHE || unit === RIGHT_QUOTE;
}

/** Whether a token is an apostrophe after a blank. */
function standsApart(text: string, { start, end }: Token): boolean {
  if (end - start !== 1 || start === 0 || classOf(text.charCodeAt(start - 1)) !== SPACE) return false;
  return text.charCodeAt(start) !== DOT && isStopOrApostrophe(text, start);
}

/** The tokens of a text from one index to another, by the offsets of {@link tokenOffsets}. */
export function readTokens(text: string, offsets: Int32Array, first: number, until: number): Token[] {
  const tokens: Token[] = [];
  for (let i = first; i < until; i++) {
    const start = offsets[2 * i] as number;
    const end = offsets[2 * i + 1] as number;
    tokens.push({ start, end, text: text.slice(start, end) });
  }
  return tokens;
}

/** Collects where tokens start and end; one for all texts, because most are short. */
class Offsets {
  private values = new Int32Array(4096);
  private used = 0;

  add(start: number, end: number): void {
    if (this.used === this.values.length) {
      const larger = new Int32Array(this.used * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.used++] = start;
    this.values[this.used++] = end;
  }

  take(): Int32Array {
    const taken = this.values.slice(0, this.used);
    this.used = 0;
    if (this.values.length > 1 << 20) this.values = new Int32Array(4096);
    return taken;
  }
}

const found = new Offsets();

/**
 * Where the tokens of {@link tokenise} are: token `i` is `[offsets[2 * i], offsets[2 * i + 1])`. For those who look at few of
 * them: making objects and strings of all takes longer than finding them.
 */
export function tokenOffsets(text: string): Int32Array {
  const length = text.length;
  let i = 0;
  while (i < length) {
    const unit = text.charCodeAt(i);
    let kind = classOf(unit);
    if (kind === SPACE) {
      i++;
      continue;
    }
    let end = i + 1;
    if (kind === SURROGATE) {
      const point = text.codePointAt(i) as number;
      if (point > 0xffff) {
        kind = classifyPair(point);
        end = i + 2;
      } else kind = PUNCTUATION; // half a pair on its own
    }
    if (kind === LETTER || kind === DIGIT || kind === MARK) {
      i = addWord(text, i, found);
      continue;
    }
    if (kind === SPACE) {
      i = end;
      continue;
    }
    if (kind === PUNCTUATION && isRepeatable(unit)) while (end < length && text.charCodeAt(end) === unit) end++;
    end = skipMarks(text, end);
    found.add(i, end);
    i = end;
  }
  return found.take();
}

function isRepeatable(unit: number): boolean {
  // . - * = ~ ! ? # +
  return (
    unit === DOT || unit === 0x2d || unit === 0x2a || unit === 0x3d || unit === 0x7e || unit === 0x21 || unit === 0x3f ||
    unit === 0x23 || unit === 0x2b
  ); // prettier-ignore
}

/** Past the marks that follow a symbol: variation selectors, skin tones, and what a zero-width joiner joins to it. */
function skipMarks(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const point = text.codePointAt(end) as number;
    const width = point > 0xffff ? 2 : 1;
    const joined = point > 0x7f && end > from && text.charCodeAt(end - 1) === 0x200d;
    const kind = width === 2 ? classifyPair(point) : classOf(point);
    if (kind !== MARK && !(joined && kind === PUNCTUATION)) break;
    end += width;
  }
  return end;
}

/** Adds the word that starts at `start` (as one token, or more where clitics are split off) and returns where it ends. */
function addWord(text: string, start: number, tokens: Offsets): number {
  const length = text.length;
  let end = start;
  let apostrophe = -1; // of the first one
  let part = start; // where the part after the last full stop starts
  let acronym = true; // no part longer than two so far
  while (end < length) {
    const unit = text.charCodeAt(end);
    const kind = classOf(unit);
    if (kind === LETTER || kind === DIGIT || kind === MARK) {
      end++;
      continue;
    }
    if (kind === SURROGATE) {
      const point = text.codePointAt(end) as number;
      if (point <= 0xffff) break;
      const pair = classifyPair(point);
      if (pair !== LETTER && pair !== DIGIT && pair !== MARK) break;
      end += 2;
      continue;
    }
    if (kind !== PUNCTUATION || end === start || !joins(text, part, end, unit)) break;
    if (unit === APOSTROPHE || unit === RIGHT_QUOTE) {
      if (apostrophe < 0) apostrophe = end;
    } else if (unit === DOT) {
      acronym = acronym && end - part <= 2;
      part = end + 1;
    }
    end++;
  }
  if (end < length && text.charCodeAt(end) === DOT && keepsFinalDot(text, start, end, acronym ? part : start)) end++;
  if (apostrophe < 0) tokens.add(start, end);
  else addClitics(text, start, end, tokens);
  return end;
}

/** Whether the mark at `at` joins what stands before and after it. `part` is where the part of the word before it starts. */
function joins(text: string, part: number, at: number, unit: number): boolean {
  if (at + 1 >= text.length) return false;
  const next = classOf(text.charCodeAt(at + 1));
  const isWord = next === LETTER || next === DIGIT;
  if (!isWord) return false;
  const before = classOf(text.charCodeAt(at - 1));
  switch (unit) {
    case 0x2d: // hyphen-minus
    case 0x2010:
    case 0x2011:
    case 0x40: // @
      return true;
    case 0x2c: // ,
    case 0x3a: // :
    case 0x2f: // /
      return before === DIGIT && next === DIGIT;
    case 0xb7: // the middle dot of Catalan
    case 0x2027:
    case APOSTROPHE:
    case RIGHT_QUOTE:
      return before !== DIGIT && next === LETTER;
    case 0x26: // &
      return isCapital(text, at - 1) && isCapital(text, at + 1);
    case DOT:
      if (before === DIGIT || next === DIGIT) return before === DIGIT && next === DIGIT;
      if (at - part === 1 || !isCapital(text, at + 1)) return true;
      return at + 2 < text.length && text.charCodeAt(at + 2) === DOT;
    default:
      return false;
  }
}

function isCapital(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character !== character.toLowerCase();
}

/** Whether a word owns the full stop at `end`. `part` is where the last part of a dotted acronym starts, else `start`. */
function keepsFinalDot(text: string, start: number, end: number, part: number): boolean {
  const after = end + 1 < text.length ? text.charCodeAt(end + 1) : SPACE;
  if (after === DOT) return false; // an ellipsis
  const starts = classOf(text.charCodeAt(part)) === LETTER;
  if (part > start) return starts && end - part <= 2;
  const size = end - start;
  if (size === 1) return isCapital(text, start) && (after === 0x20 || classOf(after) === LETTER);
  return size <= 6 && starts && isAbbreviation(text.slice(start, end));
}

const CLITIC = /(?:n['’]t|['’](?:s|re|ve|ll|d|m))$/i;
const ELISION =
  /^(?:(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L}{2})|(?:[LDJMTSNC]|Qu|Jusqu|Lorsqu|Puisqu|Quoiqu)['’](?=\p{Ll}{2}))/u;

function addClitics(text: string, start: number, end: number, tokens: Offsets): void {
  const word = text.slice(start, end);
  const clitic = CLITIC.exec(word);
  const cut = clitic !== null && clitic.index > 0 ? start + clitic.index : end;
  const elision = ELISION.exec(word);
  const head = elision !== null && start + elision[0].length < cut ? start + elision[0].length : start;
  if (head > start) tokens.add(start, head);
  tokens.add(head, cut);
  if (cut < end) tokens.add(cut, end);
}
