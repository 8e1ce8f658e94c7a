import type { Document } from '../../core/types.ts';
import { parseSettings } from '../../taggers/settings.ts';
import { checkReplaceable } from '../../resources/files/place.ts';
import { saveEncoder, type PretrainedEncoder } from '../../taggers/transformer/pretrain/folder.ts';
import { pretrainEncoder } from '../../taggers/transformer/pretrain/pretrain.ts';
import { pretraining } from '../../taggers/transformer/pretrain/settings.ts';
import type { ExitCode } from '../command.ts';
import { type ArgumentCorpus, openTextArgument } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions, ReadOptions } from '../options.ts';
import { formatPretraining } from './screen.ts';
import { gatherSettings, type SettingsOptions } from '../settings-argument.ts';
import { openTrainingFolder, type TrainingFolder } from '../train/folder.ts';
import { createTrainingProgress } from '../train/progress.ts';
import { printSettings } from '../train/list-settings.ts';

export interface PretrainCommandOptions extends ReadOptions, SettingsOptions {
  readonly listSettings?: boolean;
  readonly heldOut?: string;
  readonly seed: number;
  readonly resume?: boolean;
  readonly overwrite?: boolean;
}

export function listPretrainSettings(options: CommonOptions, io: CliIo): ExitCode {
  return printSettings(pretraining, options, io);
}

export async function runPretrain(
  input: string,
  folder: string,
  options: PretrainCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const overwrite = options.overwrite === true;
  const settings = parseSettings(pretraining, gatherSettings(pretraining, options));
  checkReplaceable(folder, 'folder', overwrite);
  const log = createDiagnosticLog(io, options.quiet === true);
  const progress = createTrainingProgress(io, options.quiet === true, 'report');
  const corpora: ArgumentCorpus[] = [];
  const readTexts = async (argument: string): Promise<readonly Document[]> => {
    const corpus = await openTextArgument(argument, options, io, log.report);
    corpora.push(corpus);
    const documents: Document[] = [];
    // Text alone: what else a document holds is of no use here.
    for await (const { id, text } of corpus) documents.push({ id, text, entities: [] });
    return documents;
  };
  let kept: TrainingFolder | undefined;
  const started = performance.now();
  try {
    const documents = await readTexts(input);
    const heldOut = options.heldOut === undefined ? undefined : await readTexts(options.heldOut);
    kept = openTrainingFolder(folder, options.resume === true, overwrite);
    const encoder = await pretrainEncoder(documents, settings, {
      seed: options.seed,
      checkpoints: kept.checkpoints,
      ...(heldOut && { heldOut }),
      onNotice: (code, message) => progress.notice(code, message),
      onProgress: (done, total) => progress.within('Pretraining', done, total),
      onStep: (step) => {
        kept?.log(step);
        progress.step(step);
      },
    });
    progress.clear();
    await saveEncoder(folder, encoder, { overwrite, log: kept.text() });
    kept.remove();
    report(encoder, folder, (performance.now() - started) / 1000, options, io);
  } catch (error) {
    progress.clear();
    kept?.abandon(io);
    throw error;
  } finally {
    for (const corpus of corpora) await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}

function report(
  { rawConfig, figures }: PretrainedEncoder,
  folder: string,
  seconds: number,
  { json, quiet }: CommonOptions,
  io: CliIo,
): void {
  if (json === true) {
    io.stdout.write(`${JSON.stringify({ output: folder, config: rawConfig, ...figures, seconds })}\n`);
  } else if (quiet !== true) io.stderr.write(formatPretraining(figures, folder, seconds));
}
