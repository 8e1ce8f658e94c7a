import { createDocument, toCorpus } from '../../core/document.ts';
import type { ExplainedMention, Explainer, Explanation } from '../../core/explanation.ts';
import type { Document } from '../../core/types.ts';
import { tagsToSpans } from '../../text/tags.ts';
import type { MarginalSource, RatedSequence, TrainedTagger } from '../types.ts';
import { reduceInput, type KeptRater } from './reduce.ts';
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
  throw new PalimpsestError('no-explanation', `a tagger of the kind ${family} knows no probabilities to explain by`, {
    hint: 'Encoders (bert, clinicalbert, mbert) are explained by attention and gradients, crf, neuroner and deepaffix by leaving words out.',
  });
}
