import type { Document, Entity } from '../core/types.ts';

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

const WORD = /[\p{L}\p{N}]/u;

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
      const folded = fold(copy.text);
      const spans = copy.entities.map((entity) => copy.text.slice(entity.start, entity.end));
      const surfaces = new Set(spans);
      for (const entity of source.entities) {
        const mention = source.text.slice(entity.start, entity.end);
        let row = labels.get(entity.label);
        if (!row) labels.set(entity.label, (row = { mentions: 0, labelled: 0, exact: 0, folded: 0, unlabelled: 0 }));
        row.mentions++;
        const exact = occurrences(copy.text, mention).length > 0;
        const places = occurrences(folded, fold(mention));
        if (places.length === 0 && !exact) continue;
        const labelled = surfaces.has(mention);
        const unlabelled = places.some((at) => !isCovered(copy, at, at + mention.length));
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

/** Lower-cases without changing the length, so that offsets stay true ("İ" has a lower-case form of two units). */
function fold(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, i) => {
    const unit = text[i] as string;
    const folded = unit.toLowerCase();
    return folded.length === 1 ? folded : unit;
  }).join('');
}

/** Where a mention stands in a text as whole words. */
function occurrences(text: string, mention: string): number[] {
  const found: number[] = [];
  if (mention === '') return found;
  const startsWord = WORD.test(mention[0] as string);
  const endsWord = WORD.test(mention.at(-1) as string);
  for (let at = text.indexOf(mention); at >= 0; at = text.indexOf(mention, at + 1)) {
    const before = text[at - 1];
    const after = text[at + mention.length];
    if (startsWord && before !== undefined && WORD.test(before)) continue;
    if (endsWord && after !== undefined && WORD.test(after)) continue;
    found.push(at);
  }
  return found;
}

function isCovered(doc: Document, start: number, end: number): boolean {
  return doc.entities.some((entity) => entity.start <= start && end <= entity.end);
}
