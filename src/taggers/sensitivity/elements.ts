import { DEFAULT_LAYER } from '../../core/document.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { splitSentences } from '../../text/sentences.ts';
import { textElements } from '../../text/text-elements.ts';

/** A text element and whether it is sensitive. */
export interface Element extends CharSpan {
  readonly text: string;
  /** Whether a sensitive entity lies on it. */
  readonly sensitive: boolean;
}

/** Text elements that a model reads together. */
export interface ElementSequence {
  /** Number of the document. */
  readonly document: number;
  readonly elements: readonly Element[];
}

export interface SequenceOptions {
  /** BCP 47 code: decides about sentence borders. */
  readonly language: string;
  /** How many tokens an element has. */
  readonly countTokens: (element: string) => number;
  /** Most tokens of a sequence (§5.3.3). */
  readonly budget: number;
  /** Which entities of the default layer are sensitive; all, where absent. */
  readonly isSensitive?: (entity: Entity) => boolean;
}

/** The text elements of a document, in order. */
export function elementsOf(doc: Document, isSensitive: (entity: Entity) => boolean = () => true): Element[] {
  const marks = doc.entities.filter(({ layer }) => (layer ?? DEFAULT_LAYER) === DEFAULT_LAYER).filter(isSensitive);
  const touched = markerOf(marks);
  return textElements(doc.text).map(({ start, end }) => ({
    start,
    end,
    text: doc.text.slice(start, end),
    sensitive: touched(start, end),
  }));
}

/** Answers, for spans asked for in order, whether one of the marks overlaps them. */
function markerOf(marks: readonly CharSpan[]): (start: number, end: number) => boolean {
  const sorted = marks.toSorted((a, b) => a.start - b.start);
  let next = 0;
  let reach = 0; // of all marks passed
  return (start, end) => {
    while (next < sorted.length && (sorted[next] as CharSpan).start < end) {
      reach = Math.max(reach, (sorted[next] as CharSpan).end);
      next++;
    }
    return reach > start;
  };
}

/**
 * Cuts documents into sequences: sentences are joined while their tokens stay within the budget (§5.3.3); a sentence of more is
 * cut between elements, and an element of more than the budget stands alone.
 */
export function collectSequences(
  documents: readonly Document[],
  { language, countTokens, budget, isSensitive }: SequenceOptions,
): ElementSequence[] {
  const sequences: ElementSequence[] = [];
  documents.forEach((doc, document) => {
    const elements = elementsOf(doc, isSensitive);
    const starts = splitSentences(doc.text, language).map(({ start }) => start);
    let open: Element[] = [];
    let tokens = 0;
    const close = () => {
      if (open.length > 0) sequences.push({ document, elements: open });
      [open, tokens] = [[], 0];
    };
    for (const sentence of divideAt(elements, starts)) {
      const counts = sentence.map(({ text }) => countTokens(text));
      const total = counts.reduce((a, b) => a + b, 0);
      if (tokens + total > budget) close();
      if (total <= budget) {
        open.push(...sentence);
        tokens += total;
        continue;
      }
      sentence.forEach((element, i) => {
        if (tokens + (counts[i] as number) > budget) close();
        open.push(element);
        tokens += counts[i] as number;
      });
    }
    close();
  });
  return sequences;
}

/** Runs of elements, a new one at the first element that starts at or after each border. */
function divideAt(elements: readonly Element[], borders: readonly number[]): Element[][] {
  const runs: Element[][] = [];
  let next = 0;
  for (const element of elements) {
    const begins = next < borders.length && element.start >= (borders[next] as number);
    while (next < borders.length && (borders[next] as number) <= element.start) next++;
    if (begins || runs.length === 0) runs.push([element]);
    else runs.at(-1)?.push(element);
  }
  return runs;
}
