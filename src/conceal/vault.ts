import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { createRng, type Rng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';
import { openSecretFile, requireLength, type SecretFile } from '../resources/files/secret-file.ts';
import { familyOf } from '../surrogates/index.ts';
import { type KnownPart, knownParts } from '../surrogates/persons/name.ts';
import { type Draw, type Mention, type NameMemory, QUANTITY_TYPES, type Setting, type SurrogateFamily, type SurrogateType } from '../surrogates/types.ts'; // prettier-ignore
import { fold } from '../text/fold.ts';

/** How a mention was linked to a person, the surest first. */
export type LinkedBy = 'field' | 'id' | 'name' | 'misspelt' | 'initials' | 'new' | 'unlinked';

/** A mention and the person it was taken for. It holds no text. */
export interface PersonLink {
  /** The mention's id. */
  readonly entity: string;
  /** The person's number in the vault; absent where it is known in its document alone. */
  readonly person?: number;
  readonly by: LinkedBy;
}

/** What a vault knows of the mentions of a document. */
export interface DocumentVault {
  drawOf(mention: Mention): Draw;
  /** The surrogate that a place, an institution or a number has had before. */
  recall(mention: Mention): string | undefined;
  keep(mention: Mention, surrogate: string): void;
  readonly links: readonly PersonLink[];
}

/**
 * Surrogates that last: the same person, place or number gets the same one in every corpus that is concealed with the vault, and the
 * dates of a patient the same shift. It never holds text of a source, only hashes under its key, and is encrypted as a whole. It belongs to this
 * process until it was written with a corpus or closed.
 */
export interface Vault {
  /** How many persons and how many other things it knows. */
  readonly size: { readonly persons: number; readonly things: number };
  /** @param person what tells whose document it is, where something beside the text does. */
  openDocument(doc: Document, mentions: readonly Mention[], states: ReadonlyMap<SurrogateFamily, unknown>, setting: Setting, person?: string): DocumentVault;
  /** Takes back what was drawn since it was opened, for another attempt, in which what {@link drawAnew} was told of gets other surrogates. */
  startOver(): void;
  /**
   * Has the persons and things that mentions of a document are drawn anew from the next start on, in all documents: with their dates, of persons.
   *
   * @param mentions their ids.
   * @returns those that cannot be, since an earlier run has drawn them, or since no entry of the vault holds them.
   */
  drawAnew(document: string, mentions: readonly string[]): readonly string[];
  finish(): Promise<void>;
  commit(): Promise<void>;
  abort(): Promise<void>;
} // prettier-ignore

const formShape = z.strictObject({
  /** Hash of the folded word; of a lone initial, of its letter alone. */
  hash: z.string(),
  /** Hashes of the word without one letter, by where that was: words of one typing error share one. */
  cuts: z.array(z.tuple([z.string(), z.number()])),
  initial: z.string(),
  /** Whether it may as well be another name as a misspelt one: it is in the lists, or short. */
  weak: z.boolean(),
});
type Form = z.output<typeof formShape>;
/** A part of a name in all spellings that were met. */
const wordShape = z.strictObject({ forms: z.array(formShape), surrogate: z.string() });
type StoredWord = z.output<typeof wordShape>;
interface Word {
  readonly forms: Form[];
}

const personShape = z.strictObject({
  role: z.enum(['patient', 'doctor', 'person']),
  stream: z.string(),
  words: z.array(wordShape),
  /** By label: hashes of numbers, with those of the number without one figure. */
  ids: z.record(z.string(), z.array(z.strictObject({ hash: z.string(), cuts: z.array(z.tuple([z.string(), z.number()])) }))), // prettier-ignore
  fields: z.array(z.string()),
});
type Person = z.output<typeof personShape>;
type Role = Person['role'];
type HashedId = Person['ids'][string][number];

const contentShape = z.strictObject({ persons: z.array(personShape), things: z.record(z.string(), z.string()) });
type Content = z.output<typeof contentShape>;

const FORMAT = 'palimpsest-vault';
/** Bytes kept of a hash: two of 10 million are the same with a chance of 1 in 10^15. */
const HASH_BYTES = 12;
/** Words of fewer letters are not compared but as wholes. */
const LEAST_CUT = 3;
/** Shorter words are names one letter apart too often. */
const LEAST_TELLING = 5;
/** Letters between a given and a family name that are labelled apart. */
const BETWEEN_PARTS = 3;

const ROLES: Readonly<Partial<Record<SurrogateType, Role>>> = {
  patient: 'patient',
  doctor: 'doctor',
  person: 'person',
  'given-name': 'person',
  'family-name': 'person',
};
/** Numbers that a person has: those of the first kind has each only one of. */
const ONE_EACH: ReadonlySet<SurrogateType> = new Set(['medical-record', 'social-security']);
const PERSONAL: ReadonlySet<SurrogateType> = new Set([...ONE_EACH, 'health-plan', 'id', 'account', 'license']);
const LEAST_FIGURES = 5;
/** What follows the patient and is not remembered by its text: a date has one surrogate a patient, not one a text. */
const OF_PATIENT: ReadonlySet<SurrogateType> = new Set(QUANTITY_TYPES);

/**
 * Opens a vault, or begins one.
 *
 * @param key of at least 16 bytes.
 * @param wait for how long to wait for another process that holds it, in seconds. Default 60.
 * @throws PalimpsestError `key-too-short`, `readable-by-others`, `wrong-key`, `damaged-secret`, `secret-locked`.
 */
export async function openVault(
  file: string,
  key: string | Uint8Array,
  { wait }: { readonly wait?: number } = {},
): Promise<Vault> {
  const secret = await openSecretFile(file, requireLength(Buffer.from(key)), {
    format: FORMAT,
    ...(wait !== undefined && { wait }),
  });
  const read = contentShape.safeParse(
    secret.content === undefined ? { persons: [], things: {} } : parseJson(secret.content),
  );
  if (read.success) return createVault(read.data, secret);
  await secret.close();
  throw new PalimpsestError('damaged-secret', 'the vault was written by another version', { place: { file }, hint: 'Use that version.' }); // prettier-ignore
}

/** Of a mention or several that are one person in a document. */
interface Cluster {
  readonly role: Role;
  readonly words: Word[];
  readonly mentions: Mention[];
  last: number;
}

function createVault(opened: Content, secret: SecretFile): Vault {
  const persons: Person[] = [];
  const things = new Map<string, string>();
  const hashes = new Map<string, string>();
  const hash = (...keys: readonly string[]): string => {
    const key = keys.join('\u0000');
    let known = hashes.get(key);
    if (known === undefined) {
      if (hashes.size > 200_000) hashes.clear();
      known = createHmac('sha256', secret.hashKey).update(key).digest().subarray(0, HASH_BYTES).toString('base64url');
      hashes.set(key, known);
    }
    return known;
  };
  const byWord = new Map<string, Set<Person>>();
  const byId = new Map<string, Set<Person>>();
  const byField = new Map<string, Person>();
  const taken = new Set<string>();
  const streams = new Set<string>();
  const numbers = new Map<Person, number>();
  const root = createRng(0).fork('vault', hash('root'));
  /** What an attempt starts from. */
  let start: Content | undefined;
  /** The persons that were not there, by the streams that they had if they were drawn for the first time. */
  const fresh = new Map<Person, string>();
  /** By document and mention: what its surrogate was drawn for. */
  const drawnFor = new Map<string, Map<string, string>>();
  /** How often each of those was drawn anew, and what is to be at the next start. */
  const anew = new Map<string, number>();
  const asked = new Set<string>();
  load(opened);

  function load({ persons: known, things: others }: Content): void {
    for (const index of [byWord, byId, byField, taken, streams, numbers, fresh, drawnFor, things]) index.clear();
    persons.splice(0, persons.length, ...known);
    for (const [i, person] of persons.entries()) {
      numbers.set(person, i + 1);
      indexPerson(person);
    }
    for (const [key, surrogate] of Object.entries(others)) things.set(key, surrogate);
  }
  const content = (): Content => ({ persons, things: Object.fromEntries(things) });
  function indexPerson(person: Person): void {
    streams.add(person.stream);
    for (const word of person.words) indexWord(person, word);
    for (const [label, ids] of Object.entries(person.ids)) for (const id of ids) indexId(person, label, id);
    for (const field of person.fields) byField.set(field, person);
  }
  function indexWord(person: Person, { forms, surrogate }: StoredWord): void {
    for (const form of forms) indexForm(person, form);
    taken.add(fold(surrogate));
  }
  function indexForm(person: Person, form: Form): void {
    for (const key of [form.hash, ...form.cuts.map(([cut]) => cut)]) put(byWord, key, person);
  }
  function indexId(person: Person, label: string, id: HashedId): void {
    for (const key of [id.hash, ...id.cuts.map(([cut]) => cut)]) put(byId, `${label} ${key}`, person);
  }

  const cutsOf = (kind: string, text: string): [string, number][] =>
    [...text].length < LEAST_CUT ? [] : [...text].map((_, i, letters) => [hash(kind, letters.toSpliced(i, 1).join('')), i]); // prettier-ignore
  const formOf = ({ key, isInitial, isListed }: KnownPart): Form => ({
    hash: hash(isInitial ? 'letter' : 'word', key),
    cuts: isInitial ? [] : cutsOf('word', key),
    initial: hash('letter', [...key][0] ?? ''),
    weak: isListed || [...key].length < LEAST_TELLING,
  });
  const idOf = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

  /**
   * The persons that a word in full is part of the name of, of a role: where it is one alone, names that are one letter apart may be one
   * misspelt, even if both are names.
   */
  const bearers = (words: readonly Word[], role: Role) =>
    words.map(({ forms }) => new Set(forms.flatMap((form) => [...(byWord.get(form.hash) ?? [])].filter((person) => person.role === role && person.words.some((word) => word.forms.some((own) => own.hash === form.hash))))).size); // prettier-ignore

  /** Mentions that are one person: full names first, then what is a part of one of them, of the nearest before it. */
  function clusterMentions(
    mentions: readonly Mention[],
    parts: (mention: Mention) => readonly KnownPart[],
  ): readonly Cluster[] {
    const units: { readonly role: Role; readonly mentions: Mention[]; readonly words: Word[] }[] = [];
    for (const mention of mentions) {
      const role = ROLES[mention.type];
      if (role === undefined) continue;
      const words = parts(mention).map((part): Word => ({ forms: [formOf(part)] }));
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
          const known = best.cluster.words.find((one) => compare(word, one, true) !== undefined);
          if (known === undefined) best.cluster.words.push(word);
          else if (compare(word, known, true) === 'near') for (const form of word.forms) addForm(known, form);
        }
        best.cluster.last = Math.max(best.cluster.last, i);
      }
    }
    return clusters;
  }

  /** The person of the vault that a cluster is: by field, by number, else by the only name that fits. */
  function findPerson(
    cluster: Cluster,
    ids: readonly (readonly [label: string, type: SurrogateType, id: HashedId])[],
    field: string | undefined,
  ): readonly [Person, LinkedBy] | undefined {
    const ofField = field === undefined ? undefined : byField.get(field);
    if (ofField) return [ofField, 'field'];
    const fits = (person: Person, type: SurrogateType) => {
      if (cluster.words.length === 0 || person.words.length === 0) return true;
      const found = score(cluster.words, person.words, true);
      // Kin have one insurance, and one family name.
      return ONE_EACH.has(type) ? found.same + found.near + found.initial > 0 : isSure(found) || found.missing === 0;
    };
    for (const [label, type, { hash: own }] of ids)
      for (const person of byId.get(`${label} ${own}`) ?? [])
        if (person.role === cluster.role && (person.ids[label] ?? []).some((id) => id.hash === own) && fits(person, type)) return [person, 'id']; // prettier-ignore
    const forms = cluster.words.flatMap((word) => word.forms).filter((form) => !isInitialForm(form));
    const candidates = new Set(forms.flatMap((form) => [form.hash, ...form.cuts.map(([cut]) => cut)].flatMap((key) => [...(byWord.get(key) ?? [])]))); // prettier-ignore
    const isRare = bearers(cluster.words, cluster.role).includes(1);
    let best: { readonly person: Person; readonly found: Score; readonly value: number } | undefined;
    let isTie = false;
    for (const person of candidates) {
      if (person.role !== cluster.role) continue;
      if (field !== undefined && person.fields.length > 0) continue;
      const strict = score(cluster.words, person.words, false);
      const isStrict = isSure(strict) && (strict.missing === 0 || strict.spare === 0);
      const found = isStrict ? strict : score(cluster.words, person.words, true);
      if (!isStrict && !(isRare && isSure(found) && found.missing === 0 && found.spare === 0)) continue;
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

  /** Whether a number speaks against a person who has others: one that is misread by a figure does not where the name is the same. */
  function isOther(id: HashedId, known: readonly HashedId[], { near, initial }: Score): boolean {
    if (known.length === 0 || known.some((own) => own.hash === id.hash)) return false;
    return near + initial > 0 || !known.some((own) => isOneErrorApart(id, own));
  }

  function addPerson(role: Role, words: readonly Word[]): Person {
    const name = words
      .map(({ forms }) => forms[0]?.hash ?? '')
      .toSorted()
      .join(' ');
    const streamOf = (base: string) => (anew.has(base) ? hash('stream', base, String(anew.get(base))) : base);
    let base = hash('stream', role, name);
    for (let n = 2; streams.has(streamOf(base)); n++) base = hash('stream', role, name, String(n));
    const person: Person = { role, stream: streamOf(base), words: [], ids: {}, fields: [] };
    persons.push(person);
    indexPerson(person);
    fresh.set(person, base);
    numbers.set(person, persons.length);
    return person;
  }

  function memoryOf(person: Person, parts: ReadonlyMap<string, Form>, isKept: boolean): NameMemory {
    const formOfPart = (key: string, isInitial: boolean) =>
      parts.get(`${isInitial} ${key}`) ?? formOf({ key, isInitial, isListed: true });
    return {
      recall(key, isInitial) {
        const own = { forms: [formOfPart(key, isInitial)] };
        const rank = { same: 0, near: 1, initial: 2 };
        const [best] = person.words
          .flatMap((word) => {
            const match = compare(own, word, true);
            // A lone initial that was there first says nothing of the name.
            return match === undefined || (match === 'initial' && !isInitial) ? [] : [{ word, rank: rank[match] }];
          })
          .toSorted((a, b) => a.rank - b.rank);
        if (best?.rank === rank.near && addForm(best.word, own.forms[0] as Form) && isKept) indexForm(person, own.forms[0] as Form); // prettier-ignore
        return best?.word.surrogate;
      },
      keep(key, isInitial, surrogate) {
        const word = { forms: [formOfPart(key, isInitial)], surrogate };
        const letter = isInitial ? -1 : person.words.findIndex(({ forms }) => forms.every(isInitialForm) && compare(word, { forms }, false) === 'initial'); // prettier-ignore
        // The name that an initial stood for.
        if (letter >= 0) person.words[letter] = word;
        else person.words.push(word);
        if (isKept) indexWord(person, word);
      },
      isTaken: (folded) => taken.has(folded),
    };
  }

  return {
    get size() {
      return { persons: persons.length, things: things.size };
    },
    openDocument(doc, mentions, states, setting, person) {
      const names = states.get(familyOf('person'));
      const partsOf = new Map(mentions.map((mention) => [mention, ROLES[mention.type] === undefined ? [] : knownParts(mention, names, setting)])); // prettier-ignore
      const hashedParts = new Map([...partsOf.values()].flat().map((part) => [`${part.isInitial} ${part.key}`, formOf(part)])); // prettier-ignore
      const clusters = clusterMentions(mentions, (mention) => partsOf.get(mention) ?? []);
      const ofPatients = clusters.filter(({ role }) => role === 'patient');
      const field = person === undefined ? undefined : hash('field', person);
      const ids = mentions.flatMap(({ type, text, entity: { label } }) => {
        const own = idOf(text);
        if (!PERSONAL.has(type) || own.length < LEAST_FIGURES) return [];
        return [[label, type, { hash: hash('id', own), cuts: cutsOf('id', own) }] as const];
      });
      let patient = ofPatients.toSorted((a, b) => b.mentions.length - a.mentions.length || fullness(b.words) - fullness(a.words))[0]; // prettier-ignore
      if (patient === undefined && (field !== undefined || ids.length > 0)) patient = { role: 'patient', words: [], mentions: [], last: 0 }; // prettier-ignore
      const links: PersonLink[] = [];
      const draws = new Map<Mention, Draw>();
      const memories: NameMemory[] = [];
      let patientStream: Rng | undefined;
      let freshPatient: string | undefined;
      const sources = new Map<string, string>();
      for (const cluster of new Set([...(patient ? [patient] : []), ...clusters])) {
        const isPatient = cluster === patient;
        const found = findPerson(cluster, isPatient ? ids : [], isPatient ? field : undefined);
        const isStored = found !== undefined || fullness(cluster.words) >= 2 || (isPatient && (ids.length > 0 || field !== undefined)); // prettier-ignore
        // Who is named by a part alone is known in this document; the part has one surrogate everywhere all the same.
        const own = found?.[0] ?? (isStored ? addPerson(cluster.role, cluster.words) : undefined);
        const stream =
          own?.stream ?? hash('part', cluster.role, ...cluster.words.map(({ forms }) => forms[0]?.hash ?? ''));
        if (own && isPatient) {
          if (field !== undefined && !own.fields.includes(field)) {
            own.fields.push(field);
            byField.set(field, own);
          }
          for (const [label, , id] of ids) {
            const known = (own.ids[label] ??= []);
            if (known.some((other) => other.hash === id.hash)) continue;
            known.push(id);
            indexId(own, label, id);
          }
        }
        const scope = root.fork('person', stream);
        const base = own && fresh.get(own);
        if (isPatient) [patientStream, freshPatient] = [scope, base];
        const memory = memoryOf(own ?? { role: cluster.role, stream, words: [], ids: {}, fields: [] }, hashedParts, own !== undefined); // prettier-ignore
        memories.push(memory);
        const by = found?.[1] ?? (own ? 'new' : 'unlinked');
        const number = own && numbers.get(own);
        for (const mention of cluster.mentions) {
          draws.set(mention, { scope, names: memory });
          if (base !== undefined) sources.set(mention.entity.id, base);
          links.push({ entity: mention.entity.id, ...(number !== undefined && { person: number }), by });
        }
      }
      const ofAll: NameMemory = {
        recall: (key, isInitial) => memories.reduce<string | undefined>((known, memory) => known ?? memory.recall(key, isInitial), undefined), // prettier-ignore
        keep: () => undefined,
        isTaken: () => false,
      };
      const common = root.fork('things');
      const dated: Draw = { scope: patientStream ?? root.fork('document', doc.id) };
      const keyOf = ({ type, text }: Mention) =>
        ROLES[type] !== undefined || OF_PATIENT.has(type) ? undefined : hash('thing', familyOf(type).types[0] ?? type, fold(text)); // prettier-ignore
      // What is in capitals is kept apart: they do not tell how it is written without them.
      const capitalsOf = (key: string) => `${key} capitals`;
      if (start) {
        for (const mention of mentions) {
          const key = keyOf(mention);
          if (key !== undefined && ![key, capitalsOf(key)].some((own) => Object.hasOwn(start?.things ?? {}, own))) sources.set(mention.entity.id, key); // prettier-ignore
          if (freshPatient !== undefined && OF_PATIENT.has(mention.type)) sources.set(mention.entity.id, freshPatient);
        }
        drawnFor.set(doc.id, sources);
      }
      return {
        links,
        drawOf(mention) {
          const person = draws.get(mention) ?? (OF_PATIENT.has(mention.type) ? dated : undefined);
          if (person) return person;
          const times = anew.get(keyOf(mention) ?? '') ?? 0;
          return { scope: times === 0 ? common : common.fork('anew', times), names: ofAll };
        },
        recall(mention) {
          const key = keyOf(mention);
          if (key === undefined || !isInCapitals(mention.text)) return key === undefined ? undefined : things.get(key);
          return things.get(capitalsOf(key)) ?? things.get(key)?.toUpperCase();
        },
        keep(mention, surrogate) {
          const key = keyOf(mention);
          if (key !== undefined) things.set(isInCapitals(mention.text) ? capitalsOf(key) : key, surrogate);
        },
      };
    },
    startOver() {
      start ??= structuredClone(content());
      for (const source of asked) anew.set(source, (anew.get(source) ?? 0) + 1);
      asked.clear();
      load(structuredClone(start));
    },
    drawAnew(document, mentions) {
      return mentions.filter((id) => {
        const source = drawnFor.get(document)?.get(id);
        if (source !== undefined) asked.add(source);
        return source === undefined;
      });
    },
    // Before the corpus has its name: what was drawn for a corpus that is there is never lost.
    async finish() {
      secret.write(JSON.stringify(content()));
    },
    commit: () => secret.close(),
    abort: () => secret.close(),
  };
}

const isInCapitals = (text: string) =>
  /\p{L}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase();

/** How a part of a name is another: in full, but for one typing error, or by its first letter. */
function compare(own: Word, other: Word, isLenient: boolean): Match | undefined {
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
      const other = [...free].find((one) => compare(word, one, isLenient) === wanted);
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
function addForm({ forms }: Word, form: Form): boolean {
  if (forms.length >= MOST_FORMS || forms.some(({ hash }) => hash === form.hash)) return false;
  forms.push(form);
  return true;
}

function isInitialForm({ hash, initial }: Form): boolean {
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
function fullness(words: readonly Word[]): number {
  const whole = words.filter(({ forms }) => !forms.every(isInitialForm)).length;
  return whole === 1 && words.length > 1 ? 2 : whole;
}

function isOtherPart(a: Mention, b: Mention): boolean {
  const types = [a.type, b.type];
  const gap = b.entity.start - a.entity.end;
  return types.includes('given-name') && types.includes('family-name') && gap >= 0 && gap <= BETWEEN_PARTS && !a.after.slice(0, gap).includes('\n'); // prettier-ignore
}

function put<Value>(map: Map<string, Set<Value>>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}
