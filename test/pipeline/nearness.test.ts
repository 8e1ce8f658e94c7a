import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { sharesOf } from '../../src/pipeline/mixture/nearness.ts';
import { createDocument } from '../../src/core/document.ts';

const plain = (text: string) => ({ text, entities: [] });

it('shares sum to 1, and none is nothing, whatever the words', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }).map(plain), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), texts, (sets, corpus) => {
      const shares = sharesOf(sets, corpus);
      expect(shares).toHaveLength(sets.length);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(shares.every((share) => share > 0)).toBe(true);
    }),
  );
});

it('a set has more, the more of the corpus’s words it has, of which mentions are none', () => {
  const ward = plain('the patient was admitted to the ward with fever');
  const court = plain('the court dismissed the appeal of the claimant');
  const text = 'Court: the patient had fever on the ward';
  const corpus = [{ text, entities: [{ id: 'T1', label: 'ORG', start: 0, end: 5 }] }];
  const [ofWard = 0, ofCourt = 0] = sharesOf([[ward], [court]], corpus);
  expect(ofWard).toBeGreaterThan(2 * ofCourt);
  expect(sharesOf([[ward], [court]], [{ ...plain(text.slice(5)) }])).toEqual([ofWard, ofCourt]);
  expect(sharesOf([[court], [ward]], corpus)).toEqual([ofCourt, ofWard]);
});

it('no more of a set is read than of another that is long enough', () => {
  const endless = function* (text: string) {
    for (;;) yield plain(text);
  };
  const corpus = [plain('fever')];
  const [first, second] = sharesOf([endless('fever '.repeat(20_000)), endless('fever '.repeat(40_000))], corpus);
  expect(first).toBeCloseTo(second ?? 0);
});

/** Two sentences in which the same mentions stand. */
function corpusOf(tell: (person: string, place: string) => string): readonly Document[] {
  return ['Erna Kluge', 'Ralf Stein', 'Ute Vogt'].map((person, i) => {
    const place = ['Celle', 'Soest', 'Emden'][i] as string;
    const text = tell(person, place);
    const at = (label: string, name: string) => ({ id: label, label, start: text.indexOf(name), end: text.indexOf(name) + name.length }); // prettier-ignore
    return createDocument({ id: `d${i}`, text, entities: [at('PER', person), at('LOC', place)] });
  });
}

it.each([
  ['de-clinical', (person: string, place: string) => `Patient ${person} aus ${place}, stationäre Aufnahme bei Luftnot, Pulmo: Rasselgeräusche basal, Röntgen-Thorax: Infiltrat, Labor: CRP, Medikation unverändert, Kontrolle durch Hausarzt.`],
  ['de-court', (person: string, place: string) => `Der Kläger ${person} aus ${place} hat gegen das Urteil des Landgerichts Berufung eingelegt. Die Klage ist zulässig und begründet; der Beklagte trägt die Kosten des Rechtsstreits, das Urteil ist vorläufig vollstreckbar.`],
] as const)('a German corpus of its kind gets most from %s', async (name, tell) => {
  const { job } = await augment(corpusOf(tell), { locale: 'de' });
  const parts = (job.mixture?.parts ?? []).toSorted((a, b) => b.characters - a.characters);
  expect(parts.length).toBe(3);
  expect(parts[0]?.set).toBe(name);
  expect(parts[0]?.characters).toBeGreaterThan(1.5 * (parts[2]?.characters ?? Infinity));
}); // prettier-ignore
