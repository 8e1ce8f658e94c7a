import type { Eponyms } from '../pack.ts';

export const eponyms: Eponyms = {
  abbreviations: { enfermedad: 'enf\\.?|enferm\\.?', sindrome: 'sd\\.?|sdr\\.?|sind\\.?|sme\\.?', de: 'del|de\\s+la' },
  optional: 'de',
};
