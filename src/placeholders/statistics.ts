import type { Document } from '../core/types.ts';
import { countElements, textElements } from '../text/text-elements.ts';
import { isPlaceholder } from './labels.ts';
import { extractParagraphs, WORDPIECES_PER_ELEMENT } from './paragraphs.ts';

/** Table 5.1, and what the lengths of paragraphs mean for a model. */
export interface DecisionStatistics {
  readonly documents: number;
  readonly paragraphs: number;
  readonly elements: number;
  /** Text elements that are placeholders or parts of them. */
  readonly anonymised: number;
  /** Placeholders: several elements may make one. */
  readonly references: number;
  /** Placeholders by label, sorted. */
  readonly labels: Readonly<Record<string, number>>;
  /** Text elements of the longest paragraph. */
  readonly longest: number;
  /** Paragraphs with more tokens than an encoder takes (512), and than the thesis gave to word vectors (2,048). */
  readonly over512: number;
  readonly over2048: number;
  /** Tokens for each text element, by the tokenizer's name. */
  readonly tokensPerElement: Readonly<Record<string, number>>;
}

/** Cuts text elements into the tokens of a model. */
export interface ElementTokenizer {
  readonly name: string;
  /** How many tokens an element has. @param elements all there are, with how often each occurs */
  prepare(elements: ReadonlyMap<string, number>): (element: string) => number;
}

/** How many different elements are kept to be cut; rarer ones beyond it are left out of the averages. */
const ELEMENT_LIMIT = 2_000_000;

/** Counts decisions, document by document, as Table 5.1 does. Documents have their placeholders as entities. */
export function createDecisionStatistics(tokenizers: readonly ElementTokenizer[] = []) {
  const counts = {
    documents: 0,
    paragraphs: 0,
    elements: 0,
    anonymised: 0,
    references: 0,
    longest: 0,
    over512: 0,
    over2048: 0,
  };
  const labels = new Map<string, number>();
  const words = new Map<string, number>();
  return {
    add(doc: Document): void {
      counts.documents++;
      for (const { text } of extractParagraphs(doc.text)) {
        const elements = countElements(text);
        counts.paragraphs++;
        counts.elements += elements;
        counts.longest = Math.max(counts.longest, elements);
        const tokens = Math.ceil(WORDPIECES_PER_ELEMENT * elements);
        if (tokens > 512) counts.over512++;
        if (tokens > 2048) counts.over2048++;
        if (tokenizers.length === 0) continue;
        for (const { start, end } of textElements(text)) {
          const element = text.slice(start, end);
          const known = words.get(element);
          if (known !== undefined || words.size < ELEMENT_LIMIT) words.set(element, (known ?? 0) + 1);
        }
      }
      for (const entity of doc.entities.filter(isPlaceholder)) {
        counts.references++;
        counts.anonymised += countElements(doc.text.slice(entity.start, entity.end));
        labels.set(entity.label, (labels.get(entity.label) ?? 0) + 1);
      }
    },
    result(): DecisionStatistics {
      return {
        ...counts,
        labels: Object.fromEntries([...labels].toSorted(([a], [b]) => (a < b ? -1 : 1))),
        tokensPerElement: Object.fromEntries(
          tokenizers.map((tokenizer) => [tokenizer.name, average(words, tokenizer)]),
        ),
      };
    },
  };
}

function average(words: ReadonlyMap<string, number>, tokenizer: ElementTokenizer): number {
  const count = tokenizer.prepare(words);
  let [elements, tokens] = [0, 0];
  for (const [word, times] of words) {
    elements += times;
    tokens += times * count(word);
  }
  return elements === 0 ? 0 : tokens / elements;
}
