import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { fillPlaceholders } from '../../src/pipeline/placeholders/fill-placeholders.ts';
import { findOverlooked, OVERLOOKED_LAYER } from '../../src/pipeline/placeholders/overlooked.ts';
import { isPlaceholder } from '../../src/placeholders/labels.ts';
import { crf } from '../../src/taggers/crf/family.ts';
import { parseSettings } from '../../src/taggers/settings.ts';
import type { TrainedTagger } from '../../src/taggers/types.ts';
import { decisions } from '../taggers/sensitivity/fixture.ts';

const collect = async (docs: AsyncIterable<Document>) => {
  const all: Document[] = [];
  for await (const doc of docs) all.push(doc);
  return all;
};
const surfaces = ({ text, entities }: Document) =>
  entities.filter(({ layer }) => layer === OVERLOOKED_LAYER).map(({ start, end }) => text.slice(start, end));

let tagger: TrainedTagger;
beforeAll(async () => {
  const filled = await collect(await fillPlaceholders(decisions(24, false)));
  tagger = await crf.train(filled, parseSettings(crf, { gazetteers: false }), { seed: 13, language: 'de' });
});

describe('findOverlooked', () => {
  const text =
    'Der Zeuge K. hat dies glaubhaft bekundet . Die Klägerin Sommerfeldt beantragt , das Urteil aufzuheben . ' +
    'Das Gericht hat die Klage abgewiesen . Der Zeuge Öztürk-Lindner hat dies glaubhaft bekundet .';

  it('finds names that stand where others are blank, in the decision as it came', async () => {
    const [found] = await collect(await findOverlooked(tagger, [{ id: 'd1', text, entities: [] }], { least: 0.3 }));
    expect(found?.text).toBe(text);
    expect(surfaces(found as Document)).toEqual(['Sommerfeldt', 'Öztürk-Lindner']);
    expect(found?.entities.filter(isPlaceholder).map(({ start, end }) => text.slice(start, end))).toEqual(['K.']);
    for (const { layer, attributes } of found?.entities ?? []) {
      if (layer === OVERLOOKED_LAYER) expect(attributes?.['score']).toBeGreaterThan(0.3);
    }
  });

  it('finds nothing where all is blank, whatever the blanks are filled with', async () => {
    const blank = decisions(4, false, 77).map((doc) => ({ ...doc, entities: [] }));
    for (const seed of [1, 2]) {
      const found = await collect(await findOverlooked(tagger, blank, { seed, least: 0.3 }));
      expect(found.flatMap(surfaces)).toEqual([]);
      expect(found.map(({ text: own }) => own)).toEqual(blank.map(({ text: own }) => own));
    }
  });

  it('takes placeholders that a person marked, leaves those that nothing fills, and keeps other layers', async () => {
    const start = text.indexOf('Sommerfeldt');
    const entities = [
      { id: 'L1', start, end: start + 11, label: 'OTHER' },
      { id: 'c', start: 4, end: 9, label: 'Role', layer: 'roles' },
    ];
    const [found] = await collect(await findOverlooked(tagger, [{ id: 'd1', text, entities }], { least: 0.3 }));
    expect(surfaces(found as Document)).toContain('Öztürk-Lindner');
    expect(surfaces(found as Document)).not.toContain('Sommerfeldt');
    expect(found?.entities).toEqual(expect.arrayContaining(entities.map((each) => expect.objectContaining(each) as unknown))); // prettier-ignore
    expect(new Set(found?.entities.map(({ id }) => id)).size).toBe(found?.entities.length);
  });

  it('refuses a tagger that knows no probabilities', async () => {
    const { marginalSource: _, ...blind } = tagger;
    await expect(findOverlooked({ ...blind, family: 'dictionary' }, [])).rejects.toMatchObject({
      code: 'no-marginals',
    });
  });
});
