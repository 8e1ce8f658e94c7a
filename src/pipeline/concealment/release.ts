import { joinWords } from '../../report/pages/format.ts';
import { nameOfCheck } from '../audit/gates.ts';
import { unjudgedLabels } from '../audit/judgement.ts';
import { addCount, obtain, ownValue } from '../../core/collections.ts';
import { collectDocuments, requireRereadable } from '../../core/document.ts';
import type { Vault } from '../../conceal/vault.ts';
import type { Corpus, Document, Entity } from '../../core/types.ts';
import { createOccurrences } from '../../evaluate/audit.ts';
import type { OpenCorpus } from '../../formats/read-corpus.ts';
import { checkAttempts, type ReleaseCheck, type ReleaseCheckOptions } from '../audit/release-check.ts';
import { type ConcealedCorpus, concealAmended, type ConcealOptions, drawSeed } from './conceal.ts';
import type { Leftover, Leftovers } from './leftovers.ts';
import type { Redraw } from '../parts/conceal-task.ts';

/** A corpus that was concealed and checked. */
export interface ReleasedCorpus {
  readonly corpus: ConcealedCorpus;
  /** The release check of it, with the usual limits. */
  readonly check: ReleaseCheck;
  /** The check with the files that the corpus was written to, at a path: their names and what they hold. */
  readonly checkFiles: (written: string) => Promise<ReleaseCheck>;
  /** Whether all of its gates hold. Where they do not, {@link decisionsFor} says what a person must decide. */
  readonly passed: boolean;
  /** How often it was concealed. */
  readonly attempts: number;
  /** Documents in which something is left that nothing mended. */
  readonly failing: readonly FailingDocument[];
  /** Documents in which labels were concealed by class, since no surrogate did. */
  readonly byClass: readonly ByClass[];
}

/** What of a document is concealed by class. */
export interface ByClass {
  /** Its id in the source. */
  readonly document: string;
  readonly labels: readonly string[];
}

/** A document that does not pass. It holds no text. */
export interface FailingDocument {
  /** Its id in the source. */
  readonly document: string;
  /** How often what was found, by the label in the source and how it stands. */
  readonly findings: Readonly<Record<string, number>>;
}

/** Concealments at most. */
const ATTEMPTS = 8;
/** So often a document is drawn anew; what no draw mends is then concealed by class. */
const REDRAWS = 3;

/**
 * Conceals a corpus, with what its labels missed, under new ids and in another order, checks it as `checkRelease` with `release`
 * does, and does so again with what was found until the check passes: places where a text of the source stands unlabelled are concealed
 * as mentions, and of the documents in whose surrogates one is left all are drawn anew, a few times, then concealed by class where it was;
 * all others stay as they were. The source is held in memory, and the concealed documents while they are checked.
 *
 * @throws PalimpsestError as `conceal` and `checkRelease`.
 */
export async function concealUntilReleased(
  corpus: Corpus | OpenCorpus | readonly Document[],
  options: ConcealOptions & Pick<ReleaseCheckOptions, 'statistics'> = {},
): Promise<ReleasedCorpus> {
  requireRereadable(corpus, 'conceal');
  const wanted = {
    ...options,
    seed: options.seed ?? drawSeed(),
    alsoLeftovers: true,
    renumber: options.keepIds !== true,
  };
  // Edits are told of what is written, once.
  const trial = { ...wanted, ...(options.onEdits && { onEdits: () => undefined }) };
  const { vault } = options;
  const sources = await collectDocuments(corpus);
  const found = new Map<string, Leftover[]>();
  const redrawn = new Map<string, Redraw>();
  const checkAttempt = checkAttempts(sources);
  // A vault changes with each document that is concealed.
  const before = vault ? undefined : { documents: new Map() };
  let known: Leftovers | undefined;
  for (let attempts = 1; ; attempts++) {
    const origins = new Map<string, string>();
    const amendments = { leftovers: found, redrawn, known, before, onWritten: (id: string, source: string) => void origins.set(id, source) }; // prettier-ignore
    vault?.startOver();
    const tried = await concealAmended(corpus, trial, amendments);
    known = tried.known;
    const derived = await collectDocuments(tried);
    const { check, withFiles } = await checkAttempt(derived, {
      manifest: { settings: { ...tried.job } },
      ...(tried.labelMap && { labelMap: tried.labelMap }),
      release: true,
      statistics: options.statistics === true,
      ...(options.seed !== undefined && { seed: options.seed }),
      onProgress: (_phase, documents) => options.onProgress?.({ phase: 'checking', documents }),
    });
    const passed = check.gates.every((gate) => gate.passed) && unjudgedLabels(check).length === 0;
    const isDrawn = (label: string) => ownValue(tried.job.plan, label)?.strategy === 'pseudo';
    const isNew = !passed && addFound(found, check, sources, derived);
    const isRedrawn = !passed && redraw(redrawn, unlucky(check, sources, derived, origins, isDrawn), vault);
    if (passed || attempts === ATTEMPTS || !(isNew || isRedrawn)) {
      const failing = passed ? [] : failingDocuments(check, origins);
      const byClass = [...redrawn].flatMap(([document, { byClass: labels }]) => (labels.length > 0 ? [{ document, labels }] : [])); // prettier-ignore
      vault?.startOver();
      const concealed = await concealAmended(corpus, wanted, { ...amendments, known });
      return { corpus: { ...concealed, verdicts: check.verdicts }, check, checkFiles: withFiles, passed, attempts, failing, byClass }; // prettier-ignore
    }
  }
}

/**
 * The documents, by the ids of the source, with the mentions whose surrogates the gates that failed are about.
 *
 * @param isDrawn whether a label has surrogates.
 */
function unlucky(
  { gates, traces, chance, near, findings }: ReleaseCheck,
  sources: readonly Document[],
  derived: readonly Document[],
  origins: ReadonlyMap<string, string>,
  isDrawn: (label: string) => boolean,
): ReadonlyMap<string, ReadonlySet<Entity>> {
  const fails = new Set(gates.flatMap(({ check, passed, value }) => (passed || value === null ? [] : [check])));
  const above = (rows: readonly { readonly label: string; readonly isAbove: boolean }[]) =>
    new Set(rows.flatMap(({ label, isAbove }) => (isAbove ? [label] : [])));
  const reused = above(chance.flatMap(({ rows }) => rows));
  const nearly = above(near.rows);
  const places = [
    ...(fails.has('labelled') ? traces.places.filter(({ labelled }) => labelled) : []),
    ...(fails.has('near') ? near.places.filter(({ label }) => nearly.has(label)) : []),
    ...(fails.has('chance') ? findings.filter(({ labelled }) => labelled) : []),
  ];
  const derivedOf = new Map(derived.map((doc) => [doc.id, doc]));
  const concerned = new Map<string, Set<Entity>>();
  const add = (document: string, own: readonly Entity[]): void => {
    const source = origins.get(document);
    const drawn = own.filter(({ label }) => isDrawn(label));
    if (source === undefined || drawn.length === 0) return;
    const known = obtain(concerned, source, () => new Set<Entity>());
    for (const mention of drawn) known.add(mention);
  };
  for (const place of places) {
    const { document, start, end } = place;
    const mentions = (derivedOf.get(document)?.entities ?? []).filter((mention) => mention.start < end && start < mention.end); // prettier-ignore
    add(document, 'isOwn' in place ? mentions.filter(({ label }) => reused.has(label)) : mentions);
  }
  if (fails.has('originals')) {
    const textOf = new Map(sources.map(({ id, text }) => [id, text]));
    for (const { id, text, entities } of derived) if (textOf.get(origins.get(id) ?? '') === text) add(id, entities);
  }
  return concerned;
}

/**
 * Has surrogates drawn anew: of a whole document, or, where a vault holds them, of the persons and things concerned, in all documents
 * alike, since the same person has the same surrogate. What an earlier run of the vault has given away stays, and is concealed by class here.
 *
 * @returns whether anything will be otherwise.
 */
function redraw(
  redrawn: Map<string, Redraw>,
  documents: ReadonlyMap<string, ReadonlySet<Entity>>,
  vault: Vault | undefined,
): boolean {
  let isOther = false;
  for (const [id, concerned] of documents) {
    const { attempt, byClass } = redrawn.get(id) ?? { attempt: 0, byClass: [] };
    const isLast = attempt >= REDRAWS;
    const mentions = [...concerned];
    const stay = isLast ? undefined : new Set(vault?.drawAnew(id, mentions.map((mention) => mention.id))); // prettier-ignore
    const more = [...new Set(mentions.flatMap((mention) => (stay?.has(mention.id) === false || byClass.includes(mention.label) ? [] : [mention.label])))]; // prettier-ignore
    if (isLast && more.length === 0) continue;
    // What is concealed by class leaves all other surrogates as they were.
    redrawn.set(id, { attempt: Math.min(attempt + 1, REDRAWS), byClass: [...byClass, ...more] });
    isOther = true;
  }
  return isOther;
}

function failingDocuments(
  { traces, beside }: ReleaseCheck,
  origins: ReadonlyMap<string, string>,
): readonly FailingDocument[] {
  const documents = new Map<string, Map<string, number>>();
  const add = (derived: string, what: string): void => {
    const counts = obtain(documents, origins.get(derived) ?? derived, () => new Map<string, number>());
    addCount(counts, what);
  };
  for (const { document, label, disguise } of traces.places) add(document, `${label} (${disguise})`);
  for (const { document, label, place } of beside.findings) if (place !== 'file') add(document, `${label} (in its ${place})`); // prettier-ignore
  return [...documents].map(([document, counts]) => ({ document, findings: Object.fromEntries(counts) }));
}

/** @returns whether there was anything that was not known before. */
function addFound(
  found: Map<string, Leftover[]>,
  { traces }: ReleaseCheck,
  sources: readonly Document[],
  derived: readonly Document[],
): boolean {
  const sourceOf = new Map(sources.map((doc) => [doc.id, doc]));
  const derivedOf = new Map(derived.map((doc) => [doc.id, doc]));
  let isNew = false;
  for (const { document, source: id, start, end, label, labelled } of traces.places) {
    const source = sourceOf.get(id);
    const text = derivedOf.get(document)?.text.slice(start, end) ?? '';
    if (labelled || source === undefined || text === '') continue;
    // Outside mentions the text is that of the source.
    for (const at of createOccurrences(source.text, [text])(text)) {
      const own = found.get(id) ?? [];
      if (own.some((other) => other.start === at && other.end === at + text.length)) continue;
      found.set(id, [...own, { start: at, end: at + text.length, label }]);
      isNew = true;
    }
  }
  return isNew;
}

const DECISIONS: Readonly<Record<string, string>> = {
  originals: 'Documents are unchanged. Check whether their labels are kept on purpose (--policy LABEL=keep, a strategies file); conceal them, or leave those documents out.',
  unlabelled: 'Source identifiers occur outside entities, and only you can decide whether they are identifying: list them with palimpsest audit --with-text on a corpus written without --until-released. Label them in the source, or use --policy LABEL=remove.',
  beside: 'Ids or metadata you keep contain a source identifier: remove --keep-ids or that --keep-meta.',
  labelled: 'Surrogates contain part of the original, whatever is drawn: use the class for those labels (--policy LABEL=class).',
  chance: 'Surrogates of some labels occur in the source more often than expected by chance: use the class for those labels (--policy LABEL=class), or larger gazetteers (--gazetteers).',
  untouched: 'More than 1 % of the entities are unchanged: conceal their labels (--policy LABEL=class).',
  ngrams: 'Source wording was copied, but the source documents are unknown, so they cannot be compared.',
  similarity: 'Source wording was copied, but the source documents are unknown, so they cannot be compared.',
}; // prettier-ignore

const DOCUMENTS_SHOWN = 20;

/** The documents that do not pass, with what is left in each, a line a document, and what to do about them. It holds no text. */
export function describeFailing(failing: readonly FailingDocument[]): readonly string[] {
  if (failing.length === 0) return [];
  const lines = failing.slice(0, DOCUMENTS_SHOWN).map(({ document, findings }) => {
    const told = Object.entries(findings).map(([what, count]) => (count === 1 ? what : `${count} × ${what}`));
    return `  ${JSON.stringify(document)}: ${joinWords(told)}`;
  });
  const more = failing.length - lines.length;
  return [
    `Source identifiers remain in ${failing.length === 1 ? 'this document' : `these ${failing.length} documents`}: label them there, or leave the documents out.`,
    ...lines,
    ...(more > 0 ? [`  … and ${more} more, see --json.`] : []),
  ];
}

/** The documents in which a label was concealed by class, in one sentence. It holds no text. */
export function describeByClass(documents: readonly ByClass[]): readonly string[] {
  if (documents.length === 0) return [];
  const told = documents.slice(0, DOCUMENTS_SHOWN).map(({ document, labels }) => `${JSON.stringify(document)} (${joinWords(labels)})`); // prettier-ignore
  const more = documents.length - told.length;
  return [`No surrogate without part of the source was found in ${documents.length === 1 ? 'one document' : `${documents.length} documents`}, so classes are used there: ${joinWords([...told, ...(more > 0 ? [`${more} more, see --json`] : [])])}.`]; // prettier-ignore
}

/** What a person must decide for the gates of a check to hold, a sentence for each that does not. */
export function decisionsFor(result: ReleaseCheck): readonly string[] {
  const failed = result.gates.flatMap(({ check, passed, value }) => {
    if (passed) return [];
    if (value === null)
      return [`${nameOfCheck(check)}: there was nothing to compare. Check that entities of the source are concealed.`];
    return [`${nameOfCheck(check)}: ${DECISIONS[check] ?? 'see palimpsest audit.'}`];
  });
  const unjudged = unjudgedLabels(result);
  if (unjudged.length === 0) return failed;
  return [...failed, `Chance was not judged for ${joinWords(unjudged)}: tell their types in a label map (--labels), or conceal them by class.`]; // prettier-ignore
}
