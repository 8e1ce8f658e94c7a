import { addCount, obtain } from '../../core/collections.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';

/** How the ids of generated documents that are mixed into a corpus begin: those of a corpus that was generated do not. */
export const GENERATED = 'generated-';

/** How the ids of documents of a target sample begin that are mixed into a corpus. */
export const TARGET = 'target-sample-';

/** What a corpus's labels are, and how its mentions of each read. */
export interface LabelCensus {
  add(doc: Document): void;
  /** How many mentions each label of the default layer has. */
  readonly mentions: ReadonlyMap<string, number>;
  /** Some of the different texts of a label's mentions: enough to know them again, not more than fit in memory. */
  textsOf(label: string): ReadonlySet<string>;
  /** Some of the documents: enough to tell how the corpus draws the borders of mentions and spaces its signs. */
  readonly sample: readonly Document[];
  /** Whether the sample is complete. */
  readonly isSampled: boolean;
  /** Whether a text has an empty line: formats whose documents end with one hold none. */
  readonly hasEmptyLines: boolean;
  /** What was counted, as plain data, for `merge`. */
  state(): LabelCounts;
  /** Adds what another census counted in documents that follow these. */
  merge(state: LabelCounts): void;
}

export interface LabelCounts {
  readonly mentions: readonly (readonly [label: string, count: number, texts: readonly string[]])[];
  readonly sample: readonly Pick<Document, 'id' | 'text' | 'entities'>[];
  readonly isSampled: boolean;
  readonly hasEmptyLines: boolean;
}

/** A line break and the empty lines after it. */
export const EMPTY_LINE = /\n[^\S\n]*(?:\n[^\S\n]*)+/u;

const MOST_TEXTS = 5000;
const LONGEST_TEXT = 80;
/** UTF-16 units. */
const MOST_SAMPLED = 500_000;

/** @param isSampled whether the sample of an earlier part of the corpus is complete. */
export function createLabelCensus(isSampled = false): LabelCensus {
  const mentions = new Map<string, number>();
  const texts = new Map<string, Set<string>>();
  const sample: Document[] = [];
  let room = MOST_SAMPLED;
  let hasEmptyLines = false;
  const addToSample = (doc: Pick<Document, 'id' | 'text' | 'entities'>): void => {
    if (isSampled || doc.text.length > MOST_SAMPLED) return;
    // The first that does not fit ends the sample: so the samples of parts can be put together.
    isSampled = doc.text.length > room;
    if (isSampled) return;
    const { id, text, entities } = doc;
    sample.push({ id, text, entities });
    room -= text.length;
  };
  const count = (label: string, times: number): Set<string> => {
    addCount(mentions, label, times);
    return obtain(texts, label, () => new Set());
  };
  return {
    mentions,
    sample,
    add(doc) {
      if (doc.entities.length > 0) addToSample(doc);
      hasEmptyLines ||= EMPTY_LINE.test(doc.text);
      for (const { label, layer = DEFAULT_LAYER, start, end } of doc.entities) {
        if (layer !== DEFAULT_LAYER) continue;
        const known = count(label, 1);
        if (known.size < MOST_TEXTS && end - start <= LONGEST_TEXT) known.add(doc.text.slice(start, end));
      }
    },
    textsOf: (label) => texts.get(label) ?? new Set(),
    get isSampled() {
      return isSampled;
    },
    get hasEmptyLines() {
      return hasEmptyLines;
    },
    state: () => ({
      mentions: [...mentions].map(([label, times]) => [label, times, [...(texts.get(label) ?? [])]]),
      sample,
      isSampled,
      hasEmptyLines,
    }),
    merge(state) {
      for (const [label, times, some] of state.mentions) {
        const known = count(label, times);
        for (const text of some) if (known.size < MOST_TEXTS) known.add(text);
      }
      state.sample.forEach(addToSample);
      isSampled ||= state.isSampled;
      hasEmptyLines ||= state.hasEmptyLines;
    },
  };
}
