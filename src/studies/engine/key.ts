import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { hashPath } from '../../pipeline/hash-path.ts';
import { loadedPlugins } from '../../pipeline/plugins.ts';
import { packageVersion } from '../../pipeline/package-version.ts';

/** Raised when a change of the code changes results within a version of the package. */
const RESULTS_VERSION = 2;

/** Raised likewise where the change is one of a family's learning from a corpus with copies; the cells of others stay. */
const COPIES_VERSIONS: Readonly<Record<string, number>> = { neuroner: 2, deepaffix: 2 };

/** Raised likewise where the change is of what is known of words: their language, lemma and part of speech. */
export const ANALYSIS_VERSION = 2;

export interface ModelInputs {
  readonly family: string;
  readonly settings: unknown;
  readonly copiesVersion?: number;
  readonly analysisVersion?: number;
}

/** @param settings with files by their hashes. */
export function modelInputs(family: string, settings: unknown, hasCopies = false): ModelInputs {
  const copiesVersion = hasCopies ? COPIES_VERSIONS[family] : undefined;
  const isAnalysed = typeof settings === 'object' && settings !== null && 'analysis' in settings && settings.analysis;
  return {
    family,
    settings,
    ...(copiesVersion !== undefined && { copiesVersion }),
    ...(isAnalysed === true && { analysisVersion: ANALYSIS_VERSION }),
  };
}

/** The content address of a cell: the first 16 hexadecimal digits of a SHA-256. */
export function keyOf(inputs: object): string {
  const plugins = [...loadedPlugins().values()].toSorted();
  const whole = {
    version: `${packageVersion}/${RESULTS_VERSION}`,
    ...(plugins.length > 0 && { plugins }),
    ...inputs,
  };
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
 * Makes settings comparable across machines: a string that names a file (word vectors, say) or a folder (gazetteers) gives
 * way to the hash of its content.
 */
export async function fingerprint(settings: unknown): Promise<unknown> {
  if (typeof settings === 'string') {
    // A word without a separator is a value, whatever lies in the working folder.
    const found = /[/\\]/.test(settings) ? statSync(settings, { throwIfNoEntry: false }) : undefined;
    return found ? { sha256: await hashPath(settings) } : settings;
  }
  if (Array.isArray(settings)) return Promise.all(settings.map(fingerprint));
  if (typeof settings !== 'object' || settings === null) return settings;
  const entries = Object.entries(settings).map(async ([key, value]) => [key, await fingerprint(value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
