import { beforeAll, describe, expect, it } from 'vitest';
import { openBackend, tf } from '../../../src/taggers/neural/backend.ts';
import { createEncoder } from '../../../src/taggers/transformer/model.ts';
import { readEncoderFolder } from '../../../src/taggers/transformer/folder.ts';
import { fixtureFolder, fixtureNames, readExpected } from './fixture.ts';

describe.each(['wasm', 'cpu'] as const)('an encoder on %s', (backend) => {
  beforeAll(async () => void (await openBackend(backend)));

  it.each(fixtureNames)('of the family of %s has the hidden states of the reference', async (name) => {
    const { config, weights } = await readEncoderFolder(fixtureFolder(name));
    const { texts, batch, hidden } = readExpected(name);
    const sequences = batch.map((i) => Int32Array.from(texts[i]?.ids ?? []));
    const encoder = createEncoder(config, weights);
    const before = tf.memory().numTensors;
    const states = await encoder.hiddenStates(sequences);
    expect(tf.memory().numTensors).toBe(before);
    encoder.dispose();
    let worst = 0;
    hidden.forEach((rows, b) => {
      rows.forEach((row, piece) => {
        row.forEach((value, d) => {
          const found = states[b]?.[piece * config.hiddenSize + d] as number;
          worst = Math.max(worst, Math.abs(found - value));
        });
      });
      expect(states[b]?.length).toBe(rows.length * config.hiddenSize);
    });
    expect(worst).toBeLessThan(1e-4);
  });
});
