import type { TrainingStep } from '../../core/tagger.ts';
import { bestSettings, SEARCH_FILE } from '../../pipeline/search-settings.ts';
import { train, type TrainedModel } from '../../pipeline/train.ts';
import { findFamily } from '../../taggers/index.ts';
import { addModelFiles, saveModel } from '../../taggers/model-folder.ts';
import { checkReplaceable } from '../../resources/files/place.ts';
import type { ExitCode } from '../command.ts';
import { type ArgumentCorpus, collect, openCorpusArgument } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { openLabelMapping } from '../../pipeline/label-mapping.ts';
import { formatTraining } from './screen.ts';
import { encodeSearch, openSearch, type TrainCommandOptions } from './search.ts';
import { gatherSettings } from '../settings-argument.ts';
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
  const log = createDiagnosticLog(io, options.quiet === true);
  const corpora: ArgumentCorpus[] = [];
  const open = async (argument: string) => {
    const corpus = await openCorpusArgument(argument, options, io, log.report);
    corpora.push(corpus);
    return corpus;
  };
  let kept: TrainingFolder | undefined;
  const started = performance.now();
  const progress = createTrainingProgress(io, options.quiet === true);
  try {
    const corpus = await open(input);
    const mapping = await openLabelMapping(corpus, options, createNotes(io, options.quiet === true));
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
    const seconds = (performance.now() - started) / 1000;
    report({ tagger, info }, folder, seconds, steps, options, io);
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
  { tagger, info }: TrainedModel,
  folder: string,
  seconds: number,
  steps: readonly TrainingStep[],
  options: TrainCommandOptions,
  io: CliIo,
): void {
  if (options.json === true) {
    const { training, ...rest } = info;
    const result = {
      output: folder,
      model: tagger.family,
      ...rest,
      labels: tagger.labels,
      tagger: tagger.config,
      training,
      seconds,
    };
    io.stdout.write(`${JSON.stringify(result)}\n`);
  } else if (options.quiet !== true) io.stderr.write(formatTraining(tagger, info.training, folder, seconds, steps));
}
