import { memoise } from '../core/caches.ts';
import { packOf, unionOf, wordsOf } from '../languages/index.ts';

// Folded words of all languages that tell what kind of thing a name names. They are kept; what stands beside them is replaced.

/** "of", "de la", "und": inside names, never replaced. */
export const FUNCTION_WORDS = wordsOf(({ institutions }) => institutions?.functionWords);
export const LEGAL_FORMS = wordsOf(({ institutions }) => institutions?.legalForms);
const ORGANISATION_KINDS = wordsOf(({ institutions }) => institutions?.kinds);
const HEADS = unionOf(({ institutions }) => institutions?.heads);
/** The shortest beginning that leaves a head, so that the head is the longest. */
const COMPOUND = new RegExp(`^(?<beginning>.+?)${HEADS}$`, 'u');
/** Words that compounds of kinds begin with: "Presse". */
export const BEGINNINGS = wordsOf(({ institutions }) => institutions?.beginnings);
/** Compounds of a head that no name is joined to: "Landschaftsverband". */
const COMMON = new RegExp(`^.{3,}(?:${unionOf(({ institutions }) => institutions?.commonHeads)})$`, 'u');
const WHOLE_HEAD = new RegExp(`^${HEADS}$`, 'u');

/** A word that tells what kind of institution it is, or a compound of such words: "Bundesverwaltungsgericht". */
export const isOrganisationKind = memoise((folded) => {
  if (ORGANISATION_KINDS.has(folded) || LEGAL_FORMS.has(folded) || (folded.length > 8 && WHOLE_HEAD.test(folded)))
    return true;
  if (COMMON.test(folded)) return true;
  const beginning = beginningOf(folded);
  return beginning !== undefined && namesNobody(beginning);
});

/** How many letters of a compound are a name: nine of "tannenhofklinik", none of "kinderklinik". */
export const nameInCompound = memoise((folded) => {
  if (ORGANISATION_KINDS.has(folded) || COMMON.test(folded)) return 0;
  const beginning = beginningOf(folded);
  return beginning === undefined || namesNobody(beginning) ? 0 : beginning.length;
});

function beginningOf(folded: string): string | undefined {
  return folded.length > 8 && !WHOLE_HEAD.test(folded) ? COMPOUND.exec(folded)?.groups?.['beginning'] : undefined;
}

/** Letters that join, beside "s" and "n": "Bund-es-amt". */
const JOINT = /^e[sn]$/u;

/** Whether a beginning is one of those that name nobody, or several of them, and heads, in a row. */
function namesNobody(beginning: string): boolean {
  const reached = new Set([0]);
  for (let from = 0; from < beginning.length; from++) {
    if (!reached.has(from)) continue;
    for (let to = from + 2; to <= beginning.length; to++) {
      const part = beginning.slice(from, to);
      const isKnown =
        BEGINNINGS.has(part) || ORGANISATION_KINDS.has(part) || WHOLE_HEAD.test(part) || (from > 0 && JOINT.test(part));
      if (!isKnown) continue;
      reached.add(to);
      if (/[sn]/u.test(beginning[to] ?? '')) reached.add(to + 1);
    }
  }
  return reached.has(beginning.length);
}

export const PLACE_KINDS = wordsOf(({ places }) => places?.kinds);
export const STREET_KINDS = wordsOf(({ places }) => places?.streets);
/** Words that are such at the end of a street's name alone. */
export const STREET_ENDS = wordsOf(({ places }) => places?.streetEnds);
export const UNIT_WORDS = wordsOf(({ places }) => places?.units);
/** Words of rooms, and of postcodes. */
export const ROOM_WORDS = wordsOf(({ places }) => places?.rooms);
/** Words before a person's name in the name of a street or house. */
export const HONOURS = wordsOf(({ names }) => names?.honours);
export const SAINTS = wordsOf(({ names }) => names?.saints);

/** No single letter behind an apostrophe is one's name: "Sant'Agata". */
const STREET_HEADS = new RegExp(
  `^(?<stem>.{2,}?|\\p{L})(?<!['’]\\p{L})(?<head>${unionOf(({ places }) => places?.streetHeads)})$`,
  'iu',
);

/** Takes "Hauptstraße" apart into "Haupt" and "straße"; `undefined` for a word that is no such compound. */
export function splitStreetCompound(word: string): { readonly stem: string; readonly head: string } | undefined {
  const groups = STREET_HEADS.exec(word)?.groups;
  return groups === undefined ? undefined : { stem: groups['stem'] ?? '', head: groups['head'] ?? '' };
}

/** Words before, in and behind telephone numbers and addresses of the internet. */
export const CONTACT_WORDS = wordsOf(({ contact }) => contact?.words);
/** Words before a number that say what it numbers. */
export const NUMBER_WORDS = wordsOf(({ contact }) => contact?.numberWords);

const OPENING = / ["„“«»] ?$/u;
const LAST_LETTERS = /\p{L}*$/u;

/**
 * The genders that the article before a mention, or the preposition with one, leaves to what stands there ("am": "mn"); empty where there is none.
 *
 * @param name of the mention, whose first word may tell: "der Große".
 */
export function genderBefore(text: string, locale: string, name = ''): string {
  const { determiners, narrowed = [] } = packOf(locale)?.agreement ?? {};
  const before = text.replace(OPENING, ' '); // 'der „'
  if (determiners === undefined || !before.endsWith(' ')) return '';
  const last = before.slice(before.lastIndexOf(' ', before.length - 2) + 1, -1);
  const genders = determiners[LAST_LETTERS.exec(last)?.[0].toLowerCase() ?? ''] ?? '';
  return genders.length < 2
    ? genders
    : (narrowed.find(([pattern]) => pattern.test(before) || pattern.test(before + name))?.[1] ?? genders);
}
