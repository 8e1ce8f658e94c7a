import { expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { tf } from '../../../src/taggers/neural/backend.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import { bert } from '../../../src/taggers/transformer/families.ts';
import { notes, stream } from '../neural/fixture.ts';
import { fixtureFolder } from './fixture.ts';

const MILLION = 1_000_000;

it('tags a document of one million tokens, most of them in one sentence, in bounded memory', async () => {
  const settings = parseSettings(bert, { encoder: fixtureFolder('bert'), epochs: 1, window: 128, overlap: 16 });
  const tagger = await bert.train(notes, settings, { seed: 1, language: 'en', dev: notes });
  const sentence = 'a b. \n'.repeat(MILLION / 100);
  const doc = createDocument({ id: 'long', text: sentence + 'a '.repeat(MILLION - (3 * MILLION) / 100), entities: [] });
  const before = { tensors: tf.memory().numTensors, memory: process.memoryUsage().rss };
  let found = 0;
  for await (const { id, entities, text } of tagger.tag(stream([doc]))) {
    found++;
    expect(id).toBe('long');
    expect(text).toBe(doc.text);
    // Whatever so little training makes of it, it is made of the whole text.
    expect(entities.every(({ start, end }) => end > start && end <= text.length)).toBe(true);
  }
  expect(found).toBe(1);
  expect(tf.memory().numTensors).toBe(before.tensors);
  expect(process.memoryUsage().rss - before.memory).toBeLessThan(1.5e9);
  await tagger.dispose?.();
}, 240_000);
