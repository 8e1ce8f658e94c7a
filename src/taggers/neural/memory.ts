import { PalimpsestError } from '../../core/errors.ts';
import { tf } from './backend.ts';

/** How a batch, or a part of one, is computed. */
interface DividedWork<T> {
  /** Is given the items from `from` up to `to`; called again for their halves where it fails for memory. */
  compute(from: number, to: number): Promise<T>;
  /** Is given what was computed, once it is known to be right. */
  take(result: T, from: number, to: number): Promise<void> | void;
  /** Gives back what was computed with too little memory. */
  discard?(result: T): void;
}

/** Computes batches that may be more than the memory holds. One for a training: it remembers what did not fit. */
export interface BatchDivider {
  /**
   * Computes a batch as a whole or, where the memory does not hold that, in halves, quarters, …, one after another, in order.
   *
   * @param count of the items of the batch.
   * @param cells what an item takes, padding included: tokens, pieces.
   * @throws PalimpsestError `out-of-memory` where a single item is too much, `device-lost`, `device-refused`; and what the work
   *   throws.
   */
  inParts<T>(count: number, cells: number, work: DividedWork<T>): Promise<void>;
}

/** @param onNotice is told (`smaller-batches`) whenever a batch is found not to fit. */
export function createBatchDivider(onNotice?: (code: string, message: string) => void): BatchDivider {
  /** The most cells that are tried at once. */
  let most = Infinity;
  return {
    async inParts(count, cells, work) {
      const attempt = async (from: number, to: number): Promise<void> => {
        const size = to - from;
        if (size === 1 || size * cells <= most) {
          const failure = await computeAndTake(work, from, to);
          if (failure === undefined) return;
          emptyBufferPool();
          if (size === 1) throw tooLarge(cells, failure);
          most = Math.ceil(size / 2) * cells;
          onNotice?.(
            'smaller-batches',
            `the memory of the backend ${tf.getBackend()} does not hold a batch of ${size} × ${cells}: from now on at most ${most} are computed at once and their gradients added up, with the same result but for rounding`,
          );
        }
        const middle = from + Math.ceil(size / 2);
        await attempt(from, middle);
        await attempt(middle, to);
      };
      await attempt(0, count);
    },
  };
}

/** @returns the error where memory did not suffice. */
async function computeAndTake<T>(work: DividedWork<T>, from: number, to: number): Promise<unknown> {
  let result: T;
  try {
    result = await watchDevice(
      () => work.compute(from, to),
      (found) => work.discard?.(found),
    );
  } catch (error) {
    if (isOutOfMemory(error)) return error;
    throw error;
  }
  await work.take(result, from, to);
  return undefined;
}

/** How backends say it: V8, emscripten, WebGPU (Dawn), TensorFlow's ResourceExhausted. */
const OUT_OF_MEMORY =
  /out[ -]of[ -]memory|\boom\b|resource[ _]?exhausted|too large for the implementation|allocation failed|bad_alloc/i;

/** Whether an error says that memory did not suffice. */
export function isOutOfMemory(error: unknown): boolean {
  if (error instanceof PalimpsestError) return error.code === 'out-of-memory';
  return error instanceof Error && OUT_OF_MEMORY.test(`${error.name}: ${error.message}`);
}

function tooLarge(cells: number, cause: unknown): PalimpsestError {
  return new PalimpsestError('out-of-memory', `the memory does not hold a single sequence of ${cells}`, {
    hint: 'Choose a smaller model or shorter windows, or the backend wasm.',
    cause,
  });
}

/** What of WebGPU and TensorFlow.js's backend for it the core does not declare. */
interface Device {
  pushErrorScope(filter: 'out-of-memory' | 'validation'): void;
  popErrorScope(): Promise<{ readonly message: string } | null>;
  readonly lost: Promise<{ readonly reason: string; readonly message: string }>;
}

interface WebGpuBackend {
  readonly device: Device;
  readonly bufferManager: {
    freeBuffers: Map<string, { readonly size: number; destroy(): void }[]>;
    numFreeBuffers: number;
    numBytesAllocated: number;
  };
}

function webgpu(): WebGpuBackend | undefined {
  return tf.getBackend() === 'webgpu' ? (tf.backend() as unknown as WebGpuBackend) : undefined;
}

const lost = new WeakMap<Device, { message?: string }>();

/**
 * A WebGPU device does not throw: buffers it has no memory for, and programs it refuses, give zeros, and only who asks is
 * told. Here that is an error.
 */
export async function watchDevice<T>(compute: () => Promise<T>, discard?: (result: T) => void): Promise<T> {
  const device = webgpu()?.device;
  if (!device) return compute();
  let state = lost.get(device);
  if (!state) {
    const own: { message?: string } = {};
    lost.set(device, (state = own));
    void device.lost.then(({ reason, message }) => (own.message = `${reason}: ${message}`));
  }
  device.pushErrorScope('validation');
  device.pushErrorScope('out-of-memory');
  const [outcome] = await Promise.allSettled([compute()]);
  const [memory, refused] = await Promise.all([device.popErrorScope(), device.popErrorScope()]).catch(() => []);
  const isWrong = state.message !== undefined || memory || refused;
  if (isWrong && outcome.status === 'fulfilled') discard?.(outcome.value);
  if (state.message !== undefined) {
    throw new PalimpsestError('device-lost', `the graphics processor was lost: ${state.message}`, {
      hint: 'Go on with --resume and a smaller batch, or with the backend wasm.',
    });
  }
  if (memory)
    throw new PalimpsestError('out-of-memory', `the graphics processor has no memory left: ${memory.message}`);
  if (outcome.status === 'rejected') throw outcome.reason;
  if (refused) {
    throw new PalimpsestError('device-refused', `the graphics processor refused a program: ${refused.message}`, {
      hint: 'Choose the backend wasm, and report this with what palimpsest doctor says.',
    });
  }
  return outcome.value;
}

/** Buffers are kept for reuse, those among them that the device had no memory for. */
function emptyBufferPool(): void {
  const manager = webgpu()?.bufferManager;
  if (!manager) return;
  for (const buffers of manager.freeBuffers.values()) {
    for (const buffer of buffers.splice(0)) {
      manager.numFreeBuffers--;
      manager.numBytesAllocated -= buffer.size;
      buffer.destroy();
    }
  }
}

/** What a pass took. For the figures of the learning curve only; what is learned never depends on it. */
interface EpochCosts {
  readonly seconds: number;
  readonly processorSeconds: number;
  /** The most memory that the process held at the moments of {@link EpochMeter.sample}. */
  readonly peakMegabytes: number;
  /** The same of the graphics processor; absent where the backend does not say. */
  readonly gpuMegabytes?: number;
}

export interface EpochMeter {
  /** To be called where a step holds most: when its gradients are there. */
  sample(): void;
  read(): EpochCosts;
}

export function startMeter(): EpochMeter {
  const [wall, processor] = [performance.now(), process.cpuUsage()];
  let [memory, gpu] = [0, 0];
  const sample = () => {
    memory = Math.max(memory, process.memoryUsage.rss());
    const { numBytesInGPU = 0 } = tf.memory() as { numBytesInGPU?: number };
    gpu = Math.max(gpu, numBytesInGPU);
  };
  return {
    sample,
    read() {
      sample();
      const { user, system } = process.cpuUsage(processor);
      return {
        seconds: (performance.now() - wall) / 1000,
        processorSeconds: (user + system) / 1e6,
        peakMegabytes: toMegabytes(memory),
        ...(gpu > 0 && { gpuMegabytes: toMegabytes(gpu) }),
      };
    },
  };
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
