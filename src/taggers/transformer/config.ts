import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ownValue } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';

/** The architectures that are computed: what differs between them is in names, embeddings and positions alone. */
type EncoderFamily = 'bert' | 'roberta' | 'distilbert' | 'electra';

/** The function between the two products of a feed-forward block. `gelu_tanh` approximates `gelu` (see layers/gelu.ts). */
export type Activation = 'gelu' | 'gelu_tanh' | 'relu';

/** What an encoder is made of, whatever its family calls it. */
export interface EncoderConfig {
  readonly family: EncoderFamily;
  /** `model_type` of the file: `xlm-roberta` and `camembert` are of the family `roberta`. */
  readonly modelType: string;
  readonly vocabularySize: number;
  /** Width of the embeddings; ELECTRA projects them to `hiddenSize` where the two differ. */
  readonly embeddingSize: number;
  readonly hiddenSize: number;
  readonly layers: number;
  readonly heads: number;
  readonly intermediateSize: number;
  readonly activation: Activation;
  readonly normEpsilon: number;
  /** Rows of the table of positions. */
  readonly positions: number;
  /** The row of the first piece: RoBERTa's is after that of padding. */
  readonly firstPosition: number;
  /** Rows of the table of segments; 0 where there is none. */
  readonly types: number;
  readonly hiddenDropout: number;
  readonly attentionDropout: number;
}

const FAMILIES: Readonly<Record<string, EncoderFamily>> = {
  bert: 'bert',
  roberta: 'roberta',
  'xlm-roberta': 'roberta',
  camembert: 'roberta',
  distilbert: 'distilbert',
  electra: 'electra',
};

const ACTIVATIONS: Readonly<Record<string, Activation>> = {
  gelu: 'gelu',
  gelu_python: 'gelu',
  gelu_new: 'gelu_tanh',
  gelu_fast: 'gelu_tanh',
  gelu_pytorch_tanh: 'gelu_tanh',
  relu: 'relu',
};

const size = z.int().min(1).max(10_000_000);
const rate = z.number().min(0).lt(1);

const shared = {
  vocab_size: size,
  max_position_embeddings: size,
  pad_token_id: z.int().min(0).nullish(),
  position_embedding_type: z.string().nullish(),
  is_decoder: z.boolean().nullish(),
  add_cross_attention: z.boolean().nullish(),
};

const bertSchema = z.object({
  ...shared,
  hidden_size: size,
  embedding_size: size.nullish(),
  num_hidden_layers: size,
  num_attention_heads: size,
  intermediate_size: size,
  hidden_act: z.string().default('gelu'),
  layer_norm_eps: z.number().positive().default(1e-12),
  type_vocab_size: z.int().min(0).default(2),
  hidden_dropout_prob: rate.default(0.1),
  attention_probs_dropout_prob: rate.default(0.1),
});

const distilbertSchema = z.object({
  ...shared,
  dim: size,
  n_layers: size,
  n_heads: size,
  hidden_dim: size,
  activation: z.string().default('gelu'),
  dropout: rate.default(0.1),
  attention_dropout: rate.default(0.1),
});

/**
 * Reads the `config.json` of a Hugging Face encoder.
 *
 * @param file for the place of an error.
 * @throws PalimpsestError `unsupported-architecture` naming what is not computed here; `bad-encoder-config` where it lacks a
 *   number or has one that cannot be.
 */
export function parseEncoderConfig(json: unknown, file: string): EncoderConfig {
  const modelType = (Object(json) as { model_type?: unknown }).model_type;
  const family = typeof modelType === 'string' ? ownValue(FAMILIES, modelType) : undefined;
  if (family === undefined) {
    const found = typeof modelType === 'string' ? `is of the type ${JSON.stringify(modelType)}` : 'says no model_type';
    throw new PalimpsestError('unsupported-architecture', `the encoder ${found}`, {
      place: { file },
      hint: `Use an encoder of one of the types ${Object.keys(FAMILIES).join(', ')}.`,
    });
  }
  const config = family === 'distilbert' ? fromDistilbert(json, file) : fromBert(json, file, family);
  if (config.hiddenSize % config.heads !== 0) {
    throw badConfig(file, `a width of ${config.hiddenSize} cannot be divided over ${config.heads} heads`);
  }
  if (config.firstPosition >= config.positions) throw badConfig(file, 'it leaves no position for a piece');
  return { ...config, family, modelType: modelType as string };
}

type Sizes = Omit<EncoderConfig, 'family' | 'modelType'>;

function fromBert(json: unknown, file: string, family: EncoderFamily): Sizes {
  const raw = parse(bertSchema, json, file);
  refuseVariants(raw, file);
  return {
    vocabularySize: raw.vocab_size,
    embeddingSize: family === 'electra' ? (raw.embedding_size ?? raw.hidden_size) : raw.hidden_size,
    hiddenSize: raw.hidden_size,
    layers: raw.num_hidden_layers,
    heads: raw.num_attention_heads,
    intermediateSize: raw.intermediate_size,
    activation: activation(raw.hidden_act, file),
    normEpsilon: raw.layer_norm_eps,
    positions: raw.max_position_embeddings,
    // As `create_position_ids_from_input_ids` has it: the row of padding, and after it those of the pieces.
    firstPosition: family === 'roberta' ? (raw.pad_token_id ?? 1) + 1 : 0,
    types: raw.type_vocab_size,
    hiddenDropout: raw.hidden_dropout_prob,
    attentionDropout: raw.attention_probs_dropout_prob,
  };
}

function fromDistilbert(json: unknown, file: string): Sizes {
  const raw = parse(distilbertSchema, json, file);
  refuseVariants(raw, file);
  return {
    vocabularySize: raw.vocab_size,
    embeddingSize: raw.dim,
    hiddenSize: raw.dim,
    layers: raw.n_layers,
    heads: raw.n_heads,
    intermediateSize: raw.hidden_dim,
    activation: activation(raw.activation, file),
    normEpsilon: 1e-12,
    positions: raw.max_position_embeddings,
    firstPosition: 0,
    types: 0,
    hiddenDropout: raw.dropout,
    attentionDropout: raw.attention_dropout,
  };
}

function parse<T>(schema: z.ZodType<T>, json: unknown, file: string): T {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  throw badConfig(file, issues.join('; '));
}

function activation(name: string, file: string): Activation {
  const found = ownValue(ACTIVATIONS, name);
  if (found) return found;
  throw new PalimpsestError('unsupported-architecture', `the encoder's activation is ${JSON.stringify(name)}`, {
    place: { file },
    hint: `Those computed are ${Object.keys(ACTIVATIONS).join(', ')}.`,
  });
}

function refuseVariants(
  raw: { position_embedding_type?: string | null | undefined; is_decoder?: boolean | null | undefined },
  file: string,
): void {
  const positions = raw.position_embedding_type ?? 'absolute';
  if (positions !== 'absolute') {
    throw new PalimpsestError('unsupported-architecture', `the encoder's positions are ${JSON.stringify(positions)}`, {
      place: { file },
      hint: 'Use an encoder with absolute positions.',
    });
  }
  if (raw.is_decoder === true) {
    throw new PalimpsestError(
      'unsupported-architecture',
      'it is a decoder: its tokens attend only to those before them',
      {
        place: { file },
        hint: 'Use an encoder.',
      },
    );
  }
}

function badConfig(file: string, what: string): PalimpsestError {
  return new PalimpsestError('bad-encoder-config', `the encoder's config.json: ${what}`, {
    place: { file },
    hint: 'Copy or download the folder again.',
  });
}

/** A JSON object of the folder; `undefined` where there is no such file. */
export async function readJson(folder: string, name: string): Promise<Record<string, unknown> | undefined> {
  const file = path.join(folder, name);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new PalimpsestError('unreadable-encoder', `the file cannot be read (${code})`, {
      place: { file },
      cause: error,
    });
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // As for JSON that is no object.
  }
  throw new PalimpsestError('bad-encoder-config', 'this is no JSON object', {
    place: { file },
    hint: 'Copy or download the file again.',
  });
}
