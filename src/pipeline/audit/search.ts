import { mentionsOf } from '../../core/document.ts';
import { addCapped, createCappedList, createCounter, joinCounters } from '../../core/counter.ts';
import type { Document } from '../../core/types.ts';
import { createAudit, type Finding } from '../../evaluate/audit.ts';
import { textOf } from '../../evaluate/audit/cover.ts';
import type { Hit, LeakKind, SourceText } from '../../evaluate/audit/leak-index.ts';
import { countReused, createLinkedLeaks, createVerbatimLeaks, type ReusedCounts } from '../../evaluate/audit/leaks.ts';
import { createNearCopies } from '../../evaluate/audit/near-copies.ts';
import { createKAnonymity, createLinkable, NEAR } from '../../evaluate/audit/quasi-identifiers.ts';
import { contextSequence, type Nearest } from '../../evaluate/audit/similarity.ts';
import { createUntouched } from '../../evaluate/audit/untouched.ts';
import type { Link } from '../../evaluate/pair-documents.ts';
import { createStatistics } from '../../evaluate/statistics.ts';
import { languageOf } from '../../languages/locale.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { tellingIn } from './meaning.ts';
import type { DerivedDocument } from './membership.ts';
import type { AuditSource, SourceFacts } from './source-side.ts';

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

/** What was counted, as structured-cloneable data. */
export type SearchState = ReturnType<ReturnType<typeof createSearch>['take']>;

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
  const own = createCounter(() => ({
    documents: 0,
    withoutMentions: 0,
    kept: [] as DerivedDocument[],
    others: createCappedList<Document>(MODELS_AT_MOST),
  }));
  const { take, merge } = joinCounters({ audit, linked, anywhere, elsewhere, grams, similarity, linkage, traces, beside, untouched, near, linkable, findings, people, statistics, metInCopies: met.copies, metInOthers: met.others, own }); // prettier-ignore

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
      const { counts } = own;
      counts.documents++;
      statistics?.add(doc, analyse(doc));
      people?.addDerived(doc);
      // What was made unlinkable states no source, so that to link it by order could only go wrong; and a text that is nothing
      // but its mention is another document's by chance, where a surrogate fell on that name: chance is judged below.
      const isUnlinked = unlinkable && (stated.kind === 'copy' || (stated.kind === 'original' && isAllMention(doc)));
      const found = isUnlinked ? { kind: 'unlinked' as const } : stated;
      if (searching.keeps) counts.kept.push({ doc, ...(found.kind !== 'unlinked' && { sourceId: found.source.id }) });
      if (found.kind === 'original') {
        beside.addDerived(doc, undefined);
        if (hasNothing(found.source)) counts.withoutMentions++;
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
      const namesake = byId.get(doc.id);
      const isOwnId = namesake !== undefined && (nearest === undefined || nearest === namesake);
      const origin = stated.kind === 'unlinked' ? (isOwnId ? namesake : nearest) : stated.source;
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
        addCapped(counts.others, withoutEnvelope(doc));
        findings.add(doc, hits, new Set());
        met.others.add(doc, countReused(doc, hits, isNoDraw(doc)));
      }
    },
    take,
    merge,
    /** Figures, as they stand in the check, and what the rest of it needs. */
    result({ texts, rare, linkage: targets }: SourceFacts) {
      const { documents, withoutMentions, kept, others } = own.counts;
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
        others: others.items,
      };
    },
  };
}

/** What a document is to everything but the format that it came in. */
export function withoutEnvelope(doc: Document): Document {
  const { envelope: _, ...rest } = doc;
  return rest;
}

/** Adds up texts of derived documents that are texts of the source. */
function createMet() {
  const counter = createCounter(() => ({ labels: new Map<string, ReusedCounts>(), characters: 0 }));
  return {
    add(doc: Document, labels: Map<string, ReusedCounts>): void {
      counter.merge({ labels, characters: doc.text.length });
    },
    take: counter.take,
    merge: counter.merge,
    result: () => counter.counts,
  };
}

function createFindings(texts: readonly SourceText[]) {
  const none = () => createCappedList<LeakFinding>(FINDINGS_AT_MOST);
  const counter = createCounter(() => ({ own: none(), others: none() }));
  return {
    add(doc: Document, hits: readonly Hit[], ownTexts: ReadonlySet<number>): void {
      const { own, others } = counter.counts;
      for (const { text, kind, start, end, labelled } of hits) {
        const isOwn = ownTexts.has(text);
        if (!isOwn && kind === 'part') continue;
        const { label, documentId: source, entityId: entity } = texts[text] as SourceText;
        addCapped(isOwn ? own : others, { document: doc.id, start, end, label, kind, labelled, source, entity, isOwn });
      }
    },
    take: counter.take,
    merge: counter.merge,
    result() {
      const { own, others } = counter.counts;
      return { findings: [...own.items, ...others.items], findingsLeftOut: own.leftOut + others.leftOut };
    },
  };
}
