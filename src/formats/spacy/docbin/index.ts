import type { CorpusFormat, FormatSample } from '../../../core/corpus-format.ts';
import { selectByExtension } from '../../io/files.ts';
import { spansOfWords } from '../../io/spaced-tokens.ts';
import { readDocBin, type DocBinData } from './reader.ts';
import { createDocBinWriter } from './writer.ts';

/**
 * spaCy's `DocBin`, what `spacy train` reads (`.spacy`). Mentions are `doc.ents`; those of other layers, and those that overlap, are
 * groups of spans (`doc.spans`) under the layer's name. Tokens are cut where a mention begins or ends, and every character is in one, so
 * that the text comes back as it was. Ids, meta data and the source of a copy are in `doc.user_data`.
 */
export const docBin: CorpusFormat = {
  name: 'docbin',
  description: "spaCy's DocBin, which spacy train reads: tokens with doc.ents and groups of spans",
  perFile: 'many',
  holdsMeta: true,
  extension: '.spacy',
  detect,
  selects: selectByExtension('.spacy'),
  read: readDocBin,
  createWriter: createDocBinWriter,
  tokens: ({ envelope }) => {
    const data = envelope?.data as DocBinData;
    return spansOfWords(data.words, data.spaces);
  },
};

/** A stream of zlib begins with `x`, as its levels write it; nothing more can be told without unpacking it. */
function detect({ relative, head }: FormatSample): number {
  if (!/^x[\u0001^\ufffd]/.test(head)) return 0;
  return /\.spacy$/i.test(relative) ? 0.98 : 0.3;
}
