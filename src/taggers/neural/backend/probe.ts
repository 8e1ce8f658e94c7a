import { tf } from './tensorflow.ts';

/** The kernels that training needs, each with the smallest call that reaches it. */
const CALLS: readonly [kernel: string, call: () => unknown][] = [
  ['Identity', () => tf.clone(tf.ones([2]))],
  ['Reshape', () => tf.reshape(tf.ones([2, 2]), [4])],
  ['Transpose', () => tf.transpose(tf.ones([2, 3]))],
  ['Add', () => tf.add(tf.ones([2]), tf.ones([2]))],
  ['Sub', () => tf.sub(tf.ones([2]), tf.ones([2]))],
  ['Multiply', () => tf.mul(tf.ones([2]), tf.ones([2]))],
  ['RealDiv', () => tf.div(tf.ones([2]), tf.ones([2]))],
  ['Maximum', () => tf.maximum(tf.ones([2]), tf.ones([2]))],
  ['Neg', () => tf.neg(tf.ones([2]))],
  ['Square', () => tf.square(tf.ones([2]))],
  ['Sqrt', () => tf.sqrt(tf.ones([2]))],
  ['Exp', () => tf.exp(tf.ones([2]))],
  ['Log', () => tf.log(tf.ones([2]))],
  ['Max', () => tf.max(tf.ones([2, 3]), 1)],
  ['Tanh', () => tf.tanh(tf.ones([2]))],
  ['Sigmoid', () => tf.sigmoid(tf.ones([2]))],
  ['ClipByValue', () => tf.clipByValue(tf.ones([2]), -1, 1)],
  ['BatchMatMul', () => tf.matMul(tf.ones([2, 3]), tf.ones([2, 3]), false, true)],
  ['Sum', () => tf.sum(tf.ones([2, 3]), 0)],
  ['Tile', () => tf.tile(tf.ones([1, 3]), [2, 1])],
  ['Concat', () => tf.concat([tf.ones([1, 3]), tf.ones([2, 3])])],
  ['Slice', () => tf.slice(tf.ones([2, 3]), [0, 1], [2, 2])],
  ['SplitV', () => tf.split(tf.ones([3, 2]), [1, 2])],
  ['PadV2', () => tf.pad(tf.ones([2, 2]), [[0, 1], [1, 0]])], // prettier-ignore
  ['GatherV2', () => tf.gather(tf.ones([3, 2]), tf.tensor1d([2, 0, 2], 'int32'))],
  ['UnsortedSegmentSum', () => tf.unsortedSegmentSum(tf.ones([3, 2]), tf.tensor1d([1, 0, 1], 'int32'), 2)],
  [
    'Conv2DBackpropFilter',
    () =>
      tf
        .engine()
        .runKernel(
          'Conv2DBackpropFilter',
          { x: tf.ones([1, 2, 2, 1]), dy: tf.ones([1, 2, 2, 1]) },
          { strides: 1, pad: 'same', dataFormat: 'NHWC', filterShape: [1, 1, 1, 1] },
        ),
  ],
  ['AddN', () => tf.addN([tf.ones([2]), tf.ones([2])])],
];

/** Calls every kernel that training needs, once, on the current backend; says which of them it lacks. */
export function findMissingKernels(): string[] {
  return CALLS.filter(([kernel, call]) => {
    try {
      tf.tidy(() => void call());
      return false;
    } catch (error) {
      if (tf.getKernel(kernel, tf.getBackend()) as unknown) throw error;
      return true;
    }
  }).map(([kernel]) => kernel);
}
