import { obtain } from '../../core/collections.ts';
import { z } from 'zod';
import {
  createUnlearnable,
  labelSequences,
  reportUnlearnable,
  applyTags,
  divideIntoSequences,
  type LabelledSequence,
} from '../sequences.ts';
import type { TaggerFamily, TrainedTagger } from '../types.ts';
import { readModelFile } from '../model-store.ts';

export const settings = z.strictObject({
  foldCase: z.boolean().default(false).describe('look up tokens that training never had in lower case'),
});

type DictionarySettings = z.output<typeof settings>;

/** How often each token had each tag in training. */
interface TagCounts {
  /** Sorted; `O` is among them. */
  readonly tags: readonly string[];
  /** Sorted by token; the counts are in the order of `tags`, trailing zeros left out. */
  readonly tokens: readonly (readonly [token: string, counts: readonly number[]])[];
}

export function countTags(sequences: readonly LabelledSequence[]): TagCounts {
  const tags = [...new Set(['O', ...sequences.flatMap((sequence) => sequence.tags)])].toSorted();
  const tagIds = new Map(tags.map((tag, id) => [tag, id]));
  const table = new Map<string, number[]>();
  for (const sequence of sequences) {
    sequence.tokens.forEach(({ text }, i) => {
      const counts = obtain(table, text, () => []);
      const id = tagIds.get(sequence.tags[i] as string) as number;
      while (counts.length <= id) counts.push(0);
      counts[id] = (counts[id] as number) + 1;
    });
  }
  return { tags, tokens: [...table].toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}

function createDictionaryTagger(counts: TagCounts, language: string, settings: DictionarySettings): TrainedTagger {
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

const countsSchema = z.strictObject({
  tags: z.array(z.string()),
  tokens: z.array(z.tuple([z.string(), z.array(z.int().min(0))])),
});
const configSchema = z.object({ language: z.string(), settings });

/** The baseline of every study: each token gets the tag it had most often in training, whatever stands around it. */
export const dictionary: TaggerFamily<DictionarySettings> = {
  name: 'dictionary',
  description: 'the most frequent tag of each token in training; a baseline',
  tagsApart: true,
  settings,
  async train(documents, chosen, { language, onNotice }) {
    const unlearnable = createUnlearnable();
    const counts = countTags(documents.flatMap((doc) => labelSequences(doc, language, 'IOB2', unlearnable)));
    reportUnlearnable(unlearnable, onNotice);
    return createDictionaryTagger(counts, language, chosen);
  },
  async load(store, config) {
    const { language, settings: chosen } = configSchema.parse(config);
    const bytes = await readModelFile(store, 'counts.json');
    const counts: TagCounts = countsSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return createDictionaryTagger(counts, language, chosen);
  },
};
