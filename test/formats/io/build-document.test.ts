import { describe, expect, it } from 'vitest';
import { brat } from '../../../src/formats/brat/index.ts';
import { jsonl } from '../../../src/formats/jsonl/index.ts';
import { labelStudio } from '../../../src/formats/label-studio/index.ts';
import { readDocs } from '../../helpers/round-trip.ts';

const text = '😀 Café. Eva Lind';

/** What is told of offsets that do not fit the copy of the mention. */
async function told(start: number, end: number, surface = 'Eva Lind'): Promise<string | undefined> {
  const record = { id: 'a', text, entities: [{ id: 'T1', start, end, label: 'NAME', text: surface }] };
  const { docs, diagnostics } = await readDocs(jsonl, { 'a.jsonl': JSON.stringify(record) });
  expect(docs).toEqual([]);
  return diagnostics[0]?.message;
}

describe('countedBy', () => {
  it('tells which unit the offsets of a record count', async () => {
    expect(await told(7, 10, 'Eva')).toBe('entity "T1" states another text than stands at its offsets');
    expect(await told(9, 12, 'Eva')).toMatch(/; the offsets count UTF-16 units/);
    expect(await told(12, 15, 'Eva')).toMatch(/; the offsets count bytes of UTF-8/);
    const value = { start: 8, end: 11, text: 'Eva', labels: ['NAME'] };
    const task = { id: 1, data: { text }, annotations: [{ result: [{ id: 'a', type: 'labels', value }] }] };
    const { diagnostics } = await readDocs(labelStudio, { 'a.json': JSON.stringify([task]) });
    expect(diagnostics[0]?.message).toMatch(/; the offsets count code points/);
  });

  it('tells that carriage returns or a byte order mark were not counted', async () => {
    const files = (content: string) => ({ 'a.txt': content, 'a.ann': 'T1\tNAME 3 11\tEva Lind\n' });
    const crlf = await readDocs(brat, files('x\r\n Eva Lind came'));
    expect(crlf.diagnostics[0]?.message).toMatch(/the offsets count line ends as one character/);
    // The first mention counts it, the second does not.
    const mixed = 'T1\tNAME 4 12\tEva Lind\nT2\tNAME 3 11\tEva Lind\n';
    const marked = await readDocs(brat, { ...files('\ufeffx, Eva Lind came'), 'a.ann': mixed });
    expect(marked.diagnostics[0]?.message).toMatch(/the offsets count no byte order mark/);
    const other = await readDocs(brat, files('Eva Lind came'));
    expect(other.diagnostics[0]?.message).toMatch(/were the offsets counted in another unit/);
  });
});
