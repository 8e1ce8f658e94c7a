import { rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PalimpsestError } from '../core/errors.ts';
import { describeFileError } from '../formats/io/files.ts';

/**
 * Fails where a folder may not be written: so that hours of training do not end in it.
 *
 * @throws PalimpsestError `output-exists` where something is there, other than an empty folder, without `overwrite`.
 */
export async function checkReplaceable(folder: string, overwrite: boolean): Promise<void> {
  const existing = await stat(folder).catch(() => undefined);
  if (!existing || overwrite) return;
  if (existing.isDirectory() && (await readdir(folder)).length === 0) return;
  throw new PalimpsestError('output-exists', 'the output is already there', {
    place: { file: folder },
    hint: 'Choose another name, or pass --overwrite to replace it.',
  });
}

/**
 * Makes a folder that appears under its name all at once, when `fill` is done; where that fails, nothing is left behind and
 * what was there before stays.
 */
export async function replaceFolder(
  folder: string,
  overwrite: boolean,
  fill: (partial: string) => Promise<void>,
): Promise<void> {
  await checkReplaceable(folder, overwrite);
  const target = path.resolve(folder); // without a slash at the end
  const partial = `${target}.partial-${process.pid}`;
  const cleanUp = () => rmSync(partial, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 });
  process.once('exit', cleanUp);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial);
    await fill(partial);
    await swap(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw (error as NodeJS.ErrnoException).syscall === undefined ? error : describeFileError(error, folder);
  } finally {
    process.removeListener('exit', cleanUp);
  }
}

async function swap(partial: string, target: string): Promise<void> {
  const former = `${target}.former-${process.pid}`;
  const replaces = await rename(target, former).then(
    () => true,
    () => false,
  );
  try {
    await rename(partial, target);
  } catch (error) {
    if (replaces) await rename(former, target);
    throw error;
  }
  if (replaces) await rm(former, { recursive: true, force: true });
}
