import { applyEdits } from '../../core/apply-edits.ts';
import { collectDocuments, toCorpus } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { crf } from '../../taggers/crf/family.ts';
import { compareElements } from '../../taggers/sensitivity/evaluation.ts';
import { createNotices, endOf, trainTagger } from '../common/train.ts';
import { costsSince, type Runner } from '../engine/task.ts';
import type { ModelJob, ModelResult } from './study.ts';

/** Tried for the best F1 on held-out text. */
const BIASES = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5];

/** A CRF that sees the neighbours of a token alone, with the bias to recall of the best F1 on held-out text as its threshold. */
export const run: Runner<ModelJob, ModelResult> = async (job, onStep) => {
  const started = performance.now();
  const told = createNotices();
  const settings = crf.settings.parse({ features: 'context' });
  const { seed, language, checkpoints } = job;
  const training = { seed, language, checkpoints };
  const tagger = await trainTagger({ family: 'crf', settings }, sign(job.train), training, told, onStep);
  const trained = performance.now();
  const compare = async (documents: readonly Document[], recallBias: number) => {
    const blank = toCorpus(documents.map((doc) => ({ ...doc, entities: [] })));
    return compareElements(documents, await collectDocuments(tagger.tag(blank, { recallBias })));
  };
  const dev = sign(job.dev);
  let best = { f1: -1, bias: 0 };
  for (const bias of BIASES) {
    const { f1 } = await compare(dev, bias);
    if (f1 > best.f1) best = { f1, bias };
  }
  const figures = {
    threshold: best.bias,
    plain: await compare(job.test, 0),
    heldOut: await compare(dev, 0),
    plainAtBest: await compare(job.test, best.bias),
    heldOutAtBest: await compare(dev, best.bias),
  };
  return {
    result: { key: job.key, inputs: job.inputs, ...endOf(tagger), figures, notices: [...told.notices] },
    costs: costsSince(started, trained, told.remarks),
  };
};

/** What is sensitive as one sign, for a tagger that would otherwise learn how blanks are written. */
function sign(documents: readonly Document[]): readonly Document[] {
  return documents.map((doc) => {
    const signed = applyEdits(
      doc,
      doc.entities.map(({ start, end }) => ({ start, end, replacement: '▢' })),
    );
    return { ...signed, entities: signed.entities.map((entity) => ({ ...entity, label: 'SENSITIVE' })) };
  });
}
