import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from '../../../src/text/tokenise.ts';
import { readEncoderFolder } from '../../../src/taggers/transformer/folder.ts';
import { openTokenizer } from '../../../src/taggers/transformer/tokenizer/tokenizer.ts';
import { divideIntoWindows, encodeSequence } from '../../../src/taggers/transformer/windows.ts';
import { fixtureFolder, fixtureNames } from './fixture.ts';

const text = fc.array(fc.constantFrom('patient', ' ', ' ', '\n', 'Dr.', 'é', 'e\u0301', '東', '👩‍⚕️', "O'Brien", '12/03', '\u200b', 'ΣΑΣ', 'ﬁ', '½', '.', 'x'.repeat(120)), { maxLength: 30 }).map((parts) => parts.join('')); // prettier-ignore

describe('windows', () => {
  it('read each token once, where it has most context on its scarcer side, and never more pieces than allowed', () => {
    const sequence = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(sequence, fc.integer({ min: 8, max: 30 }), fc.nat(), (sizes, size, seed) => {
        const overlap = seed % (size - 3);
        const firsts = Int32Array.from(sizes, (_, t) => sizes.slice(0, t).reduce((a, b) => a + b, 0));
        const total = sizes.reduce((a, b) => a + b, 0);
        const ids = Int32Array.from({ length: total }, (_, i) => 100 + i);
        const windows = divideIntoWindows({ ids, firsts }, 0, { begin: 1, end: 2 }, size, overlap);
        const read: number[] = [];
        for (const window of windows) {
          expect(window.ids.length).toBeLessThanOrEqual(size);
          expect([window.ids[0], window.ids.at(-1)]).toEqual([1, 2]);
          expect(window.from).toBe(read.length);
          for (const place of window.places) read.push((window.ids[place] as number) - 100);
          window.places.forEach((place, t) => {
            const first = firsts[window.from + t] as number;
            const margin = ({ ids: own }: { readonly ids: Int32Array }, at: number) =>
              Math.min(
                own[1] === 100 ? Infinity : at - 1,
                own.at(-2) === 100 + total - 1 ? Infinity : own.length - 2 - at,
              );
            for (const other of windows) {
              const at = other.ids.indexOf(100 + first);
              if (at > 0) expect(margin(other, at)).toBeLessThanOrEqual(margin(window, place) + 1);
            }
          });
        }
        expect(read).toEqual([...firsts]);
      }),
    );
  });
});

describe.each(fixtureNames)('pieces of the tokenizer of %s', (name) => {
  it('lie in order within the text, cover every visible character, and each token has one in or over it', async () => {
    const tokenizer = openTokenizer((await readEncoderFolder(fixtureFolder(name))).tokenizer, name);
    fc.assert(
      fc.property(text, (own) => {
        const { ids, starts, ends } = tokenizer.encode(own);
        let last = 0;
        const covered = new Uint8Array(own.length);
        for (let p = 0; p < ids.length; p++) {
          expect(ids[p]).toBeLessThan(tokenizer.size);
          expect(starts[p]).toBeLessThanOrEqual(ends[p] as number);
          expect(ends[p]).toBeLessThanOrEqual(own.length);
          expect(starts[p]).toBeGreaterThanOrEqual(last);
          last = starts[p] as number;
          covered.fill(1, starts[p], ends[p]);
        }
        for (let i = 0; i < own.length; i++) {
          if (/[\p{L}\p{N}\p{P}]/u.test(own[i] as string)) expect(covered[i], `${i} of ${JSON.stringify(own)}`).toBe(1);
        }
        const tokens = tokenise(own);
        const encoded = encodeSequence({ tokens }, tokenizer);
        expect(encoded.firsts.length).toBe(tokens.length);
        encoded.firsts.forEach((first, t) => {
          expect(first).toBeLessThan(Math.max(1, encoded.ids.length));
          if (t > 0) expect(first).toBeGreaterThanOrEqual(encoded.firsts[t - 1] as number);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('are cut in linear time: of a hundred thousand words, or of one word as long', async () => {
    const tokenizer = openTokenizer((await readEncoderFolder(fixtureFolder(name))).tokenizer, name);
    const few = tokenizer.encode('seen '.repeat(10)).ids.length - tokenizer.encode('seen '.repeat(9)).ids.length;
    const many = tokenizer.encode('seen '.repeat(100_000)).ids.length;
    expect(many).toBe(tokenizer.encode('seen ').ids.length + 99_999 * few);
    const { ends } = tokenizer.encode('seen'.repeat(100_000));
    expect(ends.at(-1)).toBe(400_000);
  });
});
