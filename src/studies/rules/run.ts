import type { Tagger, TrainingStep } from '../../core/tagger.ts';
import type { Document, Entity } from '../../core/types.ts';
import { loadRules } from '../../rules/load.ts';
import { createRuleTagger } from '../../rules/tagger.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import { findFamily } from '../../taggers/index.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { toCorpus } from '../../core/to-corpus.ts';
import type { CellCosts } from '../augmentation/job.ts';
import type { EvaluationJob, EvaluationResult } from './job.ts';
import { costsSince, endOf } from '../engine/costs.ts';
import { countGroups } from '../common/sentence-groups.ts';
import { countPairs } from '../common/count-pairs.ts';

/**
 * One cell of an evaluation: loads the rules or trains the tagger, then counts on every test.
 *
 * @throws PalimpsestError what loading and training throw.
 */
export async function runEvaluationCell(
  job: EvaluationJob,
  onStep: (step: TrainingStep) => void = () => undefined,
): Promise<{ readonly result: EvaluationResult; readonly costs: CellCosts }> {
  const started = performance.now();
  const notices = new Set<string>();
  const { system } = job;
  const tagger: Tagger & Pick<TrainedTagger, 'dispose' | 'trainingEnd'> =
    'rules' in system
      ? createRuleTagger(loadRules(system.rules), { report: ({ message }) => void notices.add(message) })
      : await (
          await findFamily(system.family)
        ).train(system.train, system.settings, {
          seed: job.seed,
          language: job.language,
          checkpoints: createFolderStore(job.checkpoints),
          onStep,
          onNotice: (code, message) => void (code === 'resumed' || notices.add(message)),
        });
  const trained = performance.now();
  const tests: EvaluationResult['tests'][number][] = [];
  try {
    for (const { fold, documents } of job.tests) {
      const found = await tagAll(tagger, documents, new Set(job.labels));
      tests.push({ fold, ...countAll(documents, found, job) });
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
      notices: [...notices],
    },
    costs: costsSince(started, trained),
  };
}

/** The mentions of the classes compared that a tagger finds in each document; it is not shown those that are there. */
async function tagAll(
  tagger: Tagger,
  documents: readonly Document[],
  labels: ReadonlySet<string>,
): Promise<readonly (readonly Entity[])[]> {
  const found: (readonly Entity[])[] = [];
  const blank = documents.map((doc) => ({ ...doc, entities: [] }));
  for await (const { entities } of tagger.tag(toCorpus(blank))) {
    found.push(entities.filter(({ label }) => labels.has(label)));
  }
  return found;
}

function countAll(
  documents: readonly Document[],
  found: readonly (readonly Entity[])[],
  { metrics, groupBy, language }: EvaluationJob,
): Omit<EvaluationResult['tests'][number], 'fold'> {
  const pairs = documents.map((doc, d) => [doc, { ...doc, entities: found[d] as readonly Entity[] }] as const);
  return {
    ...countPairs(pairs, metrics, language),
    ...(groupBy && { groups: countGroups(pairs, groupBy, metrics[0] as string, language) }),
  };
}
