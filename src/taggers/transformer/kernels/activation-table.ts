import { tf } from '../../neural/backend.ts';
import type { Activation } from '../config.ts';

/** The operations of an encoder that a backend may have a kernel of ours for. */
export type EncoderOperation =
  'Activate' | 'ActivateGradient' | 'Attention' | 'AttentionGradient' | 'LayerNorm' | 'LayerNormGradient';

/** The name under which an operation is registered. */
export function kernelName(operation: EncoderOperation): string {
  return `Palimpsest${operation}`;
}

/** Runs an operation by the current backend's kernel of ours; `undefined` where it has none. */
export function runOn(
  operation: EncoderOperation,
  inputs: Readonly<Record<string, tf.Tensor>>,
  attributes: object = {},
): tf.Tensor[] | undefined {
  const name = kernelName(operation);
  if ((tf.getKernel(name, tf.getBackend()) as tf.KernelConfig | undefined) === undefined) return undefined;
  return tf.engine().runKernel(name, inputs, attributes as tf.NamedAttrMap) as unknown as tf.Tensor[];
}

/** Tables go from −REACH to REACH; beyond, the functions are 0 or x to within 1e-8. */
const REACH = 6;
const STEPS_PER_UNIT = 1024;

/** A function and its slope, at places 1/1024 apart. Between two, a straight line is off by less than 4e-7. */
interface ActivationTable {
  readonly value: Float32Array;
  readonly slope: Float32Array;
}

const tables = new Map<Activation, ActivationTable>();

/** y = activation(x): by a table, since `exp` for each number takes as long as the products around it. */
export function activateInto(y: Float32Array, x: Float32Array, activation: Activation): void {
  if (activation === 'relu') {
    for (let i = 0; i < x.length; i++) y[i] = Math.max(0, x[i] as number);
    return;
  }
  const { value } = tableOf(activation);
  for (let i = 0; i < x.length; i++) {
    const at = x[i] as number;
    if (at >= REACH) y[i] = at;
    else if (at <= -REACH) y[i] = 0;
    else {
      // NaN comes here, and goes on.
      const place = (at + REACH) * STEPS_PER_UNIT;
      const below = place | 0;
      const from = value[below] as number;
      y[i] = from + ((value[below + 1] as number) - from) * (place - below);
    }
  }
}

/** dx = dy · activation′(x). */
export function activationGradientInto(
  dx: Float32Array,
  dy: Float32Array,
  x: Float32Array,
  activation: Activation,
): void {
  if (activation === 'relu') {
    for (let i = 0; i < x.length; i++) dx[i] = (x[i] as number) > 0 ? (dy[i] as number) : 0;
    return;
  }
  const { slope } = tableOf(activation);
  for (let i = 0; i < x.length; i++) {
    const at = x[i] as number;
    if (at >= REACH) dx[i] = dy[i] as number;
    else if (at <= -REACH) dx[i] = 0;
    else {
      const place = (at + REACH) * STEPS_PER_UNIT;
      const below = place | 0;
      const from = slope[below] as number;
      dx[i] = (dy[i] as number) * (from + ((slope[below + 1] as number) - from) * (place - below));
    }
  }
}

function tableOf(activation: 'gelu' | 'gelu_tanh'): ActivationTable {
  let table = tables.get(activation);
  if (!table) {
    const size = 2 * REACH * STEPS_PER_UNIT + 1;
    table = { value: new Float32Array(size), slope: new Float32Array(size) };
    for (let i = 0; i < size; i++) {
      const [value, slope] = exact[activation](i / STEPS_PER_UNIT - REACH);
      table.value[i] = value;
      table.slope[i] = slope;
    }
    tables.set(activation, table);
  }
  return table;
}

/** Value and slope in double precision. */
const exact = {
  gelu(x: number): readonly [number, number] {
    const cumulative = normalCumulative(x);
    return [x * cumulative, cumulative + (x * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)];
  },
  gelu_tanh(x: number): readonly [number, number] {
    const root = Math.sqrt(2 / Math.PI);
    const t = Math.tanh(root * (x + 0.044715 * x ** 3));
    const inner = root * (1 + 3 * 0.044715 * x * x);
    return [0.5 * x * (1 + t), 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * inner];
  },
};

/** Φ(x) for |x| ≤ 6, by the series ½ + φ(x) Σ x^(2k+1) / (1 · 3 · … · (2k+1)). */
function normalCumulative(x: number): number {
  let term = x;
  let sum = x;
  for (let k = 1; k < 200 && Math.abs(term) > 1e-17; k++) {
    term *= (x * x) / (2 * k + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}
