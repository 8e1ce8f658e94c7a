import { applyTags, decodeInWindows } from '../sequences.ts';
import type { TrainedTagger, Exporter } from '../types.ts';
import { createEncoderDecoder, type EncoderDecoder } from './decode.ts';
import { createEncoderExplainer } from './explain/explainer.ts';
import { saveEncoderFiles, type EncoderTaggerParts, taggingConfig, taggingWeights } from './model-files.ts';

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

/** Of documents that are tagged together. */
const WINDOW_TOKENS = 8192;

/** The weights may not change any more. */
export function createEncoderTagger(parts: EncoderTaggerParts): TrainedTagger {
  const { family, model, tokenizer, tags, settings, language, trainingEnd } = parts;
  const { scheme } = settings;
  let decoder: EncoderDecoder | undefined;
  const open = async () => (decoder ??= await createEncoderDecoder(model, tokenizer, tags, scheme, settings));

  return {
    family,
    ...(trainingEnd && { trainingEnd }),
    labels: [...new Set(tags.slice(1).map((tag) => tag.slice(2)))],
    config: { language, settings, tags },
    async *tag(docs, { recallBias = 0 } = {}) {
      const own = await open();
      for await (const { doc, sequences, found } of decodeInWindows(docs, language, WINDOW_TOKENS, (some) =>
        own.decode(some, recallBias),
      )) {
        const names = found.map((path) => Array.from(path, (tag) => tags[tag] as string));
        yield applyTags(doc, sequences, names, scheme);
      }
    },
    marginalSource: {
      tags,
      scheme,
      language,
      async *rate(docs) {
        const own = await open();
        for await (const { doc, sequences, found } of decodeInWindows(docs, language, WINDOW_TOKENS, (some) =>
          own.rate(some),
        )) {
          yield { doc, sequences: sequences.map(({ tokens }, s) => ({ tokens, ...(found[s] as (typeof found)[0]) })) };
        }
      },
    },
    exporter: createEncoderExporter(parts),
    explainer: createEncoderExplainer(parts),
    save: (store) => saveEncoderFiles(store, parts),
    async dispose() {
      model.dispose();
    },
  };
}
