import { closeSync, existsSync, linkSync, openSync, readdirSync, realpathSync, renameSync, statSync, unlinkSync, type Stats } from 'node:fs'; // prettier-ignore
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import { alreadyThere } from './file-error.ts';
import { interimName } from './leftovers.ts';
import { discard, removeAtExit } from './made-folders.ts';
import { syncFolder } from './write-all.ts';

/**
 * Fails where an output may not be written: so that hours of work do not end in it.
 *
 * @throws PalimpsestError `output-exists` where something is there without `overwrite`, other than an empty folder for a folder;
 *   `output-of-another-kind` where a file would take the place of a folder, a folder that of a file, or either that of a device, and
 *   where a folder to be replaced is the working folder or one around it.
 */
export function checkReplaceable(target: string, kind: 'file' | 'folder', overwrite: boolean): void {
  const place = followLink(target);
  const existing = statOf(place);
  if (!existing) return;
  if (overwrite && existing.isDirectory() && isAround(place, process.cwd())) {
    throw new PalimpsestError('output-of-another-kind', 'the output is the working folder or one around it', {
      place: { file: target },
      hint: 'It would be replaced with all that is in it: name a folder of its own.',
    });
  }
  if (kind === 'folder' && existing.isDirectory() && (overwrite || readdirSync(place).length === 0)) return;
  if (!overwrite) throw alreadyThere(target);
  if (kind === 'file' && existing.isFile()) return;
  const found = existing.isDirectory() ? 'a folder' : existing.isFile() ? 'a file' : 'a device, pipe or socket';
  throw new PalimpsestError('output-of-another-kind', `the output is a ${kind}, but what stands there is ${found}`, {
    place: { file: target },
    hint: 'Choose another name (or - for standard output).',
  });
}

/**
 * Fails where an output would lie within the folder that is read: the next run would read it with the rest. Hidden folders are never read.
 *
 * @throws PalimpsestError `output-inside-input`
 */
export function checkApart(target: string, input: string): void {
  if (statOf(input)?.isDirectory() !== true) return;
  const place = path.join(followLink(path.dirname(path.resolve(target))), path.basename(path.resolve(target)));
  const within = path.relative(followLink(input), place);
  if (within === '' || !isAround(input, place) || within.split(path.sep).some((name) => name.startsWith('.'))) return;
  throw new PalimpsestError('output-inside-input', 'the output lies within the folder that is read', {
    place: { file: target },
    hint: 'Write it beside that folder: whatever reads the folder next would take the output for a part of it.',
  });
}

/** Whether a folder is another one or has it in it. */
function isAround(folder: string, other: string): boolean {
  const way = path.relative(followLink(folder), followLink(other));
  return way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
}

/** `undefined` also where it cannot be told: then making the output tells why. */
function statOf(place: string): Stats | undefined {
  try {
    return statSync(place);
  } catch {
    return undefined;
  }
}

/** Where a name leads: a link to an output stays a link, and what it points to is replaced. */
export function followLink(target: string): string {
  const resolved = path.resolve(target); // without a slash at the end
  try {
    return realpathSync(resolved);
  } catch {
    return resolved;
  }
}

/**
 * Gives a file that is complete its name, in one step: without `overwrite` it never takes the place of another, even of one
 * that came a moment ago.
 *
 * @throws PalimpsestError `output-exists`
 */
export function placeFile(partial: string, target: string, overwrite: boolean): void {
  if (overwrite) renameSync(partial, target);
  else {
    try {
      linkSync(partial, target);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') throw alreadyThere(target, error);
      if (!HAS_NO_LINKS.has(code ?? '')) throw error;
      reserve(target);
      renameSync(partial, target);
    }
    if (existsSync(partial)) unlinkSync(partial);
  }
  syncFolder(path.dirname(target));
}

const HAS_NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV']);

/** Takes a name where the file system has no links: one of two runs gets it. */
function reserve(target: string): void {
  try {
    closeSync(openSync(target, 'wx'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyThere(target, error);
    throw error;
  }
}

/**
 * Gives a file, and others of the same folder that belong to it, their names: `<target>` and `<target>.<extra>`. What belongs to the
 * former file goes before the new one comes: at no moment does it seem to belong to the new one.
 *
 * @throws PalimpsestError `output-exists`
 */
export function placeWithExtras(
  folder: string,
  main: string,
  target: string,
  extras: readonly string[],
  overwrite: boolean,
): void {
  const aside = extras.filter((name) => overwrite && existsSync(`${target}.${name}`));
  for (const name of aside) renameSync(`${target}.${name}`, path.join(folder, `former-${name}`));
  try {
    placeFile(path.join(folder, main), target, overwrite);
  } catch (error) {
    for (const name of aside) renameSync(path.join(folder, `former-${name}`), `${target}.${name}`);
    throw error;
  }
  for (const name of extras) placeFile(path.join(folder, name), `${target}.${name}`, true);
}

/**
 * Gives a folder that is complete its name. What was there is moved aside first and deleted last, so that whenever the process
 * is killed one of the two is whole; see `clearLeftovers` for the moment between the two steps.
 *
 * @throws PalimpsestError `output-exists`
 */
export function placeFolder(partial: string, target: string, overwrite: boolean): void {
  const formers: string[] = [];
  for (;;) {
    const former = overwrite ? moveAside(target) : undefined;
    if (former !== undefined) formers.push(former);
    try {
      renameSync(partial, target);
      break;
    } catch (error) {
      const isTaken = TAKEN.has((error as NodeJS.ErrnoException).code ?? '') && existsSync(target);
      if (isTaken && overwrite && formers.length < MOST_RUNS) continue; // another run put its own there in between
      if (former !== undefined && !existsSync(target)) renameSync(former, target);
      throw isTaken ? alreadyThere(target, error) : error;
    }
  }
  syncFolder(path.dirname(target));
  for (const former of formers) {
    // Under the name of what goes: a half-deleted folder is never put back.
    const doomed = interimName(target, 'partial');
    renameSync(former, doomed);
    removeAtExit(doomed);
    discard(doomed);
  }
}

const MOST_RUNS = 10;
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EISDIR']);

function moveAside(target: string): string | undefined {
  const former = interimName(target, 'former');
  try {
    renameSync(target, former);
    return former;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
