import { memoise } from '../../core/caches.ts';
import { nameGenders } from '../../languages/agreement.ts';
import { packOf } from '../../languages/index.ts';
import { fold, genitiveEnding } from '../case.ts';
import { FUNCTION_WORDS, isOrganisationKind, LEGAL_FORMS, SAINTS } from '../kind-words.ts';
import { type Lexicon, readOnce } from '../lexicon.ts';
import { peoplesOf } from '../peoples.ts';
import { ONE, type Reading, type Slot, type Surroundings } from '../slots.ts';
import { slot } from '../template-words.ts';
import type { Draw, Mention, Setting, SurrogateType } from '../types.ts';
import { isListedWord, isWordOfLanguage } from './class-words.ts';
import { isOrdinary, type OrganisationState, tellsNothing } from './organisation-state.ts';
import { isName } from './places-in-name.ts';
import { readOrganisation } from './read-organisation.ts';

export const STARTS_UPPER = /^\p{Lu}/u;

/** A mention read with what stands around it. */
export function readHere(mention: Mention, state: OrganisationState, setting: Setting) {
  const { lexicon } = state;
  const { text, type } = mention;
  const read = readOnce(lexicon, type, text, (own) => readOrganisation(own, type, lexicon, setting.locale));
  // "Essex" bats against other counties.
  const isOfKind = (tellsNothing(read.template) || isOrdinary(read.template)) && state.kinds.has(text) && lexicon.places.alike(fold(text)) === undefined; // prettier-ignore
  const known = inTown(behindArticle(mention, ofLand(read, mention, state, setting), setting.locale), state);
  const town = isOfKind && state.kinds.get(text)?.startsWith(TEAM) === true && !state.articled.has(text) && packOf(setting.locale)?.institutions?.ordinary !== undefined ? lexicon.places.list('city')?.find(text) : undefined; // prettier-ignore
  // "Lens - Lille": called as its town is.
  if (town !== undefined) return { reading: { ...read, template: [slot('city', text, { band: town.band, region: town.region ?? '' })] }, around: aroundOf(mention, state, setting, mention.held?.()) }; // prettier-ignore
  // "Espanol", where towns of the document lie in Spain: called as one there is.
  const land = (isOfKind || isToldByNothing(mention, state, setting)) && SIDE.test(state.kinds.get(text) ?? '') && (formOf(text, state, setting) ?? 'named') === 'named' ? (landOfAll(state) ?? landOfText(mention, state, setting)) : undefined; // prettier-ignore
  if (land !== undefined) return { reading: { ...read, template: [slot(land.kind, text, { band: 0, region: land.region, casing: 'title', grammar: ONE })] }, around: aroundOf(mention, state, setting, mention.held?.()) }; // prettier-ignore
  // "trattoria Belvedere": behind its word of kind stands no other.
  const reading = readBehindKind(mention, isOfKind ? readWhole(text, type) : known, lexicon, setting.locale) ?? (isOfKind ? readWhole(text, type) : known); // prettier-ignore
  const around = aroundOf(mention, state, setting, mention.held?.());
  return { reading, around: type === 'hospital' ? atAddress(mention, reading, around, state) : around };
}

/** "Lindler University in Izmir": where nobody has the name of a family here it is called after a town of that country. */
function ofLand(reading: Reading, { text, after }: Mention, state: OrganisationState, { locale }: Setting): Reading {
  const { template } = reading;
  if (packOf(locale)?.institutions?.titleCase !== true) return reading;
  const [first, ...more] = template;
  const { places, world } = state.lexicon;
  const town = IN_TOWN.exec(after)?.[1] ?? '';
  const country = places.find(fold(town), 'city')?.kind === 'world-city' ? fold(places.list('world-city')?.find(town)?.region ?? '') : ''; // prettier-ignore
  // "University of Lind in Izmir", of which no list tells where it is.
  const [only, ...others] = template.filter((part) => typeof part !== 'string');
  if (only?.kind === 'city' && !only.region && others.length === 0 && world.abroad.has(country))
    return { ...reading, template: template.map((part) => (part === only ? { ...only, kind: 'world-city', region: country } : part)) }; // prettier-ignore
  if (typeof first !== 'object' || first.kind !== 'family-name' || first.band < 2 || more.some((part) => typeof part !== 'string')) return reading; // prettier-ignore
  if (!isOrganisationKind(fold(text.slice(text.lastIndexOf(' ') + 1)))) return reading;
  const land = world.abroad.has(country) ? { kind: 'world-city' as const, region: country } : landOfAll(state);
  if (land?.kind !== 'world-city') return reading;
  return { ...reading, template: [slot(land.kind, first.text, { band: 0, region: land.region, casing: 'title', grammar: ONE }), ...more] }; // prettier-ignore
}

const IN_TOWN = /^ ?,? \p{Ll}{2} (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u;

const TEAM = 'organisation-team';
/** The same and clubs. */
const SIDE = /^organisation-(?:team|club)/u;

/** The only country or region that the towns of a document lie in. */
function landOfAll({
  places,
  lexicon: { world },
}: OrganisationState): { readonly kind: 'city' | 'world-city'; readonly region: string } | undefined {
  // prettier-ignore
  const [only, ...more] = [...(places?.peopled ?? [])].filter((country) => world.abroad.has(country));
  if (only !== undefined) return more.length === 0 && places?.isHome !== true ? { kind: 'world-city', region: only } : undefined; // prettier-ignore
  // Teams of a state of America play those of others.
  return places?.nearby !== undefined && /\p{Ll}/u.test(places.nearby) && world.townsIn(places.nearby) ? { kind: 'city', region: places.nearby } : undefined; // prettier-ignore
}

/** "Coronado School" in Coronado is called by the town, be that a surname too. */
function ofTownHere(reading: Reading, places: Surroundings | undefined): Reading {
  const at = reading.template.findIndex((part) => typeof part !== 'string' && part.kind === 'family-name');
  const name = reading.template[at];
  const town = typeof name !== 'object' ? undefined : places?.allTowns?.find(([, { key }]) => key === name.key)?.[1];
  return town === undefined ? reading : { ...reading, template: reading.template.with(at, town) };
}

/** A hospital that is called by a town of the document follows it, be it of a kind that great towns have alone. */
function inTown(own: Reading, { lexicon, places }: OrganisationState): Reading {
  const reading = ofTownHere(own, places);
  const isHere = (part: string | Slot): part is Slot => typeof part !== 'string' && part.kind === 'city' && places?.lies?.has(part.key) === true; // prettier-ignore
  if (!reading.template.some(isHere)) return reading;
  const ofTown = (part: Slot): Slot => ({ ...part, grammar: '', band: lexicon.places.find(part.key, 'city')?.band ?? part.band }); // prettier-ignore
  return { ...reading, template: reading.template.map((part) => (isHere(part) ? ofTown(part) : part)) };
}

/** "Centre de Santé de Qvirville, 88 boulevard Gwex, 75020 Paris": what a hospital is called by lies where its address does. */
function atAddress(
  { after, entity: { end } }: Mention,
  { template }: Reading,
  around: Surroundings,
  { lexicon: { world }, places }: OrganisationState,
): Surroundings {
  const own = template.flatMap((part) => (typeof part !== 'string' && part.kind === 'city' ? [part.key] : []));
  if (own.length === 0 || !BEFORE_ADDRESS.test(after)) return around;
  const town = places?.towns?.find(([at]) => at >= end && at <= end + LONGEST_ADDRESS)?.[1];
  if (town === undefined) return around;
  const there = around.lies?.get(town.key) ?? { region: town.region ?? '', zip: world.areaOf(town.text) };
  return { ...around, lies: new Map([...(around.lies ?? []), ...own.map((key) => [key, there] as const)]) };
}

/** What begins an address behind a name, up to a number of it. */
const BEFORE_ADDRESS = /^(?:\s*[,\n–-]|\s+[\p{Lu}\p{Nd}])[^;:()]*\p{Nd}/u;
const LONGEST_ADDRESS = 80;

/** "Hôpital de la [Croix-Zwexel]": behind an article of the text stands none of a house. */
function behindArticle({ before }: Mention, reading: Reading, locale: string): Reading {
  const { agreement, institutions: { hospitalNames } = {} } = packOf(locale) ?? {};
  const [first] = reading.template;
  if (
    agreement?.articles === undefined ||
    hospitalNames === undefined ||
    typeof first !== 'object' ||
    first.grammar !== hospitalNames
  )
    return reading;
  const named = { ...reading, upper: false }; // "des Cèdres"
  const word = /(?<!\p{L})(\p{Ll}+)(?: |['’])$/u.exec(before)?.[1] ?? '';
  return FUNCTION_WORDS.has(fold(word)) ? { ...reading, template: [slot('city', first.text), ...reading.template.slice(1)] } : named; // prettier-ignore
}

/** "collège [Victor-Hugo]": a name that tells nothing by itself is read with the word of kind before it, where names begin with one. */
function readBehindKind(
  { text, type, before }: Mention,
  { template: [only, ...more], ...reading }: Reading,
  lexicon: Lexicon,
  locale: string,
): Reading | undefined {
  if (packOf(locale)?.institutions?.ordinary === undefined || typeof only !== 'object' || more.length > 0) return undefined; // prettier-ignore
  if (only.grammar === packOf(locale)?.institutions?.hospitalNames) return undefined;
  const isSaint = only.kind === 'city' && SAINTS.has(fold(text).split(' ', 1)[0] ?? '');
  if (only.kind !== 'grammar' && only.kind !== 'ordinary' && !isSaint) return undefined;
  const kind = /(?<!\p{L})\p{Ll}{4,} $/u.exec(before)?.[0];
  if (kind === undefined || !isOrganisationKind(fold(kind.trimEnd()))) return undefined;
  const both = readOnce(lexicon, type, kind + text, (own) => readOrganisation(own, type, lexicon, locale)).template;
  const at = both.findIndex((part) => typeof part !== 'string');
  const lead = both
    .slice(0, Math.max(0, at))
    .filter((part) => typeof part === 'string')
    .join('');
  if (at < 0 || !lead.startsWith(kind)) return undefined;
  return { ...reading, template: [lead.slice(kind.length), ...both.slice(at)].filter((part) => part !== '') };
}

/** "des Amtsgerichts Ulm": the first word takes the ending where it tells the gender. */
export function inGenitive(written: string, source: string, before: string, { locale }: Setting): string {
  const genitive = packOf(locale)?.agreement?.genitive;
  if (genitive?.after.test(before) !== true) return written;
  const [first = ''] = written.split(' ', 1);
  const gender = nameGenders(locale)?.genderOf(first);
  if (/s$|\p{Lu}$/u.test(first) || source.startsWith(first) || (gender !== 'm' && gender !== 'n')) return written;
  return first + genitiveEnding(first, genitive) + written.slice(first.length);
}

/** "UNESCO" */
export function readCapitals(text: string): Reading {
  return { template: [slot('shape', text)], key: fold(text), upper: true };
}

/** A mention of which nothing is understood. */
export function readWhole(text: string, type: SurrogateType): Reading {
  return { template: [slot('grammar', text, { grammar: type })], key: fold(text), upper: STARTS_UPPER.test(text) };
}

/** @param held what is known of the places that a name has in it. */
export function aroundOf(
  { text, before, toldIn }: Mention,
  state: OrganisationState,
  setting: Setting,
  held?: Surroundings['held'],
): Surroundings {
  const { lies, nearby, abroad, isFarOff = false, named, seats, regionsTold } = state.places ?? {};
  const told = nearby === undefined && abroad === undefined ? toldIn?.()?.country : undefined;
  const land = told === undefined ? undefined : landTold(told, state.lexicon, setting.locale);
  return {
    held,
    lies,
    nearby: nearby ?? land?.region,
    abroad: abroad ?? land?.country,
    isFarOff,
    named,
    seats,
    ...(regionsTold !== undefined && { regionsTold }),
    isElided: ELIDED.test(before),
    kind: state.kinds.get(text),
    genders: state.genders.get(text),
    form: formOf(text, state, setting),
  };
}

/** "Coburg" of a text that tells of Australia alone: a region of the only home country of which it tells, but of the first, whose teams need no town; or the only country abroad. */
function landOfText({ toldIn }: Mention, { lexicon, places }: OrganisationState, { locale }: Setting) {
  const told = places?.nearby === undefined && places?.abroad === undefined ? toldIn?.()?.country : undefined;
  const { region, country } = told === undefined || told === fold(lexicon.world.home) ? {} : landTold(told, lexicon, locale); // prettier-ignore
  if (country !== undefined) return { kind: 'world-city' as const, region: country };
  return region === undefined ? undefined : { kind: 'city' as const, region };
}

/** Where a body lies of which only a country tells that its document names: abroad, or in a region of a home country. */
function landTold(
  told: string,
  { world }: Lexicon,
  locale: string,
): { readonly country?: string | undefined; readonly region?: string | undefined } {
  const names = [told, ...(peoplesOf(locale).get(told)?.map(fold) ?? [])];
  const country = names.find((name) => world.abroad.has(name));
  return country === undefined ? { region: names.flatMap((name) => world.regionIn.get(name) ?? [])[0] } : { country };
}

/** "l'", "all’" */
const ELIDED = /l['’]$/iu;

/** Letters behind an article without its vowel begin with one. */
export function afterElision(written: string | undefined, { before }: Mention, draw: Draw): string | undefined {
  if (written === undefined || !ELIDED.test(before) || !/^(?=\p{Lu}{2,}$)[^AEIOU]/u.test(written)) return written;
  return draw.scope.fork('elided', written).pick([...'AEIOU']) + written.slice(1);
}

/** Whether it stands behind an article that tells a gender, and the text does not tell of what kind it is. */
export function isBehindGender(
  { text, type }: Mention,
  { articled, kinds }: OrganisationState,
  { locale }: Setting,
): boolean {
  return type === 'organisation' && articled.has(text) && !kinds.has(text) && hasFeminine(locale);
}

/** Whether articles of the language tell a gender. */
const hasFeminine = memoise((locale) =>
  Object.values(packOf(locale)?.agreement?.determiners ?? {}).some((genders) => genders.includes('f')),
);

/** Whether its own words tell nothing either, so that another as a whole would be of another kind: a foundation does not fit where a navy stands. */
export function isUntold(mention: Mention, state: OrganisationState, setting: Setting): boolean {
  return isBehindGender(mention, state, setting) && isToldByNothing(mention, state, setting);
}

export function isToldByNothing({ text, type }: Mention, state: OrganisationState, setting: Setting): boolean {
  const { template } = readOnce(state.lexicon, type, text, (own) =>
    readOrganisation(own, type, state.lexicon, setting.locale),
  );
  return template.length === 1 && template.every((part) => typeof part !== 'string' && part.kind === 'grammar');
}

/**
 * Whether words of the language tell what it is, in a way that no list knows: "Ufficio turistico della Valle", "colonia penale". Firms have no such names,
 * and others of the kind are not known either. What a line tells the kind of is another of that.
 */
export function isOfWords(mention: Mention, state: OrganisationState, setting: Setting): boolean {
  const { text, type } = mention;
  const { locale } = setting;
  if (type !== 'organisation' || packOf(locale)?.institutions?.dictionary !== 'words') return false;
  const isPlain = text === text.toLowerCase();
  if ((state.kinds.has(text) && !isPlain) || !isToldByNothing(mention, state, setting)) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  const isWord = (word: string): boolean => isOrganisationKind(fold(word)) || isWordOfLanguage(word, locale);
  if (words.length < 2) return isPlain && isWord(text);
  if (LEGAL_FORMS.has(fold(words.at(-1) ?? ''))) return false;
  return words.some((word, i) => (i === 0 || /^\p{Ll}{4,}$/u.test(word)) && isWord(word));
}

/** Whether the articles before a name do not fit another. */
export function isOfOtherGender(name: string, genders: string | undefined, { locale }: Setting): boolean {
  const known = nameGenders(locale);
  const own = genders === undefined || genders === '' || known?.isOpen !== false ? undefined : known.genderOf(name);
  return own !== undefined && genders?.includes(own) === false;
}

/** Whether a name has the gender that the head of another tells, which stands behind its article whatever that looks like: "Der Polizei Lind zufolge". */
export function isOfSameGender(name: string, other: string, { locale }: Setting): boolean {
  const known = nameGenders(locale);
  const own = known?.genderOf(other);
  return own !== undefined && own === known?.genderOf(name);
}

/** Several are called "the Pirates", one by its name or with what it is: "the Horizon Group". */
function formOf(
  text: string,
  { articled, kinds, lexicon }: OrganisationState,
  { locale }: Setting,
): Surroundings['form'] {
  const isTown = lexicon.places.find(fold(text), 'city') !== undefined;
  // "He played for Ravens": what members of a team are called, without its town.
  const isTeam = kinds.get(text)?.startsWith(TEAM) === true && !isName(text, lexicon); // "Knicks"
  const [first = '', ...more] = text.split(' ');
  if (isTeam && more.length === 1 && PLURAL.test(more[0] ?? '') && isListedWord(first, locale) && lexicon.places.find(fold(first), 'city') === undefined) return 'plural'; // prettier-ignore
  const isNickname = PLURAL.test(text) && !isTown && (isTeam || isListedWord(text, locale)) && packOf(locale)?.agreement?.singulars !== undefined; // prettier-ignore
  if (!articled.has(text)) return isNickname ? 'plural' : text.includes(' ') && !isTown ? 'named' : undefined;
  const isPlural = PLURAL.test(text) || (isTeam && /^\p{Lu}\p{Ll}+s$/u.test(text)); // "the Cosmos"
  return packOf(locale)?.agreement?.singulars !== undefined && isPlural ? 'plural' : 'articled';
}

const PLURAL = /^\p{Lu}\p{Ll}+[^aeious]s$|^\p{Lu}\p{Ll}+es$/u;
