import { tf } from '../../../src/taggers/neural/backend.ts';

/** What went from the memory of a backend to ours, and to it: bytes, one number for each time. */
export interface Traffic {
  readonly read: number[];
  /** On WebGPU alone: other backends say of what they compute that it is written. */
  readonly written: number[];
  /** Forgets what was counted. */
  reset(): void;
  stop(): void;
}

/** What of TensorFlow.js's backends is watched. */
interface Watched {
  read: (this: Watched, dataId: object) => Promise<ArrayBufferView>;
  uploadToGPU?: (this: Watched, dataId: object) => void;
  /** On WebGPU: values that are here need not be read, and what has a resource has been written. */
  readonly tensorMap?: {
    get(dataId: object): { readonly values: ArrayBufferView | null; readonly resource: object | null };
  };
}

/** Counts what goes between the current backend's memory and ours. */
export function countTraffic(): Traffic {
  const backend = tf.backend() as unknown as Watched;
  const { read, uploadToGPU } = backend;
  const traffic = { read: [] as number[], written: [] as number[] };
  backend.read = async (dataId) => {
    const isHere = uploadToGPU !== undefined && (backend.tensorMap?.get(dataId).values ?? null) !== null;
    const values = await read.call(backend, dataId);
    if (!isHere) traffic.read.push(values.byteLength);
    return values;
  };
  if (uploadToGPU) {
    backend.uploadToGPU = (dataId) => {
      const { values, resource } = backend.tensorMap?.get(dataId) ?? {};
      if (values && !resource) traffic.written.push(values.byteLength);
      uploadToGPU.call(backend, dataId);
    };
  }
  return {
    ...traffic,
    reset() {
      traffic.read.length = 0;
      traffic.written.length = 0;
    },
    stop() {
      backend.read = read;
      if (uploadToGPU) backend.uploadToGPU = uploadToGPU;
    },
  };
}
