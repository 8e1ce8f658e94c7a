import { obtain } from '../core/collections.ts';
import { createFreshIds, freezeDocument } from '../core/document.ts';
import type { Document, Entity, Json, Provenance } from '../core/types.ts';
import { fold } from '../surrogates/case.ts';
import { runOf, type Telling } from '../surrogates/mentions.ts';
import type { Rng } from '../core/rng.ts';
import type { StreamOf } from './secret-streams.ts';

/** Without vowels, so that no id is a word, and without digits, so that none is a number of anybody's. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';
const LENGTH = 14;

/** What a document is called that must not tell which document it was. */
interface NewName {
  readonly id: string;
  /** The file that it is written to where its format has many documents in one: that of all documents of its source's file. */
  readonly file: string;
}

/**
 * Gives documents new ids, which can be names of files. They depend on the seed and the old id alone, never on the order, so
 * that shards agree; who does not have the seed learns nothing from them, nor from how they sort. No two are the same.
 */
export function createNewIds(streamOf: StreamOf): (source: Document) => NewName {
  const given = new Set<string>();
  return ({ id, envelope }) => {
    let name = '';
    for (let round = 0; name === '' || given.has(name); round++) name = draw(streamOf('id', id, round));
    given.add(name);
    const extension = /\.[A-Za-z0-9]+$/.exec(envelope?.file ?? '')?.[0] ?? '';
    return { id: name, file: draw(streamOf('file', envelope?.file ?? '')) + extension };
  };
}

function draw(rng: Rng): string {
  return Array.from({ length: LENGTH }, () => rng.pick(LETTERS)).join('');
}

/** What a sealed document goes without. */
export interface Sealed {
  readonly document: Document;
  /** Keys of its meta data, and of its mentions' attributes, that nobody asked to keep. */
  readonly dropped: readonly string[];
  /** Keys that were asked for, whose values hold a mention of the document. */
  readonly refused: readonly string[];
  /** Whether its id, which files are named by, holds a mention. */
  readonly idTells: boolean;
}

/** Whether a text holds something of one of the mentions of a document. */
export type MentionSearch = (text: string) => boolean;

/** What tells of whom a mention is; `undefined` for one that is not concealed. */
type TellingOf = (entity: Entity, text: string) => Telling | undefined;

interface SealOptions {
  /** Keys of meta data to keep. */
  readonly keep: readonly string[];
  /** What the document is called from now on; as before when absent. */
  readonly name?: NewName;
  /** What is told of how it was made; what it says itself may be of what its source was made from, and by which seed. */
  readonly derivedFrom?: Provenance | undefined;
}

/** From so many letters or digits on, part of a mention is looked for too. */
const TELLING = 4;
/** So many letters of a mention are enough to look for it. */
const HEAD = 32;
/** What a key is called that holds a mention itself, or a number of somebody's: accounts name keys, and lie beside the corpus. */
const TELLING_KEY = '(a key with a mention or a long number in it)';
const LONG_NUMBER = /(?:\p{Nd}\P{L}?){6}/u;
/** An id of a mention as programs number them; others may be drawn, and then tell the document by themselves. */
const NUMBERED = /^[A-Za-z]{0,3}\d{1,4}(?:\.\d{1,2})?$/;

/**
 * Takes from a concealed document what was said of its source beside the text: meta data and attributes, but for the keys to
 * keep, and, through {@link Envelope.sealed}, what its format holds of the source's file (fields of other tools, columns,
 * comments, notes, declarations). A value to keep goes all the same where it holds a mention of the source, or a telling word
 * or number of one. Ids of mentions that hold one, or that are no running numbers while the document gets a new id, are new too.
 *
 * @param holds looks for the mentions that were concealed in the source.
 */
export function sealDocument(
  document: Document,
  holds: MentionSearch,
  { keep, name, derivedFrom }: SealOptions,
): Sealed {
  const dropped = new Set<string>();
  const refused = new Set<string>();
  const keepOf = (fields: Readonly<Record<string, Json>> = {}): Record<string, Json> | undefined => {
    const kept: [string, Json][] = [];
    for (const [key, value] of Object.entries(fields)) {
      if (!keep.includes(key)) dropped.add(holds(key) || LONG_NUMBER.test(key) ? TELLING_KEY : key);
      else if (holds(typeof value === 'string' ? value : JSON.stringify(value))) refused.add(key);
      else kept.push([key, value]);
    }
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  };
  const { text, envelope } = document;
  const meta = keepOf(document.meta);
  const idOf = createMentionIds(document, (id) => !NUMBERED.test(id) && (name !== undefined || holds(id)));
  const entities = document.entities.map((entity) => {
    const id = idOf(entity);
    if (entity.attributes === undefined && id === entity.id) return entity;
    const { attributes: all, ...bare } = entity;
    const attributes = keepOf(all);
    return { ...bare, id, ...(attributes && { attributes }) };
  });
  const stays = keep.filter((key) => !refused.has(key));
  const sealed = freezeDocument({
    id: name?.id ?? document.id,
    text,
    entities,
    ...(derivedFrom && { derivedFrom }),
    ...(meta && { meta }),
    ...(envelope && {
      envelope: { ...envelope, ...(name && { file: name.file }), edits: envelope.edits ?? [], sealed: stays },
    }),
  });
  return { document: sealed, dropped: [...dropped], refused: [...refused], idTells: holds(sealed.id) };
}

/** The ids of mentions, those that tell replaced by running numbers that no mention has. */
function createMentionIds({ entities }: Document, tells: (id: string) => boolean): (entity: Entity) => string {
  const freshId = createFreshIds(entities, 'T');
  return ({ id }) => (tells(id) ? freshId() : id);
}

/** So many texts are first looked at for anything that they have in common with a mention. */
const FEW = 16;

const wordsIn = (text: string): readonly string[] => fold(text).match(/\p{L}+|\p{Nd}+/gu) ?? [];

/** Looks for the mentions of a document, however they are spaced and cased, and for a longer telling word or number of one. */
export function createMentionSearch(doc: Document, tellingOf: TellingOf): MentionSearch {
  let index: MentionSearch | undefined;
  let near: MentionSearch | undefined;
  let asked = 0;
  return (searched) => {
    if (index === undefined && asked++ < FEW && !(near ??= createNearSearch(doc))(searched)) return false;
    return (index ??= createMentionIndex(doc, tellingOf))(searched);
  };
}

/**
 * Tells texts that hold nothing of any mention, whether it tells or not. Most documents are asked for an id and a few keys, which are such:
 * that is said without finding the telling words of all mentions.
 */
function createNearSearch({ entities, text }: Document): MentionSearch {
  const runs = entities.map(({ start, end }) => runOf(text.slice(start, end)));
  const all = runs.join(' ');
  return (searched) => {
    const run = runOf(searched);
    return (
      runs.some((mention) => mention.length >= TELLING && run.includes(mention)) ||
      wordsIn(searched).some((word) => word.length >= TELLING && all.includes(runOf(word)))
    );
  };
}

function createMentionIndex({ entities, text }: Document, tellingOf: TellingOf): MentionSearch {
  /** By how they begin: however many mentions there are, a text is asked once for each of its pieces of a length. */
  const whole = new Map<string, Set<string>>();
  const lengths = new Set<number>();
  const words = new Set<string>();
  for (const entity of entities) {
    const telling = tellingOf(entity, text.slice(entity.start, entity.end));
    if (telling === undefined || telling.words.length === 0) continue;
    const { run } = telling;
    if (run.length >= TELLING) {
      const head = run.slice(0, HEAD);
      lengths.add(head.length);
      obtain(whole, head, () => new Set()).add(run);
    }
    for (const word of telling.words) if (word.length >= TELLING) words.add(word);
  }
  const holdsWhole = (run: string): boolean => {
    for (const length of lengths)
      for (let i = 0; i + length <= run.length; i++)
        for (const mention of whole.get(run.slice(i, i + length)) ?? []) if (run.startsWith(mention, i)) return true;
    return false;
  };
  return (searched) =>
    holdsWhole(runOf(searched)) || (words.size > 0 && wordsIn(searched).some((word) => words.has(word)));
}

/** What documents that leave the house go without. */
export interface SealSummary {
  /** Documents whose meta data were dropped, by key; and by key to keep, those in which its value held a mention, and went too. */
  readonly metaDropped: Readonly<Record<string, number>>;
  readonly metaRefused: Readonly<Record<string, number>>;
  /** Written documents whose id, which their files are named by, holds a mention. */
  readonly tellingIds: number;
}

/** Adds up what was taken from documents. */
export function createSealAccount() {
  const dropped = new Map<string, number>();
  const refused = new Map<string, number>();
  let tellingIds = 0;
  const addAll = (counts: Map<string, number>, keys: readonly string[]): void => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const sorted = (counts: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    add: (sealed: Sealed): void => {
      addAll(dropped, sealed.dropped);
      addAll(refused, sealed.refused);
      if (sealed.idTells) tellingIds++;
    },
    result: (): SealSummary => ({ metaDropped: sorted(dropped), metaRefused: sorted(refused), tellingIds }),
  };
}
