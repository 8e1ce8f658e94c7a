import type { CharSpan, Document } from '../../core/types.ts';
import { overlap } from '../../core/document.ts';
import { removeText } from '../../core/apply-edits.ts';
import { tokenise } from '../../text/tokenise.ts';

/**
 * Finds, token by token and with the same capitals, what mentions of a corpus read like: where generated text has the words of a label that
 * it cannot carry, it would teach that they are none.
 */
export function createEvidence(texts: Iterable<string>): (text: string) => readonly CharSpan[] {
  const phrases = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of texts) {
    const words = tokenise(text).map((token) => token.text);
    if (words.length === 0) continue;
    phrases.add(words.join(' '));
    for (let n = 1; n < words.length; n++) beginnings.add(words.slice(0, n).join(' '));
  }
  return (text) => {
    const tokens = tokenise(text);
    return tokens.flatMap(({ start }, i) => {
      let phrase = '';
      for (let j = i; j < tokens.length; j++) {
        const { text: word, end } = tokens[j] as (typeof tokens)[number];
        phrase = j === i ? word : `${phrase} ${word}`;
        if (phrases.has(phrase)) return [{ start, end }];
        if (!beginnings.has(phrase)) break;
      }
      return [];
    });
  };
}

/** The document without the sentences that touch a span, and without what is empty then. */
export function withoutSentences(doc: Document, sentences: readonly CharSpan[], spans: readonly CharSpan[]): Document {
  const touched = sentences.filter((sentence) => spans.some((span) => overlap(span, sentence)));
  if (touched.length === 0) return doc;
  // A mention that runs over the border of a sentence takes the next one with it.
  const cut: { start: number; end: number }[] = [];
  for (const sentence of touched) {
    const inside = doc.entities.filter((entity) => overlap(entity, sentence));
    const start = Math.min(sentence.start, ...inside.map((entity) => entity.start));
    let end = Math.max(sentence.end, ...inside.map((entity) => entity.end));
    while (end < doc.text.length && /\s/u.test(doc.text[end] as string)) end++;
    const last = cut.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else cut.push({ start, end });
  }
  return removeText(doc, cut).document;
}
