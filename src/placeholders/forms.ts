import { isDigit } from '../core/units.ts';
import type { PlaceholderLabel } from './labels.ts';
import { known } from './language.ts';
import { cueOf, labelOfNoun } from './letters.ts';
import { labelOfRest, shapeOf } from './shapes.ts';

/**
 * What a candidate looks like. Of the thesis's list (A.1): special ellipses, same characters, single-letter addresses; plain
 * ellipses and single letters. Beyond it, as real courts write: two or three letters ("Gr", "Ts.", "XX"), a letter with a number
 * ("W1"), initials in one ("A.G."), a letter joined to a word ("Kstraße", "K.straße", "M-GmbH"), masked numbers ("xx.xx.2010"), letters
 * with a blank ("A*****", "X.________", "M*****straße", "*****gasse"), a lone asterisk, words with a number ("Name1", "Zeugin 2"), words and letters
 * in brackets ("[Ort]", "<Ort>", "(Name)"), letters with what is left out in brackets ("K[…]", "…[A]"), hidden days of a month ("xx. März 2012"), names of
 * patterns ("Mustermann"), words of which a part is hidden ("Lxx", "W…-Stiftung", "D.er", "Bau-…": see `shapes.ts`); and what only a word before tells for a number: hidden in part ("R-…/2014", "WVW…"), noughts.
 */
export type Form =
  | 'ellipsis'
  | 'special-ellipsis'
  | 'letter'
  | 'letters'
  | 'letter-number'
  | 'initials'
  | 'joined'
  | 'same-letter'
  | 'blank-letter'
  | 'blank'
  | 'numbered'
  | 'bracketed'
  | 'word-in-brackets'
  | 'cut'
  | 'shape'
  | 'adjective'
  | 'compound'
  | 'day'
  | 'stock'
  | 'aged'
  | 'house'
  | 'odd'
  | 'year'
  | 'part-hidden'
  | 'noughts'
  | 'mask'
  | 'url'
  | 'email';

/** An element that may be a placeholder by its looks: its span without brackets, quotes and closing punctuation. */
export interface Candidate {
  readonly form: Form;
  readonly start: number;
  readonly end: number;
  /** Where the element goes on to without hiding anything: the genitive of "K.s", the rest of "K.s-Brüder". */
  readonly until?: number;
}

/** Heads that may be written without a hyphen: "Kstraße". */
const JOINED_HEADS: ReadonlySet<string> = new Set(
  [...known.heads.keys()].filter(
    (head) => !known.notJoined.has(head) && !known.notJoined.has(head.replace(known.genitive, '')),
  ),
);
const OPENING = new Set([...'([{<"„“»«‚‘›‹\''].map((mark) => mark.charCodeAt(0)));
const CLOSING = new Set([...')]}>,;:!?"“”»«‘’›‹\''].map((mark) => mark.charCodeAt(0)));

const QUOTES = new Set([...'"„“»«‚‘'].map((mark) => mark.charCodeAt(0)));

const SAME = /^(\p{L})\1{2,}(?:-\p{L}{2,})?\.?$/iu;
const NUMERAL = /^(?:I{3}|i{3}|w{3})(?:\.|-\p{L}+)?$/u;
/** "--", "-----": dashes in place of a word. */
const DASHES = /^[-–]{2,8}\.?$/u;
/** "xx-jähriger", "..jährige": how old, and what the language says of it. */
const HIDDEN_AGE = /^(?:[xX]{1,2}|\*{1,2}|_{1,2}|\.{2,3}|…|-{2}|\d[xX*_]|0{1,2})(?=-?\p{L})/u;
/** "7x": the letter of a house. */
const HOUSE = /^\d{1,3}x$/u;
/** "02": a year that is counted from one. */
const COUNTED_YEAR = /^0[1-9]$/u;
const MASK = /^(?![\d,./–-]+x$)(?=.*(?:[xX*_…]|\.{3}))[\dxX*_.,:/…+()'’-]{3,}$/u;
/** "8….", "19..", "2…": digits, and what is hidden of the number. */
const REST_HIDDEN = /^\d{1,4}(?:…\.?|\.{2,4}|[xX]{2,}|[yY]{2,}|[zZ]{2,}|\*{1,}|_{1,})$/u;
/** "00.00.1946", "########", "000/000000", "00000", and with the letter in place of the nought: "OO.OO.OOOO", "OO-OO". */
const FULL_MASK =
  /^(?:-{1,2}\.-{1,2}\.(?:\d{2}|\d{4}|-{2,4})|-{2,}(?:\/-{2,})+|0{1,2}\.0{1,2}\.(?:\d{2}|\d{4})|[XYxy]\.[XYxy]\.(?:\d{2}|\d{4}|[XYZ]{2,4})|xx\.yy\.(?:\d{2}|\d{4})|XX\.YY\.(?:\d{2}|\d{4}|ZZZZ)|#{4,}|0{2,}(?:[/-]0{1,}){1,3}|0{3,}\/\d{2}|0{5,}|O{2}\.O{2}\.O{2}(?:O{2})?|O{2,3}-O{1,2}|[XY]{1,3}-(?:[XYZ]{2,3}|[XYZ])|n{1,3}(?:[.,]n{2,3})+)\.?$/u;
/** Letters and the asterisks or underscores that stand for the rest of the name: one mark after single letters, two or more after "Sch". */
const BLANKED =
  /^(?:(?:\p{Lu}\.?){1,3}[*_]|\p{Lu}\p{Ll}{1,2}\*|(?:\p{Lu}\p{Ll}{0,2}\.?){1,3}(?:\*{2,}|_{2,})(?:-?(\p{L}{3,}|er))?)\.?$/u;
const ASTERISK = /^(?:\*{1,2}|__)\.?$/u;
/** Longer lines of underscores are a form's, to be filled in. */
const LONGEST_BLANK = 12;
const LINE = /^_+$/u;
const NUMBERED = /^(\p{Lu}\p{Ll}{2,})[_-]?\d{1,3}$|^(\p{Lu}\p{Ll}{2,}) \d{1,2}$/u;
/** "[A]", "[Kläger]", "[Zeugin 1]", "[Ort_2]", "[Name des Zeugen]": what is in brackets is the span. */
const BRACKETED = /^\[(\p{Lu}\p{L}*)(?:[ _-]?(?:\d{1,3}|\p{Lu}\.?)| de[rs] \p{L}+|(?: \p{Lu}\p{L}+){1,2})?\](?!\p{L})/u;
/** "<Ort>", "(Name)", "(Name des Zeugen)": round ones may hold an explanation, so fewer words are taken there. */
const IN_BRACKETS =
  /^(?:[<{](\p{Lu}\p{L}*)(?:[ _-]?(?:\d{1,3}|\p{Lu}))?(?: (?:de[rs] )?\p{Lu}\p{L}+)?[>}]|\((\p{Lu}\p{Ll}+)(?: de[rs] \p{L}+)?\))(?!\p{L})/u;
/** "K[…]", "A(...)straße", "…[A]": with what is left out in brackets. */
const CUT =
  /^(?:[[(](?:…|\.{3,}|[xX*_]+)[\])]-?(\p{L}{3,})|\p{Lu}\p{Ll}{0,2}\.?(?:\[(?:…|\.{3})\]|\((?:…|\.{3})\))(?:-?(\p{L}{3,}))?|(?:…|\.{3})\[\p{Lu}{1,3}\d?\])(?!\p{L})/u;
/** "*****gasse", "*-Markt", "____straße": what is hidden, and the head of the name. */
const LEADING = /^(?:\*{1,}|_{2,}|[▒█■]{2,})-?(\p{L}{3,}\.?)$/u;
/** A number of letters, digits and signs of which a part is hidden. */
const PART_HIDDEN =
  /^(?=.*(?:…|\.{3}|[xX]{2}|\*{2}|_{2}|[▒█■]{2}|[A-Z]{1,3}-[A-Z]{1,2}$))(?=.*[\p{Lu}\d*…/])@?[\p{L}\d*_…▒█■./:()+-]{2,}$/u;
/** What stands for a day of the month before its name. */
const HIDDEN_DAY = /^(?:[xX]{1,2}|0{1,2}|\*{1,2}|_{1,2}|…|\.{3}|\d[xX*_…])\.?$/u;
/** "2. … 2018": a day and a year whose month is hidden. */
const HIDDEN_MONTH = /^\s(?:…|\.{3}|[xX]{2,}|\*{2,}|_{2,})\s(?:19|20)(?:\d\d|[xX*_]{2})(?![\p{L}\d])/u;
const AFTER_DAY = /^\s(\p{Lu}\p{Ll}{2,}\.?)(?:\s(?:\d{4}|[xX*_]{2,4}|…|\.{3})(?![\p{L}\d]))?/u;
const NUMBERED_LETTER = /^\p{Lu}\d{1,2}\.$/u;
const NOUGHTS = /^0{2,4}\.?$/u;
/** How long what is in brackets may be. */
const MOST_IN_BRACKETS = 40;
/** A letter or two whose full stop another follows, which ends the sentence: "Frau S.." */
const STOPPED_TWICE = /^\p{Lu}\p{Ll}{0,2}\.\.$/u;
/** "f...com" */
const CUT_URL = /^\p{Ll}{1,3}(?:…|\.{3,})\.?(?:com|de|at|ch|net|org|eu)$/u;
const URL =
  /^(?:https?:\/\/(?:www\.)?|www\.)(?:\p{L}|x{2,}|[\p{L}\d.-]*[[(]?(?:…|\.{3}|\*+|_{2,})[\])]?[\p{L}\d.-]*)(?:\.\p{L}{2,6})?\/?$/iu;
const EMAIL =
  /^(?:[\p{L}\d._…*-]+@(?:\p{L}|x{2,}|[\p{L}\d.]*(?:…|\.{3}|\*+|_{2,})[\p{L}\d.]*)(?:\.\p{L}{2,6})?|(?:\p{L}|x{2,}|[\p{L}\d.]*(?:…|\.{3}|\*+|_{2,})[\p{L}\d.]*)@[\p{L}\d.*-]+)$/iu;
/** "x.xxxxx@gmx.net", "[...]@web.de": nothing is left of the account. */
const MASKED_EMAIL = /^[([]?(?:[xXyYzZ]{1,}(?:[._-][xXyYzZ]{2,})+|(?:…|\.{3}|\*+|_+)[\])]?)@[\p{L}\d.*…_()[\]-]{2,}$/u;
const SPECIAL = /^(?:(?:…\.?|\.{3,})-?\p{L}{2,}\.?|\p{L}(?:…|\.{3,}))$/u;
const ELLIPSIS = /^(?:…\.{0,2}|\.{3,10})$/u;
const INITIALS = /^(?:\p{Lu}\p{Ll}?\.-?){2,}$/u;
const CAPITALS = /^(?:[XYZN]{2,3}|(?!II)(\p{Lu})\1)$/u;
const SHORT =
  /^(?:\p{Lu}\p{Ll}{1,2}\.?|[XYZN]{2,3}|(?!II)(\p{Lu})\1|ABC?|BC|CD|EF|FG|GH|HI|IJ|JK|KL|LM|MN|NO|OP|PQ|QR|RS|ST|TU|UV|VW|WX)$/u;
/** A letter with a full stop or an apostrophe, and the head of a name: "B.str.", "K'straße", "Sch.weg". */
const POINTED = /^(?:\p{Lu}\p{Ll}{0,2}[.'’´`]-?){1,3}(\p{L}{3,}\.?)$/u;
const JOINED = /^(?:\p{Lu}\p{Ll}?\.-)?\p{Lu}(?:\p{Ll}?\.?|\p{Ll}{2}\.|\d{1,2})-(?:\p{L}[\p{L}.-]*)?$/u;

/** What the element at `[start, end)` looks like, or `undefined` where it looks like no placeholder. The innermost loop: most words leave early. */
export function findForm(text: string, start: number, end: number): Candidate | undefined {
  // "„[Gruppenname]“"
  if (text.charCodeAt(start + 1) === 0x5b && QUOTES.has(text.charCodeAt(start))) return findForm(text, start + 1, end);
  if (text.charCodeAt(start) === 0x5b) {
    const inner = BRACKETED.exec(text.slice(start, start + MOST_IN_BRACKETS));
    if (inner !== null) return { form: 'bracketed', start: start + 1, end: start + inner[0].length - 1 };
  }
  const opening = text.charCodeAt(start);
  if (opening === 0x5b || opening === 0x28 || opening === 0x3c || opening === 0x7b) {
    const bracketed = inBrackets(text, start, end);
    if (bracketed !== undefined) return bracketed;
  }
  if (opening === 0x3c || opening === 0x28 || opening === 0x7b) {
    const inner = IN_BRACKETS.exec(text.slice(start, start + MOST_IN_BRACKETS));
    const word = inner?.[1] ?? inner?.[2];
    if (inner !== null && word !== undefined && standsFor(word, inner[1] !== undefined) !== undefined)
      return { form: 'word-in-brackets', start: start + 1, end: start + inner[0].length - 1 };
  }
  let from = start;
  let to = end;
  while (from < to && OPENING.has(text.charCodeAt(from))) from++;
  while (from < to && CLOSING.has(text.charCodeAt(to - 1))) to--;
  // The sentence ends after the bracket or the quotation: "A“.", "…).".
  if (to - from > 2 && text.charCodeAt(to - 1) === 0x2e && CLOSING.has(text.charCodeAt(to - 2))) {
    to--;
    while (from < to && CLOSING.has(text.charCodeAt(to - 1))) to--;
  }
  if (to - from <= 5 && text.charCodeAt(to - 2) === 0x2e && STOPPED_TWICE.test(text.slice(from, to))) to--;
  const length = to - from;
  if (length === 0) return undefined;
  const first = text.charCodeAt(from);
  const amount = amountEnd(text, from, to);
  if (amount !== undefined) {
    const hidden = findForm(text, from, amount);
    return hidden && { ...hidden, until: to };
  }
  const genitive = genitiveAt(text, from, text.charCodeAt(to - 1) === 0x2e && to - from > 3 ? to - 1 : to);
  if (genitive !== undefined) {
    const owner = findForm(text, from, genitive);
    if (owner !== undefined && owner.end === genitive) return { ...owner, until: to };
  }
  const cut = cutAt(text, from, end);
  if (cut !== undefined) return cut;
  if (length <= 4) {
    const day = dayAt(text, from, to);
    if (day !== undefined) return day;
  }
  if (length <= 2) {
    if (length === 1) {
      if (first === 0x2a) return { form: 'blank', start: from, end: to };
      if (first === 0x30) return { form: 'noughts', start: from, end: to };
      return isLetter(first) ? { form: 'letter', start: from, end: to } : ellipsis(text, from, to);
    }
    if (first === 0x30 && NOUGHTS.test(text.slice(from, to))) return { form: 'noughts', start: from, end: to };
    const second = text.charCodeAt(from + 1);
    if (second === 0x2e) {
      if (first === 0x2a) return { form: 'blank', start: from, end: from + 1 };
      if (first === 0x2026) return { form: 'ellipsis', start: from, end: from + 1 };
      if (first === 0x2e) return { form: 'ellipsis', start: from, end: to };
      return isLetter(first) ? { form: 'letter', start: from, end: to } : undefined;
    }
  }
  if (first === 0x30 && length <= 3) {
    const stop = length === 3 && text.charCodeAt(to - 1) === 0x2e ? to - 1 : to;
    if (COUNTED_YEAR.test(text.slice(from, stop))) return { form: 'year', start: from, end: stop };
  }
  const age = ageAt(text, from, to);
  if (age !== undefined) return age;
  const seen = survey(text, from, to);
  if (seen === 0) return isCapital(first) ? findWord(text, from, to) : undefined;
  const form = nameForm(text.slice(from, to), seen);
  if (form === undefined || form === 'part-hidden') {
    const shape = shapeOf(text.slice(from, to));
    if (shape !== undefined) return { form: SHAPE_FORMS[shape.kind], start: from, end: from + shape.length };
  }
  if (form !== undefined) {
    // The full stop after "xxxx." or "A-Straße." ends the sentence.
    const isWhole =
      form === 'part-hidden' ||
      form === 'same-letter' ||
      (form === 'mask' && FULL_MASK.test(text.slice(from, to))) ||
      form === 'blank-letter' ||
      form === 'blank' ||
      form === 'noughts';
    const stops = (isWhole || (form === 'joined' && to - from > 4)) && text.charCodeAt(to - 1) === 0x2e;
    return { form, start: from, end: stops ? to - 1 : to };
  }
  return isCapital(first) ? findWord(text, from, to) : undefined;
}

const DOTS = 1;
const RUN = 2;
const AT = 4;
const WEB = 8;
const HYPHEN = 16;
const MASKED = 32;
const STOPS = 64;
const BLANKS = 128;
const ZEROS = 256;
/** A hyphen near a full stop at the end, or a sign between letters: "Estrich-K.", "A&B". */
const ENDS = 512;

/** Which telling signs the element has, in one pass. */
function survey(text: string, from: number, to: number): number {
  let seen = 0;
  let previous = 0;
  let run = 1;
  let digit = false;
  let masked = false;
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    const folded = unit >= 0x41 && unit <= 0x5a ? unit + 32 : unit;
    if (folded === previous) {
      if (unit === 0x2e) seen |= DOTS;
      else if (unit === 0x30) seen |= ZEROS;
      else if (++run >= 3 && !(unit >= 0x30 && unit <= 0x39)) seen |= folded === 0x77 ? WEB : RUN;
      if (folded === 0x78 || unit === 0x2a || unit === 0x5f) masked = true;
    } else run = 1;
    if (unit === 0x2a || unit === 0x5f || isBar(unit)) seen |= BLANKS;
    if (unit === 0x2026) seen |= DOTS;
    else if (unit === 0x40) seen |= AT;
    else if (unit === 0xae || unit === 0x2122 || unit === 0x26 || unit === 0x2b || unit === 0x2f) seen |= ENDS;
    else if (unit === 0x3a) seen |= WEB;
    else if (unit >= 0x30 && unit <= 0x39) digit = true;
    else if (unit === 0x2d && i <= from + 4) seen |= HYPHEN;
    else if (unit === 0x2d && i >= to - 5) seen |= ENDS;
    else if (isStop(unit) && i < to - 1 && i <= from + 3) seen |= STOPS;
    else if (
      unit >= 0x78 &&
      unit <= 0x7a &&
      i > from &&
      text.charCodeAt(i - 1) >= 0x30 &&
      text.charCodeAt(i - 1) <= 0x39
    )
      masked = true;
    previous = folded;
  }
  return masked || (digit && (seen & DOTS) !== 0) ? seen | MASKED : seen;
}

function nameForm(core: string, seen: number): Form | undefined {
  if ((seen & DOTS) !== 0) {
    if (ELLIPSIS.test(core)) return 'ellipsis';
    if (CUT_URL.test(core)) return 'url';
    if (SPECIAL.test(core)) return 'special-ellipsis';
  }
  if ((seen & AT) !== 0 && (EMAIL.test(core) || MASKED_EMAIL.test(core))) return 'email';
  if ((seen & (WEB | DOTS)) !== 0 && URL.test(core)) return 'url';
  if ((seen & RUN) !== 0 && SAME.test(core) && !NUMERAL.test(core)) return 'same-letter';
  if ((seen & BLANKS) !== 0) {
    if (BLANKED.test(core)) return 'blank-letter';
    if (ASTERISK.test(core)) return 'blank';
    if (leadingHead(core) !== '') return 'blank-letter';
    if (core.length > LONGEST_BLANK && LINE.test(core)) return undefined;
  }
  if ((seen & HYPHEN) !== 0 && DASHES.test(core)) return 'blank';
  if ((seen & MASKED) !== 0 && HOUSE.test(core)) return 'house';
  if ((seen & ZEROS) !== 0 && NOUGHTS.test(core)) return 'noughts';
  if ((seen & (RUN | STOPS | HYPHEN | ZEROS)) !== 0 && FULL_MASK.test(core)) return 'mask';
  if ((seen & (MASKED | RUN)) !== 0 && MASK.test(core) && /[\d*_]|[xX…]{2,}/u.test(core)) return 'mask';
  if ((seen & (DOTS | BLANKS | MASKED)) !== 0 && REST_HIDDEN.test(core)) return 'mask';
  if ((seen & STOPS) !== 0 && known.dateForms.has(core)) return 'day';
  if ((seen & STOPS) !== 0 && INITIALS.test(core)) return 'initials';
  if ((seen & HYPHEN) !== 0 && JOINED.test(core)) return 'joined';
  if ((seen & STOPS) !== 0 && pointedHead(core) !== undefined) return 'joined';
  if (
    (seen & (DOTS | BLANKS | RUN | MASKED | HYPHEN)) !== 0 &&
    core.length > 2 &&
    PART_HIDDEN.test(core) &&
    !SHORT.test(core)
  )
    return 'part-hidden';
  return undefined;
}

/** Where an amount ends before the dashes in place of its cents: "….--", "...,-". */
function amountEnd(text: string, from: number, to: number): number | undefined {
  if (
    text.charCodeAt(to - 1) !== 0x2d ||
    text.charCodeAt(from) === 0x2d ||
    to - from < 3 ||
    isLetter(text.charCodeAt(from)) ||
    isDigit(text.charCodeAt(from))
  )
    return undefined;
  const end = /[.,]?[-–]{1,2}$/u.exec(text.slice(from, to))?.index ?? 0;
  return end > 0 ? from + end : undefined;
}

/** Where the genitive of what is hidden begins: "K.s", "A*****s", "T.-O.s", "K.’s Frau", "K.s-Brüder"; names have one, abbreviations none. */
function genitiveAt(text: string, from: number, to: number): number | undefined {
  if (!isCapital(text.charCodeAt(from))) return undefined;
  const last = text.charCodeAt(to - 1);
  if (last === 0x73) {
    const at = isApostrophe(text.charCodeAt(to - 2)) ? to - 2 : to - 1;
    const before = text.charCodeAt(at - 1);
    if (before === 0x2e || isMask(before) || (at === from + 1 && at < to - 1)) return at;
  }
  for (let i = from + 1; i <= from + 3 && i < to - 2; i++)
    if (text.charCodeAt(i) === 0x2e)
      return text.charCodeAt(i + 1) === 0x73 && text.charCodeAt(i + 2) === 0x2d ? i + 1 : undefined;
  return undefined;
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019 || unit === 0xb4 || unit === 0x60;
}

/** A sign that stands for letters: an asterisk, an underscore, an ellipsis. */
function isMask(unit: number): boolean {
  return unit === 0x2a || unit === 0x5f || unit === 0x2026;
}

/** A letter with an ellipsis in brackets, or one in brackets after an ellipsis. */
function cutAt(text: string, from: number, end: number): Candidate | undefined {
  const first = text.charCodeAt(from);
  if (!isCapital(first) && first !== 0x2026 && first !== 0x2e) return undefined;
  const bracket = text.slice(from, Math.min(from + 5, end));
  if (!bracket.includes('[') && !bracket.includes('(')) return undefined;
  const found = CUT.exec(text.slice(from, from + MOST_IN_BRACKETS));
  return found === null ? undefined : { form: 'cut', start: from, end: from + found[0].length };
}

const SHAPE_FORMS = {
  bar: 'same-letter',
  rest: 'shape',
  adjective: 'adjective',
  compound: 'compound',
  date: 'day',
  mask: 'mask',
} as const;

/** "[…]-Straße", "(...)gasse": what is left out in brackets, and a head; "(geschwärzt)", "[Name anonymisiert]": that something was taken out. */
function inBrackets(text: string, start: number, end: number): Candidate | undefined {
  const ahead = text.slice(start, start + MOST_IN_BRACKETS);
  const cut = CUT.exec(ahead.slice(0, end - start));
  if (cut?.[1] !== undefined && labelOfRest(cut[1]) !== undefined)
    return { form: 'cut', start, end: start + cut[0].length };
  const taken = known.takenOut.exec(ahead);
  return taken === null ? undefined : { form: 'word-in-brackets', start: start + 1, end: start + taken[0].length - 1 };
}

/** A hidden day with its month, and its year where it is written: "00. Januar 0000", "… Mai 2012". */
function dayAt(text: string, from: number, to: number): Candidate | undefined {
  if (isSmall(text.charCodeAt(from))) return undefined;
  if (isDigit(text.charCodeAt(from)) && text.charCodeAt(to - 1) === 0x2e && to - from <= 3) {
    const month = HIDDEN_MONTH.exec(text.slice(to, to + MOST_IN_BRACKETS));
    if (month !== null && isDigit(text.charCodeAt(to - 2)))
      return { form: 'day', start: from, end: to + month[0].length };
  }
  if (!HIDDEN_DAY.test(text.slice(from, to))) return undefined;
  const found = AFTER_DAY.exec(text.slice(to, to + MOST_IN_BRACKETS));
  if (found === null || !known.months.has((found[1] ?? '').replace(/\.$/u, ''))) return undefined;
  return { form: 'day', start: from, end: to + found[0].length };
}

/** How old somebody is, in the word that says so. */
function ageAt(text: string, from: number, to: number): Candidate | undefined {
  const first = text.charCodeAt(from);
  if (to - from < SHORTEST_AGE || (isLetter(first) && (first | 0x20) !== 0x78)) return undefined;
  const hidden = HIDDEN_AGE.exec(text.slice(from, to))?.[0];
  if (hidden === undefined || !known.aged.test(text.slice(from + hidden.length, to))) return undefined;
  return { form: 'aged', start: from, end: from + hidden.length, until: to };
}
const SHORTEST_AGE = 7;

/** A small letter that stands for no other. */
function isSmall(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a && unit !== 0x78;
}

/** The label of a word in brackets in place of a name; in round ones, where roles explain, only of words that stand for nothing else. */
export function standsFor(word: string, isAngle: boolean): PlaceholderLabel | undefined {
  return isAngle ? labelOfWord(word) : known.stands.get(word);
}

/** Forms that begin with a capital and have no sign of their own. */
function findWord(text: string, from: number, to: number): Candidate | undefined {
  // "mit K1." ends the sentence.
  if (to - from <= 4 && NUMBERED_LETTER.test(text.slice(from, to)))
    return { form: 'letter-number', start: from, end: to - 1 };
  const length = to - from;
  const second = text.charCodeAt(from + 1);
  if (length === 3 && isCapital(second) && /\d/u.test(text.charAt(from + 2)))
    return { form: 'letter-number', start: from, end: to };
  if (length <= 3 && second >= 0x30 && second <= 0x39) {
    const third = length === 3 ? text.charCodeAt(from + 2) : 0x30;
    return third >= 0x30 && third <= 0x39 ? { form: 'letter-number', start: from, end: to } : undefined;
  }
  const stop = text.charCodeAt(to - 1) === 0x2e ? to - 1 : to;
  const last = text.charCodeAt(stop - 1);
  if (last >= 0x30 && last <= 0x39) {
    const isOne = numberedWord(text.slice(from, stop)) !== undefined;
    return isOne ? { form: 'numbered', start: from, end: stop } : undefined;
  }
  const role = roleAt(text, from, to);
  if (role !== undefined) return role;
  // The full stop after "BB" ends the sentence.
  if (length <= 4 && stop < to && CAPITALS.test(text.slice(from, stop)))
    return { form: 'letters', start: from, end: stop };
  if (length <= 4 && SHORT.test(text.slice(from, to))) return { form: 'letters', start: from, end: to };
  if (length < 4 || length > 17) return undefined;
  const end = text.charCodeAt(to - 1) === 0x2e ? to - 1 : to;
  const word = text.slice(from, end);
  if (stockLabel(word) !== undefined || word.replace(known.stock, '') === '')
    return { form: 'stock', start: from, end };
  if (second >= 0x30 && second <= 0x39 && JOINED_HEADS.has(text.slice(from + 2, end)))
    return { form: 'joined', start: from, end };
  if (JOINED_HEADS.has(text.slice(from + 1, to))) return { form: 'joined', start: from, end: to };
  if (text.charCodeAt(to - 1) !== 0x2e || !JOINED_HEADS.has(text.slice(from + 1, to - 1))) return undefined;
  return { form: 'joined', start: from, end: to - 1 };
}

/** "Zeugin 2", "Kind 1": a role that stands for a name with its number, unless what follows is counted. */
function roleAt(text: string, from: number, to: number): Candidate | undefined {
  const first = text.charCodeAt(to + 1);
  if (text.charCodeAt(to) !== 0x20 || first < 0x31 || first > 0x39) return undefined;
  if (!known.numberedRoles.has(text.slice(from, to))) return undefined;
  const number = AFTER_ROLE.exec(text.slice(to, to + MOST_IN_BRACKETS));
  if (number === null || (!/[,;:!?)]/u.test(number[2] ?? '') && isCounted(number[3], number[4], number[5])))
    return undefined;
  return { form: 'numbered', start: from, end: to + 1 + (number[1] ?? '').length };
}

/** A number of one or two digits, and up to three words after it. */
const AFTER_ROLE = /^ (\d{1,2})(?!\d|[.,]\d)([,;:.!?)]*)(?:\s+(\S+))?(?:\s+(\S+))?(?:\s+(\S+))?/u;

/** Whether words after a number are what it counts: a noun, one with an adjective, a unit, "2 und 3 Euro". */
function isCounted(first = '', second = '', third = ''): boolean {
  if (known.units.has(first) || /^\p{Lu}/u.test(first)) return true;
  if (/^\p{Ll}+e[nrms]?$/u.test(first) && /^\p{Lu}/u.test(second)) return true;
  return known.joints.has(first) && /^\d+$/u.test(second) && /^\p{Lu}/u.test(third);
}

/** The label of a name of patterns: "Mustermann", "Musterstraße"; not of "Musterklage". */
export function stockLabel(word: string): PlaceholderLabel | undefined {
  if (!known.stock.test(word)) return undefined;
  const rest = word.replace(known.stock, '').toLowerCase();
  return rest === '' ? undefined : (known.stockRest.get(rest) ?? known.heads.get(rest));
}

/** The head that what is hidden stands before: "gasse" of "*****gasse"; '' where it is none. */
function leadingHead(core: string): string {
  const head = LEADING.exec(core)?.[1]?.replace(/\.$/u, '').toLowerCase() ?? '';
  return known.heads.has(head) ? head : '';
}

/** The head of a name that a letter with a full stop or an apostrophe is joined to, as it is written. */
export function pointedHead(core: string): string | undefined {
  const head = POINTED.exec(core)?.[1];
  if (head === undefined) return undefined;
  return [head, head.replace(/\.$/u, '')].find((each) => known.heads.has(each.toLowerCase()));
}

/** The label of a word that is numbered in place of a name: "Name1", "Firma_3". Pages and parts are numbered so too. */
export function numberedWord(core: string): PlaceholderLabel | undefined {
  const [, joined, apart] = NUMBERED.exec(core) ?? [];
  const word = joined ?? apart;
  return word === undefined ? undefined : labelOfWord(word);
}

/** What a word stands for that is written in place of a name; a page, a part or an abbreviation is written in place of none. */
export function labelOfWord(word: string): PlaceholderLabel | undefined {
  if (word.length < 3 || known.pages.has(word) || known.abbreviated.has(word)) return undefined;
  const told = known.stands.get(word) ?? cueOf(word);
  if (told !== undefined || !known.nameEnds.test(word)) return told ?? (known.roles.test(word) ? 'PERSON' : undefined);
  // "Gruppenname": whose name it is
  const whose = word.replace(known.nameEnds, '');
  return known.ownNames.has(whose) ? 'PERSON' : (labelOfNoun(whose) ?? 'OTHER');
}

/** A bar over letters. */
function isBar(unit: number): boolean {
  return unit === 0x2592 || unit === 0x2588 || unit === 0x25a0;
}

/** A full stop, or an apostrophe in any of its shapes. */
function isStop(unit: number): boolean {
  return unit === 0x2e || isApostrophe(unit);
}

function ellipsis(text: string, from: number, to: number): Candidate | undefined {
  return text.charCodeAt(from) === 0x2026 ? { form: 'ellipsis', start: from, end: to } : undefined;
}

function isLetter(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || isCapital(unit) || unit === 0xe4 || unit === 0xf6 || unit === 0xfc;
}

function isCapital(unit: number): boolean {
  return (
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0xc0 && unit <= 0xde && unit !== 0xd7) ||
    (unit >= 0x100 && unit <= 0x17f && /\p{Lu}/u.test(String.fromCharCode(unit)))
  );
}
