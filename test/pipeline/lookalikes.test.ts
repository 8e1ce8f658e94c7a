import { expect, it } from 'vitest';
import { createLookalikes } from '../../src/pipeline/mixture/lookalikes.ts';

const census = (texts: Readonly<Record<string, readonly string[]>>) =>
  createLookalikes({
    mentions: new Map(Object.entries(texts).map(([label, all]) => [label, all.length])),
    textsOf: (label) => new Set(texts[label]),
  });

it('tells the label whose mentions have the form of a number', () => {
  const alike = census({ PLACE: ['Leeds', '28001', '41003', '08012'], STREET: ['High St 12', '12'], CODE: ['12-34'] });
  expect(alike('99999', ['PLACE', 'STREET'])).toEqual({ label: 'PLACE' });
  expect(alike('9999', ['PLACE', 'STREET'])).toBeUndefined();
  expect(alike('99999', ['STREET'])).toBeUndefined();
  expect(alike('99', ['STREET'])).toBeUndefined(); // one is an exception
});

it('tells none where words are asked for, or where labels share a form', () => {
  const alike = census({ A: ['Leeds', 'Paris', 'Tunis', '111', '222', '333'], B: ['444', '555', '666'] });
  expect(alike('Basel', ['A', 'B'])).toBeUndefined();
  expect(alike('777', ['A', 'B'])).toBeUndefined();
  expect(alike('777', ['A'])).toEqual({ label: 'A' });
});
