import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecordSplitter, type Piece } from '../../../src/formats/i2b2-2006/reader.ts';

function split(chunks: readonly string[]): readonly Piece[] {
  const splitter = createRecordSplitter();
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
}

const markup = fc
  .array(
    fc.constantFrom(
      '<RECORD ID="1">', '<RECORD\nID="2"\n>', '<RECORD/>', '</RECORD>', '</RECORD >', '<RECORDS>', '<TEXT>', '\n', 'a>b',
      '<!--', '-->', '<![CDATA[', ']]>', '<?', '?>', '<', '-',
    ), // prettier-ignore
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''));

describe('createRecordSplitter', () => {
  it('cuts a file into records and what stands between them', () => {
    expect(split(['<A>\n<RECORD>x</RECORD>\n<RECORD/></A>'])).toEqual([
      { kind: 'gap', source: '<A>\n', line: 1 },
      { kind: 'record', source: '<RECORD>x</RECORD>', line: 2 },
      { kind: 'gap', source: '\n', line: 2 },
      { kind: 'record', source: '<RECORD/>', line: 3 },
      { kind: 'gap', source: '</A>', line: 3 },
    ]);
  });

  it('ends a record that is never closed where the next begins', () => {
    const kinds = split(['<RECORD>a<RECORD>b</RECORD><RECORD>c']).map(({ kind, source }) => `${kind} ${source}`);
    expect(kinds).toEqual(['record <RECORD>a', 'record <RECORD>b</RECORD>', 'record <RECORD>c']);
  });

  it('loses no character, and cuts alike however the file arrives', () => {
    fc.assert(
      fc.property(markup, fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 9 }), (file, sizes) => {
        const chunks: string[] = [];
        for (let at = 0, i = 0; at < file.length; i++) {
          const size = 1 + (sizes[i % sizes.length] as number);
          chunks.push(file.slice(at, at + size));
          at += size;
        }
        const whole = split([file]);
        expect(whole.map(({ source }) => source).join('')).toBe(file);
        expect(split(chunks)).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });
});
