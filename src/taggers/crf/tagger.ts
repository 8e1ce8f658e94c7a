import { packOf } from '../../languages/index.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { AnalysedToken, Document, Token, Corpus, Entity } from '../../core/types.ts';
import { sourceAnalysis } from '../../formats/source-analysis.ts';
import { languageOf } from '../../languages/locale.ts';
import { createMorphologicalAnalyser } from '../../text/morphology/analyse-words.ts';
import { posTagger } from '../../text/pos.ts';
import { type Sequence, applyTags, divideIntoSequences } from '../sequences.ts';
import { packAnalysis, createFeatureSet } from './features/create-feature-set.ts';
import type { CrfSettings } from './settings.ts';
import { freezeDocument, isOfDefaultLayer } from '../../core/document.ts';
import type { TrainingEnd } from '../../core/tagger.ts';
import type { TagOptions, TrainedTagger } from '../types.ts';
import { createDecoder } from './engine/decoder.ts';
import { tagConstraints } from '../tag-constraints.ts';
import { saveLookups, type Lookups } from '../lookups/lookups.ts';
import { saveModel } from './model-file.ts';
import { blendModels, createStateScorer, type CrfModel } from './state-scores.ts';

/** The parts of speech of the tokens of a sentence; with the setting `analysis`, {@link packAnalysis} of all that is known. */
type TagPos = (doc: Document, sequence: Sequence) => readonly string[];

/**
 * What the settings ask to be told of tokens; `undefined` where they ask for nothing.
 *
 * @throws PalimpsestError `no-pos-tagger` where there is none for the language.
 */
export function createPosTags({ pos, analysis }: CrfSettings, language: string): TagPos | undefined {
  if (analysis) return createAnalysisTags(language);
  return pos ? createTags(language) : undefined;
}

/** What the file says of a token that begins where the tagger's does (CoNLL-U), else the package's own analysis. */
function createAnalysisTags(language: string): TagPos {
  const code = languageOf(language);
  const own = packOf(code)?.text?.morphology === true ? createMorphologicalAnalyser(code) : undefined;
  let last: { readonly doc: Document; readonly byStart: ReadonlyMap<number, AnalysedToken> | undefined } | undefined;
  return (doc, { tokens }) => {
    if (last?.doc !== doc) {
      const stated = sourceAnalysis(doc);
      last = { doc, byStart: stated && new Map(stated.map((token) => [token.start, token])) };
    }
    const { byStart } = last;
    if (byStart) return tokens.map(({ start }) => packAnalysis(byStart.get(start)));
    if (own) return own(doc.text, tokens).map(packAnalysis);
    throw new PalimpsestError(
      'no-pos-tagger',
      `there are no part-of-speech tags or lemmas for ${JSON.stringify(language)}`,
      {
        hint: 'Set analysis to false, or give documents that are analysed (CoNLL-U).',
        place: { documentId: doc.id },
      },
    );
  };
}

function createTags(language: string): TagPos {
  const tag = posTagger(language);
  if (!tag) {
    throw new PalimpsestError('no-pos-tagger', `there is no part-of-speech tagger for ${JSON.stringify(language)}`, {
      hint: 'Set pos to false; only English has one.',
    });
  }
  return ({ text }, { tokens }) => {
    const sentence = { start: (tokens[0] as Token).start, end: (tokens.at(-1) as Token).end };
    return tag(text, sentence, tokens);
  };
}

export interface CrfTagOptions extends TagOptions {
  /** Give each mention found the attribute `confidence`: the least marginal probability of its tags. */
  readonly confidence?: boolean;
}

/** A sentence with the probability of each tag at each token. */
interface SequenceMarginals extends Sequence {
  /** `tokens.length * tags.length`, token after token, in the order of the tagger's `tags`. */
  readonly probabilities: Float64Array;
}

interface SequenceNBest extends Sequence {
  /** Best first. */
  readonly best: readonly { readonly tags: readonly string[]; readonly logProbability: number }[];
}

/** A trained CRF. The recall bias applies to all that it tells. */
export interface CrfTagger extends TrainedTagger {
  /** Its tags, in the order of marginals. */
  readonly tags: readonly string[];
  readonly model: CrfModel;
  tag(docs: Corpus, options?: CrfTagOptions): AsyncIterable<Document>;
  /** Sentence by sentence. Where the tagger is constrained, of legal taggings alone. */
  marginals(doc: Document, options?: TagOptions): readonly SequenceMarginals[];
  /** The `count` best taggings of each sentence, or as many as there are. */
  nBest(doc: Document, count: number, options?: TagOptions): readonly SequenceNBest[];
}

interface CrfParts {
  readonly model: CrfModel;
  readonly settings: CrfSettings;
  readonly language: string;
  readonly resources: Lookups;
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
      scorer: createStateScorer(createFeatureSet(settings, language, resources), model),
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
    model,
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
    blend(other, share) {
      const { model: theirs } = other as Partial<CrfTagger>;
      if (theirs === undefined || theirs.tags.join() !== tags.join()) return undefined;
      return createCrfTagger({ ...parts, model: blendModels(model, theirs, share) });
    },
    async save(store) {
      await saveModel(store, model);
      await saveLookups(store, resources);
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
    if (!isOfDefaultLayer(entity)) return entity;
    while ((tokens[next] as Token).start < entity.start) next++;
    let confidence = 1;
    for (; next < tokens.length && (tokens[next] as Token).start < entity.end; next++) {
      confidence = Math.min(confidence, certainty[next] as number);
    }
    return { ...entity, attributes: { ...entity.attributes, confidence } };
  };
  return freezeDocument({ ...doc, entities: doc.entities.map(rate) });
}
