import { casingOf, fold, mapShape } from './case.ts';
import { otherClassWords } from './class-words.ts';
import { FUNCTION_WORDS, HONOURS, isOrganisationKind, SAINTS } from './kind-words.ts';
import type { Place } from './place-lexicon.ts';
import { fillReading, readOnce, sharedLexicon, type Lexicon, type Slot, type Template } from './slots.ts';
import { readPerson, saintSlot } from './street.ts';
import { cutTokens, isPlaceholder, slot, type TextToken } from './template-words.ts';
import type { Draw, Mention, Setting, SurrogateFamily, SurrogateType } from './types.ts';

const TRIES = 24;
const HAN = /\p{Script=Han}{2,}/u;
const STARTS_UPPER = /^\p{Lu}/u;

interface OrganisationState {
  readonly lexicon: Lexicon;
  /** Full mentions of the document by their initials: "mgh" to "Marlow General Hospital". */
  readonly expansions: ReadonlyMap<string, Mention>;
}

/**
 * Organisations, hospitals and departments. Words that tell the kind ("Hospital Universitario", "GmbH", "Institute of")
 * stay; the places, saints and people that the lists know in it become others, and what no list knows becomes a family
 * name beside a word of kind, or another organisation as a whole where there is none. An abbreviation follows the full
 * name that the document has for it.
 */
export const organisationFamily: SurrogateFamily<OrganisationState> = {
  types: ['organisation', 'hospital', 'department'],

  study(mentions, setting) {
    const expansions = new Map<string, Mention>();
    if (mentions.some(({ text }) => ACRONYM.test(text))) {
      for (const mention of mentions) {
        const initials = initialsOf(mention.text).toLowerCase();
        if (initials.length > 1 && !expansions.has(initials)) expansions.set(initials, mention);
      }
    }
    return { lexicon: sharedLexicon(setting), expansions };
  },

  write(mention, state, draw, setting) {
    const { text, type } = mention;
    const full = ACRONYM.test(text) ? state.expansions.get(text.toLowerCase()) : undefined;
    const short = full === undefined ? undefined : abbreviate(mention, full, state, draw, setting);
    return short ?? writeFull(text, type, state, draw, setting);
  },

  fresh(type, rng, setting) {
    return setting.gazetteers.render(setting.locale, type, rng, { partition: setting.partition });
  },
};

const ACRONYM = /^\p{Lu}{2,6}$/u;
/** Legal forms that are written with dots, and the ellipsis of a withheld name before any. */
const LEGAL_ENDING =
  /[\s,]*(?:e\.?\s?V\.?|e\.?\s?K\.|e\.?\s?G\.|S\.\s?A\.(?:\s?U\.)?|S\.\s?L\.(?:\s?[UL]\.)?|S\.\s?Coop\.|B\.\s?V\.|N\.\s?V\.|S\.p\.A\.|L\.L\.C\.|L\.P\.|P\.C\.)$/u;
const ROMAN = /^[IVX]{2,}$/;
const QUOTED_PARTS = /(\s*[,;:()\n/"„“”«»]+\s*|\s+[-–—]\s+)/u;
const WORDLIKE = /[\p{L}\p{Nd}…]|\.\.\./u;

function writeFull(
  text: string,
  type: SurrogateType,
  state: OrganisationState,
  draw: Draw,
  setting: Setting,
): string | undefined {
  const { lexicon } = state;
  const reading = readOnce(lexicon, type, text, () => readOrganisation(text, type, lexicon, setting.locale));
  const written = fillReading(reading, draw.scope, lexicon, setting);
  if (written !== undefined) return written;
  const rng = draw.scope.fork('organisation-shape', text);
  const shaped = mapShape(text, rng);
  if (fold(shaped) !== fold(text)) return shaped;
  for (let tries = 0; tries < TRIES; tries++) {
    const value = organisationFamily.fresh(type, rng, setting);
    if (value === undefined || fold(value) !== fold(text)) return value;
  }
  return undefined;
}

/** The initials of the surrogate of the full name; `undefined` where they would be the source's. */
function abbreviate(
  mention: Mention,
  full: Mention,
  state: OrganisationState,
  draw: Draw,
  setting: Setting,
): string | undefined {
  const surrogate = writeFull(full.text, full.type, state, draw, setting);
  const initials = surrogate === undefined ? '' : initialsOf(surrogate).toUpperCase();
  return initials.length > 1 && initials !== mention.text ? initials : undefined;
}

/** First letters of the words that count: not those of "of" and "de la". */
function initialsOf(text: string): string {
  let initials = '';
  for (const { kind, key, text: word } of cutTokens(text)) {
    if (kind === 'word' && !FUNCTION_WORDS.has(key) && STARTS_UPPER.test(word)) initials += word.charAt(0);
  }
  return initials;
}

/** Reads a mention of an organisation. */
function readOrganisation(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template {
  if (HAN.test(text)) return [slot('grammar', text, { grammar: type })];
  const components = text.split(QUOTED_PARTS);
  const names = components.filter((component, i) => i % 2 === 0 && WORDLIKE.test(component));
  if (names.length === 0) return [slot('grammar', text, { grammar: type })];
  const whole = names.every((name) => isWithoutKind(name));
  const template = components.flatMap((component, i) => {
    if (i % 2 === 1 || !WORDLIKE.test(component)) return component === '' ? [] : [component];
    return readComponent(component, type, whole, lexicon, locale);
  });
  const filled = template.some((part) => typeof part !== 'string');
  // What is mostly common nouns would come out as nonsense word by word.
  if (template.filter((part) => typeof part !== 'string' && part.kind === 'field').length > 1) {
    return [slot('grammar', text, { grammar: type })];
  }
  return filled ? template : [slot('grammar', text, { grammar: type })];
}

function isWithoutKind(text: string): boolean {
  return cutTokens(text).every(({ kind, key }) => kind !== 'word' || !isOrganisationKind(key));
}

function readComponent(
  text: string,
  type: SurrogateType,
  whole: boolean,
  lexicon: Lexicon,
  locale: string,
): (string | Slot)[] {
  const legal = LEGAL_ENDING.exec(text)?.[0];
  if (legal !== undefined && legal.length < text.length) {
    return [...readComponent(text.slice(0, -legal.length), type, whole, lexicon, locale), legal];
  }
  if (isPlaceholder(text) && !/\p{Nd}/u.test(text)) {
    return ACRONYM.test(text) ? [slot('shape', text)] : [slot('family-name', text, { casing: 'title' })];
  }
  if (isAcronym(text)) return [slot('shape', text)];
  const saint = SAINTS.has(cutTokens(text)[0]?.key ?? '');
  const listed = saint && type === 'hospital' ? undefined : readListed(text, lexicon, locale);
  if (listed !== undefined) return listed;
  if (whole) return readNameless(text, type, lexicon);
  const tokens = cutTokens(text);
  const template: (string | Slot)[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number' && tokens[i + 2]?.key === 'de' && tokens[i + 4]?.kind === 'word') {
      const date = tokens.slice(i, i + 5).map((each) => each.text).join(''); // prettier-ignore
      template.push(slot('street-core', date));
      i += 4;
    } else if (token.kind === 'number') template.push(slot('digits', token.text));
    else if (token.kind === 'gap') template.push(token.text);
    else {
      const end = endOfListed(tokens, i, lexicon) ?? (isKept(tokens, i) ? i : endOfRun(tokens, i, lexicon));
      if (end === i) template.push(token.text);
      else {
        const run = tokens.slice(i, end).map((each) => each.text).join(''); // prettier-ignore
        const core = run.trimEnd();
        template.push(...readRun(core, wordBefore(tokens, i), lexicon, locale), run.slice(core.length));
        i = end - 1;
        // The dot of a withheld name ("M. -Klinik") goes with it.
        const after = tokens[end];
        if (isPlaceholder(core) && after?.text.startsWith('.') === true) {
          template.push(after.text.slice(1).trimStart());
          i = end;
        }
      }
    }
  }
  return template;
}

/** A name without a word of kind: of a hospital, a person, a place or a saint gives it; else another organisation. */
function readNameless(text: string, type: SurrogateType, lexicon: Lexicon): (string | Slot)[] {
  if (type === 'department') return [slot('grammar', text, { grammar: type })];
  if (type === 'organisation') return readPartners(text, lexicon) ?? [slot('grammar', text, { grammar: type })];
  const article = /^(?:la|le|el|les|los|las)\s+|^l['’]/iu.exec(text)?.[0] ?? '';
  const core = text.slice(article.length);
  const words = core.split(/([ -])/u);
  const first = lexicon.names.word(words[0] ?? '');
  if (SAINTS.has(first.key) && words.length === 3) {
    return [article + (words[0] ?? '') + (words[1] ?? ''), saintSlot(words[2] ?? '', first.key, lexicon)];
  }
  if (words.length === 3 && first.given !== undefined && article === '') return readPerson(words, lexicon);
  if (words.length === 1 && article === '') return [slot('family-name', core, { band: first.family ?? 2 })];
  return [article, slot('city', core)];
}

/** "Garcia-Smith", "Melton and Garcia": common family names only, each replaced by itself. */
function readPartners(text: string, lexicon: Lexicon): (string | Slot)[] | undefined {
  const words = text.split(/([ -]+)/u);
  if (words.length < 3) return undefined;
  const common = words.every(
    (word, i) => i % 2 === 1 || FUNCTION_WORDS.has(fold(word)) || (lexicon.names.word(word).family ?? 2) < 2,
  );
  if (!common) return undefined;
  return words.map((word, i) => {
    if (i % 2 === 1 || FUNCTION_WORDS.has(fold(word))) return word;
    return slot('family-name', word, { band: lexicon.names.word(word).family ?? 2 });
  });
}

function isKept(tokens: readonly TextToken[], index: number): boolean {
  const { key, text } = tokens[index] as TextToken;
  if (text.length === 1 && text !== text.toLowerCase()) return false;
  if (index > 0 && ROMAN.test(text)) return true;
  return isOrganisationKind(key) || FUNCTION_WORDS.has(key) || SAINTS.has(key) || HONOURS.has(key);
}

/** The end of the longest known place that starts at a word and is no word of kind. */
function endOfListed(tokens: readonly TextToken[], start: number, lexicon: Lexicon): number | undefined {
  let text = '';
  let end: number | undefined;
  if (isSaint(tokens, start, lexicon) || isSaint(tokens, start - 2, lexicon)) return undefined;
  for (let i = start; i < tokens.length && i < start + MAX_PLACE_TOKENS; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number' || (token.kind === 'gap' && !/^[ -]$/.test(token.text))) break;
    text += token.text;
    if (token.kind !== 'word' || text.length < 3 || !STARTS_UPPER.test(text)) continue;
    if (i === start && isKept(tokens, i)) continue;
    if (findPlace(text, lexicon) !== undefined) end = i + 1;
  }
  return end;
}

/** "San" and the like before a given name, which it makes a saint's and no place's. */
function isSaint(tokens: readonly TextToken[], index: number, lexicon: Lexicon): boolean {
  if (!SAINTS.has(tokens[index]?.key ?? '')) return false;
  return lexicon.names.word(tokens[index + 2]?.text ?? '').given !== undefined;
}

const MAX_PLACE_TOKENS = 9;

/** The end of a run of words that no list of kinds knows. Inner "of", "y" and hyphens belong to it. */
function endOfRun(tokens: readonly TextToken[], start: number, lexicon: Lexicon): number {
  let end = start + 1;
  for (let i = start + 1; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number') break;
    if (token.kind === 'gap') {
      if (/^(?:[ -]|\s*(?:…|\.\.\.)\s*|\.\s?|[’'´])$/u.test(token.text)) {
        if (/…|\.\.\./u.test(token.text)) end = i + 1;
        continue;
      }
      break;
    }
    if (isKept(tokens, i) || endOfListed(tokens, i, lexicon) !== undefined) break;
    end = i + 1;
  }
  return end;
}

function readRun(run: string, before: string, lexicon: Lexicon, locale: string): (string | Slot)[] {
  if (isAcronym(run)) return [slot('shape', run)];
  if (isPlaceholder(run)) return [slot('family-name', run, { casing: 'title' })];
  const listed = readListed(run, lexicon, locale);
  if (listed !== undefined) return listed;
  const words = run.split(/([ -])/u);
  const first = lexicon.names.word(words[0] ?? '');
  if (SAINTS.has(before)) return [saintSlot(words[0] ?? '', before, lexicon), ...readPerson(words.slice(1), lexicon)];
  if (isUnknown(words, lexicon)) {
    if (hasLowerWord(words) || BEFORE_FIELDS.has(before)) return [slot('field', run)];
    if (BEFORE_PLACES.has(before)) return [slot('city', run)];
  }
  if (words.length === 1 && first.given !== undefined && first.given < (first.family ?? 3)) {
    return [slot('given-name', run, { band: first.given, gender: first.gender })];
  }
  if (words.length === 1) return [slot('family-name', run, { band: first.family ?? 2 })];
  if (HONOURS.has(before) || first.given !== undefined || first.family !== undefined) return readPerson(words, lexicon);
  return [slot('family-name', run)];
}

/** Prepositions and articles before what an institution is for, and before where it is. */
const BEFORE_FIELDS: ReadonlySet<string> = new Set(
  'of for der des die das fur para por pour contre per for'.split(' '),
);
const BEFORE_PLACES: ReadonlySet<string> = new Set('de del du d von vom in zu zum zur i pa en'.split(' '));

/** Words that are no name of anyone: with one in lower case among them, or unknown to the lists of names. */
function isUnknown(words: readonly string[], lexicon: Lexicon): boolean {
  return words.every((word, i) => {
    const known = i % 2 === 0 ? lexicon.names.word(word) : undefined;
    return known === undefined || ((known.family ?? 2) === 2 && (known.given ?? 2) === 2);
  });
}

function hasLowerWord(words: readonly string[]): boolean {
  return words.some(
    (word, i) => i % 2 === 0 && word !== '' && word === word.toLowerCase() && !FUNCTION_WORDS.has(fold(word)),
  );
}

function readListed(text: string, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
  if (otherClassWords(text, locale) !== undefined) return [slot('class-word', text)];
  const place = findPlace(text, lexicon);
  if (place !== undefined) {
    const core = text.slice(0, text.length - place.ending.length);
    return [slot(place.kind, core, { band: place.band, ending: place.ending })];
  }
  return undefined;
}

/** A place that is not first of all a family name, as many a small town is. */
function findPlace(text: string, lexicon: Lexicon): Place | undefined {
  const place = text.length < 3 ? undefined : lexicon.places.find(fold(text), 'city');
  if (place === undefined || place.kind !== 'city' || place.band === 0) return place;
  return (lexicon.names.word(text).family ?? 2) < 2 ? undefined : place;
}

function wordBefore(tokens: readonly TextToken[], start: number): string {
  const before = tokens[start - 2];
  return before?.kind === 'word' ? before.key : '';
}

/** Capitals only, and short or without vowels; or letters with dots ("U.S.C."). */
function isAcronym(text: string): boolean {
  if (/^(?:\p{Lu}\.){2,}$/u.test(text)) return true;
  return ACRONYM.test(text) && (text.length <= 4 || !/[AEIOUY]/u.test(text)) && casingOf(text) === 'upper';
}
