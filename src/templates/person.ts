import type { Rng } from '../core/rng.ts';
import type { Band, Gender } from '../resources/gazetteer.ts';
import { packOf, PACKS } from '../languages/index.ts';
import type { Setting } from '../surrogates/types.ts';

/** How a name may be written. */
export const NAME_PARTS = [
  'full', 'given', 'family', 'initials', 'monogram', 'title', 'family-given', 'initial-family',
] as const; // prettier-ignore

export type NamePart = (typeof NAME_PARTS)[number];

export type PersonType = 'patient' | 'doctor' | 'person' | 'given-name' | 'family-name';

/** Somebody whom a document names: drawn once, written in several forms. */
export interface Person {
  readonly gender: Exclude<Gender, 'u'>;
  readonly given: string;
  readonly family: string;
  /** The letter between the names, where the person uses one. */
  readonly middle: string;
  /** "Dr.", "Frau"; empty where the language has none. */
  readonly title: string;
  /** Written without a blank, family name first. */
  readonly isHan: boolean;
  /** In whole years, and the days since the last birthday: drawn when first asked for. */
  age: number | undefined;
  sinceBirthday: number;
  readonly ages: readonly [number, number];
}

/** As the name grammars of the gazetteers weigh common, less common and rare names. */
function drawBand(rng: Rng): Band {
  const point = rng.int(25);
  return point < 10 ? 0 : point < 20 ? 1 : 2;
}

const MIDDLES = 'ABCDEFGHJKLMNPRSTVW';

/** Draws a person; `undefined` where the locale has no lists of names. */
export function drawPerson(
  type: PersonType,
  gender: 'f' | 'm' | undefined,
  ages: readonly [number, number],
  rng: Rng,
  { gazetteers, locale, partition }: Setting,
): Person | undefined {
  const givenNames = gazetteers.list(locale, 'given-names');
  const familyNames = gazetteers.list(locale, 'family-names');
  if (givenNames === undefined || familyNames === undefined) return undefined;
  const names = packOf(locale)?.names ?? PACKS[0].names;
  const { surnames = 0, joined = 0, hyphenated = 0, secondGiven = 0, middle: middles = 0 } = names?.shares ?? {};
  const usual = names?.usual ?? PACKS[0].names?.usual;
  const sex: 'f' | 'm' = gender ?? (rng.chance(0.5) ? 'f' : 'm');
  const drawGiven = () => givenNames.draw(rng, { partition, gender: sex, band: drawBand(rng) });
  const drawFamily = () => familyNames.draw(rng, { partition, band: drawBand(rng) });
  let given = drawGiven();
  if (secondGiven > 0 && rng.chance(secondGiven)) given += ` ${drawGiven()}`;
  let family = drawFamily();
  if (surnames > 0 && rng.chance(surnames)) {
    family += `${joined > 0 && rng.chance(joined) ? ' i ' : ' '}${drawFamily()}`;
  } else if (hyphenated > 0 && rng.chance(hyphenated)) family += `-${drawFamily()}`;
  const middle = middles > 0 && rng.chance(middles) ? MIDDLES.charAt(rng.int(MIDDLES.length)) : '';
  const titles = usual?.[type === 'doctor' ? (`doctor-${sex}` as const) : sex] ?? [];
  const title = titles.length > 1 ? rng.pick(titles) : (titles[0] ?? '');
  const isHan = names?.latin !== undefined;
  return { gender: sex, given, family, middle, title, isHan, age: undefined, sinceBirthday: 0, ages };
}

/** The person's age at the anchor, in whole years. */
export function ageOf(person: Person, rng: Rng): number {
  if (person.age === undefined) {
    const [youngest, oldest] = person.ages;
    person.age = youngest + rng.int(oldest - youngest + 1);
    person.sinceBirthday = rng.int(365);
  }
  return person.age;
}

/** Writes a name in one of its forms. */
export function writeName(person: Person, part: NamePart): string {
  const { given, family, middle, isHan } = person;
  switch (part) {
    case 'given':
      return given;
    case 'family':
      return family;
    case 'title':
      return person.title;
    case 'initials':
      return isHan ? family : initialsOf(person).map((letter) => `${letter}.`).join(''); // prettier-ignore
    case 'monogram':
      return isHan ? family : initialsOf(person).join('');
    case 'family-given':
      if (isHan) return family + given;
      return middle === '' ? `${family}, ${given}` : `${family}, ${given} ${middle}.`;
    case 'initial-family':
      return isHan ? family + given : `${String.fromCodePoint(given.codePointAt(0) ?? 0x20)}. ${family}`;
    case 'full':
      if (isHan) return family + given;
      return middle === '' ? `${given} ${family}` : `${given} ${middle}. ${family}`;
  }
}

/** Where the given and the family names stand in a name as it is written; none where some of it is neither, such as an initial. */
export function spansOfName(
  { given, family, middle, isHan }: Person,
  part: NamePart,
): readonly { readonly name: 'given' | 'family'; readonly start: number; readonly end: number }[] {
  const ofGiven = (start: number) => ({ name: 'given' as const, start, end: start + given.length });
  const ofFamily = (start: number) => ({ name: 'family' as const, start, end: start + family.length });
  if (part === 'given') return [ofGiven(0)];
  if (part === 'family') return [ofFamily(0)];
  if (part !== 'full' && part !== 'family-given') return [];
  if (isHan) return [ofFamily(0), ofGiven(family.length)];
  if (middle !== '') return [];
  return part === 'full' ? [ofGiven(0), ofFamily(given.length + 1)] : [ofFamily(0), ofGiven(family.length + 2)];
}

/** The first letter of each part that has a capital: particles such as "de la" have none. */
function initialsOf({ given, middle, family }: Person): readonly string[] {
  return `${given} ${middle} ${family}`.split(/[\s-]+/).flatMap((word) => {
    const [first = ''] = word;
    return first !== '' && first === first.toUpperCase() && first !== first.toLowerCase() ? [first] : [];
  });
}
