import path from 'node:path';
import { createRequire } from 'node:module';
import type { BackendName } from './preferences.ts';
import { tf } from './tensorflow.ts';

/** A way to compute: how to get it running. */
interface Engine {
  readonly name: BackendName;
  /** What to say when it is chosen. */
  readonly strength: string;
  /** Which of the packages it needs is not installed, and what to do about it; `undefined` where all are. */
  missing(): string | undefined;
  /**
   * Makes it the current backend.
   *
   * @param onlyHardware whether a graphics processor in software does not count.
   * @throws Error saying in one line why it cannot be.
   */
  start(onlyHardware?: boolean): Promise<void>;
}

const require = createRequire(import.meta.url);

/** Says that a package is not there, in a way a person can act on. */
function locate(packageName: string): string {
  try {
    return require.resolve(packageName);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') {
      throw new Error(`the package ${packageName} is not installed (npm install ${packageName})`, { cause: error });
    }
    return packageName; // there, but not for `require`: what `import` is given
  }
}

/** What {@link locate} says of the first of the packages that is not there. */
function findMissing(...packageNames: readonly string[]): string | undefined {
  try {
    for (const name of packageNames) locate(name);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** `setBackend` may return false, or fall back to another backend without a word. */
async function activate(name: string): Promise<void> {
  const accepted = await tf.setBackend(name);
  if (!accepted || tf.getBackend() !== name) throw new Error('it was found, but did not start');
}

/** Imports an optional package: through a variable, so that nobody needs it to compile. */
async function importOptional(packageName: string): Promise<Record<string, unknown>> {
  locate(packageName);
  return (await import(packageName)) as Record<string, unknown>;
}

/** One for the process: were it collected, or made anew, devices of the first would crash. */
let gpu: WebGpu | undefined;

const webgpu: Engine = {
  name: 'webgpu',
  strength: 'a graphics processor, through WebGPU',
  missing: () => findMissing('@tensorflow/tfjs-backend-webgpu', 'webgpu'),
  async start(onlyHardware) {
    locate('@tensorflow/tfjs-backend-webgpu');
    const dawn = await importOptional('webgpu');
    Object.assign(globalThis, dawn['globals']);
    gpu ??= (dawn['create'] as (options: string[]) => WebGpu)([]);
    const adapter = await gpu.requestAdapter({ powerPreference: 'high-performance' });
    if (!adapter) throw new Error('WebGPU finds no graphics processor');
    if (onlyHardware && isSoftware(adapter)) throw new Error('WebGPU finds only a graphics processor in software');
    const scope = globalThis as { navigator?: object };
    if (!scope.navigator) Object.defineProperty(scope, 'navigator', { value: {}, configurable: true });
    Object.defineProperty(scope.navigator, 'gpu', { value: gpu, configurable: true });
    await importOptional('@tensorflow/tfjs-backend-webgpu');
    await activate('webgpu');
  },
};

interface WebGpu {
  requestAdapter(options: object): Promise<Adapter | null>;
}

/** What says of a WebGPU adapter what it is; the flag has moved from the one to the other. */
interface Adapter {
  readonly isFallbackAdapter?: boolean;
  readonly info?: {
    readonly isFallbackAdapter?: boolean;
    readonly architecture?: string;
    readonly device?: string;
    readonly description?: string;
  };
}

/** Renderers that compute on the processor; not all of them own up to being a fallback. */
const SOFTWARE = /swiftshader|llvmpipe|lavapipe|warp|basic render/i;

/** Whether an adapter computes on the processor, slower than WebAssembly does. */
export function isSoftware({ isFallbackAdapter, info }: Adapter): boolean {
  if (isFallbackAdapter === true || info?.isFallbackAdapter === true) return true;
  return SOFTWARE.test(`${info?.architecture} ${info?.device} ${info?.description}`);
}

/** Either will do. */
const NATIVE = ['@tensorflow/tfjs-node-gpu', '@tensorflow/tfjs-node'];

const tensorflow: Engine = {
  name: 'tensorflow',
  strength: 'the native TensorFlow library',
  missing: () =>
    NATIVE.every((name) => findMissing(name)) ? `neither ${NATIVE.join(' nor ')} is installed` : undefined,
  async start() {
    const installed = NATIVE.find((name) => findMissing(name) === undefined);
    if (installed === undefined) throw new Error(this.missing());
    await importOptional(installed);
    await activate('tensorflow');
  },
};

const wasm: Engine = {
  name: 'wasm',
  strength: 'WebAssembly, on all processor cores',
  missing: () => findMissing('@tensorflow/tfjs-backend-wasm'),
  async start() {
    const { setWasmPaths } = await import('@tensorflow/tfjs-backend-wasm');
    // Beside the module, and never from the network.
    setWasmPaths(`${path.dirname(locate('@tensorflow/tfjs-backend-wasm'))}${path.sep}`);
    await activate('wasm');
  },
};

const cpu: Engine = {
  name: 'cpu',
  strength: 'plain JavaScript, which runs everywhere and is slow',
  missing: () => undefined,
  async start() {
    await import('@tensorflow/tfjs-backend-cpu');
    await activate('cpu');
  },
};

export const engines: Readonly<Record<BackendName, Engine>> = { webgpu, tensorflow, wasm, cpu };

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
