import { expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { conll } from '../../src/formats/conll/index.ts';
import { readDocs, roundTrip } from '../helpers/round-trip.ts';

const row = (word: string, names: string, ...verbs: readonly string[]) =>
  ['nw/x/00/x_0001', 0, 0, word, 'NN', '(TOP*', '-', '-', '-', '-', names, ...verbs, '(12)'].join('   ');
const HEAD = [
  '#begin document (nw/x/00/x_0001); part 000',
  row('#', '*'),
  row('Eva', '(PERSON*'),
  row('Lind', '*)'),
  row('saw', '*'),
  row('Bonn', '(GPE)'),
  '',
  row('Ida', '(PERSON)', '(V*)', '*'),
  row('came', '*', '*', '(V*)'),
  '',
  '#end document',
];
const FILE = [...HEAD, ...HEAD.map((line) => line.replace('x_0001)', 'x_0002)')), ''].join('\n');

it('reads columns of CoNLL-2012, a document each part, and writes tokens with their tags', async () => {
  expect(conll.detect({ relative: 'a.v4_gold_conll', head: FILE, complete: true, siblings: [] })).toBeGreaterThan(0.8);
  const { docs, diagnostics, written } = await roundTrip(conll, { 'a.v4_gold_conll': FILE });
  expect(docs.map(({ id }) => id)).toEqual(['nw/x/00/x_0001-000', 'nw/x/00/x_0002-000']);
  for (const { text, entities } of docs) {
    expect(text).toBe('# Eva Lind saw Bonn\nIda came');
    const mentions = entities.map(({ start, end, label }) => `${label}:${text.slice(start, end)}`);
    expect(mentions).toEqual(['PERSON:Eva Lind', 'GPE:Bonn', 'PERSON:Ida']);
  }
  expect(diagnostics.map(({ code }) => code)).toEqual(['other-layout']);
  const again = await readDocs(conll, { 'a.conll': String(written['a.v4_gold_conll']) });
  expect(again.docs.map(({ id, text, entities }) => [id, text, entities])).toEqual(docs.map(({ id, text, entities }) => [id, text, entities])); // prettier-ignore
  expect(again.diagnostics).toEqual([]);
});

it('derives documents of CoNLL-2012', async () => {
  const { written } = await roundTrip(conll, { a: FILE }, {}, (docs) =>
    docs.map((doc) => applyEdits(doc, [{ start: 2, end: 10, replacement: 'Ann Berg' }], { id: `${doc.id}-1` })),
  );
  expect(String(written['a'])).toContain('Ann\tB-PERSON\nBerg\tI-PERSON\nsaw\tO');
});
