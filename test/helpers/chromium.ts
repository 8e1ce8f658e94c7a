import { existsSync } from 'node:fs';

/**
 * Where Chromium is, for tests that look at a page in a browser; `undefined` where it is absent, or the variable
 * `PALIMPSEST_CHROMIUM` is `none`: such tests are skipped. The variable may also name the program.
 */
export const chromium = find(process.env['PALIMPSEST_CHROMIUM']);

function find(given: string | undefined): string | undefined {
  if (given === 'none') return undefined;
  return [given, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (file) => file !== undefined && existsSync(file),
  );
}
