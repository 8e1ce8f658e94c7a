import { packOf } from '../languages/index.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { fold } from '../text/fold.ts';

/** What the pack of a language and the English one, whose names of classes programs write into any text, tell of marks; words are folded. */
export interface MarkWords {
  readonly names: ReadonlyMap<string, SurrogateType>;
  readonly others: ReadonlySet<string>;
  readonly withheld: ReadonlySet<string>;
  readonly linking: ReadonlySet<string>;
  readonly determiners: ReadonlySet<string>;
  readonly lettered: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
  readonly before: ReadonlyMap<string, SurrogateType>;
  readonly after: ReadonlyMap<string, SurrogateType>;
  readonly compounds: boolean;
  isNote(word: string): boolean;
  /** A line of a form, to be answered by yes or no. */
  readonly question: RegExp | undefined;
}

/** What stands in a mark's brackets: a class, that something is withheld, an editor's or a transcriber's note, or nothing that is known. */
export interface Reading {
  readonly kind: 'class' | 'withheld' | 'note' | 'unknown';
  /** Absent for a class that no surrogate is written for. */
  readonly type?: SurrogateType | undefined;
  /** "12" of "NAME_12", "a" of "Person A"; empty where it has none. */
  readonly index: string;
  /** Of a class: whether it says so too ("name removed"). */
  readonly saysWithheld?: boolean;
  /** Of an unknown one: a class that a word nobody knows stands with ("ticket number"). */
  readonly hasHead?: boolean;
}

/** Of the classes that one name joins ("phone number of the doctor"), that which comes first here: what is told of somebody goes before whom it is told of. */
const RANK: readonly (readonly SurrogateType[])[] = [
  ['phone', 'fax', 'email', 'url', 'username', 'age', 'date', 'time', 'profession', 'medical-record', 'social-security'],
  ['street', 'zip', 'city', 'region', 'country'],
  ['hospital', 'department', 'organisation'],
  ['location', 'given-name', 'family-name'],
  ['patient', 'doctor'],
  ['id', 'person'],
]; // prettier-ignore
/** Keys, and what language models call their special words: none of them a class, in any language. */
const KEYS = new Set('enter ctrl tab esc alt shift del return space home end eof eos bos unk pad cls sep mask null nil void'.split(' ')); // prettier-ignore
const MOST_WORDS = 4;
/** A shorter end of a compound is a coincidence. */
const SHORTEST_HEAD = 4;

const known = new Map<string, MarkWords>();

export function markWords(locale: string): MarkWords {
  let words = known.get(locale);
  if (words !== undefined) return words;
  const own = packOf(locale)?.marks;
  const packs = [packOf('en')?.marks, own].filter((marks) => marks !== undefined);
  const all = (key: 'others' | 'withheld' | 'linking' | 'determiners' | 'notes') =>
    packs.flatMap((marks) => marks[key].split(' '));
  const notes = all('notes');
  const whole = new Set(notes);
  const stems = notes.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  words = {
    names: new Map(packs.flatMap(({ names }) => [...byWord(names)].map(([name, type]) => [joined(name), type]))),
    others: new Set(all('others').map(joined)),
    withheld: new Set(all('withheld').map(joined)),
    linking: new Set(all('linking')),
    determiners: new Set(all('determiners')),
    lettered: new Set(own?.lettered?.split(' ')),
    slots: new Set(own?.slots.split(' ')),
    before: byWord(own?.before),
    after: byWord(own?.after),
    compounds: own?.compounds === true,
    isNote: (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem)),
    question: own && new RegExp(own.answers.map((word) => `(?<!\\p{L})${word}\\s*_{3}`).join('.*'), 'u'),
  };
  known.set(locale, words);
  return words;
}

/** Lists of words, with `_` for the blank in a phrase, as the type of each. */
function byWord(lists: Readonly<Partial<Record<SurrogateType, string>>> = {}): ReadonlyMap<string, SurrogateType> {
  return new Map(
    Object.entries(lists).flatMap(([type, list]) =>
      list.split(' ').map((word) => [word.replaceAll('_', ' '), type as SurrogateType] as const),
    ),
  );
}

/** The name of a class, however its words are joined: "PHONE_NUMBER", "Phone number", "PHONENUMBER". */
function joined(name: string): string {
  return fold(name).replaceAll(/[_ -]+/gu, '');
}

/** Reads what stands in brackets: "NAME", "Patient Name 2", "date of birth", "phone number removed", "nom de l'hôpital", "laughs". */
export function readMarkName(name: string, words: MarkWords): Reading {
  const parts = fold(name).split(/[^\p{L}\p{N}]+/u).filter(Boolean); // prettier-ignore
  let index = '';
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && /^(?:\d{1,4}|\p{L})$/u.test(last) && !words.names.has(parts.join(''))) index = parts.pop() ?? '';
  else if (/^\D+\d{1,4}$/u.test(last)) {
    index = /\d+$/u.exec(last)?.[0] ?? '';
    parts[parts.length - 1] = last.slice(0, -index.length);
  }
  const types: (SurrogateType | undefined)[] = [];
  let unknown = 0;
  let withheld = 0;
  let notes = 0;
  for (let at = 0; at < parts.length; ) {
    let count = Math.min(MOST_WORDS, parts.length - at);
    let found = false;
    for (; count > 0 && !found; count -= found ? 0 : 1) {
      const phrase = parts.slice(at, at + count).join('');
      const type = typeOf(phrase, words);
      if (type !== undefined || words.others.has(phrase)) types.push(type);
      else if (words.withheld.has(phrase)) withheld++;
      else continue;
      found = true;
    }
    if (found) {
      at += count;
      continue;
    }
    const part = parts[at] ?? '';
    if (words.isNote(part) || (parts.length === 1 && KEYS.has(part))) notes++;
    else if (!words.linking.has(part) && !words.determiners.has(part)) {
      const head = headOf(part, words);
      if (head === undefined) unknown++;
      else types.push(head);
    }
    at++;
  }
  // One word that is a class and a note alike ("image of the patient") is a note with others, and a class alone.
  // Nobody joins the words of a note by underscores.
  if (notes > 0 && (notes === parts.length || !/\p{L}_\p{L}/u.test(name))) return { kind: 'note', index };
  const hasClass = types.length > 0;
  if (words.determiners.has(parts[0] ?? '') && name !== name.toUpperCase() && !(hasClass && withheld > 0)) return { kind: 'unknown', index };
  const isCapitals = name === name.toUpperCase();
  if (hasClass && (unknown === 0 || ((isCapitals || name.includes('_')) && parts.length > 1) || withheld > 0)) return { kind: 'class', type: first(types), index, saysWithheld: withheld > 0 };
  return { kind: withheld > 0 && unknown <= 1 ? 'withheld' : 'unknown', index, type: first(types), hasHead: hasClass && unknown === 1 && parts.filter((part) => !words.determiners.has(part)).length < MOST_WORDS };
} // prettier-ignore

function typeOf(phrase: string, { names, compounds }: MarkWords): SurrogateType | undefined {
  return names.get(phrase) ?? names.get(phrase.replace(compounds ? /[sn]$/u : /s$/u, ''));
}

/** The class at the end of a compound: "Klinikname", "PERSONALNAME". */
function headOf(word: string, words: MarkWords): SurrogateType | undefined {
  for (let at = 2; at <= word.length - SHORTEST_HEAD; at++) {
    const type = typeOf(word.slice(at), words);
    const start = word.slice(0, at);
    if (type !== undefined && (words.compounds || words.linking.has(start))) return combine(typeOf(start, words), type);
    if (type !== undefined && typeOf(start, words) !== undefined) return combine(typeOf(start, words), type);
  }
  return undefined;
}

function combine(one: SurrogateType | undefined, other: SurrogateType): SurrogateType | undefined {
  return first([one, other].filter((type) => type !== undefined));
}

function first(types: readonly (SurrogateType | undefined)[]): SurrogateType | undefined {
  return RANK.flatMap((rank) => types.find((type) => type !== undefined && rank.includes(type)) ?? [])[0] ?? types.find((type) => type !== undefined); // prettier-ignore
}
