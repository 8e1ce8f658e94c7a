import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { snapToTokens } from '../../src/taggers/sequences.ts';

const text = "Lind's Lind/Berg Rome";
const tokens = [
  { start: 0, end: 6 },
  { start: 7, end: 16 },
  { start: 17, end: 21 },
];
const snap = (...spans: readonly (readonly [number, number, string?])[]) => {
  const entities = spans.map(([start, end, layer], i) => ({
    id: `T${i}`,
    start,
    end,
    label: 'X',
    ...(layer !== undefined && { layer }),
  }));
  const { document, widened, dropped } = snapToTokens(createDocument({ id: 'a', text, entities }), tokens);
  return { spans: document.entities.map(({ start, end }) => [start, end]), widened, dropped };
};

describe('snapToTokens', () => {
  it('leaves mentions of whole tokens as they are', () => {
    expect(snap([0, 6], [7, 21])).toEqual({ spans: [[0, 6], [7, 21]], widened: 0, dropped: 0 }); // prettier-ignore
  });

  it('widens mentions that begin or end inside a token', () => {
    expect(snap([0, 4], [12, 21])).toEqual({ spans: [[0, 6], [7, 21]], widened: 2, dropped: 0 }); // prettier-ignore
  });

  it('gives a token to the first of two mentions in it, and says what is left out', () => {
    expect(snap([7, 11], [12, 16])).toEqual({ spans: [[7, 16]], widened: 1, dropped: 1 });
    expect(snap([7, 11], [12, 21])).toEqual({ spans: [[7, 16], [17, 21]], widened: 2, dropped: 0 }); // prettier-ignore
  });

  it('leaves other layers alone', () => {
    expect(snap([0, 4, 'grammar'])).toEqual({ spans: [[0, 4]], widened: 0, dropped: 0 });
  });
});
