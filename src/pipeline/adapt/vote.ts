import { createDocument } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { TagScheme } from '../../core/corpus-format.ts';
import type { Corpus, Document, Token } from '../../core/types.ts';
import { createViterbi } from '../../taggers/crf/engine/viterbi.ts';
import { tagConstraints } from '../../taggers/tag-constraints.ts';
import type { MarginalSource, RatedDocument, RatedSequence } from '../../taggers/types.ts';
import { tagsToSpans } from '../../text/tags.ts';

/** A sentence as several taggers see it together. */
export interface VotedSentence {
  /** The sentence as a document of its own, with the mentions of which every token is sure. */
  readonly document: Document;
  /** Mentions that it lacks because one of their tokens is not sure. */
  readonly doubtful: number;
  /** Whether each of its tokens, of mentions and of none, is sure. */
  readonly isSure: boolean;
}

export interface Vote {
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
  // prettier-ignore
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
  // prettier-ignore
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
