import { describe, expect, it } from 'vitest';
import { PlaceholderDetector } from '../../src/placeholders/detect.ts';

const found = (text: string, weights?: null) =>
  new PlaceholderDetector(weights === null ? { weights } : {})
    .detect(text)
    .map(({ start, end }) => text.slice(start, end));

describe('what was learned from marked lines', () => {
  it('finds a sign that no rule knows where a name is due', () => {
    const text = 'Der Zeuge °°° sagte aus, er habe den Angeklagten gesehen.';
    expect(found(text, null)).toEqual([]);
    expect(found(text)).toEqual(['°°°']);
  });

  it('takes a date, a number and an abbreviation for none', () => {
    expect(
      found('Nach Art. 6 Abs. 1 lit. c DSGVO ist die Verarbeitung am 04.08.2015 zulässig, vgl. BGHZ 12, 34.'),
    ).toEqual([]);
  });
});
