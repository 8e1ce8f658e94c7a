import { memoise, memoiseWithin } from '../../core/caches.ts';
import { fold } from '../../text/fold.ts';
import { packOf } from '../../languages/index.ts';
import type { CareField } from '../../languages/pack.ts';

/** Greek and Latin stems, folded, that medicine has in every language of Europe. */
const STEMS: Readonly<Record<CareField, string>> = {
  children: 'pediat paediat neonat infantil',
  women: 'gyne ginec gynaec obstet ostetr matern',
  surgery: 'chirur cirur cirug kirur surg orthop ortop traumat \\burolog',
  mind: 'psych psiq psic psik psyk neuro addict',
  acute: 'anest anaest anast reanim rianim intensi urgen emerg',
  head: 'ophthal oftalm otolar otorin orl stomat maxil odont audiol',
  skin: 'dermat infec infek infet infekt allerg alerg immunol inmunol imuno venere',
  tests: 'radiol radiod imagi patol pathol labor biochim microb mikrob genet nucle nukle',
  late: 'geriat rehab palliat paliat pal·liat',
  inner:
    'cardi kardi coron hemat haemat ematol hamat hepat nefro nephro pneumo neumo gastr digest diges endoc endok diabet angiol reum rheum onco onko intern dialys',
};

const CARE_FIELDS = Object.keys(STEMS) as CareField[];

/** The field of a ward or specialty, as far as its name tells; `undefined` for names that tell none. */
export const careFieldOf: (name: string, locale: string) => CareField | undefined = memoiseWithin((name, locale) => {
  const folded = fold(name);
  return patternsOf(locale).find(([, pattern]) => pattern.test(folded))?.[0];
});

const patternsOf = memoise((locale) => {
  const own = packOf(locale)?.institutions?.careWords;
  return CARE_FIELDS.map((field) => [field, new RegExp(alternatives(`${STEMS[field]} ${own?.[field] ?? ''}`), 'u')] as const); // prettier-ignore
});

/** Short ones begin a word: "orl" is in "Florlind". */
const alternatives = (stems: string): string => stems.trim().split(' ').map((stem) => (stem.length > SHORT ? stem.replaceAll('_', ' ') : `\\b${stem}`)).join('|'); // prettier-ignore

const SHORT = 4;
