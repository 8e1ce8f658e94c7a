import { z } from 'zod';
import { createRng } from '../../core/rng.ts';
import { openSavedBackend, type BackendPreference } from '../neural/backend.ts';
import type { TaggerFamily } from '../types.ts';
import { createEncoder } from './model.ts';
import { loadEncoderFiles } from './model-files.ts';
import { encoderSettings, type EncoderSettings } from './settings.ts';
import { createEncoderTagger } from './tagger.ts';
import { createTaggingModel } from './tagging-model.ts';
import { openTokenizer } from './tokenizer/tokenizer.ts';
import { trainEncoder } from './train.ts';
import { requireShape } from '../model-store.ts';

/** BERT (Devlin et al. 2019), or any encoder of the families of config.ts. */
export const bert = createFamily('bert', 'google-bert/bert-base-cased', 'fine-tuned encoder (Devlin et al. 2019)');

/** ClinicalBERT (Alsentzer et al. 2019). */
export const clinicalbert = createFamily(
  'clinicalbert',
  'emilyalsentzer/Bio_ClinicalBERT',
  'fine-tuned encoder of clinical notes (Alsentzer et al. 2019)',
);

/** BERT pretrained on 104 languages. */
export const mbert = createFamily(
  'mbert',
  'google-bert/bert-base-multilingual-cased',
  'fine-tuned encoder of 104 languages (Devlin et al. 2019)',
);

function createFamily(name: string, encoder: string, description: string): TaggerFamily<EncoderSettings> {
  const settings = encoderSettings(encoder);
  const configSchema = z.object({ language: z.string(), settings, tags: z.array(z.string()).min(1) });
  return {
    name,
    description,
    settings,
    usesAllCores: true,
    async train(documents, chosen, context) {
      return createEncoderTagger(await trainEncoder(name, documents, chosen, context));
    },
    async load(store, raw, { backend } = {}) {
      const { language, settings: chosen, tags } = configSchema.parse(raw);
      const { config, rawConfig, tokenizerFiles, weights, head } = await loadEncoderFiles(store);
      const tokenizer = openTokenizer(tokenizerFiles, 'encoder');
      await openSavedBackend(chosen.backend, backend as BackendPreference | undefined);
      const model = createTaggingModel(createEncoder(config, weights), tags.length, chosen.crf, createRng(0));
      try {
        for (const [key, { shape }] of Object.entries(model.head)) requireShape(key, head[key]?.shape, shape);
        model.writeHead(head);
      } catch (error) {
        model.dispose();
        throw error;
      }
      return createEncoderTagger({ family: name, model, tokenizer, tokenizerFiles, rawConfig, tags, settings: chosen, language }); // prettier-ignore
    },
  };
}
