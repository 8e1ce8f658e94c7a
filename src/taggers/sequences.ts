import { createDocument, isOfDefaultLayer, replaceDefaultLayer } from '../core/document.ts';
import type { TagScheme } from '../core/corpus-format.ts';
import type { TrainingContext } from '../core/tagger.ts';
import type { CharSpan, Corpus, Document, Entity, Token } from '../core/types.ts';
import { splitSentences } from '../text/sentences.ts';
import { spansToTags, tagsToSpans, type TagSpan } from '../text/tags.ts';
import { tokeniseEvenly } from '../text/tokenise.ts';

/** A sentence as a tagger sees it. Its tokens lie in the document's text. */
export interface Sequence {
  readonly tokens: readonly Token[];
}

/** A sentence with the tags to learn, one for each token. */
export interface LabelledSequence extends Sequence {
  readonly tags: readonly string[];
}

/** The sentences of a document that hold a token, in order. What a saved model does to its input: never change it lightly. */
export function divideIntoSequences(doc: Document, language: string): Sequence[] {
  return cut(doc.text, splitSentences(doc.text, language));
}

/** A document with what was said of each of its sequences. */
interface DecodedDocument<T> {
  readonly doc: Document;
  readonly sequences: readonly Sequence[];
  readonly found: readonly T[];
}

/**
 * Goes through documents, decoding them together until they hold so many tokens: for batches of one length, in little memory.
 * Yields in order.
 *
 * @param decode one result for each sequence.
 */
export async function* decodeInWindows<T>(
  docs: Corpus,
  language: string,
  windowTokens: number,
  decode: (sequences: readonly Sequence[]) => Promise<readonly T[]>,
): AsyncGenerator<DecodedDocument<T>> {
  let waiting: { readonly doc: Document; readonly sequences: readonly Sequence[] }[] = [];
  let tokens = 0;
  async function* finish() {
    const results = await decode(waiting.flatMap(({ sequences }) => sequences));
    let at = 0;
    for (const { doc, sequences } of waiting)
      yield { doc, sequences, found: results.slice(at, (at += sequences.length)) };
    [waiting, tokens] = [[], 0];
  }
  for await (const doc of docs) {
    const sequences = divideIntoSequences(doc, language);
    for (const sequence of sequences) tokens += sequence.tokens.length;
    waiting.push({ doc, sequences });
    if (tokens >= windowTokens) yield* finish();
  }
  yield* finish();
}

/** What could not be learned as it was labelled. */
interface Unlearnable {
  /** Entities inside or across others: taggers are flat, so the one that starts first, then the longest, is learned. */
  nested: number;
  /** Entities that begin or end inside a token; the whole token is learned. */
  cutTokens: number;
  /** Discontinuous entities, learned from their first character to their last. */
  discontinuous: number;
  /** Entities without a token of their own, which are not learned: white space, or within a token that another has. */
  tokenless: number;
}

export function createUnlearnable(): Unlearnable {
  return { nested: 0, cutTokens: 0, discontinuous: 0, tokenless: 0 };
}

const NOTICES: readonly (readonly [keyof Unlearnable, code: string, message: string])[] = [
  ['nested', 'nested-entities', 'are nested or overlapping and were left out: a tagger is flat'],
  ['cutTokens', 'cut-tokens', 'do not align with token boundaries; the whole token was used'],
  [
    'discontinuous',
    'discontinuous-entities',
    'are discontinuous and were learned from their first character to their last',
  ],
  ['tokenless', 'tokenless-entities', 'have no token of their own and were left out'],
];

/** Tells what could not be learned as it was labelled, one notice a kind. */
export function reportUnlearnable(unlearnable: Unlearnable, onNotice: TrainingContext['onNotice']): void {
  for (const [kind, code, message] of NOTICES) {
    if (unlearnable[kind] > 0) onNotice?.(code, `entities that ${message}: ${unlearnable[kind]}`);
  }
}

/**
 * The labelled sentences of a document. As in NeuroNER, a token that an entity overlaps belongs to the entity. Two sentences
 * with an entity across their border are one.
 *
 * @param unlearnable is added to.
 */
export function labelSequences(
  doc: Document,
  language: string,
  scheme: TagScheme,
  unlearnable?: Unlearnable,
): LabelledSequence[] {
  const entities = flatten(doc, unlearnable);
  let next = 0;
  let learned = 0;
  const sequences = cut(doc.text, joinAcross(splitSentences(doc.text, language), entities)).map(({ tokens }) => {
    const spans: TagSpan[] = [];
    const last = tokens.at(-1) as Token;
    let from = 0;
    for (; next < entities.length && (entities[next] as Entity).start < last.end; next++) {
      const entity = entities[next] as Entity;
      let start = from;
      while (start < tokens.length && (tokens[start] as Token).end <= entity.start) start++;
      let end = start;
      while (end < tokens.length && (tokens[end] as Token).start < entity.end) end++;
      if (start === end) continue;
      // The token it begins in may be taken by the entity before it.
      const beginsInside =
        (tokens[start] as Token).start < entity.start || (start > 0 && (tokens[start - 1] as Token).end > entity.start);
      if (unlearnable && (beginsInside || (tokens[end - 1] as Token).end > entity.end)) unlearnable.cutTokens++;
      spans.push({ start, end, label: entity.label });
      from = end;
      learned++;
    }
    return { tokens, tags: spansToTags(spans, tokens.length, { scheme }) };
  });
  if (unlearnable) unlearnable.tokenless += entities.length - learned;
  return sequences;
}

/**
 * The document with the entities that the tags say, in place of those of the default layer.
 *
 * @param tags one list for each sequence.
 */
export function applyTags(
  doc: Document,
  sequences: readonly Sequence[],
  tags: readonly (readonly string[])[],
  scheme: TagScheme,
): Document {
  const found = sequences.flatMap(({ tokens }, s) =>
    tagsToSpans(tags[s] as readonly string[], { scheme }).map((span) => ({
      start: (tokens[span.start] as Token).start,
      end: (tokens[span.end - 1] as Token).end,
      label: span.label,
    })),
  );
  return replaceDefaultLayer(doc, found);
}

function cut(text: string, sentences: readonly CharSpan[]): { readonly tokens: readonly Token[] }[] {
  const sequences: { tokens: Token[] }[] = [];
  for (const { start, end } of sentences) {
    const tokens = tokeniseEvenly(text.slice(start, end));
    if (tokens.length === 0) continue;
    if (start > 0) {
      sequences.push({ tokens: tokens.map((t) => ({ start: t.start + start, end: t.end + start, text: t.text })) });
    } else sequences.push({ tokens });
  }
  return sequences;
}

/** The entities of the default layer that a flat tagger can learn, in order, none inside or across another. */
function flatten(doc: Document, unlearnable?: Unlearnable): readonly Entity[] {
  const flat: Entity[] = [];
  for (const entity of doc.entities) {
    if (!isOfDefaultLayer(entity)) continue;
    if (entity.start < (flat.at(-1)?.end ?? 0)) {
      if (unlearnable) unlearnable.nested++;
      continue;
    }
    if (entity.fragments && unlearnable) unlearnable.discontinuous++;
    flat.push(entity);
  }
  return flat;
}

/** The sentences, those with an entity across their border made one. */
function joinAcross(sentences: readonly CharSpan[], entities: readonly Entity[]): readonly CharSpan[] {
  const joined: { start: number; end: number }[] = [];
  let next = 0;
  for (const { start, end } of sentences) {
    while (next < entities.length && (entities[next] as Entity).end <= start) next++;
    const last = joined.at(-1);
    const crossing = entities[next];
    if (last && crossing && crossing.start < last.end && crossing.end > start) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

/** What became of the entities that begin or end inside a token of the file. */
interface Snapped {
  readonly document: Document;
  /** How many were made longer. */
  readonly widened: number;
  /** How many had no token left, because the one before them took it. */
  readonly dropped: number;
}

/**
 * Widens the entities of the default layer to whole tokens of the document's file. A tagger cuts text in its own way; without
 * this a format of tokens would have to be written with other tokens than it came with.
 *
 * @param tokens in text order.
 */
export function snapToTokens(doc: Document, tokens: readonly CharSpan[]): Snapped {
  let next = 0; // the first token that no entity has
  let widened = 0;
  let dropped = 0;
  const entities: Entity[] = [];
  for (const entity of doc.entities) {
    if (!isOfDefaultLayer(entity)) {
      entities.push(entity);
      continue;
    }
    while (next < tokens.length && (tokens[next] as CharSpan).end <= entity.start) next++;
    let past = next;
    while (past < tokens.length && (tokens[past] as CharSpan).start < entity.end) past++;
    if (past === next) {
      dropped++;
      continue;
    }
    const { start } = tokens[next] as CharSpan;
    const { end } = tokens[past - 1] as CharSpan;
    const fits = start === entity.start && end === entity.end;
    if (!fits) widened++;
    entities.push(fits ? entity : { ...entity, start, end });
    next = past;
  }
  if (widened + dropped === 0) return { document: doc, widened, dropped };
  return { document: createDocument({ ...doc, entities }, { overlaps: 'allow' }), widened, dropped };
}
