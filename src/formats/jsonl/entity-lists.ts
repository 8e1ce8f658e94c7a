import { isObject, itemIds, type JsonObject } from '../io/json-record.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';

/** A field of a record that lists entities. */
export interface EntityList {
  readonly field: string;
  /** The layer of its entities, where they do not say. */
  readonly layer: string | undefined;
  readonly items: readonly JsonObject[];
  /** The entity id of each item, unique over all lists of the record. */
  readonly ids: readonly string[];
}

/**
 * The lists of entities of a record: `entities`; or, where it has none, every list whose items all have `start`, `end` and
 * `label`: such a record keeps each layer in a field of its name (`"phi": […], "drug": […]`).
 *
 * @returns `undefined` where `entities` is not a list of objects.
 */
export function entityLists(record: JsonObject): readonly EntityList[] | undefined {
  const entities = record['entities'];
  let fields: readonly (readonly [string, readonly JsonObject[]])[];
  if (entities === undefined || entities === null) {
    fields = Object.entries(record).filter((field): field is [string, readonly JsonObject[]] => isEntityList(field[1]));
  } else if (Array.isArray(entities) && entities.every(isObject)) {
    fields = [['entities', entities]];
  } else {
    return undefined;
  }
  const ids = itemIds(fields.flatMap(([, items]) => items.map((item) => item['id'])));
  let next = 0;
  return fields.map(([field, items]) => ({
    field,
    layer: field === 'entities' || field === DEFAULT_LAYER ? undefined : field,
    items,
    ids: ids.slice(next, (next += items.length)),
  }));
}

function isEntityList(value: unknown): value is readonly JsonObject[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isObject(item) && typeof item['label'] === 'string' && 'start' in item && 'end' in item)
  );
}
