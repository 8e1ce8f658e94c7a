import type { Document } from '../../core/types.ts';
import { groupSentences } from '../../evaluate/code-mixing.ts';
import { type LabelCounts, mergeCounts, type ScoreCounts, totalCounts } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { cutIntoSentences } from '../../evaluate/sentence-pairs.ts';
import type { SentenceGroupCounts } from '../../report/study-data.ts';
import { openMixed } from '../../text/mixed-languages.ts';
import { languageOf } from '../../text/language.ts';
import type { MixedPair } from './mixed-languages.ts';

/** What the sentences of tests are grouped by: their languages, or the range of their code-mixing index. */
export interface SentenceGrouping {
  readonly sentences: 'group' | 'cmi';
  readonly mixed: MixedPair;
}

/**
 * Counts documents sentence by sentence, as `evaluate --group-by` does.
 *
 * @param pairs gold and predicted.
 * @returns by group, sorted by name.
 */
export function countGroups(
  pairs: readonly (readonly [Document, Document])[],
  { sentences, mixed }: SentenceGrouping,
  metric: string,
  language: string,
): Readonly<Record<string, SentenceGroupCounts>> {
  const scorer = findScorer(metric);
  const nameOf = groupSentences(openMixed(mixed), sentences);
  const groups = new Map<string, { sentences: number; wrong: number; counts: ScoreCounts }>();
  for (const [gold, predicted] of pairs) {
    for (const { place, ...sentence } of cutIntoSentences(gold, predicted, languageOf(language))) {
      const name = nameOf(sentence.gold.text, gold, place);
      const counts = scorer.count(sentence.gold, sentence.predicted);
      const known = groups.get(name);
      groups.set(name, {
        sentences: (known?.sentences ?? 0) + 1,
        wrong: (known?.wrong ?? 0) + (isWrong(totalCounts(counts)) ? 1 : 0),
        counts: known ? mergeCounts([known.counts, counts]) : counts,
      });
    }
  }
  const sorted = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, { counts, ...rest }]) => [name, { ...rest, counts: totalCounts(counts) }]),
  );
}

function isWrong({ incorrect, partial, missed, spurious }: LabelCounts): boolean {
  return incorrect + partial + missed + spurious > 0;
}
