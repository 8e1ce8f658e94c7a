import { type Context, isEllipsis, isQuote } from './context.ts';
import type { ExclusionName, LetterCase } from './letter-case.ts';
import { known } from './language.ts';
import { headOf, isToldPlace, thingInQuotes } from './letters.ts';
import { isSign } from './signs.ts';
import { isOfLatinName } from './symbols.ts';

/** In the order in which they are asked. One that is strong is asked before a cue such as "Herr" is believed. */
export const LETTER_EXCLUSIONS: readonly {
  readonly name: ExclusionName;
  readonly strong: boolean;
  readonly applies: (letter: LetterCase) => boolean;
}[] = [
  { name: 'abbreviation', strong: true, applies: isAbbreviation },
  { name: 'written-name', strong: true, applies: isWrittenName },
  { name: 'case-number', strong: false, applies: isCaseNumber },
  { name: 'law', strong: false, applies: isLaw },
  { name: 'enumeration', strong: false, applies: isEnumeration },
  { name: 'sign', strong: false, applies: isSign },
  { name: 'page', strong: false, applies: isPage },
  { name: 'numeral', strong: false, applies: isNumeral },
  { name: 'small-letter', strong: false, applies: isSmallLetter },
  { name: 'example', strong: true, applies: isOfExample },
];

/** Letters that belong together, by the first of them, longer sequences first. Those in capitals alone might be initials, so that a person announced before them wins. */
export const ABBREVIATIONS: ReadonlyMap<string, readonly (readonly string[])[]> = (() => {
  const found = new Map<string, (readonly string[])[]>();
  const sequences = [...known.abbreviations].map((each) => each.split('.'));
  for (const sequence of sequences.toSorted((a, b) => b.length - a.length)) {
    const first = sequence[0] as string;
    found.set(first, [...(found.get(first) ?? []), sequence]);
  }
  return found;
})();

/** A number; not "14-tägig". */
const NUMBER = /^\(?\d(?!\d*-\p{Ll})/u;
const ROMAN = /^[IVX]+$/u;

/** "i. V. m.", "d. h.", "e. V.": the letter is one of a known sequence. */
function isAbbreviation({ context, letter, isPerson, dotted }: LetterCase): boolean {
  if (!dotted && isHouse(context, letter)) return true;
  if (dotted && (DOUBLED.test(context.before(1).word) || (!isPerson && (isDegree(context) || isOfLatinName(context)))))
    return true;
  for (let back = 0; back <= 4; back++) {
    const first = back === 0 ? letter : context.before(back).word;
    if (first === '' || first.length > 3) return false;
    for (const sequence of ABBREVIATIONS.get(first) ?? []) {
      if (sequence.length <= back || sequence[back] !== letter) continue;
      // Capitals alone may be initials: "Zeugin S. A."
      if (isPerson && sequence.every((part) => part === part.toUpperCase())) continue;
      if (sequence.every((part, i) => partAt(context, letter, i - back) === part)) return true;
    }
  }
  return false;
}

/** "den Grad B. A.": a letter of a degree, where degrees are spoken of. */
export function isDegree({ text, start, end }: Context): boolean {
  const near = text.slice(Math.max(0, start - 4), end + 4);
  return DEGREE.test(near) && known.degrees.test(text.slice(Math.max(0, start - AROUND_DEGREE), end + AROUND_DEGREE));
}
const DEGREE = /(?<!\p{L})(?:[BM]\. ?A\.|LL\. ?[BM]\.)/u;
const AROUND_DEGREE = 60;
/** Before the second letter of "LL. M." */
const DOUBLED = /^LL$/u;

/** "H & M", "P & S Pohl & Sohn": two letters that are known so, or that the names after them spell out; "A & B GmbH" hides a name. */
function isHouse(context: Context, letter: string): boolean {
  const isFirst = context.after(1).word === '&';
  if (!isFirst && context.before(1).word !== '&') return false;
  const other = (isFirst ? context.after(2) : context.before(2)).word;
  if (!/^\p{Lu}$/u.test(other)) return false;
  const [one, two] = isFirst ? [letter, other] : [other, letter];
  const at = isFirst ? 3 : 1;
  if (known.legalForms.has(context.after(at).word)) return false;
  if (known.houses.has(`${one}&${two}`)) return true;
  const [first, joint, second] = [context.after(at).word, context.after(at + 1).word, context.after(at + 2).word];
  return first.startsWith(one) && first.length > 2 && joint === '&' && second.startsWith(two) && second.length > 2;
}

function partAt(context: Context, letter: string, distance: number): string {
  if (distance === 0) return letter;
  return distance < 0 ? context.before(-distance).word : context.after(distance).word;
}

/** The initial of a name that is written out: "K. Schmidt" as a signature, "Oberdisse, E., et al." in a citation. */
const DOCUMENT_NUMBER = /^[A-Z]{1,5}\d+[a-z]?(?:_\w+)?$/u;

function isWrittenName({
  context,
  letter,
  dotted,
  isFamilyName,
  isGivenName,
  announced,
  byTitle,
  byCue,
  chained,
}: LetterCase): boolean {
  if (!dotted || letter.length > 2) return false;
  const next = context.after(1).word;
  // "St. Gallen", "J. v. Staudinger/Olzen, BGB"
  if (known.saints.has(letter) && /^\p{Lu}\p{Ll}{2,}/u.test(next)) return true;
  if (isCitedBeforeBook(context, announced) || isHonoured(context)) return true;
  for (let i = 1; i <= 5; i++)
    if (known.authors.has(`${context.after(i).word}.${context.after(i + 1).word}`)) return true;
  if (chained === 'written-name') return true;
  // "D18 W. F. Hammetter", "D11 Chen, C.": an author after the number of a document.
  const isAfterSurname = context.before(1).word === ',' && /^\p{Lu}\p{Ll}+$/u.test(context.before(2).word);
  if (DOCUMENT_NUMBER.test(context.before(isAfterSurname ? 3 : 1).word)) return true;
  if (known.others.has(`${next}.${context.after(2).word}`)) return true;
  // "Dr. Gerald B. Brock": the initial in the middle of a name.
  if (
    /^\p{Lu}\p{Ll}{2,}$/u.test(context.before(1).word) &&
    known.titles.has(context.before(2).word) &&
    !known.titles.has(context.before(1).word)
  )
    return true;
  if (isCitedAuthor(context)) return true;
  if (SHOUTED.test(context.before(2).word) && context.before(1).word === ',') return true;
  // "Eckstein, N., „Arzneimittel“"
  if (isAfterSurname && (next === ':' || (next === ',' && isQuote(context.after(2))))) return true;
  if (!announced && isOfLiterature(context, letter)) return true;
  // "Peter J. Tettinger"
  if (/^\p{Lu}\p{Ll}{2,}/u.test(next) && isGivenName?.(context.before(1).word) === true) return true;
  const surname = afterInitials(context);
  // "Dipl.-Ing. J. Müller"
  if ((!announced || byTitle || byCue !== undefined) && !known.pages.has(surname) && isFamilyName?.(surname) === true)
    return true;
  if (!/^\p{Lu}\p{Ll}{2,}/u.test(next)) return false;
  if (context.before(1).word === '' && context.after(2).word === '') return true;
  return context.before(1).word === '/';
}

/** "a. M. W. Flume, AcP", "(J. v. Staudinger/Olzen": initials of an author whose name is written out, as commentaries and journals are cited. */
function isCitedBeforeBook(context: Context, announced: boolean): boolean {
  let at = 1;
  while (at <= 3 && /^\p{Lu}\p{Ll}?$/u.test(context.after(at).word) && context.after(at).dotted) at++;
  if (known.nobility.has(context.after(at).word)) at++;
  const { word } = context.after(at);
  if (
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    /^[,(]$/u.test(context.after(at + 1).word) &&
    known.reviews.has(context.after(at + 2).word)
  )
    return true;
  // "B. Müller/C. Weber"; "K. Straße/M. Weg" is a crossing.
  const [first = '', second] = word.split('/');
  if (
    second !== undefined &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(first) &&
    /^\p{Lu}(?:\p{Ll}|$)/u.test(second) &&
    headOf(first, false) === undefined
  )
    return true;
  if (announced || !/^\p{Lu}\p{Ll}{2,}/u.test(word) || !/^[,/:]$/u.test(context.after(at + 1).word)) return false;
  let back = 1;
  while (
    back <= 3 &&
    /^\p{Lu}\p{Ll}?$/u.test(context.before(back).word) &&
    !known.citing.has(context.before(back).word)
  )
    back++;
  return known.citing.has(context.before(back).word);
}

/** "in: Festschrift für H. Coing" */
function isHonoured({ text, start }: Context): boolean {
  return known.honouring.test(text.slice(Math.max(0, start - LONGEST_REFERENCE), start));
}

/** "”, Z. Kristallogr.", "Phil. Trans. R. Soc.", "H. Dittrich & G. Münch", "R. E. Loehman, “Kinetics”": journals and authors. */
function isOfLiterature(context: Context, letter: string): boolean {
  const before = context.before(1);
  const next = context.after(1);
  const isName = /^\p{Lu}\p{Ll}{2,}/u.test(next.word);
  if (known.journals.has(letter) && before.word === ',' && isQuote(context.before(2)) && isName) return true;
  if (before.dotted && /^\p{Lu}\p{Ll}{2,}/u.test(before.word) && next.dotted && isName) return true;
  if (before.word === '&' && isName) return true;
  const at = /^\p{Lu}$/u.test(next.word) && next.dotted ? 2 : 1;
  if (!/^\p{Lu}\p{Ll}{2,}/u.test(context.after(at).word)) return false;
  return context.after(at + 1).word === ',' && isQuote(context.after(at + 2));
}

/** An author's surname as patents cite it: "MOSTERMAN, P. J." */
const SHOUTED = /^\p{Lu}{4,}$/u;

/** The capitalised word after a letter and up to two more initials: "J. F. Kennedy"; else ''. */
function afterInitials(context: Context): string {
  for (let i = 1; i <= 3; i++) {
    const { word, dotted } = context.after(i);
    if (dotted && /^\p{Lu}$/u.test(word)) continue;
    return /^\p{Lu}\p{Ll}{2,}/u.test(word) ? word : '';
  }
  return '';
}

/** "W. - R. Schenke, in:", "S/S-Heine": what stands between is initials, dashes and one surname. */
function isCitedAuthor(context: Context): boolean {
  for (let i = 1; i <= 5; i++) {
    const { word } = context.after(i);
    if (/^\p{Lu}?$|^[-–]$/u.test(word) && word !== '') continue;
    if (!/^\p{Lu}\p{Ll}+/u.test(word)) return false;
    const { word: next } = context.after(i + 1);
    const at = next === ',' || next === '(' ? i + 2 : i + 1;
    return known.cited.has(context.after(at).word) && (i > 1 || context.after(at + 1).word === ':');
  }
  return false;
}

/** "B 12 KR 3/16 R", "25 W (pat) 3/12", "V R 4/10", "C- 416/04 P", "AnwZ (B) 25/12". */
function isCaseNumber({ context, letter, dotted, announced, chained }: LetterCase): boolean {
  if (dotted || announced || letter.length > 2) return false;
  if (chained === 'case-number') return true;
  const before = context.before(1).word;
  const after = context.after(1).word;
  if (/\d\/\d+$/u.test(before)) return true;
  // "6 K 9345 / 17. A", "R v Sussex Justices"
  if (/^\d+$/u.test(before) && context.before(2).word === '/') return true;
  if (after === 'v' && !context.after(1).dotted) return true;
  if (/^\d+$/u.test(before) && (NUMBER.test(after) || after === '(')) return true;
  if (/^\d+[/.]\d/u.test(after)) return true;
  if (/^[-‑–]$/u.test(after) && /^\d+\/\d/u.test(context.after(2).word)) return true;
  if (before === ':' && after === ':') return true;
  if (isNameOfDecision(context)) return true;
  if (known.register.test(letter) && known.pairedRegisters.has(after)) return true;
  if (
    known.register.test(letter) &&
    known.register.test(after) &&
    after !== letter &&
    NUMBER.test(context.after(2).word)
  )
    return true;
  if (
    known.register.test(letter) &&
    (ROMAN.test(before) || known.courtRegisters.has(before)) &&
    (NUMBER.test(after) || ROMAN.test(letter) !== ROMAN.test(before))
  )
    return true;
  return (
    before === '(' && (known.courtRegisters.has(context.before(2).word) || /\d\/\d+$/u.test(context.before(2).word))
  );
}

/** "– Bogner B/Barbie B;" ends a citation with what the decision is known by. */
function isNameOfDecision(context: Context): boolean {
  return (
    /^[-–/]$/u.test(context.before(2).word) &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(context.before(1).word) &&
    /^[-–/;)\]]$/u.test(context.after(1).word)
  );
}

/** "§ 8 Abs. 3 S. 1", "Buchst. b", "SGB V", "BGBl. I 2008". */
function isLaw({ context, announced, letter, chained }: LetterCase): boolean {
  if (announced) return false;
  if (chained === 'law') return true;
  const before = context.before(1);
  if (known.laws.has(before.word)) return true;
  // "SGB III, K § 165", "BRDrucks 783/1/00; A Nr. 4"
  if (known.afterRegister.has(context.after(1).word)) return true;
  const beyond = context.before(2).word;
  if (/^\d+[a-z]?$/u.test(before.word) && known.laws.has(beyond) && !/^(?:19|20)\d\d$/u.test(before.word)) return true;
  if (letter === 'I' && /^(?:19|20)\d\d$/u.test(before.word) && known.laws.has(beyond)) return true;
  return isOfSection(context);
}

/**
 * "§ 4 S. 1 B.", "Art. 103 I G": between a section and the letter stand its numbers and parts alone. An ordinal or the end of a
 * sentence breaks off, and so does a comma right before the letter: what follows may be somebody.
 */
function isOfSection(context: Context): boolean {
  for (let i = 1; i <= MOST_PARTS; i++) {
    const { word, dotted } = context.before(i);
    if (known.sections.has(word)) return i > 1;
    const isPart = known.laws.has(word) || known.sentence.has(word) || (!dotted && PART_NUMBER.test(word));
    if (!isPart && (i === 1 || (!/^[,;()]$/u.test(word) && !known.joints.has(word)))) return false;
  }
  return false;
}

const PART_NUMBER = /^(?:\d+[a-z]?|[IVX]+|[a-z]{1,2})$/u;
/** How many parts and numbers of a section are gone back over. */
const MOST_PARTS = 14;

/** "a) Die Klage", "A. Die Revision", "B. 1.", "(c)". */
function isEnumeration({ context, letter, dotted, isCapital, announced, chained }: LetterCase): boolean {
  if (announced) return false;
  const before = context.before(1).word;
  const next = context.after(1);
  if (!isCapital && next.word === ')') return true;
  if (chained === 'enumeration') return true;
  if (isFeature({ before, next: next.word, dotted, isCapital })) return true;
  if (before !== '' && !/[.:;]$/u.test(before) && !isQuote(context.before(1))) return false;
  if (next.word === ')') return true;
  if (before !== '' && !(isQuote(context.before(1)) && /^\p{Lu}/u.test(next.word))) return false;
  if (dotted && letter.length === 1 && /^\p{Lu}\p{Ll}/u.test(next.word) && !next.dotted) return true;
  if (NUMBER.test(next.word) || known.starters.has(next.word) || /^[‘’']$/u.test(next.word)) return true;
  // A Roman numeral or capital that numbers a heading: "B. Der Sachverhalt", "I. 1.".
  return dotted && letter.length === 1 && ROMAN.test(next.word) && next.dotted;
}

/**
 * The letter of a claim's feature: "A Generator (20), B Schaltung, wobei", "…, C eine zur Messung"; "B ." heads a part where
 * blanks part punctuation.
 */
function isFeature(at: {
  readonly before: string;
  readonly next: string;
  readonly dotted: boolean;
  readonly isCapital: boolean;
}): boolean {
  if (at.dotted || !at.isCapital || !/^$|[.,:;]$/u.test(at.before)) return false;
  if (at.next === '.') return !at.before.endsWith(',');
  return /^\p{Lu}\p{Ll}{2,}/u.test(at.next) || (known.starters.has(at.next) && /^\p{Ll}/u.test(at.next));
}

/** "Anlage K 3", "S. 5", "Hilfsantrag A", "Besoldungsgruppe A 7", "10 V": pages, appendices and what is counted like them. */
function isPage({ context, announced, dotted, isCapital, chained, letter, byCue }: LetterCase): boolean {
  // "im Stift „Haus M.“"
  if (announced || (dotted && thingInQuotes(context) !== undefined)) return false;
  if (chained === 'page' || isInReference(context)) return true;
  const before = context.before(1).word;
  const next = context.after(1).word;
  // "(N (...))": as "(N 123)"
  if (!dotted && before === '(' && next === '(' && isEllipsis(context.after(2).word)) return true;
  if ((!dotted || next === '' || context.after(1).dotted) && isInList(context)) return true;
  // "Anlage rop A"
  if (
    !dotted &&
    ABBREVIATED.test(before) &&
    !known.determiners.has(before) &&
    !known.sentenceWords.has(before) &&
    countsByLetters(context.before(2).word)
  )
    return true;
  // "im Landkreis U. 6 Windräder"
  const isCounted =
    dotted && (byCue === 'STREET' || (byCue === 'PLACE' && /^\p{Lu}\p{Ll}{2,}/u.test(context.after(2).word)));
  // "in D. 300 g Kokain"
  const isAmountNext = dotted && known.placePrepositions.has(before) && known.units.has(context.after(2).word);
  if (isAmountNext) return false;
  if ((NUMBER.test(next) || (!dotted && /^\*{2,}$/u.test(next))) && !isCounted) return true;
  // "EBM- Ä", "Alter > 15 J."
  if (/\p{Lu}-$/u.test(before) || (known.years.has(letter) && dotted && /^\d{1,3}$/u.test(before))) return true;
  // "27. April 2015, 1 S."
  if (
    known.sheets.has(letter) &&
    dotted &&
    /^\d{1,3}$/u.test(before) &&
    (!/^\p{L}/u.test(next) || known.afterSheets.has(next))
  )
    return true;
  if ((!dotted || next === '') && known.technical.test(before) && !known.cues.has(before)) return true;
  if (countsByLetters(before) || (isQuote(context.before(1)) && known.chapter.has(context.before(2).word))) return true;
  if (ROMAN.test(before) && (known.pages.has(context.before(2).word) || known.laws.has(context.before(2).word)))
    return true;
  // "im Stadium III A", "die Klausur Z III"
  if (!dotted && ROMAN.test(next) && !context.after(1).dotted && byCue === undefined) return true;
  if (
    ROMAN.test(before) &&
    !context.before(1).dotted &&
    byCue === undefined &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(context.before(2).word)
  )
    return true;
  // "unter C. III. 1."
  if (
    letter.length === 1 &&
    ROMAN.test(next) &&
    (NUMBER.test(context.after(2).word) || (dotted && context.after(1).dotted))
  )
    return true;
  if (next === letter && NUMBER.test(context.after(2).word)) return true;
  const isBelow = known.below.has(before) && known.belowAfter.test(context.before(2).word);
  if ((known.referring.has(before) || isBelow) && (dotted || next === ')' || ROMAN.test(next))) return true;
  // "A / RES / 56/83", "AnnexA / B"
  if (!dotted && (next === '/' || before === '/')) return true;
  if (before === '(' && known.pages.has(context.before(2).word)) return true;
  // A unit of measure, or what a number belongs to.
  if (
    (!dotted || /^\d{3,}$/u.test(before) || (next === '' && known.technical.test(context.before(2).word))) &&
    /^\d+(?:[.,]\d+)*$/u.test(before) &&
    !context.before(1).dotted &&
    !/^(?:19|20)\d\d$/u.test(before)
  )
    return true;
  if (isCapital && next === ':' && context.before(1).word === '') return true;
  return /^[/]$/u.test(next) && /^\p{Lu}-\p{Lu}\p{Ll}/u.test(context.after(2).word);
}

/** What a party's exhibits are told by. */
const ABBREVIATED = /^\p{Ll}{2,3}$/u;

/** "(zu A. II. und C.)": brackets that hold nothing but a reference. */
function isInReference({ text, start }: Context): boolean {
  // Bounded, so that a file in one line takes linear time.
  const before = text.slice(Math.max(0, start - LONGEST_REFERENCE + 1), start + 1);
  const opens = Math.max(before.lastIndexOf('('), before.lastIndexOf('['));
  if (opens < 0) return false;
  const from = start + 1 - before.length + opens;
  return known.reference.test(text.slice(from, from + 2 * LONGEST_REFERENCE));
}
const LONGEST_REFERENCE = 40;

/** "Klassen A, A1, B, BE und L": a list of short signs goes back to what is counted so. */
export function isInList(context: Context): boolean {
  for (let i = 1; i <= MOST_LISTED; i++) {
    const { word, dotted } = context.before(i);
    if (i > 1 && countsByLetters(word)) return true;
    const isItem = !dotted && LISTED.test(word);
    if (!isItem && word !== ',' && !known.joints.has(word)) return false;
  }
  return false;
}
/** What is counted by letters, in any case: "Gebäude", "Gebäuden". */
function countsByLetters(word: string): boolean {
  return known.pages.has(word) || known.pages.has(word.replace(/(?:e?s|e?n)$/u, ''));
}
const LISTED = /^\p{Ll}?\p{Lu}{1,3}\d{0,2}\p{Lu}?$|^\d{1,3}\p{Ll}?$/u;
const MOST_LISTED = 24;

/** "München I", "zu I.", "I / 2009"; "I" is a numeral wherever no name is announced. */
function isNumeral({ context, letter, announced, dotted, byCue }: LetterCase): boolean {
  // "das Amtsgericht – Schöffengericht – I. verurteilte"
  const isSubject = byCue !== undefined && dotted && /^\p{Ll}{3,}$/u.test(context.after(1).word);
  if (announced || !ROMAN.test(letter) || (dotted && (isSubject || isToldPlace(context)))) return false;
  // "Rechtsanwalt in I, beantragte"
  if (
    known.placePrepositions.has(context.before(1).word) &&
    (dotted ? /^\p{Ll}{3,}/u : /^,$/u).test(context.after(1).word) &&
    /^\p{Ll}{3,}$/u.test(context.after(dotted ? 1 : 2).word)
  )
    return false;
  if (known.numerals.has(context.before(1).word)) return true;
  if (context.after(1).word.startsWith('/') || known.numbered.test(context.after(1).word)) return true;
  if (letter === 'I') return true;
  return dotted && context.before(1).word === '' && !known.joints.has(context.after(1).word);
}

/** How far before a letter a textbook's case may begin: a paragraph, but not a file in one line. */
const AROUND = 1000;

/** "Nach dem Schulfall verkauft A an B": the letters of a textbook's case are nobody's. */
function isOfExample({ context, dotted, isCapital, letter }: LetterCase): boolean {
  if (!isCapital || letter.length > 1 || (dotted && context.after(1).word !== '')) return false;
  const before = context.text.slice(Math.max(0, context.start - AROUND), context.start);
  return known.examples.test(before) || known.examples.test(`${before}${letter} `);
}

/** A small letter numbers, measures or is a word of another language, unless something announces a name; so is an English "A". */
function isSmallLetter({ isCapital, announced, context, letter, dotted }: LetterCase): boolean {
  if (announced) return false;
  return (
    !isCapital || (letter === 'A' && !dotted && known.foreign.test(context.text.slice(context.start, context.end + 60)))
  );
}
