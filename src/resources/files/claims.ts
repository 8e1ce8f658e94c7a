import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { PalimpsestError } from '../../core/errors.ts';
import { clearFolder, isInterim, isRunning } from './leftovers.ts';
import { writeFileWhole } from './write-file.ts';

/** The right to compute a cell, so that two runs over one folder do not do the same work. */
export interface Claim {
  /** Names the process that does the work: the claim holds while it or the one that claimed lives. */
  entrust(pid: number): Promise<void>;
  release(): Promise<void>;
}

export interface Claims {
  /** `undefined` where somebody else who lives has it. A claim that nobody stands behind any more is taken over. */
  take(key: string): Promise<Claim | undefined>;
  /** Removes the claims that nobody stands behind: a process killed after it had kept its cell leaves one that none takes over. */
  clean(): Promise<void>;
}

/** The claims of this process. A file that names its id and is not here was left by an earlier process with that id. */
const held = new Set<string>();

const HEARTBEAT_MS = 60_000;
/** A claim of another machine, whose processes cannot be looked at, is dead when it was not touched for so long. */
const STALE_MS = 10 * HEARTBEAT_MS;

/**
 * Claims are files that name host and processes, touched every minute. They save work and decide nothing: a cell that two
 * runs compute all the same has the same bytes twice, and results appear whole.
 */
export function createClaims(folder: string): Claims {
  return {
    async take(key) {
      const file = path.resolve(folder, 'claims', `${key}.json`);
      if (held.has(file)) return undefined;
      held.add(file);
      const pids = [process.pid];
      const content = () => JSON.stringify({ host: hostname(), pids });
      const create = async (): Promise<boolean> => {
        try {
          writeFileWhole(file, content(), { overwrite: false });
          return true;
        } catch (error) {
          if ((error as PalimpsestError).code === 'output-exists') return false;
          held.delete(file);
          throw error;
        }
      };
      const takeOver = async (): Promise<boolean> => {
        if (await isAlive(file)) return false;
        await rm(file, { force: true });
        return create();
      };
      if (!(await create()) && !(await takeOver())) {
        held.delete(file);
        return undefined;
      }
      const heart = setInterval(() => {
        const now = new Date();
        utimes(file, now, now).catch(() => undefined); // taken away from outside: nothing depends on it
      }, HEARTBEAT_MS);
      heart.unref();
      return {
        async entrust(pid) {
          pids.push(pid);
          writeFileWhole(file, content(), { overwrite: true });
        },
        async release() {
          clearInterval(heart);
          held.delete(file);
          await rm(file, { force: true });
        },
      };
    },
    async clean() {
      const claimsFolder = path.resolve(folder, 'claims');
      clearFolder(claimsFolder); // claims that their process was killed in writing
      for (const name of await readdir(claimsFolder).catch(() => [])) {
        if (isInterim(name)) continue;
        const file = path.join(claimsFolder, name);
        if (!held.has(file) && !(await isAlive(file))) await rm(file, { force: true });
      }
    },
  };
}

async function isAlive(file: string): Promise<boolean> {
  const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? 0);
  if (age > STALE_MS) return false;
  let claim: { host?: unknown; pids?: unknown };
  try {
    claim = JSON.parse(await readFile(file, 'utf8')) as typeof claim;
  } catch {
    return age < HEARTBEAT_MS; // being written, or half-written by a process that was killed
  }
  if (claim.host !== hostname()) return true;
  const runs = (pid: unknown) => typeof pid === 'number' && pid !== process.pid && isRunning(pid);
  return Array.isArray(claim.pids) && claim.pids.some(runs);
}
