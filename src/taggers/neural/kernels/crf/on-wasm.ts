import type { tf } from '../../backend/tensorflow.ts';
import { simdKernel } from '../simd/kernel.ts';
import type { Task } from '../simd/team.ts';
import { heapOf, type WasmBackend } from '../heaps.ts';
import { chainShapes, CRF, type Observed } from './operation.ts';
import { exponentiate, subtractObserved, type ChainBatch } from './reference.ts';

/** The operation on the wasm backend: the recursions by the kernel of simd/, threads dividing the sequences among them. */
export const wasmCrf: tf.KernelConfig = {
  kernelName: CRF,
  backendName: 'wasm',
  kernelFunc: ({ inputs, backend, attrs }) => {
    const wasm = backend as WasmBackend;
    const { tags, lengths } = attrs as unknown as Observed;
    const shape = (inputs['scores'] as tf.TensorInfo).shape as [number, number, number];
    const infos = chainShapes(shape).map((size) => wasm.makeOutput(size, 'float32'));
    const [losses, dScores, dChain] = infos.map((info) => heapOf(wasm, info) as Float32Array) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const read = (name: string) => heapOf(wasm, inputs[name] as tf.TensorInfo) as Float32Array;
    const chain: ChainBatch = {
      scores: read('scores'),
      tags,
      lengths,
      steps: shape[1],
      labels: shape[2],
      transitions: read('transitions'),
      start: read('start'),
      end: read('end'),
    };
    const logZ = expect(chain, dScores, dChain);
    subtractObserved(chain, logZ, { losses, dScores, dChain });
    return infos;
  },
};

/** Fills in the marginals and the expected transitions; gives log Z of each sequence. */
function expect(chain: ChainBatch, marginals: Float32Array, dChain: Float32Array): Float64Array {
  const { scores, lengths, steps, labels, transitions, start, end } = chain;
  const kernel = simdKernel();
  const batch = lengths.length;
  const stride = labels + (labels % 2);
  const [link, opening, closing] = [exponentiate(transitions), exponentiate(start), exponentiate(end)];
  const padded = (rows: number, at: (i: number, j: number) => number) => {
    const out = new Float64Array(rows * stride);
    for (let i = 0; i < rows; i++) for (let j = 0; j < labels; j++) out[i * stride + j] = at(i, j);
    return out;
  };
  const value = (array: Float64Array, i: number) => array[i] as number;
  const blocks = Math.min(batch, kernel.threadCount * 2);
  const room = kernel.chainRoom(steps, stride);
  const places = kernel.layOut({
    table: 16,
    lengths,
    scores,
    link: padded(labels, (i, j) => value(link.values, i * labels + j)),
    linkTurned: padded(labels, (i, j) => value(link.values, j * labels + i)),
    opening: padded(1, (_, j) => value(opening.values, j)),
    closing: padded(1, (_, j) => value(closing.values, j)),
    marginals: scores.length,
    transitions: batch * labels * labels,
    scale: 2 * batch * steps,
    largest: 2 * batch * steps,
    ending: 2 * batch,
    room: (blocks * room) / 4,
  });
  const { lengths: atLengths, scores: atScores, linkTurned, scale, largest, ending } = places;
  kernel.write(places.table, [
    steps, labels, stride, atLengths, atScores, places.link, linkTurned, places.opening, places.closing,
    places.marginals, places.transitions, scale, largest, ending,
  ]); // prettier-ignore
  const border = (block: number) => Math.floor((block * batch) / blocks);
  kernel.run(
    Array.from({ length: blocks }, (_, i): Task => [
      'chains',
      places.table,
      border(i),
      border(i + 1),
      places.room + i * room,
    ]),
    // A number in double precision takes what two in single precision take.
    batch * steps * labels * labels * 6,
  );

  const [scales, largests] = [kernel.doubles(scale, batch * steps), kernel.doubles(largest, batch * steps)];
  const endings = kernel.doubles(ending, batch);
  const expected = kernel.floats(places.transitions, batch * labels * labels);
  const found = kernel.floats(places.marginals, scores.length);
  const logZ = new Float64Array(batch);
  marginals.fill(0);
  dChain.fill(0);
  const chainSize = labels * labels + 2 * labels;
  for (let b = 0; b < batch; b++) {
    const length = lengths[b] as number;
    if (length === 0) continue;
    let sum = opening.largest + closing.largest + (length - 1) * link.largest;
    for (let t = 0; t < length; t++) {
      sum += largests[b * steps + t] as number;
      sum += Math.log(scales[b * steps + t] as number);
    }
    logZ[b] = sum + Math.log(endings[b] as number);
    const from = b * steps * labels;
    marginals.set(found.subarray(from, from + length * labels), from);
    dChain.set(expected.subarray(b * labels * labels, (b + 1) * labels * labels), b * chainSize);
  }
  return logZ;
}
