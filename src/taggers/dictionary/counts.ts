import type { LabelledSequence } from '../sequences.ts';

/** How often each token had each tag in training. */
export interface TagCounts {
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
      let counts = table.get(text);
      if (!counts) table.set(text, (counts = []));
      const id = tagIds.get(sequence.tags[i] as string) as number;
      while (counts.length <= id) counts.push(0);
      counts[id] = (counts[id] as number) + 1;
    });
  }
  return { tags, tokens: [...table].toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}
