import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { packageVersion } from '../package-version.ts';

/** Raised when a change of the code changes results within a version of the package. */
const RESULTS_VERSION = 2;

/** All that decides the result of a cell, as plain JSON. What is equal here is computed once. */
export interface CellInputs {
  readonly train: { readonly corpus: string; readonly language: string; readonly fraction: number };
  readonly test: { readonly corpus: string; readonly language: string };
  readonly split: {
    readonly ratio: readonly number[];
    readonly seed: number;
    readonly groups: readonly (string | null)[];
  };
  readonly labels: readonly string[];
  readonly model: { readonly family: string; readonly settings: unknown };
  /** `null` for the arm `none`. */
  readonly augmentation: unknown;
  readonly alpha: number;
  readonly seed: number;
  /** The main one first. */
  readonly metrics: readonly string[];
  readonly tests: readonly string[];
}

/** The content address of a cell: the first 16 hexadecimal digits of a SHA-256. */
export function keyOf(inputs: CellInputs): string {
  const whole = { version: `${packageVersion}/${RESULTS_VERSION}`, ...inputs };
  return createHash('sha256').update(canonicalJson(whole)).digest('hex').slice(0, 16);
}

/** JSON with the keys of every object sorted, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  );
}

/**
 * Makes settings comparable across machines: a string that names a file (word vectors, say) gives way to the hash of its
 * content.
 */
export async function fingerprint(settings: unknown): Promise<unknown> {
  if (typeof settings === 'string') return isFile(settings) ? { sha256: await hashFile(settings) } : settings;
  if (Array.isArray(settings)) return Promise.all(settings.map(fingerprint));
  if (typeof settings !== 'object' || settings === null) return settings;
  const entries = Object.entries(settings).map(async ([key, value]) => [key, await fingerprint(value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function isFile(text: string): boolean {
  return /[/\\]/.test(text) && statSync(text, { throwIfNoEntry: false })?.isFile() === true;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
