import type { Report } from '../../core/errors.ts';
import { measureInputs, measuresOfJob } from '../common/measures.ts';
import { charactersOf } from '../common/sources.ts';
import { keyOf } from '../engine/key.ts';
import type { PlannedStudy } from '../engine/plan.ts';
import type { Task } from '../engine/task.ts';
import { nameOfEvaluation, type PlannedEvaluation } from './cells.ts';
import { describeEvaluation, type EvaluationManifest } from './describe.ts';
import { planDirect } from './direct.ts';
import { planIndirect } from './indirect.ts';
import type { EvaluationJob } from './job.ts';
import type { EvaluationSpec } from './spec.ts';

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
