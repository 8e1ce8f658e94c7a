import { hashOf } from '../../core/hash.ts';
import { ownString } from '../../core/caches.ts';
import {
  compareEntities,
  createFreshIds,
  DEFAULT_LAYER,
  freezeDocument,
  mentionsOf,
  overlap,
  piecesOf,
} from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document, Entity } from '../../core/types.ts';
import { pairDocuments } from '../../evaluate/pair-documents.ts';

/**
 * The predicted mentions of a corpus by document, as all threads share them: those of the document of each id as JSON, from where those of the
 * one before it end, with what its text is told by.
 */
export interface PackedMentions {
  readonly ids: readonly string[];
  readonly texts: readonly number[];
  readonly ends: readonly number[];
  readonly bytes: SharedArrayBuffer;
}

/** What was read of the predicted mentions of a corpus. */
export interface Predictions {
  readonly labels: ReadonlySet<string>;
  readonly mentions: PackedMentions;
}

/**
 * Prepares to ask for the mentions of documents, which are parsed when they are asked for.
 *
 * @returns throws `predictions-differ` for a document that is not the one that was read under its id, as where a share of a corpus
 *   numbers documents of one id otherwise than the whole.
 */
export function openMentions({ ids, texts, ends, bytes }: PackedMentions): (doc: Document) => readonly Entity[] {
  const places = new Map(ids.map((id, at) => [id, at]));
  const buffer = Buffer.from(bytes);
  return ({ id, text }) => {
    const at = places.get(id);
    if (at === undefined || texts[at] !== hashOf(text)) {
      throw new PalimpsestError('predictions-differ', 'the document is not the one that was tagged under its id', {
        place: { documentId: id },
        hint: 'Shares need documents with ids of their own, each once: palimpsest convert gives them.',
      });
    }
    return JSON.parse(buffer.toString('utf8', ends[at - 1] ?? 0, ends[at])) as readonly Entity[];
  };
}

/** Packs mentions as they come. */
function createMentionPacker() {
  const ids: string[] = [];
  const texts: number[] = [];
  const ends: number[] = [];
  let buffer = Buffer.alloc(FIRST_BYTES);
  let end = 0;
  return {
    add({ id, text }: Document, mentions: readonly Entity[]): void {
      const line = JSON.stringify(mentions);
      const size = Buffer.byteLength(line);
      if (end + size > buffer.length) {
        const larger = Buffer.alloc(Math.max(2 * buffer.length, end + size));
        buffer.copy(larger, 0, 0, end);
        buffer = larger;
      }
      end += buffer.write(line, end);
      ids.push(ownString(id));
      texts.push(hashOf(text));
      ends.push(end);
    },
    finish(): PackedMentions {
      const bytes = new SharedArrayBuffer(end);
      buffer.copy(Buffer.from(bytes), 0, 0, end);
      return { ids, texts, ends, bytes };
    },
  };
}

const FIRST_BYTES = 4096;

const IDS_SHOWN = 5;

/**
 * Reads the predicted mentions of the default layer beside the documents they belong to. Mentions are kept, texts are not.
 *
 * @param observe told each document of the corpus.
 * @throws PalimpsestError `predictions-differ`, with ids, where a document is missing or extra, or has another text;
 *   `duplicate-document-id`.
 */
export async function readPredictions(
  corpus: Corpus,
  predicted: Corpus,
  observe: (doc: Document) => void,
): Promise<Predictions> {
  const labels = new Set<string>();
  const mentions = createMentionPacker();
  const faults = { missing: [] as string[], extra: [] as string[], 'of another text': [] as string[] };
  for await (const pair of pairDocuments(corpus, predicted, ({ id }) => faults.extra.push(id))) {
    observe(pair.gold);
    if (pair.predicted === undefined) faults.missing.push(pair.gold.id);
    else if (pair.predicted.text !== pair.gold.text) faults['of another text'].push(pair.gold.id);
    else {
      const own = mentionsOf(pair.predicted);
      for (const { label } of own) labels.add(label);
      mentions.add(pair.gold, own);
    }
  }
  const told = Object.entries(faults).filter(([, ids]) => ids.length > 0);
  if (told.length > 0) {
    const lists = told.map(([what, ids]) => {
      const shown = ids.slice(0, IDS_SHOWN).map((id) => JSON.stringify(id));
      return `${ids.length} ${what} (${shown.join(', ')}${ids.length > IDS_SHOWN ? ', …' : ''})`;
    });
    throw new PalimpsestError(
      'predictions-differ',
      `the predicted documents are not those given: ${lists.join('; ')}`,
      {
        hint: 'Tag the very corpus that is to be concealed: ids and texts must be the same.',
      },
    );
  }
  return { labels, mentions: mentions.finish() };
}

/** A document with predicted mentions laid over it. */
export interface LaidPredictions {
  readonly document: Document;
  /** The ids of the predicted mentions. */
  readonly laid: ReadonlySet<string>;
  /** The mentions they took the place of; `exposed` where some of their text is covered by none of them. */
  readonly replaced: readonly { readonly entity: Entity; readonly exposed: boolean }[];
}

/**
 * Puts predicted mentions in the place of gold ones. They get ids that the document has not, so that what its file says of a
 * gold mention is not taken to be said of them.
 */
export function layPredictions(
  doc: Document,
  predicted: readonly Entity[],
  layer: string,
  isGold: (entity: Entity) => boolean,
): LaidPredictions {
  const freshId = createFreshIds(doc.entities, 'P');
  const laid = predicted.map((entity): Entity => {
    const { layer: _, ...rest } = entity;
    return { ...rest, id: freshId(), ...(layer !== DEFAULT_LAYER && { layer }) };
  });
  const gold = doc.entities.filter(isGold);
  const replaced = new Set(gold);
  const kept = doc.entities.filter((entity) => !replaced.has(entity));
  return {
    document: freezeDocument({ ...doc, entities: [...kept, ...laid].toSorted(compareEntities) }),
    laid: new Set(laid.map(({ id }) => id)),
    replaced: gold.map((entity) => ({ entity, exposed: isExposed(doc.text, entity, laid) })),
  };
}

function isExposed(text: string, entity: Entity, cover: readonly Entity[]): boolean {
  const near = cover.flatMap(piecesOf).filter((span) => overlap(span, entity));
  for (const part of piecesOf(entity)) {
    for (let at = part.start; at < part.end; at++) {
      if (near.some((span) => span.start <= at && at < span.end)) continue;
      if (/[\p{L}\p{N}]/u.test(text.charAt(at))) return true;
    }
  }
  return false;
}
