import { BoundedCache, memoise } from '../core/caches.ts';
import type { Rng } from '../core/rng.ts';
import { nameGenders } from '../languages/agreement.ts';
import { perLists } from '../resources/per-lists.ts';
import { type CopyText, mayBeNear, nearCopyOf, readCopy } from '../text/near-copy.ts';
import { fold, mapShape } from './case.ts';
import { isListedWord } from './institutions/class-words.ts';
import { perMention } from './per-mention.ts';
import { type Draw, type Mention, NUMBER_TYPES, QUANTITY_TYPES, type Setting, type SurrogateFamily, type SurrogateType } from './types.ts'; // prettier-ignore

/**
 * Further draws of a surrogate. What stands in all of them is not there by chance: the family kept it, since it did not
 * understand it.
 */
const DRAWS = 3;
const TRIES = 8;
/** Mentions of a type whose telling words are remembered. */
const MOST_KNOWN = 4096;

/** A word or a number of a mention, and its folded form. */
interface Telling {
  readonly text: string;
  readonly key: string;
  readonly isNumber: boolean;
}

const TOKENS = /(?<!\p{L})\p{Lu}:\p{Ll}+|[\p{L}\p{M}]+(?:(?<=[lL])·(?=[lL])[\p{L}\p{M}]+)*|\p{Nd}+/gu;
const NUMBER = /^\p{Nd}/u;
const YEAR = /^(?:19|20)\d\d$/u;
/** From so many letters on, a word tells as much where it is part of a longer one. */
const LONG_WORD = 5;

/** Types that are written in digits: what stands beside them is left out, and the number follows its own rules. */
const NUMERIC: ReadonlySet<SurrogateType> = new Set<SurrogateType>([
  ...QUANTITY_TYPES, ...NUMBER_TYPES, 'phone', 'fax', 'ip', 'zip', 'room',
]); // prettier-ignore

/** Types whose surrogates are near by design, or so short that chance makes them so. */
export const NEAR_BY_DESIGN: ReadonlySet<SurrogateType> = new Set<SurrogateType>([
  ...QUANTITY_TYPES,
  'zip',
  'room',
  'ip',
]);

/** Whether a surrogate of a mention is nearly the mention as a whole; single words of it are seen to where they are drawn. */
export function isNearCopy(
  mention: Pick<Mention, 'text' | 'type'>,
  written: string,
  family: Pick<SurrogateFamily, 'keeps'>,
  setting: Setting,
): boolean {
  return nearTo(mention, tellsOf(mention.type, family, setting))(written);
}

/** Whether a folded word of a mention tells which one it is. */
const tellsOf =
  (type: SurrogateType, { keeps }: Pick<SurrogateFamily, 'keeps'>, setting: Setting) =>
  (word: string): boolean =>
    keeps?.(word, type, setting, word) !== true;

/** {@link isNearCopy} of one mention, which is read once. */
function nearTo(
  { text, type }: Pick<Mention, 'text' | 'type'>,
  tells: (word: string) => boolean,
): (written: string) => boolean {
  if (NEAR_BY_DESIGN.has(type)) return () => false;
  let source: CopyText | undefined;
  return (written) =>
    mayBeNear(text, written) && nearCopyOf((source ??= readCopy(text, tells)), readCopy(written, tells), tells) !== undefined; // prettier-ignore
}

/** What is known of a mention whatever is drawn. */
interface Known {
  readonly telling: readonly Telling[];
  readonly isNear: (written: string) => boolean;
}

/** What is known of the mentions of a type. */
type OfType = (mention: string) => Known;

/**
 * The same family, but what it did not understand of a mention is not left standing, and what comes out nearly as the mention is drawn again. A word or number of the mention that
 * stands in every surrogate that could be drawn was kept; unless the family keeps it on purpose ({@link
 * SurrogateFamily.keeps}), the mention is written anew: numbers beside a name become other numbers; words beside a number are
 * left out; else the mention becomes another of its type, as a whole.
 */
export function withoutResidue<State>(family: SurrogateFamily<State>): SurrogateFamily<State> {
  const byType = perLists(() => new Map<SurrogateType, OfType>());
  const knownOf = perMention('residue', ({ type, text }, setting: Setting): Known => {
    const known = byType(setting);
    let ofType = known.get(type);
    if (ofType === undefined) {
      const tells = memoise(tellsOf(type, family, setting)); // also words of what is written over them
      const read = (own: string): Known => ({
        telling: tellingOf(type, own, family, setting),
        isNear: nearTo({ type, text: own }, tells),
      });
      const mentions = new BoundedCache<Known>(MOST_KNOWN);
      known.set(type, (ofType = (mention) => mentions.get(mention, read)));
    }
    return ofType(text);
  });
  return {
    ...family,
    write(mention, state, draw, setting) {
      const known = knownOf(mention, setting, setting);
      const written = writeAll(mention, known, state, draw, setting);
      if (written === undefined || !known.isNear(written)) return written;
      for (let number = 0; number < TRIES; number++) {
        const other = writeAll(mention, known, state, forked(draw, 'near', number), setting);
        if (other !== undefined && !known.isNear(other)) return other;
      }
      return another(mention, state, draw, family, setting);
    },
  };

  /** Writes a mention in which nothing telling stays. */
  function writeAll(
    mention: Mention,
    { telling }: Known,
    state: State,
    draw: Draw,
    setting: Setting,
  ): string | undefined {
    const written = family.write(mention, state, draw, setting);
    if (written === undefined) return undefined;
    let standing = standingIn(written, telling);
    if (standing.length === 0) return written;
    const write = (of: Mention, own: Draw): string | undefined => family.write(of, state, own, setting);
    // Words of the dictionary may stay in text that is made to train on: they tell what a thing is.
    if (draw.mayStay === true)
      standing = standing.filter(({ text }) => !isListedWord(text, setting.locale) && family.mayStand?.(text, mention, setting) !== true); // prettier-ignore
    for (let number = 0; number < DRAWS && standing.length > 0; number++) {
      const other = write(mention, forked(draw, 'residue', number)) ?? '';
      standing = standingIn(other, standing);
    }
    if (standing.length === 0) return written;
    if (standing.every(({ isNumber }) => isNumber)) return otherNumbers(written, standing, draw.scope);
    return (
      withoutWords(mention, standing, draw, family, write, setting) ?? another(mention, state, draw, family, setting)
    );
  }
}

function forked(draw: Draw, why: string, number: number): Draw {
  const scope = draw.scope.fork(why, number);
  return draw.document === undefined ? { scope } : { scope, document: draw.document.fork(why, number) };
}

/** The words and numbers of a mention that tell of whom or what it is. */
function tellingOf(
  type: SurrogateType,
  text: string,
  family: Pick<SurrogateFamily, 'keeps'>,
  setting: Setting,
): readonly Telling[] {
  const telling: Telling[] = [];
  for (const token of new Set(text.match(TOKENS))) {
    const isNumber = NUMBER.test(token);
    const key = isNumber ? token : fold(token);
    if (!isNumber && (key.length < 2 || (key.length === 2 && [...key].length < 2))) continue;
    if (family.keeps?.(key, type, setting, token) !== true) telling.push({ text: token, key, isNumber });
  }
  return telling;
}

function standingIn(text: string, telling: readonly Telling[]): readonly Telling[] {
  if (telling.length === 0) return telling;
  const folded = fold(text);
  const inside = telling.filter(({ key }) => folded.includes(key)); // hardly ever any
  if (inside.length === 0) return inside;
  const tokens = new Set(folded.match(TOKENS));
  return inside.filter(({ key, isNumber }) => tokens.has(key) || (!isNumber && key.length >= LONG_WORD));
}

/** Other digits for numbers that stand beside what was written; a year becomes another year. */
function otherNumbers(written: string, standing: readonly Telling[], scope: Rng): string {
  const numbers = new Set(standing.map(({ key }) => key));
  return written.replace(/\p{Nd}+/gu, (number) => {
    if (!numbers.has(number)) return number;
    const rng = scope.fork('residue-number', number);
    if (!YEAR.test(number)) return mapShape(number, rng);
    const year = 1930 + rng.int(80);
    return String(year < Number(number) ? year : year + 1);
  });
}

/** A mention that is a number, written without the words beside it that nobody knows. */
function withoutWords(
  mention: Mention,
  standing: readonly Telling[],
  draw: Draw,
  family: Pick<SurrogateFamily, 'keeps'>,
  write: (mention: Mention, draw: Draw) => string | undefined,
  setting: Setting,
): string | undefined {
  if (!NUMERIC.has(mention.type)) return undefined;
  const words = new Set(standing.map(({ text }) => text));
  const rest = mention.text.replace(TOKENS, (token) => (words.has(token) ? '' : token));
  const text = rest
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{Nd}(+]+|[^\p{L}\p{Nd})%º°.]+$/gu, '');
  if (!/\p{Nd}/u.test(text)) return undefined;
  const written = write({ ...mention, text }, draw);
  if (written === undefined || fold(written) === fold(mention.text)) return undefined;
  return standingIn(written, tellingOf(mention.type, mention.text, family, setting).filter(({ isNumber }) => !isNumber)).length === 0 ? written : undefined; // prettier-ignore
}

/**
 * Another mention of the type, in which no telling word or number of this one stands; letter by letter where none is found. In text that is made to
 * train on what has no like stays: any of the type would seldom be of its kind.
 */
function another<State>(
  mention: Mention,
  state: State,
  draw: Draw,
  family: SurrogateFamily<State>,
  setting: Setting,
): string | undefined {
  const { text, type } = mention;
  const isHeld = draw.mayStay === true && family.whole !== undefined;
  const rng = draw.scope.fork('another', type, fold(text));
  const telling = tellingOf(type, text, family, setting);
  for (let tries = 0; tries < 3 * TRIES; tries++) {
    // At last any of the type: all that are like it may be near copies, as "jutgessa" is of "magistrada jutge".
    const like =
      tries < 2 * TRIES
        ? family.whole?.(
            mention,
            state,
            { ...forked(draw, 'another', tries), ...(isHeld && { mayStay: true }) },
            setting,
          )
        : undefined;
    const value = like ?? (isHeld ? undefined : family.fresh(type, rng, setting));
    if (value === undefined) break;
    if (tries < 2 * TRIES && !fitsArticle(mention, value, setting)) continue;
    if (value !== '' && !isNearCopy(mention, value, family, setting) && fold(value) !== fold(text) && standingIn(value, telling).length === 0) return value; // prettier-ignore
  }
  return isHeld ? undefined : mapShape(text, rng);
}

const LAST_WORD = /(?<!\p{L})(\p{L}+) $/u;
const ORGANISATIONS: ReadonlySet<SurrogateType> = new Set<SurrogateType>(['organisation', 'hospital', 'department']);

/** Whether the name of an organisation may stand after the article before the mention that it replaces. */
function fitsArticle({ type, before }: Mention, value: string, { locale }: Setting): boolean {
  const known = ORGANISATIONS.has(type) ? nameGenders(locale) : undefined;
  const allowed = known?.determiners[LAST_WORD.exec(before)?.[1]?.toLowerCase() ?? ''];
  if (known === undefined || allowed === undefined) return true;
  const gender = known.genderOf(value);
  return gender === undefined ? known.isOpen : allowed.includes(gender);
}
