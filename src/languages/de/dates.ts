import type { Dates, Numbers } from '../pack.ts';

export const dates: Dates = {
  months: [
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
    'Jänner Feber - - - - - - - - - -',
    '- - Maerz - - - - - - - - -',
    '- - - - - - - - Sept - - -',
  ],
  weekdays: [
    'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
    'Mo Di Mi Do Fr Sa So',
    '- - - - - Sonnabend -',
    'montags dienstags mittwochs donnerstags freitags samstags sonntags',
  ],
  seasons: ['Winter Frühjahr Sommer Herbst', '- Frühling - -'],
  holidays:
    'Weihnachten Ostern Pfingsten Silvester Neujahr Heiligabend Allerheiligen Karfreitag Ostermontag Pfingstmontag Fronleichnam',
  closed: ['1-1', '1-6', -2, 1, '5-1', 39, 50, 60, '8-15', '10-3', '10-26', '10-31', '11-1', '12-8', '12-24', '12-25', '12-26', '12-31'], // prettier-ignore
  swaps:
    'heute gestern morgen vorgestern|derzeit gegenwärtig momentan zurzeit|jetzt nun mittlerweile|Morgen Abend Nachmittag Vormittag|selben gleichen folgenden nächsten letzten|diesem jenem|Anfang Ende Mitte|bald demnächst|kürzlich neulich unlängst|Tag Monat|Tage Monate|Tagen Wochen Monaten Jahren|Jahr Quartal|Jahre Monate|Woche Stunde|Wochen Monate|ersten zweiten dritten vierten|erste zweite dritte vierte|zwei drei vier fünf sechs sieben acht neun zehn|wenige einige mehrere|davor danach|früher später',
  formats:
    '03.04.2012|3.4.2012|03.04.12|4. März 2012|4. März|März 2012|2012-03-04|03/2012|2012|Sonntag, 4. März 2012|Sonntag, den 4. März 2012|Sonntag',
  usual: { dates: ['dd.MM.yyyy', 'd.M.yyyy', 'dd.MM.yy', 'd. MMMM yyyy'], times: ['HH:mm', 'HH:mm Uhr', 'H.mm Uhr'] },
  units:
    'Sekunde Sekunden|Minute Minuten|Stunde Stunden|Tag Tage Tagen Tages|Nacht Nächte Nächten|Woche Wochen|Monat Monate Monaten Monats|Jahr Jahre Jahren Jahres|Jahrzehnt Jahrzehnte Jahrzehnten',
  order: 'dmy',
  connectors: 'den der im des',
  year: 'jahr jahre jahres jahren',
  decades: 'jahre jahren',
  ranges: 'und bis oder',
  decade: /er|ern/u,
  century: { after: /jahrhundert(?:s|e|en)?|jhs?/u },
  clock: { unit: /Uhr/u, cues: /um/u },
  birth: { cue: /geb|geboren|geburtsdatum|geburtstag/u, label: /geburt/u },
  words: `
    tag tage tagen tages datum uhr stunde stunden monat monate monaten monats jahr jahre jahren jahres woche wochen jahrhundert jahrhunderts jahrhunderte jahrhunderten jahrzehnt quartal halbjahr
    anfang mitte ende ersten zweiten dritten vierten letzten nachsten vergangenen kommenden folgenden selben gleichen diesem diesen dieses dieser nacht abend morgen mittag vormittag nachmittag
    seit bis zwischen nach vor wahrend ab geb geboren v chr n
    oder und alter`,
  spans: { month: /monat/u, week: /wochen?/u, day: /tage?/u, hour: /stunden?/u },
  ageEnding: /(?<=^\p{L}{3,})jährig\p{Ll}*$/u,
  plurals: 'jahr jahre|monat monate|woche wochen|tag tage|stunde stunden',
  years: ' Jahre',
  ages: `
    jahr jahre jahren jahres monat monate monaten monats woche wochen tag tage tagen tages stunde stunden alt alte alter alten jahrig jahrige jahriger jahrigen jahriges
    lebensjahr lebensjahres lebensjahren halb halbes mann frau junge madchen kind sauglind neugeborenes etwa ungefahr knapp`,
};

const UNITS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn']; // prettier-ignore
const TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

const ENDINGS = ['e', 'en', 'er', 'es', 'em'];

/** As before a noun: "einundneunzig Jahre", "hundertein Jahre". */
function write(value: number): string {
  if (value >= 2000) return `${write(Math.floor(value / 1000))}tausend${write(value % 1000)}`;
  if (value >= 200) return `${write(Math.floor(value / 100))}hundert${write(value % 100)}`;
  if (value >= 100) return `hundert${write(value - 100)}`;
  if (value < 20) return UNITS[value] ?? '';
  const unit = UNITS[value % 10] ?? '';
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return unit === '' ? ten : `${unit}und${ten}`;
}

function writeCardinal(value: number): string {
  return write(value).replace(/ein$/u, 'eins');
}

function ordinalStem(value: number): string {
  const short: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' };
  return short[value] ?? `${write(value)}${value < 20 ? 't' : 'st'}`;
}

const DAYS = Array.from({ length: 31 }, (_, i) => i + 1);
const ORDINALS = Object.fromEntries(
  DAYS.flatMap((day) => ENDINGS.map((ending) => [ordinalStem(day) + ending, day] as const)),
);

export const numbers: Numbers = {
  cardinal: { units: [], others: { zwo: 2 }, isCompound: true, write: writeCardinal },
  // "Am dritten", "den dritten": the case that dates have most.
  ordinal: { units: [], others: ORDINALS, write: (value) => `${ordinalStem(value)}en` },
  zero: 'null',
  age: write,
  ones: 'eine einem einer eins',
};
