import * as fc from 'fast-check';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Entity } from '../../src/core/types.ts';

const piece = fc.constantFrom('a', 'B', ' ', '\n', '\r\n', '\t', '.', 'é', '病', '😀', '𝔸', '👩🏽‍⚕️', '7', '-', '&', '<', '>', '"', "'", 'e\u0301', 'שלום', 'مرحبا', '\u200f'); // prettier-ignore
const LABELS = ['NAME', 'DATE', 'a label & <more>', 'שם'];

/** Documents with mentions beside and within each other, and of several parts. */
const anyDocument = fc
  .record({
    pieces: fc.array(piece, { minLength: 1, maxLength: 60 }),
    cuts: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...LABELS), fc.nat({ max: 5 })), { maxLength: 8 }),
  })
  .map(({ pieces, cuts }): Pick<Document, 'text' | 'entities'> => {
    const text = pieces.join('');
    const offsets = [0];
    for (const character of text) offsets.push((offsets.at(-1) as number) + character.length);
    const entities = cuts.flatMap(([a, b, label, parts], i): Entity[] => {
      const [from, to] = [a % offsets.length, b % offsets.length].toSorted((x, y) => x - y) as [number, number];
      if (from === to) return [];
      const [start, end] = [offsets[from] as number, offsets[to] as number];
      const entity = { id: `T${i + 1}`, start, end, label, layer: `l${i}` };
      if (parts > 0 || to - from < 3) return [entity];
      const fragments = [
        { start, end: offsets[from + 1] as number },
        { start: offsets[to - 1] as number, end },
      ];
      return [{ ...entity, fragments }];
    });
    return { text, entities };
  });
/** The same documents for a seed. */
export const drawOddDocuments = (count: number, seed: number) =>
  fc.sample(anyDocument, { numRuns: count, seed }).map((doc, i) => createDocument({ id: `d${String(i).padStart(5, '0')}`, ...doc })); // prettier-ignore
