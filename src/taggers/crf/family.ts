import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import { createRng } from '../../core/rng.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { clusteredLanguages, loadWordClusters, shippedClusters } from '../../resources/word-clusters.ts';
import type { TrainingEnd } from '../../core/tagger.ts';
import { createUnlearnable, labelSequences, reportUnlearnable } from '../sequences.ts';
import type { FamilyContext, TaggerFamily } from '../types.ts';
import { trainCrf } from './engine/train.ts';
import type { CrfTrainingOptions } from './engine/options.ts';
import { createFeatureSet, type FeatureResources } from './features/create-feature-set.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import { compileLexicon, type Lexicon, withoutSome } from './features/lexicon.ts';
import { loadModel, loadResources } from './model-file.ts';
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
  settings: crfSettings,
  async train(documents, settings, context) {
    const { language, seed, workers, onStep, onNotice, signal } = context;
    const resources = await openResources(settings, context);
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
    const resources = await loadResources(store, gazetteerTypes, clusters);
    return createCrfTagger({ model: await loadModel(store, tags), settings, language, resources }, true);
  },
};

function extract(
  documents: readonly Document[],
  settings: CrfSettings,
  resources: FeatureResources,
  { language, signal, onNotice }: FamilyContext,
): CrfTrainingData {
  const tagPos = createPosTags(settings, language);
  const builder = createTrainingDataBuilder(createFeatureSet(settings, resources));
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

/** Compiled once a process: it takes longer than the training of a small corpus. */
const lexicons = new Map<string, Lexicon>();

function shippedLexicon(shipped: Gazetteers, language: string): Lexicon {
  let lexicon = lexicons.get(language);
  if (lexicon === undefined) lexicons.set(language, (lexicon = compileLexicon(shipped, shipped, language)));
  return lexicon;
}

async function openResources(
  { gazetteers, clusters }: CrfSettings,
  { language, onNotice }: FamilyContext,
): Promise<FeatureResources> {
  const resources: { -readonly [K in keyof FeatureResources]: FeatureResources[K] } = {};
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
        let id = tagIds.get(tag);
        if (id === undefined) tagIds.set(tag, (id = tagIds.size));
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
