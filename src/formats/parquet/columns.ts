import type { SchemaElement, SchemaTree } from 'hyparquet';
import { PalimpsestError } from '../../core/errors.ts';
import { isObject, type JsonObject } from '../io/json-record.ts';

/** A column of a Parquet file. Plain data. */
export interface Column {
  readonly name: string;
  /** Its part of the schema, parents before children. */
  readonly elements: readonly SchemaElement[];
  /** What Hugging Face `datasets` calls its feature, as the file's footer has it. */
  readonly feature?: unknown;
}

/** What a column of our own holds. */
export type Shape = 'string' | 'int32' | 'int64' | { readonly list: Shape } | { readonly struct: Readonly<Record<string, Shape>> }; // prettier-ignore

/** A column of our own: every value may be null, as Arrow writes them. */
export function columnOf(name: string, shape: Shape): Column {
  return { name, elements: elementsOf(name, shape), feature: featureOf(shape) };
}

function elementsOf(name: string, shape: Shape): SchemaElement[] {
  const own = { name, repetition_type: 'OPTIONAL' as const };
  if (shape === 'string') return [{ ...own, type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } }]; // prettier-ignore
  if (shape === 'int32') return [{ ...own, type: 'INT32' }];
  if (shape === 'int64') return [{ ...own, type: 'INT64' }];
  if ('list' in shape) {
    const list = { name: 'list', repetition_type: 'REPEATED' as const, num_children: 1 };
    return [{ ...own, num_children: 1, converted_type: 'LIST' }, list, ...elementsOf('element', shape.list)];
  }
  const fields = Object.entries(shape.struct);
  return [{ ...own, num_children: fields.length }, ...fields.flatMap(([field, of]) => elementsOf(field, of))];
}

/** In the notation that all versions of `datasets` since 2.0 read. */
function featureOf(shape: Shape): unknown {
  if (typeof shape === 'string') return { dtype: shape, _type: 'Value' };
  if ('struct' in shape)
    return Object.fromEntries(Object.entries(shape.struct).map(([name, of]) => [name, featureOf(of)]));
  if (typeof shape.list === 'object' && 'struct' in shape.list) return [featureOf(shape.list)];
  return { feature: featureOf(shape.list), _type: 'Sequence' };
}

/** The feature of a list of classes. */
export function classesFeature(names: readonly string[]): unknown {
  return { feature: { names, _type: 'ClassLabel' }, _type: 'Sequence' };
}

/** The columns of a file that was read. @param features as its footer states them. */
export function columnsOf(root: SchemaTree, features: JsonObject): readonly Column[] {
  return root.children.map((tree) => {
    const { name } = tree.element;
    // What must be there in the source may be missing from a derived document.
    const elements = preorder(tree).map((element): SchemaElement =>
      element.repetition_type === 'REPEATED' ? element : { ...element, repetition_type: 'OPTIONAL' },
    );
    return { name, elements, feature: features[name] ?? featureOfTree(tree) };
  });
}

const VALUES = new Map([['INT32', 'int32'], ['INT64', 'int64'], ['FLOAT', 'float32'], ['DOUBLE', 'float64'], ['BOOLEAN', 'bool']]); // prettier-ignore

/** The feature of a column whose file states none; `undefined` for types that are rare beside text. */
function featureOfTree({ element, children }: SchemaTree): unknown {
  const { type = '', converted_type, logical_type, num_children = 0 } = element;
  if (num_children === 0) {
    const isText = converted_type === 'UTF8' || logical_type?.type === 'STRING';
    const isPlain = (converted_type ?? logical_type) === undefined;
    const dtype = isText ? 'string' : isPlain ? VALUES.get(type) : undefined;
    return dtype && { dtype, _type: 'Value' };
  }
  if (isList(element)) {
    const inner = children[0]?.children[0];
    const feature = inner && featureOfTree(inner);
    return feature && (isObject(feature) && '_type' in feature ? { feature, _type: 'Sequence' } : [feature]);
  }
  const fields = children.map((child) => [child.element.name, featureOfTree(child)] as const);
  return fields.every(([, feature]) => feature !== undefined) ? Object.fromEntries(fields) : undefined;
}

function preorder(tree: SchemaTree): SchemaElement[] {
  return [tree.element, ...tree.children.flatMap(preorder)];
}

/** Whether values of all its leaves can be written. */
export function isWritable({ elements }: Column): boolean {
  return elements.every(
    ({ type, converted_type, logical_type, repetition_type, num_children }) =>
      type !== 'INT96' &&
      (repetition_type !== 'REPEATED' || num_children === 1) &&
      converted_type !== 'INTERVAL' &&
      converted_type !== 'BSON' &&
      converted_type !== 'MAP' &&
      !/^(?:VARIANT|GEO|MAP)/.test(logical_type?.type ?? ''),
  );
}

/** A value as Parquet has it, as JSON has it: numbers where they are exact, else digits. Bytes stay bytes. */
export function toJsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (Array.isArray(value)) return value.map(toJsonValue);
  if (ArrayBuffer.isView(value)) {
    if (value instanceof Uint8Array) return value;
    return Array.from(value as unknown as ArrayLike<number | bigint>, toJsonValue);
  }
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJsonValue(item)]));
  return value ?? null;
}

/** The value of a column that a JSON value stands for. @throws PalimpsestError `unwritable-value`, without the value. */
export function toParquetValue(column: Column, value: unknown): unknown {
  let next = 0;
  return convert(value);

  function convert(item: unknown): unknown {
    const element = column.elements[next++] as SchemaElement;
    const children = element.num_children ?? 0;
    if (children === 0) return leaf(element, item);
    return isList(element) ? list(item) : struct(element, item);
  }

  /** Each item is converted by the same elements. */
  function list(item: unknown): unknown {
    const from = ++next; // past the repeated group
    if (item !== null && item !== undefined && !Array.isArray(item)) throw unfit();
    const items = (item ?? null) as readonly unknown[] | null;
    const converted = items?.map((one) => {
      next = from;
      return convert(one);
    });
    next = from;
    skip();
    return converted ?? null;
  }

  function struct({ num_children = 0 }: SchemaElement, item: unknown): unknown {
    if (item !== null && item !== undefined && !isObject(item)) throw unfit();
    const fields: Record<string, unknown> = {};
    for (let i = 0; i < num_children; i++) {
      const { name } = column.elements[next] as SchemaElement;
      const field = convert(item?.[name] ?? null);
      if (item) fields[name] = field;
    }
    return item ? fields : null;
  }

  function skip(): void {
    const { num_children = 0 } = column.elements[next++] as SchemaElement;
    for (let i = 0; i < num_children; i++) skip();
  }

  function leaf({ type, converted_type, logical_type }: SchemaElement, item: unknown): unknown {
    if (item === null || item === undefined) return null;
    if (item instanceof Uint8Array) return item;
    const isText = converted_type === 'UTF8' || logical_type?.type === 'STRING' || converted_type === 'ENUM';
    switch (type) {
      case 'BOOLEAN':
        if (typeof item === 'boolean') return item;
        break;
      case 'INT64':
        if (Number.isSafeInteger(item) || (typeof item === 'string' && /^-?\d{1,19}$/.test(item)))
          return BigInt(item as number | string);
        break;
      case 'INT32':
        if (Number.isSafeInteger(item)) return item;
        break;
      case 'BYTE_ARRAY':
        if (converted_type === 'JSON' || converted_type === 'DECIMAL') return item;
        if (isText || typeof item === 'string') return typeof item === 'string' ? item : JSON.stringify(item);
        break;
      default: // decimal numbers, UUIDs
        return item;
    }
    throw unfit();
  }

  function unfit(): PalimpsestError {
    return new PalimpsestError('unwritable-value', `a value does not fit the type of the column ${JSON.stringify(column.name)}`); // prettier-ignore
  }
}

function isList(element: SchemaElement): boolean {
  return element.converted_type === 'LIST' || element.logical_type?.type === 'LIST';
}

/** A feature as data cards write it; `undefined` for kinds that say more (images, translations …). */
export function toCardFeature(name: string, feature: unknown): JsonObject | undefined {
  const type = cardType(feature);
  return type && { name, ...type };
}

function cardType(feature: unknown): JsonObject | undefined {
  if (Array.isArray(feature)) return cardList(feature[0]);
  if (!isObject(feature)) return undefined;
  const { _type: type } = feature;
  if (type === 'Value') return { dtype: feature['dtype'] };
  if (type === 'ClassLabel')
    return { dtype: { class_label: { names: Object.fromEntries(Object.entries(feature['names'] as object)) } } };
  if (type === 'Sequence' || type === 'List' || type === 'LargeList') return cardList(feature['feature']);
  const fields = type === undefined ? cardFields(feature) : undefined;
  return fields && { struct: fields };
}

function cardList(inner: unknown): JsonObject | undefined {
  if (isObject(inner) && inner['_type'] === undefined) {
    const fields = cardFields(inner);
    return fields && { list: fields };
  }
  const type = cardType(inner);
  if (!type) return undefined;
  return 'dtype' in type ? { sequence: type['dtype'] } : { sequence: type };
}

function cardFields(struct: JsonObject): readonly JsonObject[] | undefined {
  const fields = Object.entries(struct).map(([name, feature]) => toCardFeature(name, feature));
  return fields.every((field) => field !== undefined) ? fields : undefined;
}
