import { tf } from '../backend/tensorflow.ts';

type Tensor = tf.Tensor;
type Gradient = tf.GradConfig;

/**
 * The gradients of the primitive operations that the layers are made of. TensorFlow.js keeps its own in a package that no
 * Node build of the core exports; those of a backend that brings them (tfjs-node does) stay.
 */
const GRADIENTS: readonly Gradient[] = [
  {
    kernelName: 'Identity',
    gradFunc: (dy) => ({ x: () => tf.clone(dy as Tensor) }),
  },
  {
    kernelName: 'Reshape',
    inputsToSave: ['x'],
    gradFunc: (dy, [x]) => ({ x: () => tf.reshape(dy as Tensor, (x as Tensor).shape) }),
  },
  {
    kernelName: 'Transpose',
    gradFunc: (dy, _saved, { perm }) => {
      const inverse: number[] = [];
      (perm as number[]).forEach((axis, place) => (inverse[axis] = place));
      return { x: () => tf.transpose(dy as Tensor, inverse) };
    },
  },
  {
    kernelName: 'Add',
    inputsToSave: ['a', 'b'],
    gradFunc: (dy, [a, b]) => ({
      a: () => sumToShape(dy as Tensor, (a as Tensor).shape),
      b: () => sumToShape(dy as Tensor, (b as Tensor).shape),
    }),
  },
  {
    kernelName: 'Sub',
    inputsToSave: ['a', 'b'],
    gradFunc: (dy, [a, b]) => ({
      a: () => sumToShape(dy as Tensor, (a as Tensor).shape),
      b: () => sumToShape(tf.neg(dy as Tensor), (b as Tensor).shape),
    }),
  },
  {
    kernelName: 'Multiply',
    inputsToSave: ['a', 'b'],
    gradFunc: (dy, [a, b]) => ({
      a: () => sumToShape(tf.mul(dy as Tensor, b as Tensor), (a as Tensor).shape),
      b: () => sumToShape(tf.mul(dy as Tensor, a as Tensor), (b as Tensor).shape),
    }),
  },
  {
    kernelName: 'Tanh',
    outputsToSave: [true],
    gradFunc: (dy, [y]) => ({ x: () => tf.mul(dy as Tensor, tf.sub(1, tf.square(y as Tensor))) }),
  },
  {
    kernelName: 'Sigmoid',
    outputsToSave: [true],
    gradFunc: (dy, [y]) => ({ x: () => tf.mul(dy as Tensor, tf.mul(y as Tensor, tf.sub(1, y as Tensor))) }),
  },
  {
    kernelName: 'BatchMatMul',
    inputsToSave: ['a', 'b'],
    gradFunc: (dy, saved, { transposeA, transposeB }) => {
      const [a, b, d] = [...saved, dy] as [Tensor, Tensor, Tensor];
      const [tA, tB] = [transposeA as boolean, transposeB as boolean];
      return {
        a: () => (tA ? tf.matMul(b, d, tB, true) : tf.matMul(d, b, false, !tB)),
        b: () => (tB ? tf.matMul(d, a, true, tA) : tf.matMul(a, d, !tA, false)),
      };
    },
  },
  {
    kernelName: 'Conv2D',
    inputsToSave: ['x', 'filter'],
    gradFunc: (dy, saved, attributes) => {
      const [x, filter] = saved as [tf.Tensor4D, tf.Tensor4D];
      const { dilations: _dilations, ...shared } = attributes;
      const run = (kernel: string, inputs: tf.NamedTensorMap, own: tf.NamedAttrMap): Tensor =>
        tf.engine().runKernel(kernel, inputs, { ...shared, ...own });
      const back = dy as tf.Tensor4D;
      return {
        x: () => run('Conv2DBackpropInput', { dy: back, filter }, { inputShape: x.shape }),
        filter: () => run('Conv2DBackpropFilter', { x, dy: back }, { filterShape: filter.shape }),
      };
    },
  },
  {
    kernelName: 'Sum',
    inputsToSave: ['x'],
    gradFunc: (dy, saved, { axis }) => {
      const [x] = saved as [Tensor];
      const kept = x.shape.slice();
      for (const a of tf.util.parseAxisParam(axis as number[], x.shape)) kept[a] = 1;
      return { x: () => tf.mul(tf.reshape(dy as Tensor, kept), tf.ones(x.shape)) };
    },
  },
  {
    kernelName: 'Concat',
    saveAllInputs: true,
    gradFunc: (dy, inputs, { axis }) => {
      const along = tf.util.parseAxisParam(axis as number, (inputs[0] as Tensor).shape)[0] as number;
      const sizes = inputs.map((input) => input.shape[along] as number);
      const parts = tf.split(dy as Tensor, sizes, along);
      return Object.fromEntries(parts.map((part, i) => [i, () => part]));
    },
  },
  {
    kernelName: 'Slice',
    inputsToSave: ['x'],
    gradFunc: (dy, saved, { begin, size }) => {
      const [x] = saved as [Tensor];
      const [begins, sizes] = tf.slice_util.parseSliceParams(x, begin as number[], size as number[]) as [
        number[],
        number[],
      ];
      const paddings = begins.map((from, axis): [number, number] => [
        from,
        (x.shape[axis] as number) - from - (sizes[axis] as number),
      ]);
      return { x: () => tf.pad(dy as Tensor, paddings) };
    },
  },
];

/** Makes the primitive operations differentiable; says of which it registered the gradient. */
export function registerGradients(): string[] {
  const registered: string[] = [];
  for (const gradient of GRADIENTS) {
    if (tf.getGradient(gradient.kernelName) as Gradient | null | undefined) continue;
    tf.registerGradient(gradient);
    registered.push(gradient.kernelName);
  }
  return registered;
}

/** Undoes broadcasting: sums over the axes along which a value of that shape was repeated. */
function sumToShape(dy: Tensor, shape: number[]): Tensor {
  const axes = tf.broadcast_util.getReductionAxes(shape, dy.shape);
  return tf.reshape(axes.length > 0 ? tf.sum(dy, axes) : dy, shape);
}
