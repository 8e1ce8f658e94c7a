import { collectDocuments, createDocument, toCorpus } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Tagger } from '../../core/tagger.ts';
import type { Corpus, Document, Token } from '../../core/types.ts';
import { mergeCounts, totalCounts, shownRatios } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { crf } from '../../taggers/crf/family.ts';
import { noMarginals } from '../../taggers/recall-bias/search.ts';
import type { MarginalSource, TrainedTagger, RatedDocument, RatedSequence } from '../../taggers/types.ts';
import { type TrainedModel, train } from '../training/train.ts';
import type { TagScheme } from '../../core/corpus-format.ts';
import { createViterbi } from '../../taggers/crf/engine/viterbi.ts';
import { tagConstraints } from '../../taggers/tag-constraints.ts';
import { tagsToSpans } from '../../text/tags.ts';

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
  /** What the tagger has of the training with these sentences; the rest is as it was. */
  readonly share: number;
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
/**
 * What the adapted tagger has of the new training, the rest of the tagger as it was, where the family can be blended: the most that does no harm on the dev text. A tagger between two of other
 * training text mostly does better than either (Wortsman et al. 2022, "Robust fine-tuning of zero-shot models", section 2).
 */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
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
    for (const share of SHARES) {
      const blended = share === 1 ? model.tagger : tagger.blend?.(model.tagger, share);
      if (blended === undefined) break;
      after = await strictF1(blended, held);
      if (after < before) continue;
      const sum = (count: (sentence: VotedSentence) => number) => taken.reduce((total, one) => total + count(one), 0);
      const figures = {
        sentences: vote.sentences.length,
        taken: taken.length,
        mentions: sum(({ document }) => document.entities.length),
        doubtful: sum(({ doubtful }) => doubtful),
        agreement: vote.agreement,
        share,
        dev: { before, after },
      };
      return { tagger: blended, info: share === 1 ? model.info : noteShare(model.info, share), figures };
    }
    await model.tagger.dispose?.();
  }
  throw new PalimpsestError(
    'adapted-worse',
    `trained on the unlabelled text, the tagger does less well on the dev text: strict F1 ${percent(after)} in place of ${percent(before)}`,
    { hint: 'Go on with the model as it is, or label some sentences of the text: palimpsest label.' },
  );
}

/** What a model folder says of a tagger that has not all of its training. */
function noteShare(info: TrainedModel['info'], share: number): TrainedModel['info'] {
  const message = `the weights are ${percent(share)} of this training, the rest of the tagger that was adapted`;
  return { ...info, training: { ...info.training, notices: [...info.training.notices, { code: 'blended', message }] } };
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

/** A sentence as several taggers see it together. */
interface VotedSentence {
  /** The sentence as a document of its own, with the mentions of which every token is sure. */
  readonly document: Document;
  /** Mentions that it lacks because one of their tokens is not sure. */
  readonly doubtful: number;
  /** Whether each of its tokens, of mentions and of none, is sure. */
  readonly isSure: boolean;
}

interface Vote {
  readonly sentences: readonly VotedSentence[];
  /** Strict F1 of what the first tagger finds beside what all find together: a share. */
  readonly agreement: number;
}

/**
 * Has several taggers rate a text, and tags it by the mean of their probabilities.
 *
 * @param sources of one scheme and language; tags of the first that others do not have are improbable to them.
 * @param sure a token is sure where its most probable tag is at least so probable.
 * @param most sentences.
 * @throws PalimpsestError `empty-corpus` where the text has no token.
 */
export async function createVote(
  sources: readonly MarginalSource[],
  corpus: Corpus | AsyncIterable<Document>,
  { sure, most }: { readonly sure: number; readonly most: number },
): Promise<Vote> {
  const { tags, scheme } = sources[0] as MarginalSource;
  const places = sources.map((source) => tags.map((tag) => source.tags.indexOf(tag)));
  const decode = createDecoder(tags, scheme);
  const sentences: VotedSentence[] = [];
  const seen = { alone: 0, together: 0, both: 0 };
  for await (const doc of corpus) {
    if (sentences.length >= most) break;
    const rated = await Promise.all(sources.map((source) => rateOne(source, doc)));
    const [own] = rated as [RatedDocument];
    for (const [s, { tokens, best }] of own.sequences.entries()) {
      const mean = meanOf(rated.map(({ sequences }) => sequences[s] as RatedSequence), places, sources); // prettier-ignore
      const spans = tagsToSpans(decode(mean, tokens.length), { scheme });
      const alone = tagsToSpans(Array.from(best, (id) => tags[id] as string), { scheme }); // prettier-ignore
      seen.alone += alone.length;
      seen.together += spans.length;
      for (const span of spans)
        if (alone.some(({ start, end, label }) => start === span.start && end === span.end && label === span.label))
          seen.both++;
      const { start } = tokens[0] as Token;
      const isSure = sureTokens(mean, tags.length, sure);
      const kept = spans.filter((span) => isSure.slice(span.start, span.end).every(Boolean));
      const entities = kept.map((span, i) => ({
        id: `T${i + 1}`,
        start: (tokens[span.start] as Token).start - start,
        end: (tokens[span.end - 1] as Token).end - start,
        label: span.label,
      }));
      sentences.push({
        document: createDocument({ id: `${doc.id}#s${s + 1}`, text: doc.text.slice(start, (tokens.at(-1) as Token).end), entities }), // prettier-ignore
        doubtful: spans.length - kept.length,
        isSure: isSure.every(Boolean),
      });
    }
  }
  if (sentences.length === 0) throw new PalimpsestError('empty-corpus', 'the unlabelled text has no readable token');
  const found = seen.alone + seen.together;
  return { sentences, agreement: found === 0 ? 0 : (2 * seen.both) / found };
}

async function rateOne(source: MarginalSource, doc: Document): Promise<RatedDocument> {
  async function* one() {
    yield doc;
  }
  for await (const rated of source.rate(one())) return rated;
  throw new Error('a tagger gave nothing for a document');
}

function meanOf(
  sequences: readonly RatedSequence[],
  places: readonly (readonly number[])[],
  sources: readonly MarginalSource[],
): Float64Array {
  const tagCount = places[0]?.length as number;
  const mean = new Float64Array((sequences[0]?.tokens.length as number) * tagCount);
  for (const [k, { probabilities }] of sequences.entries()) {
    const width = sources[k]?.tags.length as number;
    for (const [y, place] of (places[k] as readonly number[]).entries()) {
      if (place < 0) continue;
      for (let at = y, from = place; at < mean.length; at += tagCount, from += width)
        mean[at] = (mean[at] as number) + (probabilities[from] as number) / sequences.length;
    }
  }
  return mean;
}

function sureTokens(probabilities: Float64Array, tagCount: number, sure: number): boolean[] {
  const tokens: boolean[] = [];
  for (let at = 0; at < probabilities.length; at += tagCount)
    tokens.push(Math.max(...probabilities.subarray(at, at + tagCount)) >= sure);
  return tokens;
}

/** The legal tags whose probabilities have the largest product. */
function createDecoder(tags: readonly string[], scheme: TagScheme) {
  const { first, last, transitions } = tagConstraints(tags, scheme);
  const count = tags.length;
  const mask = (scores: Float64Array, token: number, legal: Uint8Array) =>
    legal.forEach((isLegal, y) => isLegal === 0 && (scores[token * count + y] = -Infinity));
  const viterbi = createViterbi(count, (scores, length) => {
    mask(scores, 0, first);
    mask(scores, length - 1, last);
  });
  viterbi.setTransitions(Float64Array.from(transitions, (isLegal) => (isLegal ? 0 : -Infinity)));
  return (probabilities: Float64Array, length: number): string[] =>
    Array.from(viterbi.best(probabilities.map((p) => Math.log(p + 1e-7)), length), (y) => tags[y] as string); // prettier-ignore
}
