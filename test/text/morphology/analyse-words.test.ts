import { describe, expect, it } from 'vitest';
import { createMorphologicalAnalyser } from '../../../src/text/morphology/analyse-words.ts';
import { tokeniseNotes } from '../../../src/text/token-conventions.ts';

const analyse = (text: string, language: 'es' | 'ca' = 'es') =>
  createMorphologicalAnalyser(language)(text, tokeniseNotes(text)).map(
    ({ start, end, pos, lemma }) => `${text.slice(start, end)}/${pos}/${lemma}`,
  );
const tagsOf = (text: string) => analyse(text).map((one) => one.split('/')[1]);

describe('words that every object has', () => {
  it.each(['es', 'ca'] as const)('are words like others in %s', (language) => {
    const found = analyse('el constructor y __proto__, valueOf', language);
    expect(found).toContainEqual(expect.stringMatching(/^constructor\/[A-Z]+\/\p{L}+$/u));
    for (const one of found) expect(one).toMatch(/^[^/]+\/[A-Z]+\/[^/()]+$/u);
  });
});

describe('Spanish', () => {
  it('finds lemmas of regular, irregular and stem-changing forms, and of verbs with pronouns', () => {
    expect(analyse('Los derivo a bienestar social para hablar con Oliach.')).toEqual(
      [
        'Los/DET/el',
        'derivo/VERB/derivar',
        'a/ADP/a',
        'bienestar/NOUN/bienestar',
        'social/ADJ/social',
        'para/ADP/para',
        'hablar/VERB/hablar',
        'con/ADP/con',
        'Oliach/PROPN/Oliach',
        './PUNCT/.',
      ].map((one) => (one === 'Los/DET/el' ? expect.stringMatching(/^Los\/(?:DET\/el|PRON\/él)$/) : one)),
    );
    const lemmas = (text: string) => analyse(text).map((one) => one.split('/')[2]);
    expect(lemmas('la paciente refiere que vino')).toEqual(['el', 'paciente', 'referir', 'que', 'venir']);
    expect(lemmas('para hablarle')).toEqual(['para', 'hablar']);
    expect(lemmas('dos años de lesiones')).toEqual(['dos', 'año', 'de', 'lesión']);
  });

  it('lets the words around decide', () => {
    expect(tagsOf('el corte')).toEqual(['DET', 'NOUN']);
    expect(tagsOf('no viene la madre, la trae el padre')).toEqual([
      'ADV', 'VERB', 'DET', 'NOUN', 'PUNCT', expect.stringMatching(/DET|PRON/), 'VERB', 'DET', 'NOUN',
    ]); // prettier-ignore
  });

  it('tells features of inflected forms', () => {
    const text = 'las pacientes hablaban';
    const morph = createMorphologicalAnalyser('es')(text, tokeniseNotes(text)).map((token) => token.morph);
    expect(morph[1]).toEqual({ Number: 'Plur' });
    expect(morph[2]).toMatchObject({ Mood: 'Ind', Tense: 'Imp', Number: 'Plur', Person: '3' });
  });

  it('is not misled by lines in capitals', () => {
    expect(tagsOf('DIU QUE NO VOL\nEL PACIENTE REFIERE DOLOR').slice(-4)).toEqual(['DET', 'NOUN', 'VERB', 'NOUN']);
  });
});

describe('Catalan', () => {
  it('has lemmas and tags, also where Spanish was said to be the language', () => {
    expect(analyse("Parlo amb la mare de l'Anna", 'ca')).toEqual([
      'Parlo/VERB/parlar',
      'amb/ADP/amb',
      'la/DET/el',
      'mare/NOUN/mare',
      'de/ADP/de',
      "l'/DET/el",
      'Anna/PROPN/Anna',
    ]);
    expect(analyse('febre i mucositat, neteja amb aigua')).toContain('neteja/NOUN/neteja');
  });
});

it('has nothing to say of nothing', () => {
  expect(analyse('')).toEqual([]);
  expect(tagsOf('12 -- 38,5')).toEqual(['NUM', 'PUNCT', 'NUM']);
});
