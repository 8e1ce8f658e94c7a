import { ownValue } from '../../core/collections.ts';
import { createDocument, toCorpus } from '../../core/document.ts';
import type { Explanation } from '../../core/explanation.ts';
import { createRng } from '../../core/rng.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { samePlace } from '../../evaluate/match-mentions.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import type { TranslationFigures } from './study.ts';
import { loadBilingualLexicon } from '../../resources/bilingual-lexicon.ts';
import { connectLlm } from '../../taggers/llm/tagger.ts';
import { createLlmTranslator, createLexiconTranslator, type Translator } from '../../taggers/translation/translator.ts';
import { createTranslationCounts, translateDocument } from '../../taggers/translation/translate-document.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { type LanguageOfToken, openMixed } from '../../text/code-mixing.ts';
import { explainCorpus, openBefore } from '../../pipeline/explain/explain-corpus.ts';
import { costsSince, type Runner } from '../engine/task.ts';
import { createNotices, endOf, trainTagger } from '../common/train.ts';
import { packMentions } from '../common/count-pairs.ts';
import type { MixedModelJob, MixedModelResult, StoredExplanation, TranslateBy } from './job.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Trains a model of the study and looks at what it does on the test documents: see {@link explainCorpus}. A translated model is
 * trained and tested on translated documents, as TM-BERT is; their mentions keep their ids, so what it missed is known of the
 * source too.
 *
 * @throws PalimpsestError what training, translating and explaining throw.
 */
export const run: Runner<MixedModelJob, MixedModelResult> = async (job, onStep) => {
  const started = performance.now();
  const told = createNotices();
  const languageOf = openMixed(job.mixed);
  const translated = job.translate && (await translateAll(job, job.translate, languageOf));
  const { train, test }: Pick<MixedModelJob, 'train' | 'test'> = translated ?? job;
  const tagger = await trainTagger(job, train, job, told, onStep);
  const trained = performance.now();
  try {
    const predicted: Document[] = [];
    const explanation = await explainAll(job, remember(tagger, predicted), train, test, languageOf);
    const labels = [...new Set(predicted.flatMap((doc) => mentionsOf(doc).map(({ label }) => label)))].toSorted();
    return {
      result: {
        kind: 'code-mixing-model',
        key: job.key,
        inputs: job.inputs,
        training: {
          documents: train.length,
          sentences: train.reduce((sum, doc) => sum + sentencesOf(doc, job.language).length, 0),
          mentions: train.reduce((sum, doc) => sum + mentionsOf(doc).length, 0),
        },
        ...endOf(tagger),
        explanation,
        missed: job.test.map((doc, d) => missedIn(doc, test[d] as Document, predicted[d] as Document)),
        ...(!translated && {
          predicted: {
            labels,
            mentions: packMentions(
              predicted.map((doc) => mentionsOf(doc)),
              labels,
            ),
          },
        }),
        ...(translated && { translation: translated.figures }),
        explained: await explainSentences(job, tagger),
        notices: [...told.notices],
      },
      costs: costsSince(started, trained, told.remarks),
    };
  } finally {
    await tagger.dispose?.();
  }
};

/** The tagger, whose answers are kept on the way. */
function remember(tagger: TrainedTagger, found: Document[]): TrainedTagger {
  return {
    ...tagger,
    async *tag(docs: Corpus) {
      for await (const doc of tagger.tag(docs)) {
        found.push(doc);
        yield doc;
      }
    },
  };
}

async function explainAll(
  job: MixedModelJob,
  tagger: TrainedTagger,
  train: readonly Document[],
  test: readonly Document[],
  languageOf: LanguageOfToken,
) {
  const represent = job.before === undefined ? undefined : tagger.explainer?.represent;
  const before = job.before !== undefined && represent ? await openBefore(job.before, tagger) : undefined;
  try {
    return await explainCorpus(toCorpus(test), {
      tagger,
      ...(represent && { represent }),
      ...(before && { before: before.represent }),
      training: toCorpus(train),
      languageOf,
      language: job.language,
      mapLabels: (docs) => docs,
      coarseOf: (label) => ownValue(job.coarse, label) ?? label,
      rng: createRng(job.seed).fork('explain'),
      points: job.points,
    });
  } finally {
    before?.dispose();
  }
}

/** Places of the gold mentions that were not found, by what has their ids in the tagged text. */
function missedIn(source: Document, gold: Document, predicted: Document): readonly number[] {
  const found = mentionsOf(predicted);
  const right = new Set(
    mentionsOf(gold)
      .filter((mention) => found.some((other) => other.label === mention.label && samePlace(other, mention)))
      .map(({ id }) => id),
  );
  return mentionsOf(source).flatMap(({ id }, i) => (right.has(id) ? [] : [i]));
}

async function translateAll({ train, test, language }: MixedModelJob, by: TranslateBy, languageOf: LanguageOfToken) {
  const translator: Translator =
    'lexicon' in by
      ? createLexiconTranslator(loadBilingualLexicon(by.lexicon))
      : createLlmTranslator(by.llm, connectLlm(by.llm, {}));
  const counts = createTranslationCounts();
  const translate = async (documents: readonly Document[]) => {
    const found: Document[] = [];
    for (const doc of documents) found.push(await translateDocument(doc, translator, languageOf, language, counts));
    return found;
  };
  const parts = { train: await translate(train), test: await translate(test) };
  const sum = (numbers: Readonly<Record<string, number | undefined>>) =>
    Object.values(numbers).reduce<number>((all, one) => all + (one ?? 0), 0);
  const figures: TranslationFigures = {
    sentences: counts.sentences,
    mixed: counts.mixed,
    translated: sum(counts.translated),
    changed: counts.changed,
    failed: sum(counts.failed),
    stillMixed: counts.stillMixed,
  };
  return { ...parts, figures };
}

/** What the sentences that the specification gives rest on, for taggers that can tell. */
async function explainSentences({ before, sentences }: MixedModelJob, { explainer }: TrainedTagger) {
  if (before === undefined || !explainer) return [];
  const explained: StoredExplanation[] = [];
  for (const text of sentences) {
    const found = await explainer.explain(createDocument({ id: 'sentence', text, entities: [] }));
    explained.push({ text, sentences: found.map(toJson) });
  }
  return explained;
}

/** Four digits of attention are enough to draw it. */
function toJson({ attention, ...rest }: Explanation): StoredExplanation['sentences'][number] {
  if (!attention) return rest;
  const layers = attention.layers.map(({ layer, weights }) => ({
    layer,
    weights: Array.from(weights, (weight) => Number(weight.toFixed(4))),
  }));
  return { ...rest, attention: { heads: attention.heads, layers } };
}
