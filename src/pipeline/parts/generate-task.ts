import { addCount, sortKeys } from '../../core/collections.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { createGenerator, type GeneratorOptions } from '../../templates/generator.ts';
import type { TemplateSet } from '../../templates/plan.ts';
import { loadTemplateSet } from '../templates/load-template-set.ts';
import { writeAll } from '../write-corpus.ts';
import type { PartTask } from './task.ts';

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

/** How documents are generated, as structured-cloneable data. */
export interface Generating extends Omit<GeneratorOptions, 'gazetteers'> {
  /** A folder, or the name of a shipped one. */
  readonly set: string;
  readonly gazetteerFolders: readonly string[];
}

/** The generator of a run; the same wherever it runs. */
export const openGenerator = (set: TemplateSet, { gazetteerFolders, ...options }: Omit<Generating, 'set'>) =>
  createGenerator(set, { ...options, gazetteers: loadGazetteers({ folders: gazetteerFolders }) });

/** Writes the documents of some numbers. */
export const generateTask: PartTask<Generating, GenerateSummary> = {
  prepare:
    () =>
    async (docs, { write }) => {
      const tally = createTally();
      await writeAll(docs, async (doc) => {
        const isTaken = await write(doc);
        if (isTaken) tally.add(doc);
        return isTaken;
      });
      return tally.result();
    },
  make({ set, ...setup }) {
    const generator = openGenerator(loadTemplateSet(set), setup);
    return function* (from, to) {
      for (let i = from; i < to; i++) yield generator.document(i);
    };
  },
};

/** Counts documents that were taken. */
export function createTally() {
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
      addCount(templates, template);
    },
    result: (): GenerateSummary => ({
      documents,
      characters,
      entities,
      byLabel: sortKeys(Object.fromEntries([...labels].map(([label, row]) => [label, { ...row }] as const))),
      byTemplate: sortKeys(Object.fromEntries(templates)),
    }),
  };
}
