import { expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { spacy, spacyList } from '../../src/formats/spacy/index.ts';
import { readDocs } from '../helpers/round-trip.ts';

const shown = ({ id, text, entities }: Document) => [
  id,
  text,
  ...entities.map(({ start, end, label, fragments = [{ start, end }] }) => `${label}:${fragments.map((part) => text.slice(part.start, part.end)).join('|')}`), // prettier-ignore
];
const WORDS = ['🏥', 'Ana', 'Müller', 'lebt', 'in', 'Köln'];
const MORE = ['Élie', 'auch', '.'];

it.each<[string, object, readonly string[]]>([
  [
    'SpERT',
    { tokens: WORDS, entities: [{ type: 'PER', start: 1, end: 3 }, { type: 'LOC', start: 5, end: 6 }], relations: [{ type: 'In', head: 0, tail: 1 }], orig_id: 7 }, // prettier-ignore
    ['7', '🏥 Ana Müller lebt in Köln', 'PER:Ana Müller', 'LOC:Köln'],
  ],
  [
    'DyGIE++',
    { doc_key: 'd', sentences: [WORDS, MORE], ner: [[[1, 2, 'PER'], [5, 5, 'LOC']], [[6, 6, 'PER', 0.9]]], relations: [[], []] }, // prettier-ignore
    ['d', '🏥 Ana Müller lebt in Köln\nÉlie auch .', 'PER:Ana Müller', 'LOC:Köln', 'PER:Élie'],
  ],
  [
    'DocRED',
    { title: 't', sents: [WORDS, MORE], vertexSet: [[{ name: 'Ana Müller', sent_id: 0, pos: [1, 3], type: 'PER' }], [{ name: 'Élie', sent_id: 1, pos: [0, 1], type: 'PER' }]] }, // prettier-ignore
    ['t', '🏥 Ana Müller lebt in Köln\nÉlie auch .', 'PER:Ana Müller', 'PER:Élie'],
  ],
  [
    'W2NER',
    {
      id: 'w',
      sentence: WORDS,
      ner: [
        { index: [1, 2], type: 'PER' },
        { index: [3, 5], type: 'X' },
      ],
    },
    ['w', '🏥 Ana Müller lebt in Köln', 'PER:Ana Müller', 'X:lebt|Köln'],
  ],
])('reads mentions that count tokens: %s', async (_, record, expected) => {
  const sample = { relative: 'a.json', complete: true, siblings: ['a.json'] };
  for (const [format, content] of [
    [spacy, `${JSON.stringify(record)}\n`],
    [spacyList, JSON.stringify([record])],
  ] as const) {
    expect(format.detect({ ...sample, head: content })).toBeGreaterThan(0.9);
    const { docs, diagnostics } = await readDocs(format, { 'a.json': content });
    expect(docs.map(shown)).toEqual([expected]);
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning other-layout']);
  }
});

it.each<[string, object]>([
  ['the last token as the end', { tokens: WORDS, entities: [{ type: 'LOC', start: 5, end: 5 }] }],
  ['an end behind the text', { tokens: WORDS, entities: [{ type: 'LOC', start: 5, end: 7 }] }],
  ['tokens counted by sentence', { sentences: [WORDS, MORE], ner: [[], [[0, 0, 'PER']]] }],
  ['a mention over sentences', { sentences: [WORDS, MORE], ner: [[[5, 6, 'PER']], []] }],
  ['the token behind, of the last one', { sentences: [WORDS], ner: [[[5, 6, 'LOC']]] }],
  ['a number in a string', { tokens: WORDS, entities: [{ type: 'LOC', start: '1', end: '3' }] }],
  ['no tokens', { sentence: WORDS, ner: [{ index: [], type: 'PER' }] }],
  ['a sentence that is not there', { sents: [WORDS], vertexSet: [[{ sent_id: 1, pos: [0, 1], type: 'PER' }]] }],
])('refuses a document whose mentions count something else: %s', async (_, record) => {
  const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': JSON.stringify(record) });
  expect([docs, diagnostics.at(-1)?.code]).toEqual([[], 'offset-out-of-range']);
});

it.each<[string, readonly object[], readonly string[][] | undefined]>([
  ['the last tokens', [{ tokens: WORDS, entities: [[1, 2, 'PER']] }, { tokens: MORE, entities: [[0, 0, 'PER']] }], [['PER:Ana Müller'], ['PER:Élie']]], // prettier-ignore
  ['the tokens behind', [{ tokens: WORDS, entities: [[1, 3, 'PER'], [5, 6, 'LOC']] }, { tokens: MORE, entities: [[0, 1, 'PER']] }], [['PER:Ana Müller', 'LOC:Köln'], ['PER:Élie']]], // prettier-ignore
  ['unknown', [{ tokens: WORDS, entities: [[1, 2, 'PER']] }], undefined],
])('tells from all records what the ends of [start, end, label] are: %s', async (_, records, expected) => {
  const content = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  expect(spacy.detect({ relative: 'a.jsonl', complete: true, siblings: [], head: content })).toBeGreaterThan(0.9);
  const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': content });
  expect(docs.map((doc) => shown(doc).slice(2))).toEqual(expected ?? []);
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(expected ? [] : ['bad-spans']); // prettier-ignore
});
