import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../src/core/rng.ts';
import { contactFamily } from '../../../src/surrogates/contact/contact.ts';
import { nameFamily } from '../../../src/surrogates/persons/name.ts';
import type { SurrogateType } from '../../../src/surrogates/types.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const scope = createRng(17);

function write(type: SurrogateType, text: string, locale = 'en', from: Rng = scope): string {
  const one = mention(type, text);
  const setting = settingOf(locale);
  return contactFamily.write(one, contactFamily.study([one], setting), { scope: from }, setting) as string;
}

const shape = (text: string): string => text.replace(/\d/g, '9');
const forSeeds = (check: (from: Rng) => void): void => {
  for (let seed = 0; seed < 60; seed++) check(createRng(seed));
};

describe('contactFamily, users', () => {
  it.each(['tulipe_quarz', 'zwexel77', 'le.quarz'])('writes another name for one, not a telephone: %s', (text) => {
    forSeeds((from) => {
      const written = write('contact', text, 'fr', from);
      expect(written).toMatch(/^\p{L}[\p{L}\d._-]+$/u);
      expect(written).not.toBe(text);
    });
  });
});

describe('contactFamily, phones', () => {
  it.each([
    ['en', '(212) 867-5309', /^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/],
    ['en', '867-5309', /^[2-9]\d\d-\d{4}$/],
    ['en', '1-800-867-5309', /^1-800-[2-9]\d\d-\d{4}$/],
    ['en', '416.867.5309x271', /^[2-9]\d\d\.[2-9]\d\d\.\d{4}x[1-9]\d\d$/],
    ['en', '+46 (0)8 928 571 38', /^\+46 \(0\)\d [1-9]/],
    ['en', '93417 20864', /^[6-9]\d{4} \d{5}$/],
    ['en', '+91 93417 20864', /^\+91 [6-9]\d{4} \d{5}$/],
    ['en', '07700 063 966', /^07[4-9]\d\d \d{3} \d{3}$/],
    ['es', '981 33 40 00', /^9[1-8]\d \d\d \d\d \d\d$/],
    ['es', '633 349 565', /^6\d\d \d{3} \d{3}$/],
    ['es', '34 93 693 29 05', /^34 9[1-8] \d{3} \d\d \d\d$/],
    ['es', '986413144 ext 1530', /^9\d{8} ext [1-9]\d{3}$/],
    ['fr', '01.42.21.32.74', /^0[1-5](?:\.\d\d){4}$/],
    ['fr', '0654321867', /^0[67]\d{8}$/],
    ['fr', '(33) 01-32-39-28-25', /^\(33\) 0[1-5](?:-\d\d){4}$/],
    ['fr', 'O1.42.15.93.30', /^O[1-5](?:\.\d\d){4}$/],
    ['pt', '11 98765-4321', /^[1-9][1-9] 9[6-9]\d{3}-\d{4}$/],
    ['pt', '(71) 3322-1100', /^\([1-9][1-9]\) [2-5]\d{3}-\d{4}$/],
    ['pt', '+55 21 99876-5432', /^\+55 [1-9][1-9] 9[6-9]\d{3}-\d{4}$/],
    ['pt', '912 345 678', /^9[1236]\d \d{3} \d{3}$/],
    ['de', '030/1234567', /^0[1-9]\d\/[1-9]\d{6}$/],
    ['de', '0171 2345678', /^01[567]\d \d{7}$/],
    ['sv', '070-123 45 67', /^07[02369]-\d{3} \d\d \d\d$/],
    ['zh-TW', '0912-345-678', /^09\d\d-\d{3}-\d{3}$/],
    ['zh-TW', '02-2345-6789', /^02-[2-8]\d{3}-\d{4}$/],
    ['nl', '0495-123456', /^0[1-5]\d\d-[2-8]\d{5}$/],
    ['nl', '0495/17 80 63', /^04[7-9]\d\/\d\d \d\d \d\d$/],
    ['nl', '051/27 44 90', /^0[158]\d\/[2-8]\d \d\d \d\d$/],
    ['nl', '+32 (0)9 233 11 22', /^\+32 \(0\)[39] [2-8]/],
    ['nl', '0049 491 55 20 17', /^0049 4/],
    ['nl', '0900-8844', /^0900-\d{4}$/],
    ['nl', '088 - 700 24 24', /^088 - [1-9]\d\d \d\d \d\d$/],
    ['nl', '14 038', /^14 0[1-57]\d$/],
    ['ca', '+34 932 345 678', /^\+34 9[1-8]\d \d{3} \d{3}$/],
  ])('%s: writes a plausible number like %s', (locale, text, form) => {
    forSeeds((from) => {
      const written = write('phone', text, locale, from);
      expect(written).toMatch(form);
      expect(written).not.toBe(text);
    });
  });

  it('gives the same number the same surrogate in another format', () => {
    expect(write('phone', '93 693 29 05', 'es').replace(/\D/g, '')).toBe(write('fax', '936932905', 'es'));
    expect(write('phone', '+34 936932905', 'es')).toBe(`+34 ${write('phone', '936932905', 'es')}`);
  });

  it('keeps what stands before an extension that is all there is', () => {
    forSeeds((from) => {
      expect(write('phone', 'Durchwahl 4479', 'de', from)).toMatch(/^Durchwahl [1-9]\d{3}$/);
      expect(write('phone', 'ext. 271', 'en', from)).toMatch(/^ext\. \d{3}$/);
    });
  });

  it('keeps the shape of numbers that no plan knows', () => {
    forSeeds((from) => {
      expect(shape(write('phone', '55304000', 'es', from))).toBe('99999999');
      expect(write('phone', '00 39 06 1234 5678', 'es', from)).toMatch(/^00 39 0/);
      expect(write('phone', '1111', 'es', from)).not.toBe('1111');
    });
  });
});

describe('contactFamily, addresses of the net', () => {
  it('keeps separators, digits, case and the kind of domain of an e-mail address', () => {
    expect(write('email', 'victor_asensio@orangemail.es', 'es')).toMatch(/^[a-z]+_[a-z]+@[a-z]+\.es$/);
    expect(write('email', 'jsmith84@gmail.com')).toMatch(/^[a-z]+\d\d@[a-z]+\.com$/);
    expect(write('email', 'SueDHague@example.co.uk')).toMatch(/^[A-Z][a-z]+[A-Z][A-Z][a-z]+@[a-z]+\.co\.uk$/);
    expect(write('email', 'info.onco@avicenne.ap-hp.fr', 'fr')).toMatch(/^info\.onco@[a-z]+\.[a-z]+-[a-z]+\.fr$/);
    expect(write('email', 'tlabelle@hop.ltc', 'fr')).toMatch(/^[a-z]+@[a-z]{3}\.(?!ltc)[a-z]{3}$/); // no such domain there is
    expect(write('email', 'tlabelle@hop.eus', 'fr')).toMatch(/^[a-z]+@[a-z]{3}\.eus$/);
    expect(write('email', 'tlabelle @ medimail . com', 'fr')).toMatch(/^[a-z]+ @ [a-z]+ \. com$/);
  });

  it('replaces a shared mail provider by another, and a name part alike wherever it stands', () => {
    forSeeds((from) => {
      expect(write('email', 'a.smith@gmail.com', 'en', from)).toMatch(/@(?!gmail)[a-z]+\.com$/);
      const [, name] = /^[a-z]\.([a-z]+)@/.exec(write('email', 'a.smith@gmail.com', 'en', from)) as RegExpExecArray;
      expect(write('email', 'smith@yahoo.es', 'en', from).split('@')[0]).toBe(name);
      expect(name).not.toBe('smith');
    });
  });

  it('draws addresses in ASCII letters in every locale', () => {
    for (const locale of ['en', 'es', 'fr', 'de', 'sv', 'ca', 'zh-TW']) {
      forSeeds((from) => {
        expect(write('email', 'magnus.lind@foretaget.se', locale, from)).toMatch(/^[a-z]+\.[a-z]+@[a-z]+\.se$/);
      });
    }
  });

  it('keeps scheme, www, depth and top-level domain of a web address', () => {
    expect(write('url', 'http://www.ScrapbookInsider.com.pt/')).toMatch(/^http:\/\/www\.[A-Z][A-Za-z]+\.com\.pt\/$/);
    expect(write('url', 'https://clinica.example.es/citas/2024/index.html', 'es')).toMatch(
      /^https:\/\/[a-z]+\.[a-z]+\.es\/[a-z]{5}\/\d{4}\/index\.html$/,
    );
    expect(write('url', 'www.example.org:8080')).toMatch(/^www\.(?!example)[a-z]+\.org:8080$/);
  });

  it('writes addresses of the same version and network', () => {
    forSeeds((from) => {
      const octets = write('ip', '106.31.73.20', 'en', from).split('.').map(Number);
      expect(octets).toHaveLength(4);
      expect(octets.every((octet) => octet >= 0 && octet <= 255)).toBe(true);
      expect(octets[0]).not.toBe(10);
      expect(write('ip', '192.168.1.20', 'en', from)).toMatch(/^192\.168\.\d+\.\d+$/);
      expect(write('ip', 'fe80::1ff:fe23:4567:890a', 'en', from)).toMatch(
        /^fe80::[\da-f]{3}:[\da-f]{4}:[\da-f]{4}:[\da-f]{4}$/,
      );
    });
  });
});

describe('contactFamily, a label for all ways to reach somebody', () => {
  it.each([
    ['phone', '0171 2345678'],
    ['phone', 'Durchwahl 4479'],
    ['phone', '030.123.45.67'],
    ['email', 'anna.lind @ foretaget . se'],
    ['url', 'https://clinica.example.es/citas'],
    ['url', 'www.praxis-lind.de'],
    ['url', 'praxis-lind.de'],
    ['ip', '192.168.1.20'],
    ['ip', 'fe80::1ff:fe23:4567:890a'],
  ] as const)('writes what the form of the mention tells: %s %s', (type, text) => {
    forSeeds((from) => {
      expect(write('contact', text, 'de', from)).toBe(write(type, text, 'de', from));
    });
  });
});

describe('contactFamily, user names', () => {
  it('makes user names of names, by those of the document where it has them', () => {
    const one = mention('contact', 'kettle_Quibbo');
    const own = settingOf('en');
    const names = nameFamily.study([mention('person', 'Quibbo', 'hey '), { ...one, type: 'username' }], own);
    forSeeds((from) => {
      const [, name = ''] = (contactFamily.write(one, contactFamily.study([one], own, names), { scope: from }, own) ?? '').split('_'); // prettier-ignore
      const person = nameFamily.write(mention('person', 'Quibbo'), names, { scope: from }, own) ?? '';
      expect(name).toBe(person.normalize('NFD').replaceAll(/\p{M}/gu, ''));
      expect(write('contact', 'Dr_Quibworth', 'en', from)).toMatch(/^Dr_\p{Lu}\p{Ll}+$/u);
      for (const text of ['x4471', 'ext4471', 'bleep 227']) expect(shape(write('contact', text, 'en', from))).toBe(shape(text)); // prettier-ignore
    });
  });
});

describe('contactFamily, names of addresses', () => {
  const own = settingOf('fr');
  it.each([
    ['Quarzy', 'm.quar.zy@hop.fr', (name: string) => new RegExp(`^[a-z]\\.${name}@`, 'u')], // what a point parts is one name
    ['Déo François', 'fgdeoradio@hop.fr', (_: string, first: string) => new RegExp(`^[a-z]{2}${first}`, 'u')],
  ])('follow what somebody became: %s, %s', (name, address, like) => {
    const email = mention('email', address);
    const user = { ...email, type: 'username' as const, text: address.slice(0, address.indexOf('@')) };
    const person = mention('person', name, 'Dr ');
    const names = nameFamily.study([person, user], own);
    forSeeds((from) => {
      const became = (nameFamily.write(person, names, { scope: from }, own) ?? '').toLowerCase().normalize('NFD').replaceAll(/[^a-z ]/gu, ''); // prettier-ignore
      const written = contactFamily.write(email, contactFamily.study([email], own, names), { scope: from }, own) ?? '';
      expect(written).toMatch(like(became, became.split(' ')[0] ?? ''));
    });
  });
});

describe('contactFamily, anything', () => {
  it('writes something else for any text, on one line and not empty', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ minLength: 1, unit: fc.constantFrom(...'0123456789@.:/-+() xwjk'.split('')) }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...contactFamily.types), fc.integer(), (source, type, seed) => {
        const written = write(type, source, 'es', createRng(seed));
        expect(written).not.toBe('');
        expect(written.toLowerCase()).not.toBe(source.toLowerCase());
        expect(written.includes('\n') && !source.includes('\n')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('draws fresh values for every type and locale', () => {
    for (const locale of ['en', 'es', 'fr', 'de', 'sv', 'ca', 'zh-TW']) {
      for (const type of contactFamily.types) {
        const setting = settingOf(locale);
        const rng = createRng(2);
        const values = Array.from({ length: 50 }, (_, i) => contactFamily.fresh(type, rng.fork(i), setting));
        expect(new Set(values).size).toBeGreaterThan(25);
      }
    }
  });

  it('writes the pinned numbers of a seed', () => {
    expect(
      ['(212) 867-5309', '867-5309 x12', '+44 7700 900123'].map((text) => write('phone', text, 'en', createRng(13))),
    ).toMatchInlineSnapshot(`
      [
        "(507) 596-2982",
        "244-2357 x30",
        "+44 7591 462487",
      ]
    `);
  });
});
