import { createFolderStore } from '../../folder-store.ts';
import { replaceFolder } from '../../../resources/files/pending.ts';
import { writeTensors, type NamedTensor } from '../../neural/safetensors.ts';
import { PalimpsestError } from '../../../core/errors.ts';
import type { EncoderConfig } from '../config.ts';
import { type EncoderFolder, openWeights } from '../folder.ts';
import type { TokenizerFiles } from '../tokenizer/files.ts';
import { exportEncoderWeights, type EncoderWeights, encoderWeights, turned } from '../weights.ts';
import type { Rng } from '../../../core/rng.ts';
import { normal } from '../tagging-model.ts';

/** A weight of the head that predicts hidden pieces. */
interface HeadSpec {
  readonly name: string;
  /** What the family's class `…ForMaskedLM` calls it. The matrix of its decoder is the table of words, which it shares. */
  readonly source: string;
  readonly shape: readonly number[];
}

/** What the head's dense layer, norm and bias are called. ELECTRA is published without one. */
const HEADS: Readonly<Partial<Record<EncoderConfig['family'], readonly [dense: string, norm: string, bias: string]>>> =
  {
    bert: ['cls.predictions.transform.dense', 'cls.predictions.transform.LayerNorm', 'cls.predictions.bias'],
    roberta: ['lm_head.dense', 'lm_head.layer_norm', 'lm_head.bias'],
    distilbert: ['vocab_transform', 'vocab_layer_norm', 'vocab_projector.bias'],
  };

function headSpecs({ family, hiddenSize, vocabularySize }: EncoderConfig): HeadSpec[] {
  const names = HEADS[family];
  if (!names) return [];
  const [dense, norm, bias] = names;
  return [
    { name: 'mlm.dense.kernel', source: `${dense}.weight`, shape: [hiddenSize, hiddenSize] },
    { name: 'mlm.dense.bias', source: `${dense}.bias`, shape: [hiddenSize] },
    { name: 'mlm.norm.gamma', source: `${norm}.weight`, shape: [hiddenSize] },
    { name: 'mlm.norm.beta', source: `${norm}.bias`, shape: [hiddenSize] },
    { name: 'mlm.bias', source: bias, shape: [vocabularySize] },
  ];
}

/**
 * Reads the head of an encoder's folder.
 *
 * @throws PalimpsestError `no-masked-head` where the folder has none, or one with a table of words of its own; those of `readEncoderFolder`.
 */
export async function readHead({ folder, config, rawConfig }: ReadEncoder): Promise<EncoderWeights> {
  const { reader } = await openWeights(folder);
  try {
    const head: Record<string, NamedTensor> = {};
    for (const { name, source, shape } of headSpecs(config)) {
      const old = source.replace(/LayerNorm\.weight$/, 'LayerNorm.gamma').replace(/LayerNorm\.bias$/, 'LayerNorm.beta');
      const found = [source, old].find((candidate) => reader.shapes.get(candidate)?.join() === shape.join());
      if (found !== undefined) head[name] = turned({ shape, values: await reader.read(found) });
    }
    const count = Object.keys(head).length;
    if (count > 0 && count === headSpecs(config).length && rawConfig['tie_word_embeddings'] !== false) return head;
    throw new PalimpsestError('no-masked-head', 'the encoder has no masked-language-model head', {
      place: { file: folder },
      hint:
        'Use a folder that palimpsest pretrain wrote, or a BERT, RoBERTa or DistilBERT that was published with its head (saved by AutoModelForMaskedLM): ' +
        'one saved by AutoModel, or fine-tuned for another task, has lost it.',
    });
  } finally {
    await reader.close();
  }
}

interface ReadEncoder extends Pick<EncoderFolder, 'config' | 'rawConfig'> {
  readonly folder: string;
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
