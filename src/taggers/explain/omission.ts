import { createDocument, toCorpus } from '../../core/document.ts';
import type { ExplainedMention, Explainer, Explanation, Reduction } from '../../core/explanation.ts';
import type { Document } from '../../core/types.ts';
import { tagsToSpans } from '../../text/tags.ts';
import type { MarginalSource, RatedSequence, TrainedTagger } from '../types.ts';
import { PalimpsestError } from '../../core/errors.ts';

/**
 * Says what the tags of any tagger that knows probabilities rest on, by leaving words out: the importance of a word is what the
 * logarithm of the tags' probability loses without it (Feng et al. 2018, equation 1). Costs as many taggings as a sentence has words,
 * for each word that goes.
 */
function createOmissionExplainer(source: MarginalSource): Explainer {
  const { tags, scheme } = source;

  async function rateDocuments(docs: readonly Document[]): Promise<readonly (readonly RatedSequence[])[]> {
    const found: (readonly RatedSequence[])[] = [];
    for await (const { sequences } of source.rate(toCorpus(docs))) found.push(sequences);
    return found;
  }

  async function explainSentence(sequence: RatedSequence, beam: number): Promise<Explanation> {
    const { tokens } = sequence;
    const names = Array.from(sequence.best, (tag) => tags[tag] as string);
    /** The text of the tokens that are kept, with a blank where there was one. */
    const textOf = (kept: readonly number[]) => {
      let text = '';
      let before = 0;
      for (const t of kept) {
        const token = tokens[t] as (typeof tokens)[number];
        if (text !== '' && token.start > before) text += ' ';
        text += token.text;
        before = token.end;
      }
      return text;
    };

    async function explainMention(label: string, first: number, end: number): Promise<ExplainedMention> {
      const wanted = Array.from(sequence.best).slice(first, end);
      const rate = async (sentences: readonly (readonly number[])[]) => {
        const docs = sentences.map((kept, i) => createDocument({ id: String(i), text: textOf(kept), entities: [] }));
        return (await rateDocuments(docs)).map((sequences, i) => {
          const kept = sentences[i] ?? [];
          const at = kept.indexOf(first);
          const best = sequences.flatMap((own) => Array.from(own.best));
          // Without its neighbours a word may be cut otherwise: then nothing can be said of it.
          if (best.length !== kept.length) return { isSame: false, probability: 0 };
          const probabilities = sequences.flatMap((own) => Array.from(own.probabilities));
          const probability = wanted.reduce((product, tag, t) => product * (probabilities[(at + t) * tags.length + tag] as number), 1); // prettier-ignore
          const spans = tagsToSpans(best.map((tag) => tags[tag] as string), { scheme }); // prettier-ignore
          const isSame = spans.some(
            (span) => span.start === at && span.end === at + wanted.length && span.label === label,
          );
          return { isSame, probability };
        });
      };
      const weigh: KeptRater['weigh'] = async (sentences) => {
        const weights: number[][] = [];
        for (const kept of sentences) {
          const outside = kept.filter((token) => token < first || token >= end);
          const [whole, ...without] = await rate([
            kept,
            ...outside.map((token) => kept.filter((one) => one !== token)),
          ]);
          const lost = new Map(
            outside.map((token, i) => [token, log(whole?.probability) - log(without[i]?.probability)]),
          );
          weights.push(kept.map((token) => lost.get(token) ?? 0));
        }
        return weights;
      };
      const all = tokens.map((_, t) => t);
      const [whole] = await rate([all]);
      const [importance] = await weigh([all]);
      return {
        label,
        first,
        end,
        probability: whole?.probability ?? 0,
        importance: Array.from(importance ?? []),
        reduction: await reduceInput(all.length, { first, end }, { judge: rate, weigh }, beam),
      };
    }

    const mentions: ExplainedMention[] = [];
    for (const { label, start, end } of tagsToSpans(names, { scheme }))
      mentions.push(await explainMention(label, start, end));
    return {
      span: { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 },
      tokens: tokens.map((token, t) => ({
        ...token,
        tag: names[t] as string,
        probability: sequence.probabilities[t * tags.length + (sequence.best[t] as number)] as number,
      })),
      mentions,
      importanceBy: 'omission',
    };
  }

  return {
    async explain(doc, { beam = 5 } = {}) {
      const [sequences = []] = await rateDocuments([doc]);
      const explanations: Explanation[] = [];
      for (const sequence of sequences) explanations.push(await explainSentence(sequence, beam));
      return explanations;
    },
  };
}

/** Of a probability of 0, a number that no other reaches. */
function log(probability = 0): number {
  return Math.log(Math.max(probability, 1e-300));
}

/** @throws PalimpsestError `no-explanation` for a tagger that knows no probabilities. */
export function explainerOf({ explainer, marginalSource, family }: TrainedTagger): Explainer {
  if (explainer) return explainer;
  if (marginalSource) return createOmissionExplainer(marginalSource);
  throw new PalimpsestError('no-explanation', `a tagger of the kind ${family} has no probabilities to explain`, {
    hint: 'Encoders (bert, clinicalbert, mbert) are explained by attention and gradients, crf, neuroner and deepaffix by leaving words out.',
  });
}

/** What a tagger says of sentences from which words were taken out, each given by the tokens that are kept of it. */
export interface KeptRater {
  /** Whether the mention has the tags it had, and the probability of those tags. */
  judge(
    sentences: readonly (readonly number[])[],
  ): Promise<readonly { readonly isSame: boolean; readonly probability: number }[]>;
  /** Of each kept token, how much the tags rest on it. */
  weigh(sentences: readonly (readonly number[])[]): Promise<readonly ArrayLike<number>[]>;
}

/**
 * Input reduction (Feng et al. 2018, §2.2 and 2.3): takes out the word that the prediction rests on least, again and again, as long as
 * the prediction stays. Words of the mention are never taken out. Of each sentence of the beam as many words are tried as the
 * beam is wide; those with most probability go on. Where all of them change the prediction, it ends: what is kept
 * is the shortest sentence with it.
 *
 * @param tokens of the sentence.
 * @param mention its tokens, from `first` to before `end`.
 */
export async function reduceInput(
  tokens: number,
  mention: { readonly first: number; readonly end: number },
  rater: KeptRater,
  beam: number,
): Promise<Reduction> {
  if (!(Number.isInteger(beam) && beam >= 1)) throw new TypeError(`a beam is a whole number from 1, not ${beam}`);
  const all = Array.from({ length: tokens }, (_, i) => i);
  let branches: readonly Reduction[] = [{ kept: all, steps: [] }];
  for (;;) {
    const [best] = branches as readonly [Reduction, ...Reduction[]];
    const weights = await rater.weigh(branches.map(({ kept }) => kept));
    const tried = new Map<string, Reduction & { readonly removed: number }>();
    branches.forEach(({ kept, steps }, i) => {
      for (const removed of leastImportant(kept, weights[i] ?? [], mention, beam)) {
        const left = kept.filter((token) => token !== removed);
        tried.set(left.join(), { kept: left, steps, removed });
      }
    });
    const candidates = [...tried.values()];
    const judged = candidates.length > 0 ? await rater.judge(candidates.map(({ kept }) => kept)) : [];
    branches = candidates
      .flatMap(({ kept, steps, removed }, i) => {
        const own = judged[i];
        if (!own?.isSame) return [];
        return [{ kept, steps: [...steps, { removed, probability: own.probability }] }];
      })
      .toSorted((a, b) => probabilityOf(b) - probabilityOf(a) || compareLists(a.kept, b.kept))
      .slice(0, beam);
    if (branches.length === 0) return { steps: best.steps, kept: best.kept };
  }
}

function probabilityOf({ steps }: Reduction): number {
  return steps.at(-1)?.probability ?? 1;
}

/** The tokens outside the mention that count least, the first in the text where they count the same. */
function leastImportant(
  kept: readonly number[],
  importance: ArrayLike<number>,
  { first, end }: { readonly first: number; readonly end: number },
  most: number,
): readonly number[] {
  return kept
    .map((token, i) => ({ token, weight: importance[i] as number }))
    .filter(({ token }) => token < first || token >= end)
    .toSorted((a, b) => a.weight - b.weight || a.token - b.token)
    .slice(0, most)
    .map(({ token }) => token);
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : (a[at] as number) - (b[at] as number);
}
