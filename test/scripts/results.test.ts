import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/cli.ts';

const inRoot = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

it.each([
  ['docs/results.md', 'scripts/results.js'],
  ['README.md', 'scripts/peers-table.js'],
])('%s is what %s writes of bench/results', (page, script) => {
  const file = path.join(temporaryFolder(), 'page.md');
  execFileSync(process.execPath, [inRoot(script), file]);
  expect(readFileSync(inRoot(page), 'utf8')).toBe(readFileSync(file, 'utf8'));
});
