import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { type Change, findChanges, type StepEdit, changesOfEdits } from '../../src/report/changes.ts';
import { tokenise } from '../../src/text/tokenise.ts';

const doc = (id: string, text: string, ...spans: [start: number, end: number, label: string][]) =>
  createDocument({
    id,
    text,
    entities: spans.map(([start, end, label], i) => ({ id: String(i), start, end, label })),
  });

/** What the changes make of the source. */
const replay = (source: Document, derived: Document, changes: readonly Change[]) =>
  applyEdits(
    { ...source, entities: [] },
    changes.map(({ source: { start, end }, derived: to }) => ({
      start,
      end,
      replacement: derived.text.slice(to.start, to.end),
    })),
  ).text;

const textsOf = (source: Document, derived: Document, changes: readonly Change[]) =>
  changes.map(({ source: a, derived: b }) => [source.text.slice(a.start, a.end), derived.text.slice(b.start, b.end)]);

describe('findChanges', () => {
  it('finds replaced, inserted and deleted words, and surrogates as wholes', () => {
    const source = doc('a', 'Dr. Bo saw the very tall man', [4, 6, 'N']);
    const derived = doc('b', 'Dr. Anna Lind viewed the tall old man', [4, 13, 'N']);
    const changes = findChanges(source, derived, tokenise);
    expect(textsOf(source, derived, changes)).toEqual([
      ['Bo', 'Anna Lind'],
      ['saw', 'viewed'],
      ['very ', ''],
      ['', 'old '],
    ]);
    expect(changes.map(({ entity }) => entity)).toEqual([true, false, false, false]);
  });

  it('sees a line break that became a space', () => {
    const [source, derived] = [doc('a', 'one\ntwo'), doc('b', 'one two')];
    expect(textsOf(source, derived, findChanges(source, derived, tokenise))).toEqual([['\n', ' ']]);
  });

  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'dd', '.', '\n', '  ', '😀'), { maxLength: 25 });
  const labelled = fc.tuple(words, fc.nat(), fc.nat(), fc.constantFrom('X', 'Y')).map(([list, a, b, label]) => {
    const text = list.join(' ');
    const starts = list.map((_, i) => list.slice(0, i).join(' ').length + (i > 0 ? 1 : 0));
    const first = a % Math.max(1, list.length);
    const last = first + (b % Math.max(1, list.length - first));
    const span = [starts[first] ?? 0, (starts[last] ?? 0) + (list[last]?.length ?? 0)] as const;
    return span[1] > span[0] ? doc('d', text, [...span, label]) : doc('d', text);
  });

  it('tells all: replacing what changed gives the derived text, for any two documents', () => {
    fc.assert(
      fc.property(labelled, labelled, (source, derived) => {
        const changes = findChanges(source, derived, tokenise);
        expect(replay(source, derived, changes)).toBe(derived.text);
      }),
    );
  });

  it('gives up on texts that have nothing in common, and calls them one change', () => {
    const text = (word: string) => Array.from({ length: 4000 }, (_, i) => `${word}${i}`).join(' ');
    const [source, derived] = [doc('a', text('x'), [0, 2, 'A']), doc('b', text('y'))];
    const changes = findChanges(source, derived, tokenise);
    expect(changes).toHaveLength(1);
    expect(replay(source, derived, changes)).toBe(derived.text);
  });
});

describe('changesOfEdits', () => {
  it('names the step of every change', () => {
    const source = doc('a', 'Bo was here today', [0, 2, 'N']);
    const edits: StepEdit[] = [
      { start: 0, end: 2, replacement: 'Eva', step: 'phi-replacement' },
      { start: 7, end: 7, replacement: 'not ', step: 'random-insertion' },
    ];
    const derived = applyEdits(source, edits, { id: 'b' });
    expect(changesOfEdits(source, derived, [edits])).toEqual([
      { source: { start: 0, end: 2 }, derived: { start: 0, end: 3 }, step: 'phi-replacement', entity: true },
      { source: { start: 7, end: 7 }, derived: { start: 8, end: 12 }, step: 'random-insertion', entity: false },
    ]);
  });

  it('knows edits that do not lead from the one text to the other', () => {
    const source = doc('a', 'Bo was here');
    const derived = doc('b', 'Bo is here');
    expect(changesOfEdits(source, derived, [[{ start: 3, end: 6, replacement: 'was' }]])).toBeUndefined();
    expect(changesOfEdits(source, derived, [[{ start: 3, end: 60, replacement: 'is' }]])).toBeUndefined();
  });

  const edits = (text: string) =>
    fc
      .array(fc.tuple(fc.nat(text.length), fc.nat(4), fc.constantFrom('', 'x', 'yz ')), { maxLength: 6 })
      .map((list) => {
        let position = -1;
        return list
          .toSorted(([a], [b]) => a - b)
          .flatMap(([start, length, replacement]): StepEdit[] => {
            const end = Math.min(text.length, start + length);
            if (start <= position) return [];
            position = end;
            return [{ start, end, replacement, step: 's' }];
          });
      });

  it('follows one list of edits upon another, for any two lists', () => {
    const chain = fc.string({ maxLength: 20 }).chain((text) =>
      edits(text).chain((first) => {
        const between = applyEdits(doc('a', text), first);
        return edits(between.text).map((second) => ({ text, first, second, derived: applyEdits(between, second) }));
      }),
    );
    fc.assert(
      fc.property(chain, ({ text, first, second, derived }) => {
        const source = doc('a', text);
        const changes = changesOfEdits(source, derived, [first, second]) ?? [];
        expect(replay(source, derived, changes)).toBe(derived.text);
      }),
    );
  });
});
