import path from 'node:path';
import type { LabelMap } from '../resources/label-map.ts';
import { hashPath } from './hash-path.ts';
import { loadedPlugins } from './plugins.ts';
import { installedDependencies, packageName, packageVersion } from './package-version.ts';
import type { OpenCorpus } from '../formats/read-corpus.ts';

/** A corpus that was made, and can account for how. */
export interface AccountedCorpus {
  /** Where the documents come from, when that is a corpus on disk. */
  readonly source: { readonly format: string; readonly name: string } | undefined;
  /** All that decides what is written; what was `learned` from the corpus is left out of the manifest. */
  readonly job: object & { readonly learned?: unknown };
  readonly labelMap: LabelMap | undefined;
  readonly notes: readonly string[];
  /** Files and folders of the user's that decide what is written: word lists of their own. */
  readonly files: readonly string[];
  /** What a release check said of it. */
  readonly verdicts?: object;
  summary(): unknown;
}

/**
 * The manifest of an augmented or concealed corpus: all that is needed to make it again, and the account of what was done. Make it when
 * the corpus has been iterated. It holds no text of the corpus, and no time, so that the same run writes the same bytes. The user's own word lists
 * are told by their hashes.
 */
export async function createManifest(corpus: AccountedCorpus): Promise<string> {
  const { learned: _, ...settings } = corpus.job;
  const hashes = corpus.files.map(async (file) => [file, { sha256: await hashPath(file) }] as const);
  const plugins = [...loadedPlugins()].map(([file, sha256]) => [path.basename(file), { sha256 }] as const);
  const manifest = {
    tool: { name: packageName, version: packageVersion },
    source: corpus.source ?? null,
    settings: { ...settings, labelMap: corpus.labelMap?.name ?? null },
    ...(corpus.files.length > 0 && { files: Object.fromEntries(await Promise.all(hashes)) }),
    // By the names of their files: where they lie is nobody's business.
    ...(plugins.length > 0 && { plugins: Object.fromEntries(plugins) }),
    summary: corpus.summary(),
    ...(corpus.verdicts && { verdicts: corpus.verdicts }),
    notes: corpus.notes,
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

/** What a manifest says of the corpus that was read: its name alone, because a path may tell who and where. */
export function nameSource({ format, path }: OpenCorpus): { readonly format: string; readonly name: string } {
  return {
    format: format.name,
    name:
      path
        .replace(/[/\\]+$/, '')
        .split(/[/\\]/)
        .at(-1) ?? path,
  };
}
