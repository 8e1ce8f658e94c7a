import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const DOCUMENT = '-DOCSTART- O\n\nEva B-PER\ncame O\n\nOda B-PER\nleft O\n\n';

describe('split', () => {
  it('says where a split has nothing in it, and what to do', async () => {
    const folder = temporaryFolder();
    const corpus = path.join(folder, 'in.conll');
    writeFileSync(corpus, DOCUMENT);
    const split = (...more: readonly string[]) => runCli(['split', corpus, path.join(folder, 'out'), '--overwrite', ...more]); // prettier-ignore
    expect((await split()).stderr).toMatch(/\w+ and \w+ would be empty: .*few documents.*--unit sentence/);
    expect((await split('--ratio', '1:0:0')).stderr).not.toContain('would be empty');
    expect((await split('--unit', 'sentence')).stderr).toMatch(
      /few sentences; change the shares with --ratio or the draw with --seed/,
    );
  });
});
