import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Corpus, Document, Taken } from '../../core/types.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { createGenerator, type GeneratorOptions } from '../../templates/generator.ts';
import { NOISE_KINDS } from '../../templates/noise.ts';
import type { TemplateSet } from '../../templates/plan.ts';
import { loadTemplateSet } from './load-template-set.ts';
import type { AccountedCorpus } from '../manifest.ts';

export interface GenerateOptions extends Omit<GeneratorOptions, 'gazetteers' | 'seed'> {
  /** How many documents. */
  readonly count: number;
  /** Default 13. The same seed gives the same documents. */
  readonly seed?: number;
  /** Folders of the user's own gazetteers. */
  readonly gazetteerFolders?: readonly string[];
  readonly onProgress?: (documents: number, total: number) => void;
}

/** What was generated. */
export interface GenerateSummary {
  readonly documents: number;
  /** UTF-16 units. */
  readonly characters: number;
  readonly entities: number;
  readonly byLabel: Readonly<Record<string, { readonly layer: string; readonly entities: number }>>;
  /** By template id. */
  readonly byTemplate: Readonly<Record<string, number>>;
}

/** All that decides what is written. */
export type GenerateJob = Omit<GenerateOptions, 'onProgress'> & {
  readonly set: string;
  /** Of the set's files: see {@link TemplateSet.fingerprint}. */
  readonly fingerprint: string;
};

/** A generated corpus: each iteration makes the same documents anew. The summary tells of the last iteration. */
export interface GeneratedCorpus extends Corpus, AccountedCorpus {
  readonly job: GenerateJob;
  summary(): GenerateSummary;
}

/** Documents between which progress is told. */
const STRIDE = 64;

/**
 * Renders documents from a set of templates, with labels exact by construction. Document `i` depends on the seed, the set and
 * `i` alone: a longer corpus starts with the shorter one.
 *
 * @param set a set, the folder of one, or the name of a shipped one.
 * @throws PalimpsestError `no-such-template-set`, `bad-template`, `no-such-template`, `unknown-layer`, `unknown-locale`.
 */
export function generate(set: TemplateSet | string, options: GenerateOptions): GeneratedCorpus {
  const { count, seed = 13, partition = 'all', onProgress, ...rest } = options;
  if (!Number.isSafeInteger(count) || count < 0) throw new TypeError(`count is a whole number from 0, not ${count}`);
  checkNoise(options.noise ?? {});
  const templates = typeof set === 'string' ? loadTemplateSet(set) : set;
  const gazetteers = loadGazetteers({ folders: options.gazetteerFolders ?? [] });
  const generator = createGenerator(templates, { ...rest, seed, partition, gazetteers });
  let tally = createTally();

  async function* documents(): AsyncGenerator<Document, void, Taken> {
    tally = createTally();
    for (let i = 0; i < count; i++) {
      const doc = generator.document(i);
      if ((yield doc) !== false) tally.add(doc);
      if ((i + 1) % STRIDE === 0 || i + 1 === count) onProgress?.(i + 1, count);
    }
  }

  const { name, fingerprint } = templates;
  return {
    source: undefined,
    labelMap: undefined,
    notes: [],
    files: options.gazetteerFolders ?? [],
    job: { set: name, fingerprint, count, seed, partition, ...rest },
    summary: () => tally.result(),
    [Symbol.asyncIterator]: documents,
  };
}

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

function createTally() {
  let documents = 0;
  let characters = 0;
  let entities = 0;
  const labels = new Map<string, { layer: string; entities: number }>();
  const templates = new Map<string, number>();
  return {
    add({ text, entities: found, meta }: Document): void {
      documents++;
      characters += text.length;
      entities += found.length;
      for (const { label, layer = DEFAULT_LAYER } of found) {
        const row = labels.get(label);
        if (row === undefined) labels.set(label, { layer, entities: 1 });
        else row.entities++;
      }
      const template = typeof meta?.['template'] === 'string' ? meta['template'] : '';
      templates.set(template, (templates.get(template) ?? 0) + 1);
    },
    result: (): GenerateSummary => ({
      documents,
      characters,
      entities,
      byLabel: Object.fromEntries([...labels].toSorted(byKey).map(([label, row]) => [label, { ...row }])),
      byTemplate: Object.fromEntries([...templates].toSorted(byKey)),
    }),
  };
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}
