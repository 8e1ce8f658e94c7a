import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { conceal, type ConcealOptions } from '../../src/pipeline/concealment/conceal.ts';
import { labelled } from '../helpers/marked.ts';

const COUNT = 40;
const docs = Array.from({ length: 30 }, (_, i) =>
  labelled(
    `d${i}`,
    `Seen: ${'[Eva Brandvold|PATIENT] of [Reading|CITY] on [3 May 2011|DATE] under [4417093|MEDICALRECORD]. '.repeat(COUNT)}`,
  ),
);

async function concealed(options: ConcealOptions): Promise<readonly Document[]> {
  const written: Document[] = [];
  for await (const doc of await conceal(docs, { strategy: 'pseudo', seed: 7, locale: 'en', ...options }))
    written.push(doc);
  return written;
}

/** For each document, its surrogates of a label in text order. */
const runsOf = (written: readonly Document[], label: string) =>
  written.map(({ text, entities }) =>
    entities.filter((entity) => entity.label === label).map(({ start, end }) => text.slice(start, end)),
  );

const changes = (run: readonly string[]) => run.filter((text, i) => i > 0 && text !== run[i - 1]).length;

describe('conceal --redraw', () => {
  it('goes on to another surrogate as often as asked, from the one that stands without it', async () => {
    const before = await concealed({});
    const written = await concealed({ redraw: 0.25 });
    for (const label of ['PATIENT', 'CITY']) {
      const runs = runsOf(written, label);
      const share = runs.reduce((sum, run) => sum + changes(run), 0) / (docs.length * (COUNT - 1));
      // Three standard errors of 1,170 draws are .038; now and then a draw gives the same.
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.29);
      expect(runs.map(([first]) => first)).toEqual(runsOf(before, label).map(([first]) => first));
      expect(runs.flat().filter((text) => /\b(?:eva|brandvold|reading)\b/i.test(text))).toEqual([]);
      expect(runsOf(before, label).every((run) => changes(run) === 0)).toBe(true);
    }
  });

  it('leaves dates and numbers consistent, from which draws would tell what they were', async () => {
    const before = await concealed({});
    const written = await concealed({ redraw: 1 });
    for (const label of ['DATE', 'MEDICALRECORD']) expect(runsOf(written, label)).toEqual(runsOf(before, label));
    expect(await concealed({ redraw: 1 })).toEqual(written);
  });

  it('is refused where nothing repeats, and says so in the manifest where it is done', async () => {
    await expect(conceal(docs, { strategy: 'pseudo', redraw: 0.5, mode: 'unlinkable' })).rejects.toThrow(
      /draws every one anew/,
    );
    expect((await conceal(docs, { strategy: 'pseudo', redraw: 0.5 })).job.redraw).toBe(0.5);
    expect('redraw' in (await conceal(docs, { strategy: 'pseudo' })).job).toBe(false);
  });
});
