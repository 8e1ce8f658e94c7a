import type { Agreement } from '../pack.ts';

export const agreement: Agreement = {
  genders: { f: /(?:in|frau|schwester)$/u, m: /(?:er|mann|pfleger)$/u },
  leads: 'der den dem',
  beforeNouns: 'der die das des dem den fur',
  beforePlaces: 'in von vom zu zum zur',
  beforeProfessions: 'ein eine einen',
};
