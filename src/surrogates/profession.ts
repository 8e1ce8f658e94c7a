import type { Rng } from '../core/rng.ts';
import type { GazetteerEntry, GazetteerList, Gender } from '../resources/gazetteer.ts';
import { applyCasing, casingOf, fold, mapShape } from './case.ts';
import { FUNCTION_WORDS } from './kind-words.ts';
import type { Setting, SurrogateFamily } from './types.ts';

const TRIES = 24;

/** Endings of the first word that tell a woman's profession, and a man's, where the lists do not know the word. */
const ENDINGS: Readonly<Record<string, { readonly f: RegExp; readonly m: RegExp }>> = {
  es: { f: /(?:[^t]a|triz)$/u, m: /(?:o|or)$/u },
  ca: { f: /(?:[^t]a|triu)$/u, m: /(?:er|or)$/u },
  fr: { f: /(?:euse|trice|ière|ienne|ante|ée)$/u, m: /(?:eur|ier|ien|ant|é)$/u },
  de: { f: /(?:in|frau|schwester)$/u, m: /(?:er|mann|pfleger)$/u },
};

const ARTICLES: ReadonlySet<string> = new Set(['an', 'un', 'une', 'ein', 'eine', 'einen', 'ett']);

/** Forms of address: those of a group stand for each other, in the first group that has the one at hand; never a profession. */
const HONORIFICS: Readonly<Record<string, readonly string[]>> = {
  en: ['Dr Prof Rev', 'Mrs Ms Miss Dr Prof', 'Mr Dr Prof Rev', 'Sir Lord', 'Lady Dame', 'Doctor Professor Reverend', 'Mister Doctor Professor', 'Madam Doctor Professor'], // prettier-ignore
  es: ['Dr Sr D Don', 'Sra Srta Dra Dña Doña', 'Señora Señorita Doctora', 'Señor Doctor'],
  ca: ['Sra Srta Dra', 'Sr Dr En', 'Senyora Doctora', 'Senyor Doctor'],
  fr: [
    'Dr Pr Me',
    'Mme Mlle Dr Pr',
    'M Dr Pr Me',
    'Madame Mademoiselle',
    'Monsieur Docteur Professeur',
    'Docteur Professeur Maître',
  ],
  de: ['Dr Prof', 'Frau Dr Prof', 'Herr Dr Prof', 'Herrn Dr Prof'],
  sv: ['Dr Prof', 'Fru Fröken', 'Herr Dr Prof', 'Doktor Professor'],
};

/** Another form of address, for the same gender where it tells one; `undefined` for what is none. */
function otherHonorific(text: string, locale: string, rng: Rng): string | undefined {
  const stop = text.endsWith('.') ? '.' : '';
  const key = fold(text.slice(0, text.length - stop.length));
  const own = locale.slice(0, 2);
  for (const language of own === 'en' ? [own] : [own, 'en']) {
    const group = HONORIFICS[language]?.find((each) => each.split(' ').some((word) => fold(word) === key))?.split(' ');
    if (group === undefined) continue;
    const drawn = rng.pick(group.filter((word) => fold(word) !== key));
    // What is written out in full ("Miss") takes no full stop; of the others the source says whether they do.
    const full = /^(?:Miss|Sir|Lord|Lady|Dame|Don|Doña|En|Frau|Fräulein|Herrn?|Fru|Fröken)$/.test(drawn);
    const dotted = stop !== '' || isWrittenOut(key);
    const cased = applyCasing(
      drawn,
      casingOf(text) === 'lower' ? 'lower' : casingOf(text) === 'upper' ? 'upper' : 'mixed',
    );
    return cased + (full || drawn.length > 5 || !dotted ? '' : '.');
  }
  return undefined;
}

function isWrittenOut(key: string): boolean {
  return /^(?:miss|don|dona|en|frau|fraulein|herrn?|fru|froken)$/.test(key);
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
  return gazetteers.list(locale, 'professions') ?? gazetteers.list('en', 'professions');
}

function drawOther(text: string, list: GazetteerList, rng: Rng, setting: Setting): string | undefined {
  const english = setting.locale.startsWith('en');
  const article = /^(?:an?|the|une?|la|le|el|ein(?:e|en)?|en|ett)\s+(?=\p{L})/iu.exec(text)?.[0] ?? '';
  const core = text.slice(article.length);
  if (!/\p{L}/u.test(core)) return undefined;
  const { entry, plural } = look(core, list, english);
  const gender = entry?.gender ?? genderOf(core, setting.locale);
  const filter = {
    partition: setting.partition,
    ...(gender === 'u' ? {} : { gender }),
    ...(entry === undefined ? {} : { band: entry.band }),
    ...(setting.keepTokens ? { tokens: core.split(/[\s-]+/).length } : {}),
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = list.draw(rng, filter);
    if (fold(drawn) === fold(entry?.value ?? core) || fold(drawn) === fold(core)) continue;
    const cased = carryCase(plural ? pluralOf(drawn) : drawn, core);
    return fitArticle(article, cased) + cased;
  }
  return undefined;
}

function genderOf(text: string, locale: string): Gender {
  const endings = ENDINGS[locale.slice(0, 2)];
  const first = (/^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '').toLowerCase();
  if (endings === undefined) return 'u';
  return endings.f.test(first) ? 'f' : endings.m.test(first) ? 'm' : 'u';
}

function look(
  core: string,
  list: GazetteerList,
  english: boolean,
): { entry: GazetteerEntry | undefined; plural: boolean } {
  const entry = list.find(core);
  if (entry !== undefined || !english) return { entry, plural: false };
  const stems = [
    core.replace(/s$/u, ''),
    core.replace(/es$/u, ''),
    core.replace(/ies$/u, 'y'),
    core.replace(/men$/u, 'man'),
  ];
  for (const stem of stems) {
    const singular = stem === core ? undefined : list.find(stem);
    if (singular !== undefined) return { entry: singular, plural: true };
  }
  return { entry: undefined, plural: false };
}

function pluralOf(noun: string): string {
  if (noun.endsWith('man')) return noun.replace(/man$/u, 'men');
  if (/[^aeiou]y$/u.test(noun)) return noun.replace(/y$/u, 'ies');
  return /(?:s|x|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}

/** A single capital in front, or one on every word, is carried over; German nouns keep theirs. */
function carryCase(drawn: string, source: string): string {
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
