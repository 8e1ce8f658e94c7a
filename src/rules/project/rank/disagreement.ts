import { overlap } from '../../../core/document.ts';
import type { Corpus, Document, Entity, Token } from '../../../core/types.ts';
import { mentionsOf } from '../../../evaluate/scorer.ts';
import type { MarginalSource, RatedDocument, RatedSequence } from '../../../taggers/types.ts';
import { applyTags } from '../../../taggers/sequences.ts';
import type { RankedDocument } from './rank.ts';

/**
 * Scores documents by how much the rules and a trained tagger disagree about them: a committee of two (query by committee,
 * Seung et al. 1992; Settles and Craven 2008, which the paper builds upon). Each mention of the rules adds 1 − P, and each
 * mention of the tagger that overlaps none of the rules' of its label adds P, where P is the probability that the tagger
 * gives to the label, in the mean over the tokens of the mention. So two that are sure of different things add most, and
 * what the tagger doubts counts more than what it confirms.
 *
 * @param documents as the rules tagged them.
 * @param source of a tagger trained on what is reviewed so far.
 * @returns a score for each document; `found` are the mentions by class that the rules, the tagger or both found.
 */
export async function* scoreDisagreement(documents: Corpus, source: MarginalSource): AsyncGenerator<RankedDocument> {
  const columns = columnsByLabel(source.tags);
  for await (const rated of source.rate(documents)) {
    const ruled = mentionsOf(rated.doc);
    const tagged = mentionsOf(taggedBy(source, rated));
    const probability = createReader(rated.sequences, columns, source.tags.length);
    const found = Object.create(null) as Record<string, number>; // labels may be called `__proto__`
    let score = 0;
    for (const mention of ruled) {
      score += 1 - probability(mention);
      found[mention.label] = (found[mention.label] ?? 0) + 1;
    }
    for (const mention of tagged) {
      if (ruled.some((other) => other.label === mention.label && overlap(other, mention))) continue;
      score += probability(mention);
      found[mention.label] = (found[mention.label] ?? 0) + 1;
    }
    yield { id: rated.doc.id, score, found };
  }
}

function taggedBy({ tags, scheme }: MarginalSource, { doc, sequences }: RatedDocument): Document {
  const best = sequences.map((sequence) => Array.from(sequence.best, (tag) => tags[tag] as string));
  return applyTags({ ...doc, entities: [] }, sequences, best, scheme);
}

/** The tags of each label, by their places. */
function columnsByLabel(tags: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const columns = new Map<string, number[]>();
  tags.forEach((tag, at) => {
    if (tag === 'O') return;
    const label = tag.slice(2);
    columns.set(label, [...(columns.get(label) ?? []), at]);
  });
  return columns;
}

/** Reads the probability of a mention's label, in the mean over its tokens; 0 for a label that the tagger does not know. */
function createReader(
  sequences: readonly RatedSequence[],
  columns: ReadonlyMap<string, readonly number[]>,
  width: number,
): (mention: Entity) => number {
  return ({ start, end, label }) => {
    const own = columns.get(label);
    if (own === undefined) return 0;
    let sum = 0;
    let tokens = 0;
    for (const sequence of sequences) {
      if ((sequence.tokens.at(-1) as Token).end <= start) continue;
      if ((sequence.tokens[0] as Token).start >= end) break;
      sequence.tokens.forEach((token, t) => {
        if (token.start >= end || token.end <= start) return;
        tokens++;
        for (const column of own) sum += sequence.probabilities[t * width + column] as number;
      });
    }
    return tokens === 0 ? 0 : sum / tokens;
  };
}
