import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEncoder } from '../../../src/taggers/transformer/hub.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
let cache = '';

beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'hub-'));
});

afterEach(() => rmSync(cache, { recursive: true }));

const offline = async (): Promise<Response> => {
  throw new Error('the network was used');
};

const find = (name: string, download = false, fetch: (url: string) => Promise<Response> = offline) =>
  findEncoder(name, { download, environment: { HF_HUB_CACHE: cache }, fetch });

describe('an encoder', () => {
  it('given as a folder is that folder', async () => {
    expect(await find(cache)).toBe(cache);
  });

  it('given by name is the snapshot of the main branch in the cache of huggingface_hub', async () => {
    const folder = path.join(cache, 'models--some--bert');
    for (const name of [COMMIT, 'f'.repeat(40)]) {
      mkdirSync(path.join(folder, 'snapshots', name), { recursive: true });
      writeFileSync(path.join(folder, 'snapshots', name, 'config.json'), '{}');
    }
    mkdirSync(path.join(folder, 'refs'));
    writeFileSync(path.join(folder, 'refs', 'main'), `${COMMIT}\n`);
    expect(await find('some/bert')).toBe(path.join(folder, 'snapshots', COMMIT));
    const environment = { HF_HOME: path.join(cache, 'x') };
    await expect(findEncoder('some/bert', { download: false, environment })).rejects.toMatchObject({
      code: 'no-such-encoder',
    });
  });

  it('that is not in the cache is never fetched unless that was allowed', async () => {
    await expect(find('some/bert')).rejects.toMatchObject({
      code: 'no-such-encoder',
      hint: expect.stringContaining('download=true') as string,
    });
    for (const name of ['./no/such/folder', '../x', 'a/b/c', '/no/such/folder']) {
      await expect(find(name, true)).rejects.toMatchObject({ code: 'no-such-encoder' });
    }
  });

  it('is fetched where that was allowed, all files of one revision, and found in the cache afterwards', async () => {
    const urls: string[] = [];
    let open = 0;
    const fetch = async (url: string): Promise<Response> => {
      urls.push(url);
      const found = /(config\.json|tokenizer\.json|model\.safetensors)$/.exec(url);
      if (!found || url.endsWith('tokenizer_config.json')) {
        open++;
        return new Response(new ReadableStream({ cancel: () => void open-- }), { status: 404 });
      }
      return new Response(found[0], { headers: { 'x-repo-commit': COMMIT } });
    };
    const folder = await find('some/bert', true, fetch);
    expect(readdirSync(folder).toSorted()).toEqual(['config.json', 'model.safetensors', 'tokenizer.json']);
    expect(readFileSync(path.join(folder, 'tokenizer.json'), 'utf8')).toBe('tokenizer.json');
    expect(open).toBe(0);
    expect(urls[0]).toMatch(/\/some\/bert\/resolve\/main\/config\.json$/);
    expect(urls.slice(1).every((url) => url.includes(`/resolve/${COMMIT}/`))).toBe(true);
    expect(await find('some/bert')).toBe(folder);
  });

  it('whose download breaks off leaves nothing behind', async () => {
    let calls = 0;
    const fetch = async (): Promise<Response> =>
      ++calls < 3 ? new Response('x') : new Response(null, { status: 500 });
    await expect(find('some/bert', true, fetch)).rejects.toMatchObject({ code: 'download-failed' });
    await expect(find('some/bert')).rejects.toMatchObject({ code: 'no-such-encoder' });
    expect(readdirSync(cache)).toEqual([]);
  });
});
