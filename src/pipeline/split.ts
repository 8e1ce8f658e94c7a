import { divideIntoUnits, type Unit } from '../augment/segments.ts';
import { createRng } from '../core/rng.ts';
import { requireRereadable } from '../core/document.ts';
import type { Corpus, Document } from '../core/types.ts';
import { createAnalyser } from '../text/analyse.ts';
import { addCount, ownValue } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { nearestName } from '../core/edit-distance.ts';

/** The group of a document: those with the same value of a field of `meta`; without a value, itself. */
function groupOf({ id, meta }: Document, field: string | undefined): string {
  const value = field === undefined ? undefined : ownValue(meta, field);
  return value === undefined || value === null ? `id=${id}` : `${field}=${JSON.stringify(value)}`;
}

/** Which fields of `meta` the documents of a corpus have, gathered while it is read. */
export interface MetaFields {
  add(doc: Document): void;
  /**
   * A field that no document has would part what belongs together, unsaid.
   *
   * @throws PalimpsestError `unknown-field`, naming the nearest and those there are.
   */
  require(field: string): void;
  /** The fields seen, for `merge`. */
  state(): readonly string[];
  merge(seen: readonly string[]): void;
}

export function createMetaFields(): MetaFields {
  const seen = new Set<string>();
  return {
    add({ meta }) {
      if (meta) for (const key of Object.keys(meta)) seen.add(key);
    },
    state: () => [...seen],
    merge: (more) => more.forEach((key) => seen.add(key)),
    require(field) {
      if (seen.has(field)) return;
      const nearest = nearestName(field, seen);
      throw new PalimpsestError('unknown-field', `no document has ${JSON.stringify(field)} in its meta`, {
        hint:
          nearest === undefined
            ? 'No document has any meta: its format may have none.'
            : `Did you mean ${nearest}? The fields are: ${[...seen].toSorted().join(', ')}.`,
      });
    },
  };
}

export type SplitName = 'train' | 'dev' | 'test';

export interface SplitOptions {
  /** Shares of train, dev and test; PHICON's 7:1:2 (§3.1) when absent. They need not add up to anything. */
  readonly ratio?: readonly [number, number, number];
  /** Keep only this share of the training split, for learning curves. The smaller share is part of the larger. */
  readonly fraction?: number;
  /** What is dealt out; whole documents when absent. */
  readonly unit?: Unit;
  /** Key of `meta`: documents with the same value stay together. */
  readonly by?: string;
  readonly seed?: number;
  /** Language, for sentence borders. */
  readonly language?: string;
}

/** A corpus with the split that each of its units belongs to; `undefined` for those that `fraction` leaves out. */
export type SplitCorpus = AsyncIterable<readonly [SplitName | undefined, Document]>;

const NAMES: readonly SplitName[] = ['train', 'dev', 'test'];

/**
 * Splits a corpus. Groups (patients, templates, or single units) are put in the order of a keyed draw and dealt out until
 * each split has its share of units, so the shares are as exact as the groups allow, and the same seed gives the same
 * split whatever the order of the files. Two passes: ids first, then documents.
 *
 * @throws PalimpsestError `unknown-field` where no document has the key of `by`.
 * @throws TypeError for shares that are negative or all zero, and for a corpus that can be read only once, such as a generator.
 */
export async function splitCorpus(
  corpus: Corpus | readonly Document[],
  options: SplitOptions = {},
): Promise<SplitCorpus> {
  requireRereadable(corpus, 'splitCorpus');
  const { ratio = [7, 1, 2], fraction = 1, unit = 'document', by, seed = 13, language = 'en' } = options;
  const whole = ratio[0] + ratio[1] + ratio[2];
  if (ratio.some((share) => !(share >= 0)) || !(whole > 0)) {
    throw new TypeError(`a ratio is three numbers from 0, such as 7:1:2, not ${ratio.join(':')}`);
  }
  if (!(fraction > 0 && fraction <= 1)) throw new TypeError(`a fraction is above 0 and at most 1, not ${fraction}`);
  const analyse = createAnalyser(language);

  async function* units(): AsyncGenerator<readonly [group: string, doc: Document]> {
    for await (const doc of corpus) {
      fields.add(doc);
      const group = groupOf(doc, by);
      // The parts of a document without a group are dealt out one by one.
      const isAlone = group === `id=${doc.id}`;
      for (const { document } of divideIntoUnits(doc, analyse(doc), unit))
        yield [isAlone ? `id=${document.id}` : group, document];
    }
  }

  const fields = createMetaFields();
  const sizes = new Map<string, number>();
  let total = 0;
  for await (const [group] of units()) {
    addCount(sizes, group);
    total++;
  }
  if (by !== undefined) fields.require(by);
  const order = createRng(seed).fork('split');
  const dealt = [...sizes]
    .map(([group, size]) => ({ group, size, draw: order.fork(group).int(2 ** 32) }))
    .toSorted((a, b) => a.draw - b.draw || (a.group < b.group ? -1 : 1));
  const places = new Map<string, SplitName | undefined>();
  let split = 0;
  let filled = 0;
  const borders = [ratio[0], ratio[0] + ratio[1], whole].map((share) => (share / whole) * total);
  const training = (borders[0] as number) * fraction;
  for (const { group, size } of dealt) {
    // A group goes where its middle falls: then no split is off by more than half a group.
    while (split < 2 && filled + size / 2 > (borders[split] as number)) split++;
    const beyond = split === 0 && filled + size / 2 > training;
    places.set(group, beyond ? undefined : NAMES[split]);
    filled += size;
  }
  return {
    async *[Symbol.asyncIterator]() {
      for await (const [group, doc] of units()) yield [places.get(group), doc] as const;
    },
  };
}

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
