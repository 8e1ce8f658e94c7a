import { packageDependencies, packageName, packageVersion } from './package-version.ts';
import type { AugmentJob } from './job.ts';
import type { AugmentSummary } from './summary.ts';

/**
 * The manifest of an augmented corpus: all that is needed to make it again, and the account of what was done. It holds no
 * text of the corpus, and no time, so that the same run writes the same bytes.
 */
export function createManifest(
  source: { readonly format: string; readonly name: string },
  job: AugmentJob,
  summary: AugmentSummary,
  labelMap: string | undefined,
  notes: readonly string[],
): string {
  const { learned: _, ...settings } = job;
  const manifest = {
    tool: { name: packageName, version: packageVersion },
    source,
    settings: { ...settings, labelMap: labelMap ?? null },
    summary,
    notes,
    // Unicode data and segmentation come with Node; the packages' data with the packages.
    versions: {
      node: process.versions.node,
      icu: process.versions['icu'] ?? null,
      unicode: process.versions['unicode'] ?? null,
      ...packageDependencies,
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
