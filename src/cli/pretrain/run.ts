import { formatCount } from '../../report/pages/format.ts';
import type { PretrainCommandOptions } from './command.ts';
import type { Document } from '../../core/types.ts';
import { parseSettings } from '../../taggers/settings.ts';
import { checkReplaceable } from '../../resources/files/place.ts';
import { type PretrainingFigures, saveEncoder } from '../../taggers/transformer/pretrain/folder.ts';
import { pretrainEncoder } from '../../taggers/transformer/pretrain/pretrain.ts';
import { pretraining } from '../../taggers/transformer/pretrain/settings.ts';
import type { ExitCode } from '../command.ts';
import type { CommonOptions } from '../options.ts';
import { inSession } from '../session.ts';
import type { CliIo } from '../io.ts';
import { gatherSettings, printSettings } from '../settings.ts';
import { type TrainingFolder, openTrainingFolder } from '../../pipeline/training/training-folder.ts';
import { createTrainingProgress, formatDuration, KEPT } from '../screen.ts';

export function listPretrainSettings(options: CommonOptions, io: CliIo): ExitCode {
  return printSettings(pretraining, options, io);
}

export function runPretrain(
  input: string,
  folder: string,
  options: PretrainCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const overwrite = options.overwrite === true;
  const settings = parseSettings(pretraining, gatherSettings(pretraining, options));
  checkReplaceable(folder, 'folder', overwrite);
  return inSession(options, io, async ({ openText, quiet, seconds, tell }) => {
    const progress = createTrainingProgress(io, quiet, 'report');
    const readTexts = async (argument: string): Promise<readonly Document[]> => {
      const documents: Document[] = [];
      // Text alone: what else a document holds is of no use here.
      for await (const { id, text } of await openText(argument)) documents.push({ id, text, entities: [] });
      return documents;
    };
    let kept: TrainingFolder | undefined;
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
      const { rawConfig, figures } = encoder;
      tell({ output: folder, config: rawConfig, ...figures, seconds: seconds() }, () =>
        formatPretraining(figures, folder, seconds()),
      );
    } catch (error) {
      progress.clear();
      if (kept?.abandon() === true) io.stderr.write(KEPT);
      throw error;
    }
  });
}

/** What a finished pretraining says of itself, for a terminal. */
export function formatPretraining(figures: PretrainingFigures, folder: string, seconds: number): string {
  const { documents, pieces, steps, heldOutLoss, unigramLoss } = figures;
  const perplexity = (loss: number) => Math.exp(loss).toFixed(1);
  const lines = [
    `encoder pretrained in ${formatDuration(seconds)} on ${formatCount(documents)} documents, ${formatCount(pieces)} pieces, in ${formatCount(steps)} steps → ${folder}`,
  ];
  if (heldOutLoss !== undefined && unigramLoss !== undefined) {
    const learned = heldOutLoss < unigramLoss;
    lines.push(
      `held-out perplexity ${perplexity(heldOutLoss)}; unigram baseline ${perplexity(unigramLoss)}${
        learned ? '' : ': it has learned nothing yet. Give it more text or more epochs.'
      }`,
    );
  }
  lines.push(
    'The folder contains words of the text and the model may have memorised more: treat it as confidential.',
    `Fine-tune it: palimpsest train <corpus> <model-dir> --model bert --set encoder=${folder}`,
  );
  return `${lines.join('\n')}\n`;
}
