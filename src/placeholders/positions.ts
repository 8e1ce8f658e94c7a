import { Context, isEllipsis } from './context.ts';
import { isInQuotation } from './ellipsis.ts';
import type { Form } from './forms.ts';
import { known } from './language.ts';
import { cueOf, typeLetter } from './letters.ts';
import { isTownAfter, NEAR_LAWYER } from './parties.ts';
import type { Case, Verdict } from './verdict.ts';

/** Forms of which nothing is left of the name. */
const HIDDEN: ReadonlySet<Form> = new Set(['ellipsis', 'mask', 'blank', 'same-letter', 'noughts']);
/** Forms of which the beginning is left. */
const BEGUN: ReadonlySet<Form> = new Set(['letter', 'letters', 'blank-letter', 'initials']);
/** What a hidden part looks like that follows, in brackets or without. */
const NEXT_HIDDEN = /^[)\]]?,? ?[([]?(?:…|\.{2,}|[*_-]{1,}|[xX]{2,}|\p{Lu}\p{Ll}{0,2}(?:[.*_…]|(?=[,;)]| [,;])))/u;
/** The end of a part of an address. */
const ENDS = /^[.,;:)–-]*$/u;

/**
 * What something hidden stands for by its position alone, in an address ("…straße …, …"), in a list of parties ("In Sachen --- gegen ---"), in a
 * count ("im --. Obergeschoss") or on a way; whatever marks hide it.
 */
export function decideByPosition(one: Case): Verdict | undefined {
  const isHidden = HIDDEN.has(one.form);
  if (!isHidden && !BEGUN.has(one.form)) return undefined;
  if (one.form === 'ellipsis' && isInQuotation(one.context) && one.asks('citation')) return undefined;
  const outer = outside(one.context);
  // What lies between, without the brackets around either.
  const gap = one.gap?.replace(/^[)\]]/u, '').replace(/[([]$/u, '');
  return (
    (isHidden ? ofOrdinal(one, outer) : undefined) ??
    inAddress(one, outer, gap, isHidden) ??
    ofParty(one, outer, gap, isHidden) ??
    (isHidden ? inSentence(one, outer, gap) : undefined)
  );
}

/** What stands around it, and around the brackets that it fills. */
function outside({ text, start, end }: Context): Context {
  const [opens, closes] = [text.charAt(start - 1), text.charAt(end)];
  const isFilled = (opens === '(' && closes === ')') || (opens === '[' && closes === ']');
  return isFilled ? new Context(text, start - 1, end + 1) : new Context(text, start, end);
}

/** The town after the number of a house, and before it its postal code; after the lawyer the street. */
function inAddress(one: Case, outer: Context, gap: string | undefined, isHidden: boolean): Verdict | undefined {
  const { last, text } = one;
  if (last?.label === undefined || gap === undefined) return undefined;
  const follows =
    isHidden &&
    NEXT_HIDDEN.test(text.slice(outer.end, outer.end + 1) === ' ' ? text.slice(outer.end + 1, outer.end + 8) : '');
  // "Kanzlei H. J. K., Os.", "Partnerschaft mbB, Fr. –", "GmbH, ***,"
  const isSyllable = one.form === 'letters' && one.core.endsWith('.');
  const isSeat =
    isTownAfter(outer, last) ||
    (last.label === 'COMPANY' &&
      last.form !== 'letters' &&
      gap === ', ' &&
      ENDS.test(outer.after(1).word) &&
      !known.joints.has(outer.after(2).word));
  if (isSeat && (isSyllable || (isHidden && one.form !== 'ellipsis' && isTownAfter(outer, last))))
    return one.yes('PLACE', 'seat-of-firm', 0.85);
  if (last.rule === 'code-in-address' && gap === ' ') return one.yes('PLACE', 'town-in-address', 0.9);
  const isAfterHouse =
    (last.rule === 'house-number' && /^, $/u.test(gap)) ||
    (last.label === 'STREET' && HOUSE.test(gap)) ||
    (last.rule === 'ordinal' && STOREY.test(gap));
  if (isAfterHouse) {
    if (follows) return one.yes('NUMBER', 'code-in-address', 0.9);
    const { word } = outer.after(1);
    if (ENDS.test(word) || known.partyGoesOn.has(word)) return one.yes('PLACE', 'town-in-address', 0.9);
    return undefined;
  }
  if (!isHidden || gap !== ', ') return undefined;
  // "Advokat (...), (...), (...) (...)"
  if (last.label === 'STREET' && follows) return one.yes('NUMBER', 'code-in-address', 0.88);
  const isOfLawyer =
    last.label === 'PERSON' &&
    known.lawyers.test(text.slice(Math.max(0, last.start - NEAR_LAWYER), last.start).replace(/[([]$/u, ''));
  return isOfLawyer && NEXT_HIDDEN.test(text.slice(outer.end, outer.end + 8)) && text.charAt(outer.end) === ','
    ? one.yes('STREET', 'street-in-address', 0.85)
    : undefined;
}
/** After the storey of a house. */
const STOREY = /^\.? \p{Lu}\p{L}+(?: \p{Ll}+)?, $/u;
const HOUSE = /^ \d{1,4} ?[a-z]?(?:[-–/]\d{1,4} ?[a-z]?)?, $/u;

/** "In Sachen --- ./. --- GmbH", "Pensionistin, *****, vertreten durch", "geb. XX.XX.XXXX, Z, vertreten". */
function ofParty(one: Case, outer: Context, gap: string | undefined, isHidden: boolean): Verdict | undefined {
  const { last, text, typing } = one;
  const before = outer.before(1).word;
  // "Beschwerdesache der AB, vertreten durch CD, Rechtsanwalt"
  if (
    one.form === 'letters' &&
    typing.by === 'default' &&
    /^\p{Lu}{2}$/u.test(one.core) &&
    outer.after(1).word === ','
  ) {
    const head = text.slice(Math.max(0, outer.start - LONGEST_HEAD), outer.start);
    const isParty =
      known.partyGoesOn.has(outer.after(2).word) && known.matter.test(head.replace(/ (?:der|des) $/u, ' '));
    if (isParty || known.represented.test(head)) return one.yes('PERSON', 'party', 0.85);
  }
  // Noughts hide numbers.
  const hidesName = isHidden && one.form !== 'noughts';
  // "Die Berufung des ***", and "des …, …, Antragstellers" where a line begins
  const isOwner = hidesName && known.ofArticles.has(before) && !/^\p{Lu}/u.test(outer.after(1).word);
  if (isOwner && typing.by === 'default') {
    const { word } = outer.before(2);
    const isLine = word === '' && outer.after(1).word === ',';
    if (isLine || known.remedies.test(word)) return one.yes('PERSON', 'party', 0.85);
  }
  if (hidesName && typing.by === 'default' && !known.legalForms.has(outer.after(1).word)) {
    const head = text.slice(Math.max(0, outer.start - LONGEST_HEAD), outer.start);
    const isOpposed = known.versus.has(before) || known.versus.has(outer.after(1).word);
    if (
      known.matter.test(head) ||
      (isOpposed && (before.startsWith('.') || outer.after(1).word.startsWith('.') || known.ofMatter.test(head)))
    )
      return one.yes('PERSON', 'party', 0.85);
  }
  if (before !== ',' || outer.after(1).word !== ',' || gap === undefined || gap.length > LONGEST_GAP) return undefined;
  const goesOn = known.partyGoesOn.has(outer.after(2).word) || (isHidden && cueOf(outer.after(2).word) === 'PERSON');
  if (!goesOn || (last?.label !== 'DATE' && last?.label !== 'PERSON' && last?.label !== 'COMPANY')) return undefined;
  const isBirth = last.label === 'DATE' && gap === ', ';
  const isOfProfession =
    gap !== ', ' && (cueOf(outer.before(2).word) === 'PERSON' || known.professions.test(outer.before(2).word));
  // Austria has towns with an asterisk.
  const isStarred = one.form === 'blank-letter' && one.core.endsWith('*');
  return isBirth || ((isHidden || isStarred) && /^,|^ /u.test(gap)) || isOfProfession
    ? one.yes('PLACE', 'seat-of-party', 0.85)
    : undefined;
}
const LONGEST_HEAD = 120;
const LONGEST_GAP = 50;

/** "im (...). Stock", "im --. Obergeschoss" */
function ofOrdinal(one: Case, outer: Context): Verdict | undefined {
  // "seit ihrem ... Geburtstag": two for the number, one for the ordinal
  if (one.text.charAt(outer.end) !== '.' && !/^\.{2,}$/u.test(one.core)) return undefined;
  const after = outer.after(1).word;
  return known.ordinals.test(after === '.' ? outer.after(2).word : after)
    ? one.yes('NUMBER', 'ordinal', 0.9)
    : undefined;
}

/** What the sentence asks for: a number before what is counted, a day, a street, a place on a way, somebody's name after a comma. */
function inSentence(one: Case, outer: Context, gap: string | undefined): Verdict | undefined {
  const [before, after] = [outer.before(1), outer.after(1)];
  if (known.counted.has(after.word) && !known.streetArticles.has(before.word))
    return one.yes('AMOUNT', 'counted', 0.88);
  if (known.approximately.has(before.word) && one.form !== 'same-letter') return one.yes('AMOUNT', 'about', 0.88);
  if (known.residing.has(before.word) && !before.dotted)
    return one.yes(known.placePrepositions.has(after.word) ? 'STREET' : 'PLACE', 'residing', 0.88);
  // "von … bis … EUR"
  const isRange = known.until.has(after.word) || known.joints.has(after.word);
  if (
    known.units.has(after.word) ||
    (isRange && isHiddenWord(outer.after(2).word, '') && known.units.has(outer.after(3).word))
  )
    return isRange ? one.yes('AMOUNT', 'of-a-range', 0.88) : undefined;
  if (known.ofPlaces.has(before.word) && known.until.has(after.word)) return one.yes('DATE', 'from-until', 0.85);
  if (
    known.between.has(before.word.toLowerCase()) &&
    known.joints.has(after.word) &&
    isHiddenWord(outer.after(2).word, outer.after(3).word) &&
    typeLetter(outer).label !== 'PLACE'
  )
    return one.yes('DATE', 'from-until', 0.8);
  if (one.last?.rule === 'from-until' && known.joints.has(gap?.trim() ?? '')) return one.yes('DATE', 'from-until', 0.8);
  const isOnWay = known.placePrepositions.has(before.word) || known.setsOut.has(before.word);
  if (isOnWay && after.word === '(') return one.yes('PLACE', 'place-with-country', 0.85);
  if (one.last?.label === 'PLACE' && known.towards.has(after.word) && /\)? (?:\p{Ll}{3}) $/u.test(gap ?? ''))
    return one.yes('PLACE', 'place-on-a-way', 0.85);
  const isNamed =
    one.last?.label === 'PERSON' &&
    (gap?.length ?? 0) < LONGEST_GAP &&
    gap?.startsWith(', ') === true &&
    !/ \p{Ll}/u.test(gap);
  const isApart = !isNamed && before.word === ',' && /^[,(]$/u.test(after.word) && outer.start < one.start;
  const [noun, beyond] = [outer.before(2).word, outer.before(3).word];
  if (isApart && (cueOf(noun) === 'PERSON' || (/^\p{Ll}{4,}$/u.test(noun) && cueOf(beyond) === 'PERSON')))
    return one.yes('PERSON', 'apposition', 0.85);
  return undefined;
}

const isHiddenWord = (word: string, next: string): boolean =>
  isEllipsis(word) || (/^[([]$/u.test(word) && isEllipsis(next)) || /^(?:[*_]{2,}|[xX]{2,})$/u.test(word);
