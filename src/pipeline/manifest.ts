import type { AugmentedCorpus } from './augment.ts';
import { installedDependencies, packageName, packageVersion } from './package-version.ts';

/**
 * The manifest of an augmented corpus: all that is needed to make it again, and the account of what was done. Make it when
 * the corpus has been iterated. It holds no text of the corpus, and no time, so that the same run writes the same bytes.
 */
export function createManifest(augmented: AugmentedCorpus): string {
  const { learned: _, ...settings } = augmented.job;
  const manifest = {
    tool: { name: packageName, version: packageVersion },
    source: augmented.source ?? null,
    settings: { ...settings, labelMap: augmented.labelMap?.name ?? null },
    summary: augmented.summary(),
    notes: augmented.notes,
    // Unicode data comes with Node, word lists and models with the packages.
    versions: {
      node: process.versions.node,
      icu: process.versions['icu'] ?? null,
      unicode: process.versions['unicode'] ?? null,
      ...installedDependencies(),
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
