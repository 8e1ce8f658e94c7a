import { applyEdits } from '../core/apply-edits.ts';
import { createDocument } from '../core/document.ts';
import type { Rng } from '../core/rng.ts';
import type { Document, Edit, Entity } from '../core/types.ts';
import type { Gazetteers, Gender } from '../resources/gazetteer.ts';
import { fold } from '../text/fold.ts';
import { Context, tokenAfter, genderBefore } from './context.ts';
import { isEllipsis } from './context.ts';
import { FillLists, writeNumber, isNumberLabel } from './fill-values.ts';
import { isPlaceholder } from './labels.ts';
import { headOf } from './letters.ts';
import { keyOf } from './tagger.ts';
import { known } from './language.ts';

export interface FillOptions {
  readonly gazetteers: Gazetteers;
}

/** A decision whose blanks are filled. */
export interface Filled {
  readonly document: Document;
  /** What was written where, in offsets of the decision as it came. */
  readonly edits: readonly Edit[];
  /** Placeholders written over. */
  readonly filled: number;
  /** Those left as they were, for nothing tells what they stand for (label OTHER): their entities are dropped. */
  readonly left: number;
}

/** Fills placeholders with probable names (§5.5.1). */
export interface PlaceholderFiller {
  /**
   * @param doc with entities as the detector gives them, maybe corrected by a person. Entities of other layers are moved along.
   * @param rng of the run: forked by the document's id, so that the order of documents does not matter.
   */
  fill(doc: Document, rng: Rng): Filled;
  /** The document, unfilled, with what `fill` would write in the attribute `replacement` of each placeholder that has none. */
  propose(doc: Document, rng: Rng): Document;
}

/**
 * Makes a filler. Within a decision equal letters of one kind become the same name, with the same initial; given names have the
 * gender that the words around tell; the form of a company, the head of a word ("-Klinik") and punctuation stay. Each entity is
 * then what was written, with the placeholder in its attribute `placeholder`. An attribute `replacement`, which a person may
 * have chosen, wins over what would be drawn.
 */
export function createPlaceholderFiller({ gazetteers }: FillOptions): PlaceholderFiller {
  const lists = new FillLists(gazetteers);

  /** What is to be written over each placeholder, in their order; `undefined` where nothing tells. */
  function choose(doc: Document, rng: Rng): readonly (string | undefined)[] {
    const own = rng.fork('placeholders', doc.id);
    const mine = doc.entities.filter(isPlaceholder);
    const genders = studyGenders(doc.text, mine);
    return mine.map(
      (entity, ordinal) => replacementOf(entity) ?? write({ text: doc.text, entity, own, lists, genders, ordinal }),
    );
  }

  return {
    fill(doc, rng) {
      const chosen = choose(doc, rng);
      const edits: Edit[] = [];
      const entities: Entity[] = doc.entities.filter((entity) => !isPlaceholder(entity));
      for (const [i, entity] of doc.entities.filter(isPlaceholder).entries()) {
        const written = chosen[i];
        if (written === undefined) continue;
        const end = keepsStop(doc.text, entity) ? entity.end - 1 : entity.end;
        const placeholder = doc.text.slice(entity.start, end).replace(/\s+/gu, ' ');
        const { [REPLACEMENT]: _, ...attributes } = entity.attributes ?? {};
        edits.push({ start: entity.start, end, replacement: written });
        entities.push({ ...entity, end, attributes: { ...attributes, placeholder } });
      }
      // The attribute `placeholder` repeats the source, which hides nothing.
      const envelope = doc.envelope && { envelope: { ...doc.envelope, disclosed: true } };
      const source = createDocument({ ...doc, entities, ...envelope }, { overlaps: 'allow' });
      return { document: applyEdits(source, edits), edits, filled: edits.length, left: chosen.length - edits.length };
    },
    propose(doc, rng) {
      const chosen = choose(doc, rng);
      let next = 0;
      const entities = doc.entities.map((entity) => {
        const replacement = isPlaceholder(entity) ? chosen[next++] : undefined;
        return replacement === undefined
          ? entity
          : { ...entity, attributes: { ...entity.attributes, [REPLACEMENT]: replacement } };
      });
      return { ...doc, entities };
    },
  };
}

/** The attribute that says what is to be written over a placeholder. */
const REPLACEMENT = 'replacement';

function replacementOf({ attributes }: Entity): string | undefined {
  const value = attributes?.[REPLACEMENT];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

interface Scene {
  readonly text: string;
  readonly entity: Entity;
  readonly own: Rng;
  readonly lists: FillLists;
  readonly genders: ReadonlyMap<string, Gender>;
  readonly ordinal: number;
}

function write(scene: Scene): string | undefined {
  const { text, entity, own, lists, ordinal } = scene;
  const { label } = entity;
  const written = text.slice(entity.start, entity.end);
  // "A*****", "M*****straße", "X.____": the letter is as without its blank.
  const surface = isNumberLabel(label)
    ? written
    : written.replaceAll(/(?<=\p{L}\.?)[*_]+|(?<=\p{Lu}\p{Ll}{0,2})x{2,}/gu, '');
  if (isNumberLabel(label)) {
    const key = keyOf(text, entity);
    // Equal letters are equal amounts; each ellipsis is one of its own.
    const rng = key === '' ? own.fork('number', ordinal) : own.fork('number', label, key);
    return writeNumber(label, surface, new Context(text, entity.start, entity.end), rng);
  }
  const letters = lettersOf(surface);
  // "Name1" and "[Klägerin]" have no letter to begin with, but are somebody each.
  const identity = letters[0] === '' ? keyOf(text, entity).toLowerCase() : '';
  const nameOf = (list: 'family-names' | 'cities' | 'streets', letter: string) =>
    lists.draw(list, letter, own.fork(label, letter.toLowerCase() || identity));
  // "Estrich-K.": the word before stays.
  const kept = /^\p{Lu}\p{Ll}{2,}-(?=\P{Ll}{1,3}$|\p{Lu}\p{Ll}{0,2}\.$)/u.exec(surface)?.[0];
  if (kept !== undefined && (label === 'PERSON' || label === 'COMPANY'))
    return `${kept}${nameOf('family-names', /\p{L}/u.exec(surface.slice(kept.length))?.[0] ?? '')}`;
  switch (label) {
    case 'PERSON':
      return writePerson(scene, letters, identity);
    case 'COMPANY':
    case 'ORGANISATION':
      return writeBody(surface, letters, label, nameOf);
    case 'PLACE':
      return (
        joined(surface, (letter) => nameOf('cities', letter)) ??
        letters.map((letter) => nameOf('cities', letter)).join('-')
      );
    case 'STREET':
      return writeStreet(text, entity, surface, letters, nameOf);
    case 'WEB':
    case 'EMAIL':
      return writeAddress(surface, nameOf('family-names', firstLetter(surface)));
    case 'BRAND':
      return invent(letters[0] ?? '', own.fork(label, letters.join(' ')));
    case 'MEDIA':
      // "D. Nachrichten" has a word for it.
      return /^\p{Lu}\p{L}/u.test(tokenAfter(text, entity.end).word)
        ? nameOf('cities', letters[0] ?? '')
        : `${nameOf('cities', letters[0] ?? '')} ${known.writes.media}`;
    default:
      return undefined;
  }
}

/** The letters that are to begin names: those of "A. G." are two, of "Gr" one name that begins with both. An ellipsis is ''. */
function lettersOf(surface: string): readonly string[] {
  const parts = surface.split(/[\s.&–-]+/u).filter((part) => /\p{L}/u.test(part) && !isEllipsis(part));
  const letters = parts
    .filter((part) => part.length <= 3 || isSame(part))
    .map((part) => (isSame(part) ? part.charAt(0).toUpperCase() : part));
  return letters.length > 0 ? letters : [''];
}

function isSame(part: string): boolean {
  return /^(\p{L})\1{1,}$/iu.test(part);
}

function firstLetter(surface: string): string {
  return (
    /(?:@|www\.|\/\/)(\p{L})(?=\.|$)/u.exec(surface)?.[1]?.toUpperCase() ??
    /^\p{L}/u.exec(surface)?.[0].toUpperCase() ??
    ''
  );
}

function writePerson(
  { lists, own, genders, entity, text }: Scene,
  letters: readonly string[],
  identity: string,
): string {
  const family = letters.at(-1) ?? '';
  const gender = genders.get(keyOf(text, entity)) ?? genders.get(family) ?? 'u';
  const given = letters.slice(0, -1).map((letter) => {
    const list =
      gender === 'f' || (gender === 'u' && own.fork('gender', family).chance(0.5)) ? 'given-names:f' : 'given-names:m';
    return lists.draw(list, letter, own.fork('given', letter, family));
  });
  return [
    ...given,
    lists.draw('family-names', family.charAt(0), own.fork('PERSON', family.toLowerCase() || identity)),
  ].join(' ');
}

/** "A-GmbH" → "Albrecht-GmbH", "Ekliniken" → "Ebertkliniken", "D P T S" → four words, "… bataillon" → "Logistik bataillon". */
function writeBody(
  surface: string,
  letters: readonly string[],
  label: string,
  nameOf: (list: 'family-names' | 'cities', letter: string) => string,
): string {
  const list = label === 'COMPANY' ? 'family-names' : 'cities';
  const whole = joined(surface, (letter) => nameOf('family-names', letter));
  if (whole !== undefined) return whole;
  return letters.map((letter) => nameOf(list, letter)).join(/-/u.test(surface) ? '-' : ' ');
}

const JOINTS = [
  /^(\p{Lu}\p{Ll}{0,2}\.?)(?:…|\.{3,})(-?)(\p{L}[\p{L}.-]+)$/u,
  /^(\p{Lu}\.?|…|\.{3,})(-?)(\p{L}[\p{L}.-]+)$/u,
  /^(\p{Lu}\p{Ll}\.?)(-?)(\p{L}[\p{L}.-]+)$/u,
];

/** A letter joined to a head: the letter becomes a name, the head stays. */
function joined(surface: string, nameOf: (letter: string) => string): string | undefined {
  const bare = surface.replace(/-\s+/u, '-');
  // "Ekliniken" is E, "Tsklinik" Ts.
  const [, letters, hyphen = '', head] =
    JOINTS.map((joint) => joint.exec(bare)).find(
      (parts) =>
        parts !== null &&
        (parts[2] !== '' || known.heads.has((parts[3] ?? '').toLowerCase()) || isEllipsis(parts[1] ?? '')),
    ) ?? [];
  if (letters === undefined || head === undefined) return undefined;
  const letter = isEllipsis(letters) ? '' : letters.replace('.', '');
  return `${nameOf(letter)}${hyphen}${head}`;
}

function writeStreet(
  text: string,
  entity: Entity,
  surface: string,
  letters: readonly string[],
  nameOf: (list: 'streets', letter: string) => string,
): string {
  const letter = letters[0] ?? /^\p{Lu}/u.exec(surface)?.[0] ?? '';
  const street = nameOf('streets', letter === '' ? (/^\p{Lu}/u.exec(surface)?.[0] ?? '') : letter);
  // "D.er Landstraße": the adjective of a place, with its way.
  const way = /er (\p{Lu}\p{L}+)$/u.exec(surface)?.[1];
  if (way !== undefined) return `${street.replace(known.writes.streets, '')}${known.writes.streetStem} ${way}`;
  // "L Straße": the word for the way stands after it.
  const next = tokenAfter(text, entity.end).word;
  return headOf(next, false) === 'STREET' ? street.replace(known.writes.streets, known.writes.streetStem) : street;
}

function writeAddress(surface: string, name: string): string {
  const slug = fold(name).replaceAll(' ', '-');
  // A reserved name (RFC 2606), so that no address is anybody's.
  const host = `${slug}.example`;
  if (!surface.includes('@'))
    return surface.startsWith('http') ? `${/^https?:\/\//u.exec(surface)?.[0] ?? ''}www.${host}` : `www.${host}`;
  const [local = '', domain = ''] = surface.split('@');
  const user = /^(?:\p{L}\.?|x+|…|\.+)$/u.test(local) ? slug : local;
  return `${user}@${/^\p{L}[.\s]|^\p{L}$|^x{2}|^[….]/u.test(domain) ? host : domain}`;
}

const SYLLABLES = [
  'ba',
  'de',
  'fi',
  'ga',
  'ko',
  'la',
  'me',
  'no',
  'ra',
  'si',
  'ta',
  'vo',
  'xa',
  'ze',
  'lin',
  'mar',
  'ton',
  'vel',
];

/** A word that sounds like a brand and is none of the lists. */
function invent(letter: string, rng: Rng): string {
  const start = letter === '' ? rng.pick(['A', 'K', 'L', 'S', 'T', 'V']) : letter.charAt(0).toUpperCase();
  const vowel = /[AEIOUÄÖÜ]/u.test(start) ? '' : rng.pick(['a', 'e', 'i', 'o']);
  return `${start}${vowel}${rng.pick(SYLLABLES)}${rng.pick(SYLLABLES)}`;
}

const VOTES: Readonly<Record<Gender, number>> = { f: 1, m: -1, u: 0 };

/** What the words before each person's placeholder tell of his or her gender, by all its letters and by the last: votes of the document. */
function studyGenders(text: string, entities: readonly Entity[]): ReadonlyMap<string, Gender> {
  const votes = new Map<string, number>();
  for (const entity of entities) {
    if (entity.label !== 'PERSON') continue;
    const vote = VOTES[genderBefore(text, entity.start)];
    if (vote === 0) continue;
    const key = keyOf(text, entity);
    for (const each of new Set([key, key.split(' ').at(-1) ?? key])) votes.set(each, (votes.get(each) ?? 0) + vote);
  }
  return new Map([...votes].map(([key, sum]): [string, Gender] => [key, sum > 0 ? 'f' : sum < 0 ? 'm' : 'u']));
}

/** Whether the full stop of "K." ends the sentence too, and so stays when the letter becomes a name. */
function keepsStop(text: string, { start, end, label }: Entity): boolean {
  if (text.charAt(end - 1) !== '.' || /\.{2}$|…\.$/u.test(text.slice(start, end)) || label === 'DATE') return false;
  if (!/\S/u.test(text.slice(end, end + 40).split('\n')[0] ?? '')) {
    // At the end of a line: of a wrapped sentence that goes on in small letters, or of the paragraph.
    return !/^\s*\p{Ll}/u.test(text.slice(end, end + 40));
  }
  const next = tokenAfter(text, end).word;
  return known.starters.has(next) && /^\p{Lu}/u.test(next) && !known.months.has(next);
}
