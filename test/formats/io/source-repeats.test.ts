import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/core/apply-edits.ts';
import { createDocument } from '../../../src/core/document.ts';
import { createScrubber } from '../../../src/formats/io/source-repeats.ts';

/** A document of some mentions, of which some were written over. */
function derive(mentions: readonly (readonly [text: string, isReplaced: boolean])[]) {
  let text = '';
  const entities = mentions.map(([mention], i) => {
    const start = text.length;
    text += mention;
    const end = text.length;
    text += ' / ';
    return { id: `T${i}`, start, end, label: 'NAME' };
  });
  const source = createDocument({ id: 'd', text, entities });
  const edits = source.entities.flatMap(({ start, end }, i) =>
    mentions[i]?.[1] === true ? [{ start, end, replacement: 'Zorn' }] : [],
  );
  return { source, doc: applyEdits(source, edits) };
}

const piece = fc.constantFrom(
  'a',
  'ab',
  'Ab',
  'abc',
  'Lind',
  'lindgren',
  '5',
  '42',
  '1999',
  'O',
  "O'Neil",
  'É',
  'de',
  'x',
);
const joint = fc.constantFrom('', '-', '_', '.');
const word = fc.array(fc.tuple(piece, joint), { minLength: 1, maxLength: 3 }).map((pairs) => pairs.flat().join(''));
const mention = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));

describe('fields beside the text of a derived document', () => {
  it('are kept in plain letters exactly where they are beside a sign that is none', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(mention, fc.boolean()), { maxLength: 5 }), word, (mentions, field) => {
        const { source, doc } = derive(mentions);
        const scrubber = createScrubber(source, doc, () => undefined);
        const noteOf = (note: string) => scrubber.scrub({ note }, new Set())['note'] as string | undefined;
        // The dot in the middle is not of ASCII, so that this one is compared with what was written over, mention by mention.
        const whole = noteOf(`${field}·`);
        expect(noteOf(field)).toBe(whole?.replace(/·$/u, ''));
      }),
      { numRuns: 2000 },
    );
  });

  it('go where they repeat the source at length, whatever was written over', () => {
    const { source, doc } = derive([['Anna Lind', true]]);
    const long = createDocument({ ...source, text: `${source.text}seen on the ward` });
    const scrubber = createScrubber(long, doc, () => undefined);
    expect(scrubber.scrub({ a: 'on the ward', b: 'on the road' }, new Set())).toEqual({ b: 'on the road' });
  });
});
