import type { Store } from '../../core/store.ts';
import { readTensors, writeTensors, type NamedTensor } from '../neural/safetensors.ts';
import { parseEncoderConfig, type EncoderConfig } from './config.ts';
import type { HeadWeights, TaggingModel } from './tagging-model.ts';
import type { TokenizerFiles } from './tokenizer/files.ts';
import { exportEncoderWeights, importEncoderWeights, turned, type EncoderWeights } from './weights.ts';
import type { TrainingEnd } from '../../core/tagger.ts';
import type { EncoderSettings } from './settings.ts';
import type { PieceTokenizer } from './tokenizer/tokenizer.ts';
import { readModelJson, readModelFile, damagedModel } from '../model-store.ts';

export interface EncoderTaggerParts {
  readonly family: string;
  readonly model: TaggingModel;
  readonly tokenizer: PieceTokenizer;
  readonly tokenizerFiles: TokenizerFiles;
  readonly rawConfig: Readonly<Record<string, unknown>>;
  /** `O` first. */
  readonly tags: readonly string[];
  readonly settings: EncoderSettings;
  readonly language: string;
  readonly trainingEnd?: TrainingEnd;
}

/** The folder in a model's that Python's `transformers` reads. */
const FOLDER = 'encoder';
const CONFIG = `${FOLDER}/config.json`;
const WEIGHTS = `${FOLDER}/model.safetensors`;
const TOKENIZER = `${FOLDER}/tokenizer.json`;
const TOKENIZER_CONFIG = `${FOLDER}/tokenizer_config.json`;
/** The conditional random field, of which `transformers` knows nothing. */
const CRF = 'crf.safetensors';

/** What each family's class with a layer for each token is called in `transformers`. */
const CLASSES: Readonly<Record<string, string>> = {
  bert: 'BertForTokenClassification',
  roberta: 'RobertaForTokenClassification',
  'xlm-roberta': 'XLMRobertaForTokenClassification',
  camembert: 'CamembertForTokenClassification',
  distilbert: 'DistilBertForTokenClassification',
  electra: 'ElectraForTokenClassification',
};

/**
 * Writes `encoder/` as `transformers` reads it with `AutoModelForTokenClassification.from_pretrained`, and
 * `crf.safetensors` where there is a conditional random field.
 */
export async function saveEncoderFiles(store: Store, parts: EncoderTaggerParts): Promise<void> {
  const { tokenizerFiles } = parts;
  const json = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
  await store.write(CONFIG, json(taggingConfig(parts)));
  await store.write(TOKENIZER, json(tokenizerFiles.tokenizer));
  await store.write(TOKENIZER_CONFIG, json(tokenizerFiles.config));
  const { tensors, crf } = await taggingWeights(parts);
  await store.write(WEIGHTS, writeTensors({ tensors, metadata: { format: 'pt' } }));
  if (Object.keys(crf).length > 0) await store.write(CRF, writeTensors({ tensors: crf, metadata: {} }));
}

/** `config.json` of a model for token classification, as `transformers` has it. */
export function taggingConfig({ model, rawConfig, tags }: EncoderTaggerParts): Record<string, unknown> {
  return {
    ...rawConfig,
    architectures: [CLASSES[model.encoder.config.modelType]],
    id2label: Object.fromEntries(tags.map((tag, id) => [String(id), tag])),
    label2id: Object.fromEntries(tags.map((tag, id) => [tag, id])),
  };
}

/** The weights as `transformers` names them, and those of the conditional random field, if there is one. */
export async function taggingWeights({ model }: EncoderTaggerParts): Promise<{
  readonly tensors: Readonly<Record<string, NamedTensor>>;
  readonly crf: Readonly<Record<string, NamedTensor>>;
}> {
  const head = await model.readHead();
  return {
    tensors: {
      ...exportEncoderWeights(await model.encoder.read(), model.encoder.config),
      'classifier.weight': turned(head['classifier.kernel'] as NamedTensor),
      'classifier.bias': head['classifier.bias'] as NamedTensor,
    },
    crf: Object.fromEntries(Object.entries(head).filter(([name]) => name.startsWith('crf.'))),
  };
}

/** @throws PalimpsestError `damaged-model` where a file is missing or not as it was written. */
export async function loadEncoderFiles(store: Store): Promise<{
  readonly config: EncoderConfig;
  readonly rawConfig: Readonly<Record<string, unknown>>;
  readonly tokenizerFiles: TokenizerFiles;
  readonly weights: EncoderWeights;
  readonly head: HeadWeights;
}> {
  const rawConfig = Object(await readModelJson(store, CONFIG)) as Record<string, unknown>;
  const config = parseEncoderConfig(rawConfig, CONFIG);
  const tokenizerFiles = {
    tokenizer: Object(await readModelJson(store, TOKENIZER)) as Record<string, unknown>,
    config: Object(await readModelJson(store, TOKENIZER_CONFIG)) as Record<string, unknown>,
  };
  const { tensors } = readTensors(await readModelFile(store, WEIGHTS));
  const crf = await store.read(CRF);
  const kernel = tensors['classifier.weight'];
  const bias = tensors['classifier.bias'];
  if (!kernel || !bias) throw damagedModel(`${WEIGHTS} has no classifier`);
  return {
    config,
    rawConfig,
    tokenizerFiles,
    weights: importEncoderWeights(tensors, config),
    head: {
      'classifier.kernel': turned(kernel),
      'classifier.bias': bias,
      ...(crf && readTensors(crf).tensors),
    },
  };
}
