import { lowerBound, obtain } from '../core/collections.ts';
import type { Rng } from '../core/rng.ts';
import { packOf } from '../languages/index.ts';
import { otherBodies, otherStances, stanceKey } from '../surrogates/institutions/class-words.ts';
import { createPartyCoiner } from '../surrogates/institutions/coined-party.ts';
import { genderBefore } from '../surrogates/kind-words.ts';
import {
  bestOf,
  type Choice,
  choiceOf,
  fitOf,
  fitting,
  headsOf,
  indexNames,
  MOST_RANKED,
  NOTHING,
  type Ranked,
  raritiesOf,
  scoresOf,
} from './mention-fit.ts';
import { type MentionPools, NO_NAMES } from './mention-learner.ts';
import { type Beside, type Group, groupOf, keyOf, NO_GROUP, type Traits, traitsOf } from './mention-traits.ts';
import {
  addressesFor,
  arePartiesOf,
  bodiesFor,
  compoundsFor,
  countedMembers,
  inventedOf,
  isPlaceOf,
  modifiersOf,
  rivalsOf,
  sameLaw,
  sameSex,
  vary,
} from './mention-variants.ts';

/**
 * Looks for mentions of a label that may stand where one stands.
 *
 * @param around names and decades of its line.
 * @returns draws one of them; `undefined` where none fits.
 */
export type MentionDraw = (
  mention: string,
  around?: () => readonly string[],
  beside?: Beside,
) => (rng: Rng) => string | undefined;

/**
 * Prepares to draw from a pool. A mention is replaced by one of the same form (a single character, a word for a people, capitals, small
 * letters, with digits), of the same country where it names one, that stands where it stands: the same word before and after it somewhere in the corpus, above all an article or
 * preposition, the same first word or head, a head with the same ending or topic, one of which names must share: next to an article stand a cup and a battle alike. Names that
 * the lines of one have and the line of the other too tell that they are of one country and time; one whose lines tell of other countries is not drawn, one of another time less. Of those that fit best each is drawn as often as the
 * corpus has it, so that "M" becomes "F" and not the one "femail" that somebody mistyped. A compound with a hyphen keeps its head. Where nothing
 * fits, a word that says what a party stands for becomes another: "Social Credit", "Liberal Credit".
 * Case is ignored when telling mentions apart.
 *
 * @param isLoose whether, where nothing fits, any of the form is taken that has as many words, above all behind the same word, which has its case.
 */
export function createMentionDraw(pool: MentionPools[string], locale: string, isLoose = false): MentionDraw {
  const all = pool.map((mention) => traitsOf(mention, locale));
  const known = new Map(all.map((traits) => [traits.text, traits]));
  const byForm = new Map<string, Traits[]>();
  for (const traits of all) {
    const key = keyOf(traits);
    obtain(byForm, key, () => []).push(traits);
  }
  const groups = new Map([...byForm].map(([key, alike]) => [key, groupOf(alike)]));
  const rarity = raritiesOf(all);
  const { text: words, institutions } = packOf(locale) ?? {};
  const heads = { ...headsOf(all, words?.synonyms !== undefined), comeFirst: institutions?.beforeSeat !== undefined };
  const whole = new Map<string, Choice | undefined>(); // for mentions whose line tells nothing
  const plain = new Map<string, Choice>();
  const ranks = new Map<string, Ranked>();
  const modifiers = modifiersOf(all, locale);
  const invented = inventedOf(modifiers, locale);
  const names = indexNames(all, locale);
  const isPlace = isPlaceOf(locale);
  const coin = arePartiesOf(all, locale) ? createPartyCoiner(locale, isPlace) : undefined;
  const wholeFor = (own: Traits): Choice | undefined => {
    if (!whole.has(own.text))
      whole.set(
        own.text,
        sameSex(own, byForm.get(keyOf(own)) ?? [], locale) ??
          sameLaw(own) ??
          (packOf(locale)?.institutions?.unlike?.test(own.text) === true ? choiceOf([]) : undefined) ??
          bodiesFor(own, locale) ??
          addressesFor(own, locale) ??
          compoundsFor(own, modifiers, invented, locale),
      );
    return whole.get(own.text);
  };
  const groupFor = (own: Traits): Group => groups.get(keyOf(own)) ?? NO_GROUP;
  const plainFor = (own: Traits): Choice => {
    let choice = plain.get(own.text);
    if (choice === undefined) {
      const fit = fitOf(own, groupFor(own), rarity, heads);
      plain.set(own.text, (choice = bestOf(scoresOf(fit, groupFor(own)), fit.isNear)));
    }
    return choice;
  };
  const alike = new Map<string, Choice>();
  const alikeFor = (own: Traits): Choice =>
    obtain(alike, own.text, () => {
      const group = groupFor(own);
      const { isNear } = fitOf(own, group, rarity, heads);
      const others = group.compared.filter((other) => other.size === own.size && !isNear(other));
      const behindSame = others.filter(({ before }) => before.some((word) => own.before.includes(word)));
      return choiceOf((behindSame.length > 0 ? behindSame : others).map(({ text, count }) => [text, count]));
    });
  const rankFor = (own: Traits): Ranked => {
    let ranked = ranks.get(own.text);
    if (ranked === undefined) {
      const fit = fitOf(own, groupFor(own), rarity, heads);
      ranks.set(own.text, (ranked = { ...fit, best: scoresOf(fit, groupFor(own)).slice(0, MOST_RANKED) }));
    }
    return ranked;
  };
  return (mention, around, beside) => {
    const own = known.get(mention) ?? traitsOf([mention, 0, [], [], []], locale);
    const choice = wholeFor(own);
    if (choice !== undefined) return (rng) => drawFrom(choice, rng);
    const stances = otherStances(mention, locale, beside?.after);
    if (stances !== undefined) {
      const isSmall = mention === mention.toLowerCase(); // "a nationalist majority"
      const told = (isSmall ? beside?.writtenStances?.() : beside?.stances()) ?? NOTHING;
      const others = told.has(stanceKey(mention)) ? [] : stances.filter((word) => !told.has(stanceKey(word)));
      return (rng) => (others.length === 0 ? undefined : isSmall ? rng.pick(others).toLowerCase() : rng.pick(others));
    }
    const rivals = rivalsOf(mention, locale, isPlace);
    if (rivals.length > 0) {
      const told = beside?.stances() ?? NOTHING;
      const isTold = [mention, ...rivals].some((name) => told.has(stanceKey(name.split(' ').at(-2) ?? '')));
      return (rng) => (isTold ? undefined : rng.pick(rivals));
    }
    const members = coin === undefined ? undefined : countedMembers(mention, beside, locale);
    if (members !== undefined) return (rng) => rng.pick(members);
    const bodies = coin === undefined ? undefined : otherBodies(mention, locale); // "Hezbollah", which is no party alone
    if (bodies !== undefined) return (rng) => (bodies.length === 0 ? undefined : rng.pick(bodies));
    // "liberty" is no party, whatever its label, nor is another of its label one that fits.
    if (coin !== undefined && /^\p{Ll}/u.test(mention)) return () => undefined;
    const coined = coin?.(mention, genderBefore(beside?.before ?? '', locale) !== '');
    if (coined !== undefined)
      return (rng) => coined(rng, beside && new Set([...beside.stances(), ...(beside.writtenStances?.() ?? NOTHING)]));
    const line = names.size === 0 ? NO_NAMES : (around?.() ?? NO_NAMES);
    const fit = line.length === 0 ? plainFor(own) : fitting(rankFor(own), line, names, rarity, locale);
    let varied: ReturnType<typeof vary> | undefined;
    return (rng) => drawFrom(fit, rng) ?? (varied ??= vary(own, locale, beside))(rng) ?? (isLoose ? drawFrom(alikeFor(own), rng) : undefined); // prettier-ignore
  };
}

function drawFrom({ texts, limits }: Choice, rng: Rng): string | undefined {
  if (texts.length === 0) return undefined;
  const drawn = rng.int(limits.at(-1) as number);
  return texts[lowerBound(limits, (limit) => limit <= drawn)];
}
