import type {
  CorpusFormat,
  FormatSample,
  CorpusOutput,
  CorpusWriter,
  WriteContext,
  InputFile,
  ReadContext,
} from '../../core/corpus-format.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { cutJsonArrays, shareThatFits, sniffJson, readJsonArrays } from '../io/json-array.ts';
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
import { selectByExtension } from '../io/files.ts';
import { spansOfWords, toSpacedTokens, joinWords } from '../io/spaced-tokens.ts';
import { sameEntities, buildDocument } from '../io/build-document.ts';
import { outputName } from '../io/file-group.ts';
import { createJsonListWriter } from '../io/json-documents.ts';
import { createScrubber } from '../io/source-repeats.ts';
import { tagSentences, createTagFaults, type TagFaults } from '../io/tags.ts';
import { isTag, tagsToSpans, type TagFault } from '../../text/tags.ts';

/**
 * The JSON list of Kaggle's "PII Data Detection" (The Learning Agency Lab): `document`, `full_text`, `tokens`, `trailing_whitespace` and
 * `labels` in BIO. Tokens are spaCy's, white space among them. Records without labels, as in its test part, have no mentions.
 */
export const kagglePii: CorpusFormat = {
  name: 'kaggle-pii',
  description: "JSON list of Kaggle's PII Data Detection: full_text, tokens, trailing_whitespace, labels in BIO",
  perFile: 'many',
  cuts: cutJsonArrays,
  resumes: true,
  extension: '.json',
  detect,
  selects: selectByExtension('.json'),
  read: readKaggle,
  createWriter: createKaggleWriter,
  tokens: ({ envelope }): readonly CharSpan[] => {
    const data = envelope?.data as KaggleRecord;
    return spansOfWords(data.tokens, data.trailing_whitespace);
  },
};

function detect(sample: FormatSample): number {
  const { layout, records, partial } = sniffJson(sample);
  if (layout !== 'array') return 0;
  if (records.length === 0) return partial.has('trailing_whitespace') ? 0.95 : partial.has('full_text') && partial.has('document') ? 0.92 : 0; // prettier-ignore
  return 0.99 * shareThatFits(records, (record) => isObject(record) && 'full_text' in record && 'trailing_whitespace' in record); // prettier-ignore
}

const FORMAT = { name: 'kaggle-pii', extension: '.json' };
const OWN = new Set(['document', 'full_text', 'tokens', 'trailing_whitespace', 'labels']);

function createKaggleWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  return createJsonListWriter(output, FORMAT, 0, (doc) => toRecord(doc, context, dropReport(doc)), context);
}

function toRecord(doc: Document, context: WriteContext, onDrop: (field: string) => void): JsonObject {
  const { id, text, envelope, derivedFrom } = doc;
  const own = envelope?.format === FORMAT.name ? (envelope.data as KaggleRecord) : undefined;
  const words = own ? spansOfWords(own.tokens, own.trailing_whitespace) : [];
  const read = own ? entitiesOf(own) : [];
  const isEdited = envelope?.edits !== undefined || envelope?.sealed !== undefined;
  if (own && !isEdited && sameEntities(doc.entities, read))
    return derivedFrom || 'document' in own ? withFields(own, { document: keepId(own['document'], id) }) : own;
  const { tokens, spaces } = toSpacedTokens(doc, words);
  const fields = {
    document: keepId(own?.['document'], id),
    full_text: text,
    tokens: tokens.map(({ start, end }) => text.slice(start, end)),
    trailing_whitespace: Array.from(spaces, (space) => space === 1),
    labels:
      tagSentences(doc, [{ tokens }], { scheme: 'IOB2' }, outputName(doc, FORMAT, context.home), context)[0] ?? [],
  };
  if (!own) return fields;
  const record = withFields(own, fields);
  if (!isEdited) return record;
  return createScrubber({ text: own.full_text, entities: read }, doc, onDrop).scrub(record, OWN);
}

/** A record, checked: what the envelope of its document holds. */
interface KaggleRecord extends JsonObject {
  readonly full_text: string;
  readonly tokens: readonly string[];
  readonly trailing_whitespace: readonly boolean[];
  readonly labels?: readonly string[];
}

async function* readKaggle(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) {
    const faults = createTagFaults(file.path, 'IOB2');
    for await (const record of readJsonArrays([file], context)) {
      const doc = toDocument(record, faults, context);
      if (doc) yield doc;
    }
    faults.report(context.report);
  }
}

function toDocument(record: JsonRecord, faults: TagFaults, context: ReadContext): Document | undefined {
  const { value, place, relative } = record;
  if (!isObject(value)) return refuse(context, place, 'bad-record', 'the record is not an object');
  const id = statedId(value['document'], record);
  const at = { ...place, documentId: id };
  if (!isRecord(value))
    return refuse(context, at, 'bad-record', 'the record has no "full_text" with as many "tokens" as "trailing_whitespace" and, where there are any, "labels"'); // prettier-ignore
  const { full_text: text, tokens, trailing_whitespace: spaces, labels = [] } = value;
  const bad = labels.findIndex((tag) => !isTag(tag));
  if (bad >= 0) return refuse(context, at, 'bad-tag', `label ${bad} is neither O nor a prefix, a hyphen and a label`);
  if (joinWords(tokens, spaces) !== text)
    return refuse(context, at, 'surface-mismatch', 'the tokens with their white space are not the text');
  const entities = entitiesOf(value, (fault) => faults.add(fault, place.line));
  return buildDocument(
    { id, text, entities, envelope: { format: 'kaggle-pii', file: relative, data: value } },
    place,
    context,
  );
}

/** The mentions that the labels of a record state. */
function entitiesOf(record: KaggleRecord, onFault?: (fault: TagFault) => void): readonly Entity[] {
  const { tokens, trailing_whitespace: spaces, labels = [] } = record;
  const words = spansOfWords(tokens, spaces);
  return tagsToSpans(labels, { scheme: 'IOB2' }, onFault).map(({ start, end, label }, i) => ({
    id: `T${i + 1}`,
    start: words[start]?.start ?? 0,
    end: words[end - 1]?.end ?? 0,
    label,
  }));
}

function isRecord(value: JsonObject): value is KaggleRecord {
  const { full_text: text, tokens, trailing_whitespace: spaces, labels } = value;
  const isText = (item: unknown) => typeof item === 'string';
  if (!isText(text) || !Array.isArray(tokens) || !tokens.every(isText) || !Array.isArray(spaces)) return false;
  if (spaces.length !== tokens.length || !spaces.every((item) => typeof item === 'boolean')) return false;
  return labels === undefined || (Array.isArray(labels) && labels.length === tokens.length && labels.every(isText));
}
