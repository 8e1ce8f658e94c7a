import fc from 'fast-check';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit, Entity } from '../../src/core/types.ts';

/** Texts with spaces, newlines, letters of several scripts and characters beyond U+FFFF. */
export const textArbitrary = fc
  .array(fc.constantFrom('a', 'B', ' ', '\n', '.', 'é', '病', '😀', '7', '-', '&', '<', "'", '\u0301'), {
    maxLength: 80,
  })
  .map((characters) => characters.join(''));

/** Offsets of a text that cut no surrogate pair. */
function borders(text: string): number[] {
  const offsets = [0];
  for (const character of text) offsets.push((offsets.at(-1) as number) + character.length);
  return offsets;
}

/** Documents whose entities do not overlap. */
export const documentArbitrary: fc.Arbitrary<Document> = textArbitrary.chain((text) => {
  const offsets = borders(text);
  return fc
    .tuple(
      fc.subarray(offsets),
      fc.array(fc.constantFrom('NAME', 'DATE', 'ID', undefined), {
        minLength: offsets.length,
        maxLength: offsets.length,
      }),
    )
    .map(([cuts, labels]) => {
      const entities: Entity[] = [];
      for (let i = 0; i + 1 < cuts.length; i++) {
        const label = labels[i];
        if (label !== undefined)
          entities.push({ id: `T${i}`, start: cuts[i] as number, end: cuts[i + 1] as number, label });
      }
      return createDocument({ id: 'doc', text, entities });
    });
});

/** Edits that may be applied to the document: each within one entity or outside all, none overlapping, none emptying one. */
export function editsArbitrary(doc: Document): fc.Arbitrary<Edit[]> {
  const marks = [...new Set([0, ...doc.entities.flatMap((entity) => [entity.start, entity.end]), doc.text.length])];
  marks.sort((a, b) => a - b);
  const regions = marks.slice(0, -1).map((start, i) => ({ start, end: marks[i + 1] as number }));
  const perRegion = regions.map(({ start, end }) => {
    const offsets = borders(doc.text.slice(start, end)).map((offset) => offset + start);
    const isEntity = doc.entities.some((entity) => entity.start === start && entity.end === end);
    return fc
      .tuple(
        fc.subarray(offsets),
        fc.array(fc.constantFrom('', 'x', 'Yz ', '😀!', '\n'), { minLength: 6, maxLength: 6 }),
      )
      .map(([cuts, texts]) => {
        const edits: Edit[] = [];
        for (let i = 0; i + 1 < cuts.length && i < 12; i += 2) {
          const replacement = texts[i / 2] as string;
          edits.push({
            start: cuts[i] as number,
            end: cuts[i + 1] as number,
            replacement: isEntity && replacement === '' ? 'q' : replacement,
          });
        }
        return edits;
      });
  });
  return fc.tuple(...perRegion).map((lists) => lists.flat());
}
