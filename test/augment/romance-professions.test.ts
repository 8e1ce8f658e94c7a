import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const genderOf = (locale: string, value = '') => loadGazetteers().list(locale, 'professions')?.find(value)?.gender;

describe('articles before professions', () => {
  it.each([
    ['it', "Parla l'[assistente sociale|PROFESSION] [Marta|PER].", /Parla (la |l')/u],
    ['it', 'È venuto lo [psicologo|PROFESSION].', /venuto (il |lo |l')/u],
    ['ca', "Defensat per l'[advocat|PROFESSION] del poble.", /Defensat (pel |per l')/u],
    ['ca', "Vist l'informe de l'[arquitecta|PROFESSION].", /informe (de la |de l')/u],
    ['ca', "Però s'[escolà|PROFESSION] mos va veure.", /Però (es |s')/u],
  ])('fit its gender and its sound: %s, %s', async (locale, text, article) => {
    for (const { text: written, mentions } of await copiesIn(locale, text)) {
      const [before, form = ''] = article.exec(written) ?? [];
      const [profession = ''] = mentions;
      expect(written.slice(written.indexOf(before ?? '-') + (before ?? '').length), written).toMatch(new RegExp(`^${profession}`, 'u')); // prettier-ignore
      if (form.endsWith("'")) expect(profession).toMatch(/^(?:h?[aeiouàèéíòóú])/iu);
      else if (form.endsWith('la ')) expect(genderOf(locale, profession)).not.toBe('m');
      else expect(genderOf(locale, profession)).not.toBe('f');
      if (form === 'il ') expect(profession).not.toMatch(/^(?:ps|pn|s[^aeiou]|z|[aeiou])/u);
    }
  });
});
