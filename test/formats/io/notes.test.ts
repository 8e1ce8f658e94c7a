import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { createNoteRewriter, findSurfaceChanges } from '../../../src/formats/io/notes.ts';

describe('createNoteRewriter', () => {
  const changes = [
    { before: 'Eva Lind', after: 'Ida Berg' },
    { before: 'Lind', after: 'Berg' },
    { before: 'St. Olav Hospital', after: 'Ullevål Hospital' },
    { before: '3 May 1990', after: '5 June 1991' },
    { before: '41', after: '43' },
    { before: 'Ask' },
    { before: '王小明', after: '李大同' },
  ];
  const rewrite = createNoteRewriter(changes);

  it.each([
    ['see Eva Lind', 'see Ida Berg'],
    ['EVA\tLIND = lind?', 'Ida Berg = Berg?'],
    ['at St. Olav Hospital', 'at Ullevål Hospital'],
    ['which hospital?', 'which hospital?'],
    ['is 41, takes 410 mg', 'is 43, takes 410 mg'],
    ['在王小明家', '在李大同家'],
    ['in May, dose 3', undefined], // "May" is a telling word of the date
    ['nothing to see', 'nothing to see'],
    ['', ''],
  ])('replaces what a note quotes: %j', (note, expected) => {
    expect(rewrite(note)).toBe(expected);
  });

  it.each([
    ['a removed mention', 'told by Ask'],
    ['a mention inside a longer word', 'the Lindska clinic'],
    ['a word of a mention', 'the Olav clinic'],
    ['a word of a mention inside a longer word', 'the Olavs clinic'],
    ['the year of a date', 'born 1990'],
  ])('gives up a note that quotes %s', (_, note) => {
    expect(rewrite(note)).toBeUndefined();
  });

  it('lets the mention that a note is attached to decide between two replacements', () => {
    const ambiguous = createNoteRewriter([
      { before: 'Lind', after: 'Berg' },
      { before: 'Lind', after: 'Holm' },
    ]);
    expect(ambiguous('Lind')).toBe('Berg');
    expect(ambiguous('Lind', { before: 'Lind', after: 'Holm' })).toBe('Holm');
  });

  it('does not replace what a replacement brought in', () => {
    const swap = createNoteRewriter([
      { before: 'Eva', after: 'Ida' },
      { before: 'Ida', after: 'Eva' },
    ]);
    expect(swap('Eva or Ida')).toBe('Ida or Eva');
  });
});

describe('findSurfaceChanges', () => {
  it('finds replaced and removed mentions, and not those that merely moved', () => {
    const before = 'Eva and Ask and Bo';
    const mention = (id: string, start: number, end: number) => ({ id, label: 'P', start, end });
    const doc = createDocument({ id: 'a', text: 'Ida, Bo', entities: [mention('1', 0, 3), mention('3', 5, 7)] });
    const source = [mention('1', 0, 3), mention('2', 8, 11), mention('3', 16, 18)];
    expect([...findSurfaceChanges(before, source, doc)]).toEqual([
      ['1', { before: 'Eva', after: 'Ida' }],
      ['2', { before: 'Ask' }],
    ]);
  });
});
