import { freezeDocument } from '../core/document.ts';
import type { Document, Entity, Json } from '../core/types.ts';
import { fold } from '../surrogates/case.ts';
import type { NewName } from './new-ids.ts';

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

export interface SealOptions {
  /** The words of a mention of the source, folded, that tell of whom it is; `undefined` for one that is not concealed. */
  readonly wordsOf: (entity: Entity, text: string) => readonly string[] | undefined;
  /** Keys of meta data to keep. */
  readonly keep: readonly string[];
  /** What the document is called from now on; as before when absent. */
  readonly name?: NewName;
}

/** From so many letters or digits on, part of a mention is looked for too. */
const TELLING = 4;
/** So many letters of a mention are enough to look for it. */
const HEAD = 32;
/** An id of a mention as programs number them; others may be drawn, and then tell the document by themselves. */
const NUMBERED = /^[A-Za-z]{0,3}\d{1,4}(?:\.\d{1,2})?$/;

/**
 * Takes from a concealed document what was said of its source beside the text: meta data and attributes, but for the keys to
 * keep, and, through {@link Envelope.sealed}, what its format holds of the source's file (fields of other tools, columns,
 * comments, notes, declarations). A value to keep goes all the same where it holds a mention of the source, or a telling word
 * or number of one. Ids of mentions that hold one, or that are no running numbers while the document gets a new id, are new too.
 *
 * @param source as it was before, with the mentions that were concealed.
 */
export function sealDocument(document: Document, source: Document, { wordsOf, keep, name }: SealOptions): Sealed {
  const holds = createSearch(source, wordsOf);
  const dropped = new Set<string>();
  const refused = new Set<string>();
  const keepOf = (fields: Readonly<Record<string, Json>> = {}): Record<string, Json> | undefined => {
    const kept: [string, Json][] = [];
    for (const [key, value] of Object.entries(fields)) {
      if (!keep.includes(key)) dropped.add(key);
      else if (holds(typeof value === 'string' ? value : JSON.stringify(value))) refused.add(key);
      else kept.push([key, value]);
    }
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  };
  const { meta: ownMeta, envelope, ...rest } = document;
  const meta = keepOf(ownMeta);
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
    ...rest,
    entities,
    ...(name && { id: name.id }),
    ...(meta && { meta }),
    ...(envelope && {
      envelope: { ...envelope, ...(name && { file: name.file }), edits: envelope.edits ?? [], sealed: stays },
    }),
  });
  return { document: sealed, dropped: [...dropped], refused: [...refused], idTells: holds(sealed.id) };
}

/** The ids of mentions, those that tell replaced by running numbers that no mention has. */
function createMentionIds({ entities }: Document, tells: (id: string) => boolean): (entity: Entity) => string {
  const taken = new Set(entities.map(({ id }) => id));
  let number = 0;
  return ({ id }) => {
    if (!tells(id)) return id;
    do number++;
    while (taken.has(`T${number}`));
    return `T${number}`;
  };
}

/** Whether a text holds one of the mentions, however it is spaced and cased, or a longer telling word or number of one. */
function createSearch({ entities, text }: Document, wordsOf: SealOptions['wordsOf']): (text: string) => boolean {
  const plain = (of: string): string => fold(of).replaceAll(/[^\p{L}\p{N}]/gu, '');
  /** By how they begin: however many mentions there are, a text is asked once for each of its pieces of a length. */
  const whole = new Map<string, Set<string>>();
  const lengths = new Set<number>();
  const words = new Set<string>();
  for (const entity of entities) {
    const surface = text.slice(entity.start, entity.end);
    const telling = wordsOf(entity, surface);
    if (telling === undefined || telling.length === 0) continue;
    const run = plain(surface);
    if (run.length >= TELLING) {
      const head = run.slice(0, HEAD);
      lengths.add(head.length);
      whole.set(head, (whole.get(head) ?? new Set()).add(run));
    }
    for (const word of telling) if (word.length >= TELLING) words.add(word);
  }
  const holdsWhole = (run: string): boolean => {
    for (const length of lengths)
      for (let i = 0; i + length <= run.length; i++)
        for (const mention of whole.get(run.slice(i, i + length)) ?? []) if (run.startsWith(mention, i)) return true;
    return false;
  };
  return (searched) =>
    holdsWhole(plain(searched)) || (fold(searched).match(/\p{L}+|\p{Nd}+/gu) ?? []).some((word) => words.has(word));
}
