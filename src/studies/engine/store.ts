import { rm } from 'node:fs/promises';
import path from 'node:path';
import { clearFolder } from '../../resources/files/leftovers.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import type { PlannedCell, Costs, Failure, ReadCell, TaskResult } from './task.ts';

/**
 * The folder of an experiment: `cells/` has the results, `failed/` what went wrong, `timings/` the costs, one file a cell
 * each, so that folders of several machines merge by copying. `claims/` and `checkpoints/` are of use while it runs only.
 */
export interface ExperimentStore {
  readonly folder: string;
  /** `undefined` where there is none, or one that is damaged or of another cell: then it is to be computed. */
  result<Result extends TaskResult = TaskResult>(key: string): Promise<Result | undefined>;
  /** The same, or that it failed. */
  readonly read: ReadCell;
  costs(key: string): Promise<Costs | undefined>;
  failure(key: string): Promise<Failure | undefined>;
  /** Keeps a result; what was there of an earlier failure goes. */
  keep(result: TaskResult, costs: Costs): Promise<void>;
  fail(key: string, failure: Failure): Promise<void>;
  /** Removes a result, so that it is computed again. */
  forget(key: string): Promise<void>;
  /** What the folder says of its study; `undefined` where it says nothing that can be read. */
  manifest(): Promise<Manifest | undefined>;
  writeText(name: string, text: string): Promise<void>;
  removeCheckpoints(key: string): Promise<void>;
  /** Removes what killed processes left half-written. */
  clean(): Promise<void>;
}

/** `manifest.json`: each kind adds what it needs. */
export interface Manifest {
  readonly kind?: string;
  readonly cells: readonly PlannedCell[];
}

export function createExperimentStore(folder: string): ExperimentStore {
  const files = createFolderStore(folder);
  const readText = async (name: string) => {
    const bytes = await files.read(name);
    return bytes && new TextDecoder().decode(bytes);
  };
  const writeText = (name: string, text: string) => files.write(name, new TextEncoder().encode(text));
  const readJson = async (name: string): Promise<unknown> => {
    const text = await readText(name);
    try {
      return text === undefined ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const writeJson = (name: string, value: unknown) => writeText(name, `${JSON.stringify(value)}\n`);
  const isOf = (value: unknown, key: string) =>
    typeof value === 'object' && value !== null && (value as { key?: unknown }).key === key;

  const store: ExperimentStore = {
    folder,
    writeText,
    read: async (key) => (await store.result(key)) ?? ((await store.failure(key)) && 'failed'),
    async manifest() {
      const found = (await readJson('manifest.json')) as Partial<Manifest> | null | undefined;
      return Array.isArray(found?.cells) ? (found as Manifest) : undefined;
    },
    async result<Result extends TaskResult>(key: string) {
      const found = await readJson(`cells/${key}.json`);
      return isOf(found, key) ? (found as Result) : undefined;
    },
    async costs(key) {
      const found = await readJson(`timings/${key}.json`);
      if (!isOf(found, key)) return undefined;
      const { trainSeconds, tagSeconds, peakMegabytes, epochs, remarks } = found as Costs;
      return { trainSeconds, tagSeconds, peakMegabytes, ...(epochs && { epochs }), remarks };
    },
    async failure(key) {
      const found = await readJson(`failed/${key}.json`);
      return isOf(found, key) ? (found as { error: Failure }).error : undefined;
    },
    async keep(result, costs) {
      const { key } = result;
      await writeJson(`timings/${key}.json`, { key, ...costs });
      await writeJson(`cells/${key}.json`, result);
      await files.remove(`failed/${key}.json`);
    },
    fail: (key, error) => writeJson(`failed/${key}.json`, { key, error }),
    forget: (key) => files.remove(`cells/${key}.json`),
    removeCheckpoints: (key) => rm(path.join(folder, 'checkpoints', key), { recursive: true, force: true }),
    clean: async () => {
      for (const part of ['.', 'cells', 'failed', 'timings']) clearFolder(path.join(folder, part));
    },
  };
  return store;
}
