import type { LanguagePack, Text, Institutions } from '../pack.ts';

export const institutions: Institutions = {
  legalForms: 'as oy',
};

export const text: Text = {
  functionWords:
    'og du i det er på en til som av for at med den har ikke de om et han var fra men seg ble også etter vil kan hun ved eller være når dette',
  fixed:
    'ingen intet aldri ingenting neppe uten unntatt nekter benekter mangler negativ negativt negative positiv positivt positive utelukket mulig sannsynlig mistanke venstre høyre begge første andre halv dobbel',
};

export const nb: LanguagePack = {
  code: 'nb',
  name: 'Norwegian',
  nearest: 'sv',
  // prettier-ignore
  lacks: ['dates', 'holidays', 'numbers', 'names', 'institutions', 'places', 'contact', 'sentences', 'tagger', 'synonyms', 'wording', 'morphology', 'eponyms'],
  institutions,
  text,
};
