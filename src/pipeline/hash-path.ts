import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The SHA-256 of a file's content, or of the names and contents of a folder's files, in hexadecimal digits. */
export async function hashPath(place: string): Promise<string> {
  return (await stat(place)).isDirectory() ? hashFolder(place) : hashFile(place);
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Of the names and contents of all files, in the order of their names. Hidden ones (an editor's, a desktop's) do not count. */
async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) {
    if (name.startsWith('.')) continue;
    const place = path.join(folder, name);
    const content = (await stat(place)).isDirectory() ? [await hashFolder(place)] : await hashFile(place);
    hash.update(`${JSON.stringify([name, content])}\n`);
  }
  return hash.digest('hex');
}
