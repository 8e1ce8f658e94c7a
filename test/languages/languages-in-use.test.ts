import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';

const TYPES = { NAME: 'person', DATE: 'date', AGE: 'age', PLACE: 'city', HOSPITAL: 'hospital', PHONE: 'phone' };

/** Words of the source that must not be left, and what its surrogates look like. */
const NOTES: Readonly<Record<string, { text: string; gone: readonly string[]; like: readonly RegExp[] }>> = {
  it: {
    text: 'Sig.ra [Carla Bianchi](NAME), [67 anni](AGE), di [Lucca](PLACE), ricoverata il [3 maggio 2019](DATE) presso [Ospedale San Luca](HOSPITAL), dimessa [lunedì 6 maggio](DATE), nata nel [millenovecentocinquantuno](DATE), tel. [347 123 4567](PHONE).',
    gone: ['maggio', 'Carla', 'Bianchi', 'Lucca', 'Luca', 'millenovecentocinquantuno'],
    like: [/ricoverata il \d{1,2} \p{Ll}+ 20\d\d/u, /nata nel mille\p{Ll}+,/u, /tel\. 3\d\d \d{3} \d{4}\./, /Ospedale /],
  },
  pt: {
    text: 'D. [Rosa Pereira](NAME), [67 anos](AGE), de [Tavira](PLACE), internada a [3 de maio de 2019](DATE) no [Hospital de Santa Luzia](HOSPITAL), teve alta na [segunda-feira, 6 de maio](DATE), nascida em [mil novecentos e cinquenta e um](DATE), tel. [912 345 678](PHONE).',
    gone: ['maio', 'Rosa', 'Pereira', 'Tavira', 'Luzia'],
    like: [/internada a \d{1,2} de \p{Ll}+ de 20\d\d/u, /nascida em mil novecentos e \p{Ll}+/u, /tel\. 9[1236]\d \d{3} \d{3}\./, /Hospital /],
  },
  nl: {
    text: 'Mevr. [Truus Jansen](NAME), [67 jaar](AGE), uit [Zwolle](PLACE), opgenomen op [3 mei 2019](DATE) in [Sint Lucas Ziekenhuis](HOSPITAL), ontslagen op [maandag 6 mei](DATE), geboren in [negentienhonderdeenenvijftig](DATE), tel. [06-12345678](PHONE).',
    gone: ['mei', 'Truus', 'Jansen', 'Zwolle', 'Lucas', 'negentienhonderdeenenvijftig'],
    like: [/opgenomen op \d{1,2} \p{Ll}+ 20\d\d/u, /geboren in negentienhonderd\p{Ll}+,/u, /tel\. 06-[1-5]\d{7}\./, /iekenhuis/],
  },
}; // prettier-ignore

describe.each(Object.entries(NOTES))('a note with locale %s', (locale, { text: marked, gone, like }) => {
  const entities: { id: string; start: number; end: number; label: string }[] = [];
  let text = '';
  let from = 0;
  for (const { 0: all, 1: value = '', 2: label = '', index } of marked.matchAll(/\[(.*?)\]\((.*?)\)/g)) {
    text += marked.slice(from, index);
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
    from = index + all.length;
  }
  const source = createDocument({ id: locale, text: text + marked.slice(from), entities });
  const policies = Object.fromEntries(Object.entries(TYPES).map(([label, type]) => [label, { type }]));

  it('gets other names, dates in its words, numbers of its plans', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const made = await augment([source], { locale, seed, alpha: 1, augmentedOnly: true, context: false, policies });
      expect(made.notes).toEqual([]);
      for await (const { text: written } of made) {
        for (const word of gone) expect(written).not.toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
        for (const pattern of like) expect(written).toMatch(pattern);
      }
    }
  });
});
