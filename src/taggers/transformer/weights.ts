import { PalimpsestError } from '../../core/errors.ts';
import { requireShape } from '../model-store.ts';
import type { NamedTensor, TensorReader } from '../neural/safetensors.ts';
import type { EncoderConfig } from './config.ts';

export interface WeightSpec {
  /** What it is called here: `layer.0.attention.query.kernel`. */
  readonly name: string;
  /** What its family calls it, without the prefix of the model: `encoder.layer.0.attention.self.query.weight`. */
  readonly source: string;
  /** As it is kept here. */
  readonly shape: readonly number[];
  /** A kernel is kept `[in, out]`, where the file has `[out, in]`. */
  readonly transposed: boolean;
}

/** The weights of an encoder by their names here: kernels `[in, out]`. */
export type EncoderWeights = Readonly<Record<string, NamedTensor>>;

/** The names of the parts of a layer: here, in BERT, RoBERTa and ELECTRA, and in DistilBERT. */
const LAYER_PARTS = [
  ['attention.query', 'attention.self.query', 'attention.q_lin', 'dense'],
  ['attention.key', 'attention.self.key', 'attention.k_lin', 'dense'],
  ['attention.value', 'attention.self.value', 'attention.v_lin', 'dense'],
  ['attention.output', 'attention.output.dense', 'attention.out_lin', 'dense'],
  ['attention.norm', 'attention.output.LayerNorm', 'sa_layer_norm', 'norm'],
  ['intermediate', 'intermediate.dense', 'ffn.lin1', 'expand'],
  ['output', 'output.dense', 'ffn.lin2', 'contract'],
  ['norm', 'output.LayerNorm', 'output_layer_norm', 'norm'],
] as const;

/** All weights that an encoder of this configuration has, in the order of its computation. */
export function encoderWeights(config: EncoderConfig): WeightSpec[] {
  const { hiddenSize: hidden, embeddingSize, intermediateSize } = config;
  const specs: WeightSpec[] = [];
  const table = (name: string, source: string, rows: number) =>
    specs.push({ name, source: `${source}.weight`, shape: [rows, embeddingSize], transposed: false });
  const dense = (name: string, source: string, from: number, to: number) =>
    specs.push(
      { name: `${name}.kernel`, source: `${source}.weight`, shape: [from, to], transposed: true },
      { name: `${name}.bias`, source: `${source}.bias`, shape: [to], transposed: false },
    );
  const norm = (name: string, source: string, width: number) =>
    specs.push(
      { name: `${name}.gamma`, source: `${source}.weight`, shape: [width], transposed: false },
      { name: `${name}.beta`, source: `${source}.bias`, shape: [width], transposed: false },
    );

  table('embeddings.words', 'embeddings.word_embeddings', config.vocabularySize);
  table('embeddings.positions', 'embeddings.position_embeddings', config.positions);
  if (config.types > 0) table('embeddings.types', 'embeddings.token_type_embeddings', config.types);
  norm('embeddings.norm', 'embeddings.LayerNorm', embeddingSize);
  if (embeddingSize !== hidden) dense('embeddings.projection', 'embeddings_project', embeddingSize, hidden);
  const distil = config.family === 'distilbert';
  for (let layer = 0; layer < config.layers; layer++) {
    for (const [name, bert, distilbert, kind] of LAYER_PARTS) {
      const own = `layer.${layer}.${name}`;
      const source = distil ? `transformer.layer.${layer}.${distilbert}` : `encoder.layer.${layer}.${bert}`;
      if (kind === 'norm') norm(own, source, hidden);
      else if (kind === 'expand') dense(own, source, hidden, intermediateSize);
      else if (kind === 'contract') dense(own, source, intermediateSize, hidden);
      else dense(own, source, hidden, hidden);
    }
  }
  return specs;
}

/** What a model with a head calls its encoder; a bare encoder has no prefix. */
export function weightPrefix(config: EncoderConfig): string {
  return `${config.family}.`;
}

/** How many of a kind an error lists. */
const LISTED = 8;

/**
 * Reads the weights of an encoder, one after the other: of the file no more than one tensor is in memory beside those kept.
 *
 * Names may have the prefix of a model with a head; norms may be called `gamma` and `beta`, as in conversions of old.
 *
 * @param file for the place of an error.
 * @throws PalimpsestError `encoder-weights` listing weights that are missing and those of another shape; `damaged-weights`.
 */
export async function readEncoderWeights(
  reader: TensorReader,
  config: EncoderConfig,
  file: string,
): Promise<EncoderWeights> {
  const missing: string[] = [];
  const mismatched: string[] = [];
  const found: { readonly spec: WeightSpec; readonly name: string }[] = [];
  for (const spec of encoderWeights(config)) {
    const name = namesOf(spec, config).find((candidate) => reader.shapes.has(candidate));
    const wanted = spec.transposed ? spec.shape.toReversed() : spec.shape;
    const shape = name === undefined ? undefined : reader.shapes.get(name);
    if (name === undefined || !shape) missing.push(`${spec.source} [${wanted.join(', ')}]`);
    else if (shape.join() !== wanted.join()) {
      mismatched.push(`${name} is [${shape.join(', ')}], not [${wanted.join(', ')}]`);
    } else found.push({ spec, name });
  }
  if (missing.length > 0 || mismatched.length > 0) {
    const parts = [
      ...(missing.length > 0 ? [`missing ${missing.length}: ${list(missing)}`] : []),
      ...(mismatched.length > 0 ? [`of another shape ${mismatched.length}: ${list(mismatched)}`] : []),
    ];
    throw new PalimpsestError('encoder-weights', `the weights do not fit config.json; ${parts.join('; ')}`, {
      place: { file },
      hint: `config.json and the weights must come from the same ${config.modelType} model.`,
    });
  }
  const weights: Record<string, NamedTensor> = {};
  for (const { spec, name } of found) {
    const values = await reader.read(name);
    weights[spec.name] = { shape: spec.shape, values: spec.transposed ? transpose(values, spec.shape) : values };
  }
  return weights;
}

/** The weights as the family's own files have them. */
export function exportEncoderWeights(weights: EncoderWeights, config: EncoderConfig): Record<string, NamedTensor> {
  const prefix = weightPrefix(config);
  return Object.fromEntries(
    encoderWeights(config).map(({ name, source, transposed }) => {
      const own = weights[name] as NamedTensor;
      return [prefix + source, transposed ? turned(own) : own];
    }),
  );
}

/**
 * The weights that {@link exportEncoderWeights} gave.
 *
 * @throws PalimpsestError `damaged-model` where one is missing or has another shape.
 */
export function importEncoderWeights(
  tensors: Readonly<Record<string, NamedTensor>>,
  config: EncoderConfig,
): EncoderWeights {
  return Object.fromEntries(
    encoderWeights(config).map(({ name, source, shape, transposed }) => {
      const found = tensors[weightPrefix(config) + source];
      const own = found && transposed ? turned(found) : found;
      requireShape(name, own?.shape, shape);
      return [name, own as NamedTensor];
    }),
  );
}

function namesOf({ source }: WeightSpec, config: EncoderConfig): string[] {
  const old = /LayerNorm\.(weight|bias)$/.test(source)
    ? [source.replace(/weight$/, 'gamma').replace(/bias$/, 'beta')]
    : [];
  return [source, ...old].flatMap((name) => [weightPrefix(config) + name, name]);
}

function list(items: readonly string[]): string {
  const more = items.length - LISTED;
  return items.slice(0, LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** A kernel is kept `[in, out]`, where files have `[out, in]`; what is no matrix stays. */
export function turned({ shape, values }: NamedTensor): NamedTensor {
  const other = shape.toReversed();
  return { shape: other, values: shape.length === 2 ? transpose(values, other) : values };
}

/** A matrix turned. @param shape of the result, `[rows, columns]`. */
function transpose(values: Float32Array, [rows, columns]: readonly number[]): Float32Array {
  const [height, width] = [rows as number, columns as number];
  const out = new Float32Array(values.length);
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) out[row * width + column] = values[column * height + row] as number;
  }
  return out;
}
