import type { Eponyms } from '../pack.ts';

export const eponyms: Eponyms = {
  abbreviations: { disease: 'dis\\.?|dz\\.?', syndrome: 'synd?\\.?', sign: 'signs' },
  possessive: /(?:['’´`]s|s?['’´`]|s)?/u,
};
