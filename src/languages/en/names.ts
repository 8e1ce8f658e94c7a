import type { Names } from '../pack.ts';

export const names: Names = {
  honours: 'doctor dr general president king queen prince princess sir lord lady cardinal',
  saints: 'saint st',
  titles: {
    u: 'dr prof professor rev hon judge justice capt captain col colonel gen general maj major lt sgt sen senator rep gov governor president doctor saint st',
    f: 'mrs ms miss lady dame madam queen princess sister',
    m: 'mr sir lord king prince father brother',
  },
  abbreviated: 'mrs prof med',
  suffixes: 'jr sr ii iii iv md phd esq rn mba dds facs jun junior senior',
  degrees: 'md phd rn do pa np dds ms ma ba mph',
  particles: 'bin ibn ben bint abu al of the dla af',
  alsoNames: 'ben al bin',
  joins: 'and or',
  fields: { given: 'first name|given name|forename', family: 'last name|surname|family name' },
  honorifics:
    'Dr Prof Rev|Mrs Ms Miss Dr Prof|Mr Dr Prof Rev|Sir Lord|Lady Dame|Doctor Professor Reverend|Mister Doctor Professor|Madam Doctor Professor',
  writtenOut: 'Miss Sir Lord Lady Dame',
  shares: { middle: 0.12, hyphenated: 0.02 },
  usual: { f: ['Ms.', 'Mrs.'], m: ['Mr.'], 'doctor-f': ['Dr.'], 'doctor-m': ['Dr.'] },
};
