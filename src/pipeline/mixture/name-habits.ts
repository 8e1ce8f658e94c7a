import { applyEdits } from '../../core/apply-edits.ts';
import { createDocument, isOfDefaultLayer } from '../../core/document.ts';
import type { Rng } from '../../core/rng.ts';
import type { Document, Entity } from '../../core/types.ts';
import type { SurrogateType } from '../../surrogates/types.ts';

/** How a corpus writes the names of people: shares that generated text is brought to. */
export interface NameHabits {
  /** Of the mentions of a label: those in capitals throughout. */
  readonly capitals: ReadonlyMap<string, number>;
  /** Of the given names beside a family name: those that stand after it. */
  readonly familyFirst: number;
  /** How pairs of names are written that begin with the given and with the family name; none where there are few. */
  readonly pairs: Readonly<Record<Order, readonly PairStyle[]>>;
}

type Order = 'given-family' | 'family-given';

/** How a name is written: `J.`, `J`, `JEAN`, `Jean`. */
const FORMS = ['dotted', 'initial', 'capitals', 'plain'] as const;
type Form = (typeof FORMS)[number];

/** How two names beside each other are written, and how often. */
interface PairStyle {
  readonly first: Form;
  readonly second: Form;
  readonly count: number;
}

const NAMES: ReadonlySet<SurrogateType> = new Set(['patient', 'doctor', 'person', 'given-name', 'family-name']);
/** Fewer are exceptions, not a habit. */
const HABIT = 0.05;
/** Pairs of an order that tell how others of it are written. */
const ENOUGH = 10;
/** Of each part of a double name, the first letter. */
const INITIALS = /^\p{Lu}(?:\.-?\p{Lu}|-\p{Lu})*\.?$/u;
const CAPITALS = /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*$/u;

/** @param types what the labels of the corpus mean. */
export function studyNames(
  sample: readonly Pick<Document, 'text' | 'entities'>[],
  types: ReadonlyMap<string, SurrogateType>,
): NameHabits {
  const written = new Map<string, { all: number; capitals: number }>();
  const pairs: Record<Order, PairStyle[]> = { 'given-family': [], 'family-given': [] };
  for (const { text, entities } of sample) {
    for (const { label, start, end } of entities) {
      if (!NAMES.has(types.get(label) as SurrogateType)) continue;
      const counts = written.get(label) ?? { all: 0, capitals: 0 };
      written.set(label, counts);
      counts.all++;
      if (CAPITALS.test(text.slice(start, end))) counts.capitals++;
    }
    for (const { first, second, order } of pairsIn(text, entities, types)) {
      const formOfMention = ({ start, end }: Entity) => formOf(text.slice(start, end));
      pairs[order].push({ first: formOfMention(first), second: formOfMention(second), count: 1 });
    }
  }
  const shares = [...written].map(([label, { all, capitals }]) => [label, capitals / all] as const);
  const swapped = pairs['family-given'].length / (pairs['given-family'].length + pairs['family-given'].length || 1);
  return {
    capitals: new Map(shares.filter(([, share]) => share >= HABIT)),
    familyFirst: swapped >= HABIT ? swapped : 0,
    pairs: { 'given-family': countStyles(pairs['given-family']), 'family-given': countStyles(pairs['family-given']) },
  };
}

/** Each way that is no exception once, with how often it is. */
function countStyles(pairs: readonly PairStyle[]): readonly PairStyle[] {
  if (pairs.length < ENOUGH) return [];
  return FORMS.flatMap((first) => FORMS.map((second) => ({ first, second })))
    .map((style) => ({
      ...style,
      count: pairs.filter(({ first, second }) => first === style.first && second === style.second).length,
    }))
    .filter(({ count }) => count >= HABIT * pairs.length);
}

function formOf(name: string): Form {
  if (INITIALS.test(name)) return name.endsWith('.') ? 'dotted' : 'initial';
  return CAPITALS.test(name) ? 'capitals' : 'plain';
}

function writeAs(name: string, form: Form): string {
  if (form === 'capitals') return name.toUpperCase();
  if (form === 'plain' || INITIALS.test(name)) return name;
  const letters = name.split('-').flatMap((part) => /\p{L}/u.exec(part)?.[0].toUpperCase() ?? []);
  return letters.length === 0 ? name : letters.map((letter) => (form === 'dotted' ? `${letter}.` : letter)).join('-');
}

/** The document with as many of its names in capitals, as initials, and as many family names first, as the corpus has. */
export function followNames(
  doc: Document,
  { capitals, familyFirst, pairs: styles }: NameHabits,
  types: ReadonlyMap<string, SurrogateType>,
  rng: Rng,
): Document {
  const hasStyle = Object.values(styles)
    .flat()
    .some(({ first, second }) => first !== 'plain' || second !== 'plain');
  if (capitals.size === 0 && familyFirst === 0 && !hasStyle) return doc;
  const written = new Map(doc.entities.map((entity) => [entity.id, { ...entity, text: doc.text.slice(entity.start, entity.end) }])); // prettier-ignore
  const pairs = pairsIn(doc.text, doc.entities, types);
  const decided = new Set<string>(); // in capitals or not
  for (const { first, second, order } of pairs) {
    const [one, other] = [written.get(first.id), written.get(second.id)];
    if (one === undefined || other === undefined) continue;
    const isSwapped = order === 'given-family' && rng.fork('order', first.id).chance(familyFirst);
    const [before, after] = isSwapped ? [other, one] : [one, other];
    const style = drawStyle(styles[isSwapped ? 'family-given' : order], rng.fork('style', first.id));
    if (style) [first.id, second.id].forEach((id) => decided.add(id));
    written.set(first.id, { ...one, label: before.label, text: writeAs(before.text, style?.first ?? 'plain') });
    written.set(second.id, { ...other, label: after.label, text: writeAs(after.text, style?.second ?? 'plain') });
  }
  // Of somebody whose names are not both in capitals it is those that are so more often.
  const leaders = new Map(pairs.map(({ first, second }) => [second.id, first.id]));
  for (const [id, entity] of written) {
    if (decided.has(id)) continue;
    const share = isOfDefaultLayer(entity) ? (capitals.get(entity.label) ?? 0) : 0;
    if (share > 0 && rng.fork('capitals', leaders.get(id) ?? id).chance(share)) entity.text = entity.text.toUpperCase();
  }
  const edits = doc.entities.flatMap(({ id, start, end }) => {
    const replacement = written.get(id)?.text ?? '';
    return replacement === doc.text.slice(start, end) ? [] : [{ start, end, replacement }];
  });
  const { entities, ...rest } = applyEdits(doc, edits);
  return createDocument({ ...rest, entities: entities.map((entity) => ({ ...entity, label: written.get(entity.id)?.label ?? entity.label })) }); // prettier-ignore
}

function drawStyle(styles: readonly PairStyle[], rng: Rng): PairStyle | undefined {
  const total = styles.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  let left = rng.int(total);
  return styles.find(({ count }) => (left -= count) < 0);
}

interface Pair {
  readonly first: Entity;
  readonly second: Entity;
  readonly order: Order;
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
    if (one === 'given-name' && other === 'family-name') return [{ first, second, order: 'given-family' }];
    return one === 'family-name' && other === 'given-name' ? [{ first, second, order: 'family-given' }] : [];
  });
}
