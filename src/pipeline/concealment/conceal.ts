import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ConcealSummary, createAccount, sortAccount } from '../../conceal/account.ts';
import { checkStrategy, planConcealment } from '../../conceal/label-plan.ts';
import type { Vault } from '../../conceal/vault.ts';
import { createSecretStreams, type StreamOf } from '../../conceal/secret-streams.ts';
import type { Strategies, PseudoMode, Strategy } from '../../conceal/strategies.ts';
import { collectDocuments, DEFAULT_LAYER, requireRereadable, toCorpus } from '../../core/document.ts';
import { addAccounts, ownValue } from '../../core/collections.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import { nearestName } from '../../core/edit-distance.ts';
import { describeAbsent, listLabels } from '../../core/label-names.ts';
import type { Corpus, Document, Taken } from '../../core/types.ts';
import type { OpenCorpus } from '../../formats/read-corpus.ts';
import type { PendingCorpus } from '../../formats/write-corpus.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { addByName, checkLabelMap, describeByName, type LabelMap } from '../../resources/label-map.ts';
import { lackedBy } from '../../languages/capabilities.ts';
import { chooseLocale, requireLocale } from '../augmentation/corpus-census.ts';
import { isUndetermined } from '../../languages/locale.ts';
import { loadStrategies } from '../load-named.ts';
import { findLeftovers, joinLeftovers, type Leftovers } from './leftovers.ts';
import { readPredictions } from './predicted-mentions.ts';
import { nameSource, type AccountedCorpus } from '../manifest.ts';
import {
  type ConcealedBefore,
  concealDocuments,
  type ConcealJob,
  createConcealCensus,
  type Redrawn,
} from '../parts/conceal-task.ts';
import { openPartPool, type PartPool, type PartRun, writeInParts } from '../parts/pool.ts';
import type { PartedCorpus } from '../write-corpus.ts';

export interface ConcealOptions extends PartRun {
  /** For every label of which the strategies say nothing else. */
  readonly strategy?: Strategy;
  /** Strategies that ship with the package, by name; a path to a YAML file; or the strategies themselves. Default `release`, where no strategy and no policy is given either. */
  readonly strategies?: string | Strategies;
  /** Over the strategies, for single labels. */
  readonly policies?: Readonly<Record<string, Strategy>>;
  /** The layer whose mentions are concealed. Default `phi`, the layer of entities that name none. */
  readonly layer?: string;
  /**
   * The same documents with predicted mentions, in the default layer, which are concealed instead. They take the place of the
   * mentions of `layer` whose labels are predicted or known to the label map; others of that layer count as clinical.
   */
  readonly predicted?: Corpus | readonly Document[];
  /** Default: the strategies' own, else `consistent`. */
  readonly mode?: PseudoMode;
  /**
   * In the mode `consistent`: the probability, from 0 to 1, that a person, place, institution or profession which repeats in a document
   * gets another surrogate from there on (Osborne et al. 2022). Default 0: one surrogate throughout.
   */
  readonly redraw?: number;
  /** Leave mentions alone that are (part of) an eponym such as "Parkinson's disease"; they lose their label. */
  readonly protectEponyms?: boolean;
  /**
   * Keys of meta data to write, besides those that the strategies name; all others are dropped, and so is a value that holds a
   * mention of its document. A key of the patient is an identifier: it is written only where it is named here.
   */
  readonly keepMeta?: readonly string[];
  /**
   * Leave the documents of an unlinkable corpus their ids, and its files their names. Else both are new, drawn with the seed,
   * since they tell which document is which; in the mode `consistent` they stay as they are.
   */
  readonly keepIds?: boolean;
  /** Give documents new ids, files new names and all an order that is drawn with the seed, in every mode. The corpus is held in memory. */
  readonly renumber?: boolean;
  /**
   * Conceal also what the release check would find that no label covers: other occurrences of a value that its document labels
   * elsewhere. They get its label. The corpus is held in memory meanwhile.
   */
  readonly alsoLeftovers?: boolean;
  /** Where surrogates are remembered over runs and corpora: what `openVault` opened. Hand it to `writeCorpus` too (`with`), which writes it. */
  readonly vault?: Vault;
  /** With a vault: key of the metadata that tells whose document it is. Default `patient`. */
  readonly patientField?: string;
  /** Write the concealed mentions without their labels. */
  readonly dropLabels?: boolean;
  /** What the labels mean; the shipped map that fits the corpus when absent. */
  readonly labelMap?: LabelMap;
  /** The language and country of the text; when absent the label map's, unless the text is plainly in another language; else `en`. */
  readonly locale?: string;
  /** Draw only from this share of every gazetteer. Default `all`. */
  readonly partition?: Partition;
  readonly gazetteerFolders?: readonly string[];
  /**
   * The same seed gives the same surrogates, and moves dates back: keep it as you keep the source. Drawn at random when absent, and
   * written nowhere.
   */
  readonly seed?: number;
  /** Told of documents of which nothing is left. */
  readonly report?: Report;
  readonly onProgress?: (progress: ConcealProgress) => void;
  /** Given what was written over what in each document that was written, as the lines of an edit log; it holds no text of the source. */
  readonly onEdits?: (lines: string) => void | Promise<void>;
}

/** What a check of an earlier attempt found wanting, and what is known from it. */
export interface Amendments {
  /** To be concealed beside the mentions, and beside what `alsoLeftovers` finds. */
  readonly leftovers: Leftovers;
  readonly redrawn: Redrawn;
  /** What `alsoLeftovers` found in an earlier attempt, which it finds each time. */
  readonly known?: Leftovers | undefined;
  /** What earlier attempts made of documents under the same seed. */
  readonly before?: Attempts | undefined;
  /** Told the new id of each document that was written, and what it was. */
  readonly onWritten?: (id: string, source: string) => void;
}

/** What attempts under one seed made of documents, as long as they have the same job. */
export interface Attempts {
  job?: ConcealJob;
  readonly documents: ConcealedBefore;
}

export interface ConcealProgress {
  readonly phase: 'reading' | 'concealing' | 'checking';
  readonly documents: number;
  /** Known once the corpus has been read. */
  readonly totalDocuments?: number;
}

/** A concealed corpus: iterate it once for the documents, then ask for the summary. */
export interface ConcealedCorpus extends Corpus, AccountedCorpus, PartedCorpus {
  readonly job: ConcealJob;
  /** What a person should know, in sentences. */
  readonly notes: readonly string[];
  summary(): ConcealSummary;
}

/**
 * Conceals the sensitive mentions of a corpus, gold or predicted (Berg, Henriksson and Dalianis, §3.1.3). It reads the corpus
 * once for its labels and once to conceal, document by document.
 *
 * Documents of which `remove` leaves nothing are left out and reported (`document-emptied`).
 *
 * @throws PalimpsestError `no-strategy`, `unknown-strategy`, `unknown-strategies`, `bad-strategies`, `empty-corpus`,
 *   `unknown-locale`, `no-eponyms`, `unknown-layer`, `unknown-label` where a policy, the strategies or a label map of one's own
 *   misspell a label, `predictions-differ` where the predicted documents are not those of the corpus; while it is
 *   iterated `nothing-left` where `remove` leaves nothing of any document.
 * @throws TypeError for a corpus that can be read only once, such as a generator.
 */
export async function conceal(
  corpus: Corpus | OpenCorpus | readonly Document[],
  options: ConcealOptions = {},
): Promise<ConcealedCorpus> {
  return concealAmended(corpus, options, { leftovers: new Map(), redrawn: new Map() });
}

/** @throws PalimpsestError for options that exclude each other. */
function refuse(isRefused: boolean, code: string, message: string, hint: string): void {
  if (isRefused) throw new PalimpsestError(code, message, { hint });
}

/** With what `alsoLeftovers` found. */
type AmendedCorpus = ConcealedCorpus & Pick<Amendments, 'known'>;

/** {@link conceal}, with what a check of an earlier attempt asks for. */
export async function concealAmended(
  corpus: Corpus | OpenCorpus | readonly Document[],
  options: ConcealOptions,
  amendments: Amendments,
): Promise<AmendedCorpus> {
  requireRereadable(corpus, 'conceal');
  const { predicted, shard, onAside, workers = 1, renumber, alsoLeftovers, layer = DEFAULT_LAYER } = options;
  if (renumber === true && options.keepIds === true)
    throw new TypeError('conceal: renumber and keepIds exclude each other');
  const isInParts = shard !== undefined || onAside !== undefined || workers > 1;
  refuse(options.vault !== undefined && isInParts, 'not-in-parts', 'a vault is held by one process, which takes one document after the other', 'Leave --workers, --shard and --dead-letters out, or --vault.'); // prettier-ignore
  refuse(renumber === true && isInParts, 'not-in-parts', 'documents that come in an order that is drawn are not worked on in parts', 'Leave --workers, --shard and --dead-letters out, or --renumber.'); // prettier-ignore
  refuse(shard !== undefined && options.seed === undefined, 'shards-without-seed', 'without a seed every share would draw from one of its own', 'Give all shares the same --seed, a number of 12 figures or more, and keep it as you keep the source.'); // prettier-ignore
  refuse(alsoLeftovers === true && (shard !== undefined || predicted !== undefined || layer !== DEFAULT_LAYER), 'leftovers-not-sought', 'what labels missed is sought by the labels of a whole corpus in the layer phi', 'Leave --shard, --predicted and --layer out, or --also-leftovers. Of predicted mentions, write the tagged corpus first and conceal that.'); // prettier-ignore
  const pool = openPartPool(corpus, options);
  try {
    return await planConcealedCorpus(corpus, options, pool, amendments);
  } catch (error) {
    await pool?.close();
    throw error;
  }
}

/** The strategies where nothing says how: nobody who forgets to say so gives away more than these do. */
const USUAL = 'release';
const NOTHING_CONCEALED =
  'No document has a mention, so nothing is concealed, and the text is written as it is. Find mentions first (palimpsest tag), and give what was written as --predicted.';

async function planConcealedCorpus(
  corpus: Corpus | OpenCorpus | readonly Document[],
  options: ConcealOptions,
  pool: PartPool | undefined,
  { leftovers: more, redrawn, known, before, onWritten }: Amendments,
): Promise<AmendedCorpus> {
  const isUnsaid = options.strategies === undefined && options.strategy === undefined && Object.keys(options.policies ?? {}).length === 0; // prettier-ignore
  const strategies = await loadStrategies(isUnsaid ? USUAL : options.strategies);
  const { alsoLeftovers = false, renumber = false } = options;
  const inOrder = toCorpus(corpus);
  const layer = options.layer ?? DEFAULT_LAYER;
  const census = await countLabels(inOrder, layer, options, pool);
  const wanted = census.predictions?.labels ?? census.labels;
  let labelMap = census.told.chooseMap(wanted, options.labelMap);
  const ofMap = [...checkLabelMap(options.labelMap, wanted), ...describeByName(labelMap, options.policies)];
  for (const name of Object.values(options.policies ?? {})) checkStrategy(name);
  const gazetteers = loadGazetteers({ folders: options.gazetteerFolders ?? [] });
  const { locale, notes } = chooseLocale(options.locale, labelMap, census.told, gazetteers.locales, WITHOUT_LISTS);
  const isListed = !isUndetermined(locale);
  const planFor = (labels: Iterable<string>, strategy: ConcealOptions['strategy']) =>
    planConcealment(labels, { strategies, strategy, policies: options.policies ?? {}, types: labelMap?.labels ?? {}, isListed }); // prettier-ignore
  let planned = planFor(wanted, options.strategy);
  const mode = options.mode ?? strategies.mode ?? 'consistent';
  const { vault } = options;
  refuse(vault !== undefined && mode === 'unlinkable', 'vault-unlinkable', 'surrogates that last tell which mentions are one person, and the mode is unlinkable', 'Take --mode consistent, or leave --vault out.'); // prettier-ignore
  const redraw = options.redraw ?? 0;
  const repeats = 'surrogates of mentions that repeat cannot be drawn anew now and then';
  refuse(redraw > 0 && vault !== undefined, 'redraw-without-repeats', `${repeats}: the vault keeps them`, 'Leave --vault or --redraw out.'); // prettier-ignore
  refuse(redraw > 0 && mode === 'unlinkable', 'redraw-without-repeats', `${repeats}: the mode unlinkable draws every one anew`, 'Take --mode consistent, or leave --redraw out.'); // prettier-ignore
  let leftovers: Leftovers = new Map();
  let found: Leftovers | undefined;
  if (alsoLeftovers) {
    const sources = await collectDocuments(inOrder);
    const isLeft = (label: string) => ownValue(planned.plan, label)?.strategy === 'keep';
    found =
      known ?? findLeftovers(sources, { labelMap, locale, protectEponyms: options.protectEponyms === true, isLeft });
    leftovers = joinLeftovers(sources, found, more);
    // What no label has anywhere may need one that the corpus has not.
    const added = new Set([...leftovers.values()].flat().flatMap(({ label }) => (wanted.has(label) ? [] : [label])));
    if (added.size > 0) {
      labelMap = addByName(labelMap, [...added]);
      planned = planFor([...wanted, ...added], options.strategy ?? strategies.strategy ?? 'class');
    }
  }
  const { plan, withoutType, withoutLists, absent } = planned;
  const drawn = new Set(Object.values(plan).flatMap(({ strategy, type }) => (strategy === 'pseudo' && type !== undefined ? [type] : []))); // prettier-ignore
  const seed = options.seed ?? drawSeed();
  const job: ConcealJob = {
    plan,
    strategies,
    mode,
    ...(redraw > 0 && { redraw }),
    layer,
    predicted: census.predictions !== undefined,
    protectEponyms: options.protectEponyms === true,
    dropLabels: options.dropLabels === true,
    keepIds: !renumber && (mode === 'consistent' || options.keepIds === true),
    renumber,
    alsoLeftovers,
    vault: vault !== undefined,
    locale,
    partition: options.partition ?? 'all',
    gazetteerFolders: options.gazetteerFolders ?? [],
  };
  const isDrawn = Object.values(plan).some(({ strategy }) => strategy === 'pseudo');
  if (isDrawn && isListed) requireLocale(gazetteers, locale);
  const documents = renumber ? drawOrder(inOrder, createSecretStreams(seed)) : inOrder;
  const setup = {
    job,
    seed,
    redrawn,
    leftovers,
    keep: [...new Set([...strategies['keep-meta'], ...(options.keepMeta ?? [])])],
    ...(census.predictions && {
      predicted: { mentions: census.predictions.mentions, known: Object.keys(labelMap?.labels ?? {}) },
    }),
  };
  const { report, onProgress, onEdits } = options;
  let account = createAccount(plan);
  let inParts: ConcealSummary | undefined; // what was done in worker threads
  const requireLeft = ({ emptied, documents: all }: Pick<ConcealSummary, 'emptied' | 'documents'>): void => {
    if (emptied !== all) return;
    throw new PalimpsestError('nothing-left', 'the strategy remove leaves nothing of any document', {
      hint: 'Every sentence has a mention to be removed. Conceal some labels otherwise, with --policy LABEL=mask.',
    });
  };

  async function* concealed(): AsyncGenerator<Document, void, Taken> {
    await pool?.close();
    account = createAccount(plan);
    if (before !== undefined && !isDeepStrictEqual(before.job, job)) before.documents.clear();
    if (before !== undefined) before.job = job;
    let count = 0;
    const onDocument = () =>
      onProgress?.({ phase: 'concealing', documents: ++count, totalDocuments: census.documents });
    yield* concealDocuments(documents, setup, {
      account,
      report,
      onDocument,
      onWritten,
      onEdits,
      before: before?.documents,
      ...(vault && { vault: { vault, personField: options.patientField ?? 'patient' } }),
    });
    requireLeft(account.totals);
  }

  async function writeParts(writer: PendingCorpus): Promise<boolean> {
    let count = 0;
    const isWritten = await writeInParts(
      pool,
      'conceal',
      { ...setup, logsEdits: onEdits !== undefined },
      writer,
      options,
      async (part) => {
        const { summary, edits } = part.result;
        inParts = inParts ? addAccounts(inParts, summary) : summary;
        if (edits !== '') await onEdits?.(edits);
        onProgress?.({ phase: 'concealing', documents: (count += part.documents), totalDocuments: census.documents });
      },
    );
    if (inParts && !options.shard) requireLeft(inParts);
    return isWritten;
  }

  return {
    // Where documents get new names, that of the file or folder they were in is not told either.
    source: 'path' in corpus && job.keepIds ? nameSource(corpus) : undefined,
    job,
    labelMap,
    files: job.gazetteerFolders,
    known: found,
    notes: [
      ...notes,
      ...(isUnsaid ? [`No strategy given; using "${USUAL}" (${strategies.description}). Override with --strategy, --strategies or --policy.`] : []), // prettier-ignore
      ...(wanted.size === 0 ? [NOTHING_CONCEALED] : []),
      ...(isListed ? lackedBy(locale, drawn) : describeUnlisted(withoutLists)),
      ...notesOn(withoutType),
      ...ofMap,
      ...describeAbsent(`the strategies ${strategies.name}`, absent),
    ],
    summary: () => (inParts ? sortAccount(inParts) : account.result()),
    writeParts,
    [Symbol.asyncIterator]: concealed,
  };
}

/** The documents in an order that is drawn by their ids. */
function drawOrder(corpus: Corpus, streamOf: StreamOf): Corpus {
  return {
    async *[Symbol.asyncIterator]() {
      const drawn: { readonly doc: Document; readonly key: number }[] = [];
      for await (const doc of corpus) drawn.push({ doc, key: streamOf('order', doc.id).float() });
      for (const { doc } of drawn.toSorted((a, b) => a.key - b.key)) yield doc;
    },
  };
}

/** A seed that nobody can guess: what is public, such as a default, undoes a concealment. */
export function drawSeed(): number {
  return Number(randomBytes(8).readBigUInt64LE() >> 11n);
}

/** Reads the corpus once, with its predictions beside it where there are any. */
async function countLabels(
  corpus: Corpus,
  layer: string,
  { predicted, onProgress }: ConcealOptions,
  pool: PartPool | undefined,
) {
  const census = createConcealCensus(layer);
  const tell = () => onProgress?.({ phase: 'reading', documents: census.documents });
  const observe = (doc: Document) => {
    census.add(doc);
    tell();
  };
  const predictions = predicted && (await readPredictions(corpus, toCorpus(predicted), observe));
  if (predictions === undefined && pool) {
    for await (const { result } of pool.each('conceal-census', { layer })) {
      census.merge(result);
      tell();
    }
  } else if (predictions === undefined) for await (const doc of corpus) observe(doc);
  const { labels, layers, told, documents } = census;
  if (documents === 0) {
    throw new PalimpsestError('empty-corpus', 'the corpus has no readable document', {
      hint: 'Check the diagnostics above; name the format with --from if it was not told right.',
    });
  }
  // Predicted mentions need none of the layer to take the place of.
  if (predictions === undefined && layers.size > 0 && !layers.has(layer)) {
    throw new PalimpsestError('unknown-layer', `no mention is in the layer ${JSON.stringify(layer)}`, {
      hint: `Did you mean ${nearestName(layer, layers)}? The layers are: ${[...layers].toSorted().join(', ')}.`,
    });
  }
  return { labels, told, documents, predictions };
}

const WITHOUT_LISTS =
  'no surrogate is drawn that needs them, and persons get names of the people that most of theirs are of';

function describeUnlisted(labels: readonly string[]): readonly string[] {
  return labels.length === 0 ? [] : [`For want of lists ${listLabels(labels)} ${labels.length === 1 ? 'is' : 'are'} concealed by class.`]; // prettier-ignore
}

function notesOn(withoutType: readonly string[]): readonly string[] {
  if (withoutType.length === 0) return [];
  return [
    `No surrogate type is known for ${listLabels(withoutType)}: these are concealed by their class. A label map or a ` +
      'strategies file may name a type; --policy LABEL=keep leaves one as it is.',
  ];
}
