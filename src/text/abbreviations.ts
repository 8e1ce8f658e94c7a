import { packOf } from '../languages/index.ts';

// Written as they stand in a text, without the full stop. The first two lists hold for every language: none has a word that
// looks the same and often ends a sentence.

/** Titles and the like: what they belong to follows, so they never end a sentence. */
const NEVER_LAST =
  'Dr Dra Drs Mr Mrs Ms Mme Mlle Mgr Messrs Prof Profa Sra Sres Srta Sgt Capt Lt Col Gen Rev Hon Gov Sen Rep Pres Ing Lic ' +
  'Dipl Mag St Sta Ste Mt Ft vs approx resp incl bzw vgl evtl ggf Nr Tel Tfno Núm núm Pág pág Fig fig';

/** May end a sentence, but mostly do not: they do so only before a word that often begins one. */
const SELDOM_LAST =
  'Sr Jr Inc Ltd Corp Co Bros Univ Dept Hosp Apt Ave Avda Blvd Str Ctra etc usw Jan Feb Aug Sept Oct Nov Dec';

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
    const own = packOf(language)?.text?.neverLast ?? '';
    set = new Set(`${NEVER_LAST.toLowerCase()} ${own}`.split(' '));
    neverLast.set(language, set);
  }
  if (set.has(word)) return 'never';
  if (seldomLast.has(word)) return 'seldom';
  return beforeNumber.has(word) ? 'unless-number' : 'freely';
}
