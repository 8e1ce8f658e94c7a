import { createAnalysisFeatures, withPosOf } from './analysis.ts';
import { createClusterFeatures } from './clusters.ts';
import { createDeidFeatures } from './deid.ts';
import { joinFeatureSets, type FeatureSet } from './feature-set.ts';
import { createGazetteerFeatures } from './gazetteers.ts';
import type { Lexicon } from './lexicon.ts';
import { createNerFeatures } from './ner.ts';

/** What the features of a model look words up in. */
export interface FeatureResources {
  readonly lexicon?: Lexicon;
  /** The cluster of each word. */
  readonly clusters?: ReadonlyMap<string, string>;
}

export interface FeatureSettings {
  readonly features: 'ner' | 'deid' | 'context';
  readonly faithful: boolean;
  readonly pos: boolean;
  readonly analysis?: boolean;
}

/** The feature set that the settings of a model describe. */
export function createFeatureSet(
  { features, faithful, pos, analysis = false }: FeatureSettings,
  { lexicon, clusters }: FeatureResources = {},
): FeatureSet {
  const set =
    features === 'deid'
      ? createDeidFeatures(pos || analysis)
      : createNerFeatures({ faithful, contextOnly: features === 'context' });
  return joinFeatureSets(analysis ? withPosOf(set) : set, [
    ...(analysis ? [createAnalysisFeatures()] : []),
    ...(lexicon ? [createGazetteerFeatures(lexicon)] : []),
    ...(clusters ? [createClusterFeatures(clusters)] : []),
  ]);
}
