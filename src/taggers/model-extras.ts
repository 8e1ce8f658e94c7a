import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createFolderStore } from './folder-store.ts';
import { checkedStore, damaged, hashConfig, readConfig, sha256 } from './model-folder.ts';
import { replaceFolder } from '../resources/files/pending.ts';

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
