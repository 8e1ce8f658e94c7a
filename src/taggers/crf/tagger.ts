import { DEFAULT_LAYER, freezeDocument } from '../../core/document.ts';
import type { TrainingEnd } from '../../core/tagger.ts';
import type { Corpus, Document, Entity, Token } from '../../core/types.ts';
import { applyTags, divideIntoSequences, type Sequence } from '../sequences.ts';
import type { TagOptions, TrainedTagger } from '../types.ts';
import { createDecoder } from './engine/decoder.ts';
import { createFeatureSet, type FeatureResources } from './features/create-feature-set.ts';
import { tagConstraints } from '../tag-constraints.ts';
import { saveModel, saveResources } from './model-file.ts';
import { createPosTags, type TagPos } from './pos-tags.ts';
import type { CrfSettings } from './settings.ts';
import { createStateScorer, type CrfModel } from './state-scores.ts';

export interface CrfTagOptions extends TagOptions {
  /** Give each mention found the attribute `confidence`: the least marginal probability of its tags. */
  readonly confidence?: boolean;
}

/** A sentence with the probability of each tag at each token. */
export interface SequenceMarginals extends Sequence {
  /** `tokens.length * tags.length`, token after token, in the order of the tagger's `tags`. */
  readonly probabilities: Float64Array;
}

/** A sentence with its best taggings. */
export interface SequenceNBest extends Sequence {
  /** Best first. */
  readonly best: readonly { readonly tags: readonly string[]; readonly logProbability: number }[];
}

/** A trained CRF. The recall bias applies to all that it tells. */
export interface CrfTagger extends TrainedTagger {
  /** Its tags, in the order of marginals. */
  readonly tags: readonly string[];
  tag(docs: Corpus, options?: CrfTagOptions): AsyncIterable<Document>;
  /** Sentence by sentence. Where the tagger is constrained, of legal taggings alone. */
  marginals(doc: Document, options?: TagOptions): readonly SequenceMarginals[];
  /** The `count` best taggings of each sentence, or as many as there are. */
  nBest(doc: Document, count: number, options?: TagOptions): readonly SequenceNBest[];
}

/** All that a CRF tagger is made of. */
export interface CrfParts {
  readonly model: CrfModel;
  readonly settings: CrfSettings;
  readonly language: string;
  readonly resources: FeatureResources;
  readonly trainingEnd?: TrainingEnd;
}

/** @param isReady make now what it needs in order to tag, not when it is first asked to. */
export function createCrfTagger(parts: CrfParts, isReady = false): CrfTagger {
  const { model, settings, language, resources, trainingEnd } = parts;
  const { tags, weights } = model;
  const outside = tags.indexOf('O');
  let tools = isReady ? open() : undefined;
  let tagPos: TagPos | undefined;

  function open() {
    return {
      scorer: createStateScorer(createFeatureSet(settings, resources), model),
      // Without O there may be sentences that have no legal tagging.
      decoder: createDecoder(
        weights,
        settings.constrained && outside >= 0 ? tagConstraints(tags, settings.scheme) : undefined,
      ),
    };
  }

  /** Goes through the sentences of a document with their state scores. */
  const decodeEach = <T>(
    doc: Document,
    recallBias: number,
    decode: (scores: Float64Array, sequence: Sequence) => T,
  ): { readonly sequences: readonly Sequence[]; readonly results: readonly T[] } => {
    const { scorer } = (tools ??= open());
    tagPos ??= createPosTags(settings, language);
    const sequences = divideIntoSequences(doc, language);
    const results = sequences.map((sequence) => {
      const length = sequence.tokens.length;
      const scores = scorer.score(
        sequence.tokens.map(({ text }) => text),
        tagPos?.(doc, sequence),
      );
      if (recallBias !== 0 && outside >= 0) {
        for (let t = 0; t < length; t++) {
          const at = t * tags.length + outside;
          scores[at] = (scores[at] as number) - recallBias;
        }
      }
      return decode(scores, sequence);
    });
    return { sequences, results };
  };
  const decoder = () => (tools ??= open()).decoder;
  const nameTags = (labels: Uint16Array): string[] => {
    const names: string[] = [];
    for (let t = 0; t < labels.length; t++) names.push(tags[labels[t] as number] as string);
    return names;
  };

  return {
    family: 'crf',
    ...(trainingEnd && { trainingEnd }),
    labels: [...new Set(tags.filter((tag) => tag !== 'O').map((tag) => tag.slice(2)))].toSorted(),
    tags,
    config: {
      language,
      settings,
      tags,
      ...(resources.lexicon && { gazetteerTypes: resources.lexicon.types }),
      clusters: resources.clusters !== undefined,
    },
    async *tag(docs, { recallBias = 0, confidence = false } = {}) {
      for await (const doc of docs) {
        const { sequences, results } = decodeEach(doc, recallBias, (scores, { tokens }) => {
          const labels = decoder().best(scores, tokens.length);
          const probabilities = confidence ? decoder().marginals(scores, tokens.length) : undefined;
          return { labels, probabilities };
        });
        const tagged = applyTags(
          doc,
          sequences,
          results.map(({ labels }) => nameTags(labels)),
          settings.scheme,
        );
        yield confidence ? addConfidence(tagged, sequences, results, tags.length) : tagged;
      }
    },
    marginals(doc, { recallBias = 0 } = {}) {
      const { sequences, results } = decodeEach(doc, recallBias, (scores, { tokens }) =>
        decoder()
          .marginals(scores, tokens.length)
          .slice(0, tokens.length * tags.length),
      );
      return sequences.map((sequence, s) => ({ ...sequence, probabilities: results[s] as Float64Array }));
    },
    marginalSource: {
      tags,
      scheme: settings.scheme,
      language,
      async *rate(docs) {
        for await (const doc of docs) {
          const { sequences, results } = decodeEach(doc, 0, (scores, { tokens }) => ({
            best: decoder().best(scores, tokens.length),
            probabilities: decoder()
              .marginals(scores, tokens.length)
              .slice(0, tokens.length * tags.length),
          }));
          yield {
            doc,
            sequences: sequences.map(({ tokens }, s) => ({ tokens, ...(results[s] as (typeof results)[number]) })),
          };
        }
      },
    },
    nBest(doc, count, { recallBias = 0 } = {}) {
      const { sequences, results } = decodeEach(doc, recallBias, (scores, { tokens }) =>
        decoder()
          .nBest(scores, tokens.length, count)
          .map(({ labels, logProbability }) => ({ tags: nameTags(labels), logProbability })),
      );
      return sequences.map((sequence, s) => ({ ...sequence, best: results[s] as SequenceNBest['best'] }));
    },
    async save(store) {
      await saveModel(store, model);
      await saveResources(store, resources);
    },
  };
}

interface Decoded {
  readonly labels: Uint16Array;
  readonly probabilities: Float64Array | undefined;
}

/** The document with how sure the tagger is of each mention it found. */
function addConfidence(
  doc: Document,
  sequences: readonly Sequence[],
  decoded: readonly Decoded[],
  labelCount: number,
): Document {
  const tokens = sequences.flatMap((sequence) => sequence.tokens);
  const certainty = decoded.flatMap(({ labels, probabilities }) =>
    Array.from(labels, (label, t) => probabilities?.[t * labelCount + label] as number),
  );
  let next = 0; // entities and tokens are both in text order, and no two entities found overlap
  const rate = (entity: Entity): Entity => {
    if (entity.layer !== undefined && entity.layer !== DEFAULT_LAYER) return entity;
    while ((tokens[next] as Token).start < entity.start) next++;
    let confidence = 1;
    for (; next < tokens.length && (tokens[next] as Token).start < entity.end; next++) {
      confidence = Math.min(confidence, certainty[next] as number);
    }
    return { ...entity, attributes: { ...entity.attributes, confidence } };
  };
  return freezeDocument({ ...doc, entities: doc.entities.map(rate) });
}
