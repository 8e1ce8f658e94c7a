import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { PACKS } from '../../src/languages/index.ts';
import {
  loadShipped,
  readTemplateSet,
  shippedSetsIn,
  shippedSetsNaming,
  shippedTemplateSets,
} from '../../src/pipeline/templates/load-template-set.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { chooseLabelMap, loadLabelMap } from '../../src/resources/label-map.ts';
import { createGenerator, dealTemplates } from '../../src/templates/generator.ts';

const ROOT = path.resolve(import.meta.dirname, '../../templates');
const isCourt = (name: string): boolean => name.endsWith('-court');
/** Everyday text, labelled as presidio-research labels it. */
const isGeneral = (name: string): boolean => name.endsWith('-general');
const CLINICAL = ['BodyPart', 'Disease', 'Drug', 'Finding', 'Procedure', 'Symptom'];

const QUIET = { typo: 0, 'run-on': 0, upper: 0, lower: 0, accent: 0 };

const SETS = shippedTemplateSets();

function filesBelow(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

function documents(generator: { document(index: number): Document }, count: number): readonly Document[] {
  return Array.from({ length: count }, (_, i) => generator.document(i));
}

/** What no document may have: marks of the language, holes, an entity of nothing or of blanks at its border. */
function faultsOf(docs: readonly Document[]): readonly string[] {
  return docs.flatMap(({ id, text, entities }) => {
    const faults = /\{\{|\}\}|\[\[|\]\]|\bundefined\b|\bNaN\b/.test(text) ? [`${id}: marks left over`] : [];
    faults.push(...findFaults(text, entities).map((fault) => `${id}: ${JSON.stringify(fault)}`));
    if (entities.length === 0) faults.push(`${id}: no entity`);
    for (const { start, end, label } of entities) {
      const surface = text.slice(start, end);
      if (surface === '' || surface !== surface.trim()) faults.push(`${id}: ${label} at ${start}–${end} is not sound`);
    }
    return faults;
  });
}

it('are the sets that SOURCES.md tells the origin of', () => {
  const sources = readFileSync(path.join(ROOT, 'SOURCES.md'), 'utf8');
  const told = [...sources.matchAll(/^\| `([a-z-]+)` /gm)].map(([, name]) => name as string);
  expect(told.sort()).toEqual(SETS);
});

it('are found by the language that each says', () => {
  const found = PACKS.flatMap(({ code }) => shippedSetsIn(code));
  expect(found.map(({ name }) => name).toSorted()).toEqual(SETS);
  expect(shippedSetsIn('en').map(({ locale }) => locale)).toEqual(['en', 'en', 'en']);
});

it('are found by the labels that they have, however these are written, and by no other', () => {
  for (const { name, locale, labels } of PACKS.flatMap(({ code }) => shippedSetsIn(code))) {
    const language = locale.split('-')[0] as string;
    const named = shippedSetsNaming(language, new Set([...labels.keys()].map((label) => label.toLowerCase())));
    expect(named.map((set) => set.name)).toContain(name);
  }
  expect(shippedSetsNaming('en', new Set(['PERSON', 'ASTRONOMER']))).toEqual([]);
});

describe.each(SETS)('the set %s', (name) => {
  const folder = path.join(ROOT, name);
  const gazetteers = loadGazetteers();

  it('has nothing wrong with it, and ten templates at least', () => {
    const { set, problems } = readTemplateSet(name);
    expect(problems.map(({ message }) => message)).toEqual([]);
    expect(set?.name).toBe(name);
    expect(set?.templates.length).toBeGreaterThanOrEqual(10);
  });

  it('renders sound documents in every style and partition', () => {
    const set = loadShipped(name);
    for (const style of new Set(set.templates.map((template) => template.style))) {
      for (const partition of ['train', 'dev', 'test', 'all'] as const) {
        const generator = createGenerator(set, { gazetteers, seed: 13, style, partition });
        const templates = generator.templates.length;
        expect(templates).toBeGreaterThan(0);
        // A partition has other values and fewer templates, which all of them are tried with.
        const docs = documents(generator, partition === 'all' ? 12 * templates : 60);
        expect(faultsOf(docs)).toEqual([]);
        const seen = new Set(docs.map(({ meta }) => meta?.['template']));
        if (partition === 'all') expect(seen.size).toBeGreaterThan(0.9 * templates);
      }
    }
  });

  it('deals every template to one partition, and every style to all', () => {
    const { templates } = loadShipped(name);
    const shares = dealTemplates(templates);
    expect([...shares.keys()].sort()).toEqual(templates.map(({ id }) => id).sort());
    for (const style of new Set(templates.map((template) => template.style))) {
      const dealt = new Set(templates.filter((each) => each.style === style).map(({ id }) => shares.get(id)));
      expect(dealt).toEqual(new Set(['train', 'dev', 'test']));
    }
  });

  it('has no two templates of the same text, and uses every list and fragment', () => {
    const texts = filesBelow(folder, '.tmpl').map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const bodies = texts.map((text) => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim());
    expect(new Set(bodies).size).toBe(bodies.length);
    const all = bodies.join('\n');
    const { lists } = loadShipped(name);
    const unused = [...lists.keys()].filter((list) => !new RegExp(`\\{\\{\\$${list}[ }]`).test(all));
    expect(unused).toEqual([]);
    const fragments = filesBelow(path.join(folder, 'fragments'), '.tmpl').map((file) => file.slice(0, -'.tmpl'.length));
    // By its whole name, or by the folder that it is drawn from.
    const isUsed = (fragment: string): boolean =>
      all.includes(`{{> ${fragment}}}`) || all.includes(`{{> ${fragment.slice(0, fragment.lastIndexOf('/') + 1)}@`);
    expect(fragments.filter((fragment) => !isUsed(fragment))).toEqual([]);
  });

  it('says something new in each of 300 documents', () => {
    const docs = documents(createGenerator(loadShipped(name), { gazetteers, seed: 7 }), 300);
    expect(new Set(docs.map(({ text }) => text)).size).toBe(docs.length);
  });

  it.runIf(!isGeneral(name) && !isCourt(name) && name !== 'zh-en-deid')(
    'labels PHI as i2b2 2014 does, and clinical entities in a layer of their own',
    () => {
      const phi = new Set(Object.keys(loadLabelMap('i2b2-2014').labels));
      const docs = documents(createGenerator(loadShipped(name), { gazetteers, seed: 5 }), 150);
      const entities = docs.flatMap((doc) => doc.entities);
      const clinical = entities.filter(({ layer }) => layer === 'clinical');
      const others = entities.filter(({ layer }) => layer !== 'clinical');
      expect([...new Set(clinical.map(({ label }) => label))].sort()).toEqual(CLINICAL);
      expect([...new Set(others.map(({ label }) => label))].filter((label) => !phi.has(label))).toEqual([]);
      for (const label of ['PATIENT', 'DOCTOR', 'DATE', 'AGE', 'HOSPITAL', 'CITY', 'PHONE', 'PROFESSION']) {
        expect(others.some((entity) => entity.label === label)).toBe(true);
      }
    },
  );
});

it('de-court has persons, places, organisations, dates and file numbers', () => {
  const docs = documents(createGenerator(loadShipped('de-court'), { gazetteers: loadGazetteers(), seed: 5 }), 60);
  const labels = docs.map((doc) => [...new Set(doc.entities.map(({ label }) => label))].sort());
  expect(new Set(labels.flat())).toEqual(new Set(['AKTENZEICHEN', 'DATE', 'LOC', 'ORG', 'PER']));
  for (const each of labels) expect(each).toEqual(expect.arrayContaining(['AKTENZEICHEN', 'DATE', 'PER']));
});

it('en-court has persons, places, organisations, dates and numbers of cases, without titles, roles, statutes and amounts', () => {
  const docs = documents(createGenerator(loadShipped('en-court'), { gazetteers: loadGazetteers(), seed: 5 }), 200);
  const found = docs.flatMap(({ text, entities }) =>
    entities.map(({ start, end, label }) => ({ label, surface: text.slice(start, end), before: text.slice(0, start) })),
  );
  expect(new Set(found.map(({ label }) => label))).toEqual(new Set(['CODE', 'DATETIME', 'LOC', 'ORG', 'PERSON']));
  const text = docs.map((doc) => doc.text).join('\n');
  for (const word of [
    'Article 8',
    'the Government',
    'the applicant',
    'the Convention',
    'Mr ',
    'Act 1',
    'EUR ',
    'the Court ',
  ])
    expect(text).toContain(word);
  const wrong =
    /^(?:Mrs?|Ms|Miss|Dr|Judge|Justice|Lord|the|The) |\b(?:Article|Act|EUR|applicant|Government|Convention)\b/;
  const bodies = new Set(['Article 19']);
  // A town may bear an article: The Bronx.
  const isTown = ({ label, surface }: (typeof found)[number]): boolean => label === 'LOC' && /^The [A-Z]/.test(surface);
  const others = found.filter((each) => !isTown(each)).map(({ surface }) => surface);
  expect(others.filter((each) => wrong.test(each) && !bodies.has(each))).toEqual([]);
  // Titles stand outside: a name follows them.
  const named = found.filter(({ label }) => label === 'PERSON').map(({ before }) => before);
  expect(named.some((before) => before.endsWith(' Mr '))).toBe(true);
  expect(named.some((before) => before.endsWith(' Dr '))).toBe(true);
});

it('the sets of courts, the general ones and zh-en-deid have label maps that know all their labels, in coarse categories too', () => {
  const general = SETS.filter(isGeneral);
  for (const [name, map] of [
    ['de-court', 'de-court'],
    ['en-court', 'tab'],
    ['es-court', 'echr'],
    ['fr-court', 'echr'],
    ['zh-en-deid', 'zh-en-deid'],
    ...general.map((each) => [each, 'presidio'] as const),
  ] as const) {
    const set = loadShipped(name);
    const labels = new Set(set.labels.keys());
    expect(chooseLabelMap(labels)).toMatchObject({ map: { name: map }, missing: [] });
  }
  expect(loadLabelMap('de-court').labels['AKTENZEICHEN']).toMatchObject({ type: 'id', coarse: 'ID' });
  // Without file numbers they are nobody's in particular, least of all German.
  expect(chooseLabelMap(new Set(['PER', 'LOC', 'ORG', 'DATE'])).map?.locale).toBe('en');
});

describe('what follows decides the form', () => {
  const textOf = (name: string, count: number): string =>
    documents(createGenerator(loadShipped(name), { gazetteers: loadGazetteers(), seed: 5, noise: QUIET }), count)
      .map(({ text }) => text)
      .join('\n');

  it('of "a" and "an" in the English sets', () => {
    const text = textOf('en-clinical', 1500) + textOf('en-general', 500) + textOf('en-court', 500);
    expect(text).toMatch(/\b[Aa]n (?:8\d|8|11|18)\b/);
    expect(text).toMatch(/\b[Aa] (?!8|1[18]\b)\d/);
    expect(
      text.match(/\b[Aa] (?:8\d?|11|18)[ -].*|\b[Aa]n (?!8|11|18)\d.*|(?<![\p{L}&])[Aa] [aeio][a-z]+ .{9}/gu),
    ).toBeNull();
  });

  it('of "de" and its kin in the French and the Catalan set', () => {
    for (const name of ['fr-general', 'fr-hospital-letter', 'ca-primary-care']) {
      const text = textOf(name, 400);
      expect(text).toMatch(/ d'[aeiou]/i);
      expect(text.match(/ d' |\bl' |\bd'[bcdfgjklmnpqrstvwxz]/gi)).toBeNull();
    }
    expect(textOf('fr-hospital-letter', 400).match(/\b(?:au|du) (?:Hôpital|Clinique|Polyclinique)/g)).toBeNull();
  });

  it('of articles, "ad" and "ed" in the Italian everyday set', () => {
    const text = textOf('it-general', 400);
    expect(text).toMatch(/\b(?:dell|all|nell|dall)'[A-Z]/);
    expect(text).toMatch(/\bl'(?:8|11) [a-z]/);
    expect(text).toMatch(/\bad A[a-z]/);
    expect(
      text.match(
        /\b(?:la|della|alla|dalla|nella|il|del|al|dal|nel) (?:Austria|Ucraina|Ungheria|Egitto|Iran|Istat|Inps|Onu|Inter|Atalanta)\b/g,
      ),
    ).toBeNull();
    expect(text.match(/\b(?:il|del|al|dal) (?:8|11) [a-z]+|\ba A[a-z]+|\b(?:ad|ed) [^AaEe8]\w*/gu)).toBeNull();
  });

  it('of surnames in the Dutch everyday set: a particle has a capital where no given name is before it', () => {
    const text = textOf('nl-general', 400);
    expect(text).toMatch(/\b(?:heer|[Mm]evrouw|dokter) (?:Van|De) /);
    expect(text).toMatch(/\p{Lu}\p{Ll}+ (?:van de[rn]?|de) \p{Lu}/u);
    expect(text.match(/\b(?:de heer|[Mm]evrouw|[Dd]okter|raadslid) (?:van|de|den|der) .{9}/gu)).toBeNull();
  });
});

it('personal numbers of sv-clinical are of the person: birth date, gender, a check digit that holds', () => {
  const generator = createGenerator(loadShipped('sv-clinical'), { gazetteers: loadGazetteers(), seed: 5 });
  const texts = documents(generator, 300).map(({ text }) => text);
  const numbers = texts.flatMap((text) => text.match(/\b(?:\d\d)?\d{6}-\d{4}\b/g) ?? []).map((each) => each.slice(-11));
  expect(numbers.length).toBeGreaterThan(100);
  for (const number of numbers) {
    expect(number).toMatch(/-9[89]/); // the serial numbers that nobody is given
    const digits = [...number.replace('-', '')].map(Number);
    const doubled = digits.map((digit, i) => (i % 2 === 0 ? digit * 2 : digit));
    expect(doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10).toBe(0);
  }
});

it('the two English house styles write dates and hospitals each in its own way', () => {
  const set = loadShipped('en-clinical');
  const surfaces = (style: string, label: string): readonly string[] =>
    documents(createGenerator(set, { gazetteers: loadGazetteers(), seed: 5, style }), 150).flatMap(
      ({ text, entities }) =>
        entities.filter((entity) => entity.label === label).map(({ start, end }) => text.slice(start, end)),
    );
  const share = (values: readonly string[], pattern: RegExp): number =>
    values.filter((value) => pattern.test(value)).length / values.length;
  const slashed = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/;
  expect(share(surfaces('a', 'DATE'), slashed)).toBeGreaterThan(0.7);
  expect(share(surfaces('b', 'DATE'), slashed)).toBeLessThan(0.15);
  const comma = /^[^,]+, /;
  expect(share(surfaces('a', 'DOCTOR'), comma)).toBeGreaterThan(0.3);
  expect(share(surfaces('b', 'DOCTOR'), comma)).toBe(0);
});

it('the notes of primary care are as untidy as their set says', () => {
  for (const name of ['es-primary-care', 'ca-primary-care']) {
    const set = loadShipped(name);
    const write = (noise?: typeof QUIET): string =>
      documents(createGenerator(set, { gazetteers: loadGazetteers(), seed: 5, ...(noise && { noise }) }), 100)
        .map(({ text }) => text)
        .join('\n');
    const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
    const [untidy, tidy] = [write(), write(QUIET)];
    expect(count(untidy, /[áéíóúàèò]/g)).toBeLessThan(0.85 * count(tidy, /[áéíóúàèò]/g));
    expect(count(untidy, / /g)).toBeLessThan(0.985 * count(tidy, / /g));
  }
});
