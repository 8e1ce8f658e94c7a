import { unionOf, wordsOf } from '../languages/index.ts';

// Folded words of all languages that tell what kind of thing a name names. They are kept; what stands beside them is replaced.

/** "of", "de la", "und": inside names, never replaced. */
export const FUNCTION_WORDS = wordsOf(({ institutions }) => institutions?.functionWords);
const LEGAL_FORMS = wordsOf(({ institutions }) => institutions?.legalForms);
const ORGANISATION_KINDS = wordsOf(({ institutions }) => institutions?.kinds);
const ORGANISATION_HEADS = new RegExp(`${unionOf(({ institutions }) => institutions?.heads)}$`);

export function isOrganisationKind(folded: string): boolean {
  return (
    ORGANISATION_KINDS.has(folded) || LEGAL_FORMS.has(folded) || (folded.length > 8 && ORGANISATION_HEADS.test(folded))
  );
}

export const PLACE_KINDS = wordsOf(({ places }) => places?.kinds);
export const STREET_KINDS = wordsOf(({ places }) => places?.streets);
export const UNIT_WORDS = wordsOf(({ places }) => places?.units);
/** Words of rooms, and of postcodes. */
export const ROOM_WORDS = wordsOf(({ places }) => places?.rooms);
/** Words before a person's name in the name of a street or house. */
export const HONOURS = wordsOf(({ names }) => names?.honours);
export const SAINTS = wordsOf(({ names }) => names?.saints);

const STREET_HEADS = new RegExp(
  `^(?<stem>.{2,}?|\\p{L})(?<head>${unionOf(({ places }) => places?.streetHeads)})$`,
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
