import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { loadRecipe } from '../../../src/pipeline/load-named.ts';
import type { CellJob, PlannedCell } from '../../../src/studies/augmentation/study.ts';
import { type Executor, runStudy } from '../../../src/studies/engine/run.ts';
import { type AnyPlan, planStudy, reportStudy } from '../../../src/studies/kinds.ts';
import type { Search } from '../../../src/studies/search/search.ts';
import { foundIn, newFolder, resultsOf, runHere } from '../helpers.ts';

/** Four invented houses, each with wording of its own. */
const HOUSES = {
  ward: (name: string, town: string) => `Seen by [${name}](NAME) on the ward in [${town}](TOWN).`,
  court: (name: string, town: string) => `The plaintiff [${name}](NAME), of [${town}](TOWN), appeals.`,
  letter: (name: string, town: string) => `Dear [${name}](NAME), greetings out of [${town}](TOWN)!`,
  log: (name: string, town: string) => `opened=[${name}](NAME) site=[${town}](TOWN)`,
};
const NAMES = ['Lind', 'Vega', 'Ortega', 'Brandvold', 'Castellano', 'Okafor', 'Nilsen', 'Moreau', 'Haas', 'Petrov'];
const TOWNS = ['Leeds', 'Hull', 'York', 'Derby', 'Bath', 'Truro', 'Ripon', 'Wells', 'Ely', 'Exeter'];

function corporaFolder(): string {
  const folder = newFolder();
  for (const [h, [house, write]] of Object.entries(HOUSES).entries()) {
    const units = NAMES.map((name, i) => write(`${name}${'abcd'[h]}`, TOWNS[(i + h) % 10] as string));
    writeFileSync(path.join(folder, `${house}.txt`), units.join('\n\n'));
  }
  writeFileSync(path.join(folder, 'labels.yaml'), 'name: ours\nlocale: en\nlabels:\n  NAME: { type: person }\n  TOWN: { type: city }\n'); // prettier-ignore
  return folder;
}

const corpus = (house: string) => `  ${house}: { path: '\${HOUSES}/${house}.txt', format: inline, label-map: '\${HOUSES}/labels.yaml', language: en, unit: paragraph }`; // prettier-ignore

const SEARCH = `kind: search
name: Invented
corpora:
${Object.keys(HOUSES).map(corpus).join('\n')}
search:
  - { train: ward, dev: court }
judge:
  - { train: letter, dev: log }
model: dictionary
space:
  alpha: [1, 2, 3, 4, 6, 7, 8, 9]
  wording: [true, false]
  generated: [false]
budget: { trials: 8 }
eta: 2
rungs:
  - { fraction: 0.5 }
  - { fraction: 1, seeds: 2 }
seeds: [1, 2, 3]
drop-rarer-than: 0
`;

const planIn = (folder: string, yaml = SEARCH) => planStudy(yaml, path.join(folder, 'spec.yaml'), { HOUSES: folder });
const placeOf = (plan: AnyPlan, key: string) => plan.cells.find((cell) => cell.key === key) as PlannedCell;

/** Finds the more of the mentions, the nearer the number of copies to the best; the same mentions for the same cell. */
function planted(best: number, log: string[] = [], fails: (alpha: number) => boolean = () => false): Executor {
  return {
    run({ job }) {
      const { key, inputs, targets } = job as CellJob;
      const { alpha = 0, seed = 0 } = inputs as { alpha?: number; seed?: number };
      log.push(key);
      if (fails(alpha)) return Promise.resolve({ failure: { code: 'planted', message: 'it was to fail' } });
      const rng = createRng(7).fork(seed);
      const skill = alpha === 0 ? 0.3 : 0.9 - 0.05 * Math.abs(best - alpha);
      const byUnit = Array.from({ length: 200 }, (_, unit) => {
        const found = rng.fork(unit).float() < skill;
        return [found ? 1 : 0, 0, 0, found ? 0 : 1, 0] as const;
      });
      const correct = byUnit.reduce((sum, [right]) => sum + right, 0);
      const counts = { correct, incorrect: 0, partial: 0, missed: 200 - correct, spurious: 0 };
      const cross = {
        counts: { strict: { documents: targets.length, sentences: 200, byLabel: { NAME: counts } } },
        byUnit,
        unknownLabels: {},
      };
      const training = { units: 1, sentences: 1, tokens: 1, entitiesByLabel: {}, curve: [], notices: [] };
      const costs = { trainSeconds: 1, tagSeconds: 0, peakMegabytes: 1, remarks: [] };
      return Promise.resolve({ result: { key, inputs, training, tests: { cross } } as never, costs });
    },
  };
}

describe('a search', () => {
  /** One from beginning to end, which 8 copies are the best of. */
  const whole = mkdtempSync(path.join(tmpdir(), 'palimpsest-search-'));
  const log: string[] = [];
  let plan: AnyPlan;
  let progress: Awaited<ReturnType<typeof runStudy>>;
  beforeAll(async () => {
    plan = await planIn(corporaFolder());
    progress = await runStudy(plan, whole, { executor: planted(8, log), workers: 1 });
  });
  afterAll(() => rmSync(whole, { recursive: true }));

  it('finds the best of the space, judges it on the pairs kept back, and says how much better it is', async () => {
    // 8 trials, none and the default on half; 4 and these two with two seeds; the one found and these two with three.
    expect(progress).toMatchObject({ cells: 10 + 6 * 2 + 9, failed: 0 });
    expect(new Set(log).size).toBe(log.length);
    const { climb, head } = await foundIn<Search>(whole);
    const found = head.trials.find(({ name }) => name === climb.winner);
    const nearest = Math.min(...head.trials.map(({ alpha }) => Math.abs((alpha as number) - 8)));
    expect(Math.abs((found?.alpha as number) - 8)).toBe(nearest);
    const { files, states } = await reportStudy(whole);
    expect(states.every((state) => state === 'done')).toBe(true);
    const text = files.get('report.md') ?? '';
    expect(text).toMatch(/\*\*Yes: better than the default by \d+\.\d points of F1 \(\d+\.\d to \d+\.\d\) on 1 pair not searched\.\*\*/); // prettier-ignore
    expect(text).not.toContain('flatters');
    expect(files.get('trials-table.csv')?.split('\n')).toHaveLength(1 + 8 + 2 + 1);
  });

  it('trains no trial but the one found on the pairs that were kept back, and on them last', async () => {
    const directions = log.map((key) => placeOf(plan, key).direction);
    const first = directions.indexOf('letter→log');
    expect(directions.slice(first).every((direction) => direction === 'letter→log')).toBe(true);
    expect(new Set(log.slice(first).map((key) => placeOf(plan, key).arm)).size).toBe(3);
    // What the kept pair says changes nothing of what is chosen: the same search without it chooses the same.
    const without = newFolder();
    await runStudy(await planIn(corporaFolder(), SEARCH.replace(/judge:\n.*\n/, '')), without, { executor: planted(8), workers: 1 }); // prettier-ignore
    const [one, other] = [await foundIn<Search>(whole), await foundIn<Search>(without)];
    expect(other.climb.rungs).toEqual(one.climb.rungs);
  });

  it('goes on where it was stopped, computes nothing twice, and has the same bytes', async () => {
    const corpora = corporaFolder();
    const folder = newFolder();
    const log: string[] = [];
    for (let left = 7; left < 40; left += 7) {
      let told = 0;
      const own = planted(8, log);
      const stops: Executor = {
        run: (...task) => (told++ < 7 ? own.run(...task) : Promise.reject(new Error('killed'))),
      };
      await runStudy(await planIn(corpora), folder, { executor: stops, workers: 1 });
    }
    expect(new Set(log).size).toBe(log.length);
    // Trials that were killed with a cell went no further then, so others may have been tried beside them.
    const [mine, all] = [resultsOf(folder), resultsOf(whole)];
    for (const [name, bytes] of Object.entries(all)) expect(mine[name]).toBe(bytes);
    const [one, other] = [await reportStudy(folder), await reportStudy(whole)];
    for (const name of ['recipe.yaml', 'report.md', 'trials-table.csv', 'judged-table.csv']) expect(one.files.get(name)).toBe(other.files.get(name)); // prettier-ignore
  });

  it('is dealt out to shards, rung by rung, when their folders are copied together', async () => {
    const corpora = corporaFolder();
    const [first, second] = [newFolder(), newFolder()];
    const log: string[] = [];
    const waits: (boolean | undefined)[] = [];
    for (let round = 0; round < 3; round++) {
      for (const [i, folder] of [first, second].entries()) {
        if (round > 0) expect((await reportStudy(folder)).files.get('report.md')).toContain(`Not answered yet: ${round === 1 ? 'rung 2 of 2 is' : 'the cells that judge it on 1 pair not searched are'} not done.`); // prettier-ignore
        waits.push((await runStudy(await planIn(corpora), folder, { executor: planted(8, log), workers: 1, shard: [i + 1, 2] })).waits); // prettier-ignore
      }
      for (const [from, to] of [[first, second], [second, first]] as const) cpSync(path.join(from, 'cells'), path.join(to, 'cells'), { recursive: true }); // prettier-ignore
    }
    expect(new Set(log).size).toBe(log.length);
    expect(waits[0]).toBe(true);
    expect(resultsOf(first)).toEqual(resultsOf(whole));
    const last = await runStudy(await planIn(corpora), first, { executor: planted(8, log), workers: 1 });
    expect([last.done, last.waits]).toEqual([0, undefined]);
  });

  it('shares cells with another search of the same corpora: a larger budget trains what is new', async () => {
    const [corpora, folder] = [corporaFolder(), newFolder()];
    cpSync(whole, folder, { recursive: true });
    const log: string[] = [];
    const more = SEARCH.replace('trials: 8', 'trials: 16');
    const { found } = await runStudy(await planIn(corpora, more), folder, { executor: planted(8, log), workers: 1 });
    expect(found).toBeGreaterThanOrEqual(10);
    expect(new Set(log).size).toBe(log.length);
  });

  it('goes on without a trial that fails, says so, and tries it again', async () => {
    const [corpora, folder] = [corporaFolder(), newFolder()];
    const plan = await planIn(corpora);
    await runStudy(plan, folder, { executor: planted(8, [], (alpha) => alpha === 8), workers: 1 });
    const failing = await foundIn<Search>(folder);
    const alphaOf = ({ head, climb }: Search) => head.trials.find(({ name }) => name === climb.winner)?.alpha;
    expect([7, 9]).toContain(alphaOf(failing));
    expect((await reportStudy(folder)).files.get('report.md')).toMatch(/A training of t\d.* failed: such trials went no further/); // prettier-ignore
    await runStudy(plan, folder, { executor: planted(8), workers: 1 });
    expect(alphaOf(await foundIn<Search>(folder))).toBe(8);
  });

  it('says that nothing better was found where the best is the default', async () => {
    const [corpora, folder] = [corporaFolder(), newFolder()];
    await runStudy(await planIn(corpora, SEARCH.replace('seeds: [1, 2, 3]', 'seeds: [1, 2, 3, 4]')), folder, { executor: planted(5), workers: 1 }); // prettier-ignore
    const answer = (await reportStudy(folder)).files.get('report.md')?.match(/\*\*.*\*\*/)?.[0] ?? '';
    expect(answer).toMatch(/No better than the default can be shown: .* points of F1 \(.*\) on 1 pair not searched|No: worse than the default/); // prettier-ignore
  });

  it.each([
    ['none is kept back', SEARCH.replace(/judge:\n.*\n/, ''), 'No pair was kept back', 'on 1 pair that it was searched on'],
    ['the pair kept back was searched', SEARCH.replace('train: letter, dev: log', 'train: ward, dev: court'), 'The pair ward→court judges and was searched on', 'of which the search saw some text'],
    ['its text was searched, read in another way', SEARCH.replace('corpora:\n', `corpora:\n${corpus('court').replace('court:', 'twin:').replace('unit: paragraph', 'unit: document')}\n`).replace('dev: log', 'dev: twin'), 'twin judges in letter→twin, and the search saw its text in ward→court', 'of which the search saw some text'],
    ['its text was searched under another name', SEARCH.replace('corpora:\n', `corpora:\n${corpus('court').replace('court:', 'twin:')}\n`).replace('dev: log', 'dev: twin'), 'twin judges in letter→twin, and the search saw its text in ward→court', 'of which the search saw some text'],
  ])('warns where %s', async (_, yaml, warning, where) => {
    const [corpora, folder] = [corporaFolder(), newFolder()];
    const plan = await planIn(corpora, yaml);
    expect(plan.outlook).toContain(`warning: ${warning}`);
    await runStudy(plan, folder, { executor: planted(8), workers: 1 });
    const text = (await reportStudy(folder)).files.get('report.md') ?? '';
    expect(text).toContain(`> ${warning}`);
    expect(text).toContain(where);
  }); // prettier-ignore

  it('judges nothing by one training each', async () => {
    const [corpora, folder] = [corporaFolder(), newFolder()];
    const yaml = SEARCH.replace('seeds: [1, 2, 3]', 'seeds: [1]').replace(', seeds: 2', '');
    await runStudy(await planIn(corpora, yaml), folder, { executor: planted(8), workers: 1 });
    expect((await reportStudy(folder)).files.get('report.md')).toContain('nothing is known of how far trainings vary');
  });

  it('trains and tags for real, and writes a recipe that augment takes', async () => {
    const [corpora, folder, again] = [corporaFolder(), newFolder(), newFolder()];
    const yaml = SEARCH.replace('alpha: [1, 2, 3, 4, 6, 7, 8, 9]', 'alpha: [1, 3]\n  phi-replacement.style: [modelled, independent]').replace('trials: 8', 'trials: 2').replace('seeds: [1, 2, 3]', 'seeds: [1]').replace(', seeds: 2', ''); // prettier-ignore
    for (const one of [folder, again]) {
      expect(await runHere(await planIn(corpora, yaml), one)).toMatchObject({ failed: 0 });
    }
    expect(resultsOf(again)).toEqual(resultsOf(folder));
    const { files } = await reportStudy(folder);
    expect(files.get('report.html')).toContain('On the pairs that were kept back');
    writeFileSync(path.join(folder, 'recipe.yaml'), files.get('recipe.yaml') ?? '');
    const recipe = await loadRecipe(path.join(folder, 'recipe.yaml'));
    const { head, climb } = await foundIn<Search>(folder);
    const found = head.trials.find(({ name }) => name === climb.winner);
    expect(recipe).toEqual({ ...found?.recipe, description: 'Found by varying palimpsest' });
    expect(files.get('recipe.yaml')).toContain(`--recipe recipe.yaml --alpha ${found?.alpha}`);
    // The folder holds neither text nor paths.
    for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!name.isFile() || name.name === 'spec.yaml') continue;
      const text = readFileSync(path.join(name.parentPath, name.name), 'utf8');
      expect(text).not.toContain('Brandvold');
      expect(text).not.toContain(corpora);
    }
  });
});
