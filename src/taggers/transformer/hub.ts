import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import { writeStream } from '../../resources/files/file-sink.ts';
import { isInterim } from '../../resources/files/leftovers.ts';
import { createPendingFolder } from '../../resources/files/pending.ts';
import { placeFolder } from '../../resources/files/place.ts';
import { writeFileWhole } from '../../resources/files/write-file.ts';

/** Where encoders are looked for. */
export interface HubOptions {
  /** Whether the network may be used for one that is not there. */
  readonly download: boolean;
  /** Default: the process's. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Default: the global one. */
  readonly fetch?: (url: string) => Promise<Response>;
  /** Says what is fetched. */
  readonly onNotice?: ((code: string, message: string) => void) | undefined;
}

/** `name` or `organisation/name`. */
const HUB_NAME = /^[\w][\w.-]*(\/[\w][\w.-]*)?$/;

/** Files of an encoder; all but the first and last may be missing. */
const FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'vocab.txt', 'vocab.json', 'merges.txt', 'model.safetensors']; // prettier-ignore

/**
 * The folder of an encoder: the one given, or that of a hub's name in the cache that Python's `huggingface_hub` keeps
 * (`HF_HUB_CACHE`, `HF_HOME`), or, only where that is allowed, a fresh download into it.
 *
 * @throws PalimpsestError `no-such-encoder` saying where it was looked for; `download-failed`.
 */
export async function findEncoder(encoder: string, options: HubOptions): Promise<string> {
  if (await isFolder(encoder)) return encoder;
  if (!HUB_NAME.test(encoder)) {
    throw new PalimpsestError(
      'no-such-encoder',
      'there is no such folder, and this is not the name of a model on Hugging Face',
      {
        place: { file: encoder },
        hint: 'Give the folder of an encoder: --set encoder=FOLDER.',
      },
    );
  }
  const cache = cacheFolder(options.environment ?? process.env);
  const found = await findSnapshot(cache, encoder);
  if (found !== undefined) return found;
  if (options.download) return download(cache, encoder, options);
  throw new PalimpsestError('no-such-encoder', `the encoder ${encoder} is neither a folder nor in the cache`, {
    place: { file: cache },
    hint: `Give a folder (--set encoder=FOLDER), or allow the download: --set download=true.`,
  });
}

function cacheFolder(environment: Readonly<Record<string, string | undefined>>): string {
  const { HF_HUB_CACHE, HUGGINGFACE_HUB_CACHE, HF_HOME, XDG_CACHE_HOME } = environment;
  const own = HF_HUB_CACHE ?? HUGGINGFACE_HUB_CACHE;
  if (own) return own;
  if (HF_HOME) return path.join(HF_HOME, 'hub');
  return path.join(XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'huggingface', 'hub');
}

function modelFolder(cache: string, encoder: string): string {
  return path.join(cache, `models--${encoder.replace('/', '--')}`);
}

/** The snapshot of the branch `main`, or the only one there is. */
async function findSnapshot(cache: string, encoder: string): Promise<string | undefined> {
  const folder = modelFolder(cache, encoder);
  const revision = await readFile(path.join(folder, 'refs', 'main'), 'utf8').catch(() => undefined);
  const snapshots = path.join(folder, 'snapshots');
  const names = (await readdir(snapshots).catch(() => [])).filter((name) => !isInterim(name));
  const chosen = names.includes(revision?.trim() ?? '') ? revision?.trim() : names.length === 1 ? names[0] : undefined;
  if (chosen === undefined) return undefined;
  const snapshot = path.join(snapshots, chosen);
  return (await isFile(path.join(snapshot, 'config.json'))) ? snapshot : undefined;
}

async function download(cache: string, encoder: string, options: HubOptions): Promise<string> {
  const request = options.fetch ?? fetch;
  const endpoint = (options.environment ?? process.env)['HF_ENDPOINT'] ?? 'https://huggingface.co';
  const folder = modelFolder(cache, encoder);
  const pending = createPendingFolder(path.join(folder, 'snapshots', 'download'), 'folder', true);
  let revision = 'main';
  try {
    for (const file of FILES) {
      const url = `${endpoint}/${encoder}/resolve/${revision}/${file}`;
      options.onNotice?.('download', `fetching ${url}`);
      const response = await request(url).catch((cause: unknown) => {
        throw failed(encoder, 'the hub cannot be reached', cause);
      });
      // The first file tells the revision, so that all are of one.
      const commit = response.headers.get('x-repo-commit');
      if (commit !== null && /^[0-9a-f]{40}$/.test(commit)) revision = commit;
      if (!response.ok) await response.body?.cancel(); // a body that nobody reads keeps its connection
      if (response.status === 404 && file !== 'config.json') continue;
      if (!response.ok || !response.body) throw failed(encoder, `the hub answers ${response.status} for ${file}`);
      await writeStream(response.body, path.join(pending.folder, file));
    }
  } catch (error) {
    pending.abort();
    throw error;
  }
  const snapshot = path.join(folder, 'snapshots', revision);
  pending.settle(() => placeFolder(pending.folder, snapshot, true));
  writeFileWhole(path.join(folder, 'refs', 'main'), revision, { overwrite: true });
  return snapshot;
}

function failed(encoder: string, what: string, cause?: unknown): PalimpsestError {
  return new PalimpsestError('download-failed', `${encoder}: ${what}`, {
    hint: 'Download the folder elsewhere and give it: --set encoder=FOLDER.',
    cause,
  });
}

async function isFolder(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
