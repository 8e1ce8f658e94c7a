import { createEponymGuard, type EponymGuard, findEponyms } from '../../conceal/eponym-guard.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import { requireLabels } from '../../core/label-names.ts';
import { createRng } from '../../core/rng.ts';
import type { Corpus, Document, Entity } from '../../core/types.ts';
import { createAudit, type Finding } from '../../evaluate/audit.ts';
import { createVerbatimLeaks, createLinkedLeaks, countReused, type ReusedCounts } from '../../evaluate/audit/leaks.ts';
import {
  createContextGrams,
  contextSequence,
  createSimilarity,
  type Nearest,
} from '../../evaluate/audit/similarity.ts';
import { createLinkage } from '../../evaluate/audit/linkage.ts';
import { createLeakIndex, type Hit, type LeakKind, type SourceText } from '../../evaluate/audit/leak-index.ts';
import { createLinkable, NEAR, createKAnonymity } from '../../evaluate/audit/quasi-identifiers.ts';
import { textOf } from '../../evaluate/audit/cover.ts';
import { createNearCopies } from '../../evaluate/audit/near-copies.ts';
import { createUntouched } from '../../evaluate/audit/untouched.ts';
import { createVocabulary } from '../../evaluate/audit/vocabulary.ts';
import { createLinker } from '../../evaluate/pair-documents.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import { createStatistics, type CorpusStatistics } from '../../evaluate/statistics.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { chooseLocale, createCorpusCensus } from '../augmentation/corpus-census.ts';
import {
  type ChanceContext,
  drawnAgain,
  generatedAgain,
  naturalChance,
  concealedAgain,
  isUnlinkable,
} from './chance-models.ts';
import { createBeside } from './beside.ts';
import { addReused, type ChanceResult, judgeMet } from './expectation.ts';
import { checkGateNames, type GateResult, judgeGates, releaseLimits, type ReleaseFigures } from './gates.ts';
import { createLeakReaders, labelMeaning, labelsOf, tellingIn } from './meaning.ts';
import { type DerivedDocument, type MembershipModel, testMembership } from './membership.ts';
import { filesOf } from './raw-files.ts';
import type { CorpusManifest } from './source-manifest.ts';
import { createTraces } from './traces/collect.ts';
import { tellingWords } from './traces/values.ts';
import { concealmentOf, ownRemains } from './traces/residues.ts';

export interface ReleaseCheckOptions {
  /** What the labels mean; the shipped map that fits the source when absent. */
  readonly labelMap?: LabelMap;
  /** Language and country of the text; the manifest's or the label map's when absent, else `en`. */
  readonly locale?: string;
  /** The share of the gazetteers that surrogates come from; the manifest's when absent, else `all`. */
  readonly partition?: Partition;
  /** The account of how the derived corpus was made: `readManifest` reads it. */
  readonly manifest?: CorpusManifest | undefined;
  /**
   * Whether mentions that are (part of) an eponym such as "Parkinson's disease" were left alone on purpose; as the manifest tells
   * when absent. The name is looked for everywhere else.
   */
  readonly protectEponyms?: boolean;
  /** Labels that together may single a person out. */
  readonly quasi?: readonly string[];
  /** Default 5. */
  readonly k?: number;
  /** Key of `meta` that tells whose document it is. Default `patient`. */
  readonly patientField?: string;
  /** Documents like the source's, of which nothing went into the derived corpus: asks for the membership test. */
  readonly heldOut?: readonly Document[];
  /** Default `dictionary`. */
  readonly membershipModel?: MembershipModel;
  /** Limits by check; see `GATES`. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Set the usual limits for a release as well; `limits` wins. */
  readonly release?: boolean;
  /** Count the derived corpus, for a data card. */
  readonly statistics?: boolean;
  /** Default 13. */
  readonly seed?: number;
  /** Where the derived corpus lies: its files are looked through as whoever is given them sees them. Without it, only its documents are. */
  readonly derivedPath?: string;
  /** Called for what `createAudit` finds. */
  readonly onFinding?: (finding: Finding) => void;
  readonly onProgress?: (
    phase: 'reading' | 'searching' | 'comparing with chance' | 'testing membership',
    documents: number,
  ) => void;
}

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

export interface ReleaseCheck extends ReleaseFigures {
  readonly gates: readonly GateResult[];
  /** Places in own copies, and places where a whole text of another source document stands; the first of each. */
  readonly findings: readonly LeakFinding[];
  readonly findingsLeftOut: number;
  readonly statistics?: CorpusStatistics;
}

/** Types whose texts come from no list: two hospitals have patients of one age, seen on one day. */
const SHARED: ReadonlySet<string> = new Set(['age', 'date', 'time']);
const FINDINGS_AT_MOST = 10_000;
/** Documents of no known source whose mentions surrogates are drawn anew over. */
const MODELS_AT_MOST = 2000;

/**
 * The release check: what of a source corpus is left in a corpus made from it, whether that is more than chance gives, and
 * whether the corpus passes the limits set. Both corpora are read once; the source is held in memory, and with `heldOut` the
 * derived corpus too.
 *
 * Mentions are entities of the default layer.
 *
 * @throws PalimpsestError `unknown-check`, `check-not-measured`, `unknown-label` where nobody has a label of `quasi`, and what reading the corpora throws.
 */
export async function checkRelease(
  source: Corpus | readonly Document[],
  derived: Corpus | readonly Document[],
  options: ReleaseCheckOptions = {},
): Promise<ReleaseCheck> {
  checkGateNames(options.limits ?? {});
  const { onProgress, manifest, quasi, heldOut } = options;
  const given: Document[] = [];
  for await (const doc of source) given.push(doc);
  const labels = labelsOf(given);
  const census = createCorpusCensus();
  for (const doc of given) census.add(doc);
  const meaning = labelMeaning(labels, census.chooseMap(labels, options.labelMap));
  requireLabels({ by: '--quasi', named: quasi ?? [], known: labels, allowed: Object.keys(meaning.map?.labels ?? {}) });
  const stated = options.locale ?? statedLocale(manifest);
  const { locale } = chooseLocale(stated, meaning.map, census, loadGazetteers().locales);
  const isProtecting = options.protectEponyms ?? manifest?.settings?.['protectEponyms'] === true;
  const guard = isProtecting ? createEponymGuard(languageOf(locale)) : undefined;
  const sources = guard ? given.map((doc) => withoutEponyms(doc, guard)) : given;
  const vocabulary = createVocabulary();
  const readers = createLeakReaders(meaning, locale);
  const index = createLeakIndex(vocabulary, readers);
  const grams = createContextGrams();
  const similarity = createSimilarity();
  const people = quasi && createKAnonymity(quasi, options.k ?? 5, options.patientField);
  const linkage = createLinkage(options.seed ?? 13);
  const gapsOf = (doc: Document) => daysBetween(mentionsOf(doc).flatMap((entity) => readers.datesOf(doc, entity)));
  const textsOf = new Map<string, Int32Array>();
  for (const [i, doc] of sources.entries()) {
    const words = vocabulary.read(doc.text);
    const texts = index.add(doc, words);
    textsOf.set(doc.id, texts);
    const sequence = contextSequence(doc, words, vocabulary);
    linkage.addSource(doc.id, {
      words: sequence.ids.filter((id) => id !== sequence.mention),
      gaps: gapsOf(doc),
      texts,
    });
    grams.addSource(sequence);
    similarity.addSource(doc.id, sequence);
    people?.addSource(doc);
    onProgress?.('reading', i + 1);
  }

  const link = createLinker(sources, copiesInOrder(manifest));
  const concealment = concealmentOf(manifest, (label) => meaning.isKept(label));
  const hasNothing = (doc: Document) =>
    concealment.isKnown && mentionsOf(doc).every(({ label }) => concealment.isLeft(label));
  const isNoDraw = (doc: Document) => new Set(mentionsOf(doc).filter((entity) => concealment.isWrittenOver(textOf(doc, entity), entity.label)).map(({ id }) => id)); // prettier-ignore
  let withoutMentions = 0;
  const audit = createAudit(options.onFinding);
  const linked = createLinkedLeaks();
  const anywhere = createVerbatimLeaks();
  const elsewhere = createVerbatimLeaks();
  const isShared = (label: string) => SHARED.has(meaning.typeOf(label) ?? '');
  const untouched = createUntouched(isShared);
  const near = createNearCopies(tellingIn(meaning, locale));
  const unlinkable = isUnlinkable(manifest);
  const linkable = createLinkable(unlinkable);
  const findings = createFindings(index.texts);
  const traces = createTraces({
    index,
    vocabulary,
    locale,
    eponymsOf: (text) => (guard ? findEponyms(text, languageOf(locale)) : []),
    concealment,
    typeOf: (label) => meaning.typeOf(label),
    dateKeysOf: (doc, entity) => readers.dateKeysInAnyOrder(doc, entity),
  });
  const beside = createBeside({
    wordsOf: (mention, label) => tellingWords(mention, meaning.typeOf(label), { locale, isOrdinary: (word) => index.isOrdinary(word) }), // prettier-ignore
    isLeft: (label) => concealment.isLeft(label),
  });
  for (const doc of sources) beside.addSource(doc);
  const byId = new Map(sources.map((doc) => [doc.id, doc]));
  const characters = { copies: 0, others: 0 };
  const met = { copies: new Map<string, ReusedCounts>(), others: new Map<string, ReusedCounts>() };
  const analyse = createAnalyser(languageOf(locale));
  const statistics = options.statistics === true ? createStatistics() : undefined;
  const kept: DerivedDocument[] = [];
  const others: Document[] = [];
  let documents = 0;
  for await (const doc of derived) {
    onProgress?.('searching', ++documents);
    statistics?.add(doc, analyse(doc));
    people?.addDerived(doc);
    const stated = link(doc);
    // What was made unlinkable states no source, so that to link it by order could only go wrong; and a text that is nothing
    // but its mention is another document's by chance, where a surrogate fell on that name: chance is judged below.
    const isUnlinked = unlinkable && (stated.kind === 'copy' || (stated.kind === 'original' && isAllMention(doc)));
    const found = isUnlinked ? { kind: 'unlinked' as const } : stated;
    if (heldOut) kept.push({ doc, ...(found.kind !== 'unlinked' && { sourceId: found.source.id }) });
    if (found.kind === 'original') {
      beside.addDerived(doc, undefined);
      if (hasNothing(found.source)) withoutMentions++;
      else audit.addOriginal();
      continue;
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
      { words: sequence.ids.filter((id) => id !== sequence.mention), gaps: gapsOf(doc), texts },
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
      addReused(met.copies, countReused(doc, hits, isNoDraw(doc)));
      characters.copies += doc.text.length;
    } else {
      audit.addUnlinked();
      linkable.add((isOwnId && textsOf.has(doc.id)) || textsOf.has(doc.derivedFrom?.id ?? ''), nearness.similarity);
      elsewhere.add(hits);
      if (others.length < MODELS_AT_MOST) others.push(doc);
      findings.add(doc, hits, new Set());
      addReused(met.others, countReused(doc, hits, isNoDraw(doc)));
      characters.others += doc.text.length;
    }
  }

  function isAllMention(doc: Document): boolean {
    const { ids, mention } = contextSequence(doc, vocabulary.read(doc.text), vocabulary);
    return doc.entities.length > 0 && ids.every((id) => id === mention);
  }

  function nearSource({ source: id, similarity: value }: Nearest): Document | undefined {
    return id === undefined || value <= NEAR ? undefined : byId.get(id);
  }

  for await (const file of options.derivedPath === undefined ? [] : filesOf(options.derivedPath))
    await beside.addFile(file);

  const rng = createRng(options.seed ?? 13).fork('audit');
  const partition = options.partition ?? statedPartition(manifest) ?? 'all';
  const chance: ChanceResult[] = [];
  const words = { locale, typeOf: (label: string) => meaning.typeOf(label), isOrdinary: (word: string) => index.isOrdinary(word) }; // prettier-ignore
  const remains = (before: Document, drawn: Document) => ownRemains(before, drawn, words);
  if (met.copies.size > 0) {
    onProgress?.('comparing with chance', documents);
    const model =
      concealedAgain(sources, { manifest, rng }) ??
      (await drawnAgain(sources, 'augmented-again', { manifest, meaning, locale, partition, rng }));
    chance.push(
      await judgeMet(met.copies, 'copies', model, index, vocabulary, {
        characters: characters.copies,
        natural: new Map(),
        remains,
        isLeft: (label) => concealment.isLeft(label),
      }),
    );
  }
  if (met.others.size > 0) {
    onProgress?.('comparing with chance', documents);
    const ofOthers = labelMeaning(labelsOf(others), options.labelMap);
    const context: ChanceContext = { manifest, meaning: ofOthers, locale, partition, rng };
    const model =
      generatedAgain(context) ?? concealedAgain(sources, context) ?? (await drawnAgain(others, 'drawn-again', context));
    const natural = naturalChance(sources, textsOf, isShared, index, vocabulary);
    const known = {
      characters: characters.others,
      natural,
      remains,
      isLeft: (label: string) => concealment.isLeft(label),
    };
    chance.push(await judgeMet(met.others, 'others', model, index, vocabulary, known));
  }
  if (heldOut) onProgress?.('testing membership', documents);
  const figures: ReleaseFigures = {
    ...audit.result(),
    locale,
    withoutMentions,
    labelMap: meaning.map?.name ?? null,
    direct: {
      linked: linked.result(),
      anywhere: anywhere.result(index.texts),
      elsewhere: elsewhere.result(index.texts),
    },
    chance,
    context: grams.result(),
    similarity: similarity.result(),
    untouched: untouched.result(),
    near: near.result(),
    traces: traces.result(),
    beside: beside.result(),
    linkable: linkable.result(),
    linkage: linkage.result(),
    ...(people && { kAnonymity: people.result() }),
    ...(heldOut && {
      membership: await testMembership(kept, sources, heldOut, {
        model: options.membershipModel ?? 'dictionary',
        language: languageOf(locale),
        seed: options.seed ?? 13,
      }),
    }),
  };
  const limits = { ...(options.release === true && releaseLimits(figures)), ...options.limits };
  return {
    ...figures,
    gates: judgeGates(figures, limits),
    ...findings.result(),
    ...(statistics && { statistics: statistics.result() }),
  };
}

/** The days from one date to the next, by their keys: months without a day tell none. */
function daysBetween(keys: readonly string[]): string | undefined {
  const days = keys.flatMap((key) => {
    const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(key) ?? [];
    return day === undefined ? [] : [Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000];
  });
  const gaps = days.slice(1).map((day, i) => day - (days[i] as number));
  return gaps.length === 0 ? undefined : gaps.join(' ');
}

/** Without the mentions that concealment leaves alone since they are eponyms where they stand: they are context then. */
function withoutEponyms(doc: Document, guard: EponymGuard): Document {
  const isEponym = guard(doc.text);
  const isContext = (entity: Entity) => (entity.layer ?? DEFAULT_LAYER) === DEFAULT_LAYER && isEponym(entity);
  return { ...doc, entities: doc.entities.filter((entity) => !isContext(entity)) };
}

function createFindings(texts: readonly SourceText[]) {
  const own: LeakFinding[] = [];
  const others: LeakFinding[] = [];
  let leftOut = 0;
  return {
    add(doc: Document, hits: readonly Hit[], ownTexts: ReadonlySet<number>): void {
      for (const { text, kind, start, end, labelled } of hits) {
        const isOwn = ownTexts.has(text);
        if (!isOwn && kind === 'part') continue;
        const list = isOwn ? own : others;
        if (list.length >= FINDINGS_AT_MOST) {
          leftOut++;
          continue;
        }
        const { label, documentId: source, entityId: entity } = texts[text] as SourceText;
        list.push({ document: doc.id, start, end, label, kind, labelled, source, entity, isOwn });
      }
    },
    result: () => ({ findings: [...own, ...others], findingsLeftOut: leftOut }),
  };
}

/** The locale that a manifest tells. */
export function statedLocale(manifest: CorpusManifest | undefined): string | undefined {
  const locale = manifest?.settings?.['locale'];
  return typeof locale === 'string' ? locale : undefined;
}

function statedPartition(manifest: CorpusManifest | undefined): Partition | undefined {
  const partition = manifest?.settings?.['partition'];
  return (['train', 'dev', 'test', 'all'] as const).find((known) => known === partition);
}

/** The number of copies of each document, where whole documents were augmented. */
export function copiesInOrder(manifest: CorpusManifest | undefined): number {
  const { alpha, recipe } = manifest?.settings ?? {};
  if (typeof alpha !== 'number' || typeof recipe !== 'object' || recipe === null) return 0;
  return 'unit' in recipe && recipe.unit === 'document' ? alpha : 0;
}
