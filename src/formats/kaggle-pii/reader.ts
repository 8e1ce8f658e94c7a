import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import { isTag, tagsToSpans, type TagFault } from '../../text/tags.ts';
import { buildDocument } from '../io/build-document.ts';
import { readJsonArrays } from '../io/json-array.ts';
import { isObject, refuse, statedId, type JsonObject, type JsonRecord } from '../io/json-record.ts';
import { joinWords, spansOfWords } from '../io/spaced-tokens.ts';
import { createTagFaults, type TagFaults } from '../io/tags.ts';

/** A record, checked: what the envelope of its document holds. */
export interface KaggleRecord extends JsonObject {
  readonly full_text: string;
  readonly tokens: readonly string[];
  readonly trailing_whitespace: readonly boolean[];
  readonly labels?: readonly string[];
}

export async function* readKaggle(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
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
export function entitiesOf(record: KaggleRecord, onFault?: (fault: TagFault) => void): readonly Entity[] {
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
