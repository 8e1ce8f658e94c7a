import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { createRng } from '../../../src/core/rng.ts';
import type { Store } from '../../../src/core/store.ts';
import type { Document, Entity } from '../../../src/core/types.ts';
import { mergeCounts, microRatios } from '../../../src/evaluate/counts.ts';
import { findScorer } from '../../../src/evaluate/scorers.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import { crf } from '../../../src/taggers/crf/family.ts';
import type { CrfTagger, CrfTagOptions } from '../../../src/taggers/crf/tagger.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import type { FamilyContext } from '../../../src/taggers/types.ts';
import { describeWithCorpus } from '../../helpers/corpora.ts';

/** `[Rome](LOC)`: the text with the mentions that the brackets say. */
function parse(marked: string, id = 'd'): Document {
  const entities: Entity[] = [];
  let text = '';
  let at = 0;
  for (const match of marked.matchAll(/\[([^\]]+)\]\((\w+)\)/g)) {
    text += marked.slice(at, match.index);
    const [all, value = '', label = ''] = match;
    entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + value.length, label });
    text += value;
    at = match.index + all.length;
  }
  return createDocument({ id, text: text + marked.slice(at), entities });
}

const FAMILIES = ['Vega', 'Lind', 'Ortega', 'Marsh', 'Quill', 'Tanaka', 'Brandt', 'Holm', 'Pryce', 'Sorel'];
const GIVEN = ['Anna', 'Tom', 'Inés', 'Karl', 'Maud', 'Yuki'];
const CITIES = ['Lyon', 'Oslo', 'Bristol', 'Porto', 'Ghent', 'Nantes'];
const SENTENCES = [
  (name: string, city: string) => `Seen by Dr. [${name}](NAME) in [${city}](CITY).`,
  (name: string) => `The patient, [${name}](NAME), slept well.`,
  (_: string, city: string) => `Transferred to [${city}](CITY) on Monday.`,
  (name: string, city: string) => `[${name}](NAME) lives in [${city}](CITY) with two dogs.`,
  () => 'No fever was seen and the wound is dry.',
];

/** Invented notes of a few sentences; those of another seed have other sentences. */
function invent(count: number, seed: number): Document[] {
  return Array.from({ length: count }, (_, i) => {
    const rng = createRng(seed).fork(i);
    const lines = Array.from({ length: 3 }, () => {
      const name = rng.chance(0.5) ? `${rng.pick(GIVEN)} ${rng.pick(FAMILIES)}` : rng.pick(FAMILIES);
      return rng.pick(SENTENCES)(name, rng.pick(CITIES));
    });
    return parse(lines.join('\n'), `note-${seed}-${i}`);
  });
}

const train = (documents: readonly Document[], settings: object = {}, context: Partial<FamilyContext> = {}) =>
  crf.train(documents, parseSettings(crf, settings), { seed: 13, language: 'en', ...context });

async function tag(tagger: CrfTagger, documents: readonly Document[], options?: CrfTagOptions): Promise<Document[]> {
  const tagged: Document[] = [];
  const corpus = (async function* () {
    yield* documents;
  })();
  for await (const doc of tagger.tag(corpus, options)) tagged.push(doc);
  return tagged;
}

function strictF1(gold: readonly Document[], tagged: readonly Document[]): number {
  const scorer = findScorer('strict');
  return microRatios(mergeCounts(gold.map((doc, i) => scorer.count(doc, tagged[i] as Document)))).f1;
}

function createMemoryStore(): Store & { readonly blobs: Map<string, Uint8Array> } {
  const blobs = new Map<string, Uint8Array>();
  return {
    blobs,
    // As files are read: a Buffer, which may be part of a larger one.
    read: async (name) => {
      const bytes = blobs.get(name);
      return bytes && Buffer.concat([Uint8Array.of(0), bytes]).subarray(1);
    },
    write: async (name, bytes) => void blobs.set(name, bytes),
    remove: async (name) => void blobs.delete(name),
  };
}

/** As text: to compare two arrays of a million numbers takes ten seconds. */
const bytesOf = ({ blobs }: { readonly blobs: ReadonlyMap<string, Uint8Array> }) =>
  new Map([...blobs].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]));

const training = invent(60, 1);
const test = invent(30, 2);

describe('a trained crf', () => {
  let tagger: CrfTagger;
  beforeAll(async () => {
    tagger = await train(training);
  });

  it('finds the mentions of sentences it has not seen', async () => {
    expect(tagger.labels).toEqual(['CITY', 'NAME']);
    expect(strictF1(test, await tag(tagger, test))).toBeGreaterThan(0.97);
  });

  it('tags each document alike whatever comes before it', async () => {
    const forward = await tag(tagger, test);
    const backward = await tag(tagger, test.toReversed());
    expect(backward.toReversed()).toEqual(forward);
    const alone = await Promise.all(test.map(async (doc) => (await tag(tagger, [doc]))[0]));
    expect(alone).toEqual(forward);
  });

  it('keeps entities of other layers and replaces the others', async () => {
    const doc = parse('Seen by Dr. [Holm](WRONG).');
    const drug: Entity = { id: 'D1', start: 0, end: 4, label: 'DRUG', layer: 'clinical' };
    const [tagged] = await tag(tagger, [createDocument({ ...doc, entities: [...doc.entities, drug] })]);
    expect(tagged?.entities.map(({ label }) => label)).toEqual(['DRUG', 'NAME']);
  });

  it('is the same bits saved and loaded', async () => {
    const store = createMemoryStore();
    await tagger.save(store);
    const config = JSON.parse(JSON.stringify(tagger.config)) as Record<string, unknown>;
    const loaded = await crf.load(store, config);
    expect(loaded.labels).toEqual(tagger.labels);
    expect(loaded.config).toEqual(tagger.config);
    expect(await tag(loaded, test)).toEqual(await tag(tagger, test));
    for (const doc of test) expect(loaded.marginals(doc)).toEqual(tagger.marginals(doc));
    const again = createMemoryStore();
    await loaded.save(again);
    expect(bytesOf(again)).toEqual(bytesOf(store));
  });

  it('refuses a model whose files are damaged', async () => {
    const store = createMemoryStore();
    await tagger.save(store);
    const weights = store.blobs.get('weights.bin') as Uint8Array;
    for (const bytes of [weights.subarray(0, -8), weights.subarray(0, 2), undefined]) {
      if (bytes) store.blobs.set('weights.bin', bytes);
      else store.blobs.delete('weights.bin');
      await expect(crf.load(store, tagger.config)).rejects.toMatchObject({ code: 'damaged-model' });
    }
  });

  it('finds more with a recall bias, and less with a negative one', async () => {
    const counts: number[] = [];
    for (const recallBias of [-20, -2, 0, 2, 20]) {
      const tagged = await tag(tagger, test, { recallBias });
      counts.push(tagged.reduce((sum, doc) => sum + doc.entities.reduce((n, { start, end }) => n + end - start, 0), 0));
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBe(0);
    expect(counts[4]).toBeGreaterThan(counts[2] as number);
  });

  it('gives probabilities that sum to 1 and shift with the recall bias', () => {
    const doc = test[0] as Document;
    const outside = tagger.tags.indexOf('O');
    const biased = tagger.marginals(doc, { recallBias: 3 });
    tagger.marginals(doc).forEach(({ tokens, probabilities }, s) => {
      const size = tagger.tags.length;
      expect(probabilities).toHaveLength(tokens.length * size);
      tokens.forEach((_, t) => {
        const row = Array.from(probabilities.subarray(t * size, (t + 1) * size));
        expect(row.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 9);
        expect(biased[s]?.probabilities[t * size + outside]).toBeLessThanOrEqual((row[outside] as number) + 1e-12);
      });
    });
  });

  it('gives the n best taggings, the first of which is the one it tags with', async () => {
    const doc = parse('Seen by Dr. [Holm](NAME) in [Ghent](CITY).');
    const [sentence] = tagger.nBest(doc, 3);
    expect(sentence?.best).toHaveLength(3);
    expect(sentence?.best[0]?.tags).toEqual(['O', 'O', 'O', 'O', 'B-NAME', 'O', 'B-CITY', 'O']);
    const logs = sentence?.best.map(({ logProbability }) => logProbability) as number[];
    expect(logs).toEqual(logs.toSorted((a, b) => b - a));
    expect(logs.reduce((sum, log) => sum + Math.exp(log), 0)).toBeLessThanOrEqual(1);
  });

  it('says how sure it is of a mention: as its least sure token', async () => {
    const doc = parse('Seen by Dr. [Maud Holm](NAME) in [Ghent](CITY).\nNo fever.');
    const [tagged] = await tag(tagger, [doc], { confidence: true });
    const [{ probabilities } = { probabilities: new Float64Array() }] = tagger.marginals(doc);
    const at = (token: number, name: string) =>
      probabilities[token * tagger.tags.length + tagger.tags.indexOf(name)] as number;
    expect(tagged?.entities.map(({ attributes }) => attributes?.['confidence'])).toEqual([
      Math.min(at(4, 'B-NAME'), at(5, 'I-NAME')),
      at(7, 'B-CITY'),
    ]);
    const [plain] = await tag(tagger, [doc]);
    expect(plain?.entities[0]).not.toHaveProperty('attributes');
  });

  it('tags a sentence of 20,000 tokens', async () => {
    const text = Array.from({ length: 4000 }, (_, i) => `and Dr. ${FAMILIES[i % 10]} in Ghent`).join(' ');
    const [tagged] = await tag(tagger, [createDocument({ id: 'long', text, entities: [] })]);
    expect(tagged?.entities.length).toBeGreaterThan(4000);
  });

  it('tags an empty document', async () => {
    expect((await tag(tagger, [createDocument({ id: 'e', text: ' \n', entities: [] })]))[0]?.entities).toEqual([]);
  });
});

describe('training a crf', () => {
  it('gives the same bytes again, and tells of each step', async () => {
    const stores = [createMemoryStore(), createMemoryStore()] as const;
    const steps: number[] = [];
    for (const store of stores) {
      const tagger = await train(
        training.slice(0, 10),
        { maxIterations: 5 },
        { onStep: ({ step }) => steps.push(step) },
      );
      await tagger.save(store);
    }
    expect(bytesOf(stores[0])).toEqual(bytesOf(stores[1]));
    expect(stores[0].blobs.size).toBeGreaterThan(0);
    expect(steps).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  });

  it('says how it ended, and trains until it has converged unless it is told not to', async () => {
    const whole = await train(training.slice(0, 10), {});
    expect(['converged', 'little-progress']).toContain(whole.trainingEnd?.reason);
    const capped = await train(training.slice(0, 10), { maxIterations: 5 });
    expect(capped.trainingEnd).toEqual({ reason: 'cap', steps: 5 });
  });

  it.each([
    ['deid features', { features: 'deid' }],
    ['the averaged perceptron', { algorithm: 'ap', maxIterations: 10 }],
    ['BIOES', { scheme: 'BIOES' }],
    ['part of speech', { pos: true }],
    ['L2 alone, any tag sequence', { c1: 0, c2: 0.1, constrained: false }],
    ['frequent features only', { minFrequency: 2 }],
  ])('works with %s', async (_, settings) => {
    const tagger = await train(training, settings);
    expect(strictF1(test, await tag(tagger, test))).toBeGreaterThan(0.9);
  });

  it('puts gazetteers and clusters into the model, which then needs no other file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-crf-'));
    const clusters = path.join(folder, 'clusters.tsv');
    writeFileSync(clusters, ['Vega', 'Lind', 'Zorn'].map((word) => `0110\t${word}\t9\n`).join(''));
    const tagger = await train(training.slice(0, 30), { gazetteers: true, clusters, c1: 0, maxIterations: 30 });
    const store = createMemoryStore();
    await tagger.save(store);
    rmSync(folder, { recursive: true });
    expect([...store.blobs.keys()].toSorted()).toEqual([
      'attributes.bin',
      'clusters.bin',
      'gazetteers.bin',
      'weights.bin',
    ]);
    const loaded = await crf.load(store, tagger.config);
    const docs = [...test, parse('The patient, [Zorn](NAME), lives in Toronto.')];
    for (const doc of docs) expect(loaded.marginals(doc)).toEqual(tagger.marginals(doc));
  });

  it('knows the word clusters of the language where lists are looked up, and keeps them in the model', async () => {
    const few = training.slice(0, 10);
    const tagger = await train(few, { gazetteers: true, maxIterations: 20 });
    const store = createMemoryStore();
    await tagger.save(store);
    expect(store.blobs.has('clusters.bin')).toBe(true);
    const loaded = await crf.load(store, tagger.config);
    for (const doc of test) expect(loaded.marginals(doc)).toEqual(tagger.marginals(doc));
    const alone = await train(few, { gazetteers: true, clusters: false, maxIterations: 20 });
    expect(alone.marginals(test[0] as Document)).not.toEqual(tagger.marginals(test[0] as Document));
    for (const settings of [{ gazetteers: true, clusters: false }, { gazetteers: false }])
      expect((await train(few, { ...settings, maxIterations: 2 })).config).toMatchObject({ clusters: false });
    expect((await train(few, { gazetteers: false, clusters: true, maxIterations: 2 })).config).toMatchObject({
      clusters: true,
    });
  });

  it('says which languages have word clusters where one without is asked for them', async () => {
    await expect(train(training.slice(0, 2), { clusters: true }, { language: 'sv' })).rejects.toMatchObject({
      code: 'no-clusters',
      hint: expect.stringContaining('de, en, es, fr') as string,
    });
    expect((await train(training.slice(0, 2), { maxIterations: 2 }, { language: 'sv' })).config).toMatchObject({
      clusters: false,
    });
  });

  it('learns names that it looks up and names that it does not, where all of them are listed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-crf-'));
    mkdirSync(path.join(folder, 'en'));
    const listed = Array.from({ length: 120 }, (_, i) => `Q${String.fromCodePoint(97 + (i % 26))}${i.toString(36)}x`);
    writeFileSync(
      path.join(folder, 'en', 'wards.tsv'),
      ['#value\tgender\tband', ...listed.map((name) => `${name}\tu\t1`)].join('\n'),
    );
    const documents = listed.map((name) => parse(`Seen by [${name}](NAME) in the afternoon.`));
    const unlisted = parse('Seen by [Umbrik](NAME) in the afternoon.');
    const surest = async (gazetteerDropout: number) => {
      const tagger = await train(documents, { gazetteers: [folder], gazetteerDropout });
      const [{ probabilities } = { probabilities: new Float64Array() }] = tagger.marginals(unlisted);
      return probabilities[2 * tagger.tags.length + tagger.tags.indexOf('B-NAME')] as number;
    };
    expect(await surest(0.3)).toBeGreaterThan(await surest(0));
    rmSync(folder, { recursive: true });
  });

  it('refuses what the language has not', async () => {
    await expect(train(training, { pos: true }, { language: 'es' })).rejects.toMatchObject({ code: 'no-pos-tagger' });
    await expect(
      train(training, { gazetteers: [mkdtempSync(path.join(tmpdir(), 'lists-'))] }, { language: 'fi' }),
    ).rejects.toMatchObject({
      code: 'no-gazetteers',
    });
  });

  it('looks no word up, and says so, where the language has no lists', async () => {
    const notices: string[] = [];
    const tagger = await train(training, {}, { language: 'fi', onNotice: (code) => notices.push(code) });
    expect(notices).toEqual(['no-gazetteers']);
    expect(tagger.labels).toEqual((await train(training)).labels);
  });

  it('refuses an empty training set and unknown settings', async () => {
    await expect(train([])).rejects.toMatchObject({ code: 'crf-no-data' });
    expect(() => parseSettings(crf, { maxiterations: 1 })).toThrow(
      expect.objectContaining({
        code: 'bad-settings',
        hint: expect.stringMatching(/^Did you mean maxIterations\? The settings of crf/u),
      }),
    );
  });

  it('tells of training documents without an entity, and then finds none', async () => {
    const notices: string[] = [];
    const tagger = await train([parse('No fever.')], {}, { onNotice: (code) => notices.push(code) });
    expect(notices).toEqual(['no-entities']);
    expect(tagger.labels).toEqual([]);
    expect((await tag(tagger, test)).flatMap(({ entities }) => entities)).toEqual([]);
  });

  it('works where every token has one tag', async () => {
    const tagger = await train([parse('[Rome](LOC)'), parse('[Oslo](LOC)')]);
    expect((await tag(tagger, [parse('Paris')]))[0]?.entities).toMatchObject([{ label: 'LOC', start: 0, end: 5 }]);
  });

  it('tells of entities that cannot be learned as they are', async () => {
    const notices: string[] = [];
    const doc = createDocument(
      {
        id: 'n',
        text: 'Rome Hospital is here.',
        entities: [
          { id: 'a', start: 0, end: 13, label: 'ORG' },
          { id: 'b', start: 5, end: 11, label: 'LOC' },
        ],
      },
      { overlaps: 'allow' },
    );
    await train([doc], { maxIterations: 2 }, { onNotice: (code) => notices.push(code) });
    expect(notices).toEqual(['nested-entities']);
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    const onStep = () => controller.abort(new Error('enough'));
    await expect(train(training, {}, { onStep, signal: controller.signal })).rejects.toThrow('enough');
  });
});

describeWithCorpus('wikigold/wikigold.conll.txt', (corpus) => {
  it('is learned from forty articles well enough to find names in others', async () => {
    const documents: Document[] = [];
    for await (const doc of await readCorpus(corpus)) documents.push(doc);
    const tagger = await train(documents.slice(0, 40), { maxIterations: 40 });
    const rest = documents.slice(40, 80);
    expect(strictF1(rest, await tag(tagger, rest))).toBeGreaterThan(0.35);
  });
});

describe('a CRF between two', () => {
  it('has odds between theirs, those of the one or the other where it has nothing of the other', async () => {
    const [one, other] = [await train(invent(20, 1)), await train(invent(20, 2), { c2: 3 })];
    const oddsOf = (tagger: CrfTagger) =>
      ['Vega', 'Oslo', 'fever', 'Nobody'].flatMap((text) => {
        const [sequence] = tagger.marginals(createDocument({ id: 'd', text, entities: [] }));
        const p = sequence?.probabilities as Float64Array;
        return tagger.tags.flatMap((tag, y) => (tag.startsWith('B-') ? [Math.log((p[y] as number) / (p[0] as number))] : [])); // prettier-ignore
      });
    const [first, last] = [oddsOf(one), oddsOf(other)];
    expect(first.length).toBe(8);
    for (const share of [0, 0.3, 1]) {
      const between = oddsOf(one.blend?.(other, share) as CrfTagger);
      between.forEach((odds, i) => expect(odds).toBeCloseTo((1 - share) * (first[i] as number) + share * (last[i] as number), 8)); // prettier-ignore
    }
    expect(first.some((odds, i) => Math.abs(odds - (last[i] as number)) > 0.1)).toBe(true);
  });

  it('is none where their tags differ', async () => {
    const one = await train(invent(5, 1));
    const other = await train([parse('[Oslo](TOWN) is far.')]);
    expect(one.blend?.(other, 0.5)).toBeUndefined();
  });
});
