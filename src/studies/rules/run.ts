import type { Tagger } from '../../core/tagger.ts';
import { loadRules } from '../../rules/networks/load.ts';
import { createRuleTagger } from '../../rules/networks/tagger.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { countPairs } from '../common/count-pairs.ts';
import { countGroups } from '../common/sentence-groups.ts';
import { createNotices, endOf, tagBlank, trainTagger } from '../common/train.ts';
import { costsSince, type Runner } from '../engine/task.ts';
import type { EvaluationJob, EvaluationResult } from './job.ts';

/**
 * One cell of an evaluation: loads the rules or trains the tagger, then counts on every test.
 *
 * @throws PalimpsestError what loading and training throw.
 */
export const run: Runner<EvaluationJob, EvaluationResult> = async (job, onStep) => {
  const started = performance.now();
  const told = createNotices();
  const { system, labels, metrics, groupBy, language } = job;
  const tagger: Tagger & Pick<TrainedTagger, 'dispose' | 'trainingEnd'> =
    'rules' in system
      ? createRuleTagger(loadRules(system.rules), { report: ({ message }) => void told.notices.add(message) })
      : await trainTagger(system, system.train, job, told, onStep);
  const trained = performance.now();
  const tests: EvaluationResult['tests'][number][] = [];
  try {
    for (const { fold, documents } of job.tests) {
      const found = await tagBlank(tagger, documents);
      const pairs = documents.map((doc, d) => {
        const entities = found[d]?.entities.filter(({ label }) => labels.includes(label)) ?? [];
        return [doc, { ...doc, entities }] as const;
      });
      const groups = groupBy && { groups: countGroups(pairs, groupBy, metrics[0] as string, language) };
      tests.push({ fold, ...countPairs(pairs, metrics, language), ...groups });
    }
  } finally {
    await tagger.dispose?.();
  }
  return {
    result: {
      kind: 'evaluation',
      key: job.key,
      inputs: job.inputs,
      ...('train' in system && { training: system.train.length }),
      ...endOf(tagger),
      tests,
      notices: [...told.notices],
    },
    costs: costsSince(started, trained, told.remarks),
  };
};
