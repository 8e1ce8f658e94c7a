import { z } from 'zod';
import type { Augmenter, Kept, Proposed, Streams } from '../core/augmenter.ts';
import { memoise, memoiseWithin, rememberLast } from '../core/caches.ts';
import { cut } from '../core/narrow.ts';
import type { Rng } from '../core/rng.ts';
import { createReach } from '../core/document.ts';
import { PalimpsestError } from '../core/errors.ts';
import type { Document, Edit, Entity } from '../core/types.ts';
import { agreeBehind, nameGenders, undoubled, withoutArticle } from '../languages/agreement.ts';
import { agreeBefore, withoutArticleBefore } from '../languages/sounds.ts';
import { drawApart } from '../surrogates/apart.ts';
import { applyCasing, casingOf, fold } from '../surrogates/case.ts';
import { familyOf } from '../surrogates/index.ts';
import { isListedWord, otherClassWords, otherStances } from '../surrogates/institutions/class-words.ts';
import { initialsOf } from '../surrogates/institutions/organisation.ts';
import { packOf } from '../languages/index.ts';
import { FUNCTION_WORDS } from '../surrogates/kind-words.ts';
import { isBareTown, liesOf } from '../surrogates/places/location.ts';
import { codeGroup } from '../surrogates/places/place-lexicon.ts';
import { regionNamed } from '../surrogates/places/world.ts';
import { coinTitle, peopleLike, peoplesOf, sharedLexicon } from '../surrogates/slots.ts';
import { mentionAt, studyMentions } from '../surrogates/mentions.ts';
import type { Draw, Mention, Setting, SurrogateFamily } from '../surrogates/types.ts';
import type { AugmenterDefinition } from './definition.ts';
import type { LabelPlan, LabelPlans } from './label-plan.ts';
import {
  createMentionDraw,
  createMentionLearner,
  type MentionDraw,
  type MentionPools,
  createNamesAround,
  stanceKey,
  wordsOfWorlds,
} from './mention-pool.ts';
import { divideIntoSegments, type Segment } from './segments.ts';

const WORD = /[\p{L}\p{N}]/u;
const NOTHING_TOLD: ReadonlySet<string> = new Set();

/** Over what a mention keeps its surrogate; `mention` draws each anew, as PHICON does. */
type Consistency = 'mention' | 'document' | 'patient' | 'corpus';

interface PhiReplacementOptions {
  readonly plans: LabelPlans;
  readonly setting: Setting;
  readonly consistency?: Consistency;
  /**
   * `modelled` (default): the surrogate keeps the form of the mention, its parts agree, intervals between dates are kept.
   * `independent`: any entry of the type's list, as in PHICON §2.
   */
  readonly style?: 'modelled' | 'independent';
}

interface Work extends TextTold {
  /** Its place among the mentions of the document. */
  readonly number: number;
  readonly segment: Segment;
  readonly text: string;
  /** Where the mentions that begin before it end at last. */
  readonly reach: number;
  /** Absent for `from-corpus`. */
  readonly mention: Mention | undefined;
  /** The number of the first mention of the document that is written alike; absent where there is none before it. */
  like?: number | undefined;
  /** For `from-corpus`: the place that a name ends in ("Battle of Warsaw"). */
  readonly place: Mention | undefined;
  readonly family: SurrogateFamily | undefined;
  /** Draws from the corpus, once it was asked to. */
  draw?: ReturnType<MentionDraw> | undefined;
  /** What the family learned from the document. */
  state: unknown;
  readonly isWordless: boolean;
  /** For `from-corpus`: an age, of which others of the document tell: who died at 65 was not ill at 64 of another's life. */
  readonly age?: Mention | undefined;
  /** For one word of a class ("Polish"): the others, which no event or work may replace. */
  readonly others: readonly string[] | undefined;
  /** How it stands in its text, once it was asked for. */
  standing?: Standing | undefined;
  /** The country of which it tells, and whether it names it, once it was asked for. */
  nation?: { readonly world: string | undefined; readonly isCountry: boolean } | undefined;
  /** Told by its text alone, once it was asked for. */
  coin?: { readonly draw: ReturnType<typeof occasionLike> } | undefined;
}

/** What is told of a name by its text alone; of what does not come from the corpus nothing is. */
interface TextTold {
  readonly isAbbreviation: boolean;
  readonly hasYears: boolean;
  /** Of an event of which there was one. */
  readonly isUnique: boolean;
  /** Of a battle: where it was. */
  readonly field: string | undefined;
  readonly isUnknownAdjective: boolean;
}

/** How one word of a class stands in its text. */
interface Standing {
  /** For one who is of the people, or for all: see {@link standsAlone}. */
  readonly stands: 'one' | 'all' | undefined;
  /** Whether it stays what it is but for following what its country became. */
  readonly isHeld: boolean;
}

const NO_NATION = { world: undefined, isCountry: false };
const NOT_STANDING: Standing = { stands: undefined, isHeld: false };

interface Study {
  readonly work: readonly Work[];
  /** Those for one word of a class last: they follow what countries and towns became. */
  readonly inOrder: readonly Work[];
  /** Folded places that stay, each by itself: nothing else becomes one of them. */
  readonly staying: ReadonlyMap<string, string>;
  /** By the number of an abbreviation, what it abbreviates. */
  readonly abbreviated: ReadonlyMap<number, Work>;
  /** What its text tells to be titles. */
  readonly titles: () => ReadonlySet<string>;
  /** Years, countries and what parties stand for of which its text tells beside the mentions: what is of them stays of them. */
  readonly told: ToldBeside;
  /** Folded countries that its text names beside the mentions, and what stays of these. */
  readonly beside: () => ReadonlySet<string>;
  /** Folded names of places and peoples that its names have. */
  readonly heldNames: () => ReturnType<typeof namesWithin>;
  readonly kept: readonly Kept[];
}

const SCOPES: Record<Consistency, (streams: Streams) => Rng> = {
  mention: (streams) => streams.document,
  document: (streams) => streams.source,
  patient: (streams) => streams.patient,
  corpus: (streams) => streams.corpus,
};

/**
 * PHI augmentation (PHICON §2): writes a new surrogate over every entity whose label's policy says so. Every entity that it
 * leaves as it is, it reports.
 */
function createPhiReplacement(options: PhiReplacementOptions): Augmenter {
  const { plans, setting, consistency = 'document', style = 'modelled' } = options;
  const isModelled = style === 'modelled';
  const study = rememberLast((doc: Document) => studyDocument(doc, plans, setting)); // for all copies of a document
  const draws = new Map<string, MentionDraw>(); // by label, for `from-corpus`
  let held: Held = new Map();
  const namesAround = createNamesAround();
  const words = wordsOfWorlds(setting.locale);

  const standingOf = (
    doc: Document,
    segment: Segment,
    { told, heldNames }: Pick<Study, 'told' | 'heldNames'>,
  ): Standing => {
    const source = doc.text.slice(segment.start, segment.end);
    const lower = source.toLowerCase();
    const isHeld = () =>
      told.places().has(worldOf(source, setting.locale) ?? '') ||
      heldNames().within.has(lower) ||
      (told.places().size > 0 && isContinental(source, setting)) ||
      isInCompound(doc.text, source, setting) ||
      (!words.has(lower) && isOfHistory(doc.text, segment, setting));
    return { stands: standsAlone(doc.text, segment, setting), isHeld: isModelled && isHeld() };
  };

  const nationOf = (each: Work) => {
    if (each.nation !== undefined) return each.nation;
    const world = worldOf(each.text, setting.locale);
    return (each.nation = { world, isCountry: world !== undefined && isCountry(each.text, setting) });
  };

  function propose(doc: Document, _: unknown, streams: Streams): Proposed {
    const { work, inOrder, abbreviated, staying, titles, told, beside, heldNames, kept: never } = study(doc);
    const scope = SCOPES[consistency](streams);
    // What other documents have cannot be asked where a surrogate holds in all of them.
    const isOfDocument = consistency === 'document';
    // No country becomes one that stays, or of which the text tells beside it.
    const named = [...beside()].map((world) => [world, `~${world}`] as const);
    const draw: Draw = isOfDocument ? { scope, mayStay: true, places: new Map([...staying, ...named]) } : { scope };
    const taken = new Map<string, string>(); // by surrogate from the corpus
    const edits: Edit[] = [];
    const kept: Kept[] = [...never];
    const surrogates: (string | undefined)[] = []; // by number
    const became = new Map<number, string | undefined>(); // by number, what names that something abbreviates became
    const short = new Map<string, string | undefined>(); // by abbreviation, what stands before it in brackets abbreviated
    let moved: ReadonlyMap<string, string> | undefined;
    const countries = new Map<string, string>(); // by world, what a mention of a country became
    const peoples = new Map<string, string>(); // by world, the country of what a word for its people became
    const towns = new Map<string, string | undefined>(); // by what is of it, what is of the town that a mention of one became
    const { demonym, ofTown, smallPeoples } = packOf(setting.locale)?.places ?? {};
    /** What another word for the same people became says what this one becomes: "zypriotisch" beside "Zyprer". */
    const followed = (each: Work, stands?: 'one' | 'all'): string | undefined => {
      const nation = peoples.get(nationOf(each).world ?? '');
      return nation === undefined ? undefined : demonym?.(each.text, nation, stands);
    };
    /** "im englischen Wexcombe": right before a town stands a word for the country where the one lies that it became. */
    const ofTownBehind = (number: number, source: string): string | undefined => {
      const [own, next] = [work[number], work[number + 1]];
      if (demonym === undefined || next?.family !== familyOf('location') || next.segment.start - 1 !== own?.segment.end) return undefined; // prettier-ignore
      const there = countryOf(surrogates[next.number] ?? next.text, setting);
      return there === undefined || there.isHome ? undefined : demonym(source, there.name);
    };
    let last: { readonly end: number; readonly label: string; readonly written: string | undefined } | undefined;
    for (const each of inOrder) {
      const number = each.number;
      const { segment, mention, place, family, state, others } = each;
      const { start, end, entity } = segment;
      const source = each.text;
      let replacement: string | undefined;
      if (
        each.isWordless ||
        (isOfDocument && isModelled && (each.isUnique || (mention !== undefined && isKin(mention, setting))))
      ) {
        kept.push({ entity, reason: 'no-surrogate' }); // the @ of a handle, a dash; "Thirty Years' War"
        continue;
      }
      if (isOfDocument && isModelled && each.isAbbreviation) {
        const isExplained = last?.label === entity.label && BRACKET.test(doc.text.slice(last.end, start));
        const full = abbreviated.get(number);
        if (isExplained && !short.has(source)) short.set(source, abbreviate(last?.written, source));
        else if (full !== undefined && !short.has(source))
          short.set(source, abbreviate(became.get(full.number), source));
      }
      if (short.has(source) && mention === undefined) replacement = short.get(source);
      else if (mention === undefined || family === undefined || place !== undefined) {
        const key = consistency === 'mention' ? number : source;
        const rng = scope.fork('from-corpus', entity.label, key);
        const coin = isOfDocument && isModelled && !each.hasYears && others === undefined ? (each.coin ??= { draw: occasionLike(source, setting) }).draw : undefined; // prettier-ignore
        const drawNext = (again: number) => {
          if (coin !== undefined) return coin(rng.fork('occasion', again));
          each.draw ??= draws.get(entity.label)?.(source, () => namesAround(doc.text, start, end), { before: doc.text.slice(Math.max(0, start - 5), start), after: doc.text.slice(end, end + 12), stances: () => told.stances() }); // prettier-ignore
          return each.draw?.(again === 0 ? rng : rng.fork('apart', again));
        };
        const hasYears = isOfDocument && isModelled && each.hasYears;
        const age = isOfDocument && isModelled ? each.age : undefined;
        const { stands, isHeld } = isOfDocument && others !== undefined ? (each.standing ??= standingOf(doc, segment, { told, heldNames })) : NOT_STANDING; // prettier-ignore
        const isOfBattle = isModelled && place !== undefined && !hasYears && each.field === place.text; // prettier-ignore
        if (age !== undefined) replacement = familyOf('age').write(age, undefined, draw, setting);
        else if (isOfBattle) {
          const other = family?.write(place, state, draw, setting);
          replacement = other === undefined ? undefined : source.slice(0, -place.text.length) + other;
        } else if (hasYears)
          replacement = (moved ??= moveYears(namesOf(doc, work), told.years(), held, scope)).get(source);
        else if (isModelled && others && ofTownHere(towns, source) !== undefined)
          replacement = ofTownHere(towns, source);
        else if (isOfDocument && isModelled && others && ofTownBehind(number, source) !== undefined)
          replacement = ofTownBehind(number, source);
        else if (isHeld) replacement = demonym?.(source, countries.get(nationOf(each).world ?? '') ?? '', stands);
        else if (isModelled && others && followed(each, stands) !== undefined) replacement = followed(each, stands);
        else if (isOfDocument && isModelled && others === undefined && each.isUnknownAdjective)
          replacement = undefined; // prettier-ignore
        else if (isModelled && others) {
          // All words of a class move by as many places, so that no two become one, in whatever form they stand.
          const turn = () => others[scope.fork('class-word', others.length).int(others.length)];
          // Where peoples have no capitals the class has the ending; elsewhere names of organisations tell of the country that one would become.
          const pick = () =>
            isOfDocument && smallPeoples === true
              ? turn()
              : (peopleLike(source, draw, setting, stands) ?? (isOfDocument ? turn() : rng.pick(others)));
          const drawn = others.length === 0 ? undefined : pick();
          const { world } = nationOf(each);
          const nation = peoplesOf(setting.locale).get(drawn?.toLowerCase() ?? '')?.[0];
          const other =
            (stands !== undefined && nation !== undefined ? demonym?.(source, nation, stands) : undefined) ?? drawn;
          replacement = other === undefined ? undefined : applyCasing(other, casingOf(source));
          if (demonym !== undefined && world !== undefined && nation !== undefined) peoples.set(world, nation);
        } else if (isOfDocument)
          replacement = drawApart(taken, source, drawNext, (drawn) => withoutParty(drawn, setting)) ?? drawNext(0); // prettier-ignore
        else replacement = drawNext(0);
        if (isModelled) replacement = inflectedLike(source, replacement, drawNext, setting.locale);
        if (
          replacement === undefined &&
          !isOfBattle &&
          isOfDocument &&
          isModelled &&
          others === undefined &&
          !hasYears &&
          titles().has(source)
        )
          // prettier-ignore
          replacement = drawApart(taken, source, (again) => coinTitle(source, rng.fork('title', again), setting));
        if (
          replacement === undefined &&
          place !== undefined &&
          isModelled &&
          !hasYears &&
          !isHeld &&
          !told.places().has(worldOf(place.text, setting.locale) ?? '')
        ) {
          const other = family?.write(place, state, draw, setting);
          if (other !== undefined) replacement = source.slice(0, -place.text.length) + other;
        }
      } else if (isOfDocument && isModelled && YEAR.test(source) && NAMES_OF.has(family)) {
        replacement = String(Number(source) - 1 - scope.fork('years').int(MOST_YEARS)); // a year, whatever it was labelled as
      } else if (!isModelled) {
        replacement = family.fresh(mention.type, streams.document.fork('fresh', number), setting);
      } else if (consistency === 'mention') {
        replacement = family.write(mention, state, { scope: scope.fork('mention', number) }, setting);
      } else {
        replacement = each.like === undefined ? family.write(mention, state, draw, setting) : surrogates[each.like];
        surrogates[number] = replacement;
        const isPlace = family === familyOf('location');
        const { world, isCountry: isNamed } = isPlace && demonym !== undefined ? nationOf(each) : NO_NATION;
        if (world !== undefined && isNamed) countries.set(world, replacement ?? source);
        if (isPlace && ofTown !== undefined) noteTown(towns, source, replacement ?? source, ofTown, setting); // prettier-ignore
      }
      if (replacement !== undefined && isOfDocument && isModelled)
        replacement = undoubled(replacement, source, doc.text.slice(end, end + LONGEST_NOUN), setting.locale);
      last = { end, label: entity.label, written: replacement };
      if (abbreviated.size > 0) became.set(number, replacement);
      if (replacement === undefined || replacement === '' || replacement === source) {
        kept.push({ entity, reason: 'no-surrogate' });
      } else {
        const isWhole = isModelled && start === entity.start;
        const article = isWhole ? articleBefore(doc.text, each, source, replacement, setting) : undefined;
        if (article !== undefined) edits.push(article);
        edits.push({ start, end, replacement });
        const behind = isModelled && isOfDocument && end === entity.end ? agreeBehind(doc.text, end, source, replacement, setting.locale) : undefined; // prettier-ignore
        if (behind !== undefined) edits.push(behind);
      }
    }
    if (inOrder !== work) edits.sort((a, b) => a.start - b.start);
    return { edits, kept };
  }

  const fromCorpus = Object.values(plans).some((plan) => plan.policy === 'from-corpus');
  return {
    name: 'phi-replacement',
    propose,
    ...(fromCorpus && {
      createLearner: () => createMentionLearner(plans, setting.locale),
      adopt: (learned: unknown) => {
        held = heldOf(learned as MentionPools);
        for (const [label, pool] of Object.entries(learned as MentionPools))
          draws.set(label, createMentionDraw(pool, setting.locale));
      },
    }),
  };
}

/** The edit that fits the article before a mention to what is written over it. */
function articleBefore(
  text: string,
  { segment: { start }, reach, mention, family }: Work,
  source: string,
  written: string,
  setting: Setting,
): Edit | undefined {
  const { locale } = setting;
  const isPlace = family === familyOf('location');
  const isTown = isPlace && packOf(locale)?.agreement?.beforeTowns !== undefined && isBareTown(written, setting) && !isBareTown(source, setting); // prettier-ignore
  const away = isTown ? withoutArticleBefore(text, start, written, locale, reach) : undefined;
  return (
    away ??
    agreeBefore(text, start, written, locale, reach, genderOf(written, mention, setting)) ??
    // "The Federation" is no country, and what replaces it keeps its article.
    (isPlace ? withoutArticle(text, start, source, written, locale, reach) : undefined)
  );
}

/** The gender of what is written over a mention: of who bears a name, of an organisation, of a country or region. */
function genderOf(written: string, mention: Mention | undefined, setting: Setting): 'f' | 'm' | undefined {
  const { locale } = setting;
  const pack = packOf(locale);
  if (mention === undefined || pack?.agreement?.articleForms === undefined) return undefined;
  const family = familyOf(mention.type);
  const told = (): string | undefined => {
    if (family === familyOf('organisation')) return nameGenders(locale)?.genderOf(written);
    if (family === familyOf('date')) return 'm'; // months and days of all languages with such articles
    if (family === familyOf('person')) return sharedLexicon(setting).names.word(written.split(' ', 1)[0] ?? '').gender;
    if (family !== familyOf('location')) return undefined;
    const isCountry = sharedLexicon(setting).places.find(fold(written), 'country')?.kind === 'country';
    return (isCountry ? pack.agreement?.classOfCountry?.(fold(written)) : pack.places?.classOfRegion?.(written))?.charAt(0); // prettier-ignore
  };
  const gender = told();
  return gender === 'f' || gender === 'm' ? gender : undefined;
}

/** What tells one party from another: "Harmony" of "Harmony Party", so that "Harmony" is drawn for no other. */
function withoutParty(name: string, { locale }: Setting): string {
  const { party } = packOf(locale)?.institutions ?? {};
  return party !== undefined && name.endsWith(` ${party}`) ? name.slice(0, -1 - party.length) : name;
}

/** A year by itself. */
const YEAR = /^(?:1[5-9]|20)\d\d$/u;
const MOST_YEARS = 6;
const NAMES_OF: ReadonlySet<SurrogateFamily> = new Set((['person', 'organisation', 'location'] as const).map(familyOf));
const YEARS = /(?<!\p{N})(?:1[0-9]|20)\d\d(?!\p{N})/gu;
/** What recurs does so every four years, or every two or year. */
const TERM = 4;
const MOST_TERMS_BACK = 3;
/** Years by which what the corpus has may miss what is wanted. */
const NEAR_YEARS = 3;

/** Years of names that have one, by the name without it: when what recurs was held, as far as the corpus tells. */
type Held = ReadonlyMap<string, readonly number[]>;

const withoutYear = memoise((name) => name.replace(YEARS, '#'));
const yearsIn = memoise((name): readonly string[] => name.match(YEARS) ?? []);

function heldOf(pools: MentionPools): Held {
  const held = new Map<string, number[]>();
  for (const [name] of Object.values(pools).flat()) {
    const [year, ...more] = yearsIn(name);
    if (year === undefined || more.length > 0) continue;
    const key = withoutYear(name);
    held.set(key, [...(held.get(key) ?? []), Number(year)]);
  }
  for (const years of held.values()) years.sort((a, b) => a - b);
  return held;
}

/**
 * A name with years in it, "1932 state election", so many terms earlier: where the corpus has one of about then, that.
 *
 * @param fixed years that the text tells beside it.
 * @returns `undefined` where one of its years is of these, or would come before one that it came after.
 */
function moveName(name: string, fixed: ReadonlySet<string>, held: Held, terms: number): string | undefined {
  const own = yearsIn(name);
  const known = own.length === 1 ? (held.get(withoutYear(name)) ?? []) : [];
  const move = (year: string): number => {
    const wanted = Number(year) - TERM * terms;
    const attested = known[known.indexOf(Number(year)) - terms];
    return attested !== undefined && Math.abs(attested - wanted) <= NEAR_YEARS ? attested : wanted;
  };
  const keepsOrder = (year: string) =>
    [...fixed].every((other) => year < other || (year > other && move(year) > Number(other)));
  return own.every(keepsOrder) ? name.replaceAll(YEARS, (year) => String(move(year))) : undefined;
}

/** Moves the years in names of a document by as many terms, so that what came first still does, by as many as most of them can be moved. */
function moveYears(
  names: readonly string[],
  fixed: ReadonlySet<string>,
  held: Held,
  scope: Rng,
): ReadonlyMap<string, string> {
  const drawn = scope.fork('years').int(MOST_TERMS_BACK);
  const best = (own: Held) =>
    Array.from({ length: MOST_TERMS_BACK }, (_, i) => planYears(names, fixed, own, ((drawn + i) % MOST_TERMS_BACK) + 1)).reduce((most, plan) => (worth(plan) > worth(most) ? plan : most)); // prettier-ignore
  // One that the corpus has was held.
  const worth = (plan: ReadonlyMap<string, string>): number =>
    plan.size + [...plan.values()].filter((name) => isHeldIn(name, held)).length;
  const plan = best(held);
  return isInOrder(plan) ? plan : best(NEVER_HELD);
}

const isHeldIn = (name: string, held: Held): boolean =>
  held.get(withoutYear(name))?.includes(Number(yearsIn(name)[0])) === true;

const NEVER_HELD: Held = new Map();

/** Whether years that follow each other still do. */
function isInOrder(plan: ReadonlyMap<string, string>): boolean {
  const years = [...plan].flatMap(([name, other]) => {
    const moved = yearsIn(other);
    return yearsIn(name).map((year, i) => [Number(year), Number(moved[i])] as const);
  });
  const sorted = years.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return sorted.every(([own, other], i) => {
    const [before = 0, moved = 0] = sorted[i - 1] ?? [];
    return i === 0 || (own === before ? other === moved : other > moved);
  });
}

/** The names of which all years can be moved; those of the others are fixed. */
function planYears(
  names: readonly string[],
  fixed: ReadonlySet<string>,
  held: Held,
  terms: number,
): ReadonlyMap<string, string> {
  const stays = new Set(fixed);
  let moved = new Map<string, string>();
  let left = [...new Set(names)].filter((name) => yearsIn(name).length > 0);
  for (let before = -1; before !== left.length;) {
    before = left.length;
    moved = new Map();
    for (const name of left) {
      const other = moveName(name, stays, held, terms);
      if (other !== undefined) moved.set(name, other);
    }
    for (const name of left) if (!moved.has(name)) for (const year of yearsIn(name)) stays.add(year);
    left = [...moved.keys()];
  }
  return moved;
}

const namesOf = ({ text }: Document, work: readonly Work[]): readonly string[] =>
  work.flatMap(({ segment: { start, end }, mention }) => (mention === undefined ? [text.slice(start, end)] : []));

/** "UUP", "PDeCAT", "NSh" */
const ABBREVIATION = /^\p{Lu}(?=[\p{L}-]*\p{Lu})[\p{L}-]{1,6}$/u;
const BRACKET = /^\s?\(\s?$/u;

const SHORTEST_SHORT = 2;
const LONGEST_SHORT = 3;

/** The capitals that stand for a name, of one word its first letters; `undefined` where it has too few, or they would be what they replace. */
function abbreviate(name: string | undefined, source: string): string | undefined {
  const initials = initialsOf(name ?? '');
  const size = Math.max(SHORTEST_SHORT, Math.min(source.length, LONGEST_SHORT));
  const letters = initials.length === 1 ? (name ?? '').slice(0, size).toUpperCase() : initials;
  return letters.length < SHORTEST_SHORT || letters === source ? undefined : letters;
}

/** Of the abbreviations among what is drawn from the corpus, the mention whose initials each has: "FP = Farmers Party". */
function abbreviatedIn({ text }: Document, work: readonly Work[]): ReadonlyMap<number, Work> {
  const found = new Map<number, Work>();
  const short = work.filter(({ mention, isAbbreviation }) => mention === undefined && isAbbreviation);
  if (short.length === 0) return found;
  const byInitials = new Map<string, Work>();
  for (const each of work) {
    const { start, end, entity } = each.segment;
    const name = text.slice(start, end);
    if (each.mention !== undefined || each.isAbbreviation || !name.includes(' ')) continue;
    const key = `${entity.label} ${initialsOf(name).toUpperCase()}`;
    if (!byInitials.has(key)) byInitials.set(key, each);
  }
  for (const { number, segment } of short) {
    const full = byInitials.get(`${segment.entity.label} ${text.slice(segment.start, segment.end).toUpperCase()}`);
    if (full !== undefined) found.set(number, full);
  }
  return found;
}

/** Names of the document that something beside them tells to be titles of songs, books and the like. */
function titlesIn(all: string, work: readonly Work[], { locale }: Setting): ReadonlySet<string> {
  const { works } = packOf(locale)?.institutions ?? {};
  const titles = new Set<string>();
  let last = 0; // where the last title ends
  for (const { segment, mention } of works === undefined ? [] : work) {
    const { start, end } = segment;
    const text = all.slice(start, end);
    if (mention !== undefined || !/^\p{Lu}.*\p{Ll}/u.test(text)) continue;
    const isListed = last > 0 && LISTED.test(all.slice(last, start));
    const isTold = works?.before.test(all.slice(Math.max(0, start - TITLE_CUE), start)) || works?.after.test(all.slice(end, end + TITLE_CUE)); // prettier-ignore
    if (!isListed && isTold !== true) continue;
    titles.add(text);
    last = end;
  }
  return titles;
}

/** Between titles of a list: signs, and one word. */
const LISTED = /^[\s"“”]*[;,]?[\s"“”]*(?:\p{Ll}{1,3})?[\s"“”]*$/u;
const TITLE_CUE = 48;

/**
 * What is held or awarded, named after somebody else: what it is stays, "Reading Jazz Festival" becomes "Lind Jazz Festival", and nobody knows another of that
 * name. `undefined` for a name that does not say that it is one, or has no other words than those of the dictionary.
 */
function occasionLike(text: string, setting: Setting): ((rng: Rng) => string | undefined) | undefined {
  const { locale, partition } = setting;
  const { occasions } = packOf(locale)?.institutions ?? {};
  const family = sharedLexicon(setting).names.family;
  if (occasions === undefined || family === undefined || !text.includes(' ') || !/^\p{Lu}[^,/()]+$/u.test(text)) return undefined; // prettier-ignore
  const words = text.split(' ');
  const held = occasions.split(' ');
  const at = words.findIndex((word, i) => /^(?:\p{Ll}|$)/u.test(words[i + 1] ?? '') && held.includes(word)); // prettier-ignore
  const isNoName = (word: string) => isListedWord(word, locale) && otherClassWords(word, locale) === undefined;
  const name = words.slice(0, Math.max(0, at)).findLastIndex((word) => !isNoName(word));
  if (at <= 0 || name < 0) return undefined;
  return (rng) => [family.draw(rng, { partition, band: 0 }), ...words.slice(name + 1)].join(' ');
}

/** "Battle of Warsaw": what stands behind the last preposition, where it is a place of the lists. */
function placeIn(
  doc: Document,
  { segment, entity }: { readonly segment: Segment; readonly entity: Entity },
  setting: Setting,
): Mention | undefined {
  const text = doc.text.slice(segment.start, segment.end);
  if (text.length > LONGEST_NAME || !text.includes(' ')) return undefined;
  const { field } = toldOf(text, setting.locale);
  if (field !== undefined) return { entity, type: 'location', text: field, before: '', after: '' };
  const found = LAST_PART.exec(text)?.groups;
  const name = found?.['name'];
  const { purpose = '', functionWords = '' } = packOf(setting.locale)?.institutions ?? {};
  const preposition = fold(found?.['preposition'] ?? '');
  // "Law and Justice" tells of no place.
  if (name === undefined || !`${purpose} ${packOf(setting.locale)?.agreement?.beforePlaces ?? functionWords}`.split(' ').includes(preposition)) return undefined; // prettier-ignore
  if (sharedLexicon(setting).places.find(fold(name), 'location') === undefined || isListedWord(name, setting.locale)) return undefined; // prettier-ignore
  return { entity, type: 'location', text: name, before: '', after: '' };
}

/** "Englisch" beside "Englischunterricht": nouns that begin with a word hold it, in a language that joins its nouns. */
function isInCompound(all: string, word: string, { locale }: Setting): boolean {
  if (packOf(locale)?.institutions?.heads === undefined || !/^\p{Lu}\p{Ll}{4,}$/u.test(word)) return false;
  return [...all.matchAll(LONG_WORD)].some(([other]) => other.startsWith(word) && other.length > word.length + LONGEST_ENDING); // prettier-ignore
}

const LONG_WORD = /(?<!\p{L})\p{Lu}\p{Ll}{8,}/gu;
const LONGEST_ENDING = 3;

/** "European" */
const isContinental = (word: string, { locale }: Setting): boolean =>
  packOf(locale)?.places?.continents?.split(' ').includes(word) === true;

const hasYears = (text: string): boolean => yearsIn(text).length > 0 && (text.length === 4 || /\p{L}/u.test(text));

const toldOf = memoiseWithin((text, locale: string): TextTold => {
  const pack = packOf(locale);
  return {
    isAbbreviation: ABBREVIATION.test(text),
    hasYears: hasYears(text),
    isUnique: pack?.institutions?.unique?.test(text) === true,
    field: placeOfBattle(text, locale),
    // What the corpus has in the form of an adjective may be of any kind, where adjectives are small: "Gothic" for "Hebrew".
    isUnknownAdjective: pack?.places?.smallPeoples === true && pack.agreement?.inflected !== undefined && ADJECTIVE.test(text), // prettier-ignore
  };
});

/** "Hastings" of "Battle of Hastings": every place has had its battle. */
function placeOfBattle(text: string, locale: string): string | undefined {
  const before = packOf(locale)?.institutions?.battles?.exec(text)?.[0] ?? '';
  return before === '' || /[,(]/u.test(text) ? undefined : text.slice(before.length);
}

const LONGEST_NAME = 60;
const LAST_PART = /^\p{Lu}.*\s(?<preposition>\p{Ll}+)\s(?<name>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)$/u;

/** A stretch of a document: a mention, or what stands between two. */
interface Stretch {
  readonly text: string;
  /** That of a mention. */
  readonly plan: LabelPlan | undefined;
  /** The countries of which it tells, once they were asked for. */
  worlds: readonly string[] | undefined;
}

/** What a document tells outside the mentions that are written over: years, and countries by their names and peoples; looked for where it is asked. */
class ToldBeside {
  private readonly doc: Document;
  private readonly plans: LabelPlans;
  private readonly segments: readonly Segment[];
  private readonly setting: Setting;
  private isHeld: boolean | undefined;
  private read: readonly Stretch[] | undefined;
  private ofHistory: ReadonlySet<string> | undefined;
  private ofMentions: ReadonlySet<string> | undefined;
  private foundYears: ReadonlySet<string> | undefined;
  private foundStances: ReadonlySet<string> | undefined;
  private foundWorlds: ReadonlySet<string> | undefined;
  private foundPlaces: ReadonlySet<string> | undefined;

  constructor(doc: Document, plans: LabelPlans, segments: readonly Segment[], setting: Setting) {
    this.doc = doc;
    this.plans = plans;
    this.segments = segments;
    this.setting = setting;
  }

  years(): ReadonlySet<string> {
    return (this.foundYears ??= this.tell(({ text, plan }, found) => {
      for (const year of (plan === undefined && text.match(YEARS)) || []) found.add(year);
    }));
  }

  stances(): ReadonlySet<string> {
    return (this.foundStances ??= this.tell(({ text, plan }, found) => {
      const isTold = plan === undefined || (plan.policy === 'from-corpus' && text.includes(' '));
      for (const word of (isTold && text.match(NAME)) || [])
        if (otherStances(word, this.setting.locale) !== undefined) found.add(stanceKey(word));
    }));
  }

  worlds(): ReadonlySet<string> {
    return (this.foundWorlds ??= this.withHistory((stretch, found) => {
      const { text, plan } = stretch;
      if (plan === undefined || (plan.policy === 'from-corpus' && !this.follows(text)) || this.isParty(text, plan)) this.tellWorlds(stretch, found); // prettier-ignore
      // What keeps its name, but for its year, stays in its country: "1961 Vienna Summit".
      if (plan?.policy === 'from-corpus' && hasYears(text))
        for (const country of countriesOfTowns(text, this.setting))
          addAll(found, worldsOfMention(country, this.setting.locale));
    }));
  }

  places(): ReadonlySet<string> {
    return (this.foundPlaces ??= this.withHistory((stretch, found) => {
      if (stretch.plan !== undefined && !isPlace(stretch.plan)) return;
      this.tellWorlds(stretch, found);
      if (stretch.plan === undefined) return;
      addAll(found, worldsOfMention(countryOf(stretch.text, this.setting)?.name ?? '', this.setting.locale));
    }));
  }

  /** Only what is drawn from the corpus holds a document where it is. */
  private holds(): boolean {
    const { doc, plans, segments, setting } = this;
    return (this.isHeld ??=
      wordsOfWorlds(setting.locale).size > 0 &&
      segments.some(
        ({ start, end, entity }) =>
          plans[entity.label]?.policy === 'from-corpus' &&
          (packOf(setting.locale)?.places?.smallPeoples === true || /^\p{Lu}|\p{N}/u.test(doc.text.slice(start, end))),
      ));
  }

  /** Each is read once, whatever is asked of it. */
  private stretches(): readonly Stretch[] {
    if (this.read !== undefined) return this.read;
    const { text } = this.doc;
    const found: Stretch[] = [];
    let at = 0;
    for (const { start, end, entity } of this.segments) {
      if (at < start) found.push({ text: cut(text, at, start), plan: undefined, worlds: undefined });
      found.push({ text: cut(text, start, end), plan: this.plans[entity.label], worlds: undefined });
      at = end;
    }
    if (at < text.length) found.push({ text: text.slice(at), plan: undefined, worlds: undefined });
    this.read = found;
    return found;
  }

  private tell(visit: (stretch: Stretch, found: Set<string>) => void): ReadonlySet<string> {
    if (!this.holds()) return NOTHING_TOLD;
    const found = new Set<string>();
    for (const stretch of this.stretches()) visit(stretch, found);
    return found;
  }

  private withHistory(visit: (stretch: Stretch, found: Set<string>) => void): ReadonlySet<string> {
    const told = this.tell(visit);
    const history = (this.ofHistory ??= this.history());
    return history.size === 0 ? told : new Set([...told, ...history]);
  }

  private tellWorlds(stretch: Stretch, found: Set<string>): void {
    const { locale } = this.setting;
    addAll(found, (stretch.worlds ??= stretch.plan === undefined ? worldsIn(stretch.text, locale) : worldsOfMention(stretch.text, locale))); // prettier-ignore
  }

  /** Countries of which one line of history tells together, and those of a people and another of which it is a part, "türkische Zyprioten": another in the place of one would make it untrue. */
  private history(): ReadonlySet<string> {
    const { doc, setting } = this;
    const { history, paired } = packOf(setting.locale)?.places ?? {};
    const found = new Set<string>();
    for (const line of history === undefined ? [] : doc.text.split(LINES)) {
      if (!history?.test(line)) continue;
      const here = new Set(worldsIn(line, setting.locale));
      if (here.size > 2) addAll(found, here);
    }
    const words = wordsOfWorlds(setting.locale);
    for (const { groups } of paired === undefined ? [] : doc.text.matchAll(paired)) {
      const [people, all] = [groups?.['people'] ?? '', groups?.['all'] ?? ''];
      if (![people, all].every((word) => otherClassWords(word, setting.locale) !== undefined)) continue;
      for (const word of [people, groups?.['first'] ?? '', all]) {
        const world = words.get(word.toLowerCase());
        if (world !== undefined) found.add(world);
      }
    }
    return found;
  }

  /** Countries that are mentions. */
  private named(): ReadonlySet<string> {
    return (this.ofMentions ??= this.tell((stretch, found) => {
      if (isPlace(stretch.plan) && isCountry(stretch.text, this.setting)) this.tellWorlds(stretch, found);
    }));
  }

  /** "French" beside a mention of France becomes what that becomes. */
  private follows(text: string): boolean {
    const { locale } = this.setting;
    if (packOf(locale)?.places?.demonym === undefined || otherClassWords(text, locale) === undefined) return false;
    return this.named().has(worldOf(text, locale) ?? '');
  }

  /** The name of a party keeps its country: "Communist Party of China". */
  private isParty(text: string, plan: LabelPlan): boolean {
    const { party } = packOf(this.setting.locale)?.institutions ?? {};
    return party !== undefined && plan.policy === 'replace' && plan.type === 'organisation' && text.split(' ').includes(party); // prettier-ignore
  }
}

const addAll = (found: Set<string>, more: Iterable<string>): void => {
  for (const one of more) found.add(one);
};

const isPlace = (plan: LabelPlan | undefined): boolean =>
  plan?.policy === 'replace' && familyOf(plan.type) === familyOf('location');

function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
}

/** Whether a line is of history: other peoples and faiths would make it untrue. */
function isOfHistory(all: string, { start, end }: Segment, { locale }: Setting): boolean {
  const { history } = packOf(locale)?.places ?? {};
  if (history === undefined) return false;
  const before = all.slice(Math.max(0, start - HISTORY), start);
  const after = all.slice(end, end + HISTORY);
  const border = after.indexOf('\n');
  return (
    history.test(before.slice(before.lastIndexOf('\n') + 1)) ||
    history.test(border < 0 ? after : after.slice(0, border))
  );
}

const HISTORY = 160;
const LINES = /\n|(?<=[.!?]) /u;
const NAME = /(?<!\p{L})\p{Lu}\p{L}{2,}/gu;
const ANY_WORD = /(?<!\p{L})(?:\p{L}{3,}|\p{Lu}{2}(?!\p{L}))/gu;
/** "Britain", "UK", "U.S." */
const NAME_OR_CODE = /(?<!\p{L})(?:\p{Lu}\p{L}{2,}|\p{Lu}\.?\p{Lu}(?!\p{L}))/gu;

/** What may tell of a country: names, two of them in a row, and in languages that write the words for peoples small any word. */
function tellingWords(text: string, locale: string): readonly string[] {
  if (packOf(locale)?.places?.smallPeoples === true) return text.match(ANY_WORD) ?? [];
  const words: string[] = [];
  let last: { readonly end: number; readonly word: string } | undefined;
  for (const { 0: found, index } of text.matchAll(NAME_OR_CODE)) {
    if (last !== undefined && text.slice(last.end, index) === ' ') words.push(`${last.word} ${found}`);
    words.push(found.replace('.', ''));
    last = { end: index + found.length, word: found };
  }
  return words;
}

/** The countries of which a text tells by its names or peoples. */
function worldsIn(text: string, locale: string): readonly string[] {
  const words = wordsOfWorlds(locale);
  return tellingWords(text, locale).flatMap((word) => words.get(word.toLowerCase()) ?? []);
}

/** {@link worldsIn} of what many documents have. */
const worldsOfMention = memoiseWithin(worldsIn);

/** The first country of which a text tells. */
const worldOf = (text: string, locale: string): string | undefined => worldsOfMention(text, locale).find(Boolean);

interface Country {
  readonly name: string;
  readonly isHome: boolean;
}

const COUNTRIES = new WeakMap<object, (text: string) => Country | undefined>();

/** Where a town of the lists lies: in a home country, of which the regions have codes, or in another. */
function countryOf(text: string, setting: Setting): Country | undefined {
  const lexicon = sharedLexicon(setting);
  let known = COUNTRIES.get(lexicon);
  if (known === undefined) COUNTRIES.set(lexicon, (known = memoise((own) => countryIn(own, lexicon))));
  return known(text);
}

function countryIn(text: string, { places, world }: ReturnType<typeof sharedLexicon>): Country | undefined {
  const place = text.length < 3 ? undefined : places.find(fold(text), 'location');
  if (place === undefined || place.kind === 'country') return undefined;
  if (place.kind === 'world-city') return { name: place.region, isHome: false };
  return place.kind === 'state' || /^\p{Lu}{2}$/u.test(place.region) ? { name: world.home, isHome: true } : undefined;
}

/** The region in which the towns of a document lie, as names with years tell ("2007 Quebec general election"). */
function regionHeldIn(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  { locale }: Setting,
): string | undefined {
  const { heldIn } = packOf(locale)?.places ?? {};
  if (heldIn === undefined) return undefined;
  const names = segments.flatMap(({ start, end, entity }) => {
    const name = plans[entity.label]?.policy === 'from-corpus' ? doc.text.slice(start, end) : '';
    return name.includes(' ') && hasYears(name) ? [name] : [];
  });
  return heldIn.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
}

/** The countries of towns in the name of something. */
function countriesOfTowns(text: string, setting: Setting): readonly string[] {
  return [...text.matchAll(CAPITALS)].flatMap(([run]) => {
    // "North Korea-United States Hanoi Summit"
    const names = [run, ...run.split(' ').filter((word) => !isListedWord(word, setting.locale))];
    return names.flatMap((name) => {
      const town = countryOf(name, setting);
      return town === undefined || town.isHome ? [] : [town.name];
    });
  });
}

/** What is labelled a person and is a day: "October 5th 2001". */
function datesAsDates(mention: Mention, { locale }: Setting): Mention {
  if (familyOf(mention.type) !== familyOf('person') || !/\p{N}/u.test(mention.text)) return mention;
  const months = packOf(locale)?.dates?.months?.[0]?.split(' ') ?? [];
  return mention.text.split(' ').some((word) => months.includes(word)) ? { ...mention, type: 'date' } : mention;
}

/** Who says something is nobody's town, whatever it was labelled as: 'sagte Lind.' */
function speakersAsPersons(mention: Mention, setting: Setting): Mention {
  const { said } = packOf(setting.locale)?.names ?? {};
  if (mention.type !== 'location' || said?.test(mention.before) !== true || !/^\p{Lu}\p{Ll}+$/u.test(mention.text)) return mention; // prettier-ignore
  return /^ ?(?:[.,;:–"“«]|$)/u.test(mention.after) && !isListedPlace(mention, setting) ? { ...mention, type: 'person' } : mention; // prettier-ignore
}

/** The folded country that a town lies in, where the text tells of it: it stays there. */
function toldCountryOf({ type, text }: Mention, worlds: () => ReadonlySet<string>, setting: Setting) {
  const country = type === 'location' || type === 'city' ? countryOf(text, setting) : undefined;
  if (country === undefined || country.isHome || !worlds().has(worldOf(country.name, setting.locale) ?? '')) return undefined; // prettier-ignore
  return fold(country.name);
}

/** Whether a name is a country's, so that what comes for it tells what its people become; a town's is none. */
function isCountry(text: string, setting: Setting): boolean {
  if (codeGroup(text, true) !== undefined) return true;
  const { places } = sharedLexicon(setting);
  return (places.alike(fold(text)) !== undefined && worldOf(text, setting.locale) !== undefined) || places.find(fold(text), 'country')?.kind === 'country'; // prettier-ignore
}

/** Whether a word for a people stands for one who is of it, or for all: "a German, aged 40", "the French refused". */
function standsAlone(all: string, { start, end }: Segment, { locale }: Setting): 'one' | 'all' | undefined {
  const { alone } = packOf(locale)?.places ?? {};
  const before = all.slice(Math.max(0, start - LONGEST_NOUN), start);
  const stands = alone?.one.test(before) === true ? 'one' : alone?.all.test(before) === true ? 'all' : undefined;
  const next = /^[ -](\p{L}+)/u.exec(all.slice(end, end + LONGEST_NOUN))?.[1];
  const isAlone = next === undefined || (/^\p{Ll}/u.test(next) && (FUNCTION_WORDS.has(next) || alone?.after.test(next) === true)); // prettier-ignore
  return isAlone ? stands : undefined;
}

/** Whether a mention is a country of which the document tells beside it: such a one stays. */
function staysHere({ text, type }: Mention, worlds: () => ReadonlySet<string>, setting: Setting): boolean {
  if (type !== 'country' && type !== 'location') return false;
  if (packOf(setting.locale)?.places?.history?.test(text) === true) return true; // "Kingdom of León"
  const world = worldOf(text, setting.locale);
  if (world === undefined || !worlds().has(world)) return false;
  return (
    type === 'country' ||
    codeGroup(text, true) !== undefined ||
    sharedLexicon(setting).places.find(fold(text), 'country')?.kind === 'country'
  );
}

const ADJECTIVE = /^\p{Ll}{5,}$/u;

/** The other words of the class of one; none for a noun that is declined otherwise than they are. */
function othersOf(all: string, { start, end }: Segment, setting: Setting): readonly string[] | undefined {
  const { locale } = setting;
  const { declinedNouns, only, ofLanguages, ofTowns } = packOf(locale)?.institutions ?? {};
  const text = all.slice(start, end);
  const after = all.slice(end, end + LONGEST_NOUN);
  if (only?.test(text + after) || ofLanguages?.families?.test(after)) return [];
  if (ofLanguages?.after.test(after) && ofTowns?.pattern.test(text) !== true) {
    const other = ofLanguages.example + (packOf(locale)?.agreement?.inflected?.exec(text)?.[0] ?? '');
    return [other, ...(otherClassWords(other, locale) ?? [])].filter((word) => word !== text.toLowerCase());
  }
  const isAdjective = /^\s\p{Lu}/u.test(all.slice(end, end + 2));
  if (!isAdjective && declinedNouns?.test(text) === true) return [];
  const others = otherClassWords(text, locale);
  const isOfTown =
    ofTowns?.pattern.test(text) === true && (isAdjective || townsOf(text).some((town) => isTown(town, setting)));
  return others ?? (isOfTown ? otherClassWords(ofTowns.example, locale) : undefined); // prettier-ignore
}

/** Notes what is of a town, and what is of the one that it became, be both in the genitive: "Bremens" and "Bremer". */
function noteTown(
  towns: Map<string, string | undefined>,
  source: string,
  written: string,
  ofTown: (town: string) => string | undefined,
  setting: Setting,
): void {
  const isOwned = source.endsWith('s') && written.endsWith('s') && !isListedTown(source, setting) && isListedTown(source.slice(0, -1), setting); // prettier-ignore
  const [own, other] = isOwned ? [source.slice(0, -1), written.slice(0, -1)] : [source, written];
  const key = ofTown(own);
  if (key !== undefined) towns.set(key, ofTown(other));
}

const isListedTown = (name: string, setting: Setting): boolean =>
  sharedLexicon(setting).places.find(fold(name), 'city')?.ending === '';

/** What a word for those who are of a town becomes with it, in its form: "den Bremern". */
function ofTownHere(towns: ReadonlyMap<string, string | undefined>, word: string): string | undefined {
  const own = towns.get(word);
  if (own !== undefined) return own;
  const ending = /(?<=er)[ns]$/u.exec(word)?.[0];
  const other = ending === undefined ? undefined : towns.get(word.slice(0, -1));
  return other === undefined ? undefined : `${other}${ending}`;
}

/** What "Itzehoer" and "Pulheimer" may be of. */
const townsOf = (word: string): readonly string[] => [word.slice(0, -1), word.slice(0, -2)];

const isTown = (name: string, setting: Setting): boolean =>
  sharedLexicon(setting).places.find(fold(name), 'city')?.kind === 'city';

/** What was drawn, or what is drawn next, that ends as an adjective in small letters does; `undefined` where nothing else came. */
function inflectedLike(
  source: string,
  drawn: string | undefined,
  drawNext: (again: number) => string | undefined,
  locale: string,
): string | undefined {
  if (/^\p{Ll}/u.test(source) && !hasPreposition(source))
    for (let again = 1; again < TRIES && drawn !== undefined && hasPreposition(drawn); again++) drawn = drawNext(again);
  const inflected = packOf(locale)?.agreement?.inflected;
  if (inflected === undefined || !/^\p{Ll}/u.test(source)) return drawn;
  const ending = inflected.exec(source)?.[0];
  for (let tries = 0, other = drawn; tries < TRIES && other !== undefined; other = drawNext(++tries))
    if (inflected.exec(other)?.[0] === ending) return other;
  return undefined;
}

/** "Uncles" stand behind a determiner as "brothers of grandfather" do not. */
const hasPreposition = (text: string): boolean =>
  text
    .split(' ')
    .slice(1)
    .some((word) => FUNCTION_WORDS.has(word));

const TRIES = 8;
/** As much of what follows a word as may decide on it. */
const LONGEST_NOUN = 24;

/** Whether a mention is a place of the lists. */
function isListedPlace({ text, type }: Mention, setting: Setting): boolean {
  if (familyOf(type) !== familyOf('location') || text.length < 4) return false;
  return sharedLexicon(setting).places.find(fold(text), type) !== undefined;
}

/** Folded places that stay since the text names a seat that is there: Washington beside the White House. */
function placesAtSeats(text: string, { locale }: Setting): ReadonlySet<string> {
  const { seats = [] } = packOf(locale)?.places ?? {};
  return new Set(seats.flatMap(([seat, places]) => (seat.test(text) ? foldedPlaces(places) : [])));
}

const foldedPlaces = memoise((places): readonly string[] => places.split('|').map(fold));

/** All places that have a seat, of whatever text. */
const placesWithSeats = rememberLast(
  (locale: string): ReadonlySet<string> =>
    new Set((packOf(locale)?.places?.seats ?? []).flatMap(([, places]) => foldedPlaces(places))),
);

/** "Seattle, Washington": behind a town stands the state, whatever seat the text names. */
const isStateOfTown = ({ text, before }: Mention, setting: Setting): boolean =>
  BEHIND_TOWN.test(before) && regionNamed(text, sharedLexicon(setting).world) !== undefined && codeGroup(text, false) === undefined; // prettier-ignore

const BEHIND_TOWN = /\p{Ll} ?, $/u;

/** Runs of words with capitals within what is drawn from the corpus, folded, and those of them that are peoples, with those of which the document tells beside them or without: a town in the name of an election stays what it is. */
function namesWithin(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  stay: () => ReadonlySet<string>,
  { locale }: Setting,
) {
  const places = new Set<string>();
  const worlds = wordsOfWorlds(locale);
  const kinds = new Set(packOf(locale)?.institutions?.partyKinds?.split(' '));
  for (const { start, end, entity } of worlds.size === 0 ? [] : segments) {
    if (plans[entity.label]?.policy !== 'from-corpus') continue;
    for (const [run] of doc.text.slice(start, end).matchAll(CAPITALS)) {
      // The name of a party keeps its place: "Alberta Reform Party".
      const isWhole = run.length === end - start;
      if (isWhole && !run.split(' ').some((word) => kinds.has(word))) continue;
      const words = fold(run).split(' ');
      for (let from = 0; from < words.length; from++)
        for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++)
          if (!isWhole || to - from < words.length) places.add(words.slice(from, to).join(' '));
    }
  }
  const peoples = new Set([...places].filter((name) => worlds.has(name)));
  for (const name of Array.from(peoples))
    for (const word of peoplesOf(locale).get(name) ?? []) peoples.add(word.toLowerCase());
  const within = new Set(peoples);
  for (const world of stay()) {
    places.add(world);
    for (const word of peoplesOf(locale).get(world) ?? []) peoples.add(word.toLowerCase());
  }
  return { places, peoples, within };
}

const CAPITALS = /\p{Lu}[\p{L}\p{M}-]+(?: \p{Lu}[\p{L}\p{M}-]+)*/gu;
const MOST_WORDS = 3;

/** "madre", labelled as a name: a word for who somebody is to somebody, in place of which a name would be nonsense. */
function isKin({ text, type }: Mention, { locale }: Setting): boolean {
  if (!/^\p{Ll}+$/u.test(text) || familyOf(type) !== familyOf('person')) return false;
  const { f = '', m = '' } = packOf(locale)?.names?.kin ?? {};
  return `${f} ${m}`.split(' ').includes(fold(text));
}

/** "65 años", and "65" beside such. */
function isAge(text: string, { locale }: Setting, needsUnit = false): boolean {
  const [, number = '', rest = ''] = /^(\p{Nd}{1,3})( ?\p{L}*)$/u.exec(text) ?? [];
  return (
    number !== '' && Number(number) <= OLDEST && (rest === '' ? !needsUnit : rest === packOf(locale)?.dates?.years)
  );
}

const OLDEST = 120;

/** Labels of what is drawn from the corpus that ages have in a document. */
function labelsOfAges(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  setting: Setting,
): ReadonlySet<string> {
  const isOne = ({ start, end, entity }: Segment): boolean => plans[entity.label]?.policy === 'from-corpus' && isAge(doc.text.slice(start, end), setting, true); // prettier-ignore
  return new Set(segments.filter(isOne).map(({ entity }) => entity.label));
}

function studyDocument(doc: Document, plans: LabelPlans, setting: Setting): Study {
  const kept: Kept[] = [];
  for (const entity of doc.entities) {
    const policy = plans[entity.label]?.policy;
    if (policy === undefined) {
      throw new PalimpsestError(
        'unplanned-label',
        `there is no plan for the label ${entity.label}: the corpus that the run was planned for has no such mention`,
        {
          place: { documentId: doc.id },
          hint: 'With --learned: learn from all of the corpus.',
        },
      );
    }
    if (policy === 'keep') kept.push({ entity, reason: 'policy' });
  }
  const reachOf = createReach(doc.entities);
  const segments = divideIntoSegments(doc, (entity) => plans[entity.label]?.policy !== 'keep');
  const told = new ToldBeside(doc, plans, segments, setting);
  const worlds = () => told.worlds();
  const atSeats = once(() => placesAtSeats(doc.text, setting));
  const heldNames = once(() => namesWithin(doc, segments, plans, worlds, setting));
  const ofAges = labelsOfAges(doc, segments, plans, setting);
  const heldIn = once(() => regionHeldIn(doc, segments, plans, setting));
  const lies = () => liesOf(states.get(familyOf('location')));
  const work = segments.map((segment, number): Work => {
    const { entity } = segment;
    const reach = reachOf(segment.start);
    const plan = plans[entity.label];
    const text = cut(doc.text, segment.start, segment.end);
    const isWordless = !WORD.test(text);
    if (plan?.policy !== 'replace') {
      const place = placeIn(doc, { segment, entity }, setting);
      const family = place === undefined ? undefined : familyOf(place.type);
      const own = toldOf(text, setting.locale);
      return {
        number,
        segment,
        text,
        reach,
        mention: undefined,
        place,
        family,
        state: undefined,
        isWordless,
        age: ofAges.has(entity.label) && /^\p{Nd}{1,3}(?!\p{Nd})/u.test(text) && isAge(text, setting) ? mentionAt(doc, segment, entity, 'age') : undefined, // prettier-ignore
        isAbbreviation: own.isAbbreviation,
        hasYears: own.hasYears,
        isUnique: own.isUnique,
        field: own.field,
        isUnknownAdjective: own.isUnknownAdjective,
        others: othersOf(doc.text, segment, setting),
        like: undefined,
        draw: undefined,
        standing: undefined,
        nation: undefined,
        coin: undefined,
      };
    }
    const read = speakersAsPersons(datesAsDates(mentionAt(doc, segment, entity, plan.type), setting), setting);
    const folded = fold(read.text);
    const isHere =
      (placesWithSeats(setting.locale).has(folded) && atSeats().has(folded) && !isStateOfTown(read, setting)) ||
      staysHere(read, worlds, setting) ||
      (isListedPlace(read, setting) && heldNames().places.has(folded));
    const region = heldIn();
    const mention: Mention = {
      entity: read.entity,
      type: read.type,
      text: read.text,
      before: read.before,
      after: read.after,
      beyond: read.beyond,
      ahead: read.ahead,
      line: read.line,
      stays: isHere ? true : undefined,
      staysIn: isHere ? undefined : toldCountryOf(read, worlds, setting),
      held: isHere ? undefined : heldNames,
      heldIn: isHere ? undefined : region,
      lies: isHere ? undefined : lies,
    };
    const family = familyOf(mention.type);
    return {
      number,
      segment,
      text: mention.text,
      reach,
      mention,
      place: undefined,
      family,
      state: undefined,
      isWordless,
      isAbbreviation: false,
      hasYears: false,
      isUnique: false,
      field: undefined,
      isUnknownAdjective: false,
      others: undefined,
      like: undefined,
      draw: undefined,
      standing: undefined,
      nation: undefined,
      coin: undefined,
    };
  });
  const states = studyMentions(
    work.flatMap(({ mention, place }) => mention ?? place ?? []),
    setting,
  );
  const first = new Map<string, number>();
  for (const [number, each] of work.entries()) {
    const { family, mention } = each;
    if (family === undefined) continue;
    each.state = states.get(family);
    if (mention === undefined || family.around === undefined) continue;
    const { type, text, stays = '', staysIn = '' } = mention;
    const key = `${type}\n${stays}\n${staysIn}\n${family.around(mention, setting)}\n${text}`;
    each.like = first.get(key);
    if (each.like === undefined) first.set(key, number);
  }
  const abbreviated = abbreviatedIn(doc, work);
  const staying = new Map(work.flatMap(({ mention }) => (mention?.stays === true ? [[fold(mention.text), fold(mention.text)] as const] : []))); // prettier-ignore
  const demonym = packOf(setting.locale)?.places?.demonym;
  // What follows another is written after it.
  const turnOf = ({ number, others }: Work): number => {
    if (others && demonym !== undefined) return 1;
    return (abbreviated.get(number)?.number ?? -1) > number ? 2 : 0;
  };
  const turns = work.map(turnOf);
  const inOrder = turns.every((turn) => turn === 0) ? work : [0, 1, 2].flatMap((turn) => work.filter((_, i) => turns[i] === turn)); // prettier-ignore
  const titles = once(() => titlesIn(doc.text, work, setting));
  const location = familyOf('location');
  const beside = once(() => (work.some(({ family }) => family === location) ? new Set([...worlds()].map(fold)) : NOTHING_TOLD)); // prettier-ignore
  return { work, inOrder, abbreviated, staying, titles, told, beside, heldNames, kept };
}

const settings = z.strictObject({
  style: z.enum(['modelled', 'independent']).default('modelled'),
  consistency: z.enum(['mention', 'document', 'patient', 'corpus']).default('document'),
  'keep-tokens': z.boolean().default(false),
});

export const phiReplacement: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'phi-replacement',
  description: 'new surrogates over the mentions',
  phase: 'mentions',
  needsPlans: true,
  settings,
  create({ 'keep-tokens': keepTokens, ...rest }, { plans, locale, gazetteers, partition }) {
    return createPhiReplacement({ plans, setting: { locale, gazetteers, partition, keepTokens }, ...rest });
  },
};
