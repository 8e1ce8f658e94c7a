import type { ExplainedAttention, RepresentedToken } from '../../../core/explanation.ts';
import { tf } from '../../neural/backend.ts';
import { padPieces, type Encoder, createEncoder } from '../model.ts';
import type { Document, Token } from '../../../core/types.ts';
import { createRng } from '../../../core/rng.ts';
import { bucketByLength } from '../../neural/batches.ts';
import { divideIntoSequences } from '../../sequences.ts';
import { windowsOf } from '../decode.ts';
import { readEncoderFolder } from '../folder.ts';
import { createTaggingModel, type TaggingModel } from '../tagging-model.ts';
import { openTokenizer, type PieceTokenizer } from '../tokenizer/tokenizer.ts';
import type { EncoderSettings } from '../settings.ts';
import type { Window } from '../windows.ts';

/**
 * The attention of an encoder at a sequence: softmax(Q Kᵀ / √d) of each head (Vaswani et al. 2017, §3.2), as an attention-head view
 * shows it (Vig 2019).
 *
 * @param ids with the pieces around the sequence.
 */
export async function traceAttention(
  encoder: Encoder,
  ids: Int32Array,
  layers: 'last' | 'all',
): Promise<ExplainedAttention> {
  const { heads, hiddenSize, layers: count } = encoder.config;
  const pieces = padPieces([ids]);
  const words = encoder.lookUp(pieces);
  const seen: { readonly layer: number; readonly query: tf.Tensor2D; readonly key: tf.Tensor2D }[] = [];
  try {
    tf.tidy(() => {
      encoder.encode(pieces, words, undefined, (layer, query, key) => {
        if (layers === 'last' && layer !== count - 1) return;
        seen.push({ layer: layer + 1, query: tf.keep(query), key: tf.keep(key) });
      });
    });
    const traced: ExplainedAttention['layers'][number][] = [];
    for (const { layer, query, key } of seen) {
      const [q, k] = await Promise.all([query.data<'float32'>(), key.data<'float32'>()]);
      traced.push({ layer, weights: attentionWeights(q, k, ids.length, heads, hiddenSize) });
    }
    return { heads, layers: traced };
  } finally {
    tf.dispose([words.vectors, ...seen.flatMap(({ query, key }) => [query, key])]);
  }
}

/** @returns `[heads, length, length]`: each row is a distribution. */
function attentionWeights(
  query: Float32Array,
  key: Float32Array,
  length: number,
  heads: number,
  width: number,
): Float32Array {
  const own = width / heads;
  const weights = new Float32Array(heads * length * length);
  const row = new Float64Array(length);
  for (let head = 0; head < heads; head++) {
    for (let from = 0; from < length; from++) {
      let [largest, sum] = [-Infinity, 0];
      for (let to = 0; to < length; to++) {
        let product = 0;
        for (let d = head * own; d < (head + 1) * own; d++) {
          product += (query[from * width + d] as number) * (key[to * width + d] as number);
        }
        row[to] = product / Math.sqrt(own);
        largest = Math.max(largest, row[to] as number);
      }
      for (let to = 0; to < length; to++) sum += row[to] = Math.exp((row[to] as number) - largest);
      for (let to = 0; to < length; to++) weights[(head * length + from) * length + to] = (row[to] as number) / sum;
    }
  }
  return weights;
}

/** Padded pieces computed together. */
const BATCH_PIECES = 4096;

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
