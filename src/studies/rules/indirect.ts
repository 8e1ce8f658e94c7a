import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { dealFolds } from '../../pipeline/folds.ts';
import { type EvaluationData, readEvaluationCorpus, resolveEvaluationCorpus } from './corpora.ts';
import { type EvaluationCellSpec, type EvaluationPlan, planEvaluation } from './plan.ts';
import { indirectSchema } from './schema.ts';
import { fingerprint, modelInputs } from '../engine/key.ts';
import { resolveMetrics, resolveModel } from '../common/models.ts';
import { expandDeep, parseResolved } from '../common/resolver.ts';
import { resolveGrouping } from '../common/sentence-groups.ts';
import type { Variables } from '../common/variables.ts';

/** What the tagger of the random sample is called in tables. */
export const CROSS_VALIDATION = 'cross-validation';

/**
 * Reads the specification of an indirect evaluation and plans its cells: a training on each corpus that the loop has built, tested
 * on every fold of a random sample, and for each fold a training on the other folds (the paper's section 4.3 and Table 4). A
 * document that is tested on and stands in the training corpus as well, by its text, is left out of training.
 *
 * @throws PalimpsestError `bad-experiment` with line and column; of the readers; `empty-corpus`; `no-entities`; `too-few-units`;
 * `all-in-sample`.
 */
export async function planIndirect(
  text: string,
  file: string,
  variables: Variables,
  report?: Report,
): Promise<EvaluationPlan> {
  const spec = await parseResolved(text, file, indirectSchema, variables, async (raw, resolver, problems) => {
    const training = [];
    for (const [name, corpus] of Object.entries(raw.training)) {
      if (name === CROSS_VALIDATION) resolver.problem(['training', name], 'this name is that of the random sample');
      const found = await resolveEvaluationCorpus(name, corpus, ['training', name], resolver);
      if (found) training.push(found);
    }
    const sample = await resolveEvaluationCorpus('random sample', raw.sample, ['sample'], resolver);
    const metrics = await resolveMetrics(raw, resolver);
    const groupBy = await resolveGrouping(raw, resolver);
    const { family, settings } = raw.tagger;
    const expanded = expandDeep(settings, resolver) as Record<string, unknown>;
    const own = family === 'crf' ? { analysis: true, ...expanded } : expanded;
    const tagger = await resolveModel({ name: family, family, settings: own }, ['tagger'], resolver);
    return problems.length > 0 || !sample || !tagger ? undefined : { raw, training, sample, metrics, groupBy, tagger };
  });
  const { raw, metrics, groupBy, tagger } = spec;
  const sample = await readEvaluationCorpus(spec.sample, raw.labels, report);
  const corpora: EvaluationData[] = [];
  for (const corpus of spec.training) corpora.push(await readEvaluationCorpus(corpus, raw.labels, report));
  const { family, settings } = tagger;
  const taggerInputs = modelInputs(family, await fingerprint(settings));
  const cells: EvaluationCellSpec[] = [];
  for (const seed of raw.seeds) {
    const folds = deal(sample, raw.folds, seed);
    const tests = Array.from({ length: raw.folds }, (_, fold) => ({
      fold,
      documents: sample.documents.filter((__, d) => folds[d] === fold),
    }));
    const testInputs = { corpus: sample.hash, folds: raw.folds, group: sample.spec.group ?? null };
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
  return planEvaluation(
    {
      kind: 'indirect',
      name: raw.name,
      ...(raw.description !== undefined && { description: raw.description }),
      text,
      labels: raw.labels,
      metrics,
      ...(groupBy && { groupBy }),
      systems: [
        { name: CROSS_VALIDATION, isBaseline: true, remark: `trained on the other folds of the random sample` },
        ...corpora.map(({ spec: { name } }) => ({ name, isBaseline: false, remark: `trained on ${name}` })),
      ],
      folds: raw.folds,
      seeds: raw.seeds,
      tagger: { family, settings },
    },
    [sample, ...corpora],
    cells,
  );
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
