import type { Dates, Numbers } from '../pack.ts';

export const dates: Dates = {
  months: [
    'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
    'gen feb març abr maig juny jul ag set oct nov des',
    '- - mar - mai jun - ago - - - -',
  ],
  weekdays: ['dilluns dimarts dimecres dijous divendres dissabte diumenge', 'dl dt dc dj dv ds dg'],
  seasons: ['hivern primavera estiu tardor'],
  genders: { f: /^(?:primavera|tardor)(?!\p{L})/iu, m: /^(?:hivern|estiu)(?!\p{L})/iu },
  holidays: 'Nadal Sant_Esteve Reis Setmana_Santa Pasqua Sant_Jordi Sant_Joan la_Diada Tots_Sants la_Mercè',
  feasts:
    /(?<!\p{L})(?:(?:per|és|era|serà|dia de|nit de|vigília de|revetlla de|pont de|abans de|després de) (?:Sant Joan|Sant Jordi|Sant Esteve|Tots Sants|Nadal|Reis|la Mercè|la Puríssima)|[cC]ap d['’][aA]ny)(?!\p{L})/u,
  closed: ['1-1', '1-6', -2, 1, '5-1', '6-24', '8-15', '9-11', '10-12', '11-1', '12-6', '12-8', '12-25', '12-26'], // prettier-ignore
  swaps:
    'ahir abans-d’ahir|demà demà_passat|actualment ara recentment|matí tarda vespre|passat vinent|dia mes any|dies mesos anys|setmana quinzena|setmanes quinzenes|principis mitjans finals|mitjan mig',
  formats:
    "03/04/2012|3/4/2012|03-04-2012|03.04.2012|4 de març de 2012|1 d'abril de 2012|4 de març|març de 2012|03/2012|2012|diumenge 4 de març|diumenge",
  usual: {
    dates: ['dd/MM/yyyy', 'd/M/yyyy', 'd/M/yy', 'dd-MM-yyyy', 'd de MMMM de yyyy', 'dd.MM.yyyy'],
    times: ['HH:mm', 'H:mm', "HH:mm 'h'"],
  },
  units:
    'segon segons|minut minuts|hora hores|dia dies|nit nits|setmana setmanes|quinzena quinzenes|mes mesos|trimestre trimestres|any anys|temporada temporades|segle segles',
  order: 'dmy',
  ordinals: 'r n t è e er',
  ending: (day, source) =>
    /^(?:r|n|t|è|e|er)$/.test(source) ? ({ 1: 'r', 2: 'n', 3: 'r', 4: 't' }[day] ?? 'è') : undefined,
  connectors: 'de del d l dia mes',
  year: 'any anys',
  decades: 'anys els',
  ranges: 'i a al o',
  century: { before: /segle|segles/u },
  birth: { cue: /naixement|nascuda?|nascut/u, label: /naixement/u },
  words: `
    dia dies data hora hores mes mesos any anys setmana segle segles primer segon tercer ultim vespre nit mati tarda nascut nascuda ac dc`,
  spans: { month: /mes(?:os)?\b/u, week: /setman/u, day: /dies\b|dia\b/u, hour: /hores/u },
  plurals: 'any anys',
  years: ' anys',
  ages: `
    any anys mesos setmana setmanes dies dia hores edat nen nena home dona vida`,
};

const UNITS = [
  '', 'un', 'dos', 'tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu', 'onze', 'dotze', 'tretze', 'catorze', 'quinze', 'setze',
  'disset', 'divuit', 'dinou',
]; // prettier-ignore
const TENS = ['', '', 'vint', 'trenta', 'quaranta', 'cinquanta', 'seixanta', 'setanta', 'vuitanta', 'noranta'];

/** "vint-i-tres", "trenta-quatre", "dos-cents un", "mil nou-cents". */
function write(value: number): string {
  if (value >= 1000) return [value < 2000 ? '' : write(Math.floor(value / 1000)), 'mil', write(value % 1000)].filter(Boolean).join(' '); // prettier-ignore
  if (value >= 100) return [value < 200 ? 'cent' : `${UNITS[Math.floor(value / 100)]}-cents`, write(value % 100)].filter(Boolean).join(' '); // prettier-ignore
  if (value < 20) return UNITS[value] ?? '';
  return [TENS[Math.floor(value / 10)], UNITS[value % 10]].filter(Boolean).join(value < 30 ? '-i-' : '-');
}

export const numbers: Numbers = {
  cardinal: {
    units: UNITS,
    tens: TENS,
    others: { u: 1, cent: 100, cents: 100, mil: 1000, huit: 8, desset: 17, devuit: 18, denou: 19 },
    joiners: 'i',
    write,
  },
  ones: 'una',
};
