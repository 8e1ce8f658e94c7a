import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';

/** A JSON object of the folder; `undefined` where there is no such file. */
export async function readJson(folder: string, name: string): Promise<Record<string, unknown> | undefined> {
  const file = path.join(folder, name);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new PalimpsestError('unreadable-encoder', `the file cannot be read (${code})`, {
      place: { file },
      cause: error,
    });
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // As for JSON that is no object.
  }
  throw new PalimpsestError('bad-encoder-config', 'this is no JSON object', {
    place: { file },
    hint: 'Copy or download the file again.',
  });
}
