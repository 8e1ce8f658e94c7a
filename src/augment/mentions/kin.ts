import { memoise } from '../../core/caches.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../../surrogates/case.ts';
import { memoiseByLocale } from '../../surrogates/institutions/class-words.ts';
import { familyOf } from '../../surrogates/index.ts';
import type { Mention, Setting } from '../../surrogates/types.ts';
import { lineAround } from '../../text/line-around.ts';
import type { Segment } from '../segments.ts';

const kinOf = memoise((locale): ReadonlySet<string> => {
  const { f = '', m = '' } = packOf(locale)?.names?.kin ?? {};
  return new Set(`${f} ${m}`.split(' '));
});

/** "madre", labelled as a name: a word for who somebody is to somebody, in place of which a name would be nonsense. */
export const isKin = ({ text, type }: Mention, { locale }: Setting): boolean =>
  /^\p{Ll}+$/u.test(text) && familyOf(type) === familyOf('person') && kinOf(locale).has(fold(text));

/**
 * Whether a word for kin fits no line that another stands in: "hijo" in one that tells of "dos hijos sanos" already, since whom it names would be two; and one
 * of the other sex, where the words beside it agree with that.
 */
export function isKinAmiss(drawn: string, all: string, segment: Segment, { locale }: Setting): boolean {
  const kin = kinIn(drawn, locale);
  if (kin.length === 0) return false;
  const { kinKeepsSex = false, kin: words } = packOf(locale)?.names ?? {};
  const isHers = (word: string) => words?.f.split(' ').includes(word) === true;
  const [source] = kinIn(all.slice(segment.start, segment.end), locale);
  if (kinKeepsSex && source !== undefined && isHers(source) !== isHers(kin[0] as string)) return true;
  const beside = wordsOf(lineAround(all, segment, FAR).join('|'));
  return beside.some((word) => kin.some((own) => word === own || word === `${own}s`));
}

const kinIn = memoiseByLocale((text, locale): readonly string[] =>
  wordsOf(text).filter((word) => kinOf(locale).has(word)),
);

const FAR = 400;

const wordsOf = (text: string): readonly string[] => (text.match(/\p{L}+/gu) ?? []).map(fold);
