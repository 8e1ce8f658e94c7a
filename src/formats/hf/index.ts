import type {
  CorpusFormat,
  FormatSample,
  CorpusOutput,
  CorpusWriter,
  WriteContext,
  InputFile,
  ReadContext,
} from '../../core/corpus-format.ts';
import { isTag, type TagStyle, tagsToSpans } from '../../text/tags.ts';
import {
  isObject,
  createDropReport,
  keepId,
  withFields,
  type JsonObject,
  refuse,
  statedId,
  type JsonRecord,
} from '../io/json-record.ts';
import { sniffJson } from '../io/json-array.ts';
import {
  findFields,
  TAG_FIELDS,
  TOKEN_FIELDS,
  type HfLayout,
  isListOf,
  readRecords,
  surveyFile,
  tagTexts,
} from './survey.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { DEFAULT_CONVENTIONS, tokeniseAs } from '../../text/token-conventions.ts';
import { createFileGroup, outputName } from '../io/file-group.ts';
import { retokenise, type WrittenToken } from '../io/retokenise.ts';
import { sameEntities, buildDocument } from '../io/build-document.ts';
import { createScrubber } from '../io/source-repeats.ts';
import { tagSentences, createTagFaults, type TagFaults } from '../io/tags.ts';
import { open } from 'node:fs/promises';
import { describeFileError } from '../../resources/files/file-error.ts';

/**
 * Records of `tokens` and `ner_tags`, as Hugging Face `datasets` exports token classification: JSON lines or one JSON list;
 * tags as strings, or as integers named in a `dataset_info.json` beside the file. The text is the tokens, joined by spaces.
 */
export const hf: CorpusFormat = {
  name: 'hf',
  description: 'Hugging Face records with tokens and ner_tags, JSON lines or a JSON list',
  perFile: 'many',
  extension: '.jsonl',
  detect,
  selects: ({ relative }) => /\.jsonl?$|\.ndjson$/i.test(relative) && !NOT_DATA.test(relative),
  read: readHf,
  createWriter: createHfWriter,
  tokens: ({ envelope }) => hfTokens(envelope?.data as HfData),
};

/** What `datasets` and `transformers` write beside the data. */
const NOT_DATA = /(?:^|\/)(?:dataset_infos?|dataset_dict|features|state|config|label2id|id2label|labels)\.json$/i;

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout === 'none') return 0;
  if (records.length === 0) {
    return TOKEN_FIELDS.some((name) => partial.has(name)) && partial.has('ner_tags') ? 0.8 : 0;
  }
  let isCertain = false;
  for (const record of records) {
    const fields = isObject(record) ? findFields(record) : undefined;
    // Other formats have tokens beside a text with spans.
    if (!isObject(record) || !fields || 'spans' in record || 'entities' in record || 'full_text' in record) return 0;
    const tags = record[fields.tags] as readonly (string | number)[];
    if (fields.tags !== TAG_FIELDS[0] && !tags.every((tag) => typeof tag === 'number' || isTag(tag))) return 0;
    isCertain ||= fields.tags === TAG_FIELDS[0];
  }
  return isCertain ? 0.97 : 0.8;
}

const FORMAT = { name: 'hf', extension: '.jsonl' };

/** What documents of other formats are written in. */
const DEFAULT_LAYOUT: HfLayout = {
  shape: 'lines',
  tokens: 'tokens',
  tags: 'ner_tags',
  scheme: 'IOB2',
  bare: false,
  conventions: DEFAULT_CONVENTIONS,
};

interface FileState {
  layout: HfLayout | undefined;
  records: number;
}

/** Writes records of tokens and tags, in the layout of the first document of each file. */
function createHfWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const files = createFileGroup<FileState>(output, () => ({ layout: undefined, records: 0 }));
  const dropReport = createDropReport(context);
  const features = new Map<string, string>(); // to be written beside the files, by path
  let isWarned = false;

  /** Integer tags mean nothing without the file that names them. */
  function keepNames(file: string, { names, tags }: HfLayout, isSealed: boolean): void {
    if (!names) return;
    if (output.kind === 'folder' && names.source) {
      // What else the source's file says of it stays behind.
      const bare = { features: { [tags]: { feature: { names: names.names } } } };
      const text = isSealed ? `${JSON.stringify(bare)}\n` : names.source.text;
      features.set(file.replace(/[^/]*$/, names.source.name), text);
    } else if (!isWarned) {
      isWarned = true;
      const message =
        'tags are written as numbers, as in the source: keep its dataset_info.json, or the list of tag names, with the output';
      context.report({ severity: 'warning', code: 'tag-names-apart', message, place: { file } });
    }
  }

  return {
    write: async (doc) => {
      const file = outputName(doc, FORMAT);
      const { sink, state } = await files.enter(file);
      const data = doc.envelope?.format === FORMAT.name ? (doc.envelope.data as HfData) : undefined;
      if (!state.layout) {
        const layout = data?.layout ?? DEFAULT_LAYOUT;
        state.layout = { ...layout, scheme: context.options.scheme ?? layout.scheme };
        keepNames(file, state.layout, doc.envelope?.sealed !== undefined);
      }
      const record = toRecord(doc, data, state.layout, file, context, dropReport(doc));
      if (!record) return 'refused';
      const json = JSON.stringify(record);
      if (state.layout.shape === 'lines') await sink.write(`${json}\n`);
      else await sink.write(`${state.records === 0 ? '[' : ','}\n${json}`);
      state.records++;
    },
    close: async () => {
      await files.finish((sink, { layout, records }) =>
        layout?.shape === 'array' ? sink.write(records === 0 ? '[]\n' : '\n]\n') : undefined,
      );
      for (const [name, text] of features) {
        const sink = await output.open(name);
        await sink.write(text);
        await sink.close();
      }
    },
  };
}

function toRecord(
  doc: Document,
  data: HfData | undefined,
  layout: HfLayout,
  file: string,
  context: WriteContext,
  onDrop: (field: string) => void,
): JsonObject | undefined {
  const own =
    data && data.layout.tokens === layout.tokens && data.layout.tags === layout.tags ? data.record : undefined;
  const isEdited = (doc.envelope?.edits?.length ?? 0) > 0 || doc.envelope?.sealed !== undefined;
  const isOwnWay = own && context.options.scheme === undefined && data?.layout.names?.names === layout.names?.names;
  if (isOwnWay && !isEdited && sameEntities(doc.entities, data?.entities ?? [])) {
    return doc.derivedFrom ? withFields(own, { id: idOf(own, doc) }) : own;
  }

  const source = data ? (data.record[data.layout.tokens] as readonly string[]) : [];
  const tokens = retokenise(doc, piecesOf(source), (text) => tokeniseAs(text, layout.conventions)).flatMap(
    (sentence) => sentence.tokens,
  );
  const style: TagStyle = { scheme: layout.scheme, bare: layout.bare && layout.scheme === 'IO' };
  const texts = tagSentences(doc, [{ tokens }], style, file, context)[0] as readonly string[];
  const numbers = texts.map((tag) => layout.names?.names.indexOf(tag));
  if (numbers.includes(-1)) {
    context.report({
      severity: 'error',
      code: 'unknown-tag',
      message: 'tags are written as numbers, and one that the document needs has no name: the document was left out',
      place: { file, documentId: doc.id },
    });
    return undefined;
  }
  const fields: Record<string, unknown> = {
    [layout.tokens]: tokens.map((token) => tokenText(token, source, doc)),
    [layout.tags]: layout.names ? numbers : texts,
  };
  if (!own) return { id: doc.id, ...fields };
  const parallel = parallelFields(own, layout, source.length).filter(
    (name) => doc.envelope?.sealed?.includes(name) ?? true,
  );
  for (const name of parallel) fields[name] = tokens.map((token) => carry(own[name] as readonly unknown[], token));
  const record = withFields(own, { ...fields, ...((doc.derivedFrom || 'id' in own) && { id: idOf(own, doc) }) });
  if (!isEdited) return record;
  const scrubber = createScrubber({ text: source.join(' '), entities: data?.entities ?? [] }, doc, onDrop);
  return scrubber.scrub(record, new Set(['id', layout.tokens, layout.tags, ...parallel]));
}

function idOf(own: JsonObject, doc: Document): unknown {
  return keepId(own['id'], doc.id);
}

/** The tokens of a document as it was read. */
function hfTokens({ layout, record }: HfData): readonly CharSpan[] {
  return piecesOf(record[layout.tokens] as readonly string[]);
}

function piecesOf(tokens: readonly string[]) {
  const starts = startsOf(tokens);
  return tokens.map((text, token) => {
    const start = starts[token] as number;
    return { start, end: start + text.length, token, sentence: 0 };
  });
}

function tokenText(token: WrittenToken, source: readonly string[], doc: Document): string {
  return token.source < 0 ? doc.text.slice(token.start, token.end) : (source[token.source] as string);
}

/** Fields that say something of each token, such as parts of speech. */
function parallelFields(record: JsonObject, layout: HfLayout, length: number): readonly string[] {
  return Object.keys(record).filter((name) => {
    const value = record[name];
    return (
      name !== layout.tokens && name !== layout.tags && Array.isArray(value) && value.length === length && length > 0
    );
  });
}

/** What a list says of a source token; of a created one `_`, or null where the list is not of strings. */
function carry(list: readonly unknown[], token: WrittenToken): unknown {
  if (token.source >= 0) return list[token.source];
  return list.every((item) => typeof item === 'string') ? '_' : null;
}

/** What the envelope of a Hugging Face document holds. */
interface HfData {
  readonly layout: HfLayout;
  readonly record: JsonObject;
  readonly entities: readonly Entity[];
}

/** Streams the documents of files of `{"tokens": […], "ner_tags": […]}` records. */
async function* readHf(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) {
    const shape = await shapeOf(file);
    if (shape === undefined) continue;
    const layout = await surveyFile(file, shape, context.options);
    const faults = createTagFaults(file.path, layout?.scheme ?? 'IOB2');
    for await (const record of readRecords(file, shape, context)) {
      const doc = layout ? toDocument(record, layout, faults, context) : refuseFields(record, context);
      if (doc) yield doc;
    }
    faults.report(context.report);
  }
}

function refuseFields(record: JsonRecord, context: ReadContext): undefined {
  const message = 'the record has no list of tokens with a list of as many tags';
  return refuse(context, record.place, 'bad-record', message);
}

/** A list or one record a line, by the file's first character; `undefined` for an empty file. */
async function shapeOf(file: InputFile): Promise<HfLayout['shape'] | undefined> {
  try {
    const handle = await open(file.path);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
      const start = buffer
        .toString('utf8', 0, bytesRead)
        .replace(/^\ufeff/, '')
        .trimStart();
      return start === '' ? undefined : start.startsWith('[') ? 'array' : 'lines';
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw describeFileError(error, file.path);
  }
}

function toDocument(
  record: JsonRecord,
  layout: HfLayout,
  faults: TagFaults,
  context: ReadContext,
): Document | undefined {
  const { value, place, relative } = record;
  if (!isObject(value)) return refuse(context, place, 'bad-record', 'the record is not an object');
  const id = statedId(value['id'], record);
  const at = { ...place, documentId: id };
  const tokens = value[layout.tokens];
  const stated = value[layout.tags];
  if (!isListOf(tokens, 'string') || !Array.isArray(stated) || tokens.length !== stated.length) {
    return refuseFields({ ...record, place: at }, context);
  }
  const tags = stated.length === 0 ? [] : tagTexts(stated, layout.names?.names);
  if (!tags) return refuse(context, at, 'bad-tag', 'a tag is no string, or a number that has no name');
  const bad = layout.bare ? -1 : tags.findIndex((tag) => !isTag(tag));
  if (bad >= 0) return refuse(context, at, 'bad-tag', `tag ${bad} is neither O nor a prefix, a hyphen and a label`);

  const starts = startsOf(tokens as readonly string[]);
  const spans = tagsToSpans(tags, layout, (fault) => faults.add(fault, place.line));
  const entities = spans.map(({ start, end, label }, i): Entity => ({
    id: `T${i + 1}`,
    start: starts[start] as number,
    end: (starts[end - 1] as number) + (tokens[end - 1] as string).length,
    label,
  }));
  const data: HfData = { layout, record: value, entities };
  return buildDocument(
    { id, text: tokens.join(' '), entities, envelope: { format: 'hf', file: relative, data } },
    place,
    context,
  );
}

/** Where each token starts in the text: tokens are joined by one space. */
function startsOf(tokens: readonly string[]): number[] {
  let start = 0;
  return tokens.map((token) => {
    const own = start;
    start += token.length + 1;
    return own;
  });
}
