import { freezeDocument } from '../core/document.ts';
import type { Document, Entity, Json } from '../core/types.ts';
import { fold } from '../surrogates/case.ts';

/** What a sealed document goes without. */
export interface Sealed {
  readonly document: Document;
  /** Keys of its meta data that nobody asked to keep. */
  readonly dropped: readonly string[];
  /** Keys that were asked for, whose values hold a mention of the document. */
  readonly refused: readonly string[];
  /** Whether its id, which files are named by, holds a mention. */
  readonly idTells: boolean;
}

/** From so many letters or digits on, part of a mention is looked for too. */
const TELLING = 4;

/**
 * Takes from a concealed document what was said of its source beside the text: meta data, but for the keys to keep, and, through
 * {@link Envelope.sealed}, what its format holds of the source's file (fields of other tools, comments, notes, declarations).
 * A value to keep goes all the same where it holds a mention of the source, or a word or number of one.
 *
 * @param source as it was before, with the mentions that were concealed.
 */
export function sealDocument(
  document: Document,
  source: Document,
  isConcealed: (entity: Entity) => boolean,
  keep: readonly string[],
): Sealed {
  const mentions = source.entities.filter(isConcealed).map(({ start, end }) => source.text.slice(start, end));
  const holds = createSearch(mentions);
  const dropped: string[] = [];
  const refused: string[] = [];
  const kept: [string, Json][] = [];
  for (const [key, value] of Object.entries(document.meta ?? {})) {
    if (!keep.includes(key)) dropped.push(key);
    else if (holds(typeof value === 'string' ? value : JSON.stringify(value))) refused.push(key);
    else kept.push([key, value]);
  }
  const { meta: _, envelope, ...rest } = document;
  const stays = keep.filter((key) => !refused.includes(key));
  const sealed = freezeDocument({
    ...rest,
    ...(kept.length > 0 && { meta: Object.fromEntries(kept) }),
    ...(envelope && { envelope: { ...envelope, edits: envelope.edits ?? [], sealed: stays } }),
  });
  return { document: sealed, dropped, refused, idTells: holds(document.id) };
}

/** Whether a text holds one of the mentions, however it is spaced and cased, or a longer word or number of one. */
function createSearch(mentions: readonly string[]): (text: string) => boolean {
  const plain = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const whole = mentions.map(plain).filter((mention) => mention.length >= TELLING);
  const words = new Set(mentions.flatMap((mention) => wordsOf(mention).filter((word) => word.length >= TELLING)));
  return (text) => {
    const run = plain(text);
    return whole.some((mention) => run.includes(mention)) || wordsOf(text).some((word) => words.has(word));
  };
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/\p{L}+|\p{Nd}+/gu) ?? [];
}
