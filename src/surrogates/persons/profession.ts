import { packOf, PACKS, wordsOf } from '../../languages/index.ts';
import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import type { NounForm } from '../../languages/pack.ts';
import { agreeBefore } from '../../languages/sounds.ts';
import type { Rng } from '../../core/rng.ts';
import type { GazetteerEntry, GazetteerList, Gender } from '../../resources/gazetteer.ts';
import { nearCopy } from '../../text/near-copy.ts';
import { applyCasing, capitalise, casingOf, fold, mapShape } from '../case.ts';
import { FUNCTION_WORDS } from '../kind-words.ts';
import { sharedLexicon } from '../lexicon.ts';
import type { Mention, Setting, SurrogateFamily } from '../types.ts';

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

/** Professions: field of work, case, gender (in languages that have it), number and the article are kept. Forms of
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
    const value = list === undefined ? undefined : drawOther(mention, list, rng, setting);
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

function drawOther(mention: Mention, list: GazetteerList, rng: Rng, setting: Setting): string | undefined {
  const { agreement = {}, faults: { retired } = {} } = packOf(setting.locale) ?? {};
  const { text } = mention;
  const article = ARTICLE.exec(text)?.[0] ?? '';
  const core = text.slice(article.length);
  if (!/\p{L}/u.test(core)) return undefined;
  const led = (article.trim() || wordBefore(mention.before)).toLowerCase();
  const isPlural = hasWord(agreement.beforePlurals, led);
  const told = (['f', 'm'] as const).find((each) => hasWord(agreement.articlesOf?.[each], led));
  const known = look(core, list, isPlural);
  const entry = known?.entry;
  // "Our mechanic came by": what the sentence tells of the work holds for others of the field.
  const part = known ?? partOf(core, list, isPlural);
  const gender = part?.entry.gender ?? told ?? genderOf(core, setting.locale);
  const form = part === undefined && isPlural ? agreement.plural : part?.form;
  const filter = {
    partition: setting.partition,
    // "artista": the text tells the gender, and so it must not tell it either; "nurse" becomes no "housewife".
    gender,
    region: part?.entry.region,
    // Of a list without fields a word for both genders has too few that are as common.
    band: gender === 'u' && agreement.genders !== undefined && part?.entry.region === undefined ? undefined : part?.entry.band, // prettier-ignore
    ...(setting.keepTokens ? { tokens: core.split(/[\s-]+/).length } : {}),
  };
  const own = fold(entry?.value ?? core);
  let longer: string | undefined;
  for (let tries = 0; tries < 2 * TRIES; tries++) {
    const drawn = list.draw(rng, tries < TRIES ? filter : { ...filter, band: undefined });
    if (fold(drawn) === own || nearCopy(core, drawn) !== undefined) continue;
    // Who works is no pensioner, be it a "Lehrer im Ruhestand".
    if (retired?.test(drawn.toLowerCase()) === true && !retired.test(core.toLowerCase())) continue;
    const inflected = form === undefined ? drawn : form(drawn, known?.told ?? told ?? (gender === 'f' ? 'f' : 'm'));
    if (inflected === undefined) continue;
    const cased = carryCase(inflected, core);
    const written = fitArticle(article, cased, setting.locale) + cased;
    // "infermiera di reparto" may stand for "infermiera", but not where nothing else would.
    if (fold(drawn).includes(own)) longer ??= written;
    else return longer !== undefined && rng.int(2) === 0 ? longer : written;
  }
  return longer;
}

const hasWord = (words: string | undefined, word: string): boolean => word !== '' && words?.split(' ').includes(word) === true; // prettier-ignore
const wordBefore = (before: string): string => /(?<!\p{L})(\p{L}+) $/u.exec(before)?.[1] ?? '';

/** The gender of what is written over a profession, or else of what stood there, or of the name behind it; a man's where nothing tells. */
export function genderOfProfession(written: string, mention: Mention, setting: Setting): 'f' | 'm' {
  const list = listOf(setting);
  const genders = [written, mention.text].map((each) => list && look(each, list, false)?.entry.gender);
  const name = /^ (\p{Lu}[\p{L}\p{M}]+)/u.exec(mention.after)?.[1];
  if (name !== undefined) genders.push(sharedLexicon(setting).names.word(name).gender);
  return genders.find((each) => each === 'f' || each === 'm') ?? 'm';
}

function genderOf(text: string, locale: string): Gender {
  const endings = packOf(locale)?.agreement?.genders;
  const first = (/^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '').toLowerCase();
  if (endings === undefined) return 'u';
  return endings.f.test(first) ? 'f' : endings.m.test(first) ? 'm' : 'u';
}

interface Known {
  readonly entry: GazetteerEntry;
  /** What it is in the text, where that is not the word of the list; and the gender that tells of those who share the word. */
  readonly form?: NounForm;
  readonly told?: 'f' | 'm' | undefined;
}

interface Forms {
  readonly words: ReadonlyMap<string, Known>;
  readonly inflected: ReadonlyMap<string, Known>;
}

const formsByList = new WeakMap<GazetteerList, Forms>();

/** What professions of a list are found by, folded. */
function formsOf(list: GazetteerList): Forms {
  const made = formsByList.get(list);
  if (made !== undefined) return made;
  const { plural, inflections = [] } = packOf(list.locale)?.agreement ?? {};
  const words = new Map<string, Known>();
  const inflected = new Map<string, Known>();
  for (const value of list.values) {
    const entry = list.find(value);
    if (entry === undefined) continue;
    words.set(fold(value), { entry });
    for (const form of plural === undefined ? inflections : [plural, ...inflections]) {
      for (const told of entry.gender === 'u' ? (['m', 'f'] as const) : [entry.gender]) {
        const key = fold(form(value, told) ?? '');
        const other = inflected.get(key);
        if (other === undefined) inflected.set(key, { entry, form, told });
        else if (other.entry === entry && other.form === form) inflected.set(key, { entry, form });
      }
    }
  }
  const forms = { words, inflected };
  formsByList.set(list, forms);
  return forms;
}

function look(word: string, list: GazetteerList, isPlural: boolean): Known | undefined {
  const { words, inflected } = formsOf(list);
  const key = fold(word);
  return (isPlural ? inflected.get(key) : undefined) ?? words.get(key) ?? inflected.get(key);
}

/** What is known of a profession that no list has, by a word of it or the end of a compound: "médico de guardia", "wijkverpleegkundige". */
function partOf(core: string, list: GazetteerList, isPlural: boolean): Known | undefined {
  const words = core.split(/[\s/-]+/u).filter(Boolean);
  for (const word of [...words, ...words.flatMap((each) => tailsOf(each))]) {
    const known = look(word, list, isPlural);
    if (known !== undefined) return known;
  }
  return undefined;
}

function tailsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - SHORTEST_HEAD) }, (_, at) => word.slice(at + 1));
}

/** A single capital in front, or one on every word but the small ones, is carried over; German nouns keep theirs. */
function carryCase(drawn: string, source: string): string {
  // "HGV driver", "CNA": letters tell nothing of how another is written.
  if (/^\p{Lu}{2,4}(?: [\p{Ll} -]+)?$/u.test(source)) return drawn;
  const casing = casingOf(source);
  const isHeading = casing === 'mixed' && !source.split(/[\s-]/u).some((word) => /^\p{Ll}/u.test(word) && !FUNCTION_WORDS.has(fold(word))); // prettier-ignore
  if (isHeading)
    return drawn.replace(/(^|[\s-])(\p{Ll}+)(?!['’])/gu, (_, gap: string, word: string) => gap + (FUNCTION_WORDS.has(fold(word)) ? word : capitalise(word))); // prettier-ignore
  if (casing === 'mixed' && /^(?:\p{Ll}|\p{Lu}{2})/u.test(source)) return drawn; // "AT-läkare"
  const isOwn = (casing === 'title' && source.length === 1) || (casing === 'lower' && /^(?:\p{Ll}|\p{Lu}{2})/u.test(drawn)); // prettier-ignore
  return isOwn ? drawn : applyCasing(drawn, casing); // "regidora d'Urbanisme"
}

/** "a nurse", "an actor". */
function fitArticle(article: string, noun: string, locale: string): string {
  const edit = article === '' ? undefined : agreeBefore(article, article.length, noun, locale);
  return edit === undefined ? article : article.slice(0, edit.start) + edit.replacement;
}
