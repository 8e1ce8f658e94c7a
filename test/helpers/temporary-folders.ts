import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [PREFIX, NAMES] = ['plm-', ['TMPDIR', 'TEMP', 'TMP']];

/**
 * All temporary folders of a run lie in one, which goes with the run: hooks of a shared helper see the tests of its first file only.
 * Each project comes here; the name is short, since sockets lie in it.
 */
export function setup(): (() => void) | undefined {
  if (path.basename(tmpdir()).startsWith(PREFIX)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  for (const name of NAMES) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
