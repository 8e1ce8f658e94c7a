import { z } from 'zod';
import { obtain } from '../core/collections.ts';
import { fold } from '../text/fold.ts';

const formShape = z.strictObject({
  /** Hash of the folded word; of a lone initial, of its letter alone. */
  hash: z.string(),
  /** Hashes of the word without one letter, by where that was: words of one typing error share one. */
  cuts: z.array(z.tuple([z.string(), z.number()])),
  initial: z.string(),
  /** Whether it may as well be another name as a misspelt one: it is in the lists, or short. */
  weak: z.boolean(),
});
export type Form = z.output<typeof formShape>;
/** A part of a name in all spellings that were met. */
const wordShape = z.strictObject({ forms: z.array(formShape), surrogate: z.string() });
export type StoredWord = z.output<typeof wordShape>;
export interface Word {
  readonly forms: Form[];
}

export const personShape = z.strictObject({
  role: z.enum(['patient', 'doctor', 'person']),
  stream: z.string(),
  words: z.array(wordShape),
  /** By label: hashes of numbers, with those of the number without one figure. */
  ids: z.record(z.string(), z.array(z.strictObject({ hash: z.string(), cuts: z.array(z.tuple([z.string(), z.number()])) }))), // prettier-ignore
  fields: z.array(z.string()),
});
export type Person = z.output<typeof personShape>;
export type Role = Person['role'];
export type HashedId = Person['ids'][string][number];

/** What a hash and those of its variants are looked up under. */
export const keysOf = ({ hash, cuts }: HashedId): readonly string[] => [hash, ...cuts.map(([cut]) => cut)];

/** Finds persons by what they are told from. It knows hashes alone. */
export interface PersonIndex {
  /** In the order in which they came. */
  readonly persons: readonly Person[];
  /** From 1. */
  numberOf(person: Person): number | undefined;
  /** Whether a person is drawn from a stream. */
  hasStream(stream: string): boolean;
  /** Whether a word, folded, is part of somebody's surrogate. */
  isTaken(word: string): boolean;
  /** @param key see {@link keysOf}. */
  withWord(key: string): ReadonlySet<Person>;
  withId(label: string, key: string): ReadonlySet<Person>;
  withField(field: string): Person | undefined;
  add(person: Person): void;
  /** What a person that it has is known by from now on: the caller keeps it in the person. */
  addWord(person: Person, word: StoredWord): void;
  addForm(person: Person, form: Form): void;
  addId(person: Person, label: string, id: HashedId): void;
  addField(person: Person, field: string): void;
}

const NOBODY: ReadonlySet<Person> = new Set();

export function createPersonIndex(known: readonly Person[] = []): PersonIndex {
  const persons: Person[] = [];
  const numbers = new Map<Person, number>();
  const streams = new Set<string>();
  const taken = new Set<string>();
  const byKey = new Map<string, Set<Person>>();
  const byField = new Map<string, Person>();
  const put = (key: string, person: Person) => obtain(byKey, key, () => new Set()).add(person);

  const index: PersonIndex = {
    persons,
    numberOf: (person) => numbers.get(person),
    hasStream: (stream) => streams.has(stream),
    isTaken: (word) => taken.has(word),
    withWord: (key) => byKey.get(`word ${key}`) ?? NOBODY,
    withId: (label, key) => byKey.get(`id ${label} ${key}`) ?? NOBODY,
    withField: (field) => byField.get(field),
    add(person) {
      numbers.set(person, persons.push(person));
      streams.add(person.stream);
      for (const word of person.words) index.addWord(person, word);
      for (const [label, ids] of Object.entries(person.ids)) for (const id of ids) index.addId(person, label, id);
      for (const field of person.fields) index.addField(person, field);
    },
    addWord(person, { forms, surrogate }) {
      for (const form of forms) index.addForm(person, form);
      taken.add(fold(surrogate));
    },
    addForm(person, form) {
      for (const key of keysOf(form)) put(`word ${key}`, person);
    },
    addId(person, label, id) {
      for (const key of keysOf(id)) put(`id ${label} ${key}`, person);
    },
    addField: (person, field) => void byField.set(field, person),
  };
  for (const person of known) index.add(person);
  return index;
}
