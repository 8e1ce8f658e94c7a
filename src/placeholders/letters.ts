import { type Context } from './context.ts';
import { isSplitForm } from './ellipsis.ts';
import { isQuote } from './exclusions.ts';
import type { PlaceholderLabel } from './labels.ts';
import {
  CUE_LABELS, DETERMINERS, DOTTED_CUES, HEADS, LAW_WORDS, LEGAL_FORMS, MONTHS, PAGE_WORDS, PLACE_PREPOSITIONS, STARTERS,
  TITLES, TRADES, UNITS_AFTER_AMOUNT,
} from '../languages/de/placeholders.ts'; // prettier-ignore

/** The label of a placeholder, and what told it. */
export interface Typing {
  readonly label: PlaceholderLabel;
  /** `legal-form`, `cue`, `title`, `head`, `preposition`, `unit`; `default` where nothing does. */
  readonly by: string;
}

/** What announces a name before a candidate ("Zeuge", "Prof. Dr.", "Firma") or follows it ("GmbH", "Straße"). */
export function typeLetter(context: Context): Typing {
  if (legalFormAhead(context)) return { label: 'COMPANY', by: 'legal-form' };
  const next = context.after(1);
  if (next.word.startsWith('@')) return { label: 'EMAIL', by: 'unit' };
  if (UNITS_AFTER_AMOUNT.has(next.word)) return { label: 'AMOUNT', by: 'unit' };
  const joined = /^\p{Lu}-(\p{Lu}\p{L}+)$/u.exec(next.word);
  if (joined && headOf(joined[1] as string, true) === 'COMPANY') return { label: 'COMPANY', by: 'legal-form' };
  // "C. Versicherungs-AG"
  const compound = /^\p{Lu}\p{Ll}+-(\p{Lu}\p{L}+)$/u.exec(next.word);
  if (compound && LEGAL_FORMS.has(compound[1] as string)) return { label: 'COMPANY', by: 'legal-form' };
  if (SMALL_STREET.test(next.word)) return { label: 'STREET', by: 'head' };
  const head =
    headOf(next.word.replace(/^-/u, ''), next.word.startsWith('-')) ??
    (next.word === '-' ? headOf(context.after(2).word, true) : undefined);
  if (head !== undefined) return { label: head, by: 'head' };
  let at = 1;
  if (isQuote(context.before(at))) at++;
  let titled = false;
  while (at <= 5 && isTitle(context.before(at).word)) {
    titled ||= true;
    at++;
  }
  if (titled) return { label: 'PERSON', by: 'title' };
  const { word, dotted } = context.before(at);
  if (!dotted || DOTTED_CUES.has(word)) {
    const label = CUE_LABELS.get(word) as PlaceholderLabel | undefined;
    // "die Vorsitzende Richterin am LSG G.": after an office comes who holds it.
    const holder = /^(?:am|beim)$/u.test(context.before(at + 1).word) && CUE_LABELS.get(context.before(at + 2).word);
    if (label === 'PLACE' && holder === 'PERSON') return { label: holder, by: 'cue' };
    if (label !== undefined) return { label, by: 'cue' };
  }
  if (word === '-' || word === '–') {
    // "Amtsgericht - Familiengericht - P."
    const beyond = CUE_LABELS.get(context.before(at + 1).word) as PlaceholderLabel | undefined;
    if (beyond === 'PLACE') return { label: beyond, by: 'cue' };
  }
  if (PLACE_PREPOSITIONS.has(word)) return { label: 'PLACE', by: 'preposition' };
  return { label: 'PERSON', by: 'default' };
}

/** "H. straße 25". */
const SMALL_STREET = /^(?:straße|strasse|str)$/u;

const PARTNERS = /^(?:Partner|Partners|Kollegen|Söhne|Sohn|Cie)$/u;

/** A legal form after the candidate, or after one to three more letters: "D P T S GmbH", "H. AG". */
export function legalFormAhead(context: Context): boolean {
  for (let i = 1; i <= 4; i++) {
    const { word } = context.after(i);
    if (LEGAL_FORMS.has(word) || (i > 1 && /^[&+]$/u.test(context.after(i - 1).word) && PARTNERS.test(word)))
      return true;
    if (i > 1 && HEADS.get(word.toLowerCase()) === 'COMPANY' && /^\p{Lu}/u.test(word)) return true;
    if (isSplitForm(context, i)) return true;
    if (!TRADES.has(word) && !/^(?:\p{Lu}|…|\.{3}|[&+-]|\p{Lu}\p{Ll})$/u.test(word)) return false;
  }
  return false;
}

/** The label of a head of a name: "Gruppe" after a letter, "-Klinik" after a hyphen. */
export function headOf(word: string, isJoined: boolean): PlaceholderLabel | undefined {
  if (word === '') return undefined;
  if (LEGAL_FORMS.has(word)) return 'COMPANY';
  if (!isJoined && !/^\p{Lu}/u.test(word)) return undefined;
  return HEADS.get(word.toLowerCase()) as PlaceholderLabel | undefined;
}

function isTitle(word: string): boolean {
  return TITLES.has(word);
}

const ABBREVIATED =
  /^(?:Abb|Abs|Abt|Akt|Alt|Anh|Anl|Anm|Art|Aufl|Az|Bd|Bde|Beschl|Bl|Bsp|Buchst|Co|Dez|Dip|Dr|Drs|Dt|Erl|Ew|Fa|Feb|Ff|Fn|Fr|Gew|Hr|Hrn|Hs|Inc|Jan|Kap|Lit|Mio|Mrd|Nds|Nov|Nr|Nrn|Okt|Prof|Rd|Rdn|Rnd|Rn|Rs|Rz|Sep|Sgt|Slg|Sog|Sp|Std|Str|Tab|Tel|Tz|Urt|Urk|Var|Vgl|Vol|Zif|Zt|Kto|Int|Ing|Kl|Ast|Agg|Bf|Bek|Bay|Eur|Nat|Ges|Ltd|Ob|So|Es|Er|Ja|Da|Wo|Zu|Je|Um|Du|Ab|An|Am|Im|In|Al|De|La|Le|St|Th|Ph)$/u;

/** Whether two or three letters ("Gr", "Ts.", "XX") are more than an abbreviation or a short word that everybody knows. */
export function isUnknownShort(letters: string, dotted: boolean): boolean {
  if (
    LEGAL_FORMS.has(letters) ||
    LAW_WORDS.has(letters) ||
    PAGE_WORDS.has(letters) ||
    MONTHS.has(letters) ||
    isTitle(letters)
  )
    return false;
  if (STARTERS.has(letters) || DETERMINERS.has(letters)) return dotted && /^(?:An|Im|In|Zu|Es)$/u.test(letters);
  if (ABBREVIATED.test(letters)) return dotted && /^(?:St|An|Th|Al|De|La|Le|Ja|Da|Je|Du)$/u.test(letters);
  return dotted || letters.length === 2;
}
