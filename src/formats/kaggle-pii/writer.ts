import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';
import { sameEntities } from '../io/build-document.ts';
import { outputName } from '../io/file-group.ts';
import { createJsonListWriter } from '../io/json-documents.ts';
import { createDropReport, keepId, withFields, type JsonObject } from '../io/json-record.ts';
import { createScrubber } from '../io/source-repeats.ts';
import { spansOfWords, toSpacedTokens } from '../io/spaced-tokens.ts';
import { tagSentences } from '../io/tags.ts';
import { entitiesOf, type KaggleRecord } from './reader.ts';

const FORMAT = { name: 'kaggle-pii', extension: '.json' };
const OWN = new Set(['document', 'full_text', 'tokens', 'trailing_whitespace', 'labels']);

export function createKaggleWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const dropReport = createDropReport(context);
  return createJsonListWriter(output, FORMAT, 0, (doc) => toRecord(doc, context, dropReport(doc)), context.states);
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
    labels: tagSentences(doc, [{ tokens }], { scheme: 'IOB2' }, outputName(doc, FORMAT), context)[0] ?? [],
  };
  if (!own) return fields;
  const record = withFields(own, fields);
  if (!isEdited) return record;
  return createScrubber({ text: own.full_text, entities: read }, doc, onDrop).scrub(record, OWN);
}
