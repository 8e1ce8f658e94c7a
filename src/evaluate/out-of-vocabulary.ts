import { mentionsOf, piecesOf } from '../core/document.ts';
import { addCount, obtain, ownValue } from '../core/collections.ts';
import type { CharSpan, Document, Entity, Token } from '../core/types.ts';
import { tokenise } from '../text/tokenise.ts';
import { wordsOf } from '../text/words.ts';
import { addCounts, createTally, NO_COUNTS, shownRatios, type LabelCounts, type Ratios } from './counts.ts';
import { samePlace } from './match-mentions.ts';
import { checkSameText } from './scorer.ts';
import { foldCase } from '../text/fold.ts';

/** The words of a training corpus, labelled or not, without case; of Chinese text, see {@link wordsOf}. */
export interface TrainingVocabulary {
  add(doc: Document): void;
  /** Whether all words of a stretch of text are in it. */
  readonly knows: (text: string, span: CharSpan) => boolean;
  readonly size: number;
  /** For another vocabulary of the same words. */
  readonly words: Iterable<string>;
}

const SINGLE = /^\p{Script=Han}$/u;

/**
 * The words of a mention. Single characters that stand together are one word: the dictionary leaves them so where it does not know a
 * name (姚, 佩, 芬), each of which any text has.
 */
function wordsOfMention(mention: string): readonly string[] {
  const tokens = tokenise(mention);
  const words: string[] = [];
  let single: number | undefined;
  for (const { text, token } of wordsOf(tokens)) {
    const isSingle = SINGLE.test(text);
    const { start, end } = tokens[token] as Token;
    if (isSingle && single === start) words[words.length - 1] += text;
    else words.push(text.toLowerCase());
    single = isSingle ? end : undefined;
  }
  return words;
}

/** Gathers the words of a training corpus, and of what, for {@link createVocabularyAnalysis}. */
export function createTrainingVocabulary(given?: Iterable<string>): TrainingVocabulary {
  const words = new Set(given);
  return {
    words,
    add({ text, entities }) {
      for (const word of wordsOf(tokenise(text))) words.add(word.text.toLowerCase());
      for (const { start, end } of entities) for (const word of wordsOfMention(text.slice(start, end))) words.add(word);
    },
    knows: (text, { start, end }) => wordsOfMention(text.slice(start, end)).every((word) => words.has(word)),
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
    /** What was counted, as plain data, for `merge`. */
    state: () => ({ known: groups.known.byLabel(), unknown: groups.unknown.byLabel() }),
    merge(state: Readonly<Record<keyof typeof groups, Readonly<Record<string, LabelCounts>>>>): void {
      groups.known.merge(state.known);
      groups.unknown.merge(state.unknown);
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

/** What the training documents had of a mention's text: nothing, the text with its label, or only with other labels. */
type Seen = 'unseen' | 'same-label' | 'other-label';

interface SeenRow {
  readonly mentions: number;
  /** Of those: predicted with the same characters and label (strict). */
  readonly found: number;
}

interface SeenResult {
  readonly seen: Readonly<Record<Seen, SeenRow>>;
  /** Labels of the test that training never had, with their number of mentions, sorted. */
  readonly unknownLabels: Readonly<Record<string, number>>;
}

/** The texts that were labelled in training, with their labels. */
export interface TrainedSurfaces {
  add(doc: Document): void;
  /** What there is of this mention of a document. */
  lookUp(doc: Document, mention: Entity): Seen;
  hasLabel(label: string): boolean;
}

/** Texts are compared without case, and any white space is one blank. */
export function createTrainedSurfaces(): TrainedSurfaces {
  const labelsBySurface = new Map<string, Set<string>>();
  const labels = new Set<string>();
  return {
    add(doc) {
      for (const mention of mentionsOf(doc)) {
        const surface = surfaceOf(doc, mention);
        obtain(labelsBySurface, surface, () => new Set()).add(mention.label);
        labels.add(mention.label);
      }
    },
    lookUp(doc, mention) {
      const known = labelsBySurface.get(surfaceOf(doc, mention));
      return known === undefined ? 'unseen' : known.has(mention.label) ? 'same-label' : 'other-label';
    },
    hasLabel: (label) => labels.has(label),
  };
}

/**
 * The error analysis of the PHICON paper, section 2: how many gold mentions were found, by what training had of their text.
 * Overlapping predictions of one mention find it once.
 */
export function createSeenAnalysis(trained: TrainedSurfaces) {
  const seen: Record<Seen, { mentions: number; found: number }> = {
    unseen: { mentions: 0, found: 0 },
    'same-label': { mentions: 0, found: 0 },
    'other-label': { mentions: 0, found: 0 },
  };
  const unknown = new Map<string, number>();
  return {
    /** @throws TypeError where the two documents have not the same text. */
    add(gold: Document, predicted: Document): void {
      checkSameText(gold, predicted);
      const predictions = new Map<string, Entity[]>();
      for (const mention of mentionsOf(predicted)) {
        const key = `${mention.start} ${mention.label}`;
        obtain(predictions, key, () => []).push(mention);
      }
      for (const mention of mentionsOf(gold)) {
        const row = seen[trained.lookUp(gold, mention)];
        row.mentions++;
        const candidates = predictions.get(`${mention.start} ${mention.label}`) ?? [];
        if (candidates.some((other) => samePlace(other, mention))) row.found++;
        if (!trained.hasLabel(mention.label)) addCount(unknown, mention.label);
      }
    },
    result(): SeenResult {
      const sorted = [...unknown].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return {
        seen: {
          unseen: { ...seen.unseen },
          'same-label': { ...seen['same-label'] },
          'other-label': { ...seen['other-label'] },
        },
        unknownLabels: Object.fromEntries(sorted),
      };
    },
  };
}

function surfaceOf(doc: Document, mention: Entity): string {
  const parts = piecesOf(mention);
  const text = parts.map(({ start, end }) => doc.text.slice(start, end)).join(' ');
  return foldCase(text);
}
