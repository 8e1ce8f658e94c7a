// Vectors of words from all decisions that are not tested on: unlabelled text is free.
import { existsSync, writeFileSync } from 'node:fs';
import { createRng } from '../../dist/core/rng.js';
import { countCooccurrences } from '../../dist/taggers/sensitivity/glove/cooccurrences.js';
import { trainGlove } from '../../dist/taggers/sensitivity/glove/train.js';
import { elementsOf } from '../../dist/taggers/sensitivity/elements.js';
import { spellingsOf } from '../../dist/taggers/sensitivity/vectors.js';

/** The most frequent words that have a vector. */
const MOST_WORDS = 12_000;
/** Words before and after between which co-occurrences are counted. */
const WINDOW = 6;

/** Trains GloVe and writes its text file, where there is none. @returns how many words and co-occurrences, where trained now. */
export function ensureWordVectors(file, corpus, { dimension, iterations }) {
  if (existsSync(file)) return undefined;
  const texts = [...corpus.train, ...corpus.rest].map((doc) =>
    // Of what is blank, nothing is learned.
    elementsOf(doc).map(({ text, sensitive }) => (sensitive ? '' : (spellingsOf(text)[1] ?? ''))),
  );
  const counts = new Map();
  for (const word of texts.flat()) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word]) => word);
  const ids = new Map(words.map((word, i) => [word, i]));
  const streams = texts.map((text) => Int32Array.from(text, (word) => ids.get(word) ?? -1));
  const pairs = countCooccurrences(streams, words.length, WINDOW);
  const { values } = trainGlove(pairs, words.length, { dimension, iterations }, createRng(13).fork('word-vectors'));
  const lines = words.map((word, i) => {
    const own = values.subarray(i * dimension, (i + 1) * dimension);
    return `${word} ${Array.from(own, (value) => value.toFixed(5)).join(' ')}\n`;
  });
  writeFileSync(file, lines.join(''));
  return { words: words.length, pairs: pairs.values.length };
}
