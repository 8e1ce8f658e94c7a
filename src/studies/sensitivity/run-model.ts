import { createFolderStore } from '../../taggers/folder-store.ts';
import {
  evaluateNamedCandidates,
  evaluateRandomCandidates,
  rateHeldOut,
  rateWithoutCandidates,
} from '../../taggers/sensitivity/evaluation.ts';
import { countRatings, averagePrecision } from '../../taggers/sensitivity/measures.ts';
import type { SensitivitySettings } from '../../taggers/sensitivity/settings.ts';
import { trainSensitivity } from '../../taggers/sensitivity/train.ts';
import { createNotices, noticeTo } from '../common/train.ts';
import { costsSince, type Runner } from '../engine/task.ts';
import { kindShares } from './element-kinds.ts';
import type { ModelJob, ModelResult } from './study.ts';

/**
 * Trains a model of contextual sensitivity and rates the test with candidates and without, at one half and at the threshold of the best
 * F1 on held-out text.
 *
 * @throws PalimpsestError what training throws.
 */
export const run: Runner<ModelJob, ModelResult> = async (job, onStep) => {
  const started = performance.now();
  const told = createNotices();
  const { test, named, seed } = job;
  const curve: { loss: number; devF1?: number }[] = [];
  const trained = await trainSensitivity(job.train, job.settings as SensitivitySettings, {
    seed,
    language: job.language,
    dev: job.dev,
    checkpoints: createFolderStore(job.checkpoints),
    onStep(step) {
      curve.push({ loss: step.loss, ...(step.devF1 !== undefined && { devF1: step.devF1 }) });
      onStep(step);
    },
    onNotice: noticeTo(told),
  });
  const ended = performance.now();
  try {
    const { threshold } = trained;
    const halved = { ...trained, threshold: 0 };
    const rated = await rateWithoutCandidates(trained, test);
    const held = await rateHeldOut(trained, seed);
    const count = ({ logits, labels }: Pick<typeof rated, 'logits' | 'labels'>, at: number) =>
      countRatings(logits, labels, at);
    const figures = {
      epochs: curve.length,
      threshold,
      random: await evaluateRandomCandidates(halved, test, seed),
      ...(named && { named: await evaluateNamedCandidates(halved, test, named) }),
      plain: count(rated, 0),
      heldOut: count(held, 0),
      plainAtBest: count(rated, threshold),
      heldOutAtBest: count(held, threshold),
      averagePrecision: averagePrecision(rated.logits, rated.labels),
      ...(named && { falsePositives: kindShares(test, named, (i) => (rated.logits[i] as number) > threshold) }),
      weights: sizeOf(await trained.model.read()),
      curve,
    };
    return {
      result: { key: job.key, inputs: job.inputs, figures, notices: [...told.notices] },
      costs: costsSince(started, ended, told.remarks),
    };
  } finally {
    trained.model.dispose();
  }
};

const sizeOf = (weights: Readonly<Record<string, { readonly shape: readonly number[] }>>): number =>
  Object.values(weights).reduce((sum, { shape }) => sum + shape.reduce((size, one) => size * one, 1), 0);
