import type { Gender } from '../resources/gazetteer.ts';
import { fold } from './case.ts';

/** Words of address and rank, folded and without dots, with the gender they tell. They are kept as they are. */
const TITLES: ReadonlyMap<string, Gender> = new Map<string, Gender>([
  ...words(
    'u',
    'dr prof professor rev hon judge justice capt captain col colonel gen general maj major lt sgt sen senator',
  ),
  ...words('u', 'rep gov governor president docteur doctor maitre med ing lic mag saint st pfr cand'),
  ...words(
    'f',
    'mrs ms miss lady dame madam queen princess sister sra srta dra doctora senora senorita mme mlle madame',
  ),
  ...words('f', 'mademoiselle frau fr fru froken senyora lcda licda soeur'),
  ...words('m', 'mr sir lord king prince father brother sr senor monsieur herr herrn hr senyor pater'),
]);

/** Titles in one language that are names or initials in others. */
const LOCAL_TITLES: Readonly<Record<string, ReadonlyMap<string, Gender>>> = {
  es: new Map<string, Gender>([...words('m', 'don d'), ...words('f', 'dona')]),
  ca: new Map<string, Gender>([...words('m', 'don en'), ...words('f', 'dona na')]),
  fr: new Map<string, Gender>([
    ['m', 'm'],
    ['me', 'u'],
    ['pr', 'u'],
  ]),
};

const SUFFIXES: ReadonlySet<string> = new Set(
  'jr sr ii iii iv md phd esq rn mba dds facs jun junior senior fils'.split(' '),
);

/** Written with dots ("M.D.") these look like initials; after a comma they are degrees. */
const DEGREES: ReadonlySet<string> = new Set('md phd rn do pa np dds ms ma ba mph'.split(' '));

const PARTICLES: ReadonlySet<string> = new Set(
  (
    'de la las los del della di da do dos das du des d le les van von vom der den ter ten te zu zur zum af av bin ibn ben ' +
    'bint abu el al i y e of the dla'
  ).split(' '),
);

/** Particles that are also names: they count as such only in lower case. */
const PARTICLES_OR_NAMES: ReadonlySet<string> = new Set('ben al do te den e i y d el bin'.split(' '));

const JOINS: ReadonlySet<string> = new Set('and und et och or oder ou'.split(' '));

/** Field labels, folded, that say which part of a name comes after them. */
const FIELD_LABELS: ReadonlyMap<string, 'given-name' | 'family-name'> = new Map([
  ...['nombre', 'prenom', 'prenoms', 'vorname', 'fornamn', 'first name', 'given name', 'forename'].map(
    (label) => [label, 'given-name'] as const,
  ),
  ...[
    'apellidos',
    'apellido',
    'nachname',
    'familienname',
    'efternamn',
    'last name',
    'surname',
    'family name',
    'cognoms',
  ].map((label) => [label, 'family-name'] as const),
]);
const FIELD = /([\p{L}]+(?: name)?)(?: d[eu] \p{L}+)? ?: ?$/u;

/** The part of a name that the field label at the end of the text before it announces. */
export function announcedRole(before: string): 'given-name' | 'family-name' | undefined {
  let end = before.length - 1;
  while (end >= 0 && before.charCodeAt(end) === 0x20) end--;
  if (before[end] !== ':') return undefined;
  const label = FIELD.exec(before)?.[1];
  return label === undefined ? undefined : FIELD_LABELS.get(fold(label));
}

/** Titles that follow a Han name. */
export const HAN_TITLES = [
  '主任醫師',
  '醫師',
  '醫生',
  '先生',
  '小姐',
  '女士',
  '太太',
  '教授',
  '主任',
  '護理師',
  '同學',
];

/** The gender that a word of address tells, or `undefined` where the word is none. */
export function titleGender(folded: string, locale: string): Gender | undefined {
  return TITLES.get(folded) ?? LOCAL_TITLES[locale.slice(0, 2)]?.get(folded);
}

export function isSuffix(folded: string): boolean {
  return SUFFIXES.has(folded);
}

export function isDegree(letters: string): boolean {
  return DEGREES.has(letters);
}

export function isParticle(folded: string, lower: boolean): boolean {
  return PARTICLES.has(folded) && (lower || !PARTICLES_OR_NAMES.has(folded));
}

/** Words between two names that stand for two people. */
export function isJoin(folded: string): boolean {
  return JOINS.has(folded);
}

function words(gender: Gender, list: string): [string, Gender][] {
  return list.split(' ').map((word) => [word, gender]);
}
