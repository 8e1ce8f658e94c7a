import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise, tokeniseEvenly } from '../../src/text/tokenise.ts';

function words(text: string): string[] {
  return tokenise(text).map((token) => token.text);
}

describe('tokenise', () => {
  it.each([
    ['Dr. Lind saw J. Berg, M.D., at 9:30.', ['Dr.', 'Lind', 'saw', 'J.', 'Berg', ',', 'M.D.', ',', 'at', '9:30', '.']],
    ['On 12/03/2021 (2021-03-12).', ['On', '12/03/2021', '(', '2021-03-12', ')', '.']],
    ['3.5 mg b.i.d., 1,000 IU', ['3.5', 'mg', 'b.i.d.', ',', '1,000', 'IU']],
    ['a well-known 12-year-old', ['a', 'well-known', '12-year-old']],
    ['Dr.Berg left.Then', ['Dr.', 'Berg', 'left', '.', 'Then']],
    ['vitamin C.', ['vitamin', 'C', '.']],
    ['jane.doe@example.org or www.example.org', ['jane.doe@example.org', 'or', 'www.example.org']],
    ['R&D / km/h', ['R&D', '/', 'km', '/', 'h']],
    ['wait... what?! --', ['wait', '...', 'what', '?', '!', '--']],
  ])('splits %j by its convention', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('splits English clitics off, but leaves names with an apostrophe whole', () => {
    expect(words("John's wife doesn’t know O'Brien or D'Angelo.")).toEqual(
      ['John', "'s", 'wife', 'does', 'n’t', 'know', "O'Brien", 'or', "D'Angelo", '.'], // prettier-ignore
    );
  });

  it('splits French and Catalan elisions, and joins the Catalan middle dot', () => {
    expect(words("L'hôpital d’Orsay, aujourd'hui; l'Eva, col·legi")).toEqual(
      ["L'", 'hôpital', 'd’', 'Orsay', ',', "aujourd'hui", ';', "l'", 'Eva', ',', 'col·legi'], // prettier-ignore
    );
  });

  it('makes each Chinese character a token, and each emoji with all that is joined to it', () => {
    expect(words('3月12日カタカナ𠮷')).toEqual(['3', '月', '12', '日', 'カタカナ', '𠮷']);
    expect(words('👩🏽‍⚕️❤️ ok')).toEqual(['👩🏽‍⚕️', '❤️', 'ok']);
  });

  it('gives exact, ascending offsets that cover all but white space, on any string', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(' ', '\n', '\u3000', '\ufeff', '\u2028', "'", '’', '.', '-', '@', 'a', 'Dr', 'U.S.', '12', '/', '中', '👩', '\u200d', '\ud83d', '\u0301'), // prettier-ignore
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let position = 0;
        for (const token of tokenise(text)) {
          expect(token.start).toBeGreaterThanOrEqual(position);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.text).toBe(text.slice(token.start, token.end));
          expect(text.slice(position, token.start)).toMatch(/^[\s\p{Z}\p{C}]*$/u);
          position = token.end;
        }
        expect(text.slice(position)).toMatch(/^[\s\p{Z}\p{C}]*$/u);
      }),
      { numRuns: 2000 },
    );
  });

  it('never cuts a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end } of tokenise(text)) {
          for (const offset of [start, end])
            expect(text.slice(offset - 1, offset + 1)).not.toMatch(/^[\ud800-\udbff][\udc00-\udfff]$/);
        }
      }),
    );
  });

  it('takes a line of five million characters', () => {
    const text = 'the well-known Dr. Lind of U.S. '.repeat(160_000);
    expect(tokenise(text)).toHaveLength(6 * 160_000);
  });
});

describe('tokeniseEvenly', () => {
  const even = (text: string) => tokeniseEvenly(text).map((token) => token.text);

  it.each([
    [
      'Le 3.12.2004 M. R. Ryssdal vint d’Alger (cf. l’art. 6).',
      'Le 3.12.2004 M . R . Ryssdal vint d ’ Alger ( cf . l ’ art . 6 ) .',
    ],
    ['El Sr. H. İ. Er, de EE.UU.', 'El Sr . H . İ . Er , de EE.UU .'],
    ["Mr. Smith Jr. didn't pay St. Mary's, Inc.", "Mr . Smith Jr . did n't pay St . Mary 's , Inc ."],
    ['Prof. Dr. K. Müller, geb. 3. Mai 1961 ("so")', 'Prof . Dr . K . Müller , geb . 3 . Mai 1961 ( " so " )'],
  ])('gives %j and the same with blanks around its signs the same tokens', (raw, apart) => {
    expect(even(raw)).toEqual(even(apart));
  });

  it('leaves dotted acronyms, addresses and numbers whole', () => {
    expect(even('The U.S. paid 3.50 to a.b@example.org, M.D.')).toEqual(
      'The U.S. paid 3.50 to a.b@example.org , M.D.'.split(' '),
    );
  });

  it.each([
    ['a 72-year-old, 58yo, on the 19th', 'a 72 - year-old , 58 yo , on the 19 th'],
    ['81M, 9F, 12B and 4x', '81 M , 9 F , 12B and 4x'],
    ['eine 37-jährige und ein 24jähriger, 17-årige Nils', 'eine 37 - jährige und ein 24 jähriger , 17 - årige Nils'],
    ['5q, 2B, 1990s, 18F-FDG, 3x and 1234ab', '5q , 2B , 1990s , 18F-FDG , 3x and 1234ab'],
  ])('parts a number from the word it begins: %j', (text, expected) => {
    expect(even(text)).toEqual(expected.split(' '));
  });

  it('gives exact, ascending offsets that cover what tokenise covers, on any string', () => {
    const unit = fc.constantFrom(..."aMéß1 .’'-,@\u0301🙂中".split(''));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const tokens = tokeniseEvenly(text);
        for (const { start, end, text: own } of tokens) expect(text.slice(start, end)).toBe(own);
        expect(even(text).join('')).toBe(words(text).join(''));
        for (const [i, { start }] of tokens.slice(1).entries())
          expect(start).toBeGreaterThanOrEqual(tokens[i]?.end ?? 0);
      }),
    );
  });
});
