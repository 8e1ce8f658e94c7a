import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCorpusCensus } from '../../src/pipeline/augmentation/corpus-census.ts';
import { createLabelLooks } from '../../src/pipeline/augmentation/label-looks.ts';
import type { Document } from '../../src/core/types.ts';

const marked = (label: string, ...mentions: readonly string[]): Document[] =>
  mentions.map((mention, i) => ({
    id: `${label}-${i}`,
    text: `siehe ${mention} oben`,
    entities: [{ id: 'T1', start: 6, end: 6 + mention.length, label }],
  }));

function ruleOf(label: string, ...mentions: readonly string[]) {
  const census = createCorpusCensus();
  marked(label, ...mentions).forEach((doc) => census.add(doc));
  return census.chooseMap(new Set([label]))?.labels[label];
}

it.each([
  ['XQ', ['RSSGNN54C12A794K', 'BNCLNE60A41F205X'], 'id'],
  ['XQ', ['4929-0381-7740'], 'id'],
  ['XQ', ['123-45-6789', '987-65-4321'], 'id'],
  ['XQ', ['DE89 3704 0044 0532'], 'id'],
  ['XQ', ['a.huber@example.org', 'info@praxis-moor.de'], 'email'],
  ['VisitDate', ['12.03.2021', '1/4/2020', '2021-03-12'], 'date'],
])('what the mentions of %s look like tells what it means: %j', (label, mentions, type) => {
  expect(ruleOf(label, ...mentions)?.type).toBe(type);
});

it.each([
  [['2019', '2021'], 'years'],
  [['12.03.', '3-4'], 'days without a year'],
  [['12 500', '300'], 'amounts'],
  [['Anna', 'BRCA'], 'words'],
  [['COVID 19', 'H5N1'], 'names with figures'],
  [['RSSGNN54C12A794K', 'Anna', 'Berta'], 'mixtures'],
])('%j tell nothing: %s', (mentions) => {
  expect(ruleOf('XQ', ...mentions)).toBeUndefined();
});

const SPANISH =
  'El paciente fue visto por el médico en la consulta y no tiene más síntomas desde hace un mes, pero los tuvo. ';

it.each([
  [
    ['Ana García', 'José Pérez Ruiz', 'María López', 'LUIS SANZ', 'Carmen Díaz', 'Pedro Ruiz', 'Jorge Gil', 'Eva Mora'],
    'person',
  ],
  [['Ana', 'José', 'María', 'LUIS', 'Carmen', 'Pedro', 'Jorge', 'Eva'], 'given-name'],
  [['García', 'Pérez Ruiz', 'López', 'SANZ', 'Díaz', 'Ruiz', 'Gil', 'Hernández'], 'family-name'],
  [['Sevilla', 'Burgos', 'Lugo', 'Málaga', 'Madrid', 'Cádiz', 'Huelva', 'Teruel'], 'city'],
  [['España', 'Francia', 'Portugal', 'Italia', 'Alemania', 'Suecia', 'Chile', 'Perú'], 'country'],
  [['Sevilla', 'Burgos', 'España', 'Francia', 'Madrid', 'Portugal', 'Chile', 'Teruel'], 'location'],
  [['Burgos', 'Lugo', 'Madrid', 'Toledo'], 'city'], // families are called after all of them
  [['aspirina', 'Clexane', 'Enalapril', 'omeprazol', 'Sintrom', 'Tegretol', 'Nolotil', 'Ventolin'], undefined],
  [['Ana García', 'José Pérez Ruiz', 'María López'], undefined],
  [['Ana Quixal', 'José de Brumosa', 'María Teixolet', 'LUIS XARPELL'], 'person'], // families of no list
  [['Ana Quixal', 'Hotel Brumosa', 'Luz Verde', 'LUIS XARPELL', 'Banco Teixo'], undefined],
])('where mentions stand in the lists of the language tells what %j mean: %s', (mentions, type) => {
  const census = createCorpusCensus();
  census.add({ id: 'text', text: SPANISH.repeat(3), entities: [] });
  marked('XQ', ...mentions).forEach((doc) => census.add(doc));
  expect(census.chooseMap(new Set(['XQ']))?.labels['XQ']?.type).toBe(type);
});

it('a name that tells something is believed first', () => {
  expect(ruleOf('phone_number', '4929038177')?.type).toBe('phone');
});

it('is the same of parts', () => {
  const docs = [...marked('A', 'RSSGNN54C12A794K', 'x@y.org'), ...marked('B', 'x@y.org'), ...marked('C', 'AB 12-3456')];
  fc.assert(
    fc.property(fc.array(fc.nat(2), { minLength: docs.length, maxLength: docs.length }), (parts) => {
      const [whole, ...shares] = [0, 1, 2, 3].map(() => createLabelLooks());
      docs.forEach((doc, i) => [whole, shares[parts[i] ?? 0]].forEach((looks) => looks?.add(doc)));
      const merged = createLabelLooks();
      shares.forEach((share) => merged.merge(share.state()));
      for (const label of ['A', 'B', 'C', 'D']) expect(merged.ruleOf(label)).toEqual(whole?.ruleOf(label));
      expect(['A', 'B', 'C'].map((label) => whole?.ruleOf(label)?.type)).toEqual([undefined, 'email', 'id']);
    }),
    { numRuns: 20 },
  );
});
