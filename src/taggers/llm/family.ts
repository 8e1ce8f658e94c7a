import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_LAYER } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { describeFileError } from '../../formats/io/files.ts';
import { createFolderStore } from '../folder-store.ts';
import type { LoadOptions, TaggerFamily } from '../types.ts';
import { createAnswerCache } from './cache.ts';
import { defineLabels, readLists, SHIPPED_PROMPT } from './definitions.ts';
import { isLoopback } from './loopback.ts';
import { checkTemplate } from './prompt.ts';
import { type LlmSettings, llmSettings } from './settings.ts';
import { createLlmTagger, type LlmConnection, type LlmTagger } from './tagger.ts';

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
    const found = documents.flatMap(({ entities }) =>
      entities.filter(({ layer }) => (layer ?? DEFAULT_LAYER) === DEFAULT_LAYER).map(({ label }) => label),
    );
    const definitions = defineLabels([...new Set(found)].toSorted(), settings.definitions);
    const labels = Object.keys(definitions);
    if (labels.length === 0) {
      throw new PalimpsestError('empty-training', 'there is no label to ask for', {
        hint: 'Give a corpus with entities, or a file with --set definitions=FILE.',
      });
    }
    const file = settings.prompt ?? SHIPPED_PROMPT;
    const template = await readFile(file, 'utf8').catch((error: unknown) => {
      throw describeFileError(error, file);
    });
    checkTemplate(template, file);
    const lists = readLists(settings.lists, labels);
    return createLlmTagger({ settings, language, prompt: { template, definitions, lists } }, connector(settings, {}));
  },
  async load(store, config, options = {}): Promise<LlmTagger> {
    const { language, settings, definitions, lists } = configSchema.parse(config);
    const bytes = await store.read('prompt.txt');
    if (bytes === undefined) throw new PalimpsestError('damaged-model', 'prompt.txt is missing');
    const template = new TextDecoder().decode(bytes);
    checkTemplate(template, 'prompt.txt');
    return createLlmTagger(
      { settings, language, prompt: { template, definitions, lists } },
      connector(settings, options),
    );
  },
};

/** The connection is made when the first question is asked: whoever only looks at the tagger needs no leave. */
function connector(settings: LlmSettings, { llm: given = {} }: LoadOptions): () => LlmConnection {
  return () => {
    if (given.allowRemote !== true && !isLoopback(settings.url)) {
      throw new PalimpsestError('remote-llm', 'the server is not this machine: the text would leave it', {
        place: { file: settings.url },
        hint: 'Use a server on this machine, or allow it with: palimpsest tag --allow-remote. The text is sent as it is.',
      });
    }
    return {
      limits: given.limits ?? {},
      cache: createAnswerCache(createFolderStore(settings.cache ?? cacheFolder(process.env)), settings),
      key: process.env['PALIMPSEST_LLM_KEY'],
    };
  };
}

function cacheFolder({ XDG_CACHE_HOME }: NodeJS.ProcessEnv): string {
  return path.join(XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'palimpsest', 'llm');
}
