import { lowerBound, obtain } from '../core/collections.ts';
import { addCounts, createCounter } from '../core/counter.ts';
import type { Document, Entity } from '../core/types.ts';
import { foldInPlace } from '../text/fold.ts';

/** Letters and digits, unit by unit: those above U+FFFF are two halves, neither of which is one. */
const WORD = /[\p{L}\p{N}]/u;
const RUN = /(?:(?![\u{10000}-\u{10ffff}])[\p{L}\p{N}])+/gu;

/**
 * Finds where texts stand in a text as whole words, in time that grows with the text and with what is found, not with their
 * product: each is looked for only where the rarest of its words stands.
 *
 * @param wanted all texts that will be asked for.
 * @returns a function that gives the places of one of them, in order.
 */
export function createOccurrences(text: string, wanted: Iterable<string>): (mention: string) => readonly number[] {
  const places = new Map<string, number[]>();
  for (const mention of wanted) for (const [run] of mention.matchAll(RUN)) if (!places.has(run)) places.set(run, []);
  for (const { 0: run, index } of text.matchAll(RUN)) places.get(run)?.push(index);
  const found = new Map<string, readonly number[]>();

  function find(mention: string): readonly number[] {
    let rarest: readonly number[] | undefined;
    let offset = 0;
    for (const { 0: run, index } of mention.matchAll(RUN)) {
      const own = places.get(run) as readonly number[];
      if (rarest === undefined || own.length < rarest.length) [rarest, offset] = [own, index];
    }
    if (rarest === undefined) return allOf(text, mention);
    const startsWord = WORD.test(mention[0] as string);
    const endsWord = WORD.test(mention.at(-1) as string);
    return rarest.flatMap((place) => {
      const at = place - offset;
      if (at < 0 || !text.startsWith(mention, at)) return [];
      const isCut = (startsWord && WORD.test(text[at - 1] ?? '')) || (endsWord && WORD.test(text[at + mention.length] ?? '')); // prettier-ignore
      return isCut ? [] : [at];
    });
  }

  return (mention) => obtain(found, mention, () => find(mention));
}

/** The places of a text without words. */
function allOf(text: string, mention: string): readonly number[] {
  const found: number[] = [];
  if (mention === '') return found;
  for (let at = text.indexOf(mention); at >= 0; at = text.indexOf(mention, at + 1)) found.push(at);
  return found;
}

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
  const emptyRow = () => ({ mentions: 0, labelled: 0, exact: 0, folded: 0, unlabelled: 0 });
  const counter = createCounter(() => ({ labels: new Map<string, ReturnType<typeof emptyRow>>(), copies: 0, originals: 0, unlinked: 0 })); // prettier-ignore

  return {
    /** The source's own text, found again among the derived documents. */
    addOriginal(): void {
      counter.counts.originals++;
    },
    addUnlinked(): void {
      counter.counts.unlinked++;
    },
    addCopy(source: Document, copy: Document): void {
      const { labels } = counter.counts;
      counter.counts.copies++;
      const mentions = source.entities.map((entity) => source.text.slice(entity.start, entity.end));
      const exactly = createOccurrences(copy.text, mentions);
      const folded = createOccurrences(foldInPlace(copy.text), mentions.map(foldInPlace));
      const isCovered = createCoverTest(copy.entities);
      const surfaces = new Set(copy.entities.map((entity) => copy.text.slice(entity.start, entity.end)));
      for (const [i, entity] of source.entities.entries()) {
        const mention = mentions[i] as string;
        const row = obtain(labels, entity.label, emptyRow);
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
    take: counter.take,
    merge: counter.merge,
    result(): AuditResult {
      const { labels, ...documents } = counter.counts;
      const total = emptyRow();
      for (const row of labels.values()) addCounts(total, row);
      const sorted = [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return { ...documents, labels: Object.fromEntries(sorted.map(([label, row]) => [label, { ...row }])), total };
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
