import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { openBackend, tf } from '../../../src/taggers/neural/backend.ts';
import { valueAndGradients } from '../../../src/taggers/neural/layers/weights.ts';
import {
  architectures,
  createArchitecture,
  type Architecture,
} from '../../../src/taggers/sensitivity/architectures.ts';
import { weightedCrossEntropy, createNetwork } from '../../../src/taggers/sensitivity/network.ts';
import type { Grid, Units } from '../../../src/taggers/sensitivity/tokens.ts';

const WIDTH = 5;

/** Elements by the number of their tokens; the vectors of each token. */
type Sequence = readonly (readonly Float32Array[])[];

function random(seed: number): () => Float32Array {
  const rng = createRng(seed);
  return () => Float32Array.from({ length: WIDTH }, () => 2 * rng.float() - 1);
}

/** With rectified units that are active, so that what they are given matters. */
function createActiveNetwork(architecture: Architecture, seed: number): ReturnType<typeof createNetwork> {
  const network = createNetwork(architecture, WIDTH, createRng(seed));
  tf.tidy(() => {
    for (const [name, variable] of Object.entries(network.variables)) {
      if (/^layer\.\d+\.bias$/.test(name)) variable.assign(tf.fill(variable.shape, 1.5));
    }
  });
  return network;
}

/** Logits of the elements of some sequences: of each, one for the element, or those of its tokens. */
async function rate(
  architecture: Architecture,
  sequences: readonly Sequence[],
): Promise<readonly (readonly number[])[]> {
  const network = createActiveNetwork(architecture, 1);
  const tokens = sequences.map((elements) => elements.flat());
  const lengths = Int32Array.from(tokens, (own) => own.length);
  const longest = Math.max(...lengths);
  const values = new Float32Array(sequences.length * longest * WIDTH);
  tokens.forEach((own, s) => own.forEach((vector, t) => values.set(vector, (s * longest + t) * WIDTH)));
  const [sequence, start, end, element]: [number[], number[], number[], string[]] = [[], [], [], []];
  sequences.forEach((elements, s) => {
    let at = 0;
    elements.forEach((own, e) => {
      const count = architecture.leavesOut ? 1 : own.length;
      for (let i = 0; i < count; i++) {
        sequence.push(s);
        start.push(at + i);
        end.push(architecture.leavesOut ? at + own.length : at + i + 1);
        element.push(`${s}.${e}`);
      }
      at += own.length;
    });
  });
  const grid: Grid = { sequences: sequences.length, longest, lengths };
  const units: Units = {
    sequence: Int32Array.from(sequence),
    start: Int32Array.from(start),
    end: Int32Array.from(end),
  };
  const logits = tf.tidy(() => network.run(tf.tensor3d(values, [sequences.length, longest, WIDTH]), grid, units));
  const found = await logits.data<'float32'>();
  logits.dispose();
  tf.dispose(network.variables);
  const byElement = new Map<string, number[]>();
  element.forEach((key, i) => byElement.set(key, [...(byElement.get(key) ?? []), found[i] as number]));
  return [...byElement.values()];
}

const small = (architecture: Architecture): Architecture => ({
  ...architecture,
  // Sizes are the only thing that tests need not repeat.
  layers: architecture.layers.map((layer) => ({ ...layer, size: Math.max(3, layer.size / 64) })),
});

beforeAll(async () => {
  await openBackend('wasm');
});

describe('architectures', () => {
  it('are those of tables 5.2 and 5.3', () => {
    expect([...architectures.keys()]).toEqual([
      'FT', 'Dense', 'Conv1', 'Conv2', 'Conv3', 'Conv4', 'RNN1', 'RNN2', 'RNN3', 'RNN4', 'LOConv1',
      'LOConv2', 'LOConv3', 'LOConv4', 'LORNN1', 'LORNN2', 'LORNN3',
    ]); // prettier-ignore
    expect(architectures.get('LOConv3')?.layers).toEqual([
      { kind: 'dense', size: 128 },
      { kind: 'leave-out-convolution', kernel: 32, size: 512 },
      { kind: 'dense', size: 256 },
      { kind: 'dense', size: 128 },
      { kind: 'dense', size: 64 },
    ]);
  });

  it('refuse what would let an element see itself', () => {
    for (const notation of ['lc32x8 lc32x8', 'lr8 d8 lr8', 'r8 lc4x8', 'lc4x8 r8', 'c3x8 lr8']) {
      expect(() => createArchitecture('x', 'vectors', notation)).toThrow(TypeError);
    }
    for (const notation of ['c4x8', 'lc3x8', 'd', 'q8', 'd3x8']) {
      expect(() => createArchitecture('x', 'vectors', notation)).toThrow(/a layer is/);
    }
  });
});

describe.each([...architectures.values()].filter(({ fineTuned }) => !fineTuned))('$name', (architecture) => {
  const shape = fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 9 }), {
    minLength: 1,
    maxLength: 3,
  });

  const property = (blind: boolean) =>
    fc.asyncProperty(shape, fc.nat(), fc.integer({ min: 1, max: 4 }), async (sizes, which, newSize) => {
      const draw = random(7);
      const sequences = sizes.map((elements) => elements.map((tokens) => Array.from({ length: tokens }, draw)));
      const flat = sizes.flatMap((elements, s) => elements.map((_, e) => [s, e] as const));
      const [s, e] = flat[which % flat.length] as readonly [number, number];
      const other = random(1000 + newSize);
      const changed = sequences.map((elements, i) =>
        elements.map((tokens, j) => (i === s && j === e ? Array.from({ length: newSize }, other) : tokens)),
      );
      const number = flat.findIndex(([i, j]) => i === s && j === e);
      const [before, after] = [await rate(small(architecture), sequences), await rate(small(architecture), changed)];
      if (blind) expect(after[number]).toEqual(before[number]);
      else expect(after[number]).not.toEqual(before[number]);
    });

  if (architecture.leavesOut) {
    it('rates an element alike to the last bit whatever the element is, of however many tokens', async () => {
      await fc.assert(property(true), { numRuns: 15 });
    });

    it('sees its neighbours', async () => {
      const draw = random(3);
      const sequence = Array.from({ length: 5 }, () => [draw()]);
      const [before] = [await rate(small(architecture), [sequence])];
      const changed = sequence.map((tokens, e) => (e === 1 ? [random(99)()] : tokens));
      const after = await rate(small(architecture), [changed]);
      expect(after[1]).toEqual(before[1]);
      expect(after[0]).not.toEqual(before[0]);
      expect(after[2]).not.toEqual(before[2]);
    });
  } else {
    it('rates an element otherwise when it is another', async () => {
      await fc.assert(property(false), { numRuns: 5 });
    });
  }

  it('has the gradients that finite differences give', async () => {
    const own = small(architecture);
    const network = createActiveNetwork(own, 2);
    const draw = random(5);
    const lengths = Int32Array.of(6, 4);
    const grid: Grid = { sequences: 2, longest: 6, lengths };
    const units: Units = {
      sequence: Int32Array.of(0, 0, 1, 1),
      start: Int32Array.of(0, 3, 1, 3),
      end: Int32Array.of(2, 4, 3, 4),
    };
    const labels = Uint8Array.of(1, 0, 0, 1);
    const x = tf.tensor3d(concat(12, draw), [2, 6, WIDTH]);
    const loss = () => weightedCrossEntropy(network.run(x, grid, units), labels, 2.5);
    const { value, gradients } = valueAndGradients(loss, network.variables);
    value.dispose();
    for (const [name, variable] of Object.entries(network.variables)) {
      const gradient = await (gradients[name] as tf.Tensor).data<'float32'>();
      const values = (await variable.data<'float32'>()).slice();
      const at = values.length >> 1;
      const step = 1e-3;
      const lossAt = async (delta: number) => {
        const moved = values.slice();
        moved[at] = (moved[at] as number) + delta;
        tf.tidy(() => variable.assign(tf.tensor(moved, variable.shape)));
        const result = tf.tidy(loss);
        const [number] = await result.data<'float32'>();
        result.dispose();
        return number as number;
      };
      const numeric = ((await lossAt(step)) - (await lossAt(-step))) / (2 * step);
      tf.tidy(() => variable.assign(tf.tensor(values, variable.shape)));
      expect(Math.abs(numeric - (gradient[at] as number))).toBeLessThan(2e-3);
    }
    tf.dispose([x, ...Object.values(gradients), ...Object.values(network.variables)]);
  });
});

function concat(count: number, draw: () => Float32Array): Float32Array {
  const all = new Float32Array(count * WIDTH);
  for (let i = 0; i < count; i++) all.set(draw(), i * WIDTH);
  return all;
}

it('weighs the cross-entropy as its formula says', async () => {
  const z = [-3, 0.5, 2, 60, -60];
  const y = Uint8Array.of(1, 0, 1, 0, 1);
  const weight = 3;
  const softplus = (v: number) => (v > 30 ? v : Math.log1p(Math.exp(v)));
  const weights = [...y].map((label) => (label === 1 ? weight : 1));
  const total = weights.reduce((a, b) => a + b, 0);
  const expected = z.reduce((sum, v, i) => sum + ((weights[i] as number) / total) * softplus(y[i] === 1 ? -v : v), 0);
  const loss = tf.tidy(() => weightedCrossEntropy(tf.tensor2d(z, [5, 1]), y, weight));
  expect((await loss.data())[0]).toBeCloseTo(expected, 4);
  loss.dispose();
});
