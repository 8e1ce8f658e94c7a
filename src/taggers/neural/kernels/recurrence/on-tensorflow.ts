import { tf } from '../../backend/tensorflow.ts';
import type { NodeBackend } from '../tensorflow-binding.ts';
import { composedBackward, composedForward, composedRecurrence } from './composed.ts';
import { blockLstm, cudnnLstm, type LibraryLstm, type LibraryWeights } from './library-lstm.ts';
import {
  inputGradient,
  nameOf,
  namesOfOutputs,
  ownTraceNames,
  partsOf,
  RECURRENCE,
  RECURRENCE_GRADIENT,
  WEIGHTS,
  type LayerShape,
  type WeightName,
} from './operation.ts';

/**
 * How packed rows become a block of steps by sequences, `[T · B]` cells, as libraries take them. Every sequence begins at the
 * first step, also one that is read backwards, so that what fills a short one up comes after its end: it reaches none of its
 * states, and nothing comes back from it.
 */
interface TimeMajor {
  readonly steps: number;
  readonly batch: number;
  /** Of each sequence; none is empty. */
  readonly lengths: Int32Array;
  /** The packed row of each cell, −1 past the end of a sequence. */
  readonly rows: Int32Array;
  /** The cell of each packed row. */
  readonly cells: Int32Array;
}

/** The block in which a layer reads the rows. */
export function timeMajor({ counts, offsets, directions }: LayerShape, layer: number): TimeMajor {
  const steps = counts.length;
  const batch = counts[0] ?? 0;
  const lengths = new Int32Array(batch);
  for (const count of counts) for (let b = 0; b < count; b++) lengths[b] = (lengths[b] as number) + 1;
  const rows = new Int32Array(steps * batch).fill(-1);
  const cells = new Int32Array(lengths.reduce((sum, length) => sum + length, 0));
  lengths.forEach((length, b) => {
    for (let s = 0; s < length; s++) {
      const t = directions[layer] === 'forward' ? s : length - 1 - s;
      const row = (offsets[t] as number) + b;
      rows[s * batch + b] = row;
      cells[row] = s * batch + b;
    }
  });
  return { steps, batch, lengths, rows, cells };
}

type Call = Parameters<tf.KernelFunc>[0];
type Tensors = Readonly<Record<string, tf.Tensor2D>>;

/** The recurrence on the native library, and how it was chosen, for people. */
interface TensorflowRecurrence {
  readonly kernels: readonly tf.KernelConfig[];
  readonly note: string;
}

/**
 * Products of a graphics processor may keep 10 bits of a factor only (TF32); a gate out of place makes a difference of tenths.
 */
const TOLERANCE = { processor: 1e-5, graphics: 1e-2 };

/**
 * Chooses how the native library that was found runs recurrent layers: whole sequences by one of its own operations, if it
 * has it and gives in a small example what the composed form gives; else by the composed form, and the note says why. The
 * current backend is to be `tensorflow`.
 */
export function chooseTensorflowRecurrence(backend = tf.backend() as unknown as NodeBackend): TensorflowRecurrence {
  const onGraphics = backend.isUsingGpuDevice;
  const refused: string[] = [];
  for (const lstm of onGraphics ? [cudnnLstm, blockLstm] : [blockLstm]) {
    try {
      const apart = differenceFromComposed(backend, lstm);
      if (apart <= (onGraphics ? TOLERANCE.graphics : TOLERANCE.processor)) {
        return {
          kernels: libraryRecurrence(lstm),
          note: ['recurrent layers by ' + lstm.name, ...refused].join('; not by '),
        };
      }
      refused.push(`${lstm.name}: its numbers are not those of single operations`);
    } catch (error) {
      refused.push(`${lstm.name}: ${reason(error as Error)}`);
    }
  }
  return {
    kernels: composedRecurrence('tensorflow'),
    note: ['recurrent layers step by step', ...refused].join('; not by '),
  };
}

/** The first line of what the library says, behind the number that the binding puts before it. */
function reason({ message }: Error): string {
  return message.replace(/^Invalid TF_Status: \d+\nMessage: /, '').split('\n')[0] as string;
}

function libraryRecurrence(lstm: LibraryLstm): readonly tf.KernelConfig[] {
  return [
    {
      kernelName: RECURRENCE,
      backendName: 'tensorflow',
      kernelFunc: ({ inputs, attrs, backend }) => forward(backend as NodeBackend, lstm, inputs, attrs),
    },
    {
      kernelName: RECURRENCE_GRADIENT,
      backendName: 'tensorflow',
      kernelFunc: ({ inputs, attrs, backend }) => backward(backend as NodeBackend, lstm, inputs, attrs),
    },
  ];
}

function forward(backend: NodeBackend, lstm: LibraryLstm, inputs: Call['inputs'], attributes: Call['attrs']) {
  return tf.tidy((): tf.Tensor[] => {
    const shape = attributes as unknown as LayerShape;
    const all = inputs as unknown as Tensors;
    const layers = shape.directions.map((_, layer) => {
      const block = timeMajor(shape, layer);
      const { h, trace } = lstm.forward(backend, layerInputs(shape, layer, block, all));
      return { states: fromBlock(h, block), trace };
    });
    const states = layers.map((layer) => layer.states);
    return [tf.concat(states, 1), ...layers.flatMap(({ trace }) => trace)];
  });
}

function backward(backend: NodeBackend, lstm: LibraryLstm, inputs: Call['inputs'], attributes: Call['attrs']) {
  return tf.tidy((): tf.Tensor[] => {
    const shape = attributes as unknown as LayerShape;
    const { hidden, inputSize, directions } = shape;
    const all = inputs as unknown as Tensors;
    const traceNames = ownTraceNames(lstm.traces * directions.length);
    // Row by row the states of each layer, and a row of zeros for what is past the end of a sequence.
    const dy = tf.reshape<tf.Rank.R2>(all['dy'] as tf.Tensor2D, [-1, hidden]);
    const withZero = tf.concat([dy, tf.zeros<tf.Rank.R2>([1, hidden])]);
    return directions.flatMap((_, layer) => {
      const block = timeMajor(shape, layer);
      const { steps, batch, rows } = block;
      const from = rows.map((row) => (row < 0 ? dy.shape[0] : row * directions.length + layer));
      const dh = tf.reshape<tf.Rank.R3>(tf.gather(withZero, tf.tensor1d(from, 'int32')), [steps, batch, hidden]);
      const trace = traceNames.slice(layer * lstm.traces, (layer + 1) * lstm.traces);
      const found = lstm.backward(
        backend,
        layerInputs(shape, layer, block, all),
        trace.map((name) => all[name] as tf.Tensor),
        dh,
      );
      const [input, recurrent] = tf.split(fromLibrary(found.weights.matrix, shape), [inputSize, hidden]);
      return [
        fromBlock(found.x, block),
        input as tf.Tensor,
        recurrent as tf.Tensor,
        fromLibrary(found.weights.bias, shape),
        tf.sum(found.initial.c, 0),
        tf.sum(found.initial.h, 0),
      ];
    });
  });
}

function layerInputs(shape: LayerShape, layer: number, block: TimeMajor, all: Tensors) {
  const { steps, batch, rows, lengths } = block;
  const { input, recurrent, bias, initialC, initialH } = partsOf<WeightName, tf.Tensor>(WEIGHTS, layer, all);
  const from = tf.tensor1d(
    rows.map((row) => Math.max(row, 0)), // past the end of a sequence any numbers will do
    'int32',
  );
  const copies = (state: tf.Tensor) => tf.tile(tf.reshape<tf.Rank.R2>(state, [1, shape.hidden]), [batch, 1]);
  const weights: LibraryWeights = {
    matrix: toLibrary(tf.concat([input, recurrent]) as tf.Tensor2D, shape),
    bias: toLibrary(bias as tf.Tensor1D, shape),
  };
  return {
    x: tf.reshape<tf.Rank.R3>(tf.gather(all['x'] as tf.Tensor2D, from), [steps, batch, shape.inputSize]),
    lengths,
    weights,
    initial: { c: copies(initialC), h: copies(initialH) },
  };
}

/** Cells of a block → packed rows. */
function fromBlock(cells: tf.Tensor, block: TimeMajor): tf.Tensor2D {
  const flat = tf.reshape<tf.Rank.R2>(cells, [block.steps * block.batch, -1]);
  return tf.gather(flat, tf.tensor1d(block.cells, 'int32'));
}

/**
 * Columns of our weights → i, f, g, o. The coupled cell is an ordinary one: its input gate 1 − σ(f) is σ(−f), a gate whose
 * weights are those of f, negated.
 */
function toLibrary<T extends tf.Tensor>(weights: T, { hidden, columns }: LayerShape): T {
  const last = weights.rank - 1;
  const gates = tf.split(weights, columns / hidden, last);
  const [f, o, g] = gates.slice(-3) as [tf.Tensor, tf.Tensor, tf.Tensor];
  const i = columns === 4 * hidden ? (gates[0] as tf.Tensor) : tf.neg(f);
  return tf.concat([i, f, g, o], last) as T;
}

/** The gradient of {@link toLibrary}. */
function fromLibrary<T extends tf.Tensor>(gradient: T, { hidden, columns }: LayerShape): T {
  const last = gradient.rank - 1;
  const [i, f, g, o] = tf.split(gradient, 4, last) as [tf.Tensor, tf.Tensor, tf.Tensor, tf.Tensor];
  return tf.concat(columns === 4 * hidden ? [i, f, o, g] : [tf.sub(f, i), o, g], last) as T;
}

/** A small example that has everything: both cells, both directions, sequences of unequal length. */
const EXAMPLE = { inputSize: 3, hidden: 2, counts: Int32Array.of(3, 2, 2, 1), offsets: Int32Array.of(0, 3, 5, 7) };

/** The largest difference between the operation and the composed form, in the states and all gradients of an example. */
function differenceFromComposed(backend: NodeBackend, lstm: LibraryLstm): number {
  const { inputSize, hidden } = EXAMPLE;
  return tf.tidy(() => {
    let most = 0;
    for (const columns of [4 * hidden, 3 * hidden]) {
      const shape: LayerShape = { ...EXAMPLE, columns, directions: ['forward', 'backward'] };
      const inputs: Record<string, tf.Tensor> = { x: numbers([8, inputSize], 0) };
      shape.directions.forEach((_, layer) =>
        WEIGHTS.forEach((name, at) => {
          const size = { input: [inputSize, columns], recurrent: [hidden, columns], bias: [columns] }[name as 'bias'];
          inputs[nameOf(name, layer)] = numbers(size ?? [hidden], 1 + at + layer);
        }),
      );
      const attributes = shape as unknown as tf.NamedAttrMap;
      const run = (own: boolean): tf.Tensor[] => {
        const outputs = own ? forward(backend, lstm, inputs, attributes) : composedForward(inputs, attributes);
        const all = { dy: numbers([8, 2 * hidden], 9), ...inputs, ...namesOfOutputs(outputs, shape) };
        const gradients = own ? backward(backend, lstm, all, attributes) : composedBackward(all, attributes);
        return [
          outputs[0] as tf.Tensor,
          inputGradient(gradients, all, shape),
          ...gradients.filter((_, i) => i % 6 > 0),
        ];
      };
      const expected = run(false);
      run(true).forEach((found, i) => {
        const apart = tf.max(tf.abs(tf.sub(found, expected[i] as tf.Tensor))).dataSync()[0] as number;
        most = Number.isNaN(apart) ? Infinity : Math.max(most, apart);
      });
    }
    return most;
  });
}

function numbers(shape: readonly number[], start: number): tf.Tensor {
  const size = tf.util.sizeFromShape([...shape]);
  return tf.tensor(
    Float32Array.from({ length: size }, (_, i) => Math.sin(start + 2.3 * i)),
    [...shape],
  );
}
