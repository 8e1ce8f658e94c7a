import { createFolderStore } from '../../folder-store.ts';
import { replaceFolder } from '../../../resources/files/pending.ts';
import { writeTensors, type NamedTensor } from '../../neural/safetensors.ts';
import type { EncoderConfig } from '../config.ts';
import type { TokenizerFiles } from '../tokenizer/files.ts';
import { exportEncoderWeights, type EncoderWeights, encoderWeights, turned } from '../weights.ts';
import type { Rng } from '../../../core/rng.ts';
import { normal } from '../tagging-model.ts';

/** A weight of the head that predicts hidden pieces. */
interface HeadSpec {
  readonly name: string;
  /** What `BertForMaskedLM` calls it. The matrix of its decoder is the table of words, which it shares. */
  readonly source: string;
  readonly shape: readonly number[];
}

function headSpecs({ hiddenSize, vocabularySize }: EncoderConfig): HeadSpec[] {
  const transform = 'cls.predictions.transform';
  return [
    { name: 'mlm.dense.kernel', source: `${transform}.dense.weight`, shape: [hiddenSize, hiddenSize] },
    { name: 'mlm.dense.bias', source: `${transform}.dense.bias`, shape: [hiddenSize] },
    { name: 'mlm.norm.gamma', source: `${transform}.LayerNorm.weight`, shape: [hiddenSize] },
    { name: 'mlm.norm.beta', source: `${transform}.LayerNorm.bias`, shape: [hiddenSize] },
    { name: 'mlm.bias', source: 'cls.predictions.bias', shape: [vocabularySize] },
  ];
}

/** Fresh weights as BERT has them: normally distributed tables and kernels, norms that change nothing, biases 0. */
function fresh(specs: readonly Pick<HeadSpec, 'name' | 'shape'>[], rng: Rng): EncoderWeights {
  return Object.fromEntries(
    specs.map(({ name, shape }) => {
      const size = shape.reduce((a, b) => a * b, 1);
      if (name.endsWith('.gamma')) return [name, { shape, values: new Float32Array(size).fill(1) }];
      const values = shape.length > 1 ? normal(size, rng.fork(name)) : new Float32Array(size);
      return [name, { shape, values }];
    }),
  );
}

export function freshEncoder(config: EncoderConfig, rng: Rng): EncoderWeights {
  return fresh(encoderWeights(config), rng);
}

export function freshHead(config: EncoderConfig, rng: Rng): EncoderWeights {
  return fresh(headSpecs(config), rng);
}

/** The head's weights as `BertForMaskedLM` has them. */
export function exportHead(weights: EncoderWeights, config: EncoderConfig): Record<string, NamedTensor> {
  return Object.fromEntries(
    headSpecs(config).map(({ name, source }) => [source, turned(weights[name] as NamedTensor)]),
  );
}

/** The weights of {@link exportHead}. */
export function importHead(tensors: Readonly<Record<string, NamedTensor>>, config: EncoderConfig): EncoderWeights {
  return Object.fromEntries(
    headSpecs(config).map(({ name, source }) => [name, turned(tensors[source] as NamedTensor)]),
  );
}

export interface PretrainingFigures {
  readonly documents: number;
  /** Of the training text. */
  readonly pieces: number;
  readonly windows: number;
  readonly steps: number;
  /** Mean loss of the hidden held-out pieces, in nats; absent where nothing was held out. */
  readonly heldOutLoss?: number;
  /** The same from the pieces' frequencies alone: what an encoder must be better than. */
  readonly unigramLoss?: number;
}

export interface PretrainedEncoder {
  readonly config: EncoderConfig;
  /** `config.json`. */
  readonly rawConfig: Readonly<Record<string, unknown>>;
  /** Pieces by id. */
  readonly vocabulary: readonly string[];
  readonly tokenizerFiles: TokenizerFiles;
  readonly weights: EncoderWeights;
  /** Of the head that predicts hidden pieces. */
  readonly head: EncoderWeights;
  readonly figures: PretrainingFigures;
}

const NOTICE = `CONFIDENTIAL: handle this folder like the text that the encoder was pretrained on.

Its vocabulary (vocab.txt) lists words of that text, names among them, and its weights may remember whole passages. So may every
model that is fine-tuned from it. Do not give it to anybody who may not see the text.
`;

/**
 * Saves the encoder as Hugging Face lays one out, so that `transformers` reads it (`BertForMaskedLM`, `AutoTokenizer`) and
 * `palimpsest train --model bert --set encoder=FOLDER` does. The same encoder writes the same bytes.
 *
 * @param log kept as `training.jsonl`.
 * @throws PalimpsestError `output-exists`, `disk-full`, …
 */
export async function saveEncoder(
  folder: string,
  encoder: PretrainedEncoder,
  { overwrite = false, log }: { readonly overwrite?: boolean; readonly log?: string } = {},
): Promise<void> {
  const { config, rawConfig, vocabulary, tokenizerFiles, weights, head } = encoder;
  const tensors = { ...exportEncoderWeights(weights, config), ...exportHead(head, config) };
  const text = (value: string) => new TextEncoder().encode(value);
  const json = (value: unknown) => text(`${JSON.stringify(value, null, 2)}\n`);
  await replaceFolder(folder, overwrite, async (partial) => {
    const store = createFolderStore(partial);
    await store.write('NOTICE.txt', text(NOTICE));
    if (log) await store.write('training.jsonl', text(log));
    await store.write('vocab.txt', text(vocabulary.map((piece) => `${piece}\n`).join('')));
    await store.write('tokenizer.json', json(tokenizerFiles.tokenizer));
    await store.write('tokenizer_config.json', json(tokenizerFiles.config));
    await store.write('model.safetensors', writeTensors({ tensors, metadata: { format: 'pt' } }));
    await store.write('config.json', json(rawConfig));
  });
}
