import type { FormatSample } from '../../core/corpus-format.ts';
import { splitJsonArray } from './json-array.ts';
import { parseJson } from './json-lines.ts';

/** What the start of a file looks like as JSON. */
export interface JsonSniff {
  /** `lines`: one value a line; `array`: one list of values; `none`: no JSON. */
  readonly layout: 'lines' | 'array' | 'none';
  /** The first values that stand whole in the sample, up to 50. */
  readonly records: readonly unknown[];
  /** Of a first record too long for the sample: the names of the fields seen. */
  readonly partial: ReadonlySet<string>;
}

const RECORDS = 50;
const NONE: JsonSniff = { layout: 'none', records: [], partial: new Set() };

export function sniffJson(sample: FormatSample): JsonSniff {
  const head = sample.head.trimStart();
  if (!/^(?:\{\s*["}]|\[\s*(?:[[{"\]]|$))/.test(head)) return NONE;
  const records: unknown[] = [];
  const lines = head.split('\n', RECORDS).filter((line) => line.trim() !== '');
  for (const line of lines) {
    const value = parseJson(line);
    if (value !== undefined) records.push(value);
  }
  // A file with some bad lines is still one; a list laid out over lines has none that is a record.
  if (records.length * 2 < lines.length) records.length = 0;
  // A list on one line is a JSON file of records, unless it is a record itself: ["text", {…}].
  const only = records.length === 1 ? records[0] : undefined;
  const isList = Array.isArray(only) && typeof only[0] !== 'string';
  if (records.length > 0 && !isList) return { layout: 'lines', records, partial: new Set() };
  const partial = new Set(Array.from(head.slice(0, 4096).matchAll(/"(\w{1,40})"\s*:/g), (match) => match[1] as string));
  if (!head.startsWith('[')) return { layout: 'lines', records, partial };
  const { elements } = splitJsonArray(head, RECORDS);
  const values = elements.map(parseJson).filter((value) => value !== undefined);
  if (values.length === 0 && /^\[\s*"/.test(head)) return { layout: 'lines', records: values, partial };
  return { layout: 'array', records: values, partial: values.length > 0 ? new Set() : partial };
}

/** The share of the records that fit, or 0 where fewer than half do: a few bad records do not change a file's format. */
export function shareThatFits(records: readonly unknown[], fits: (record: unknown) => boolean): number {
  const share = records.filter(fits).length / records.length;
  return share >= 0.5 ? share : 0;
}
