import { obtain } from '../../core/collections.ts';
import { mixedHashOf } from '../../core/hash.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { ruleByName, type LabelRule } from '../../resources/label-map.ts';

/** Of the mentions of one label: how many there are, how many are e-mail addresses, codes, and days in figures; and some that are words. */
export type LabelLook = readonly [
  label: string,
  mentions: number,
  emails: number,
  codes: number,
  days: number,
  words: readonly string[],
];

/** The entries of a language's lists, by name of a list. */
export type Lists = (name: string) => { find(value: string): unknown } | undefined;

/** What the mentions of labels look like. */
export interface LabelLooks {
  add(doc: Document): void;
  /**
   * What nearly all mentions of a label look like tells what it means: an e-mail address, a code, a day; or where they stand in lists: somebody's name, a given or a family name,
   * a town, a country, a profession.
   */
  ruleOf(label: string, lists?: Lists): LabelRule | undefined;
  state(): readonly LabelLook[];
  merge(looks: readonly LabelLook[]): void;
}

const SHARE = 0.9;
/**
 * Lists have no more than some names, and names of firms and places begin like people's. So great a share of at least so many different mentions: of 70 labels of 15 corpora
 * those for persons had pairs of a listed given and a listed family name in up to 84 %, any other label in at most 23 %; those for given names and places are as far apart from others.
 * Of families the lists have fewer than of given names: those for persons began with a listed given name before other capitals in up to 86 %, any other label in at most 17 %.
 */
const PAIRS = 0.4;
const NAMED = 0.5;
const LISTED = 0.5;
const GIVEN = 0.4;
const MOST_PAIRS = 0.1;
const FEWEST_LISTED = 4;
/** Under so many nearly all are asked. */
const FEW = 8;
const OF_FEW = 0.8;
/** Of each label so many different mentions are looked up, those with the least hashes, so that no order counts. */
const KEPT = 80;
const EMAIL = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;
/** Capitals and figures with signs between them: "RSSGNN54C12A794K", "DE89 3704 0044", "2019-04/77-A". */
const CODE = /^[\p{Lu}\d](?:[ ./_-]?[\p{Lu}\d]){4,}$/u;
const DATE = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/;
/** Fewer alone may be a year, an amount or a measure. */
const FIGURES = 7;
const LONGEST = 60;
const PLACES = { country: ['countries'], city: ['cities', 'world-cities', 'towns'], region: ['regions'] } as const;
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;
/** A given name before others and particles: "Bram Holloway", "Femke de Wit". */
const FULL_NAME =
  /^(?<given>\p{Lu}[\p{L}\p{M}'’-]+)(?: (?:\p{Ll}{1,3}|\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]+)){0,2} \p{Lu}[\p{L}\p{M}'’-]+$/u;
/** As lists write a name that stands in capitals. */
const inSmall = (name: string): string =>
  name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;

function isCode(text: string): boolean {
  if (!CODE.test(text) || DATE.test(text)) return false;
  const figures = text.replaceAll(/\D/g, '').length;
  return figures >= FIGURES || (figures > 2 && /\p{Lu}/u.test(text));
}

function ruleByLists(mentions: readonly string[], lists: Lists): LabelRule | undefined {
  if (mentions.length < FEWEST_LISTED) return undefined;
  const isIn = (list: string, value: string): boolean => lists(list)?.find(value) !== undefined;
  const shares = { named: 0, pair: 0, given: 0, family: 0, either: 0, country: 0, city: 0, region: 0 };
  const part = 1 / mentions.length;
  for (const mention of mentions) {
    const words = mention
      .split(/[ ,]+/u)
      .filter((word) => NAME.test(word))
      .map(inSmall);
    const first = FULL_NAME.exec(mention)?.groups?.['given'];
    if (first !== undefined && isIn('given-names', inSmall(first))) shares.named += part;
    const given = words.filter((word) => isIn('given-names', word));
    const family = words.filter((word) => isIn('family-names', word));
    if (words.length > 1 && given.length > 0 && family.length > 0) shares.pair += part;
    else if (words.length > 0 && given.length === words.length) shares[family.length > 0 ? 'either' : 'given'] += part;
    else if (words.length > 0 && family.length === words.length) shares.family += part;
    // Many a province is called as its town.
    const place = (['country', 'city', 'region'] as const).find((one) =>
      PLACES[one].some((list) => isIn(list, mention)),
    );
    if (place !== undefined) shares[place] += part;
  }
  const { named, pair, given, family, either, ...places } = shares;
  const least = mentions.length < FEW ? OF_FEW : 0;
  if (pair >= Math.max(PAIRS, least) || named >= Math.max(NAMED, least)) return ruleByName('person');
  if (pair < MOST_PAIRS && given + either >= Math.max(GIVEN, least) && given > 2 * family)
    return ruleByName('given_name');
  const all = places.country + places.city + places.region; // families are called after many towns, and fewer towns after families: where all are both, they are towns
  if (pair < MOST_PAIRS && family + either >= Math.max(LISTED, least) && family + either > all && family > given)
    return ruleByName('family_name');
  const [best] = Object.entries(places).toSorted(([, a], [, b]) => b - a);
  if (best === undefined || all < Math.max(LISTED, least)) return undefined;
  return ruleByName(best[1] >= SHARE * all ? best[0] : 'location');
}

interface Look {
  counts: [mentions: number, emails: number, codes: number, days: number];
  /** Mentions with their hashes, the {@link KEPT} least among them. */
  kept: Map<string, number>;
  /** No hash that is not less is among the least. */
  bound: number;
}

/** The least hashes of a look, from the least on. */
function leastOf({ kept }: Look): readonly (readonly [mention: string, hash: number])[] {
  return [...kept].sort(([x, a], [y, b]) => a - b || (x < y ? -1 : 1)).slice(0, KEPT);
}

const mentionsOf = (look: Look): readonly string[] => leastOf(look).map(([mention]) => mention);

export function createLabelLooks(): LabelLooks {
  const looks = new Map<string, Look>();
  const count = (...[label, mentions, emails, codes, days, words]: LabelLook) => {
    const look = obtain(looks, label, (): Look => ({ counts: [0, 0, 0, 0], kept: new Map(), bound: Infinity }));
    for (const [i, more] of [mentions, emails, codes, days].entries()) look.counts[i as 0] += more;
    for (const word of words) {
      const hash = mixedHashOf(word);
      if (hash < look.bound) look.kept.set(word, hash);
    }
    if (look.kept.size <= 4 * KEPT) return;
    const least = leastOf(look);
    look.kept = new Map(least);
    look.bound = least.at(-1)?.[1] ?? Infinity;
  };
  return {
    add({ text, entities }) {
      for (const { start, end, label, layer = DEFAULT_LAYER } of entities) {
        if (layer !== DEFAULT_LAYER) continue;
        const mention = text.slice(start, end);
        count(
          label,
          1,
          EMAIL.test(mention) ? 1 : 0,
          isCode(mention) ? 1 : 0,
          DATE.test(mention) && mention.length > FIGURES ? 1 : 0,
          [mention.slice(0, LONGEST)],
        );
      }
    },
    ruleOf(label, lists) {
      const look = looks.get(label);
      if (look === undefined) return undefined;
      const [mentions, emails, codes, days] = look.counts;
      if (emails >= SHARE * mentions) return { type: 'email', coarse: 'CONTACT' };
      if (days >= SHARE * mentions) return { type: 'date', coarse: 'DATE' };
      if (codes >= SHARE * mentions) return { type: 'id', coarse: 'ID' };
      return lists && ruleByLists(mentionsOf(look), lists);
    },
    state: () => [...looks].map(([label, look]) => [label, ...look.counts, mentionsOf(look)] as const),
    merge(others) {
      for (const look of others) count(...look);
    },
  };
}
