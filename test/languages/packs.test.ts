import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { absentFrom, lackedBy } from '../../src/languages/capabilities.ts';
import { localeKey, packOf, PACKS } from '../../src/languages/index.ts';
import type { LanguagePack } from '../../src/languages/pack.ts';
import { createRng } from '../../src/core/rng.ts';
import { ageInWords, readAgeWords } from '../../src/surrogates/persons/age.ts';
import { readNumberWords } from '../../src/surrogates/numbers/number-words.ts';
import { fold } from '../../src/text/fold.ts';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const rows = PACKS.map((pack) => [pack.code, pack] as const);
const words = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '');

describe.each(rows)('the pack %s', (code, pack) => {
  it('is found by its code, in the folder of its name', () => {
    expect(packOf(code)).toBe(pack);
    expect(packOf(`${code}-XX`)).toBe(pack);
    expect(readdirSync(`${SRC}languages/${code}`)).toContain('index.ts');
  });

  it('has every capability or declares that it lacks it', () => {
    expect(pack.lacks.toSorted()).toEqual(absentFrom(pack).toSorted());
  });

  it('has twelve months, seven days and four seasons in every form, all of the first', () => {
    const { months = [], weekdays = [], seasons = [], swaps, formats } = pack.dates ?? {};
    for (const [forms, count] of [
      [months, 12],
      [weekdays, 7],
      [seasons, 4],
    ] as const) {
      for (const [i, form] of forms.entries()) {
        const names = form.split(' ');
        expect(names, form).toHaveLength(count);
        expect(names.filter((name) => name === '' || (i === 0 && name === '-')), form).toEqual([]); // prettier-ignore
      }
    }
    // A group of one word would have to stand for itself.
    for (const group of swaps?.split('|') ?? []) expect(group.split(' ').length, group).toBeGreaterThan(1);
    for (const format of formats?.split('|') ?? []) expect(format.trim(), format).toBe(format);
  });

  it('has singular and plural of each unit of time', () => {
    const { units = '', plurals = '' } = pack.dates ?? {};
    for (const pair of `${units}|${plurals}`.split('|').filter(Boolean))
      expect(pair.split(' ').length, pair).toBeGreaterThan(1);
  });

  it('reads the numbers and ages that it writes', () => {
    const { cardinal } = pack.numbers ?? {};
    for (let value = 1; value < 2031; value = value === 31 ? 1950 : value === 1999 ? 2010 : value + 1) {
      if (!cardinal) break;
      const text = cardinal.write(value, true);
      expect(readNumberWords(text, 0, code), `${value}: ${text}`).toMatchObject({ value, length: text.length });
    }
    for (let age = 1; age <= 120; age++) {
      const text = ageInWords(age, code);
      if (text !== undefined) expect(readAgeWords(text, 0, code), text).toEqual({ value: age, length: text.length });
    }
  });

  it('has words of kinds that are folded, each once', () => {
    for (const list of kindLists(pack)) {
      expect(words(list).filter((word) => fold(word) !== word)).toEqual([]);
      expect(words(list).filter((word, i, all) => all.indexOf(word) !== i)).toEqual([]);
    }
  });

  it('draws numbers as long as those of its plans and postcodes', () => {
    const rng = createRng(3);
    const { zip } = pack.places ?? {};
    const length = zip?.example.replaceAll(/\D/g, '').length ?? 0;
    for (let i = 0; i < 50; i++) if (zip) expect(zip.draw(length, rng.fork(i))).toMatch(new RegExp(`^\\d{${length}}$`));
    for (const phone of pack.contact?.phones?.split('|') ?? []) {
      const digits = phone.replaceAll(/\D/g, '');
      const drawn = pack.contact?.plans
        ?.map((plan) => plan.draw(digits, rng)?.length)
        .filter((found) => found !== undefined);
      expect(phone.startsWith('+') || phone.includes('x') || drawn?.includes(digits.length), phone).toBe(true);
    }
  });

  it('has paradigms whose members are several, or one nationality that stays', () => {
    const { nationalities = [], fields = [] } = pack.institutions ?? {};
    for (const [stems] of fields) expect(stems.split(' ').length, stems).toBeGreaterThan(1);
    for (const [, endings] of [...nationalities, ...fields]) {
      expect(
        endings.split(' ').filter((ending) => ending === ''),
        endings,
      ).toEqual([]);
    }
  });
});

function kindLists({ dates, names, institutions, places, contact }: LanguagePack): readonly string[] {
  return [
    dates?.words, dates?.ages, dates?.connectors, dates?.year, dates?.ranges, names?.particles, names?.suffixes, names?.joins,
    names?.honours, names?.saints, ...Object.values(names?.titles ?? {}), institutions?.functionWords, institutions?.legalForms,
    institutions?.kinds, places?.kinds, places?.streets, places?.units, places?.rooms, contact?.words, contact?.numberWords,
  ].filter((list) => list !== undefined); // prettier-ignore
}

describe('what a language lacks', () => {
  it('is told once for what is asked of it, and for a language without a pack for all of it', () => {
    expect(lackedBy('ca', new Set(['date']))).toEqual([]);
    expect(lackedBy('en-GB', new Set(['date', 'person', 'hospital']))).toEqual([]);
    expect(lackedBy('is', new Set(['person']))).toEqual([
      'The language of "is" has no names in this package: its titles and particles are taken for names.',
    ]);
  });
});

/** German prepositions, which look like codes. */
const NO_CODES = ["resources/eponyms.ts: ['de']"];

it('what tells placeholders stands in the packs, and none of it in the rules', () => {
  const lists = PACKS.flatMap(({ placeholders: { cues = {}, heads = {}, ...others } = {} }) =>
    Object.values<unknown>({ ...cues, ...heads, ...others }).filter((list) => typeof list === 'string'),
  );
  const own = new Set(lists.flatMap(words).filter((word) => /^\p{L}{3,}$/u.test(word)));
  expect(own.size).toBeGreaterThan(1000);
  const files = readdirSync(`${SRC}placeholders`, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const code = readFileSync(`${SRC}placeholders/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/gu, '');
      const literals = code.match(/'[^'\n]*'|\/\^[^\n]*\/[gimu]*/gu) ?? [];
      // Rules have names in English, such as `of-a-claim`.
      const texts = literals.filter((one) => !/^'[a-z]+(?:-[a-z]+)+'$/u.test(one));
      return texts.flatMap((one) =>
        (one.match(/\p{L}{3,}/gu) ?? []).filter((word) => own.has(word)).map((word) => `${file}: ${word}`),
      );
    });
  expect(found).toEqual([]);
});

describe('the table of languages', () => {
  it('gives a locale its gazetteers', () => {
    expect([localeKey('es-MX'), localeKey('zh'), localeKey('zh-TW'), localeKey('is-IS')]).toEqual([
      'es',
      'zh-TW',
      'zh-TW',
      'is',
    ]);
  });

  it('is the only place that knows languages by their codes', () => {
    const codes = PACKS.flatMap(({ code, locale }) => (locale === undefined ? [code] : [code, locale])).join('|');
    const compared = new RegExp(
      [
        `[=!]==? ?['"](?:${codes})['"]`,
        `['"](?:${codes})['"] ?[=!]==`,
        `(?:startsWith|endsWith|includes)\\(['"](?:${codes})-?['"]\\)`,
        `case ['"](?:${codes})['"]`,
        `\\[['"](?:${codes})['"]\\]`,
        // A table by code: two lines of it at least.
        `(?:^|[{,])\\s*['"]?(?:${codes})['"]?: [^\\n]*(?:\\n[^\\n]*)?\\n?\\s*['"]?(?:${codes})['"]?: `,
      ].join('|'),
      'gm',
    );
    const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('languages/'))
      .flatMap((file) => [...readFileSync(SRC + file, 'utf8').matchAll(compared)].map(([text]) => `${file}: ${text}`));
    expect(found.filter((one) => !NO_CODES.includes(one))).toEqual([]);
  });
});
