import { collectDocuments, createDocument, toCorpus } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Tagger } from '../../core/tagger.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { mergeCounts, totalCounts, shownRatios } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { crf } from '../../taggers/crf/family.ts';
import { noMarginals } from '../../taggers/recall-bias/search.ts';
import type { MarginalSource, TrainedTagger } from '../../taggers/types.ts';
import { type TrainedModel, train } from '../training/train.ts';
import { createVote, type Vote, type VotedSentence } from './vote.ts';

export interface AdaptOptions {
  /** What the tagger was trained on, copies and generated text with it. */
  readonly training: Corpus | readonly Document[];
  /** Labelled text like that, which the tagger has not seen: the adapted one must do as well there. */
  readonly dev: Corpus | readonly Document[];
  /** Default 13. */
  readonly seed?: number;
  readonly workers?: number;
  /** Told what begins: "tagger 2 of 4". */
  readonly onStage?: (stage: string) => void;
  readonly onStep?: (step: { readonly step: number; readonly steps?: number }) => void;
  readonly signal?: AbortSignal;
}

/** An adapted tagger, and what speaks for it. */
export interface Adaptation extends TrainedModel {
  readonly figures: AdaptFigures;
}

export interface AdaptFigures {
  /** Sentences of the unlabelled text that were looked at, and those that were trained on. */
  readonly sentences: number;
  readonly taken: number;
  /** Mentions in these, and those that were taken as none because the taggers together were not sure of them. */
  readonly mentions: number;
  readonly doubtful: number;
  /** Strict F1 of what the tagger finds in the unlabelled text beside what all of them find together: a share. */
  readonly agreement: number;
  /** Strict F1 on the dev text before and after: shares. */
  readonly dev: { readonly before: number; readonly after: number };
}

/** What else looks at the text, each of another make: other features, a stronger norm, other list entries hidden. */
const OTHERS: readonly Readonly<Record<string, unknown>>[] = [{ features: 'deid' }, {}, { features: 'deid', c2: 1 }];
/** A mention is trained on where each of its tokens has a tag at least so probable. */
const SURE = 0.7;
/**
 * All sentences are trained on, their doubtful mentions taken as none: on other text more of those are wrong than right, and what is sure beside them is most of what the text can teach. Where
 * that did harm on the dev text, those sentences alone that leave no token in doubt.
 */
const SELECTIONS: readonly ((sentence: VotedSentence) => boolean)[] = [() => true, ({ isSure }) => isSure];
/** Of the unlabelled text, so many sentences at most: they are held in memory with their probabilities. */
const MOST_SENTENCES = 20_000;
/** Taggers that agree less find mentions by chance, and teach chance. */
export const LEAST_AGREEMENT = 0.5;

/**
 * Trains a tagger anew on its training text and on the sentences of unlabelled text with the mentions that are sure: the tagger itself and three CRFs of other makes rate each
 * token, and a mention is taken where the mean of their probabilities leaves none of its tokens in doubt.
 *
 * @param tagger knows probabilities; it is not changed.
 * @throws PalimpsestError `no-marginals`; `empty-corpus`; `weak-tagger` where the taggers agree too little on the unlabelled text; `adapted-worse` where whatever is
 * trained does less well on the dev text than the tagger did. Then the tagger is to be used as it is.
 */
export async function adapt(
  tagger: TrainedTagger,
  unlabelled: Corpus | readonly Document[],
  { training, dev, seed = 13, workers, onStage, onStep, signal }: AdaptOptions,
): Promise<Adaptation> {
  const source = tagger.marginalSource;
  if (source === undefined) throw noMarginals(tagger.family);
  const [documents, held] = [await collectDocuments(training), await collectDocuments(dev)];
  if (held.length === 0) throw new PalimpsestError('empty-corpus', 'the dev text has no readable document');
  const { settings } = tagger.config as { readonly settings: Readonly<Record<string, unknown>> };
  const common = { ...(workers !== undefined && { workers }), ...(onStep && { onStep }), ...(signal && { signal }) };
  const stages = OTHERS.length + 1;
  const others: MarginalSource[] = [];
  for (const [i, other] of OTHERS.entries()) {
    onStage?.(`tagger ${i + 2} of ${stages}`);
    const shared = tagger.family === crf.name ? settings : {};
    const trained = await crf.train(documents, crf.settings.parse({ ...shared, scheme: source.scheme, ...other }), {
      seed: seed + i + 1,
      language: source.language,
      ...common,
    });
    others.push(trained.marginalSource as MarginalSource);
  }
  onStage?.('voting');
  const vote = await createVote([source, ...others], first(toCorpus(unlabelled)), { sure: SURE, most: MOST_SENTENCES });
  if (vote.agreement < LEAST_AGREEMENT) throw weak(vote);
  const before = await strictF1(tagger, held);
  let after = 0;
  for (const isTaken of SELECTIONS) {
    const taken = vote.sentences.filter(isTaken);
    onStage?.(`the adapted tagger, with ${taken.length} of ${vote.sentences.length} sentences`);
    const model = await train([...documents, ...taken.map(({ document }) => document)], {
      model: tagger.family,
      settings,
      seed,
      locale: source.language,
      ...common,
    });
    after = await strictF1(model.tagger, held);
    if (after >= before) {
      const sum = (count: (sentence: VotedSentence) => number) => taken.reduce((total, one) => total + count(one), 0);
      const figures = {
        sentences: vote.sentences.length,
        taken: taken.length,
        mentions: sum(({ document }) => document.entities.length),
        doubtful: sum(({ doubtful }) => doubtful),
        agreement: vote.agreement,
      };
      return { ...model, figures: { ...figures, dev: { before, after } } };
    }
    await model.tagger.dispose?.();
  }
  throw new PalimpsestError(
    'adapted-worse',
    `trained on the unlabelled text, the tagger does less well on the dev text: strict F1 ${percent(after)} in place of ${percent(before)}`,
    { hint: 'Go on with the model as it is, or label some sentences of the text: palimpsest label.' },
  );
}

function weak({ agreement }: Vote): PalimpsestError {
  return new PalimpsestError(
    'weak-tagger',
    `taggers of other makes agree with this one on too little of the text to teach it: ${percent(agreement)} strict F1, where ${percent(LEAST_AGREEMENT)} is the least`,
    {
      hint: 'Go on with the model as it is. What helps is twenty labelled sentences of the text: palimpsest label, conventions.',
    },
  );
}

/** The documents without what others may have labelled in them. */
async function* first(corpus: Corpus): AsyncGenerator<Document> {
  for await (const { id, text } of corpus) yield createDocument({ id, text, entities: [] });
}

async function strictF1(tagger: Tagger, gold: readonly Document[]): Promise<number> {
  const scorer = findScorer('strict');
  const counts = [];
  let next = 0;
  for await (const found of tagger.tag(toCorpus(gold))) counts.push(scorer.count(gold[next++] as Document, found));
  return shownRatios(totalCounts(mergeCounts(counts))).f1;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
