import type { LanguagePack, Agreement, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';

export const text: Text = {
  functionWords:
    'de à la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux ou été mais elle cette ont ses comme leur nous était être sans même après',
  neverLast: 'm mm mr dr pr me art arts al av bd env ex chap cf éd adm tél',
};

const VOWEL = /^(?:h?[aeiouœæ]|hy|y(?![aeiou]))/;
/** Words whose h lets nothing elide, and the few others that behave so: by their beginnings. */
const ASPIRATE =
  /^(?:ha(?:ch|g(?!uen)|i[en]|l(?:l[eo]|te)|m(?:ac|bour|eau|ster)|n(?:ch|d|gar|n[eo]v|t)|rcel|ric|rnai|sard|t[ei]?\b|ut|vr|y)|he(?:rni|ron|ros\b|urt|tre)|hi(?:ppie|ss|t)|ho(?:chet|ll|ng|nt|quet|rs|uss|ckey|bby)|hu(?:it|rl|tte|guenot)|onz|oui|uhlan)/;

/** "en France", "au Portugal", "en Iran", "aux Pays-Bas". */
function classOfCountry(folded: string): string {
  if (/^(?:etats|pays|iles|emirats)|(?:philippines|seychelles|maldives|comores|bahamas|fidji)$/u.test(folded)) return 'p'; // prettier-ignore
  if (/^[aeiou]/u.test(folded)) return 'v';
  return folded.endsWith('e') && !/^(?:mexique|cambodge|mozambique|zimbabwe|suriname|belize)$/u.test(folded)
    ? 'f'
    : 'm';
}

export const agreement: Agreement = {
  classOfCountry,
  genders: { f: /(?:euse|trice|ière|ienne|ante|ée)$/u, m: /(?:eur|ier|ien|ant|é)$/u },
  elision: { d: 'de' },
  articles: 'la le les l',
  contractions: 'des du',
  contracting: 'le les',
  leads: 'de d',
  beforeNouns: 'des du pour',
  beforePlaces: 'd',
  beforeProfessions: 'un une la le',
  sounds: () => (following) => VOWEL.test(following) && !ASPIRATE.test(following),
  soundPairs: [
    ['de', "d'"],
    ['que', "qu'"],
  ],
};

export const fr: LanguagePack = {
  code: 'fr',
  name: 'French',
  lacks: ['tagger', 'synonyms', 'morphology', 'eponyms'],
  agreement,
  contact,
  dates,
  institutions,
  names,
  numbers,
  places,
  text,
};
