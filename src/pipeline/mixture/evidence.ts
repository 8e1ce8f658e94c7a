import { DEFAULT_LAYER, overlap } from '../../core/document.ts';
import type { CharSpan, Entity } from '../../core/types.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { LabelCensus } from './label-census.ts';

/** What a text has of labels that its template set cannot carry. */
export interface Found {
  /** Words that the corpus marks wherever they stand: mentions. */
  readonly certain: readonly Entity[];
  /** Words that it marks in places. */
  readonly doubtful: readonly CharSpan[];
}

/** Times that the corpus has words, and the share of these in which they are a mention, for words to be one anywhere. */
const LEAST = 3;
const NEARLY_ALL = 0.9;
/** A letter alone is too much else. */
const WORD = /\p{L}{3}/u;

interface Word extends CharSpan {
  readonly text: string;
}

const wordsOf = (text: string): readonly Word[] => tokenise(text);
const fold = (phrase: string) => phrase.toLowerCase();

/** Phrases to be known again, token by token. */
function createPhrases(phrases: Iterable<string>) {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    whole.add(phrase);
    for (let n = 1; n < words.length; n++) beginnings.add(words.slice(0, n).join(' '));
  }
  /** Where each begins and how it reads, the shortest from every place. */
  return (words: readonly Word[], read: (text: string) => string = (text) => text) =>
    words.flatMap(({ start }, i) => {
      let phrase = '';
      for (let j = i; j < words.length; j++) {
        const { text, end } = words[j] as Word;
        phrase = j === i ? read(text) : `${phrase} ${read(text)}`;
        if (whole.has(phrase)) return [{ start, end, phrase }];
        if (!beginnings.has(phrase)) break;
      }
      return [];
    });
}

/**
 * Finds in generated text what mentions of a corpus read like: where generated text has the words of a label that it cannot carry, it would
 * teach that they are none.
 *
 * @param silent the labels that it cannot carry.
 */
export function createEvidence(
  census: Pick<LabelCensus, 'textsOf' | 'sample'>,
  silent: readonly string[],
): (text: string, marked: readonly Entity[]) => Found {
  const phrases = silent.flatMap(
    (label) =>
    [...census.textsOf(label)].map((text) => wordsOf(text).map((word) => word.text).join(' ')), // prettier-ignore
  );
  const find = createPhrases(phrases.filter((phrase) => phrase !== ''));
  const labels = countCertain(census.sample, silent);
  return (text, marked) => {
    const certain: Entity[] = [];
    const doubtful: CharSpan[] = [];
    for (const { start, end, phrase } of find(wordsOf(text))) {
      const label = labels.get(fold(phrase));
      const span = { start, end };
      const isFree = [...marked, ...certain].every((entity) => !overlap(entity, span));
      if (label !== undefined && isFree) certain.push({ id: `${label} ${start}`, label, start, end });
      else doubtful.push(span);
    }
    return { certain, doubtful };
  };
}

/** By phrase, whatever its capitals: the label that it nearly always has in the corpus. */
function countCertain(sample: LabelCensus['sample'], silent: readonly string[]): ReadonlyMap<string, string> {
  const marked = new Map<string, Map<string, number>>();
  const isSilent = new Set(silent);
  for (const { text, entities } of sample) {
    for (const { label, start, end, layer = DEFAULT_LAYER } of entities) {
      if (layer !== DEFAULT_LAYER || !isSilent.has(label)) continue;
      const phrase = fold(wordsOf(text.slice(start, end)).map((word) => word.text).join(' ')); // prettier-ignore
      if (!WORD.test(phrase)) continue;
      const counts = marked.get(phrase) ?? new Map<string, number>();
      marked.set(phrase, counts.set(label, (counts.get(label) ?? 0) + 1));
    }
  }
  if (marked.size === 0) return new Map();
  const all = new Map<string, number>();
  const find = createPhrases(marked.keys());
  for (const { text } of sample)
    for (const { phrase } of find(wordsOf(text), fold)) all.set(phrase, (all.get(phrase) ?? 0) + 1);
  const certain = [...marked].flatMap(([phrase, counts]) => {
    const [label, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] as [string, number];
    return count >= LEAST && count >= NEARLY_ALL * (all.get(phrase) ?? 0) ? [[phrase, label] as const] : [];
  });
  return new Map(certain);
}
