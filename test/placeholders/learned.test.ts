import { describe, expect, it } from 'vitest';
import { PlaceholderDetector } from '../../src/placeholders/detect.ts';

const found = (text: string, weights?: Int8Array) =>
  new PlaceholderDetector(weights && { weights }).detect(text).map(({ start, end }) => text.slice(start, end));

describe('what was learned from marked lines', () => {
  it('finds a sign where a name is due, by its weights alone', () => {
    const text = 'Der Zeuge °°° sagte aus, er habe den Angeklagten gesehen.';
    expect(
      found(
        text,
        new Int8Array(1 << 20).fill(0).map((_, at) => (at % 8 === 0 ? 1 : 0)),
      ),
    ).toEqual([]);
    expect(found(text)).toEqual(['°°°']);
  });

  it('takes a date, a number and an abbreviation for none', () => {
    expect(
      found('Nach Art. 6 Abs. 1 lit. c DSGVO ist die Verarbeitung am 04.08.2015 zulässig, vgl. BGHZ 12, 34.'),
    ).toEqual([]);
  });

  it('says by what something looks like and what stands beside it why it was found', () => {
    const text = 'Die Zeugin M*** wohnt in der Nähe.';
    expect(new PlaceholderDetector().detect(text).map(({ rule }) => rule)).toEqual(['letter-stars-by-cue']);
  });
});
