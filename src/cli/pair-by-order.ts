import type { Corpus, Document } from '../core/types.ts';

/**
 * Formats without ids number documents by the name of their file, so the same documents in another file have other ids. Where
 * no id of the predicted corpus is one of the gold corpus and both have as many documents, they are paired by their order:
 * the predicted documents get the ids of the gold ones.
 */
export async function pairByOrder(
  gold: Corpus,
  predicted: Corpus,
): Promise<{ readonly corpus: Corpus; readonly isByOrder: boolean }> {
  const ids: string[] = [];
  for await (const { id } of gold) ids.push(id);
  const known = new Set(ids);
  let count = 0;
  for await (const { id } of predicted) {
    if (known.has(id)) return { corpus: predicted, isByOrder: false };
    count++;
  }
  if (count !== ids.length || count === 0) return { corpus: predicted, isByOrder: false };
  return { corpus: { [Symbol.asyncIterator]: () => rename(predicted, ids) }, isByOrder: true };
}

async function* rename(corpus: Corpus, ids: readonly string[]): AsyncGenerator<Document> {
  let next = 0;
  for await (const doc of corpus) yield { ...doc, id: ids[next++] as string };
}
