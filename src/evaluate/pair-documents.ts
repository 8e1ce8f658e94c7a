import { PalimpsestError } from '../core/errors.ts';
import type { Corpus, Document, CharSpan, Entity } from '../core/types.ts';
import { joinAcrossEntities, mentionsOf } from '../core/document.ts';
import { splitSentences } from '../text/sentences.ts';

/** A gold document with the predicted one of its id, if there is one. */
export interface DocumentPair {
  /** 0-based place in the gold corpus. */
  readonly index: number;
  readonly gold: Document;
  readonly predicted?: Document;
}

/** Documents whose partner has not come yet, in the order in which they came. */
export function createWaiting() {
  const golds = new Map<string, DocumentPair>();
  const predictions = new Map<string, Document>();
  return {
    golds: golds as ReadonlyMap<string, DocumentPair>,
    predictions: predictions as ReadonlyMap<string, Document>,
    /** Takes one of each side, or of one; gives back the pairs that they complete. */
    *add(own: DocumentPair | undefined, other: Document | undefined): Generator<Required<DocumentPair>> {
      if (own !== undefined && own.gold.id === other?.id) {
        yield { ...own, predicted: other };
        return;
      }
      if (other !== undefined) predictions.set(other.id, other);
      if (own !== undefined) golds.set(own.gold.id, own);
      for (const id of [own?.gold.id, other?.id]) {
        const left = id === undefined ? undefined : golds.get(id);
        const right = id === undefined ? undefined : predictions.get(id);
        if (left === undefined || right === undefined) continue;
        golds.delete(right.id);
        predictions.delete(right.id);
        yield { ...left, predicted: right };
      }
    },
  };
}

/**
 * Pairs two corpora by document id, whatever their order. Both are read in step, so that only documents whose partner has not
 * come yet are in memory: none, where the order is the same. Gold documents without a partner come last.
 *
 * @param onExtra told of each predicted document whose id no gold one has, after all pairs.
 * @throws PalimpsestError `duplicate-document-id`.
 */
export async function* pairDocuments(
  gold: Corpus,
  predicted: Corpus,
  onExtra: (predicted: Document) => void,
): AsyncGenerator<DocumentPair> {
  const waiting = createWaiting();
  const [isNew, isNewPrediction] = [requireNewId('gold'), requireNewId('predicted')];
  let index = 0;
  for await (const [own, other] of readInStep(gold, predicted)) {
    if (own) isNew(own);
    if (other) isNewPrediction(other);
    yield* waiting.add(own && { index: index++, gold: own }, other);
  }
  yield* waiting.golds.values();
  for (const doc of waiting.predictions.values()) onExtra(doc);
}

/** The first of each of two corpora, the second of each, and so on until both have ended. */
export async function* readInStep(
  ...corpora: readonly [Corpus, Corpus]
): AsyncGenerator<readonly [Document | undefined, Document | undefined]> {
  const iterators = corpora.map((corpus) => corpus[Symbol.asyncIterator]());
  const ended = [false, false];
  const next = async (side: number): Promise<Document | undefined> => {
    if (ended[side] === true) return undefined;
    const step = await (iterators[side] as AsyncIterator<Document>).next();
    ended[side] = step.done === true;
    return step.done === true ? undefined : step.value;
  };
  try {
    for (;;) {
      const pair = [await next(0), await next(1)] as const;
      if (ended[0] === true && ended[1] === true) return;
      yield pair;
    }
  } finally {
    for (const [side, iterator] of iterators.entries()) if (ended[side] !== true) await iterator.return?.();
  }
}

function requireNewId(side: string): (doc: Document) => void {
  const ids = new Set<string>();
  return ({ id }) => {
    if (ids.has(id)) {
      throw new PalimpsestError('duplicate-document-id', `the ${side} corpus has two documents of this id`, {
        place: { documentId: id },
        hint: 'Documents are paired by id: give each its own.',
      });
    }
    ids.add(id);
  };
}

/**
 * Formats without ids number documents by the name of their file, so the same documents in another file have other ids. Where
 * no id of the predicted corpus is one of the gold corpus and both have as many documents, they are paired by their order:
 * the predicted documents get the ids of the gold ones.
 *
 * @param gold ids.
 */
export async function pairByOrder(
  gold: readonly string[],
  predicted: Corpus,
): Promise<{ readonly corpus: Corpus; readonly isByOrder: boolean }> {
  const known = new Set(gold);
  let count = 0;
  for await (const { id } of predicted) {
    if (known.has(id)) return { corpus: predicted, isByOrder: false };
    count++;
  }
  if (count !== gold.length || count === 0) return { corpus: predicted, isByOrder: false };
  return { corpus: { [Symbol.asyncIterator]: () => rename(predicted, gold) }, isByOrder: true };
}

async function* rename(corpus: Corpus, ids: readonly string[]): AsyncGenerator<Document> {
  let next = 0;
  for await (const doc of corpus) yield { ...doc, id: ids[next++] as string };
}

/** A text with the gold and the predicted mentions in it, as two documents. */
export interface ComparedTexts {
  readonly gold: Document;
  readonly predicted: Document;
}

/** That of a sentence. */
interface SentencePair extends ComparedTexts {
  readonly place: CharSpan;
}

/**
 * Cuts two documents of one text into their sentences, with the entities of the default layer. Sentences with a gold or a
 * predicted mention across their border are one, so that no mention is lost.
 */
export function cutIntoSentences(gold: Document, predicted: Document, language: string): readonly SentencePair[] {
  const [own, other] = [mentionsOf(gold), mentionsOf(predicted)];
  const spans = joinAcrossEntities(splitSentences(gold.text, language), [...own, ...other]);
  const [ownParts, otherParts] = [dealOut(own, spans), dealOut(other, spans)];
  return spans.map((span, s) => ({
    gold: cut(gold, span, ownParts[s] as readonly Entity[]),
    predicted: cut(predicted, span, otherParts[s] as readonly Entity[]),
    place: span,
  }));
}

function dealOut(entities: readonly Entity[], spans: readonly CharSpan[]): Entity[][] {
  let next = 0;
  return spans.map(({ end }) => {
    const first = next;
    while (next < entities.length && (entities[next] as Entity).start < end) next++;
    return entities.slice(first, next);
  });
}

function cut({ id, text }: Document, { start, end }: CharSpan, entities: readonly Entity[]): Document {
  const shift = <T extends CharSpan>(span: T): T => ({ ...span, start: span.start - start, end: span.end - start });
  return {
    id,
    text: text.slice(start, end),
    entities: entities.map((entity) => ({
      ...shift(entity),
      ...(entity.fragments && { fragments: entity.fragments.map(shift) }),
    })),
  };
}

/** What a document of a derived corpus is to the source corpus. */
export type Link =
  | { readonly kind: 'original'; readonly source: Document }
  | { readonly kind: 'copy'; readonly source: Document }
  | { readonly kind: 'unlinked' };

/**
 * Finds out which source document each derived one was made from. Where the format keeps the provenance, or the id with its
 * `-aug1`, those tell; formats without ids (CoNLL) are told by order: copies follow their original, with the same labels.
 * Call it for the derived documents in their order. It holds the source documents in memory.
 *
 * @param copies how many copies of each source document there are, where nothing else is in the corpus: then the order tells of
 *   copies without their originals too.
 * @param before what came before the first document that it will be called for.
 */
export function createLinker(
  sources: Iterable<Document>,
  copies = 0,
  before: LinkedBefore = { documents: 0 },
): (derived: Document) => Link {
  const byId = new Map<string, Document>();
  const byText = new Map<string, Document>();
  for (const source of sources) {
    byId.set(source.id, source);
    if (!byText.has(source.text)) byText.set(source.text, source);
  }
  const inOrder = copies > 0 ? [...byId.values()] : [];
  let position = before.documents - 1;
  let last = before.original;
  return (derived) => {
    position++;
    const stated = derived.derivedFrom?.id ?? /^(.*?)(?:#[sp]\d+)?-aug\d+$/s.exec(derived.id)?.[1];
    const named = stated === undefined ? undefined : byId.get(stated);
    if (named) return { kind: 'copy', source: named };
    const same = byText.get(derived.text);
    if (same) {
      last = same;
      return { kind: 'original', source: same };
    }
    if (last && sameLabels(last, derived)) return { kind: 'copy', source: last };
    const placed = last === undefined ? inOrder[Math.floor(position / copies)] : undefined;
    if (placed && sameLabels(placed, derived)) return { kind: 'copy', source: placed };
    return { kind: 'unlinked' };
  };
}

/** What documents before others tell of how these are linked. */
export interface LinkedBefore {
  readonly documents: number;
  /** The source document that was last found itself among them. */
  readonly original?: Document | undefined;
}

function sameLabels(a: Document, b: Document): boolean {
  return (
    a.entities.length === b.entities.length && a.entities.every((entity, i) => entity.label === b.entities[i]?.label)
  );
}
