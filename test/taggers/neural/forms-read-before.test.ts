import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { deepaffixArchitecture, neuronerArchitecture } from '../../../src/taggers/neural/architecture.ts';
import { openBackend } from '../../../src/taggers/neural/backend.ts';
import { chooseRows, createBatch } from '../../../src/taggers/neural/batches.ts';
import { createDecoder } from '../../../src/taggers/neural/decode.ts';
import { createFormTable, type Vocabulary } from '../../../src/taggers/neural/vocabulary.ts';
import { createModel } from '../../../src/taggers/neural/model.ts';

const vocabulary: Vocabulary = {
  words: ['anna', 'met', 'in'],
  characters: [...'Anametirlouszdb'],
  affixes: ['Ann', 'nna', 'Ber', 'lin'],
  tags: ['O', 'B-PER', 'I-PER', 'B-LOC', 'I-LOC'],
};
const sentences = [
  ['Anna', 'met', 'Lindbruster', 'in', 'Berlin'],
  ['Berlin'],
  ['Lu', 'in', 'in', 'Mannheimersdorfer', 'Anna', 'met'],
];

describe.each(['cpu', 'wasm'] as const)('forms read before, on %s', (backend) => {
  it.each([neuronerArchitecture, deepaffixArchitecture])(
    'make no difference to a bit of the scores of $name, in whatever company they were read',
    async (architecture) => {
      await openBackend(backend);
      const sizes = { words: 3, characters: 15, affixes: 4, tags: 5, wordDimension: 12 };
      const model = createModel(architecture, sizes, createRng(3), true);
      const table = createFormTable(vocabulary, [], architecture.words);
      const encoded = sentences.map((sentence) => ({
        forms: Int32Array.from(sentence, (token) => table.idOf(token)),
        tags: new Int32Array(0),
      }));
      const batch = createBatch(encoded, [0, 1, 2], table);
      const whole = await model.score(batch);
      const one: number[] = [];
      for (const row of batch.distinct.keys())
        one.push(...(await model.readForms(chooseRows(batch.characters, [row]))));
      expect(one).toHaveLength(batch.distinct.length * model.formWidth);
      expect(one.some((state) => state !== 0)).toBe(true);
      expect(await model.score(batch, undefined, Float32Array.from(one))).toEqual(whole);

      // A decoder keeps what it has read: the second time, and in another order, the same tags.
      const decoder = await createDecoder(model, vocabulary.tags, 'IOB2');
      const first = await decoder.decode(encoded, table);
      const again = await decoder.decode(encoded.toReversed(), table);
      expect(again.toReversed()).toEqual(first);

      // What was read with other weights is of no use.
      const before = await decoder.rate(encoded, table);
      const weights = await model.read();
      const characters = weights['characters'] as { shape: number[]; values: Float32Array };
      model.write({ ...weights, characters: { ...characters, values: characters.values.map((value) => -3 * value) } });
      const changed = await createDecoder(model, vocabulary.tags, 'IOB2');
      const fresh = createFormTable(vocabulary, [], architecture.words);
      const anew = sentences.map((sentence) => ({
        forms: Int32Array.from(sentence, (token) => fresh.idOf(token)),
        tags: new Int32Array(0),
      }));
      expect(await model.score(batch)).not.toEqual(whole);
      const rated = await changed.rate(encoded, table);
      expect(rated).toEqual(await changed.rate(anew, fresh));
      expect(rated).not.toEqual(before);
      model.dispose();
    },
  );
});
