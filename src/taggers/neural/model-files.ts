import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import type { Store } from '../../core/store.ts';
import type { NeuralModel } from './model.ts';
import { readTensors, writeTensors, type NamedTensor } from './safetensors.ts';
import type { ExtraWords } from './vectors.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { TrainingEnd } from '../../core/tagger.ts';
import type { Architecture } from './architecture.ts';
import type { NeuralSettings } from './settings.ts';

const WEIGHTS = 'weights.safetensors';
const VOCABULARY = 'vocabulary.json';
const EXTRA = 'extraWords';

const list = z.array(z.string());
const vocabularySchema = z.strictObject({
  tags: list.min(1),
  characters: list,
  affixes: list,
  words: list,
  extraWords: list,
});

/** Writes `vocabulary.json` (all lists in the order of their ids) and `weights.safetensors`. */
export async function saveModelFiles(
  store: Store,
  model: NeuralModel,
  { tags, characters, affixes, words }: Vocabulary,
  extra: ExtraWords,
): Promise<void> {
  const lists = { tags, characters, affixes, words, extraWords: extra.words };
  const tensors: Record<string, NamedTensor> = { ...(await model.read()) };
  if (extra.words.length > 0) {
    tensors[EXTRA] = {
      shape: [extra.words.length, extra.values.length / extra.words.length],
      values: extra.values,
    };
  }
  await store.write(VOCABULARY, new TextEncoder().encode(`${JSON.stringify(lists)}\n`));
  await store.write(WEIGHTS, writeTensors({ tensors, metadata: {} }));
}

/** @throws PalimpsestError `damaged-model` where a file is missing or not as it was written. */
export async function loadModelFiles(store: Store): Promise<{
  readonly vocabulary: Vocabulary;
  readonly extra: ExtraWords;
  readonly tensors: Readonly<Record<string, NamedTensor>>;
}> {
  const parsed = vocabularySchema.safeParse(parse(await read(store, VOCABULARY)));
  if (!parsed.success) throw new PalimpsestError('damaged-model', `${VOCABULARY} is damaged`, { cause: parsed.error });
  const { extraWords, ...vocabulary } = parsed.data;
  const { tensors } = readTensors(await read(store, WEIGHTS));
  const values = tensors[EXTRA]?.values ?? new Float32Array(0);
  const rows = tensors[EXTRA]?.shape[0] ?? 0;
  if (rows !== extraWords.length) {
    throw new PalimpsestError('damaged-model', `${rows} vectors for ${extraWords.length} extra words`);
  }
  return { vocabulary, extra: { words: extraWords, values }, tensors };
}

async function read(store: Store, name: string): Promise<Uint8Array> {
  const bytes = await store.read(name);
  if (bytes === undefined) throw new PalimpsestError('damaged-model', `${name} is missing`);
  return bytes;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new PalimpsestError('damaged-model', `${VOCABULARY} is damaged`, { cause });
  }
}

/** All that a neural tagger is made of. */
export interface NeuralParts {
  readonly architecture: Architecture;
  readonly model: NeuralModel;
  readonly vocabulary: Vocabulary;
  readonly extra: ExtraWords;
  readonly settings: NeuralSettings;
  readonly language: string;
  readonly trainingEnd?: TrainingEnd;
}
