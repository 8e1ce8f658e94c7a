import type { ExplainedMention, ExplainedToken, Reduction } from '../../core/explanation.ts';
import type { TagScheme } from '../../core/corpus-format.ts';
import type { Token } from '../../core/types.ts';
import { tagsToSpans } from '../../text/tags.ts';

/** What a tagger makes of tokens: of each, the id of its tag; and marginals, `tokens × tags`, token after token. */
interface Rating {
  readonly best: ArrayLike<number>;
  readonly probabilities: ArrayLike<number>;
}

/** Sentences from which tokens were taken out, each given by those that are kept. */
type KeptTokens = readonly (readonly number[])[];

/** A sentence, and what its tagger makes of it with tokens taken out. */
export interface RatedSentence {
  readonly tokens: readonly Token[];
  /** The names of tags by their ids. */
  readonly tags: readonly string[];
  readonly scheme: TagScheme;
  /** Of all tokens; `undefined` as of `rate`. */
  readonly whole: Rating | undefined;
  /** `undefined` where words are cut otherwise without their neighbours: then nothing can be said of them. */
  readonly rate: (sentences: KeptTokens) => Promise<readonly (Rating | undefined)[]>;
}

/** Of tags from a token on: the product of their probabilities. */
export function probabilityOfTags(
  { probabilities }: Rating,
  from: number,
  wanted: readonly number[],
  tags: number,
): number {
  return wanted.reduce((product, tag, i) => product * (probabilities[(from + i) * tags + tag] as number), 1);
}

/** The tokens of a sentence with what was made of each. */
export function describeTokens(
  tokens: readonly Token[],
  { best, probabilities }: Rating,
  tags: readonly string[],
): readonly ExplainedToken[] {
  return tokens.map((token, t) => {
    const tag = best[t] as number;
    return { ...token, tag: tags[tag] as string, probability: probabilities[t * tags.length + tag] as number };
  });
}

/**
 * Says what the tags of a mention rest on.
 *
 * @param wanted its tags, of the tokens from `first` on.
 * @param weigh as of {@link KeptRater}.
 * @param beam of {@link reduceInput}.
 */
export async function explainMention(
  { label, first, wanted }: { readonly label: string; readonly first: number; readonly wanted: readonly number[] },
  { tokens, tags, scheme, whole, rate }: RatedSentence,
  weigh: (sentences: KeptTokens, judge: KeptRater['judge']) => ReturnType<KeptRater['weigh']>,
  beam: number,
): Promise<ExplainedMention> {
  const end = first + wanted.length;
  const judge: KeptRater['judge'] = async (sentences) =>
    (await rate(sentences)).map((rating, i) => {
      if (!rating) return { isSame: false, probability: 0 };
      const at = (sentences[i] ?? []).indexOf(first);
      // That a mention goes on beyond its words would be another prediction.
      const isSame = tagsToSpans(
        Array.from(rating.best, (tag) => tags[tag] as string),
        { scheme },
      ).some((span) => span.start === at && span.end === at + wanted.length && span.label === label);
      return { isSame, probability: probabilityOfTags(rating, at, wanted, tags.length) };
    });
  const rater: KeptRater = { judge, weigh: (sentences) => weigh(sentences, judge) };
  const [importance] = await rater.weigh([tokens.map((_, t) => t)]);
  return {
    label,
    first,
    end,
    probability: whole ? probabilityOfTags(whole, first, wanted, tags.length) : 0,
    importance: Array.from(importance ?? []),
    reduction: await reduceInput(tokens.length, { first, end }, rater, beam),
  };
}

/** What a tagger says of sentences from which words were taken out, each given by the tokens that are kept of it. */
export interface KeptRater {
  /** Whether the mention has the tags it had, and the probability of those tags. */
  readonly judge: (
    sentences: KeptTokens,
  ) => Promise<readonly { readonly isSame: boolean; readonly probability: number }[]>;
  /** Of each kept token, how much the tags rest on it. */
  readonly weigh: (sentences: KeptTokens) => Promise<readonly ArrayLike<number>[]>;
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
