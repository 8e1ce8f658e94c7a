import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { toCorpus } from '../../src/core/document.ts';
import { createRng } from '../../src/core/rng.ts';
import type { CharSpan, Document } from '../../src/core/types.ts';
import { fillPlaceholders } from '../../src/pipeline/placeholders/fill-placeholders.ts';
import { findOverlooked, OVERLOOKED_LAYER } from '../../src/pipeline/placeholders/overlooked.ts';
import { generate } from '../../src/pipeline/templates/generate.ts';
import { crf } from '../../src/taggers/crf/family.ts';
import { setThreads } from '../../src/taggers/neural/kernels/simd/kernel.ts';
import { sensitivity } from '../../src/taggers/sensitivity/family.ts';
import { parseSettings } from '../../src/taggers/settings.ts';
import type { TrainedTagger } from '../../src/taggers/types.ts';
import { decisions, smallSettings } from '../taggers/sensitivity/fixture.ts';

beforeAll(() => setThreads(1));

/** A decision in which some names were left, and where. */
interface Planted {
  readonly document: Document;
  readonly names: readonly CharSpan[];
}

/** Puts names out of sight as courts do, "K.", but every tenth. */
function anonymise(docs: readonly Document[], label: string, leaves: boolean): Planted[] {
  const rng = createRng(5);
  return docs.map((doc) => {
    const persons = doc.entities.filter((entity) => entity.label === label);
    // Some are blank in the templates already.
    const isWritten = ({ start, end }: CharSpan) => /\p{L}{3}/u.test(doc.text.slice(start, end));
    const left = persons.filter((one, i) => leaves && isWritten(one) && rng.fork(doc.id, i).chance(0.1));
    const edits = persons.filter((one) => !left.includes(one)).map(({ start, end }) => ({ start, end, replacement: `${doc.text.charAt(start)}.` })); // prettier-ignore
    const { text, entities } = applyEdits({ ...doc, entities: left }, edits);
    return { document: { id: doc.id, text, entities: [] }, names: entities };
  });
}

/** Of the planted names, how many are found; of what is found, how much is a planted name. */
async function measure(tagger: TrainedTagger, planted: readonly Planted[], least: number) {
  let [names, found, right, hits, d] = [0, 0, 0, 0, 0];
  for await (const { entities } of await findOverlooked(tagger, planted.map(({ document }) => document), { least })) {
    const own = planted[d++]?.names ?? [];
    const places = entities.filter(({ layer }) => layer === OVERLOOKED_LAYER);
    const meet = (a: CharSpan) => (b: CharSpan) => a.start < b.end && b.start < a.end;
    names += own.length;
    found += places.length;
    hits += own.filter((name) => places.some(meet(name))).length;
    right += places.filter((place) => own.some(meet(place))).length;
  } // prettier-ignore
  return { names, recall: hits / names, precision: right / found };
}

async function generated(partition: 'train' | 'test', seed: number): Promise<Document[]> {
  const docs: Document[] = [];
  for await (const doc of generate('de-court', { count: 80, seed, partition })) docs.push(doc);
  return docs;
}

describe('findOverlooked', () => {
  it('finds names left in generated decisions, of templates and lists that it never saw, by a CRF of filled ones', async () => {
    const blank = anonymise(await generated('train', 1), 'PER', false).map(({ document }) => document);
    const filled: Document[] = [];
    for await (const doc of await fillPlaceholders(toCorpus(blank))) filled.push(doc);
    const settings = parseSettings(crf, { delta: 0.001 });
    const tagger = await crf.train(filled, settings, { seed: 13, language: 'de' });
    const { names, recall, precision } = await measure(tagger, anonymise(await generated('test', 2), 'PER', true), 0.3);
    expect(names).toBeGreaterThan(30);
    expect(recall).toBeGreaterThan(0.5);
    expect(precision).toBeGreaterThan(0.55);
  });

  it('finds names by their context alone, by a sensitivity tagger of blanks', async () => {
    const settings = parseSettings(sensitivity, smallSettings);
    const tagger = await sensitivity.train(decisions(24, false), settings, { seed: 3, language: 'de' });
    const { recall, precision } = await measure(tagger, anonymise(decisions(30, true, 99), 'PERSON', true), 0.3);
    expect(recall).toBeGreaterThan(0.7);
    expect(precision).toBeGreaterThan(0.7);
    await tagger.dispose?.();
  });
});
