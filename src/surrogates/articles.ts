import type { Edit } from '../core/types.ts';
import { nameGenders, withoutArticle, withoutSecondArticle } from '../languages/agreement.ts';
import { agreeBefore, withoutArticleBefore } from '../languages/sounds.ts';
import { fold } from './case.ts';
import { familyOf } from './index.ts';
import { packOf } from '../languages/index.ts';
import { isBareTown } from './places/location.ts';
import { sharedLexicon } from './lexicon.ts';
import { genderOfProfession } from './persons/profession.ts';
import type { Mention, Setting, SurrogateFamily } from './types.ts';

/** As much before a mention as an article may have letters. */
const LONGEST_ARTICLE = 8;

/** What a text is written over. */
interface Place {
  readonly start: number;
  /** Where the mentions that begin before it end at last (`createReach`): what is in one stays. */
  readonly reach: number;
  /** Absent where what is written is of no surrogate type: then sounds alone decide. */
  readonly mention: Mention | undefined;
  readonly family: SurrogateFamily | undefined;
}

/** The edit that fits the article before a mention to what is written over it. */
export function articleBefore(
  text: string,
  { start, reach, mention, family }: Place,
  source: string,
  written: string,
  setting: Setting,
): Edit | undefined {
  const { locale } = setting;
  const ahead = text.slice(Math.max(0, start - LONGEST_ARTICLE), start);
  if (family !== familyOf('person') && packOf(locale)?.agreement?.personal?.test(ahead) === true) return undefined;
  const isPlace = family === familyOf('location');
  const { agreement: { beforeTowns } = {}, places } = packOf(locale) ?? {};
  // "l'Alcúdia" has its own article, be there a town "Alcúdia" too, and "no Sarandi" is a quarter.
  const isOther = places?.townsStayBehindArticles === true || /(?<!\p{L})(?:\p{L}+)?l['’]$/iu.test(ahead);
  const isTown = isPlace && beforeTowns !== undefined && isBareTown(written, setting) && (!isBareTown(source, setting) || isOther); // prettier-ignore
  // prettier-ignore
  const agreed = agreeBefore(text, start, written, locale, reach, genderOf(written, mention, setting), isPlace && isRegion(written, setting));
  const bare = isPlace && agreed !== undefined ? packOf(locale)?.agreement?.beforeRegions?.[agreed.replacement.trim()] : undefined; // prettier-ignore
  const away = isTown ? withoutArticleBefore(text, start, written, locale, reach) : undefined;
  return (
    away ??
    (bare === undefined || agreed === undefined ? agreed : { ...agreed, replacement: bare }) ??
    (family === familyOf('organisation')
      ? withoutSecondArticle(text, start, source, written, locale, reach)
      : undefined) ??
    // "The Federation" is no country, and what replaces it keeps its article.
    (isPlace ? withoutArticle(text, start, source, written, locale, reach) : undefined)
  );
}

const isRegion = (name: string, setting: Setting): boolean =>
  sharedLexicon(setting).places.find(fold(name), 'region')?.kind === 'region';

/** The gender of what is written over a mention: of who bears a name, of an organisation, of a country or region. */
function genderOf(written: string, mention: Mention | undefined, setting: Setting): 'f' | 'm' | undefined {
  const { locale } = setting;
  const pack = packOf(locale);
  if (mention === undefined || pack?.agreement?.articleForms === undefined) return undefined;
  const family = familyOf(mention.type);
  const told = (): string | undefined => {
    if (family === familyOf('organisation')) return nameGenders(locale)?.genderOf(written);
    if (family === familyOf('date')) return 'm'; // months and days of all languages with such articles
    if (family === familyOf('person')) {
      const [first = ''] = written.split(' ', 1);
      const { givenEndings } = pack.names ?? {};
      return sharedLexicon(setting).names.word(first).gender ?? (['f', 'm'] as const).find((each) => givenEndings?.[each].test(first)); // prettier-ignore
    }
    if (family === familyOf('profession')) return genderOfProfession(written, mention, setting);
    if (family !== familyOf('location')) return undefined;
    const isCountry = sharedLexicon(setting).places.find(fold(written), 'country')?.kind === 'country';
    return (isCountry ? pack.agreement?.classOfCountry?.(fold(written)) : pack.places?.classOfRegion?.(written))?.charAt(0); // prettier-ignore
  };
  const gender = told();
  return gender === 'f' || gender === 'm' ? gender : undefined;
}
