import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PalimpsestError } from '../../src/core/errors.ts';
import { loadWordVectors } from '../../src/resources/word-vectors.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vectors-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let number = 0;
async function put(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, `vectors-${++number}.txt`);
  await writeFile(file, content);
  return file;
}

const all = (_word: string): boolean => true;

async function failure(file: string, keep = all): Promise<PalimpsestError> {
  const error: unknown = await loadWordVectors(file, keep).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(PalimpsestError);
  return error as PalimpsestError;
}

describe('loadWordVectors', () => {
  it('reads GloVe: no header, one space between fields', async () => {
    const vectors = await loadWordVectors(await put('the 0.5 -1 2e-3\nof 1 2 3\n'), all);
    expect(vectors.dimension).toBe(3);
    expect(vectors.words).toEqual(['the', 'of']);
    expect([...vectors.values]).toEqual([...new Float32Array([0.5, -1, 2e-3, 1, 2, 3])]);
  });

  it('reads fastText: a header, a space at the end of each line, CRLF', async () => {
    const vectors = await loadWordVectors(await put('2 2\r\nde 1 2 \r\nla 3 4 \r\n'), all);
    expect(vectors).toEqual({ dimension: 2, words: ['de', 'la'], values: new Float32Array([1, 2, 3, 4]) });
  });

  it('reads a gzipped file and words in any script, across the borders of chunks', async () => {
    const names = Array.from({ length: 60_000 }, (_, i) => `мир${i}𝔘`);
    const text = names.map((word, i) => `${word} ${i} ${-i}\n`).join('');
    const vectors = await loadWordVectors(await put(gzipSync(text)), all);
    expect(vectors.words).toEqual(names);
    expect(vectors.values.slice(-2)).toEqual(new Float32Array([59_999, -59_999]));
  });

  it('keeps what is asked for only, and the first of two entries', async () => {
    const file = await put('a 1\nb 2\nc 3\na 4\n');
    const ranks: number[] = [];
    const vectors = await loadWordVectors(file, (word, rank) => {
      ranks.push(rank);
      return word !== 'b';
    });
    expect(vectors).toEqual({ dimension: 1, words: ['a', 'c'], values: new Float32Array([1, 3]) });
    expect(ranks).toEqual([0, 1, 2, 3]);
  });

  it('passes over words with a space', async () => {
    const vectors = await loadWordVectors(await put('at 1 2\nat name@domain.com 3 4\nb 5 6'), all);
    expect(vectors.words).toEqual(['at', 'b']);
  });

  it('names the line of a vector that is too short or holds something else than numbers', async () => {
    const short = await failure(await put('a 1 2\nb 3\nc 4 5\n'));
    expect(short.code).toBe('bad-vectors');
    expect(short.place.line).toBe(2);
    const word = await failure(await put('3 2\na 1 2\nb 3 x\nc 4 5\n'));
    expect(word.place.line).toBe(3);
    expect(word.message).toContain('column 3');
  });

  it('notices a file that was cut short', async () => {
    expect((await failure(await put('3 2\na 1 2\nb 3 4\n'))).message).toContain('2 of 3');
    const inTheLine = await failure(await put('a 1 2\nb 3 4\nc 5'), (word) => word === 'a');
    expect(inTheLine.place.line).toBe(3);
    const packed = gzipSync(Array.from({ length: 5000 }, (_, i) => `w${i} ${Math.sin(i)} 2\n`).join(''));
    expect((await failure(await put(packed.subarray(0, packed.length - 900)))).code).toBe('unreadable-vectors');
  });

  it('refuses an empty file and one that is not there', async () => {
    expect((await failure(await put(''))).code).toBe('bad-vectors');
    expect((await failure(await put('2 2\n'))).code).toBe('bad-vectors');
    expect((await failure(path.join(folder, 'none.txt'))).code).toBe('unreadable-vectors');
  });

  it('says nothing of the words in its errors', async () => {
    expect((await failure(await put('a 1 2\nsecret 3\n'))).message).not.toContain('secret');
  });
});
