import { PalimpsestError } from '../../core/errors.ts';
import { engines, findMissingKernels } from './backend/engines.ts';
import { type BackendName, type BackendPreference, backendPreferences } from './backend/preferences.ts';
import { tf } from './backend/tensorflow.ts';
import { registerGradients } from './kernels/gradients.ts';
import {
  composedUnsortedSegmentSum,
  cpuUnsortedSegmentSum,
  wasmUnsortedSegmentSum,
  composedConv2DBackpropFilter,
} from './kernels/supplied.ts';
import { crfOnArrays } from './kernels/crf/operation.ts';
import { wasmCrf } from './kernels/crf/on-wasm.ts';
import { webgpuCrf } from './kernels/crf/on-webgpu.ts';
import { cpuRecurrence } from './kernels/recurrence/reference.ts';
import { chooseTensorflowRecurrence } from './kernels/recurrence/on-tensorflow.ts';
import { wasmRecurrence } from './kernels/recurrence/on-wasm.ts';
import { webgpuRecurrence } from './kernels/recurrence/on-webgpu.ts';
import { repairWasmKernels, repairWebGpuKernels } from './kernels/repairs.ts';

export { tf };
export type { BackendName, BackendPreference };

/** A backend that did not come into question, and why. */
export interface PassedOver {
  readonly name: BackendName;
  readonly why: string;
}

/** The backend that computes from now on. */
export interface Backend {
  readonly name: BackendName;
  /**
   * One line: what was chosen and why, with the better ones that were not to be had, and how it runs recurrent layers where
   * that depends on what was found.
   */
  readonly why: string;
  readonly passedOver: readonly PassedOver[];
  /** Kernels that training needs and the backend lacked; they are there now. */
  readonly supplied: readonly string[];
  /** Kernels of the backend that were replaced: by faster ones with the same results, or by right ones. */
  readonly replaced: readonly string[];
  /** Whether values can be read without waiting; on WebGPU they cannot. */
  readonly readsSynchronously: boolean;
  readonly tf: typeof tf;
}

/** What is to be computed: where small recurrent layers take most of the time, or where large products do. */
type Workload = 'recurrent' | 'products';

/** Best first; a graphics processor that is software does not count. */
const AUTOMATIC: Readonly<Record<Workload, readonly BackendName[]>> = {
  products: ['webgpu', 'tensorflow', 'wasm', 'cpu'],
  recurrent: ['tensorflow', 'wasm', 'webgpu', 'cpu'],
};

/** Why one that is here comes later than its place in the table of backends. */
const LATER: Readonly<Record<Workload, readonly PassedOver[]>> = {
  products: [],
  recurrent: [
    {
      name: 'webgpu',
      why: 'recurrent layers of this size are faster on the processor; --set backend=webgpu takes it',
    },
  ],
};

/** What was done to a backend, and what there is to say of it. */
interface Prepared extends Pick<Backend, 'supplied' | 'replaced'> {
  readonly note?: string;
}

const prepared = new Map<BackendName, Prepared>();

/**
 * Makes a backend the one that computes, with all kernels and gradients that training needs.
 *
 * @param workload by which `auto` chooses.
 * @throws PalimpsestError `backend-unavailable` where the one asked for does not run here; `backend-lacks-kernel` where it
 * lacks a kernel that is not known to be missing.
 */
export async function openBackend(
  preference: BackendPreference = 'auto',
  workload: Workload = 'products',
): Promise<Backend> {
  if (!backendPreferences.includes(preference)) {
    throw new TypeError(`a backend is one of ${backendPreferences.join(', ')}, not ${preference}`);
  }
  tf.enableProdMode(); // or the library prints
  const later = preference === 'auto' ? LATER[workload].map(explainLater) : [];
  const failed: PassedOver[] = [];
  for (const name of preference === 'auto' ? AUTOMATIC[workload] : [preference]) {
    try {
      await engines[name].start(preference === 'auto');
    } catch (error) {
      failed.push({ name, why: (error as Error).message });
      continue;
    }
    const passedOver = [...later.filter((other) => other.name !== name), ...failed];
    const { supplied, replaced, note } = prepare(name);
    const chosen = preference === 'auto' ? 'the best there is here' : 'as asked for';
    const others = passedOver.map((other) => `; not ${other.name}: ${other.why}`).join('');
    return {
      name,
      why: `${name}: ${engines[name].strength}, ${chosen}${others}${note === undefined ? '' : `; ${note}`}`,
      passedOver,
      supplied,
      replaced,
      readsSynchronously: readsSynchronously(),
      tf,
    };
  }
  throw new PalimpsestError('backend-unavailable', `the backend ${preference} does not run here: ${failed[0]?.why}`, {
    hint: 'Choose auto or wasm, or see what palimpsest doctor says.',
  });
}

/** What is not installed is not said to be slow. */
function explainLater(later: PassedOver): PassedOver {
  const missing = engines[later.name].missing();
  return missing === undefined ? later : { ...later, why: missing };
}

/**
 * Opens the backend asked for, for a saved model; else that of training, for the same tags to the bit, or where it does not run here, the
 * best that does.
 */
export async function openSavedBackend(
  trained: BackendPreference,
  asked: BackendPreference | undefined,
  workload?: Workload,
): Promise<void> {
  try {
    await openBackend(asked ?? trained, workload);
  } catch (error) {
    if (asked !== undefined || !(error instanceof PalimpsestError && error.code === 'backend-unavailable')) throw error;
    await openBackend('auto', workload);
  }
}

/** Whether the values of a tensor of the current backend can be read without waiting. */
export function readsSynchronously(): boolean {
  return tf.getBackend() !== 'webgpu';
}

/**
 * Whether the tensors of the current backend lie in a memory of their own, where each number that is read or written costs a way
 * there and back: then what learns stays there, gradients and moments as well.
 */
export function hasOwnMemory(): boolean {
  return ['webgpu', 'tensorflow'].includes(tf.getBackend());
}

/** Whether each backend runs here, and why not. Leaves the current one as it was. */
export async function describeBackends(): Promise<readonly { name: BackendName; available: boolean; why: string }[]> {
  tf.enableProdMode();
  const before = tf.engine().backendName as string | undefined;
  const found: { name: BackendName; available: boolean; why: string }[] = [];
  for (const engine of Object.values(engines)) {
    try {
      await engine.start();
      found.push({ name: engine.name, available: true, why: engine.strength });
    } catch (error) {
      found.push({ name: engine.name, available: false, why: (error as Error).message });
    }
  }
  if (before) await tf.setBackend(before);
  return found;
}

/** What stands in for a kernel that a backend lacks. */
const supplies: Readonly<Record<string, (backend: BackendName) => tf.KernelConfig>> = {
  UnsortedSegmentSum: (name) => (name === 'wasm' ? wasmUnsortedSegmentSum : composedUnsortedSegmentSum(name)),
  Conv2DBackpropFilter: composedConv2DBackpropFilter,
};

/** The operations of this package, as each backend computes them; what the native library has depends on its build. */
const operationsOf: Readonly<
  Record<BackendName, () => { readonly kernels: readonly tf.KernelConfig[]; readonly note?: string }>
> = {
  webgpu: () => ({ kernels: [...webgpuRecurrence, webgpuCrf] }),
  tensorflow: () => {
    const { kernels, note } = chooseTensorflowRecurrence();
    return { kernels: [...kernels, crfOnArrays('tensorflow')], note };
  },
  wasm: () => ({ kernels: [...wasmRecurrence, wasmCrf] }),
  cpu: () => ({ kernels: [...cpuRecurrence, crfOnArrays('cpu')] }),
};

/** Once for each backend and process: TensorFlow.js keeps kernels in one global table. */
function prepare(name: BackendName): Prepared {
  let done = prepared.get(name);
  if (done) return done;
  registerGradients();
  const missing = findMissingKernels();
  const replaced: string[] = [];
  for (const kernelName of missing) {
    const supply = supplies[kernelName];
    if (supply) tf.registerKernel(supply(name));
  }
  const { kernels, note } = operationsOf[name]();
  for (const kernel of kernels) tf.registerKernel(kernel);
  if (name === 'wasm') replaced.push(...repairWasmKernels());
  if (name === 'webgpu') replaced.push(...repairWebGpuKernels());
  if (name === 'cpu') {
    tf.unregisterKernel('UnsortedSegmentSum', 'cpu');
    tf.registerKernel(cpuUnsortedSegmentSum);
    replaced.push('UnsortedSegmentSum');
  }
  const stillMissing = findMissingKernels();
  if (stillMissing.length > 0) {
    throw new PalimpsestError('backend-lacks-kernel', `the backend ${name} lacks ${stillMissing.join(', ')}`, {
      hint: 'Choose the backend wasm.',
    });
  }
  done = { supplied: missing, replaced, ...(note !== undefined && { note }) };
  prepared.set(name, done);
  return done;
}
