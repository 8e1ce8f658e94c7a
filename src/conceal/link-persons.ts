import { once } from '../core/caches.ts';
import type { Mention, SurrogateType } from '../surrogates/types.ts';
import {
  type Form,
  type HashedId,
  keysOf,
  type Person,
  type PersonIndex,
  type Role,
  type Word,
} from './person-index.ts';

/** How a mention was linked to a person, the surest first. */
export type LinkedBy = 'field' | 'id' | 'name' | 'misspelt' | 'initials' | 'new' | 'unlinked';

export const ROLES: Readonly<Partial<Record<SurrogateType, Role>>> = {
  patient: 'patient',
  doctor: 'doctor',
  person: 'person',
  'given-name': 'person',
  'family-name': 'person',
};
/** Numbers of which each person has only one. */
export const ONE_EACH: ReadonlySet<SurrogateType> = new Set(['medical-record', 'social-security']);
/** Letters between a given and a family name that are labelled apart. */
const BETWEEN_PARTS = 3;

/** A number as it is labelled. */
export type PersonalId = readonly [label: string, type: SurrogateType, id: HashedId];

/** Mentions of a document that are one person, with the words of all. */
export interface Cluster {
  readonly role: Role;
  readonly words: Word[];
  readonly mentions: Mention[];
  /** Where the last of them stands among the mentions of persons. */
  last: number;
}

/** Mentions that are one person: full names first, then what is a part of one of them, of the nearest before it. */
export function clusterMentions(
  mentions: readonly Mention[],
  wordsOf: (mention: Mention) => readonly Word[],
): readonly Cluster[] {
  const units: { readonly role: Role; readonly mentions: Mention[]; readonly words: Word[] }[] = [];
  for (const mention of mentions) {
    const role = ROLES[mention.type];
    if (role === undefined) continue;
    const words = [...wordsOf(mention)];
    const last = units.at(-1)?.mentions.at(-1);
    if (last && isOtherPart(last, mention)) {
      units.at(-1)?.mentions.push(mention);
      units.at(-1)?.words.push(...words);
    } else units.push({ role, mentions: [mention], words });
  }
  const clusters: Cluster[] = [];
  const order = [...units.keys()].toSorted((a, b) => fullness(units[b]?.words ?? []) - fullness(units[a]?.words ?? []) || a - b); // prettier-ignore
  for (const i of order) {
    const { role, words, mentions: own } = units[i] as (typeof units)[number];
    let best: { readonly cluster: Cluster; readonly value: number } | undefined;
    for (const cluster of clusters) {
      if (cluster.role !== role) continue;
      const found = score(words, cluster.words, true); // a name and its misspelling are likelier than two of one role
      if (found.missing > 0 && found.spare > 0) continue;
      if (fullness(words) >= 2 && fullness(cluster.words) >= 2 && !isSure(found)) continue;
      if (found.same + found.near + found.initial === 0) continue;
      const value =
        1000 * (2 * found.same + found.near) + found.initial - Math.min(999, Math.abs(i - cluster.last)) / 1000;
      if (best === undefined || value > best.value) best = { cluster, value };
    }
    if (best === undefined) clusters.push({ role, words: [...words], mentions: [...own], last: i });
    else {
      best.cluster.mentions.push(...own);
      for (const word of words) {
        const known = best.cluster.words.find((one) => compareWords(word, one, true) !== undefined);
        if (known === undefined) best.cluster.words.push(word);
        else if (compareWords(word, known, true) === 'near') for (const form of word.forms) addForm(known, form);
      }
      best.cluster.last = Math.max(best.cluster.last, i);
    }
  }
  return clusters;
}

/** What is known of a person in a document. */
export interface PersonQuery extends Pick<Cluster, 'role' | 'words'> {
  /** The numbers that the person may have. */
  readonly ids: readonly PersonalId[];
  /** What tells whose document it is, hashed. */
  readonly field: string | undefined;
}

/** The person of the index that is asked for: by field, by number, else by the only name that fits. */
export function findPerson(query: PersonQuery, index: PersonIndex): readonly [Person, LinkedBy] | undefined {
  const ofField = query.field === undefined ? undefined : index.withField(query.field);
  if (ofField) return [ofField, 'field'];
  const ofId = findById(query, index);
  return ofId ? [ofId, 'id'] : findByName(query, index);
}

function findById({ role, words, ids }: PersonQuery, index: PersonIndex): Person | undefined {
  const fits = (person: Person, type: SurrogateType) => {
    if (words.length === 0 || person.words.length === 0) return true;
    const found = score(words, person.words, true);
    // Kin have one insurance, and one family name.
    return ONE_EACH.has(type) ? found.same + found.near + found.initial > 0 : isSure(found) || found.missing === 0;
  };
  for (const [label, type, { hash }] of ids)
    for (const person of index.withId(label, hash))
      if (person.role === role && (person.ids[label] ?? []).some((id) => id.hash === hash) && fits(person, type)) return person; // prettier-ignore
  return undefined;
}

/** Nobody where two fit as well. */
function findByName(
  { role, words, ids, field }: PersonQuery,
  index: PersonIndex,
): readonly [Person, LinkedBy] | undefined {
  const forms = words.flatMap((word) => word.forms).filter((form) => !isInitialForm(form));
  const candidates = new Set(forms.flatMap(keysOf).flatMap((key) => [...index.withWord(key)]));
  // Of a name that only one bears, names that are one letter apart may be one misspelt, even if both are names.
  const isRare = once(() => words.some((word) => countBearers(word, role, index) === 1));
  let best: { readonly person: Person; readonly found: Score; readonly value: number } | undefined;
  let isTie = false;
  for (const person of candidates) {
    if (person.role !== role) continue;
    if (field !== undefined && person.fields.length > 0) continue;
    const strict = score(words, person.words, false);
    const isStrict = isSure(strict) && (strict.missing === 0 || strict.spare === 0);
    const found = isStrict ? strict : score(words, person.words, true);
    if (!isStrict && !(isSure(found) && found.missing === 0 && found.spare === 0 && isRare())) continue;
    if (ids.some(([label, type, id]) => ONE_EACH.has(type) && isOther(id, person.ids[label] ?? [], found))) continue;
    const value = 4 * found.same + 3 * found.near + found.initial + (isStrict ? 100 : 0);
    if (value === best?.value) isTie = true;
    if (best !== undefined && value <= best.value) continue;
    best = { person, found, value };
    isTie = false;
  }
  if (best === undefined || isTie) return undefined;
  return [best.person, best.found.near > 0 ? 'misspelt' : best.found.initial > 0 ? 'initials' : 'name'];
}

/** The persons of a role that a word in full is part of the name of. */
function countBearers({ forms }: Word, role: Role, index: PersonIndex): number {
  const has = (person: Person, hash: string) => person.words.some((word) => word.forms.some((own) => own.hash === hash)); // prettier-ignore
  const bearers = ({ hash }: Form) =>
    [...index.withWord(hash)].filter((person) => person.role === role && has(person, hash));
  return new Set(forms.flatMap(bearers)).size;
}

/** Whether a number speaks against a person who has others: one that is misread by a figure does not where the name is the same. */
function isOther(id: HashedId, known: readonly HashedId[], { near, initial }: Score): boolean {
  if (known.length === 0 || known.some((own) => own.hash === id.hash)) return false;
  return near + initial > 0 || !known.some((own) => isOneErrorApart(id, own));
}

/** How a part of a name is another: in full, but for one typing error, or by its first letter. */
export function compareWords(own: Word, other: Word, isLenient: boolean): Match | undefined {
  let best: Match | undefined;
  for (const a of own.forms) {
    for (const b of other.forms) {
      if (a.hash === b.hash && !isInitialForm(a)) return 'same';
      if (isInitialForm(a) || isInitialForm(b)) {
        if (a.initial === b.initial) best ??= 'initial';
      } else if ((isLenient || !(a.weak && b.weak)) && isOneErrorApart(a, b)) best = 'near'; // else they are two names: Hansen, Jansen
    }
  }
  return best;
}

function score(cluster: readonly Word[], words: readonly Word[], isLenient: boolean): Score {
  const free = new Set(words);
  const found = { same: 0, near: 0, initial: 0 };
  let rest = cluster;
  for (const wanted of ['same', 'near', 'initial'] as const) {
    rest = rest.filter((word) => {
      const other = [...free].find((one) => compareWords(word, one, isLenient) === wanted);
      if (other === undefined) return true;
      free.delete(other);
      found[wanted]++;
      return false;
    });
  }
  const isInitial = ({ forms }: Word) => forms.every(isInitialForm);
  // A middle initial that only one of both has says nothing.
  const missing = found.same + found.near >= 2 ? rest.filter((word) => !isInitial(word)) : rest;
  return { ...found, missing: missing.length, spare: [...free].filter((word) => !isInitial(word)).length };
}

/** Spellings kept of a part of a name. */
const MOST_FORMS = 6;

/** @returns whether it was a spelling that was not known. */
export function addForm({ forms }: Word, form: Form): boolean {
  if (forms.length >= MOST_FORMS || forms.some(({ hash }) => hash === form.hash)) return false;
  forms.push(form);
  return true;
}

export function isInitialForm({ hash, initial }: Form): boolean {
  return hash === initial;
}

type Match = 'same' | 'near' | 'initial';

interface Score extends Record<Match, number> {
  /** Words of the mention that the person has not, and words of the person that the mention has not. */
  readonly missing: number;
  readonly spare: number;
}

/** Two words in full, one of which may have a typing error, or one in full with an initial. */
function isSure({ same, near, initial }: Score): boolean {
  return near <= 1 && same >= 1 && same + near + initial >= 2;
}

/** One letter put in, taken out, changed, or swapped with its neighbour: distance 1 of Damerau and Levenshtein. */
function isOneErrorApart(a: HashedId, b: HashedId): boolean {
  if (a.cuts.some(([cut]) => cut === b.hash) || b.cuts.some(([cut]) => cut === a.hash)) return true;
  const places = new Map(b.cuts);
  return a.cuts.some(([cut, at]) => Math.abs((places.get(cut) ?? Infinity) - at) <= 1);
}

/** 2 or more for a name that tells a person: two words in full, or one with an initial. */
export function fullness(words: readonly Word[]): number {
  const whole = words.filter(({ forms }) => !forms.every(isInitialForm)).length;
  return whole === 1 && words.length > 1 ? 2 : whole;
}

function isOtherPart(a: Mention, b: Mention): boolean {
  const types = [a.type, b.type];
  const gap = b.entity.start - a.entity.end;
  return types.includes('given-name') && types.includes('family-name') && gap >= 0 && gap <= BETWEEN_PARTS && !a.after.slice(0, gap).includes('\n'); // prettier-ignore
}
