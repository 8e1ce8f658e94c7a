import { describe, expect, it } from 'vitest';
import { cleanForTerminal } from '../../src/cli/io.ts';
import { formatTable } from '../../src/cli/screen.ts';

describe('what is written to a terminal', () => {
  it.each([
    ['a window title', 'NAME\u001b]0;gone\u0007', 'NAME<1b>]0;gone<07>'],
    ['a cursor that moves', 'id\u001b[1A\u001b[31mred', 'id<1b>[1A\u001b[31mred'],
    ['controls of C1', 'A\u009b2JB', 'A<9b>2JB'],
    ['marks of direction', 'A\u202eB\u2066C', 'A<202e>B<2066>C'],
    ['a back space', 'A\bB', 'A<08>B'],
  ])('has %s as its numbers', (_, text, shown) => {
    expect(cleanForTerminal(text)).toBe(shown);
  });

  it('keeps lines, tabs, colours, progress and letters of all scripts', () => {
    const text = '\r\u001b[2K\u001b[1;32mNäme\u001b[0m\tשלום 张伟 😀\n';
    expect(cleanForTerminal(text)).toBe(text);
  });
});

describe('a table', () => {
  it('has a line for each row, whatever stands in its cells', () => {
    expect(
      formatTable(
        ['label', 'n'],
        [
          ['line\nbreak', '1'],
          ['a\tb', '2'],
        ],
      ),
    ).toBe('label       n\n──────────  ─\nline break  1\na b         2\n');
  });
});
