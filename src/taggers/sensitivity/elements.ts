import { mentionsOf } from '../../core/document.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { splitSentences } from '../../text/sentences.ts';
import { textElements } from '../../text/text-elements.ts';
import type { Rng } from '../../core/rng.ts';

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

interface SequenceOptions {
  /** BCP 47 code: decides about sentence borders. */
  readonly language: string;
  /** How many tokens an element has. */
  readonly countTokens: (element: string) => number;
  /** Most tokens of a sequence (§5.3.3). */
  readonly budget: number;
  /** Which entities of the default layer are sensitive; all, where absent. */
  readonly isSensitive?: (entity: Entity) => boolean;
}

export function elementsOf(doc: Document, isSensitive: (entity: Entity) => boolean = () => true): Element[] {
  const marks = mentionsOf(doc).filter(isSensitive);
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

/** What a model reads in place of an element. */
type Masking = 'itself' | 'mask' | 'random';

/** Of the candidates of a sequence, the shares of which (Schamberger 2019, §5.4.2.2) */
export interface MaskingScheme {
  /** only the placeholder is masked: another element stays as it is, */
  readonly placeholderOnly: number;
  /** the element is a random token, */
  readonly random: number;
  /** the element is the mask. */
  readonly mask: number;
}

/** Table 5.4. */
export const maskingSchemes = {
  M1: { placeholderOnly: 1, random: 0, mask: 0 },
  M2: { placeholderOnly: 0.1, random: 0.9, mask: 0 },
  M3: { placeholderOnly: 0, random: 1, mask: 0 },
  M4: { placeholderOnly: 0.25, random: 0.25, mask: 0.5 },
  M5: { placeholderOnly: 0.25, random: 0.15, mask: 0.6 },
  M6: { placeholderOnly: 0, random: 0.2, mask: 0.8 },
  M7: { placeholderOnly: 0, random: 0, mask: 1 },
} as const satisfies Readonly<Record<string, MaskingScheme>>;

export type MaskingName = keyof typeof maskingSchemes;

export const maskingNames = Object.keys(maskingSchemes) as MaskingName[];

/** How elements are chosen and masked in training. */
export interface Regime {
  /** Share of the other elements that become candidates beside the sensitive ones; `undefined`: without candidates. */
  readonly share: number | undefined;
  readonly scheme: MaskingScheme;
}

/** A sequence as a model is shown it once. */
export interface View {
  /** Of each element, what is read. */
  readonly maskings: readonly Masking[];
  /** Numbers of the elements that are rated. */
  readonly rated: readonly number[];
}

/**
 * Which elements are candidates (§5.4.2.1): all sensitive ones, and of the others each with the probability `share`.
 *
 * @returns their numbers, in order.
 */
export function drawCandidates(elements: readonly Element[], share: number, rng: Rng): number[] {
  return elements.flatMap(({ sensitive }, i) => (rng.chance(share) || sensitive ? [i] : []));
}

/**
 * What a model learns from, drawn anew each time. With candidates, these are rated and masked by the scheme, sensitive or not, so
 * that the mask tells nothing. Without, every element is rated and the sensitive ones alone are masked: the text that was behind
 * a placeholder is not known (§7.2).
 */
export function drawView(elements: readonly Element[], { share, scheme }: Regime, rng: Rng): View {
  const maskings: Masking[] = elements.map(() => 'itself');
  const masked =
    share === undefined
      ? elements.flatMap(({ sensitive }, i) => (sensitive ? [i] : []))
      : drawCandidates(elements, share, rng.fork('candidates'));
  const draws = rng.fork('masks');
  for (const i of masked) maskings[i] = drawMasking(elements[i]?.sensitive === true, scheme, draws.float());
  return { maskings, rated: share === undefined ? elements.map((_, i) => i) : masked };
}

/** What is read in place of one candidate. @param draw from 0 to 1 */
export function drawMasking(sensitive: boolean, { placeholderOnly, random }: MaskingScheme, draw: number): Masking {
  if (draw < placeholderOnly) return sensitive ? 'mask' : 'itself';
  return draw < placeholderOnly + random ? 'random' : 'mask';
}

/** Candidates behind the mask (masking variant M7): how models are judged with candidates (§5.5.3.1, §5.5.3.2). */
export function maskedView(elements: readonly Element[], candidates: readonly number[]): View {
  const chosen = new Set(candidates);
  return { maskings: elements.map((_, i) => (chosen.has(i) ? 'mask' : 'itself')), rated: candidates };
}

/** Everything rated and nothing masked (§5.5.3.3). */
export function plainView(elements: readonly Element[]): View {
  return { maskings: elements.map(() => 'itself'), rated: elements.map((_, i) => i) };
}

/** A stretch of text without what is neither letter nor digit at the ends; the whole, where there is nothing else. */
export function trimToWord(text: string, start: number, end: number): CharSpan {
  const inner = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(text.slice(start, end));
  return inner ? { start: start + inner.index, end: start + inner.index + inner[0].length } : { start, end };
}
