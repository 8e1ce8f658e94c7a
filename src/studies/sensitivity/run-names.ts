import { mentionsOf } from '../../evaluate/scorer.ts';
import { compareElements } from '../../taggers/sensitivity/evaluation.ts';
import { packMentions } from '../common/count-pairs.ts';
import { createNotices, endOf, tagBlank, trainTagger } from '../common/train.ts';
import { costsSince, type Runner } from '../engine/task.ts';
import { kindShares } from './element-kinds.ts';
import type { NamesJob, NamesResult } from './study.ts';

/** What the mentions of the tagger of names are kept under. */
export const NAMES = 'names';

/** Trains a tagger of names on another kind of text, and lets it tag the test: what it finds is a candidate, or a false alarm. */
export const run: Runner<NamesJob, NamesResult> = async (job, onStep) => {
  const started = performance.now();
  const told = createNotices();
  const tagger = await trainTagger(job, job.train, job, told, onStep);
  const trained = performance.now();
  try {
    const named = await tagBlank(tagger, job.test);
    const found = named.map((doc) => mentionsOf(doc));
    const labels = [...new Set(found.flat().map(({ label }) => label))].toSorted();
    return {
      result: {
        key: job.key,
        inputs: job.inputs,
        ...endOf(tagger),
        figures: { counts: compareElements(job.test, named), kinds: kindShares(job.test, named) },
        mentions: { labels, models: { [NAMES]: packMentions(found, labels) } },
        notices: [...told.notices],
      },
      costs: costsSince(started, trained, told.remarks),
    };
  } finally {
    await tagger.dispose?.();
  }
};
