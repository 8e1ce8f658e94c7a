import { firstEndingAfter } from '../../core/spans.ts';
import { obtain } from '../../core/collections.ts';
import { compareEntities, createFreshIds, DEFAULT_LAYER, freezeDocument } from '../../core/document.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { coveredSpans, outsideOf } from '../../evaluate/audit/cover.ts';
import { createLeakIndex } from '../../evaluate/audit/leak-index.ts';
import { createVocabulary } from '../../evaluate/audit/vocabulary.ts';
import { createEponymGuard } from '../../conceal/eponym-guard.ts';
import { sourceTokens } from '../../formats/source-tokens.ts';
import { languageOf } from '../../languages/locale.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { createLeakReaders, labelMeaning, labelsOf } from '../audit/meaning.ts';
import { createMissed } from '../audit/traces/missed.ts';
import { valuesOf } from '../audit/traces/values.ts';

/** A stretch of a source document that no label covers and that is to be concealed as a mention of the label. */
export interface Leftover extends CharSpan {
  readonly label: string;
}

/** By the id of the document. */
export type Leftovers = ReadonlyMap<string, readonly Leftover[]>;

interface LeftoverOptions {
  readonly labelMap: LabelMap | undefined;
  readonly locale: string;
  readonly protectEponyms: boolean;
  /** Labels whose mentions stay as they are. */
  readonly isLeft: (label: string) => boolean;
}

/**
 * Finds what the labels of a corpus missed, as the release check would: other occurrences of a value that its document labels
 * elsewhere, in another case, without accents, as the same date or number in another notation, or as a part of a name.
 */
export function findLeftovers(sources: readonly Document[], options: LeftoverOptions): Leftovers {
  const { locale, isLeft } = options;
  const meaning = labelMeaning(labelsOf(sources), options.labelMap);
  const vocabulary = createVocabulary();
  const readers = createLeakReaders(meaning, locale);
  const index = createLeakIndex(vocabulary, readers);
  for (const doc of sources) index.add(doc, vocabulary.read(doc.text));
  const context = {
    locale,
    typeOf: (label: string) => meaning.typeOf(label),
    isLeft,
    isOrdinary: (word: string) => index.isOrdinary(word),
    scanDates: (doc: Document) => readers.scanDates(doc),
    dateKeysOf: (doc: Document, entity: Entity) => readers.dateKeysInAnyOrder(doc, entity),
  };
  const guard = options.protectEponyms ? createEponymGuard(languageOf(locale)) : undefined;
  const missed = createMissed(index, context);
  for (const doc of sources) {
    const isEponym = guard?.(doc.text);
    const words = vocabulary.read(doc.text);
    const hits = index.search(doc, words).filter((hit) => isEponym?.(hit) !== true);
    missed.add(doc, words, doc, hits, valuesOf(doc, context), []);
  }
  const byId = new Map(sources.map((doc) => [doc.id, doc]));
  const found = new Map<string, Leftover[]>();
  for (const { document, start, end, label } of missed.places()) {
    obtain(found, document, () => []).push({ start, end, label });
  }
  return new Map([...found].map(([id, leftovers]) => [id, placeLeftovers(byId.get(id) as Document, leftovers)]));
}

/** The stretches of which no mention of the document has anything, the longer before what overlaps it, in whole tokens of its file. */
function placeLeftovers(doc: Document, wanted: readonly Leftover[]): readonly Leftover[] {
  const tokens = sourceTokens(doc);
  const covered = coveredSpans({ ...doc, entities: doc.entities.filter(isMention) });
  const placed: Leftover[] = [];
  for (const { start, end, label } of wanted.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
  )) {
    for (const rest of outsideOf([{ start, end }], covered)) {
      const inner = trim(doc.text, rest);
      const span = tokens && inner.start < inner.end ? toTokens(inner, tokens) : inner;
      const isFree = [...covered, ...placed].every((other) => span.end <= other.start || span.start >= other.end);
      if (span.start < span.end && isFree) placed.push({ ...span, label });
    }
  }
  return placed.toSorted((a, b) => a.start - b.start);
}

/** Both kinds of leftovers of the documents. */
export function joinLeftovers(sources: readonly Document[], one: Leftovers, other: Leftovers): Leftovers {
  if (other.size === 0) return one;
  return new Map(
    sources.flatMap((doc) => {
      const both = [...(one.get(doc.id) ?? []), ...(other.get(doc.id) ?? [])];
      return both.length > 0 ? [[doc.id, placeLeftovers(doc, both)] as const] : [];
    }),
  );
}

/** The document with leftovers as mentions, under ids that it has not. */
export function addLeftovers(doc: Document, leftovers: readonly Leftover[], layer: string): Document {
  const freshId = createFreshIds(doc.entities, 'T', doc.entities.length);
  const added = leftovers.map(({ start, end, label }): Entity => ({
    id: freshId(),
    start,
    end,
    label,
    ...(layer !== DEFAULT_LAYER && { layer }),
  }));
  return freezeDocument({ ...doc, entities: [...doc.entities, ...added].toSorted(compareEntities) });
}

function isMention({ layer }: Entity): boolean {
  return (layer ?? DEFAULT_LAYER) === DEFAULT_LAYER;
}

function toTokens(span: CharSpan, tokens: readonly CharSpan[]): CharSpan {
  const first = firstEndingAfter(tokens, span.start);
  let { start, end } = span;
  for (let i = first; i < tokens.length && (tokens[i] as CharSpan).start < span.end; i++) {
    start = Math.min(start, (tokens[i] as CharSpan).start);
    end = Math.max(end, (tokens[i] as CharSpan).end);
  }
  return { start, end };
}

/** Without what is neither letter nor figure at its ends. */
function trim(text: string, { start, end }: CharSpan): CharSpan {
  const inner = /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su.exec(text.slice(start, end));
  return inner === null
    ? { start, end: start }
    : { start: start + inner.index, end: start + inner.index + inner[0].length };
}
