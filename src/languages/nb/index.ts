import type { LanguagePack, Text, Institutions } from '../pack.ts';

export const institutions: Institutions = {
  legalForms: 'as oy',
};

export const text: Text = {
  functionWords:
    'og du i det er på en til som av for at med den har ikke de om et han var fra men seg ble også etter vil kan hun ved eller være når dette',
};

export const nb: LanguagePack = {
  code: 'nb',
  name: 'Norwegian',
  lacks: [
    'dates',
    'numbers',
    'names',
    'institutions',
    'places',
    'contact',
    'sentences',
    'tagger',
    'synonyms',
    'wording',
    'morphology',
    'eponyms',
  ],
  institutions,
  text,
};
