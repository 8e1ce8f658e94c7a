import { tf } from './backend.ts';

/** What a pass took. For the figures of the learning curve only; what is learned never depends on it. */
export interface EpochCosts {
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
