import { expect, it } from 'vitest';
import { safeRelativePath } from '../../../src/formats/io/output.ts';

it.each([
  ['a/b.txt', 'a/b.txt'],
  ['../x', '%2E%2E/x'],
  ['con.txt', '%63on.txt'],
  ['ward/NUL', 'ward/%4EUL'],
  ['console.txt', 'console.txt'],
  ['note. ', 'note.%20'],
  ['note./x', 'note%2E/x'],
  ['a:b?', 'a%3Ab%3F'],
])('the path %j is written as %j, which every system can hold', (name, written) => {
  expect(safeRelativePath(name)).toBe(written);
});
