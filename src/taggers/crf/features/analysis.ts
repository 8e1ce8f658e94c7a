import type { AnalysedToken } from '../../../core/types.ts';
import { type Aspect, type FeatureSet, type Template, unaryTemplate } from './feature-set.ts';

/** Between the parts of what is known of a token: no tag, lemma or feature holds it. */
const BETWEEN = '\u0001';

/** Part of speech, lemma and features in the place of a part of speech, so that tokens are told apart by all of it. */
export function packAnalysis(token: Omit<AnalysedToken, 'start' | 'end'> | undefined): string {
  const features = Object.entries(token?.morph ?? {}).map(([name, value]) => `${name}=${value}`);
  return [token?.pos ?? 'X', token?.lemma ?? '', features.join('|')].join(BETWEEN);
}

const posOf = (packed: string | undefined) => packed?.split(BETWEEN, 1)[0];

/** A feature set that sees the parts of speech alone of what {@link packAnalysis} made. */
export function withPosOf(set: FeatureSet): FeatureSet {
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
export function createAnalysisFeatures(): FeatureSet {
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
