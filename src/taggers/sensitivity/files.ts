import { z } from 'zod';
import type { Store } from '../../core/store.ts';
import { readTensors, writeTensors, type NamedTensor } from '../neural/safetensors.ts';
import { parseEncoderConfig } from '../transformer/config.ts';
import { createEncoder } from '../transformer/model.ts';
import { openTokenizer } from '../transformer/tokenizer/tokenizer.ts';
import type { TokenizerFiles } from '../transformer/tokenizer/files.ts';
import { importEncoderWeights } from '../transformer/weights.ts';
import { createEncoderSource } from './tokens.ts';
import type { ModelInput } from './model.ts';
import type { SensitivityParts } from './train.ts';
import { createVectorSource } from './vectors.ts';
import { readModelFile, readModelJson, damagedModel } from '../model-store.ts';

const NETWORK = 'network.safetensors';
const VECTORS = 'vectors.safetensors';
const VOCABULARY = 'vocabulary.json';
const ENCODER = 'encoder';

const vocabularySchema = z.strictObject({
  pieces: z.array(z.tuple([z.string(), z.number()])),
  words: z.array(z.string()),
});

/** Writes the network, and vectors with their vocabulary or the encoder as `transformers` lays it out. */
export async function saveSensitivityFiles(store: Store, parts: SensitivityParts): Promise<void> {
  const { model, encoderFiles } = parts;
  const json = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value)}\n`);
  await store.write(NETWORK, writeTensors({ tensors: await model.read(), metadata: {} }));
  if (model.input.kind === 'vectors') {
    const { pieces, words, pieceVectors, pieceDimension, wordVectors, wordDimension } = model.input.tables;
    const vocabulary: z.output<typeof vocabularySchema> = {
      pieces: pieces.map(({ piece, score }) => [piece, score]),
      words: [...words],
    };
    await store.write(VOCABULARY, json(vocabulary));
    const tensors: Record<string, NamedTensor> = {
      pieces: { shape: [pieceVectors.length / pieceDimension, pieceDimension], values: pieceVectors },
      ...(words.length > 0 && { words: { shape: [words.length, wordDimension], values: wordVectors } }),
    };
    await store.write(VECTORS, writeTensors({ tensors, metadata: {} }));
    return;
  }
  await store.write(`${ENCODER}/config.json`, json(encoderFiles?.rawConfig));
  await store.write(`${ENCODER}/tokenizer.json`, json(encoderFiles?.tokenizer.tokenizer));
  await store.write(`${ENCODER}/tokenizer_config.json`, json(encoderFiles?.tokenizer.config));
  const tensors = (await model.readEncoder()) ?? {};
  await store.write(`${ENCODER}/model.safetensors`, writeTensors({ tensors, metadata: { format: 'pt' } }));
}

/** @throws PalimpsestError `damaged-model` where a file is missing or not as it was written. */
export async function loadSensitivityFiles(
  store: Store,
  kind: ModelInput['kind'],
): Promise<{
  readonly input: ModelInput;
  readonly source: SensitivityParts['source'];
  readonly encoderFiles?: NonNullable<SensitivityParts['encoderFiles']>;
  readonly network: Readonly<Record<string, NamedTensor>>;
}> {
  const network = readTensors(await readModelFile(store, NETWORK)).tensors;
  if (kind === 'vectors') {
    const parsed = vocabularySchema.safeParse(await readModelJson(store, VOCABULARY));
    if (!parsed.success) throw damagedModel(`${VOCABULARY} is damaged`, parsed.error);
    const { tensors } = readTensors(await readModelFile(store, VECTORS));
    const pieces = parsed.data.pieces.map(([piece, score]) => ({ piece, score }));
    const { words } = parsed.data;
    const [rows, pieceDimension] = tensors['pieces']?.shape ?? [];
    const own = tensors['words'];
    const fits = rows === pieces.length + 2 && (own?.shape[0] ?? 0) === words.length;
    if (!fits || pieceDimension === undefined) throw damagedModel(`${VECTORS} is damaged`);
    const tables = {
      pieces,
      words,
      pieceDimension,
      pieceVectors: tensors['pieces']?.values ?? new Float32Array(0),
      wordVectors: own?.values ?? new Float32Array(0),
      wordDimension: own?.shape[1] ?? 0,
    };
    return { input: { kind, tables }, source: createVectorSource(tables), network };
  }
  const rawConfig = (await readModelJson(store, `${ENCODER}/config.json`)) as Readonly<Record<string, unknown>>;
  const tokenizer = {
    tokenizer: await readModelJson(store, `${ENCODER}/tokenizer.json`),
    config: await readModelJson(store, `${ENCODER}/tokenizer_config.json`),
  } as TokenizerFiles;
  const config = parseEncoderConfig(rawConfig, `${ENCODER}/config.json`);
  const { tensors } = readTensors(await readModelFile(store, `${ENCODER}/model.safetensors`));
  return {
    input: { kind, encoder: createEncoder(config, importEncoderWeights(tensors, config)) },
    source: createEncoderSource(openTokenizer(tokenizer, ENCODER), ENCODER),
    encoderFiles: { tokenizer, rawConfig },
    network,
  };
}
