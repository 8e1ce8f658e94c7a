import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/cli.ts';

const inRoot = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

it('docs/results.md is what scripts/results.js writes of bench/results', () => {
  const file = path.join(temporaryFolder(), 'results.md');
  execFileSync(process.execPath, [inRoot('scripts/results.js'), file]);
  expect(readFileSync(inRoot('docs/results.md'), 'utf8')).toBe(readFileSync(file, 'utf8'));
});
