import type { RepresentedToken } from '../../../core/explanation.ts';
import type { Document, Token } from '../../../core/types.ts';
import { createRng } from '../../../core/rng.ts';
import { bucketByLength } from '../../neural/batches.ts';
import { divideIntoSequences } from '../../sequences.ts';
import { windowsOf } from '../decode.ts';
import { readEncoderFolder } from '../folder.ts';
import { createEncoder } from '../model.ts';
import { createTaggingModel, type TaggingModel } from '../tagging-model.ts';
import { openTokenizer, type PieceTokenizer } from '../tokenizer/tokenizer.ts';
import type { EncoderSettings } from '../settings.ts';
import type { Window } from '../windows.ts';

/** Padded pieces computed together. */
const BATCH_PIECES = 4096;

/** Represents the tokens of documents. */
export interface Representer {
  readonly represent: (doc: Document) => Promise<readonly RepresentedToken[]>;
  dispose(): void;
}

/** @param model is not disposed of: it belongs to whoever made it. */
export function createRepresenter(
  model: Pick<TaggingModel, 'states'>,
  tokenizer: PieceTokenizer,
  settings: Pick<EncoderSettings, 'window' | 'overlap'>,
  language: string,
): Representer['represent'] {
  return async (doc) => {
    const sequences = divideIntoSequences(doc, language);
    const windows = sequences.flatMap((sequence, s) => windowsOf(sequence, s, tokenizer, settings));
    const found = new Map<Window, Float32Array>();
    const lengths = windows.map(({ ids }) => ids.length);
    for (const chosen of bucketByLength(lengths, BATCH_PIECES)) {
      const batch = chosen.map((w) => windows[w] as Window);
      const states = await model.states(batch);
      batch.forEach((window, w) => found.set(window, states[w] as Float32Array));
    }
    return windows.flatMap((window) => {
      const states = found.get(window) ?? new Float32Array();
      const width = states.length / window.places.length;
      return Array.from(window.places, (_, i) => ({
        token: sequences[window.sequence]?.tokens[window.from + i] as Token,
        state: states.slice(i * width, (i + 1) * width),
      }));
    });
  };
}

/**
 * An encoder as it is in its folder, before anything was trained on it.
 *
 * @param settings of the tagger it is compared with, so that both read the same windows.
 * @throws PalimpsestError as `readEncoderFolder`.
 */
export async function openRepresenter(
  folder: string,
  settings: Pick<EncoderSettings, 'window' | 'overlap'>,
  language: string,
): Promise<Representer> {
  const { config, weights, tokenizer: files } = await readEncoderFolder(folder);
  const tokenizer = openTokenizer(files, folder);
  const most = config.positions - config.firstPosition;
  const model = createTaggingModel(createEncoder(config, weights), 1, false, createRng(0));
  return {
    represent: createRepresenter(model, tokenizer, { ...settings, window: Math.min(settings.window, most) }, language),
    dispose: () => model.dispose(),
  };
}
