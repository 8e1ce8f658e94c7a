import type { Exporter } from '../types.ts';
import { taggingConfig, taggingWeights, type EncoderTaggerParts } from './model-files.ts';

/**
 * A trained tagger for other programs. The folder is also one for `AutoModelForTokenClassification.from_pretrained`; what that
 * does not know (windows, what the scheme allows, the conditional random field) is under `palimpsest` in `config.json`, and
 * within the ONNX model.
 */
export function createEncoderExporter(parts: EncoderTaggerParts): Exporter {
  const { family, language, settings, tokenizer, tokenizerFiles } = parts;
  return {
    example: 'encoder.py',
    onnx: async (producer) => (await import('./onnx.ts')).exportEncoder(parts, producer),
    config: {
      ...taggingConfig(parts),
      palimpsest: {
        family,
        language,
        scheme: settings.scheme,
        window: settings.window,
        overlap: settings.overlap,
        begin: tokenizer.begin,
        end: tokenizer.end,
      },
    },
    tables: { 'tokenizer.json': tokenizerFiles.tokenizer, 'tokenizer_config.json': tokenizerFiles.config },
    async weights() {
      const { tensors, crf } = await taggingWeights(parts);
      return { ...tensors, ...crf };
    },
  };
}
