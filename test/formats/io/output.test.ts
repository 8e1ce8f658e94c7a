import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOutput } from '../../../src/formats/io/output.ts';
import { temporaryFolder } from '../../helpers/cli.ts';

describe('createOutput', () => {
  it('cleans up at the end of the process from the moment its folder is there', async () => {
    const folder = temporaryFolder();
    const before = process.listenerCount('exit');
    for (let round = 0; round < 50; round++) {
      const target = path.join(folder, `out-${round}`);
      const opened = createOutput(target, 'file');
      const isThere = () => readdirSync(folder).some((name) => name.startsWith(`out-${round}.partial-${process.pid}`));
      while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
      // A signal that comes now must find the one that removes it.
      expect(process.listenerCount('exit')).toBe(before + 1);
      await (await opened).abort();
      expect(process.listenerCount('exit')).toBe(before);
    }
  });

  it('leaves nothing at the end of the process when its folder cannot be made', async () => {
    const before = process.listenerCount('exit');
    await expect(createOutput('/dev/null/out', 'file')).rejects.toMatchObject({ name: 'PalimpsestError' });
    expect(process.listenerCount('exit')).toBe(before);
  });
});
