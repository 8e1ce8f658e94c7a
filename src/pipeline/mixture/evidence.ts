import { addCount, obtain } from '../../core/collections.ts';
import { DEFAULT_LAYER, overlap } from '../../core/document.ts';
import type { CharSpan, Entity } from '../../core/types.ts';
import { tokenise } from '../../text/tokenise.ts';
import { createLabelCensus, type LabelCensus } from './label-census.ts';

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
  const telling = countTelling(census.sample, silent);
  return (text, marked) => {
    const certain: Entity[] = [];
    const doubtful: CharSpan[] = [];
    const words = wordsOf(text);
    for (const { start, end, phrase } of find(words)) {
      const label = labels.get(fold(phrase));
      const span = { start, end };
      const isFree = [...marked, ...certain].every((entity) => !overlap(entity, span));
      if (label !== undefined && isFree) certain.push({ id: `${label} ${start}`, label, start, end });
      else doubtful.push(span);
    }
    for (const word of telling.size === 0 ? [] : words) {
      const isKnown = () => [...marked, ...certain, ...doubtful].some((entity) => overlap(entity, word));
      if (telling.has(tokenOf(word.text)) && !isKnown()) doubtful.push({ start: word.start, end: word.end });
    }
    return { certain, doubtful };
  };
}

/**
 * Of the mentions of some labels in every other document, the share that evidence from those between finds: how much of what nobody marks in
 * generated text will be known to be there.
 *
 * @returns from 0, where there is nothing to tell it from, to 1.
 */
export function toldShare({ sample }: Pick<LabelCensus, 'sample'>, silent: readonly string[]): number {
  const known = createLabelCensus();
  for (const [i, doc] of sample.entries()) if (i % 2 === 0) known.add(doc);
  const evidence = createEvidence(known, silent);
  let [all, told] = [0, 0];
  for (const [i, { text, entities }] of sample.entries()) {
    if (i % 2 === 0) continue;
    const { certain, doubtful } = evidence(text, []);
    const found = coverOf([...certain, ...doubtful]);
    for (const { label, start, end, layer = DEFAULT_LAYER } of entities) {
      if (layer !== DEFAULT_LAYER || !silent.includes(label)) continue;
      all++;
      if (found(start, end)) told++;
    }
  }
  return all === 0 ? 0 : told / all;
}

/** A word whatever its capitals, a number whatever its figures. */
const tokenOf = (word: string) => fold(word).replaceAll(/\p{Nd}/gu, '0');

/** Words and signs that stand in mentions nearly wherever they stand: a text with "§" and "BGB" has a mention, be it one that the corpus has not. */
function countTelling(sample: LabelCensus['sample'], silent: readonly string[]): ReadonlySet<string> {
  const isSilent = new Set(silent);
  const counts = new Map<string, { within: number; all: number }>();
  for (const { text, entities } of silent.length === 0 ? [] : sample) {
    const mentions = entities.filter(
      ({ label, layer = DEFAULT_LAYER }) => layer === DEFAULT_LAYER && isSilent.has(label),
    );
    const isWithin = coverOf(mentions);
    for (const { text: word, start, end } of wordsOf(text)) {
      const count = obtain(counts, tokenOf(word), () => ({ within: 0, all: 0 }));
      count.all++;
      if (isWithin(start, end)) count.within++;
    }
  }
  return new Set([...counts].flatMap(([word, { within, all }]) => (within >= LEAST && within >= NEARLY_ALL * all ? [word] : []))); // prettier-ignore
}

/** Whether one of some spans reaches into what is asked for, in order of its starts. */
function coverOf(spans: readonly CharSpan[]): (start: number, end: number) => boolean {
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  let next = 0;
  let reach = 0;
  return (start, end) => {
    for (let span = ordered[next]; span !== undefined && span.start <= start; span = ordered[++next])
      reach = Math.max(reach, span.end);
    return start < reach || (ordered[next]?.start ?? end) < end;
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
      if (WORD.test(phrase))
        addCount(
          obtain(marked, phrase, () => new Map()),
          label,
        );
    }
  }
  if (marked.size === 0) return new Map();
  const all = new Map<string, number>();
  const find = createPhrases(marked.keys());
  for (const { text } of sample) for (const { phrase } of find(wordsOf(text), fold)) addCount(all, phrase);
  const certain = [...marked].flatMap(([phrase, counts]) => {
    const [label, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] as [string, number];
    return count >= LEAST && count >= NEARLY_ALL * (all.get(phrase) ?? 0) ? [[phrase, label] as const] : [];
  });
  return new Map(certain);
}
