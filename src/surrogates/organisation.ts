import { capitalise, casingOf, fold, mapShape } from './case.ts';
import { otherClassWords } from './class-words.ts';
import { FUNCTION_WORDS, HONOURS, isOrganisationKind, SAINTS } from './kind-words.ts';
import { cachedTemplate, fillTemplate, sharedLexicon, type Lexicon, type Slot, type Template } from './slots.ts';
import { readPerson, saintSlot } from './street.ts';
import { cutTokens, isPlaceholder, slot, type TextToken } from './template-words.ts';
import type { Draw, Mention, Setting, SurrogateFamily, SurrogateType } from './types.ts';

const TRIES = 24;
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
  const template = cachedTemplate(lexicon, type, text, () => readOrganisation(text, type, lexicon, setting.locale));
  const filled = fillTemplate(template, draw.scope, lexicon, setting);
  const written = STARTS_UPPER.test(text) ? capitalise(filled) : filled;
  if (written !== '' && fold(written) !== fold(text)) return written;
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
  const components = text.split(QUOTED_PARTS);
  const names = components.filter((component, i) => i % 2 === 0 && WORDLIKE.test(component));
  if (names.length === 0) return [slot('grammar', text, { grammar: type })];
  const whole = names.every((name) => isWithoutKind(name));
  const template = components.flatMap((component, i) => {
    if (i % 2 === 1 || !WORDLIKE.test(component)) return component === '' ? [] : [component];
    return readComponent(component, type, whole, lexicon, locale);
  });
  const filled = template.some((part) => typeof part !== 'string');
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
  if (isPlaceholder(text) && !/\p{Nd}/u.test(text)) {
    return ACRONYM.test(text) ? [slot('shape', text)] : [slot('family-name', text, { casing: 'title' })];
  }
  if (isAcronym(text)) return [slot('shape', text)];
  const listed = readListed(text, lexicon, locale);
  if (listed !== undefined) return listed;
  if (whole) return readNameless(text, type, lexicon);
  const tokens = cutTokens(text);
  const template: (string | Slot)[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number') template.push(slot('digits', token.text));
    else if (token.kind === 'gap') template.push(token.text);
    else {
      const end = endOfListed(tokens, i, lexicon) ?? (isKept(tokens, i) ? i : endOfRun(tokens, i, lexicon));
      if (end === i) template.push(token.text);
      else {
        const run = tokens.slice(i, end).map((each) => each.text).join(''); // prettier-ignore
        template.push(...readRun(run, wordBefore(tokens, i), lexicon, locale));
        i = end - 1;
      }
    }
  }
  return template;
}

/** A name without a word of kind: of a hospital, a person, a place or a saint gives it; else another organisation. */
function readNameless(text: string, type: SurrogateType, lexicon: Lexicon): (string | Slot)[] {
  if (type !== 'hospital') return [slot('grammar', text, { grammar: type })];
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

function isKept(tokens: readonly TextToken[], index: number): boolean {
  const { key, text } = tokens[index] as TextToken;
  if (text.length === 1 && text !== text.toLowerCase()) return false;
  return isOrganisationKind(key) || FUNCTION_WORDS.has(key) || SAINTS.has(key) || HONOURS.has(key);
}

/** The end of the longest known place that starts at a word and is no word of kind. */
function endOfListed(tokens: readonly TextToken[], start: number, lexicon: Lexicon): number | undefined {
  let text = '';
  let end: number | undefined;
  for (let i = start; i < tokens.length && i < start + MAX_PLACE_TOKENS; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number' || (token.kind === 'gap' && !/^[ -]$/.test(token.text))) break;
    text += token.text;
    if (token.kind !== 'word' || text.length < 3 || !STARTS_UPPER.test(text)) continue;
    if (i === start && isKept(tokens, i)) continue;
    if (lexicon.places.find(fold(text), 'city') !== undefined) end = i + 1;
  }
  return end;
}

const MAX_PLACE_TOKENS = 9;

/** The end of a run of words that no list of kinds knows. Inner "of", "y" and hyphens belong to it. */
function endOfRun(tokens: readonly TextToken[], start: number, lexicon: Lexicon): number {
  let end = start + 1;
  for (let i = start + 1; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number') break;
    if (token.kind === 'gap') {
      if (/^(?:[ -]|\s*(?:…|\.\.\.)|\.\s?|[’'´])$/u.test(token.text)) {
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
  if (words.length === 1) return [slot('family-name', run, { band: first.family ?? 2 })];
  if (HONOURS.has(before) || first.given !== undefined || first.family !== undefined) return readPerson(words, lexicon);
  return [slot('family-name', run)];
}

function readListed(text: string, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
  const place = text.length < 3 ? undefined : lexicon.places.find(fold(text), 'city');
  if (place !== undefined) {
    const core = text.slice(0, text.length - place.ending.length);
    return [slot(place.kind, core, { band: place.band, ending: place.ending })];
  }
  return otherClassWords(text, locale) === undefined ? undefined : [slot('class-word', text)];
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
