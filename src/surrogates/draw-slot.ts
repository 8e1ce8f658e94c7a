import { memoise, perObject, rememberLast } from '../core/caches.ts';
import { hasWord } from '../core/has-word.ts';
import { obtain } from '../core/collections.ts';
import { nameGenders } from '../languages/agreement.ts';
import { careFieldOf } from './institutions/care.ts';
import { packOf } from '../languages/index.ts';
import { DEFAULT_LOCALE } from '../languages/locale.ts';
import { countTokens } from '../resources/gazetteer-list.ts';
import type { GazetteerList } from '../resources/gazetteer.ts';
import { isNearWord, mayBeNear, nearCopy } from '../text/near-copy.ts';
import { drawApart } from './apart.ts';
import { fold, mapShape } from './case.ts';
import { otherClassWords, ownsWithS } from './institutions/class-words.ts';
import { HONOURS } from './kind-words.ts';
import { type Lexicon, stemOf } from './lexicon.ts';
import { type Home, listOfOrigin, type NameRole } from './persons/name-lexicon.ts';
import { GENDERED, indexOf } from './places/articled-places.ts';
import { capitalOf, drawOfKind, ENOUGH_IN_AREA, existing, greatTownsOf, isProvince, isOfSeveral, knownTowns, largestIn, lineOf, metropolisesIn, nationOfDivision, NEAR_DRAWS, nearTo, ofLand, pickGreatest, portsLike, provincesLike, seatsThere, townsHeldIn, townsLike, townsOfSize } from './places/choices.ts'; // prettier-ignore
import { hasSeat, moveOf, neighboursFor, noteMove, regionsNearTo } from './places/neighbours.ts';
import { isCode, isPlaceKind, type Place, regionOfPart } from './places/place-lexicon.ts';
import { citiesWithQuarters, quartersIn } from './places/quarters.ts';
import { classOfCountry, nameOfRegion, otherArea, otherPart, otherRegion, regionNamed, regionOfZip, type Towns } from './places/world.ts'; // prettier-ignore
import { ARTICLED, COUNTY, DATED, DIVISION, GREAT, ONE, PROVINCE, type Slot, type Surroundings, TITLE, TOWN } from './slots.ts'; // prettier-ignore
import { BARE } from './titles.ts';
import type { Draw, Setting } from './types.ts';

export const TRIES = 24;

/** So many times as many where few names have the gender that is asked for. */
const RARE_GENDER = 6;
const HAN_KIND = /\p{Script=Han}{3,}$/u;

/** Grammars of wards and of what they are for. */
const OF_CARE = /^(?:department|specialty|organisation-(?:ward|unit|specialty))(?:-|$)/u;

const STREET_FORMS = new Set([ARTICLED, TITLE, DATED]);

/** Which of these forms a name of a street has; empty for none. */
function formOfStreet(core: string): string {
  if (/^(?:\p{Ll}+ )*\p{Nd}/u.test(core)) return DATED;
  const words = core.split(/[ .-]|(?<=['’])/u).filter((word) => word !== '');
  const first = words.findIndex((word) => /^\p{Lu}/u.test(word));
  if (HONOURS.has(fold(words[first] ?? '')) && first < words.length - 1) return TITLE;
  return /^\p{Ll}/u.test(core) ? ARTICLED : '';
}

const coresOfForms = perObject((list: GazetteerList): ReadonlyMap<string, readonly string[]> => {
  const forms = new Map<string, string[]>();
  for (const core of list.values) obtain(forms, formOfStreet(core), () => []).push(core);
  return forms;
});

/** With fewer, given names are drawn: "Saint Iyad". */
const ENOUGH_SAINTS = 8;

/** German "-s" goes on one word that has none yet ("Hessens", "der Niederlande"), "-n" on nothing but what it was read from. */
export function endingOf(value: string, ending: string, locale?: string): string {
  if (ending === '' || !ending.endsWith('s') || /\s/u.test(value)) return '';
  if (/\p{Lu}$/u.test(value) && ownsWithS(locale ?? '')) return ':s'; // "SK:s"
  return /[sßxz]$/u.test(value) ? (packOf(locale ?? '')?.names?.genitive?.afterSibilant ?? '') : 's';
}

/** "Le Mans" would be "du Mans" after "de". */
export function isContracting(folded: string, key: string, locale: string): boolean {
  const words = packOf(locale)?.agreement?.contracting;
  if (words === undefined) return false;
  const begins = (text: string): boolean => words.split(' ').some((word) => text.startsWith(`${word} `));
  return begins(folded) && !begins(key);
}

export function drawValue(slot: Slot, draw: Draw, lexicon: Lexicon, setting: Setting, around = NOWHERE): string {
  const drawNext = (again: number): string => drawOnce(slot, draw, lexicon, setting, around, again);
  if (draw.places === undefined) return drawNext(0);
  // Two bodies of a document do not become one either.
  if (slot.kind === 'grammar') return drawApart(draw.places, `name ${slot.key}`, drawNext, (drawn) => `name ${fold(drawn)}`) ?? drawNext(0); // prettier-ignore
  if (!isPlaceKind(slot.kind)) return drawNext(0);
  const before = slot.kind === 'city' || slot.kind === 'region' ? moveOf(draw.places, slot) : undefined;
  if (before !== undefined && mayBeMove(slot, before, lexicon)) return before;
  const drawn = drawApart(draw.places, slot.key, drawNext, fold) ?? drawNext(0);
  // A county called like a town elsewhere moves no towns there: "the Duke of Rutland, near Oakham".
  const isNoted = before === undefined && isOfSomewhere(slot) && lexicon.places.alike(slot.key) === undefined;
  if (isNoted) noteMove(draw.places, slot, drawn, setting);
  return drawn;
}

/** Whether what replaces a place should lie near what replaces its neighbours. */
const isOfSomewhere = ({ kind, grammar }: Slot): boolean =>
  (kind === 'region' || kind === 'city') && (grammar === '' || grammar === TOWN);

/** Whether what a place became may stand in a slot too. */
function mayBeMove(slot: Slot, moved: string, { places }: Lexicon): boolean {
  if (slot.grammar === ONE) return countTokens(moved) === 1;
  if (slot.grammar === GREAT) return places.list('city')?.find(moved)?.band === 0;
  return isOfSomewhere(slot);
}

const NOWHERE_ELSE: ReadonlyMap<string, Slot> = new Map();

/** The capital of the province in which lies what the town before a province becomes; `undefined` where there is none or no list tells. */
function capitalsAround(
  slot: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): readonly string[] | undefined {
  const town = setting.partition === 'all' ? around.inProvinces?.get(slot.key) : undefined;
  // What the town becomes may hang on this slot in turn ("Jaén, Granada" and "Granada, Jaén"): there nothing is asked again.
  if (town === undefined) return undefined;
  const area = lexicon.world.areaOf(drawValue(town, draw, lexicon, setting, { ...around, inProvinces: NOWHERE_ELSE }));
  const capitals = area === undefined ? undefined : capitalOf(area, lexicon, setting.locale);
  return capitals?.every((capital) => isProvince(capital, setting.locale)) === true ? capitals : undefined;
}

/** @param again how many times it was drawn before. */
function drawOnce(slot: Slot, draw: Draw, lexicon: Lexicon, setting: Setting, around: Surroundings, again = 0): string {
  const { scope, document } = draw;
  if (around.greater?.has(slot.key) === true) return pickGreatest(slot, draw, lexicon, again, setting);
  const county = slot.grammar === COUNTY ? drawCounty(slot, draw, lexicon, setting, around, again) : undefined;
  if (county !== undefined) return county;
  const isOfList = isPlaceKind(slot.kind) && slot.grammar !== PROVINCE;
  const line =
    isOfList && slot.grammar !== TOWN && setting.partition === 'all'
      ? existing(lineOf(slot, lexicon, around), draw, setting)
      : undefined;
  const moved = line === undefined ? undefined : nationBecomes(slot, draw, lexicon, setting, around);
  const inLine = moved === undefined ? line : regionsLike(slot, fold(moved), lexicon);
  const inNation = moved === undefined ? undefined : lexicon.world.abroad.get(fold(moved));
  const within = isOfList && inLine === undefined ? (inNation ?? placeWithin(slot, draw, lexicon, setting, around)) : undefined; // prettier-ignore
  if (typeof within === 'string') return within;
  const own = scope.fork(streamOf(slot), slot.key);
  const rng = again === 0 ? own : own.fork('apart', again);
  const one = slot.kind === 'given-name' || slot.kind === 'family-name' || slot.kind === 'saint';
  const tokens = one || slot.grammar === ONE ? 1 : setting.keepTokens ? slot.tokens : undefined;
  const ofThere = one ? namesOfPeople(slot, setting) : undefined;
  const list = within?.list ?? ofThere?.list ?? listOf(slot, lexicon);
  const { partition } = setting;
  const { world } = lexicon;
  const isHere =
    slot.kind === 'city' || (slot.kind === 'world-city' && (within?.region ?? slot.region) === slot.region);
  const ofBodies = isHere && partition === 'all' ? around.seats?.get(slot.key) : undefined;
  const seats =
    ofBodies === undefined
      ? undefined
      : seatsThere(
          ofBodies.filter((name) => fold(name) !== slot.key),
          again < NEAR_DRAWS ? within : undefined, // a flight between two towns
          around.lies?.get(slot.key)?.zip !== undefined,
          lexicon,
        );
  const inArea = within?.area === undefined ? undefined : ((around.capitals?.has(slot.key) === true ? capitalOf(within.area, lexicon, setting.locale) : undefined) ?? greatTownsOf(slot, within.area, around, setting, again) ?? townsLike(slot, within.area, tokens, lexicon, again === 0)); // prettier-ignore
  if (
    inLine === undefined &&
    inArea === undefined &&
    seats === undefined &&
    within?.names === undefined &&
    slot.kind === 'city' &&
    partition === 'all' &&
    tokens === undefined
  ) {
    const alike = drawOfKind(slot, lexicon, list, within?.region, rng);
    if (alike !== undefined) return alike;
  }
  // A town abroad that the list of such has is a great one at home.
  const isGreat = slot.kind === 'world-city' && list !== lexicon.places.list('world-city');
  // Where those of a region are taken, or it has hardly any, a great town lies elsewhere sooner than that it becomes a village.
  const isElsewhere = (again >= NEAR_DRAWS || (within?.region !== undefined && list !== undefined && (knownTowns(list).get(within.region) ?? 0) < ENOUGH_IN_AREA)) && slot.band === 0 && slot.kind === 'city' && slot.grammar !== PROVINCE && list === lexicon.places.list('city') && around.lies?.has(slot.key) !== true && around.regionsNamed?.has(slot.region ?? '') !== true; // prettier-ignore
  const filter =
    list === undefined
      ? { partition }
      : {
          partition,
          gender: slot.gender === 'u' ? undefined : slot.gender,
          band: within?.band ?? (again < NEAR_DRAWS || isElsewhere ? (isGreat ? 0 : slot.band) : undefined), // of some countries few are known
          tokens,
          // Of landscapes those of the same country.
          region: isElsewhere ? ofLand(within?.region, rng, world) : (within?.region ?? ofThere?.people ?? (slot.kind === 'region' ? list.find(slot.text)?.region : undefined)), // prettier-ignore
        };
  const isAbroad = draw.mayStay === true && (slot.kind === 'world-city' || slot.kind === 'city') && within?.region !== undefined && world.abroad.has(fold(within.region)); // prettier-ignore
  const grammar = slot.grammar === 'organisation' ? grammarOfWhole(lexicon, around) : slot.grammar;
  const isOfAll = slot.kind === 'country' && partition === 'all' && list === lexicon.places.list('country');
  // Of a document a country becomes the same wherever it is named, be it by its people: towns of it must be known.
  const isPeopled = isOfAll && around.peopled?.has(slot.key) === true;
  const isCoastal = slot.kind === 'country' && around.coastal?.has(slot.key) === true;
  const isFar = isOfAll && draw.mayStay === true && !world.homes.has(slot.key);
  const withTowns = isPeopled || isFar ? nearTo(slot.key, world.nearWithTowns) : undefined;
  const near = again < NEAR_DRAWS ? (withTowns ?? (isPeopled || !isOfAll ? undefined : nearTo(slot.key, world.near))) : undefined; // prettier-ignore
  const countries = isOfAll ? (near ?? world.countries.get(classOfCountry(slot.key, setting.locale))) : undefined;
  const saints =
    slot.kind === 'saint' && partition === 'all'
      ? (slot.grammar === '' ? lexicon : lexicon.neighbour(slot.grammar)).saints(slot.gender, slot.text)
      : undefined;
  const provinces =
    capitalsAround(slot, draw, lexicon, setting, around) ??
    (slot.grammar === PROVINCE ? provincesLike(slot.text, draw, lexicon, setting.locale, around) : undefined);
  if (provinces?.length === 1 && provinces[0] === slot.text) return slot.text; // that of another part of it
  const isOfTowns = slot.kind === 'city' && partition === 'all' && again < NEAR_DRAWS && list === lexicon.places.list('city'); // prettier-ignore
  const largest =
    isOfTowns && around.largest?.has(slot.key) === true ? largestIn(slot, within?.region, setting) : undefined;
  const great = isOfTowns && tokens === undefined ? metropolisesIn(slot, within?.region, setting) : undefined;
  const ofSize = great ?? (isOfTowns ? townsOfSize(slot, within?.region, setting) : undefined); // prettier-ignore
  const inLineNear = inLine === undefined || draw.places === undefined || again >= NEAR_DRAWS ? [] : (regionsNearTo(slot, draw.places, inLine, setting) ?? []).slice(again, again + 1); // prettier-ignore
  // Where those near are taken, any other may be.
  const beside = isOfTowns && again < NEAR_DRAWS / 2 && tokens === undefined && draw.places !== undefined && slot.grammar !== GREAT && within?.names === undefined && inArea === undefined ? neighboursFor(whereIs(slot, around, setting), draw.places, around.isBeside === true && around.lies?.has(slot.key) !== true ? undefined : filter.region, great, setting, within?.near) : undefined; // prettier-ignore
  // "der Kriegshafen Kiel"
  const ports = slot.kind === 'city' && partition === 'all' && around.coastal?.has(slot.key) === true ? portsLike(slot, within?.region, around, lexicon, setting.locale) : undefined; // prettier-ignore
  // Of the towns with a court that nearest to what its neighbours became.
  const seatsNear = isOfTowns && again < NEAR_DRAWS / 2 && seats !== undefined && draw.places !== undefined ? neighboursFor(whereIs(slot, around, setting), draw.places, within?.region, seats, setting) : undefined; // prettier-ignore
  const cores = STREET_FORMS.has(slot.grammar) && list !== undefined && partition === 'all' ? coresOfForms(list).get(slot.grammar) : undefined; // prettier-ignore
  const choices = cores ?? provinces ?? seatsNear ?? seats ?? largest ?? ports ?? (inLineNear.length > 0 ? inLineNear : undefined) ?? inLine ?? within?.names ?? inArea ?? beside ?? ofSize ?? (saints !== undefined && saints.length >= ENOUGH_SAINTS ? saints : countries?.some((name) => fold(name) !== slot.key) === true ? countries : undefined); // prettier-ignore
  // Where articles before towns are told, a town with one of its own comes for none without.
  const { agreement, places: { articled = [] } = {} } = packOf(setting.locale) ?? {};
  const isBare = slot.kind === 'city' && agreement?.beforeTowns !== undefined;
  // Hospitals stand anywhere without an article.
  const genders =
    list !== undefined || (around.genders === '' && slot.grammar !== 'organisation') ? undefined : around.genders;
  // The patient of a ward for skins does not lie on one for children.
  const care = list === undefined && OF_CARE.test(grammar) ? careFieldOf(slot.text, setting.locale) : undefined;
  const most = genders === undefined && care === undefined ? TRIES : TRIES * RARE_GENDER;
  for (let tries = 0; tries < most; tries++) {
    const drawn =
      choices !== undefined
        ? rng.pick(choices)
        : list === undefined
          ? setting.gazetteers.render(setting.locale, grammar, rng, filter)
          : list.draw(rng, filter);
    if (drawn === undefined) break;
    const value = slot.kind === 'street-stem' && list !== lexicon.names.family ? stemOf(drawn) : drawn;
    if (value === undefined) continue;
    if (value !== drawn && tries < TRIES / 2 && !isSameWay(drawn, value, slot.ending)) continue;
    const folded = fold(value);
    if (mayBeNear(slot.key, folded) && nearCopy(slot.key, folded)) continue;
    if (slot.kind === 'country' && world.namesOf.get(slot.key)?.includes(folded) === true) continue; // "EUA"
    if (tries < TRIES / 2 && isContracting(folded, slot.key, setting.locale)) continue;
    if (tries < TRIES / 2 && (folded.includes(slot.key) || slot.key.includes(folded) || shareWord(folded, slot.key))) continue; // prettier-ignore
    // A firm of here is called after people of here.
    const isOfPeople = slot.kind === 'family-name' || (list === undefined && slot.kind === 'grammar');
    if (isOfPeople && ofThere === undefined && tries < TRIES / 2 && lexicon.names.guestOf(slot.key) === undefined && value.split(/[ -]/u).some((word) => lexicon.names.guestOf(word) !== undefined)) continue; // prettier-ignore
    // Parts of people's names are drawn as the name family draws them, so that "Clínica Lind" and "Eva Lind" agree.
    if (one && document === undefined && folded.charAt(0) === slot.key.charAt(0) && tries < TRIES / 2) continue;
    // "o Porto" stands with an article, "Lisboa" without: see `nationalities`.
    if (slot.kind === 'city' && tries < TRIES / 2 && otherClassWords(value, setting.locale) !== undefined) continue;
    if (isBare && tries < TRIES / 2 && indexOf(articled).has(GENDERED + value)) continue;
    if (isAbroad && tries < TRIES / 2 && world.isCapital(folded)) continue; // the capital comes for the capital alone
    if (isCoastal && tries < most - 1 && world.landlocked.has(folded)) continue;
    if (slot.grammar === 'bare' && tries < TRIES / 2 && value.charAt(0) === value.charAt(0).toLowerCase()) continue;
    if (STREET_FORMS.has(slot.grammar) && tries < TRIES / 2 && formOfStreet(value) !== slot.grammar) continue;
    if (slot.kind === 'region' && tries < most - 1 && !isOfSameArticle(value, slot.text, setting.locale)) continue;
    if (slot.ending === 's' && tries < TRIES / 2 && endingOf(value, 's') !== 's') continue;
    if (
      genders !== undefined &&
      tries < (care === undefined ? most - TRIES / 2 : TRIES) &&
      !agrees(value, genders, setting.locale)
    )
      continue;
    if (list === undefined && tries < most - TRIES / 2 && isOfOtherLand(value, around, lexicon, setting)) continue;
    if (care !== undefined && tries < most - TRIES / 2 && careFieldOf(value, setting.locale) !== care) continue;
    if (around.isElided === true && tries < most - 1 && !/^[aeiou]/u.test(fold(value))) continue;
    if (list === undefined && tries < TRIES / 4 && !similarLength(value, slot, setting)) continue;
    return value;
  }
  // Where all that lie there are taken, one of elsewhere is a town still; letters would be none.
  const elsewhere = isPlaceKind(slot.kind)
    ? (list?.draw(rng, { partition, region: within?.region }) ?? lexicon.places.list('city')?.draw(rng, { partition }))
    : undefined;
  return elsewhere !== undefined && fold(elsewhere) !== slot.key ? elsewhere : mapShape(slot.text, rng);
}

/** "Hospital de Lind": whether a body is called by a town of another home country than that in which the document lies. */
function isOfOtherLand(
  name: string,
  { nearby }: Surroundings,
  { places, world }: Lexicon,
  { locale }: Setting,
): boolean {
  if (nearby === undefined || packOf(locale)?.places?.countries?.includes(' ') !== true) return false;
  const words = name.split(' ');
  const towns = places.list('city');
  const town = words.reduce((found: string | undefined, _, i) => found ?? (i === 0 ? undefined : towns?.find(words.slice(i).join(' '))?.region), undefined); // prettier-ignore
  return town !== undefined && world.landOf(town) !== world.landOf(nearby);
}

/** A town as the lists know it, without its name where it may be another of that name. */
function whereIs(
  { kind, key, text, band, region }: Slot,
  { lies, isBeside }: Surroundings,
  { locale }: Setting,
): Parameters<typeof neighboursFor>[0] {
  const told = lies?.get(key);
  const isOther =
    isBeside === true || isOfSeveral(key, locale) || (told?.region !== undefined && told.region !== region);
  return { kind, key, name: isOther ? '' : text, band };
}

/** Another county, of the state where a town of the name would lie; of any where that has none. */
function drawCounty(
  slot: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
  again: number,
): string | undefined {
  const within = placeWithin(slot, draw, lexicon, setting, around);
  const region = typeof within === 'string' || again >= NEAR_DRAWS ? undefined : within?.region;
  const rng = draw.scope.fork('county', slot.key, again);
  const filter = { partition: setting.partition, tokens: setting.keepTokens ? slot.tokens : undefined };
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = lexicon.counties?.draw(rng, { ...filter, region }) ?? lexicon.counties?.draw(rng, filter);
    if (drawn !== undefined && nearCopy(slot.key, fold(drawn)) === undefined) return drawn;
  }
  return undefined;
}

/** Whether the names of two regions take the same article, as far as the language's pack tells: "des Yvelines", "du Nord". */
function isOfSameArticle(region: string, other: string, locale: string): boolean {
  const classOf = packOf(locale)?.places?.classOfRegion;
  return classOf === undefined || classOf(region) === classOf(other);
}

/** The grammar of an organisation that is replaced as a whole. */
function grammarOfWhole({ grammars }: Lexicon, { kind, form }: Surroundings): string {
  const plain = kind ?? (grammars.has(BARE) ? BARE : 'organisation');
  return form !== undefined && grammars.has(`${plain}-${form}`) ? `${plain}-${form}` : plain;
}

/** Whether the name of an organisation may stand after the articles that stand before the one it replaces. */
function agrees(name: string, genders: string, locale: string): boolean {
  const known = nameGenders(locale);
  const gender = known?.genderOf(name);
  if (known?.isOpen === true) return genders === '' || gender === undefined || genders.includes(gender);
  // A company is called with and without an article, but a publishing house with one: "bei Lind AG", "im Lind Verlag".
  if (genders === '') return gender === undefined || (LEGAL_LETTERS.test(name) && known?.genderOf(name.split(' ', 1)[0] ?? '') === undefined); // prettier-ignore
  return gender !== undefined && genders.includes(gender);
}

/** A legal form at the end of a name is written in capitals: "GmbH", "AG". */
const LEGAL_LETTERS = / \p{L}*\p{Lu}\)?$/u;

export const NOWHERE: Surroundings = {};

/**
 * Where what replaces a place lies, so that it lies in what replaces its region or country: the towns to draw from, or the name itself
 * of a region; `undefined` where nothing is known.
 */
function placeWithin(
  slot: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): Towns | string | undefined {
  const { world, places } = lexicon;
  const { scope } = draw;
  if (setting.partition !== 'all' && slot.kind !== 'city' && slot.kind !== 'world-city') return undefined;
  if (slot.kind === 'state' || slot.kind === 'region') {
    const own = regionNamed(slot.text, world);
    const other = own === undefined ? undefined : otherRegion(own, world, draw);
    return other === undefined
      ? draw.document === undefined && setting.partition === 'all'
        ? otherPart(slot.text, world, draw)
        : undefined
      : nameOfRegion(other);
  }
  if (slot.kind !== 'city' && slot.kind !== 'world-city') return undefined;
  const own = slot.kind === 'city' ? places.list('city', slot.text) : undefined;
  // What the text says beside a town holds, whatever the lists say: there are many towns of one name.
  const beside = around.lies?.get(slot.key);
  if (beside?.stays === true && own !== undefined) return { list: own, region: beside.region, area: setting.partition === 'all' && draw.document === undefined ? beside.zip : undefined }; // prettier-ignore
  const ownArea = around.keptAreas === undefined || own === undefined ? undefined : (beside?.zip ?? world.areaOf(slot.text))?.slice(0, 2); // prettier-ignore
  if (ownArea !== undefined && around.keptAreas?.has(ownArea) === true)
    return { list: own as GazetteerList, region: regionOfZip(ownArea, world), area: setting.partition === 'all' && draw.document === undefined ? ownArea : undefined }; // prettier-ignore
  if (beside?.part !== undefined && own !== undefined) {
    const key = fold(beside.part);
    const known = around.stays?.has(key) === true ? undefined : places.find(key, 'region');
    const becomes =
      around.partBecomes ??
      (known === undefined
        ? beside.part
        : drawValue({ ...countrySlot(key, known), text: beside.part }, draw, lexicon, setting));
    const region = regionOfPart(fold(becomes), setting.locale) ?? regionOfPart(key, setting.locale);
    const area = setting.partition === 'all' && draw.document === undefined ? world.areaOfPart.get(fold(becomes)) : undefined; // prettier-ignore
    return {
      list: own,
      region,
      area,
      near: fold(becomes),
      band:
        region === undefined || area !== undefined || isCode(region) || hasSeat(fold(becomes), setting) ? undefined : 2,
    };
  }
  if (beside?.hasQuarters === true && own !== undefined && setting.partition === 'all' && draw.places !== undefined) {
    const { region: there = '' } = own.find(slot.text) ?? {};
    const names = around.regionsNamed?.has(there) === true ? [] : citiesWithQuarters(setting.locale).filter((city) => world.landOf(own.find(city)?.region ?? '') === world.landOf(there) && fold(city) !== slot.key); // prettier-ignore
    if (names.length > 0) return { list: own, region: undefined, names };
  }
  const { heldIn } = around;
  const quartersHere = heldIn === undefined || own === undefined || beside?.quarterOf === undefined ? [] : citiesWithQuarters(setting.locale).flatMap((city) => (own.find(city)?.region === heldIn ? (quartersIn(fold(city), setting.locale) ?? []) : [])); // prettier-ignore
  if (own !== undefined && quartersHere.length > 0) return { list: own, region: heldIn, names: quartersHere };
  const cityOf = beside?.quarterOf ?? beside?.of;
  if (cityOf !== undefined && own !== undefined && setting.partition === 'all' && draw.places !== undefined) {
    const { band = 0, region: there = '' } = own.find(cityOf) ?? {};
    const of: Slot = { ...countrySlot(fold(cityOf), { kind: 'city', band, ending: '', region: there }), text: cityOf, region: there }; // prettier-ignore
    const city = drawValue(of, draw, lexicon, setting, around);
    const region = own.find(city)?.region;
    const names = beside?.quarterOf === undefined ? undefined : quartersIn(fold(city), setting.locale);
    if (names !== undefined) return { list: own, region, names };
    if (region !== undefined) return { list: own, region, near: fold(city) };
  }
  const inRegion = beside?.within === undefined ? undefined : placeInRegion(beside.within, slot, draw, lexicon, setting, around); // prettier-ignore
  if (inRegion !== undefined) return inRegion;
  const held = heldIn === undefined || beside !== undefined ? undefined : townsHeldIn(slot, heldIn, lexicon, setting, around); // prettier-ignore
  if (held !== undefined) return held;
  const { nearby } = around;
  const { tellsForeign, homeBeginnings } = packOf(setting.locale)?.places ?? {};
  const isOfHere = hasWord(homeBeginnings, slot.key.split(' ', 1)[0] ?? ''); // "Vilar Quexal" beside Paris
  const isPlain = beside === undefined && slot.kind === 'city' && own !== undefined;
  const isNamesake = isPlain && isOfSeveral(slot.key, setting.locale);
  const isSmall = isPlain && slot.band > 0 && !!slot.region;
  // Beside Athens and Patras "Corinth" is no town in Texas.
  const isBorrowed = isSmall && nearby === undefined && around.isFarOff === true && (isNamesake || packOf(setting.locale)?.places?.borrowsNames === true); // prettier-ignore
  if (isPlain && nearby !== undefined && !isNamesake) {
    const isUnknown =
      slot.region === undefined ? isOfHere || world.originOf(slot.text, true) === undefined : slot.region === '';
    // In a letter from Leeds "Hull" is no town in Massachusetts, and what no list has no American one.
    if (isUnknown || (isSmall && world.landOf(slot.region) !== world.landOf(nearby))) {
      const others = world.regions.get(nearby);
      // Beside towns of one region what no list has lies there too.
      const same = isUnknown && around.regionsTold === 1 ? becomesOf(nearby, slot, draw, lexicon, setting) : undefined;
      return { list: own, region: same ?? (others === undefined ? nearby : scope.fork('land', slot.key).pick(others)) };
    }
  }
  // London is no town in Kentucky beside others of America.
  const ofNearby = isNamesake && nearby !== undefined && (slot.band > 0 || !world.regions.has(nearby)) ? nearby : undefined; // prettier-ignore
  const listed = ofNearby ?? (isBorrowed || beside?.country !== undefined ? undefined : slot.region);
  const within = beside?.region ?? listed;
  const other = slot.kind === 'city' && within ? becomesOf(within, slot, draw, lexicon, setting) : undefined;
  if (own !== undefined && other !== undefined) {
    const area = beside?.zip ?? world.areaOf(slot.text);
    const isWhole =
      slot.grammar !== GREAT && setting.partition === 'all' && draw.document === undefined && area !== undefined;
    return { list: own, region: other, area: isWhole ? otherArea(area.slice(0, 2), other, world, draw) : undefined };
  }
  const home = within !== undefined && world.homes.has(fold(within));
  if (home && own !== undefined) return { list: own, region: within };
  // Institutions are at home where no list says otherwise.
  const { isHome } = around;
  const origin = !isOfHere && slot.region === undefined && beside === undefined && isHome !== undefined ? (around.origin ?? world.originOf(slot.text, isHome)) : undefined; // prettier-ignore
  const isToldOf = origin !== undefined && around.foreign !== undefined && world.abroad.has(around.foreign);
  // Villages beside each other are of one country, if only of the language of a list.
  const isAnywhere = around.areMany === true && draw.places !== undefined && origin === places.list('world-city') && world.foreign.length > 0; // prettier-ignore
  if (origin !== undefined && !isToldOf)
    return { list: isAnywhere ? scope.fork('origin').pick(world.foreign) : origin, region: undefined };
  // "Kvarnlyckans båtsällskap": a body whose town looks as those at home do is there, whatever else is named.
  const looksNative = () => places.find(slot.key, 'city')?.kind === 'city' || (places.find(slot.key, 'city') === undefined && (isOfHere || world.originOf(slot.text, false) === undefined)); // prettier-ignore
  const isNative = (isHome === undefined || isOfHere || around.areNative === true) && slot.region === undefined && tellsForeign === true && looksNative(); // prettier-ignore
  const unlisted = beside === undefined ? (isToldOf ? around.foreign : isNative ? undefined : around.abroad) : beside.country; // prettier-ignore
  const nameHere = listed === undefined ? unlisted : fold(listed);
  if (nameHere === undefined || nameHere === '') return undefined;
  if (own !== undefined && listed !== undefined && !world.abroad.has(nameHere)) return { list: own, region: listed };
  // "Mandalay" lies in Burma, where the document calls Myanmar so.
  const country = world.namesOf.get(nameHere)?.find((name) => around.named?.has(name) === true) ?? nameHere;
  const towns = world.abroad.get(nameHere);
  if (around.stays?.has(country) === true && towns !== undefined) return towns;
  const isCapital = fold(world.capitals.get(country) ?? '') === slot.key;
  // "the government in Ankara"
  if (isCapital && around.governing?.has(slot.key) === true) {
    const own = world.capitals.get(fold(countryLike(country, draw, lexicon, setting, around.coastal)));
    return own ?? scope.fork('seat', slot.key).pick([...world.capitals.values()].filter((seat) => fold(seat) !== slot.key)); // prettier-ignore
  }
  if (around.named?.has(country) !== true && towns !== undefined) return towns;
  const nation = countryLike(country, draw, lexicon, setting, around.coastal);
  return (isCapital ? world.capitals.get(fold(nation)) : undefined) ?? townsAbroad(country, nation, draw, lexicon);
}

/** The towns of a region abroad, or of what that becomes where it is a mention; of the country of this where the lists have none of it. */
function placeInRegion(
  region: string,
  { band }: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): Towns | undefined {
  const { world, places } = lexicon;
  const key = fold(region);
  const known = around.stays?.has(key) === true || around.within?.has(key) !== true ? undefined : places.find(key, 'region'); // prettier-ignore
  const becomes = known === undefined ? region : drawValue({ ...countrySlot(key, known), text: region }, draw, lexicon, setting, around); // prettier-ignore
  const own = places.list('city');
  const towns = world.others.townsOf(fold(becomes)) ?? [];
  const nation = places.nationOf(fold(becomes));
  if (own === undefined || towns.length < ENOUGH_IN_AREA) return nation === undefined ? undefined : world.abroad.get(nation); // prettier-ignore
  // As great as it is, as far as there are such.
  for (const most of [0, 1, 2]) {
    const alike = towns.filter((town) => Math.abs(town.band - band) <= most);
    if (alike.length >= ENOUGH_IN_AREA) return { list: own, region: undefined, names: alike.map(({ name }) => name) };
  }
  return undefined;
}

/** Others of its kind in another country. */
const regionsLike = ({ key, grammar }: Slot, nation: string, { places }: Lexicon): readonly string[] | undefined =>
  grammar === DIVISION || places.nationsWith(key).length > 0 ? places.divisionsOf(nation)?.names : places.regionsOf(nation); // prettier-ignore

/** What the country of a region abroad becomes, where the document names it and it does not stay: the region lies in that then. */
export function nationBecomes(
  slot: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): string | undefined {
  const { named, stays } = around;
  const nation = nationOfDivision(slot, lexicon.places, around);
  if (named?.has(nation) !== true || stays?.has(nation) === true) return undefined;
  return countryLike(nation, draw, lexicon, setting);
}

/** What replaces a country of which there are towns; empty for one that the lists do not know. */
export function countryLike(
  country: string,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  coastal?: ReadonlySet<string>,
): string {
  const known = country === '' ? undefined : lexicon.places.find(country, 'country');
  return known === undefined ? '' : drawValue(countrySlot(country, known), draw, lexicon, setting, { peopled: new Set([country]), ...(coastal && { coastal }) }); // prettier-ignore
}

/** The towns of what replaces a country; of one near it, or else of any abroad, where no town of it is known. */
function townsAbroad(country: string, other: string, { scope }: Draw, { world }: Lexicon): Towns | undefined {
  const found = world.abroad.get(fold(other));
  if (found !== undefined || world.abroad.size === 0) return found;
  const near = nearTo(country, world.nearWithTowns)?.flatMap((name) => world.abroad.get(fold(name)) ?? []) ?? [];
  return scope.fork('abroad', country).pick(near.length > 0 ? near : [...world.abroad.values()]);
}

export function countrySlot(key: string, { kind, band }: Place): Slot {
  return { kind, key, text: key, casing: 'title', band, gender: 'u', tokens: key.split(' ').length, ending: '', grammar: '', region: '' }; // prettier-ignore
}

/** Whether two folded names have a word in common, but for short ones ("new", "san"). */
function shareWord(a: string, b: string): boolean {
  if (!a.includes(' ') && !b.includes(' ')) return false;
  const words = wordsOfName(b);
  return a.split(/[^\p{L}]+/u).some((word) => word.length > 3 && words.some((other) => isNearWord(word, other)));
}

const wordsOfName = rememberLast((name: string): readonly string[] => name.split(/[^\p{L}]+/u));

/** The names of the people of a country, for what is called after somebody of there. */
function namesOfPeople({ kind, region }: Slot, { gazetteers, locale }: Setting) {
  const home = region === undefined || kind === 'saint' ? undefined : homesOfCountries(locale).get(fold(region));
  const list = home && listOfOrigin({ ...home, gender: 'u', isSure: true }, kind as NameRole, gazetteers, locale);
  return list && { list, people: home.people };
}

/** Whose names people have by the folded country where they live. */
const homesOfCountries = memoise((locale): ReadonlyMap<string, Home> => {
  const { names: { homes = {}, homeEndings } = {} } = packOf(locale) ?? {};
  if (homeEndings !== undefined) return new Map(); // its words are no names of countries
  return new Map(
    Object.entries(homes).flatMap(([name, words]) => {
      const home = name.startsWith(':') ? { code: DEFAULT_LOCALE, people: name.slice(1) } : { code: name };
      return words.split(' ').map((word) => [fold(word.replaceAll('_', ' ')), home] as const);
    }),
  );
});

function streamOf(slot: Slot): string {
  if (slot.kind === 'saint') return 'given-name';
  return isPlaceKind(slot.kind) ? 'place' : slot.kind;
}

function listOf(slot: Slot, lexicon: Lexicon): GazetteerList | undefined {
  if (isPlaceKind(slot.kind)) return lexicon.places.list(slot.kind, slot.text);
  switch (slot.kind) {
    case 'given-name':
    case 'saint':
      return lexicon.names.given;
    case 'street-core':
      return (
        (slot.grammar === '' || slot.grammar === 'bare' || STREET_FORMS.has(slot.grammar)
          ? undefined
          : lexicon.neighbour(slot.grammar).streetCores) ??
        lexicon.streetCores ??
        lexicon.names.family
      );
    case 'street-stem':
      return (slot.grammar === '' ? lexicon : lexicon.neighbour(slot.grammar)).streets ?? lexicon.names.family;
    case 'advocation':
      return lexicon.advocations;
    case 'family-name':
      return lexicon.names.family;
    default:
      return undefined;
  }
}

/** "weg" and "Weg", "str" and "strasse": "Amselweg" becomes what ways are called by, and streets are not. */
const isSameWay = (street: string, stem: string, head: string): boolean => fold(street.slice(stem.length)).startsWith(fold(head).slice(0, 3)); // prettier-ignore

/** Whether a rendered value has about as many words as the source, or, when asked, exactly as many. */
function similarLength(value: string, slot: Slot, setting: Setting): boolean {
  // Chinese has no spaces; there the last two signs tell the kind.
  if (HAN_KIND.test(slot.text)) return value.endsWith(slot.text.slice(-2));
  const difference = Math.abs(countTokens(value) - slot.tokens);
  return setting.keepTokens ? difference === 0 : difference <= 1;
}

/** What the region of a town or a code becomes: where it is one of a line of such that stand for each other, what a mention of it does. */
export function becomesOf(
  region: string,
  slot: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
): string | undefined {
  const name = nameOfRegion(region);
  const isInLine = name !== region && setting.partition === 'all' && lexicon.places.alike(fold(name)) !== undefined;
  if (!isInLine) return otherRegion(region, lexicon.world, draw);
  const drawn = regionNamed(drawValue(regionSlot(slot, name, lexicon), draw, lexicon, setting), lexicon.world);
  return drawn ?? otherRegion(region, lexicon.world, draw);
}

export function regionSlot(slot: Slot, name: string, lexicon: Lexicon): Slot {
  const key = fold(name);
  const place = lexicon.places.find(key, 'region');
  const band = place?.band ?? slot.band;
  return { ...slot, kind: place?.kind ?? 'region', key, text: name, band, tokens: name.split(' ').length };
}
