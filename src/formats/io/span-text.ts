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

export const TEXT_FIELDS = ['text', 'full_text', 'source_text', 'note_text', 'document', 'content', 'sentence', 'note'];
export const LIST_FIELDS = [
  'entities',
  'spans',
  'ents',
  'privacy_mask',
  'annotations',
  'annotation',
  'labels',
  'label',
];
export const START_FIELDS = [
  'start',
  'start_offset',
  'start_position',
  'start_char',
  'startOffset',
  'begin',
  'begin_offset',
  'beginOffset',
  'from',
];
export const END_FIELDS = ['end', 'end_offset', 'end_position', 'end_char', 'endOffset', 'to'];
export const LABEL_FIELDS = [
  'label',
  'type',
  'entity_type',
  'entity_group',
  'entity',
  'tag',
  'label_',
  'labelName',
  'category',
];

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
  const inside = isObject(value) ? LIST_FIELDS.find((name) => Array.isArray(value[name])) : undefined;
  const list = isObject(value) && inside !== undefined ? value[inside] : value;
  if (!Array.isArray(list)) return undefined;
  if (list.length === 0) return { items: [] };
  const own = styleOf(list[0]);
  if (!own || !list.every((item) => fits(item, own))) return undefined;
  const style = inside === undefined ? own : { ...own, inside };
  const map = style.hasLabels && style.hasText && /\p{Surrogate}|[\u{10000}-\u{10ffff}]/u.test(text) ? createCodePointMap(text) : undefined; // prettier-ignore
  const count = (offset: unknown) =>
    map && (offset as number) >= 0 && (offset as number) <= text.length ? map.toCodePoints(offset as number) : offset;
  const items = (list as readonly unknown[]).flatMap((item) => {
    if (Array.isArray(item)) {
      const [start, end, label] = inOrder(item as readonly unknown[], style);
      return [{ start, end, label }];
    }
    const { [style.start]: start, [style.end]: end, [style.label]: label, ...rest } = item as JsonObject;
    const labels: readonly unknown[] = style.hasLabels ? (label as unknown[]) : [label];
    return labels.map((one) => ({ ...rest, start: count(start), end: count(end), label: one }));
  });
  return { items, style };
}

function styleOf(item: unknown): SpanStyle | undefined {
  if (Array.isArray(item))
    return { ...DEFAULT_STYLE, isTriple: true, ...(typeof item[0] === 'string' && { isLabelFirst: true }) };
  if (!isObject(item)) return undefined;
  const find = (fields: readonly string[]) => fields.find((field) => field in item);
  const hasLabels = Array.isArray(item['labels']);
  const [start, end, label] = [find(START_FIELDS), find(END_FIELDS), hasLabels ? 'labels' : find(LABEL_FIELDS)];
  if (start === undefined || end === undefined || label === undefined) return undefined;
  return { isTriple: false, start, end, label, hasLabels, hasId: 'id' in item, hasText: 'text' in item };
}

/** The start, the end and the label of a triple. */
const inOrder = (item: readonly unknown[], { isLabelFirst }: SpanStyle) =>
  isLabelFirst ? ([item[1], item[2], item[0]] as const) : ([item[0], item[1], item[2]] as const);

function fits(item: unknown, style: SpanStyle): boolean {
  const { isTriple, start, end, label, hasLabels } = style;
  const isSpan = (from: unknown, to: unknown, name: unknown) =>
    Number.isInteger(from) && Number.isInteger(to) && typeof name === 'string';
  if (isTriple)
    return Array.isArray(item) && item.length === 3 && isSpan(...inOrder(item as readonly unknown[], style));
  if (!isObject(item)) return false;
  const labels = hasLabels ? item[label] : [item[label]];
  return Array.isArray(labels) && labels.length > 0 && labels.every((name) => isSpan(item[start], item[end], name));
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
      [end]: hasLabels && hasText ? last : to,
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
function pythonToJson(source: string): string | undefined {
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
      // prettier-ignore
      const code = x ?? u ?? long;
      return code === undefined ? (ESCAPES[char] ?? char) : String.fromCodePoint(Math.min(0x10_ff_ff, Number.parseInt(code, 16))); // prettier-ignore
    },
  );
}
