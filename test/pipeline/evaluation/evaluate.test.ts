import { describe, expect, it } from 'vitest';
import { createDocument, type Document } from '../../../src/index.ts';
import { evaluatePredictions, findScorer, measureAgreement } from '../../../src/api/evaluation.ts';

const TEXT = 'Anna Berg lives in Oslo.';
const document = (id: string, labels: readonly [string | undefined, string | undefined]): Document =>
  createDocument({
    id,
    text: TEXT,
    entities: labels.flatMap((label, i) =>
      label === undefined ? [] : [{ id: `T${i}`, start: i === 0 ? 0 : 19, end: i === 0 ? 9 : 23, label }],
    ),
  });
const gold = [document('a', ['PATIENT', 'CITY']), document('b', ['DOCTOR', 'CITY'])];
/** A doctor is taken for a patient, and a city is missed. */
const found = [document('a', ['PATIENT', 'CITY']), document('b', ['PATIENT', undefined])];
const renamed = found.map((doc) => ({ ...doc, id: `file-${doc.id}` }));

describe('evaluatePredictions', () => {
  it('pairs by order where no id agrees, and tells which prediction', async () => {
    const byOrder: string[] = [];
    const options = { compare: renamed, onPairedByOrder: (which: string) => byOrder.push(which) };
    const { measurements, missing, comparisons } = await evaluatePredictions(gold, found, options);
    expect(byOrder).toEqual(['compare']);
    expect(missing.count).toBe(0);
    expect(measurements[0]?.micro).toMatchObject({ precision: 2 / 3, recall: 1 / 2 });
    expect(comparisons).toMatchObject([{ match: 'strict', f1: { difference: 0, p: 1 } }]);
  });

  it('scores coarse types, says by which map, and tells which labels are confused', async () => {
    const options = { coarse: true, confusions: true, match: ['strict', findScorer('binary-token')] };
    const { labelMap, measurements, ambiguity } = await evaluatePredictions(gold, found, options);
    expect(labelMap).toMatchObject({ coarse: true });
    expect(measurements.map(({ match }) => match)).toEqual(['strict', 'binary-token']);
    // A doctor and a patient are both names.
    expect(measurements[0]?.micro).toMatchObject({ precision: 1, recall: 3 / 4 });
    expect(ambiguity?.total).toMatchObject({ mentions: 4, right: 3, missed: 1 });
    const fine = (await evaluatePredictions(gold, found, { confusions: true })).ambiguity?.total;
    expect(fine).toMatchObject({ right: 2, within: 1, across: 0, missed: 1 });
  });

  it('tells mentions with words that training had from others', async () => {
    const training = [createDocument({ id: 't', text: 'Berg met Anna.', entities: [] })];
    const { vocabulary } = await evaluatePredictions(gold, found, { training });
    expect(vocabulary?.['']).toMatchObject({ mentions: 4, rate: 1 / 2, unknown: { correct: 1, missed: 1 } });
  });

  it('refuses a label that no mention has, and a corpus that can be read once', async () => {
    await expect(evaluatePredictions(gold, found, { only: ['PATENT'] })).rejects.toMatchObject({
      code: 'unknown-label',
    });
    const once = (async function* () {
      yield* gold;
    })();
    await expect(evaluatePredictions(once, found)).rejects.toThrow('evaluatePredictions reads its corpus twice');
  });
});

describe('measureAgreement', () => {
  it('is the same with the annotators exchanged, and counts what only one of them has', async () => {
    const more = [...found, document('c', ['PATIENT', 'CITY'])];
    const [one, other] = [await measureAgreement(gold, more), await measureAgreement(more, gold)];
    expect([one.unpaired, one.labels.documents]).toEqual([1, 2]);
    expect(one.labels.tokens).toEqual(other.labels.tokens);
    expect(one.coarse?.marked.kappa).toBeGreaterThan(one.labels.marked.kappa ?? 1);
    await expect(measureAgreement(gold, [])).rejects.toMatchObject({ code: 'nothing-to-compare' });
  });
});
