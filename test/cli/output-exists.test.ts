import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

describe('a page that is there already', () => {
  it.each([
    ['preview', 'missing.jsonl', '--page'],
    ['quality', 'missing.jsonl', 'missing.jsonl', '--page'],
    ['audit', 'missing.jsonl', 'missing.jsonl', '--page'],
    ['audit', 'missing.jsonl', 'missing.jsonl', '--card'],
    ['view', 'missing.jsonl', '--out'],
    ['explain', 'missing', 'A sentence.', '--out'],
  ])('is told before anything is read: %s', async (...args) => {
    const page = path.join(temporaryFolder(), 'page.html');
    writeFileSync(page, 'kept');
    const before = await runCli([...args, page]);
    expect([before.code, before.stderr]).toEqual([2, expect.stringContaining('[output-exists]')]);
    expect((await runCli([...args, page, '--overwrite'])).stderr).not.toContain('output-exists');
  });
});
