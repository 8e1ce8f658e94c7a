import { Context, isEllipsis } from './context.ts';
import { isBirthday, isDateDue, isInQuotation, judgeEllipsis } from './ellipsis.ts';
import { isInList } from './exclusions.ts';
import type { Form } from './forms.ts';
import type { PlaceholderLabel } from './labels.ts';
import { known } from './language.ts';
import { cueOf, legalFormAhead, named, typeLetter } from './letters.ts';
import { inAddress, isSeatOf } from './parties.ts';
import { labelOfRest } from './shapes.ts';
import type { Case, Verdict } from './verdict.ts';

const POSTAL_CODE = /^(?:(?=.*[xX*0])[\dxX*]{4,5}|\d{1,3}(?:…\.?|\.{3}|[xX*_]+))$/u;
/** Digits and signs that stand for some: a group of a number. */
const GROUP = /^[\dxXoO*_…./▒█■#()-]+$/u;
/** "xx.xx.2010", "…03.2011", "…19..", "TT.MM.JJJJ" of masks alone. */
const HIDDEN_DATE =
  /^(?:[\dxXyYO*_-]{1,2}\.[\dxXyYO*_-]{1,2}\.[\dxXYZO*_-]{0,4}|(?:…|\.{2,4})\.?\d{2}\.(?:19|20)?\d\d|(?:…|\.{2,4})\.{0,2}(?:19|20)\d\d|[\d.…]*…[\d.…]*\.[\d.…]*)\.?$/u;
const HIDDEN_YEAR = /^(?:19|20)(?:[xX*_]{2}|\d[xX*_]|\.\.|…)$/u;
/** "...05" */
const CUT_DATE = /^(?:…|\.{3,})\d{2}$/u;
/** Between a street and the town after it, with the number of the house: without it that is what is hidden. */
const AFTER_HOUSE = /^\s*\d{1,4}\s?[a-z]?,\s*$/u;

/** Forms that may hide the number of a house, which stands right after its street. */
const OF_HOUSES: ReadonlySet<Form> = new Set([
  'ellipsis',
  'mask',
  'blank',
  'letter',
  'letter-number',
  'same-letter',
  'noughts',
  'house',
]);

/** "E____strasse [...]", "B.-Straße N01", "H*straße *": whatever is hidden right after a street, unless it is its name that goes on ("K … allee"). */
export function decideHouseNumber(one: Case): Verdict | undefined {
  const { last, form, context, core, gap = '' } = one;
  if (last?.label !== 'STREET' || !OF_HOUSES.has(form)) return undefined;
  if (!/^ [[(]?$/u.test(gap) && !known.streetHeads.has(/^ (\p{L}+\.?) [[(]?$/u.exec(gap)?.[1]?.toLowerCase() ?? ''))
    return undefined;
  const next = context.after(1).word;
  if (form === 'letter' && (core.endsWith('.') || !/^[.,;)]?$/u.test(next))) return undefined;
  if (known.heads.get(next.replace(/^-/u, '').toLowerCase()) === 'STREET') return undefined;
  return one.yes('NUMBER', 'house-number', 0.95);
}

/** The next group of a number: "xxx xxx 12", "… - …", "HH-▒▒ ▒▒▒", "Postfach … …". */
export function decideInRow(one: Case): Verdict | undefined {
  const { last, gap, core } = one;
  // Behind a postal code comes its town.
  if (
    last?.label === undefined ||
    !isNumber(last.label) ||
    last.rule === 'code-in-address' ||
    (gap !== ' ' && last.rule !== 'number-in-a-row')
  )
    return undefined;
  if (!GROUP.test(core) || (gap !== ' ' && !/^ \d{1,4} $/u.test(gap ?? ''))) return undefined;
  return one.yes(last.label, 'number-in-a-row', 0.9);
}

/** What is hidden behind signs that stand for any other: a number, a date, a name. */
export function decideMask(one: Case): Verdict | undefined {
  const { core, context } = one;
  // "### Tatbestand" is a heading of Markdown.
  if (core.startsWith('#') && context.before(1).word === '') return undefined;
  const isAfterDigits = DIGITS.test(context.before(1).word);
  if (isBirthday(context) || (HIDDEN_YEAR.test(core) && !isAfterDigits)) return one.yes('DATE', 'masked-number', 0.95);
  if (isAmount(context)) return one.yes('AMOUNT', 'masked-amount', 0.95);
  if (core.includes(':') && known.clock.has(context.after(1).word)) return one.yes('DATE', 'masked-time', 0.9);
  if (isNumberAnnounced(one)) return one.yes(numberLabel(one), 'masked-number', 0.95);
  if (isPostalCode(core, context)) return one.yes('NUMBER', 'postal-code', 0.9);
  if (HIDDEN_DATE.test(core)) return one.yes('DATE', 'masked-number', 0.95);
  // "am xx. und xx.05.2013"
  if (known.joints.has(context.after(1).word) && HIDDEN_DATE.test(context.after(2).word))
    return one.yes('DATE', 'masked-number', 0.9);
  if (known.yearNouns.test(context.before(1).word)) return one.yes('DATE', 'masked-number', 0.9);
  if ((!/\d/u.test(core) || CUT_DATE.test(core)) && isDateDue(context)) return one.yes('DATE', 'masked-number', 0.9);
  if (/^[_*xX]+\.?$/u.test(core)) {
    const address = inAddress(one);
    if (address !== undefined) return one.yes(address, 'address', 0.85);
    const { label, by } = one.typing;
    if (by === 'cue' || by === 'title') return one.yes(label, 'masked-name', 0.9);
    if (isTownOfStreet(context)) return one.yes('PLACE', 'masked-name', 0.85);
    // "erhob ____ Einsprache": who did
    const { word } = context.before(1);
    if (
      by === 'default' &&
      /^\p{Ll}{4,}$/u.test(word) &&
      !known.determiners.has(word) &&
      /^\p{Lu}\p{Ll}/u.test(context.after(1).word)
    )
      return one.yes('PERSON', 'masked-name', 0.8, false);
  }
  return one.yes(numberLabel(one), 'masked-number', 0.95);
}

export function decideNoughts(one: Case): Verdict | undefined {
  const { core, context } = one;
  // "Flur 0"; a nought by itself counts elsewhere.
  if (core.length === 1 && !known.surveyed.has(context.before(1).word)) return undefined;
  if (isPostalCode(core, context)) return one.yes('NUMBER', 'postal-code', 0.9);
  // "Flug XX 0000"
  if (core.length > 2 && /^\p{Lu}{1,3}$/u.test(context.before(1).word)) return one.yes('NUMBER', 'noughts', 0.85);
  // "10 2014 000 937.8" hides nothing.
  // "Flurstücke 00 und 000"
  if (one.last?.form === 'noughts' && one.last.label === 'NUMBER' && known.link.test(one.gap ?? ''))
    return one.yes('NUMBER', 'noughts', 0.85);
  const isTold = isNumberAnnounced(one) && !DIGITS.test(context.before(1).word);
  return isTold ? one.yes(numberLabel(one), 'noughts', 0.9) : undefined;
}

/** "im Streitjahr 02", "in den Jahren 01 bis 03" */
export function decideYear(one: Case): Verdict | undefined {
  const isInRow = one.last?.rule === 'counted-year' && known.link.test(one.gap ?? '');
  const { word } = one.context.before(1);
  const isDue =
    known.yearNouns.test(word) ||
    known.months.has(word) ||
    (known.forYears.has(word) && !known.units.has(one.context.after(1).word));
  return isInRow || isDue ? one.yes('DATE', 'counted-year', 0.85) : undefined;
}

/** The letters of a car's plate, the second group hidden. */
const PLATE = /^\p{Lu}{1,3}-(?:…|\.{3}|[xX*_]{1,2})$/u;

export function decidePartHidden(one: Case): Verdict | undefined {
  if (isNumberAnnounced(one)) return one.yes(numberLabel(one), 'part-hidden', 0.9);
  // "LA-… 9"
  if (PLATE.test(one.core) && /^[\d….xX*_]+$/u.test(one.context.after(1).word)) return one.yes('NUMBER', 'plate', 0.9);
  const isName = one.typing.label === 'OTHER' && one.core !== one.core.toUpperCase();
  return isName ? one.yes('OTHER', 'part-hidden', 0.85) : undefined;
}

/** "XXXX", "Xxxxx", "xxxx-Hof" */
export function decideSameLetter(one: Case): Verdict | undefined {
  const { core, context, last } = one;
  const head = labelOfRest(core.includes('-') ? core.slice(core.indexOf('-')).replace(/\.$/u, '') : '');
  if (head !== undefined) return one.yes(named(context, one.typing, head), 'same-letter', 0.95);
  // "079 xxx xx 12"
  if (core === core.toLowerCase() && /^\d{2,4}$/u.test(context.before(1).word))
    return one.yes(numberLabel(one), 'masked-number', 0.9);
  // "ZH xxx xxx"
  if (isPlate(core, context)) return one.yes('NUMBER', 'same-letter', 0.9);
  if (isBirthday(context) || isDateDue(context)) return one.yes('DATE', 'same-letter', 0.95);
  if (isAmount(context)) return one.yes('AMOUNT', 'masked-amount', 0.95);
  // "xxxxx Bxxx"
  if (/^,?$/u.test(context.before(1).word) && isPostalCode(core, context) && /[xX*_…]$/u.test(context.after(1).word))
    return one.yes('NUMBER', 'postal-code', 0.9);
  if (context.after(1).word === ')' && core === core.toLowerCase() && one.asks('enumeration'))
    return one.no('enumeration', 'same-letter');
  if (/^\d/u.test(context.after(1).word) && one.asks('page')) return one.no('page', 'same-letter');
  // "Batterien der Größen AA und AAA"
  if (core === core.toUpperCase() && isInList(context) && one.asks('page')) return one.no('page', 'same-letter');
  if (isNumberAnnounced(one)) return one.yes(numberLabel(one), 'masked-number', 0.95);
  // "XX-XX XXX", "OOO-OO OOO"
  if ((last?.form === 'mask' || last?.form === 'same-letter') && last.label !== undefined && one.gap === ' ')
    return one.yes(last.label, 'same-letter', 0.95);
  // "arbeitet als XXXX."
  if (!one.isTyped && known.asRole.has(context.before(1).word) && /^[.,;)]?$/u.test(context.after(1).word))
    return one.yes('OTHER', 'same-letter', 0.9);
  return one.yes(one.typing.label, 'same-letter', 0.95, one.isTyped);
}

export function decideEllipsis(one: Case): Verdict {
  const { text, context, last } = one;
  const gap = one.gap?.replace(/[[(]$/u, '') ?? '';
  const before =
    last?.label !== undefined && /^\s+$/u.test(gap) && !isEllipsis(text.slice(last.start, last.end))
      ? last.label
      : undefined;
  if (isFileNumber(context)) return one.yes('NUMBER', 'file-number', 0.9);
  if (BEFORE_HIDDEN.test(context.before(1).word) && isNumberAnnounced(one) && !isInQuotation(context))
    return one.yes(numberLabel(one), 'number-in-a-row', 0.9);
  // "die … Corp., …, Japan"
  if (last !== undefined && context.after(1).word === ',' && isSeatOf(context, last))
    return one.yes('PLACE', 'ellipsis-of-a-seat', 0.85);
  if (last?.form === 'ellipsis' && last.label !== undefined) {
    if (last.label === 'NUMBER' && /^\s?[-–/]\s?$/u.test(gap)) return one.yes('NUMBER', 'ellipsis-in-a-row', 0.9);
    // "Architekturbüro … + …", "vom … bis …"
    if (/^\s?[&+]\s?$/u.test(gap) || (last.typed && known.joints.has(gap.trim()) && !isInQuotation(context)))
      return one.yes(last.label, 'ellipsis-in-a-row', 0.9);
    if (last.label === 'STREET' && /^,\s$/u.test(gap)) return one.yes('PLACE', 'ellipsis-after-street', 0.9);
  }
  if (last?.label === 'STREET' && AFTER_HOUSE.test(gap)) return one.yes('PLACE', 'ellipsis-after-street', 0.9);
  // "N (...)": the number of a register's letter
  if (last?.exclusion === 'page' && one.gap === ' (') return one.yes('NUMBER', 'number-in-brackets', 0.85);
  const verdict = judgeEllipsis(context, before, one.asks('citation'));
  return 'excluded' in verdict
    ? one.no(verdict.excluded, verdict.rule)
    : // Two full stops that nothing asks for are a slip.
      // A longer row of them leads to a page or is to be filled in.
      (one.core === '..' || one.core.length > LONGEST_ELLIPSIS) && verdict.label === 'OTHER'
      ? one.no('word', verdict.rule)
      : one.yes(verdict.label, verdict.rule, verdict.confidence, verdict.label !== 'OTHER');
}

const LONGEST_ELLIPSIS = 4;

/** Whether a word before says that a number follows. */
export function isNumberAnnounced(one: Case): boolean {
  return numberBefore(one) !== undefined;
}

/** The kind of number that a word announces, right before or before the groups of digits that are not hidden: "Rufnummer +49 171 …". */
function numberBefore({ context, typing }: Case): PlaceholderLabel | undefined {
  // "Kontrollschild AG xxx'xxx": the letters of a district, whatever they shorten elsewhere.
  const kind = /^\p{Lu}{1,3}$/u.test(context.before(1).word) ? cueOf(context.before(2).word) : undefined;
  if (kind !== undefined && isNumber(kind)) return kind;
  let { label, by } = typing;
  for (let i = 1; i <= MOST_GROUPS && by === 'default' && isGroup(context, i); i++)
    ({ label, by } = typeLetter(new Context(context.text, context.before(i).start, context.end)));
  return (by === 'cue' || by === 'number') && isNumber(label) ? label : undefined;
}
const DIGITS = /^(?:[+\d/]{1,6}|\p{Lu}{2}\d\d)$/u;
/** Beside them the letters of a district: "Kontrollschild ZH …". */
const BEFORE_HIDDEN = /^(?:[+\d/]{1,6}|\p{Lu}{2}\d\d|\p{Lu}{1,3})$/u;
const MOST_GROUPS = 4;

/** Whether a part of a number stands there; letters before a stroke are a register's or an office's. */
function isGroup(context: Context, at: number): boolean {
  const { word } = context.before(at);
  return DIGITS.test(word) || (BEFORE_HIDDEN.test(word) && (at === 1 || context.before(at - 1).word !== '/'));
}

export function isNumber(label: PlaceholderLabel): boolean {
  return NUMBERS.has(label);
}
const NUMBERS: ReadonlySet<PlaceholderLabel> = new Set([
  'NUMBER',
  'ACCOUNT',
  'CONTRACT',
  'PHONE',
  'AUTHORISATION',
  'PATENT',
]);

/** "12XXX Berlin", "0000 Z.": digits that are hidden in part before the name of a town, written out or a letter. */
function isPostalCode(core: string, context: Context): boolean {
  const before = context.before(1).word;
  return (
    POSTAL_CODE.test(core) &&
    (known.placePrepositions.has(before) || before === ',' || (core.length === 5 && /\d/u.test(core))) &&
    /^\p{Lu}/u.test(context.after(1).word) &&
    !legalFormAhead(context)
  );
}

/** "Fr. ______", "xx TEUR" */
export function isAmount(context: Context): boolean {
  return known.currencies.has(context.before(1).word) || known.units.has(context.after(1).word);
}

/** "*****, *****weg 17": a blank between commas before a street is the town. */
function isTownOfStreet(context: Context): boolean {
  if (context.before(1).word !== ',' || context.after(1).word !== ',') return false;
  const { word } = context.after(2);
  return labelOfRest(word.replace(/^[*_….]+/u, '')) === 'STREET';
}

/** "… UF …/15": a blank before a register and a number with its year. */
export function isFileNumber(context: Context): boolean {
  return FILE_NUMBER.test(context.text.slice(context.end, context.end + LONGEST_FILE_NUMBER));
}
const FILE_NUMBER = /^(?:\s(?:…|\.{3}))?\s\p{Lu}\p{L}{0,4}\s[\dxX*_….]{1,8}\/\d{2}(?!\d\d\d)/u;
const LONGEST_FILE_NUMBER = 30;

/** "ZH xxx xxx": small letters after the capitals of a district, in groups. */
function isPlate(core: string, context: Context): boolean {
  if (core !== core.toLowerCase()) return false;
  const [before, beyond] = [context.before(1).word, context.before(2).word];
  const isDistrict = (word: string) => /^\p{Lu}{1,3}$/u.test(word);
  return (isDistrict(before) && context.after(1).word === core) || (before === core && isDistrict(beyond));
}

export function numberLabel(one: Case): PlaceholderLabel {
  const { label, by } = one.typing;
  const announced = numberBefore(one);
  if (announced !== undefined) return announced;
  return by === 'default' || label === 'PERSON' ? 'NUMBER' : label;
}
