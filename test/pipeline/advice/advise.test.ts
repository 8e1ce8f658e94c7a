import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { advise, WAYS } from '../../../src/pipeline/advice/advise.ts';
import { recordedExperiments } from '../../../src/pipeline/advice/experiments.ts';

const notes: Document[] = Array.from({ length: 20 }, (_, i) =>
  createDocument({
    id: `n${i}`,
    text: 'Dr. Holm saw the patient on the ward.',
    entities: [{ id: 'T1', start: 4, end: 8, label: 'NAME' }],
  }),
);
const tweets = [createDocument({ id: 't', text: 'RT @vega : ruiz is IN THE HOUSE ! !', entities: [] })];

describe('advise', () => {
  it('tells drift at home and there, a gain of each way with its error, and a way only where a gain is expected', async () => {
    const { home, target, language } = await advise(notes, { target: tweets });
    expect(language).toBe('en');
    expect(home.source.documents).toBe(16);
    expect(home.drift.unseenWords).toBe(0);
    expect(target?.drift.unseenWords).toBeGreaterThan(0.5);
    for (const { gains, way } of [home, target as typeof home]) {
      expect(gains.map((gain) => gain.way)).toEqual(WAYS);
      for (const { low, value, high, error, corpora } of gains) {
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(error).toBeGreaterThan(0);
        expect(corpora).toBeGreaterThan(5);
      }
      const most = Math.max(...gains.map(({ value }) => value));
      expect(way === undefined).toBe(most < 1);
    }
  });

  it('expects what the records say of experiments like theirs', () => {
    const gains = recordedExperiments().flatMap(({ arms }) =>
      arms['none'] && arms['default'] ? [arms['default'].strict - arms['none'].strict] : [],
    );
    expect(gains.length).toBeGreaterThan(20);
    expect(gains.filter((gain) => gain > 0).length).toBeGreaterThan(gains.length / 2);
  });

  it('knows no generated text for a language that has none', async () => {
    const { home } = await advise(notes, { locale: 'da' });
    expect(home.gains.map(({ way }) => way)).toEqual(['copies']);
    const text =
      'Pacjentka Holm została przyjęta rano z bólem w klatce piersiowej, który zaczął się poprzedniego wieczoru, ale nie miała gorączki, choć kaszlała od kilku dni, więc po badaniu pobrano krew.';
    const polish = notes.map(({ id }) => createDocument({ id, text, entities: [{ id: 'T1', start: 10, end: 14, label: 'NAME' }] })); // prettier-ignore
    const told = await advise(polish);
    expect([told.language, ...told.home.gains.map(({ way }) => way)]).toEqual(['und', 'copies']);
  });

  it('says what it needs', async () => {
    await expect(advise(notes.slice(0, 4))).rejects.toMatchObject({ code: 'empty-corpus' });
    await expect(advise(notes.map((doc) => ({ ...doc, entities: [] })))).rejects.toMatchObject({ code: 'no-mentions' });
  });
});
