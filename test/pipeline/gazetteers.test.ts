import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeSurrogates, drawSurrogates, importGazetteer } from '../../src/pipeline/gazetteers.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { SURROGATE_TYPES } from '../../src/surrogates/types.ts';
import { temporaryFolder } from '../helpers/cli.ts';

it('every type is drawn from something in every language', () => {
  const gazetteers = loadGazetteers();
  const rows = describeSurrogates(gazetteers);
  expect(rows.length).toBe(gazetteers.locales.length * SURROGATE_TYPES.length);
  expect(rows.find(({ locale, type }) => locale === 'it' && type === 'city')).toMatchObject({
    source: 'city',
  });
});

it('surrogates of a type and values of a list are drawn by seed; of what there is not, none', () => {
  const gazetteers = loadGazetteers();
  const drawn = drawSurrogates(gazetteers, 'cities', { locale: 'nl', count: 3 });
  expect(drawn).toEqual(drawSurrogates(gazetteers, 'cities', { locale: 'nl', count: 9 }).slice(0, 3));
  expect(drawn).not.toEqual(drawSurrogates(gazetteers, 'cities', { locale: 'nl', count: 3, seed: 4 }));
  expect(drawSurrogates(gazetteers, 'patient', { count: 2 })).toHaveLength(2);
  expect(() => drawSurrogates(gazetteers, 'planets')).toThrow(/no type, list or grammar "planets"/u);
  expect(() => drawSurrogates(gazetteers, 'city', { locale: 'is' })).toThrow(/no gazetteers for the locale "is"/u);
});

it('a list that nothing draws from is not imported, unless a grammar of the folder names it', () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'wards.txt');
  writeFileSync(file, 'Ward A\nWard B\n');
  const into = path.join(folder, 'mine');
  const options = { list: 'wards', locale: 'en' };
  expect(() => importGazetteer(file, into, options)).toThrow(/nothing is drawn from a list "wards"/u);
  expect(existsSync(into)).toBe(false);
  mkdirSync(path.join(into, 'en'), { recursive: true });
  writeFileSync(path.join(into, 'en', 'grammars.yaml'), 'department: ["{wards}"]\n');
  expect(importGazetteer(file, into, options).size).toBe(2);
  expect(readFileSync(path.join(into, 'en', 'wards.tsv'), 'utf8')).toContain('Ward B');
});
