import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTaggedText, type TagSyntax } from '../../src/templates/tagged-text.ts';

const labels = new Set(['NAME', 'DATE']);
const read = (raw: string, syntax: TagSyntax = 'xml', lineBreaks = false) =>
  parseTaggedText(raw, { labels, syntax, lineBreaks });

describe('a tagged text', () => {
  it('is its text and its mentions', () => {
    const expected = {
      text: 'Eva Lind came 3 May, BP < 90 > 60 (see a).',
      entities: [
        { id: 'T1', start: 0, end: 8, label: 'NAME' },
        { id: 'T2', start: 14, end: 19, label: 'DATE' },
      ],
    };
    expect(read('<NAME>Eva Lind</NAME> came <DATE>3 May</DATE>, BP < 90 > 60 (see a).')).toEqual(expected);
    expect(read('[Eva Lind](NAME) came [3 May](DATE), BP < 90 > 60 (see a).', 'brackets')).toEqual(expected);
  });

  it.each([
    ['x\n<CITY>Bonn</CITY>', 'unknown-label', 2],
    ['<NAME>Eva', 'unclosed-tag', 1],
    ['Eva</NAME>', 'unopened-tag', 1],
    ['<NAME>Eva</DATE>', 'unopened-tag', 1],
    ['<NAME>Eva <DATE>May</DATE></NAME>', 'nested-tag', 1],
    ['<NAME></NAME>', 'empty-mention', 1],
    ['<NAME> </NAME>', 'empty-mention', 1],
    ['<NAME>Eva </NAME>', 'blank-border', 1],
    ['<NAME>Eva\nLind</NAME>', 'line-break', 1],
    ['a\nb <NAME', 'leftover-markup', 2],
    ['<NAME id="1">Eva</NAME>', 'leftover-markup', 1],
    ['NAME>Eva</NAME>', 'leftover-markup', 1],
    ['&lt;NAME&gt;', 'leftover-markup', 1],
    ['<br/>', 'leftover-markup', 1],
  ])('with a fault is refused with its line: %j', (raw, fault, line) => {
    expect(read(raw)).toMatchObject({ fault, line });
  });

  it.each([
    ['x\n[Bonn](CITY)', 'unknown-label', 2],
    ['[Eva', 'unclosed-tag', 1],
    ['Eva](NAME)', 'unopened-tag', 1],
    ['[Eva [May](DATE)](NAME)', 'nested-tag', 1],
    ['[](NAME)', 'empty-mention', 1],
    ['[Eva ](NAME)', 'blank-border', 1],
    ['[Eva\nLind](NAME)', 'line-break', 1],
    ['a] [Eva](NAME)', 'leftover-markup', 1],
    ['[Eva] (NAME)', 'unclosed-tag', 1],
  ])('in brackets too: %j', (raw, fault, line) => {
    expect(read(raw, 'brackets')).toMatchObject({ fault, line });
  });

  it('may have mentions over lines where that is allowed', () => {
    expect(read('<NAME>Eva\nLind</NAME>', 'xml', true)).toMatchObject({ text: 'Eva\nLind' });
  });

  it('that is read has mentions where its tags were and no markup left', () => {
    const piece = fc.constantFrom('<NAME>', '</NAME>', '<DATE>', '</DATE>', 'Eva', ' ', '\n', '<', '>', '3 < 4', '<X>');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const raw = pieces.join('');
        const parsed = read(raw);
        if ('fault' in parsed) return;
        expect(parsed.text).not.toMatch(/<\/?[A-Za-z]/);
        let rebuilt = '';
        let at = 0;
        for (const { start, end, label } of parsed.entities) {
          rebuilt += `${parsed.text.slice(at, start)}<${label}>${parsed.text.slice(start, end)}</${label}>`;
          at = end;
        }
        expect(rebuilt + parsed.text.slice(at)).toBe(raw);
      }),
    );
  });

  it('names a label that is not known, but for words that stand in brackets by chance', () => {
    expect(read('<City>Bonn</City>')).toMatchObject({ label: 'City' });
    expect(read('[Bonn](CITY)', 'brackets')).toMatchObject({ label: 'CITY' });
    expect(read('[see](Bonn)', 'brackets')).not.toHaveProperty('label');
  });
});
