import * as fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createWording, supportsWording } from '../../src/augment/wording/wording.ts';
import { parseWording, wordingOf } from '../../src/augment/wording/wording-rules.ts';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { PACKS } from '../../src/languages/index.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { runningTextArbitrary, streamsOf } from '../helpers/running-text.ts';

/** A document whose entities are the parts in brackets. */
function mark(marked: string): Document {
  let text = '';
  const entities = marked.split(/(\[[^\]]*\])/).flatMap((part, i) => {
    const start = text.length;
    text += i % 2 ? part.slice(1, -1) : part;
    return i % 2 ? [{ id: `T${i}`, start, end: text.length, label: 'NAME' }] : [];
  });
  return createDocument({ id: 'd', text, entities });
}

/** All that may become of a text, over many seeds, without the text itself. */
function variants(language: string, marked: string, rate = 1): readonly string[] {
  const doc = mark(marked);
  const analyse = createAnalyser(language);
  const augmenter = createWording({ language, rate });
  const found = new Set<string>();
  for (let seed = 1; seed <= 24; seed++)
    found.add(applyEdits(doc, augmenter.propose(doc, analyse(doc), streamsOf(seed)).edits).text);
  found.delete(doc.text);
  return [...found].toSorted();
}

describe('createWording', () => {
  it('exchanges phrases for each of the others, with the capital of a sentence', () => {
    expect(variants('en', 'It ended because of rain.')).toEqual([
      'It ended on account of rain.',
      'It ended owing to rain.',
    ]);
    expect(variants('de', 'Mittlerweile regnet es.')).toEqual(['Inzwischen regnet es.']);
  });

  it('heeds the words beside a phrase', () => {
    expect(variants('en', 'He ate about 5 apples.')).toContain('He ate roughly 5 apples.');
    expect(variants('en', 'He talked about apples.')).toEqual([]);
    expect(variants('en', 'The next several years were dry.').join(' ')).not.toMatch(/next (?:a number|various)/u);
    expect(variants('de', 'Er fragte, welche Farbe es hat.')).toEqual([]);
    expect(variants('de', 'Das Gericht hat zu Recht erkannt:')).toEqual([]);
    expect(variants('de', 'Sie klagte zu Recht.')).toEqual(['Sie klagte mit Recht.']);
    expect(variants('de', 'Die Firma, welche sich dort befand, zog um.')).toEqual([
      'Die Firma, die sich dort befand, zog um.',
    ]);
  });

  it('writes a preposition before no sentence', () => {
    expect(variants('en', 'They left before the war in the east.').join(' ')).toContain('prior to the war');
    expect(variants('en', 'They left after a fire in the hall.').join(' ')).toContain('following a fire');
    for (const text of [
      'They left before the war had even begun.',
      'They left before the election was held.',
      'They left after the war ended.',
      'They left after the president had signed it.',
      'They left after a fight broke out.',
      'They left after this became known.',
    ])
      expect(variants('en', text).join(' ')).not.toMatch(/prior to|following/u);
  });

  it('writes no sign behind a number in words', () => {
    for (const [language, text] of [
      ['de', 'Er verlor 4 Prozent und lief 3 Kilometer.'],
      ['sv', 'Hyran höjs med 4 procent, 3 miljoner.'],
    ] as const)
      for (const other of variants(language, text)) expect(other).toMatch(/4 (?:%|\p{L}+).* 3 /u);
  });

  it('keeps the stop of a sentence that ends in an abbreviation, and writes no second one', () => {
    expect(variants('sv', 'Hon fick 50 milj. Det räckte.')).toEqual(['Hon fick 50 miljoner. Det räckte.']);
    expect(variants('sv', 'Hon fick 50 milj. till båtar.')).toEqual(['Hon fick 50 miljoner till båtar.']);
    expect(variants('sv', 'Provet var utan anmärkning.')).toEqual(['Provet var u.a.']);
  });

  it('leaves two that belong together, and a participle its years', () => {
    for (const other of [
      'Die Räte einigten sich mit Lind und Osk.',
      'Es gab Osk und Lind sowie Quen.',
      'Er malte eine Reihe von 1951 bis 1954 entstandener Bilder.',
      'Er kam wieder in Lind an.',
      'Er trank sechs Wochen Tee.',
    ])
      expect(variants('de', other), other).toEqual([]);
    expect(variants('de', 'Es gab Osk, Quen und Lind.')).toEqual(['Es gab Osk, Quen sowie Lind.']);
    expect(variants('de', 'Die Zeit von 1951 bis 1954.')).toEqual(['Die Zeit zwischen 1951 und 1954.']);
  });

  it('leaves Swedish words that no other stands for where they are', () => {
    for (const other of [
      'Alltför många väntar med det.',
      'De är relativt säkrare än andra.',
      'Han är halvstatlig dessutom.',
      'Det räcker i första hand 100 båtar.',
      'I ett bälte, gördeldäck kallas de numer.',
      'Studiedagarna inleddes där.',
      'Både inom föreningarna och förbundet är man orolig.',
      'De tolkas lite hur som helst.',
      'Det går inte ihop med planen.',
    ])
      expect(variants('sv', other), other).toEqual([]);
    expect(variants('sv', 'Det är en s.k. moderator.')).toEqual(['Det är en så kallad moderator.']);
    expect(variants('sv', 'Det hör till denna typ av prov.')).toEqual(['Det hör till den här typen av prov.']);
  });

  it('leaves a verb of many uses where no object tells which', () => {
    expect(variants('de', 'Er bekam einen Brief.')).toEqual(['Er erhielt einen Brief.']);
    for (const other of [
      'Bis zur Pause bekam der Torwart nichts zu halten.',
      'Das bekommt [Lind] in die Hand.',
      'Er ist als Fehler anzusehen.',
      'Die Räte stimmten dagegen, wie er sagt.',
    ])
      // prettier-ignore
      expect(variants('de', other), other).toEqual([]);
    expect(variants('sv', 'Hon svarar för driften.')).toEqual(['Hon ansvarar för driften.']);
    expect(variants('sv', 'Landet svarar för drygt en tredjedel.')).toEqual([]);
  });

  it('writes no past tense behind a form of be or have, nor parts the halves of a century', () => {
    expect(variants('en', 'It was decided to leave.')).toEqual([]);
    expect(variants('en', 'They had decided to leave.')).toEqual([]);
    expect(variants('en', 'They decided to leave.')).toContain('They chose to leave.');
    expect(variants('en', 'For the last half of the race he led.')).toEqual([]);
    expect(variants('en', 'She was there about 1927.')).toEqual([]);
    expect(variants('en', 'It was released in 1998 by a small firm.').join(' ')).not.toContain('came out');
    expect(variants('en', 'Attempts to mend it failed.').join(' ')).not.toContain('Tries');
  });

  it('tells nouns from verbs, and heeds what a phrase stands in', () => {
    expect(variants('en', 'They report attempts to mend it.').join(' ')).not.toContain('tries');
    expect(variants('en', 'She attempts to mend it.')).toEqual(['She tries to mend it.']);
    expect(variants('en', 'They had recently started painting.').join(' ')).not.toContain('began');
    expect(variants('en', 'She started painting.')).toEqual(['She began painting.']);
    expect(variants('en', 'It lacks the crew needed to sail.')).toEqual([]);
    expect(variants('en', 'They asked a neighbour, to help raise it.').join(' ')).not.toContain('in order');
    expect(variants('en', 'Several of the boats leaked.')).toEqual([]);
    expect(variants('en', 'It took a whole lot of time.')).toEqual([]);
    expect(variants('en', 'A highly regarded painter came.')).toEqual([]);
    expect(variants('en', "It is a children 's tale.").join(' ')).not.toContain('kids');
    expect(variants('en', 'They saw the countryside , including the mill .')).toEqual([]);
    expect(variants('en', 'They saw the mills , including the old one .')).toEqual([
      'They saw the mills , among them the old one .',
    ]);
  });

  it('leaves mentions, what touches them, quotations and titles', () => {
    expect(variants('en', 'He lives [near] the sea.')).toEqual([]);
    expect(variants('en', 'It was [Smith]’s, however, that won.')).not.toContain('It was [Smith], even so, that won.');
    expect(variants('en', 'He said "it ended because of rain".')).toEqual([]);
    expect(variants('en', 'He saw Death Because of Love there.')).toEqual([]);
  });

  it('puts articles, elision and contraction right', () => {
    expect(variants('en', 'It was a huge house.')).toEqual(['It was an enormous house.']);
    expect(variants('fr', 'Il dort malgré le bruit.')).toEqual(['Il dort en dépit du bruit.']);
    expect(variants('fr', 'Il dort malgré une douleur.')).toEqual(["Il dort en dépit d'une douleur."]);
    expect(variants('fr', 'Il dort en dépit du bruit.')).toEqual(['Il dort malgré le bruit.']);
    expect(variants('fr', 'Malade, vu le [12.03.2021] par [Lind].')).toEqual([]);
    expect(variants('fr', 'Il vient afin de le voir.')).not.toContain('Il vient afin du voir.');
    // Of two phrases beside each other, each may be exchanged.
    const faxed = variants('fr', 'Veuillez faxer ces bilans.');
    expect(faxed).toContain("Merci d'envoyer par fax ces bilans.");
    expect(faxed.join('')).not.toMatch(/de envoyer|d' ?faxer/u);
    expect(variants('es', 'Informe clinico del paciente: Mujer de 40 años.')).not.toContain('Informe clinico del enfermo: Mujer de 40 años.'); // prettier-ignore
    expect(variants('es', 'Llegó mediante el fuego.')).toEqual(['Llegó por medio del fuego.']);
    expect(variants('ca', 'Dorm malgrat el soroll.')).toEqual(['Dorm tot i el soroll.']);
  });

  it('exchanges what lasts for a span alone, and what is measured for no other', () => {
    expect(variants('es', 'Lloró durante la carga.')).toEqual([]);
    expect(variants('es', 'Lloró durante la noche.')).toEqual(['Lloró a lo largo de la noche.']);
    expect(variants('es', 'Lloró un mes antes de la carga.')).toEqual([]);
    expect(variants('es', 'Lloró antes de la carga.')).toEqual(['Lloró con anterioridad a la carga.']);
    expect(variants('ca', 'Plorava durant la càrrega.')).toEqual([]);
    expect(variants('fr', 'Il pleurait lors de son arrivée.')).toEqual([]);
  });

  it('sets commas as the text does', () => {
    expect(variants('en', 'The rain ended and they left.')).toEqual(['The rain ended, and they left.']);
    expect(variants('en', 'Rain , sun , the end came and they left .')).toEqual([
      'Rain , sun , the end came , and they left .',
    ]);
    expect(variants('en', 'The rain ended, and they left.')).toEqual(['The rain ended and they left.']);
  });

  it('keeps numbers and years that it moves', () => {
    expect(variants('en', 'It stood from 1920 to 1931.')).toContain('It stood between 1920 and 1931.');
    expect(variants('de', '1998 wurde er Arzt.')).toEqual(['Er wurde 1998 Arzt.', 'Im Jahr 1998 wurde er Arzt.']);
  });

  it('leaves mentions as they are in whatever text, and the text alone at rate 0', () => {
    const augmenter = createWording({ language: 'en', rate: 1 });
    const analyse = createAnalyser('en');
    fc.assert(
      fc.property(runningTextArbitrary, fc.nat(), (doc, seed) => {
        const { edits } = augmenter.propose(doc, analyse(doc), streamsOf(seed));
        const copy = applyEdits(doc, edits);
        const mentions = ({ text, entities }: Document) => entities.map(({ start, end }) => text.slice(start, end));
        expect(mentions(copy)).toEqual(mentions(doc));
      }),
    );
    expect(variants('en', 'It ended because of rain.', 0)).toEqual([]);
    expect(() => createWording({ language: 'en', rate: 2 })).toThrow(TypeError);
  });
});

describe('the order of words', () => {
  it.each([
    ['en', 'He later asked [Ann].', ['Later, he asked [Ann].', 'He subsequently asked [Ann].']],
    ['en', 'In 1990, [Arbour] fell.', ['In 1990 [Arbour] fell.']],
    ['en', 'We met [Ann] , [Bo] , and [Cy].', ['We met [Ann] , [Bo] and [Cy].']],
    ['de', 'Er wurde 1990 gelobt.', ['1990 wurde er gelobt.', 'Im Jahr 1990 wurde er gelobt.']],
  ])('may be another: %s %s', (language, text, expected) => {
    const plain = expected.map((each) => each.replaceAll(/[[\]]/g, ''));
    expect(variants(language, text)).toEqual(plain.toSorted());
  });

  it('stays where a pair of commas or a clause would break', () => {
    expect(variants('en', 'We met [Ann] , and [Cy] left.')).toEqual([]);
    expect(variants('en', 'He later , at night, moved.')).toEqual([]);
    expect(variants('de', 'Er wurde 1990 und 1992 gelobt.').join(' ')).not.toContain('wurde er');
  });
});

describe('the variety and the register of a text', () => {
  it.each([
    ['en', 'A tumour of that colour. It grew by 5 per cent until the spring.'],
    ['en', 'Pitting edema, EF 35 %, seen for 10 days toward the end.'],
    ['en', 'She ran for the seat among the others.'],
    ['de', 'EF 35 %, gesehen seit 10 Tagen.'],
    ['sv', 'EF 35 %, sedd i 10 dagar.'],
    ['ca', 'La FE era del 35 %.'],
    ['fr', 'FE 35 %, vu depuis 10 jours.'],
    ['es', 'FE 35 %, desde hace 10 días.'],
  ])('stay: %s %s', (language, text) => {
    expect(variants(language, text)).toEqual([]);
  });
});

describe('a number that is counted', () => {
  it('stays beside another in its sentence', () => {
    expect(variants('en', 'They won 12 seats.')).toEqual(['They won twelve seats.']);
    expect(variants('en', 'They won 12 seats, we 11.')).toEqual([]);
    expect(variants('en', 'We had 11, and they won 12 seats.')).toEqual([]);
  });
});

describe('parseWording', () => {
  it('asks the word behind an article that melts what it asks the one after the next', () => {
    const { byFirst } = parseWording('contract de le du\nmalgré | en dépit de ; before le ; then bruit', 'fr');
    const melted = [...byFirst.values()].flat().find(({ words }) => words.join(' ') === 'en dépit du');
    expect(melted?.conditions).toEqual([expect.objectContaining({ at: 0, items: new Set(['bruit']) })]);
  });

  it('names the line that it cannot read', () => {
    expect(() => parseWording('a | b\nalone', 'en')).toThrow(expect.objectContaining({ code: 'bad-wording' }));
    expect(() => parseWording('a{b,c} | d{e}', 'en')).toThrow('no group');
    expect(() => parseWording('a | b ; beside c', 'en')).toThrow('no group');
  });
});

describe('the tables', () => {
  it('are those of the packs that have one', () => {
    const files = readdirSync('data/wording').flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -4)] : []));
    const own = PACKS.filter(({ text }) => text?.wording === true);
    expect(own.map(({ code }) => code).toSorted()).toEqual(files.toSorted());
    expect(supportsWording('xx')).toBe(false);
  });

  it.each(['en', 'es', 'fr', 'de', 'sv', 'ca'])(
    '%s names every set that it uses, and leaves no notation in a phrase',
    (language) => {
      for (const rules of wordingOf(language)?.byFirst.values() ?? []) {
        for (const { words, options, conditions } of rules) {
          for (const phrase of [words.join(' '), ...options]) expect(phrase).not.toMatch(/[{}@|;]|=>/);
          for (const { items } of conditions) expect(items.size).toBeGreaterThan(0);
        }
      }
    },
  );
});
