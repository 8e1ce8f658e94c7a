import { DEFAULT_LAYER } from '../core/document.ts';
import { joinAcrossEntities } from '../core/join-across.ts';
import type { CharSpan, Document, Entity } from '../core/types.ts';
import { splitSentences } from '../text/sentences.ts';

/** A text with the gold and the predicted mentions in it, as two documents. */
export interface ComparedTexts {
  readonly gold: Document;
  readonly predicted: Document;
}

/** That of a sentence. */
interface SentencePair extends ComparedTexts {
  /** Where the sentence is in its document. */
  readonly place: CharSpan;
}

/**
 * Cuts two documents of one text into their sentences, with the entities of the default layer. Sentences with a gold or a
 * predicted mention across their border are one, so that no mention is lost.
 */
export function cutIntoSentences(gold: Document, predicted: Document, language: string): readonly SentencePair[] {
  const [own, other] = [gold, predicted].map(mentionsInOrder) as [Entity[], Entity[]];
  const spans = joinAcrossEntities(splitSentences(gold.text, language), [...own, ...other]);
  const [ownParts, otherParts] = [dealOut(own, spans), dealOut(other, spans)];
  return spans.map((span, s) => ({
    gold: cut(gold, span, ownParts[s] as readonly Entity[]),
    predicted: cut(predicted, span, otherParts[s] as readonly Entity[]),
    place: span,
  }));
}

function mentionsInOrder({ entities }: Document): Entity[] {
  return entities
    .filter(({ layer }) => (layer ?? DEFAULT_LAYER) === DEFAULT_LAYER)
    .toSorted((a, b) => a.start - b.start);
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
