import { adapt } from '../../pipeline/adapt/adapt.ts';
import { openLabelMapping } from '../../pipeline/evaluation/label-mapping.ts';
import { openTagger } from '../../pipeline/tagging/tag.ts';
import { formatCount, plural } from '../../report/pages/format.ts';
import { checkReplaceable } from '../../resources/files/place.ts';
import { saveModel } from '../../taggers/model-folder.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { scoreApart } from '../notes.ts';
import { inSession } from '../session.ts';
import { trainingHelpers } from '../threads.ts';
import type { AdaptCommandOptions } from './command.ts';

export function runAdapt(
  folder: string,
  input: string,
  out: string,
  options: AdaptCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const { seed, workers } = options;
  const overwrite = options.overwrite === true;
  checkReplaceable(out, 'folder', overwrite);
  return inSession(options, io, async ({ atEnd, note, open, openText, progress, quiet, reportUnlabelled, tell }) => {
    const tagger = await openTagger(folder);
    atEnd(tagger);
    const training = await open(options.training);
    const mapping = await openLabelMapping(training, options, note);
    let stage = '';
    const { tagger: adapted, info, figures } = await adapt(tagger.model, await openText(input, reportUnlabelled), {
      training: mapping.apply(training),
      dev: mapping.apply(await open(options.dev)),
      seed,
      workers: trainingHelpers(workers),
      onStage(begun) {
        stage = begun;
        progress.clear();
        if (!quiet) io.stderr.write(`${stage}\n`);
      },
      onStep: ({ step, steps }) => progress.update('Training', step, steps, 'steps'),
    }); // prettier-ignore
    atEnd(adapted);
    await saveModel(out, adapted, info, { overwrite });
    note(scoreApart(input));
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    const { sentences, taken, mentions, doubtful, agreement, share, dev } = figures;
    tell(
      { output: out, model: adapted.family, ...figures },
      () =>
        `${plural(taken, 'sentence')} of ${formatCount(sentences)} added to the training text, with ${plural(mentions, 'entity', 'entities')}; ${plural(doubtful, 'uncertain entity', 'uncertain entities')} treated as O → ${out}\n` +
        `agreement of the taggers: ${percent(agreement)} strict F1; dev F1: ${percent(dev.before)} before, ${percent(dev.after)} after${share < 1 ? `, interpolated with ${percent(1 - share)} of the original weights` : ''}\n`,
    );
  });
}
