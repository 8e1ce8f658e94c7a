import { DEFAULT_LAYER, freezeDocument, joinAcrossEntities } from '../../core/document.ts';
import { removeText } from '../../core/apply-edits.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { type LanguageOfToken, mixingOf } from '../../text/code-mixing.ts';
import { splitSentences } from '../../text/sentences.ts';
import { tokenise } from '../../text/tokenise.ts';

/** The document with the mentions of the default layer and nothing that a format needs. */
export function plainDocument({ id, text, entities, meta }: Document): Document {
  const own = entities.filter(({ layer }) => (layer ?? DEFAULT_LAYER) === DEFAULT_LAYER);
  return freezeDocument({ id, text, entities: own, ...(meta && { meta }) });
}

/** Sentences, none of which ends in a mention. */
export function sentencesOf({ text, entities }: Document, language: string): readonly CharSpan[] {
  return joinAcrossEntities(splitSentences(text, language), entities);
}

/**
 * The document with the sentences of some groups alone: the others are deleted, with what follows them up to the next one.
 *
 * @param groups `neutral`, `mixed`, or the name of a language.
 * @returns `undefined` where no sentence is left.
 */
export function keepGroups(
  doc: Document,
  groups: readonly string[],
  languageOf: LanguageOfToken,
  language: string,
): Document | undefined {
  const sentences = sentencesOf(doc, language);
  const tokens = tokenise(doc.text);
  let next = 0;
  let kept = 0;
  const others: CharSpan[] = [];
  sentences.forEach(({ start, end }, s) => {
    while (next < tokens.length && (tokens[next]?.start ?? 0) < start) next++;
    const first = next;
    while (next < tokens.length && (tokens[next]?.start ?? 0) < end) next++;
    if (groups.includes(mixingOf(tokens, languageOf, { first, end: next }).group)) kept++;
    else others.push({ start, end: sentences[s + 1]?.start ?? doc.text.length });
  });
  return kept === 0 ? undefined : removeText(doc, others).document;
}

/** A sentence as a document of its own; `number` tells it from others of the document. */
export function cutSentence(doc: Document, { start, end }: CharSpan, number: number): Document {
  const inside = doc.entities.filter((entity) => entity.start >= start && entity.end <= end);
  const around = [
    { start: 0, end: start },
    { start: end, end: doc.text.length },
  ].filter((span) => span.end > span.start);
  const { document } = removeText({ ...doc, entities: inside }, around);
  return freezeDocument({ id: `${doc.id}/${number}`, text: document.text, entities: document.entities });
}
