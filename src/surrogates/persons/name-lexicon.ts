import { BoundedCache } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import type { Band, Gazetteers, GazetteerEntry, GazetteerList, Gender } from '../../resources/gazetteer.ts';
import { perLists } from '../../resources/per-lists.ts';
import { packOf, PACKS } from '../../languages/index.ts';
import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import { casingOf, fold, type Casing } from '../case.ts';
import { HAN_TITLES, isJoin, isParticle, isSuffix, titleGender } from './name-words.ts';

export type NameRole = 'given-name' | 'family-name' | 'username';

export type WordKind = 'name' | 'initials' | 'title' | 'suffix' | 'particle' | 'join' | 'han' | 'foreign';

/** What a word of a mention is by itself, before its neighbours are looked at. */
export interface Word {
  readonly text: string;
  /** The folded form: what surrogates are keyed by. */
  readonly key: string;
  readonly casing: Casing;
  readonly kind: WordKind;
  /** How common it is as a given name and as a family name; `undefined` where the list has it not. */
  readonly given: Exclude<Band, 3> | undefined;
  readonly family: Exclude<Band, 3> | undefined;
  /** Whether another language has it as a family name, which lists of one language know too few of. */
  readonly familyAbroad: boolean;
  /** What the given name, or the title, tells. */
  readonly gender: Gender;
}

const MOST_WORDS = 16_384;
const LATIN = /^[\p{Script=Latin}\p{M}'’]+$/u;
const HAN = /^\p{Script=Han}+$/u;
const ASCII = /^[\x20-\x7e]*$/;
const VOWEL = /[AEIOUY]/;

/** The name lists of one locale, with what was looked up in them before. */
export class NameLexicon {
  readonly locale: string;
  readonly given: GazetteerList | undefined;
  readonly family: GazetteerList | undefined;
  private readonly words = new BoundedCache<Word>(MOST_WORDS);
  private readonly folded: { given?: Map<string, GazetteerEntry>; family?: Map<string, GazetteerEntry> } = {};
  private readonly prefixed = new Map<string, readonly string[]>();
  /** Names that came with people from elsewhere, with where from. */
  private readonly guests: ReadonlyMap<string, string>;
  private foldedGuests: ReadonlyMap<string, string> | undefined;
  /** What was gathered from the lists, by what was asked. */
  private readonly beside = new Map<string, ReadonlySet<string>>();
  private readonly gathered = new Map<string, readonly string[]>();
  /** Given and family names of the other languages, where the pack asks for them. */
  private readonly foreign: readonly (readonly [given: GazetteerList, family: GazetteerList | undefined])[];

  constructor(gazetteers: Gazetteers, locale: string) {
    this.locale = locale;
    this.given = gazetteers.list(locale, 'given-names') ?? gazetteers.list(DEFAULT_LOCALE, 'given-names');
    this.family = gazetteers.list(locale, 'family-names') ?? gazetteers.list(DEFAULT_LOCALE, 'family-names');
    const guests = gazetteers.list(locale, 'guest-names');
    this.guests = new Map((guests?.values ?? []).map((value) => [value, guests?.find(value)?.region ?? '']));
    this.foreign =
      packOf(locale)?.names?.knowsForeign !== true
        ? []
        : PACKS.flatMap(({ code, names }) => {
            const given = names?.latin === undefined ? gazetteers.list(code, 'given-names') : undefined;
            return given?.locale === code && given !== this.given ? [[given, gazetteers.list(code, 'family-names')] as const] : []; // prettier-ignore
          });
  }

  word(text: string): Word {
    return this.words.get(text, (own) => this.look(own));
  }

  /**
   * The language in whose lists a person is at home of whom those of this one have no part: "Jerome Bayless". It has the given name as a usual one,
   * or the family name too; of several, that which has more of the two, and has them as commoner ones.
   */
  originOf(given: string, families: readonly string[]): string | undefined {
    const isHome = (role: 'given' | 'family') => (key: string) => (this[role]?.find(key) ?? this.findFolded(role, key)) !== undefined; // prettier-ignore
    if (this.foreign.length === 0 || isHome('given')(given) || families.some(isHome('family'))) return undefined;
    let best: { readonly code: string; readonly rank: number } | undefined;
    for (const [givens, names] of this.foreign) {
      const own = givens.find(given)?.band;
      if (own === undefined || own === 3) continue;
      const bands = families.flatMap((family) => names?.find(family)?.band ?? []).filter((band) => band < 3);
      if (own === 2 && bands.length === 0) continue;
      const rank = bands.length === 0 ? own : own + Math.min(...bands) / 4 - 4;
      if (best === undefined || rank < best.rank) best = { code: givens.locale, rank };
    }
    return best?.code;
  }

  /** Whether a family name is no rare one of another foreign language: "Diaz" in England. */
  isAtHomeBeside(name: string, language: string): boolean {
    let others = this.beside.get(language);
    if (others === undefined) {
      const lists = this.foreign.flatMap(([{ locale }, families]) => (locale === language ? [] : (families ?? [])));
      const names = lists.flatMap((list) => list.values.filter((value) => (list.find(value)?.band ?? 2) < 2));
      this.beside.set(language, (others = new Set(names.map(fold))));
    }
    return others.has(fold(name));
  }

  /** Where a name of the lists came from with its people: "Yılmaz", "Mehmet"; `undefined` for those at home. @param key folded, or as listed. */
  guestOf(key: string): string | undefined {
    this.foldedGuests ??= new Map([...this.guests].map(([value, from]) => [fold(value), from]));
    return this.guests.get(key) ?? this.foldedGuests.get(key);
  }

  /** The names of a list that came from there, of the gender wanted. */
  guestsFrom(from: string, role: 'given' | 'family', gender: Gender | undefined): readonly string[] {
    return obtain(this.gathered, `${from} ${role} ${gender}`, () =>
      [...this.guests].flatMap(([value, own]) => {
        const entry = own === from ? this[role]?.find(value) : undefined;
        return entry !== undefined && (gender === undefined || entry.gender === gender) ? [value] : [];
      }),
    );
  }

  /** The first or second halves of the given names with a hyphen, each as often as it is one: "Karl" and "Heinz" of "Karl-Heinz". */
  halves(at: 0 | 1, gender: Gender | undefined): readonly string[] {
    return obtain(this.gathered, `${at} ${gender}`, () =>
      (this.given?.values ?? []).flatMap((value) => {
        const [first, second, more] = value.split('-');
        const half = at === 0 ? first : second;
        const isOne = second !== undefined && more === undefined && this.given?.find(half ?? '') !== undefined;
        return isOne && (gender === undefined || this.given?.find(value)?.gender === gender) ? [half as string] : [];
      }),
    );
  }

  /** The family names that start as "McGill" and "O'Neil" do. */
  withPrefix(prefix: string): readonly string[] {
    let values = this.prefixed.get(prefix);
    if (values === undefined) {
      values =
        this.family?.values.filter((value) => value.startsWith(prefix) && value.length > prefix.length + 2) ?? [];
      this.prefixed.set(prefix, values);
    }
    return values;
  }

  /** The commonest entry that differs in accents only: "Garcia" is "García". */
  private findFolded(role: 'given' | 'family', key: string): GazetteerEntry | undefined {
    let index = this.folded[role];
    if (index === undefined) {
      index = new Map<string, GazetteerEntry>();
      const list = this[role];
      for (const value of list?.values ?? []) {
        const entry = ASCII.test(value) ? undefined : list?.find(value);
        const folded = entry === undefined ? '' : fold(value);
        if (entry !== undefined && entry.band < (index.get(folded)?.band ?? 4)) index.set(folded, entry);
      }
      this.folded[role] = index;
    }
    return index.get(key);
  }

  /** A given name of another language, no rarer there than told and rare here, and whether any has it as a family name; what is no less a family name there is no given name, but tells a sex: "Jerome". */
  private findForeign(key: string, rarest: Band): { given?: GazetteerEntry; family?: GazetteerEntry; gender?: Gender } {
    let [given, family]: (GazetteerEntry | undefined)[] = [];
    for (const [givens, families] of this.foreign) {
      given = commoner(given, givens.find(key));
      family = commoner(family, families?.find(key));
    }
    if (given !== undefined && given.band <= rarest && given.band < (family?.band ?? 4))
      return { given: { ...given, band: 2 }, ...(family && { family }) };
    return { ...(family && { family }), ...(given && { gender: given.gender }) };
  }

  private look(text: string): Word {
    const key = fold(text);
    const casing = casingOf(text);
    const nothing = {
      text,
      key,
      casing,
      given: undefined,
      family: undefined,
      familyAbroad: false,
      gender: 'u' as Gender,
    };
    if (HAN.test(text)) return { ...nothing, kind: HAN_TITLES.includes(text) ? 'title' : 'han' };
    if (!LATIN.test(text.replace(':', ''))) return { ...nothing, kind: 'foreign' };
    const title = titleGender(key, this.locale);
    // By key alone, so that "Garcia", "García" and "GARCÍA" are one name.
    const family = commoner(this.family?.find(key), this.findFolded('family', key));
    // "Mette" and "Urraca" are family names of a few Americans.
    const found = (family === undefined || family.band >= 2) && title === undefined ? this.findForeign(key, family === undefined ? 2 : 1) : {}; // prettier-ignore
    const abroad = family === undefined || found.given !== undefined ? found : {};
    const given = commoner(this.given?.find(key), this.findFolded('given', key)) ?? abroad.given;
    const familyAbroad = abroad.family !== undefined;
    const entries = {
      given: rarityOf(given),
      family: rarityOf(family),
      familyAbroad,
      gender: given?.gender ?? title ?? abroad.gender ?? 'u',
    };
    let kind: WordKind = 'name';
    if (isJoin(key)) kind = 'join';
    else if (isParticle(key, casing === 'lower' || !ASCII.test(text))) kind = 'particle';
    else if (title !== undefined) kind = 'title';
    else if (isSuffix(key)) kind = 'suffix';
    else if (key.length === 1) kind = 'initials';
    else if (casing === 'upper' && text.length <= 3 && given === undefined && family === undefined) {
      kind = text.length === 2 || !VOWEL.test(text) ? 'initials' : 'name';
    }
    return { ...nothing, ...entries, gender: kind === 'title' ? (title ?? 'u') : entries.gender, kind };
  }
}

function commoner(a: GazetteerEntry | undefined, b: GazetteerEntry | undefined): GazetteerEntry | undefined {
  return a === undefined || (b !== undefined && b.band < a.band) ? b : a;
}

const lexiconOf = perLists(({ gazetteers, locale }) => new NameLexicon(gazetteers, locale));

/** The lexicon of a locale. Names in Latin script are not looked for in Chinese lists, nor the other way round. */
export function lexiconFor(gazetteers: Gazetteers, locale: string): NameLexicon {
  return lexiconOf({ gazetteers, locale });
}

/** What is never drawn is rare. */
function rarityOf(entry: GazetteerEntry | undefined): Exclude<Band, 3> | undefined {
  return entry?.band === 3 ? 2 : entry?.band;
}
