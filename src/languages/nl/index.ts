import type { Faults, LanguagePack, Agreement, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';
import { classOfCountry } from './places.ts';
import { behind } from '../classes.ts';
import { inflections, plural } from './professions.ts';

export const text: Text = {
  functionWords:
    'de van het een en in is dat op te zijn met voor niet aan er om hij als ook door maar bij of uit dan nog naar heeft hebben ze wordt deze kan werd over geen',
  fixed:
    'nooit niets niemand noch zonder nauwelijks behalve ontkent ontbreekt afwezig negatief negatieve positief positieve uitgesloten mogelijk mogelijke waarschijnlijk waarschijnlijke verdacht verdenking links rechts linker rechter beide eerste tweede half halve dubbel',
  neverLast: 'dhr mevr mw dr drs prof ir mr bijv nl blz ca resp enz jl tel pag art incl excl evt o.a i.v.m m.b.t st',
};

export const agreement: Agreement = {
  classOfCountry,
  owner: { sibilant: /[sxzß]$/iu, ending: 's', isJoined: true },
  leads: 'de der den het',
  ownArticles: 'de het',
  // Not "de": "Loonbedrijf de Korte".
  beforeNouns: 'het voor',
  beforePlaces: 'in te van',
  beforeProfessions: 'een de',
  inflections: [{ form: plural, after: behind('twee drie vier vijf enkele') }, ...inflections],
};

/** What tells faults of generated text. */
export const faults: Faults = {
  events: {
    birth: /geboortedatum|geb\. datum/,
    admission: /opgenomen op|opnamedatum/,
    discharge: /ontslagen op|ontslagdatum/,
    death: /overleden op/,
  },
  retired: /gepensioneerd|weduwe/,
  parent: /moeder van|vader van/,
  child: /\b(?:jongen|meisje)\b/,
  beside: /met|moeder|vader/,
  pressure: /RR|bloeddruk/,
  counted: 'jaar kwartier',
};

export const nl: LanguagePack = {
  code: 'nl',
  name: 'Dutch',
  lacks: ['tagger', 'synonyms', 'wording', 'morphology', 'eponyms'],
  agreement,
  contact,
  dates,
  faults,
  institutions,
  names,
  numbers,
  places,
  text,
};
