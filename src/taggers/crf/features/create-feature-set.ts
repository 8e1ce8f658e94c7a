import { createDeidFeatures } from './deid.ts';
import { joinFeatureSets, type FeatureSet, unaryTemplate, type Aspect, type Template } from './feature-set.ts';
import type { Lexicon } from '../../lookups/lexicon.ts';
import type { Lookups } from '../../lookups/lookups.ts';
import { createNerFeatures } from './ner.ts';
import { createValueFeatures } from './values.ts';
import { memoise } from '../../../core/caches.ts';
import type { AnalysedToken } from '../../../core/types.ts';

/** Between the parts of what is known of a token: no tag, lemma or feature holds it. */
const BETWEEN = '\u0001';

/** Part of speech, lemma and features in the place of a part of speech, so that tokens are told apart by all of it. */
export function packAnalysis(token: Omit<AnalysedToken, 'start' | 'end'> | undefined): string {
  const features = Object.entries(token?.morph ?? {}).map(([name, value]) => `${name}=${value}`);
  return [token?.pos ?? 'X', token?.lemma ?? '', features.join('|')].join(BETWEEN);
}

const posOf = (packed: string | undefined) => packed?.split(BETWEEN, 1)[0];

/** A feature set that sees the parts of speech alone of what {@link packAnalysis} made. */
function withPosOf(set: FeatureSet): FeatureSet {
  const aspects = new Map<Aspect, Aspect>();
  const ofPos = (aspect: Aspect): Aspect => {
    let wrapped = aspects.get(aspect);
    if (!wrapped) {
      const { key, observe } = aspect;
      wrapped = {
        ...aspect,
        key: (word, packed) => key(word, posOf(packed)),
        observe: (word, packed) => observe(word, posOf(packed)),
      };
      aspects.set(aspect, wrapped);
    }
    return wrapped;
  };
  return { ...set, templates: set.templates.map((one): Template => ({ ...one, aspect: ofPos(one.aspect) })) };
}

/** Lemma, features and their parts at offsets -2 to 2. */
function createAnalysisFeatures(): FeatureSet {
  const lemma: Aspect = {
    key: (_, packed) => partOf(packed, 1),
    observe: (_, packed) => [partOf(packed, 1) || undefined],
  };
  const morph: Aspect = {
    key: (_, packed) => partOf(packed, 2),
    observe(_, packed) {
      const features = partOf(packed, 2);
      const find = (name: string) => new RegExp(`(?:^|\\|)${name}=([^|]+)`).exec(features)?.[1];
      return [features || undefined, find('VerbForm'), find('Person'), find('Number')];
    },
  };
  return {
    templates: [
      unaryTemplate(lemma, ['lemma'], [-2, -1, 0, 1, 2]),
      unaryTemplate(morph, ['morph', 'verbform', 'person', 'number'], [-2, -1, 0, 1, 2]),
    ],
  };
}

const partOf = (packed: string | undefined, part: number): string => packed?.split(BETWEEN)[part] ?? '';

/**
 * Which gazetteers the tokens at offsets -2 to 2 are in, ignoring case: for each type the longest phrases from left to right,
 * `B` at their first token and `I` at the others; and all of it in one attribute, since a word is often in several.
 */
function createGazetteerFeatures(lexicon: Lexicon): FeatureSet {
  const { types } = lexicon;
  const gazetteer: Aspect = {
    view: createMatcher(lexicon),
    observe(found) {
      const places = new Map(found === '' ? [] : found.split(' ').map((part) => part.split(':') as [string, string]));
      return [...types.map((type) => places.get(type)), found === '' ? undefined : found];
    },
    key: (found) => found,
  };
  const names = [...types.map((type) => `gaz.${type}`), 'gaz'];
  return { templates: [unaryTemplate(gazetteer, names, [-2, -1, 0, 1, 2])] };
}

/** Gives each token what it is: `city:B family-name:B`, or nothing. */
function createMatcher({ types, phrases }: Lexicon): (words: readonly string[]) => readonly string[] {
  const prefixes = new Set<string>();
  for (const phrase of phrases.keys()) {
    for (let end = phrase.indexOf(' '); end >= 0; end = phrase.indexOf(' ', end + 1))
      prefixes.add(phrase.slice(0, end));
  }
  const fold = memoise((word) => word.toLowerCase());
  const describe = memoise((masks) => {
    const [begin, inside] = masks.split(' ').map(Number) as [number, number];
    return types
      .flatMap((type, i) => (begin & (1 << i) ? `${type}:B` : inside & (1 << i) ? `${type}:I` : []))
      .join(' ');
  });
  return (words) => {
    const begin = new Int32Array(words.length);
    const inside = new Int32Array(words.length);
    const longest = new Int32Array(types.length);
    const free = new Int32Array(types.length); // where the last phrase of the type ends
    const folded = words.map(fold);
    for (let i = 0; i < words.length; i++) {
      longest.fill(0);
      let phrase = folded[i] as string;
      let any = 0;
      for (let end = i + 1; ; end++) {
        const mask = phrases.get(phrase) ?? 0;
        any |= mask;
        for (let t = 0, rest = mask; rest !== 0; t++, rest >>>= 1) if (rest & 1) longest[t] = end;
        if (end === words.length || !prefixes.has(phrase)) break;
        phrase += ` ${folded[end]}`;
      }
      for (let t = 0, rest = any; rest !== 0; t++, rest >>>= 1) {
        if ((rest & 1) === 0 || (free[t] as number) > i) continue;
        begin[i] = (begin[i] as number) | (1 << t);
        free[t] = longest[t] as number;
        for (let j = i + 1; j < (free[t] as number); j++) inside[j] = (inside[j] as number) | (1 << t);
      }
    }
    return words.map((_, i) => (begin[i] === 0 && inside[i] === 0 ? '' : describe(`${begin[i]} ${inside[i]}`)));
  };
}

/** Lengths of the prefixes of a bit string, as in Ratinov and Roth (2009), Design challenges and misconceptions in NER. */
const PREFIXES = [4, 6, 10, 20];

/**
 * The cluster of the words at offsets -2 to 2: the whole name, and where it is a path in a tree of clusters, written in bits
 * (Brown et al. 1992), its prefixes that are shorter. A word that has none is looked up in lower case.
 */
function createClusterFeatures(clusters: ReadonlyMap<string, string>): FeatureSet {
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

interface FeatureSettings {
  readonly features: 'ner' | 'deid' | 'context';
  readonly faithful: boolean;
  readonly pos: boolean;
  readonly analysis?: boolean;
  readonly gazetteers?: boolean | readonly string[];
  readonly values?: boolean | undefined;
}

export function createFeatureSet(
  { features, faithful, pos, analysis = false, gazetteers = false, values = gazetteers !== false }: FeatureSettings,
  language: string,
  { lexicon, clusters }: Lookups = {},
): FeatureSet {
  const set =
    features === 'deid'
      ? createDeidFeatures(pos || analysis)
      : createNerFeatures({ faithful, contextOnly: features === 'context' });
  return joinFeatureSets(analysis ? withPosOf(set) : set, [
    ...(analysis ? [createAnalysisFeatures()] : []),
    ...(lexicon ? [createGazetteerFeatures(lexicon)] : []),
    ...(clusters ? [createClusterFeatures(clusters)] : []),
    ...(values ? [createValueFeatures(language)] : []),
  ]);
}
