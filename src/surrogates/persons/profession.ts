import { packOf, PACKS, wordsOf } from '../../languages/index.ts';
import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import type { Agreement, Inflection } from '../../languages/pack.ts';
import { memoise } from '../../core/caches.ts';
import type { Rng } from '../../core/rng.ts';
import type { GazetteerEntry, GazetteerList, Gender } from '../../resources/gazetteer.ts';
import { nearCopy } from '../../text/near-copy.ts';
import { applyCasing, casingOf, fold, mapShape } from '../case.ts';
import { FUNCTION_WORDS } from '../kind-words.ts';
import type { Mention, Setting, SurrogateFamily } from '../types.ts';

const TRIES = 200;
/** Letters of the shortest last part of a compound that is looked up: "boer". */
const SHORTEST_HEAD = 4;

const ARTICLES = wordsOf(({ agreement }) => agreement?.beforeProfessions);
const ARTICLE = new RegExp(`^(?:${[...ARTICLES].join('|')})\\s+(?=\\p{L})`, 'iu');
/** What may be beside a profession, and its words. */
const besideOf = memoise((words) => {
  const each = words.split(' ').map((word) => word.replaceAll('.', String.raw`\.`).replaceAll('_', ' '));
  const any = `(?:${each.sort((a, b) => b.length - a.length).join('|')})`;
  return { before: new RegExp(`^(?:${any}[ -]*)+`, 'iu'), after: new RegExp(`(?:,?[ -]\\(?${any}\\)?)+$`, 'iu') };
});
const WORDS_BESIDE = new Set(
  [...wordsOf(({ agreement }) => agreement?.besideProfessions)].flatMap((each) => each.split(/[_-]/u).map(fold)),
);
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
    const value = list === undefined ? undefined : drawOther(mention, list, rng, setting);
    if (value !== undefined) return value;
    const shaped = mapShape(text, rng);
    return fold(shaped) === fold(text) ? professionFamily.fresh('profession', rng, setting) : shaped;
  },

  keeps: (key) => FUNCTION_WORDS.has(key) || ARTICLES.has(key) || WORDS_BESIDE.has(key),

  whole: (mention, list, draw, setting) =>
    list && drawOther(mention, list, draw.scope.fork('profession', fold(mention.text)), setting),

  fresh(_type, rng, setting) {
    return listOf(setting)?.draw(rng, { partition: setting.partition });
  },
};

function listOf({ gazetteers, locale }: Setting): GazetteerList | undefined {
  return gazetteers.list(locale, 'professions') ?? gazetteers.list(DEFAULT_LOCALE, 'professions');
}

function drawOther({ text, before }: Mention, list: GazetteerList, rng: Rng, setting: Setting): string | undefined {
  const { agreement = {}, faults: { retired } = {} } = packOf(setting.locale) ?? {};
  const article = ARTICLE.exec(text)?.[0] ?? '';
  const [lead, core, trail] = partsOf(text.slice(article.length), list, agreement);
  if (!/\p{L}/u.test(core)) return undefined;
  const ahead = before + article + lead;
  const own = look(core, ahead, list, agreement);
  // "Our mechanic came by": what the sentence tells of the work holds for others of the field.
  const { entry, inflection } = own ?? lookWithin(core, ahead, list, agreement) ?? {};
  const form = inflection?.form ?? ((noun: string) => noun);
  const gender = entry?.gender ?? 'u';
  const filter = {
    partition: setting.partition,
    // "artista": the text tells the gender, and so it must not tell it either; "nurse" becomes no "housewife".
    gender:
      gender === 'u'
        ? (genderBefore(ahead, agreement) ?? (own === undefined ? genderOf(core, setting.locale) : 'u'))
        : gender,
    region: entry?.region,
    ...(setting.keepTokens ? { tokens: core.split(/[\s-]+/).length } : {}),
  };
  const source = spaced(entry === undefined || own === undefined ? core : entry.value);
  const isRetired = (word: string) => retired?.test(word.toLowerCase()) === true;
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = list.draw(rng, filter);
    // "Médico de familia" for "médico" is no other.
    const words = spaced(drawn);
    if (words.includes(source) || source.includes(words) || nearCopy(core, form(drawn)) !== undefined) continue;
    // Who works is no pensioner, and who does not any more is, where there are others.
    if (isRetired(drawn) !== isRetired(core) && (tries < TRIES / 2 || isRetired(drawn))) continue;
    const cased = lead + carryCase(form(drawn), core) + trail;
    return fitArticle(article, cased) + cased;
  }
  return undefined;
}

/** Its folded words between blanks, which those of another can be looked for in. */
function spaced(text: string): string {
  return ` ${fold(text).replaceAll('-', ' ')} `;
}

/** A profession without what is beside it and tells of its time, as "retired" and "ex-" do, which stay. */
function partsOf(
  text: string,
  list: GazetteerList,
  { besideProfessions: beside }: Agreement,
): [string, string, string] {
  const whole: [string, string, string] = ['', text, ''];
  if (beside === undefined || list.find(text) !== undefined) return whole;
  const { before, after } = besideOf(beside);
  const lead = before.exec(text)?.[0] ?? '';
  const trail = after.exec(text.slice(lead.length))?.[0] ?? '';
  const core = text.slice(lead.length, text.length - trail.length);
  // "exbombero", but "exportador".
  return core === '' || (/\p{L}$/u.test(lead) && list.find(core) === undefined) ? whole : [lead, core, trail];
}

function genderOf(text: string, locale: string): Gender {
  const endings = packOf(locale)?.agreement?.genders;
  const first = (/^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '').toLowerCase();
  if (endings === undefined) return 'u';
  return endings.f.test(first) ? 'f' : endings.m.test(first) ? 'm' : 'u';
}

/** The gender that the article before a profession tells. */
function genderBefore(before: string, { articlesOf }: Agreement): 'f' | 'm' | undefined {
  const word = /(?<!\p{L})\p{L}+(?= $)/u.exec(before)?.[0].toLowerCase();
  if (word === undefined || articlesOf === undefined) return undefined;
  return (['f', 'm'] as const).find((gender) => articlesOf[gender].split(' ').includes(word));
}

interface Known {
  readonly entry: GazetteerEntry;
  readonly inflection: Inflection | undefined;
}

function look(word: string, before: string, list: GazetteerList, agreement: Agreement): Known | undefined {
  const { singulars, inflections = [] } = agreement;
  const fits = ({ after }: Inflection) => after?.test(before) === true;
  const entry = list.find(word);
  const key = word.toLowerCase();
  const formsOf = ({ value }: GazetteerEntry) => inflections.filter(({ form }) => form(value).toLowerCase() === key);
  if (entry !== undefined) return { entry, inflection: formsOf(entry).find(fits) };
  for (const singular of singulars?.(key) ?? []) {
    const found = singular === key ? undefined : list.find(singular);
    if (found === undefined) continue;
    const forms = formsOf(found);
    return { entry: found, inflection: forms.find(fits) ?? forms[0] ?? inflections.find(fits) };
  }
  return undefined;
}

/** What tells of a profession that no list has: a word of it or the end of a compound, as in "médico de guardia", "wijkverpleegkundige". */
function lookWithin(core: string, before: string, list: GazetteerList, agreement: Agreement): Known | undefined {
  const words = core.split(/[\s/-]+/u).filter(Boolean);
  for (const word of [...words, ...words.flatMap((each) => tailsOf(each))]) {
    const known = look(word, before, list, agreement);
    if (known !== undefined) return known;
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
  // "Lab Technician", but "ministre de la Santé".
  if (casing === 'mixed')
    return /^\p{Lu}/u.test(source)
      ? drawn.replace(/(?<![\p{L}'])\p{Ll}[\p{L}\p{M}]*/gu, (word) =>
          FUNCTION_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
        )
      : drawn;
  return casing === 'title' && source.length === 1 ? drawn : applyCasing(drawn, casing);
}

/** "a nurse", "an actor". */
function fitArticle(article: string, noun: string): string {
  const match = /^(an?)(\s+)$/iu.exec(article);
  if (match === null) return article;
  const fitting = /^[aeiou]/iu.test(noun) ? 'an' : 'a';
  return (article.startsWith('A') ? `A${fitting.slice(1)}` : fitting) + (match[2] ?? ' ');
}
