import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPendingFolder } from '../../../src/resources/files/pending.ts';
import { describeFileError } from '../../../src/resources/files/file-error.ts';
import { writeFileWhole } from '../../../src/resources/files/write-file.ts';
import { temporaryFolder } from '../../helpers/cli.ts';

const failure = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

/** A folder in which nothing may be written; for root, who may write anywhere else, one of the kernel's. */
function locked(): string {
  if (process.getuid?.() === 0) return '/sys';
  const folder = path.join(temporaryFolder(), 'locked');
  mkdirSync(folder);
  chmodSync(folder, 0o500);
  return folder;
}

it('tells what may not be written from what may not be read', () => {
  for (const code of ['EACCES', 'EPERM']) {
    expect(describeFileError(failure(code, 'open'), 'a')).toMatchObject({ code: 'unreadable-corpus' });
    expect(describeFileError(failure(code, 'open'), 'a', true)).toMatchObject({ code: 'unwritable-output', place: { file: 'a' } }); // prettier-ignore
    expect(describeFileError(failure(code, 'mkdir'), 'a')).toMatchObject({ code: 'unwritable-output' });
  }
  expect(describeFileError(failure('EROFS', 'open'), 'a')).toMatchObject({ code: 'unwritable-output' });
  expect(describeFileError(failure('ENOSPC', 'write'), 'a', true)).toMatchObject({ code: 'disk-full' });
});

it.skipIf(process.platform === 'win32' || (process.getuid?.() === 0 && !existsSync('/sys/kernel')))(
  'says of an output in a locked folder that it cannot be written',
  () => {
    const folder = locked();
    expect(() => writeFileWhole(path.join(folder, 'out.jsonl'), '', { overwrite: false })).toThrow(
      expect.objectContaining({ code: 'unwritable-output' }),
    );
    expect(() => createPendingFolder(path.join(folder, 'out'), 'folder', false)).toThrow(
      expect.objectContaining({ code: 'unwritable-output' }),
    );
  },
);
