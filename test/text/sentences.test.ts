import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../src/text/sentences.ts';

function split(text: string, language = 'en'): string[] {
  return splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
}

describe('splitSentences', () => {
  it('breaks at final marks, with the quotes and brackets that close after them', () => {
    expect(split('He left. "Why?" She stayed! (So did I.) Then… nothing.')).toEqual([
      'He left.',
      '"Why?"',
      'She stayed!',
      '(So did I.)',
      'Then… nothing.',
    ]);
  });

  it('breaks at every line break and keeps no white space', () => {
    expect(split('  HISTORY OF ILLNESS\r\n\n fever, no cough \u2028 home ')).toEqual([
      'HISTORY OF ILLNESS',
      'fever, no cough',
      'home',
    ]);
  });

  it.each([
    ['en', 'Dr. Lind saw Mr. J. R. Berg at 3.5 km, e.g. Tuesday vs. Friday.'],
    ['en', 'He works for Norden Inc. Oslo since Jan. 2019, room no. 5, see fig. 2.'],
    ['es', 'La Dra. Gil vive en la C. Mayor, núm. 4, pág. 12, según el Sr. Ruiz.'],
    ['fr', 'Mme. Roux et M. Petit, cf. art. 12 et al. 3, ont vu le Dr. Blanc.'],
    ['de', 'Am 3. Mai kam Dr. Lang, vgl. Abs. 2 und Art. 5, z. B. Herr Prof. Kurz.'],
    ['sv', 'Dr. Ek kom kl. 10, jfr. nr. 4, bl. a. Lund.'],
    ['ca', 'El Dr. Puig viu al c. Major, núm. 3, pàg. 7, amb la Sra. Vila.'],
  ])('does not break after the abbreviations, initials and ordinals of %s', (language, text) => {
    expect(split(text, language)).toEqual([text]);
  });

  it('breaks after an abbreviation or an acronym where a word follows that begins sentences', () => {
    expect(split('He took vitamin C. The rest lives in the U.S. It is so, etc. But no. Well.')).toEqual([
      'He took vitamin C.',
      'The rest lives in the U.S.',
      'It is so, etc.',
      'But no.',
      'Well.',
    ]);
  });

  it.each([
    ['Le requérant , M . R . Ryssdal , et Mme A . Loizou sont là .', 'fr'],
    ['Mr . J . Lind met Dr . Berg .', 'en'],
  ])('keeps stops that stand apart with their abbreviation in tokenised text: %s', (text, language) => {
    expect(split(text, language)).toEqual([text]);
    expect(split(`${text} Il vint .`, language)).toEqual([text, 'Il vint .']);
  });

  it('breaks at other stops that stand apart', () => {
    expect(split('He met Lind . Berg left . It was plan B . The rest is known .')).toEqual([
      'He met Lind .',
      'Berg left .',
      'It was plan B .',
      'The rest is known .',
    ]);
  });

  it('keeps the number of a list item with its text', () => {
    expect(split('1. Aspirin daily. 2. Rest.')).toEqual(['1. Aspirin daily.', '2. Rest.']);
  });

  it('breaks where a writer uses no capitals, but not inside a quotation', () => {
    expect(split('i slept badly. what now? i am tired. "really?" said she')).toEqual([
      'i slept badly.',
      'what now?',
      'i am tired.',
      '"really?" said she',
    ]);
  });

  it('breaks where the space was forgotten, but not in an address', () => {
    expect(split('The man left.Then it rained at www.example.org today.')).toEqual([
      'The man left.',
      'Then it rained at www.example.org today.',
    ]);
  });

  it('breaks Chinese text at full-width marks, closing quotes included', () => {
    expect(split('他說：「好。」我走了！真的？是', 'zh-TW')).toEqual(['他說：「好。」', '我走了！', '真的？', '是']);
  });

  it('gives ascending spans that hold all but white space, on any string', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        '. ',
        '.',
        '\n',
        '?! ',
        '…',
        '" ',
        ') ',
        'Dr.',
        'U.S. The ',
        'ab',
        '3. ',
        '。',
        '！」',
        ' ',
        '\u3000',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.constantFrom('en', 'de', 'zh-TW', 'xx'),
        (pieces, language) => {
          const text = pieces.join('');
          let position = 0;
          for (const { start, end } of splitSentences(text, language)) {
            expect(end).toBeGreaterThan(start);
            expect(start).toBeGreaterThanOrEqual(position);
            expect(text.slice(position, start)).toMatch(/^[\s\p{Z}\p{C}]*$/u);
            expect(text.slice(start, end)).not.toMatch(/[\n\r]/);
            position = end;
          }
          expect(text.slice(position)).toMatch(/^[\s\p{Z}\p{C}]*$/u);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('takes five million characters on one line, with and without marks', () => {
    expect(splitSentences('x'.repeat(5_000_000), 'en')).toHaveLength(1);
    expect(splitSentences('.'.repeat(5_000_000), 'en')).toHaveLength(1);
    expect(splitSentences('No. '.repeat(1_250_000), 'en')).toHaveLength(1_250_000);
    expect(splitSentences('. "'.repeat(1_000_000), 'en').length).toBeGreaterThan(0);
  });
});
