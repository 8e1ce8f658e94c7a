import { memoise } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { packOf, wordsOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import { initialsOf } from '../institutions/letters.ts';
import { PLACE_KINDS } from '../kind-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { peoplesOf } from '../peoples.ts';
import { PROVINCE, type Slot, type SlotKind, type Surroundings, TOWN } from '../slots.ts';
import type { LiesIn, Mention, Setting } from '../types.ts';
import { isMetropolis, isOfSeveral, isPortTown, isProvince, regionAroundProvince } from './choices.ts';
import { formerOf, isCutOfTowns, sameCountry, TELLS_LITTLE, tellsPeopleOf } from './location-state.ts';
import { areasOfCodes, regionOfPart, statesAbroad } from './place-lexicon.ts';
import { citiesOfQuarters } from './quarters.ts';
import { governsHere, readMention } from './read-location.ts';
import { readWater } from './waters.ts';
import { areaOfPart, regionNamed, regionOfZip } from './world.ts';
import { landOfZip } from './zip.ts';

/** By letters that stand for a place, and by what it is called for short, the mention of that: "PEI" beside "Prince Edward Island". */
function initialsIn(mentions: readonly Mention[], { places }: Lexicon): ReadonlyMap<string, Mention> {
  const short = mentions.filter(({ text }) => SPELT.test(text));
  const found = new Map<string, Mention>();
  const isTown = (name: string): boolean => places.find(fold(name), 'city')?.kind === 'city';
  // "Sant Boi" beside "Sant Boi de Llobregat"
  for (const mention of mentions) {
    const lead = LONG_TOWN.exec(mention.text)?.[1] ?? '';
    if (lead !== '' && isTown(mention.text) && (places.find(fold(lead), 'city')?.band ?? 3) > 2)
      found.set(lead, mention);
  }
  for (const { text } of short) {
    const full = mentions.find((other) => other.text.includes(' ') && initialsOf(other.text) === text);
    if (full !== undefined) found.set(text, full);
  }
  return found;
}

export const SPELT = /^\p{Lu}{3,4}$/u;
/** A name with more behind it that tells where it is, the name for itself. */
const LONG_TOWN = /^((?:\p{L}+[ '’])?\p{Lu}\p{L}+) (?:\p{Ll}{1,3} (?:\p{Ll}{1,3} )?|d['’])\p{Lu}/u;

/** What a line has around a name: more than stands right beside it. */
function aroundIn(line: string, text: string): string {
  const at = line.indexOf(text);
  return at < 0 ? '' : line.slice(Math.max(0, at - AROUND), at + text.length + AROUND);
}

const AROUND = 90;

/** Of the parts of the world that a text names, the countries that stand for each other. */
function togetherIn(mentions: readonly Mention[], locale: string): Surroundings['together'] {
  const named = packOf(locale)?.places?.together?.filter(([part]) => mentions.some(({ text, before, after, line = '' }) => part.test(before + text + after) || part.test(aroundIn(line, text)))); // prettier-ignore
  if (named === undefined || named.length === 0) return undefined;
  // "Västtyskland": of a country and what it was formerly only what the text names.
  const former = formerOf(locale);
  const formers = new Set(mentions.map(({ text }) => fold(text).replace(/s$/u, '')).filter((name) => former.has(name)));
  const todays = new Set([...formers].map((name) => former.get(name)));
  const all = named.flatMap(([, lists]) => lists.split('|').map((names) => names.split(' ')));
  const isOfTime = (name: string): boolean =>
    former.has(fold(name)) ? formers.has(fold(name)) : !todays.has(fold(name));
  // "Holland": of a country with several names that by which the text calls it.
  const called = new Map(mentions.flatMap(({ text }) => {
    const key = fold(text).replace(/s$/u, '');
    const whole = sameCountry(locale).get(key) ?? key;
    return whole === key ? [] : [[whole, text.length > key.length ? text.slice(0, -1) : text] as const];
  })); // prettier-ignore
  return all.map((names) => names.filter(isOfTime).map((name) => called.get(fold(name)) ?? name));
}

/** How much each kind of place tells that the places of a document are at home. */
const AT_HOME: Readonly<Partial<Record<SlotKind, number>>> = { zip: 2, state: 2, region: 2, 'region-code': 2, city: 1 };
const TELLS_MUCH = 3;

/** More places of no list lie in one country. */
const FEW_UNLISTED = 2;

/** So much do two towns of a country tell, beside which others lie there too. */
const FAR_OFF = 4;

/** So few names tell nothing of each other. */
const MOST_ALONE = 3;

/** A postcode before a town. */
const ZIP_BEFORE = /(?<![\p{L}\p{Nd}])(\p{Nd}{2} ?\p{Nd}{3}),?[ \u00a0]{1,2}$/u;
/** And behind one: "Lugar, 38611", "Lugar (38611)". */
const ZIP_BEHIND = /^,? ?\(?(\p{Nd}{5})(?![\p{L}\p{Nd}])/u;

/** Within so much of the name of a country the text tells of its coast. */
const BY_SEA = 24;

/** The most that stands between a town and what it lies in. */
const BESIDE = 4;

/** Whether nothing but a preposition for a place stands between a mention and the one before it. */
const isWithin = (before: string, gap: number, locale: string): boolean =>
  gap > 2 && hasWord(packOf(locale)?.agreement?.beforePlaces, before.slice(-gap).trim());

/** The most behind a comma: ", nel ", " , the ". */
const BEHIND_COMMA = 7;

/** A word in small letters before a name. */
const PEOPLE_BEFORE = /(?<!\p{L})(\p{Ll}{5,}) $/u;

/** The regions of the list of towns by their adjectives, in all forms. */
export const regionsByAdjective = memoise((locale): ReadonlyMap<string, string> => {
  const lines =
    packOf(locale)
      ?.places?.ofRegions?.split('|')
      .map((line) => line.split(' ')) ?? [];
  return new Map(lines.flatMap(([region = '', ...stems]) => stems.flatMap((stem) => ['e', 'en', 'er', 'em', 'es'].map((ending) => [stem + ending, region.replaceAll('_', ' ')] as const)))); // prettier-ignore
});

/** The one country of whose people or things a line tells, folded: "im [Vilches] spanischer Fischer". */
function nationIn(line = '', locale: string): string | undefined {
  const peoples = peoplesOf(locale);
  const found = new Set((line.match(SMALL_WORDS) ?? []).flatMap((word) => peoples.get(word)?.[0] ?? []));
  const [only] = found;
  return found.size === 1 && only !== undefined ? fold(only) : undefined;
}

const SMALL_WORDS = /(?<!\p{L})\p{Ll}{5,}(?!\p{L})/gu;

/** Another name follows, behind a comma or a small word. */
const GOES_ON = /^ ?(?:, ?(?:\p{Ll}{1,3} )?|(?:\p{Ll}{1,3}|&) )\p{Lu}/u;

const BEHIND_A_COMMA = /^ ?, /u;

/** Between a town and its state: ", ", " (", "/". */
const BEFORE_STATE = /^ ?(?:, |\( ?|\/ ?)$/u;

/** By folded town abroad the folded countries that have another one of its name. */
const alsoAbroad = memoise((locale): ReadonlyMap<string, readonly string[]> => {
  const lines = packOf(locale)?.places?.alsoAbroad?.split('|') ?? [];
  return new Map(lines.map((line) => {
    const [town = '', ...countries] = line.split(' ').map((name) => fold(name.replaceAll('_', ' ')));
    return [town, countries] as const;
  })); // prettier-ignore
});

/** Whether the line of a town by the sea tells of that ("die Werft in Emden"), or of any what stands before it: "praia de Lind". */
const isPort = (text: string, { before, line = '' }: Mention, { locale }: Setting): boolean => {
  const { sea, shores } = packOf(locale)?.places ?? {};
  return shores?.test(before) === true || (isPortTown(text, locale) && sea?.test(line) === true);
};

/** The most between a place and the town whose council governs it. */
const BEFORE_COUNCIL = 30;

/** Between two towns that a constituency or a line is called after together. */
const JOINED = /^ ?(?:-{2,3}|[–—]) ?$/u;

/** Where the places of a document lie, by those of them that the lists know. */
export function surroundingsOf(
  mentions: readonly Mention[],
  bodies: readonly Mention[],
  lexicon: Lexicon,
  setting: Setting,
): Surroundings {
  const { homes, abroad: countries, others: elsewhereTowns } = lexicon.world;
  const votes = new Map<string, number>();
  let home = 0;
  let isHome = false;
  const lies = new Map<string, LiesIn>();
  const peopled = new Set<string>();
  const unlisted = new Set<string>();
  const regions = new Map<string, number>();
  const regionsNamed = new Set<string>();
  const lands = new Map<string, number>();
  const tell = (land: string, weight: number) => lands.set(land, (lands.get(land) ?? 0) + weight);
  const named = new Set<string>();
  const { smallPeoples: hasPeoples = false, borrowsNames = false } = packOf(setting.locale)?.places ?? {};
  const capitals = new Set<string>();
  const inProvinces = new Map<string, Slot>();
  const seated = new Set<string>();
  const farIn = new Set<string>();
  const keptAreas = new Set<string>();
  const governing = new Set<string>();
  const { seatsBefore } = packOf(setting.locale)?.places ?? {};
  const largest = new Set<string>();
  const joined: (readonly [Slot, Slot])[] = [];
  const coastal = new Set<string>();
  const greater = new Set<string>();
  const regionsAbroad = new Set<string>();
  const ofStates = new Map<string, Slot>();
  const { sea, greatest = '', largest: isLargest } = packOf(setting.locale)?.places ?? {};
  const homeTowns: (readonly [number, Slot])[] = [];
  const allTowns: (readonly [number, Slot])[] = [];
  let town: Slot | undefined;
  /** Whether that stands behind another and a comma. */
  let isInRow = false;
  let abroad: Slot | undefined;
  let end = 0;
  const councils = packOf(setting.locale)?.places?.bodySeats?.filter(({ isCouncil }) => isCouncil === true) ?? [];
  const writtenIn = mentions.find((mention) => mention.writtenIn !== undefined)?.writtenIn;
  const here = writtenIn === undefined ? undefined : regionOfLand(writtenIn, lexicon);
  if (writtenIn !== undefined) tell(writtenIn, 2 * TELLS_MUCH);
  for (const mention of mentions) {
    const gap = mention.entity.start - end;
    // "Lindinha, no concelho de Lind"
    const governed = gap <= BEFORE_COUNCIL && councils.some(({ before }) => before?.test(mention.before) === true) ? town : undefined; // prettier-ignore
    const isParted = gap > BESIDE && !(gap <= BEHIND_COMMA && (BEHIND_A_COMMA.test(mention.before.slice(-gap)) || JOINED.test(mention.before.slice(-gap)))) && !(town !== undefined && definesTown(town.text, mention, setting.locale)); // prettier-ignore
    if (isParted) town = abroad = undefined;
    const ofState = town ?? abroad;
    if (
      ofState !== undefined &&
      (BEFORE_STATE.test(mention.before.slice(-gap)) || isWithin(mention.before, gap, setting.locale))
    ) {
      // "Qvulsa, Oklahoma", "Dallas i Texas"
      const abroad = statesAbroad(setting.locale);
      const country = abroad.states.has(fold(mention.text)) ? abroad.countries.find((key) => countries.has(key)) : undefined; // prettier-ignore
      if (country !== undefined) {
        if (ofState === town) lies.set(town.key, { country });
        ofStates.set(fold(mention.text), ofState);
      }
    }
    // "Qvarsk i Jugoslavien": in what takes the place of the country that has its towns today.
    const today = town === undefined ? undefined : formerOf(setting.locale).get(fold(mention.text));
    if (town !== undefined && today !== undefined) {
      lies.set(town.key, { country: today });
      peopled.add(today);
    }
    let zip = (ZIP_BEFORE.exec(mention.before) ?? ZIP_BEHIND.exec(mention.after))?.[1]?.replace(' ', '');
    ({ end } = mention.entity);
    const { template } = readMention(mention, lexicon, setting.locale);
    for (const [i, part] of template.entries()) {
      if (typeof part === 'string') continue;
      // "Lugar-38611 Provincia": a postcode joined to a town tells where that lies.
      const posted = part.kind === 'zip' && template[i - 1] === '-' ? regionOfZip(part.text, lexicon.world) : undefined;
      if (town !== undefined && posted !== undefined) lies.set(town.key, { region: posted, zip: part.text });
      const { key, region } = part;
      // "the Severn": a water that lies in one home country alone tells of that.
      const landBy = i === 0 && borrowsNames ? landOfWater(mention, lexicon, setting) : undefined;
      if (landBy !== undefined) tell(landBy, TELLS_MUCH);
      const previous = template[i - 1];
      const textBefore = typeof previous === 'string' ? previous : '';
      // "Devon" is no town in Alberta: others of its line come for it.
      const kind = part.kind === 'city' && part.grammar !== TOWN && regionOfPart(key, setting.locale) !== undefined && lexicon.places.alike(key) !== undefined ? 'region' : part.kind; // prettier-ignore
      if (kind === 'country' && !lexicon.world.landlocked.has(key) && [mention.before.slice(-BY_SEA), mention.after.slice(0, BY_SEA)].some((beside) => sea?.test(beside))) coastal.add(key); // prettier-ignore
      if (kind === 'city' && isPort(part.text, mention, setting)) coastal.add(key);
      if (kind === 'city' && part.band === 0 && isLargest?.test(mention.after) === true) largest.add(key);
      if (kind === 'city' && town !== undefined && JOINED.test(i === 0 ? mention.before.slice(-gap) : textBefore)) joined.push([town, part]); // prettier-ignore
      // "Storlund": only great towns have a greater area.
      if (kind === 'city' && part.casing === 'lower' && i > 0 && fold(greatest).split(' ').includes(key)) greater.add(key); // prettier-ignore
      if (town !== undefined && (kind === 'state' || kind === 'region') && regionOfPart(key, setting.locale) !== undefined && lies.get(town.key)?.zip === undefined) lies.set(town.key, { part: part.text }); // prettier-ignore
      // "Kent", "England": what no list has beside them is no town in America.
      const isPart = borrowsNames && (kind === 'state' || kind === 'region');
      const around = isPart ? (regionOfPart(key, setting.locale) ?? (lexicon.world.townsIn(part.text) ? part.text : undefined)) : undefined; // prettier-ignore
      if (
        around !== undefined &&
        !/^\p{Lu}+$/u.test(around) && // "Perth" beside Ontario may be in Australia
        regionNamed(part.text, lexicon.world) === undefined &&
        lexicon.world.landOf(around) !== around
      ) {
        tell(lexicon.world.landOf(around), TELLS_MUCH);
        regions.set(around, (regions.get(around) ?? 0) + 1);
      }
      // "Wittenberg in Saxony-Anhalt": a region abroad of which lists of other languages have the towns.
      const isAbroad = kind === 'region' && elsewhereTowns.townsOf(key) !== undefined;
      if (isAbroad) regionsAbroad.add(key);
      if ((part.kind === 'world-city' || part.kind === 'city') && borrowsNames && lies.get(key) === undefined) {
        const told = elsewhereTowns.regionsIn(mention.line ?? '');
        const own = told.length === 0 ? undefined : told.find((name) => elsewhereTowns.regionsWith(key).includes(name));
        // Beside one region what no list has lies there too.
        const only = told.length === 1 && part.region === undefined ? told[0] : undefined;
        if (own !== undefined || only !== undefined) lies.set(key, { within: own ?? only ?? '' });
      }
      // "aldeia Kwexal", whatever its letters look like.
      if (here !== undefined && i === 0 && kind === 'city' && region === undefined && !lies.has(key) && PLACE_KINDS.has(fold(WORD_OF_KIND.exec(mention.before)?.[1] ?? ''))) lies.set(key, { region: here }); // prettier-ignore
      // "concelho de Lind", as a town of the other home country is called too.
      if (here !== undefined && i === 0 && kind === 'city' && !!region && lexicon.world.landOf(region) !== writtenIn && isWordOfLand(mention.before, writtenIn ?? '', setting.locale)) lies.set(key, { region: here }); // prettier-ignore
      if (governed !== undefined && i === 0 && kind === 'city' && governed.key !== key && !lies.has(governed.key)) lies.set(governed.key, { of: part.text }); // prettier-ignore
      const before = town ?? abroad;
      if (before !== undefined && isAbroad) lies.set(before.key, { within: part.text });
      const ofRegions = kind === 'region' ? lexicon.places.list('region') : undefined;
      const nation = kind === 'region' ? (lexicon.places.nationsWith(key)[0] ?? '') : '';
      if (nation !== '' && countries.has(nation)) {
        peopled.add(nation);
        votes.set(nation, (votes.get(nation) ?? 0) + 2);
        if (town !== undefined && !lies.has(town.key)) lies.set(town.key, { country: nation });
      }
      // "Qvilla es un municipio de la provincia de Badajoz"
      const ofProvince = town !== undefined && part.grammar === PROVINCE ? regionAroundProvince(part.text, lexicon.places, setting.locale, [town.region]) : undefined; // prettier-ignore
      if (town !== undefined && ofProvince !== undefined) {
        lies.set(town.key, { region: ofProvince });
        if (!inProvinces.has(key)) inProvinces.set(key, town);
      }
      if (kind === 'region' && (ofRegions?.find(key) ?? ofRegions?.find(part.text)) === undefined) continue; // of any country
      const own = kind === 'state' || kind === 'region' || kind === 'region-code' ? regionNamed(part.text, lexicon.world) : undefined; // prettier-ignore
      if (own !== undefined) {
        regionsNamed.add(own);
        if (isPart) regions.set(own, (regions.get(own) ?? 0) + 1);
      }
      if (town !== undefined && own !== undefined && lies.get(town.key)?.part === undefined)
        lies.set(town.key, { region: own, zip: kind === 'region-code' ? areasOfCodes(setting.locale).get(part.text) : undefined }); // prettier-ignore
      else if (town !== undefined && (kind === 'state' || kind === 'region') && lexicon.world.townsIn(part.text))
        lies.set(town.key, { region: part.text }); // prettier-ignore
      else if (town !== undefined && kind === 'country' && lies.get(town.key)?.within === undefined) {
        if (!homes.has(key)) peopled.add(key);
        lies.set(town.key, homes.has(key) ? (lexicon.world.townsIn(part.text) ? { region: part.text } : {}) : { country: key }); // prettier-ignore
      }
      if (
        abroad !== undefined &&
        kind === 'country' &&
        lies.get(abroad.key)?.within === undefined &&
        key !== fold(abroad.region ?? '')
      ) {
        // "Brno, Czech Republic", where the list of towns calls it Czechia.
        peopled.add(key);
        lies.set(abroad.key, { country: key });
      }
      // "Solhem i Uppsala": what lies in a town of the lists lies where that does.
      if (kind === 'city' && town?.region === undefined && town !== undefined && region && lexicon.world.regions.has(region) && isWithin(mention.before, gap, setting.locale)) lies.set(town.key, { region }); // prettier-ignore
      abroad = kind === 'world-city' ? part : undefined;
      // "im hessischen Vilchheim"
      const ofRegion = kind === 'city' ? regionsByAdjective(setting.locale).get(PEOPLE_BEFORE.exec(mention.before)?.[1] ?? '') : undefined; // prettier-ignore
      if (ofRegion !== undefined) lies.set(key, { region: ofRegion, stays: true });
      // "im spanischen Vilches": of what country the word before a town that no list has at home tells, it lies there.
      const isPlain = kind === 'city' && !region && hasPeoples;
      const people = isPlain ? peoplesOf(setting.locale).get(PEOPLE_BEFORE.exec(mention.before)?.[1] ?? '') : undefined;
      const isStrange = isPlain && people === undefined && lexicon.world.originOf(part.text, false) !== undefined;
      const isOf = isStrange ? nationIn(mention.line, setting.locale) : people && fold(people[0] ?? '');
      if (isOf !== undefined && countries.has(isOf)) {
        lies.set(key, { country: isOf });
        peopled.add(isOf);
      }
      // "Plasencia, Cáceres": behind a town stands the province, which is called after its capital.
      const isBehindOne = (town !== undefined && town.key !== key) || (i === 0 && packOf(setting.locale)?.places?.partBefore?.test(mention.before) === true); // prettier-ignore
      if (kind === 'city' && isBehindOne && isProvince(part.text, setting.locale)) {
        capitals.add(key);
        const isOfIt = /^[\s(,]*$/u.test(mention.before.slice(-gap)) && !isInRow && !GOES_ON.test(mention.after); // in "Bergamo e Trieste" neither
        if (isOfIt && town !== undefined && town.key !== key && !inProvinces.has(key)) inProvinces.set(key, town);
      }
      // "Elstow, London", "Elstow in London": a small place before a great city is one of its parts.
      const isBehindTown = kind === 'city' && town !== undefined && BEHIND_A_COMMA.test(mention.before.slice(-gap));
      const isOneOfSome = isInRow || GOES_ON.test(mention.after); // "Elstow, London and Leeds"
      if (kind === 'city' && town !== undefined && !isMetropolis(town.text, setting) && town.key !== key && !lies.has(town.key) && isMetropolis(part.text, setting) && ((isBehindTown && !isOneOfSome) || isWithin(mention.before, gap, setting.locale))) lies.set(town.key, { of: part.text }); // prettier-ignore
      isInRow = isBehindTown;
      town = kind === 'city' ? part : undefined;
      if (kind === 'city' && i === 0 && seatsBefore?.test(mention.before) === true) seated.add(key);
      if (
        part.kind === 'world-city' &&
        governsHere(mention, setting.locale) &&
        !tellsPeopleOf((part.region ?? '').replaceAll('_', ' '), key, mention.line ?? '', setting.locale)
      )
        governing.add(key);
      if (part.kind === 'world-city' && part.region && packOf(setting.locale)?.places?.distances?.test(mention.line ?? '') === true) farIn.add(fold(part.region)); // prettier-ignore
      if (town?.region && lexicon.world.regions.has(town.region)) homeTowns.push([mention.entity.start, town]);
      if (kind === 'city' || kind === 'world-city') allTowns.push([mention.entity.start, part]);
      if (kind === 'city' && region === undefined) unlisted.add(part.text);
      else if (kind === 'city' && region !== '') {
        regions.set(region ?? '', (regions.get(region ?? '') ?? 0) + 1);
        tell(lexicon.world.landOf(region ?? ''), isOfSeveral(key, setting.locale) ? TELLS_LITTLE : 1);
      }
      // "44000 Nantes": the postcode is replaced by one of another region, whatever the lists say of the town.
      const zipped = kind === 'city' && zip !== undefined ? regionOfZip(zip, lexicon.world) : undefined;
      if (zipped !== undefined && lies.get(key)?.stays !== true) lies.set(key, { region: zipped, zip });
      // "natif de Qvy en Corrèze": the part stays, and towns of it come.
      const behind = kind === 'city' && i === template.length - 1 ? packOf(setting.locale)?.places?.partBehind?.exec(mention.after) : undefined; // prettier-ignore
      const within = behind ? areaOfPart(behind[1] ?? '', lexicon.world, setting.locale) : undefined;
      const at = end + (behind?.[0] ?? '').length - (behind?.[1] ?? '').length;
      if (within !== undefined && mentions.every(({ entity }) => entity.start !== at)) {
        lies.set(key, { ...within, stays: true });
        if (within.zip !== undefined) keptAreas.add(within.zip.slice(0, 2));
      }
      zip = kind === 'zip' ? part.text : undefined;
      // "Magadha" has no towns, whatever it is called.
      const isListedOne = kind === 'country' && lexicon.places.find(key, 'country')?.kind === 'country';
      const country = isListedOne ? key : kind === 'world-city' || (region && countries.has(fold(region))) ? fold(region ?? '') : ''; // prettier-ignore
      if (country !== '') {
        if (kind === 'country') named.add(country);
        else peopled.add(country);
        if (homes.has(country)) home += 2;
        else votes.set(country, (votes.get(country) ?? 0) + 2);
      } else if (region !== undefined || kind === 'zip' || kind === 'region-code') home += AT_HOME[kind] ?? 0;
      const land = kind === 'zip' ? landOfZip(part.text) : own === undefined ? undefined : lexicon.world.landOf(own);
      if (land !== undefined) tell(land, TELLS_MUCH);
      isHome ||= kind === 'zip' || kind === 'state' || kind === 'region' || kind === 'region-code' || (kind === 'city' && country === ''); // prettier-ignore
    }
  }
  // "Kenya Airways flew to Mombasa": what a body is called by becomes another country, and its towns do.
  for (const body of peopled.size === 0 ? [] : bodies) {
    const country = countryOfBody(body, lexicon, setting);
    if (country !== undefined && peopled.has(country)) named.add(country);
  }
  for (const [, { key, region: own = '' }] of allTowns) {
    const there = lies.has(key) || (votes.get(fold(own)) ?? 0) > 2 ? undefined : alsoAbroad(setting.locale).get(key)?.find((country) => votes.has(country)); // prettier-ignore
    if (there !== undefined) lies.set(key, { country: there });
  }
  // "Lind --- Norvik" of one region, be there a town called as one of them in another.
  for (const pair of joined) {
    const [only] = regionsNamed.size === 1 ? regionsNamed : [];
    const region = pair.map((one) => lies.get(one.key)?.region ?? one.region ?? '').find((own) => regionsNamed.has(own)) ?? only; // prettier-ignore
    if (region === undefined) continue;
    for (const { key } of pair) if (lies.get(key)?.region === undefined) lies.set(key, { region });
  }
  for (const [key, city] of citiesOfQuarters(mentions, lexicon.places, setting.locale)) {
    lies.set(key, { quarterOf: city });
    lies.set(fold(city), { ...lies.get(fold(city)), hasQuarters: true });
  }
  // "a commune in the French département of [Qvy]": what no list knows lies where the text around it tells.
  const isUntold = !hasPeoples && unlisted.size > 0 && home === 0 && votes.size === 0; // else each line tells
  const beside = isUntold ? mentions.find(({ toldIn }) => toldIn !== undefined)?.toldIn?.() : undefined;
  if (beside !== undefined && countries.has(beside.country)) {
    votes.set(beside.country, 1);
    peopled.add(beside.country);
  }
  const [elsewhere, most = 0] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const stays = new Set(
    mentions.flatMap(({ stays: isKept, staysIn, text }) => (isKept === true ? [fold(text)] : (staysIn ?? []))),
  );
  if (beside?.stays === true) stays.add(beside.country);
  for (const key of new Set(stays)) for (const name of lexicon.world.namesOf.get(key) ?? []) stays.add(name);
  for (const mention of mentions) if (isCutOfTowns(mention, { peopled }, setting)) stays.add(fold(mention.text));
  const { states, countries: called } = statesAbroad(setting.locale);
  if (mentions.some(({ text }) => states.has(fold(text)))) for (const key of called) stays.add(key);
  const origins = [...unlisted].map((name) => lexicon.world.originOf(name, false));
  const origin = origins.find((own) => origins.filter((other) => other === own).length * 2 > Math.max(origins.length, MOST_ALONE)); // prettier-ignore
  const [land = '', weight = 0] = [...lands].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const others = [...lands.values(), ...votes.values()].reduce((sum, each) => sum + each, 0) - weight;
  const [near] = [...regions].filter(([region]) => lexicon.world.landOf(region) === land).toSorted((a, b) => b[1] - a[1])[0] ?? []; // prettier-ignore
  // Abroad may be told of too, where no more is told of that.
  const isOnlyLand = lands.size === 1 && home > 0 && home >= most;
  const nearby = weight >= 1 && (weight > others || isOnlyLand) ? (near ?? lexicon.world.firstOf.get(land) ?? (land === writtenIn ? here : undefined)) : undefined; // prettier-ignore
  // The one country abroad that the document tells of has the towns that look foreign, and so has what replaces it.
  const told = [...new Set([...named, ...peopled])].filter((country) => !homes.has(country));
  const foreign = most > home ? elsewhere : told.length === 1 ? told[0] : undefined;
  if (
    foreign !== undefined &&
    countries.has(foreign) &&
    [...unlisted].some((name) => most > home || lexicon.world.originOf(name, isHome) !== undefined)
  )
    peopled.add(foreign);
  const former = formerOf(setting.locale);
  const formers = mentions.map(({ text }) => fold(text)).map((name) => (former.has(name) ? name : name.replace(/s$/u, ''))); // prettier-ignore
  return {
    isHome,
    formers: formers.flatMap((name) => (former.has(name) ? [[name, former.get(name) ?? ''] as const] : [])),
    together: togetherIn(mentions, setting.locale),
    initials: initialsIn(mentions, lexicon),
    heldIn: mentions.find(({ heldIn }) => heldIn !== undefined)?.heldIn,
    towns: homeTowns,
    allTowns,
    regionsNamed,
    regionsTold: new Set([...regions.keys(), ...regionsNamed]).size,
    nearby,
    abroad: most > home ? elsewhere : undefined,
    isFarOff: most >= FAR_OFF,
    foreign,
    areMany: unlisted.size > FEW_UNLISTED,
    areNative: origins.filter((own) => own === undefined).length + new Set(homeTowns.map(([, { key }]) => key)).size > new Set(allTowns.flatMap(([, { kind, key }]) => (kind === 'world-city' ? [key] : []))).size, // prettier-ignore
    lies,
    capitals,
    inProvinces,
    seated,
    farIn,
    governing,
    keptAreas: keptAreas.size === 0 ? undefined : keptAreas,
    coastal,
    largest,
    greater,
    within: regionsAbroad,
    ofStates,
    lands: new Set(lands.keys()),
    peopled,
    named,
    stays,
    origin,
  };
}

/** The folded country abroad that a name begins with or ends in, which becomes another there too: "Kenya Airways", "Bank of Japan". */
function countryOfBody({ text, type }: Mention, lexicon: Lexicon, { locale }: Setting): string | undefined {
  const { titleCase, state } = packOf(locale)?.institutions ?? {};
  if (type !== 'organisation' || titleCase !== true || state?.test(text) === true) return undefined;
  const words = text.split(' ');
  const ends = [text.split(' of ').slice(1).at(-1), ...[1, 2, 3].flatMap((size) => (size < words.length ? [words.slice(0, size).join(' ')] : []))]; // prettier-ignore
  const country = ends.find((name) => name !== undefined && lexicon.places.find(fold(name), 'country')?.kind === 'country'); // prettier-ignore
  return country === undefined || lexicon.world.homes.has(fold(country)) ? undefined : fold(country);
}

/** A word before a name, with a preposition between them where it has one. */
const WORD_OF_KIND = /(?<!\p{L})(\p{Ll}{4,}) (?:d[aeo]s? )?$/u;

/** A region of a home country that has towns of every size. */
function regionOfLand(land: string, { world }: Lexicon): string | undefined {
  const regions = [...world.regions.keys()].filter((region) => world.landOf(region) === land);
  return world.firstOf.get(land) ?? regions.toSorted((a, b) => (world.regions.get(b)?.length ?? 0) - (world.regions.get(a)?.length ?? 0))[0]; // prettier-ignore
}

/** Whether one of the words of a home country stands right before a name, with a preposition between them. */
function isWordOfLand(before: string, land: string, locale: string): boolean {
  const word = /(?<!\p{L})\p{L}+(?= \p{Ll}{1,3} $)/u.exec(before)?.[0];
  const words = packOf(locale)?.places?.landWords?.[land];
  return word !== undefined && words !== undefined && word.search(words) === 0;
}

/** The home country by whose land alone a water lies: "the Severn". */
function landOfWater({ text, before }: Mention, { world }: Lexicon, { locale }: Setting): string | undefined {
  const shores = [...(readWater(text, before, locale)?.water.shores ?? [])];
  const lands = new Set(shores.flatMap((shore) => (shore.startsWith(LAND) ? [shore.slice(LAND.length)] : world.regions.has(shore) ? [world.landOf(shore)] : []))); // prettier-ignore
  const [land = ''] = lands;
  return lands.size === 1 && world.firstOf.has(land) ? land : undefined;
}

/** Before the code of a country among the shores of a water. */
const LAND = 'land ';

/** Whether nothing but what a town is stands between it and a mention: "Qvilla è un comune italiano della provincia di ". */
function definesTown(town: string, { text, before, line = '' }: Mention, locale: string): boolean {
  const { copulas } = packOf(locale)?.places ?? {};
  if (copulas === undefined) return false;
  const at = line.indexOf(before + text) + before.length;
  const from = line.lastIndexOf(town, at);
  return at >= before.length && from >= 0 && copulas.test(line.slice(from + town.length, at));
}

/** Directions, and the endings of ordinal numbers. */
export const STREET_PARTS = new Set([
  'ne',
  'nw',
  'se',
  'sw',
  'st',
  'nd',
  'rd',
  'th',
  'er',
  'eme',
  'hwy',
  ...wordsOf(({ places }) => places?.directions),
]);
