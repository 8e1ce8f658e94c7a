import { buildDocument, countedBy } from './build-document.ts';
import { createCodePointMap } from './code-points.ts';
import { surfaceOf } from './notes.ts';
import { rememberLast } from '../../core/caches.ts';
import type { ReadContext, WriteContext } from '../../core/corpus-format.ts';
import type { Place } from '../../core/errors.ts';
import type { CharSpan, Document, Entity, Json, Provenance } from '../../core/types.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** One record of a JSON file, parsed. */
export interface JsonRecord {
  readonly value: unknown;
  /** The file and the line where the record starts. */
  readonly place: Place & { readonly file: string; readonly line: number };
  /** Path of the file, relative to the corpus folder. */
  readonly relative: string;
  /** 1-based number of the record within its file. */
  readonly number: number;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reports a record that cannot be read and returns `undefined`. The message must hold no text of the record. */
export function refuse(context: ReadContext, place: Place, code: string, message: string): undefined {
  context.report({ severity: 'error', code, message, place });
  return undefined;
}

/** An entity as a JSON record states it: nothing about its values has been checked. */
export interface StatedEntity {
  readonly id: string;
  readonly start: unknown;
  readonly end: unknown;
  readonly label: unknown;
  readonly layer?: unknown;
  readonly fragments?: unknown;
  readonly attributes?: unknown;
  /** The record's own copy of the entity's text. */
  readonly surface?: unknown;
}

export interface StatedDocument extends Omit<Document, 'entities'> {
  readonly entities: readonly StatedEntity[];
}

/**
 * Checks a document that a JSON record states, converts its offsets to UTF-16 units and builds it; or reports why it cannot
 * be built (see {@link buildDocument}) and returns `undefined`.
 */
export function buildStated(
  doc: StatedDocument,
  unit: 'code-points' | 'utf-16',
  place: Place,
  context: ReadContext,
): Document | undefined {
  const { text } = doc;
  const at = { ...place, documentId: doc.id };
  const map = unit === 'code-points' ? createCodePointMap(text) : undefined;
  const toUtf16 = (offset: unknown): number => {
    if (typeof offset !== 'number' || !Number.isInteger(offset)) return Number.NaN;
    if (map) return map.toUtf16(offset);
    return offset >= 0 && offset <= text.length ? offset : Number.NaN;
  };
  const entities: Entity[] = [];
  for (const stated of doc.entities) {
    const { id, label, layer, fragments, attributes, surface } = stated;
    const name = `entity ${JSON.stringify(id)}`;
    if (typeof label !== 'string' || label === '') return refuse(context, at, 'bad-record', `${name} has no label`);
    const start = toUtf16(stated.start);
    const end = toUtf16(stated.end);
    if (Number.isNaN(start) || Number.isNaN(end)) return refuseOffsets(stated, name, unit);
    let parts: CharSpan[] | undefined;
    if (fragments !== undefined) {
      if (!Array.isArray(fragments)) return refuse(context, at, 'bad-record', `${name}: "fragments" is not a list`);
      parts = fragments.map((part: unknown) =>
        isObject(part)
          ? { start: toUtf16(part['start']), end: toUtf16(part['end']) }
          : { start: Number.NaN, end: Number.NaN },
      );
      if (parts.some((part) => Number.isNaN(part.start) || Number.isNaN(part.end))) {
        return refuse(context, at, 'bad-fragments', `${name} has fragments that lie outside the text`);
      }
    }
    if (layer !== undefined && typeof layer !== 'string') {
      return refuse(context, at, 'bad-record', `${name}: "layer" is not a string`);
    }
    if (attributes !== undefined && !isObject(attributes)) {
      return refuse(context, at, 'bad-record', `${name}: "attributes" is not an object`);
    }
    if (surface !== undefined && typeof surface !== 'string') {
      return refuse(context, at, 'bad-record', `${name}: the copy of its text is not a string`);
    }
    const entity: Mutable<Entity> = { id, start, end, label };
    if (layer !== undefined) entity.layer = layer;
    if (parts) entity.fragments = parts;
    if (attributes !== undefined) entity.attributes = attributes as Record<string, Json>;
    // To the character: unlike files of lines, JSON can state any text.
    if (surface !== undefined && surface !== surfaceOf(text, entity)) {
      const spot = { ...at, start, end };
      const counted = countedBy(text, entity, surface, stated as unknown as CharSpan);
      const what = `${name} states another text than stands at its offsets`;
      return refuse(context, spot, 'surface-mismatch', counted === undefined ? what : `${what}; ${counted}`);
    }
    entities.push(entity);
  }
  return buildDocument({ ...doc, entities }, place, context);

  function refuseOffsets(stated: StatedEntity, name: string, unit: string): undefined {
    const [start, end] = [stated.start, stated.end];
    if (typeof start !== 'number' || typeof end !== 'number') {
      return refuse(context, at, 'bad-record', `${name} has no numeric start and end`);
    }
    const counted = unit === 'code-points' ? 'code points' : 'UTF-16 units';
    const length = map ? map.toCodePoints(text.length) : text.length;
    const what = `${name} [${start}, ${end}) lies outside the text of ${length} ${counted}`;
    // Offsets of another unit are the fault that an emoji or an umlaut before a mention shows.
    const isIn = (size: number): boolean => end > length && end <= size;
    const units = isIn(text.length) ? 'UTF-16 units, as JavaScript does' : isIn(Buffer.byteLength(text)) ? 'bytes' : undefined; // prettier-ignore
    const other =
      units === undefined ? '' : `; the file may count ${units}: the page on formats tells how to make them ${counted}`;
    return refuse(context, at, 'offset-out-of-range', what + other);
  }
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The id of a document, from a string or a number; where the record has none, from its place in the file. */
export function statedId(id: unknown, record: JsonRecord): string {
  if (typeof id === 'string') return id;
  if (typeof id === 'number') return String(id);
  return `${record.relative.replace(/\.[^./]*$/, '')}-${record.number}`;
}

/**
 * One id for each item of a list: its own where it has one, else `T` and its 1-based place; made unique with `~2`, `~3`… The
 * same list always gets the same ids, so that a writer finds the items of the record again.
 */
export function itemIds(own: readonly unknown[]): readonly string[] {
  const seen = new Set<string>();
  return own.map((id, i) => {
    const base = typeof id === 'string' || typeof id === 'number' ? String(id) : `T${i + 1}`;
    let unique = base;
    for (let n = 2; seen.has(unique); n++) unique = `${base}~${n}`;
    seen.add(unique);
    return unique;
  });
}

/** The provenance a record states, where it is complete. */
export function statedProvenance(value: unknown): { derivedFrom?: Provenance } {
  if (!isObject(value)) return {};
  const { id, copy, seed, recipe, steps } = value;
  if (typeof id !== 'string' || typeof recipe !== 'string' || typeof copy !== 'number') return {};
  if (seed !== undefined && typeof seed !== 'number') return {};
  if (!Array.isArray(steps) || !steps.every((step) => typeof step === 'string')) return {};
  return { derivedFrom: { id, copy, ...(seed !== undefined && { seed }), recipe, steps } };
}

/** A copy of a record with some fields set, the others and the order kept. A field set to `undefined` is left out. */
export function withFields(record: JsonObject, fields: JsonObject): JsonObject {
  // By hand, since writers call it once for each entity: spreading and listing entries takes five times as long.
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(record)) setField(result, key, Object.hasOwn(fields, key) ? fields[key] : record[key]);
  for (const key of Object.keys(fields)) if (!Object.hasOwn(record, key)) setField(result, key, fields[key]);
  return result;
}

function setField(record: Record<string, unknown>, key: string, value: unknown): void {
  if (value === undefined) return;
  if (key === '__proto__') Object.defineProperty(record, key, { value, enumerable: true, configurable: true });
  else record[key] = value;
}

/** A record's own id where it still says the same as the document's (a number stays a number), else the document's. */
export function keepId(own: unknown, id: string): unknown {
  return typeof own === 'number' && String(own) === id ? own : id;
}

/**
 * Brings a record's list of entities up to date: its items keep their order, those whose entity is gone are left out, and
 * entities that it does not have come at the end.
 *
 * @param ids the entity id of each item, from {@link itemIds}.
 */
export function updateItems<T>(
  items: readonly T[],
  ids: readonly string[],
  entities: readonly Entity[],
  update: (item: T, entity: Entity) => T,
  create: (entity: Entity) => T,
): T[] {
  const places = placesOf(ids);
  const placed = entities.map((entity) => ({ entity, place: places.get(entity.id) ?? ids.length }));
  // Sorting is stable: entities that the record does not have keep their order.
  placed.sort((a, b) => a.place - b.place);
  return placed.map(({ entity, place }) => (place < ids.length ? update(items[place] as T, entity) : create(entity)));
}

/** Of a record that is cut into many documents, once for all: each has few of its items. */
const placesOf = rememberLast((ids: readonly string[]) => new Map(ids.map((id, i) => [id, i])));

/** The entities of a record as it was read: what was accepted then needs no check now. */
export function sourceEntities(
  text: string,
  stated: readonly { readonly id: string; readonly start: unknown; readonly end: unknown }[],
  unit: 'code-points' | 'utf-16' = 'code-points',
): readonly Entity[] {
  const map = createCodePointMap(text);
  const convert = (offset: unknown) => (unit === 'utf-16' ? (offset as number) : map.toUtf16(offset as number));
  return stated.map(({ id, start, end }) => ({ id, start: convert(start), end: convert(end), label: '' }));
}

/**
 * The entities as a format can write them that knows plain spans only: of a discontinuous mention each fragment on its own,
 * with a warning.
 */
export function plainEntities(doc: Document, context: WriteContext): readonly Entity[] {
  if (!doc.entities.some((entity) => entity.fragments)) return doc.entities;
  return doc.entities.flatMap((entity) => {
    if (!entity.fragments) return [entity];
    const { id, label, start, end } = entity;
    context.report({
      severity: 'warning',
      code: 'split-mention',
      message: `entity ${JSON.stringify(id)} is discontinuous: its parts are written as separate entities`,
      place: { documentId: doc.id, start, end },
    });
    return entity.fragments.map((part, i) => ({ ...part, id: i === 0 ? id : `${id}.${i + 1}`, label }));
  });
}

/**
 * What a record of another tool says about its document, as `meta`: the values that may go along into derived documents in
 * any format, which are those that quote no mention.
 */
export function portableMeta(
  fields: JsonObject,
  text: string,
  entities: readonly Entity[],
): { meta?: Readonly<Record<string, Json>> } {
  const surfaces = entities.map((entity) => text.slice(entity.start, entity.end).toLowerCase());
  const names = new Set(surfaces.flatMap((surface) => surface.match(/[\p{L}\p{M}]{3,}/gu) ?? []));
  const quotes = (value: string) => {
    const folded = value.toLowerCase();
    return (
      surfaces.some((surface) => surface.length > 2 && folded.includes(surface)) ||
      (folded.match(/[\p{L}\p{M}]{3,}/gu) ?? []).some((word) => names.has(word))
    );
  };
  const isPlain = (value: unknown) => value === null || typeof value === 'number' || typeof value === 'boolean';
  const entries = Object.entries(fields).filter(
    ([, value]) => isPlain(value) || (typeof value === 'string' && !quotes(value)),
  );
  return entries.length > 0 ? { meta: Object.fromEntries(entries) as Record<string, Json> } : {};
}

/**
 * The `meta` of a document that was read in another format than it is written in. Of a derived document only numbers and
 * truth values: here nobody knows the source any more, so nobody can say what a string gives away.
 */
export function foreignMeta(doc: Document): Record<string, Json> | undefined {
  if (!doc.meta) return undefined;
  if (doc.envelope?.sealed) return { ...doc.meta };
  const entries = Object.entries(doc.meta);
  const kept = doc.envelope?.edits
    ? entries.filter(([, value]) => typeof value !== 'object' && typeof value !== 'string')
    : entries;
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/**
 * Reports, once for each field, that derived documents are written without it; once for all where mentions were concealed: the name of a field may
 * hold one.
 */
export function createDropReport(context: WriteContext): (doc: Document) => (field: string) => void {
  const told = new Set<string>();
  return (doc) => (field) => {
    const isSealed = doc.envelope?.sealed !== undefined;
    const key = isSealed ? '' : field;
    if (told.has(key)) return;
    told.add(key);
    context.report({
      severity: 'warning',
      code: 'field-dropped',
      message: isSealed
        ? 'fields, or something in them, are not written: what stands beside the text is dropped unless --keep-meta names it'
        : `the field ${JSON.stringify(field)}, or something in it, repeats text of the source or counts in it; derived documents are written without that`,
      place: { documentId: doc.id },
      once: true,
    });
  };
}
