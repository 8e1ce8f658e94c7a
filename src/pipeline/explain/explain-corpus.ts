import { z } from 'zod';
import { collectDocuments, mentionsOf, toCorpus } from '../../core/document.ts';
import type { Explainer } from '../../core/explanation.ts';
import type { Rng } from '../../core/rng.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { createAmbiguityAnalysis } from '../../evaluate/ambiguity.ts';
import { groupSentences } from '../../evaluate/code-mixing.ts';
import { evaluateCorpora, type EvaluateOptions, type Measurement } from '../../evaluate/evaluate.ts';
import {
  createTrainingVocabulary,
  createVocabularyAnalysis,
  type TrainingVocabulary,
} from '../../evaluate/out-of-vocabulary.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import type { CorpusExplanation, Representation } from '../../report/explanation-data.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import type { LanguageOfToken } from '../../text/code-mixing.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { openRepresenter, type Representer } from '../../taggers/transformer/explain/attention.ts';
import { embedInPlane, type PlanePoint } from '../../evaluate/t-sne.ts';

type Represent = NonNullable<Explainer['represent']>;

interface Options {
  readonly before?: Represent | undefined;
  readonly knows?: TrainingVocabulary['knows'];
  readonly rng: Rng;
  readonly points?: number;
  readonly withText?: boolean;
  readonly onProgress?: (what: string, documents: number) => void;
}

/** As many as can be told apart by colour and shape. */
const MOST_LABELS = 7;
const PERPLEXITY = 30;

interface Sampled {
  readonly label: string;
  readonly isKnown: boolean | undefined;
  readonly text: string;
  readonly after: Float32Array;
  readonly before: Float32Array | undefined;
}

/**
 * Lays the tokens of gold mentions out in the plane by their states: of each of the most frequent labels as many as `points`, drawn
 * evenly, so that a rare label is seen beside a frequent one.
 */
async function representMentions(
  gold: readonly Document[],
  represent: Represent,
  { before, knows, rng, points = 60, withText = false, onProgress }: Options,
): Promise<Representation> {
  const counts = new Map<string, number>();
  for (const doc of gold) for (const { label } of mentionsOf(doc)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const labels = sorted.slice(0, MOST_LABELS).map(([label]) => label);
  const reservoirs = new Map(
    labels.map((label) => [label, createReservoir<Sampled>(points, rng.fork('points', label))]),
  );
  for (const [d, doc] of gold.entries()) {
    const mentions = mentionsOf(doc).filter(({ label }) => reservoirs.has(label));
    onProgress?.('Representing', d + 1);
    if (mentions.length === 0) continue;
    const after = await represent(doc);
    const earlier = before && (await before(doc));
    const earlierAt = new Map(earlier?.map(({ token, state }) => [token.start, state]));
    for (const mention of mentions) {
      const isKnown = knows?.(doc.text, mention);
      for (const { token, state } of after) {
        if (token.end <= mention.start || token.start >= mention.end) continue;
        const own = { label: mention.label, isKnown, text: token.text, after: state };
        reservoirs.get(mention.label)?.offer({ ...own, before: earlierAt.get(token.start) });
      }
    }
  }
  const sampled = labels.flatMap((label) => reservoirs.get(label)?.items() ?? []);
  const lay = (vectors: readonly Float32Array[], name: string) =>
    embedInPlane(vectors, { rng: rng.fork('t-sne', name), perplexity: PERPLEXITY });
  const afterPlaces = lay(sampled.map(({ after }) => after), 'after'); // prettier-ignore
  const hasBefore = before !== undefined && sampled.every((one) => one.before !== undefined);
  const beforePlaces = hasBefore ? lay(sampled.map((one) => one.before ?? new Float32Array()), 'before') : []; // prettier-ignore
  return {
    labels,
    otherLabels: sorted.slice(MOST_LABELS).reduce((sum, [, count]) => sum + count, 0),
    perplexity: Math.max(1, Math.min(PERPLEXITY, (sampled.length - 1) / 3)),
    points: sampled.map(({ label, isKnown, text }, i) => ({
      label,
      ...(isKnown !== undefined && { isKnown }),
      after: afterPlaces[i] as PlanePoint,
      ...(hasBefore && { before: beforePlaces[i] as PlanePoint }),
      ...(withText && { text }),
    })),
  };
}

/** Keeps so many of what it is offered, each as likely as another (Vitter 1985, algorithm R). */
function createReservoir<T>(size: number, rng: Rng) {
  const kept: T[] = [];
  let offered = 0;
  return {
    offer(item: T): void {
      offered++;
      if (kept.length < size) {
        kept.push(item);
        return;
      }
      const place = rng.int(offered);
      if (place < size) kept[place] = item;
    },
    items: (): readonly T[] => kept,
  };
}

interface ExplainCorpusOptions {
  readonly tagger: TrainedTagger;
  /** What represents tokens, if the tagger can. */
  readonly represent?: Explainer['represent'];
  /** The same of the encoder before it was fine-tuned. */
  readonly before?: Explainer['represent'];
  /** What the tagger was trained on: for the words it knows. */
  readonly training?: Corpus;
  readonly languageOf: LanguageOfToken;
  /** BCP 47 code, for sentence borders. */
  readonly language: string;
  /** Renames labels of gold and predicted mentions alike. */
  readonly mapLabels: (docs: Corpus) => Corpus;
  readonly coarseOf: (label: string) => string;
  readonly rng: Rng;
  /** Tokens shown of each label; default 60. */
  readonly points?: number;
  /** Whether the points are told with their text. */
  readonly withText?: boolean;
  readonly onProgress?: (what: string, documents: number) => void;
}

/**
 * What a tagger does on a labelled corpus, and where it fails: by code-mixing (Lee et al. 2024, Figure 3), by what training had of the
 * words (Figure 6), by labels taken for each other ("Ambiguity Issue Among PHI"), and how it represents mentions (Figures 5
 * and 9). The corpus is held in memory.
 */
export async function explainCorpus(corpus: Corpus, options: ExplainCorpusOptions): Promise<CorpusExplanation> {
  const { tagger, training, languageOf, language, mapLabels, coarseOf, onProgress } = options;
  const vocabulary = createTrainingVocabulary();
  if (training) {
    let read = 0;
    for await (const doc of training) {
      vocabulary.add(doc);
      onProgress?.('Reading training text', ++read);
    }
  }
  const gold = await collectDocuments(mapLabels(corpus));
  const predicted: Document[] = [];
  for await (const doc of mapLabels(tagger.tag(toCorpus(gold)))) {
    predicted.push(doc);
    onProgress?.('Tagging', predicted.length);
  }
  const ambiguity = createAmbiguityAnalysis(coarseOf);
  const byWords = createVocabularyAnalysis(vocabulary);
  gold.forEach((doc, i) => {
    const found = predicted[i] as Document;
    ambiguity.add(doc, found);
    if (training) byWords.add(doc, found);
  });
  const measure = async (name: string, groupBy: EvaluateOptions['groupBy'] & object): Promise<Measurement> => {
    const { measurements } = await evaluateCorpora(toCorpus(gold), toCorpus(predicted), [findScorer(name)], {
      language,
      groupBy,
    });
    return measurements[0] as Measurement;
  };
  // A sentence is wrong where any of its tokens is.
  const { groups: byMixing = [] } = await measure('token', { sentences: groupSentences(languageOf, 'cmi') });
  const { groups: byLanguages = [], micro } = await measure('strict', {
    sentences: groupSentences(languageOf, 'group'),
  });
  const representation = options.represent
    ? await representMentions(gold, options.represent, {
        ...options,
        ...(training && { knows: vocabulary.knows }),
      })
    : undefined;
  return {
    documents: gold.length,
    micro,
    byMixing,
    byLanguages,
    ambiguity: ambiguity.result(),
    ...(training && { vocabulary: { words: vocabulary.size, rows: byWords.result() } }),
    ...(representation && { representation }),
  };
}

const encoderConfig = z.object({
  language: z.string(),
  settings: z.object({ window: z.int(), overlap: z.int() }),
});

/**
 * Opens the encoder that a tagger was fine-tuned from, to read what the tagger reads.
 *
 * @throws PalimpsestError `not-an-encoder` where the tagger is none; as `readEncoderFolder`.
 */
export async function openBefore(folder: string, { explainer, config, family }: TrainedTagger): Promise<Representer> {
  const parsed = encoderConfig.safeParse(config);
  if (!explainer?.represent || !parsed.success) {
    throw new PalimpsestError('not-an-encoder', `a tagger of the kind ${family} has no encoder to compare with`, {
      hint: 'Leave --before away: it is for bert, clinicalbert and mbert.',
    });
  }
  return openRepresenter(folder, parsed.data.settings, parsed.data.language);
}
