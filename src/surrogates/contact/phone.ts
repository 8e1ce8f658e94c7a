import { fromPacks, packOf, unionOf } from '../../languages/index.ts';
import { between, figures } from '../../languages/draw.ts';
import type { NumberingPlan } from '../../languages/pack.ts';
import type { Rng } from '../../core/rng.ts';

const PLANS = [...new Set(fromPacks(({ contact }) => contact?.plans).flat())];
/** Country codes that are not the beginning of a longer one; the first fit is taken. */
const COUNTRY =
  /^(?:1|7|2[07]|3[0123469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|21[0-9]|22\d|23\d|24\d|25\d|26\d|29\d|35\d|37\d|38\d|42\d|50\d|59\d|67\d|68\d|69\d|80\d|85\d|88\d|96\d|97\d|99\d)/;

/** A phone number taken apart: what is kept of it, what is drawn. */
export interface PhonePlan {
  /** Digits in front that stay: international prefix and country code, "00 34", "+1". */
  readonly kept: string;
  readonly national: string;
  readonly extension: string;
  readonly plan: NumberingPlan | undefined;
}

const EXTENSION = new RegExp(
  `(?:\\b|\\d)[\\s,;]*(?:${unionOf(({ contact }) => contact?.extension)}|#)\\s*\\.?:?\\s*\\d{1,6}\\)?\\s*$`,
  'iu',
);

/**
 * Takes a phone number apart.
 *
 * @param text the mention, with all that stands around the number.
 */
export function planPhone(text: string, locale: string): PhonePlan {
  const extensionAt = text.search(EXTENSION);
  const cut = extensionAt < 0 ? text.length : extensionAt + (/\d/.test(text.charAt(extensionAt)) ? 1 : 0);
  const digits = text.slice(0, cut).replace(/\D/g, '');
  const extension = text.slice(cut).replace(/\D/g, '');
  const plus = /^\D*\+/.test(text);
  const own = packOf(locale)?.contact?.plans ?? [];
  const international = plus
    ? 0
    : digits.startsWith('00') && digits.length > 10
      ? 2
      : digits.startsWith('011') && digits.length > 12
        ? 3
        : -1;
  if (international >= 0) {
    const code = COUNTRY.exec(digits.slice(international))?.[0] ?? '';
    const start = international + code.length;
    const plan = PLANS.find(({ country }) => country === code);
    return { kept: digits.slice(0, start), national: digits.slice(start), extension, plan };
  }
  // "(34) 02.29.18.05.95"
  const bracketed = /^\s*\((\d{1,3})\)/.exec(text)?.[1];
  if (bracketed !== undefined && PLANS.some(({ country }) => country === bracketed)) {
    const national = digits.slice(bracketed.length);
    const plan = [...own, ...PLANS].find((candidate) => fits(candidate, national));
    if (national.length >= 9 && plan !== undefined) return { kept: bracketed, national, extension, plan };
  }
  // "34 91 411 54 62", "1-305-555-2333": the country code without its sign.
  for (const plan of own) {
    const { country } = plan;
    const longer = digits.length === country.length + (country === '1' ? 10 : 9);
    if (longer && digits.startsWith(country))
      return { kept: country, national: digits.slice(country.length), extension, plan };
  }
  return { kept: '', national: digits, extension, plan: own.find((plan) => fits(plan, digits)) };
}

function fits(plan: NumberingPlan, digits: string): boolean {
  return plan.draw(digits, FIRST) !== undefined;
}

/** A generator that always gives the first: whether a plan applies does not depend on what is drawn. */
const FIRST: Rng = {
  fork: () => FIRST,
  int: () => 0,
  float: () => 0,
  chance: () => false,
  pick: (items) => items[0] as never,
};

/** Draws the digits of another number of the same kind. */
export function drawPhone({ kept, national, extension, plan }: PhonePlan, rng: Rng): string {
  return kept + (plan?.draw(national, rng) ?? drawUnknown(national, rng)) + drawExtension(extension, rng);
}

/** Outside the known plans: leading zeros and the first digit after them stay, since they tell area and kind. */
function drawUnknown(national: string, rng: Rng): string {
  const head = /^0*[1-9]?/.exec(national)?.[0] ?? '';
  const fixed = national.length - head.length >= 4 ? head : head.replace(/[1-9]$/, '');
  const rest = national.length - fixed.length;
  return rest === 0
    ? fixed
    : fixed + (fixed.length < head.length ? between(1, 9, rng) + figures(rest - 1, rng) : figures(rest, rng));
}

function drawExtension(extension: string, rng: Rng): string {
  return extension === ''
    ? ''
    : (extension.startsWith('0') ? '0' : between(1, 9, rng)) + figures(extension.length - 1, rng);
}
