import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';

/**
 * Describes tests that need a real corpus, found in the folder that `PALIMPSEST_CORPORA` names. Without it they are
 * skipped, and the title says why.
 *
 * @param name path within the folder, such as `meddocan` or `wikigold/wikigold.conll.txt`.
 */
export function describeWithCorpus(name: string, body: (corpusPath: string) => void): void {
  const folder = process.env['PALIMPSEST_CORPORA'];
  const corpus = folder === undefined ? undefined : path.join(folder, name);
  if (corpus !== undefined && existsSync(corpus)) describe(name, () => body(corpus));
  else describe.skip(`${name} (skipped: set PALIMPSEST_CORPORA to the folder that holds it)`, () => body(''));
}
