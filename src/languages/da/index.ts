import type { LanguagePack, Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'og du i at det er en til på af for med den som de ikke har et der var han men om fra sig hun ved også efter kan eller blev vi skal være når mange',
  fixed:
    'ingen intet aldrig ingenting næppe uden undtagen nægter afviser mangler negativ negativt negative positiv positivt positive udelukket mulig muligt sandsynlig sandsynligt mistanke venstre højre begge første anden halv dobbelt',
};

export const da: LanguagePack = {
  code: 'da',
  name: 'Danish',
  nearest: 'sv',
  // prettier-ignore
  lacks: ['dates', 'holidays', 'numbers', 'names', 'institutions', 'places', 'contact', 'sentences', 'tagger', 'synonyms', 'wording', 'morphology', 'eponyms'],
  text,
};
