import { z } from 'zod';
import { parseJson } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { createRng, type Rng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';
import { openSecretFile, requireLength, type SecretFile } from '../resources/files/secret-file.ts';
import { familyOf } from '../surrogates/index.ts';
import { knownParts } from '../surrogates/persons/name.ts';
import { type Draw, type Mention, type NameMemory, QUANTITY_TYPES, type Setting, type SurrogateFamily, type SurrogateType } from '../surrogates/types.ts'; // prettier-ignore
import { fold } from '../text/fold.ts';
import {
  addForm,
  clusterMentions,
  compareWords,
  findPerson,
  fullness,
  isInitialForm,
  type LinkedBy,
  ONE_EACH,
  type PersonalId,
  ROLES,
} from './link-persons.ts';
import { createHashes } from './hashes.ts';
import { createPersonIndex, type Form, type Person, personShape, type Role, type Word } from './person-index.ts';

export type { LinkedBy };

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

const contentShape = z.strictObject({ persons: z.array(personShape), things: z.record(z.string(), z.string()) });
type Content = z.output<typeof contentShape>;

const FORMAT = 'palimpsest-vault';
const PERSONAL: ReadonlySet<SurrogateType> = new Set([...ONE_EACH, 'health-plan', 'id', 'account', 'license']);
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

function createVault(opened: Content, secret: SecretFile): Vault {
  const things = new Map<string, string>();
  const { hash, hashPart, hashId } = createHashes(secret.hashKey);
  const root = createRng(0).fork('vault', hash('root'));
  let index = createPersonIndex();
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

  function load({ persons, things: others }: Content): void {
    for (const known of [fresh, drawnFor, things]) known.clear();
    index = createPersonIndex(persons);
    for (const [key, surrogate] of Object.entries(others)) things.set(key, surrogate);
  }
  const content = (): Content => ({ persons: [...index.persons], things: Object.fromEntries(things) });

  function addPerson(role: Role, words: readonly Word[]): Person {
    const name = words
      .map(({ forms }) => forms[0]?.hash ?? '')
      .toSorted()
      .join(' ');
    const streamOf = (base: string) => (anew.has(base) ? hash('stream', base, String(anew.get(base))) : base);
    let base = hash('stream', role, name);
    for (let n = 2; index.hasStream(streamOf(base)); n++) base = hash('stream', role, name, String(n));
    const person: Person = { role, stream: streamOf(base), words: [], ids: {}, fields: [] };
    index.add(person);
    fresh.set(person, base);
    return person;
  }

  function memoryOf(person: Person, parts: ReadonlyMap<string, Form>, isKept: boolean): NameMemory {
    const formOfPart = (key: string, isInitial: boolean) =>
      parts.get(`${isInitial} ${key}`) ?? hashPart({ key, isInitial, isListed: true });
    return {
      recall(key, isInitial) {
        const own = { forms: [formOfPart(key, isInitial)] };
        const rank = { same: 0, near: 1, initial: 2 };
        const [best] = person.words
          .flatMap((word) => {
            const match = compareWords(own, word, true);
            // A lone initial that was there first says nothing of the name.
            return match === undefined || (match === 'initial' && !isInitial) ? [] : [{ word, rank: rank[match] }];
          })
          .toSorted((a, b) => a.rank - b.rank);
        if (best?.rank === rank.near && addForm(best.word, own.forms[0] as Form) && isKept) index.addForm(person, own.forms[0] as Form); // prettier-ignore
        return best?.word.surrogate;
      },
      keep(key, isInitial, surrogate) {
        const word = { forms: [formOfPart(key, isInitial)], surrogate };
        const letter = isInitial ? -1 : person.words.findIndex(({ forms }) => forms.every(isInitialForm) && compareWords(word, { forms }, false) === 'initial'); // prettier-ignore
        // The name that an initial stood for.
        if (letter >= 0) person.words[letter] = word;
        else person.words.push(word);
        if (isKept) index.addWord(person, word);
      },
      isTaken: (folded) => index.isTaken(folded),
    };
  }

  return {
    get size() {
      return { persons: index.persons.length, things: things.size };
    },
    openDocument(doc, mentions, states, setting, person) {
      const names = states.get(familyOf('person'));
      const partsOf = new Map(mentions.map((mention) => [mention, ROLES[mention.type] === undefined ? [] : knownParts(mention, names, setting)])); // prettier-ignore
      const hashedParts = new Map([...partsOf.values()].flat().map((part) => [`${part.isInitial} ${part.key}`, hashPart(part)])); // prettier-ignore
      const clusters = clusterMentions(mentions, (mention) =>
        (partsOf.get(mention) ?? []).map((part) => ({ forms: [hashPart(part)] })),
      );
      const ofPatients = clusters.filter(({ role }) => role === 'patient');
      const field = person === undefined ? undefined : hash('field', person);
      const ids = mentions.flatMap(({ type, text, entity: { label } }): readonly PersonalId[] => {
        const id = PERSONAL.has(type) ? hashId(text) : undefined;
        return id ? [[label, type, id]] : [];
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
        const found = findPerson(
          { ...cluster, ids: isPatient ? ids : [], field: isPatient ? field : undefined },
          index,
        );
        const isStored = found !== undefined || fullness(cluster.words) >= 2 || (isPatient && (ids.length > 0 || field !== undefined)); // prettier-ignore
        // Who is named by a part alone is known in this document; the part has one surrogate everywhere all the same.
        const own = found?.[0] ?? (isStored ? addPerson(cluster.role, cluster.words) : undefined);
        const stream =
          own?.stream ?? hash('part', cluster.role, ...cluster.words.map(({ forms }) => forms[0]?.hash ?? ''));
        if (own && isPatient) {
          if (field !== undefined && !own.fields.includes(field)) {
            own.fields.push(field);
            index.addField(own, field);
          }
          for (const [label, , id] of ids) {
            const known = (own.ids[label] ??= []);
            if (known.some((other) => other.hash === id.hash)) continue;
            known.push(id);
            index.addId(own, label, id);
          }
        }
        const scope = root.fork('person', stream);
        const base = own && fresh.get(own);
        if (isPatient) [patientStream, freshPatient] = [scope, base];
        const memory = memoryOf(own ?? { role: cluster.role, stream, words: [], ids: {}, fields: [] }, hashedParts, own !== undefined); // prettier-ignore
        memories.push(memory);
        const by = found?.[1] ?? (own ? 'new' : 'unlinked');
        const number = own && index.numberOf(own);
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
