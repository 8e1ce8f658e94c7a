import { buildDocument, type RawEntity } from './build-document.ts';
import { createCodePointMap } from './code-points.ts';
import type { ReadContext } from '../../core/corpus-format.ts';
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
  const entities: RawEntity[] = [];
  for (const stated of doc.entities) {
    const { id, label, layer, fragments, attributes, surface } = stated;
    const name = `entity ${JSON.stringify(id)}`;
    if (typeof label !== 'string' || label === '') return refuse(context, at, 'bad-record', `${name} has no label`);
    const start = toUtf16(stated.start);
    const end = toUtf16(stated.end);
    if (Number.isNaN(start) || Number.isNaN(end)) return refuseOffsets(stated, name, unit);
    if (!map && (cutsPair(text, start) || cutsPair(text, end))) {
      return refuse(context, at, 'offset-cuts-character', `${name} starts or ends within a surrogate pair`);
    }
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
    entities.push({
      id,
      start,
      end,
      label,
      ...(layer !== undefined && { layer }),
      ...(parts && { fragments: parts }),
      ...(attributes !== undefined && { attributes: attributes as Record<string, Json> }),
      ...(surface !== undefined && { surface }),
    });
  }
  return buildDocument({ ...doc, entities }, place, context);

  function refuseOffsets(stated: StatedEntity, name: string, unit: string): undefined {
    const [start, end] = [stated.start, stated.end];
    if (typeof start !== 'number' || typeof end !== 'number') {
      return refuse(context, at, 'bad-record', `${name} has no numeric start and end`);
    }
    const counted = unit === 'code-points' ? 'code points' : 'UTF-16 units';
    const length = map ? map.toCodePoints(text.length) : text.length;
    return refuse(
      context,
      at,
      'offset-out-of-range',
      `${name} [${start}, ${end}) lies outside the text of ${length} ${counted}`,
    );
  }
}

function cutsPair(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code >= 0xdc00 && code <= 0xdfff && (text.codePointAt(offset - 1) ?? 0) > 0xffff;
}

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
  if (typeof id !== 'string' || typeof recipe !== 'string' || typeof copy !== 'number' || typeof seed !== 'number')
    return {};
  if (!Array.isArray(steps) || !steps.every((step) => typeof step === 'string')) return {};
  return { derivedFrom: { id, copy, seed, recipe, steps } };
}

/** A copy of a record with some fields set, the others and the order kept. A field set to `undefined` is left out. */
export function withFields(record: JsonObject, fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...record, ...fields }).filter(([, value]) => value !== undefined));
}

/** A record's own id where it still says the same as the document's (a number stays a number), else the document's. */
export function keepId(own: unknown, id: string): unknown {
  return typeof own === 'number' && String(own) === id ? own : id;
}

/** The entities of a document by id. */
export function entitiesById(doc: Document): Map<string, Entity> {
  return new Map(doc.entities.map((entity) => [entity.id, entity]));
}

/** The text of an entity; of a discontinuous one, the fragments joined by a space. */
export function surfaceOf(text: string, entity: Entity): string {
  return (entity.fragments ?? [entity]).map((part) => text.slice(part.start, part.end)).join(' ');
}

/** The texts at the offsets that a record states, counted in code points: what its derived documents must not show. */
export function surfacesAt(text: string, offsets: readonly (readonly [start: unknown, end: unknown])[]): string[] {
  const map = createCodePointMap(text);
  return offsets.map(([start, end]) => text.slice(map.toUtf16(start as number), map.toUtf16(end as number)));
}
