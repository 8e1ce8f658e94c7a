import type { Reduction, ReductionStep } from '../../core/explanation.ts';

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
  let branches: readonly Branch[] = [{ kept: all, steps: [] }];
  for (;;) {
    const [best] = branches as readonly [Branch, ...Branch[]];
    const weights = await rater.weigh(branches.map(({ kept }) => kept));
    const tried = new Map<string, Branch & { readonly removed: number }>();
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

interface Branch {
  readonly kept: readonly number[];
  readonly steps: readonly ReductionStep[];
}

function probabilityOf({ steps }: Branch): number {
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
