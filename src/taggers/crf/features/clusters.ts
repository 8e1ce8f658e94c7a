import { unaryTemplate, type Aspect, type FeatureSet } from './feature-set.ts';

/** Lengths of the prefixes of a bit string, as in Ratinov and Roth (2009), Design challenges and misconceptions in NER. */
const PREFIXES = [4, 6, 10, 20];

/**
 * The cluster of the words at offsets -2 to 2: the whole name, and where it is a path in a tree of clusters, written in bits
 * (Brown et al. 1992), its prefixes that are shorter. A word that has none is looked up in lower case.
 */
export function createClusterFeatures(clusters: ReadonlyMap<string, string>): FeatureSet {
  const find = (word: string) => clusters.get(word) ?? clusters.get(word.toLowerCase());
  const cluster: Aspect = {
    key: (word) => find(word) ?? '',
    observe(word) {
      const name = find(word);
      const isPath = name !== undefined && /^[01]+$/.test(name);
      return [...PREFIXES.map((size) => (isPath && name.length > size ? name.slice(0, size) : undefined)), name];
    },
  };
  const names = [...PREFIXES.map((size) => `cluster${size}`), 'cluster'];
  return { templates: [unaryTemplate(cluster, names, [-2, -1, 0, 1, 2])] };
}
