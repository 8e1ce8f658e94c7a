import { statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpool } from '../../src/web/view-server.ts';
import { temporaryFolder } from '../helpers/cli.ts';

describe('the spool', () => {
  it('gives back what was put in, and is for its user only', () => {
    const file = path.join(temporaryFolder(), 'spool');
    const spool = createSpool(file);
    const records = ['one', '', 'dréi 😀', 'x'.repeat(3_000_000), 'last'];
    for (const [i, record] of records.entries()) expect(spool.append(record)).toBe(i);
    for (const i of [3, 0, 4, 2, 1]) expect(spool.read(i)).toBe(records[i]);
    expect(spool.append('more')).toBe(5);
    expect(spool.read(5)).toBe('more');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    spool.close();
  });

  it('finds every record that contains a text, each once, and nothing over the border of two', () => {
    let n = 0;
    const folder = temporaryFolder();
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀') }), { maxLength: 30 }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀'), minLength: 1, maxLength: 3 }),
        (records, needle) => {
          const spool = createSpool(path.join(folder, String(n++)));
          for (const record of records) spool.append(record);
          expect(spool.scan(needle)).toEqual([...records.keys()].filter((i) => records[i]?.includes(needle)));
          spool.close();
        },
      ),
    );
  });

  it('finds a text that lies across the pieces in which the file is read', () => {
    const spool = createSpool(path.join(temporaryFolder(), 'spool'));
    for (const before of [0, 1, 5, 9]) {
      spool.append('x'.repeat(2 ** 20 - 12 - before));
      spool.append(`needle ${'y'.repeat(before)}`);
    }
    expect(spool.scan('needle')).toEqual([1, 3, 5, 7]);
    expect(spool.scan('needle yyyyy')).toEqual([5, 7]);
    spool.close();
  });
});
