// A language: dates and forms of address of Esperanto. Names come from lists, as of any language:
//   palimpsest augment notes/ out/ --plugin examples/language.js --locale eo --gazetteers lists/

/** @type {import('palimpsest/plugins').LanguagePack} */
export const esperanto = {
  code: 'eo',
  name: 'Esperanto',
  // Whoever needs what is lacking is told so; a list that is not true is refused.
  lacks: [
    'holidays',
    'numbers',
    'institutions',
    'places',
    'contact',
    'sentences',
    'tagger',
    'synonyms',
    'wording',
    'morphology',
    'eponyms',
  ],
  // Lists are strings, parted by blanks; `|` parts phrases and groups.
  text: { functionWords: 'la kaj estas estis kun por kiu kiuj ne sed li ŝi ĝi ili mi al el dum post antaŭ laŭ ankaŭ' },
  dates: {
    months: [
      'januaro februaro marto aprilo majo junio julio aŭgusto septembro oktobro novembro decembro',
      'jan feb mar apr maj jun jul aŭg sep okt nov dec',
    ],
    weekdays: ['lundo mardo merkredo ĵaŭdo vendredo sabato dimanĉo', 'lun mar mer ĵaŭ ven sab dim'],
    seasons: ['vintro printempo somero aŭtuno'],
    holidays: 'Kristnasko Pasko',
    swaps: 'hodiaŭ hieraŭ morgaŭ|mateno vespero|pasinta venonta',
    formats: '4-a de marto 2012|4-an de marto 2012|4-a de marto|marto 2012|2012-03-04|04.03.2012|2012|dimanĉo',
    usual: { dates: ['yyyy-MM-dd', 'dd.MM.yyyy'], times: ['HH:mm'] },
    order: 'dmy',
    ordinals: '-a -an',
    connectors: 'de la',
    units: 'tago tagoj|semajno semajnoj|monato monatoj|jaro jaroj',
    birth: { cue: /naskiĝ\p{L}*/u },
    plurals: 'jaro jaroj|monato monatoj',
    years: ' jaroj',
    ages: 'jaro jaroj jara',
  },
  names: {
    titles: { f: 'sinjorino fraulino', m: 'sinjoro', u: 'doktoro profesoro' },
    honorifics: 'Sinjoro Doktoro Profesoro|Sinjorino Fraŭlino',
    writtenOut: 'Sinjoro Sinjorino Fraŭlino Doktoro Profesoro',
    usual: { f: ['Sinjorino'], m: ['Sinjoro'], 'doctor-f': ['D-ino'], 'doctor-m': ['D-ro'] },
  },
};

export default { languages: [esperanto] };
