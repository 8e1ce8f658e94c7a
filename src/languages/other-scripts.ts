import type { Names } from './pack.ts';

/**
 * How languages spell names that are written in letters of their own, from the spelling of the lists of names by people, which is the English one:
 * "Khrushchov" is "Chruschtschow" in German and "Chrusjtjov" in Swedish.
 */
type Spelling = NonNullable<Names['spelling']>;

/** What is spelt alike everywhere but in English: the consonants alone are each language's own. */
function spell(name: string, people: string, consonants: Readonly<Record<string, string>>, finalY: string): string {
  const isCaucasian = people === 'georgian' || people === 'armenian';
  let written = name;
  if (isCaucasian) written = written.replaceAll(/j/giu, (letter) => (letter === 'J' ? 'Dzh' : 'dzh'));
  if (people === 'russian')
    written = written.replace(/^E(?!d|mm|ll|mil|ri|rn|ld|lv|st)/u, 'Je').replaceAll(/(?<=[aeiouy])e(?=v)/gu, 'je');
  if (people === 'ukrainian') written = written.replace(/^I(?=[aeu])/u, 'J').replaceAll(/(?<=\p{L})i(?=[aeu])/gu, 'j').replace(/ii$/u, 'ij'); // prettier-ignore
  return written
    .replaceAll(/y(?=[aeiou])/gu, 'j')
    .replaceAll(/Y(?=[aeiou])/gu, 'J')
    .replaceAll(/(?<=[aeou])y(?![aeiou])/gu, finalY.slice(-1))
    .replace(/i?(?<=[^aeiouy]i?)y$/u, people === 'russian' ? finalY : '$&')
    .replaceAll(/(?<=[aeiouy])s(?=[aeiouyj])|shch|dzh|zh|kh|ch|sh|ts|ks|v|z/giu, (letters) => {
      const lower = letters.toLowerCase();
      const own = lower === 's' && isCaucasian ? 's' : (consonants[lower] ?? lower);
      return letters.startsWith(lower.charAt(0)) ? own : own.charAt(0).toUpperCase() + own.slice(1);
    });
}

const spellingOf = (consonants: Readonly<Record<string, string>>, finalY: string): Spelling => ({
  peoples: 'russian ukrainian bulgarian georgian armenian',
  spell: (name, people) => spell(name, people, consonants, finalY),
});

export const GERMAN_SPELLING: Spelling = spellingOf(
  { s: 'ss', shch: 'schtsch', dzh: 'dsch', zh: 'sch', kh: 'ch', ch: 'tsch', sh: 'sch', ts: 'z', ks: 'x', v: 'w', z: 's' }, // prettier-ignore
  'i',
);

export const SWEDISH_SPELLING: Spelling = spellingOf(
  { shch: 'sjtj', dzh: 'dzj', zh: 'zj', kh: 'ch', ch: 'tj', sh: 'sj' },
  'ij',
);

/** Endings of family names, folded, that tell a people by themselves, in the spelling of the language or in that of the lists. */
export const FAMILY_ENDINGS: NonNullable<Names['familyEndings']> = [
  [/.(?:schwili|shvili|sjvili)$|^.{3,}[aeiu]d[zs]e$/u, 'georgian'],
  [/^.{3,}[dghklmnprstvwz][jy]an$/u, 'armenian'],
  [/.{2}enko$|.(?:tsch|ch|tj)uk$/u, 'ukrainian'],
  [/.(?:[aeoiu]jew|[bdlr]jew|dew|schew|gejew|[kmnrltgs]owa|[^r]ova|eva|ejewa|[ln]ikow|[nl]kov|schow|tjov|sjov|lov|mov|nov|chev|shev|dev|yev|jev)$/u, 'russian'], // prettier-ignore
  [/.{2}(?:wicz|czyk|czak|[^r]cki|[^r]cka|wska|wski)$/u, 'polish'],
  [/.{2}(?:[aeo]v|n|l|r|k)ic$/u, 'croatian'],
  [/.{2}(?:poulos|poulou|[ai]dis|akis)$/u, 'greek'],
  [/.{3}(?:escu|eanu)$/u, 'romanian'],
  [/.{2}oglu$/u, 'turkish'],
  [/.{3}[aio]nen$/u, 'finnish'],
  [/.{2}(?:auskas|evicius|iunas|aitis)$/u, 'lithuanian'],
  [/.{3}(?:dottir|dson)$/u, 'icelandic'],
  [/.{3}(?:zadeh|nejad)$/u, 'persian'],
  [/.{2}(?:[oe][wv]|in|off|sk[iy]|skij)a?$|.{2}skaja$/u, 'russian', 'given'],
  [/.{2}(?:[oe][wv]|sk[iy])a?$/u, 'bulgarian', 'given'],
  [/.{2}(?:ski|ska|[aei]k)$/u, 'polish', 'given'],
  [/.{2}(?:ska|ova|ak|ek|ik)$/u, 'czech', 'given'],
  [/.{2}ic$/u, 'croatian', 'given'],
  [/.{2}(?:os|ou|is)$/u, 'greek', 'given'],
  [/.{2}(?:escu|u)$/u, 'romanian', 'given'],
  [/.{2}nen$/u, 'finnish', 'given'],
];
