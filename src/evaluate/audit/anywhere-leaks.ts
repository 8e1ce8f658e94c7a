import type { Hit, LeakKind, SourceText } from './leak-index.ts';

/** Different texts of one source label, looked for in all documents of the derived corpus, of whatever source. */
export interface AnywhereRow {
  /** Different texts that the source labels. */
  readonly texts: number;
  /** Those that stand somewhere whole, by any kind but `part`. */
  readonly found: number;
  /** Those that stand somewhere whole where no label covers them. */
  readonly unlabelled: number;
  /** Of these, those that tell something: see {@link Hit.isTelling}. */
  readonly telling: number;
  /** Those of which only a part of a name stands somewhere. */
  readonly parts: number;
}

export interface AnywhereLeaks {
  readonly labels: Readonly<Record<string, AnywhereRow>>;
  readonly total: AnywhereRow;
  /** Places where a whole text stands, by kind. */
  readonly places: Readonly<Record<LeakKind, number>>;
}

/** Counts the texts of the source that stand anywhere in the derived corpus. */
export function createAnywhereLeaks() {
  const whole = new Set<number>();
  const unlabelled = new Set<number>();
  const telling = new Set<number>();
  const parts = new Set<number>();
  const places: Record<LeakKind, number> = { exact: 0, case: 0, accents: 0, date: 0, digits: 0, part: 0 };
  return {
    add(hits: readonly Hit[]): void {
      for (const { text, kind, labelled, isTelling } of hits) {
        places[kind]++;
        if (kind === 'part') parts.add(text);
        else {
          whole.add(text);
          if (!labelled) unlabelled.add(text);
          if (!labelled && isTelling) telling.add(text);
        }
      }
    },
    result(texts: readonly SourceText[]): AnywhereLeaks {
      const labels = new Map<string, { -readonly [Key in keyof AnywhereRow]: number }>();
      const total = { texts: 0, found: 0, unlabelled: 0, telling: 0, parts: 0 };
      texts.forEach(({ label }, number) => {
        let row = labels.get(label);
        if (!row) labels.set(label, (row = { texts: 0, found: 0, unlabelled: 0, telling: 0, parts: 0 }));
        for (const counts of [row, total]) {
          counts.texts++;
          if (whole.has(number)) counts.found++;
          else if (parts.has(number)) counts.parts++;
          if (unlabelled.has(number)) counts.unlabelled++;
          if (telling.has(number)) counts.telling++;
        }
      });
      const sorted = [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return { labels: Object.fromEntries(sorted), total, places };
    },
  };
}
