import type { TrainingEnd } from '../../core/training-end.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import type { CellCosts } from '../augmentation/job.ts';

/** What a cell cost until now. @param started and `trained` are readings of `performance.now()`. */
export function costsSince(started: number, trained: number): CellCosts {
  return {
    trainSeconds: Math.round(trained - started) / 1000,
    tagSeconds: Math.round(performance.now() - trained) / 1000,
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    remarks: [],
  };
}

/** How the training of a cell ended, as its result keeps it. */
export function endOf({ trainingEnd }: Pick<TrainedTagger, 'trainingEnd'>): { readonly end?: TrainingEnd } {
  return trainingEnd ? { end: trainingEnd } : {};
}
