import type { Corpus } from '../../core/types.ts';
import { applyTags, decodeInWindows } from '../sequences.ts';
import type { RatedSequence, TrainedTagger, Exporter } from '../types.ts';
import type { EncodedSentence } from './batches.ts';
import { createDecoder, type Decoder } from './decode.ts';
import type { RatedPath } from './layers/viterbi.ts';
import { createFormTable, type FormTable, MAX_CHARACTERS } from './vocabulary.ts';
import { cutIntoPieces } from './training-data.ts';
import { saveModelFiles, type NeuralParts, joinTables, wordTensor } from './model-files.ts';

/** A trained tagger for other programs. */
export function createExporter(parts: NeuralParts): Exporter {
  const { architecture, vocabulary, extra, settings, language, model, marks } = parts;
  const { words, name, ...sizes } = architecture;
  const { original: _, ...dimensions } = sizes;
  return {
    example: 'recurrent.py',
    onnx: async (producer) => (await import('./onnx.ts')).exportRecurrent(parts, producer),
    config: {
      family: name,
      language,
      scheme: settings.scheme,
      spellings: name,
      affixLength: words.affixLength,
      mostCharacters: MAX_CHARACTERS,
      architecture: { ...dimensions, wordDimension: model.tables.words.width },
    },
    tables: {
      'vocabulary.json': {
        tags: vocabulary.tags,
        characters: vocabulary.characters,
        affixes: vocabulary.affixes,
        words: [...vocabulary.words, ...extra.words],
        ...(marks.lists && { lists: Object.fromEntries(marks.lists.ids) }),
        ...(marks.clusters && { clusters: Object.fromEntries(marks.clusters.ids) }),
      },
    },
    weights: async () => ({ ...(await model.read()), words: wordTensor(model.tables.words, extra) }),
  };
}

/** Of documents that are tagged together. */
const WINDOW_TOKENS = 16_384;

/** The weights may not change any more. */
export function createNeuralTagger(parts: NeuralParts): TrainedTagger {
  const { architecture, model, vocabulary, extra, settings, language, lookups, marks, trainingEnd } = parts;
  const { tags } = vocabulary;
  let tools: { readonly decoder: Decoder; readonly table: FormTable } | undefined;
  const open = async () => {
    tools ??= {
      decoder: await createDecoder(model, tags, settings.scheme, joinTables(model.tables.words, extra)),
      table: createFormTable(vocabulary, extra.words, architecture.words, marks),
    };
    return tools;
  };

  /** Goes through the documents with what `decode` says of the pieces of their sequences. */
  const decodeEach = <T>(
    docs: Corpus,
    decode: (sentences: readonly EncodedSentence[], table: FormTable) => Promise<readonly T[]>,
  ) =>
    decodeInWindows(docs, language, WINDOW_TOKENS, async (sequences): Promise<readonly (readonly T[])[]> => {
      const { table } = await open();
      const sentences: EncodedSentence[] = [];
      const pieces = sequences.map(({ tokens }) => {
        const forms = Int32Array.from(tokens, ({ text }) => table.idOf(text));
        const borders = cutIntoPieces(tokens);
        return borders.slice(1).map((end, i) => {
          return sentences.push({ forms: forms.subarray(borders[i], end), tags: NO_TAGS }) - 1;
        });
      });
      const results = await decode(sentences, table);
      table.trim();
      return pieces.map((numbers) => numbers.map((number) => results[number] as T));
    });

  const namesOf = (paths: readonly Int32Array[]): string[] => {
    const names: string[] = [];
    for (const path of paths) for (const tag of path) names.push(tags[tag] as string);
    return names;
  };

  return {
    family: architecture.name,
    ...(trainingEnd && { trainingEnd }),
    labels: [...new Set(tags.slice(1).map((tag) => tag.slice(2)))],
    config: {
      language,
      settings,
      ...(lookups.lexicon && { gazetteerTypes: lookups.lexicon.types }),
      ...(lookups.clusters && { clusters: true }),
    },
    async *tag(docs, { recallBias = 0 } = {}) {
      const { decoder } = await open();
      const each = decodeEach(docs, (sentences, table) => decoder.decode(sentences, table, recallBias));
      for await (const { doc, sequences, found } of each) {
        yield applyTags(doc, sequences, found.map(namesOf), settings.scheme);
      }
    },
    marginalSource: {
      tags,
      scheme: settings.scheme,
      language,
      async *rate(docs) {
        const { decoder } = await open();
        for await (const { doc, sequences, found } of decodeEach(docs, (...batch) => decoder.rate(...batch)))
          yield { doc, sequences: sequences.map(({ tokens }, s) => ({ tokens, ...joinPieces(found[s] ?? []) })) };
      },
    },
    exporter: createExporter(parts),
    save: (store) => saveModelFiles(store, model, vocabulary, extra, lookups),
    async dispose() {
      model.dispose();
    },
  };
}

const NO_TAGS = new Int32Array(0);

/** The pieces of a sentence as one. */
function joinPieces(pieces: readonly RatedPath[]): Omit<RatedSequence, 'tokens'> {
  const [first] = pieces;
  if (first && pieces.length === 1) return first;
  return {
    best: Int32Array.from(pieces.flatMap(({ best }) => [...best])),
    probabilities: Float64Array.from(pieces.flatMap(({ probabilities }) => [...probabilities])),
  };
}
