import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokeniseNotes } from '../../src/text/token-conventions.ts';

function words(text: string): string[] {
  return tokeniseNotes(text).map(({ start, end }) => text.slice(start, end));
}

describe('tokeniseNotes', () => {
  it.each([
    ['bases...Normas.Pulmicort-100 2-1(15 dias).', ['bases', '...', 'Normas', '.', 'Pulmicort-100', '2-1', '(', '15', 'dias', ')', '.']],
    ['bases.normas', ['bases', '.', 'normas']],
    ['dolor.Ahora mejor.se va', ['dolor', '.', 'Ahora', 'mejor', '.', 'se', 'va']],
    ['Controlada HVhebron anualment.', ['Controlada', 'HVhebron', 'anualment', '.']],
    ['TLF.934416126 Tel. 93', ['TLF', '.', '934416126', 'Tel', '.', '93']],
    ['H.P:Realitzem P:neteja', ['H.P', ':', 'Realitzem', 'P', ':', 'neteja']],
    ["L'ANNA, l'Anna, D'URGÈNCIES, d' Oliach", ["L'", 'ANNA', ',', "l'", 'Anna', ',', "D'", 'URGÈNCIES', ',', "d'", 'Oliach']],
    ["porta'l O'Brien", ["porta'l", "O'Brien"]],
    ['Dr.Puig Dra. Puig H.V. Hebron', ['Dr', '.', 'Puig', 'Dra', '.', 'Puig', 'H.V.', 'Hebron']],
    ['anna.puig@example.cat www.example.cat salut.example.com', ['anna.puig@example.cat', 'www.example.cat', 'salut.example.com']],
    ['39.5 12.345.678 12/03/2021', ['39.5', '12.345.678', '12/03/2021']],
    ['Nombre:____Juan', ['Nombre', ':', '____', 'Juan']],
    ['85°-0.50 +1.00 0.8 /4', ['85', '°', '-', '0.50', '+', '1.00', '0.8', '/', '4']],
    ['2n pis, nº 5', ['2n', 'pis', ',', 'nº', '5']],
  ])('splits %j as it is meant', (text, expected) => {
    expect(words(text)).toEqual(expected);
  }); // prettier-ignore

  it('splits an entry of a list as it splits a text in which the entry stands', () => {
    for (const entry of ['c/', "vall d'hebron", 'dr.', 'centre de salut', 'C. Major']) {
      expect(words(`x ${entry} y`)).toEqual(['x', ...words(entry), 'y']);
    }
  });

  it('puts every character but white space into exactly one token, in order, on any string', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(' ', '\n', '.', '...', "'", '’', '_', '__', 'd', 'L', 'Anna', 'bases', 'à', '12', '/', '-', '@', 'Dr', '🙂', '\u0301', '\ud83d'), // prettier-ignore
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join('');
        let position = 0;
        for (const { start, end } of tokeniseNotes(text)) {
          expect(text.slice(position, start)).toMatch(/^[\s\p{Z}\p{Cc}\p{Cf}]*$/u);
          expect(end).toBeGreaterThan(start);
          position = end;
        }
        expect(text.slice(position)).toMatch(/^[\s\p{Z}\p{Cc}\p{Cf}]*$/u);
      }),
    );
  });
});
