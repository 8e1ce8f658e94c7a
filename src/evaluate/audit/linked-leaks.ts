import type { Document } from '../../core/types.ts';
import { mentionsOf } from '../scorer.ts';
import { LEAK_KINDS, type Hit, type LeakKind } from './leak-index.ts';

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

interface Counted {
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
        let row = labels.get(label);
        if (!row) labels.set(label, (row = emptyRow()));
        row.mentions++;
        const found = byText.get(texts[i] as number);
        if (found === undefined) return;
        row.kinds[LEAK_KINDS[found.rank] as LeakKind]++;
        row.standing++;
        if (found.unlabelled) row.unlabelled++;
        if (found.telling) row.telling++;
      });
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
