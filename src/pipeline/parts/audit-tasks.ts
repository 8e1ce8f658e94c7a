import { deserialize, serialize } from 'node:v8';
import { rememberLast } from '../../core/caches.ts';
import { createRng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import type { Finding } from '../../evaluate/audit.ts';
import { createLinker } from '../../evaluate/pair-documents.ts';
import { type ChanceCheck, chanceModel } from '../audit/chance-models.ts';
import { createDrawing, type Draw } from '../audit/expectation.ts';
import { createSearch, type Searching, type SearchState, withoutEnvelope } from '../audit/search.ts';
import { readSource, type SourceFacts, type SourceReading } from '../audit/source-side.ts';
import type { ChanceSample } from '../../evaluate/audit/chance.ts';
import type { PartTask } from './task.ts';

/** The documents of a source, in memory that all threads share. */
export interface PackedSource {
  /** Another for each audit. */
  readonly key: string;
  readonly bytes: SharedArrayBuffer;
}

let packed = 0;

/** Of derived documents nothing is compared with what the source's format keeps beside the text. */
export function packSource(sources: readonly Document[]): PackedSource {
  const written = serialize(sources.map(withoutEnvelope));
  const bytes = new SharedArrayBuffer(written.length);
  written.copy(Buffer.from(bytes));
  return { key: String(packed++), bytes };
}

export interface OfSource {
  readonly source: PackedSource;
}

/** A thread has one source at a time, and reads it once for all tasks. */
const unpacked = rememberLast((_: string, bytes: SharedArrayBuffer) => {
  const docs = deserialize(Buffer.from(bytes)) as readonly Document[];
  return { docs, read: rememberLast((__: string, reading: SourceReading) => readSource(docs, reading)) };
});
const sourcesOf = ({ source: { key, bytes } }: OfSource) => unpacked(key, bytes).docs;
const readingOf = ({ source: { key, bytes }, reading }: OfSource & { readonly reading: SourceReading }) =>
  unpacked(key, bytes).read(key, reading);

/** What the documents of a part tell of how those after it are linked; the number of a source document, where one found itself. */
export interface PartLinks {
  readonly documents: number;
  readonly original: number | undefined;
}

/** Finds out what comes before each part, for {@link createLinker}. */
export const auditLinksTask: PartTask<OfSource, PartLinks> = {
  prepare(setup) {
    const numbered = rememberLast((sources: readonly Document[]) => new Map(sources.map((doc, i) => [doc, i])));
    return async (docs) => {
      const sources = sourcesOf(setup);
      const numbers = numbered(sources);
      const link = createLinker(sources);
      let [documents, original] = [0, undefined as number | undefined];
      for await (const doc of docs) {
        documents++;
        const found = link(doc);
        if (found.kind === 'original') original = numbers.get(found.source);
      }
      return { documents, original };
    };
  },
};

export interface SearchSetup extends OfSource {
  readonly copies: number;
  readonly reading: SourceReading;
  readonly searching: Searching;
  /** What comes before each part. */
  readonly before: readonly PartLinks[];
  /** Whether what `createAudit` finds is told. */
  readonly tells: boolean;
}

export interface SearchedPart {
  readonly counts: SearchState;
  readonly told: readonly Finding[];
}

/** Compares the documents of a part with the source. */
export const auditTask: PartTask<SearchSetup, SearchedPart> = {
  prepare(setup) {
    const told: Finding[] = [];
    const { copies, before, searching } = setup;
    let search: ReturnType<typeof createSearch> | undefined; // when there is a part: the task is told of before it
    return async (docs, { number }) => {
      const sources = sourcesOf(setup);
      search ??= createSearch(readingOf(setup), searching, setup.tells ? (finding) => told.push(finding) : undefined);
      search.take(); // of a part that failed
      told.length = 0;
      const { documents, original } = before[number] as PartLinks;
      const link = createLinker(sources, copies, { documents, original: original === undefined ? undefined : sources[original] }); // prettier-ignore
      for await (const doc of docs) search.add(doc, link(doc));
      return { counts: search.take(), told: told.splice(0) };
    };
  },
};

export interface FactSetup extends OfSource {
  readonly reading: SourceReading;
  readonly of: 'facts' | 'natural';
}

/** What the main thread must know of the source. */
export const auditFactsTask: PartTask<
  FactSetup,
  { readonly facts?: SourceFacts; readonly natural?: ReadonlyMap<string, ChanceSample> }
> = {
  prepare: (setup) => () => {
    const source = readingOf(setup);
    return Promise.resolve({ [setup.of]: source[setup.of]() });
  },
};

export interface DrawSetup extends OfSource {
  readonly reading: SourceReading;
  readonly check: ChanceCheck;
}

/** Makes the draws of some numbers. */
export const auditDrawsTask: PartTask<DrawSetup, readonly (readonly Draw[])[]> = {
  prepare(setup) {
    const open = async () => {
      const source = readingOf(setup);
      const model = await chanceModel(setup.check, source.sources, setup.reading.manifest, createRng(setup.reading.seed)); // prettier-ignore
      if (model === undefined) throw new TypeError('nothing can be drawn');
      return createDrawing(model, source);
    };
    let opened: ReturnType<typeof open> | undefined; // when there is a part: the task is told of before it
    return async (_, { numbers: [from, end] = [0, 0] }) => {
      const draw = await (opened ??= open());
      const draws: (readonly Draw[])[] = [];
      for (let number = from; number < end; number++) draws.push(await draw(number));
      return draws;
    };
  },
};
