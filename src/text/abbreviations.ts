import { languageOf } from '../languages/locale.ts';

// Written as they stand in a text, without the full stop. The first two lists hold for every language: none has a word that
// looks the same and often ends a sentence.

/** Titles and the like: what they belong to follows, so they never end a sentence. */
const NEVER_LAST =
  'Dr Dra Drs Mr Mrs Ms Mme Mlle Mgr Messrs Prof Profa Sra Sres Srta Sgt Capt Lt Col Gen Rev Hon Gov Sen Rep Pres Ing Lic ' +
  'Dipl Mag St Sta Ste Mt Ft vs approx resp incl bzw vgl evtl ggf Nr Tel Tfno Núm núm Pág pág Fig fig';

/** May end a sentence, but mostly do not: they do so only before a word that often begins one. */
const SELDOM_LAST =
  'Sr Jr Inc Ltd Corp Co Bros Univ Dept Hosp Apt Ave Avda Blvd Str Ctra etc usw Jan Feb Aug Sept Oct Nov Dec';

/** By language: never last. */
const NEVER_LAST_IN: Readonly<Record<string, string>> = {
  en: 'al cf ca est viz messrs mme mlle',
  es: 'd dña da sr ca crta gral urb esc pso plza bda cap art arts av c pza pl ej izq dcha aprox máx mín admón dpto edo fdo ext',
  fr: 'm mm mr dr pr me art arts al av bd env ex chap cf éd adm tél',
  de: 'abs art az bd ca dgl dr ebd einschl entspr fr frl gem hr hrsg inkl insb iv lit mio mrd rd rn rdnr sog std tgl tel vorm zit ziff zzgl hl dipl ing',
  sv: 'bl ca dr ev exkl fr hr inkl jfr kl max min resp tel tfn vol doc',
  ca: 'av c dr dra exp núm pàg pàgs pl pça sr sra srta tel tfn aprox',
};

/** Not last where a number follows. */
const BEFORE_NUMBER =
  'no nos nº n° n p pp pág págs pàg s seite sid vol bd art fig nr sec ch chap cap kap room rm box ext';

const common = new Set([...NEVER_LAST.split(' '), ...SELDOM_LAST.split(' ')]);
const seldomLast = new Set(SELDOM_LAST.toLowerCase().split(' '));
const beforeNumber = new Set(BEFORE_NUMBER.split(' '));
const neverLast = new Map<string, ReadonlySet<string>>();

/** Whether a word, as written but without its full stop, is an abbreviation that keeps the stop in any language. */
export function isAbbreviation(word: string): boolean {
  return common.has(word);
}

/** How readily a word, in lower case and without its full stop, ends a sentence. */
export function lastness(word: string, language: string): 'never' | 'seldom' | 'unless-number' | 'freely' {
  let set = neverLast.get(language);
  if (set === undefined) {
    const own = NEVER_LAST_IN[languageOf(language)] ?? '';
    set = new Set(`${NEVER_LAST.toLowerCase()} ${own}`.split(' '));
    neverLast.set(language, set);
  }
  if (set.has(word)) return 'never';
  if (seldomLast.has(word)) return 'seldom';
  return beforeNumber.has(word) ? 'unless-number' : 'freely';
}
