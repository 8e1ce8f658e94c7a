import { describe, expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { copiesOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

const NOTES = [
  'The nurse was told that [Margaret Whitcombe|PII] of [Granger Foods|PII] had moved to [Denver|PII] on [12 March 2014|PII].',
  'It was said that [Thomas Haverly|PII] would be at [Northwind Ltd|PII] by [03/05/2016|PII], and he was called at [(212) 555-0188|PII].',
  'There is a letter of [Susan Oakes|PII] to [Acme Corp.|PII] in which she asks for the number [882-19-3344|PII] again.',
];

describe('a label of which nothing tells what it means', () => {
  it('has persons, towns, days and numbers that become others of their kind, and others that become each other', async () => {
    const source = NOTES.map((note, i) => labelled(`d${i}`, note));
    const { copies } = await copiesOf(await augment(source, { context: false }));
    expect(copies.length).toBeGreaterThan(0);
    const persons = new Set(['Margaret Whitcombe', 'Thomas Haverly', 'Susan Oakes']);
    const firms = ['Granger Foods', 'Northwind Ltd', 'Acme Corp.'];
    for (const copy of copies.filter(({ derivedFrom }) => derivedFrom !== undefined)) {
      const texts = copy.entities.map(({ start, end }) => copy.text.slice(start, end));
      expect(new Set(copy.entities.map(({ label }) => label))).toEqual(new Set(['PII']));
      expect(texts.filter((text) => persons.has(text))).toEqual([]);
      expect(texts.filter((text) => /Denver|12 March 2014|03\/05\/2016|555-0188|882-19/.test(text))).toEqual([]);
      expect(texts.some((text) => firms.includes(text))).toBe(true);
    }
  });
});
