import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { traceAttention } from '../../../../src/taggers/transformer/explain/attention.ts';
import { readEncoderFolder } from '../../../../src/taggers/transformer/folder.ts';
import { createEncoder } from '../../../../src/taggers/transformer/model.ts';
import { createTaggingModel } from '../../../../src/taggers/transformer/tagging-model.ts';
import { fixtureFolder } from '../fixture.ts';

/** What Python's `transformers` finds inside the encoders (bench/explanation-fixtures.py). */
interface Recorded {
  readonly ids: readonly number[];
  /** Of each layer, `[heads, pieces, pieces]`. */
  readonly attentions: readonly (readonly number[])[];
  readonly hidden: readonly number[];
  readonly head: { readonly kernel: readonly number[]; readonly bias: readonly number[]; readonly tags: number };
  readonly places: readonly number[];
  readonly wanted: readonly number[];
  readonly importance: readonly number[];
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/explanations/${name}.json`, import.meta.url), 'utf8')) as Recorded;

const worst = (found: ArrayLike<number>, expected: readonly number[]) => {
  expect(found.length).toBe(expected.length);
  return expected.reduce((most, value, i) => Math.max(most, Math.abs(value - (found[i] ?? NaN))), 0);
};

describe.each(['wasm', 'cpu'] as const)('what is inside an encoder on %s', (backend) => {
  beforeAll(async () => void (await openBackend(backend)));

  it.each(['bert', 'distilbert', 'electra'])('of the family of %s is what the reference has', async (name) => {
    const { config, weights } = await readEncoderFolder(fixtureFolder(name));
    const { ids, attentions, hidden, head, places, wanted, importance } = read(name);
    const before = tf.memory().numTensors;
    const model = createTaggingModel(createEncoder(config, weights), head.tags, false, createRng(1));
    const own = tf.memory().numTensors;
    model.writeHead({
      'classifier.kernel': { shape: [config.hiddenSize, head.tags], values: Float32Array.from(head.kernel) },
      'classifier.bias': { shape: [head.tags], values: Float32Array.from(head.bias) },
    });
    const sequence = Int32Array.from(ids);

    const all = await traceAttention(model.encoder, sequence, 'all');
    expect(all.layers.map(({ layer }) => layer)).toEqual(attentions.map((_, i) => i + 1));
    all.layers.forEach(({ weights: found }, i) => expect(worst(found, attentions[i] ?? [])).toBeLessThan(1e-4));
    const last = await traceAttention(model.encoder, sequence, 'last');
    expect(last.layers).toHaveLength(1);
    expect(last.layers[0]).toEqual(all.layers.at(-1));

    const [states = new Float32Array()] = await model.encoder.hiddenStates([sequence]);
    expect(worst(states, hidden)).toBeLessThan(1e-4);

    const window = { sequence: 0, ids: sequence, from: 0, places: Int32Array.from(places) };
    // Beside a shorter one, whose padding must change nothing.
    const short = { ...window, ids: sequence.slice(0, 12) };
    const tags = Int32Array.from(wanted);
    const found = await model.importance([window, short], [tags, tags]);
    expect(worst(found[0] ?? [], importance)).toBeLessThan(1e-4);
    const [alone] = await model.importance([short], [tags]);
    expect(worst(found[1] ?? [], Array.from(alone ?? []))).toBeLessThan(1e-5);

    expect(tf.memory().numTensors).toBe(own);
    model.dispose();
    expect(tf.memory().numTensors).toBe(before);
  });
});
