import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** A complete output of one document, under its name only after `commit`. */
async function written(target: string, kind: 'file' | 'folder', text: string, overwrite = false) {
  const output = await createOutput(target, kind, { overwrite });
  const sink = await output.open('a.txt');
  await sink.write(text);
  await sink.close();
  await output.addFile('manifest.json', text);
  return output;
}

const read = (target: string, kind: 'file' | 'folder') =>
  kind === 'file'
    ? [readFileSync(target, 'utf8'), readFileSync(`${target}.manifest.json`, 'utf8')]
    : ['a.txt', 'manifest.json'].map((name) => readFileSync(path.join(target, name), 'utf8'));

describe.each(['file', 'folder'] as const)('two runs on one output, a %s', (kind) => {
  it('refuse the later without overwrite, whichever began first, and leave nothing of it', async () => {
    const folder = temporaryFolder();
    const target = path.join(folder, 'out');
    const [first, second] = [await written(target, kind, 'first'), await written(target, kind, 'second')];
    await second.commit();
    await expect(first.commit()).rejects.toMatchObject({ code: 'output-exists' });
    await first.abort();
    expect(read(target, kind)).toEqual(['second', 'second']);
    expect(readdirSync(folder)).toEqual(kind === 'file' ? ['out', 'out.manifest.json'] : ['out']);
  });

  it('replace each other with overwrite, whole', async () => {
    const folder = temporaryFolder();
    const target = path.join(folder, 'out');
    const runs = [await written(target, kind, 'first', true), await written(target, kind, 'second', true)];
    for (const run of runs) await run.commit();
    expect(read(target, kind)).toEqual(['second', 'second']);
    expect(readdirSync(folder)).toEqual(kind === 'file' ? ['out', 'out.manifest.json'] : ['out']);
  });

  it('leave alone what the other is writing, and clear what a dead one wrote', async () => {
    const folder = temporaryFolder();
    const target = path.join(folder, 'out');
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    const living = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    try {
      for (const pid of [dead, living.pid]) mkdirSync(`${target}.partial-${pid}`);
      mkdirSync(`${target}-other.partial-${dead}`);
      const own = await written(target, kind, 'own');
      expect(existsSync(`${target}.partial-${dead}`)).toBe(false);
      expect(existsSync(`${target}.partial-${living.pid}`)).toBe(true);
      expect(existsSync(`${target}-other.partial-${dead}`)).toBe(true);
      await own.commit();
    } finally {
      living.kill();
    }
  });
});

describe('createOutput', () => {
  it('puts a folder back that a dead run had moved aside, and keeps the newer where both are there', async () => {
    const folder = temporaryFolder();
    const target = path.join(folder, 'out');
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    mkdirSync(`${target}.former-${dead}`);
    writeFileSync(`${target}.former-${dead}/a.txt`, 'former');
    await expect(createOutput(target, 'folder')).rejects.toMatchObject({ code: 'output-exists' });
    expect(readFileSync(path.join(target, 'a.txt'), 'utf8')).toBe('former');
    mkdirSync(`${target}.former-${dead}`);
    await (await createOutput(target, 'folder', { overwrite: true })).abort();
    expect(readdirSync(folder)).toEqual(['out']);
  });

  it('never replaces a folder by a file, nor a file by a folder, nor a device', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'file'), 'kept');
    const overwrite = { overwrite: true };
    for (const [target, kind] of [
      [folder, 'file'],
      [path.join(folder, 'file'), 'folder'],
      ['/dev/null', 'file'],
    ] as const)
      await expect(createOutput(target, kind, overwrite)).rejects.toMatchObject({ code: 'output-of-another-kind' });
    expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('kept');
  });
});
