import { hasWord } from '../core/has-word.ts';
import type { Rng } from '../core/rng.ts';
import { packOf } from '../languages/index.ts';
import { applyCasing } from './case.ts';
import { isListedWord, isOrdinaryWord } from './institutions/class-words.ts';
import type { Home } from './persons/name-lexicon.ts';
import type { Setting } from './types.ts';

/** For a name of which nothing tells the kind: its surrogate tells none either, where the language has such a grammar. */
export const BARE = 'organisation-bare';

/** A name that tells nothing of what it names; `undefined` where the language has no such grammar. */
export function coinName(rng: Rng, { gazetteers, locale, partition }: Setting): string | undefined {
  return gazetteers.grammars(locale).includes(BARE) ? gazetteers.render(locale, BARE, rng, { partition }) : undefined;
}

/** With so many words a title is long. */
const LONG_TITLE = 4;

/** Of a work of art; of a book behind who wrote it. */
type TitleKind = 'work' | 'study';

export interface Title {
  readonly kind: TitleKind;
  /** Of the language that it is in. */
  readonly locale: string;
}

/** A title about as long as one, with an article where that has one; {@link coinName} where its language has no grammars of titles. */
export function coinTitle(source: string, { kind, locale }: Title, rng: Rng, setting: Setting): string | undefined {
  const { gazetteers, partition } = setting;
  if (kind === 'study' && gazetteers.grammars(locale).includes(STUDY)) return gazetteers.render(locale, STUDY, rng, { partition }); // prettier-ignore
  const size = source.split(' ').length;
  const hasArticle = packOf(locale)?.institutions?.works?.article?.test(source) === true;
  const form = size === 1 ? 'title-word' : hasArticle ? 'title-articled' : size >= LONG_TITLE ? 'title-long' : 'title';
  if (!gazetteers.grammars(locale).includes(form)) return coinName(rng, setting);
  const title = gazetteers.render(locale, form, rng, { partition });
  return title === undefined ? undefined : applyCasing(title, source === source.toUpperCase() ? 'upper' : 'mixed');
}

const STUDY = 'title-study';

/** Shorter words may be of any language. */
const SHORT_WORD = 3;

/**
 * The language of a title: another one whose words all of its are ("Lind and Harmony"), or, of one without a word of the text's own, that of the only people of whom
 * the text tells: "Chaque fois" of a French song.
 *
 * @param told by what the text beside the title tells, {@link homesIn}.
 */
export function languageOfTitle(source: string, told: () => ReadonlySet<Home>, { locale }: Setting): string {
  const foreign = packOf(locale)?.institutions?.works?.foreign?.split(' ') ?? [];
  const words = (source.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORT_WORD);
  if (foreign.length === 0 || words.length === 0) return locale;
  const isOf = (word: string, other: string) => hasWord(packOf(other)?.text?.functionWords, word.toLowerCase()) || isListedWord(word, other); // prettier-ignore
  const codesTold = () => new Set([...told()].flatMap(({ code, people }) => (people === undefined ? code : [])));
  const [whole, ...others] = foreign.filter((other) => words.every((word) => isOf(word, other)));
  // "A Portuguesa" is Spanish too.
  if (others.length > 0) return [whole, ...others].find((other) => codesTold().has(other ?? '')) ?? whole ?? locale;
  if (whole !== undefined || words.some((word) => isOrdinaryWord(word, locale))) return whole ?? locale;
  const codes = codesTold();
  const [only = ''] = codes.size === 1 ? codes : [];
  return foreign.includes(only) ? only : locale;
}
