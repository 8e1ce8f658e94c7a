import { z, type ZodType } from 'zod';
import { createRng } from '../../core/rng.ts';
import type { TaggerFamily } from '../types.ts';
import { deepaffixArchitecture, neuronerArchitecture, type Architecture } from './architecture.ts';
import { openSavedBackend, type BackendPreference } from './backend.ts';
import { loadModelFiles } from './model-files.ts';
import { createModel, sizesOf } from './model.ts';
import { deepaffixSettings, neuronerSettings, type NeuralSettings } from './settings.ts';
import { createNeuralTagger } from './tagger.ts';
import { loadLookups } from '../lookups/lookups.ts';
import { createWordMarks } from './word-marks.ts';
import { trainNeural } from './train.ts';

/** The architecture of NeuroNER: see {@link neuronerArchitecture}. */
export const neuroner = createFamily(
  neuronerArchitecture,
  'bidirectional LSTM-CRF over words and characters (Dernoncourt et al. 2017)',
  neuronerSettings,
);

/** The architecture of Yadav et al.'s deep affixes: see {@link deepaffixArchitecture}. */
export const deepaffix = createFamily(
  deepaffixArchitecture,
  'bidirectional LSTM-CRF over words, characters and affixes (Yadav et al. 2018)',
  deepaffixSettings,
);

function createFamily(
  architecture: Architecture,
  description: string,
  settings: ZodType<NeuralSettings>,
): TaggerFamily<NeuralSettings> {
  const configSchema = z.object({
    language: z.string(),
    settings,
    gazetteerTypes: z.array(z.string()).optional(),
    clusters: z.boolean().default(false),
  });
  return {
    name: architecture.name,
    description,
    settings,
    usesAllCores: true,
    async train(documents, chosen, context) {
      return createNeuralTagger(await trainNeural(architecture, documents, chosen, context));
    },
    async load(store, config, { backend } = {}) {
      const { language, settings: chosen, gazetteerTypes, clusters } = configSchema.parse(config);
      const { vocabulary, extra, tensors } = await loadModelFiles(store);
      const lookups = await loadLookups(store, gazetteerTypes, clusters);
      const marks = createWordMarks(lookups);
      await openSavedBackend(chosen.backend, backend as BackendPreference | undefined, 'recurrent');
      // Fresh weights, which the saved ones then take the place of.
      const model = createModel(architecture, sizesOf(vocabulary, chosen.wordDimension, marks), createRng(0), false);
      try {
        model.write(tensors);
      } catch (error) {
        model.dispose();
        throw error;
      }
      return createNeuralTagger({ architecture, model, vocabulary, extra, settings: chosen, language, lookups, marks });
    },
  };
}
