import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { createRng } from '../../../src/core/rng.ts';
import type { Corpus, Document, Entity } from '../../../src/core/types.ts';
import { findAgreement } from '../../../src/languages/agreement.ts';
import { labelMeaning } from '../../../src/pipeline/audit/meaning.ts';
import { createDetectors } from '../../../src/pipeline/quality/detectors.ts';
import { createPairComparison } from '../../../src/pipeline/quality/pairs.ts';
import { measureQuality } from '../../../src/pipeline/quality/quality.ts';
import { generate } from '../../../src/pipeline/templates/generate.ts';
import { loadGazetteers } from '../../../src/resources/gazetteers.ts';
import { CHECK_SCHEMES } from '../../../src/surrogates/numbers/check-digits.ts';

async function collect(corpus: Corpus): Promise<Document[]> {
  const list: Document[] = [];
  for await (const doc of corpus) list.push(doc);
  return list;
}

const lists = loadGazetteers();
const PLANTED = 200;

/** A document written as `[value](LABEL)`. */
function inline(id: string, marked: string): Document {
  const entities: Entity[] = [];
  let text = '';
  let position = 0;
  for (const { 0: all, 1: value = '', 2: label = '', index } of marked.matchAll(/\[(.*?)\]\((.*?)\)/g)) {
    text += marked.slice(position, index);
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
    position = index + all.length;
  }
  return createDocument({ id, text: text + marked.slice(position), entities });
}

type Plant = readonly [pattern: RegExp, wrong: (found: string) => string];

/** Faults of agreement, by language: what right text has, and what is written in its place. */
const AGREEMENT: Readonly<Record<string, readonly Plant[]>> = {
  en: [[/(?<![\p{L}-])an? (?=[a-z]{3,})/gu, (found) => (found === 'a ' ? 'an ' : 'a ')]],
  fr: [
    [/(?<!\p{L})d['’](?=[aeiouéè]\p{L})/gu, () => 'de '],
    [/(?<!\p{L})de (?=[bcdfgmnprstv]\p{L})/gu, () => 'd’'],
    [/(?<!\p{L})l['’](?=[aeiouéè]\p{L}{2})/gu, () => 'le '],
    [/(?<!\p{L})l[ea] (?=[bcdfgmnprstv]\p{L})/gu, () => 'l’'],
    [/(?<!\p{L})du (?=[bcdfgmnpstv]\p{L}+[^r\p{L}])/gu, () => 'de le '],
    [/(?<!\p{L})au (?=[bcdfgmnpstv]\p{L}+[^r\p{L}])/gu, () => 'à le '],
  ],
  es: [
    [/(?<!\p{L})del (?=[\p{L}])/gu, () => 'de el '],
    [/(?<!\p{L})al (?=[\p{L}])/gu, () => 'a el '],
    [/(?<!\p{L})y (?=[bcdfglmnprstv]\p{L})/gu, () => 'e '],
    [/(?<!\p{L})la (?=(?:clínica|universidad|ciudad|calle)(?!\p{L}))/giu, () => 'el '],
    [/(?<!\p{L})el (?=(?:hospital|centro|servicio|tribunal)(?!\p{L}))/giu, () => 'la '],
  ],
  it: [
    [/(?<!\p{L})(?:il|del|al|dal|nel) (?=[bcdfglmprtv][aeiou])/gu, (found) => `${{ il: '', del: 'di ', al: 'a ', dal: 'da ', nel: 'in ' }[found.trim()] ?? ''}${found === 'il ' ? 'di il ' : 'il '}`],
    [/(?<!\p{L})l['’](?=[aeiou]\p{L})/gu, () => 'il '],
  ],
  ca: [
    [/(?<!\p{L})d['’](?=[aeou]\p{L})/gu, () => 'de '],
    [/(?<!\p{L})de (?=[bcdfglmprtv]\p{L})/gu, () => 'd’'],
    [/(?<!\p{L})(?:del|al) (?=[bcdfgmprtv]\p{L})/gu, (found) => (found === 'del ' ? 'de el ' : 'a el ')],
    [/(?<!\p{L})l['’](?=[aeo]\p{L}{2})/gu, () => 'el '],
  ],
}; // prettier-ignore

const SETS: Readonly<Record<string, readonly string[]>> = {
  en: ['en-general', 'en-clinical', 'en-court'],
  fr: ['fr-hospital-letter', 'fr-general', 'fr-court'],
  es: ['es-primary-care', 'es-court', 'es-general', 'es-clinical'],
  it: ['it-clinical'],
  ca: ['ca-emergency'],
};

describe('planted faults of agreement', () => {
  it.each(Object.keys(AGREEMENT))(
    'are found, nine in ten, in %s; none to speak of where none was planted',
    async (code) => {
      const { shippedTemplateSets } = await import('../../../src/pipeline/templates/load-template-set.ts');
      const sets = shippedTemplateSets().filter(
        (name) => SETS[code]?.includes(name) === true || name.startsWith(`${code}-`),
      );
      const docs = (
        await Promise.all(
          sets.map((set) => collect(generate(set, { count: code === 'fr' || code === 'es' ? 60 : 240, seed: 4 }))),
        )
      ).flat();
      let [planted, found, sites, alarms] = [0, 0, 0, 0];
      for (const { text } of docs) {
        const own = findAgreement(text, code);
        sites += own.length;
        alarms += own.filter(({ isWrong }) => isWrong).length;
        for (const [pattern, wrong] of AGREEMENT[code] ?? []) {
          for (const { 0: right, index } of [...text.matchAll(pattern)].slice(0, 3)) {
            const damaged = text.slice(0, index) + wrong(right) + text.slice(index + right.length);
            planted++;
            if (findAgreement(damaged, code).some(({ start, isWrong }) => isWrong && Math.abs(start - index) <= 4))
              found++;
          }
        }
      }
      expect(planted).toBeGreaterThanOrEqual(PLANTED);
      expect(found / planted).toBeGreaterThanOrEqual(0.9);
      expect(alarms / sites).toBeLessThan(0.02);
    },
  );

  it('are found before German organisations', () => {
    const rng = createRng(2);
    const heads = { f: ['Volksbank', 'Grundschule', 'Stiftung'], m: ['Sportverein', 'Mieterverein', 'Bauhof'], n: ['Amtsgericht', 'Museum', 'Architekturbüro'] }; // prettier-ignore
    const right = { f: ['die', 'zur'], m: ['den', 'vom'], n: ['das', 'ins'] };
    let [found, alarms] = [0, 0];
    for (let i = 0; i < PLANTED; i++) {
      const gender = rng.pick(['f', 'm', 'n'] as const);
      const other = rng.pick(
        (['f', 'm', 'n'] as const).filter((each) => each !== gender && !(gender === 'n' && each === 'm')),
      );
      const name = `${rng.pick(heads[gender])} ${lists.list('de', 'cities')?.draw(rng) ?? ''}`;
      const wrongAt = (determiner: string) => {
        const text = `Er kam in ${determiner} ${name} an.`;
        const start = text.indexOf(name);
        return findAgreement(text, 'de', [{ start, end: start + name.length }]).some(({ isWrong }) => isWrong);
      };
      if (wrongAt(other === 'm' ? 'den' : (right[other][0] ?? ''))) found++;
      if (wrongAt(right[gender][0] ?? '')) alarms++;
    }
    expect(found / PLANTED).toBeGreaterThanOrEqual(0.9);
    expect(alarms / PLANTED).toBeLessThan(0.02);
  });
});

/** How many of the documents have a fault of a check. */
function shareOf(docs: readonly Document[], locale: string, check: string): number {
  const detect = createDetectors(labelMeaning(['PATIENT', 'CITY', 'STATE', 'ZIP', 'COUNTRY'], MAP), locale);
  return docs.filter((doc) => detect(doc).some((site) => site.check === check && site.isFault)).length / docs.length;
}

const MAP = {
  name: 'test',
  labels: {
    PATIENT: { type: 'patient' },
    CITY: { type: 'city' },
    STATE: { type: 'region' },
    ZIP: { type: 'zip' },
    AGE: { type: 'age' },
    COUNTRY: { type: 'country' },
    EMAIL: { type: 'email' },
    ID: { type: 'id' },
    PHONE: { type: 'phone' },
    DATE: { type: 'date' },
  },
} as unknown as Parameters<typeof labelMeaning>[1];

describe('planted conflicts of sex', () => {
  const texts = {
    en: { title: ['Mrs. %', 'Mr. %'], kinship: ['with his wife %', 'with her husband %'], pronoun: ['% came in. She was well.', '% came in. He was well.'], field: ['Sex: F\nName: %', 'Sex: M\nName: %'] },
    es: { title: ['Sra. %', 'Sr. %'], kinship: ['con su hermana %', 'con su hermano %'], field: ['Sexo: mujer. Paciente %', 'Sexo: varón. Paciente %'] },
    fr: { title: ['Mme %', 'M. %'], kinship: ['sa mère, %', 'son père, %'], field: ['Sexe : F\nNom : %', 'Sexe : M\nNom : %'] },
    de: { title: ['Frau %', 'Herr %'], kinship: ['seine Tochter %', 'sein Sohn %'], field: ['Geschlecht: weiblich\nPatient: %', 'Geschlecht: männlich\nPatient: %'] },
  } as const; // prettier-ignore

  it.each(Object.entries(texts).flatMap(([locale, kinds]) => Object.entries(kinds).map(([kind, pair]) => [locale, kind, pair] as const)))(
    'are found, nine in ten: %s, %s',
    (locale, _, pair) => {
      const rng = createRng(7);
      const write = (isRight: boolean) =>
        Array.from({ length: PLANTED }, (__, i) => {
          const gender = rng.pick(['f', 'm'] as const);
          const given = lists.list(locale, 'given-names')?.draw(rng, { gender, band: 0, tokens: 1 }) ?? '';
          const name = `[${given} ${lists.list(locale, 'family-names')?.draw(rng, { band: 0, tokens: 1 }) ?? ''}](PATIENT)`;
          return inline(String(i), pair[(gender === 'f') === isRight ? 0 : 1].replace('%', name));
        });
      expect(shareOf(write(false), locale, 'sex')).toBeGreaterThanOrEqual(0.9);
      expect(shareOf(write(true), locale, 'sex')).toBeLessThan(0.02);
    },
  ); // prettier-ignore
});

describe('planted conflicts of places', () => {
  it.each(['en', 'de', 'fr', 'es'])('are found, nine in ten: %s', (locale) => {
    const rng = createRng(11);
    const towns = lists.list(locale, 'cities');
    const codes = ['OH', 'TX', 'ME', 'NV', 'GA', 'OR', 'IA', 'NH'];
    const write = (isRight: boolean) => {
      const docs: Document[] = [];
      const regions = [...new Set((towns?.values ?? []).flatMap((value) => towns?.find(value)?.region ?? []))].filter((region) => (locale !== 'en' || codes.includes(region)) && lists.list(locale, 'countries')?.find(region) === undefined); // prettier-ignore
      for (let tries = 0; docs.length < PLANTED && tries < 20_000; tries++) {
        const town = towns?.draw(rng) ?? '';
        const own = towns?.find(town)?.region ?? '';
        if (!regions.includes(own)) continue;
        const other = isRight ? own : rng.pick(regions.filter((region) => region !== own));
        docs.push(inline(String(docs.length), `in [${town}](CITY), [${other}](STATE).`));
      }
      return docs;
    };
    const planted = write(false);
    expect(planted).toHaveLength(PLANTED);
    expect(shareOf(planted, locale, 'place')).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(write(true), locale, 'place')).toBeLessThan(0.02);
  });
});

it('is no fault of place: a country that is a town too, a list of countries, a town of another country of the same name', () => {
  const texts = [
    'in [Brazil](CITY), [Greece](COUNTRY)',
    'in [Toledo](CITY), [Spain](COUNTRY)',
    'in [Cornwall](CITY), [England](COUNTRY)',
  ];
  expect(shareOf(texts.map((text, i) => inline(String(i), text)), 'en', 'place')).toBe(0); // prettier-ignore
  expect(shareOf([inline('a', 'in [Lyon](CITY), [Germany](COUNTRY)')], 'en', 'place')).toBe(1);
});

describe('planted faults beside the source', () => {
  const compare = createPairComparison(labelMeaning(['PATIENT', 'EMAIL', 'ID', 'PHONE', 'DATE', 'AGE'], MAP), 'en');
  const french = createPairComparison(labelMeaning(['ID'], MAP), 'fr');
  const rng = createRng(3);
  const person = () => [lists.list('en', 'given-names')?.draw(rng, { tokens: 1 }) ?? '', lists.list('en', 'family-names')?.draw(rng, { tokens: 1, band: 1 }) ?? ''] as const; // prettier-ignore
  const note = ([given, family]: readonly [string, string], user: string) =>
    inline('a', `[${given} ${family}](PATIENT), [${user.toLowerCase().replaceAll(/[^a-z.]/g, '')}@x.org](EMAIL)`);

  it('finds addresses that hold no name any more', () => {
    let [found, alarms] = [0, 0];
    for (let i = 0; i < PLANTED; i++) {
      const [source, copy, stranger] = [person(), person(), person()];
      const before = note(source, `${source[0]}.${source[1]}`);
      const isFault = (doc: Document) =>
        compare(before, doc).some(({ check, isFault: wrong }) => check === 'email' && wrong);
      if (isFault(note(copy, `${stranger[0]}.${stranger[1]}`))) found++;
      if (isFault(note(copy, `${copy[0].charAt(0)}${copy[1]}`))) alarms++;
    }
    expect(found / PLANTED).toBeGreaterThanOrEqual(0.9);
    expect(alarms / PLANTED).toBeLessThan(0.02);
  });

  it('finds numbers that lost their check digit, their figures, dates that are none, ages that nobody has', () => {
    const dni = CHECK_SCHEMES.find(({ name }) => name === 'dni');
    const iban = CHECK_SCHEMES.find(({ name }) => name === 'iban');
    let [found, alarms, planted] = [0, 0, 0];
    const look = (label: string, before: string, after: string, isPlanted: boolean) => {
      const wrong = compare(inline('a', `[${before}](${label})`), inline('b', `[${after}](${label})`)).some(({ isFault }) => isFault); // prettier-ignore
      if (isPlanted) planted++;
      if (wrong && isPlanted) found++;
      else if (wrong) alarms++;
    };
    for (let i = 0; i < PLANTED; i++) {
      for (const [scheme, example] of [[dni, '12345678Z'], [iban, 'DE89370400440532013000']] as const) {
        const [before, after] = [scheme?.redraw(example, rng) ?? '', scheme?.redraw(example, rng) ?? ''];
        look('ID', before, after, false);
        const at = 3 + rng.int(4);
        look('ID', before, `${after.slice(0, at)}${(Number(after[at]) + 1) % 10}${after.slice(at + 1)}`, true);
      }
      const phone = `555-${100 + rng.int(900)}-${1000 + rng.int(9000)}`;
      look('PHONE', phone, '415-222-3134', false);
      look('PHONE', phone, '415-222-313', true);
      const day = `${1 + rng.int(12)}/${1 + rng.int(28)}/20${10 + rng.int(20)}`;
      look('DATE', day, '4/17/2021', false);
      const age = String(1 + rng.int(95));
      look('AGE', age, `${1 + rng.int(110)}M`, false);
      look('AGE', `${age} months`, '124 months', false);
      look('AGE', age, `${111 + rng.int(60)}`, true);
      look('DATE', day, `${13 + rng.int(9)}/${32 + rng.int(9)}/2021`, true);
    } // prettier-ignore
    expect(found / planted).toBeGreaterThanOrEqual(0.9);
    expect(alarms).toBe(0);
    // The first agrees with a check digit by chance: of thirteen figures of a French number none checks the others.
    const [before, after] = ['1980612385213', '1970559303015'];
    expect(french(inline('a', `[${before}](ID)`), inline('b', `[${after}](ID)`))).toEqual([]);
  });
});

describe('the measure', () => {
  it('counts the copies against the source, judges nothing of too few places, and says so', async () => {
    const line = (id: string, word: string) =>
      createDocument({ id, text: `She saw ${word} patient in ${word} ward.`, entities: [] });
    const sources = Array.from({ length: 15 }, (_, i) => line(`d${i}`, 'a'));
    const copies = Array.from({ length: 15 }, (_, i) => line(`d${i}-aug1`, i < 3 ? 'an' : 'one'));
    const right = Array.from({ length: 15 }, (_, i) => ({
      ...line(`d${i}-aug1`, 'a'),
      text: `He saw a patient in a ward ${i}.`,
    }));
    const report = await measureQuality(sources, right, { gate: true });
    expect(report.checks.find(({ check }) => check === 'wording')).toMatchObject({ source: { sites: 30, faults: 0 }, derived: { sites: 30, faults: 0 }, excess: 0 }); // prettier-ignore
    expect(report.gates).toEqual([{ check: 'wording', limit: 0.01, value: 0, passed: true }]);
    const few = await measureQuality(sources, copies, { limits: { wording: 0.5 } });
    expect(few.checks.find(({ check }) => check === 'wording')).toMatchObject({ derived: { sites: 6, faults: 6 }, excess: null }); // prettier-ignore
    expect(few.gates).toEqual([{ check: 'wording', limit: 0.5, value: null, passed: false }]);
    expect((await measureQuality(sources, [], { gate: true })).gates.every(({ passed }) => !passed)).toBe(true);
    await expect(measureQuality(sources, [], { limits: { spelling: 0 } })).rejects.toMatchObject({ code: 'unknown-check' }); // prettier-ignore
  });
});
