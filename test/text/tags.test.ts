import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TagScheme } from '../../src/core/corpus-format.ts';
import { createSchemeDetector, findMerged, spansToTags, tagsToSpans, type TagSpan } from '../../src/text/tags.ts';

const SCHEMES: readonly TagScheme[] = ['IO', 'IOB1', 'IOB2', 'BIOES', 'BILOU'];

/** Sorted, disjoint spans over some tokens. */
const spansArbitrary = fc
  .array(fc.record({ gap: fc.nat(2), length: fc.integer({ min: 1, max: 3 }), label: fc.constantFrom('PER', 'LOC-x') }))
  .map((parts) => {
    const spans: TagSpan[] = [];
    let at = 0;
    for (const { gap, length, label } of parts) {
      spans.push({ start: at + gap, end: at + gap + length, label });
      at += gap + length;
    }
    return { spans, length: at + 1 };
  });

describe('tag schemes', () => {
  it.each(SCHEMES)('gives back the spans written in %s, where it can separate them', (scheme) => {
    fc.assert(
      fc.property(spansArbitrary, ({ spans, length }) => {
        fc.pre(findMerged(spans, { scheme }).length === 0);
        const faults: string[] = [];
        const tags = spansToTags(spans, length, { scheme });
        expect(tagsToSpans(tags, { scheme }, (fault) => faults.push(fault))).toEqual(spans);
        expect(faults).toEqual([]);
      }),
    );
  });

  it.each(SCHEMES)('gives back every valid sequence of tags in %s', (scheme) => {
    fc.assert(
      fc.property(spansArbitrary, ({ spans, length }) => {
        const tags = spansToTags(spans, length, { scheme });
        expect(spansToTags(tagsToSpans(tags, { scheme }), length, { scheme })).toEqual(tags);
      }),
    );
  });

  it('writes the sequences of the literature', () => {
    const spans = [
      { start: 0, end: 2, label: 'PER' },
      { start: 2, end: 3, label: 'PER' },
      { start: 4, end: 5, label: 'LOC' },
    ];
    const write = (scheme: TagScheme) => spansToTags(spans, 5, { scheme }).join(' ');
    expect(write('IO')).toBe('I-PER I-PER I-PER O I-LOC');
    expect(write('IOB1')).toBe('I-PER I-PER B-PER O I-LOC');
    expect(write('IOB2')).toBe('B-PER I-PER B-PER O B-LOC');
    expect(write('BIOES')).toBe('B-PER E-PER S-PER O S-LOC');
    expect(write('BILOU')).toBe('B-PER L-PER U-PER O U-LOC');
    expect(spansToTags(spans, 5, { scheme: 'IO', bare: true }).join(' ')).toBe('PER PER PER O LOC');
  });

  it('reads malformed sequences as conlleval does and names what is wrong', () => {
    const read = (tags: string, scheme: TagScheme) => {
      const faults: string[] = [];
      const spans = tagsToSpans(tags.split(' '), { scheme }, (fault, token) => faults.push(`${fault}@${token}`));
      return { spans: spans.map(({ start, end, label }) => `${start}-${end} ${label}`), faults };
    };
    expect(read('O I-PER I-PER I-LOC', 'IOB2')).toEqual({
      spans: ['1-3 PER', '3-4 LOC'],
      faults: ['missing-begin@1', 'missing-begin@3'],
    });
    expect(read('E-PER B-LOC I-LOC O', 'BIOES')).toEqual({
      spans: ['0-1 PER', '1-3 LOC'],
      faults: ['missing-begin@0', 'missing-end@2'],
    });
    expect(read('E-PER I-PER', 'BIOES').spans).toEqual(['0-1 PER', '1-2 PER']);
    expect(read('B-PER O', 'IOB1').faults).toEqual(['needless-begin@0']);
    expect(read('I-PER B-PER', 'IO')).toEqual({ spans: ['0-1 PER', '1-2 PER'], faults: ['foreign-prefix@1'] });
  });

  it('refuses a cell that is no tag', () => {
    expect(() => tagsToSpans(['O', 'PER'], { scheme: 'IOB2' })).toThrow(TypeError);
  });

  it('refuses spans that overlap or end after the sentence', () => {
    expect(() => spansToTags([{ start: 0, end: 3, label: 'A' }], 2, { scheme: 'IOB2' })).toThrow(TypeError);
    const overlapping = [
      { start: 0, end: 2, label: 'A' },
      { start: 1, end: 3, label: 'A' },
    ];
    expect(() => spansToTags(overlapping, 3, { scheme: 'IOB2' })).toThrow(TypeError);
  });
});

describe('the scheme detector', () => {
  const detect = (...sentences: string[]) => {
    const detector = createSchemeDetector();
    for (const sentence of sentences) detector.add(sentence.split(' '));
    return detector.style();
  };

  it('tells the schemes apart', () => {
    expect(detect('I-PER I-PER O I-LOC')).toEqual({ scheme: 'IO' });
    expect(detect('I-PER O', 'I-PER B-PER O')).toEqual({ scheme: 'IOB1' });
    expect(detect('B-PER I-PER O', 'B-LOC')).toEqual({ scheme: 'IOB2' });
    expect(detect('S-PER O')).toEqual({ scheme: 'BIOES' });
    expect(detect('B-PER L-PER O')).toEqual({ scheme: 'BILOU' });
    expect(detect('PER O LOC')).toEqual({ scheme: 'IO', bare: true });
    expect(detect('O O')).toEqual({ scheme: 'IOB2' });
  });

  it('lets the majority decide where tags are malformed', () => {
    expect(detect('B-PER I-PER', 'B-PER', 'I-LOC', 'B-LOC')).toEqual({ scheme: 'IOB2' });
    expect(detect('I-PER B-PER', 'I-PER', 'I-LOC O', 'B-LOC')).toEqual({ scheme: 'IOB1' });
  });

  it.each(SCHEMES)('finds %s in what was written in it, unless another scheme says the same', (scheme) => {
    fc.assert(
      fc.property(spansArbitrary, ({ spans, length }) => {
        const tags = spansToTags(spans, length, { scheme });
        const detector = createSchemeDetector();
        detector.add(tags);
        const found = detector.style();
        expect(spansToTags(tagsToSpans(tags, { scheme }), length, found)).toEqual(tags);
      }),
    );
  });
});
