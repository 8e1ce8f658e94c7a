import { type Account, type ConcealSummary, createAccount } from '../../conceal/account.ts';
import { createConcealer } from '../../conceal/concealer.ts';
import { createEponymGuard } from '../../conceal/eponym-guard.ts';
import type { ConcealmentPlan } from '../../conceal/label-plan.ts';
import { createNewIds, sealDocument } from '../../conceal/seal-document.ts';
import type { PseudoMode, Strategies } from '../../conceal/strategies.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Report } from '../../core/errors.ts';
import { createRng } from '../../core/rng.ts';
import type { Document, Entity, Taken } from '../../core/types.ts';
import { languageOf } from '../../languages/locale.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { tellingWords } from '../../surrogates/mentions.ts';
import { type CorpusCounts, createCorpusCensus } from '../corpus-census.ts';
import { layPredictions, type Predictions } from '../predicted-mentions.ts';
import { writeAll } from '../write-corpus.ts';
import type { PartTask } from './task.ts';

/** All that decides what a concealment writes, for the manifest. */
export interface ConcealJob {
  readonly plan: ConcealmentPlan;
  readonly strategies: Strategies;
  readonly mode: PseudoMode;
  readonly layer: string;
  /** Whether predicted mentions were concealed instead of those of the corpus. */
  readonly predicted: boolean;
  readonly protectEponyms: boolean;
  readonly dropLabels: boolean;
  /** Whether documents and files are called as those of the source are. */
  readonly keepIds: boolean;
  readonly locale: string;
  readonly partition: Partition;
  readonly gazetteerFolders: readonly string[];
  /** `null` where it is withheld: whoever has the seed of an unlinkable corpus can test guesses of what its surrogates hide. */
  readonly seed: number | null;
}

/** How documents are concealed, as structured-cloneable data. */
export interface Concealing {
  readonly job: ConcealJob;
  /** That of the draws, which the job may keep to itself. */
  readonly seed: number;
  /** Keys of meta data to keep. */
  readonly keep: readonly string[];
}

interface Beside {
  readonly account: Account;
  readonly report: Report | undefined;
  readonly predictions?: (Predictions & { isOfMap(label: string): boolean }) | undefined;
  readonly onDocument?: () => void;
}

/** The documents with their sensitive mentions concealed, but for those of which nothing is left; the same wherever it runs. */
export async function* concealDocuments(
  docs: AsyncIterable<Document>,
  { job, seed, keep }: Concealing,
  { account, report, predictions, onDocument }: Beside,
): AsyncGenerator<Document, void, Taken> {
  const { plan, strategies, mode, layer, locale } = job;
  const setting = { locale, gazetteers: loadGazetteers({ folders: job.gazetteerFolders }), partition: job.partition };
  const language = languageOf(locale);
  const concealDocument = createConcealer({
    plan,
    strategies,
    mode,
    setting,
    language,
    dropLabels: job.dropLabels,
    ...(job.protectEponyms && { guard: createEponymGuard(language) }),
  });
  const root = createRng(seed).fork('conceal');
  const isPlanned = (entity: Entity) => (entity.layer ?? DEFAULT_LAYER) === layer && Object.hasOwn(plan, entity.label);
  const isConcealed = (entity: Entity) => isPlanned(entity) && plan[entity.label]?.strategy !== 'keep';
  const isGold = (entity: Entity) =>
    isPlanned(entity) || ((entity.layer ?? DEFAULT_LAYER) === layer && predictions?.isOfMap(entity.label) === true);

  const nameOf = job.keepIds ? undefined : createNewIds(root.fork('names'));
  for await (const source of docs) {
    const predicted = predictions?.mentionsOf(source.id);
    const laid = predicted && layPredictions(source, predicted, layer, isGold);
    const own = createAccount(plan);
    for (const { entity, exposed } of laid?.replaced ?? []) own.gold(entity, exposed);
    const mine = laid === undefined ? isConcealed : (entity: Entity) => laid.laid.has(entity.id) && isConcealed(entity);
    const doc = laid?.document ?? source;
    const derivedFrom = {
      id: source.id,
      copy: 1,
      seed,
      recipe: `conceal:${strategies.name}`,
      steps: [...new Set(Object.values(plan).map(({ strategy }) => strategy))].toSorted(),
    };
    const result = concealDocument(
      {
        doc,
        isConcealed: mine,
        rng: root.fork('document', source.id),
        // Provenance has the seed; see ConcealJob.
        ...(mode === 'consistent' && { derivedFrom }),
      },
      own,
    );
    onDocument?.();
    if (result !== undefined) {
      const sealed = sealDocument(result, doc, {
        wordsOf: (entity, text) =>
          laid?.laid.has(entity.id) === true || isPlanned(entity)
            ? tellingWords(text, plan[entity.label]?.type, { ...setting, keepTokens: true })
            : undefined,
        keep,
        ...(nameOf && { name: nameOf(source) }),
      });
      if ((yield sealed.document) === false) {
        account.totals.documents++;
        account.totals.refused++;
        continue;
      }
      account.add(own);
      account.sealed(sealed);
    } else {
      account.add(own);
      report?.({
        severity: 'warning',
        code: 'document-emptied',
        message: 'every sentence was removed, so the document is left out',
        place: { documentId: source.id },
      });
    }
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
        const own = entity.layer ?? DEFAULT_LAYER;
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
export const concealTask: PartTask<Concealing, ConcealSummary> = {
  prepare:
    (setup) =>
    async (docs, { write, report }) => {
      const account = createAccount(setup.job.plan);
      await writeAll(concealDocuments(docs, setup, { account, report }), write);
      return account.result();
    },
};
