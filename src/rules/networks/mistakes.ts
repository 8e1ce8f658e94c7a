import { PalimpsestError, type Place } from '../../core/errors.ts';
import type { NetworkSpec } from './schema.ts';

/** One mistake of a rule file, with its place as a path of keys and indices. */
export interface Mistake {
  readonly code: string;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly hint?: string;
}

export type AddMistake = (mistake: Mistake) => void;

/** Where an arc stands in its file. */
export function arcPath(network: string, state: string, spec: NetworkSpec, index: number): readonly PropertyKey[] {
  const own = ['networks', network, 'states', state];
  return spec.states[state]?.final === false ? [...own, index] : [...own, 'arcs', index];
}

/** The error that tells a mistake at its place in the file. */
export function toError(
  { code, message, path, hint }: Mistake,
  placeOf: (path: readonly PropertyKey[]) => Place,
): PalimpsestError {
  return new PalimpsestError(code, message, { place: placeOf(path), ...(hint !== undefined && { hint }) });
}
