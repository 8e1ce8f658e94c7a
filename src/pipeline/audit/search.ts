import { appendAll } from '../../core/collections.ts';
import type { Document } from '../../core/types.ts';
import { createAudit, type Finding } from '../../evaluate/audit.ts';
import { textOf } from '../../evaluate/audit/cover.ts';
import type { Hit, LeakKind, SourceText } from '../../evaluate/audit/leak-index.ts';
import { countReused, createLinkedLeaks, createVerbatimLeaks, type ReusedCounts } from '../../evaluate/audit/leaks.ts';
import { createNearCopies } from '../../evaluate/audit/near-copies.ts';
import { createKAnonymity, createLinkable, NEAR } from '../../evaluate/audit/quasi-identifiers.ts';
import type { createLinkage } from '../../evaluate/audit/linkage.ts';
import { contextSequence, type createContextGrams, type createSimilarity, type Nearest } from '../../evaluate/audit/similarity.ts'; // prettier-ignore
import { createUntouched } from '../../evaluate/audit/untouched.ts';
import type { Link } from '../../evaluate/pair-documents.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import { createStatistics } from '../../evaluate/statistics.ts';
import { languageOf } from '../../languages/locale.ts';
import { createAnalyser } from '../../text/analyse.ts';
import type { createBeside } from './beside.ts';
import { addReused } from './expectation.ts';
import { tellingIn } from './meaning.ts';
import type { DerivedDocument } from './membership.ts';
import type { AuditSource, SourceFacts } from './source-side.ts';
import type { createTraces } from './traces/collect.ts';

/** A place of the derived corpus where a text of the source stands. It holds no text. */
export interface LeakFinding {
  /** The derived document, and the place in it. */
  readonly document: string;
  readonly start: number;
  readonly end: number;
  /** The label that the text has in the source. */
  readonly label: string;
  readonly kind: LeakKind;
  /** Whether labels cover all of the place. */
  readonly labelled: boolean;
  /** The source document, and the entity in it, that first has the text. */
  readonly source: string;
  readonly entity: string;
  /** Whether the derived document is a copy of one that has the text. */
  readonly isOwn: boolean;
}

/** What is looked at besides, as structured-cloneable data. */
export interface Searching {
  /** Whether the corpus was made so that its documents state no source. */
  readonly unlinkable: boolean;
  readonly quasi: readonly string[] | undefined;
  readonly k: number;
  readonly patientField: string | undefined;
  readonly statistics: boolean;
  /** Keeps the documents, and what they were made from. */
  readonly keeps: boolean;
}

const FINDINGS_AT_MOST = 10_000;
/** Documents of no known source whose mentions surrogates are drawn anew over. */
const MODELS_AT_MOST = 2000;

type StateOf<Create extends (...args: never) => { take(): unknown }> = ReturnType<ReturnType<Create>['take']>;

/** What each counter of a search has counted, as structured-cloneable data. */
interface SearchCounts {
  readonly audit: StateOf<typeof createAudit>;
  readonly linked: StateOf<typeof createLinkedLeaks>;
  readonly anywhere: StateOf<typeof createVerbatimLeaks>;
  readonly elsewhere: StateOf<typeof createVerbatimLeaks>;
  readonly grams: StateOf<typeof createContextGrams>;
  readonly similarity: StateOf<typeof createSimilarity>;
  readonly linkage: StateOf<typeof createLinkage>;
  readonly traces: StateOf<typeof createTraces>;
  readonly beside: StateOf<typeof createBeside>;
  readonly untouched: StateOf<typeof createUntouched>;
  readonly near: StateOf<typeof createNearCopies>;
  readonly linkable: StateOf<typeof createLinkable>;
  readonly findings: FindingState;
  readonly people: StateOf<typeof createKAnonymity> | undefined;
  readonly statistics: StateOf<typeof createStatistics> | undefined;
  readonly metInCopies: MetState;
  readonly metInOthers: MetState;
}

/** What was counted, as structured-cloneable data. */
export interface SearchState {
  readonly documents: number;
  readonly withoutMentions: number;
  readonly counts: SearchCounts;
  readonly kept: readonly DerivedDocument[];
  readonly others: readonly Document[];
}

/** What counts in one thread and merges in another. */
interface Counter<State> {
  take(): State;
  merge(state: State): void;
}

type Counters = { readonly [Key in keyof SearchCounts]: Counter<NonNullable<SearchCounts[Key]>> | undefined };

function takeAll(counters: Counters): SearchCounts {
  return Object.fromEntries(Object.entries(counters).map(([key, counter]) => [key, counter?.take()])) as unknown as SearchCounts; // prettier-ignore
}

function mergeAll(counters: Counters, counts: SearchCounts): void {
  for (const key of Object.keys(counters) as (keyof Counters)[]) {
    const state = counts[key];
    if (state !== undefined) (counters[key] as Counter<unknown> | undefined)?.merge(state);
  }
}

/**
 * Compares derived documents, in their order, with the source, and counts what is found: in one thread all of them; in several each thread those of
 * some parts, whose counts one that has read no source merges.
 */
export function createSearch(source: AuditSource, searching: Searching, onFinding?: (finding: Finding) => void) {
  const { byId, textsOf, meaning, locale, guard, vocabulary, index, concealment } = source;
  const { grams, similarity, linkage, traces, beside } = source.counts;
  const { unlinkable, quasi, k, patientField } = searching;
  const audit = createAudit(onFinding);
  const linked = createLinkedLeaks();
  const anywhere = createVerbatimLeaks();
  const elsewhere = createVerbatimLeaks();
  const untouched = createUntouched(source.isShared);
  const near = createNearCopies(tellingIn(meaning, locale));
  const linkable = createLinkable(unlinkable);
  const findings = createFindings(index.texts);
  const people = quasi && createKAnonymity(quasi, k, patientField);
  const analyse = createAnalyser(languageOf(locale));
  const statistics = searching.statistics ? createStatistics() : undefined;
  const met = { copies: createMet(), others: createMet() };
  const counters: Counters = { audit, linked, anywhere, elsewhere, grams, similarity, linkage, traces, beside, untouched, near, linkable, findings, people, statistics, metInCopies: met.copies, metInOthers: met.others }; // prettier-ignore
  const kept: DerivedDocument[] = [];
  const others: Document[] = [];
  let documents = 0;
  let withoutMentions = 0;

  const hasNothing = (doc: Document) =>
    concealment.isKnown && mentionsOf(doc).every(({ label }) => concealment.isLeft(label));
  const isNoDraw = (doc: Document) => new Set(mentionsOf(doc).filter((entity) => concealment.isWrittenOver(textOf(doc, entity), entity.label)).map(({ id }) => id)); // prettier-ignore

  function isAllMention(doc: Document): boolean {
    const { ids, mention } = contextSequence(doc, vocabulary.read(doc.text), vocabulary);
    return doc.entities.length > 0 && ids.every((id) => id === mention);
  }

  function nearSource({ source: id, similarity: value }: Nearest): Document | undefined {
    return id === undefined || value <= NEAR ? undefined : byId.get(id);
  }

  return {
    /** For k-anonymity, the documents of the source. */
    addSource: (doc: Document): void => people?.addSource(doc),
    /** @param stated what it is to the source by what it states and by its place. */
    add(doc: Document, stated: Link): void {
      documents++;
      statistics?.add(doc, analyse(doc));
      people?.addDerived(doc);
      // What was made unlinkable states no source, so that to link it by order could only go wrong; and a text that is nothing
      // but its mention is another document's by chance, where a surrogate fell on that name: chance is judged below.
      const isUnlinked = unlinkable && (stated.kind === 'copy' || (stated.kind === 'original' && isAllMention(doc)));
      const found = isUnlinked ? { kind: 'unlinked' as const } : stated;
      if (searching.keeps) kept.push({ doc, ...(found.kind !== 'unlinked' && { sourceId: found.source.id }) });
      if (found.kind === 'original') {
        beside.addDerived(doc, undefined);
        if (hasNothing(found.source)) withoutMentions++;
        else audit.addOriginal();
        return;
      }
      const words = vocabulary.read(doc.text);
      const sequence = contextSequence(doc, words, vocabulary);
      const isEponym = guard?.(doc.text);
      const hits = index.search(doc, words).filter((hit) => isEponym?.(hit) !== true);
      grams.addDerived(doc.id, sequence);
      const nearness = similarity.addDerived(doc.id, sequence);
      anywhere.add(hits);
      // Whoever has the source links by all means: what the documents state, their ids, their wording.
      // An id that a format counts out ("notes#1") is another document's when the order is another: the wording tells.
      const nearest = nearSource(nearness);
      const own = byId.get(doc.id);
      const isOwnId = own !== undefined && (nearest === undefined || nearest === own);
      const origin = stated.kind === 'unlinked' ? (isOwnId ? own : nearest) : stated.source;
      traces.add(doc, words, hits, origin);
      beside.addDerived(doc, origin);
      const texts = hits.flatMap(({ text, labelled }) => (labelled ? [text] : []));
      linkage.addDerived(
        origin?.id,
        { words: sequence.ids.filter((id) => id !== sequence.mention), gaps: source.gapsOf(doc), texts },
        index.texts,
      );
      if (origin !== undefined) {
        untouched.addCopy(origin, doc);
        near.addCopy(origin, doc);
      }
      if (found.kind === 'copy') {
        const texts = textsOf.get(found.source.id) as Int32Array;
        audit.addCopy(found.source, doc);
        linked.addCopy(found.source, texts, hits);
        findings.add(doc, hits, new Set(texts));
        met.copies.add(doc, countReused(doc, hits, isNoDraw(doc)));
      } else {
        audit.addUnlinked();
        linkable.add((isOwnId && textsOf.has(doc.id)) || textsOf.has(doc.derivedFrom?.id ?? ''), nearness.similarity);
        elsewhere.add(hits);
        if (others.length < MODELS_AT_MOST) others.push(doc);
        findings.add(doc, hits, new Set());
        met.others.add(doc, countReused(doc, hits, isNoDraw(doc)));
      }
    },
    /** What was counted since it was last asked, as structured-cloneable data, to be merged elsewhere; it is forgotten here. */
    take(): SearchState {
      const state = {
        documents,
        withoutMentions,
        counts: takeAll(counters),
        kept: kept.splice(0),
        others: others.splice(0).map(withoutEnvelope),
      };
      [documents, withoutMentions] = [0, 0];
      return state;
    },
    /** @param state of documents that come after those that were added here. */
    merge(state: SearchState): void {
      documents += state.documents;
      withoutMentions += state.withoutMentions;
      mergeAll(counters, state.counts);
      appendAll(kept, state.kept);
      appendAll(others, state.others.slice(0, MODELS_AT_MOST - others.length));
    },
    /** Figures, as they stand in the check, and what the rest of it needs. */
    result({ texts, rare, linkage: targets }: SourceFacts) {
      return {
        documents,
        figures: {
          audit: audit.result(),
          withoutMentions,
          direct: { linked: linked.result(), anywhere: anywhere.result(texts), elsewhere: elsewhere.result(texts) },
          context: grams.result(rare),
          similarity: similarity.result(),
          untouched: untouched.result(),
          near: near.result(),
          traces: traces.result(),
          linkable: linkable.result(),
          linkage: linkage.result(targets),
          kAnonymity: people?.result(),
        },
        listed: { ...findings.result(), ...(statistics && { statistics: statistics.result() }) },
        met: { copies: met.copies.result(), others: met.others.result() },
        kept,
        others,
      };
    },
  };
}

/** What a document is to everything but the format that it came in. */
export function withoutEnvelope(doc: Document): Document {
  const { envelope: _, ...rest } = doc;
  return rest;
}

export interface MetState {
  readonly labels: ReadonlyMap<string, ReusedCounts>;
  readonly characters: number;
}

/** Adds up texts of derived documents that are texts of the source. */
function createMet() {
  const labels = new Map<string, ReusedCounts>();
  let characters = 0;
  return {
    add(doc: Document, counts: ReadonlyMap<string, ReusedCounts>): void {
      addReused(labels, counts);
      characters += doc.text.length;
    },
    take(): MetState {
      const state = { labels: new Map(labels), characters };
      labels.clear();
      characters = 0;
      return state;
    },
    merge(state: MetState): void {
      addReused(labels, state.labels);
      characters += state.characters;
    },
    result: (): MetState => ({ labels, characters }),
  };
}

export interface FindingState {
  readonly own: readonly LeakFinding[];
  readonly others: readonly LeakFinding[];
  readonly leftOut: number;
}

function createFindings(texts: readonly SourceText[]) {
  const own: LeakFinding[] = [];
  const others: LeakFinding[] = [];
  let leftOut = 0;
  const push = (list: LeakFinding[], finding: LeakFinding) => {
    if (list.length >= FINDINGS_AT_MOST) leftOut++;
    else list.push(finding);
  };
  return {
    add(doc: Document, hits: readonly Hit[], ownTexts: ReadonlySet<number>): void {
      for (const { text, kind, start, end, labelled } of hits) {
        const isOwn = ownTexts.has(text);
        if (!isOwn && kind === 'part') continue;
        const { label, documentId: source, entityId: entity } = texts[text] as SourceText;
        push(isOwn ? own : others, { document: doc.id, start, end, label, kind, labelled, source, entity, isOwn });
      }
    },
    take(): FindingState {
      const state = { own: own.splice(0), others: others.splice(0), leftOut };
      leftOut = 0;
      return state;
    },
    merge(state: FindingState): void {
      for (const finding of state.own) push(own, finding);
      for (const finding of state.others) push(others, finding);
      leftOut += state.leftOut;
    },
    result: () => ({ findings: [...own, ...others], findingsLeftOut: leftOut }),
  };
}
