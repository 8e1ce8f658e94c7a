import { createHash, randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/**
 * What stands beside an output while it is written. `partial`: what it will be. `former`: what it was, from the moment it is
 * moved aside until the new one stands in its place.
 */
export type Interim = 'partial' | 'former';

/** `<name>.partial-<pid>-<where>-<random>`; earlier versions wrote `<name>.partial-<pid>`. */
const INTERIM = /^(.+)\.(partial|former)-(\d+)(?:-([0-9a-f]{8})-[0-9a-f]{8})?$/;
/** What other machines left is theirs to clean, unless it was not touched for so long. */
const FORGOTTEN_MS = 7 * 24 * 3_600_000;

/** Process ids tell something only where they were given: on one machine, in one container. */
const WHERE = createHash('sha256').update(`${hostname()} ${processSpace()}`).digest('hex').slice(0, 8);

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** A name beside `target` that no other process, and nothing else in this one, uses. */
export function interimName(target: string, interim: Interim): string {
  return `${target}.${interim}-${process.pid}-${WHERE}-${randomBytes(4).toString('hex')}`;
}

/** What stood under a name that a killed run was about to replace. */
export function findFormer(target: string): string | undefined {
  const folder = path.dirname(path.resolve(target));
  if (!existsSync(folder)) return undefined;
  const found = readdirSync(folder).find((name) => {
    const [, base, interim] = INTERIM.exec(name) ?? [];
    return base === path.basename(path.resolve(target)) && interim === 'former';
  });
  return found && path.join(path.dirname(target), found);
}

/** Whether a file or folder is one of ours that is not, or no longer, what its name says. */
export function isInterim(name: string): boolean {
  return INTERIM.test(name);
}

/**
 * Clears away what runs that were killed left beside `target`: half-written outputs go; a former output is put back where
 * the run died before the new one had its place. Those of runs that live are not touched.
 */
export function clearLeftovers(target: string): void {
  clearFolder(path.dirname(path.resolve(target)), path.basename(path.resolve(target)));
}

/** As {@link clearLeftovers}, for every name in a folder, or for one. */
export function clearFolder(folder: string, only?: string): void {
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    return; // not there, or not ours to read: then there is nothing to clear
  }
  for (const name of names) {
    const [, base, interim, pid, where] = INTERIM.exec(name) ?? [];
    if (base === undefined || (only !== undefined && base !== only)) continue;
    const place = path.join(folder, name);
    if (!isDead(place, Number(pid), where ?? WHERE)) continue;
    try {
      if (interim === 'former' && !existsSync(path.join(folder, base))) renameSync(place, path.join(folder, base));
      else rmSync(place, { recursive: true, force: true });
    } catch {
      // Another run clears it at this moment, or it belongs to somebody else: nothing depends on it.
    }
  }
}

function isDead(place: string, pid: number, where: string): boolean {
  const touched = lastTouched(place);
  if (touched === undefined) return false;
  if (where !== WHERE) return Date.now() - touched > FORGOTTEN_MS;
  // This process is not the one that an older file names, though it may have been given the same number.
  if (pid === process.pid) return touched < performance.timeOrigin - 1000;
  return !isRunning(pid);
}

/** When a file, a folder or something right in it was last changed. */
function lastTouched(place: string): number | undefined {
  try {
    const own = lstatSync(place);
    const inner = own.isDirectory() ? readdirSync(place).map((name) => lstatSync(path.join(place, name)).mtimeMs) : [];
    return inner.reduce((last, time) => Math.max(last, time), own.mtimeMs);
  } catch {
    return undefined;
  }
}

/** Whether there is a process of this number on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
