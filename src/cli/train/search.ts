import type { TrainCommandOptions } from './command.ts';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { warnOfCaps } from '../../core/tagger.ts';
import type { Corpus } from '../../core/types.ts';
import { searchSettings, type SettingsSearch, type Trial } from '../../pipeline/training/search-settings.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import type { CliIo } from '../io.ts';
import { createProgressLine } from '../screen.ts';

/** A search before a training: its trials are kept in `<model-dir>.search` until the model is saved. */
export interface OpenSearch {
  run(corpus: Corpus): Promise<SettingsSearch>;
  /** Removes what was kept. */
  remove(): void;
}

/** @param fixed settings that the user gave: they are not searched. */
export function openSearch(
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
        workers,
        locale,
        store: createFolderStore(folder),
        ...(budget !== undefined && { budget }),
        onStep: ({ step, steps }) => progress.update(`Trial ${current} of ${trials}`, step, steps, 'steps'),
        onTrial(trial, asked) {
          if (!best || trial.f1 > best.f1) best = trial;
          current = trial.trial + 1;
          say(`trial ${trial.trial}/${asked}  F1 ${percent(trial.f1)}  best ${percent(best.f1)}  ${describe(trial)}`);
        },
      });
      const winner = found.trials[found.best - 1] as Trial;
      const ended =
        found.trials.length < trials ? `; the budget ended it after ${found.trials.length} of ${trials}` : '';
      say(
        `best of ${found.trials.length} draws on ${found.trainDocuments} + ${found.testDocuments} documents: ` +
          `${found.match} F1 ${percent(winner.f1)} with ${describe(winner)}${ended}`,
      );
      const caps = warnOfCaps(found.trials.map(({ end }) => end));
      if (caps !== undefined) say(`note: ${caps}`);
      return found;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The table of trials as the model folder has it. */
export function encodeSearch(search: SettingsSearch): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(search, null, 2)}\n`);
}

function describe({ settings }: Trial): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
