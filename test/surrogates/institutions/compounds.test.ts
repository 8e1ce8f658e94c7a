import { describe, expect, it } from 'vitest';
import { isOrganisationKind, nameInCompound } from '../../../src/surrogates/kind-words.ts';

describe('compounds that end with a word of kind', () => {
  it.each([
    'kinderklinik',
    'bundesverwaltungsgericht',
    'landesversicherungsanstalt',
    'gesundheitsamt',
    'akutsjukhuset',
    'kinderziekenhuis',
  ])('%s names nobody', (word) => {
    expect(isOrganisationKind(word)).toBe(true);
    expect(nameInCompound(word)).toBe(0);
  });

  it.each([
    ['tannenhofklinik', 'tannenhof'],
    ['lindenbergkrankenhauses', 'lindenberg'],
    ['commerzbank', 'commerz'],
    ['granlidskolan', 'granlid'],
  ])('%s begins with a name', (word, name) => {
    expect(isOrganisationKind(word)).toBe(false);
    expect(word.slice(0, nameInCompound(word))).toBe(name);
  });
});
