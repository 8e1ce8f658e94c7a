import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { loadTemplateSet } from '../../src/pipeline/templates/load-template-set.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createGenerator } from '../../src/templates/generator.ts';

const ROOT = path.resolve(import.meta.dirname, '../../templates');
const QUIET = { typo: 0, 'run-on': 0, upper: 0, lower: 0, accent: 0 };
/** What cases call their illness, and one on the way. */
const ILLNESS = new Set(['dx', 'inf']);

/** What tells a case: its findings, and examinations and operations of more than a word, which say of what. */
const isTelling = (label: string | undefined, text: string): boolean =>
  label === 'Finding' || (label === 'Procedure' && text.includes(' '));

/** Of each finding, examination and operation that cases name, in lower case, the illnesses of the cases that have it. */
function illnessesByMention(set: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = path.join(ROOT, set, 'fragments');
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tmpl'))) {
    for (const alternative of readFileSync(path.join(folder, file), 'utf8').split('|\\\n')) {
      const named = [...alternative.matchAll(/\{\{"([^"]+)" as=([a-z\d]+)(?: label=(\w+))?/g)].map(
        ([, text = '', name = '', label]) => ({ name, label, text: text.toLowerCase() }),
      );
      const illnesses = named.filter(({ name }) => ILLNESS.has(name));
      if (illnesses.length === 0) continue;
      for (const { text } of named.filter(({ label, text }) => isTelling(label, text))) {
        const known = found.get(text) ?? new Set();
        for (const illness of illnesses) known.add(illness.text);
        found.set(text, known);
      }
    }
  }
  return found;
}

/** The mentions of a document that cases name, in lower case, with their labels. */
function mentionsOf({ text, entities }: Document): readonly { readonly label: string; readonly text: string }[] {
  return entities.map(({ label, start, end }) => ({ label, text: text.slice(start, end).toLowerCase() }));
}

/** The sets whose documents are about one case each, and how many such mentions 200 documents have at least: short notes have fewer. */
const OF_CASES: readonly (readonly [string, number])[] = [
  ['ca-clinical', 200],
  ['ca-primary-care', 150],
  ['de-clinical', 200],
  ['es-clinical', 200],
  ['es-primary-care', 150],
  ['fr-hospital-letter', 200],
  ['it-clinical', 100],
  ['nl-clinical', 200],
  ['pt-clinical', 120],
  ['sv-clinical', 25],
  ['zh-en-discharge', 200],
];

it.each(OF_CASES)(
  'findings, examinations and operations in 200 documents of %s are those of the illness named',
  (name, least) => {
    const cases = illnessesByMention(name);
    const generator = createGenerator(loadTemplateSet(name), { gazetteers: loadGazetteers(), seed: 11, noise: QUIET });
    let told = 0;
    for (const mentions of Array.from({ length: 200 }, (_, i) => mentionsOf(generator.document(i)))) {
      const named = new Set(mentions.filter(({ label }) => label === 'Disease').map(({ text }) => text));
      const telling = mentions.filter(({ label, text }) => isTelling(label, text) && cases.has(text));
      told += telling.length;
      const strange = telling.filter(({ text }) => ![...(cases.get(text) ?? [])].some((illness) => named.has(illness)));
      expect(strange.map(({ text }) => ({ text, named: [...named] }))).toEqual([]);
    }
    expect(told).toBeGreaterThan(least);
  },
);

const FOLDERS = ['aside', 'head', 'line', 'news', 'note', 'talk'];

/** Of each sentence without slots in `aside`, `note` and `head`, the matters whose fragments have it: those of food are `aside/food`, `talk/food` … */
function mattersBySentence(set: string): ReadonlyMap<string, readonly string[]> {
  const fragments = FOLDERS.flatMap((folder) => {
    const at = path.join(ROOT, set, 'fragments', folder);
    return readdirSync(at).map((file) => ({
      folder,
      matter: path.basename(file, '.tmpl'),
      text: readFileSync(path.join(at, file), 'utf8').trim(),
    }));
  });
  const sentences = fragments
    .filter(({ folder }) => ['aside', 'head', 'note'].includes(folder))
    .flatMap(({ text }) => text.slice(2, -2).split('|\\\n'))
    .filter((line) => !/[[\]{}]/.test(line) && line.length > 11);
  return new Map(
    sentences.map((line) => [line, fragments.filter(({ text }) => text.includes(line)).map(({ matter }) => matter)]),
  );
}

it('what 600 documents of en-general say word for word is of one matter in each', () => {
  const sentences = [...mattersBySentence('en-general')];
  const generator = createGenerator(loadTemplateSet('en-general'), {
    gazetteers: loadGazetteers(),
    seed: 11,
    noise: QUIET,
  });
  let several = 0;
  for (const { id, text, meta } of Array.from({ length: 600 }, (_, i) => generator.document(i))) {
    const said = sentences.filter(([sentence]) => text.includes(sentence));
    const [first, ...others] = said.map(([, matters]) => matters);
    if (others.length > 0) several++;
    const shared = [...(first ?? [])].filter((matter) => others.every((matters) => matters.includes(matter)));
    if (first !== undefined && shared.length === 0) {
      expect({ id, template: meta?.['template'], said: said.map(([sentence]) => sentence) }).toBeUndefined();
    }
  }
  expect(several).toBeGreaterThan(40);
});
