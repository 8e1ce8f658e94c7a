import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { findSuspects } from '../../src/placeholders/checks.ts';

const suspects = (text: string, letters: readonly string[] = []) => {
  const doc: Document = { id: 'd', text, entities: [] };
  return findSuspects(doc, new Set(letters)).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
};

describe('spacing', () => {
  it('points at a word parted by a blank that stands whole elsewhere', () => {
    expect(suspects('Der Anwalt kam. Der Anw alt ging.')).toEqual(['spacing Anw alt']);
  });

  it.each([
    'Sie hielten es aufrecht. Das aufrechterhalten war nötig, es aufrecht erhalten nicht.', // both are words of the text
    'Der Anw alt ging.', // nothing vouches for "Anwalt"
    'Der Haus Verwalter und der HausVerwalter.', // two nouns
  ])('leaves %j alone', (text) => {
    expect(suspects(text)).toEqual([]);
  });
});

describe('brackets and quotation marks', () => {
  it.each([
    ['Das steht fest (siehe A 1 .', ['bracket (']],
    ['Das steht fest siehe A 1).', []], // numbers: "A 1)"
    ['Das steht fest siehe oben).', ['bracket )']],
    ['Er sagte: „Ich war dort.', ['bracket „']],
    ['Er war dort.“ Das sagte er.', ['bracket “']],
    ['Er sagte: „Ich war (nicht dort.“', ['bracket (']],
  ])('of %j: %j', (text, expected) => {
    expect(suspects(text)).toEqual(expected);
  });

  it.each([
    'a) Die Klage (§ 1) ist zulässig. „So sei es [...]“, sagte er; »ja«.',
    'Er sagte: „Ich war dort.\nIch ging fort.“\nDas glaubte sie.', // over paragraphs
    'D18 Hammetter, “Crystallization Kinetics”, 1987', // as in English
  ])('leaves %j alone', (text) => {
    expect(suspects(text).filter((each) => each !== 'bracket (')).toEqual([]);
  });
});

describe('names that a placeholder hides', () => {
  it('points at a name written out after a title or part, with the letter of a placeholder', () => {
    expect(suspects('Herr Dr. Krause kam, Frau Bauer ging.', ['K'])).toEqual(['revealed-name Krause']);
  });

  it('leaves judges, words of the proceedings and names with other letters alone', () => {
    expect(suspects('Vorsitzender Richter am Bundesgerichtshof Prof. Dr. Büscher', ['B'])).toEqual([]);
    expect(suspects('Der Zeuge Kläger sagte es Herrn Maier.', ['K'])).toEqual([]);
  });

  it('takes the letters of the entities where none are given, and leaves labelled names alone', () => {
    const text = 'Herr Krause und Herr Kunz';
    const doc: Document = {
      id: 'd',
      text,
      entities: [{ id: 'T1', start: 5, end: 11, label: 'PERSON', attributes: { placeholder: 'K.' } }],
    };
    expect(findSuspects(doc).map(({ start, end }) => text.slice(start, end))).toEqual(['Kunz']);
  });
});
