import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import { createUnlearnable, labelSequences, reportUnlearnable } from '../sequences.ts';
import type { TaggerFamily } from '../types.ts';
import { countTags, type TagCounts } from './counts.ts';
import { createDictionaryTagger } from './tagger.ts';
import { type DictionarySettings, settings } from './settings.ts';

const countsSchema = z.strictObject({
  tags: z.array(z.string()),
  tokens: z.array(z.tuple([z.string(), z.array(z.int().min(0))])),
});
const configSchema = z.object({ language: z.string(), settings });

/** The baseline of every study: each token gets the tag it had most often in training, whatever stands around it. */
export const dictionary: TaggerFamily<DictionarySettings> = {
  name: 'dictionary',
  description: 'the most frequent tag of each token in training; a baseline',
  settings,
  async train(documents, chosen, { language, onNotice }) {
    const unlearnable = createUnlearnable();
    const counts = countTags(documents.flatMap((doc) => labelSequences(doc, language, 'IOB2', unlearnable)));
    reportUnlearnable(unlearnable, onNotice);
    return createDictionaryTagger(counts, language, chosen);
  },
  async load(store, config) {
    const { language, settings: chosen } = configSchema.parse(config);
    const bytes = await store.read('counts.json');
    if (bytes === undefined) throw new PalimpsestError('damaged-model', 'counts.json is missing');
    const counts: TagCounts = countsSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return createDictionaryTagger(counts, language, chosen);
  },
};
