import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { isTag } from '../../text/tags.ts';
import { isObject } from '../io/json-record.ts';
import { sniffJson } from '../io/json-array.ts';
import { cutHf, type HfData, readHf } from './reader.ts';
import { findFields, GLINER_TOKENS, hasFields, isListOf, TAG_FIELDS, TOKEN_FIELDS } from './survey.ts';
import { layoutOf } from '../spacy/views.ts';
import { createHfWriter, hfTokens } from './writer.ts';

/**
 * Records of `tokens` and `ner_tags`, as Hugging Face `datasets` exports token classification: JSON lines or one JSON list;
 * tags as strings, or as integers named in a `dataset_info.json` beside the file; or GLiNER's `tokenized_text` with spans of tokens in `ner`. The text is the tokens, joined by spaces.
 */
export const hf: CorpusFormat = {
  name: 'hf',
  description: "Hugging Face records with tokens and ner_tags, or GLiNER's; JSON lines or a JSON list",
  perFile: 'many',
  cuts: cutHf,
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
  if (layout !== 'lines' && layout !== 'array') return 0;
  if (records.length === 0) {
    const hasTokens = TOKEN_FIELDS.some((name) => partial.has(name));
    return partial.has(GLINER_TOKENS) || (hasTokens && partial.has('ner_tags')) ? 0.8 : 0;
  }
  const usual = records.map((record) => (isObject(record) ? findFields(record) : undefined)).find(Boolean);
  let isCertain = false;
  for (const record of records) {
    if (!isObject(record)) return 0;
    const fields = findFields(record) ?? (usual && hasFields(record, usual) ? usual : undefined);
    // Other formats have tokens beside a text with spans, or mentions that count them.
    if (!fields || layoutOf(record) !== undefined || 'full_text' in record || ['spans', 'entities'].some((name) => !isListOf(record[name] ?? [], 'string'))) return 0; // prettier-ignore
    isCertain ||= fields.spans === true;
    if (fields.spans) continue;
    const tags = record[fields.tags] as readonly (string | number)[];
    if (fields.tags !== TAG_FIELDS[0] && !tags.every((tag) => typeof tag === 'number' || isTag(tag))) return 0;
    isCertain ||= fields.tags === TAG_FIELDS[0];
  }
  return isCertain ? 0.97 : 0.8;
}
