import { expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { createDocument } from '../../src/core/document.ts';
import { followNames, studyNames } from '../../src/pipeline/mixture/name-habits.ts';
import type { SurrogateType } from '../../src/surrogates/types.ts';

const TYPES: ReadonlyMap<string, SurrogateType> = new Map([
  ['GIVEN', 'given-name'],
  ['FAMILY', 'family-name'],
]);

/** A note that names somebody, the label of the first of the two names given. */
function note(first: string, second: string, label: 'GIVEN' | 'FAMILY') {
  const other = label === 'GIVEN' ? 'FAMILY' : 'GIVEN';
  const entities = [
    { id: 'T1', label, start: 0, end: first.length },
    { id: 'T2', label: other, start: first.length + 1, end: first.length + 1 + second.length },
  ];
  return createDocument({ id: `${first} ${second}`, text: `${first} ${second} came.`, entities });
}

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
const pairsOf = (corpus: readonly ReturnType<typeof note>[]) => {
  const habits = studyNames(corpus, TYPES);
  return times(400, () => 0).map((_, i) => {
    const { text, entities } = followNames(note('Jean', 'Roux', 'GIVEN'), habits, TYPES, createRng(i));
    const [first] = entities;
    return `${first?.label} ${text.slice(0, -' came.'.length)}`;
  });
};
const shareOf = (all: readonly string[], one: string) => all.filter((pair) => pair === one).length / all.length;

it('writes both names of a pair as the corpus writes those of its order', () => {
  const corpus = [
    ...times(20, () => note('DUPONT', 'Anne', 'FAMILY')),
    ...times(20, () => note('Anne', 'Dupont', 'GIVEN')),
    note('ANNE', 'Dupont', 'GIVEN'), // an exception
  ];
  const pairs = pairsOf(corpus);
  expect([...new Set(pairs)].toSorted()).toEqual(['FAMILY ROUX Jean', 'GIVEN Jean Roux']);
  expect(shareOf(pairs, 'FAMILY ROUX Jean')).toBeGreaterThan(0.4);
  expect(shareOf(pairs, 'FAMILY ROUX Jean')).toBeLessThan(0.6);
});

it('keeps both in capitals where that is the habit, as often as it is', () => {
  const corpus = [...times(10, () => note('ANNE', 'DUPONT', 'GIVEN')), ...times(30, () => note('Anne', 'DUPONT', 'GIVEN'))]; // prettier-ignore
  const pairs = pairsOf(corpus);
  expect([...new Set(pairs)].toSorted()).toEqual(['GIVEN JEAN ROUX', 'GIVEN Jean ROUX']);
  expect(shareOf(pairs, 'GIVEN JEAN ROUX')).toBeGreaterThan(0.17);
  expect(shareOf(pairs, 'GIVEN JEAN ROUX')).toBeLessThan(0.33);
});

it('goes by the labels alone where the corpus has few pairs', () => {
  const pairs = pairsOf(times(5, () => note('Anne', 'DUPONT', 'GIVEN')));
  expect(new Set(pairs)).toEqual(new Set(['GIVEN Jean ROUX']));
});

it('changes nothing where a corpus has neither habit', () => {
  const pairs = pairsOf(times(20, () => note('Anne', 'Dupont', 'GIVEN')));
  expect(new Set(pairs)).toEqual(new Set(['GIVEN Jean Roux']));
});

it('shortens given names as often as the corpus does, with its dots', () => {
  const corpus = [
    ...times(20, () => note('A.', 'Dupont', 'GIVEN')),
    ...times(20, () => note('Anne', 'Dupont', 'GIVEN')),
    ...times(10, () => note('DUPONT', 'A', 'FAMILY')),
  ];
  const pairs = pairsOf(corpus);
  expect([...new Set(pairs)].toSorted()).toEqual(['FAMILY ROUX J', 'GIVEN J. Roux', 'GIVEN Jean Roux']);
  expect(shareOf(pairs, 'GIVEN J. Roux')).toBeGreaterThan(0.3);
  expect(shareOf(pairs, 'GIVEN J. Roux')).toBeLessThan(0.5);
});

it('shortens each part of a double name', () => {
  const habits = studyNames(
    times(20, () => note('A.-M.', 'Dupont', 'GIVEN')),
    TYPES,
  );
  const write = (given: string) => followNames(note(given, 'Roux', 'GIVEN'), habits, TYPES, createRng(1)).text;
  expect(['Jean-Marc', 'Élodie', 'J.', 'J.-M.'].map(write)).toEqual(['J.-M. Roux came.', 'É. Roux came.', 'J. Roux came.', 'J.-M. Roux came.']); // prettier-ignore
});
