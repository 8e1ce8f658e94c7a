import { tf } from '../../neural/backend.ts';
import { heapOf, type WasmBackend } from '../../neural/kernels/heaps.ts';
import type { AttentionShape } from '../layers/attention.ts';

/**
 * Attention for TensorFlow.js's wasm backend, whose product of stacks of matrices is some thirty times slower than that of two
 * matrices: here each head of each sequence is two products of two, without the padding.
 */
export class WasmAttention {
  private readonly held: tf.TensorInfo[] = [];
  private readonly backend: WasmBackend;
  private readonly shape: AttentionShape;
  private readonly width: number;
  private readonly scale: number;

  /** @param width of query, key and value: that of all heads together. */
  constructor(backend: WasmBackend, shape: AttentionShape, width: number) {
    this.backend = backend;
    this.shape = shape;
    this.width = width;
    this.scale = 1 / Math.sqrt(width / shape.heads);
  }

  /** @returns the weighted values `[batch · length, H]` and the probabilities `[batch, heads, length, length]`. */
  forward(query: tf.TensorInfo, key: tf.TensorInfo, value: tf.TensorInfo, mask?: tf.TensorInfo): tf.TensorInfo[] {
    const { batch, length, heads } = this.shape;
    const out = this.backend.makeOutput([batch * length, this.width], 'float32');
    const probabilities = this.backend.makeOutput([batch, heads, length, length], 'float32');
    this.view(out).fill(0);
    this.view(probabilities).fill(0);
    this.eachHead((sequence, head, own) => {
      const q = this.take(query, sequence, head, own, this.scale);
      const k = this.take(key, sequence, head, own, 1, true);
      const v = this.take(value, sequence, head, own);
      const rated = this.softmax(this.multiply(q, k));
      const dropped = mask ? this.hold([own, own]) : rated;
      const to = this.view(probabilities);
      const from = this.view(rated);
      const masks = mask && this.view(mask);
      const kept = this.view(dropped);
      for (let row = 0; row < own; row++) {
        const place = ((sequence * heads + head) * length + row) * length;
        to.set(from.subarray(row * own, (row + 1) * own), place);
        if (!masks) continue;
        for (let column = 0; column < own; column++) {
          kept[row * own + column] = (from[row * own + column] as number) * (masks[place + column] as number);
        }
      }
      this.put(this.multiply(dropped, v), out, sequence, head, own);
    });
    return [out, probabilities];
  }

  /** @returns the gradients of query, key and value. */
  backward(
    dy: tf.TensorInfo,
    [query, key, value]: readonly [tf.TensorInfo, tf.TensorInfo, tf.TensorInfo],
    probabilities: tf.TensorInfo,
    mask?: tf.TensorInfo,
  ): tf.TensorInfo[] {
    const { batch, length, heads } = this.shape;
    const gradients = [0, 1, 2].map(() => this.backend.makeOutput([batch * length, this.width], 'float32'));
    for (const gradient of gradients) this.view(gradient).fill(0);
    const [dQuery, dKey, dValue] = gradients as [tf.TensorInfo, tf.TensorInfo, tf.TensorInfo];
    this.eachHead((sequence, head, own) => {
      const d = this.take(dy, sequence, head, own);
      const dDropped = this.multiply(d, this.take(value, sequence, head, own, 1, true));
      const dScores = this.hold([own, own]);
      const turned = this.hold([own, own]);
      const dropped = this.hold([own, own]);
      const from = this.view(dDropped);
      const rated = this.view(probabilities);
      const masks = mask && this.view(mask);
      const { scale } = this;
      const [scores, scoresTurned, droppedTurned] = [dScores, turned, dropped].map((one) => this.view(one)) as [
        Float32Array,
        Float32Array,
        Float32Array,
      ];
      for (let row = 0; row < own; row++) {
        const place = ((sequence * heads + head) * length + row) * length;
        let along = 0;
        for (let column = 0; column < own; column++) {
          const kept = masks ? (masks[place + column] as number) : 1;
          const probability = rated[place + column] as number;
          along += (from[row * own + column] as number) * kept * probability;
          droppedTurned[column * own + row] = probability * kept;
        }
        for (let column = 0; column < own; column++) {
          const kept = masks ? (masks[place + column] as number) : 1;
          const slope = (from[row * own + column] as number) * kept - along;
          const score = (rated[place + column] as number) * slope * scale;
          scores[row * own + column] = score;
          scoresTurned[column * own + row] = score;
        }
      }
      this.put(this.multiply(dScores, this.take(key, sequence, head, own)), dQuery, sequence, head, own);
      this.put(this.multiply(turned, this.take(query, sequence, head, own)), dKey, sequence, head, own);
      this.put(this.multiply(dropped, d), dValue, sequence, head, own);
    });
    return gradients;
  }

  private eachHead(visit: (sequence: number, head: number, own: number) => void): void {
    const { batch, heads, lengths } = this.shape;
    for (let sequence = 0; sequence < batch; sequence++) {
      for (let head = 0; head < heads; head++) {
        visit(sequence, head, lengths[sequence] as number);
        for (const { dataId } of this.held.splice(0)) this.backend.disposeData(dataId);
      }
    }
  }

  private view(tensor: tf.TensorInfo): Float32Array {
    return heapOf(this.backend, tensor) as Float32Array;
  }

  /** A tensor that is given back after this head. The backend packs a factor once for each tensor: so a new one each time. */
  private hold(shape: [number, number]): tf.TensorInfo {
    const info = this.backend.makeOutput(shape, 'float32');
    this.held.push(info);
    return info;
  }

  /** One head of one sequence, `[own, d]`, or turned `[d, own]`. */
  private take(
    x: tf.TensorInfo,
    sequence: number,
    head: number,
    own: number,
    factor = 1,
    turned = false,
  ): tf.TensorInfo {
    const size = this.width / this.shape.heads;
    const info = this.hold(turned ? [size, own] : [own, size]);
    const to = this.view(info);
    const from = this.view(x);
    for (let row = 0; row < own; row++) {
      const start = (sequence * this.shape.length + row) * this.width + head * size;
      if (turned) for (let d = 0; d < size; d++) to[d * own + row] = (from[start + d] as number) * factor;
      else for (let d = 0; d < size; d++) to[row * size + d] = (from[start + d] as number) * factor;
    }
    return info;
  }

  private put(head: tf.TensorInfo, out: tf.TensorInfo, sequence: number, index: number, own: number): void {
    const size = this.width / this.shape.heads;
    const from = this.view(head);
    const to = this.view(out);
    for (let row = 0; row < own; row++) {
      const start = (sequence * this.shape.length + row) * this.width + index * size;
      to.set(from.subarray(row * size, (row + 1) * size), start);
    }
  }

  private multiply(a: tf.TensorInfo, b: tf.TensorInfo): tf.TensorInfo {
    return this.call('BatchMatMul', { a, b }, { transposeA: false, transposeB: false });
  }

  private softmax(logits: tf.TensorInfo): tf.TensorInfo {
    return this.call('Softmax', { logits }, { dim: 1 });
  }

  private call(kernel: string, inputs: tf.NamedTensorInfoMap, attrs: tf.NamedAttrMap): tf.TensorInfo {
    const { kernelFunc } = tf.getKernel(kernel, 'wasm');
    const info = kernelFunc({ inputs, backend: this.backend, attrs }) as tf.TensorInfo;
    this.held.push(info);
    return info;
  }
}
