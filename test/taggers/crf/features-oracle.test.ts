import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDeidFeatures } from '../../../src/taggers/crf/features/deid.ts';
import { createNerFeatures } from '../../../src/taggers/crf/features/ner.ts';
import { listAttributes } from '../../helpers/crf.ts';

// Recorded by bench/peers/ner_features.py, which is written from the definitions alone.
const folder = path.join(import.meta.dirname, '..', '..', 'fixtures', 'crf-features');
const readLines = <T>(name: string): T[] =>
  readFileSync(path.join(folder, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const sentences = readLines<{ readonly words: string[]; readonly pos?: string[] }>('sentences.jsonl');

describe.each([
  ['ner', () => createNerFeatures()],
  ['deid', (hasPos: boolean) => createDeidFeatures(hasPos)],
])('the feature set %s', (name, create) => {
  const expected = readLines<string[][]>(`${name}.jsonl`);

  it.each(sentences.map((sentence, i) => [i + 1, sentence, expected[i] as string[][]] as const))(
    'gives each token of sentence %i the attributes of the Python implementation',
    (_line, { words, pos }, lists) => {
      const found = listAttributes(create(pos !== undefined), words, pos);
      found.forEach((list, t) => expect(list.toSorted()).toEqual((lists[t] as string[]).toSorted()));
      expect(found).toHaveLength(lists.length);
    },
  );
});

describe('the feature set ner, faithful', () => {
  it('differs in one flag: every word contains a symbol', () => {
    for (const { words, pos } of sentences) {
      const faithful = listAttributes(createNerFeatures({ faithful: true }), words, pos);
      const corrected = listAttributes(createNerFeatures(), words, pos);
      expect(faithful).toEqual(
        corrected.map((list) => list.map((attribute) => attribute.replace(/^(cs\[-?\d\]=)no$/, '$1yes'))),
      );
    }
  });
});
