import { cutsPair } from './offset-map.ts';
import type { CharSpan, Document, Entity, Corpus } from './types.ts';

/** A fault of a document's entities, as {@link findFaults} tells it. */
export interface Fault {
  readonly code:
    | 'offset-out-of-range'
    | 'offset-cuts-character'
    | 'empty-entity'
    | 'bad-fragments'
    | 'duplicate-entity-id'
    | 'overlapping-entities';
  readonly entity: Entity;
  /** The other one, where two entities overlap or share an id. */
  readonly other?: Entity;
}

/** The layer of an entity that names none. */
export const DEFAULT_LAYER = 'phi';

interface Layered {
  readonly layer?: string | undefined;
}

export function layerOf({ layer = DEFAULT_LAYER }: Layered): string {
  return layer;
}

/** Whether an entity is of the layer of sensitive mentions. */
export function isOfDefaultLayer(entity: Layered): boolean {
  return layerOf(entity) === DEFAULT_LAYER;
}

/** The mentions of the default layer, in order; of some labels alone, where they are given. */
export function mentionsOf({ entities }: Pick<Document, 'entities'>, labels?: ReadonlySet<string>): readonly Entity[] {
  return entities
    .filter((entity) => isOfDefaultLayer(entity) && (labels?.has(entity.label) ?? true))
    .toSorted(compareEntities);
}

/** The spans of a mention: its fragments, or all of it. */
export function piecesOf(entity: CharSpan & Pick<Entity, 'fragments'>): readonly CharSpan[] {
  return entity.fragments ?? [entity];
}

/**
 * Finds what is wrong with the entities of a text. Overlaps are looked for within a layer only, by fragment where a
 * mention has them; each overlapping entity is named once, with the first one it overlaps.
 *
 * @param entities sorted by {@link compareEntities}.
 */
export function findFaults(text: string, entities: readonly Entity[]): readonly Fault[] {
  const faults: Fault[] = [];
  const ids = new Map<string, Entity>();
  const open = new Map<string, Entity[]>(); // by layer: entities that may still reach the next one
  const cuts = ({ start, end }: CharSpan) => cutsPair(text, start) || cutsPair(text, end);
  for (const entity of entities) {
    if (!(Number.isInteger(entity.start) && Number.isInteger(entity.end))) {
      faults.push({ code: 'offset-out-of-range', entity });
      continue;
    }
    if (entity.start < 0 || entity.end > text.length || entity.start > entity.end) {
      faults.push({ code: 'offset-out-of-range', entity });
      continue;
    }
    if (entity.start === entity.end) {
      faults.push({ code: 'empty-entity', entity });
      continue;
    }
    if (cuts(entity) || entity.fragments?.some(cuts)) faults.push({ code: 'offset-cuts-character', entity });
    if (entity.fragments && !fragmentsFit(entity, entity.fragments)) faults.push({ code: 'bad-fragments', entity });
    const twin = ids.get(entity.id);
    if (twin) faults.push({ code: 'duplicate-entity-id', entity, other: twin });
    ids.set(entity.id, entity);
    const layer = layerOf(entity);
    const reach = (open.get(layer) ?? []).filter((other) => other.end > entity.start);
    const other = reach.find((candidate) => overlap(candidate, entity));
    if (other) faults.push({ code: 'overlapping-entities', entity, other });
    reach.push(entity);
    open.set(layer, reach);
  }
  return faults;
}

function fragmentsFit(entity: Entity, fragments: readonly CharSpan[]): boolean {
  if (fragments.length < 2 || fragments[0]?.start !== entity.start || fragments.at(-1)?.end !== entity.end)
    return false;
  return fragments.every((part, i) => part.start < part.end && part.start >= (fragments[i - 1]?.end ?? 0));
}

/** Whether a stretch of text is nothing but white space within a line, or is empty. */
export function isGap(text: string, start: number, end: number): boolean {
  return start <= end && /^[^\S\r\n]*$/.test(text.slice(start, end));
}

/** No name, date or address is longer; what is labelled so are paragraphs, and what nobody ended. */
export const LONGEST_MENTION = 1000;

/** The stretches of a mention that are written over one by one: itself, or of one that is longer than any name as many words each as a name may have. */
export function cutLongMention(text: string, { start, end }: CharSpan): readonly CharSpan[] {
  if (end - start <= LONGEST_MENTION) return [{ start, end }];
  const spans: CharSpan[] = [];
  for (let from = start, to = start; from < end; from = to) {
    to = end - from <= LONGEST_MENTION ? end : borderBefore(text, from, from + LONGEST_MENTION);
    const piece = text.slice(from, to);
    if (piece.trim() !== '') spans.push({ start: to - piece.trimStart().length, end: from + piece.trimEnd().length });
  }
  return spans.length > 0 ? spans : [{ start, end }];
}

/** Behind the last white space up to a place; where there is none, a place between two characters. */
function borderBefore(text: string, from: number, place: number): number {
  for (let at = place; at > from; at--) if (/\s/u.test(text.charAt(at - 1))) return at;
  return cutsPair(text, place) ? place - 1 : place;
}

/** Tells, of ascending places, where the mentions that begin before each end at last; 0 where none does. Mentions sorted by start. */
export function createReach(entities: readonly CharSpan[]): (place: number) => number {
  let [next, reach] = [0, 0];
  return (place) => {
    for (; (entities[next]?.start ?? Infinity) < place; next++)
      reach = Math.max(reach, (entities[next] as CharSpan).end);
    return reach;
  };
}

type Place = Pick<Entity, 'start' | 'end' | 'fragments'>;

/** Whether two spans or mentions share a character; discontinuous ones are compared fragment by fragment. */
export function overlap(a: Place, b: Place): boolean {
  if (!a.fragments && !b.fragments) return a.start < b.end && b.start < a.end;
  const others = piecesOf(b);
  return piecesOf(a).some((x) => others.some((y) => x.start < y.end && y.start < x.end));
}

/** The order of entities in a document: by start, the longer first, then by id so that the order is total. */
export function compareEntities(a: Entity, b: Entity): number {
  return a.start - b.start || b.end - a.end || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/**
 * Makes a document: sorts its entities, checks them and freezes it.
 *
 * @param options.overlaps `allow` lets entities of one layer overlap; `refuse` is the default.
 * @throws TypeError naming the first fault by offsets and ids, never by text.
 */
export function createDocument(doc: Document, options: { overlaps?: 'refuse' | 'allow' } = {}): Document {
  const entities = doc.entities.toSorted(compareEntities);
  const fault = findFaults(doc.text, entities).find(
    ({ code }) => code !== 'overlapping-entities' || options.overlaps !== 'allow',
  );
  if (fault) throw new TypeError(`document ${JSON.stringify(doc.id)}: ${describeFault(fault, doc.text.length)}`);
  return freezeDocument({ ...doc, entities });
}

/**
 * Gives ids that no entity has: a prefix and running numbers.
 *
 * @param after the numbers begin behind it.
 */
export function createFreshIds(entities: readonly Entity[], prefix: string, after = 0): () => string {
  let taken: ReadonlySet<string> | undefined; // many ask for none
  let number = after;
  return () => {
    taken ??= new Set(entities.map(({ id }) => id));
    let id: string;
    do id = `${prefix}${++number}`;
    while (taken.has(id));
    return id;
  };
}

/**
 * The document with other entities in place of those of the default layer. They get ids that no entity of the document had, so
 * that relations and notes of the source never point at a mention they do not mean.
 *
 * @param found in the order in which they are numbered.
 */
export function replaceDefaultLayer(doc: Document, found: readonly Omit<Entity, 'id'>[]): Document {
  const entities: Entity[] = doc.entities.filter(({ layer }) => layer !== undefined && layer !== DEFAULT_LAYER);
  const freshId = createFreshIds(doc.entities, 'T');
  for (const entity of found) entities.push({ id: freshId(), ...entity });
  return createDocument({ ...doc, entities }, { overlaps: 'allow' }); // those of other layers may
}

/** Says in words what a fault is, with offsets and ids but without text. */
export function describeFault(fault: Fault, length: number): string {
  const { entity, other } = fault;
  const span = `entity ${JSON.stringify(entity.id)} [${entity.start}, ${entity.end})`;
  switch (fault.code) {
    case 'offset-out-of-range':
      // NaN stands for what no character has.
      return Number.isNaN(entity.start + entity.end) ? `entity ${JSON.stringify(entity.id)} lies outside the text: were its offsets counted in bytes or another unit, or on another version of the text?` : `${span} lies outside the text of ${length} UTF-16 units`; // prettier-ignore
    case 'offset-cuts-character':
      return `${span} or a fragment of it ends inside a surrogate pair, in the middle of a character; count offsets in UTF-16 units, with a border before or after both units of the pair`;
    case 'empty-entity':
      return `${span} is empty`;
    case 'bad-fragments':
      return `${span} has fragments that overlap, are empty or do not span it`;
    case 'duplicate-entity-id':
      return `two entities have the id ${JSON.stringify(entity.id)}`;
    case 'overlapping-entities':
      return `${span} overlaps entity ${JSON.stringify(other?.id)} [${other?.start}, ${other?.end}) of the same layer`;
  }
}

/** Freezes a document with its entities; what lies deeper (`meta`, `attributes`, the envelope) is shared, not frozen. */
export function freezeDocument(doc: Document): Document {
  for (const entity of doc.entities) Object.freeze(entity);
  Object.freeze(doc.entities);
  return Object.freeze(doc);
}

/** Spans and entities together, each run of overlapping ones made one span: so no border lies inside an entity. */
export function joinAcrossEntities(spans: readonly CharSpan[], entities: readonly CharSpan[]): readonly CharSpan[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans, ...entities].toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Documents in memory as a corpus; it can be iterated again. */
export function toCorpus(documents: Corpus | readonly Document[]): Corpus {
  if (Symbol.asyncIterator in documents) return documents;
  return {
    async *[Symbol.asyncIterator]() {
      yield* documents;
    },
  };
}

/** All documents of a corpus, in memory. */
export async function collectDocuments(corpus: Corpus | readonly Document[]): Promise<Document[]> {
  const documents: Document[] = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}

/**
 * Refuses a corpus that the first pass would use up, so that the second found nothing and nobody were told.
 *
 * @param job who reads it, as the beginning of a sentence.
 * @throws TypeError for iterators, generators among them, and for streams.
 */
export function requireRereadable(corpus: Corpus | readonly Document[], job: string): void {
  const isIterator = 'next' in corpus && typeof corpus.next === 'function';
  const isStream = 'pipe' in corpus || 'getReader' in corpus;
  if (!isIterator && !isStream) return;
  throw new TypeError(
    `${job} reads its corpus twice, and this one can be read only once: pass an array of documents, or an object that can be ` +
      'iterated again, such as readCorpus returns',
  );
}
