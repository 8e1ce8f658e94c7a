import { describe, expect, it } from 'vitest';
import { lettersLike, standsFor } from '../../../src/surrogates/institutions/letters.ts';

describe('letters that stand for a name', () => {
  it('are found at the beginnings of its words and within them, from its first letter on', () => {
    expect(standsFor('BAG', 'Bundesamt für Gesundheit')).toBe(true);
    expect(standsFor('AOK', 'Allgemeine Ortskrankenkasse')).toBe(true);
    for (const [letters = '', name = ''] of [['GAB', 'Bundesamt für Gesundheit'], ['AG', 'Bundesamt für Gesundheit'], ['BX', 'Bundesamt']]) expect(standsFor(letters, name)).toBe(false); // prettier-ignore
  });

  it('stay where a word stays and follow it where it changes', () => {
    expect(lettersLike('BAG', 'Bundesamt für Gesundheit', 'Bundesamt für Justiz')).toBe('BAJ');
    expect(lettersLike('BLW', 'Bundesamt für Landwirtschaft', 'Bundesamt für Kultur')).toBe('BKU');
    expect(lettersLike('BAG', 'Bundesamt für Gesundheit', 'Justizamt')).toBeUndefined();
  });

  it('are not looked for in every way in which they do not stand', () => {
    const name = `A${'a'.repeat(200)} `.repeat(100).trimEnd();
    expect(standsFor('AAAAAAAB', name)).toBe(false);
    expect(lettersLike('AAB', 'Aba Ab', 'Cdc Ef')).toBe('CEF');
  });
});
