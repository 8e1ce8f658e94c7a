import { applyEdits } from '../../core/apply-edits.ts';
import { DEFAULT_LAYER, createDocument } from '../../core/document.ts';
import type { Rng } from '../../core/rng.ts';
import type { Document, Entity } from '../../core/types.ts';
import type { SurrogateType } from '../../surrogates/types.ts';

/** How a corpus writes the names of people: shares that generated text is brought to. */
export interface NameHabits {
  /** Of the mentions of a label: those in capitals throughout. */
  readonly capitals: ReadonlyMap<string, number>;
  /** Of the given names beside a family name: those that stand after it. */
  readonly familyFirst: number;
}

const NAMES: ReadonlySet<SurrogateType> = new Set(['patient', 'doctor', 'person', 'given-name', 'family-name']);
/** Fewer are exceptions, not a habit. */
const HABIT = 0.05;
const CAPITALS = /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*$/u;

/** @param types what the labels of the corpus mean. */
export function studyNames(
  sample: readonly Pick<Document, 'text' | 'entities'>[],
  types: ReadonlyMap<string, SurrogateType>,
): NameHabits {
  const written = new Map<string, { all: number; capitals: number }>();
  let [pairs, swapped] = [0, 0];
  for (const { text, entities } of sample) {
    for (const { label, start, end } of entities) {
      if (!NAMES.has(types.get(label) as SurrogateType)) continue;
      const counts = written.get(label) ?? { all: 0, capitals: 0 };
      written.set(label, counts);
      counts.all++;
      if (CAPITALS.test(text.slice(start, end))) counts.capitals++;
    }
    for (const { isFamilyFirst } of pairsIn(text, entities, types)) {
      pairs++;
      if (isFamilyFirst) swapped++;
    }
  }
  const shares = [...written].map(([label, { all, capitals }]) => [label, capitals / all] as const);
  return {
    capitals: new Map(shares.filter(([, share]) => share >= HABIT)),
    familyFirst: pairs > 0 && swapped / pairs >= HABIT ? swapped / pairs : 0,
  };
}

/** The document with as many of its names in capitals, and as many family names first, as the corpus has. */
export function followNames(
  doc: Document,
  { capitals, familyFirst }: NameHabits,
  types: ReadonlyMap<string, SurrogateType>,
  rng: Rng,
): Document {
  if (capitals.size === 0 && familyFirst === 0) return doc;
  const written = new Map(doc.entities.map((entity) => [entity.id, { ...entity, text: doc.text.slice(entity.start, entity.end) }])); // prettier-ignore
  const pairs = familyFirst === 0 ? [] : pairsIn(doc.text, doc.entities, types);
  for (const { first, second, isFamilyFirst } of pairs) {
    if (isFamilyFirst || !rng.fork('order', first.id).chance(familyFirst)) continue;
    const [one, other] = [written.get(first.id), written.get(second.id)];
    if (one === undefined || other === undefined) continue;
    written.set(first.id, { ...one, label: other.label, text: other.text });
    written.set(second.id, { ...other, label: one.label, text: one.text });
  }
  // Of somebody whose names are not both in capitals it is those that are so more often.
  const leaders = new Map(pairs.map(({ first, second }) => [second.id, first.id]));
  for (const [id, entity] of written) {
    const share = (entity.layer ?? DEFAULT_LAYER) === DEFAULT_LAYER ? (capitals.get(entity.label) ?? 0) : 0;
    if (share > 0 && rng.fork('capitals', leaders.get(id) ?? id).chance(share)) entity.text = entity.text.toUpperCase();
  }
  const edits = doc.entities.flatMap(({ id, start, end }) => {
    const replacement = written.get(id)?.text ?? '';
    return replacement === doc.text.slice(start, end) ? [] : [{ start, end, replacement }];
  });
  const { entities, ...rest } = applyEdits(doc, edits);
  return createDocument({ ...rest, entities: entities.map((entity) => ({ ...entity, label: written.get(entity.id)?.label ?? entity.label })) }); // prettier-ignore
}

interface Pair {
  readonly first: Entity;
  readonly second: Entity;
  readonly isFamilyFirst: boolean;
}

/** Given and family names with a blank between. */
function pairsIn(
  text: string,
  entities: readonly Entity[],
  types: ReadonlyMap<string, SurrogateType>,
): readonly Pair[] {
  return entities.flatMap<Pair>((first, i) => {
    const second = entities[i + 1];
    if (second === undefined || text.slice(first.end, second.start) !== ' ') return [];
    const [one, other] = [types.get(first.label), types.get(second.label)];
    if (one === 'given-name' && other === 'family-name') return [{ first, second, isFamilyFirst: false }];
    return one === 'family-name' && other === 'given-name' ? [{ first, second, isFamilyFirst: true }] : [];
  });
}
