import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAppendFile } from '../../../src/formats/io/append-file.ts';
import { temporaryFolder } from '../../helpers/cli.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('a log that is a file', () => {
  it('is empty before something is added, and is then made with its folder, for this user only', async () => {
    const file = path.join(temporaryFolder(), 'new', 'log');
    const log = createAppendFile(file);
    expect(await log.readFrom(0)).toHaveLength(0);
    await log.append(encode('one\n'));
    await log.append(encode('two\n'));
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('is read from an offset, also beyond its end', async () => {
    const log = createAppendFile(path.join(temporaryFolder(), 'log'));
    await log.append(encode('abcdef'));
    expect(decode(await log.readFrom(2))).toBe('cdef');
    expect(await log.readFrom(6)).toHaveLength(0);
    expect(await log.readFrom(9)).toHaveLength(0);
  });

  it('keeps what several add at once, each whole', async () => {
    const file = path.join(temporaryFolder(), 'log');
    const lines = Array.from({ length: 40 }, (_, i) => `${String(i).repeat(50)}\n`);
    await Promise.all(lines.map((line) => createAppendFile(file).append(encode(line))));
    expect(
      readFileSync(file, 'utf8')
        .split(/(?<=\n)/)
        .toSorted(),
    ).toEqual(lines.toSorted());
  });

  it('says what is wrong where it cannot be written: a folder stands there', async () => {
    const log = createAppendFile(temporaryFolder());
    await expect(log.append(encode('x'))).rejects.toMatchObject({ code: 'not-a-file' });
  });
});
