import { packOf, PACKS, wordsOf } from '../../languages/index.ts';
import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import type { Agreement } from '../../languages/pack.ts';
import type { Rng } from '../../core/rng.ts';
import type { GazetteerEntry, GazetteerList, Gender } from '../../resources/gazetteer.ts';
import { nearCopy } from '../../text/near-copy.ts';
import { applyCasing, casingOf, fold, mapShape } from '../case.ts';
import { FUNCTION_WORDS } from '../kind-words.ts';
import type { Setting, SurrogateFamily } from '../types.ts';

const TRIES = 24;
/** Letters of the shortest last part of a compound that is looked up: "boer". */
const SHORTEST_HEAD = 4;

const ARTICLES = wordsOf(({ agreement }) => agreement?.beforeProfessions);
const ARTICLE = new RegExp(`^(?:${[...ARTICLES].join('|')})\\s+(?=\\p{L})`, 'iu');
/** Forms of address that are written out and take no full stop, and the same folded. */
const WRITTEN_OUT = wordsOf(({ names }) => names?.writtenOut);
const FOLDED_OUT = new Set([...WRITTEN_OUT].map(fold));

/** Another form of address, for the same gender where it tells one; `undefined` for what is none. */
function otherHonorific(text: string, locale: string, rng: Rng): string | undefined {
  const stop = text.endsWith('.') ? '.' : '';
  const key = fold(text.slice(0, text.length - stop.length));
  for (const { names } of new Set([packOf(locale) ?? PACKS[0], PACKS[0]])) {
    const groups = names?.honorifics?.split('|').map((group) => group.split(' '));
    const group = groups?.find((each) => each.some((word) => fold(word) === key));
    if (group === undefined) continue;
    const drawn = rng.pick(group.filter((word) => fold(word) !== key));
    // What is written out in full ("Miss") takes no full stop; of the others the source says whether they do.
    const full = WRITTEN_OUT.has(drawn);
    const dotted = stop !== '' || FOLDED_OUT.has(key);
    const cased = applyCasing(
      drawn,
      casingOf(text) === 'lower' ? 'lower' : casingOf(text) === 'upper' ? 'upper' : 'mixed',
    );
    return cased + (full || drawn.length > 5 || !dotted ? '' : '.');
  }
  return undefined;
}

/** Professions: case, gender (in languages that have it), a plain English plural and the article are kept. Forms of
 * address, which some corpora label as titles along with professions, become others ("Mr." "Dr."). */
export const professionFamily: SurrogateFamily<GazetteerList | undefined> = {
  types: ['profession'],

  study: (_mentions, setting) => listOf(setting),

  write(mention, list, draw, setting) {
    const { text } = mention;
    const rng = draw.scope.fork('profession', fold(text));
    const few = (draw.document ?? draw.scope).fork('profession', fold(text)); // forms of address are few
    const honorific = otherHonorific(text, setting.locale, few);
    if (honorific !== undefined) return honorific;
    const value = list === undefined ? undefined : drawOther(text, list, rng, setting);
    if (value !== undefined) return value;
    const shaped = mapShape(text, rng);
    return fold(shaped) === fold(text) ? professionFamily.fresh('profession', rng, setting) : shaped;
  },

  keeps: (key) => FUNCTION_WORDS.has(key) || ARTICLES.has(key),

  fresh(_type, rng, setting) {
    return listOf(setting)?.draw(rng, { partition: setting.partition });
  },
};

function listOf({ gazetteers, locale }: Setting): GazetteerList | undefined {
  return gazetteers.list(locale, 'professions') ?? gazetteers.list(DEFAULT_LOCALE, 'professions');
}

function drawOther(text: string, list: GazetteerList, rng: Rng, setting: Setting): string | undefined {
  const { agreement = {}, faults: { retired } = {} } = packOf(setting.locale) ?? {};
  const article = ARTICLE.exec(text)?.[0] ?? '';
  const core = text.slice(article.length);
  if (!/\p{L}/u.test(core)) return undefined;
  const { entry, plural } = look(core, list, agreement);
  // "Our mechanic came by": what the sentence tells of the work holds for others of the field.
  const field = entry === undefined ? fieldOf(core, list, agreement) : entry.region;
  const gender = entry?.gender ?? genderOf(core, setting.locale);
  const filter = {
    partition: setting.partition,
    // "artista": the text tells the gender, and so it must not tell it either; "nurse" becomes no "housewife".
    gender,
    region: field,
    ...(entry === undefined || (gender === 'u' && agreement.genders !== undefined) ? {} : { band: entry.band }),
    ...(setting.keepTokens ? { tokens: core.split(/[\s-]+/).length } : {}),
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = list.draw(rng, filter);
    if (fold(drawn) === fold(entry?.value ?? core) || nearCopy(core, drawn) !== undefined) continue;
    // Who works is no pensioner, be it a "Lehrer im Ruhestand".
    if (retired?.test(drawn.toLowerCase()) === true && !retired.test(core.toLowerCase())) continue;
    const cased = carryCase(plural ? (agreement.plural?.(drawn) ?? drawn) : drawn, core);
    return fitArticle(article, cased) + cased;
  }
  return undefined;
}

function genderOf(text: string, locale: string): Gender {
  const endings = packOf(locale)?.agreement?.genders;
  const first = (/^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '').toLowerCase();
  if (endings === undefined) return 'u';
  return endings.f.test(first) ? 'f' : endings.m.test(first) ? 'm' : 'u';
}

function look(
  core: string,
  list: GazetteerList,
  { singulars }: Agreement,
): { entry: GazetteerEntry | undefined; plural: boolean } {
  const entry = list.find(core);
  for (const singular of entry === undefined ? (singulars?.(core) ?? []) : []) {
    const found = singular === core ? undefined : list.find(singular);
    if (found !== undefined) return { entry: found, plural: true };
  }
  return { entry, plural: false };
}

/** The field of work of a profession that no list has, by a word of it or the end of a compound: "médico de guardia", "wijkverpleegkundige". */
function fieldOf(core: string, list: GazetteerList, agreement: Agreement): string | undefined {
  const words = core.split(/[\s/-]+/u).filter(Boolean);
  for (const word of [...words, ...words.flatMap((each) => tailsOf(each))]) {
    const region = look(word, list, agreement).entry?.region;
    if (region !== undefined) return region;
  }
  return undefined;
}

function tailsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - SHORTEST_HEAD) }, (_, at) => word.slice(at + 1));
}

/** A single capital in front, or one on every word, is carried over; German nouns keep theirs. */
function carryCase(drawn: string, source: string): string {
  // "HGV driver", "CNA": letters tell nothing of how another is written.
  if (/^\p{Lu}{2,4}(?: [\p{Ll} -]+)?$/u.test(source)) return drawn;
  const casing = casingOf(source);
  if (casing === 'mixed')
    return drawn.replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
  return casing === 'title' && source.length === 1 ? drawn : applyCasing(drawn, casing);
}

/** "a nurse", "an actor". */
function fitArticle(article: string, noun: string): string {
  const match = /^(an?)(\s+)$/iu.exec(article);
  if (match === null) return article;
  const fitting = /^[aeiou]/iu.test(noun) ? 'an' : 'a';
  return (article.startsWith('A') ? `A${fitting.slice(1)}` : fitting) + (match[2] ?? ' ');
}
