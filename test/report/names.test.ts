import { describe, expect, it } from 'vitest';
import { shortName, showDirections } from '../../src/report/names.ts';

describe('names from corpora', () => {
  it('show marks of direction as their numbers', () => {
    expect(showDirections('\u202eLOC\u2069')).toBe('<202e>LOC<2069>');
    expect(shortName('\u202eLOC')).toBe('<202e>LOC');
  });

  it('show how a long one begins and ends, and cut no character in two', () => {
    expect(shortName('x'.repeat(40))).toBe('x'.repeat(40));
    expect(shortName(`${'😀'.repeat(30)}${'x'.repeat(30)}`)).toBe(`${'😀'.repeat(20)}…${'x'.repeat(19)}`);
  });
});
