import { mapAhead } from '../core/concurrent.ts';
import { toCorpus } from '../core/document.ts';
import type { Corpus, Document } from '../core/types.ts';
import { languageOf } from '../languages/locale.ts';
import {
  createTranslationCounts,
  translateDocument,
  type TranslationCounts,
} from '../taggers/translation/translate-document.ts';
import type { Translator } from '../taggers/translation/translator.ts';
import { openMixed } from '../text/code-mixing.ts';

export interface TranslateCorpusOptions {
  /** The two languages, as `--mixed` has them; `en` and `zh` when absent. */
  readonly mixed?: readonly [string, string];
  /** Language of the text, for its sentences: BCP 47 code; `zh-TW` when absent. */
  readonly locale?: string;
  /** Told after each document how many are translated. */
  readonly onProgress?: (documents: number) => void;
}

/** What became of the sentences of a corpus; `translated` and `failed` are sorted. */
export interface TranslationSummary extends TranslationCounts {
  /** Documents that were taken: written, or given to whoever iterates. */
  readonly documents: number;
  readonly entities: number;
}

/** A corpus as it is translated, while it is iterated. */
export interface TranslatedCorpus extends Corpus {
  /** Of the last iteration, so far. */
  summary(): TranslationSummary;
}

/**
 * Translates each sentence of several languages to the one that most of its words are of (TM-BERT of Lee et al. 2024), and its labels
 * with it. A sentence whose labels do not all come back, once and whole, stays as it was, and is counted.
 *
 * @throws PalimpsestError `languages-not-told`, `no-such-word-list`.
 */
export async function translateCorpus(
  corpus: Corpus | readonly Document[],
  translator: Translator,
  { mixed = ['en', 'zh'], locale = 'zh-TW', onProgress }: TranslateCorpusOptions = {},
): Promise<TranslatedCorpus> {
  const tell = openMixed(mixed);
  const language = languageOf(locale);
  let counts = createTranslationCounts();
  let [documents, entities] = [0, 0];
  return {
    async *[Symbol.asyncIterator]() {
      counts = createTranslationCounts();
      [documents, entities] = [0, 0];
      let seen = 0;
      const translate = (doc: Document) => translateDocument(doc, translator, tell, language, counts);
      for await (const translated of mapAhead(toCorpus(corpus), translator.concurrency ?? 1, translate)) {
        onProgress?.(++seen);
        const isTaken: unknown = yield translated;
        if (isTaken === false) continue;
        documents++;
        entities += translated.entities.length;
      }
    },
    // Documents end in any order; what is told of them does not.
    summary: () => ({
      documents,
      entities,
      ...counts,
      translated: sorted(counts.translated),
      failed: sorted(counts.failed),
    }),
  };
}

function sorted<T extends object>(counts: T): T {
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))) as T;
}
