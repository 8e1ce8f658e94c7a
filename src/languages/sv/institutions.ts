import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'och av for i pa till om vid',
  legalForms: 'ab aktiebolag hb',
  kinds: 'universitet klub kungliga spital sjukhus sjukhuset lasarett lasarettet vardcentral vardcentralen apotek',
  heads: /sjukhus(?:et)?|mottagning(?:en)?|hogskola|skola(?:n)?/u,
  purpose: 'för i',
  fieldEnding: /logi/u,
  nationalities: [['sven dan nor fin ty ry turki span', 'ska skt sk']],
  fields: [['Utbildning Hälsa Kultur Forskning Miljö Energi Transport Jordbruk Rättsmedicin Statistik', '-']],
  commonEnding:
    /(?:ning(?:en|ar)?|het(?:en)?|skap(?:et)?|tion(?:en)?|iska?|liga?|logi|vård(?:en)?|tjänst(?:en)?|råd(?:et)?)$/iu,
  common: 'arbete barn kvinnor ungdom familj idrott handel industri trafik vatten blod natur kyrka',
};
