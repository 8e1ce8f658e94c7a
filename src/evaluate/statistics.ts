import type { Document } from '../core/types.ts';

export interface LabelStatistics {
  readonly mentions: number;
  /** Different texts among the mentions. */
  readonly distinct: number;
  /** Documents with at least one mention. */
  readonly documents: number;
  /** UTF-16 units, mean over mentions. */
  readonly meanLength: number;
}

/** What a corpus consists of. */
export interface CorpusStatistics {
  readonly documents: number;
  readonly augmented: number;
  readonly sentences: number;
  readonly tokens: number;
  readonly characters: number;
  readonly entities: number;
  readonly labels: Readonly<Record<string, LabelStatistics>>;
}

/** How many sentences and tokens a text has: its analysis, or what is left of one. */
export interface TextSize {
  readonly sentences: { readonly length: number };
  readonly tokens: { readonly length: number };
}

const DISTINCT_LIMIT = 1_000_000;

/** Counts a corpus, document by document. Distinct mentions are counted up to a million a label. */
export function createStatistics() {
  const labels = new Map<string, { mentions: number; documents: number; length: number; distinct: Set<string> }>();
  const totals = { documents: 0, augmented: 0, sentences: 0, tokens: 0, characters: 0, entities: 0 };
  return {
    add(doc: Document, { sentences, tokens }: TextSize): void {
      totals.documents++;
      if (doc.derivedFrom) totals.augmented++;
      totals.sentences += sentences.length;
      totals.tokens += tokens.length;
      totals.characters += doc.text.length;
      totals.entities += doc.entities.length;
      const seen = new Set<string>();
      for (const { label, start, end } of doc.entities) {
        let row = labels.get(label);
        if (!row) labels.set(label, (row = { mentions: 0, documents: 0, length: 0, distinct: new Set() }));
        row.mentions++;
        row.length += end - start;
        if (row.distinct.size < DISTINCT_LIMIT) row.distinct.add(doc.text.slice(start, end));
        if (!seen.has(label)) row.documents++;
        seen.add(label);
      }
    },
    result(): CorpusStatistics {
      const rows = [...labels].toSorted(([a, x], [b, y]) => y.mentions - x.mentions || (a < b ? -1 : 1));
      return {
        ...totals,
        labels: Object.fromEntries(
          rows.map(([label, { mentions, documents, length, distinct }]) => [
            label,
            { mentions, distinct: distinct.size, documents, meanLength: length / mentions },
          ]),
        ),
      };
    },
  };
}

/** The number of mentions of each label, sorted by label. */
export function mentionsByLabel({ labels }: CorpusStatistics): Readonly<Record<string, number>> {
  const counts = Object.entries(labels).map(([label, { mentions }]) => [label, mentions] as const);
  return Object.fromEntries(counts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
