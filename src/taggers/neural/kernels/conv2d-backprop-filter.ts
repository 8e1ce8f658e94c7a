import { tf } from '../backend/tensorflow.ts';

interface Attributes {
  readonly strides: [number, number] | number;
  readonly pad: tf.backend_util.ExplicitPadding | 'same' | 'valid' | number;
  readonly dataFormat: 'NHWC' | 'NCHW';
  readonly dimRoundingMode?: 'floor' | 'round' | 'ceil';
  readonly filterShape: [number, number, number, number];
}

/**
 * The gradient of a convolution by its filter, which the wasm backend has not: at each place of the filter the product of the
 * inputs that it met with what comes back.
 */
export const composedConv2DBackpropFilter = (backendName: string): tf.KernelConfig => ({
  kernelName: 'Conv2DBackpropFilter',
  backendName,
  kernelFunc: ({ inputs, attrs }) =>
    tf.tidy(() => {
      const { x, dy } = inputs as unknown as { x: tf.Tensor4D; dy: tf.Tensor4D };
      const { strides, pad, dataFormat, dimRoundingMode, filterShape } = attrs as unknown as Attributes;
      if (dataFormat !== 'NHWC') throw new TypeError(`this convolution takes NHWC, not ${dataFormat}`);
      const info = tf.backend_util.computeConv2DInfo(x.shape, filterShape, strides, 1, pad, dimRoundingMode);
      const { padInfo, filterHeight, filterWidth, inChannels, outChannels, outHeight, outWidth } = info;
      const { top, bottom, left, right } = padInfo;
      const padded = tf.pad(x, [[0, 0], [top, bottom], [left, right], [0, 0]]); // prettier-ignore
      const [places, back] = [info.batchSize * outHeight * outWidth, tf.reshape(dy, [-1, outChannels])];
      const products: tf.Tensor[] = [];
      for (let r = 0; r < filterHeight; r++) {
        for (let c = 0; c < filterWidth; c++) {
          const ends = [
            r + (outHeight - 1) * info.strideHeight + 1,
            c + (outWidth - 1) * info.strideWidth + 1,
          ] as const;
          const met = tf.stridedSlice(
            padded,
            [0, r, c, 0],
            [info.batchSize, ...ends, inChannels],
            [1, info.strideHeight, info.strideWidth, 1],
          );
          products.push(tf.matMul(tf.reshape(met, [places, inChannels]), back, true));
        }
      }
      return tf.reshape(tf.stack(products), filterShape);
    }),
});
