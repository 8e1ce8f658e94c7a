import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

function plant(): string {
  const folder = path.join(temporaryFolder(), 'notes');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'a.txt'), 'Seen by Dr. Zorvath today.\n');
  writeFileSync(path.join(folder, 'a.ann'), 'T1\tDOCTOR 12 19\tZorvath\n');
  return folder;
}

const conceal = (input: string, output: string) => runCli(['conceal', input, output, '--strategy', 'mask', '--quiet']);

describe('an output within the folder that is read', () => {
  it.each(['out', 'deep/out', 'out.jsonl'])('is refused, since the next run would read it: %s', async (name) => {
    const notes = plant();
    const { code, stderr } = await conceal(notes, path.join(notes, name));
    expect(code).toBe(2);
    expect(stderr).toContain('output-inside-input');
    expect(stderr).toContain('Write it beside that folder');
    expect(readdirSync(notes).toSorted()).toEqual(['a.ann', 'a.txt']);
  });

  it('is known through links, of the folder and into it', async () => {
    const notes = plant();
    const link = path.join(path.dirname(notes), 'link');
    symlinkSync(notes, link);
    for (const [input, output] of [
      [link, notes],
      [notes, link],
    ] as const) {
      const { code, stderr } = await conceal(input, path.join(output, 'out'));
      expect([code, stderr]).toEqual([2, expect.stringContaining('output-inside-input')]);
    }
  });

  it('is no output beside it whose name begins alike, and none in a hidden folder', async () => {
    const notes = plant();
    expect((await conceal(notes, `${notes}-concealed`)).code).toBe(0);
    mkdirSync(path.join(notes, '.work'));
    expect((await conceal(notes, path.join(notes, '.work', 'out'))).code).toBe(0);
  });
});
