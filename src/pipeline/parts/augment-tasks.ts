import type { CorpusSize } from '../../core/augmenter.ts';
import { type AugmentCounts, createAugmentCensus } from './augment-census.ts';
import { copyDocuments } from './copy-documents.ts';
import { formatEdits } from '../edit-log.ts';
import { type AugmentJob, createEngine } from '../augmentation/engine.ts';
import { type AugmentSummary, createSummary } from '../summary.ts';
import { writeAll } from '../write-corpus.ts';
import type { PartTask } from './task.ts';

/** Counts what a part tells of the corpus. */
export const censusTask: PartTask<{ readonly isMixed: boolean }, AugmentCounts> = {
  prepare:
    ({ isMixed }) =>
    async (docs, { hint }) => {
      const census = createAugmentCensus(isMixed, hint === true);
      for await (const doc of docs) census.add(doc);
      return census.state();
    },
};

/** The states of the augmenters' learners after a part. */
export const learnTask: PartTask<{ readonly job: AugmentJob; readonly size: CorpusSize }, readonly unknown[]> = {
  prepare({ job, size }) {
    const { augmenters, analyse } = createEngine(job);
    return async (docs) => {
      const learners = augmenters.map((augmenter) => augmenter.createLearner?.(size));
      for await (const doc of docs) {
        const analysis = analyse(doc);
        for (const learner of learners) learner?.observe(doc, analysis);
      }
      return learners.map((learner) => learner?.state?.());
    };
  },
};

export interface AugmentSetup {
  readonly job: AugmentJob;
  readonly augmentedOnly: boolean;
  readonly keepMeta: readonly string[];
  readonly logsEdits: boolean;
}

/** Writes the documents of a part with their copies. */
export const augmentTask: PartTask<AugmentSetup, { readonly summary: AugmentSummary; readonly edits: string }> = {
  prepare({ job, logsEdits, ...setup }) {
    const engine = createEngine(job);
    return async (docs, { write }) => {
      const summary = createSummary(job.plans);
      let edits = '';
      const onCopy: Parameters<typeof copyDocuments>[1]['onCopy'] = logsEdits
        ? (source, copy) => void (edits += formatEdits(source, copy))
        : undefined;
      await writeAll(copyDocuments(docs, { ...setup, job, engine, summary, onCopy }), write);
      return { summary: summary.result(), edits };
    };
  },
};
