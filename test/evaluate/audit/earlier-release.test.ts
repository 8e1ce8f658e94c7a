import { expect, it } from 'vitest';
import type { Document } from '../../../src/core/types.ts';
import { compareReleases } from '../../../src/evaluate/audit/earlier-release.ts';
import { labelled } from '../../helpers/marked.ts';

const note = (id: string, name: string, date: string, again: string, town: string) =>
  labelled(
    id,
    `Patient [${name}|NAME] was seen on [${date}|DATE] in [${town}|CITY] for a sore throat. She was told to rest, and ${again} rested.`,
  );
const SOURCE = note('s', 'Ida Quist', '2031-03-01', 'Quist', 'Larkhaven');
const compare = (earlier: readonly Document[], present: readonly Document[], sources = [SOURCE]) =>
  compareReleases(sources, earlier, present, {
    isNear: (label) => label === 'DATE',
    mayTell: (word) => !['She', 'Patient'].includes(word),
  });
const told = (earlier: Document, present: Document) =>
  compare([earlier], [present]).places.map(({ start, end, label, what }) => [
    SOURCE.text.slice(start, end),
    label,
    what,
  ]);

const FIRST = note('a', 'Eva Lind', '2030-05-11', 'Lind', 'Oakford');

it('tells nothing of a document that is the same in both, whatever its id', () => {
  const { places, ...counts } = compare([FIRST, note('b', 'Bo Ek', '2030-01-01', 'Ek', 'Ash')], [{ ...FIRST, id: 'z' }]); // prettier-ignore
  expect(places).toEqual([]);
  expect(counts).toMatchObject({ again: 1, gone: 0, same: 1, drawnAnew: 0, told: 0, unknown: 0 });
});

it('points at a name that was left in the earlier release and mended in the present', () => {
  const before = note('a', 'Eva Lind', '2030-05-11', 'Quist', 'Oakford');
  expect(told(before, FIRST)).toEqual([['Quist', undefined, 'stands in the earlier']]);
  expect(told(FIRST, before)).toEqual([['Quist', undefined, 'stands in the present']]);
});

it('tells of what one release kept and the other concealed, and of a document that one has as it was', () => {
  const dates = note('b', 'XXXX', '2031-03-01', 'XXXX', 'Larkhaven');
  expect(told(FIRST, dates).map(([text]) => text)).toContain('Larkhaven');
  expect(told(SOURCE, FIRST)).toEqual([
    ['Ida Quist', 'NAME', 'stands in the earlier'],
    ['Larkhaven', 'CITY', 'stands in the earlier'],
    ['Quist', undefined, 'stands in the earlier'],
    ['2031-03-01', 'DATE', 'stands in the earlier'],
  ]);
});

it('tells of dates that moved by other days, and only counts what was drawn anew and is near nothing', () => {
  const second = note('b', 'Ada Berg', '2032-01-02', 'Berg', 'Elmstead');
  expect(told(FIRST, second)).toEqual([['2031-03-01', 'DATE', 'drawn twice']]);
  const classes = note('b', 'Ada Berg', '<Date>', 'Berg', 'Elmstead');
  const { places, drawnAnew, same } = compare([FIRST], [classes]);
  expect([places, drawnAnew, same]).toEqual([[], 1, 0]);
});

it('takes a label whose mentions all stand in one release as kept, not as drawn so by chance', () => {
  const sources = Array.from({ length: 12 }, (_, i) => note(`s${i}`, 'Ida Quist', `2031-03-${10 + i}`, `Falk${i} Quist`, 'Larkhaven')); // prettier-ignore
  const release = (kept: boolean) => sources.map(({ id }, i) => note(id, 'Eva Lind', kept ? `2031-03-${10 + i}` : `2030-07-${10 + i}`, `Falk${i} Lind`, 'Oakford')); // prettier-ignore
  expect(compare(release(true), release(false), sources).labels).toMatchObject({
    DATE: { 'stands in the earlier': 12, 'drawn twice': 0 },
  });
});

it('counts what is no longer there, and what nothing tells the source of', () => {
  const other = labelled('x', 'Nothing of all this was ever written about anybody in any house.');
  expect(compare([FIRST, other], [])).toMatchObject({ again: 0, gone: 1, unknown: 1, told: 0 });
});
