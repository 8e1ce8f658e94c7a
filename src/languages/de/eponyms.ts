import type { Eponyms } from '../pack.ts';

export const eponyms: Eponyms = {
  abbreviations: { morbus: 'm\\.|mb\\.?', syndrom: 'synd\\.?|syndroms', krankheit: 'kht\\.?' },
  possessive: /(?:['’]?s(?:che[nrsm]?)?|['’])?/u,
};
