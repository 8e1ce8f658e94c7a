import { addAccounts, addCount, sortKeys } from '../../core/collections.ts';
import { toCorpus } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Tagger } from '../../core/tagger.ts';
import type { Corpus, Document } from '../../core/types.ts';
import type { PendingCorpus } from '../../formats/write-corpus.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { createLanguageCensus } from '../../text/detect-language.ts';
import type { LlmTagger } from '../../taggers/llm/tagger.ts';
import type { OpenTagger } from './open-tagger.ts';
import { openPartPool, type PartRun, writeInParts } from '../parts/pool.ts';
import { createTagging, type TagSummary } from '../parts/tag-task.ts';
import type { PartedCorpus } from '../write-corpus.ts';

export { openTagger, type OpenTagger, type OpenTaggerOptions } from './open-tagger.ts';
export type { TagSummary };

/** A corpus as a tagger labels it. It is tagged while it is iterated. */
export interface TaggedCorpus extends Corpus, PartedCorpus {
  /** Of the last iteration, so far. */
  summary(): TagSummary;
}

export interface TagCorpusOptions extends PartRun {
  /** Applied to what was found. */
  readonly labelMap?: LabelMap | undefined;
  /** Told after each document how many are tagged. */
  readonly onProgress?: ((documents: number) => void) | undefined;
}

/**
 * The documents of a corpus with the mentions that a tagger finds in place of those of the default layer. Where a document comes
 * from a file of tokens, mentions are widened to whole tokens of it, so that it can be written back.
 *
 * @param tagger workers load one that `openTagger` opened for themselves; with another, all is done in this thread.
 * @throws PalimpsestError `not-in-parts` where shards or dead letters are asked for and the corpus or the tagger does not allow it.
 */
export async function tagCorpus(
  corpus: Corpus | readonly Document[],
  tagger: Pick<Tagger, 'tag'> & Pick<OpenTagger, 'saved'>,
  { labelMap, onProgress, ...run }: TagCorpusOptions = {},
): Promise<TaggedCorpus> {
  let tagging = createTagging(tagger, labelMap);
  let inParts: TagSummary | undefined; // what was done in worker threads
  const { saved } = tagger;
  if (!saved && (run.shard || run.onAside)) {
    throw new PalimpsestError('not-in-parts', 'this tagger does not tag documents apart', {
      hint: 'Leave --shard and --dead-letters out, or cut the corpus first: palimpsest convert <in> <out.jsonl> --shard 1/8.',
    });
  }
  return {
    async *[Symbol.asyncIterator]() {
      tagging = createTagging(tagger, labelMap);
      inParts = undefined;
      let seen = 0;
      yield* tagging.tag(toCorpus(corpus), () => onProgress?.(++seen));
    },
    async writeParts(writer: PendingCorpus) {
      if (!saved) return false;
      let seen = 0;
      const setup = { tagger: { folder: saved.folder, options: saved.options }, labelMap };
      return writeInParts(openPartPool(corpus, run), 'tag', setup, writer, run, ({ result, documents }) => {
        const sum = inParts ? addAccounts(inParts, result.summary) : result.summary;
        inParts = { ...sum, byLabel: sortKeys(sum.byLabel) };
        saved.onChanged(result.changedTokens);
        onProgress?.((seen += documents));
      });
    },
    summary: () => inParts ?? tagging.summary(),
  };
}

/** Documents that are looked at for the language of a text. */
const LOOKED_AT = 200;

/** Says that a text, or which part of its documents, is plainly in another language than a tagger was trained for; `undefined` where none is. */
export async function noteOfLanguage(
  corpus: Corpus | readonly Document[],
  { model }: Pick<OpenTagger, 'model'>,
): Promise<string | undefined> {
  const { language } = model.config;
  if (typeof language !== 'string') return undefined;
  const census = createLanguageCensus();
  const others = new Map<string, number>();
  let looked = 0;
  for await (const doc of corpus) {
    const one = createLanguageCensus();
    one.add(doc);
    census.merge(one.state());
    const own = one.plainLanguage();
    if (own !== undefined && own !== language) addCount(others, own);
    if (++looked === LOOKED_AT) break;
  }
  const spoken = census.plainLanguage() ?? language;
  const some = Array.from(others, ([other, documents]) => `${documents} of the ${looked === LOOKED_AT ? 'first ' : ''}${looked} documents ${documents === 1 ? 'is' : 'are'} in "${other}"`); // prettier-ignore
  const what = spoken === language ? some.join(', ') : `The text is in "${spoken}"`;
  if (what === '') return undefined;
  return `${what}, and the model was trained for "${language}": look at what it finds before you rely on it.`;
}

/** What a language model would be asked about a corpus. */
export interface PlannedPrompts {
  /** The first one; absent where there is nothing to ask. */
  readonly prompt?: string | undefined;
  readonly url: string;
  readonly documents: number;
  readonly prompts: number;
  /** How often each is asked. */
  readonly queries: number;
  readonly requests: number;
  readonly characters: number;
}

/** Counts what a language model would be asked about a corpus, and sends nothing. */
export async function planPrompts(corpus: Corpus | readonly Document[], tagger: LlmTagger): Promise<PlannedPrompts> {
  let first: string | undefined;
  let [documents, prompts, characters] = [0, 0, 0];
  for await (const doc of corpus) {
    documents++;
    for (const prompt of tagger.prompts(doc)) {
      first ??= prompt;
      prompts++;
      characters += prompt.length;
    }
  }
  const { queries, url } = tagger.settings;
  return {
    prompt: first,
    url,
    documents,
    prompts,
    queries,
    requests: prompts * queries,
    characters: characters * queries,
  };
}
