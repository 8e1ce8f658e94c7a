import type { LanguagePack, Agreement, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';

export const text: Text = {
  functionWords:
    'de van het een en in is dat op te zijn met voor niet aan er om hij als ook door maar bij of uit dan nog naar heeft hebben ze wordt deze kan werd over geen',
  neverLast: 'dhr mevr mw dr drs prof ir mr bijv nl blz ca resp enz jl tel pag art incl excl evt o.a i.v.m m.b.t st',
};

export const agreement: Agreement = {
  leads: 'de der den het',
  // Not "de": "Loonbedrijf de Korte".
  beforeNouns: 'het voor',
  beforePlaces: 'in te van',
  beforeProfessions: 'een de',
};

export const nl: LanguagePack = {
  code: 'nl',
  name: 'Dutch',
  lacks: ['tagger', 'synonyms', 'wording', 'morphology', 'eponyms'],
  agreement,
  contact,
  dates,
  institutions,
  names,
  numbers,
  places,
  text,
};
