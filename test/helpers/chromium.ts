import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Chromium is, for tests that look at a page in a browser; `undefined` where it is absent: such tests are skipped. */
export const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** Opens a file in headless Chromium and returns its DOM after its scripts have run. */
export function dumpDom(file: string, profile: string): string {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const args = [...flags, ...quiet, `--user-data-dir=${profile}`, '--dump-dom', `file://${file}`];
  return execFileSync(chromium as string, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
  });
}
