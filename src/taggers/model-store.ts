import { PalimpsestError } from '../core/errors.ts';
import type { Store } from '../core/store.ts';

/** What is said of a file of a model that is not as it was written. */
export function damagedModel(what: string, cause?: unknown): PalimpsestError {
  return new PalimpsestError('damaged-model', what, { cause });
}

/** @throws PalimpsestError `damaged-model` where it is missing. */
export async function readModelFile(store: Store, name: string): Promise<Uint8Array> {
  const bytes = await store.read(name);
  if (bytes === undefined) throw damagedModel(`${name} is missing`);
  return bytes;
}

/** @throws PalimpsestError `damaged-model` where it is missing or no JSON. */
export async function readModelJson(store: Store, name: string): Promise<unknown> {
  const bytes = await readModelFile(store, name);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw damagedModel(`${name} is damaged`, cause);
  }
}

/** @throws PalimpsestError `damaged-model` where the weights of this name have another shape. */
export function requireShape(name: string, found: readonly number[] | undefined, shape: readonly number[]): void {
  if (found?.join() !== shape.join()) throw damagedModel(`the weights ${name} are not [${shape.join(', ')}]`);
}
