import type { Store } from '../../core/store.ts';
import { readModelFile } from '../model-store.ts';
import type { FamilyContext } from '../types.ts';
import type { Lookups, LookupSettings } from './shipped-lookups.ts';
import { packStrings, unpackStrings } from './string-table.ts';

export type { Lookups } from './shipped-lookups.ts';

/** @throws PalimpsestError `no-gazetteers`, `no-clusters` where what is asked for does not exist; those of its files. */
export async function openLookups(
  settings: LookupSettings,
  context: Pick<FamilyContext, 'language' | 'onNotice'>,
): Promise<Lookups> {
  if (settings.gazetteers === false && !settings.clusters) return {};
  // Loaded when wanted: what trains or tags without lists, a browser among them, needs none of the code that reads them.
  const { openShipped } = await import('./shipped-lookups.ts');
  return openShipped(settings, context);
}

/** Writes the gazetteers and clusters, so that the model needs nothing but its folder: `gazetteers.bin`, `clusters.bin`. */
export async function saveLookups(store: Store, { lexicon, clusters }: Lookups): Promise<void> {
  if (lexicon) {
    const rows = [...lexicon.phrases].map(([phrase, mask]) => `${phrase}\t${mask}`).toSorted();
    await store.write('gazetteers.bin', packStrings(rows));
  }
  if (clusters) {
    // Cluster first: packed strings share their beginnings.
    const rows = [...clusters].map(([word, cluster]) => `${cluster}\t${word}`).toSorted();
    await store.write('clusters.bin', packStrings(rows));
  }
}

/** @param types of the gazetteers; `undefined` where the model has none. */
export async function loadLookups(
  store: Store,
  types: readonly string[] | undefined,
  hasClusters: boolean,
): Promise<Lookups> {
  const rowsOf = async (name: string) =>
    unpackStrings(await readModelFile(store, name)).map((row) => {
      const tab = row.lastIndexOf('\t');
      return [row.slice(0, tab), row.slice(tab + 1)] as const;
    });
  return {
    ...(types && {
      lexicon: {
        types,
        phrases: new Map((await rowsOf('gazetteers.bin')).map(([phrase, mask]) => [phrase, Number(mask)])),
      },
    }),
    ...(hasClusters && {
      clusters: new Map((await rowsOf('clusters.bin')).map(([cluster, word]) => [word, cluster])),
    }),
  };
}
