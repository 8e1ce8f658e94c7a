import { z } from 'zod';
import type { Augmenter, Kept, Proposed, Streams } from '../core/augmenter.ts';
import { rememberLast } from '../core/caches.ts';
import type { Rng } from '../core/rng.ts';
import type { Document, Edit } from '../core/types.ts';
import { agreeBehind, undoubled } from '../languages/agreement.ts';
import { drawApart } from '../surrogates/apart.ts';
import { applyCasing, casingOf, fold } from '../surrogates/case.ts';
import { articleBefore } from '../surrogates/articles.ts';
import { familyOf } from '../surrogates/index.ts';
import { initialsOf } from '../surrogates/institutions/organisation.ts';
import { liesOf } from '../surrogates/places/location.ts';
import { packOf } from '../languages/index.ts';
import { coinTitle, peopleLike, peoplesOf } from '../surrogates/slots.ts';
import type { Draw, Setting } from '../surrogates/types.ts';
import type { AugmenterDefinition } from './definition.ts';
import type { LabelPlans } from './label-plan.ts';
import {
  createMentionDraw,
  createMentionLearner,
  createNamesAround,
  type MentionDraw,
  type MentionPools,
  wordsOfWorlds,
} from './mention-pool.ts';
import type { Segment } from './segments.ts';
import { namesOf, occasionLike, withoutParty } from './mentions/corpus-names.ts';
import { type Held, heldOf, moveYears } from './mentions/years.ts';
import {
  inflectedLike,
  isInCompound,
  LONGEST_NOUN,
  noteTown,
  ofTownHere,
  standsAlone,
} from './mentions/class-words.ts';
import {
  countryOf,
  isContinental,
  isCountry,
  isOfAntiquity,
  isOfEra,
  isOfHistory,
  worldOf,
} from './mentions/worlds.ts';
import { type Study, studyDocument } from './mentions/study.ts';
import { isKinAmiss } from './mentions/kin.ts';
import { ABBREVIATION, abbreviate } from './mentions/abbreviations.ts';
import type { Standing, Work } from './mentions/work.ts';

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

const NO_NATION = { world: undefined, isCountry: false };

const NOT_STANDING: Standing = { stands: undefined, isHeld: false };

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

  const isLanguage = (after: string) => packOf(setting.locale)?.institutions?.ofLanguages?.after.test(after) === true;
  const standingOf = (
    doc: Document,
    segment: Segment,
    { told, heldNames, homes }: Pick<Study, 'told' | 'heldNames' | 'homes'>,
    next: Work | undefined,
  ): Standing => {
    const source = doc.text.slice(segment.start, segment.end);
    const lower = source.toLowerCase();
    const isHeld = () =>
      told.places().has(worldOf(source, setting.locale) ?? '') ||
      heldNames().within.has(lower) ||
      (homes().has(fold(words.get(lower) ?? '')) &&
        !isLanguage(doc.text.slice(segment.end, segment.end + LONGEST_NOUN))) ||
      (told.places().size > 0 && isContinental(source, setting)) ||
      isInCompound(doc.text, source, setting) ||
      isOfEra(doc.text, segment, setting) ||
      (!words.has(lower) && isOfHistory(doc.text, segment, setting)) ||
      isOfAntiquity(doc.text, segment, setting) ||
      (next?.isUnique === true && OFFICE.test(doc.text.slice(segment.end, next.segment.start)));
    return { stands: standsAlone(doc.text, segment, setting), isHeld: isModelled && isHeld() };
  };

  const nationOf = (each: Work) => {
    if (each.nation !== undefined) return each.nation;
    const world = worldOf(each.text, setting.locale);
    return (each.nation = { world, isCountry: world !== undefined && isCountry(each.text, setting) });
  };

  function propose(doc: Document, _: unknown, streams: Streams): Proposed {
    const {
      work,
      inOrder,
      abbreviated,
      calledAfter,
      staying,
      names,
      titles,
      told,
      heldNames,
      homes,
      kept: never,
    } = study(doc);
    const scope = SCOPES[consistency](streams);
    // What other documents have cannot be asked where a surrogate holds in all of them.
    const isOfDocument = consistency === 'document';
    const draw: Draw = isOfDocument ? { scope, mayStay: true, places: new Map(staying()) } : { scope };
    const taken = new Map(isOfDocument ? names() : []); // by surrogate from the corpus
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
    /** What is called after another mention follows it: "Halcyon 10" becomes "Osprey 10" where Halcyon becomes Osprey. */
    const likeNamed = (named: Work | undefined, source: string): string | undefined => {
      if (named?.mention === undefined) return undefined;
      const other = named.family?.write(named.mention, named.state, draw, setting);
      return other === undefined || other === named.text ? undefined : other + source.slice(named.text.length);
    };
    let last: { readonly end: number; readonly label: string; readonly source: string; readonly written: string | undefined } | undefined; // prettier-ignore
    const spelt = new Set<string>(); // letters of what stayed
    const isOfStaying = (source: string, start: number): boolean => {
      if (spelt.has(source)) return true;
      // "§ 9 der Abgabenordnung (AO)": behind another section of the same law.
      const isNumberAlone = last?.written?.replaceAll(/\p{Nd}+/gu, '') === last?.source.replaceAll(/\p{Nd}+/gu, '');
      if (isNumberAlone && last !== undefined && ABBREVIATION.test(source) && BRACKET.test(doc.text.slice(last.end, start))) return true; // prettier-ignore
      if (last === undefined || last.written !== undefined || !ABBREVIATION.test(source) || !BRACKET.test(doc.text.slice(last.end, start))) return false; // prettier-ignore
      if (!initialsOf(last.source).endsWith(source)) return false;
      spelt.add(source);
      return true;
    };
    for (const each of inOrder) {
      const number = each.number;
      const { segment, mention, place, family, state, others } = each;
      const { start, end, entity } = segment;
      const source = each.text;
      let replacement: string | undefined;
      if (each.isWordless || (isOfDocument && isModelled && (each.isUnique || isOfStaying(source, start)))) {
        kept.push({ entity, reason: 'no-surrogate' }); // the @ of a handle, a dash; "Thirty Years' War"
        last = { end, label: entity.label, source, written: undefined };
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
        const drawNext = (again: number): string | undefined => {
          if (coin !== undefined) return coin(rng.fork('occasion', again));
          each.draw ??= draws.get(entity.label)?.(source, () => namesAround(doc.text, start, end), { before: doc.text.slice(Math.max(0, start - 5), start), after: doc.text.slice(end, end + 12), stances: () => told.stances(), writtenStances: () => told.writtenStances() }); // prettier-ignore
          const drawn = each.draw?.(again === 0 ? rng : rng.fork('apart', again));
          if (drawn === undefined || !isModelled || !isKinAmiss(drawn, doc.text, segment, setting)) return drawn;
          return again < MOST_KIN ? drawNext(again + 1) : undefined;
        };
        const hasYears = isOfDocument && isModelled && each.hasYears;
        const age = isOfDocument && isModelled ? each.age : undefined;
        const { stands, isHeld } = isOfDocument && others !== undefined ? (each.standing ??= standingOf(doc, segment, { told, heldNames, homes }, work[number + 1])) : NOT_STANDING; // prettier-ignore
        const isOfBattle = isModelled && place !== undefined && !hasYears && each.field === place.text; // prettier-ignore
        if (age !== undefined) replacement = familyOf('age').write(age, undefined, draw, setting);
        else if (isOfBattle) {
          const other = family?.write(place, state, draw, setting);
          replacement = other === undefined ? undefined : source.slice(0, -place.text.length) + other;
        } else if (hasYears)
          replacement = (moved ??= moveYears(namesOf(doc, work), told.years(), held, scope)).get(source);
        else if (isModelled && others && ofTownHere(towns, source) !== undefined)
          replacement = ofTownHere(towns, source);
        else if (isOfDocument && isModelled && likeNamed(calledAfter.get(number), source) !== undefined)
          replacement = likeNamed(calledAfter.get(number), source);
        else if (isOfDocument && isModelled && others && ofTownBehind(number, source) !== undefined)
          replacement = ofTownBehind(number, source);
        else if (isHeld) replacement = demonym?.(source, countries.get(nationOf(each).world ?? '') ?? '', stands);
        else if (isModelled && others && followed(each, stands) !== undefined) replacement = followed(each, stands);
        else if (isOfDocument && isModelled && others === undefined && each.isUnknownAdjective)
          replacement = undefined; // prettier-ignore
        else if (isModelled && others) {
          // All words of a class move by as many places, so that no two become one, in whatever form they stand.
          const turns = demonym !== undefined && smallPeoples !== true ? String(others.length) : others.length; // as in names of organisations there
          const turn = () => others[scope.fork('class-word', turns).int(others.length)];
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
          replacement = drawApart(taken, source, drawNext, (drawn) => withoutParty(drawn, setting)) ?? (IS_ONE.test(source) ? undefined : drawNext(0)); // prettier-ignore
        else replacement = drawNext(0);
        if (isModelled) replacement = inflectedLike(source, replacement, drawNext, setting.locale);
        const mayCoin = !isOfBattle && isOfDocument && isModelled && others === undefined && !hasYears;
        if (mayCoin && replacement === undefined)
          replacement = (each.coinOfWords ??= { draw: occasionLike(source, setting, true) }).draw?.(rng.fork('words'));
        if (mayCoin && replacement === undefined && titles().has(source))
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
      } else if (isOfDocument && isModelled && each.hasYears) {
        replacement = String(Number(source) - 1 - scope.fork('years').int(MOST_YEARS));
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
        const told = isPlace && smallPeoples === true ? liesOf(each.state)?.get(fold(source))?.country : undefined;
        const there = told === undefined ? undefined : countryOf(replacement ?? source, setting);
        if (told !== undefined && there?.isHome === false) for (const own of words.values()) if (fold(own) === told) peoples.set(own, there.name); // prettier-ignore
        if (isPlace && ofTown !== undefined) noteTown(towns, source, replacement ?? source, ofTown, setting); // prettier-ignore
      }
      if (replacement !== undefined && isOfDocument && isModelled)
        replacement = undoubled(replacement, source, doc.text.slice(end, end + LONGEST_NOUN), setting.locale);
      last = { end, label: entity.label, source, written: replacement === source ? undefined : replacement };
      if (abbreviated.size > 0) became.set(number, replacement);
      if (replacement === undefined || replacement === '' || replacement === source) {
        kept.push({ entity, reason: 'no-surrogate' });
      } else {
        const isWhole = isModelled && start === entity.start;
        const article = isWhole
          ? articleBefore(doc.text, { start, reach: each.reach, mention, family }, source, replacement, setting)
          : undefined;
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
        const pools = Object.entries(learned as MentionPools);
        held = heldOf(pools.flatMap(([, pool]) => pool.map(([name]) => name)));
        for (const [label, pool] of pools) draws.set(label, createMentionDraw(pool, setting.locale));
      },
    }),
  };
}

/** So often another word for kin is drawn than one that does not fit its line. */
const MOST_KIN = 12;

const MOST_YEARS = 6;

/** Between a word for a people and who is of it: "der britische Premierminister Lind". */
const OFFICE = /^ (?:\p{Lu}[\p{L}-]+ )?$/u;

/** "QX3": two numbers of a document are not one. */
const IS_ONE = /^\p{Lu}[^ ]*\p{N}$/u;

const BRACKET = /^\s?\(\s?$/u;

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
