import { createFileGroup, outputName } from './file-group.ts';
import { isTag } from '../../text/tags.ts';
import { isObject, refuse, type JsonRecord } from './json-record.ts';
import { parseJson } from '../../core/collections.ts';
import { parseSpans, pythonToJson } from './span-text.ts';
import type { CorpusFormat, CorpusOutput, CorpusWriter, ReadContext, WriteContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

/**
 * The documents of the records that make one; `toDocument` reports why a record makes none. One that makes a document without
 * mentions but has labelled spans where the format does not look for them is refused: its names would count as no names.
 */
export async function* documentsOf(
  records: AsyncIterable<JsonRecord>,
  context: ReadContext,
  toDocument: (record: JsonRecord, context: ReadContext) => Document | undefined,
): AsyncGenerator<Document> {
  for await (const record of records) {
    const doc = toDocument(record, context);
    if (!doc) continue;
    const what = doc.entities.length === 0 ? unreadMentions(record.value) : undefined;
    if (what === undefined) yield doc;
    else refuse(context, { ...record.place, documentId: doc.id }, 'unread-spans', `the record has ${what}`);
  }
}

/** What a record has of mentions that formats do not read, and what to do about it. */
function unreadMentions(value: unknown): string | undefined {
  const record: unknown = Array.isArray(value) ? value[1] : value;
  if (!isObject(record)) return undefined;
  if (LISTS.some((name) => Array.isArray(record[name]) && record[name].length === 0)) return undefined;
  const field = Object.keys(record).find((name) => !isOther(name) && holdsSpans(record[name], 0));
  if (field !== undefined)
    return `labelled spans under ${JSON.stringify(field)}, which this format does not read: name another format with --from, or rename the field to "entities"`;
  const byLabel = ['entities', 'spans', 'ents'].find((name) => isObject(record[name]) && Object.values(record[name]).some((list) => Array.isArray(list) && list.length > 0)); // prettier-ignore
  if (byLabel !== undefined)
    return `lists by label under ${JSON.stringify(byLabel)} and no labelled spans: write "entities": [[start, end, label], …], where in the text each is`;
  const without = ['entities', 'spans', 'ents'].find((name) => isMentions(record[name]));
  if (without !== undefined)
    return `mentions under ${JSON.stringify(without)} without offsets: say where in the text each is, in Python: "entities": [[found.start(), found.end(), label] for mention, label in mentions for found in re.finditer(re.escape(mention), text)]`;
  const tags = LISTS.find((name) => isTags(record[name]));
  return tags === undefined ? undefined : `tags under ${JSON.stringify(tags)} and no tokens: write the tokens as a list too, under "tokens"`; // prettier-ignore
}

/** Whether a list, or a string that states one, has objects, which are none of those with offsets. */
const isMentions = (value: unknown): boolean => typeof value === 'string' ? isMentions(parseJson(value) ?? parseJson(pythonToJson(value) ?? '')) : Array.isArray(value) && value.length > 0 && value.every(isObject); // prettier-ignore

const isTags = (value: unknown): boolean => Array.isArray(value) && value.every((tag) => typeof tag === 'string' && isTag(tag)) && value.some((tag) => tag !== 'O'); // prettier-ignore

/** Where formats look for spans: a list that is there and empty says that there are none. */
const LISTS = ['entities', 'spans', 'ents', 'label', 'labels'];
/** What holds something else that counts in the text, or is nobody's to read. */
const OTHER_FIELDS = new Set(['tokens', 'sents', 'sentences', 'relations', 'meta', 'data', 'derivedFrom']);

/** Where tools keep what a model said, which is no gold. */
export const isPredictions = (field: string): boolean => /^(?:predictions?|suggestions)$/.test(field);
/** Whether a field has what is no mention. */
export const isOther = (field: string): boolean => OTHER_FIELDS.has(field) || isPredictions(field);

export function holdsSpans(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return (parseSpans(value, '')?.items.length ?? 0) > 0;
  if (typeof value !== 'object' || value === null || depth > 3) return false;
  if (Array.isArray(value)) return value.some((item) => isSpan(item) || holdsSpans(item, depth + 1));
  return Object.entries(value).some(([name, inner]) => !isOther(name) && holdsSpans(inner, depth + 1));
}

/** `[start, end, label]`, the label first or last, or an object that has all three by whatever names. */
export function isSpan(item: unknown): boolean {
  if (Array.isArray(item)) {
    return (
      item.length === 3 &&
      Number.isInteger(item[1]) &&
      item.filter(Number.isInteger).length === 2 &&
      item.some((part) => typeof part === 'string')
    );
  }
  if (!isObject(item)) return false;
  const has = (pattern: RegExp, fits: (value: unknown) => boolean) =>
    Object.keys(item).some((name) => pattern.test(name) && fits(item[name]));
  return (
    has(/(?:^|_)(?:start|begin|offset)|Start|Begin|Offset/, Number.isInteger) &&
    has(/(?:^|_)(?:end|stop|finish|length)|End|Stop|Length/, Number.isInteger) &&
    has(/label|type|tag|class|categor|entity/i, (label) => typeof label === 'string' || Array.isArray(label))
  );
}

/** Writes files that hold one JSON record a line. */
export function createJsonLinesWriter(
  output: CorpusOutput,
  format: Pick<CorpusFormat, 'name' | 'extension'>,
  toRecord: (doc: Document) => unknown,
  { home }: Pick<WriteContext, 'home'>,
): CorpusWriter {
  const files = createFileGroup(output, () => undefined);
  return {
    write: async (doc) => {
      const { sink } = await files.enter(outputName(doc, format, home));
      await sink.write(`${JSON.stringify(toRecord(doc))}\n`);
    },
    close: () => files.finish(),
    pause: () => files.pause(),
  };
}

/**
 * Writes files that each hold one JSON list of records.
 *
 * @param indent spaces for each level; 0 writes one record a line.
 */
export function createJsonListWriter(
  output: CorpusOutput,
  format: Pick<CorpusFormat, 'name' | 'extension'>,
  indent: number,
  toRecord: (doc: Document) => unknown,
  { states, home }: Pick<WriteContext, 'states' | 'home'>,
): CorpusWriter {
  const files = createFileGroup(output, () => ({ isEmpty: true }), states);
  const margin = `\n${' '.repeat(indent)}`;
  return {
    write: async (doc) => {
      const { sink, state } = await files.enter(outputName(doc, format, home));
      // Within a JSON string a line break is written \n, so every line break here is one of the layout.
      const json = JSON.stringify(toRecord(doc), undefined, indent).replaceAll('\n', margin);
      await sink.write(`${state.isEmpty ? '[' : ','}${margin}${json}`);
      state.isEmpty = false;
    },
    close: () => files.finish((sink, { isEmpty }) => sink.write(isEmpty ? '[]' : '\n]')),
    pause: () => files.pause(),
  };
}
