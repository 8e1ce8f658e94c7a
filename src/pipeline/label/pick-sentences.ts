import { divideIntoUnits } from '../../augment/segments.ts';
import { toCorpus } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { noMarginals } from '../../taggers/recall-bias/search.ts';
import { applyTags } from '../../taggers/sequences.ts';
import type { MarginalSource, RatedDocument, RatedSequence, TrainedTagger } from '../../taggers/types.ts';
import { createAnalyser } from '../../text/analyse.ts';

export interface PickSentencesOptions {
  /** How many; 20 when absent. */
  readonly count?: number;
  /** Told how many documents were looked at. */
  readonly onProgress?: (documents: number) => void;
}

/** A sentence worth labelling. */
export interface PickedSentence {
  /** The sentence as a document of its own, `<document>#s<number>`, with the mentions that the tagger proposes. */
  readonly document: Document;
  /** Tokens of it. */
  readonly tokens: number;
}

/** Shorter ones show no use, longer ones are layout or take a person too long. */
const [LEAST_TOKENS, MOST_TOKENS] = [3, 80];
/** Of very large corpora the sentences that are worth most by themselves are compared. */
const CANDIDATES = 4000;
/** What certain mentions count beside bits of doubt: how their corpus labels shows at them, too. */
const MENTION = 0.5;
/** Less tells nothing of a token. */
const LEAST_WORTH = 0.05;

/** What a sentence shows: words, shapes beside words, each with how much there is to learn from it. */
interface Candidate extends PickedSentence {
  readonly worth: ReadonlyMap<string, number>;
  readonly alone: number;
}

/**
 * Picks the sentences of unlabelled text whose labels are worth most to a tagger: where it doubts, or finds mentions, in words, shapes and
 * neighbours that the sentences picked before do not show (greedy cover with diminishing returns), for their length. What a person
 * labelled of them, `learnConventions` and `train` take.
 *
 * @throws PalimpsestError `no-marginals` for a tagger that knows no probabilities, `empty-corpus` where no sentence has three tokens.
 */
export async function pickSentences(
  tagger: TrainedTagger,
  corpus: Corpus | readonly Document[],
  { count = 20, onProgress }: PickSentencesOptions = {},
): Promise<readonly PickedSentence[]> {
  const source = tagger.marginalSource;
  if (source === undefined) throw noMarginals(tagger.family);
  let candidates = new Map<string, Candidate>(); // by text; bounded, so that a duplicate of one that was given up is weighed and given up again
  for await (const rated of source.rate(sentencesOf(toCorpus(corpus), source.language, onProgress))) {
    const { text } = rated.doc;
    const candidate = candidates.has(text) ? undefined : weigh(rated, source);
    if (candidate === undefined) continue;
    candidates.set(text, candidate);
    if (candidates.size >= 2 * CANDIDATES) candidates = new Map(best(candidates));
  }
  if (candidates.size === 0) {
    throw new PalimpsestError('empty-corpus', `the text has no sentence of ${LEAST_TOKENS} to ${MOST_TOKENS} tokens`);
  }
  return cover(best(candidates).map(([, candidate]) => candidate), count); // prettier-ignore
}

async function* sentencesOf(
  corpus: Corpus,
  language: string,
  onProgress: PickSentencesOptions['onProgress'],
): AsyncGenerator<Document> {
  const analyse = createAnalyser(language);
  let documents = 0;
  for await (const doc of corpus) {
    const plain = { id: doc.id, text: doc.text, entities: [] };
    for (const { document } of divideIntoUnits(plain, analyse(plain), 'sentence')) {
      yield { id: document.id, text: document.text, entities: [] };
    }
    onProgress?.(++documents);
  }
}

function weigh({ doc, sequences }: RatedDocument, source: MarginalSource): Candidate | undefined {
  const tokens = sequences.reduce((sum, sequence) => sum + sequence.tokens.length, 0);
  if (tokens < LEAST_TOKENS || tokens > MOST_TOKENS) return undefined;
  const worth = new Map<string, number>();
  const add = (feature: string, weight: number) => worth.set(feature, Math.max(worth.get(feature) ?? 0, weight));
  for (const sequence of sequences) {
    const words = sequence.tokens.map(({ text }) => text.toLowerCase());
    for (const [i, { text }] of sequence.tokens.entries()) {
      const weight = worthOf(sequence, i, source.tags);
      if (weight < LEAST_WORTH) continue;
      const shape = shapeOf(text);
      add(`word ${words[i]}`, weight);
      add(`after ${words[i - 1] ?? ''} ${shape}`, weight / 2);
      add(`before ${words[i + 1] ?? ''} ${shape}`, weight / 2);
      add(`shape ${shape}`, weight / 2);
    }
  }
  const tags = sequences.map(({ best }) => Array.from(best, (id) => source.tags[id] as string));
  const candidate = { document: applyTags(doc, sequences, tags, source.scheme), tokens, worth };
  return { ...candidate, alone: gain(candidate, new Map()) };
}

/** Bits of doubt about a token's tag, and the probability that it is of a mention. */
function worthOf({ probabilities }: RatedSequence, token: number, tags: readonly string[]): number {
  let doubt = 0;
  let mention = 0;
  for (const [y, tag] of tags.entries()) {
    const p = probabilities[token * tags.length + y] as number;
    if (p > 0) doubt -= p * Math.log2(p);
    if (tag !== 'O') mention += p;
  }
  return doubt + MENTION * mention;
}

function shapeOf(word: string): string {
  return word.replaceAll(/\p{Lu}+/gu, 'A').replaceAll(/\p{Ll}+/gu, 'a').replaceAll(/\p{Nd}+/gu, '0'); // prettier-ignore
}

/** What a sentence adds to what was seen, for the square root of its length. */
function gain({ worth, tokens }: Pick<Candidate, 'worth' | 'tokens'>, seen: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [feature, weight] of worth) {
    const before = seen.get(feature) ?? 0;
    sum += Math.sqrt(before + weight) - Math.sqrt(before);
  }
  return sum / Math.sqrt(tokens);
}

function best(candidates: ReadonlyMap<string, Candidate>): (readonly [string, Candidate])[] {
  return [...candidates].toSorted(([, a], [, b]) => b.alone - a.alone).slice(0, CANDIDATES);
}

function cover(candidates: readonly Candidate[], count: number): readonly PickedSentence[] {
  const left = new Map(candidates.map((candidate) => [candidate, candidate.alone]));
  const seen = new Map<string, number>();
  const picked: PickedSentence[] = [];
  while (picked.length < count && left.size > 0) {
    let [first, most] = [undefined as Candidate | undefined, -1];
    for (const [candidate, atMost] of left) {
      if (atMost <= most) continue; // what a sentence adds only becomes less
      const now = gain(candidate, seen);
      left.set(candidate, now);
      if (now > most) [first, most] = [candidate, now];
    }
    const { document, tokens, worth } = first as Candidate;
    left.delete(first as Candidate);
    picked.push({ document, tokens });
    for (const [feature, weight] of worth) seen.set(feature, (seen.get(feature) ?? 0) + weight);
  }
  return picked;
}
