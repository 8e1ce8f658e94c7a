import type { Exporter } from '../types.ts';
import type { NamedTensor } from './safetensors.ts';
import type { NeuralParts } from './tagger.ts';
import { joinTables } from './vectors.ts';
import { MAX_CHARACTERS } from './vocabulary.ts';

/** A trained tagger for other programs. */
export function createExporter(parts: NeuralParts): Exporter {
  const { architecture, vocabulary, extra, settings, language, model } = parts;
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
    vocabulary: {
      tags: vocabulary.tags,
      characters: vocabulary.characters,
      affixes: vocabulary.affixes,
      words: [...vocabulary.words, ...extra.words],
    },
    weights: async () => ({ ...(await model.read()), words: wordTable(parts) }),
  };
}

/** Vectors of unknown, training and extra words. */
export function wordTable({ model, extra }: NeuralParts): NamedTensor {
  const { size, width, values } = joinTables(model.tables.words, extra);
  return { shape: [size, width], values };
}
