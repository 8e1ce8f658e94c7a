import { describe, expect, it } from 'vitest';
import { createOverlapWatch, lookAtOverlaps } from '../../../src/formats/io/overlapping-mentions.ts';
import { createDocument } from '../../../src/core/document.ts';
import type { Diagnostic } from '../../../src/core/errors.ts';

function told(...mentions: readonly (readonly [start: number, end: number, layer?: string])[]): readonly Diagnostic[] {
  const entities = mentions.map(([start, end, layer], i) => ({ id: `T${i}`, start, end, label: 'P', ...(layer && { layer }) })); // prettier-ignore
  const diagnostics: Diagnostic[] = [];
  const watch = createOverlapWatch();
  watch.add(lookAtOverlaps(createDocument({ id: 'a', text: 'Eva Lind of Rome.', entities }, { overlaps: 'allow' })));
  watch.tell((diagnostic) => void diagnostics.push(diagnostic), 'notes');
  return diagnostics;
}

describe('mentions in or across others', () => {
  it('are counted, and told of once', () => {
    expect(told([0, 8], [4, 8], [4, 16])).toMatchObject([
      { severity: 'warning', code: 'overlapping-mentions', place: { file: 'notes' }, once: true },
    ]);
    expect(told([0, 8], [4, 8], [4, 16])[0]?.message).toMatch(/^2 entities are nested or overlap/u);
  });

  it('are none side by side, nor in another layer', () => {
    expect(told([0, 3], [3, 8], [12, 16])).toEqual([]);
    expect(told([0, 8], [4, 8, 'parts'])).toEqual([]);
  });
});
