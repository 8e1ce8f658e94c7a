import { describe, expect, it } from 'vitest';
import { divideIntoSegments } from '../../src/augment/segments.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Entity } from '../../src/core/types.ts';

const text = 'FC Bayern München gewann';
const make = (entities: Entity[]) => createDocument({ id: 'd', text, entities }, { overlaps: 'allow' });
const pieces = (entities: Entity[], chosen: (entity: Entity) => boolean = () => true) =>
  divideIntoSegments(make(entities), chosen).map((s) => [text.slice(s.start, s.end), s.entity.id]);

describe('divideIntoSegments', () => {
  it('gives each plain entity one segment', () => {
    expect(
      pieces([
        { id: 'a', start: 0, end: 9, label: 'X' },
        { id: 'b', start: 10, end: 17, label: 'Y' },
      ]),
    ).toEqual([
      ['FC Bayern', 'a'],
      ['München', 'b'],
    ]);
  });

  it('gives a nested mention to the inner entity and the rest to the outer one', () => {
    expect(
      pieces([
        { id: 'org', start: 0, end: 17, label: 'ORG' },
        { id: 'loc', start: 10, end: 17, label: 'LOC' },
      ]),
    ).toEqual([
      ['FC Bayern', 'org'],
      ['München', 'loc'],
    ]);
  });

  it('cuts crossing mentions at each other, so that no edit half-covers either', () => {
    expect(
      pieces([
        { id: 'a', start: 0, end: 9, label: 'X' },
        { id: 'b', start: 3, end: 17, label: 'Y' },
      ]),
    ).toEqual([
      ['FC', 'a'],
      ['Bayern', 'a'],
      ['München', 'b'],
    ]);
  });

  it('respects the borders of entities that are not chosen', () => {
    const kept = { id: 'k', start: 3, end: 9, label: 'KEEP', layer: 'clinical' };
    expect(pieces([{ id: 'a', start: 0, end: 17, label: 'X' }, kept], (e) => e.id === 'a')).toEqual([
      ['FC', 'a'],
      ['Bayern', 'a'],
      ['München', 'a'],
    ]);
  });

  it('leaves the gap of a discontinuous mention alone', () => {
    const fragments = [
      { start: 0, end: 2 },
      { start: 10, end: 17 },
    ];
    expect(pieces([{ id: 'a', start: 0, end: 17, label: 'X', fragments }])).toEqual([
      ['FC', 'a'],
      ['München', 'a'],
    ]);
  });
});
