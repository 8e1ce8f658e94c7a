import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addModelFiles, openSavedModel, loadModel } from '../../src/taggers/model-folder.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));
const QUICK = ['--set', 'maxIterations=10'];

async function trained(...args: string[]): Promise<string> {
  const model = path.join(temporaryFolder(), 'model');
  const { code, stderr } = await runCli(['train', sample, model, '--model', 'crf', ...QUICK, ...args]);
  if (code !== 0) throw new Error(stderr);
  return model;
}

const tag = (model: string, ...args: string[]) =>
  runCli([
    'tag',
    model,
    sample,
    path.join(model, '..', `out-${args.join('')}.txt`.replaceAll(/[^\w.-]/g, '_')),
    '--json',
    ...args,
  ]);

interface Tagged {
  readonly entities: number;
  readonly recallBias?: { readonly changedTokens: number };
}

describe('tune and tag --recall-bias', () => {
  it('keep thresholds with the model, and find more the larger the beta', async () => {
    const model = await trained();
    const { code, stdout } = await runCli(['tune', model, sample, '--folds', '2', '--betas', '1,10,40', '--json']);
    expect(code).toBe(0);
    const { tuned, tuning } = JSON.parse(stdout) as {
      readonly tuned: readonly { readonly beta: number; readonly recall: number }[];
      readonly tuning: object;
    };
    expect(tuned.map(({ beta }) => beta)).toEqual([1, 10, 40]);
    expect(tuning).toMatchObject({ documents: 12, folds: 2, grid: 'paper' });
    expect(readdirSync(model)).toContain('recall-bias.json');
    const found: number[] = [];
    for (const beta of ['1', '10', '40']) {
      const result = await tag(model, '--recall-bias', beta);
      if (result.code !== 0) throw new Error(result.stderr);
      const { entities, recallBias } = JSON.parse(result.stdout) as Tagged;
      expect(recallBias).toMatchObject({ beta: Number(beta) });
      found.push(entities);
    }
    expect(found[2]).toBeGreaterThan(found[0] as number);
    const missing = await tag(model, '--recall-bias', '7');
    expect(missing.code).toBe(2);
    expect(missing.stderr).toMatch(/beta-not-tuned.*\n.*1, 10, 40/);
    // A change of the thresholds by hand is damage.
    const file = path.join(model, 'recall-bias.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"beta": 1,', '"beta": 2,'));
    expect((await tag(model, '--recall-bias', '10')).stderr).toContain('damaged-model');
    expect((await tag(model)).code).toBe(0);
  });

  it('bias single labels, and a model that was never tuned with the thresholds of the paper', async () => {
    const model = await trained();
    const plain = JSON.parse((await tag(model)).stdout) as Tagged & { readonly byLabel: Record<string, number> };
    const label = Object.keys(plain.byLabel)[0] as string;
    const one = await tag(model, '--recall-bias', `${label}=40`);
    expect(one.stderr).toContain('the thresholds are those of the paper');
    const biased = JSON.parse(one.stdout) as typeof plain;
    expect(biased.byLabel).toEqual({ ...plain.byLabel, [label]: biased.byLabel[label] });
    expect((await tag(model, '--recall-bias', 'NONE=40')).stderr).toContain('unknown-label');
    expect((await tag(model, '--recall-bias', '10', '--outside-bias', '1')).stderr).toContain('two-biases');
    for (const wrong of ['much', '0', '-1', 'A=', '=4', '1,2']) {
      expect((await tag(model, '--recall-bias', wrong)).code).toBe(2);
    }
  });

  it('learn from the context, and forget it when tuned without', async () => {
    const model = await trained();
    const tuned = await runCli(['tune', model, sample, '--folds', '2', '--context', '--grid', 'fine']);
    expect(tuned.stderr).toMatch(/F10 .*\d/);
    expect(tuned.stderr).toMatch(/12 documents in 2 folds, with their context/);
    expect(readdirSync(model)).toContain('recall-bias-context.json');
    expect((await tag(model, '--recall-bias', '20')).code).toBe(0);
    expect((await runCli(['tune', model, sample, '--quiet'])).code).toBe(0);
    expect(readdirSync(model)).not.toContain('recall-bias-context.json');
  });

  it('refuse a tagger without probabilities', async () => {
    const model = path.join(temporaryFolder(), 'model');
    await runCli(['train', sample, model, '--model', 'dictionary']);
    expect((await runCli(['tune', model, sample])).stderr).toContain('no-marginals');
    expect((await tag(model, '--recall-bias', '10')).stderr).toContain('no-marginals');
  });
});

describe('train --search', () => {
  it('trains with the best settings drawn, and keeps the table of trials with the model', async () => {
    const model = await trained('--search', '2', '--search-fraction', '1', '--set', 'possibleStates=false');
    const { trials, best, fixed } = JSON.parse(readFileSync(path.join(model, 'search.json'), 'utf8')) as {
      readonly trials: readonly { readonly settings: Record<string, unknown> }[];
      readonly best: number;
      readonly fixed: object;
    };
    expect(fixed).toEqual({ maxIterations: 10, possibleStates: false });
    const { tagger } = await openSavedModel(model);
    expect(tagger['settings']).toMatchObject({ ...trials[best - 1]?.settings, maxIterations: 10 });
    expect(existsSync(`${model}.search`)).toBe(false);
  });

  it('names what it cannot search', async () => {
    const model = path.join(temporaryFolder(), 'model');
    const { code, stderr } = await runCli(['train', sample, model, '--model', 'dictionary', '--search', '2']);
    expect(code).toBe(2);
    expect(stderr).toContain('no-search-space');
    const wrong = await runCli(['train', sample, model, '--model', 'crf', '--search', '2', '--budget', 'soon']);
    expect(wrong.code).toBe(2);
  });
});

describe('addModelFiles', () => {
  it('lists files with their hashes, takes them away again, and leaves the same model as before', async () => {
    const model = await trained();
    const before = readFileSync(path.join(model, 'config.json'), 'utf8');
    await addModelFiles(model, new Map([['extra.json', new TextEncoder().encode('{}')]]));
    await loadModel(model);
    expect(await (await openSavedModel(model)).read('extra.json')).toEqual(new TextEncoder().encode('{}'));
    expect(readFileSync(path.join(model, 'config.json'), 'utf8')).toContain('"extra.json"');
    await addModelFiles(model, new Map([['extra.json', undefined]]));
    expect(readFileSync(path.join(model, 'config.json'), 'utf8')).toBe(before);
    expect(existsSync(path.join(model, 'extra.json'))).toBe(false);
  });
});
