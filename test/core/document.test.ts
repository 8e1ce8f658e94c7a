import { describe, expect, it } from 'vitest';
import { createDocument, describeFault, type Fault, findFaults } from '../../src/core/document.ts';
import type { Entity } from '../../src/core/types.ts';

const entity = (id: string, start: number, end: number, more: Partial<Entity> = {}): Entity => ({
  id,
  start,
  end,
  label: 'X',
  ...more,
});
const codes = (entities: Entity[]) => findFaults('0123456789', entities).map((fault) => fault.code);

describe('findFaults', () => {
  it.each([
    ['beyond the end', [entity('a', 5, 11)], ['offset-out-of-range']],
    ['before the start', [entity('a', -1, 2)], ['offset-out-of-range']],
    ['not a number', [entity('a', Number.NaN, 2)], ['offset-out-of-range']],
    ['backwards', [entity('a', 5, 4)], ['offset-out-of-range']],
    ['empty', [entity('a', 5, 5)], ['empty-entity']],
    ['the same id', [entity('a', 0, 1), entity('a', 2, 3)], ['duplicate-entity-id']],
    ['overlapping', [entity('a', 0, 5), entity('b', 4, 6)], ['overlapping-entities']],
    [
      'nested',
      [entity('a', 0, 9), entity('b', 1, 2), entity('c', 4, 6)],
      ['overlapping-entities', 'overlapping-entities'],
    ],
    ['overlapping in another layer', [entity('a', 0, 5), entity('b', 4, 6, { layer: 'clinical' })], []],
    ['touching', [entity('a', 0, 5), entity('b', 5, 6)], []],
    [
      'fragments that do not span it',
      [
        entity('a', 0, 5, {
          fragments: [
            { start: 0, end: 2 },
            { start: 3, end: 4 },
          ],
        }),
      ],
      ['bad-fragments'],
    ],
    [
      'in the gap',
      [
        entity('a', 0, 9, {
          fragments: [
            { start: 0, end: 2 },
            { start: 7, end: 9 },
          ],
        }),
        entity('b', 3, 6),
      ],
      [],
    ],
  ])('judges entities that are %s', (_, entities, expected) => {
    expect(codes(entities)).toEqual(expected);
  });

  it('names mentions and fragments that start or end inside a surrogate pair, and says what to do', () => {
    const text = 'a \u{1F600} b \ud83d'; // the last is half a character by itself
    const fragments = (...cuts: number[]) => ({ fragments: [{ start: 0, end: cuts[0] ?? 0 }, { start: cuts[1] ?? 0, end: 6 }] }); // prettier-ignore
    const faultsOf = (one: Entity) => findFaults(text, [one]);
    for (const one of [entity('a', 0, 3), entity('a', 3, 6), entity('a', 0, 6, fragments(3, 5)), entity('a', 0, 6, fragments(1, 3))]) {
      const [fault] = faultsOf(one);
      expect(fault?.code).toBe('offset-cuts-character');
      expect(describeFault(fault as Fault, text.length)).toMatch(/^entity "a" \[.*surrogate pair.*; .*UTF-16 units/u);
    } // prettier-ignore
    for (const one of [entity('a', 2, 4), entity('a', 0, 8), entity('a', 7, 8), entity('a', 4, 7)]) expect(faultsOf(one)).toEqual([]); // prettier-ignore
  });
});

describe('createDocument', () => {
  it('sorts and freezes', () => {
    const doc = createDocument({ id: 'd', text: '0123456789', entities: [entity('b', 4, 6), entity('a', 0, 2)] });
    expect(doc.entities.map((e) => e.id)).toEqual(['a', 'b']);
    expect(() => Object.assign(doc.entities[0] as object, { start: 1 })).toThrow(TypeError);
  });

  it('names a fault by offsets and ids, never by text', () => {
    expect(() => createDocument({ id: 'd', text: 'secret', entities: [entity('a', 0, 9)] })).toThrow(
      'document "d": entity "a" [0, 9) lies outside the text of 6 UTF-16 units',
    );
  });

  it('lets entities overlap when asked', () => {
    const doc = { id: 'd', text: '0123456789', entities: [entity('a', 0, 5), entity('b', 4, 6)] };
    expect(() => createDocument(doc)).toThrow(TypeError);
    expect(createDocument(doc, { overlaps: 'allow' }).entities).toHaveLength(2);
  });
});
