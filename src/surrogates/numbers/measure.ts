import type { Rng } from '../../core/rng.ts';
import { fold } from '../case.ts';
import { NUMBER_WORDS } from '../kind-words.ts';
import type { SurrogateFamily } from '../types.ts';

/** Feet and inches, of which there are twelve: `5'7"`, "5 feet 7 inches". */
const FEET = /^(\D*)([2-8])(?![.,]\d)(\D+)(\d{1,2})(\D*)$/u;
/** Degrees that a point of the earth has, north or south first; minutes and seconds may follow. */
const POINT = /^\D*?[-+]?\d{1,2}(?:\.\d{2,}|[°º]).*?\D[-+]?\d{1,3}(?:\.\d{2,}|[°º])\D?.*$/su;
const NUMBER = /\d+(?:[.,]\d+)?/gu;
/** By how much of itself a height moves at most. */
const SHARE = 0.1;

/** Numbers with their units: heights, which move by little, and points of the earth, which become any others. */
export const measureFamily: SurrogateFamily = {
  types: ['measure'],
  study: () => undefined,
  write({ text, type }, _, { scope, document = scope, mayStay }, setting) {
    const rng = document.fork('measure', fold(text));
    if (!/\d/u.test(text)) return mayStay === true ? undefined : measureFamily.fresh(type, rng, setting);
    for (let tries = 0; tries < 20; tries++) {
      const written = POINT.test(text) ? movePoint(text, rng) : moveMeasure(text, rng);
      if (written !== text) return written;
    }
    return undefined;
  },
  // Signs of units and of the quarters of heaven are short.
  keeps: (key) => key.length <= 2 || NUMBER_WORDS.has(key),
  fresh: (_, rng) => `${150 + rng.int(45)} cm`,
};

function movePoint(text: string, rng: Rng): string {
  let degrees = 0;
  return text.replaceAll(/(\d+)(\.\d+)?/gu, (number: string, whole: string, rest: string | undefined, at: number) => {
    const isPart = /^ ?['′’"″”]/u.test(text.slice(at + number.length)) && degrees > 0;
    const most = isPart ? 59 : degrees++ === 0 ? 89 : 179;
    const drawn = String(rng.int(Math.min(most, 10 ** whole.length - 1)));
    return drawn.padStart(whole.startsWith('0') ? whole.length : 1, '0') + (rest ?? '').replaceAll(/\d/gu, () => String(rng.int(10))); // prettier-ignore
  });
}

function moveMeasure(text: string, rng: Rng): string {
  const [, before = '', feet, between = '', inches, after = ''] = FEET.exec(text) ?? [];
  if (feet !== undefined && Number(inches) < 12) {
    const all = Number(feet) * 12 + Number(inches) + rng.int(13) - 6;
    return `${before}${Math.floor(all / 12)}${between}${all % 12}${after}`;
  }
  return text.replaceAll(NUMBER, (number) => {
    const decimals = /[.,](\d+)$/u.exec(number)?.[1]?.length ?? 0;
    const scaled = Number(number.replace(/[.,]/u, ''));
    const most = Math.max(1, Math.round(scaled * SHARE));
    const moved = String(Math.max(1, scaled - most + rng.int(2 * most + 1))).padStart(decimals + 1, '0');
    return decimals === 0 ? moved : moved.slice(0, -decimals) + number.charAt(number.length - decimals - 1) + moved.slice(-decimals); // prettier-ignore
  });
}
