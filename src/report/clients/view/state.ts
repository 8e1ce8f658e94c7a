import { lowerBound } from '../../../core/collections.ts';
import type {
  Criteria,
  Prepared,
  Store,
  ViewMeta,
  Side,
  Span,
  Target,
  TargetKind,
  ViewChange,
  ViewDocument,
  ViewEntity,
} from './types.ts';
import { findHits, readOnly } from '../../view-search.ts';
import { fold } from '../../../text/fold.ts';

/** A line longer than this is cut at a space, so that a block stays small. UTF-16 units. */
const LONG_LINE = 4000;
const BLOCK_SIZE = 6000;
const BLOCK_ROWS = 60;

/**
 * Pairs the lines of a source with those of its copy: a row ends with each line break that both have. Without a copy a row
 * is a line.
 */
function alignRows(text: string, changes: readonly ViewChange[], derivedLength: number): number[][] {
  const rows = [];
  let shift = 0;
  let next = 0;
  let start = 0;
  let derivedStart = 0;
  for (let i = 0; i + 1 < text.length; i++) {
    const isBreak = text[i] === '\n';
    if (!isBreak && !(text[i] === ' ' && i - start > LONG_LINE)) continue;
    // Changes that end before this character moved it; one that it lies in swallows the break.
    for (let change = changes[next]; change && change[1] <= i; change = changes[++next]) shift = change[3] - change[1];
    const change = changes[next];
    if (change && change[0] <= i && i < change[1]) continue;
    const end = i + 1;
    rows.push([start, end, derivedStart, end + shift]);
    [start, derivedStart] = [end, end + shift];
  }
  rows.push([start, text.length, derivedStart, derivedLength]);
  return rows;
}

function cutBlocks(rows: readonly (readonly number[])[]) {
  const blocks = [0];
  let size = 0;
  for (const [i, row] of rows.entries()) {
    const [start = 0, end = 0, derivedStart = 0, derivedEnd = 0] = row;
    const begun = i - (blocks.at(-1) ?? 0);
    const more = end - start + (derivedEnd - derivedStart);
    if (begun > 0 && (begun >= BLOCK_ROWS || size + more > BLOCK_SIZE)) {
      blocks.push(i);
      size = 0;
    }
    size += more;
  }
  blocks.push(rows.length);
  return blocks;
}

function entitySpans(entities: readonly ViewEntity[], side: string): Span[] {
  const spans = [];
  for (const [i, entity] of entities.entries()) {
    for (let at = 1; at + 1 < entity.length; at += 2) {
      const [start, end] = [entity[at], entity[at + 1]];
      if (start === undefined || end === undefined) continue;
      spans.push({ start, end, kind: entity[0] ?? 0, key: `${side}${i}` });
    }
  }
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}

function prepare(index: number, document: ViewDocument, wantedCopy: number, criteria: Criteria): Prepared {
  const copyIndex = Math.min(wantedCopy, document.copies.length - 1);
  const copy = document.copies[copyIndex];
  const changes = copy?.changes ?? [];
  const rows = alignRows(document.text, changes, copy?.text.length ?? 0);
  const needle = fold(criteria.q);

  const side = (text: string, entities: readonly ViewEntity[], name: 's' | 'd'): Side => {
    const from = name === 's' ? 0 : 2;
    const spans = entitySpans(entities, `e${name}`);
    const inScope = (hit: { start: number; end: number }) =>
      criteria.scope === 'text' || spans.some((span) => span.start < hit.end && hit.start < span.end);
    return {
      text,
      entities: spans,
      changes: changes.map((change, i) => ({
        start: change[from] ?? 0,
        end: change[from + 1] ?? 0,
        kind: change[4],
        key: `c${i}`,
      })),
      hits: findHits(text, needle)
        .filter(inScope)
        .map((hit, i) => ({ ...hit, kind: 0, key: `h${name}${i}` })),
    };
  };
  const source = side(document.text, document.entities, 's');
  const derived = copy && side(copy.text, copy.entities, 'd');

  const wantsLabel = (span: Span) => criteria.labels.length === 0 || criteria.labels.includes(span.kind);
  const wantsStep = (span: Span) => criteria.steps.length === 0 || criteria.steps.includes(span.kind);
  const targets: Record<TargetKind, Target[]> = {
    change: targetsOf(source.changes.filter(wantsStep), rows, 0),
    entity: targetsOf(source.entities.filter(wantsLabel), rows, 0),
    hit: [...targetsOf(source.hits, rows, 0), ...(derived ? targetsOf(derived.hits, rows, 2) : [])],
  };
  targets.hit.sort((a, b) => a.row - b.row);
  return { index, document, copy: copyIndex, source, derived, rows, blocks: cutBlocks(rows), targets };
}

/**
 * @param spans in order of their start
 * @param column where the rows tell the offsets of these spans
 */
function targetsOf(spans: readonly Span[], rows: readonly (readonly number[])[], column: 0 | 2) {
  const targets: Target[] = [];
  const seen = new Set();
  let row = 0;
  for (const { start, key } of spans) {
    if (seen.has(key)) continue;
    seen.add(key);
    while (row + 1 < rows.length && (rows[row]?.[column + 1] ?? 0) <= start) row++;
    targets.push({ row, key });
  }
  return targets;
}

const PREPARED_KEPT = 60;

const emptyCriteria = (): Criteria => ({ q: '', scope: 'text', labels: [], steps: [], only: '' });

/** What is looked at: the documents that fit the criteria, in order, each with a place among them. */
export function createState(store: Store) {
  let found: Uint32Array | undefined;
  let criteria = emptyCriteria();
  let copy = 0;
  const ready: Map<number, Promise<Prepared>> = new Map();

  return {
    store,
    get criteria() {
      return criteria;
    },
    get copy() {
      return copy;
    },
    set copy(value) {
      copy = value;
      ready.clear();
    },
    /** How many documents fit. */
    get count() {
      return found?.length ?? store.meta.documents;
    },
    adopt(wanted: Criteria, documents: Uint32Array | undefined) {
      criteria = wanted;
      found = documents;
      ready.clear();
    },
    indexAt: (place: number) => found?.[place] ?? place,
    /** The place of a document, or of the first after it that fits. */
    placeOf(index: number) {
      if (!found) return index;
      return Math.min(
        lowerBound(found, (fitting) => fitting < index),
        Math.max(0, found.length - 1),
      );
    },
    prepared(place: number): Promise<Prepared> {
      const index = found?.[place] ?? place;
      const known = ready.get(index);
      if (known) return known;
      const wanted = criteria;
      const made = store.document(index).then((document) => prepare(index, document, copy, wanted));
      ready.set(index, made);
      made.catch(() => ready.delete(index));
      for (const old of ready.keys()) {
        if (ready.size <= PREPARED_KEPT) break;
        ready.delete(old);
      }
      return made;
    },
  };
}

export type State = ReturnType<typeof createState>;

/** What is looked at, but for what is searched, as the part of the address after `#`: so that a link leads there, and a reload too. */
export function writeAddress(
  { doc, copy, criteria }: { doc: string | undefined; copy: number; criteria: Criteria },
  meta: ViewMeta,
) {
  const parameters = new URLSearchParams();
  if (doc !== undefined) parameters.set('doc', doc);
  if (criteria.scope !== 'text') parameters.set('in', criteria.scope);
  for (const label of criteria.labels) parameters.append('label', meta.labels[label]?.name ?? '');
  for (const step of criteria.steps) parameters.append('step', meta.steps[step]?.name ?? '');
  if (criteria.only !== '') parameters.set('only', criteria.only);
  if (copy > 0) parameters.set('copy', String(copy + 1));
  return parameters.toString();
}

/** @param searched what was, where the address does not say */
export function readAddress(hash: string, meta: ViewMeta, searched: string) {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const numbers = (key: string, known: readonly { readonly name: string }[]) => {
    const names = new Set(parameters.getAll(key));
    return [...known.keys()].filter((i) => names.has(known[i]?.name ?? ''));
  };
  const copy = Number(parameters.get('copy') ?? 1);
  return {
    doc: parameters.get('doc') ?? undefined,
    copy: Number.isInteger(copy) && copy > 0 ? copy - 1 : 0,
    criteria: {
      ...emptyCriteria(),
      q: parameters.get('q') ?? searched,
      scope: parameters.get('in') === 'entities' ? 'entities' : 'text',
      labels: numbers('label', meta.labels),
      steps: numbers('step', meta.steps),
      only: readOnly(parameters.get('only')),
    } as Criteria,
  };
}
