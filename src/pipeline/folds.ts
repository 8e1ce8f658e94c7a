import { createRng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';
import { createMetaFields, groupOf } from './meta-field.ts';

/**
 * Deals documents out to the folds of cross-validation, by a draw keyed by id: the same whatever their order. Folds differ by
 * one group at most.
 *
 * @param by key of `meta`: documents with the same value are in the same fold.
 * @returns the fold of each document, from 0.
 * @throws PalimpsestError `unknown-field` where no document has the key.
 * @throws TypeError where there are fewer groups than folds.
 */
export function dealFolds(documents: readonly Document[], folds: number, seed: number, by?: string): readonly number[] {
  if (by !== undefined) {
    const fields = createMetaFields();
    for (const doc of documents) fields.add(doc);
    fields.require(by);
  }
  const order = createRng(seed).fork('folds');
  const groups = [...new Set(documents.map((doc) => groupOf(doc, by)))]
    .map((group) => ({ group, draw: order.fork(group).int(2 ** 32) }))
    .toSorted((a, b) => a.draw - b.draw || (a.group < b.group ? -1 : 1));
  if (groups.length < folds) {
    throw new TypeError(`${groups.length} groups of documents are too few for ${folds} folds`);
  }
  const places = new Map(groups.map(({ group }, place) => [group, place % folds]));
  return documents.map((doc) => places.get(groupOf(doc, by)) as number);
}
