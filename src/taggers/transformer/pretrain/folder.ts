import { createFolderStore } from '../../folder-store.ts';
import { replaceFolder } from '../../../resources/files/pending.ts';
import { writeTensors } from '../../neural/safetensors.ts';
import type { EncoderConfig } from '../config.ts';
import type { TokenizerFiles } from '../tokenizer/files.ts';
import { exportEncoderWeights, type EncoderWeights } from '../weights.ts';
import { exportHead } from './head-weights.ts';

/** What a pretraining came to. */
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

/** An encoder that was pretrained here. */
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
