import type { Document } from '../../core/types.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import { unpackPredictions } from '../common/stored-mentions.ts';
import type { MixedModelResult } from './job.ts';
import { cutSentence, sentencesOf } from './sentences.ts';

/**
 * The sentences with a mention that none of the models found (Lee et al. 2024, "Performance Comparison With ChatGPT"), each as a
 * document, and what the models that read the same text found in them.
 */
export function gatherHardSubset(
  test: readonly Document[],
  results: ReadonlyMap<string, Pick<MixedModelResult, 'missed' | 'predicted'>>,
  language: string,
): { readonly sentences: readonly Document[]; readonly others: Readonly<Record<string, readonly Document[]>> } {
  const tagged = [...results].flatMap(([name, { predicted }]) => {
    if (!predicted) return [];
    const { labels, mentions } = predicted;
    return [{ name, documents: unpackPredictions(test, { labels, models: { [name]: mentions } }, name) }];
  });
  const sentences: Document[] = [];
  const others: Record<string, Document[]> = Object.fromEntries(tagged.map(({ name }) => [name, []]));
  test.forEach((doc, d) => {
    const lists = [...results.values()].map(({ missed }) => new Set(missed[d] ?? []));
    const hard = mentionsOf(doc).filter((_, i) => lists.every((missed) => missed.has(i)));
    sentencesOf(doc, language).forEach((sentence, s) => {
      if (!hard.some(({ start }) => start >= sentence.start && start < sentence.end)) return;
      sentences.push(cutSentence(doc, sentence, s));
      for (const { name, documents } of tagged) others[name]?.push(cutSentence(documents[d] as Document, sentence, s));
    });
  });
  return { sentences, others };
}
