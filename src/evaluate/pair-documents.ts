import { PalimpsestError } from '../core/errors.ts';
import type { Corpus, Document } from '../core/types.ts';

/** A gold document with the predicted one of its id, if there is one. */
export interface DocumentPair {
  /** 0-based place in the gold corpus. */
  readonly index: number;
  readonly gold: Document;
  readonly predicted?: Document;
}

/**
 * Pairs two corpora by document id, whatever their order. Both are read in step, so that only documents whose partner has not
 * come yet are in memory: none, where the order is the same. Gold documents without a partner come last.
 *
 * @param onExtra told the id of each predicted document that no gold one has, after all pairs.
 * @throws PalimpsestError `duplicate-document-id`.
 */
export async function* pairDocuments(
  gold: Corpus,
  predicted: Corpus,
  onExtra: (id: string) => void,
): AsyncGenerator<DocumentPair> {
  const golds = createReader(gold, 'gold');
  const predictions = createReader(predicted, 'predicted');
  const waitingGold = new Map<string, { readonly index: number; readonly gold: Document }>();
  const waitingPredicted = new Map<string, Document>();
  try {
    for (let index = 0; ; index++) {
      const own = await golds.next();
      const other = await predictions.next();
      if (own === undefined && other === undefined) break;
      if (own !== undefined && own.id === other?.id) {
        yield { index, gold: own, predicted: other };
        continue;
      }
      if (other !== undefined) waitingPredicted.set(other.id, other);
      if (own !== undefined) waitingGold.set(own.id, { index, gold: own });
      for (const id of [own?.id, other?.id]) {
        const left = id === undefined ? undefined : waitingGold.get(id);
        const right = id === undefined ? undefined : waitingPredicted.get(id);
        if (left === undefined || right === undefined) continue;
        waitingGold.delete(right.id);
        waitingPredicted.delete(right.id);
        yield { ...left, predicted: right };
      }
    }
    yield* waitingGold.values();
    for (const id of waitingPredicted.keys()) onExtra(id);
  } finally {
    await golds.close();
    await predictions.close();
  }
}

function createReader(corpus: Corpus, side: string) {
  const iterator = corpus[Symbol.asyncIterator]();
  const ids = new Set<string>();
  let done = false;
  return {
    async next(): Promise<Document | undefined> {
      if (done) return undefined;
      const step = await iterator.next();
      if (step.done) {
        done = true;
        return undefined;
      }
      const { id } = step.value;
      if (ids.has(id)) {
        throw new PalimpsestError('duplicate-document-id', `the ${side} corpus has two documents of this id`, {
          place: { documentId: id },
          hint: 'Documents are paired by id: give each its own.',
        });
      }
      ids.add(id);
      return step.value;
    },
    async close(): Promise<void> {
      if (!done) await iterator.return?.();
    },
  };
}

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
