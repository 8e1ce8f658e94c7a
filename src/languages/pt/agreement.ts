import type { Agreement } from '../pack.ts';

export const agreement: Agreement = {
  genders: { f: /(?:[^t]a|triz)$/u, m: /(?:o|or|eiro)$/u },
  contractions: 'do da dos das',
  leads: 'da do de',
  beforeNouns: 'dos das para por',
  beforePlaces: 'de em',
  beforeProfessions: 'um uma o a',
};
