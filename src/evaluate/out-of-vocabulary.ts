import { ownValue } from '../core/own-value.ts';
import type { CharSpan, Document, Entity } from '../core/types.ts';
import { tokenise } from '../text/tokenise.ts';
import { addCounts, createTally, NO_COUNTS, shownRatios, type LabelCounts, type Ratios } from './counts.ts';
import { samePlace } from './pair-mentions.ts';
import { checkSameText, mentionsOf } from './scorer.ts';

/** The words of a training corpus, labelled or not, by our tokeniser; without case. */
export interface TrainingVocabulary {
  add(doc: Document): void;
  /** Whether all words of a stretch of text are in it. */
  readonly knows: (text: string, span: CharSpan) => boolean;
  readonly size: number;
}

/** Gathers the words of a training corpus, and of what, for {@link createVocabularyAnalysis}. */
export function createTrainingVocabulary(): TrainingVocabulary {
  const words = new Set<string>();
  return {
    add({ text }) {
      for (const token of tokenise(text)) words.add(token.text.toLowerCase());
    },
    knows: (text, { start, end }) =>
      tokenise(text.slice(start, end)).every((token) => words.has(token.text.toLowerCase())),
    get size() {
      return words.size;
    },
  };
}

/** How the mentions of one label fared, by whether training had their words. */
export interface VocabularyRow {
  /** Gold mentions. */
  readonly mentions: number;
  /** The share of them with a word that training did not have. */
  readonly rate: number;
  readonly known: Ratios & LabelCounts;
  readonly unknown: Ratios & LabelCounts;
}

/**
 * In- against out-of-vocabulary mentions (Lee et al. 2024, "OOV Case Study", Figure 6): a mention is out of vocabulary where at
 * least one of its words is not in the training text. Mentions are compared strictly; a predicted one is in the group that its own words
 * put it in, so that precision and recall are those of the group.
 */
export function createVocabularyAnalysis(vocabulary: Pick<TrainingVocabulary, 'knows'>) {
  const groups = { known: createTally(), unknown: createTally() };
  return {
    /** @throws TypeError where the two documents have not the same text. */
    add(gold: Document, predicted: Document): void {
      checkSameText(gold, predicted);
      const groupOf = (mention: Entity) => groups[vocabulary.knows(gold.text, mention) ? 'known' : 'unknown'];
      const free = [...mentionsOf(predicted)];
      for (const mention of mentionsOf(gold)) {
        const at = free.findIndex((other) => other.label === mention.label && samePlace(other, mention));
        groupOf(mention).add(mention.label, at === -1 ? 'missed' : 'correct');
        if (at !== -1) free.splice(at, 1);
      }
      for (const mention of free) groupOf(mention).add(mention.label, 'spurious');
    },
    /** By label, sorted; all of them together last, under the empty name. */
    result(): Readonly<Record<string, VocabularyRow>> {
      const [known, unknown] = [groups.known.byLabel(), groups.unknown.byLabel()];
      const labels = [...new Set([...Object.keys(known), ...Object.keys(unknown)])].toSorted();
      const rows = labels.map(
        (label) =>
          [label, describe(ownValue(known, label) ?? NO_COUNTS, ownValue(unknown, label) ?? NO_COUNTS)] as const,
      );
      return Object.fromEntries([...rows, ['', describe(total(known), total(unknown))]]);
    },
  };
}

function describe(known: LabelCounts, unknown: LabelCounts): VocabularyRow {
  const outside = unknown.correct + unknown.missed;
  const mentions = known.correct + known.missed + outside;
  return {
    mentions,
    rate: mentions === 0 ? 0 : outside / mentions,
    known: { ...known, ...shownRatios(known) },
    unknown: { ...unknown, ...shownRatios(unknown) },
  };
}

function total(byLabel: Readonly<Record<string, LabelCounts>>): LabelCounts {
  return Object.values(byLabel).reduce(addCounts, NO_COUNTS);
}
