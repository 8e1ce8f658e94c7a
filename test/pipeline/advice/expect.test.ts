import { beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { measureDoubt } from '../../../src/pipeline/advice/doubt.ts';
import { expectRecall } from '../../../src/pipeline/advice/expect.ts';
import { recordedExperiments } from '../../../src/pipeline/advice/experiments.ts';
import { crf } from '../../../src/taggers/crf/family.ts';
import { findFamily } from '../../../src/taggers/index.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import type { TrainedTagger } from '../../../src/taggers/types.ts';

const NAMES = ['Holm', 'Vega', 'Lind', 'Zorn', 'Berg'];
const training: Document[] = Array.from({ length: 40 }, (_, i) => {
  const name = NAMES[i % 5] as string;
  const entities = [{ id: 'T1', start: 4, end: 4 + name.length, label: 'NAME' }];
  return createDocument({ id: `t${i}`, text: `Dr. ${name} saw the patient on the ward.`, entities });
});
const known = training.map(({ id, text }) => createDocument({ id, text, entities: [] }));
const strange = known.map(({ id }, i) =>
  createDocument({ id, text: `RT @vega: Ms Ruiz-${i} and zorn IN THE HOUSE!!`, entities: [] }),
);

let tagger: TrainedTagger;
beforeAll(async () => {
  tagger = await crf.train(training, parseSettings(crf, { gazetteers: false }), { seed: 13, language: 'en' });
});

describe('expectRecall', () => {
  it('counts what was found, and expects less of strange text than of known', async () => {
    const here = await expectRecall(tagger, known);
    const there = await expectRecall(tagger, strange);
    expect(here.own).toMatchObject({ documents: 40, found: 40 });
    expect(here.recall.value).toBeGreaterThan(there.recall.value);
    for (const { recall, precision } of [here, there]) {
      for (const { low, value, high } of [recall, precision]) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(value);
        expect(value).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(1);
      }
    }
  });

  it('expects less than the tagger itself does, and errs less on the recorded corpora', async () => {
    const { error, recall, own } = await expectRecall(tagger, known);
    const arms = recordedExperiments().flatMap((one) => Object.values(one.arms));
    const ownError = arms.reduce((sum, { doubt, truth }) => sum + Math.abs(doubt.recall - truth.recall), 0) / arms.length; // prettier-ignore
    expect(error.recall).toBeLessThan(ownError);
    expect(error.recall).toBeGreaterThan(0);
    expect(recall.value).toBeLessThan(own.recall);
  });

  it('says what cannot be told', async () => {
    const dictionary = await findFamily('dictionary');
    const other = await dictionary.train(training, parseSettings(dictionary, {}), { seed: 1, language: 'en' });
    await expect(expectRecall(other, known)).rejects.toMatchObject({ code: 'no-marginals' });
    await expect(measureDoubt(tagger, [])).rejects.toMatchObject({ code: 'empty-corpus' });
  });
});
