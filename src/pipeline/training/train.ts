import { PalimpsestError } from '../../core/errors.ts';
import { type TrainingStep, CAPPED, warnOfCap } from '../../core/tagger.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { mergeCounts, totalCounts, shownRatios, type ScoreCounts } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { createStatistics, mentionsByLabel } from '../../evaluate/statistics.ts';
import { findFamily } from '../../taggers/index.ts';
import type { ModelInfo, TrainingFigures } from '../../taggers/model-folder.ts';
import { parseSettings } from '../../taggers/settings.ts';
import type { FamilyContext, TaggerFamily, TrainedTagger } from '../../taggers/types.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { packageName, packageVersion } from '../package-version.ts';
import { mentionsOf, toCorpus } from '../../core/document.ts';

export interface TrainOptions extends Pick<
  FamilyContext,
  'workers' | 'checkpoints' | 'onStep' | 'onNotice' | 'signal'
> {
  /** Name of the family (`dictionary`, `crf`, …), or a family of one's own. */
  readonly model: string | TaggerFamily;
  /** Those of the family; what is absent has its default. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Held-out documents: for early stopping and the learning curve. */
  readonly dev?: Corpus | readonly Document[];
  /** Default 13. The same seed gives the same weights, on any number of workers. */
  readonly seed?: number;
  /** Language of the text, perhaps with country. Default `en`. */
  readonly locale?: string;
  /** The steps of an interrupted training that goes on from its checkpoints: the learning curve begins with them. */
  readonly earlier?: readonly TrainingStep[];
}

/** A trained tagger, with what `saveModel` writes about it. */
export interface TrainedModel {
  readonly tagger: TrainedTagger;
  readonly info: ModelInfo;
}

/**
 * Trains a tagger on the entities of the default layer. The corpus is held in memory.
 *
 * @throws PalimpsestError `unknown-model`, `bad-settings`, `empty-corpus`, `no-entities`, and what the family throws.
 */
export async function train(corpus: Corpus | readonly Document[], options: TrainOptions): Promise<TrainedModel> {
  const family = await findFamily(options.model);
  const settings = parseSettings(family, options.settings);
  const documents = await collect(corpus);
  const dev = options.dev && (await collect(options.dev));
  const seed = options.seed ?? 13;
  const language = languageOf(options.locale ?? 'en');
  const figures = count(documents, language);
  refuseEmpty(figures);
  const curve = createCurve(options.earlier ?? []);
  const notices: { code: string; message: string }[] = [];
  const onNotice = (code: string, message: string) => {
    // A training that was interrupted ends with the same folder as one that was not.
    if (code !== 'resumed') notices.push({ code, message });
    options.onNotice?.(code, message);
  };
  if (dev) noticeUnseen(figures.entities, count(dev, language).entities, onNotice);
  const tagger = await family.train(documents, settings, {
    seed,
    language,
    onNotice,
    onStep: (step) => {
      curve.add(step);
      options.onStep?.(step);
    },
    ...(dev && { dev }),
    ...(options.workers !== undefined && { workers: options.workers }),
    ...(options.checkpoints && { checkpoints: options.checkpoints }),
    ...(options.signal && { signal: options.signal }),
  });
  const { trainingEnd } = tagger;
  const warning = warnOfCap(trainingEnd);
  if (warning !== undefined) onNotice(CAPPED, warning);
  return {
    tagger,
    info: {
      package: { name: packageName, version: packageVersion },
      seed,
      language,
      training: {
        ...figures,
        curve: curve.list(),
        ...(trainingEnd && { end: trainingEnd }),
        ...(dev && { dev: await score(tagger, dev) }),
        notices,
      },
    },
  };
}

async function score(tagger: TrainedTagger, dev: readonly Document[]): Promise<DevFigures> {
  const scorer = findScorer('strict');
  const counts: ScoreCounts[] = [];
  let next = 0;
  for await (const predicted of tagger.tag(toCorpus(dev)))
    counts.push(scorer.count(dev[next++] as Document, predicted));
  return { documents: dev.length, match: scorer.name, f1: shownRatios(totalCounts(mergeCounts(counts))).f1 };
}

/** Without envelopes: the files they hold are of no use to a trainer. */
async function collect(corpus: Corpus | readonly Document[]): Promise<readonly Document[]> {
  const documents: Document[] = [];
  for await (const { envelope: _, ...doc } of corpus) documents.push(Object.freeze(doc));
  return documents;
}

type DevFigures = NonNullable<TrainingFigures['dev']>;
type Counts = Pick<TrainingFigures, 'documents' | 'sentences' | 'tokens' | 'entities'>;

/** A tagger learns the default layer: mentions of others are not counted. */
function count(documents: readonly Document[], language: string): Counts {
  const analyse = createAnalyser(language);
  const statistics = createStatistics();
  for (const doc of documents) statistics.add({ ...doc, entities: mentionsOf(doc) }, analyse(doc));
  const result = statistics.result();
  const { sentences, tokens } = result;
  return { documents: documents.length, sentences, tokens, entities: mentionsByLabel(result) };
}

function refuseEmpty({ documents, entities }: Counts): void {
  if (documents === 0) {
    throw new PalimpsestError('empty-corpus', 'the training corpus has no readable document', {
      hint: 'Check the diagnostics above; name the format with --from if it was not told right.',
    });
  }
  if (Object.keys(entities).length === 0) {
    throw new PalimpsestError('no-entities', `none of the ${documents} training documents has an entity to learn`, {
      hint: 'Check that the annotations were found (palimpsest stats shows them), and that no label map drops them all.',
    });
  }
}

function noticeUnseen(
  seen: Readonly<Record<string, number>>,
  ofDev: Readonly<Record<string, number>>,
  onNotice: (code: string, message: string) => void,
): void {
  const unseen = Object.entries(ofDev).filter(([label]) => !Object.hasOwn(seen, label));
  if (unseen.length === 0) return;
  const list = unseen.map(([label, mentions]) => `${label} (${mentions})`).join(', ');
  onNotice('unseen-labels', `labels of the dev corpus that training does not have, which no model can find: ${list}`);
}

/** Steps that are trained again, because the checkpoint was older than the log, take the place of the earlier ones. */
function createCurve(earlier: readonly TrainingStep[]) {
  let steps = earlier.map(strip);
  let isFirst = true;
  return {
    add(step: TrainingStep) {
      if (isFirst) steps = steps.filter((old) => old.step < step.step);
      isFirst = false;
      steps.push(strip(step));
    },
    list: () => steps,
  };
}

/** Without the figures, which tell of speed: the same training shall write the same bytes. */
function strip({ step, loss, devF1 }: TrainingStep) {
  return { step, loss, ...(devF1 !== undefined && { devF1 }) };
}
