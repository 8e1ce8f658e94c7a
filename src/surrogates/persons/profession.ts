import { packOf, PACKS, wordsOf } from '../../languages/index.ts';
import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import type { Agreement, Inflection } from '../../languages/pack.ts';
import { agreeBefore } from '../../languages/sounds.ts';
import { memoise, perObject } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import type { Rng } from '../../core/rng.ts';
import type { Band, GazetteerEntry, GazetteerList, Gender } from '../../resources/gazetteer.ts';
import { nearCopy } from '../../text/near-copy.ts';
import { applyCasing, capitalise, casingOf, fold, mapShape } from '../case.ts';
import { FUNCTION_WORDS } from '../kind-words.ts';
import { sharedLexicon } from '../lexicon.ts';
import type { Draw, Mention, Setting, SurrogateFamily } from '../types.ts';

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

/** Another form of address, for the same gender where it tells one; `undefined` for what is none. In other languages than English English ones are too, but for what they call a profession: "professor". */
function otherHonorific(text: string, list: GazetteerList | undefined, locale: string, rng: Rng): string | undefined {
  const stop = text.endsWith('.') ? '.' : '';
  const key = fold(text.slice(0, text.length - stop.length));
  const own = packOf(locale) ?? PACKS[0];
  for (const { names } of list?.find(text) === undefined ? new Set([own, PACKS[0]]) : [own]) {
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

/** The list, and the folded mentions of the document. */
interface Told {
  readonly list: GazetteerList | undefined;
  readonly texts: ReadonlySet<string>;
  /** Those of which the text tells, here or there, what others of the field do not do. */
  readonly told: ReadonlySet<string>;
}

/** Professions: field of work, case, gender (in languages that have it), number and the article are kept. Forms of
 * address, which some corpora label as titles along with professions, become others ("Mr." "Dr."). */
export const professionFamily: SurrogateFamily<Told> = {
  types: ['profession'],

  study(mentions, setting) {
    const { workplaces } = packOf(setting.locale)?.agreement ?? {};
    const foldedOf = (own: readonly Mention[]) => new Set(own.map(({ text }) => fold(text)));
    const told = foldedOf(mentions.filter(({ after }) => workplaces?.test(after) === true));
    return { list: listOf(setting), texts: foldedOf(mentions), told };
  },

  write(mention, state, draw, setting) {
    const { text } = mention;
    const { list } = state;
    const isStrict = isStrictOf(list, draw);
    const rng = draw.scope.fork('profession', fold(text));
    const few = (draw.document ?? draw.scope).fork('profession', fold(text)); // forms of address are few
    const honorific = otherHonorific(text, list, setting.locale, few);
    if (honorific !== undefined) return honorific;
    const value = list === undefined ? undefined : drawOther(mention, list, rng, setting, isStrict, state);
    if (value !== undefined || isStrict) return value;
    const shaped = mapShape(text, rng);
    return fold(shaped) === fold(text) ? professionFamily.fresh('profession', rng, setting) : shaped;
  },

  // "diretora comercial" for "diretora financeira"
  mayStand: (token, { text }) => token !== text,

  keeps: (key) => FUNCTION_WORDS.has(key) || ARTICLES.has(key) || WORDS_BESIDE.has(key),

  whole: (mention, state, draw, setting) =>
    state.list &&
    drawOther(mention, state.list, draw.scope.fork('profession', fold(mention.text)), setting, isStrictOf(state.list, draw), state), // prettier-ignore

  fresh(_type, rng, setting) {
    return listOf(setting)?.draw(rng, { partition: setting.partition });
  },
};

function listOf({ gazetteers, locale }: Setting): GazetteerList | undefined {
  return gazetteers.list(locale, 'professions') ?? gazetteers.list(DEFAULT_LOCALE, 'professions');
}

/** @param isStrict whether what the list does not know stays, and that of which its kind has no other: the text tells of the work. */
function drawOther(
  mention: Mention,
  list: GazetteerList,
  rng: Rng,
  setting: Setting,
  isStrict: boolean,
  { texts, told: tellsOf }: Told,
): string | undefined {
  const { agreement = {}, faults: { retired } = {} } = packOf(setting.locale) ?? {};
  const { text } = mention;
  // "O vigilante Lind, que trabalha na farmácia": no constable works there.
  if (isStrict && tellsOf.has(fold(text))) return undefined;
  const article = ARTICLE.exec(text)?.[0] ?? '';
  const [lead, core, trail] = partsOf(text.slice(article.length), list, agreement);
  if (!/\p{L}/u.test(core)) return undefined;
  const ahead = mention.before + article + lead;
  const own = look(core, ahead, list);
  // "Our mechanic came by": what the sentence tells of the work holds for others of the field.
  const known = own ?? lookWithin(core, ahead, list);
  const { entry } = known ?? {};
  if (entry === undefined && isStrict) return undefined;
  // "Arquiteta estagiária e depois arquiteta": both would become the same.
  if (isStrict && own === undefined && core.split(' ').some((word) => texts.has(fold(word)))) return undefined;
  const form = (known ?? agreement.inflections?.find(({ after }) => after?.test(ahead)))?.form;
  const told = genderBefore(ahead, agreement);
  // "artista": the text tells the gender, and so it must not tell it either; "nurse" becomes no "housewife". In a field others fit both too.
  const isForBoth = entry?.gender === 'u' && entry.region !== undefined;
  const gender = entry !== undefined && (isForBoth || entry.gender !== 'u') ? entry.gender : (told ?? (own === undefined ? genderOf(core, setting.locale) : 'u')); // prettier-ignore
  const filter = {
    partition: setting.partition,
    gender,
    region: entry === undefined ? ANY_FIELD : isStrict ? entry.region : partOf(entry.region),
    // Of a list without fields a word for both genders has too few that are as common.
    band:
      gender === 'u' && agreement.genders !== undefined && entry?.region === undefined
        ? undefined
        : bandFor(entry, rng),
    ...(setting.keepTokens ? { tokens: core.split(/[\s-]+/).length } : {}),
  };
  const source = spaced(entry === undefined || own === undefined ? core : entry.value);
  const goesOn = joins(/^ (\S+)/u.exec(mention.after)?.[1] ?? '') && !hasComplement(core);
  const isRetired = (word: string) => retired?.test(word.toLowerCase()) === true;
  // Where its kind has no other of the gender, what is said of both fits too, and where the article tells it what is said of one: "a chefe" for "a coordenadora", and back.
  const otherGender = gender === 'u' ? told : 'u';
  let longer: string | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const wider = tries < 0.75 * TRIES ? filter.region : tries < 0.9 * TRIES ? filter.region?.replace(/\/.*$/u, '') : ANY_FIELD; // prettier-ignore
    const isOfBoth = isStrict && otherGender !== undefined && tries >= TRIES / 2 && tries % 2 > 0;
    const drawn = list.draw(rng, tries < TRIES / 2 ? filter : { ...filter, band: undefined, region: wider, ...(isOfBoth && { gender: otherGender }) }); // prettier-ignore
    if (isStrict && !isWithin(list.find(drawn), entry?.region)) {
      if (isOfBoth) return undefined;
      tries = Math.max(tries, TRIES / 2);
      continue;
    }
    const inflected = form === undefined ? drawn : form(drawn, known?.told ?? told ?? (gender === 'f' ? 'f' : 'm'));
    if (inflected === undefined || spaced(drawn) === source || nearCopy(core, inflected) !== undefined) continue;
    // "Capataz" of a cocoa farm becomes no research fellow of one: of what belongs to a profession the text has its own.
    if (goesOn && tries < TRIES / 2 && hasComplement(drawn)) continue;
    // Who works is no pensioner, and who does not any more is, where there are others.
    if (isRetired(drawn) !== isRetired(core) && (tries < TRIES / 2 || isRetired(drawn))) continue;
    const cased = lead + carryCase(inflected, core) + trail;
    const written = fitArticle(article, cased, setting.locale) + cased;
    // "Médico de familia" for "médico" is hardly another: where there is none.
    const words = spaced(drawn);
    if (!words.includes(source) && !source.includes(words) && !(isStrict && hasIn(inflected, core, agreement.deputies)))
      return written;
    longer ??= written;
  }
  return isStrict ? undefined : longer;
}

/** "hoofdeconoom" for "econoom"; but "vicepresidente" for "presidente" is another, where the language says so. */
const hasIn = (one: string, other: string, deputies: RegExp | undefined): boolean =>
  (fold(one).includes(fold(other)) || fold(other).includes(fold(one))) && deputies?.test(one) === deputies?.test(other); // prettier-ignore

const isWithin = (drawn: GazetteerEntry | undefined, region: string | undefined): boolean =>
  region === undefined || `${drawn?.region}/`.startsWith(`${region}/`);

/** Whether text to train on has one of the same kind in place of a profession, or the same: where the list tells fields so finely that some professions fit any. */
const isStrictOf = (list: GazetteerList | undefined, { mayStay }: Draw): boolean =>
  mayStay === true && list !== undefined && isByField(list);

const isByField = perObject((list: GazetteerList): boolean =>
  list.values.some((value) => list.find(value)?.region?.split('/', 1)[0] === ANY_FIELD),
);

/** Of what a list has that fits any work, as "encarregado" does: it stands for what no list knows. */
const ANY_FIELD = 'any';

/** "care/nursing" of "care/nursing/home": what is given away is hidden among more, and in text to train on the text beside it holds for what comes. */
const partOf = (region: string | undefined): string | undefined => /^[^/]+(?:\/[^/]+)?/u.exec(region ?? '')?.[0];

/** Whether a word joins what belongs to a profession: "vereadora da Cultura", "responsable d'equip". */
const joins = (word: string): boolean => FUNCTION_WORDS.has(fold(word)) || /^d['’]/u.test(word);
const hasComplement = (profession: string): boolean => profession.split(' ').slice(1).some(joins);

/** Whom few know stands for another such, and any of the others for each other. */
function bandFor(entry: GazetteerEntry | undefined, rng: Rng): Band | undefined {
  return entry?.region === undefined || entry.band > 1 ? entry?.band : rng.int(COMMON_ONE_IN) === 0 ? 0 : 1;
}

/** One in so many is of the most common. */
const COMMON_ONE_IN = 4;

/** The gender of what is written over a profession, or else of what stood there, or of the name behind it. Where nothing tells, a man's if the article has to:
 * "l'anesthésiste", "le radiologue". */
export function genderOfProfession(written: string, mention: Mention, setting: Setting): Gender | undefined {
  const list = listOf(setting);
  const genders = [written, mention.text].map((each) => list && look(each, '', list)?.entry.gender);
  const name = /^ (\p{Lu}[\p{L}\p{M}]+)/u.exec(mention.after)?.[1];
  if (name !== undefined) genders.push(sharedLexicon(setting).names.word(name).gender);
  return genders.find((each) => each === 'f' || each === 'm') ?? (/['’]$/u.test(mention.before) ? 'm' : undefined);
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

interface Known extends Partial<Inflection> {
  readonly entry: GazetteerEntry;
  /** Of who share a word that is for both, the gender that the form tells. */
  readonly told?: 'f' | 'm' | undefined;
}

const formsByList = new WeakMap<GazetteerList, ReadonlyMap<string, readonly Known[]>>();

/** What professions of a list may be in a text, folded: first each as the list has it, then its other forms. */
function formsOf(list: GazetteerList): ReadonlyMap<string, readonly Known[]> {
  const made = formsByList.get(list);
  if (made !== undefined) return made;
  const { inflections = [] } = packOf(list.locale)?.agreement ?? {};
  const forms = new Map<string, Known[]>();
  const entries = list.values.flatMap((value) => list.find(value) ?? []);
  for (const entry of entries) obtain(forms, fold(entry.value), () => []).push({ entry });
  for (const entry of entries)
    for (const { form, after } of inflections) {
      const [his, hers] = [form(entry.value, 'm'), form(entry.value, 'f')];
      const both = entry.gender === 'u' && his !== hers;
      for (const told of both ? (['m', 'f'] as const) : [entry.gender === 'f' ? ('f' as const) : ('m' as const)]) {
        const inflected = told === 'f' ? hers : his;
        if (inflected !== undefined)
          obtain(forms, fold(inflected), () => []).push({
            entry,
            form,
            ...(after && { after }),
            ...(both && { told }),
          });
      }
    }
  formsByList.set(list, forms);
  return forms;
}

function look(word: string, before: string, list: GazetteerList): Known | undefined {
  const known = formsOf(list).get(fold(word));
  const fitting = known?.filter(({ after }) => after?.test(before) === true) ?? [];
  // "Els mestres", "les mestres": where a form is that of either gender the article tells, and else there may be men among them.
  const told = fitting.length > 1 ? (genderBefore(before, packOf(list.locale)?.agreement ?? {}) ?? 'm') : undefined;
  return fitting.find(({ entry }) => entry.gender === told) ?? fitting[0] ?? known?.[0];
}

/** What tells of a profession that no list has: a word of it or the end of a compound, as in "médico de guardia", "wijkverpleegkundige". */
function lookWithin(core: string, before: string, list: GazetteerList): Known | undefined {
  const all = core.split(/[\s/-]+/u).filter(Boolean);
  // "leitora de contadores" is no accountant where names begin with what they name.
  const end = packOf(list.locale)?.institutions?.beforeSeat === undefined ? -1 : all.findIndex((word, i) => i > 0 && joins(word)); // prettier-ignore
  const begun = end < 0 ? all : all.slice(0, end);
  const words = packOf(list.locale)?.institutions?.titleCase === true ? begun.toReversed() : begun; // "consultant cardiologist"
  // A "relator" is no "ator".
  const isJoining = packOf(list.locale)?.institutions?.heads !== undefined;
  for (const word of isJoining ? [...words, ...words.flatMap((each) => tailsOf(each))] : words) {
    const known = look(word, before, list);
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
