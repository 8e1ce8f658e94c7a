import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { type CorpusCounts, createCorpusCensus } from '../augmentation/corpus-census.ts';
import { createLabelCensus, GENERATED, type LabelCounts, TARGET } from '../mixture/label-census.ts';
import { createMetaFields } from '../split.ts';

/** What an augmentation must know of the whole corpus before it begins. */
export type AugmentCensus = ReturnType<typeof createAugmentCensus>;
export interface AugmentCounts {
  readonly labels: readonly string[];
  readonly sensitive: readonly string[];
  readonly fields: readonly string[];
  readonly told: CorpusCounts;
  readonly mentions: LabelCounts | undefined;
  readonly taken: readonly string[];
  readonly documents: number;
  readonly characters: number;
}

/**
 * @param isMixed what mentions read like is asked for only where generated text is mixed in.
 * @param isSampled whether enough documents that come before these are known whole.
 */
export function createAugmentCensus(isMixed: boolean, isSampled = false) {
  const labels = new Set<string>();
  const sensitive = new Set<string>();
  const fields = createMetaFields();
  const told = createCorpusCensus();
  const mentions = isMixed ? createLabelCensus(isSampled) : undefined;
  const taken = new Set<string>();
  let [documents, characters] = [0, 0];
  return {
    fields,
    told,
    labels: labels as ReadonlySet<string>,
    mentions,
    /** Ids of the corpus that generated text, or documents of a target sample, might have. */
    taken: taken as ReadonlySet<string>,
    get documents() {
      return documents;
    },
    /** UTF-16 units. */
    get characters() {
      return characters;
    },
    /** Labels that only mentions beside the sensitive ones have, such as clinical ones; none where no mention is sensitive. */
    get besides(): readonly string[] {
      return sensitive.size === 0 ? [] : [...labels].filter((label) => !sensitive.has(label));
    },
    add(doc: Document): void {
      fields.add(doc);
      told.add(doc);
      mentions?.add(doc);
      if ((isMixed && doc.id.startsWith(GENERATED)) || doc.id.startsWith(TARGET)) taken.add(doc.id);
      for (const { label, layer = DEFAULT_LAYER } of doc.entities) {
        labels.add(label);
        if (layer === DEFAULT_LAYER) sensitive.add(label);
      }
      documents++;
      characters += doc.text.length;
    },
    /** What was counted, as plain data, for `merge`. */
    state: () => ({
      labels: [...labels],
      sensitive: [...sensitive],
      fields: fields.state(),
      told: told.state(),
      mentions: mentions?.state(),
      taken: [...taken],
      documents,
      characters,
    }),
    /** Adds what another census counted in documents that follow these. */
    merge(state: AugmentCounts): void {
      for (const label of state.labels) labels.add(label);
      for (const label of state.sensitive) sensitive.add(label);
      fields.merge(state.fields);
      told.merge(state.told);
      if (state.mentions) mentions?.merge(state.mentions);
      for (const id of state.taken) taken.add(id);
      documents += state.documents;
      characters += state.characters;
    },
  };
}
