import { createRng } from '../../core/rng.ts';
import { writeFileWhole } from '../../resources/files/write-file.ts';
import { elementsOf } from '../../taggers/sensitivity/elements.ts';
import { countCooccurrences, trainGlove } from '../../taggers/sensitivity/glove/train.ts';
import { spellingsOf } from '../../taggers/sensitivity/vectors.ts';
import { costsSince, type Runner } from '../engine/task.ts';
import type { VectorsJob, VectorsResult } from './study.ts';

/** Learns vectors of words by GloVe from text that is not tested on: unlabelled text is free. */
export const run: Runner<VectorsJob, VectorsResult> = async (job) => {
  const started = performance.now();
  const texts = job.documents.map((doc) =>
    // Of what is sensitive, nothing is learned.
    elementsOf(doc).map(({ text, sensitive }) => (sensitive ? '' : (spellingsOf(text)[1] ?? ''))),
  );
  const counts = new Map<string, number>();
  for (const word of texts.flat()) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, job.words)
    .map(([word]) => word);
  const ids = new Map(words.map((word, i) => [word, i]));
  const streams = texts.map((text) => Int32Array.from(text, (word) => ids.get(word) ?? -1));
  const pairs = countCooccurrences(streams, words.length, job.window);
  const { dimension, iterations } = job;
  const rng = createRng(job.seed).fork('word-vectors');
  const { values } = trainGlove(pairs, words.length, { dimension, iterations }, rng);
  const lines = words.map((word, i) => {
    const own = values.subarray(i * dimension, (i + 1) * dimension);
    return `${word} ${Array.from(own, (value) => value.toFixed(5)).join(' ')}\n`;
  });
  writeFileWhole(job.file, lines.join(''), { overwrite: true });
  return {
    result: { key: job.key, inputs: job.inputs, words: words.length, pairs: pairs.values.length },
    costs: costsSince(started, performance.now()),
  };
};
