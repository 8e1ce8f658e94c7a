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
  ['a/.txt', 'a/%.txt'],
  ['.git/.b.txt', '%2Egit/%2Eb.txt'],
])('the path %j is written as %j, which every system can hold', (name, written) => {
  expect(safeRelativePath(name)).toBe(written);
});

it('cuts names that no file system holds, and keeps two apart and the files of one together', () => {
  const long = 'Я'.repeat(300);
  const names = [`${long}1.txt`, `${long}2.txt`, `${long}1.ann`].map(safeRelativePath);
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThan(255);
  expect(names[0]).not.toBe(names[1]);
  expect(names[2]).toBe(names[0]?.replace(/txt$/, 'ann'));
  expect(safeRelativePath('Я'.repeat(90))).toBe('Я'.repeat(90));
});
