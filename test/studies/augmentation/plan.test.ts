import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CellJob, PlannedCell } from '../../../src/studies/augmentation/study.ts';
import {
  loadStudyCorpora,
  type StudyCorpusData,
  type StudyUnit,
  dealOut,
  takeFraction,
} from '../../../src/studies/augmentation/corpora.ts';
import { kind } from '../../../src/studies/augmentation/kind.ts';
import type { AnyPlan } from '../../../src/studies/kinds.ts';
import type { TaskContext } from '../../../src/studies/engine/task.ts';
import { newFolder, planOf, sampleFolder, SMALL, specOf } from '../helpers.ts';

const dataOf = async (yaml: string) =>
  loadStudyCorpora(await specOf(kind, yaml, 'spec.yaml', { SAMPLES: sampleFolder }));
const corpusOf = async (yaml: string, name: string) => (await dataOf(yaml)).corpora.get(name) as StudyCorpusData;

/** The small study cut into sentences, for more units. */
const SENTENCES = SMALL.replace('labels: coarse, l', 'labels: coarse, unit: sentence, l');

describe('splits', () => {
  it.each([1, 2, 3])('have each unit once, in the shares asked for (seed %i)', async (seed) => {
    const corpus = await corpusOf(SENTENCES, 'first');
    const { train, dev, test } = await dealOut(corpus, [7, 1, 2], seed);
    const all = [...train, ...dev, ...test].toSorted((a, b) => a - b);
    expect(all).toEqual(corpus.units.map((_, i) => i));
    for (const [part, share] of [
      [train, 0.7],
      [dev, 0.1],
      [test, 0.2],
    ] as const) {
      expect(Math.abs(part.length - share * all.length)).toBeLessThanOrEqual(1);
    }
  });

  it('are drawn anew for each seed', async () => {
    const corpus = await corpusOf(SENTENCES, 'first');
    const [one, two, again] = [
      await dealOut(corpus, [7, 1, 2], 1),
      await dealOut(corpus, [7, 1, 2], 2),
      await dealOut(corpus, [7, 1, 2], 1),
    ];
    expect(one).not.toEqual(two);
    expect(again).toEqual(one);
  });

  it('keep the units of a group together, in splits and in fractions', async () => {
    const corpus = await corpusOf(SENTENCES, 'first');
    const units = corpus.units.map((unit, i): StudyUnit => ({
      ...unit,
      source: { ...unit.source, meta: { note: Math.floor(i / 5) } },
    }));
    const grouped: StudyCorpusData = { ...corpus, units, spec: { ...corpus.spec, group: 'note' } };
    const parts = await dealOut(grouped, [5, 2, 3], 4);
    const groupsOf = (part: readonly number[]) => new Set(part.map((i) => Math.floor(i / 5)));
    const groups = Object.values(parts).map((part) => [...groupsOf(part)]);
    expect(groups.flat()).toHaveLength(new Set(groups.flat()).size);
    const half = await takeFraction(grouped, parts.train, 0.5, 4);
    const rest = parts.train.filter((i) => !half.includes(i));
    expect([...groupsOf(half)].filter((group) => groupsOf(rest).has(group))).toEqual([]);
  });

  it('have nested fractions: the 20 % are part of the 40 %, of any number of units alike', async () => {
    const corpus = await corpusOf(SENTENCES, 'first');
    const { train } = await dealOut(corpus, [7, 1, 2], 3);
    let smaller: readonly number[] = [];
    for (const fraction of [2, 0.1, 0.2, 0.4, 20, 0.6, 0.8, 50, 1]) {
      const part = await takeFraction(corpus, train, fraction, 3);
      const expected = fraction > 1 ? fraction : fraction * train.length;
      expect(Math.abs(part.length - expected)).toBeLessThanOrEqual(fraction > 1 ? 0 : 1);
      if (part.length >= smaller.length) {
        expect(smaller.filter((i) => !part.includes(i))).toEqual([]);
      } else expect(part.filter((i) => !smaller.includes(i))).toEqual([]);
      smaller = part;
    }
    expect(smaller).toEqual(train);
    await expect(takeFraction(corpus, train, train.length + 1, 3)).rejects.toThrow(/has \d+ units, not \d+/);
  });
});

const keysOf = (plan: AnyPlan) => plan.cells.map(({ key }) => key);

describe('keys of cells', () => {
  it('are the same for the same study, whatever things are called and in which order they stand', async () => {
    const keys = keysOf(await planOf(SMALL));
    expect(keysOf(await planOf(SMALL))).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
    const renamed = SMALL.replaceAll('first', 'eins')
      .replace('name: sentences', 'name: saetze')
      .replace('Small', 'Klein');
    expect(keysOf(await planOf(renamed))).toEqual(keys);
    const turned = SMALL.replace('seeds: [1, 2]', 'seeds: [2, 1]').replace('[0.5, 1]', '[1, 0.5]');
    expect(keysOf(await planOf(turned)).toSorted()).toEqual(keys.toSorted());
  });

  it.each([
    [
      'a setting of the model',
      'models: [dictionary]',
      'models: [{ name: dictionary, family: dictionary, settings: { foldCase: true } }]',
      'all',
    ],
    ['a measure', 'metrics: [strict]', 'metrics: [exact]', 'all'],
    ['the tests', 'cross, cross-dev, own', 'cross, own', 'all'],
    ['the ratio', '[6, 2, 2]', '[5, 2, 3]', 'all'],
    ['what is dropped', 'drop-rarer-than: 0', 'drop-rarer-than: 3', 'all'],
    ['the unit', 'labels: coarse, l', 'labels: coarse, unit: sentence, l', 'all'],
    ['the alpha', 'alphas: [1]', 'alphas: [2]', 'augmented'],
    ['the recipe', 'context: false', 'phi: false', 'augmented'],
    ['the gazetteers', 'drop-rarer-than: 0', 'drop-rarer-than: 0\npartition: train', 'augmented'],
  ])('change with %s', async (_, from, to, which) => {
    const before = await planOf(SMALL);
    const after = new Set(keysOf(await planOf(SMALL.replace(from, to))));
    const cells = before.cells as readonly PlannedCell[];
    const same = cells.filter(({ key }) => after.has(key));
    expect(same.map(({ arm }) => arm)).toEqual(which === 'all' ? [] : same.map(() => 'none'));
    if (which === 'augmented') expect(same).toHaveLength(cells.filter(({ arm }) => arm === 'none').length);
  });

  it('change with what is in a folder or a file that a setting names, not with where it lies', async () => {
    const keysWith = async (gazetteers: string) => {
      const model = `{ name: crf, family: crf, settings: { gazetteers: ['${gazetteers}'] } }`;
      return keysOf(await planOf(SMALL.replace('models: [dictionary]', `models: [${model}]`)));
    };
    const [lists, others] = [newFolder(), newFolder()];
    for (const folder of [lists, others]) {
      mkdirSync(path.join(folder, 'en'));
      writeFileSync(path.join(folder, 'en', 'cities.tsv'), 'value\nLeeds\n');
    }
    const keys = await keysWith(lists);
    expect(await keysWith(others)).toEqual(keys);
    writeFileSync(path.join(others, 'en', '.cities.tsv.swp'), 'left by an editor');
    expect(await keysWith(others)).toEqual(keys);
    writeFileSync(path.join(others, 'en', 'cities.tsv'), 'value\nHull\n');
    const changed = await keysWith(others);
    renameSync(path.join(others, 'en', 'cities.tsv'), path.join(others, 'en', 'towns.tsv'));
    const renamed = await keysWith(others);
    expect(new Set([...keys, ...changed, ...renamed]).size).toBe(3 * keys.length);
  });

  it('name a cell once that stands in several grids', async () => {
    const plan = await planOf(`${SMALL}also:\n  - { alphas: [1, 2, 3], fractions: [1] }\n`);
    const main = await planOf(SMALL);
    expect(plan.cells).toHaveLength(main.cells.length + 2 * 2 * 2); // two more alphas, directions, seeds
    expect(plan.tasks).toHaveLength(plan.cells.length);
  });

  it('are shared by models that differ in name only', async () => {
    const plan = await planOf(SMALL.replace('[dictionary]', '[dictionary, { name: twin, family: dictionary }]'));
    expect(plan.cells).toHaveLength(2 * plan.tasks.length);
  });
});

describe('a target sample', () => {
  const SAMPLED = SMALL.replace(
    'arms: [none, ',
    'target-sample: 4\narms: [none, { name: followed, recipe: palimpsest, context: false, generated: false, conventions: true }, ',
  );

  it('is seen by arms with conventions, scored in none, and the same for all seeds', async () => {
    const { tasks } = await planOf(SAMPLED);
    const cells = (await planOf(SAMPLED)).cells as readonly PlannedCell[];
    const samples = new Map<string, Set<string>>();
    for (const task of tasks) {
      const { arm, direction } = cells.find(({ key }) => key === task.key) as PlannedCell;
      const job = (await task.job({} as TaskContext)) as Pick<CellJob, 'sample' | 'targets'>;
      const cross = job.targets.find(({ tests }) => tests.some(({ name }) => name === 'cross'));
      expect(cross?.documents).toHaveLength(direction === 'first→second' ? 16 - 4 : 12 - 4);
      const dev = cross?.tests.find(({ name }) => name === 'cross-dev')?.indices ?? [];
      expect(dev.every((i) => i >= 0 && cross?.documents[i] !== undefined)).toBe(true);
      expect(job.sample?.length).toBe(arm === 'followed' ? 4 : undefined);
      const seen = job.sample?.map(({ id }) => id) ?? [];
      expect(cross?.documents.filter(({ id }) => seen.includes(id))).toEqual([]);
      if (seen.length > 0) samples.set(direction, new Set([...(samples.get(direction) ?? []), ...seen]));
    }
    expect([...samples.values()].map(({ size }) => size)).toEqual([4, 4]);
  });

  it('makes other cells of all arms, and another of the arm with conventions than of the same recipe without', async () => {
    const keys = keysOf(await planOf(SAMPLED));
    expect(new Set(keys).size).toBe(3 * 8);
    expect(keysOf(await planOf(SMALL)).filter((key) => keys.includes(key))).toEqual([]);
  });

  it('leaves something to be scored', async () => {
    await expect(planOf(SAMPLED.replace('target-sample: 4', 'target-sample: 12'))).rejects.toMatchObject({
      code: 'too-few-units',
    });
  });
});

describe('a corpus that has sentences of the other', () => {
  const shared = (tests: string, more = '') => {
    const folder = newFolder();
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    const both = 'Mr. [Lind](NAME) came to the old clinic on Monday and left again.';
    write('first.txt', `Seen by [Vega](NAME).\n\n${both}\n\nHome with [Ortega](NAME).`);
    write('second.txt', `${both.replaceAll(' ', '  ')}\n\nNo [Holm](NAME) here.\n\nAsk [Marsh](NAME).`);
    return planOf(`name: Shared
corpora:
  first: { path: '${folder}/first.txt', labels: coarse, language: en }
  second: { path: '${folder}/second.txt', labels: coarse, language: en }
directions: [{ train: first, test: second }]
models: [dictionary]
arms: [none]
fractions: [1]
seeds: [1]
drop-rarer-than: 0
split: { ratio: [1, 1, 1] }
metric: token
metrics: [strict]
tests: [${tests}]
${more}`);
  };

  it('is refused where one is tagged by what the other trained', async () => {
    await expect(shared('cross')).rejects.toMatchObject({
      code: 'shared-text',
      message: expect.stringContaining('1 of ') as string,
    });
  });

  it('is allowed where the specification says so', async () => {
    expect((await shared('cross', 'shared-sentences: allow')).cells).toHaveLength(1);
  });

  it('is of no matter where each is tagged by itself', async () => {
    expect((await shared('own')).cells).toHaveLength(1);
  });
});

describe('labels', () => {
  it('are those that all corpora have, unless they are listed', async () => {
    expect((await dataOf(SMALL)).labels).toEqual(['AGE', 'CONTACT', 'DATE', 'ID', 'LOCATION', 'NAME']);
    expect((await dataOf(`${SMALL}labels: [NAME, DATE]\n`)).labels).toEqual(['DATE', 'NAME']);
    await expect(planOf(`${SMALL}labels: [NAME, DATUM]\n`)).rejects.toThrow(/DATUM/);
  });

  it('that are rare are dropped and named, others that are not compared too', async () => {
    const { corpora } = await dataOf(SMALL.replace('drop-rarer-than: 0', 'drop-rarer-than: 4'));
    const first = corpora.get('first') as StudyCorpusData;
    expect(first.dropped).toMatchObject({ USERNAME: 2, EMAIL: 2, URL: 1, ZIP: 2 });
    expect(first.notices.join('\n')).toMatch(/dropped as rare: .*USERNAME \(2\)/);
    expect(first.notices.join('\n')).toMatch(/not compared: PROFESSION \(\d+\)/);
    expect(first.units.flatMap(({ gold }) => gold.entities.map(({ label }) => label))).not.toContain('PROFESSION');
    expect(first.units.flatMap(({ source }) => source.entities.map(({ label }) => label))).toContain('PROFESSION');
  });

  it('of the map or of the specification alone decide what is gold', async () => {
    const own = SMALL.replace(
      "notes.txt', labels: coarse",
      "notes.txt', labels: { PATIENT: NAME, DOCTOR: { drop: true } }",
    );
    const first = (await dataOf(`${own}labels: [NAME]\n`)).corpora.get('first') as StudyCorpusData;
    const patients = first.units.flatMap(({ source }) => source.entities).filter(({ label }) => label === 'PATIENT');
    expect(first.units.flatMap(({ gold }) => gold.entities)).toHaveLength(patients.length);
    await expect(planOf(SMALL.replace('labels: coarse', 'labels: { PATEINT: NAME }'))).rejects.toThrow(/PATEINT/);
  });
});
