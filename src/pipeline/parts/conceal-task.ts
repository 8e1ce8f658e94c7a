import { isDeepStrictEqual } from 'node:util';
import { type Account, type ConcealSummary, createAccount } from '../../conceal/account.ts';
import { createConcealer } from '../../conceal/concealer.ts';
import { createEponymGuard } from '../../conceal/eponym-guard.ts';
import type { ConcealmentPlan } from '../../conceal/label-plan.ts';
import { createMentionSearch, createNewIds, sealDocument } from '../../conceal/seal-document.ts';
import { createSecretStreams } from '../../conceal/secret-streams.ts';
import type { PseudoMode, Strategies } from '../../conceal/strategies.ts';
import { layerOf } from '../../core/document.ts';
import { inDocument, type Report } from '../../core/errors.ts';
import { ownValue } from '../../core/collections.ts';
import type { Vault } from '../../conceal/vault.ts';
import type { Document, Entity, Taken } from '../../core/types.ts';
import { languageOf } from '../../languages/locale.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { tellingOf } from '../../surrogates/mentions.ts';
import { type CorpusCounts, createCorpusCensus } from '../augmentation/corpus-census.ts';
import { formatEdits } from '../edit-log.ts';
import { addLeftovers, type Leftover, type Leftovers } from '../concealment/leftovers.ts';
import { layPredictions, openMentions, type PackedMentions } from '../concealment/predicted-mentions.ts';
import { writeAll } from '../write-corpus.ts';
import type { PartTask } from './task.ts';

/**
 * All that decides what a concealment writes, for the manifest, but for the seed: who has it can move dates back and test guesses of
 * names, so it is written nowhere.
 */
export interface ConcealJob {
  readonly plan: ConcealmentPlan;
  readonly strategies: Strategies;
  readonly mode: PseudoMode;
  /** The probability that a mention which repeats goes on to another surrogate; absent where it never does. */
  readonly redraw?: number;
  readonly layer: string;
  /** Whether predicted mentions were concealed instead of those of the corpus. */
  readonly predicted: boolean;
  readonly protectEponyms: boolean;
  readonly dropLabels: boolean;
  /** Whether documents and files are called as those of the source are. */
  readonly keepIds: boolean;
  /** Whether documents come in an order that was drawn. */
  readonly renumber: boolean;
  /** Whether what the labels missed was concealed, too. */
  readonly alsoLeftovers: boolean;
  /** Whether surrogates are those of a vault. */
  readonly vault: boolean;
  readonly locale: string;
  readonly partition: Partition;
  readonly gazetteerFolders: readonly string[];
}

/** What of a document is drawn otherwise than the seed alone says. */
export interface Redraw {
  /** From 1 on: surrogates are others than those of the attempts before. */
  readonly attempt: number;
  /** Labels that are concealed by class in this document, since no draw did. */
  readonly byClass: readonly string[];
}

/** By the id of the document. */
export type Redrawn = ReadonlyMap<string, Redraw>;

/** How documents are concealed, as structured-cloneable data. */
export interface Concealing {
  readonly job: ConcealJob;
  /** That of the draws. */
  readonly seed: number;
  /** Keys of meta data to keep. */
  readonly keep: readonly string[];
  /** What the labels missed, to be concealed as well. */
  readonly leftovers: Leftovers;
  /** The documents whose surrogates were found wanting, by id. */
  readonly redrawn: Redrawn;
  /** Mentions to conceal instead of those of the corpus, and the labels that the label map knows: they take the place of such, too. */
  readonly predicted?: { readonly mentions: PackedMentions; readonly known: readonly string[] } | undefined;
}

const NOT_REDRAWN: Redraw = { attempt: 0, byClass: [] };
const NOTHING_MISSED: readonly Leftover[] = [];

/** What concealment made of a document, and of what. */
interface Concealed {
  readonly missed: readonly Leftover[];
  readonly redraw: Redraw;
  readonly account: Account;
  /** `undefined` where nothing is left of it. */
  readonly sealed: ReturnType<typeof sealDocument> | undefined;
  readonly log: Omit<Parameters<typeof formatEdits>[1], 'document'> | undefined;
}

/** By id what was made of documents under one seed and one job: those of which nothing else is known since then are not concealed again. */
export type ConcealedBefore = Map<string, Concealed>;

interface Beside {
  readonly account: Account;
  readonly report: Report | undefined;
  readonly onDocument?: () => void;
  readonly vault?: { readonly vault: Vault; readonly personField: string } | undefined;
  readonly before?: ConcealedBefore | undefined;
  /** Told the new id of each document that was written, and what it was. */
  readonly onWritten?: ((id: string, source: string) => void) | undefined;
  /** Told the edits of a document that was written, as a line of an edit log. */
  readonly onEdits?: ((line: string) => void | Promise<void>) | undefined;
}

/** The documents with their sensitive mentions concealed, but for those of which nothing is left; the same wherever it runs. */
export async function* concealDocuments(
  docs: AsyncIterable<Document>,
  { job, seed, keep, leftovers, redrawn, predicted: predictions }: Concealing,
  { account, report, onDocument, onWritten, onEdits, vault, before }: Beside,
): AsyncGenerator<Document, void, Taken> {
  const { plan, strategies, mode, layer, locale } = job;
  const setting = {
    locale,
    gazetteers: loadGazetteers({ folders: job.gazetteerFolders }),
    partition: job.partition,
    keepTokens: true,
  };
  const language = languageOf(locale);
  const concealDocument = createConcealer({
    plan,
    strategies,
    mode,
    setting,
    language,
    dropLabels: job.dropLabels,
    ...(job.redraw !== undefined && { redraw: job.redraw }),
    ...(vault && { vault: vault.vault }),
    ...(job.protectEponyms && { guard: createEponymGuard(language) }),
  });
  const streamOf = createSecretStreams(seed);
  const isPlanned = (entity: Entity) => layerOf(entity) === layer && Object.hasOwn(plan, entity.label);
  const isConcealed = (entity: Entity) => isPlanned(entity) && plan[entity.label]?.strategy !== 'keep';
  const known = new Set(predictions?.known);
  const isGold = (entity: Entity) => isPlanned(entity) || (layerOf(entity) === layer && known.has(entity.label));
  const mentionsOf = predictions && openMentions(predictions.mentions);

  const applied = [...new Set(Object.values(plan).map(({ strategy }) => strategy))].toSorted();
  const nameOf = job.keepIds ? undefined : createNewIds(streamOf);
  for await (const read of docs) {
    const missed = leftovers.get(read.id) ?? NOTHING_MISSED;
    const redraw = redrawn.get(read.id) ?? NOT_REDRAWN;
    const known = before?.get(read.id);
    const isAsBefore = known?.redraw === redraw && isDeepStrictEqual(known.missed, missed);
    const done = isAsBefore ? known : concealOne(read, missed, redraw);
    before?.set(read.id, done);
    const { account: own, sealed, log } = done;
    onDocument?.();
    if (sealed !== undefined) {
      if ((yield sealed.document) === false) {
        account.totals.documents++;
        account.totals.refused++;
        continue;
      }
      account.add(own);
      account.sealed(sealed);
      onWritten?.(sealed.document.id, read.id);
      if (log) await onEdits?.(formatEdits(read, { ...log, document: sealed.document }));
    } else {
      account.add(own);
      report?.({
        severity: 'warning',
        code: 'document-emptied',
        message: 'every sentence was removed, so the document is left out',
        place: { documentId: read.id },
      });
    }
  }

  function concealOne(read: Document, missed: readonly Leftover[], redraw: Redraw): Concealed {
    const source = missed.length > 0 ? addLeftovers(read, missed, layer) : read;
    const predicted = mentionsOf?.(read);
    const laid = predicted && layPredictions(source, predicted, layer, isGold);
    const own = createAccount(plan);
    own.totals.leftovers = missed.length;
    let log: Concealed['log'];
    for (const { entity, exposed } of laid?.replaced ?? []) own.gold(entity, exposed);
    const mine = laid === undefined ? isConcealed : (entity: Entity) => laid.laid.has(entity.id) && isConcealed(entity);
    const doc = laid?.document ?? source;
    const isTold = mode === 'consistent' && !job.renumber;
    const derivedFrom = isTold ? { id: source.id, copy: 1, recipe: `conceal:${strategies.name}`, steps: applied } : undefined; // prettier-ignore
    const told = vault && ownValue(source.meta, vault.personField);
    const person = typeof told === 'string' || typeof told === 'number' ? String(told) : undefined;
    const result = inDocument(doc, () =>
      concealDocument(doc, mine)(
        {
          rng: streamOf('document', source.id, redraw.attempt),
          byClass: redraw.byClass,
          ...(derivedFrom && { derivedFrom }),
          ...(person !== undefined && { person }),
          ...(onEdits && {
            onEdits: (removals, edits, places, links) => {
              const isLabelled = new Set(read.entities.map(({ id }) => id));
              const steps = places.map(({ owner, outcome }) =>
                laid !== undefined || isLabelled.has(owner.id) ? outcome : `leftover:${outcome}`,
              );
              log = { edits: removals.length > 0 ? [removals, edits] : [edits], steps, before: 'remove', links };
            },
          }),
        },
        own,
      ),
    );
    if (result === undefined) return { missed, redraw, account: own, sealed: undefined, log };
    const holds = createMentionSearch(doc, (entity, text) =>
      laid?.laid.has(entity.id) === true || isPlanned(entity)
        ? tellingOf(text, plan[entity.label]?.type, setting)
        : undefined,
    );
    const sealed = sealDocument(result, holds, {
      keep,
      derivedFrom: result.derivedFrom && derivedFrom,
      ...(nameOf && { name: nameOf(source) }),
    });
    return { missed, redraw, account: own, sealed, log };
  }
}

/** Labels, layers and language of a corpus that is to be concealed. */
export function createConcealCensus(layer: string) {
  const labels = new Set<string>();
  const layers = new Set<string>();
  const told = createCorpusCensus();
  let documents = 0;
  return {
    labels: labels as ReadonlySet<string>,
    layers: layers as ReadonlySet<string>,
    told,
    get documents() {
      return documents;
    },
    add(doc: Document): void {
      told.add(doc);
      for (const entity of doc.entities) {
        const own = layerOf(entity);
        layers.add(own);
        if (own === layer) labels.add(entity.label);
      }
      documents++;
    },
    state: (): ConcealCounts => ({ labels: [...labels], layers: [...layers], told: told.state(), documents }),
    merge(state: ConcealCounts): void {
      for (const label of state.labels) labels.add(label);
      for (const one of state.layers) layers.add(one);
      told.merge(state.told);
      documents += state.documents;
    },
  };
}

export interface ConcealCounts {
  readonly labels: readonly string[];
  readonly layers: readonly string[];
  readonly told: CorpusCounts;
  readonly documents: number;
}

/** Counts what a part tells of the corpus. */
export const concealCensusTask: PartTask<{ readonly layer: string }, ConcealCounts> = {
  prepare:
    ({ layer }) =>
    async (docs) => {
      const census = createConcealCensus(layer);
      for await (const doc of docs) census.add(doc);
      return census.state();
    },
};

/** Writes the documents of a part concealed. */
export const concealTask: PartTask<
  Concealing & { readonly logsEdits: boolean },
  { readonly summary: ConcealSummary; readonly edits: string }
> = {
  prepare:
    ({ logsEdits, ...setup }) =>
    async (docs, { write, report }) => {
      const account = createAccount(setup.job.plan);
      let edits = '';
      const onEdits = logsEdits ? (line: string) => void (edits += line) : undefined;
      await writeAll(concealDocuments(docs, setup, { account, report, onEdits }), write);
      return { summary: account.result(), edits };
    },
};
