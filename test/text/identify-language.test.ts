import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLanguageIdentifier } from '../../src/text/identify-language.ts';
import { tokeniseNotes } from '../../src/text/token-conventions.ts';

const identifier = createLanguageIdentifier();
const noteOf = (text: string) => identifier.ofNote(text, tokeniseNotes(text));
const tokensOf = (text: string) => {
  const tokens = tokeniseNotes(text);
  const languages = identifier.ofTokens(text, tokens);
  return tokens.map(({ start, end }, i) => `${text.slice(start, end)}:${languages[i]}`);
};

// Examples of primary-care notes from the paper, section 3.1.
it.each([
  ['ca', 'realitzarem innmovilitzaacio, recomanen e insisteim anar a H DE CALELLA'],
  ['ca', 'M:febre de 39°C tot el dia a pesar que la mare li ha donat Dalsy, vomits i mucositat nasal.'],
  ['ca', 'DIU QUE NO HI ANIRA QUE NO VOL ESPERAR-SE 4 H'],
  ['es', 'Algun subcrepitante en bases...Normas.Pulmicort-100 2-1(15 dias).'],
  ['es', 'Pac que finaliza tto'],
  ['es', 'Los derivo a bienestar social para hablar con Oliach.'],
  ['ca', "Parlo amb l'Anna de la pauta a seguir."],
])('knows %s: %s', (language, text) => {
  expect(noteOf(text)).toBe(language);
});

it('finds where a note changes its language', () => {
  const found = tokensOf('El paciente refiere dolor de cabeza. Parlo amb la mare perquè vingui demà.');
  expect(found.slice(0, 5)).toEqual(['El:es', 'paciente:es', 'refiere:es', 'dolor:es', 'de:es']);
  expect(found.slice(8)).toEqual(['amb:ca', 'la:ca', 'mare:ca', 'perquè:ca', 'vingui:ca', 'demà:ca', '.:ca']);
});

it('says nothing of what tells nothing', () => {
  expect(noteOf('12/03: 38,5 !')).toBeUndefined();
  expect(tokensOf('12 %')).toEqual(['12:undefined', '%:undefined']);
  expect(tokensOf('')).toEqual([]);
});

it('gives the best sequence of languages', () => {
  const words = ['el', 'amb', 'paciente', 'febre', 'dolor', 'i', 'y', '12', 'perquè', 'hablar'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 7 }), (chosen) => {
      const text = chosen.join(' ');
      const tokens = tokeniseNotes(text);
      const found = identifier.ofTokens(text, tokens);
      const scores = chosen.map((word) => identifier.score(word));
      const worth = (isCatalan: readonly boolean[]) =>
        isCatalan.reduce(
          (sum, ca, i) =>
            sum + ((ca ? 1 : -1) * (scores[i] as number)) / 2 - (i > 0 && isCatalan[i - 1] !== ca ? 4 : 0),
          0,
        );
      const all = Array.from({ length: 2 ** chosen.length }, (_, n) => chosen.map((__, i) => ((n >> i) & 1) === 1));
      const best = Math.max(...all.map(worth));
      if (scores.every((score) => score === 0)) expect(found.every((one) => one === undefined)).toBe(true);
      else expect(worth(found.map((one) => one === 'ca'))).toBeCloseTo(best, 9);
    }),
  );
});

it.each([
  'Ingreso del paciente al alta del servicio de urgencias',
  'Domicilio: Calle Real, 19, 4 D. NHC: 7834564. NASS: 47 563597 36.',
])('takes what both languages have, initials and abbreviations for no Catalan: %s', (text) => {
  expect(tokensOf(text).filter((token) => token.endsWith(':ca'))).toEqual([]);
});
