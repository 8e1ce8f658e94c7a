import { type TrainingEnd, warnOfCaps } from '../../core/tagger.ts';
import { tuneRecallBias } from '../../pipeline/recall-bias.ts';
import { findFamily } from '../../taggers/index.ts';
import { addModelFiles, openSavedModel, loadModel } from '../../taggers/model-folder.ts';
import { CONTEXT_FILE, writeRecallBias } from '../../taggers/recall-bias/model.ts';
import { parseSettings } from '../../taggers/settings.ts';
import type { ExitCode } from '../command.ts';
import { openCorpusArgument } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { type LabelOptions, openLabelMapping } from '../../pipeline/label-mapping.ts';
import type { ReadOptions } from '../options.ts';
import { createProgressLine } from '../progress.ts';
import { formatTuning } from './screen.ts';

export interface TuneCommandOptions extends ReadOptions, LabelOptions {
  readonly betas: readonly number[];
  readonly grid: string;
  readonly byLabel?: boolean;
  readonly context?: boolean;
  readonly folds?: number;
  readonly by?: string;
  readonly workers: number;
  readonly seed: number;
}

export async function runTune(
  folder: string,
  input: string,
  options: TuneCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const { betas, grid, byLabel, context, folds, by, workers, seed } = options;
  const log = createDiagnosticLog(io, quiet);
  const saved = await openSavedModel(folder);
  const tagger = await loadModel(folder);
  const corpus = await openCorpusArgument(input, options, io, log.report);
  const progress = createProgressLine(io, quiet);
  try {
    const mapping = await openLabelMapping(corpus, options, createNotes(io, options.quiet === true));
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
          workers,
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
    if (options.json === true) {
      io.stdout.write(`${JSON.stringify({ model: folder, tuning, tuned, context: model.context !== undefined })}\n`);
    } else if (!quiet) io.stderr.write(formatTuning(model, folder));
    const caps = warnOfCaps(ends);
    if (caps !== undefined && !quiet) io.stderr.write(`note: ${caps}\n`);
  } finally {
    progress.clear();
    await tagger.dispose?.();
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}
