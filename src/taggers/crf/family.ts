import { obtain } from '../../core/collections.ts';
import { z } from 'zod';
import { createRng } from '../../core/rng.ts';
import type { TrainingEnd } from '../../core/tagger.ts';
import { createUnlearnable, labelSequences, reportUnlearnable } from '../sequences.ts';
import type { FamilyContext, TaggerFamily } from '../types.ts';
import { trainCrf } from './engine/train.ts';
import type { CrfTrainingOptions } from './engine/options.ts';
import { withoutSome } from '../lookups/lexicon.ts';
import { loadLookups, openLookups, type Lookups } from '../lookups/lookups.ts';
import { createFeatureSet } from './features/create-feature-set.ts';
import { loadModel } from './model-file.ts';
import { createPosTags, createCrfTagger, type CrfTagger } from './tagger.ts';
import { crfSettings, type CrfSettings } from './settings.ts';
import { pruneModel } from './state-scores.ts';
import type { Document } from '../../core/types.ts';
import type { LabelledCrfData } from './data.ts';
import { createGrowingIndex } from './features/attribute-index.ts';
import { createExtraction, forEachLane } from './features/extraction.ts';
import type { FeatureSet } from './features/feature-set.ts';
import { GrowingInts, IntMap } from './features/gram-table.ts';

const configSchema = z.object({
  language: z.string(),
  settings: crfSettings,
  tags: z.array(z.string()).min(1),
  gazetteerTypes: z.array(z.string()).optional(),
  clusters: z.boolean().default(false),
});

/** The family of conditional random fields; its taggers can do more than those of others. */
interface CrfFamily extends TaggerFamily<CrfSettings> {
  train(documents: readonly Document[], settings: CrfSettings, context: FamilyContext): Promise<CrfTagger>;
  load(...args: Parameters<TaggerFamily['load']>): Promise<CrfTagger>;
}

/**
 * A linear-chain conditional random field (Lafferty et al. 2001) over hand-made features, as CRFsuite trains it.
 *
 * It has no checkpoints: L-BFGS is done in minutes, and depends on what it remembers of all steps.
 */
export const crf: CrfFamily = {
  name: 'crf',
  description: 'linear-chain CRF over words, shapes, affixes and neighbours (as CRFsuite)',
  tagsApart: true,
  settings: crfSettings,
  async train(documents, settings, context) {
    const { language, seed, workers, onStep, onNotice, signal } = context;
    const resources = await openLookups(settings, context);
    const rng = createRng(seed).fork('gazetteer-dropout');
    const { gazetteerDropout = 0.1 } = settings;
    const lexicon = resources.lexicon && withoutSome(resources.lexicon, gazetteerDropout, rng);
    const known = { ...resources, ...(lexicon && { lexicon }) };
    const { data, attributes, tags } = extract(documents, settings, known, context);
    if (data.labels.length > 0 && tags.every((tag) => tag === 'O')) {
      onNotice?.(
        'no-entities',
        'the training documents hold no entity of the default layer: the tagger will find none',
      );
    }
    const ends: TrainingEnd[] = [];
    const weights = await trainCrf(data, trainingOptions(settings, seed), {
      ...(workers !== undefined && { workers }),
      ...(onStep && { onStep }),
      onEnd: (end) => void ends.push(end),
      ...(signal && { signal }),
    });
    return createCrfTagger({
      model: pruneModel({ weights, attributes, tags }),
      settings,
      language,
      resources,
      ...(ends[0] && { trainingEnd: ends[0] }),
    });
  },
  async load(store, config) {
    const { language, settings, tags, gazetteerTypes, clusters } = configSchema.parse(config);
    const resources = await loadLookups(store, gazetteerTypes, clusters);
    return createCrfTagger({ model: await loadModel(store, tags), settings, language, resources }, true);
  },
};

function extract(
  documents: readonly Document[],
  settings: CrfSettings,
  resources: Lookups,
  { language, signal, onNotice }: FamilyContext,
): CrfTrainingData {
  const tagPos = createPosTags(settings, language);
  const builder = createTrainingDataBuilder(createFeatureSet(settings, language, resources));
  const unlearnable = createUnlearnable();
  for (const doc of documents) {
    signal?.throwIfAborted();
    for (const sequence of labelSequences(doc, language, settings.scheme, unlearnable)) {
      builder.add(
        sequence.tokens.map(({ text }) => text),
        tagPos?.(doc, sequence),
        sequence.tags,
      );
    }
  }
  reportUnlearnable(unlearnable, onNotice);
  return builder.finish();
}

function trainingOptions(settings: CrfSettings, seed: number): CrfTrainingOptions {
  const { algorithm, c1, c2, maxIterations, minFrequency, possibleStates, possibleTransitions } = settings;
  const { epsilon, period, delta, numMemories, linesearch, maxLinesearch } = settings;
  return {
    algorithm,
    c1,
    c2,
    minFrequency,
    possibleStates,
    possibleTransitions,
    period,
    delta,
    seed,
    memories: numMemories,
    lineSearch: linesearch,
    maxLineSearch: maxLinesearch,
    ...(epsilon !== undefined && { epsilon }),
    ...(maxIterations !== undefined && { maxIterations }),
  };
}

/** What a CRF is trained on, and what its numbers mean. */
export interface CrfTrainingData {
  readonly data: LabelledCrfData;
  /** By attribute number. */
  readonly attributes: readonly string[];
  /** By label number: `O`, if it comes, then the others sorted. */
  readonly tags: readonly string[];
}

export interface CrfTrainingDataBuilder {
  add(words: readonly string[], pos: readonly string[] | undefined, tags: readonly string[]): void;
  /** Ends it; nothing can be added after. */
  finish(): CrfTrainingData;
}

/**
 * Makes training data of sentences, one after another; no more than numbers is kept of a token. Attributes are numbered in
 * the order in which they come.
 */
export function createTrainingDataBuilder(set: FeatureSet): CrfTrainingDataBuilder {
  const index = createGrowingIndex(set);
  const extraction = createExtraction(set, index);
  const tagIds = new Map<string, number>();
  const tokenTags = new GrowingInts();
  const sequenceStarts = startingAtZero();
  const groupStarts = startingAtZero();
  const tokenGroups = new GrowingInts();
  const attributeStarts = startingAtZero();
  const groupAttributes = new GrowingInts();
  const groupOfBlock = new IntMap();

  const endGroup = (): number => {
    attributeStarts.push(groupAttributes.length);
    return attributeStarts.length - 2;
  };
  const addShared = (block: number): void => {
    let group = groupOfBlock.get(block);
    if (group === -1) {
      const { starts, attributes } = extraction;
      const end = starts.values[block + 1] as number;
      for (let i = starts.values[block] as number; i < end; i++) groupAttributes.push(attributes.values[i] as number);
      groupOfBlock.set(block, (group = endGroup()));
    }
    tokenGroups.push(group);
  };
  /** What few tokens share goes into a group that the token alone has. */
  const own = new GrowingInts();
  const addOwn = (attribute: number): void => own.push(attribute);
  const endToken = (): void => {
    for (let i = 0; i < own.length; i++) groupAttributes.push(own.values[i] as number);
    if (own.length > 0) tokenGroups.push(endGroup());
    own.length = 0;
    groupStarts.push(tokenGroups.length);
  };

  return {
    add(words, pos, tags) {
      if (words.length === 0) return;
      const sentence = extraction.extract(words, pos);
      for (let token = 0; token < words.length; token++) {
        forEachLane(sentence, token, addShared, addOwn);
        endToken();
      }
      for (const tag of tags) {
        const id = obtain(tagIds, tag, () => tagIds.size);
        tokenTags.push(id);
      }
      sequenceStarts.push(tokenTags.length);
    },
    finish() {
      const tags = [...tagIds.keys()].toSorted(compareTags);
      const order = new Map(tags.map((tag, id) => [tag, id]));
      const label = [...tagIds.keys()].map((tag) => order.get(tag) as number);
      const labels = tags.length > 256 ? new Uint16Array(tokenTags.length) : new Uint8Array(tokenTags.length);
      for (let i = 0; i < labels.length; i++) labels[i] = label[tokenTags.values[i] as number] as number;
      return {
        data: {
          sequenceStarts: sequenceStarts.toUint32(),
          groupStarts: groupStarts.toUint32(),
          tokenGroups: tokenGroups.toUint32(),
          attributeStarts: attributeStarts.toUint32(),
          groupAttributes: groupAttributes.toUint32(),
          attributeCount: index.size,
          labels,
          labelCount: tags.length,
        },
        attributes: index.list(),
        tags,
      };
    },
  };
}

/** `O` first: it wins where two labels are equally good. */
function compareTags(a: string, b: string): number {
  if (a === 'O' || b === 'O') return a === b ? 0 : a === 'O' ? -1 : 1;
  return a < b ? -1 : 1;
}

function startingAtZero(): GrowingInts {
  const list = new GrowingInts();
  list.push(0);
  return list;
}
