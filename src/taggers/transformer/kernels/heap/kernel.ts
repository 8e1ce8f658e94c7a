import { heapOf, type WasmBackend } from '../../../neural/kernels/heaps.ts';
import type { tf } from '../../../neural/backend.ts';
import type { Activation } from '../../config.ts';
import { scaleOf, thresholdOf, type Mask } from '../../layers/masks.ts';
import { lazyKernel, WebAssembly } from '../../../wasm.ts';

/** What the module computes; addresses are bytes of the memory it was given. */
interface Exports {
  activate(kind: number, x: number, y: number, count: number): void;
  activateBack(kind: number, dy: number, x: number, dx: number, count: number): void;
  norm(table: number): void;
  normBack(table: number): void;
  constantsSize(): number;
  setConstants(address: number): void;
}

/** Kinds, as activations.as has them. */
const KINDS: Readonly<Record<Activation, number>> = { gelu: 0, gelu_tanh: 1, relu: 2 };

const kernelModule = lazyKernel('transformer');

/** The module over a memory that is not ours: it writes to no place that it is not given. */
export function instantiateOver(memory: object): Exports {
  return new WebAssembly.Instance(kernelModule(), { env: { memory } }).exports as Exports;
}

const instances = new WeakMap<WasmBackend, { readonly kernel: Exports; readonly table: number }>();

/** The fields of `Norm` in norm.as after its eight numbers. */
const PLACES = ['x', 'added', 'gamma', 'beta', 'y', 'normed', 'inverse', 'dx', 'dAdded', 'dGamma', 'dBeta', 'room'] as const; // prettier-ignore
const NORM_BYTES = (8 + PLACES.length) * 4;

/** The kernel over a backend's memory, with room for a table. */
function kernelOf(backend: WasmBackend): { readonly kernel: Exports; readonly table: number } {
  let found = instances.get(backend);
  if (!found) {
    const kernel = instantiateOver(backend.wasm.asm.memory);
    const size = kernel.constantsSize();
    // For as long as the backend lives.
    const address = Math.ceil(backend.wasm._malloc(size + NORM_BYTES + 16) / 16) * 16;
    kernel.setConstants(address);
    instances.set(backend, (found = { kernel, table: address + size }));
  }
  return found;
}

function addressOf(backend: WasmBackend, tensor: tf.TensorInfo | undefined): number {
  return tensor ? heapOf(backend, tensor).byteOffset : 0;
}

function sizeOf({ shape }: tf.TensorInfo): number {
  return shape.reduce((product, size) => product * size, 1);
}

/** y = activation(x). */
export function activateOnHeap(backend: WasmBackend, activation: Activation, x: tf.TensorInfo, y: tf.TensorInfo): void {
  const { kernel } = kernelOf(backend);
  kernel.activate(KINDS[activation], addressOf(backend, x), addressOf(backend, y), sizeOf(x));
}

/** dx = dy · activation′(x). */
export function activateBackOnHeap(
  backend: WasmBackend,
  activation: Activation,
  { dy, x, dx }: Readonly<Record<'dy' | 'x' | 'dx', tf.TensorInfo>>,
): void {
  const { kernel } = kernelOf(backend);
  const [back, from, to] = [dy, x, dx].map((one) => addressOf(backend, one)) as [number, number, number];
  kernel.activateBack(KINDS[activation], back, from, to, sizeOf(x));
}

export interface NormOptions {
  readonly epsilon: number;
  /** Of what is added. */
  readonly mask?: Mask;
}

/** Runs `norm` or `normBack` of norm.as. */
export function normOnHeap(
  backend: WasmBackend,
  kind: 'norm' | 'normBack',
  { epsilon, mask }: NormOptions,
  tensors: Readonly<Partial<Record<(typeof PLACES)[number], tf.TensorInfo>>>,
): void {
  const { kernel, table } = kernelOf(backend);
  const [rows, width] = (tensors.normed as tf.TensorInfo).shape as [number, number];
  const places = PLACES.map((name) => addressOf(backend, tensors[name]));
  const { buffer } = heapOf(backend, tensors.normed as tf.TensorInfo);
  const [integers, floats] = [new Uint32Array(buffer, table, NORM_BYTES / 4), new Float32Array(buffer, table, 8)];
  integers.set([
    rows,
    width,
    0,
    mask ? thresholdOf(mask) : 0,
    0,
    ...(mask ? [...mask.keys, mask.rowsBefore] : [0, 0, 0]),
  ]);
  floats[2] = epsilon;
  floats[4] = mask ? scaleOf(mask) : 1;
  integers.set(places, 8);
  kernel[kind](table);
}
