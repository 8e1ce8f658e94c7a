import path from 'node:path';
import { appendAll, parseJson } from '../../core/collections.ts';
import { refuseWords } from '../io/tags.ts';
import type { FormatOptions, InputFile, ReadContext, TagScheme } from '../../core/corpus-format.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { createSchemeDetector, isTag } from '../../text/tags.ts';
import { createConventionLearner, type TokenConventions } from '../../text/token-conventions.ts';
import { cutLines } from '../io/cut-lines.ts';
import { cutJsonArrays, readJsonArrays } from '../io/json-array.ts';
import { readJsonLines } from '../io/json-lines.ts';
import { isObject, type JsonObject, type JsonRecord } from '../io/json-record.ts';
import { endOf } from '../io/json-frame.ts';
import { readEnds, readTextFile } from '../io/files.ts';

/** Files, beside the data or one folder up, in which `datasets` states the features of a data set; else its card does, `README.md`. */
const FEATURE_FILES = ['dataset_info.json', 'dataset_infos.json', 'features.json'];
/** What others call a file of the names alone, and a field of them. */
const NAME_FILES = [
  'id2label.json',
  'label2id.json',
  'labels.json',
  'config.json',
  'labels.txt',
  'label_list.txt',
  'tags.txt',
];
const NAME_FIELDS =
  /^(?:(?:ner_)?(?:tag|label|class)(?:e?s)?_?(?:names|list)|(?:id|int)2(?:label|tag|str)|(?:label|tag)2id|names|classes|features)$/i;

/** The names of integer tags and the file that states them. */
export interface TagNames {
  readonly names: readonly string[];
  /** The file's name and content, to be written beside a copy of the corpus. */
  readonly source?: { readonly name: string; readonly text: string };
}

/** Finds the names of the classes of a field in the features stated beside a data file. */
export async function findTagNames(dataFile: string, field: string): Promise<TagNames | undefined> {
  const folder = path.dirname(dataFile);
  for (const place of [folder, path.dirname(folder)]) {
    for (const name of FEATURE_FILES) {
      const text = await readIfThere(path.join(place, name));
      const names = text === undefined ? undefined : namesOf(parseJson(text.replace(/^\ufeff/, '')), field);
      if (names) return { names, source: { name, text: text as string } };
    }
    for (const name of NAME_FILES) {
      const text = await readIfThere(path.join(place, name));
      const stated = text === undefined ? undefined : (parseJson(text) ?? text.split('\n').map((line) => line.trim()).filter((line) => line !== '')); // prettier-ignore
      const names = tagList(stated) ?? (isObject(stated) ? namesStated(stated, field) : undefined);
      if (names) return { names, source: featuresOf(field, names) };
    }
    const card = await readIfThere(path.join(place, 'README.md'));
    if (card?.includes('class_label') !== true) continue;
    const { headerOf } = await import('../parquet/card.ts');
    const names = namesOf(headerOf(card), field);
    // The card says more than a copy of the corpus needs.
    if (names) return { names, source: featuresOf(field, names) };
  }
  return undefined;
}

/** The names in the file that is read first. */
const featuresOf = (field: string, names: readonly string[]): NonNullable<TagNames['source']> => ({ name: FEATURE_FILES[0] as string, text: `${JSON.stringify({ features: { [field]: { feature: { names } } } })}\n` }); // prettier-ignore

/** A list of names of tags, also by or of their numbers: `["O", …]`, `{"0": "O", …}`, `{"O": 0, …}`. */
function tagList(value: unknown): readonly string[] | undefined {
  if (isObject(value)) {
    const pairs = Object.entries(value);
    const byNumber = pairs.map(([key, item]) => (typeof item === 'number' ? [item, key] : [Number(key), item]) as readonly [number, unknown]); // prettier-ignore
    const names = byNumber.toSorted(([a], [b]) => a - b);
    return names.every(([number], i) => number === i) ? tagList(names.map(([, name]) => name)) : undefined;
  }
  const isNames = Array.isArray(value) && value.length > 1 && new Set(value).size === value.length && value.every((name) => typeof name === 'string' && isTag(name)); // prettier-ignore
  return isNames && value.includes('O') ? (value as readonly string[]) : undefined;
}

/** The names that an object states beside what they name: of the whole file, or of a record. */
export function namesStated(value: JsonObject, field: string): readonly string[] | undefined {
  for (const [name, item] of Object.entries(value)) {
    if (!NAME_FIELDS.test(name)) continue;
    const names = tagList(item) ?? namesOf(item, field);
    if (names) return names;
  }
  return undefined;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readTextFile({ path: file });
  } catch (error) {
    if (error instanceof PalimpsestError && error.code === 'no-such-corpus') return undefined;
    throw error;
  }
}

/** Looks for the field at any depth (features may be stated per configuration), then for `names` within it. */
function namesOf(value: unknown, field: string): readonly string[] | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = isObject(item) && item['name'] === field ? classNames(item) : namesOf(item, field);
      if (found) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const own = value[field];
  const names = own === undefined ? undefined : classNames(own);
  if (names) return names;
  for (const item of Object.values(value)) {
    const found = namesOf(item, field);
    if (found) return found;
  }
  return undefined;
}

function classNames(value: unknown): readonly string[] | undefined {
  if (!isObject(value)) return undefined;
  const { names } = value;
  // Either a list, or an object {"0": "O", …} as in data cards.
  const list = isObject(names) ? Object.keys(names).map((_, i) => names[String(i)]) : names;
  if (Array.isArray(list) && list.every((name) => typeof name === 'string')) return list;
  for (const item of Object.values(value)) {
    const found = classNames(item);
    if (found) return found;
  }
  return undefined;
}

/** What must be known of a file before its first record can be read or written. Plain data. */
export interface HfLayout {
  readonly shape: 'lines' | 'array' | 'rows';
  /** The fields of the tokens and of their tags. */
  readonly tokens: string;
  readonly tags: string;
  /** The tags are `[first, last, label]` of mentions instead, in tokens: GLiNER's. */
  readonly spans?: true;
  readonly scheme: TagScheme;
  readonly bare: boolean;
  /** What integer tags stand for; absent where tags are strings. */
  readonly names?: TagNames;
  /** The same where records say it, or the object that has them: tags are seen, and written, by name. */
  readonly spelled?: readonly string[];
  readonly conventions: TokenConventions;
  /** Other fields that have tags. */
  readonly others?: readonly string[];
}

/** GLiNER's name for the tokens. */
export const GLINER_TOKENS = 'tokenized_text';
export const TOKEN_FIELDS = ['tokens', 'words', GLINER_TOKENS];
export const TAG_FIELDS = ['ner_tags', 'tags', 'ner', 'labels', 'ner_labels'];

const SAMPLE_RECORDS = 2000;

type Fields = Pick<HfLayout, 'tokens' | 'tags' | 'spans'>;

/** The token and tag fields of a record: lists of one length, of strings and of strings or integers; or tokens and spans of them. */
export function findFields(record: JsonObject, options: FormatOptions = {}): Fields | undefined {
  const tokens = chosen(options.tokenColumn) ?? TOKEN_FIELDS.find((name) => isListOf(record[name], 'string'));
  const list = tokens === undefined ? undefined : record[tokens];
  if (tokens === undefined || !isListOf(list, 'string')) return findOtherFields(record, tokens, options);
  const fits = (name: string) => {
    const value = record[name];
    return (isListOf(value, 'string') || isListOf(value, 'number')) && (value as unknown[]).length === list.length;
  };
  const tags = chosen(options.tagColumn) ?? TAG_FIELDS.find(fits);
  if (tags !== undefined && !isSpans(record[tags])) return { tokens, tags };
  const spans = tags ?? TAG_FIELDS.find((name) => isSpans(record[name], tokens === GLINER_TOKENS));
  return spans === undefined ? findOtherFields(record, tokens, options) : { tokens, tags: spans, spans: true };
}

const isSequence = (value: unknown): value is readonly string[] => isListOf(value, 'string') && value.length > 0;
const isMarked = (value: unknown): boolean => isSequence(value) && value.every(isTag) && value.some((tag) => /^[BILUSE]-/.test(tag)); // prettier-ignore

/** The same by what lists hold, whatever they are called: tags with prefixes, and as many words. */
function findOtherFields(record: JsonObject, tokens: string | undefined, options: FormatOptions): Fields | undefined {
  const names = Object.keys(record);
  const [tags] = chosen(options.tagColumn) === undefined ? names.filter((name) => isMarked(record[name])) : [chosen(options.tagColumn) as string]; // prettier-ignore
  if (tags === undefined || !isSequence(record[tags])) return undefined;
  const { length } = record[tags];
  const isWords = (name: string) => isSequence(record[name]) && record[name].length === length && !record[name].every(isTag); // prettier-ignore
  const words = tokens ?? names.find(isWords);
  return words === undefined || !isWords(words) ? undefined : { tokens: words, tags };
}

/** What else of a record has tags, which are not read. */
export const otherTags = (record: JsonObject, { tags }: Fields): readonly string[] => Object.keys(record).filter((name) => name !== tags && isMarked(record[name])); // prettier-ignore

/** Whether a record has tokens and tags in these fields. */
export const hasFields = (record: JsonObject, { tokens, tags }: Fields): boolean => isListOf(record[tokens], 'string') && Array.isArray(record[tags]) && record[tokens].length === record[tags].length; // prettier-ignore

type TokenSpan = readonly [first: number, last: number, label: string];

/** Whether a value is a list of spans of tokens. @param orNone whether an empty one is. */
export function isSpans(value: unknown, orNone = false): value is readonly TokenSpan[] {
  const isSpan = (item: unknown) => Array.isArray(item) && item.length === 3 && Number.isInteger(item[0]) && Number.isInteger(item[1]) && typeof item[2] === 'string' && item[2] !== ''; // prettier-ignore
  return Array.isArray(value) && (orNone || value.length > 0) && value.every(isSpan);
}

function chosen(option: number | string | undefined): string | undefined {
  return typeof option === 'string' ? option : undefined;
}

export function isListOf(value: unknown, type: 'string' | 'number'): value is readonly (string | number)[] {
  return Array.isArray(value) && value.every((item) => typeof item === type);
}

export function readRecords(
  file: InputFile,
  shape: 'lines' | 'array',
  context: ReadContext,
): AsyncGenerator<JsonRecord> {
  return shape === 'lines' ? readJsonLines([file], context) : readJsonArrays([file], context);
}

/** Cuts a file between records; of lines, too, a piece tells whether another one follows. */
export function cutRecords(
  file: InputFile,
  shape: 'lines' | 'array',
  options: FormatOptions,
  isEnough: (bytes: number) => boolean,
): AsyncIterable<InputFile> {
  return shape === 'array' ? cutJsonArrays([file], options, isEnough) : cutGoingOn(file, isEnough);
}

async function* cutGoingOn(file: InputFile, isEnough: (bytes: number) => boolean): AsyncGenerator<InputFile> {
  let last: Required<Pick<InputFile, 'range'>> | undefined;
  for await (const piece of cutLines(file, isEnough)) {
    if (last) yield { ...file, range: { ...last.range, goesOn: true } };
    last = piece;
  }
  yield { ...file, ...last };
}

/**
 * Learns a file's layout from its first 2,000 records.
 *
 * @param stated names of integer tags that the file itself states.
 * @returns `undefined` where they have no tokens and tags.
 * @throws PalimpsestError `missing-tag-names` where tags are integers and nothing says what they stand for.
 */
export async function surveyFile(
  file: InputFile,
  shape: HfLayout['shape'],
  records: AsyncIterable<Pick<JsonRecord, 'value'>>,
  options: FormatOptions,
  stated?: (field: string) => readonly string[] | undefined,
): Promise<HfLayout | undefined> {
  const detector = createSchemeDetector();
  const learner = createConventionLearner();
  let fields: Fields | undefined;
  let names: TagNames | undefined;
  let spelled: readonly string[] | undefined;
  let count = 0;
  let others: readonly string[] = [];
  const values: string[] = []; // of the column that an option names
  for await (const { value } of records) {
    if (++count > SAMPLE_RECORDS) break;
    if (!isObject(value)) continue;
    const found = findFields(value, options);
    if (!found) continue;
    if (!fields && options.tagColumn === undefined) others = otherTags(value, found);
    fields ??= found;
    const tags = value[fields.tags];
    if (isListOf(tags, 'number') && tags.length > 0 && !names && !spelled) {
      const own = options.tagNames ?? stated?.(fields.tags);
      names = own && { names: own };
      spelled ??= own ? undefined : (namesStated(value, fields.tags) ?? (shape === 'array' ? await namesAround(file, fields.tags) : undefined)); // prettier-ignore
      if (!spelled) names ??= await findTagNames(file.path, fields.tags);
      if (!names && !spelled) throw missingNames(file, fields.tags);
    }
    const texts = tagTexts(tags, spelled ?? names?.names);
    if (texts) detector.add(texts);
    if (texts && typeof options.tagColumn === 'string') appendAll(values, texts);
    for (const token of value[fields.tokens] as readonly string[]) learner.add(token);
  }
  if (!fields) return undefined;
  const { scheme, bare = false } = detector.style(file.path);
  if (bare && values.length > 0) refuseWords(values, fields.tags, file.path);
  return {
    shape,
    ...fields,
    scheme: options.scheme ?? scheme,
    bare,
    ...(others.length > 0 && { others }),
    ...(names && { names }),
    ...(spelled && { spelled }),
    conventions: learner.conventions(),
  };
}

const AROUND = 1 << 16;

/** The names that an object states before or behind its list of records. */
async function namesAround(file: InputFile, field: string): Promise<readonly string[] | undefined> {
  for (const text of await readEnds(file, AROUND)) {
    for (const found of text.matchAll(/"(\w{1,40})"\s*:\s*(?=[[{])/g)) {
      const [all, name] = found as unknown as readonly [string, string];
      if (!NAME_FIELDS.test(name)) continue;
      const start = found.index + all.length;
      const names = namesStated({ [name]: parseJson(text.slice(start, endOf(text, start))) }, field);
      if (names) return names;
    }
  }
  return undefined;
}

/** Tags as text; `undefined` where they are neither strings nor integers that have a name. */
export function tagTexts(tags: unknown, names: readonly string[] | undefined): readonly string[] | undefined {
  if (isListOf(tags, 'string')) return tags as readonly string[];
  if (!isListOf(tags, 'number') || !names) return undefined;
  const texts = tags.map((tag) => names[tag as number]);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function missingNames(file: InputFile, field: string): PalimpsestError {
  return new PalimpsestError(
    'missing-tag-names',
    `the tags in "${field}" are numbers, and nothing says what they stand for`,
    {
      place: { file: file.path },
      hint: `Put the data set's README.md or dataset_info.json (with the names of ${field}) beside the file, or give the names in order: --tag-names O,B-PER,I-PER,…`,
    },
  );
}
