import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Corpus, Document } from '../../src/core/types.ts';
import { evaluateCorpora } from '../../src/evaluate/evaluate.ts';
import { findScorer } from '../../src/evaluate/scorers.ts';
import { augment, learn } from '../../src/pipeline/augmentation/augment.ts';
import { checkRelease } from '../../src/pipeline/audit/release-check.ts';
import { conceal } from '../../src/pipeline/concealment/conceal.ts';
import { deriveTemplates } from '../../src/pipeline/templates/derive-templates.ts';
import { splitCorpus } from '../../src/pipeline/split.ts';
import { train } from '../../src/pipeline/training/train.ts';

const documents = Array.from({ length: 4 }, (_, i) =>
  createDocument({
    id: `d${i}`,
    text: 'Eva Lind came from Rome.',
    entities: [{ id: 'T1', start: 0, end: 8, label: 'PATIENT' }],
  }),
);

async function* once(): AsyncGenerator<Document> {
  yield* documents;
}

function* onceInMemory(): Generator<Document> {
  yield* documents;
}

const oneShots: readonly (readonly [string, () => Corpus])[] = [
  ['an async generator', once],
  ['a generator', onceInMemory as unknown as () => Corpus],
  ['a stream', () => Readable.from(documents)],
];

const readTwice: readonly (readonly [string, (corpus: Corpus) => Promise<unknown>])[] = [
  ['augment', (corpus) => augment(corpus)],
  ['learn', (corpus) => learn(corpus)],
  ['conceal', (corpus) => conceal(corpus, { strategy: 'mask' })],
  ['splitCorpus', (corpus) => splitCorpus(corpus)],
  ['deriveTemplates', (corpus) => deriveTemplates(corpus)],
];

describe('a corpus that can be read once', () => {
  it.each(readTwice.flatMap(([name, job]) => oneShots.map(([kind, make]) => [kind, name, job, make] as const)))(
    'as %s is refused by %s, which reads it twice, with what to pass instead',
    async (_, name, job, make) => {
      const error: unknown = await job(make()).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(TypeError);
      expect((error as Error).message).toContain(`${name} reads`);
      expect((error as Error).message).toMatch(/array of documents, or an object that can be iterated again/u);
    },
  );

  it('is augmented where all was learned before', async () => {
    const learned = await learn(documents);
    const idsOf = async (corpus: Corpus | readonly Document[]) => {
      const ids: string[] = [];
      for await (const { id } of await augment(corpus, { learned })) ids.push(id);
      return ids;
    };
    const ids = await idsOf(documents);
    expect(ids.slice(0, 4)).toEqual(['d0', 'd0-aug1', 'd0-aug2', 'd0-aug3']);
    for (const [, make] of oneShots) expect(await idsOf(make())).toEqual(ids);
  });

  it('is read whole by what reads once', async () => {
    const evaluation = await evaluateCorpora(once(), once(), [findScorer('strict')]);
    expect([evaluation.documents, evaluation.measurements[0]?.micro.f1]).toEqual([4, 1]);
    const plan = (await conceal(documents, { strategy: 'mask', predicted: once() })).job.plan;
    expect(Object.keys(plan)).toEqual(['PATIENT']);
    expect((await checkRelease(once(), once())).originals).toBe(4);
    const { info } = await train(once(), { model: 'dictionary', dev: once() });
    expect([info.training.documents, info.training.dev?.documents]).toEqual([4, 4]);
  });
});

describe('a corpus in memory', () => {
  it('is taken as an array by all that a one-shot corpus is told to be an array for', async () => {
    for (const [, job] of readTwice) await job(documents as unknown as Corpus);
    const all: string[] = [];
    for await (const [, { id }] of await splitCorpus(documents)) all.push(id);
    expect(all).toEqual(documents.map(({ id }) => id));
    const { documents: compared } = await evaluateCorpora(documents, documents, [findScorer('strict')]);
    expect(compared).toBe(4);
  });
});
