import { PalimpsestError } from '../../core/errors.ts';
import type { Tagger } from '../../core/tagger.ts';
import { findFamily } from '../../taggers/index.ts';
import { isLoopback } from '../../taggers/llm/settings.ts';
import { isLlmTagger } from '../../taggers/llm/tagger.ts';
import { openSavedModel, loadModel } from '../../taggers/model-folder.ts';
import { type BiasRequest, chooseBias, PAPER_TUNED, readRecallBias } from '../../taggers/recall-bias/model.ts';
import { createBiasedTagger } from '../../taggers/recall-bias/tagger.ts';
import type { LoadOptions, TrainedTagger } from '../../taggers/types.ts';

/** How a saved tagger shall tag. */
export interface OpenTaggerOptions extends Pick<LoadOptions, 'backend' | 'family' | 'llm'> {
  /** Betas, by whose thresholds more is found, and more of it wrong. */
  readonly recallBias?: BiasRequest | undefined;
  /** Taken off the score of "no entity" at every token, without tuning; 0 when absent. */
  readonly outsideBias?: number | undefined;
  /** Told what a person should know, such as that the model was never tuned. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/** A tagger as a thread may load it for itself, as structured-cloneable data. */
export interface SavedTagger {
  readonly folder: string;
  readonly options: Pick<OpenTaggerOptions, 'recallBias' | 'outsideBias'>;
}

/** A saved tagger that tags as was asked. */
export interface OpenTagger extends Tagger {
  readonly model: TrainedTagger;
  /** Tokens whose tag the recall bias changed so far; 0 where none was asked for. */
  readonly changedTokens: number;
  /** Where workers find it; absent where it does not tag each document for itself. They tell how many tokens the recall bias changed. */
  readonly saved?: (SavedTagger & { readonly onChanged: (tokens: number) => void }) | undefined;
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
  let changedElsewhere = 0;
  const isApart = load.family === undefined && (await findFamily(model.family)).tagsApart === true;
  return {
    model,
    labels: model.labels,
    saved: isApart
      ? { folder, options: { recallBias, outsideBias }, onChanged: (tokens) => void (changedElsewhere += tokens) }
      : undefined,
    tag: (docs) => biased?.tag(docs) ?? model.tag(docs, { recallBias: outsideBias }),
    get changedTokens() {
      return changedElsewhere + (biased?.changed ?? 0);
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
