import { constants } from 'node:buffer';
import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/errors.ts';
import { createFileReader, decodeOrReport, readTextFile } from '../../../src/formats/io/files.ts';
import { describeFileError } from '../../../src/resources/files/file-error.ts';
import { temporaryFolder } from '../../helpers/cli.ts';

describe('a file that no string can hold', () => {
  it('is an error that says what to do, not one of encoding', async () => {
    const file = path.join(temporaryFolder(), 'bundle.json');
    writeFileSync(file, '{');
    truncateSync(file, constants.MAX_STRING_LENGTH + 1); // takes no room on the disk
    const wanted = { code: 'too-long', hint: expect.stringContaining('Split it') as unknown };
    await expect(readTextFile({ path: file })).rejects.toMatchObject({ ...wanted, place: { file } });
    for (const code of ['ERR_STRING_TOO_LONG', 'ERR_FS_FILE_TOO_LARGE'])
      expect(describeFileError(Object.assign(new Error('x'), { code }), file)).toMatchObject(wanted);
    const told: Diagnostic[] = [];
    const bytes = Buffer.alloc(constants.MAX_STRING_LENGTH + 1);
    expect(decodeOrReport(bytes, { file, documentId: 'd' }, (one) => told.push(one))).toBeUndefined();
    expect(told).toMatchObject([{ severity: 'error', code: 'too-long', place: { file, documentId: 'd' } }]);
    expect(told[0]?.message).toContain('Split it');
  });
});

describe('createFileReader', () => {
  it('lets others have their turn while it reads file after file', async () => {
    const read = createFileReader();
    const turns = { ofOthers: 0 };
    setImmediate(() => turns.ofOthers++);
    for (let i = 0; i < 100_000 && turns.ofOthers === 0; i++) await read({ path: import.meta.filename });
    expect(turns.ofOthers).toBe(1);
  });
});
