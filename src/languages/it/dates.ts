import type { Dates, Numbers } from '../pack.ts';

export const dates: Dates = {
  months: [
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    'gen feb mar apr mag giu lug ago set ott nov dic',
    '- - - - - - - - sett - - -',
  ],
  weekdays: ['lunedì martedì mercoledì giovedì venerdì sabato domenica', 'lun mar mer gio ven sab dom'],
  seasons: ['inverno primavera estate autunno'],
  genders: {
    f: /^(?:(?:scors|prossim|stess|ultim|prim|second|terz|quart)[ao] )?(?:domenica|primavera|estate)(?!\p{L})/iu,
    m: /^(?:(?:scors|prossim|stess|ultim|prim|second|terz|quart)[ao] )?(?:luned|marted|mercoled|gioved|venerd|sabato|inverno|autunno)/iu,
  },
  gendered:
    'scorso scorsa|prossimo prossima|passato passata|stesso stessa|successivo successiva|questo questa|ultimo ultima|primo prima|secondo seconda|terzo terza|quarto quarta',
  holidays: 'Natale Pasqua Capodanno Ferragosto Pasquetta Ognissanti Santo_Stefano',
  past: /(?<!\p{L})(?:guerr[ae] mondial[ei]|[gG]rande [gG]uerra|terremoto|sisma|alluvione|[cC]ovid(?:-19)?|pandemia|lockdown|fascis\p{L}+|regime|[lL]iberazione|[cC]ostituente|[pP]lebiscito|[rR]isorgimento|[uU]nità d['’]Italia|[tT]rattat[oi] di|[bB]attaglia d\p{L}+|(?:[eE]urope[oi]|[mM]ondial[ei]) d(?:el|i)|[oO]limpiad[ei]|[gG]iubileo|[cC]oncilio|[iI]mperator[ei]|[pP]apa \p{Lu}\p{L}+|truppe|[sS]trage|garibaldin[oi]|napoleonic[oaihe]+|referendum|elezioni (?:politiche|europee|regionali|amministrative))(?!\p{L})/u,
  workdays: true,
  closed: ['1-1', '1-6', 1, '4-25', '5-1', '6-2', '8-15', '11-1', '12-8', '12-25', '12-26'], // prettier-ignore
  swaps:
    "oggi ieri l'altroieri|domani dopodomani|attualmente ora adesso|mattina sera|mattino pomeriggio|scorso prossimo|scorsa prossima|giorno mese anno|giorni mesi anni|settimana quindicina|inizio metà fine|recentemente ultimamente|Duecento Trecento|Quattrocento Cinquecento|Seicento Settecento|Ottocento Novecento|primo_semestre secondo_semestre|primo_trimestre secondo_trimestre terzo_trimestre quarto_trimestre|primo_quadrimestre secondo_quadrimestre",
  formats:
    '03/04/2012|3/4/2012|03/04/12|03.04.2012|03-04-2012|2012-03-04|4 marzo 2012|4 marzo|04 marzo 2012|marzo 2012|03/2012|2012|domenica 4 marzo 2012|domenica',
  usual: {
    dates: ['dd/MM/yyyy', 'd/M/yyyy', 'dd/MM/yy', 'dd.MM.yyyy', 'd MMMM yyyy', 'dd-MM-yyyy'],
    times: ['HH:mm', 'HH.mm', "'ore' HH.mm"],
  },
  units:
    'secondo secondi|minuto minuti|ora ore|giorno giorni|notte notti|settimana settimane|mese mesi|trimestre trimestri|semestre semestri|anno anni|decennio decenni',
  order: 'dmy',
  // Only the first of a month is an ordinal: "1º maggio".
  ending: (day, source, named) => (source !== '' && named && day !== 1 ? '' : undefined),
  connectors: 'del di il',
  year: 'anno',
  decades: 'anni',
  ranges: "e al all' o",
  century: { after: /secol[oi]/u },
  clock: { cues: /alle|ore/u },
  birth: { cue: /nascita|nat[oa] (?:il|a|in)|data di nasc/u, label: /nascita/u },
  words: `
    il lo la gli le del dello della dei degli delle nel nella nei negli giorno giorni data ora ore mese mesi anno anni settimana settimane secolo secoli inizio fine meta primo prima primi secondo seconda terzo terza quarto quarta ultimo ultima
    scorso scorsa prossimo prossima successivo successiva precedente stesso stessa notte sera serata mattina mattino mattinata pomeriggio mezzogiorno mezzanotte dal dall dalle al all alle
    fino tra fra dopo circa verso entro durante nato nata nascita vigilia e o`,
  spans: { month: /mes[ei]\b/u, week: /settiman/u, day: /giorn/u, hour: /or[ae]\b/u },
  plurals: 'anno anni|mese mesi|settimana settimane|giorno giorni|ora ore',
  ageEnding: /enn[ei]$/u,
  // "Trentacinquenne", "trentaseienne".
  ageStem: (words) =>
    words === 'dieci' ? 'dec' : /(?:sei|tré)$/u.test(words) ? words.replace(/é$/u, 'e') : words.replace(/[aeio]$/u, ''),
  elidesAges: true,
  years: ' anni',
  ages: `
    anno anni mese mesi settimana settimane giorno giorni ora ore eta uomo donna bambino bambina ragazzo ragazza neonato neonata adulto adulta anziano anziana
    circa quasi oltre meno piu compiuti gestazione vita enne enni a aa maggiorenne maggiorenni minorenne minorenni neomaggiorenne`,
  roundAfter: /(?<!\p{L})(?:gli|i|sugli|sui|agli|ai) $/u,
};

const UNITS = [
  '', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici', 'tredici',
  'quattordici', 'quindici', 'sedici', 'diciassette', 'diciotto', 'diciannove',
]; // prettier-ignore
const TENS = ['', '', 'venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'];

function write(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return (thousands === 1 ? 'mille' : `${write(thousands)}mila`) + write(value % 1000);
  }
  if (value >= 100) {
    const hundreds = Math.floor(value / 100);
    return `${hundreds === 1 ? '' : UNITS[hundreds]}cento${write(value % 100)}`;
  }
  if (value < 20) return UNITS[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  const unit = value % 10;
  // "Ventuno" and "ventotto" lose a vowel; "ventitré" has an accent.
  return unit === 1 || unit === 8 ? tens.slice(0, -1) + UNITS[unit] : tens + (unit === 3 ? 'tré' : UNITS[unit]);
}

export const numbers: Numbers = {
  zero: 'zero',
  cardinal: { units: UNITS, others: { primo: 1 }, isCompound: true, write },
  ones: 'un una',
};
