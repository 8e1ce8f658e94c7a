import type { TrainCommandOptions } from './command.ts';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { collectDocuments } from '../../core/document.ts';
import { type Tagger, type TrainingStep, describeTrainingEnd, warnOfCaps } from '../../core/tagger.ts';
import type { Corpus } from '../../core/types.ts';
import {
  SEARCH_FILE,
  bestSettings,
  searchSettings,
  type SettingsSearch,
  type Trial,
} from '../../pipeline/training/search-settings.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import { train } from '../../pipeline/training/train.ts';
import { findFamily } from '../../taggers/index.ts';
import { type TrainingFigures, addModelFiles, saveModel } from '../../taggers/model-folder.ts';
import { checkReplaceable } from '../../resources/files/place.ts';
import type { ExitCode } from '../command.ts';
import { noteOfSplits } from '../notes.ts';
import { inSession } from '../session.ts';
import { trainingHelpers } from '../threads.ts';
import type { CliIo } from '../io.ts';
import { openLabelMapping } from '../../pipeline/evaluation/label-mapping.ts';
import { gatherSettings } from '../settings.ts';
import { type TrainingFolder, openTrainingFolder } from '../../pipeline/training/training-folder.ts';
import {
  createProgressLine,
  createTrainingProgress,
  formatPercent,
  formatRoughly,
  formatDuration,
  KEPT,
} from '../screen.ts';
import { formatCount, plural } from '../../report/pages/format.ts';

export async function runTrain(
  input: string,
  folder: string,
  options: TrainCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const overwrite = options.overwrite === true;
  const family = await findFamily(options.model);
  const settings = gatherSettings(family, options);
  checkReplaceable(folder, 'folder', overwrite);
  return inSession(options, io, async ({ open, note, quiet, seconds, tell }) => {
    const progress = createTrainingProgress(io, quiet);
    let kept: TrainingFolder | undefined;
    try {
      const corpus = await open(input);
      const splits = noteOfSplits(corpus);
      if (splits !== undefined) note(splits);
      const mapping = await openLabelMapping(corpus, options, note);
      const dev =
        options.dev === undefined ? undefined : await collectDocuments(mapping.apply(await open(options.dev)));
      kept = openTrainingFolder(folder, options.resume === true, overwrite);
      const locale = mapping.locale();
      const search = options.search === undefined ? undefined : openSearch(folder, settings, locale, options, io);
      const searched = await search?.run(mapping.apply(corpus));
      const steps: TrainingStep[] = [];
      const { tagger, info } = await train(mapping.apply(corpus), {
        model: family.name,
        settings: searched ? bestSettings(searched) : settings,
        seed: options.seed,
        workers: trainingHelpers(options.workers),
        locale,
        checkpoints: kept.checkpoints,
        earlier: kept.earlier,
        ...(dev && { dev }),
        onNotice: (code, message) => progress.notice(code, message),
        onStep: (step) => {
          kept?.log(step);
          steps.push(step);
          progress.step(step);
        },
      });
      progress.clear();
      const { end } = info.training;
      const lastLine = end ? `${JSON.stringify({ end })}\n` : '';
      await saveModel(folder, tagger, info, { overwrite, log: kept.text() + lastLine });
      await tagger.dispose?.();
      if (searched)
        await addModelFiles(
          folder,
          new Map([[SEARCH_FILE, new TextEncoder().encode(`${JSON.stringify(searched, null, 2)}\n`)]]),
        );
      kept.remove();
      search?.remove();
      const { training, ...rest } = info;
      const figures = { labels: tagger.labels, tagger: tagger.config, training, seconds: seconds() };
      tell({ output: folder, model: tagger.family, ...rest, ...figures }, () =>
        formatTraining(tagger, training, folder, figures.seconds, steps),
      );
    } catch (error) {
      progress.clear();
      if (kept?.abandon() === true) io.stderr.write(KEPT);
      throw error;
    }
  });
}

/**
 * What a finished training says of itself, for a terminal.
 *
 * @param steps with their figures.
 */
export function formatTraining(
  tagger: Tagger & { readonly family: string },
  { documents, sentences, tokens, entities, end, dev }: TrainingFigures,
  folder: string,
  seconds: number,
  steps: readonly TrainingStep[],
): string {
  const mentions = Object.values(entities).reduce((sum, number) => sum + number, 0);
  const size = [
    plural(documents, 'document'),
    plural(sentences, 'sentence'),
    plural(tokens, 'token'),
    plural(mentions, 'entity', 'entities'),
  ].join(', ');
  const lines = [
    `${tagger.family} trained in ${formatDuration(seconds)} on ${size} with ${tagger.labels.length} labels → ${folder}`,
    ...(end ? [`training ${describeTrainingEnd(end)}`] : []),
    ...(dev
      ? [
          `dev: ${dev.match} micro F1 ${Number.isNaN(dev.f1) ? '–' : `${(100 * dev.f1).toFixed(2)} %`} on ${formatCount(dev.documents)} documents`,
        ]
      : []),
    ...formatCosts(steps),
    'The model contains words from the training data; treat it as confidential.',
  ];
  return `${lines.join('\n')}\n`;
}

/** Speed and memory of the epochs, of trainers that tell them; for all epochs see training.jsonl in the folder. */
function formatCosts(steps: readonly TrainingStep[]): string[] {
  const all = (name: string) => steps.flatMap(({ figures }) => figures?.[name] ?? []);
  const speeds = all('tokensPerSecond').toSorted((a, b) => a - b);
  const speed = speeds[Math.floor(speeds.length / 2)];
  if (speed === undefined) return [];
  const most = (name: string) => all(name).reduce((a, b) => Math.max(a, b), 0);
  const memory = most('peakMegabytes') > 0 ? `, at most ${most('peakMegabytes')} MB of memory` : '';
  const gpu = most('gpuMegabytes') > 0 ? ` and ${most('gpuMegabytes')} MB of GPU memory` : '';
  return [`${formatRoughly(speed)} tokens/s (median of the epochs)${memory}${gpu}`];
}

/** A search before a training: its trials are kept in `<model-dir>.search` until the model is saved. */
interface OpenSearch {
  run(corpus: Corpus): Promise<SettingsSearch>;
  /** Removes what was kept. */
  remove(): void;
}

/** @param fixed settings that the user gave: they are not searched. */
function openSearch(
  modelFolder: string,
  fixed: Readonly<Record<string, unknown>>,
  locale: string,
  options: TrainCommandOptions,
  io: CliIo,
): OpenSearch {
  const { model, search: trials = 1, searchFraction: fraction, budget, seed, workers } = options;
  const folder = `${path.resolve(modelFolder)}.search`;
  const quiet = options.quiet === true;
  const progress = createProgressLine(io, quiet);
  const say = (text: string) => {
    progress.clear();
    if (!quiet) io.stderr.write(`${text}\n`);
  };
  let best: Trial | undefined;
  let current = 1;
  return {
    async run(corpus) {
      const found = await searchSettings(corpus, {
        model,
        fixed,
        trials,
        fraction,
        seed,
        workers: trainingHelpers(workers),
        locale,
        store: createFolderStore(folder),
        ...(budget !== undefined && { budget }),
        onStep: ({ step, steps }) => progress.update(`Trial ${current} of ${trials}`, step, steps, 'steps'),
        onTrial(trial, asked) {
          if (!best || trial.f1 > best.f1) best = trial;
          current = trial.trial + 1;
          say(
            `trial ${trial.trial}/${asked}  F1 ${formatPercent(trial.f1, 2)} %  best ${formatPercent(best.f1, 2)} %  ${describeTrial(trial)}`,
          );
        },
      });
      const winner = found.trials[found.best - 1] as Trial;
      const ended =
        found.trials.length < trials ? `; stopped by --budget after ${found.trials.length} of ${trials}` : '';
      say(
        `best of ${found.trials.length} trials on ${found.trainDocuments} + ${found.testDocuments} documents: ` +
          `${found.match} F1 ${formatPercent(winner.f1, 2)} % with ${describeTrial(winner)}${ended}`,
      );
      const caps = warnOfCaps(found.trials.map(({ end }) => end));
      if (caps !== undefined) say(`note: ${caps}`);
      return found;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function describeTrial({ settings }: Trial): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
