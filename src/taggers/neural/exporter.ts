import type { Exporter } from '../types.ts';
import type { NeuralParts } from './model-files.ts';
import { wordTensor } from './vectors.ts';
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
    tables: {
      'vocabulary.json': {
        tags: vocabulary.tags,
        characters: vocabulary.characters,
        affixes: vocabulary.affixes,
        words: [...vocabulary.words, ...extra.words],
      },
    },
    weights: async () => ({ ...(await model.read()), words: wordTensor(model.tables.words, extra) }),
  };
}
