import { DEFAULT_LAYER, toCorpus } from '../core/document.ts';
import { PalimpsestError } from '../core/errors.ts';
import type { Tagger } from '../core/tagger.ts';
import type { Corpus, Document, Entity } from '../core/types.ts';
import { sourceTokens } from '../formats/source-tokens.ts';
import { applyLabelMap, type LabelMap } from '../resources/label-map.ts';
import { isLoopback } from '../taggers/llm/settings.ts';
import { isLlmTagger, type LlmTagger } from '../taggers/llm/tagger.ts';
import { openSavedModel, loadModel } from '../taggers/model-folder.ts';
import { type BiasRequest, chooseBias, PAPER_TUNED, readRecallBias } from '../taggers/recall-bias/model.ts';
import { createBiasedTagger } from '../taggers/recall-bias/tagger.ts';
import { snapToTokens } from '../taggers/sequences.ts';
import type { LoadOptions, TrainedTagger } from '../taggers/types.ts';

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

/** A corpus as a tagger labels it. It is tagged while it is iterated. */
export interface TaggedCorpus extends Corpus {
  /** Of the last iteration, so far. */
  summary(): TagSummary;
}

export interface TagCorpusOptions {
  /** Applied to what was found. */
  readonly labelMap?: LabelMap | undefined;
  /** Told after each document how many are tagged. */
  readonly onProgress?: ((documents: number) => void) | undefined;
}

/**
 * The documents of a corpus with the mentions that a tagger finds in place of those of the default layer. Where a document comes
 * from a file of tokens, mentions are widened to whole tokens of it, so that it can be written back.
 */
export async function tagCorpus(
  corpus: Corpus | readonly Document[],
  tagger: Pick<Tagger, 'tag'>,
  { labelMap, onProgress }: TagCorpusOptions = {},
): Promise<TaggedCorpus> {
  let counts = { documents: 0, entities: 0, replaced: 0, widened: 0, dropped: 0 };
  let byLabel = new Map<string, number>();
  return {
    async *[Symbol.asyncIterator]() {
      counts = { documents: 0, entities: 0, replaced: 0, widened: 0, dropped: 0 };
      byLabel = new Map();
      let seen = 0;
      for await (const tagged of tagger.tag(counting(toCorpus(corpus), (replaced) => (counts.replaced += replaced)))) {
        const tokens = sourceTokens(tagged);
        const { document, widened, dropped } = tokens
          ? snapToTokens(tagged, tokens)
          : { document: tagged, widened: 0, dropped: 0 };
        counts.widened += widened;
        counts.dropped += dropped;
        const doc = labelMap ? applyLabelMap(document, labelMap) : document;
        onProgress?.(++seen);
        const isTaken: unknown = yield doc;
        if (isTaken === false) continue;
        counts.documents++;
        for (const { label } of doc.entities.filter(isDefault)) {
          counts.entities++;
          byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
        }
      }
    },
    summary: () => ({
      ...counts,
      byLabel: Object.fromEntries([...byLabel].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    }),
  };
}

async function* counting(corpus: Corpus, onReplaced: (mentions: number) => void): AsyncGenerator<Document> {
  for await (const doc of corpus) {
    onReplaced(doc.entities.filter(isDefault).length);
    yield doc;
  }
}

function isDefault({ layer }: Entity): boolean {
  return layer === undefined || layer === DEFAULT_LAYER;
}

/** How a saved tagger shall tag. */
export interface OpenTaggerOptions extends Pick<LoadOptions, 'backend' | 'family' | 'llm'> {
  /** Betas, by whose thresholds more is found, and more of it wrong. */
  readonly recallBias?: BiasRequest | undefined;
  /** Taken off the score of "no entity" at every token, without tuning; 0 when absent. */
  readonly outsideBias?: number | undefined;
  /** Told what a person should know, such as that the model was never tuned. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/** A saved tagger that tags as was asked. */
export interface OpenTagger extends Tagger {
  readonly model: TrainedTagger;
  /** Tokens whose tag the recall bias changed so far; 0 where none was asked for. */
  readonly changedTokens: number;
  /** Gives back what the model computes with. */
  dispose(): Promise<void>;
}

/**
 * Loads a tagger from its folder, with the thresholds of a recall bias where one is asked for: those that `tune` left in the folder, or
 * where it was never tuned, those that the paper found for its corpus.
 *
 * @throws PalimpsestError `two-biases`, `no-such-beta` and those of `loadModel`.
 */
export async function openTagger(folder: string, options: OpenTaggerOptions = {}): Promise<OpenTagger> {
  const { recallBias, outsideBias = 0, onNote, ...load } = options;
  if (recallBias && outsideBias !== 0) {
    throw new PalimpsestError('two-biases', '--recall-bias and --outside-bias are two ways to the same end', {
      hint: 'Give one of them.',
    });
  }
  const model = await loadModel(folder, load);
  if (isLlmTagger(model) && !isLoopback(model.settings.url) && load.llm?.allowRemote === true)
    onNote?.(`the text is sent to ${new URL(model.settings.url).host}`);
  const biased = recallBias && (await openBiased(folder, model, recallBias, onNote));
  return {
    model,
    labels: model.labels,
    tag: (docs) => biased?.tag(docs) ?? model.tag(docs, { recallBias: outsideBias }),
    get changedTokens() {
      return biased?.changed ?? 0;
    },
    dispose: async () => model.dispose?.(),
  };
}

async function openBiased(
  folder: string,
  tagger: TrainedTagger,
  request: BiasRequest,
  onNote: ((note: string) => void) | undefined,
) {
  const model = await readRecallBias(await openSavedModel(folder));
  if (!model)
    onNote?.('the model was not tuned; the thresholds are those of the paper (palimpsest tune finds its own)');
  const bias = chooseBias(model?.tuned ?? PAPER_TUNED, request, tagger.labels);
  return createBiasedTagger(tagger, bias, model?.context ? { context: model.context } : {});
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
