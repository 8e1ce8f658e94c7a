import { addCount, obtain, ownValue } from '../../core/collections.ts';
import { addCounts, createCounter } from '../../core/counter.ts';
import type { Document } from '../../core/types.ts';
import { fold } from '../../text/fold.ts';
import { textOf } from './cover.ts';

export interface KAnonymity {
  readonly labels: readonly string[];
  readonly k: number;
  /** Documents, or people where documents name one, with at least one of the labels. */
  readonly units: number;
  readonly unit: 'document' | 'person';
  /** Those with none of them, left out. */
  readonly without: number;
  /** Different combinations. */
  readonly groups: number;
  /** Units of the smallest group: the k that the corpus has. */
  readonly smallest: number;
  /** Units in groups of fewer than k. */
  readonly below: number;
  /** Units whose combination nobody else has. */
  readonly unique: number;
  /** Derived units whose combination is that of exactly one unit of the source. */
  readonly singlesOut: number;
}

/**
 * K-anonymity (Sweeney 2002, "k-anonymity: a model for protecting privacy", section 3) of the derived corpus: a unit's
 * combination is the set of its mention texts of each quasi-identifying label, ignoring case and accents.
 *
 * @param personField key of `meta` that tells whose document it is; where no document has it, a document is a unit.
 */
export function createKAnonymity(labels: readonly string[], k: number, personField = 'patient') {
  const source = createUnits(labels, personField);
  const derived = createUnits(labels, personField);
  return {
    addSource: (doc: Document) => source.add(doc),
    addDerived: (doc: Document) => derived.add(doc),
    take: derived.take,
    merge: derived.merge,
    result(): KAnonymity {
      const groups = groupUnits(derived.combinations());
      const ofSource = groupUnits(source.combinations());
      const sizes = [...groups.values()];
      return {
        labels: [...labels],
        k,
        units: sumOf(sizes),
        unit: derived.hasPeople() ? 'person' : 'document',
        without: derived.count() - sumOf(sizes),
        groups: groups.size,
        smallest: sizes.length === 0 ? 0 : sizes.reduce((a, b) => Math.min(a, b)),
        below: sumOf(sizes.filter((size) => size < k)),
        unique: sizes.filter((size) => size === 1).length,
        singlesOut: sumOf([...groups].flatMap(([key, size]) => (ofSource.get(key) === 1 ? [size] : []))),
      };
    },
  };
}

function sumOf(list: Iterable<number>): number {
  let total = 0;
  for (const value of list) total += value;
  return total;
}

function createUnits(labels: readonly string[], personField: string) {
  const counter = createCounter(
    () => ({ units: new Map<string, Set<string>>(), people: false, documents: 0 }),
    (counts, more) => {
      for (const [key, values] of more.units) {
        const place = /^d (\d+)$/.exec(key)?.[1];
        const moved = place === undefined ? key : `d ${counts.documents + Number(place)}`;
        addCounts(
          obtain(counts.units, moved, () => new Set()),
          values,
        );
      }
      counts.people ||= more.people;
      counts.documents += more.documents;
    },
  );
  return {
    add(doc: Document): void {
      const person = ownValue(doc.meta, personField);
      const isKnown = typeof person === 'string' || typeof person === 'number';
      const { counts } = counter;
      counts.people ||= isKnown;
      // Copies of one person's documents are other people: the copy's number belongs to the key.
      const key = isKnown ? `p ${person} ${doc.derivedFrom?.copy ?? 0}` : `d ${counts.documents}`;
      counts.documents++;
      const values = obtain(counts.units, key, () => new Set());
      for (const entity of doc.entities)
        if (labels.includes(entity.label)) values.add(`${entity.label}\u0000${fold(textOf(doc, entity))}`);
    },
    take: counter.take,
    merge: counter.merge,
    count: () => counter.counts.units.size,
    hasPeople: () => counter.counts.people,
    combinations: () => [...counter.counts.units.values()],
  };
}

function groupUnits(combinations: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const groups = new Map<string, number>();
  for (const values of combinations) {
    if (values.size === 0) continue;
    const key = [...values].toSorted().join('\u0001');
    addCount(groups, key);
  }
  return groups;
}

/** Whether documents that state no source can be told to be of a certain one all the same. */
export interface Linkable {
  /** Whether the corpus was made so that its documents state no source: they are then not linked by anything they state. */
  readonly isUnlinkable: boolean;
  /** Documents that state no source, or whose statement was not looked at. */
  readonly documents: number;
  /** Of these, those that can be linked in one way or the other. */
  readonly found: number;
  /** By the id of a source document, or the source that they state in spite of it. */
  readonly byId: number;
  /** By wording outside mentions: the nearest source is nearer than {@link NEAR}. */
  readonly byText: number;
}

/** Jaccard's coefficient of the word 3-grams: of two different documents it is hardly ever so high. */
export const NEAR = 0.5;

export function createLinkable(isUnlinkable: boolean) {
  const counter = createCounter(() => ({ documents: 0, found: 0, byId: 0, byText: 0 }));
  return {
    /** @param similarity to the nearest source. */
    add(hasSourceId: boolean, similarity: number): void {
      const { counts } = counter;
      const isNear = similarity > NEAR;
      counts.documents++;
      if (hasSourceId) counts.byId++;
      if (isNear) counts.byText++;
      if (hasSourceId || isNear) counts.found++;
    },
    take: counter.take,
    merge: counter.merge,
    result: (): Linkable => ({ isUnlinkable, ...counter.counts }),
  };
}
