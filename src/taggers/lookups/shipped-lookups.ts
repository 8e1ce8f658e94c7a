import { obtain } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import { clusteredLanguages, loadWordClusters, shippedClusters } from '../../resources/word-clusters.ts';
import type { FamilyContext } from '../types.ts';
import { compileLexicon, type Lexicon } from './lexicon.ts';

/** What a tagger looks words up in. */
export interface Lookups {
  readonly lexicon?: Lexicon;
  /** The cluster of each word. */
  readonly clusters?: ReadonlyMap<string, string>;
}

/** Where words are looked up, as settings say it. */
export interface LookupSettings {
  /** Whether in the lists of the language, or folders of others besides. */
  readonly gazetteers: boolean | readonly string[];
  /** Whether in the word clusters of the language, or a file of them; where it is not said, as `gazetteers`. */
  readonly clusters?: boolean | string | undefined;
}

/** Compiled once a process: it takes longer than the training of a small corpus. */
const lexicons = new Map<string, Lexicon>();

function shippedLexicon(shipped: Gazetteers, language: string): Lexicon {
  return obtain(lexicons, language, () => compileLexicon(shipped, shipped, language));
}

/**
 * What `openLookups` opens: lists of the package and of the user.
 *
 * @throws PalimpsestError `no-gazetteers`, `no-clusters` where what is asked for does not exist; those of its files.
 */
export async function openShipped(
  { gazetteers, clusters }: LookupSettings,
  { language, onNotice }: Pick<FamilyContext, 'language' | 'onNotice'>,
): Promise<Lookups> {
  const resources: { -readonly [K in keyof Lookups]: Lookups[K] } = {};
  if (gazetteers !== false) {
    const shipped = loadGazetteers();
    const all = gazetteers === true ? shipped : loadGazetteers({ folders: gazetteers });
    const lexicon = gazetteers === true ? shippedLexicon(shipped, language) : compileLexicon(all, shipped, language);
    if (lexicon.phrases.size > 0) resources.lexicon = lexicon;
    else if (gazetteers === true)
      onNotice?.('no-gazetteers', `there are no lists for "${language}": no word is looked up`);
    else {
      throw new PalimpsestError('no-gazetteers', `there are no gazetteers for ${JSON.stringify(language)}`, {
        hint: `Set gazetteers to false, or give folders that hold some. There are some for: ${all.locales.join(', ')}.`,
      });
    }
  }
  const words = await openClusters(clusters ?? gazetteers !== false, clusters !== undefined, language);
  if (words) resources.clusters = words;
  return resources;
}

async function openClusters(clusters: boolean | string, isAsked: boolean, language: string) {
  if (typeof clusters === 'string') return loadWordClusters(clusters);
  const shipped = clusters ? shippedClusters(language) : undefined;
  if (clusters && isAsked && shipped === undefined) {
    throw new PalimpsestError('no-clusters', `there are no word clusters for ${JSON.stringify(language)}`, {
      hint: `Set clusters to false, or give a file. There are some for: ${clusteredLanguages().join(', ')}.`,
    });
  }
  return shipped;
}
