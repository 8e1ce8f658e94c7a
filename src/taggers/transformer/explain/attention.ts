import type { ExplainedAttention } from '../../../core/explanation.ts';
import { tf } from '../../neural/backend.ts';
import { padPieces, type Encoder } from '../model.ts';

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
