import { lowerBound } from '../core/lower-bound.ts';
import type { Document, Entity } from '../core/types.ts';
import { foldInPlace } from '../text/fold.ts';
import { createOccurrences } from './audit/occurrences.ts';

/** Mentions of one label, counted once for each augmented copy of their document. */
export interface AuditRow {
  /** Source mentions times copies. */
  readonly mentions: number;
  /** Of those: the exact text still stands in the copy as a labelled mention (of any label). */
  readonly labelled: number;
  /** The exact text still stands somewhere in the copy, labelled or not, as whole words. */
  readonly exact: number;
  /** The same, ignoring case. */
  readonly folded: number;
  /** The text, ignoring case, still stands where no label covers it: what a reader of a shared corpus would find. */
  readonly unlabelled: number;
}

export interface AuditResult {
  /** Copies that could be compared with their source. */
  readonly copies: number;
  /** Derived documents whose text is a source document's own: the originals, left out of the figures. */
  readonly originals: number;
  /** Derived documents whose source is unknown: counted, not compared. */
  readonly unlinked: number;
  readonly labels: Readonly<Record<string, AuditRow>>;
  readonly total: AuditRow;
}

/** One source mention that still stands in a copy. */
export interface Finding {
  readonly sourceId: string;
  readonly copyId: string;
  readonly entity: Entity;
  readonly labelled: boolean;
  readonly exact: boolean;
}

/** Counts, document by document, how much of the source's labelled text is left in its copies. */
export function createAudit(onFinding: (finding: Finding) => void = () => undefined) {
  const labels = new Map<string, { -readonly [K in keyof AuditRow]: number }>();
  let copies = 0;
  let originals = 0;
  let unlinked = 0;

  return {
    /** The source's own text, found again among the derived documents. */
    addOriginal(): void {
      originals++;
    },
    addUnlinked(): void {
      unlinked++;
    },
    addCopy(source: Document, copy: Document): void {
      copies++;
      const mentions = source.entities.map((entity) => source.text.slice(entity.start, entity.end));
      const exactly = createOccurrences(copy.text, mentions);
      const folded = createOccurrences(foldInPlace(copy.text), mentions.map(foldInPlace));
      const isCovered = createCoverTest(copy.entities);
      const surfaces = new Set(copy.entities.map((entity) => copy.text.slice(entity.start, entity.end)));
      for (const [i, entity] of source.entities.entries()) {
        const mention = mentions[i] as string;
        let row = labels.get(entity.label);
        if (!row) labels.set(entity.label, (row = { mentions: 0, labelled: 0, exact: 0, folded: 0, unlabelled: 0 }));
        row.mentions++;
        const exact = exactly(mention).length > 0;
        const places = folded(foldInPlace(mention));
        if (places.length === 0 && !exact) continue;
        const labelled = surfaces.has(mention);
        const unlabelled = places.some((at) => !isCovered(at, at + mention.length));
        if (exact) row.exact++;
        if (labelled) row.labelled++;
        if (unlabelled) row.unlabelled++;
        row.folded++;
        onFinding({ sourceId: source.id, copyId: copy.id, entity, labelled: !unlabelled, exact });
      }
    },
    result(): AuditResult {
      const total = { mentions: 0, labelled: 0, exact: 0, folded: 0, unlabelled: 0 };
      for (const row of labels.values()) {
        for (const key of Object.keys(total) as (keyof AuditRow)[]) total[key] += row[key];
      }
      const sorted = [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return {
        copies,
        originals,
        unlinked,
        labels: Object.fromEntries(sorted.map(([label, row]) => [label, { ...row }])),
        total,
      };
    },
  };
}

/** A test whether one entity covers all of a stretch. */
function createCoverTest(entities: readonly Entity[]): (start: number, end: number) => boolean {
  const sorted = entities.toSorted((a, b) => a.start - b.start);
  let reach = 0;
  const reaches = sorted.map(({ end }) => (reach = Math.max(reach, end)));
  return (start, end) => {
    const next = lowerBound(sorted, (entity) => entity.start <= start);
    return next > 0 && (reaches[next - 1] as number) >= end;
  };
}
