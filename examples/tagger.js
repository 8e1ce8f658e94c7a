// A kind of tagger: it knows the mentions that it has seen, and finds them again.
//   palimpsest train notes/ model/ --plugin examples/tagger.js --model seen-mentions
//   palimpsest tag model/ new-notes/ tagged/ --plugin examples/tagger.js
import { z } from 'palimpsest/plugins';

const settings = z.strictObject({
  shortest: z.number().int().min(1).default(3).describe('letters that a mention must have to be remembered'),
});

/** @returns {import('palimpsest/taggers').TrainedTagger} */
function createTagger(labelOf, chosen) {
  const escaped = [...labelOf.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return {
    family: 'seen-mentions',
    labels: [...new Set(labelOf.values())].toSorted((a, b) => (a < b ? -1 : 1)),
    async *tag(docs) {
      for await (const doc of docs) {
        const found = escaped.length === 0 ? [] : [...doc.text.matchAll(pattern)];
        const entities = found.map(({ 0: text, index }, i) => ({
          id: `T${i + 1}`,
          start: index,
          end: index + text.length,
          label: labelOf.get(text),
        }));
        yield { ...doc, entities };
      }
    },
    config: { settings: chosen }, // kept in the model's config.json
    async save(store) {
      await store.write('mentions.json', new TextEncoder().encode(JSON.stringify([...labelOf])));
    },
  };
}

/** @type {import('palimpsest/taggers').TaggerFamily<{ shortest: number }>} */
export const seenMentions = {
  name: 'seen-mentions',
  description: 'the mentions of the training text, found again',
  settings,
  async train(documents, chosen) {
    const labelOf = new Map();
    for (const { text, entities } of documents) {
      for (const { start, end, label } of entities) {
        const mention = text.slice(start, end);
        if (mention.length >= chosen.shortest && !labelOf.has(mention)) labelOf.set(mention, label);
      }
    }
    return createTagger(labelOf, chosen);
  },
  async load(store, config) {
    const bytes = await store.read('mentions.json');
    return createTagger(new Map(JSON.parse(new TextDecoder().decode(bytes))), settings.parse(config.settings));
  },
};

export default { taggers: [seenMentions] };
