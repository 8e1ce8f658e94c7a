import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mentionsOf, toCorpus } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { evaluateCorpora } from '../../../src/evaluate/evaluate.ts';
import { findScorer } from '../../../src/evaluate/scorers.ts';
import { type MixedCorpusData, readMixedCorpus } from '../../../src/studies/code-mixing/corpus.ts';
import { kind } from '../../../src/studies/code-mixing/kind.ts';
import { stagesOf } from '../../../src/studies/engine/task.ts';
import { type AnyPlan, planStudy } from '../../../src/studies/kinds.ts';
import { foundIn, specOf } from '../helpers.ts';
import { inProcess, runStudy } from '../../../src/studies/engine/run.ts';
import type { CodeMixingStudy } from '../../../src/studies/code-mixing/study.ts';
import { report } from '../../../src/studies/code-mixing/report.ts';
import { countsBy, MICRO, ratiosFor, runsOf } from '../../../src/studies/code-mixing/report/scores.ts';
import { dictionary } from '../../../src/taggers/dictionary/family.ts';
import { answer, startServer } from '../../taggers/llm/server.ts';

const SPEC = `kind: code-mixing
name: Small
mixed: [en, zh]
language: zh
label-map: zh-en-deid
corpus: { generated: { set: zh-en-deid, documents: 12, seed: 2 } }
split: { ratio: [3, 1] }
pretraining:
  corpus: { generated: { set: zh-en-deid, documents: 6, seed: 9 } }
  settings: { vocabularySize: 400, layers: 1, hiddenSize: 16, heads: 2, epochs: 1, window: 64 }
models:
  - { name: dictionary, family: dictionary }
  - name: small
    family: bert
    encoder: { pretrain: [en, zh, mixed, neutral] }
    settings: &settings { scheme: BILOU, epochs: 2, learningRate: 5e-3, window: 64 }
  - { name: translated, family: bert, encoder: { pretrain: [en, zh, mixed, neutral] }, translate: { lexicon: zh-en-clinical }, settings: *settings }
training-groups: { model: dictionary, groups: [en, zh, mixed] }
llm: { variable: URL, settings: { concurrency: 2 }, remark: A test server. }
explain: { sentences: ["travel history: 台北 last week."], points: 5 }
seeds: [1]
least-translated: 0
`;

describe('a study of code-mixed text', () => {
  let folder: string;
  let plan: AnyPlan;
  let corpus: MixedCorpusData;
  let study: CodeMixingStudy;
  let server: Awaited<ReturnType<typeof startServer>>;

  beforeAll(async () => {
    // It answers every third question with the first date, and with something that is not there.
    server = await startServer(({ prompt }, response, number) => {
      const date = /\d{4}[/-]\d{2}[/-]\d{2}/.exec(prompt.slice(prompt.lastIndexOf('Text:')))?.[0] ?? 'Taipei';
      answer(response, number % 3 === 0 ? '[]' : JSON.stringify([{ label: 'Date', text: date }, { label: 'City', text: 'Atlantis' }])); // prettier-ignore
    });
    folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-code-mixing-'));
    plan = await planStudy(SPEC, 'small.yaml', { URL: server.url });
    corpus = await readMixedCorpus(await specOf(kind, SPEC, 'small.yaml', { URL: server.url }));
    await runStudy(plan, folder, { executor: inProcess });
    study = await foundIn(folder);
  }, 120_000);

  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server.stop();
  });

  it('does every cell, encoders before the models that need them and the language model last', () => {
    expect(study.cells.map(({ model, group, state }) => [model, group, state])).toEqual([
      ['dictionary', undefined, 'done'],
      ['dictionary', 'en', 'done'],
      ['dictionary', 'zh', 'done'],
      ['dictionary', 'mixed', 'done'],
      ['small', undefined, 'done'],
      ['translated', undefined, 'done'],
    ]);
    // One encoder serves both models.
    expect(study.encoders).toMatchObject([{ state: 'done', figures: { documents: 6, layers: 1, hiddenSize: 16 } }]);
    expect(study.llm?.state).toBe('done');
    // The encoder and the dictionaries; the models that read it; the language model, which reads what the others missed.
    expect(stagesOf(plan.tasks).map((stage) => stage.length)).toEqual([5, 2, 1]);
  });

  it('does nothing twice', async () => {
    const asked = server.asked.length;
    expect(await runStudy(plan, folder, { executor: inProcess })).toMatchObject({ done: 0, failed: 0, found: 8 });
    expect(server.asked.length).toBe(asked);
  });

  it('scores as the scorers do', async () => {
    const tagger = await dictionary.train(corpus.train, { foldCase: false }, { seed: 1, language: 'zh' });
    const gold = corpus.test;
    const { measurements } = await evaluateCorpora(toCorpus(gold), tagger.tag(toCorpus(gold)), [findScorer('strict')]);
    const [cell] = runsOf(study, 'dictionary');
    const counts = cell?.explanation && countsBy(cell.explanation, (label) => label);
    expect(counts && ratiosFor(counts, MICRO)).toEqual(measurements[0]?.micro);
    expect(counts && ratiosFor(counts, 'Date')?.f1).toBeCloseTo(measurements[0]?.byLabel['Date']?.f1 ?? NaN, 12);
  });

  it('trains on the sentences of one group alone', () => {
    const [all, ...groups] = [undefined, 'en', 'zh', 'mixed'].map((group) => runsOf(study, 'dictionary', group)[0]);
    const { groups: counted } = study.corpus.train.mixing;
    for (const [i, group] of ['en', 'zh', 'mixed'].entries()) {
      expect(groups[i]?.training?.sentences).toBe(counted[group]?.sentences);
      const mentions = Object.values(counted[group]?.mentions ?? {}).reduce((a, b) => a + b, 0);
      expect(groups[i]?.training?.mentions).toBe(mentions);
    }
    expect(all?.training?.sentences).toBe(study.corpus.train.sentences);
  });

  it('asks the language model about sentences with a mention that all missed, and keeps what two answers give and the text has', () => {
    const hard = study.llm?.hard;
    expect(hard?.sentences).toBeGreaterThan(0);
    expect(hard?.account).toMatchObject({ texts: hard?.sentences, refusals: 0, malformed: 0 });
    expect(hard?.account.requests).toBe(3 * (hard?.sentences ?? 0));
    expect(hard?.account.notInText).toBeGreaterThan(0);
    expect(Object.keys(hard?.scores ?? {})).toEqual(['dictionary', 'small', 'llm', 'llm, first answer']);
    for (const { strict } of Object.values(hard?.scores ?? {})) {
      const gold = Object.values(strict.byLabel).reduce((sum, { correct, incorrect, partial, missed }) => sum + correct + incorrect + partial + missed, 0); // prettier-ignore
      expect(gold).toBe(hard?.mentions);
    }
    const found = hard?.scores['llm']?.strict.byLabel['Atlantis'];
    expect(found).toBeUndefined();
  });

  it('writes pages and tables that say the text is made up, and hold none of it', () => {
    const files = report(study);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['report.html', 'report.md', 'scores.csv', 'inside-dictionary.html', 'inside-small.html']),
    );
    expect(files.get('report.md')).toContain('Synthetic text: 12 documents generated from the templates zh-en-deid');
    expect(files.get('report.md')).toContain('A test server.');
    expect(files.get('inside-small.html')).toContain('台北');
    const secrets = corpus.test.flatMap((doc: Document) =>
      mentionsOf(doc)
        .filter(({ label }) => ['Doctor', 'Hospital', 'IdNumber', 'Patient', 'School'].includes(label))
        .map(({ start, end }) => doc.text.slice(start, end))
        // Short numbers of cases stand in any table.
        .filter((text) => text.length > 2 && !/^\d{1,3}$/.test(text)),
    );
    expect(secrets.length).toBeGreaterThan(3);
    for (const [name, text] of files) {
      const leaked = secrets.filter((secret) => text.includes(secret));
      expect([name, leaked]).toEqual([name, []]);
    }
  });
});
