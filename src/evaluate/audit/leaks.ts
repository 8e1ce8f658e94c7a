import { lowerBound, obtain } from '../../core/collections.ts';
import { type Hit, type LeakKind, type SourceText, LEAK_KINDS } from './leak-index.ts';
import type { Document } from '../../core/types.ts';
import { mentionsOf } from '../scorer.ts';
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

/** Counts the texts of the source that stand anywhere in the derived corpus. */
export function createVerbatimLeaks() {
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
    /** What was counted since it was last asked, to be merged elsewhere; it is forgotten here. */
    take() {
      const sets = [whole, unlabelled, telling, parts].map((set) => Int32Array.from(set));
      const state = { sets, places: { ...places } };
      for (const set of [whole, unlabelled, telling, parts]) set.clear();
      for (const kind of LEAK_KINDS) places[kind] = 0;
      return state;
    },
    merge(state: VerbatimState): void {
      for (const [i, set] of [whole, unlabelled, telling, parts].entries())
        for (const text of state.sets[i] ?? []) set.add(text);
      for (const kind of LEAK_KINDS) places[kind] += state.places[kind];
    },
    result(texts: readonly Pick<SourceText, 'label'>[]): VerbatimLeaks {
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

export interface VerbatimState {
  /** Numbers of texts: whole, unlabelled, telling, parts. */
  readonly sets: readonly Int32Array[];
  readonly places: Readonly<Record<LeakKind, number>>;
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

export interface Counted {
  mentions: number;
  kinds: Record<LeakKind, number>;
  standing: number;
  unlabelled: number;
  telling: number;
}

/** Counts how many mentions of each source document still stand in its own copies. */
export function createLinkedLeaks() {
  const labels = new Map<string, Counted>();
  let copies = 0;
  return {
    /**
     * @param texts the number of the text of each mention of the source, as the index gave them.
     * @param hits those of the copy, texts of other documents included.
     */
    addCopy(source: Document, texts: Int32Array, hits: readonly Hit[]): void {
      copies++;
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
    /** What was counted since it was last asked, to be merged elsewhere; it is forgotten here. */
    take() {
      const state = { copies, labels: new Map(labels) };
      labels.clear();
      copies = 0;
      return state;
    },
    merge(state: { readonly copies: number; readonly labels: ReadonlyMap<string, LinkedRow> }): void {
      copies += state.copies;
      for (const [label, { kinds, ...counts }] of state.labels) {
        const row = obtain(labels, label, emptyRow);
        for (const kind of LEAK_KINDS) row.kinds[kind] += kinds[kind];
        for (const key of ['mentions', 'standing', 'unlabelled', 'telling'] as const) row[key] += counts[key];
      }
    },
    result(): LinkedLeaks {
      const total = emptyRow();
      for (const row of labels.values()) {
        for (const kind of LEAK_KINDS) total.kinds[kind] += row.kinds[kind];
        for (const key of ['mentions', 'standing', 'unlabelled', 'telling'] as const) total[key] += row[key];
      }
      const sorted = [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return { copies, labels: Object.fromEntries(sorted), total };
    },
  };
}

function emptyRow(): Counted {
  return {
    mentions: 0,
    kinds: { exact: 0, case: 0, accents: 0, date: 0, digits: 0, part: 0 },
    standing: 0,
    unlabelled: 0,
    telling: 0,
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
): ReadonlyMap<string, ReusedCounts> {
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
