import { expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { createEvidence, toldShare } from '../../src/pipeline/mixture/evidence.ts';
import { createLabelCensus } from '../../src/pipeline/mixture/label-census.ts';

/** A corpus in which words are mentions of a label where it says so. */
function censusOf(...notes: readonly (readonly [text: string, label: string, ...mentions: readonly string[]])[]) {
  const census = createLabelCensus();
  notes.forEach(([text, label, ...mentions], i) => {
    const entities = mentions.map((mention, j) => ({ id: `T${j}`, label, start: text.indexOf(mention), end: text.indexOf(mention) + mention.length })); // prettier-ignore
    census.add(createDocument({ id: `d${i}`, text, entities }, { overlaps: 'allow' }));
  });
  return census;
}

const read = (text: string, spans: readonly { readonly start: number; readonly end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

const NOTES = [
  ['A woman came in.', 'SEX', 'woman'],
  ['Woman, thirty.', 'SEX', 'Woman'],
  ['This woman fell.', 'SEX', 'woman'],
  ['Sex: F, a friend.', 'SEX', 'F'],
  ['Sex: F, her friend.', 'SEX', 'F'],
  ['Sex: F, my friend.', 'SEX', 'F'],
] as const;

it('marks words that the corpus always marks, however they begin', () => {
  const evidence = createEvidence(censusOf(...NOTES), ['SEX']);
  const text = 'The woman saw a man.';
  const { certain, doubtful } = evidence(text, []);
  expect(certain.map(({ label }) => label)).toEqual(['SEX']);
  expect(read(text, certain)).toEqual(['woman']);
  expect(doubtful).toEqual([]);
});

it('doubts words that the corpus marks rarely or in places, letters, and words inside another mention', () => {
  const text = 'The woman saw F.';
  const twice = createEvidence(censusOf(...NOTES.slice(1)), ['SEX'])(text, []);
  expect([twice.certain, read(text, twice.doubtful)]).toEqual([[], ['woman', 'F']]);
  const loose = createEvidence(censusOf(...NOTES, ['A woman, F, came.', 'SEX', 'F']), ['SEX'])(text, []);
  expect([loose.certain, read(text, loose.doubtful)]).toEqual([[], ['woman', 'F']]);
  const name: Document['entities'][number] = { id: 'T1', label: 'ORG', start: 0, end: 9 };
  const inside = createEvidence(censusOf(...NOTES), ['SEX'])(text, [name]);
  expect([inside.certain, read(text, inside.doubtful)]).toEqual([[], ['woman', 'F']]);
});

it('doubts words and signs that stand in mentions nearly wherever they stand, whatever their numbers, but inside what is marked', () => {
  const notes = ['§ 12 BGB', '§ 7 StGB', '§ 9 BGB', '§ 4 BGB'].map((law) => [`Nach ${law} ist das so.`, 'LAW', law] as const); // prettier-ignore
  const evidence = createEvidence(censusOf(...notes, ['Nach 2012 ist das so.', 'YEAR', '2012']), ['LAW']);
  const text = 'Das folgt nach dem BGB aus § 823 für Anna § Lind.';
  const name: Document['entities'][number] = { id: 'T1', label: 'PER', start: 37, end: 48 };
  expect(text.slice(name.start, name.end)).toBe('Anna § Lind');
  const { certain, doubtful } = evidence(text, [name]);
  expect([certain, read(text, doubtful)]).toEqual([[], ['BGB', '§']]);
});

it('finds nothing of labels that can be carried', () => {
  expect(createEvidence(censusOf(...NOTES), [])('The woman saw F.', [])).toEqual({ certain: [], doubtful: [] });
});

it('tells how many mentions of every other document the words of the rest tell', () => {
  const law = (text: string, mention: string) => [text, 'LAW', mention] as const;
  const known = censusOf(law('Nach § 1 so.', '§ 1'), law('Nach § 2 so.', '§ 2'), law('Nach § 3 so.', '§ 3'), law('Das Gesetz gilt.', 'Gesetz'), law('Nach § 5 so.', '§ 5')); // prettier-ignore
  expect(toldShare(known, ['LAW'])).toBe(0.5);
  expect(toldShare(known, ['PER'])).toBe(0);
  expect(toldShare(censusOf(law('Nach § 1 so.', '§ 1')), ['LAW'])).toBe(0);
  expect(toldShare(censusOf(['Nach § 1 so.', 'LAW', '§ 1', '1']), ['LAW'])).toBe(0); // one in the other
});
