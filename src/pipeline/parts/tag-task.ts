import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Tagger } from '../../core/tagger.ts';
import type { Corpus, Document, Entity, Taken } from '../../core/types.ts';
import { addCount, sortKeys } from '../../core/collections.ts';
import { sourceTokens } from '../../formats/source-tokens.ts';
import { applyLabelMap, type LabelMap } from '../../resources/label-map.ts';
import { snapToTokens } from '../../taggers/sequences.ts';
import { openTagger, type SavedTagger } from '../tagging/open-tagger.ts';
import { writeAll } from '../write-corpus.ts';
import type { PartTask } from './task.ts';

/** What a tagging found and wrote over. Mentions of the default layer count. */
export interface TagSummary {
  /** Documents that were taken: written, or given to whoever iterates. */
  readonly documents: number;
  readonly entities: number;
  /** Mentions of the input that the predicted ones took the place of. */
  readonly replaced: number;
  /** Predicted mentions that were made longer, because they began or ended inside a token of the file. */
  readonly widened: number;
  /** Predicted mentions that were left out, because the one before them has their only token. */
  readonly dropped: number;
  /** By label, sorted. */
  readonly byLabel: Readonly<Record<string, number>>;
}

/** Tags documents and counts what was found; the same wherever it runs. */
export function createTagging(tagger: Pick<Tagger, 'tag'>, labelMap: LabelMap | undefined) {
  const counts = { documents: 0, entities: 0, replaced: 0, widened: 0, dropped: 0 };
  const byLabel = new Map<string, number>();
  async function* counting(corpus: Corpus): AsyncGenerator<Document> {
    for await (const doc of corpus) {
      counts.replaced += doc.entities.filter(isDefault).length;
      yield doc;
    }
  }
  return {
    async *tag(docs: Corpus, onDocument?: () => void): AsyncGenerator<Document, void, Taken> {
      for await (const tagged of tagger.tag(counting(docs))) {
        const tokens = sourceTokens(tagged);
        const { document, widened, dropped } = tokens
          ? snapToTokens(tagged, tokens)
          : { document: tagged, widened: 0, dropped: 0 };
        counts.widened += widened;
        counts.dropped += dropped;
        const doc = labelMap ? applyLabelMap(document, labelMap) : document;
        onDocument?.();
        if ((yield doc) === false) continue;
        counts.documents++;
        for (const { label } of doc.entities.filter(isDefault)) {
          counts.entities++;
          addCount(byLabel, label);
        }
      }
    },
    summary: (): TagSummary => ({ ...counts, byLabel: sortKeys(Object.fromEntries(byLabel)) }),
  };
}

function isDefault({ layer }: Entity): boolean {
  return layer === undefined || layer === DEFAULT_LAYER;
}

export interface TagSetup {
  readonly tagger: SavedTagger;
  readonly labelMap: LabelMap | undefined;
}

/** Writes the documents of a part with the mentions that a saved tagger finds. */
export const tagTask: PartTask<TagSetup, { readonly summary: TagSummary; readonly changedTokens: number }> = {
  prepare({ tagger: { folder, options }, labelMap }) {
    const opening = openTagger(folder, options);
    opening.catch(() => undefined); // told when a part is begun
    return async (docs, { write }) => {
      const tagger = await opening;
      const before = tagger.changedTokens;
      const tagging = createTagging(tagger, labelMap);
      await writeAll(tagging.tag(docs), write);
      return { summary: tagging.summary(), changedTokens: tagger.changedTokens - before };
    };
  },
};
