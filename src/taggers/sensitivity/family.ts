import { z } from 'zod';
import { createRng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import { openSavedBackend, type BackendPreference } from '../neural/backend.ts';
import type { FamilyContext, TaggerFamily } from '../types.ts';
import { loadSensitivityFiles } from './files.ts';
import { createSensitivityModel, widthOf } from './model.ts';
import { createNetwork } from './network.ts';
import { sensitivitySettings, type SensitivitySettings } from './settings.ts';
import { createSensitivityTagger, type SensitivityTagger } from './tagger.ts';
import { architectureOf, trainSensitivity } from './train.ts';
import { requireShape } from '../model-store.ts';
import type { NamedTensor } from '../neural/safetensors.ts';

const configSchema = z.object({
  language: z.string(),
  settings: sensitivitySettings,
  budget: z.int().min(1),
  threshold: z.number().default(0),
});

/** Its taggers can be evaluated on elements. */
interface SensitivityFamily extends TaggerFamily<SensitivitySettings> {
  train(
    documents: readonly Document[],
    settings: SensitivitySettings,
    context: FamilyContext,
  ): Promise<SensitivityTagger>;
  load(...args: Parameters<TaggerFamily['load']>): Promise<SensitivityTagger>;
}

/** Contextual sensitivity (Schamberger 2019, "Anonymization of German Legal Texts", §5.4). */
export const sensitivity: SensitivityFamily = {
  name: 'sensitivity',
  description: 'what is sensitive by its context alone, learned from anonymised text (Schamberger 2019)',
  settings: sensitivitySettings,
  usesAllCores: true,
  async train(documents, settings, context) {
    return createSensitivityTagger(await trainSensitivity(documents, settings, context));
  },
  async load(store, raw, { backend } = {}) {
    const { language, settings, budget, threshold } = configSchema.parse(raw);
    const architecture = architectureOf(settings);
    await openSavedBackend(settings.backend, backend as BackendPreference | undefined);
    const { input, source, encoderFiles, network: weights } = await loadSensitivityFiles(store, architecture.input);
    const network = createNetwork(architecture, widthOf(input), createRng(0));
    const model = createSensitivityModel(architecture, input, network);
    try {
      const parameters = Object.entries(network.variables).map(([name, { shape }]) => {
        const own = weights[name];
        requireShape(name, own?.shape, shape);
        return { name, values: (own as NamedTensor).values, scale: 1, decays: false };
      });
      model.assign(parameters);
    } catch (error) {
      model.dispose();
      throw error;
    }
    return createSensitivityTagger({
      model,
      source,
      settings,
      language,
      budget,
      threshold,
      ...(encoderFiles && { encoderFiles }),
    });
  },
};
