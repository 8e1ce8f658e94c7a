import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { toRunningText } from '../../src/placeholders/running-text.ts';
import { countElements } from '../../src/text/text-elements.ts';

const document = (text: string, ...mentions: readonly string[]) =>
  createDocument({
    id: 'decision',
    text,
    entities: mentions.map((mention) => {
      const start = text.indexOf(mention);
      return { start, end: start + mention.length, label: 'PERSON', id: mention };
    }),
  });
const mentionsOf = ({ text, entities }: { text: string; entities: readonly { start: number; end: number }[] }) =>
  entities.map(({ start, end }) => text.slice(start, end));

describe('running text', () => {
  it('has a paragraph a line: words joined, lines joined, bullets and numbers gone', () => {
    const source = `  1. Der Kläger be-
treibt die Haus- und
Hofreinigung.

(2) Der Zeuge K. war  dort.
`;
    const { document: found, paragraphs, kept } = toRunningText(document(source, 'K.'));
    expect(found.text).toBe('Der Kläger betreibt die Haus- und Hofreinigung.\nDer Zeuge K. war  dort.\n');
    expect(mentionsOf(found)).toEqual(['K.']);
    expect([paragraphs, kept]).toEqual([2, 0]);
  });

  it('joins a mention that a line’s end parts', () => {
    const source = 'Es erschien Frau Müller-Lüden-\nscheidt vor dem\nAmtsgericht und sagte aus.';
    const { document: found } = toRunningText(document(source, 'Müller-Lüden-\nscheidt'));
    expect(mentionsOf(found)).toEqual(['Müller-Lüdenscheidt']);
  });

  it('leaves a number that is a mention, and says so', () => {
    const source = 'Der Antrag ist zulässig.\n\n17. Senat des Gerichts\nin Berlin';
    const { document: found, kept } = toRunningText(document(source, '17. Senat'), { lines: 'join' });
    expect(found.text).toBe('Der Antrag ist zulässig.\n17. Senat des Gerichts in Berlin\n');
    expect(mentionsOf(found)).toEqual(['17. Senat']);
    expect(kept).toBe(1);
  });

  it('splits long paragraphs at sentences, also where a line ended, and never in a mention', () => {
    const sentence = 'Der Senat hat die Sache dem Gericht vorgelegt, weil die Klage nicht begründet war.';
    const source = `${Array.from({ length: 6 }, () => sentence).join('\n')}\n`;
    const {
      document: found,
      lines,
      paragraphs,
      steps,
    } = toRunningText(document(source), { lines: 'join', budget: 60 });
    expect(paragraphs).toBe(1);
    expect(lines).toBeGreaterThan(2);
    expect(found.text.trimEnd().split('\n')).toHaveLength(lines);
    for (const line of found.text.trimEnd().split('\n')) {
      expect(line).toMatch(/^Der Senat.*war\.$/);
      expect(countElements(line) * 1.8).toBeLessThanOrEqual(60);
    }
    // A split where a line ended is none: five ends of lines are joints or stay.
    expect(steps).toEqual(Array.from({ length: 6 - lines }, () => 'paragraph'));
    const wrapped = toRunningText(document(`${source}\n`.replaceAll('\n', ' ')), { lines: 'join', budget: 60 });
    expect(wrapped.document.text).toBe(found.text);
    expect(wrapped.steps.filter((step) => step === 'split')).toHaveLength(lines - 1);
    const whole = toRunningText(document(source, source.trimEnd()), { lines: 'join', budget: 60 });
    expect(whole.lines).toBe(1);
    expect(mentionsOf(whole.document)).toEqual([source.trimEnd().replaceAll('\n', ' ')]);
    expect(whole.kept).toBe(lines - 1);
  });

  it('loses nothing but white space, hyphens, bullets and numbers, and its edits lead there', () => {
    const piece = fc.constantFrom(
      'Wort',
      'Ver-\nfahren',
      'und',
      ' ',
      '\n',
      '\n\n',
      '\t',
      '1. ',
      '- ',
      'K.',
      'a) ',
      '😀',
      '...',
      '\u00ad\n',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        fc.integer({ min: 4, max: 40 }),
        fc.infiniteStream(fc.nat()),
        (pieces, budget, numbers) => {
          const text = pieces.join('');
          const entities = [...text.matchAll(/K\.|Wort|Ver-\nfahren/g)]
            .filter(() => (numbers.next().value as number) % 2 === 0)
            .map(({ 0: found, index }) => ({ start: index, end: index + found.length, label: 'X', id: String(index) }));
          const source = createDocument({ id: 'd', text, entities });
          const { document: found, edits, steps } = toRunningText(source, { lines: 'join', budget });
          expect(found.entities).toHaveLength(entities.length);
          expect(mentionsOf(found)).toEqual(mentionsOf(source).map((mention) => mention.replace('-\n', '')));
          expect(applyEdits(source, edits).text).toBe(found.text);
          expect(steps).toHaveLength(edits.length);
          for (const { start, end } of edits) expect(text.slice(start, end)).toMatch(/^[\s\-\u00ad\d.a)]*$/);
        },
      ),
    );
  });
});
