import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import { isTag } from '../../text/tags.ts';
import { isObject } from '../io/json-record.ts';
import { sniffJson } from '../io/json-array.ts';
import { cutHf, type HfData, readHf } from './reader.ts';
import { findFields, GLINER_TOKENS, TAG_FIELDS, TOKEN_FIELDS } from './survey.ts';
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
  let isCertain = false;
  for (const record of records) {
    const fields = isObject(record) ? findFields(record) : undefined;
    // Other formats have tokens beside a text with spans.
    if (!isObject(record) || !fields || 'spans' in record || 'entities' in record || 'full_text' in record) return 0;
    isCertain ||= fields.spans === true;
    if (fields.spans) continue;
    const tags = record[fields.tags] as readonly (string | number)[];
    if (fields.tags !== TAG_FIELDS[0] && !tags.every((tag) => typeof tag === 'number' || isTag(tag))) return 0;
    isCertain ||= fields.tags === TAG_FIELDS[0];
  }
  return isCertain ? 0.97 : 0.8;
}
