import { Context, isEllipsis, isQuote, isSplitForm } from './context.ts';
import type { PlaceholderLabel } from './labels.ts';
import { known } from './language.ts';
import {
  cueOf,
  folioOrParish,
  isDottedCue,
  isRoad,
  isSeatedBody,
  roleOf,
  thingInQuotes,
  typeLetter,
} from './letters.ts';

/** What an ellipsis stands for, with the rule that tells; or that it is an omission within a citation. */
export type EllipsisVerdict =
  | { readonly label: PlaceholderLabel; readonly rule: string; readonly confidence: number }
  | { readonly excluded: 'citation'; readonly rule: string };

const YEAR = /^(?:1[89]|20)\d\d$/u;
const omission = (rule: string): EllipsisVerdict => ({ excluded: 'citation', rule });
const found = (label: PlaceholderLabel, rule: string, confidence: number): EllipsisVerdict => ({
  label,
  rule,
  confidence,
});

/**
 * Decides whether an ellipsis stands for a reference or for words left out of a citation. What says clearly what is missing (a
 * legal form, an amount, a date) wins; then quotation marks speak for an omission, and brackets where the sentence needs no noun in their place.
 *
 * @param inner what stands around it; where it is in brackets, and no quotation is open, it is judged by what stands around these.
 * @param ofPlaceholder the label of the placeholder that stands right before it: "R …".
 * @param asksCitation false where that exclusion is switched off.
 */
export function judgeEllipsis(
  inner: Context,
  ofPlaceholder: PlaceholderLabel | undefined,
  asksCitation: boolean,
): EllipsisVerdict {
  const isInBrackets = isBracketed(inner);
  const context = isInBrackets ? outerOf(inner) : inner;
  const isAlone = isQuote(context.before(1)) && isQuote(context.after(1));
  const thing = thingInQuotes(context);
  if (isInBrackets && !isAlone && thing === undefined && isInQuotation(inner) && asksCitation)
    return omission('in-brackets');
  const before = context.before(1);
  const after = context.after(1);
  if (known.streetBefore.test(before.word)) return found('NUMBER', 'house-number', 0.95);
  if (ofPlaceholder !== undefined) return found(ofPlaceholder, 'letter-and-ellipsis', 0.97);
  if (thing !== undefined) return found(thing, 'quoted-name', 0.85);
  if (known.legalForms.has(after.word)) return found('COMPANY', 'before-legal-form', 0.98);
  if (isInBrackets && isFirm(context)) return found('COMPANY', 'before-legal-form', 0.9);
  if (known.smallHeads.has(after.word)) return found('ORGANISATION', 'before-head', 0.95);
  if (known.smallHeads.has(before.word) && isEllipsis(context.before(2).word))
    return found('NUMBER', 'after-head', 0.95);
  if (known.currencies.has(before.word) && !isInQuotation(context)) return found('AMOUNT', 'after-currency', 0.95);
  // "von … .000 €"
  if (known.units.has(after.word) || (/^[.,]\d+$/u.test(after.word) && known.units.has(context.after(2).word)))
    return found('AMOUNT', 'before-unit', 0.97);
  if (isBirthday(context)) return found('DATE', 'birth', 0.95);
  if (isDateDue(context) && !isInQuotation(context) && !/^\p{Lu}/u.test(after.word))
    return found('DATE', 'date-due', 0.88);
  if (!/^\d{1,3}$/u.test(before.word) && known.registers.has(before.word) && /^\d{1,3}$/u.test(context.before(2).word))
    return found('NUMBER', 'after-register', 0.95);
  const cue = cueBefore(context);
  if (cue !== undefined) return found(cue, `after-${cue.toLowerCase()}`, 0.95);
  if (known.bearsName.has(before.word) && !isInQuotation(context)) return found('PERSON', 'who-does', 0.85);
  // "Patentanwalt Dipl.-Ing. …", "der Fährmann …"
  const isPerson = known.titles.has(before.word) || (!before.dotted && roleOf(before.word) !== undefined);
  if (isPerson && !isInQuotation(context)) return found('PERSON', 'after-person', 0.9);
  // "Werkstatt St. …"
  if (before.dotted && known.saints.has(before.word))
    return found(cueOf(context.before(2).word) ?? 'ORGANISATION', 'after-saint', 0.85);
  if (YEAR.test(after.word) && known.beforeYears.has(before.word)) return found('DATE', 'before-year', 0.95);
  if (known.months.has(before.word)) return found('DATE', 'after-month', 0.9);
  if (known.beforeDates.has(before.word) && !isInQuotation(context)) return found('DATE', 'after-vom', 0.9);
  if (isAlone) return found('OTHER', 'alone-in-quotes', 0.85);
  if (isInBrackets) {
    const due = isNounDue(context) ? nounDue(context) : undefined;
    return due === undefined ? omission('in-brackets') : found(due, 'noun-due', 0.85);
  }
  if (asksCitation) {
    const left = leftOut(context);
    if (left !== undefined) return omission(left);
  }
  if (asksCitation && isWithinBrackets(context)) return omission('within-brackets');
  const typing = typeLetter(context);
  if (typing.by === 'preposition') return found(typing.label, 'after-preposition', 0.85);
  if (known.bodyPrepositions.has(before.word)) return found('ORGANISATION', 'after-beim', 0.85);
  if (known.determiners.has(before.word)) return found('OTHER', 'after-determiner', 0.8);
  if (asksCitation && known.claims.test(context.text.slice(Math.max(0, context.start - NEAR), context.end + NEAR)))
    return omission('of-a-claim');
  return found('OTHER', 'ellipsis', 0.7);
}

/** Whether words before ask for a day: "am", "vom", "seit dem", "bis zum". */
export function isDateDue(context: Context): boolean {
  const { word } = context.before(1);
  if (known.bornOn.has(word) || known.beforeDates.has(word)) return true;
  return known.dayArticles.has(word) && known.sinceDays.has(context.before(2).word);
}

/** Whether a birth is told right before or after: "geb. am", "geboren", "am * geborene". */
export function isBirthday(context: Context): boolean {
  if (known.born.test(context.after(1).word)) return typeLetter(context).label !== 'PLACE';
  return known.bornBefore.has(context.before(known.bornOn.has(context.before(1).word) ? 2 : 1).word);
}

/** How many words may stand between what is left out of the name of a company and its form. */
const MOST_WORDS = 4;

/** "[…] Versicherung AG", "[...] Treuhand AG": words of a firm between the brackets and its form. */
function isFirm(context: Context): boolean {
  for (let i = 1; i <= MOST_WORDS && /^\p{Lu}[\p{L}-]+$/u.test(context.after(i).word); i++)
    if (known.legalForms.has(context.after(i + 1).word)) return true;
  return false;
}

/** What stands around the brackets that an ellipsis is in. */
function outerOf({ text, start, end }: Context): Context {
  while (/\s/u.test(text.charAt(start - 1))) start--;
  while (/\s/u.test(text.charAt(end))) end++;
  return new Context(text, start - 1, end + 1);
}

/**
 * Whether the sentence lacks a noun here: an article or a preposition stands before, and neither a noun nor an adjective of one after. Who
 * leaves out words of a citation leaves a sentence.
 */
function isNounDue(context: Context): boolean {
  const [next, beyond] = [context.after(1).word, context.after(2).word];
  // "ruft ihn an (…)." has the end of a verb.
  const { word } = context.before(1);
  if (/^[.;:!?]?$/u.test(next))
    return known.placePrepositions.has(word) || (next !== '' && known.streetArticles.has(word));
  if (/^[,)]$/u.test(next)) return true;
  return /^\p{Ll}+$/u.test(next) && !(/e[nrms]?$/u.test(next) && /^\p{Lu}/u.test(beyond));
}

/** What the word before a noun that is due says of it. */
function nounDue(context: Context): PlaceholderLabel | undefined {
  const { word } = context.before(1);
  const { label, by } = typeLetter(context);
  if (by === 'preposition' || (by === 'noun' && label !== 'OTHER')) return label;
  if (known.within.has(word)) return 'DATE';
  // "ein ethnischer (...)"
  const isDescribed = /^\p{Ll}{3,}e[nrms]?$/u.test(word) && known.determiners.has(context.before(2).word);
  return isDescribed || known.determiners.has(word) || known.asRole.has(word) ? 'OTHER' : undefined;
}

function leftOut(context: Context): string | undefined {
  const before = context.before(1);
  const after = context.after(1);
  if (before.word === '' || after.word === '') return before.word === '' ? 'at-the-start' : 'at-the-end';
  if (isQuote(before)) return 'after-quote';
  if (isQuote(after)) return 'before-quote';
  if (after.word === ')' || after.word === ']') return 'before-bracket';
  if (/^[-–+]?$/u.test(before.word) && !isEllipsis(context.before(2).word) && !/^\d+$/u.test(context.before(2).word))
    return 'after-dash';
  if (after.word === ';') return 'before-semicolon';
  if (/^[.;:!?)\]]$/u.test(before.word) || (before.dotted && !/^\d/u.test(before.word))) return 'after-sentence';
  if (/^[A-Z]\d+$/u.test(before.word) && /^[A-Z]\d+$/u.test(after.word)) return 'a-range';
  return isInQuotation(context) ? 'in-quotation' : undefined;
}

function isBracketed(context: Context): boolean {
  const opens = context.before(1).word;
  const closes = context.after(1).word;
  return (opens === '[' && closes === ']') || (opens === '(' && closes === ')');
}

/** "Firma …", "Az.: …", "HRB …", "Zeuge …". */
function cueBefore(context: Context): PlaceholderLabel | undefined {
  const first = context.before(1);
  const isAlone = isQuote(first) && isQuote(context.after(1));
  const at = first.word === ':' || isAlone || known.saying.has(first.word) ? 2 : 1;
  const { word, dotted } = context.before(at);
  if (dotted && !isDottedCue(word)) return undefined;
  if (isSeatedBody(context)) return 'PLACE';
  const folio = folioOrParish(context);
  if (folio !== undefined) return folio;
  if (isRoad(context) || known.sheetOf.has(word)) return 'NUMBER';
  if (known.ofPlaces.has(word) && known.aroundPlaces.has(context.before(at + 1).word)) return 'PLACE';
  return cueOf(word);
}

/** Whether a bracket is open at the candidate that closes in the sentence: "(ein Ventileinsatz … welcher …)" cites. */
function isWithinBrackets({ text, start, end }: Context): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const after = text.slice(end, end + NEAR);
  const opened = before.lastIndexOf('(');
  const closes = after.indexOf(')');
  return opened > before.lastIndexOf(')') && closes >= 0 && !/[(]/u.test(after.slice(0, closes));
}

const NEAR = 300;
const FARTHEST = 4000;

/** Whether a quotation is open at the candidate, or one closes after it that none opens: then it began in another paragraph. */
export function isInQuotation({ text, start, end }: Context): boolean {
  let open = 0;
  let straight = 0;
  // Bounded, so that a file in one line takes linear time.
  for (let i = Math.max(0, start - FARTHEST); i < start; i++) {
    const mark = text.charCodeAt(i);
    if (mark === 0x201e || (isGuillemet(mark) && opensAt(text, i))) open++;
    else if (mark === 0x201c || mark === 0x201d || isGuillemet(mark)) open = Math.max(0, open - 1);
    else if (mark === 0x22) straight++;
  }
  if (open > 0 || straight % 2 === 1) return true;
  for (let i = end; i < Math.min(text.length, end + FARTHEST); i++) {
    const mark = text.charCodeAt(i);
    if (mark === 0x201e || (isGuillemet(mark) && opensAt(text, i))) return false;
    if (mark === 0x201c || mark === 0x201d || isGuillemet(mark)) return true;
    if (mark === 0x22) straight++;
  }
  return straight % 2 === 1;
}

function isGuillemet(mark: number): boolean {
  return mark === 0xab || mark === 0xbb;
}

/** Whether a guillemet opens: it stands close to what it quotes; between blanks, by the way of German printers, who turn them inwards. */
function opensAt(text: string, at: number): boolean {
  const isApart = /^[\s([]?$/u.test(text.charAt(at - 1));
  if (isApart === /^[\s.,;:!?)]?$/u.test(text.charAt(at + 1))) return text.charCodeAt(at) === 0xbb;
  return isApart;
}

/** The form of a company that stands after an offset: where it ends, or `undefined`. */
export function legalFormEnd(context: Context): number | undefined {
  let end: number | undefined;
  for (let i = 1; i <= 6; i++) {
    const { word, dotted, end: at } = context.after(i);
    const isForm = known.legalForms.has(word) || isSplitForm(context, i);
    // The full stop after "GmbH." ends the sentence.
    const whole = dotted && !known.shortForms.has(word) ? at - 1 : at;
    if (isForm) end = known.legalForms.has(word) ? whole : context.after(++i).end;
    else if (end === undefined || !known.formJoints.has(word)) return end;
  }
  return end;
}
