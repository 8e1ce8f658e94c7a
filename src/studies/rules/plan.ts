import type { Report } from '../../core/errors.ts';
import { measureInputs, measuresOfJob } from '../common/measures.ts';
import { charactersOf } from '../common/sources.ts';
import { keyOf, ANALYSIS_VERSION } from '../engine/key.ts';
import type { PlannedStudy, Task } from '../engine/task.ts';
import { nameOfEvaluation, type PlannedEvaluation, readEvaluationCorpus, type Evaluated } from './corpora.ts';
import { describeEvaluation, type EvaluationManifest } from './describe.ts';
import { planIndirect } from './indirect.ts';
import type { EvaluationJob } from './job.ts';
import type { EvaluationSpec } from './spec.ts';

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
