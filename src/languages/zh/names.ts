import type { Names, Places, Contact, NumberingPlan } from '../pack.ts';
import { between, figures } from '../draw.ts';

export const names: Names = {
  after: '主任醫師 醫師 醫生 先生 小姐 女士 太太 教授 主任 護理師 同學',
  latin: 'en',
  usual: { f: ['女士', '小姐'], m: ['先生'], 'doctor-f': ['醫師'], 'doctor-m': ['醫師'] },
  sexes: { f: '女性|女|女童', m: '男性|男|男童' },
};

export const places: Places = {
  zip: {
    example: '123',
    draw: (length, rng) => (length >= 3 && length <= 6 ? between(100, 983, rng) + figures(length - 3, rng) : undefined),
  },
};

/** Taiwan: mobile 09, area 02 to 08. */
const TAIWAN: NumberingPlan = {
  country: '886',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length < 8 || rest.length > 9) return undefined;
    if (rest.startsWith('9')) return `${trunk}9${figures(rest.length - 1, rng)}`;
    const area = rest.startsWith('2') ? '2' : rng.pick('34567');
    return trunk + area + between(2, 8, rng) + figures(rest.length - 2, rng);
  },
};

export const contact: Contact = {
  plans: [TAIWAN],
  phones: '02-2345-6789|0912-345-678|(04) 2345-6789|+886 912 345 678|0912345678',
  extension: /分機|轉/u,
  ids: { id: ['A123456789', 'F223456788'], vehicle: ['ABC-1234'], account: ['012-345678901234'] },
};
