import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagConstraints } from '../../src/taggers/tag-constraints.ts';
import { spansToTags, tagsToSpans } from '../../src/text/tags.ts';

const TAGS = ['O', ...['A', 'B'].flatMap((label) => ['B', 'I', 'E', 'S'].map((prefix) => `${prefix}-${label}`))];

describe.each(['IOB2', 'BIOES'] as const)('legal sequences of %s', (scheme) => {
  const tags = scheme === 'IOB2' ? TAGS.filter((tag) => !/^[ES]/.test(tag)) : TAGS;
  const legal = tagConstraints(tags, scheme);

  it('are those that spans can be written as', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(tags.length - 1), { minLength: 1, maxLength: 5 }), (labels) => {
        const sequence = labels.map((label) => tags[label] as string);
        const isLegal =
          legal.first[labels[0] as number] === 1 &&
          legal.last[labels.at(-1) as number] === 1 &&
          labels.slice(1).every((label, i) => legal.transitions[(labels[i] as number) * tags.length + label] === 1);
        const written = spansToTags(tagsToSpans(sequence, { scheme }), sequence.length, { scheme });
        expect(isLegal).toBe(written.join(' ') === sequence.join(' '));
      }),
      { numRuns: 2000 },
    );
  });
});
