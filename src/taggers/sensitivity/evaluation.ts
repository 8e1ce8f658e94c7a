import { createRng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import {
  drawCandidates,
  maskedView,
  plainView,
  type View,
  collectSequences,
  elementsOf,
  type Element,
  type ElementSequence,
} from './elements.ts';
import {
  approximatePrecision,
  countRatings,
  createElementTally,
  type ElementCounts,
  type ElementTally,
} from './measures.ts';
import { validate } from './epochs.ts';
import type { SensitivityModel, Validation } from './rating-model.ts';
import { isSensitiveBy, regimeOf, type SensitivityParts, type Trained } from './train.ts';
import { viewTokens, type TokenSequence, type TokenSource } from './tokens.ts';

/** Sequences computed together. */
const BATCH = 8;
/** Share of elements that are drawn as candidates beside the sensitive ones (§5.5.3.1). */
export const RANDOM_CANDIDATES = 0.025;

/** What was found with random candidates. */
export interface RandomCandidateCounts extends ElementCounts {
  /** What the precision would be on all elements (appendix A.2). */
  readonly approximatePrecision: number;
}

/**
 * Rates sequences, each as it is viewed.
 *
 * @returns of each, the logits of what is rated.
 */
export async function rateViews(
  { model, source }: { readonly model: SensitivityModel; readonly source: TokenSource },
  sequences: readonly ElementSequence[],
  viewOf: (sequence: ElementSequence, number: number) => View,
): Promise<Float32Array[]> {
  // What a view masks is never random here.
  const unused = createRng(0);
  const shown: (TokenSequence | undefined)[] = sequences.map((sequence, s) => {
    const view = viewOf(sequence, s);
    return view.rated.length === 0 ? undefined : viewTokens(source, sequence.elements, view, unused);
  });
  const order = sequences.map((_, s) => s).filter((s) => shown[s] !== undefined);
  // Of similar length, for little padding.
  order.sort((a, b) => (shown[b] as TokenSequence).ids.length - (shown[a] as TokenSequence).ids.length || a - b);
  const ratings = sequences.map(() => new Float32Array(0));
  for (let from = 0; from < order.length; from += BATCH) {
    const some = order.slice(from, from + BATCH);
    const logits = await model.rate(some.map((s) => shown[s] as TokenSequence));
    let at = 0;
    for (const s of some) ratings[s] = logits.slice(at, (at += (shown[s] as TokenSequence).rated.length));
  }
  return ratings;
}

/** The sequences of documents as a model reads them. */
export function sequencesOf(parts: SensitivityParts, documents: readonly Document[]): ElementSequence[] {
  return collectSequences(documents, {
    language: parts.language,
    countTokens: (text) => parts.source.tokenise(text).length,
    budget: parts.budget,
    isSensitive: isSensitiveBy(parts.settings),
  });
}

function tallyRatings(
  tally: ElementTally,
  sequences: readonly ElementSequence[],
  views: readonly View[],
  ratings: readonly Float32Array[],
  threshold: number,
): void {
  sequences.forEach(({ elements }, s) => {
    views[s]?.rated.forEach((e, i) => {
      tally.add(elements[e]?.sensitive === true, (ratings[s]?.[i] ?? -Infinity) > threshold);
    });
  });
}

async function evaluate(
  parts: SensitivityParts,
  sequences: readonly ElementSequence[],
  views: readonly View[],
): Promise<ElementTally> {
  const tally = createElementTally();
  const ratings = await rateViews(parts, sequences, (_, s) => views[s] as View);
  tallyRatings(tally, sequences, views, ratings, parts.threshold);
  return tally;
}

/**
 * All sensitive elements and others drawn at random, behind the mask (§5.5.3.1): how well they are told apart by their context
 * alone.
 *
 * @param seed of the candidates, forked by the number of the sequence.
 */
export async function evaluateRandomCandidates(
  parts: SensitivityParts,
  documents: readonly Document[],
  seed: number,
  share = RANDOM_CANDIDATES,
): Promise<RandomCandidateCounts> {
  const rng = createRng(seed).fork('random-candidates');
  const sequences = sequencesOf(parts, documents);
  const views = sequences.map(({ elements }, s) => maskedView(elements, drawCandidates(elements, share, rng.fork(s))));
  const counts = (await evaluate(parts, sequences, views)).counts();
  const all = sequences.reduce((sum, { elements }) => sum + elements.length, 0);
  const sensitive = counts.truePositives + counts.falseNegatives;
  const masked = counts.trueNegatives + counts.falsePositives;
  return {
    ...counts,
    approximatePrecision:
      masked === 0 ? 0 : approximatePrecision(counts.recall, counts.precision, sensitive / all, masked / all),
  };
}

/**
 * The elements of the names that a tagger found, behind the mask (§5.5.3.2). A sensitive element that it did not find is a miss;
 * the detected recall leaves it out. So does the accuracy of Table 6.3 count, to judge by its other columns.
 *
 * @param named the same documents with the tagger's entities.
 * @throws TypeError where they are not the same documents.
 */
export async function evaluateNamedCandidates(
  parts: SensitivityParts,
  documents: readonly Document[],
  named: readonly Document[],
): Promise<ElementCounts> {
  const sequences = sequencesOf(parts, documents);
  const detected = documents.map((doc, d) => {
    if (named[d]?.id !== doc.id || named[d].text !== doc.text) throw new TypeError('the documents are not the same');
    return new Set(elementsOf(named[d]).flatMap(({ start, sensitive }) => (sensitive ? [start] : [])));
  });
  const views = sequences.map(({ document, elements }) =>
    maskedView(
      elements,
      elements.flatMap(({ start }, e) => (detected[document]?.has(start) ? [e] : [])),
    ),
  );
  const tally = await evaluate(parts, sequences, views);
  sequences.forEach(({ document, elements }) => {
    for (const { start, sensitive } of elements)
      if (sensitive && !detected[document]?.has(start)) tally.addUndetected();
  });
  return tally.counts();
}

/** Elements with what a model says of them. */
export interface RatedElements extends Omit<Validation, 'loss'> {
  /** Those that were rated, in order. */
  readonly elements: readonly Element[];
}

/** Rates every element, nothing masked. */
export async function rateWithoutCandidates(
  parts: SensitivityParts,
  documents: readonly Document[],
): Promise<RatedElements> {
  const sequences = sequencesOf(parts, documents);
  const ratings = await rateViews(parts, sequences, ({ elements }) => plainView(elements));
  const elements = sequences.flatMap((sequence) => sequence.elements);
  return {
    elements,
    logits: Float32Array.from(ratings.flatMap((own) => [...own])),
    labels: Uint8Array.from(elements, ({ sensitive }) => (sensitive ? 1 : 0)),
  };
}

/** Every element, nothing masked (§5.5.3.3). */
export async function evaluateWithoutCandidates(
  parts: SensitivityParts,
  documents: readonly Document[],
): Promise<ElementCounts> {
  const { logits, labels } = await rateWithoutCandidates(parts, documents);
  return countRatings(logits, labels, parts.threshold);
}

/**
 * Rates the held-out text of a training, its elements chosen and masked as in training.
 *
 * @param seed of candidates and random tokens.
 */
export async function rateHeldOut(trained: Trained, seed: number): Promise<Validation> {
  const { settings, heldOut } = trained;
  const { positiveWeight } = settings;
  const rng = createRng(seed).fork('held-out');
  return validate({ ...trained, regime: regimeOf(settings), positiveWeight, batchSize: BATCH, rng }, heldOut);
}

/** The same counted: the validation columns of Table 7.1. */
export async function evaluateHeldOut(trained: Trained, seed: number): Promise<ElementCounts> {
  const { logits, labels } = await rateHeldOut(trained, seed);
  return countRatings(logits, labels, trained.threshold);
}

/**
 * Elements that another tagger finds against those that are sensitive, by the rule that an element is found where anything on it
 * is: how a tagger of any family stands beside.
 *
 * @param predicted the same documents with the tagger's entities.
 */
export function compareElements(documents: readonly Document[], predicted: readonly Document[]): ElementCounts {
  const tally = createElementTally();
  documents.forEach((doc, d) => {
    const own = predicted[d];
    if (own?.text !== doc.text) throw new TypeError('the documents are not the same');
    const found = elementsOf(own);
    elementsOf(doc).forEach(({ sensitive }, e) => tally.add(sensitive, found[e]?.sensitive === true));
  });
  return tally.counts();
}
