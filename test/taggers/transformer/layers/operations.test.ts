import { beforeAll, describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../../src/core/rng.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { valueAndGradients } from '../../../../src/taggers/neural/layers/weights.ts';
import { instantiateOver } from '../../../../src/taggers/transformer/kernels/heap/kernel.ts';
import { registerEncoderKernels } from '../../../../src/taggers/transformer/kernels/register.ts';
import {
  activate,
  addAndNorm,
  tokenCrossEntropy,
  layerNorm,
} from '../../../../src/taggers/transformer/layers/operations.ts';
import { attention } from '../../../../src/taggers/transformer/layers/attention.ts';
import { drawMask, maskValues } from '../../../../src/taggers/transformer/layers/masks.ts';

const draw = (rng: Rng, size: number, reach = 2) =>
  Float32Array.from({ length: size }, () => (2 * rng.float() - 1) * reach);

type Values = Readonly<Record<string, readonly number[] | Float32Array>>;
type Shapes = Readonly<Record<string, number[]>>;

/** An operation: its inputs, and its result once more in plain double precision. */
interface Case {
  readonly name: string;
  readonly shapes: Shapes;
  readonly run: (inputs: Readonly<Record<string, tf.Tensor>>) => tf.Tensor;
  readonly plain: (inputs: Readonly<Record<string, number[]>>) => number[];
}

/** Φ by the trapezium rule: slow, and nobody's approximation. */
function cumulative(x: number): number {
  const steps = 4000;
  const width = x / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i++) sum += (i === 0 || i === steps ? 0.5 : 1) * Math.exp(-((i * width) ** 2) / 2);
  return 0.5 + (sum * width) / Math.sqrt(2 * Math.PI);
}

const plainActivations = {
  gelu: (x: number) => x * cumulative(x),
  gelu_tanh: (x: number) => 0.5 * x * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3))),
  relu: (x: number) => Math.max(0, x),
};

function plainNorm(x: number[], gamma: number[], beta: number[], epsilon: number): number[] {
  const width = gamma.length;
  return x.map((value, i) => {
    const row = x.slice(Math.floor(i / width) * width, Math.floor(i / width) * width + width);
    const mean = row.reduce((a, b) => a + b, 0) / width;
    const variance = row.reduce((a, b) => a + (b - mean) ** 2, 0) / width;
    const d = i % width;
    return ((value - mean) / Math.sqrt(variance + epsilon)) * (gamma[d] as number) + (beta[d] as number);
  });
}

/** Only the pieces that are no padding have a result; the others give 0. */
function plainAttention(
  { q, k, v }: Readonly<Record<string, number[]>>,
  { batch, length, heads, lengths }: { batch: number; length: number; heads: number; lengths: Int32Array },
  width: number,
  mask?: Float32Array,
): number[] {
  const size = width / heads;
  const out = Array.from({ length: batch * length * width }, () => 0);
  const at = (x: number[] | undefined, b: number, t: number, h: number, d: number) =>
    x?.[(b * length + t) * width + h * size + d] as number;
  for (let b = 0; b < batch; b++) {
    for (let h = 0; h < heads; h++) {
      for (let t = 0; t < (lengths[b] as number); t++) {
        const scores = Array.from({ length: lengths[b] as number }, (_, s) => {
          let sum = 0;
          for (let d = 0; d < size; d++) sum += at(q, b, t, h, d) * at(k, b, s, h, d);
          return Math.exp(sum / Math.sqrt(size));
        });
        const total = scores.reduce((x, y) => x + y, 0);
        scores.forEach((score, s) => {
          const kept = mask ? (mask[((b * heads + h) * length + t) * length + s] as number) : 1;
          for (let d = 0; d < size; d++) {
            const place = (b * length + t) * width + h * size + d;
            out[place] = (out[place] as number) + (score / total) * kept * at(v, b, s, h, d);
          }
        });
      }
    }
  }
  return out;
}

function attentionCase(
  name: string,
  batch: number,
  length: number,
  heads: number,
  width: number,
  lengths: number[],
  drops = false,
): Case {
  const shape = { batch, length, heads, lengths: Int32Array.from(lengths) };
  const mask = drops ? drawMask(0.25, createRng(3), 5) : undefined;
  const visible = new Float32Array(batch * length);
  lengths.forEach((own, b) => visible.fill(1, b * length, b * length + own));
  const flat = [batch * length, width];
  return {
    name,
    shapes: { q: flat, k: flat, v: flat },
    run({ q, k, v }) {
      const out = attention(q as tf.Tensor2D, k as tf.Tensor2D, v as tf.Tensor2D, shape, mask);
      return tf.mul(out, tf.tensor2d(visible, [batch * length, 1])); // what stands at padding nobody reads
    },
    plain: (inputs) => plainAttention(inputs, shape, width, mask && maskValues(mask, batch * heads * length, length)),
  };
}

const cases: readonly Case[] = [
  ...(['gelu', 'gelu_tanh', 'relu'] as const).map((activation): Case => ({
    name: activation,
    shapes: { x: [5, 7] },
    run: ({ x }) => activate(tf.mul(x as tf.Tensor, 4), activation), // beyond the table's ends too
    plain: ({ x }) => (x ?? []).map((value) => plainActivations[activation](4 * value)),
  })),
  {
    name: 'layer normalisation',
    shapes: { x: [3, 6], gamma: [6], beta: [6] },
    run: ({ x, gamma, beta }) =>
      layerNorm(x as tf.Tensor2D, { gamma: gamma as tf.Tensor1D, beta: beta as tf.Tensor1D }, 1e-3),
    plain: ({ x, gamma, beta }) => plainNorm(x ?? [], gamma ?? [], beta ?? [], 1e-3),
  },
  ...[0, 0.25].flatMap((rate) =>
    [4, 6, 13].map((width): Case => {
      const mask = drawMask(rate, createRng(8), 2);
      return {
        name: `layer normalisation of a sum, ${width} wide${mask ? ', with dropout' : ''}`,
        shapes: { x: [3, width], y: [3, width], gamma: [width], beta: [width] },
        run: ({ x, y, gamma, beta }) => {
          const weights = { gamma: gamma as tf.Tensor1D, beta: beta as tf.Tensor1D };
          return addAndNorm(x as tf.Tensor2D, y as tf.Tensor2D, weights, 1e-3, mask);
        },
        plain: ({ x, y, gamma, beta }) => {
          const kept = mask ? maskValues(mask, 3, width) : new Float32Array(3 * width).fill(1);
          return plainNorm((x ?? []).map((value, i) => value + (y?.[i] as number) * (kept[i] as number)), gamma ?? [], beta ?? [], 1e-3); // prettier-ignore
        },
      };
    }),
  ),
  attentionCase('attention', 2, 5, 2, 8, [5, 3]),
  attentionCase('attention of one piece', 1, 1, 1, 4, [1]),
  attentionCase('attention with dropout', 2, 4, 3, 6, [2, 4], true),
  attentionCase('attention of rows that are no whole vectors, with dropout', 1, 13, 1, 9, [11], true),
  {
    name: 'cross entropy',
    shapes: { scores: [2, 3, 4] },
    run: ({ scores }) => tokenCrossEntropy(scores as tf.Tensor3D, Int32Array.of(1, 2, 9, 0, 3, 1), Int32Array.of(2, 3)),
    plain: ({ scores }) => {
      const labels = [1, 2, -1, 0, 3, 1];
      const losses = labels.map((label, cell) => {
        const own = (scores ?? []).slice(cell * 4, cell * 4 + 4);
        return label < 0 ? 0 : Math.log(own.reduce((a, b) => a + Math.exp(b), 0)) - (own[label] as number);
      });
      return [losses.reduce((a, b) => a + b, 0) / 5];
    },
  },
];

describe.each(['wasm', 'cpu'] as const)('on %s', (backend) => {
  beforeAll(async () => {
    await openBackend(backend);
    registerEncoderKernels();
  });

  it.each(cases)(
    '$name has the values and gradients of plain arithmetic in double precision',
    ({ shapes, run, plain }) => {
      const rng = createRng(7);
      const values: Values = Object.fromEntries(
        Object.entries(shapes).map(([name, shape]) => [name, draw(rng.fork(name), tf.util.sizeFromShape(shape))]),
      );
      const exact = Object.fromEntries(Object.entries(values).map(([name, own]) => [name, [...own]]));
      const wanted = plain(exact);
      const weights = draw(rng.fork('weights'), wanted.length, 1);
      const before = tf.memory().numTensors;
      const inputs = Object.fromEntries(
        Object.entries(shapes).map(([name, shape]) => [name, tf.tensor(values[name] as Float32Array, shape)]),
      );
      const out = tf.tidy(() => run(inputs));
      [...out.dataSync()].forEach((value, i) => expect(value).toBeCloseTo(wanted[i] as number, 5));
      const { value, gradients } = valueAndGradients(
        () => tf.sum(tf.mul(run(inputs), tf.tensor(weights, out.shape))),
        inputs,
      );
      const objective = () => plain(exact).reduce((sum, own, i) => sum + own * (weights[i] as number), 0);
      for (const [name, gradient] of Object.entries(gradients)) {
        const own = exact[name] as number[];
        gradient.dataSync().forEach((found, i) => {
          const kept = own[i] as number;
          own[i] = kept + 1e-5;
          const above = objective();
          own[i] = kept - 1e-5;
          const difference = (above - objective()) / 2e-5;
          own[i] = kept;
          expect(Math.abs(found - difference), `${name}[${i}]`).toBeLessThan(2e-5 * Math.max(1, Math.abs(difference)));
        });
      }
      tf.dispose([value, out, ...Object.values(gradients), ...Object.values(inputs)]);
      expect(tf.memory().numTensors).toBe(before);
    },
  );
});

describe.each(['gelu', 'gelu_tanh', 'relu'] as const)('%s of the kernel', (activation) => {
  it('is within 1e-6 of the function everywhere, exact far away, and no number where there is none', async () => {
    await openBackend('wasm');
    registerEncoderKernels();
    const of = (x: Float32Array) => tf.tidy(() => activate(tf.tensor1d(x), activation).dataSync());
    const x = Float32Array.from({ length: 1401 }, (_, i) => (i - 700) / 97);
    of(x).forEach((y, i) => {
      expect(Math.abs(y - plainActivations[activation](x[i] as number))).toBeLessThan(1e-6);
    });
    expect([...of(Float32Array.of(-1e30, -400, 400, 1e30))]).toEqual([0, 0, 400, Math.fround(1e30)]);
    expect([...of(new Float32Array(7).fill(NaN))].every(Number.isNaN)).toBe(true);
  });
});

describe('a mask of dropout', () => {
  it('keeps about the share that it is to keep, in every column and every row, and neighbours do not tell of each other', () => {
    const [rows, width, rate] = [400, 52, 0.3];
    const values = maskValues({ rate, keys: [1, 2], rowsBefore: 0 }, rows, width);
    const kept = Array.from(values, (value) => (value === 0 ? 0 : 1));
    expect(new Set(values)).toEqual(new Set([0, Math.fround(1 / (1 - rate))]));
    const share = (places: number[]) => places.reduce((sum, at) => sum + (kept[at] as number), 0) / places.length;
    const all = [...kept.keys()];
    expect(Math.abs(share(all) - 0.7)).toBeLessThan(0.01);
    for (let d = 0; d < width; d++)
      expect(Math.abs(share(all.filter((at) => at % width === d)) - 0.7)).toBeLessThan(0.1);
    for (const apart of [1, 4, 8, width, 2 * width]) {
      const after = all.filter((at) => at >= apart && kept[at - apart] === 1);
      expect(Math.abs(share(after) - 0.7)).toBeLessThan(0.02);
    }
  });

  it('of a part is that part of the mask of the whole', () => {
    const whole = maskValues({ rate: 0.5, keys: [3, 4], rowsBefore: 0 }, 9, 13);
    const part = maskValues({ rate: 0.5, keys: [3, 4], rowsBefore: 4 }, 5, 13);
    expect(part).toEqual(whole.slice(4 * 13));
  });

  it('is none where nothing is dropped, and refuses a rate that is none', () => {
    expect(drawMask(0, createRng(1))).toBeUndefined();
    expect(drawMask(0.1, undefined)).toBeUndefined();
    for (const rate of [-0.1, 1, NaN]) expect(() => drawMask(rate, createRng(1))).toThrow(TypeError);
  });
});

describe('the kernel over the memory of TensorFlow.js', () => {
  it('writes to no place that it is not given', () => {
    const { WebAssembly } = globalThis as unknown as {
      WebAssembly: { Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer } };
    };
    const memory = new WebAssembly.Memory({ initial: 1 });
    const bytes = new Uint8Array(memory.buffer).fill(0xab);
    const kernel = instantiateOver(memory);
    expect(bytes.every((byte) => byte === 0xab)).toBe(true);
    const [at, size] = [4096, kernel.constantsSize()];
    kernel.setConstants(at);
    kernel.activate(0, 8192, 8192 + 28, 7); // 7 numbers, no whole vectors
    const changed = [...bytes.keys()].filter((place) => bytes[place] !== 0xab);
    expect(changed.every((place) => (place >= at && place < at + size) || (place >= 8220 && place < 8248))).toBe(true);
    expect(changed.some((place) => place >= 8220)).toBe(true);
  });
});
