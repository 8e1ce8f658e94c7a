import { z } from 'zod';
import { isOfDefaultLayer } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { TaggerFamily } from '../types.ts';
import { connectLlm, createLlmTagger, type LlmTagger } from './tagger.ts';
import { defineLabels, readLists, readTemplate, SHIPPED_PROMPT, checkTemplate } from './prompt.ts';
import { type LlmSettings, llmSettings } from './settings.ts';
import { readModelFile } from '../model-store.ts';

const configSchema = z.object({
  language: z.string(),
  settings: llmSettings,
  definitions: z.record(z.string(), z.string()),
  lists: z.record(z.string(), z.array(z.string())),
});

/**
 * A language model behind an OpenAI-compatible server, asked without examples (Lee et al. 2024). Training takes the labels of
 * the corpus and asks nothing.
 */
export const llm: TaggerFamily<LlmSettings> = {
  name: 'llm',
  description: 'a language model on a server of yours, asked several times a sentence; learns the labels alone',
  settings: llmSettings,
  async train(documents, settings, { language }): Promise<LlmTagger> {
    const found = documents.flatMap(({ entities }) => entities.filter(isOfDefaultLayer).map(({ label }) => label));
    const definitions = defineLabels([...new Set(found)].toSorted(), settings.definitions);
    const labels = Object.keys(definitions);
    if (labels.length === 0) {
      throw new PalimpsestError('empty-training', 'there are no labels to ask the model for', {
        hint: 'Give a corpus with entities, or a file with --set definitions=FILE.',
      });
    }
    const template = readTemplate(settings.prompt ?? SHIPPED_PROMPT);
    const lists = readLists(settings.lists, labels);
    return createLlmTagger({ settings, language, prompt: { template, definitions, lists } }, connectLlm(settings, {}));
  },
  async load(store, config, options = {}): Promise<LlmTagger> {
    const { language, settings, definitions, lists } = configSchema.parse(config);
    const bytes = await readModelFile(store, 'prompt.txt');
    const template = new TextDecoder().decode(bytes);
    checkTemplate(template, 'prompt.txt');
    return createLlmTagger(
      { settings, language, prompt: { template, definitions, lists } },
      connectLlm(settings, options),
    );
  },
};
