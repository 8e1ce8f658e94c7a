import { type Report, PalimpsestError } from '../../core/errors.ts';
import { measureInputs, measuresOfJob } from '../common/measures.ts';
import { charactersOf } from '../common/sources.ts';
import { keyOf, ANALYSIS_VERSION, fingerprint, modelInputs } from '../engine/key.ts';
import type { PlannedStudy, Task } from '../engine/task.ts';
import {
  nameOfEvaluation,
  type PlannedEvaluation,
  readEvaluationCorpus,
  type Evaluated,
  type EvaluationData,
  type EvaluationCellSpec,
} from './corpora.ts';
import { describeEvaluation, type EvaluationManifest } from './describe.ts';
import type { EvaluationJob } from './run.ts';
import { type EvaluationSpec, CROSS_VALIDATION } from './spec.ts';
import type { Document } from '../../core/types.ts';
import { dealFolds } from '../../pipeline/split.ts';

/**
 * A training on each corpus that the loop has built, tested on every fold of a random sample, and for each fold a training on the other
 * folds (the paper's section 4.3 and Table 4). A document that is tested on and stands in the training corpus as well, by its text,
 * is left out of training.
 */
async function planIndirect(spec: EvaluationSpec & { readonly kind: 'indirect' }, report?: Report): Promise<Evaluated> {
  const { labels, tagger } = spec;
  const sample = await readEvaluationCorpus(spec.sample, labels, report);
  const corpora: EvaluationData[] = [];
  for (const corpus of spec.training) corpora.push(await readEvaluationCorpus(corpus, labels, report));
  const { family, settings } = tagger;
  const taggerInputs = modelInputs(family, await fingerprint(settings));
  const cells: EvaluationCellSpec[] = [];
  for (const seed of spec.seeds) {
    const folds = deal(sample, spec.folds, seed);
    const tests = Array.from({ length: spec.folds }, (_, fold) => ({
      fold,
      documents: sample.documents.filter((__, d) => folds[d] === fold),
    }));
    const testInputs = { corpus: sample.hash, folds: spec.folds, group: sample.spec.group ?? null };
    const { language } = sample.spec;
    tests.forEach((test) => {
      const train = withoutTexts(
        sample.documents.filter((_, d) => folds[d] !== test.fold),
        test.documents,
      );
      cells.push({
        system: CROSS_VALIDATION,
        fold: test.fold,
        seed,
        by: { train, family, settings },
        inputs: { train: sample.hash, tagger: taggerInputs, fold: test.fold },
        tests: [test],
        testInputs,
        language,
      });
    });
    for (const data of corpora) {
      const train = withoutTexts(data.documents, sample.documents);
      if (train.length === 0) {
        throw new PalimpsestError(
          'all-in-sample',
          `the random sample holds every document of ${JSON.stringify(data.spec.name)}: none is left to train on`,
          {
            hint: 'What is tested on is left out of training. Draw the sample from documents that the corpus was not built of.',
          },
        );
      }
      cells.push({
        system: data.spec.name,
        seed,
        by: { train, family, settings },
        inputs: { train: data.hash, tagger: taggerInputs },
        tests,
        testInputs,
        language: data.spec.language,
      });
    }
  }
  return {
    corpora: [sample, ...corpora],
    systems: [
      { name: CROSS_VALIDATION, isBaseline: true, remark: `trained on the other folds of the random sample` },
      ...corpora.map(({ spec: { name } }) => ({ name, isBaseline: false, remark: `trained on ${name}` })),
    ],
    cells,
  };
}

function deal({ spec, documents }: EvaluationData, folds: number, seed: number): readonly number[] {
  try {
    return dealFolds(documents, folds, seed, spec.group);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new PalimpsestError(
      'too-few-units',
      `${JSON.stringify(spec.name)} has too few documents for ${folds} folds`,
      {
        hint: 'Ask for fewer folds.',
        cause: error,
      },
    );
  }
}

/** A tagger knows what it was trained on: what is tested must not be there. */
function withoutTexts(documents: readonly Document[], tested: readonly Document[]): readonly Document[] {
  const texts = new Set(tested.map(({ text }) => text));
  return documents.filter(({ text }) => !texts.has(text));
}

/**
 * A cell for each rule set: what the rules find in a labelled corpus, where a mention found in part counts as found (the paper's
 * section 4.2 and Table 3).
 */
async function planDirect(
  { corpus, labels, ruleSets }: EvaluationSpec & { readonly kind: 'direct' },
  report?: Report,
): Promise<Evaluated> {
  const data = await readEvaluationCorpus(corpus, labels, report);
  return {
    corpora: [data],
    systems: ruleSets.map(({ name, baseline, description }) => ({
      name,
      isBaseline: baseline,
      remark: baseline ? `baseline, not made for the corpus: ${description}` : `rule set ${description}`,
    })),
    cells: ruleSets.map(({ name, rules, hash }) => ({
      system: name,
      seed: 0, // nothing is drawn
      by: { rules },
      inputs: { rules: hash, analysisVersion: ANALYSIS_VERSION },
      tests: [{ fold: 0, documents: data.documents }],
      testInputs: { corpus: data.hash },
      language: corpus.language,
    })),
  };
}

/**
 * Reads the corpora of an evaluation and lists its cells.
 *
 * @throws PalimpsestError of the readers; `empty-corpus`; `no-entities`; `too-few-units`; `all-in-sample`.
 */
export async function plan(spec: EvaluationSpec, report?: Report): Promise<PlannedStudy<PlannedEvaluation>> {
  const evaluated = spec.kind === 'direct' ? await planDirect(spec, report) : await planIndirect(spec, report);
  const measured = await measureInputs(spec);
  const tasks = new Map<string, Task<EvaluationJob>>();
  const cells = evaluated.cells.map(({ system, fold, seed, by, inputs: own, tests, testInputs, language }) => {
    const { labels } = spec;
    const inputs = { kind: 'evaluation', inputs: own, tests: testInputs, labels, ...measured, language, seed };
    const key = keyOf(inputs);
    const cell = { key, system, seed, ...(fold !== undefined && { fold }) };
    tasks.set(key, {
      key,
      inputs,
      needs: [],
      work: charactersOf('train' in by ? by.train : tests.flatMap(({ documents }) => documents)),
      name: nameOfEvaluation(cell),
      run: 'evaluation',
      job: () => ({ system: by, labels, language, tests, ...measuresOfJob(spec), seed }),
    });
    return cell;
  });
  return {
    tasks: [...tasks.values()],
    cells,
    manifest: () =>
      ({ kind: 'evaluation', evaluation: describeEvaluation(spec, evaluated) }) satisfies Partial<EvaluationManifest>,
  };
}
