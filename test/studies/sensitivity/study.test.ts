import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inProcess, runStudy } from '../../../src/studies/engine/run.ts';
import { stagesOf } from '../../../src/studies/engine/task.ts';
import { gatherStudy, planStudy, reportStudy } from '../../../src/studies/kinds.ts';
import { BASELINE, type SensitivityStudy } from '../../../src/studies/sensitivity/study.ts';
import { readSensitivityData } from '../../../src/studies/sensitivity/corpus.ts';
import { gather } from '../../../src/studies/sensitivity/describe.ts';
import { kind } from '../../../src/studies/sensitivity/kind.ts';
import { elementsOf } from '../../../src/taggers/sensitivity/elements.ts';
import { newFolder, resultsOf, specOf } from '../helpers.ts';

const SPEC = `kind: sensitivity
name: Small
language: de
corpus: { generated: { set: de-court, documents: 16, seed: 3 } }
sensitive: entities
windows: { train: 60, dev: 60, test: 60 }
elements: { train: 240, dev: 80, test: 120 }
names:
  corpus: { generated: { set: de-court, documents: 10, seed: 4 } }
  tagger: { family: dictionary }
vectors: { dimension: 8, iterations: 1, words: 200 }
models:
  - { name: small, settings: { architecture: LOConv2 } }
settings: { epochs: 1, pieces: 60, pieceDimension: 8, gloveIterations: 1, threshold: f1, backend: wasm }
seeds: [1]
`;

describe('a study of contextual sensitivity', () => {
  it('trains every model after what it needs, rates the test with candidates and without, and is a report', async () => {
    const folder = newFolder();
    const plan = await planStudy(SPEC, 'small.yaml', {});
    expect(plan.cells).toMatchObject([{ model: BASELINE }, { model: 'small' }]);
    // Vectors, names and the CRF; then the model, which reads vectors and names.
    expect(stagesOf(plan.tasks).map((stage) => stage.length)).toEqual([3, 1]);
    expect(await runStudy(plan, folder, { executor: inProcess })).toMatchObject({ done: 4, failed: 0 });
    const { found, states } = await gatherStudy(folder);
    expect(states).toEqual(Array(4).fill('done'));
    const study = found as SensitivityStudy;
    const sensitive = study.parts['test']?.sensitive ?? 0;
    expect(sensitive).toBeGreaterThan(5);
    for (const { model, figures } of study.cells) {
      for (const counts of [figures?.plain, figures?.plainAtBest]) {
        expect((counts?.truePositives ?? 0) + (counts?.falseNegatives ?? 0)).toBe(sensitive);
      }
      if (model === BASELINE) expect(figures?.random).toBeUndefined();
      // All that is sensitive is a candidate; the tagger of names chooses fewer.
      else expect((figures?.random?.truePositives ?? 0) + (figures?.random?.falseNegatives ?? 0)).toBe(sensitive);
    }
    const { files } = await reportStudy(folder);
    const table = (files.get('without-candidates.csv') ?? '').trim().split('\n');
    expect(table).toHaveLength(1 + 2);
    expect((files.get('random-candidates.csv') ?? '').trim().split('\n')).toHaveLength(1 + 1);
    expect(files.get('report.md')).toContain('## The text');
    const results = resultsOf(folder);
    expect(await runStudy(plan, folder, { executor: inProcess })).toMatchObject({ done: 0, found: 4 });
    expect(resultsOf(folder)).toEqual(results);
  });

  it('takes for figures of the tagger of names those alone, where a pretraining has some too', async () => {
    const results: Record<string, object> = {
      encoder: { figures: { steps: 3 }, notices: [] },
      names: { figures: { counts: { recall: 0.5 }, kinds: {} }, notices: [] },
    };
    const nothing = () => Promise.resolve(undefined);
    const store = { result: (key: string) => Promise.resolve(results[key]), costs: nothing, failure: nothing };
    const prepared = ['encoder', 'names'].map((key) => ({ key, name: key }));
    const { found } = await gather(store as never, { study: { notices: [] }, cells: [], prepared } as never);
    expect(found.names).toEqual({ counts: { recall: 0.5 }, kinds: {} });
  });

  it('finds blanks to learn from and fills those of the test, in documents that begin where a line opens one', async () => {
    const folder = newFolder();
    const decision = (i: number) =>
      [`In der Strafsache ${i} gegen A. K.`, 'hat das Gericht <b>entschieden</b>:', 'Der Angeklagte K. wird verurteilt.', 'Er wohnt in S. bei Frau M. und arbeitet dort.'].join('\n'); // prettier-ignore
    writeFileSync(path.join(folder, 'all.txt'), Array.from({ length: 24 }, (_, i) => decision(i)).join('\n'));
    const yaml = `kind: sensitivity
name: Blanks
language: de
corpus: { path: all.txt, format: inline, remove: '<[^<>]*>', begins-with: '^In der', least-lines: 3 }
elements: { train: 60, dev: 30, test: 60 }
models: [LOConv2]
`;
    const data = await readSensitivityData(await specOf(kind, yaml, path.join(folder, 'spec.yaml'), {}));
    const all = [...data.test, ...data.dev, ...data.train, ...data.rest];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeLessThanOrEqual(24);
    for (const { text } of all) expect(text).toMatch(/^In der Strafsache \d+ gegen/);
    for (const { text } of all) expect(text).not.toContain('<b>');
    const sensitiveIn = (docs: typeof all) =>
      docs.flatMap((doc) => elementsOf(doc)).filter(({ sensitive }) => sensitive);
    expect(sensitiveIn([...data.train]).some(({ text }) => text === 'K.')).toBe(true);
    const filled = sensitiveIn([...data.test]).map(({ text }) => text);
    expect(filled.length).toBeGreaterThan(0);
    expect(filled).not.toContain('K.');
    expect(data.figures.test.filled).toBeGreaterThan(0);
  });

  it.each([
    ['models: [LOConv2]', 'models: [LOConv9]', 'LOConv9|Invalid|expected'],
    ['models: [LOConv2]', 'models: [RNN1]', 'reads the states of an encoder'],
    ['language: de', 'language: de\nremove: x', 'has no key "remove"'],
    ['models: [LOConv2]', 'models: [LOConv2, LOConv2]', 'two models are called'],
  ])('%s → %s is an error with its line', async (from, to, words) => {
    const yaml = `kind: sensitivity\nname: x\nlanguage: de\ncorpus: { path: x.txt }\nmodels: [LOConv2]\n`.replace(
      from,
      to,
    );
    await expect(specOf(kind, yaml, 'spec.yaml', {})).rejects.toMatchObject({
      code: 'bad-experiment',
      message: expect.stringMatching(new RegExp(`spec.yaml:\\d+:\\d+: .*(?:${words})`)) as string,
    });
  });

  it('ships with a specification that is sound', async () => {
    const file = fileURLToPath(new URL('../../../data/experiments/sensitivity.yaml', import.meta.url));
    const spec = await specOf(kind, readFileSync(file, 'utf8'), file, { PALIMPSEST_CORPORA: '/corpora' });
    expect(spec.models.map(({ name }) => name)).toEqual(['LOConv2', 'LORNN1']);
  });
});
