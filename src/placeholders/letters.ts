import { type Context, isEllipsis, isQuote, isSplitForm } from './context.ts';
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
  const folio = folioOrParish(context);
  if (folio !== undefined) return { label: folio, by: 'cue' };
  if (isRoad(context)) return { label: 'NUMBER', by: 'cue' };
  if (known.plainNumbers.has(context.before(1).word) && known.numberedThings.has(context.before(2).word))
    return { label: 'NUMBER', by: 'number' };
  // "E. e.V.", "E. e. V."
  if (isAssociation(context)) return { label: 'ORGANISATION', by: 'legal-form' };
  if (legalFormAhead(context) || isFormAfterWord(context) || isFirmOfLawyers(context))
    return { label: 'COMPANY', by: 'legal-form' };
  const thing = thingInQuotes(context);
  if (thing !== undefined && thing !== 'PERSON') return { label: thing, by: 'noun' };
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
  if (isStreetPhrase(context)) return { label: 'STREET', by: 'street' };
  let at = 1;
  // "die Fraktion (Y.)"
  if (isQuote(context.before(at)) || isLetterInBrackets(context)) at++;
  if (known.saying.has(context.before(at).word) || context.before(at).word === ':') at++;
  // "in St. A."
  if (context.before(at).dotted && known.saints.has(context.before(at).word)) at++;
  let titled = false;
  while (at <= 5 && isTitle(context.before(at).word)) {
    titled ||= true;
    at++;
  }
  if (titled) return { label: 'PERSON', by: 'title' };
  const { word, dotted } = context.before(at);
  if (isSeatedBody(context)) return { label: 'PLACE', by: 'cue' };
  if (!dotted || isDottedCue(word)) {
    const label = labelBefore(context, at) ?? labelBeforeColon(context, at);
    // "die Vorsitzende Richterin am LSG G.": after an office comes who holds it.
    const holder = known.atPlaces.has(context.before(at + 1).word) && known.cues.get(context.before(at + 2).word);
    if (label === 'PLACE' && holder === 'PERSON') return { label: holder, by: 'cue' };
    if (label !== undefined) return { label, by: 'cue' };
  }
  if (word === '-' || word === '–') {
    const beyond = known.cues.get(context.before(at + 1).word) ?? labelBeyondDashes(context, at);
    if (beyond === 'PLACE') return { label: beyond, by: 'cue' };
  }
  const group = groupBefore(context, at);
  if (group !== undefined) return { label: group, by: 'cue' };
  if (isSeat(context, at)) return { label: 'PLACE', by: 'preposition' };
  if (known.heirs.has(context.before(at + 1).word) && known.towards.has(word)) return { label: 'PERSON', by: 'noun' };
  if (known.placePrepositions.has(word)) return { label: 'PLACE', by: 'preposition' };
  if (known.setsOut.has(word) && isSettingOut(context)) return { label: 'PLACE', by: 'preposition' };
  // "bis B…, wo ihn die Beamten kontrollierten"
  if (next.word === ',' && known.where.has(context.after(2).word)) return { label: 'PLACE', by: 'preposition' };
  if (isBetweenPlaces(context)) return { label: 'PLACE', by: 'preposition' };
  // "SV Rot-Weiß X."
  const club = context.before(at + 1).word;
  if (known.clubs.test(club) && known.cues.get(club) === 'ORGANISATION' && /^\p{Lu}\p{Ll}/u.test(word))
    return { label: 'ORGANISATION', by: 'noun' };
  const noun = dotted ? undefined : labelOfNoun(word);
  if (noun !== undefined) return { label: noun, by: 'noun' };
  const role = known.asRole.has(next.word) ? cueOf(context.after(2).word) : undefined;
  if (role !== undefined) return { label: role, by: 'role' };
  if (known.feminine.has(word) && known.employed.has(context.before(at + 1).word))
    return { label: 'COMPANY', by: 'role' };
  const isOfCompany = (/^-\p{Lu}\p{Ll}/u.test(follower) && !isOfPerson(follower)) || isOfBody(next.word);
  if (isOfCompany) return { label: 'COMPANY', by: 'default' };
  if (known.withinPlaces.has(word) && !/^\p{Lu}\p{Ll}/u.test(next.word)) return { label: 'PLACE', by: 'place' };
  if (isQuote(next) && known.naming.has(context.after(2).word)) return { label: 'PERSON', by: 'default' };
  // What stands in quotation marks and is nobody's by a word is a thing: "der „G“".
  return { label: isQuote(context.before(1)) && isQuote(next) ? 'OTHER' : 'PERSON', by: 'default' };
}

/** Whether the form of an association follows. */
function isAssociation(context: Context): boolean {
  const [first, second] = [context.after(1), context.after(2)];
  if (known.associations.has(first.word)) return true;
  return first.dotted && second.dotted && known.associations.has(`${first.word}.${second.word}`);
}

/** "R. Rechtsanwälte", "Rechtsanwälte G. H.", "Rechtsanwälte K. L. und Kollegen": initials of a firm, no lawyer's by itself. */
function isFirmOfLawyers(context: Context): boolean {
  let next = 1;
  while (next <= MOST_INITIALS && (INITIAL.test(context.after(next).word) || context.after(next).word === '&')) next++;
  if (known.practices.has(context.after(next).word)) return true;
  let back = 1;
  while (back <= MOST_INITIALS && (INITIAL.test(context.before(back).word) || context.before(back).word === '&'))
    back++;
  if (!known.lawyersTogether.has(context.before(back).word)) return false;
  // "Rechtsanwälte K. und L." are two.
  const joint = context.after(next).word;
  if (known.joints.has(joint)) return known.firmPartners.has(context.after(next + 1).word);
  return next + back > 2;
}
const INITIAL = /^\p{Lu}\p{Ll}?(?:\.?[*_]+)?$/u;
const MOST_INITIALS = 3;

/** "die Fraktion (Y.)"; "(Bf.)" shortens the word before it. */
function isLetterInBrackets(context: Context): boolean {
  const isLetter = /^\p{Lu}\.?$/u.test(context.text.slice(context.start, context.end));
  return isLetter && context.before(1).word === '(' && context.after(1).word === ')';
}

/** What the word at a distance before announces, with the words before that where it alone does not say: "klagende Partei", "Konto Nr.". */
function labelBefore(context: Context, at: number): PlaceholderLabel | undefined {
  const { word } = context.before(at);
  const beyond = context.before(at + 1).word;
  if (known.namedThings.test(word) && isQuote(context.before(1))) return 'OTHER';
  if (known.party.has(word) && known.partyBefore.test(beyond)) return 'PERSON';
  const label = cueOf(word) ?? roleOutsideDrawings(word, context);
  if (!known.plainNumbers.has(word)) return label;
  const whose = known.cues.get(beyond);
  return whose === 'ACCOUNT' || whose === 'CONTRACT' || whose === 'PHONE' ? whose : label;
}

/** What a noun announces whose genitive a colon follows: "Geschäftszahl des Bescheids:". */
function labelBeforeColon(context: Context, at: number): PlaceholderLabel | undefined {
  const isTold = at > 1 && context.before(at - 1).word === ':' && known.ofArticles.has(context.before(at + 1).word);
  return isTold ? cueOf(context.before(at + 2).word) : undefined;
}

/** What a word announces that dashes part from the name, which a part of the body stands between: "Landgericht – 3. Strafkammer – D." */
function labelBeyondDashes(context: Context, at: number): PlaceholderLabel | undefined {
  for (let i = at + 1; i <= at + MOST_BETWEEN_DASHES; i++)
    if (/^[-–]$/u.test(context.before(i + 1).word)) return cueOf(context.before(i + 2).word);
  return undefined;
}
const MOST_BETWEEN_DASHES = 3;

/** Austrian land registers: "EZ *** KG *****": the number of a folio, and the parish that it is of. */
export function folioOrParish(context: Context): PlaceholderLabel | undefined {
  const { word } = context.before(1);
  if (known.folios.has(word)) return 'NUMBER';
  // "KG 01234 S…": the number of a parish, and its name.
  const at = known.parishes.has(word)
    ? 1
    : HIDDEN_OR_DIGITS.test(word) && known.parishes.has(context.before(2).word)
      ? 2
      : 0;
  if (at === 0) return undefined;
  for (let i = at + 1; i <= FAR_FOLIO; i++) {
    const { word: before } = context.before(i);
    if (known.folios.has(before) || known.numberedThings.has(before) || (at + i > 2 && known.parishes.has(before)))
      return at === 1 && isHiddenName(context) ? 'NUMBER' : 'PLACE';
  }
  return undefined;
}

const HIDDEN_OR_DIGITS = /^(?:\d{4,5}|…|\.{3}|\*+|[xX]{2,})$/u;

/** Whether the beginning of a name follows, of which the rest is hidden. */
function isHiddenName(context: Context): boolean {
  return (
    HIDDEN_OR_DIGITS.test(context.text.slice(context.start, context.end)) && LOOKS_HIDDEN.test(context.after(1).word)
  );
}

/** How many words a parish may stand behind its folio. */
const FAR_FOLIO = 10;

/** Whether a full stop may end a word that announces: "Az.", "Kat.-Nr." */
export const isDottedCue = (word: string): boolean => known.dottedCues.has(word) || known.numberShort.test(word);

/** Whether the name of an office in several words, which its seat completes, stands right before: "Agentur für Arbeit". */
export function isSeatedBody({ text, start }: Context): boolean {
  return known.seatedBodies.test(text.slice(Math.max(0, start - LONGEST_WAY), start));
}

/** "wohnt Am M. 12", "An der X 4", "wohnhaft Hinter den H.": a street that is named by where it lies, with a capital within the sentence. */
function isStreetPhrase(context: Context): boolean {
  const at = known.streetArticles.has(context.before(1).word) ? 2 : 1;
  const { word } = context.before(at);
  if (!known.streetPrepositions.has(word)) return false;
  const before = context.before(at + 1);
  if (/^\p{Ll}{3,}$/u.test(before.word) && !before.dotted && !/^\p{Lu}\p{Ll}/u.test(context.after(1).word)) return true;
  if (!/^\d{1,3}\p{Ll}?$/u.test(context.after(1).word)) return false;
  return before.word !== '' && !before.dotted && !/^[.:;!?]$/u.test(before.word);
}

/** Whether words before say that a place follows, and no number of a part: "Sitz auf I.", "in der Nähe von I." */
export function isToldPlace(context: Context): boolean {
  return (
    isSeat(context, 1) || (known.ofPlaces.has(context.before(1).word) && known.aroundPlaces.has(context.before(2).word))
  );
}

/** "mit Sitz auf den C." */
function isSeat(context: Context, at: number): boolean {
  const from = known.streetArticles.has(context.before(at).word) ? at + 1 : at;
  return known.seatPrepositions.has(context.before(from).word) && known.seats.has(context.before(from + 1).word);
}

/** "der Volksgruppe der XXXX" */
function groupBefore(context: Context, at: number): PlaceholderLabel | undefined {
  return known.streetArticles.has(context.before(at).word) && known.groups.has(context.before(at + 1).word)
    ? 'OTHER'
    : undefined;
}

const SHOUTED = /^\p{Lu}{5,}$/u;
/** What a word announces, by itself or by its last part; `undefined` for most. */
export function cueOf(word: string): PlaceholderLabel | undefined {
  // "LANDGERICHT K."
  if (SHOUTED.test(word) && !known.cues.has(word)) return cueOf(word.charAt(0) + word.slice(1).toLowerCase());
  if (known.seatedBodyWords.test(word)) return 'PLACE';
  const told = known.cues.get(word) ?? (known.numberShort.test(word) ? 'NUMBER' : cueOfCompound(word));
  // "Kfz-Werkstatt"; "A-Straße" is hidden itself.
  const last = word.slice(word.lastIndexOf('-') + 1);
  if (told === undefined && last.length > LEAST_END && word.indexOf('-') > 1) return cueOf(last);
  if (told !== undefined || word.length <= LEAST_END) return told;
  const bare = word.replace(known.genitive, '');
  return known.cues.get(bare) ?? cueOfCompound(bare);
}

/** Ends of compounds by their last letters: so few are looked at. */
const LEAST_END = 4;
/** Nouns that announce or head a name, in small letters; short ones end many words. */
const NOUNS: ReadonlyMap<string, PlaceholderLabel> = new Map(
  [
    ...known.heads,
    ...known.cueEnds,
    ...[...known.cues].map(([word, label]) => [word.toLowerCase(), label] as const),
  ].filter(([word]) => word.length >= LEAST_END),
);

/** What the longest noun tells that a compound ends with: "Presswerk", "Energiegenossenschaft". It is taken for the label alone. */
export function labelOfNoun(word: string): PlaceholderLabel | undefined {
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u.test(word)) return undefined;
  const folded = word.toLowerCase();
  for (let i = 0; i <= folded.length - LEAST_END; i++) {
    const label = NOUNS.get(folded.slice(i));
    if (label !== undefined) return label;
  }
  return roleOf(word);
}

/** "X.____ Versicherungsgesellschaft", "D. Krankenhaus": what follows names a body by its end. */
function isOfBody(word: string): boolean {
  const label = /^\p{Lu}\p{Ll}{5,}$/u.test(word) ? labelOfNoun(word) : undefined;
  return label === 'COMPANY' || label === 'ORGANISATION';
}

/** What a noun that names a person by its end announces: "Jagdpächter"; besides cues. */
export function roleOf(word: string): PlaceholderLabel | undefined {
  return /^\p{Lu}/u.test(word) && known.personNouns.test(word) ? 'PERSON' : undefined;
}

/** {@link roleOf}, where no drawing is spoken of near; the word is asked first, since few are roles and the way to look is long. */
function roleOutsideDrawings(word: string, context: Context): PlaceholderLabel | undefined {
  const role = roleOf(word);
  return role === undefined || isOfDrawing(context) ? undefined : role;
}

/** Whether drawings or claims are spoken of near: there a carrier or a receiver is a part, not a person. */
export function isOfDrawing({ text, start, end }: Context): boolean {
  return known.drawings.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}
const NEAR = 200;

/** How far back a road is looked for. */
const LONGEST_WAY = 60;

/** Whether the number of a road is due: "auf der Kreisstraße xx", "auf der L …". */
export function isRoad(context: Context): boolean {
  const { word } = context.before(1);
  if (headOf(context.after(1).word, true) === 'STREET') return false;
  if (known.roads.test(word)) return true;
  return (
    known.roadLetters.has(word) &&
    (known.roads.test(context.before(2).word) ||
      (known.feminine.has(context.before(2).word) && known.onRoads.has(context.before(3).word)))
  );
}

/** The first of two places on a way, and one that a place follows: "auf der A 8 zwischen U. und S.", "bei R. im Landkreis". */
function isBetweenPlaces(context: Context): boolean {
  const [next, beyond] = [context.after(1).word, context.after(2).word];
  if (known.near.has(context.before(1).word)) {
    if (known.within.has(next) && known.cues.get(beyond) === 'PLACE') return true;
    // "in einem Lager bei M."
    const { word } = context.before(2);
    if (cueOf(word) === 'PLACE' || known.aroundPlaces.has(word)) return true;
  }
  if (
    known.ofPlaces.has(context.before(1).word) &&
    (known.aroundPlaces.has(context.before(2).word) ||
      known.sheetOf.has(next) ||
      cueOf(context.before(2).word) === 'PLACE')
  )
    return true;
  // "die Strecke X – Y"
  if (isOnWay(context, 0) && /^[-–]$/u.test(context.after(1).word) && LOOKS_HIDDEN.test(context.after(2).word))
    return true;
  if (/^[-–]$/u.test(context.before(1).word) && LOOKS_HIDDEN.test(context.before(2).word) && isOnWay(context, 2))
    return true;
  const isBeside = known.between.has(context.before(1).word) || known.near.has(context.before(1).word);
  return isBeside && isOnWay(context);
}

/** Whether a road or a journey stands before the preposition: "auf der A 8 zwischen", "einen Flug von". */
function isOnWay(context: Context, distance = 1): boolean {
  const { start } = distance === 0 ? context : context.before(distance);
  return known.ways.test(context.text.slice(Math.max(0, start - LONGEST_WAY), start));
}

const CUE_ENDS: ReadonlyMap<string, readonly (readonly [end: string, label: PlaceholderLabel])[]> = (() => {
  const found = new Map<string, [string, PlaceholderLabel][]>();
  for (const [end, label] of known.cueEnds) {
    const last = end.slice(-LEAST_END);
    const ends: [string, PlaceholderLabel][] = [...(found.get(last) ?? []), [end, label]];
    // The longest tells most: "Landesklinikum" before "Klinikum".
    found.set(
      last,
      ends.toSorted(([a], [b]) => b.length - a.length),
    );
  }
  return found;
})();

/** The label of a compound by its last part: "Hemdenhersteller", "Landessozialgericht". */
function cueOfCompound(word: string): PlaceholderLabel | undefined {
  if (!/^\p{Lu}\p{L}*(?:-\p{Lu}\p{Ll}+)?$/u.test(word)) return undefined;
  const folded = word.toLowerCase();
  return CUE_ENDS.get(folded.slice(-LEAST_END))?.find(([end]) => folded.endsWith(end))?.[1];
}

/** What the noun before a quotation mark says of a name of few words that the candidate is in: "das Schiff „Die B.“", "Firma „Elektro K.“". */
export function thingInQuotes(context: Context): PlaceholderLabel | undefined {
  let [from, to] = [1, 1];
  while (from < MOST_QUOTED && isQuotedWord(context.before(from).word)) from++;
  while (to < MOST_QUOTED && isQuotedWord(context.after(to).word)) to++;
  if (from + to < 3 || !isQuote(context.before(from)) || !isQuote(context.after(to))) return undefined;
  const { word } = context.before(from + 1);
  return known.namedThings.test(word) ? 'OTHER' : (cueOf(word) ?? labelOfNoun(word));
}

const isQuotedWord = (word: string) => QUOTED_WORD.test(word) || known.determiners.has(word) || known.joints.has(word);
const QUOTED_WORD = /^(?:\p{Lu}\p{L}*|\p{Ll}{3,}e[nrms]?|\d{1,3})$/u;
const MOST_QUOTED = 4;

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
  // "reiste über C. in die Schweiz"
  if (known.towards.has(context.before(1).word) && isOnWay(context)) return true;
  if (known.outOf.has(word)) return true;
  // "Über C. und D. fuhr das Paar"
  if (
    known.towards.has(context.before(1).word.toLowerCase()) &&
    known.moving.test(context.text.slice(context.end, context.end + LONGEST_WAY))
  )
    return true;
  if (!known.towards.has(word)) return false;
  const to = context.after(2).word;
  if (LOOKS_HIDDEN.test(to) || (/^\p{Lu}/u.test(to) && isOnWay(context))) return true;
  // "von U. über die Türkei nach V."
  for (let i = 3; i <= MOST_STATIONS; i++)
    if (known.towards.has(context.after(i).word)) return LOOKS_HIDDEN.test(context.after(i + 1).word);
  return false;
}

/** How many words may stand between where somebody sets out and where the way leads. */
const MOST_STATIONS = 6;

/** A name of which only the beginning is left. */
const LOOKS_HIDDEN = /^(?:\p{Lu}\p{Ll}{0,2}(?:\.{0,3}|…|\.?[*_]+)|[*_x]{2,}|…|\.{3})$/u;

/** "K. Wohnungsbau GmbH": a letter, a word that tells nothing, and a legal form. */
export function isFormAfterWord(context: Context): boolean {
  return /^\p{Lu}\p{L}{3,}$/u.test(context.after(1).word) && known.legalForms.has(context.after(2).word);
}

/** What may stand between the letter of a company and its form. */
const FURTHER_LETTER = /^(?:\p{Lu}|\p{Lu}-\p{Lu}|…|\.{3}|[&+-]|\p{Lu}\p{Ll}|\p{Lu}\.?[*_]+|\*+)$/u;

/** A legal form after the candidate, or after one to three more letters: "D P T S GmbH", "H. AG". */
export function legalFormAhead(context: Context): boolean {
  for (let i = 1; i <= 4; i++) {
    // "X. AG/Y. KG"
    const word = context.after(i).word.split('/')[0] as string;
    if (known.legalForms.has(word) || (i > 1 && /^[&+]$/u.test(context.after(i - 1).word) && known.partners.has(word)))
      return true;
    if (i === 2 && known.joints.has(context.after(1).word) && known.firmPartners.has(word)) return true;
    if (i > 1 && known.heads.get(word.toLowerCase()) === 'COMPANY' && /^\p{Lu}/u.test(word)) return true;
    if (isSplitForm(context, i)) return true;
    if (i === 1 && known.joints.has(word)) continue;
    if (i === 2 && known.joints.has(context.after(1).word)) return false;
    if (!isTrade(word) && !FURTHER_LETTER.test(word)) return false;
  }
  return false;
}

/** What a firm does, as its name says: "Bau", "Kunststofftechnik". */
export function isTrade(word: string): boolean {
  if (known.trades.has(word)) return true;
  return /^\p{Lu}\p{Ll}{2,}$/u.test(word) && known.tradeEnds.test(word.toLowerCase());
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
    known.cues.has(letters) ||
    known.pages.has(letters) ||
    known.months.has(letters) ||
    isTitle(letters)
  )
    return false;
  if (known.starters.has(letters) || known.determiners.has(letters)) return dotted && known.dottedStarters.has(letters);
  if (known.abbreviated.has(letters)) return dotted && known.dottedNames.has(letters);
  return dotted || letters.length === 2 || letters === 'XYZ' || letters === 'ABC';
}

/** The form of a company that stands after an offset: where it ends, or `undefined`. */
export function legalFormEnd(context: Context): number | undefined {
  let end: number | undefined;
  for (let i = 1; i <= 6; i++) {
    const { word, dotted, end: at } = context.after(i);
    const isForm = known.legalForms.has(word) || isSplitForm(context, i);
    // The full stop after "GmbH." ends the sentence.
    const whole = dotted && !known.shortForms.has(word) ? at - 1 : at;
    if (isForm) end = known.legalForms.has(word) ? whole : context.after(++i).end;
    else if (end === undefined || !known.formJoints.has(word)) return end;
  }
  return end;
}
