import path from 'node:path';
import { createHash } from 'node:crypto';
import { readFile, cp, rm } from 'node:fs/promises';
import { z } from 'zod';
import { ownValue } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import type { Store } from '../core/store.ts';
import type { TrainingEnd } from '../core/tagger.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import { createFolderStore } from './folder-store.ts';
import { findFamily, taggerFamilies } from './index.ts';
import { replaceFolder } from '../resources/files/pending.ts';
import type { LoadOptions, TrainedTagger, PackageInfo } from './types.ts';
import { checkReplaceable } from '../resources/files/place.ts';
import { writeTensors } from './neural/safetensors.ts';

/** What a tagger learned from, and how it went. */
export interface TrainingFigures {
  readonly documents: number;
  readonly sentences: number;
  readonly tokens: number;
  /** By label, sorted. */
  readonly entities: Readonly<Record<string, number>>;
  readonly curve: readonly { readonly step: number; readonly loss: number; readonly devF1?: number }[];
  /** How training ended; absent of families that train in one go. */
  readonly end?: TrainingEnd;
  /** Strict micro F1 of the finished tagger on the dev documents, where there were any. */
  readonly dev?: { readonly documents: number; readonly match: string; readonly f1: number };
  readonly notices: readonly { readonly code: string; readonly message: string }[];
}

/** What `config.json` says of a model beside what its tagger says itself. */
export interface ModelInfo {
  /** The package that made it. */
  readonly package: { readonly name: string; readonly version: string };
  readonly seed: number;
  readonly language: string;
  readonly training: TrainingFigures;
}

const FORMAT = 'palimpsest-model';
/** 2: the config has a hash of itself. 3: tokens do not depend on blanks ({@link tokeniseEvenly}). 4: word clusters. 5: nor is a number of one token with the word it begins. */
const VERSION = 5;

const configSchema = z.object({
  family: z.string(),
  tagger: z.record(z.string(), z.unknown()),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

type FileTable = z.output<typeof configSchema>['files'];

/** Beside every model, in whatever form. */
export const NOTICE = `CONFIDENTIAL: handle this folder like the text it was trained on.

A trained tagger holds words of its training text (its vocabulary, names among them) and can be made to tell more of it.
Do not give it to anybody who may not see the training text.
`;

export interface SaveModelOptions {
  /** Replace a model that is already there. */
  readonly overwrite?: boolean;
  /** Kept beside the weights as `training.jsonl`; it is a record for people, and `loadModel` does not read it. */
  readonly log?: string;
}

/**
 * Saves a tagger to a folder: `config.json`, weights, a notice that it is confidential. The folder appears under its name
 * when it is complete. The same tagger and info write the same bytes.
 *
 * @throws PalimpsestError `output-exists`, `disk-full`, …
 */
export async function saveModel(
  folder: string,
  tagger: TrainedTagger,
  info: ModelInfo,
  options: SaveModelOptions = {},
): Promise<void> {
  await replaceFolder(folder, options.overwrite === true, async (partial) => {
    const store = createFolderStore(partial);
    const write = (name: string, text: string) => store.write(name, new TextEncoder().encode(text));
    const files: Record<string, FileTable[string]> = {};
    await tagger.save({
      ...store,
      write: async (name, bytes) => {
        files[name] = { bytes: bytes.length, sha256: sha256(bytes) };
        await store.write(name, bytes);
      },
    });
    const { training, ...rest } = info;
    const config = {
      format: FORMAT,
      version: VERSION,
      family: tagger.family,
      ...rest,
      labels: tagger.labels,
      tagger: tagger.config,
      training,
      files: Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    };
    await write('NOTICE.txt', NOTICE);
    if (options.log) await write('training.jsonl', options.log);
    await write('config.json', `${JSON.stringify({ ...config, sha256: hashConfig(config) }, null, 2)}\n`);
  });
}

/**
 * Loads the tagger that {@link saveModel} saved. It tags bit for bit as it did. Every file that it reads is checked against its
 * hash.
 *
 * @throws PalimpsestError `no-such-model`, `not-a-model`, `model-version`, `unknown-model`, `damaged-model`;
 *   `no-backend` where one was chosen for a model that needs none, `backend-unavailable` where it does not run here.
 */
export async function loadModel(folder: string, options: LoadOptions = {}): Promise<TrainedTagger> {
  const { config, isWhole } = await readConfig(folder);
  const { family: name, tagger, files } = config;
  const own = options.family?.name === name ? options.family : undefined;
  if (!own && !taggerFamilies.some((family) => family.name === name)) {
    throw new PalimpsestError('unknown-model', `it holds a model of an unknown kind, ${JSON.stringify(name)}`, {
      place: { file: folder },
      hint: `This release knows: ${taggerFamilies.map((known) => known.name).join(', ')}. Use the release that trained it, or train again; a kind of your own is loaded with --plugin.`,
    });
  }
  if (!isWhole) throw damaged(folder, 'its config.json is not as it was saved');
  const family = await findFamily(own ?? name);
  if (options.backend !== undefined && !Object.hasOwn(Object(tagger['settings']) as object, 'backend')) {
    throw new PalimpsestError('no-backend', `a ${name} model has no choice of backend`, {
      place: { file: folder },
      hint: 'Remove --backend: only neural models have one.',
    });
  }
  try {
    return await family.load(checkedStore(folder, files), tagger, options);
  } catch (error) {
    const isPlaced =
      error instanceof PalimpsestError && (error.code !== 'damaged-model' || error.place.file !== undefined);
    if (isPlaced) throw error;
    throw damaged(folder, error instanceof PalimpsestError ? error.message : 'its files do not fit together', error);
  }
}

async function readConfig(
  folder: string,
): Promise<{ readonly config: z.output<typeof configSchema>; readonly isWhole: boolean }> {
  const file = `${folder}/config.json`;
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw describeFileError(error, file);
    throw new PalimpsestError('no-such-model', 'there is no model in this folder: it has no config.json', {
      place: { file: folder },
      hint: 'Give the folder that palimpsest train wrote.',
      cause: error,
    });
  }
  let config: {
    readonly sha256?: unknown;
    readonly format?: unknown;
    readonly version?: unknown;
    readonly package?: { readonly version?: unknown };
  };
  try {
    config = Object(JSON.parse(text)) as typeof config;
  } catch (error) {
    throw damaged(folder, 'its config.json is no JSON', error);
  }
  if (config.format !== FORMAT) {
    throw new PalimpsestError('not-a-model', 'its config.json was not written by palimpsest train', {
      place: { file: folder },
      hint: 'Give the folder that palimpsest train wrote.',
    });
  }
  if (config.version !== VERSION) {
    const writer = typeof config.package?.version === 'string' ? ` by release ${config.package.version}` : '';
    throw new PalimpsestError(
      'model-version',
      `it was written${writer} in version ${JSON.stringify(config.version)} of the model format; this release reads version ${VERSION}`,
      { place: { file: folder }, hint: 'Use the release that wrote it, or train the model again with this one.' },
    );
  }
  const parsed = configSchema.safeParse(config);
  if (!parsed.success) throw damaged(folder, `its config.json lacks ${parsed.error.issues[0]?.path.join('.')}`);
  const { sha256: own, ...rest } = config;
  return { config: parsed.data, isWhole: own === hashConfig(rest) };
}

/** Gives what the files hold where they are as they were saved, and nothing that `config.json` does not list. */
function checkedStore(folder: string, files: FileTable): Store {
  const store = createFolderStore(folder);
  return {
    ...store,
    async read(name) {
      const listed = ownValue(files, name);
      if (!listed) return undefined;
      const bytes = await store.read(name);
      if (!bytes) throw damaged(folder, `its file ${name} is missing`);
      if (bytes.length !== listed.bytes || sha256(bytes) !== listed.sha256) {
        throw damaged(
          folder,
          `its file ${name} is not as it was saved (${bytes.length} bytes, ${listed.bytes} expected)`,
        );
      }
      return bytes;
    },
  };
}

export function damaged(folder: string, what: string, cause?: unknown): PalimpsestError {
  return new PalimpsestError('damaged-model', what, {
    place: { file: folder },
    hint: 'Copy the folder again from where it came, or train the model again.',
    cause,
  });
}

/** Of the content, so that one who lays the file out anew breaks nothing. */
function hashConfig(config: object): string {
  return sha256(new TextEncoder().encode(JSON.stringify(config)));
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

interface ExportModelOptions {
  /** Replace a folder that is already there. */
  readonly overwrite?: boolean;
  /** Named in the ONNX file as what wrote it. */
  readonly producer: PackageInfo;
}

export interface ExportedModel {
  readonly family: string;
  /** By name, in bytes. */
  readonly files: Readonly<Record<string, number>>;
}

/**
 * Writes a saved model for other programs: `model.onnx` (from ids to tags), the same weights as `model.safetensors`, what turns
 * text into ids and ids into tags as `config.json` and `vocabulary.json` or `tokenizer.json`, and `tag.py`, which tags with them.
 * The same model gives the same bytes.
 *
 * @throws PalimpsestError those of `loadModel`; `no-export` where the family has no such form; `output-exists`, `disk-full`, …
 */
export async function exportModel(
  folder: string,
  output: string,
  { overwrite = false, producer }: ExportModelOptions,
): Promise<ExportedModel> {
  checkReplaceable(output, 'folder', overwrite);
  const tagger = await loadModel(folder);
  try {
    const { exporter } = tagger;
    if (!exporter) {
      throw new PalimpsestError('no-export', `a ${tagger.family} model cannot be exported to ONNX`, {
        place: { file: folder },
        hint: 'Neural models and encoders have one. Others run in this program only: palimpsest tag.',
      });
    }
    const example = await readFile(new URL(`../../data/export/${exporter.example}`, import.meta.url), 'utf8');
    const contents: Readonly<Record<string, Uint8Array>> = {
      'NOTICE.txt': encode(NOTICE),
      'config.json': encode(`${JSON.stringify(exporter.config, null, 2)}\n`),
      'model.onnx': await exporter.onnx(producer),
      'model.safetensors': writeTensors({ tensors: await exporter.weights(), metadata: { format: 'pt' } }),
      'tag.py': encode(example),
      ...Object.fromEntries(
        Object.entries(exporter.tables).map(([name, table]) => [name, encode(`${JSON.stringify(table)}\n`)]),
      ),
    };
    await replaceFolder(output, overwrite, async (partial) => {
      const store = createFolderStore(partial);
      for (const [name, bytes] of Object.entries(contents)) await store.write(name, bytes);
    });
    const files = Object.fromEntries(Object.entries(contents).map(([name, bytes]) => [name, bytes.length]));
    return { family: tagger.family, files };
  } finally {
    await tagger.dispose?.();
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A saved model, to be read beside what its family loads. */
export interface SavedModel {
  readonly family: string;
  /** What the tagger said of itself: its settings and language among it. */
  readonly tagger: Readonly<Record<string, unknown>>;
  /** A file of the folder, checked against its hash; `undefined` where the model has none of that name. */
  read(name: string): Promise<Uint8Array | undefined>;
}

/** @throws PalimpsestError as `loadModel`. */
export async function openSavedModel(folder: string): Promise<SavedModel> {
  const { config, isWhole } = await readConfig(folder);
  if (!isWhole) throw damaged(folder, 'its config.json is not as it was saved');
  const files = checkedStore(folder, config.files);
  return { family: config.family, tagger: config.tagger, read: (name) => files.read(name) };
}

/**
 * Adds files to a saved model, which `config.json` then lists with their hashes. All of it or nothing: the folder is written
 * anew and renamed.
 *
 * @param files `undefined` takes a file away.
 * @throws PalimpsestError as `loadModel`, `disk-full`, …
 */
export async function addModelFiles(folder: string, files: ReadonlyMap<string, Uint8Array | undefined>): Promise<void> {
  await openSavedModel(folder);
  await replaceFolder(folder, true, async (partial) => {
    await cp(folder, partial, { recursive: true });
    const store = createFolderStore(partial);
    const { sha256: _, ...config } = JSON.parse(await readFile(path.join(folder, 'config.json'), 'utf8')) as {
      readonly sha256: string;
      readonly files: Record<string, { readonly bytes: number; readonly sha256: string }>;
    };
    const listed = new Map(Object.entries(config.files));
    for (const [name, bytes] of files) {
      if (bytes) {
        await store.write(name, bytes);
        listed.set(name, { bytes: bytes.length, sha256: sha256(bytes) });
      } else {
        await rm(path.join(partial, name), { force: true });
        listed.delete(name);
      }
    }
    const changed = { ...config, files: Object.fromEntries([...listed].toSorted(([a], [b]) => (a < b ? -1 : 1))) };
    const text = `${JSON.stringify({ ...changed, sha256: hashConfig(changed) }, null, 2)}\n`;
    await store.write('config.json', new TextEncoder().encode(text));
  });
}
