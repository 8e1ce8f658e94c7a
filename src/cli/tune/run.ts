import { formatCount } from '../../report/pages/format.ts';
import type { TuneCommandOptions } from './command.ts';
import { type TrainingEnd, warnOfCaps } from '../../core/tagger.ts';
import { tuneRecallBias } from '../../pipeline/training/recall-bias.ts';
import { findFamily } from '../../taggers/index.ts';
import { addModelFiles, loadModel, openSavedModel } from '../../taggers/model-folder.ts';
import { CONTEXT_FILE, type RecallBiasModel, writeRecallBias } from '../../taggers/recall-bias/model.ts';
import { parseSettings } from '../../taggers/settings.ts';
import type { ExitCode } from '../command.ts';
import { inSession } from '../session.ts';
import { trainingHelpers } from '../threads.ts';
import type { CliIo } from '../io.ts';
import { openLabelMapping } from '../../pipeline/evaluation/label-mapping.ts';
import { formatPercent, formatTable } from '../screen.ts';

export async function runTune(
  folder: string,
  input: string,
  options: TuneCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const { betas, grid, byLabel, context, folds, by, workers, seed } = options;
  const saved = await openSavedModel(folder);
  const tagger = await loadModel(folder);
  return inSession(options, io, async ({ atEnd, open, note, progress, quiet, tell }) => {
    atEnd(tagger);
    const corpus = await open(input);
    const mapping = await openLabelMapping(corpus, options, note);
    const family = await findFamily(saved.family);
    const language = tagger.marginalSource?.language ?? 'en';
    let label = '';
    const ends: (TrainingEnd | undefined)[] = [];
    const model = await tuneRecallBias(tagger, mapping.apply(corpus), {
      betas,
      grid,
      seed,
      ...(byLabel !== undefined && { byLabel }),
      ...(context !== undefined && { context }),
      ...(folds !== undefined && { folds }),
      ...(by !== undefined && { by }),
      retrain: async (documents) => {
        const trained = await family.train(documents, parseSettings(family, saved.tagger['settings']), {
          seed,
          workers: trainingHelpers(workers),
          language,
          onStep: ({ step, steps }) => progress.update(label, step, steps, 'steps'),
        });
        ends.push(trained.trainingEnd);
        return trained;
      },
      onFold: (fold, count) => {
        label = `Fold ${fold} of ${count}`;
        progress.clear();
        if (!quiet) io.stderr.write(`training without fold ${fold} of ${count}\n`);
      },
    });
    progress.clear();
    await addModelFiles(folder, new Map([[CONTEXT_FILE, undefined], ...writeRecallBias(model)]));
    const { tuned, tuning } = model;
    tell({ model: folder, tuning, tuned, context: model.context !== undefined }, () => formatTuning(model, folder));
    const caps = warnOfCaps(ends);
    if (caps !== undefined) note(caps);
  });
}

/** What a tuning found, for a terminal. */
export function formatTuning({ tuned, tuning, context }: RecallBiasModel, folder: string): string {
  const rows = tuned.map(({ beta, thresholds, byLabel, precision, recall, f1, fBeta }) => [
    `F${beta}`,
    String(thresholds.main),
    String(thresholds.alternative),
    ...(tuned.some((one) => one.byLabel) ? [String(Object.keys(byLabel ?? {}).length)] : []),
    formatPercent(precision, 2),
    formatPercent(recall, 2),
    formatPercent(f1, 2),
    formatPercent(fBeta, 2),
  ]);
  const header = [
    '',
    'P(O) below',
    'P(label) above',
    ...(tuned.some((one) => one.byLabel) ? ['own labels'] : []),
    'precision',
    'recall',
    'F1',
    'F-beta',
  ];
  const how = tuning.folds === undefined ? 'held-out documents' : `documents in ${tuning.folds} folds`;
  return (
    formatTable(header, rows) +
    `binary tokens, in percent; ${formatCount(tuning.gold)} sensitive of ${formatCount(tuning.tokens)} in ${formatCount(tuning.documents)} ${how}` +
    `${context ? ', with their context' : ''} → ${folder}\n`
  );
}
