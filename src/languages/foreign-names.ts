/**
 * Names of institutions in English, as texts of other languages have them: what they are for, the word of kind, and what stands behind that. Where a
 * language of this package has a name of its own for one, that is in no table of this kind.
 */
export const ENGLISH_INSTITUTION =
  /^(?<lead>(?:[A-Z\d][A-Za-z\d'’&-]*|and|for) (?:(?:[A-Z\d][A-Za-z\d'’&-]*|and|for|of) ){0,5})?(?<kind>(?:Organi[sz]ation|Association|Council|Institute|Laborator(?:y|ie)|Foundation|Societ(?:y|ie)|Force|Agenc(?:y|ie)|Board|Committee|Federation|Department|Authorit(?:y|ie)|Survey|Conservation|Trust|Bureau|Clearing-?[hH]ouse|Office|Academ(?:y|ie)|Fund|Corps|Communit(?:y|ie)|Game|League|Union|Alliance|Commission|Congress|Museum|Librar(?:y|ie)|Port|Observator(?:y|ie))s?)(?: (?<joint>of|for|on) (?<tail>[A-Za-z][A-Za-z' &-]+))?$/u;

/** Words of kind of places that stand in names of other languages alone, folded, by the language: "Lind River", "Monte Lind". */
const ENGLISH =
  'river lake mount hills valley bay creek avenue street road square county old north south east upper lower great little town centre center house castle beach island harbour harbor heights tower court gardens village falls springs green bridge cross fields gate terrace grove hill';
const SPANISH = 'cerro sierra rio laguna isla playa plaza puente cabo';
const ITALIAN = 'monte lago isola fiume ponte piazza passo cima';
const FRENCH = 'mont lac place gorge gorges col val';

/** Small words between a word of kind and the name. */
export const FOREIGN_JOINTS = /^(?:d[aei]|d[ae]l|della|du|des|of|the) /u;

/** These words behind what a language calls the countries where they are used. */
export const foreignKinds = (english: string, spanish = '', italian = '', french = ''): string =>
 [`${english}: ${ENGLISH}`, `${spanish}: ${SPANISH}`, `${italian}: ${ITALIAN}`, `${french}: ${FRENCH}`].filter((line) => !line.startsWith(':')).join('|'); // prettier-ignore
