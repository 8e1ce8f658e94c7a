import type { Eponyms } from '../pack.ts';

export const eponyms: Eponyms = {
  abbreviations: { mb: 'mb\\.|morbus', sjukdom: 'sjd\\.?|sjukd\\.?', syndrom: 'sdr\\.?' },
  possessive: /:?s?/u,
  genitive: /s?/u,
  noTitle: 'med',
};
