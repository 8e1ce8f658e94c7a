import type { CorpusFormat, FormatSample } from '../../core/corpus-format.ts';
import type { CharSpan } from '../../core/types.ts';
import { cutJsonArrays, shareThatFits, sniffJson } from '../io/json-array.ts';
import { isObject } from '../io/json-record.ts';
import { selectByExtension } from '../io/files.ts';
import { spansOfWords } from '../io/spaced-tokens.ts';
import { readKaggle, type KaggleRecord } from './reader.ts';
import { createKaggleWriter } from './writer.ts';

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
