import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '../core/store.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import { clearFolder } from '../resources/files/leftovers.ts';
import { writeFileWhole } from '../resources/files/write-file.ts';

/**
 * A store whose blobs are the files of a folder, made when the first is written. Each is written under another name, flushed
 * to the disk and renamed, so that neither a killed process nor a power cut leaves half of one; what killed processes left of
 * theirs goes when something is written beside it.
 */
export function createFolderStore(folder: string): Store {
  const fileOf = (name: string) => path.join(folder, ...checkName(name).split('/'));
  const cleared = new Set<string>();
  return {
    async read(name) {
      const file = fileOf(name);
      try {
        const bytes = await readFile(file);
        // Not the Buffer itself: its `slice` shares the memory, where that of the array which the interface names copies.
        return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw describeFileError(error, file);
      }
    },
    async write(name, bytes) {
      const file = fileOf(name);
      const inner = path.dirname(file);
      if (!cleared.has(inner)) clearFolder(inner);
      cleared.add(inner);
      writeFileWhole(file, bytes, { overwrite: true });
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
    },
  };
}

const PART = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/** Names are chosen by code, but a damaged `config.json` may name anything: nothing outside the folder is touched. */
function checkName(name: string): string {
  if (name.split('/').every((part) => PART.test(part))) return name;
  throw new TypeError(
    `a blob's name is made of letters, digits, "_", "-" and ".", with "/" between parts, not ${JSON.stringify(name)}`,
  );
}
