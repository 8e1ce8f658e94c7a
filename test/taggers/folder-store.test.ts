import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolderStore } from '../../src/taggers/folder-store.ts';
import { temporaryFolder } from '../helpers/cli.ts';

describe('a store on a folder', () => {
  it('keeps, replaces and removes blobs, and has none that was not written', async () => {
    const folder = path.join(temporaryFolder(), 'made', 'when-needed');
    const store = createFolderStore(folder);
    expect(await store.read('a/b.bin')).toBeUndefined();
    await store.write('a/b.bin', Uint8Array.of(1, 2));
    await store.write('a/b.bin', Uint8Array.of(3));
    expect(Array.from((await store.read('a/b.bin')) ?? [])).toEqual([3]);
    expect(readdirSync(path.join(folder, 'a'))).toEqual(['b.bin']);
    await store.remove('a/b.bin');
    await store.remove('a/b.bin');
    expect(await store.read('a/b.bin')).toBeUndefined();
  });

  it('gives blobs whose slices are copies with memory of their own', async () => {
    const store = createFolderStore(temporaryFolder());
    await store.write('x', Uint8Array.of(1, 2, 3, 4));
    const slice = (await store.read('x'))?.slice(2, 4) ?? new Uint8Array();
    expect(Array.from(new Uint8Array(slice.buffer))).toEqual([3, 4]);
  });

  it('reads the one or the other where two write the same blob at once, never a mixture', async () => {
    const store = createFolderStore(temporaryFolder());
    const blobs = Array.from({ length: 8 }, (_, i) => new Uint8Array(50_000).fill(i));
    const writing = Promise.all(blobs.map((blob) => store.write('x', blob)));
    for (let i = 0; i < 20; i++) expect(new Set((await store.read('x')) ?? [0]).size).toBe(1);
    await writing;
    expect(new Set(await store.read('x')).size).toBe(1);
  });

  it.each(['../x', '/x', 'a//b', '.hidden', 'a/../b', '', 'a\\b', 'C:x'])(
    'touches nothing under the name %j',
    async (name) => {
      await expect(createFolderStore(temporaryFolder()).write(name, new Uint8Array(1))).rejects.toThrow(TypeError);
    },
  );
});
