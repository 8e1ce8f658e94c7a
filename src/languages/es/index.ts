import type { LanguagePack, Agreement, Eponyms, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';

export const text: Text = {
  functionWords:
    'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy hasta desde está e durante tras',
  neverLast:
    'd dña da sr ca crta gral urb esc pso plza bda cap art arts av c pza pl ej izq dcha aprox máx mín admón dpto edo fdo ext',
  telling:
    'y el los las del al con una unos unas por para sin pero muy más hasta desde hacia donde cuando porque aunque también lo su sus este esta estos estas ese esa hay está están fue han ha sido tiene tienen hace según día días dolor paciente años mañana noche izquierda derecha fiebre no se le que e o u desde tras mismo hoy ayer dice refiere madre padre hijo hija hermano mujer hombre niño niña bien mejor',
  morphology: true,
  diphthongs: { ie: ['e'], ue: ['o', 'u'] },
};

export const eponyms: Eponyms = {
  abbreviations: { enfermedad: 'enf\\.?|enferm\\.?', sindrome: 'sd\\.?|sdr\\.?|sind\\.?|sme\\.?', de: 'del|de\\s+la' },
  optional: 'de',
};

export const agreement: Agreement = {
  genders: { f: /(?:[^t]a|triz)$/u, m: /(?:o|or)$/u },
  articles: 'la las los el',
  contractions: 'del',
  leads: 'de al a',
  beforeNouns: 'del los por para contra',
  beforePlaces: 'de en',
  beforeProfessions: 'un la el',
  soundPairs: [
    ['y', 'e'],
    ['o', 'u'],
  ],
  sounds(first) {
    if (first === 'y') return (following) => /^h?i(?![aeou])/.test(following);
    return first === 'o' ? (following) => /^(?:h?o|8|11(?!\d))/.test(following) : undefined;
  },
};

export const es: LanguagePack = {
  code: 'es',
  name: 'Spanish',
  lacks: ['tagger', 'synonyms'],
  agreement,
  contact,
  dates,
  eponyms,
  institutions,
  names,
  numbers,
  places,
  text,
};
