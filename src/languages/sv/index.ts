import type { Faults, LanguagePack, Agreement, Eponyms, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';
import { classOfCountry } from './places.ts';
import { behind } from '../classes.ts';
import { definite, plural } from './professions.ts';

export const text: Text = {
  functionWords:
    'och du i att det som en på är av för med den till inte har de ett om han men var jag sig från vi så kan hon under eller efter vid också vara där när hade',
  fixed:
    'ingen inget inga aldrig ingenting knappt förutom nekar förnekar saknas saknar utan negativ negativt negativa positiv positivt positiva utesluter uteslutits möjlig möjligt sannolik sannolikt misstänkt misstanke vänster höger vänstra högra båda första andra halv dubbel',
  neverLast: 'bl ca dr ev exkl fr hr inkl jfr kl max min resp tel tfn vol doc',
  wording: true,
};

export const eponyms: Eponyms = {
  abbreviations: { mb: 'mb\\.|morbus', sjukdom: 'sjd\\.?|sjukd\\.?', syndrom: 'sdr\\.?' },
  possessive: /:?s?/u,
  genitive: /s?/u,
  noTitle: 'med',
};

export const agreement: Agreement = {
  classOfCountry,
  owner: { sibilant: /[sxzß]$/iu, ending: 's', isJoined: true },
  // A place in the genitive is replaced by one in it; no word before it asks for it.
  genitive: { after: /(?!)/u, ending: 's', afterSibilant: '' },
  beforePlaces: 'i pa',
  beforeProfessions: 'en ett',
  inflections: [{ form: plural, after: behind('två tre fyra fem några') }, ...definite],
};

/** What tells faults of generated text. */
export const faults: Faults = {
  events: {
    birth: /född/,
    admission: /inskriven/,
    discharge: /utskriven/,
    death: /avled(?:en)?/,
    wedding: /gift den/,
  },
  retired: /änk(?:a|ling)\b|pensionär/,
  parent: /(?:mor|far) till/,
  child: /\b(?:pojke|flicka)\b/,
  beside: /med/,
  pressure: /BT|blodtryck/,
  saturation: /sat/,
};

export const sv: LanguagePack = {
  code: 'sv',
  name: 'Swedish',
  lacks: ['tagger', 'synonyms', 'morphology'],
  agreement,
  contact,
  dates,
  eponyms,
  faults,
  institutions,
  names,
  numbers,
  places,
  text,
};
