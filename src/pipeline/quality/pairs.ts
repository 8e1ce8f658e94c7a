import { mentionsOf } from '../../core/document.ts';
import type { Document, Entity } from '../../core/types.ts';
import { textOf } from '../../evaluate/audit/cover.ts';
import { pairMentions } from '../../evaluate/audit/untouched.ts';
import { contactTypeOf } from '../../surrogates/contact/contact.ts';
import { isPossible } from '../../surrogates/dates/calendar.ts';
import { readBirthNumber } from '../../surrogates/numbers/birth-numbers.ts';
import { NIR, schemesOf } from '../../surrogates/numbers/check-digits.ts';
import { yearsTold } from '../../surrogates/persons/age.ts';
import { NUMBER_TYPES, type SurrogateType } from '../../surrogates/types.ts';
import { fold } from '../../text/fold.ts';
import { createLeakReaders, isNameType, type LabelMeaning, namePieces } from '../audit/meaning.ts';

/** What can be told of a copy beside its source only: what was so there and is so no more. */
export const PAIR_CHECKS = ['email', 'format'] as const;

/** A mention that was so in the source, and whether its surrogate still is. */
export interface PairSite {
  readonly check: (typeof PAIR_CHECKS)[number];
  readonly what: string;
  /** The mention of the copy. */
  readonly mention: Entity;
  readonly isFault: boolean;
}

const NUMBERS: ReadonlySet<SurrogateType | undefined> = new Set(NUMBER_TYPES);
/** Next to nobody is older. */
const OLDEST = 110;
const PHONES: ReadonlySet<SurrogateType | undefined> = new Set<SurrogateType>(['phone', 'fax']);

/**
 * Compares the surrogates of a copy with what they were written over: check digits, the number of figures, plausible ages, readable dates and addresses, e-mail
 * addresses that hold the name of somebody.
 */
export function createPairComparison(meaning: LabelMeaning, locale: string) {
  const readers = createLeakReaders(meaning, locale);
  const partsOf = (text: string) =>
    namePieces(`${text} `, locale)
      .map(plainOf)
      .filter((part) => part.length >= 3);

  return (source: Document, copy: Document): readonly PairSite[] => {
    const mentions = mentionsOf(source);
    const partner = pairMentions(mentions, mentionsOf(copy), [source.text, copy.text]);
    const people: { readonly parts: readonly string[]; readonly others: readonly string[] }[] = [];
    const sites: PairSite[] = [];
    for (const [i, mention] of mentions.entries()) {
      const other = isNameType(meaning.typeOf(mention.label)) ? partner(mention, i) : undefined;
      if (other) people.push({ parts: partsOf(textOf(source, mention)), others: partsOf(textOf(copy, other)) });
    }
    for (const [i, mention] of mentions.entries()) {
      const other = partner(mention, i);
      if (other === undefined) continue;
      const [before, after] = [textOf(source, mention), textOf(copy, other)];
      const label = meaning.typeOf(mention.label);
      const type = label && contactTypeOf(label, before);
      const push = (check: PairSite['check'], what: string, isFault: boolean) => sites.push({ check, what, mention: other, isFault }); // prettier-ignore
      if (NUMBERS.has(type)) {
        const schemes = schemesOf(numberOf(before)).map(({ name }) => name);
        // A number of who was born then, without figures that check it, agrees with a check digit by chance.
        const isByChance = readBirthNumber(numberOf(before), before, undefined, locale)?.kind === 'nir' && !NIR.isValid(numberOf(before)); // prettier-ignore
        if (schemes.length > 0 && !isByChance) push('format', 'check digit', !schemesOf(numberOf(after)).some(({ name }) => schemes.includes(name))); // prettier-ignore
      } else if (PHONES.has(type)) {
        const figures = before.replace(/\D/gu, '').length;
        if (figures > 4) push('format', 'figures', after.replace(/\D/gu, '').length !== figures);
      } else if (type === 'age') {
        const [years, otherYears] = [yearsTold(before, locale), yearsTold(after, locale)];
        if (years > 0 && years <= OLDEST) push('format', 'age', otherYears > OLDEST);
      } else if (type === 'date') {
        const isDate = (doc: Document, date: Entity, text: string) => isOfCalendar(text) && readers.dateKeysInAnyOrder(doc, date).length > 0; // prettier-ignore
        if (isDate(source, mention, before)) push('format', 'date', !isDate(copy, other, after));
      } else if (type === 'email' && /^[^@\s]+@[^@\s]+\.\p{L}{2,}$/u.test(before)) {
        push('format', 'e-mail', !/^[^@\s]+@[^@\s]+\.\p{L}{2,}$/u.test(after));
        const [user, otherUser] = [before, after].map((text) => plainOf(text.slice(0, text.lastIndexOf('@')))) as [string, string]; // prettier-ignore
        const named = people.filter(({ parts }) => parts.some((part) => user.includes(part)));
        if (named.length > 0) push('email', 'name', !named.some(({ others }) => others.some((part) => otherUser.includes(part)))); // prettier-ignore
      }
    }
    return sites;
  };
}

/** Whether three numbers of a date may be a day, a month and a year in some order; what has words or fewer numbers is left to who reads it. */
function isOfCalendar(text: string): boolean {
  const figures = text.match(/\d+/gu) ?? [];
  if (figures.length !== 3 || /\p{L}/u.test(text)) return true;
  const [a = 0, b = 0, c = 0] = figures.map(Number);
  const isDay = (year: number, month: number, day: number) => isPossible(year < 100 ? 2000 + year : year, month, day);
  return isDay(c, a, b) || isDay(c, b, a) || isDay(a, b, c);
}

/** As addresses are written: letters and figures only. */
const plainOf = (text: string): string => fold(text).replace(/[^\p{L}\p{Nd}]/gu, '');

const numberOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{Nd}]/gu, '');
