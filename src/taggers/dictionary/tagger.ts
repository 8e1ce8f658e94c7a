import { applyTags, divideIntoSequences } from '../sequences.ts';
import type { TrainedTagger } from '../types.ts';
import type { TagCounts } from './counts.ts';
import type { DictionarySettings } from './settings.ts';

export function createDictionaryTagger(
  counts: TagCounts,
  language: string,
  settings: DictionarySettings,
): TrainedTagger {
  const labels = [...new Set(counts.tags.filter((tag) => tag !== 'O').map((tag) => tag.slice(2)))].toSorted();
  return {
    family: 'dictionary',
    labels,
    config: { language, settings },
    async *tag(docs, { recallBias = 0 } = {}) {
      const lookUp = createLookUp(counts, settings.foldCase, recallBias);
      for await (const doc of docs) {
        const sequences = divideIntoSequences(doc, language);
        const tags = sequences.map(({ tokens }) => tokens.map(({ text }) => lookUp(text)));
        yield applyTags(doc, sequences, tags, 'IOB2');
      }
    },
    save: (store) => store.write('counts.json', new TextEncoder().encode(JSON.stringify(counts))),
  };
}

/**
 * The tag of each token: the most frequent one; of equally frequent ones that of a mention, then the one that sorts first. A
 * token that training did not have gets `O`.
 *
 * @param recallBias taken off the logarithm of the count of `O`.
 */
function createLookUp({ tags, tokens }: TagCounts, foldCase: boolean, recallBias: number): (token: string) => string {
  const outside = tags.indexOf('O');
  const odds = Math.exp(-recallBias);
  const choose = (counts: readonly number[]): string => {
    let best = outside;
    let most = (counts[outside] ?? 0) * odds;
    counts.forEach((count, id) => {
      if (id === outside || count === 0) return;
      if (count > most || (count === most && best === outside)) [best, most] = [id, count];
    });
    return tags[best] as string;
  };
  const exact = new Map(tokens.map(([token, counts]) => [token, choose(counts)]));
  if (!foldCase) return (token) => exact.get(token) ?? 'O';
  const sums = new Map<string, number[]>();
  for (const [token, counts] of tokens) {
    const folded = token.toLowerCase();
    const sum = sums.get(folded) ?? tags.map(() => 0);
    counts.forEach((count, id) => (sum[id] = (sum[id] as number) + count));
    sums.set(folded, sum);
  }
  const folded = new Map([...sums].map(([token, sum]) => [token, choose(sum)]));
  return (token) => exact.get(token) ?? folded.get(token.toLowerCase()) ?? 'O';
}
