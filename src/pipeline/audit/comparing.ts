import { isDeepStrictEqual } from 'node:util';
import { once } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import type { Corpus, Document } from '../../core/types.ts';
import type { Finding } from '../../evaluate/audit.ts';
import type { ChanceSample } from '../../evaluate/audit/chance.ts';
import { createLinker, type Link } from '../../evaluate/pair-documents.ts';
import { packSource, type PartLinks } from '../parts/audit-tasks.ts';
import type { PartPool } from '../parts/pool.ts';
import type { ChanceCheck, ChanceModel } from './chance-models.ts';
import { createDrawing, type Draw } from './expectation.ts';
import { createSearch, type Searching, type SearchState } from './search.ts';
import { type AuditSource, readSource, type SourceFacts, type SourceReading } from './source-side.ts';

/** What is compared with what. */
export interface Compared {
  /** Without the mentions that are context. */
  readonly sources: readonly Document[];
  readonly derived: Corpus | readonly Document[];
  readonly reading: SourceReading;
  readonly searching: Searching;
  /** How many copies of each document there are, where the order tells of them. */
  readonly copies: number;
  readonly onFinding?: ((finding: Finding) => void) | undefined;
  readonly onProgress?: ((phase: 'reading' | 'searching', documents: number) => void) | undefined;
}

/** A comparison of a derived corpus with its source: in this thread, or in others. */
export interface Comparing {
  readonly search: ReturnType<typeof createSearch>;
  /** As this thread knows it: where others compare, without documents. */
  readonly source: AuditSource;
  /** Compares all derived documents. */
  searchAll(): Promise<void>;
  /** What is known of the source, when all are compared. */
  facts(): Promise<SourceFacts>;
  natural(): Promise<ReadonlyMap<string, ChanceSample>>;
  /** The draws of all numbers from 0, in their order. */
  draws(check: ChanceCheck, model: ChanceModel): AsyncIterable<readonly Draw[]>;
}

/** In this thread. */
export function compareHere({
  sources,
  derived,
  reading,
  searching,
  copies,
  onFinding,
  onProgress,
}: Compared): Comparing {
  const source = readSource(sources, reading, (documents) => onProgress?.('reading', documents));
  const search = createSearch(source, searching, onFinding);
  return {
    search,
    source,
    async searchAll() {
      const link = createLinker(sources, copies);
      let documents = 0;
      for await (const doc of derived) {
        onProgress?.('searching', ++documents);
        search.add(doc, link(doc));
      }
    },
    facts: () => Promise.resolve(source.facts()),
    natural: () => Promise.resolve(source.natural()),
    async *draws(_, model) {
      const draw = createDrawing(model, source);
      for (let number = 0; ; number++) yield await draw(number);
    },
  };
}

/** What was found out in earlier comparisons with the same source, read in the same way. */
export interface ComparedBefore {
  readonly source: AuditSource;
  /** By document what was counted in it, under the link that it had. */
  readonly searched: WeakMap<Document, { readonly link: Link; readonly state: SearchState }>;
  /** Draws over the source, by whose labels they are judged, in their order. */
  readonly drawn: Map<ChanceCheck['documents'], (readonly Draw[])[]>;
  readonly natural: () => ReadonlyMap<string, ChanceSample>;
}

export function readBefore(sources: readonly Document[], reading: SourceReading): ComparedBefore {
  const source = readSource(sources, reading);
  return { source, searched: new WeakMap(), drawn: new Map(), natural: once(() => source.natural()) };
}

/**
 * In this thread, where some of the derived documents were compared before: each is counted by itself, as if it were a part in a thread of its own,
 * and what was counted is merged again.
 */
export function compareAgain(
  { source: read, searched, drawn, natural }: ComparedBefore,
  { sources, derived, reading, searching, copies, onProgress }: Compared,
): Comparing {
  const counting = createSearch(read, searching);
  const source = readSource([], reading);
  const search = createSearch(source, searching);
  return {
    search,
    source,
    async searchAll() {
      const linkOf = createLinker(sources, copies);
      let documents = 0;
      for await (const doc of derived) {
        onProgress?.('searching', ++documents);
        const link = linkOf(doc);
        const known = searched.get(doc);
        let state = isDeepStrictEqual(known?.link, link) ? known?.state : undefined;
        if (state === undefined) {
          counting.add(doc, link);
          searched.set(doc, { link, state: (state = counting.take()) });
        }
        search.merge(state);
      }
    },
    facts() {
      const facts = read.facts();
      source.counts.beside.addNeedles(facts.needles);
      return Promise.resolve(facts);
    },
    natural: () => Promise.resolve(natural()),
    async *draws({ documents }, model) {
      const draw = createDrawing(model, read);
      // Others are made over the derived documents.
      const known = model.name === 'concealed-again' ? obtain(drawn, documents, () => []) : [];
      for (let number = 0; ; number++) yield (known[number] ??= await draw(number));
    },
  };
}

/** A share of the draws weighs what a part of a file does. */
const CHARACTERS_DRAWN = 200_000;

/** In the threads of a pool over the derived corpus, each of which reads the source. */
export function compareInThreads(
  pool: PartPool,
  { sources, reading, searching, copies, onFinding, onProgress }: Compared,
): Comparing {
  const source = readSource([], reading);
  const search = createSearch(source, searching);
  const packed = packSource(sources);
  const setup = { source: packed, reading };
  const characters = sources.reduce((sum, { text }) => sum + text.length, 0);
  const size = Math.max(1, Math.ceil((CHARACTERS_DRAWN * sources.length) / Math.max(1, characters)));

  async function ask<Key extends 'facts' | 'natural'>(of: Key) {
    for await (const { result } of pool.each('audit-facts', { ...setup, of }, { numbers: [1, 1] }))
      return result[of] as NonNullable<(typeof result)[Key]>;
    throw new TypeError('a pass over one number has one part');
  }

  return {
    search,
    source,
    async searchAll() {
      const before: PartLinks[] = [{ documents: 0, original: undefined }];
      for await (const { result } of pool.each('audit-links', { source: packed })) {
        const { documents, original } = before.at(-1) as PartLinks;
        before.push({ documents: documents + result.documents, original: result.original ?? original });
      }
      const task = { ...setup, searching, copies, before, tells: onFinding !== undefined };
      let documents = 0;
      for await (const part of pool.each('audit', task, { isSilent: true })) {
        search.merge(part.result.counts);
        if (onFinding) part.result.told.forEach(onFinding);
        onProgress?.('searching', (documents += part.documents));
      }
    },
    async facts() {
      const facts = await ask('facts');
      source.counts.beside.addNeedles(facts.needles);
      return facts;
    },
    natural: () => ask('natural'),
    async *draws(check) {
      for await (const { result } of pool.each('audit-draws', { ...setup, check }, { numbers: [Infinity, size] })) yield* result; // prettier-ignore
    },
  };
}
