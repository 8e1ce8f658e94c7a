import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/errors.ts';
import { readJsonArrays } from '../../../src/formats/io/json-array.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'palimpsest-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const file = path.join(folder, 'a.json');
  await writeFile(file, content);
  const diagnostics: Diagnostic[] = [];
  const context = { options: {}, report: (diagnostic: Diagnostic) => void diagnostics.push(diagnostic) };
  const records: [value: unknown, line: number][] = [];
  for await (const { value, place } of readJsonArrays([{ path: file, relative: 'a.json' }], context)) {
    records.push([value, place.line]);
  }
  const faults = diagnostics.map(({ code, place }) => `${place.line}:${place.column ?? ''} ${code}`);
  return { values: records.map(([value]) => value), lines: records.map(([, line]) => line), faults, diagnostics };
}

describe('readJsonArrays', () => {
  it('reads any list of values as JSON.parse does', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.json()), fc.constantFrom(0, 1, 4), async (items, indent) => {
        const list: unknown[] = items.map((item) => JSON.parse(item) as unknown);
        const { values, faults } = await read(JSON.stringify(list, undefined, indent));
        expect(values).toEqual(list);
        expect(faults).toEqual([]);
      }),
      { numRuns: 100 },
    ));

  it('reads records longer than a block, with brackets and quotes in their strings', async () => {
    const item = { a: '[{"\\]}'.repeat(100_000), b: ['😀'.repeat(50_000)] };
    const { values, lines } = await read(`\ufeff[\n${JSON.stringify(item)},\r\n\n${JSON.stringify(item)}]`);
    expect(values).toEqual([item, item]);
    expect(lines).toEqual([2, 4]);
  });

  it.each([
    ['[{"a": 1},\n {"b": "Eva', [{ a: 1 }], ['2:12 truncated-json']],
    ['[{"a": 1},\n', [{ a: 1 }], ['2:1 truncated-json']],
    ['[{"a": 1}', [{ a: 1 }], ['1:10 truncated-json']],
    ['[', [], ['1:2 truncated-json']],
    ['[{"a": 1},\n{"b": nope},\n3]', [{ a: 1 }, 3], ['2: malformed-json']],
    ['[1,, 2]', [1], ['1:4 malformed-json']],
    ['[1, ]', [1], ['1:5 malformed-json']],
    ['[1]\n]', [1], ['2:1 malformed-json']],
    ['3 {"a": 1}', [], ['1:1 malformed-json']],
    ['', [], []],
    [' [ ] ', [], []],
  ])('keeps what comes before a fault, and says where it is: %j', async (content, values, faults) => {
    const result = await read(content);
    expect(result.values).toEqual(values);
    expect(result.faults).toEqual(faults);
    expect(JSON.stringify(result.diagnostics)).not.toMatch(/Eva|nope/);
  });

  it('reports a record that is not UTF-8 and reads the others', async () => {
    const content = Buffer.concat([Buffer.from('[1,\n"'), Buffer.from([0xff]), Buffer.from('",\n2]')]);
    const { values, faults } = await read(content);
    expect(values).toEqual([1, 2]);
    expect(faults).toEqual(['2: invalid-utf8']);
  });
});
