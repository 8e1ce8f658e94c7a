import { readdirSync, writeFileSync } from 'node:fs';
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

describe('a corpus that is there already', () => {
  it.each(['augment', 'conceal'])('is told before the source is read: %s', async (command) => {
    const folder = temporaryFolder();
    const [source, there] = [path.join(folder, 'source.jsonl'), path.join(folder, 'there.jsonl')];
    writeFileSync(source, '{"id":"a","text":"Eva came."}\n{"id":"b"}\n');
    writeFileSync(there, 'kept');
    const { code, stderr } = await runCli([command, source, there]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^palimpsest: .*\[output-exists\]/)]);
    expect(readdirSync(folder).toSorted()).toEqual(['source.jsonl', 'there.jsonl']);
    // What fails afterwards leaves nothing behind.
    expect((await runCli([command, source, path.join(folder, 'out.jsonl'), '--strict'])).code).toBe(2);
    expect(readdirSync(folder).toSorted()).toEqual(['source.jsonl', 'there.jsonl']);
  });
});
