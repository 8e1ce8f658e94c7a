/**
 * Names of institutions in English, as texts of other languages have them: what they are for, the word of kind, and what stands behind that. Where a
 * language of this package has a name of its own for one, that is in no table of this kind.
 */
export const ENGLISH_INSTITUTION =
  /^(?<lead>(?:[A-Z\d][A-Za-z\d'’&-]*|and|for) (?:(?:[A-Z\d][A-Za-z\d'’&-]*|and|for|of) ){0,5})?(?<kind>(?:Organi[sz]ation|Association|Council|Institute|Laborator(?:y|ie)|Foundation|Societ(?:y|ie)|Force|Agenc(?:y|ie)|Board|Committee|Federation|Department|Authorit(?:y|ie)|Survey|Conservation|Trust|Bureau|Clearing-?[hH]ouse|Office|Academ(?:y|ie)|Fund|Corps|Communit(?:y|ie))s?)(?: (?<joint>of|for|on) (?<tail>[A-Za-z][A-Za-z' &-]+))?$/u;

/** Words of kind of places that stand in names of other languages alone, folded: "Lind River", "Monte Lind". */
export const FOREIGN_KINDS =
  'river lake mount hills valley bay creek avenue street road square county cerro monte sierra rio lago laguna mont lac isla isola fiume playa ponte plaza place';
