// Abbreviations that keep their full stop whatever the language: none of the languages has a word that looks the same and
// ends sentences.
const COMMON =
  'Dr Dra Drs Mr Mrs Ms Mme Mlle Mgr Messrs Prof Profa Sr Sra Sres Srta Jr Sgt Capt Lt Col Gen Rev Hon Gov Sen Rep Pres ' +
  'Ing Lic Dipl Mag St Sta Ste Ave Avda Blvd Blvd Str Ctra Apt Dept Univ Inc Ltd Corp Bros Hosp vs etc approx resp incl ' +
  'bzw usw vgl evtl ggf Nr Tel Tfno Núm núm Pág pág fig Fig Jan Feb Aug Sept Oct Nov Dec Mt Ft';

const common = new Set(COMMON.split(' '));

/** Whether a word (without its full stop) is an abbreviation that keeps the stop in any language. */
export function isAbbreviation(word: string): boolean {
  return common.has(word);
}
