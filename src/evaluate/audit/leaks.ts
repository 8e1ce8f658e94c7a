import { mentionsOf } from '../../core/document.ts';
import { lowerBound, obtain } from '../../core/collections.ts';
import { addCounts, createCounter } from '../../core/counter.ts';
import { type Hit, type LeakKind, type SourceText, LEAK_KINDS } from './leak-index.ts';
import type { Document } from '../../core/types.ts';
import { textOf } from './cover.ts';

/** Different texts of one source label, looked for in all documents of the derived corpus, of whatever source. */
export interface VerbatimRow {
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

export interface VerbatimLeaks {
  readonly labels: Readonly<Record<string, VerbatimRow>>;
  readonly total: VerbatimRow;
  /** Places where a whole text stands, by kind. */
  readonly places: Readonly<Record<LeakKind, number>>;
}

const noKinds = (): Record<LeakKind, number> => ({ exact: 0, case: 0, accents: 0, date: 0, digits: 0, part: 0 });

/** Counts the texts of the source that stand anywhere in the derived corpus. */
export function createVerbatimLeaks() {
  const numbers = () => new Set<number>();
  const counter = createCounter(() => ({ whole: numbers(), unlabelled: numbers(), telling: numbers(), parts: numbers(), places: noKinds() })); // prettier-ignore
  return {
    add(hits: readonly Hit[]): void {
      const { whole, unlabelled, telling, parts, places } = counter.counts;
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
    take: counter.take,
    merge: counter.merge,
    result(texts: readonly Pick<SourceText, 'label'>[]): VerbatimLeaks {
      const { whole, unlabelled, telling, parts, places } = counter.counts;
      const labels = new Map<string, { -readonly [Key in keyof VerbatimRow]: number }>();
      const total = { texts: 0, found: 0, unlabelled: 0, telling: 0, parts: 0 };
      texts.forEach(({ label }, number) => {
        const row = obtain(labels, label, () => ({ texts: 0, found: 0, unlabelled: 0, telling: 0, parts: 0 }));
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

/** Mentions of one source label, counted once for each copy of their document. */
export interface LinkedRow {
  /** Source mentions times copies. */
  readonly mentions: number;
  /** Of those: still in the copy, by the strongest kind. */
  readonly kinds: Readonly<Record<LeakKind, number>>;
  /** Still in the copy, by any kind. */
  readonly standing: number;
  /** Still in the copy, by any kind, at a place that no label covers. */
  readonly unlabelled: number;
  /** Of these, those that tell something: see {@link Hit.isTelling}. */
  readonly telling: number;
}

export interface LinkedLeaks {
  readonly copies: number;
  readonly labels: Readonly<Record<string, LinkedRow>>;
  readonly total: LinkedRow;
}

/** Counts how many mentions of each source document still stand in its own copies. */
export function createLinkedLeaks() {
  const emptyRow = () => ({ mentions: 0, kinds: noKinds(), standing: 0, unlabelled: 0, telling: 0 });
  const counter = createCounter(() => ({ copies: 0, labels: new Map<string, ReturnType<typeof emptyRow>>() }));
  return {
    /**
     * @param texts the number of the text of each mention of the source, as the index gave them.
     * @param hits those of the copy, texts of other documents included.
     */
    addCopy(source: Document, texts: Int32Array, hits: readonly Hit[]): void {
      const { labels } = counter.counts;
      counter.counts.copies++;
      const byText = new Map<number, { rank: number; unlabelled: boolean; telling: boolean }>();
      for (const { text, kind, labelled, isTelling } of hits) {
        const rank = LEAK_KINDS.indexOf(kind);
        const known = byText.get(text);
        if (known === undefined) byText.set(text, { rank, unlabelled: !labelled, telling: !labelled && isTelling });
        else {
          known.rank = Math.min(known.rank, rank);
          known.unlabelled ||= !labelled;
          known.telling ||= !labelled && isTelling;
        }
      }
      mentionsOf(source).forEach(({ label }, i) => {
        const row = obtain(labels, label, emptyRow);
        row.mentions++;
        const found = byText.get(texts[i] as number);
        if (found === undefined) return;
        row.kinds[LEAK_KINDS[found.rank] as LeakKind]++;
        row.standing++;
        if (found.unlabelled) row.unlabelled++;
        if (found.telling) row.telling++;
      });
    },
    take: counter.take,
    merge: counter.merge,
    result(): LinkedLeaks {
      const { copies, labels } = counter.counts;
      const total = emptyRow();
      for (const row of labels.values()) addCounts(total, row);
      const sorted = [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return { copies, labels: Object.fromEntries(sorted), total };
    },
  };
}

/** Whether labelled texts of a derived corpus are texts of the source. A text is counted once a document. */
export interface ReusedCounts {
  texts: number;
  /** Those that are, for at least half of their characters, a whole text of the source, by any kind but `part`. */
  whole: number;
  /** Others that hold a part of a name of the source. */
  part: number;
}

/**
 * Counts one document, by label of the derived mention. It makes no difference which label the text has in the source.
 *
 * @param skip ids of entities to leave out.
 */
export function countReused(
  doc: Document,
  hits: readonly Hit[],
  skip?: ReadonlySet<string>,
): Map<string, ReusedCounts> {
  const byLabel = new Map<string, ReusedCounts>();
  const seen = new Set<string>();
  const sorted = hits.toSorted((a, b) => a.start - b.start);
  let longest = 0;
  for (const { start, end } of hits) longest = Math.max(longest, end - start);
  for (const entity of mentionsOf(doc)) {
    if (skip?.has(entity.id) === true) continue;
    const key = `${entity.label}\u0000${textOf(doc, entity)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const counts = obtain(byLabel, entity.label, () => ({ texts: 0, whole: 0, part: 0 }));
    counts.texts++;
    let whole = false;
    let part = false;
    for (let i = lowerBound(sorted, (hit) => hit.start < entity.start - longest); i < sorted.length; i++) {
      const hit = sorted[i] as Hit;
      if (hit.start >= entity.end) break;
      const common = Math.min(hit.end, entity.end) - Math.max(hit.start, entity.start);
      if (common <= 0) continue;
      if (hit.kind === 'part') part = true;
      else if (2 * common >= entity.end - entity.start) whole = true;
    }
    if (whole) counts.whole++;
    else if (part) counts.part++;
  }
  return byLabel;
}
