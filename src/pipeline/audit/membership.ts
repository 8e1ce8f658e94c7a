import { createRng, type Rng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import { bootstrapAuc } from '../../evaluate/audit/chance.ts';
import type { Interval } from '../../evaluate/significance.ts';
import { countTags } from '../../taggers/dictionary/family.ts';
import { findFamily } from '../../taggers/index.ts';
import { labelSequences } from '../../taggers/sequences.ts';
import { parseSettings } from '../../taggers/settings.ts';
import { toCorpus } from '../../core/document.ts';

export type MembershipModel = 'dictionary' | 'crf';

export interface Membership {
  readonly model: MembershipModel;
  readonly trainingDocuments: number;
  readonly sourceDocuments: number;
  readonly heldOutDocuments: number;
  /** The probability that a source document is scored higher than a held-out one; 0.5 is a coin. */
  readonly auc: Interval;
  /** Whether the interval lies above 0.5. */
  readonly canTell: boolean;
}

const DOCUMENTS_AT_MOST = 500;
/** The CRF is trained on no more than this, in UTF-16 units: it is a probe, and shall take seconds. */
const CRF_CHARACTERS = 300_000;
const CRF_SETTINGS = { c1: 0, c2: 0.1 };
/** Of a tag that the tagger never saw. */
const LEAST = 1e-6;

/** A document of the derived corpus, with the id of the source document it was made from, where known. */
export interface DerivedDocument {
  readonly doc: Document;
  readonly sourceId?: string;
}

/**
 * A membership inference test by the tagger's confidence (Yeom et al. 2018, "Privacy risk in machine learning", section 3.2):
 * a tagger is trained on the derived corpus; a document's score is the mean, over its tokens, of the logarithm of the
 * probability of the right tag. Where the corpus lets one tell, documents of the source score higher than held-out ones.
 *
 * Where the CRF is trained on a part of the derived corpus, the members are the sources of that part, as far as they are known.
 *
 * @param heldOut documents of the same kind as the source, of which nothing went into the derived corpus.
 */
export async function testMembership(
  derived: readonly DerivedDocument[],
  source: readonly Document[],
  heldOut: readonly Document[],
  { model, language, seed }: { readonly model: MembershipModel; readonly language: string; readonly seed: number },
): Promise<Membership> {
  const rng = createRng(seed).fork('membership');
  const used = model === 'crf' ? upTo(sample(derived, derived.length, rng.fork('training')), CRF_CHARACTERS) : derived;
  const training = used.map(({ doc }) => doc);
  const known = new Set(used.flatMap(({ sourceId }) => sourceId ?? []));
  const candidates = known.size === 0 ? source : source.filter(({ id }) => known.has(id));
  const members = sample(candidates, DOCUMENTS_AT_MOST, rng.fork('source'));
  const others = sample(heldOut, DOCUMENTS_AT_MOST, rng.fork('held-out'));
  const score = model === 'crf' ? await crfScores(training, language, seed) : dictionaryScores(training, language);
  const auc = bootstrapAuc(await score(members), await score(others), { rng: rng.fork('bootstrap') });
  return {
    model,
    trainingDocuments: training.length,
    sourceDocuments: members.length,
    heldOutDocuments: others.length,
    auc,
    canTell: auc.low > 0.5,
  };
}

type Scores = (documents: readonly Document[]) => Promise<readonly number[]>;

/** P(tag | token), smoothed by one observation of the tags' own distribution: an unseen token says nothing. */
function dictionaryScores(training: readonly Document[], language: string): Scores {
  const { tags, tokens } = countTags(training.flatMap((doc) => labelSequences(doc, language, 'IOB2')));
  const prior = new Float64Array(tags.length);
  let total = 0;
  for (const [, counts] of tokens) {
    counts.forEach((count, id) => {
      prior[id] = (prior[id] as number) + count;
      total += count;
    });
  }
  const byToken = new Map(tokens);
  const idOf = new Map(tags.map((tag, id) => [tag, id]));
  return async (documents) =>
    documents.map((doc) => {
      const logs = labelSequences(doc, language, 'IOB2').flatMap((sequence) =>
        sequence.tokens.map(({ text }, i) => {
          const id = idOf.get(sequence.tags[i] as string);
          const counts = byToken.get(text) ?? [];
          const expected = id === undefined ? 0 : (prior[id] as number) / Math.max(1, total);
          const seen = id === undefined ? 0 : (counts[id] ?? 0);
          return Math.log(Math.max(LEAST, (seen + expected) / (counts.reduce((a, b) => a + b, 0) + 1)));
        }),
      );
      return meanOf(logs);
    });
}

async function crfScores(training: readonly Document[], language: string, seed: number): Promise<Scores> {
  const family = await findFamily('crf');
  const tagger = await family.train(training, parseSettings(family, CRF_SETTINGS), { seed, language });
  const source = tagger.marginalSource;
  if (source === undefined) throw new TypeError('the CRF gives no probabilities');
  const idOf = new Map(source.tags.map((tag, id) => [tag, id]));
  return async (documents) => {
    const scores: number[] = [];
    for await (const { doc, sequences } of source.rate(toCorpus(documents))) {
      const gold = new Map<number, string>();
      for (const { tokens, tags } of labelSequences(doc, language, source.scheme))
        tokens.forEach(({ start }, i) => gold.set(start, tags[i] as string));
      const logs = sequences.flatMap(({ tokens, probabilities }) =>
        tokens.map(({ start }, i) => {
          const id = idOf.get(gold.get(start) ?? 'O');
          return Math.log(
            Math.max(LEAST, id === undefined ? 0 : (probabilities[i * source.tags.length + id] as number)),
          );
        }),
      );
      scores.push(meanOf(logs));
    }
    return scores;
  };
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
}

/** So many documents drawn without replacement, in a random order. */
function sample<T>(documents: readonly T[], count: number, rng: Rng): readonly T[] {
  const list = [...documents];
  const drawn: T[] = [];
  while (drawn.length < count && list.length > 0) {
    const i = rng.int(list.length);
    drawn.push(list[i] as T);
    list[i] = list.at(-1) as T;
    list.pop();
  }
  return drawn;
}

function upTo(documents: readonly DerivedDocument[], characters: number): readonly DerivedDocument[] {
  let sum = 0;
  return documents.filter(({ doc }) => {
    sum += doc.text.length;
    return sum - doc.text.length < characters;
  });
}
