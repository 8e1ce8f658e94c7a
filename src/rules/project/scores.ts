import { ownValue } from '../../core/collections.ts';
import { collectDocuments, replaceDefaultLayer, toCorpus } from '../../core/document.ts';
import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import {
  creditOf,
  goldCount,
  mergeCounts,
  microRatios,
  predictedCount,
  type LabelCounts,
  ratiosByLabel,
  type Ratios,
  type ScoreCounts,
  totalCounts,
} from '../../evaluate/counts.ts';
import { overlapping } from '../../evaluate/match-mentions.ts';
import { restrictToLabels } from '../../evaluate/scorer.ts';
import type { RuleSet } from '../networks/compile.ts';
import { createRuleTagger } from '../networks/tagger.ts';

/** Gold documents with what rules find in them, in the same order. */
export interface TaggedGold {
  readonly gold: readonly Document[];
  readonly predicted: readonly Document[];
}

/** What rules find in documents whose entities are known: those are not looked at. */
export async function tagGold(rules: RuleSet, gold: readonly Document[], report?: Report): Promise<TaggedGold> {
  const tagger = createRuleTagger(rules, report ? { report } : {});
  return { gold, predicted: await collectDocuments(tagger.tag(toCorpus(gold))) };
}

/** A document without entities of the default layer: as a tagger is to see it. */
export function withoutEntities(doc: Document): Document {
  return replaceDefaultLayer(doc, []);
}

/**
 * How rules fare, as the loop counts: a mention is found where one of the same label overlaps it, paired one to one, because a
 * person corrects its borders anyway (paper §4.2).
 */
export function scoreRules({ gold, predicted }: TaggedGold, labels: readonly string[]): ScoreCounts {
  const scorer = restrictToLabels(overlapping, labels);
  return mergeCounts(gold.map((doc, i) => scorer.count(doc, predicted[i] as Document)));
}

/** Precision, recall and F1 as a record that can be written; of the labels by name. */
export interface Scores extends Ratios {
  readonly gold: number;
  readonly found: number;
  readonly correct: number;
  readonly documents: number;
  readonly byLabel: Readonly<Record<string, Ratios & { readonly gold: number; readonly found: number }>>;
}

export function summarise(counts: ScoreCounts, labels: readonly string[]): Scores {
  const total = totalCounts(counts);
  const ratios = ratiosByLabel(counts);
  return {
    ...microRatios(counts),
    gold: goldCount(total),
    found: predictedCount(total),
    correct: total.correct,
    documents: counts.documents,
    byLabel: Object.fromEntries(
      labels.flatMap((label) => {
        const row = ownValue(counts.byLabel, label);
        return row ? [[label, { ...(ratios[label] as Ratios), gold: goldCount(row), found: predictedCount(row) }]] : [];
      }),
    ),
  };
}

/** The sign of the difference of two figures: above 0 where the first is higher. */
export type Compared = -1 | 0 | 1;

/**
 * Compares two figures of the same gold mentions exactly, as fractions of whole numbers, so that rounding never makes a
 * score that stays the same seem to fall.
 */
export function compareScores(a: ScoreCounts, b: ScoreCounts, figure: keyof Ratios): Compared {
  const [x, y] = [fractionOf(totalCounts(a), figure), fractionOf(totalCounts(b), figure)];
  return Math.sign(x.over * y.under - y.over * x.under) as Compared;
}

/** As `ratiosOf` has it: with neither gold nor predicted mentions all is 1; else a division by nothing is 0. */
function fractionOf(counts: LabelCounts, figure: keyof Ratios): { readonly over: number; readonly under: number } {
  const [credit, predicted, gold] = [creditOf(counts), predictedCount(counts), goldCount(counts)];
  if (predicted + gold === 0) return { over: 1, under: 1 };
  const under = figure === 'precision' ? predicted : figure === 'recall' ? gold : (predicted + gold) / 2;
  return under === 0 ? { over: 0, under: 1 } : { over: credit, under };
}
