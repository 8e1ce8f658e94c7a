import { createDocument, toCorpus } from '../../core/document.ts';
import type { ExplainedMention, Explainer, Explanation } from '../../core/explanation.ts';
import type { Document } from '../../core/types.ts';
import { tagsToSpans } from '../../text/tags.ts';
import type { MarginalSource, RatedSequence, TrainedTagger } from '../types.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { describeTokens, explainMention, type KeptRater, type RatedSentence } from './mention.ts';

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

    const rate: RatedSentence['rate'] = async (sentences) => {
      const docs = sentences.map((kept, i) => createDocument({ id: String(i), text: textOf(kept), entities: [] }));
      return (await rateDocuments(docs)).map((sequences, i) => {
        const best = sequences.flatMap((own) => Array.from(own.best));
        if (best.length !== sentences[i]?.length) return undefined;
        return { best, probabilities: sequences.flatMap((own) => Array.from(own.probabilities)) };
      });
    };
    const spans = tagsToSpans(
      Array.from(sequence.best, (tag) => tags[tag] as string),
      { scheme },
    );
    const [whole] = spans.length > 0 ? await rate([tokens.map((_, t) => t)]) : [];
    const sentence = { tokens, tags, scheme, whole, rate };
    const mentions: ExplainedMention[] = [];
    for (const { label, start: first, end } of spans) {
      const wanted = Array.from(sequence.best).slice(first, end);
      mentions.push(await explainMention({ label, first, wanted }, sentence, weighByOmission({ first, end }), beam));
    }
    return {
      span: { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 },
      tokens: describeTokens(tokens, sequence, tags),
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

/** Of each word outside a mention, what the logarithm of the tags' probability loses without it. */
function weighByOmission({ first, end }: { readonly first: number; readonly end: number }) {
  return async (sentences: readonly (readonly number[])[], judge: KeptRater['judge']) => {
    const weights: number[][] = [];
    for (const kept of sentences) {
      const outside = kept.filter((token) => token < first || token >= end);
      const [whole, ...without] = await judge([kept, ...outside.map((token) => kept.filter((one) => one !== token))]);
      const lost = new Map(outside.map((token, i) => [token, log(whole?.probability) - log(without[i]?.probability)]));
      weights.push(kept.map((token) => lost.get(token) ?? 0));
    }
    return weights;
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
