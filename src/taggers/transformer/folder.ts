import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import { openTensors, type TensorReader } from '../neural/safetensors.ts';
import { parseEncoderConfig, type EncoderConfig, readJson } from './config.ts';
import { readEncoderWeights, type EncoderWeights } from './weights.ts';
import { readTokenizerFiles, type TokenizerFiles } from './tokenizer/files.ts';

/** An encoder as Hugging Face lays it out in a folder. */
export interface EncoderFolder {
  readonly config: EncoderConfig;
  /** `config.json` as it is. */
  readonly rawConfig: Readonly<Record<string, unknown>>;
  readonly weights: EncoderWeights;
  readonly tokenizer: TokenizerFiles;
}

const WEIGHTS = 'model.safetensors';
const INDEX = 'model.safetensors.index.json';

/** What converts a checkpoint that only Python's pickle can read. */
const CONVERSION = `python -c "from transformers import AutoModel; AutoModel.from_pretrained('FOLDER').save_pretrained('FOLDER', safe_serialization=True)"`;

/**
 * Reads an encoder from its folder: `config.json`, `model.safetensors` (or the parts that its index names), and
 * `tokenizer.json`, or the files of the tokenizer before there was one.
 *
 * @throws PalimpsestError `no-such-encoder`, `pickled-weights`, `unsupported-architecture`, `bad-encoder-config`,
 *   `encoder-weights`, `damaged-weights`, `bad-tokenizer`.
 */
export async function readEncoderFolder(folder: string): Promise<EncoderFolder> {
  const rawConfig = await readJson(folder, 'config.json');
  if (rawConfig === undefined) {
    throw new PalimpsestError('no-such-encoder', 'there is no encoder in this folder: it has no config.json', {
      place: { file: folder },
      hint: 'Give a folder with config.json, tokenizer.json and model.safetensors, as Hugging Face has them.',
    });
  }
  const config = parseEncoderConfig(rawConfig, path.join(folder, 'config.json'));
  const tokenizer = await readTokenizerFiles(folder, config);
  const { reader, file } = await openWeights(folder);
  try {
    return { config, rawConfig, tokenizer, weights: await readEncoderWeights(reader, config, file) };
  } finally {
    await reader.close();
  }
}

/** The weights of an encoder's folder; the caller closes them. @throws PalimpsestError `pickled-weights`, `no-such-encoder`, `damaged-weights` */
export async function openWeights(folder: string): Promise<{ readonly reader: TensorReader; readonly file: string }> {
  const file = path.join(folder, WEIGHTS);
  if (await exists(file)) return { reader: await openTensors(file), file };
  const index = await readJson(folder, INDEX);
  if (index !== undefined) return { reader: await openParts(folder, index), file: path.join(folder, INDEX) };
  const files = await readdir(folder);
  const pickled = files.find((name) => /^pytorch_model.*\.bin$|\.(pt|pth|ckpt)$/.test(name));
  if (pickled !== undefined) {
    throw new PalimpsestError(
      'pickled-weights',
      `its weights are in ${pickled}, a Python pickle: a program that would have to be run to be read`,
      { place: { file: folder }, hint: `Where you trust it, convert it once: ${CONVERSION}` },
    );
  }
  throw new PalimpsestError('no-such-encoder', `the folder has no ${WEIGHTS}`, {
    place: { file: folder },
    hint: 'Download the weights too, not config.json alone.',
  });
}

/** The parts of weights that are too large for one file, as one. */
async function openParts(folder: string, index: Readonly<Record<string, unknown>>): Promise<TensorReader> {
  const map = Object(index['weight_map']) as Record<string, unknown>;
  const names = [...new Set(Object.values(map))];
  const readers = new Map<string, TensorReader>();
  const close = async () => {
    for (const reader of readers.values()) await reader.close();
  };
  try {
    for (const name of names) {
      // A name of another folder would let an index read any file.
      if (typeof name !== 'string' || path.basename(name) !== name) {
        throw new PalimpsestError('damaged-weights', 'its index of weights names no file of the folder', {
          place: { file: path.join(folder, INDEX) },
          hint: 'Copy or download the folder again.',
        });
      }
      readers.set(name, await openTensors(path.join(folder, name)));
    }
  } catch (error) {
    await close();
    throw error;
  }
  const owners = new Map(
    [...readers.values()].flatMap((reader) => [...reader.shapes.keys()].map((key) => [key, reader])),
  );
  return {
    shapes: new Map([...readers.values()].flatMap((reader) => [...reader.shapes])),
    metadata: {},
    async read(name) {
      const owner = owners.get(name);
      if (!owner) throw new TypeError(`the files have no tensor ${JSON.stringify(name)}`);
      return owner.read(name);
    },
    close,
  };
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
