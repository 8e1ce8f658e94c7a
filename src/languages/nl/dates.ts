import type { Dates, Numbers } from '../pack.ts';

/** "woensdagmiddag" */
const partOfDays = (part: string): string =>
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.replaceAll(/dag/gu, `dag${part}`);

export const dates: Dates = {
  months: [
    'januari februari maart april mei juni juli augustus september oktober november december',
    'jan feb mrt apr mei jun jul aug sep okt nov dec',
    '- - - - - - - - sept - - -',
  ],
  weekdays: [
    'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
    'ma di wo do vr za zo',
    ...['ochtend', 'morgen', 'middag', 'namiddag', 'avond', 'nacht'].map((part) => partOfDays(part)),
  ],
  seasons: ['winter lente zomer herfst', 'najaar voorjaar voorjaar najaar'],
  holidays: 'Kerst Pasen Pinksteren Hemelvaart Koningsdag Bevrijdingsdag Sinterklaas Oudjaar Nieuwjaar',
  closed: ['1-1', 1, '4-27', '4-30', '5-5', 39, 50, '12-25', '12-26'], // prettier-ignore
  swaps:
    'vandaag deze_week deze_maand|gisteren eergisteren|morgen overmorgen|nu momenteel inmiddels|ochtend middag avond|vorige volgende|dag week maand|dagen weken maanden|begin eind midden|onlangs recent',
  formats:
    '03-04-2012|3-4-2012|3-4-12|03/04/2012|2012-03-04|4 maart 2012|4 maart|maart 2012|4 mrt 2012|03-2012|2012|zondag 4 maart 2012|zondag',
  usual: {
    dates: ['dd-MM-yyyy', 'd-M-yyyy', 'dd-MM-yy', 'd MMMM yyyy', 'd/M/yyyy'],
    times: ['HH:mm', 'HH.mm', 'HH:mm uur'],
  },
  units:
    'seconde seconden|minuut minuten|uur uren|dag dagen|nacht nachten|week weken|maand maanden|kwartaal kwartalen|jaar jaren|decennium decennia',
  order: 'dmy',
  ordinals: 'e de ste',
  ending(day, source) {
    if (source !== 'de' && source !== 'ste') return undefined;
    return day === 1 || day === 8 || day >= 20 ? 'ste' : 'de';
  },
  connectors: 'de van den',
  year: 'jaar',
  decades: 'jaren',
  ranges: 'en tot t/m tem tot_en_met op of',
  century: { after: /eeuw/u },
  clock: { unit: /uur/u, cues: /om/u },
  birth: { cue: /geboren|geboortedatum|geb/u, label: /geboorte/u },
  words: `
    dag dagen datum uur uren maand maanden jaar jaren week weken eeuw kwartaal begin eind einde midden eerste tweede derde vierde laatste vorige vorig volgende volgend dit deze komende afgelopen zelfde nacht ochtend
    morgen middag avond sinds vanaf tot tussen voor na rond circa geboren en of`,
  spans: { month: /maand/u, week: /we(?:ek|ken)/u, day: /dag/u, hour: /u(?:ur|ren)\b/u },
  ageEnding: /(?<=^\p{L}{3,})jarige?n?$/u,
  plurals: 'maand maanden|week weken|dag dagen',
  years: ' jaar',
  ages: `
    jaar jarige jarig maand maanden week weken dag dagen uur oud oude leeftijd man vrouw jongen meisje kind baby zuigeling pasgeborene volwassene bejaarde
    circa ongeveer bijna ruim halve zwangerschap`,
};

const UNITS = [
  '', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf', 'dertien', 'veertien', 'vijftien',
  'zestien', 'zeventien', 'achttien', 'negentien',
]; // prettier-ignore
const TENS = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'];

function write(value: number): string {
  if (value >= 2000 || (value >= 1000 && value < 1100)) {
    return `${value < 2000 ? '' : UNITS[Math.floor(value / 1000)]}duizend${write(value % 1000)}`;
  }
  // Years are counted in hundreds: negentienhonderdachtennegentig.
  if (value >= 100) return `${value < 200 ? '' : write(Math.floor(value / 100))}honderd${write(value % 100)}`;
  if (value < 20) return UNITS[value] ?? '';
  const [unit, ten] = [UNITS[value % 10] ?? '', TENS[Math.floor(value / 10)] ?? ''];
  // "Tweeëntwintig", "drieëndertig": two vowels are kept apart.
  return unit === '' ? ten : `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`;
}

function writeOrdinal(value: number): string {
  const last = value % 100;
  if (last === 1 || last === 3)
    return `${write(value).replace(/(?:een|drie)$/u, '')}${last === 1 ? 'eerste' : 'derde'}`;
  return `${write(value)}${last === 8 || last === 0 || last >= 20 ? 'ste' : 'de'}`;
}

export const numbers: Numbers = {
  cardinal: { units: UNITS, others: { eerste: 1, één: 1 }, isCompound: true, write },
  ordinal: { units: [], others: {}, write: writeOrdinal },
  ones: 'eerste',
};
