import type { TrainCommandOptions } from './command.ts';
import type { TrainingStep } from '../../core/tagger.ts';
import { bestSettings, SEARCH_FILE } from '../../pipeline/search-settings.ts';
import { train } from '../../pipeline/train.ts';
import { findFamily } from '../../taggers/index.ts';
import { addModelFiles, saveModel } from '../../taggers/model-folder.ts';
import { checkReplaceable } from '../../resources/files/place.ts';
import type { ExitCode } from '../command.ts';
import { collect } from '../corpora.ts';
import { inSession } from '../session.ts';
import type { CliIo } from '../io.ts';
import { openLabelMapping } from '../../pipeline/label-mapping.ts';
import { formatTraining } from './screen.ts';
import { encodeSearch, openSearch } from './search.ts';
import { gatherSettings } from '../settings.ts';
import { openTrainingFolder, type TrainingFolder } from './folder.ts';
import { createTrainingProgress } from './progress.ts';

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
      const mapping = await openLabelMapping(corpus, options, note);
      const dev = options.dev === undefined ? undefined : await collect(mapping.apply(await open(options.dev)));
      kept = openTrainingFolder(folder, options.resume === true, overwrite);
      const locale = mapping.locale();
      const search = options.search === undefined ? undefined : openSearch(folder, settings, locale, options, io);
      const searched = await search?.run(mapping.apply(corpus));
      const steps: TrainingStep[] = [];
      const { tagger, info } = await train(mapping.apply(corpus), {
        model: family.name,
        settings: searched ? bestSettings(searched) : settings,
        seed: options.seed,
        workers: options.workers,
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
      if (searched) await addModelFiles(folder, new Map([[SEARCH_FILE, encodeSearch(searched)]]));
      kept.remove();
      search?.remove();
      const { training, ...rest } = info;
      const figures = { labels: tagger.labels, tagger: tagger.config, training, seconds: seconds() };
      tell({ output: folder, model: tagger.family, ...rest, ...figures }, () =>
        formatTraining(tagger, training, folder, figures.seconds, steps),
      );
    } catch (error) {
      progress.clear();
      kept?.abandon(io);
      throw error;
    }
  });
}
