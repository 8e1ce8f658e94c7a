import { parseJson } from '../core/collections.ts';
import type { FormatSample } from '../core/corpus-format.ts';
import { isTag } from '../text/tags.ts';
import { isObject, type JsonObject } from './io/json-record.ts';
import { END_FIELDS, findField, LABEL_FIELDS, START_FIELDS } from './io/span-text.ts';

type Path = readonly (string | number)[];

/** What a list of mentions has, and where: the ways lead from a mention, the last of them to what is counted. */
interface Mention {
  readonly start: Path;
  readonly end: Path;
  /** Absent where a list for each label is told by its name. */
  readonly label: Path | undefined;
}

const STARTS = [...START_FIELDS, 'startpos'];
const ENDS = [...END_FIELDS, 'endpos', 'length'];
const LABELS = [...LABEL_FIELDS, 'displayname', 'name'];
/** So deep are a text and its mentions, and in a mention its offsets. */
const MOST_DEPTH = 5;
const MOST_RECORDS = 20;

/**
 * How records of JSON in a layout that is not read become those that are: a line of Python with their own names, told from the
 * first records. Nothing is told where mentions quote a text that is not at their offsets.
 */
export function jsonRecords({ relative, head }: FormatSample): readonly [message: string, hint: string] | undefined {
  const bare = head.replace(/^\ufeff/, '');
  if (!/^\s*[[{]/.test(bare)) return undefined;
  const file = `open(${JSON.stringify(relative)}, encoding="utf-8")`;
  const lines = bare.split('\n', MOST_RECORDS).map(parseJson).filter(isObject);
  const whole = lines.length > 1 ? undefined : parseCut(bare);
  const groups: (readonly [each: string, records: readonly JsonObject[]])[] = [];
  if (lines.length > 1) groups.push([`map(json.loads, ${file})`, lines]);
  if (isObject(whole)) groups.push([`[json.load(${file})]`, [whole]]);
  for (const [path, list] of listsIn(whole, [])) groups.push([`json.load(${file})${at(path)}`, list]);
  for (const [each, records] of groups) {
    const fields = records.slice(0, MOST_RECORDS).map(fieldsOf).find((found) => found !== undefined); // prettier-ignore
    if (fields === undefined) continue;
    return [
      'these are records of JSON in a layout that is not read',
      `Make them JSON lines, in Python: for record in ${each}: print(json.dumps({${fields}})).`,
    ];
  }
  return undefined;
}

/** What of JSON can be read that is cut somewhere: all before the last comma, with what is open there closed. */
function parseCut(text: string): unknown {
  const whole = parseJson(text);
  if (whole !== undefined) return whole;
  let open = '';
  let last: readonly [end: number, open: string] = [0, ''];
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (char === '"') for (i++; i < text.length && text[i] !== '"'; i++) if (text[i] === '\\') i++;
    if (char === '[' || char === '{') open = (char === '[' ? ']' : '}') + open;
    else if (char === ']' || char === '}') open = open.slice(1);
    else if (char === ',') last = [i, open];
  }
  return parseJson(text.slice(0, last[0]) + last[1]);
}

/** Lists of objects in a value, the outer ones first, with the way to them. */
function* listsIn(value: unknown, path: Path): Generator<readonly [Path, readonly JsonObject[]]> {
  if (Array.isArray(value) && value.every(isObject)) yield [path, value];
  else if (isObject(value) && path.length < MOST_DEPTH)
    for (const [name, inner] of Object.entries(value)) yield* listsIn(inner, [...path, name]);
}

/** A value and all in it, the outer ones first, with the way to them; of a list only what is alone in it. */
function* valuesIn(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (path.length === MOST_DEPTH) return;
  if (isObject(value)) for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, [...path, name]);
  else if (Array.isArray(value) && value.length === 1) yield* valuesIn(value[0], [...path, 0]);
}

const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>((inner, key) => (inner as JsonObject | null | undefined)?.[key], value); // prettier-ignore
const at = (path: Path): string => path.map((key) => `[${JSON.stringify(key)}]`).join('');

/** The fields of a JSON line, in Python, by those of a record that has text and mentions, or tokens with tags. */
function fieldsOf(record: JsonObject): string | undefined {
  for (const [path, list] of valuesIn(record)) {
    if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) continue;
    const fields = tokensIn(path, list) ?? mentionsIn(record, path, list);
    if (fields !== undefined) return fields;
  }
  return undefined;
}

function tokensIn(path: Path, list: readonly JsonObject[]): string | undefined {
  const names = Object.keys(list[0] as JsonObject);
  const named = (fits: (value: string) => boolean) => names.find((name) => list.every(({ [name]: value }) => typeof value === 'string' && fits(value))); // prettier-ignore
  const tag = named(isTag);
  const word = named((value) => /^\S+$/.test(value) && !isTag(value)) ?? named((value) => /^\S+$/.test(value));
  if (list.length < 2 || tag === undefined || word === undefined || word === tag) return undefined;
  const column = (name: string) => `[token${at([name])} for token in record${at(path)}]`;
  return `"tokens": ${column(word)}, "ner_tags": ${column(tag)}`;
}

function mentionsIn(record: JsonObject, path: Path, list: readonly JsonObject[]): string | undefined {
  const mention = mentionOf(list[0] as JsonObject);
  const byLabel = valueAt(record, path.slice(0, -1));
  if (!mention || (!mention.label && !(byLabel !== record && isObject(byLabel) && Object.values(byLabel).every(Array.isArray)))) return undefined; // prettier-ignore
  const isLength = /length$/i.test(mention.end.at(-1) as string);
  // What shares an item of a list with the mentions is the text of a record in that list.
  const isBeside = (way: Path) => !way.some((key, i) => typeof key === 'number' && String(way.slice(0, i)) === String(path.slice(0, i)) && path[i] === key); // prettier-ignore
  const texts = Array.from(valuesIn(record)).filter((one): one is readonly [Path, string] => typeof one[1] === 'string' && isBeside(one[0])); // prettier-ignore
  const judged = texts.toSorted(([, a], [, b]) => b.length - a.length).flatMap(([way, text]) => (isLength ? ['length'] : ['', ' + 1']).map((more) => ({ way, more, fit: fitOf(list, mention, text, more) }))); // prettier-ignore
  // One that is quoted at the offsets, else, where nothing is quoted, the longest.
  const isQuoted = judged.some(({ fit }) => fit === 'elsewhere');
  const best = judged.find(({ fit }) => fit === 'quoted' || (!isQuoted && fit === 'within'));
  if (!best) return undefined;
  const isString = typeof valueAt(list[0], mention.start) === 'string';
  const number = (way: Path) => (isString ? `int(m${at(way)})` : `m${at(way)}`);
  const end = isLength ? `${number(mention.start)} + ${number(mention.end)}` : `${number(mention.end)}${best.more}`;
  const entity = `[${number(mention.start)}, ${end}, ${mention.label ? `m${at(mention.label)}` : 'label'}]`;
  const each = mention.label ? `for m in record${at(path)}` : `for label, mentions in record${at(path.slice(0, -1))}.items() for m in mentions`; // prettier-ignore
  return `"text": record${at(best.way)}, "entities": [${entity} ${each}]`;
}

function mentionOf(item: JsonObject): Mention | undefined {
  const isNumber = (value: unknown) => /^\d+$/.test(String(value)) && typeof value !== 'object';
  const fieldIn = (value: JsonObject, names: readonly string[]) => findField(Object.keys(value).filter((name) => isNumber(value[name])), names); // prettier-ignore
  const inner = Array.from(valuesIn(item));
  const isLabel = ([way, value]: readonly [Path, unknown]) => typeof value === 'string' && !isNumber(value) && findField(way.filter((key) => typeof key === 'string').slice(-1), LABELS) !== undefined; // prettier-ignore
  const label = inner.find(isLabel)?.[0];
  for (const [way, value] of inner) {
    const [start, end] = isObject(value) ? [fieldIn(value, STARTS), fieldIn(value, ENDS)] : [];
    if (start !== undefined && end !== undefined) return { start: [...way, start], end: [...way, end], label };
  }
  return undefined;
}

/**
 * Whether all mentions that quote some of a text have that at their offsets; where they quote nothing, whether they lie within it and end
 * where a word does.
 */
function fitOf(
  list: readonly JsonObject[],
  { start, end, label }: Mention,
  text: string,
  more: string,
): 'quoted' | 'elsewhere' | 'within' | undefined {
  const points = [...text];
  const isWord = (place: number) => /[\p{L}\p{N}]/u.test(points[place] ?? '');
  let fit: 'quoted' | 'within' = 'within';
  for (const item of list) {
    const [from, to] = [Number(valueAt(item, start)), Number(valueAt(item, end))];
    const stop = more === 'length' ? from + to : to + (more === '' ? 0 : 1);
    if (!(from < stop && stop <= points.length)) return undefined;
    const quotes = Array.from(valuesIn(item)).flatMap(([way, value]) => typeof value === 'string' && value !== '' && String(way) !== String(label) && text.includes(value) ? [value] : []); // prettier-ignore
    if (quotes.includes(points.slice(from, stop).join(''))) fit = 'quoted';
    else if (quotes.length > 0) return 'elsewhere';
    else if ((isWord(stop - 1) && isWord(stop)) || /\s/.test(points[stop - 1] as string)) return undefined;
  }
  return fit;
}
