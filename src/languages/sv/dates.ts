import type { Dates, Numbers } from '../pack.ts';

export const dates: Dates = {
  months: [
    'januari februari mars april maj juni juli augusti september oktober november december',
    'jan feb mar apr maj jun jul aug sep okt nov dec',
    '- - - - - - - - sept - - -',
  ],
  weekdays: [
    'måndag tisdag onsdag torsdag fredag lördag söndag',
    'mån tis ons tors fre lör sön',
    'måndagen tisdagen onsdagen torsdagen fredagen lördagen söndagen',
    'måndags tisdags onsdags torsdags fredags lördags söndags',
    'måndagskväll tisdagskväll onsdagskväll torsdagskväll fredagskväll lördagskväll söndagskväll',
    'måndagskvällen tisdagskvällen onsdagskvällen torsdagskvällen fredagskvällen lördagskvällen söndagskvällen',
    'måndagsmorgon tisdagsmorgon onsdagsmorgon torsdagsmorgon fredagsmorgon lördagsmorgon söndagsmorgon',
    'måndagsmorgonen tisdagsmorgonen onsdagsmorgonen torsdagsmorgonen fredagsmorgonen lördagsmorgonen söndagsmorgonen',
    'måndagsförmiddag tisdagsförmiddag onsdagsförmiddag torsdagsförmiddag fredagsförmiddag lördagsförmiddag söndagsförmiddag',
    'måndagsförmiddagen tisdagsförmiddagen onsdagsförmiddagen torsdagsförmiddagen fredagsförmiddagen lördagsförmiddagen söndagsförmiddagen',
    'måndagseftermiddag tisdagseftermiddag onsdagseftermiddag torsdagseftermiddag fredagseftermiddag lördagseftermiddag söndagseftermiddag',
    'måndagseftermiddagen tisdagseftermiddagen onsdagseftermiddagen torsdagseftermiddagen fredagseftermiddagen lördagseftermiddagen söndagseftermiddagen',
    'måndagsnatt tisdagsnatt onsdagsnatt torsdagsnatt fredagsnatt lördagsnatt söndagsnatt',
    'måndagsnatten tisdagsnatten onsdagsnatten torsdagsnatten fredagsnatten lördagsnatten söndagsnatten',
  ],
  seasons: ['vinter vår sommar höst', 'vintern våren sommaren hösten', 'vintras våras somras höstas'],
  holidays: 'jul påsk pingst midsommar nyår trettonhelgen julafton nyårsafton midsommarafton långfredagen valborg',
  closed: ['1-1', '1-6', -2, 1, '5-1', 39, '6-6', '12-24', '12-25', '12-26', '12-31'], // prettier-ignore
  swaps:
    'idag igår imorgon|nu just_nu för_närvarande|morgon kväll eftermiddag|morgonen kvällen eftermiddagen|förra nästa|dagar veckor månader|dag vecka månad|början slutet mitten',
  formats:
    '2012-03-04|20120304|120304|4 mars 2012|den 4 mars 2012|4 mars|4/3 2012|4/3|mars 2012|2012|söndagen den 4 mars|söndag',
  usual: { dates: ['yyyy-MM-dd', 'yyMMdd', 'd MMMM yyyy', 'd/M yyyy'], times: ['HH:mm', 'HH.mm', "'kl' HH.mm"] },
  units: 'sekund sekunder|minut minuter|timme timmar|dag dagar|dygn dygn|natt nätter|vecka veckor|månad månader|år år',
  order: 'dmy',
  ordinals: ':e :a e a',
  ending(day, source) {
    if (source === '') return undefined;
    return source.slice(0, -1) + (day % 10 >= 1 && day % 10 <= 2 && day !== 11 && day !== 12 ? 'a' : 'e');
  },
  compact: { 6: ['yMD', 'DMy'] },
  connectors: 'den',
  year: 'ar aret',
  ranges: 'och till til eller',
  decade: /-?talet|-?tal/u,
  century: { after: /arhundrade[nt]?/u },
  clock: { cues: /kl\.?|klockan/u },
  birth: { cue: /född|födelse\p{L}*/u, label: /födelse/u },
  words: `
    dag dagar datum klockan kl timme timmar manad manader ar vecka veckor arhundrade arhundradet talet tal borjan slutet mitten forsta andra tredje sista nasta forra samma natt kvall morgon fodd
    eller och`,
  spans: { month: /m[åa]nad/u, week: /veck/u, day: /dag/u, hour: /timm/u },
  plurals: 'månad månader|vecka veckor|dag dagar',
  years: ' år',
  ages: `
    ar ars manad manader vecka veckor dag dagar timme timmar gammal gammalt gamla arig ariga arige arigt aring aringen aringar aringarna alder man kvinna pojke flicka barn halvt`,
};

const UNITS = ['', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv', 'tretton', 'fjorton', 'femton', 'sexton', 'sjutton', 'arton', 'nitton']; // prettier-ignore
const TENS = ['', '', 'tjugo', 'trettio', 'fyrtio', 'femtio', 'sextio', 'sjuttio', 'åttio', 'nittio'];
const ORDINALS = ['', 'första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde', 'nionde', 'tionde', 'elfte', 'tolfte', 'trettonde', 'fjortonde', 'femtonde', 'sextonde', 'sjuttonde', 'artonde', 'nittonde']; // prettier-ignore

function write(value: number): string {
  if (value >= 2000) return `${write(Math.floor(value / 1000))}tusen${write(value % 1000)}`;
  if (value >= 100) return `${write(Math.floor(value / 100))}hundra${write(value % 100)}`;
  return value < 20 ? (UNITS[value] ?? '') : `${TENS[Math.floor(value / 10)]}${UNITS[value % 10]}`;
}

function writeOrdinal(value: number): string {
  if (value < 20) return ORDINALS[value] ?? '';
  return `${TENS[Math.floor(value / 10)]}${value % 10 === 0 ? 'nde' : ORDINALS[value % 10]}`;
}

export const numbers: Numbers = {
  // "Ett" is an article too.
  cardinal: { units: UNITS.map((word, value) => (value === 1 ? '' : word)), others: {}, isCompound: true, write },
  ordinal: { units: ORDINALS, others: {}, isCompound: true, write: writeOrdinal },
  zero: 'noll',
  ones: 'en ett',
};
