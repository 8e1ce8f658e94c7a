import { parseJson } from '../../core/collections.ts';
import { createCodePointMap } from './code-points.ts';
import { isObject, type JsonObject, withFields } from './json-record.ts';

/** How a cell or a string writes spans. Plain data. */
export interface SpanStyle {
  /** `[start, end, label]`, or objects. */
  readonly isTriple: boolean;
  /** Of a triple the label comes first. */
  readonly isLabelFirst?: true;
  /** The names of an object's fields. */
  readonly start: string;
  readonly end: string;
  readonly label: string;
  /** The end is the length. */
  readonly isLength?: true;
  /** A span has a list of labels; where it has a copy of its text too it is Label Studio's, which counts UTF-16 units. */
  readonly hasLabels: boolean;
  /** The field of an object that has the list. */
  readonly inside?: string;
  /** Whether spans have ids and copies of their text. */
  readonly hasId: boolean;
  readonly hasText: boolean;
}

export interface StatedSpans {
  /** With `start`, `end` (code points) and `label`, and what else they say; not checked. */
  readonly items: readonly JsonObject[];
  /** Absent where the list is empty. */
  readonly style?: SpanStyle;
}

/** Names of fields as {@link findField} compares them, the likeliest first. */
export const TEXT_FIELDS = [
  'text',
  'fulltext',
  'sourcetext',
  'unmaskedtext',
  'generatedtext',
  'notetext',
  'document',
  'content',
  'sentence',
  'note',
];
export const LIST_FIELDS = ['entities', 'spans', 'ents', 'privacymask', 'annotations', 'annotation', 'labels', 'label'];
export const START_FIELDS = [
  'start',
  'startoffset',
  'startposition',
  'startchar',
  'startindex',
  'begin',
  'beginoffset',
  'from',
  'offset',
];
export const END_FIELDS = ['end', 'endoffset', 'endposition', 'endchar', 'endindex', 'to'];
const LENGTH = 'length';
export const LABEL_FIELDS = [
  'label',
  'type',
  'entitytype',
  'entitygroup',
  'entity',
  'tag',
  'labelname',
  'category',
  'categories',
];
/** What a span's copy of its text is called; it tells what offsets count. */
const SURFACE_FIELDS = ['text', 'spantext', 'value', 'content', 'quote', 'surface'];
/** Ids of documents, of records that have none under that name. */
export const ID_FIELDS = ['id', 'docid', 'documentid', 'uid', 'externalid'];

/** The name that is one of the fields but for case, blanks, lines and hyphens. */
export function findField(names: readonly string[], fields: readonly string[]): string | undefined {
  const plain = names.map((name) => name.replaceAll(/[\s_-]/g, '').toLowerCase());
  const field = fields.find((one) => plain.includes(one));
  return field === undefined ? undefined : names[plain.indexOf(field)];
}

const DEFAULT_STYLE: SpanStyle = { isTriple: false, start: 'start', end: 'end', label: 'label', hasLabels: false, hasId: false, hasText: false }; // prettier-ignore

/** How pandas and Python write a cell without a value. */
const NOTHING = /^\s*(?:nan|none|null|<na>)?\s*$/i;

/**
 * The spans that a string states, as JSON or as Python prints lists of dicts or tuples; none where it is empty.
 *
 * @param text what they count in.
 * @returns `undefined` where it is no list of spans.
 */
export function parseSpans(cell: string, text: string): StatedSpans | undefined {
  if (NOTHING.test(cell)) return { items: [] };
  return /^\s*[[({]/.test(cell) ? readSpans(parseJson(cell) ?? parseJson(pythonToJson(cell) ?? ''), text) : undefined;
}

/** The spans that a list of them states, or an object that has such a list; `undefined` where it is none. */
export function readSpans(value: unknown, text: string): StatedSpans | undefined {
  const inside = isObject(value) ? findField(Object.keys(value).filter((name) => Array.isArray(value[name])), LIST_FIELDS) : undefined; // prettier-ignore
  const list = isObject(value) && inside !== undefined ? value[inside] : value;
  if (!Array.isArray(list)) return undefined;
  if (list.length === 0) return { items: [] };
  const own = styleOf(list[0]);
  if (!own || !list.every((item) => fits(item, own))) return undefined;
  const style = inside === undefined ? own : { ...own, inside };
  const map = countsUtf16(list, style, text) ? createCodePointMap(text) : undefined;
  const count = (offset: unknown) =>
    map && (offset as number) >= 0 && (offset as number) <= text.length ? map.toCodePoints(offset as number) : offset;
  const items = (list as readonly unknown[]).flatMap((item) => {
    if (Array.isArray(item)) {
      const [start, end, label] = inOrder(item as readonly unknown[], style);
      return [{ start, end, label }];
    }
    const { [style.start]: start, [style.end]: _end, [style.label]: label, ...rest } = item as JsonObject;
    return labelsOf(label).map((one) => ({
      ...rest,
      start: count(start),
      end: count(endIn(item as JsonObject, style)),
      label: one,
    }));
  });
  // Some list what is outside of mentions too.
  return { items: items.filter(({ label }) => label !== 'O'), style };
}

/** Whether spans count UTF-16 units, as Label Studio does, and whoever's copies of the text say so. */
function countsUtf16(list: readonly unknown[], style: SpanStyle, text: string): boolean {
  if (style.isTriple || !/\p{Surrogate}|[\u{10000}-\u{10ffff}]/u.test(text)) return false;
  if (style.hasLabels && style.hasText) return true;
  const items = list as readonly JsonObject[];
  const surface = findField(Object.keys(items[0] as JsonObject), SURFACE_FIELDS);
  if (surface === undefined) return false;
  const points = [...text];
  const areAt = (at: (start: number, end: number) => string) => items.every((item) => at(item[style.start] as number, endIn(item, style)) === item[surface]); // prettier-ignore
  return !areAt((start, end) => points.slice(start, end).join('')) && areAt((start, end) => text.slice(start, end));
}

const endIn = (item: JsonObject, { start, end, isLength }: SpanStyle): number =>
  isLength ? (item[start] as number) + (item[end] as number) : (item[end] as number);

/** The labels that a value states: one, a list, or the names of objects. */
const labelsOf = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map((one) => (isObject(one) ? one['name'] : one));

function styleOf(item: unknown): SpanStyle | undefined {
  if (Array.isArray(item))
    return { ...DEFAULT_STYLE, isTriple: true, ...(typeof item[0] === 'string' && { isLabelFirst: true }) };
  if (!isObject(item)) return undefined;
  const names = Object.keys(item);
  const hasLabels = Array.isArray(item['labels']);
  const [start, end] = [findField(names, START_FIELDS), findField(names, [...END_FIELDS, LENGTH])];
  const label = hasLabels ? 'labels' : findField(names, LABEL_FIELDS);
  if (start === undefined || end === undefined || label === undefined) return undefined;
  const isLength = end.toLowerCase() === LENGTH;
  return { isTriple: false, start, end, label, ...(isLength && { isLength }), hasLabels, hasId: 'id' in item, hasText: 'text' in item }; // prettier-ignore
}

/** The start, the end and the label of a triple. */
const inOrder = (item: readonly unknown[], { isLabelFirst }: SpanStyle) =>
  isLabelFirst ? ([item[1], item[2], item[0]] as const) : ([item[0], item[1], item[2]] as const);

function fits(item: unknown, style: SpanStyle): boolean {
  const { isTriple, start, end, label } = style;
  const isSpan = (from: unknown, to: unknown, name: unknown) =>
    Number.isInteger(from) && Number.isInteger(to) && typeof name === 'string';
  if (isTriple)
    return Array.isArray(item) && item.length === 3 && isSpan(...inOrder(item as readonly unknown[], style));
  if (!isObject(item)) return false;
  const labels = labelsOf(item[label]);
  return labels.length > 0 && labels.every((name) => isSpan(item[start], item[end], name));
}

/** Spans as a string in that style: JSON, which Python's `ast.literal_eval` reads as well. */
export function formatSpans(items: readonly JsonObject[], text: string, style: SpanStyle = DEFAULT_STYLE): string {
  const { start, end, label, hasLabels, hasId, hasText, inside } = style;
  const map = createCodePointMap(text);
  const list = items.map((item) => {
    const { start: from, end: to, label: name } = item;
    if (style.isTriple) return style.isLabelFirst ? [name, from, to] : [from, to, name];
    const [first, last] = [map.toUtf16(from as number), map.toUtf16(to as number)];
    return {
      ...(hasId && { id: item['id'] }),
      [start]: hasLabels && hasText ? first : from,
      [end]: style.isLength ? (to as number) - (from as number) : hasLabels && hasText ? last : to,
      ...(hasText && { text: text.slice(first, last) }),
      [label]: hasLabels ? [name] : name,
      ...withFields(item, { id: undefined, start: undefined, end: undefined, label: undefined, text: undefined }),
    };
  });
  return JSON.stringify(inside === undefined ? list : { [inside]: list });
}

const PIECE = /\s+|np\.\w+\((-?[\d.]+)\)|(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)|([[({])|([\])}])|([,:])|[ru]?('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(True|False|None|nan)\b/suy; // prettier-ignore
const WORDS: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null', nan: 'null' };
const CLOSING: Readonly<Record<string, string>> = { ')': ']', ']': ']', '}': '}' };

/** What Python prints of lists, tuples, dicts, strings and numbers, as JSON; `undefined` where it is something else. */
export function pythonToJson(source: string): string | undefined {
  const pieces: string[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < source.length) {
    const found = PIECE.exec(source);
    if (!found) return undefined;
    const [, boxed, number, open, close, mark, string, word] = found;
    if (close !== undefined && pieces.at(-1) === ',') pieces.pop(); // (3, 9, 'PER'),
    if (open !== undefined && /[\]}]/.test(pieces.at(-1) ?? '')) pieces.push(','); // NumPy has none in arrays
    if (string !== undefined) pieces.push(JSON.stringify(unescape(string.slice(1, -1))));
    else if (found[0].trim() !== '') pieces.push(boxed ?? number ?? (open === '(' ? '[' : open) ?? CLOSING[close ?? ''] ?? mark ?? WORDS[word ?? ''] ?? ''); // prettier-ignore
  }
  return pieces.join('');
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function unescape(string: string): string {
  return string.replaceAll(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|(.))/gisu,
    (_, x: string, u: string, long: string, char: string) => {
      const code = x ?? u ?? long;
      return code === undefined ? (ESCAPES[char] ?? char) : String.fromCodePoint(Math.min(0x10_ff_ff, Number.parseInt(code, 16))); // prettier-ignore
    },
  );
}
