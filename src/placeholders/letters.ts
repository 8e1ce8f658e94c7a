import { type Context } from './context.ts';
import { isEllipsis, isSplitForm } from './ellipsis.ts';
import { isQuote } from './exclusions.ts';
import type { PlaceholderLabel } from './labels.ts';
import { known } from './language.ts';

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
  if (known.units.has(next.word)) return { label: 'AMOUNT', by: 'unit' };
  const joined = /^\p{Lu}-(\p{Lu}\p{L}+)$/u.exec(next.word);
  if (joined && headOf(joined[1] as string, true) === 'COMPANY') return { label: 'COMPANY', by: 'legal-form' };
  // "C. Versicherungs-AG"
  const compound = /^\p{Lu}\p{Ll}+-(\p{Lu}\p{L}+)$/u.exec(next.word);
  if (compound && known.legalForms.has(compound[1] as string)) return { label: 'COMPANY', by: 'legal-form' };
  // "K … allee", "des M … -Konzerns": the head stands beyond what is left out.
  const isBroken = isEllipsis(next.word);
  const follower = (isBroken ? context.after(2) : next).word;
  if (known.streetHeads.has(follower)) return { label: 'STREET', by: 'head' };
  const head =
    headOf(follower.replace(/^-/u, ''), follower.startsWith('-') || (isBroken && isHeadApart(follower))) ??
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
  if (!dotted || known.dottedCues.has(word)) {
    const label = labelBefore(context, at);
    // "die Vorsitzende Richterin am LSG G.": after an office comes who holds it.
    const holder = known.atPlaces.has(context.before(at + 1).word) && known.cues.get(context.before(at + 2).word);
    if (label === 'PLACE' && holder === 'PERSON') return { label: holder, by: 'cue' };
    if (label !== undefined) return { label, by: 'cue' };
  }
  if (word === '-' || word === '–') {
    // "Amtsgericht - Familiengericht - P."
    const beyond = known.cues.get(context.before(at + 1).word);
    if (beyond === 'PLACE') return { label: beyond, by: 'cue' };
  }
  if (known.placePrepositions.has(word)) return { label: 'PLACE', by: 'preposition' };
  if (known.setsOut.has(word) && isSettingOut(context)) return { label: 'PLACE', by: 'preposition' };
  if (isBetweenPlaces(context)) return { label: 'PLACE', by: 'preposition' };
  const role = known.asRole.has(next.word) ? cueOf(context.after(2).word) : undefined;
  if (role !== undefined) return { label: role, by: 'role' };
  if (known.feminine.has(word) && known.employed.has(context.before(at + 1).word))
    return { label: 'COMPANY', by: 'role' };
  const isOfCompany = (/^-\p{Lu}\p{Ll}/u.test(follower) && !isOfPerson(follower)) || isFormAfterWord(context);
  return { label: isOfCompany ? 'COMPANY' : 'PERSON', by: 'default' };
}

/** What the word at a distance before announces, with the words before that where it alone does not say: "klagende Partei", "Konto Nr.". */
function labelBefore(context: Context, at: number): PlaceholderLabel | undefined {
  const { word } = context.before(at);
  const beyond = context.before(at + 1).word;
  if (known.party.has(word) && known.partyBefore.test(beyond)) return 'PERSON';
  const label = cueOf(word);
  if (!known.plainNumbers.has(word)) return label;
  const whose = known.cues.get(beyond);
  return whose === 'ACCOUNT' || whose === 'CONTRACT' || whose === 'PHONE' ? whose : label;
}

function cueOf(word: string): PlaceholderLabel | undefined {
  return known.cues.get(word) ?? cueOfCompound(word);
}

/** How far back a road is looked for. */
const LONGEST_WAY = 60;

/** The first of two places on a way, and one that a place follows: "auf der A 8 zwischen U. und S.", "bei R. im Landkreis". */
function isBetweenPlaces(context: Context): boolean {
  const [next, beyond] = [context.after(1).word, context.after(2).word];
  if (known.near.has(context.before(1).word) && known.within.has(next) && known.cues.get(beyond) === 'PLACE')
    return true;
  if (known.ofPlaces.has(context.before(1).word) && known.aroundPlaces.has(context.before(2).word)) return true;
  const { word, start } = context.before(1);
  return known.between.has(word) && known.ways.test(context.text.slice(Math.max(0, start - LONGEST_WAY), start));
}

/** Ends of compounds by their last letters: so few are looked at. */
const LEAST_END = 4;
const CUE_ENDS: ReadonlyMap<string, readonly (readonly [end: string, label: PlaceholderLabel])[]> = (() => {
  const found = new Map<string, [string, PlaceholderLabel][]>();
  for (const [end, label] of known.cueEnds) {
    const last = end.slice(-LEAST_END);
    found.set(last, [...(found.get(last) ?? []), [end, label]]);
  }
  return found;
})();

/** The label of a compound by its last part: "Hemdenhersteller", "Landessozialgericht". */
function cueOfCompound(word: string): PlaceholderLabel | undefined {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word)) return undefined;
  const folded = word.toLowerCase();
  return CUE_ENDS.get(folded.slice(-LEAST_END))?.find(([end]) => folded.endsWith(end))?.[1];
}

/** Whether a head in small letters that a blank parts from its letter is one, and no word of its own. */
function isHeadApart(word: string): boolean {
  return !known.notJoined.has(word) && !known.notApart.has(word);
}

/** "G. -Bruder": whom a compound with a letter is of. */
function isOfPerson(compound: string): boolean {
  const word = compound.slice(1);
  return known.cues.get(word) === 'PERSON' || known.roles.test(word);
}

/** "von F. nach J.", "von F. aus"; not "von K. nach dem Streit". */
function isSettingOut(context: Context): boolean {
  const { word } = context.after(1);
  return (
    known.outOf.has(word) ||
    (known.towards.has(word) && /^\p{Lu}\p{Ll}?(?:\.{0,2}|\.?[*_]+)$/u.test(context.after(2).word))
  );
}

/** "K. Wohnungsbau GmbH": a letter, a word that tells nothing, and a legal form. */
function isFormAfterWord(context: Context): boolean {
  return /^\p{Lu}\p{L}{3,}$/u.test(context.after(1).word) && known.legalForms.has(context.after(2).word);
}

/** What may stand between the letter of a company and its form. */
const FURTHER_LETTER = /^(?:\p{Lu}|\p{Lu}-\p{Lu}|…|\.{3}|[&+-]|\p{Lu}\p{Ll}|\p{Lu}\.?[*_]+|\*+)$/u;

/** A legal form after the candidate, or after one to three more letters: "D P T S GmbH", "H. AG". */
export function legalFormAhead(context: Context): boolean {
  for (let i = 1; i <= 4; i++) {
    const { word } = context.after(i);
    if (known.legalForms.has(word) || (i > 1 && /^[&+]$/u.test(context.after(i - 1).word) && known.partners.has(word)))
      return true;
    if (i > 1 && known.heads.get(word.toLowerCase()) === 'COMPANY' && /^\p{Lu}/u.test(word)) return true;
    if (isSplitForm(context, i)) return true;
    if (!known.trades.has(word) && !FURTHER_LETTER.test(word)) return false;
  }
  return false;
}

/** The label of a head of a name: "Gruppe" after a letter, "-Klinik" after a hyphen. */
export function headOf(word: string, isJoined: boolean): PlaceholderLabel | undefined {
  if (word === '') return undefined;
  if (known.legalForms.has(word)) return 'COMPANY';
  const isCapital = /^\p{Lu}/u.test(word);
  if (!isJoined && !isCapital) return undefined;
  return (isCapital ? known.apart.get(word.toLowerCase()) : undefined) ?? known.heads.get(word.toLowerCase());
}

function isTitle(word: string): boolean {
  return known.titles.has(word);
}

/** Whether two or three letters ("Gr", "Ts.", "XX") are more than an abbreviation or a short word that everybody knows. */
export function isUnknownShort(letters: string, dotted: boolean): boolean {
  if (
    known.legalForms.has(letters) ||
    known.laws.has(letters) ||
    known.pages.has(letters) ||
    known.months.has(letters) ||
    isTitle(letters)
  )
    return false;
  if (known.starters.has(letters) || known.determiners.has(letters)) return dotted && known.dottedStarters.has(letters);
  if (known.abbreviated.has(letters)) return dotted && known.dottedNames.has(letters);
  return dotted || letters.length === 2;
}
