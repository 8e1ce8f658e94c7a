import { addAccounts, sortKeys } from '../../core/collections.ts';
import type { Corpus, Document, Taken } from '../../core/types.ts';
import type { PendingCorpus } from '../../formats/write-corpus.ts';
import type { GeneratorOptions } from '../../templates/generator.ts';
import { NOISE_KINDS } from '../../templates/noise.ts';
import type { TemplateSet } from '../../templates/plan.ts';
import { loadTemplateSet } from './load-template-set.ts';
import type { AccountedCorpus } from '../manifest.ts';
import { createTally, type Generating, type GenerateSummary, openGenerator } from '../parts/generate-task.ts';
import { openMakingPool, type PartRun, requireShard, writeInParts } from '../parts/pool.ts';
import type { PartedCorpus } from '../write-corpus.ts';

export type { GenerateSummary };

export interface GenerateOptions
  extends Omit<GeneratorOptions, 'gazetteers' | 'seed'>, Pick<PartRun, 'workers' | 'shard'> {
  /** How many documents. */
  readonly count: number;
  /** Default 13. The same seed gives the same documents. */
  readonly seed?: number;
  /** Folders of the user's own gazetteers. */
  readonly gazetteerFolders?: readonly string[];
  readonly onProgress?: (documents: number, total: number) => void;
}

/** All that decides what is written. */
export type GenerateJob = Omit<GenerateOptions, 'onProgress' | 'workers'> & {
  readonly set: string;
  /** Of the set's files: see {@link TemplateSet.fingerprint}. */
  readonly fingerprint: string;
};

/** A generated corpus: each iteration makes the same documents anew. The summary tells of the last iteration. */
export interface GeneratedCorpus extends Corpus, AccountedCorpus, PartedCorpus {
  readonly job: GenerateJob;
  summary(): GenerateSummary;
}

/** Documents between which progress is told. */
const STRIDE = 64;

/**
 * Renders documents from a set of templates, with labels exact by construction. Document `i` depends on the seed, the set and
 * `i` alone: a longer corpus starts with the shorter one.
 *
 * @param set a set, the folder of one, or the name of a shipped one; workers are for the latter two.
 * @throws PalimpsestError `no-such-template-set`, `bad-template`, `no-such-template`, `unknown-layer`, `unknown-locale`.
 */
export function generate(set: TemplateSet | string, options: GenerateOptions): GeneratedCorpus {
  const { count, seed = 13, partition = 'all', onProgress, workers = 1, shard, gazetteerFolders = [], ...rest } = options; // prettier-ignore
  if (!Number.isSafeInteger(count) || count < 0) throw new TypeError(`count is a whole number from 0, not ${count}`);
  checkNoise(options.noise ?? {});
  const templates = typeof set === 'string' ? loadTemplateSet(set) : set;
  const setup: Omit<Generating, 'set'> = { ...rest, gazetteerFolders, seed, partition };
  const generator = openGenerator(templates, setup);
  requireShard(shard);
  const [index, shares] = shard ?? [1, 1];
  const [first, end] = [Math.floor((count * (index - 1)) / shares), Math.floor((count * index) / shares)] as const;
  let tally = createTally();
  let inParts: GenerateSummary | undefined; // what was done in worker threads

  async function* documents(): AsyncGenerator<Document, void, Taken> {
    tally = createTally();
    inParts = undefined;
    for (let i = first; i < end; i++) {
      const doc = generator.document(i);
      if ((yield doc) !== false) tally.add(doc);
      const done = i + 1 - first;
      if (done % STRIDE === 0 || i + 1 === end) onProgress?.(done, end - first);
    }
  }

  async function writeParts(writer: PendingCorpus): Promise<boolean> {
    let done = 0;
    if (typeof set !== 'string') return false; // what was compiled stays in its thread
    const pool = openMakingPool([first, end], workers);
    return writeInParts(pool, 'generate', { ...setup, set }, writer, {}, ({ result, documents: made }) => {
      inParts = inParts ? sortRows(addAccounts(inParts, result)) : result;
      onProgress?.((done += made), end - first);
    });
  }

  const { name, fingerprint } = templates;
  return {
    source: undefined,
    labelMap: undefined,
    notes: [],
    files: gazetteerFolders,
    job: {
      set: name,
      fingerprint,
      count,
      seed,
      partition,
      ...(options.gazetteerFolders && { gazetteerFolders }),
      ...rest,
      ...(shard && { shard }),
    },
    summary: () => inParts ?? tally.result(),
    writeParts,
    [Symbol.asyncIterator]: documents,
  };
}

const sortRows = (summary: GenerateSummary): GenerateSummary => ({
  ...summary,
  byLabel: sortKeys(summary.byLabel),
  byTemplate: sortKeys(summary.byTemplate),
});

function checkNoise(noise: Readonly<Record<string, unknown>>): void {
  for (const [kind, probability] of Object.entries(noise)) {
    if (!(NOISE_KINDS as readonly string[]).includes(kind)) {
      throw new TypeError(`${kind} is no kind of noise; they are ${NOISE_KINDS.join(', ')}`);
    }
    if (!(typeof probability === 'number' && probability >= 0 && probability <= 1)) {
      throw new TypeError(`the probability of ${kind} is a number from 0 to 1`);
    }
  }
}
