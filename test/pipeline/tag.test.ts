import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tagger } from '../../src/api/taggers.ts';
import { noteOfLanguage } from '../../src/pipeline/tagging/tag.ts';
import { createDocument, openTagger, readCorpus, saveModel, tagCorpus, train, writeCorpus } from '../../src/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-tag-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string, text?: string) => {
  const file = path.join(folder, name);
  if (text !== undefined) writeFileSync(file, text);
  return file;
};
const documents = [
  createDocument({
    id: 'a',
    text: 'Eva Lind came from Rome.',
    entities: [{ id: '1', start: 0, end: 8, label: 'PATIENT' }],
  }),
  createDocument({
    id: 'b',
    text: 'Rome is where Eva Lind is.',
    entities: [{ id: '1', start: 14, end: 22, label: 'PATIENT' }],
  }),
];
beforeAll(async () => {
  const { tagger, info } = await train(documents, { model: 'dictionary' });
  await saveModel(at('model'), tagger, info);
});

it('says that a text is plainly in another language than the model was trained for', async () => {
  const tagger = await openTagger(at('model'));
  const text = (one: string) => [createDocument({ id: 'a', text: one.repeat(3), entities: [] })];
  const german = text('Er kam nicht mehr nach Hause, weil sie auch noch da war und er das nicht wollte. ');
  expect(await noteOfLanguage(german, tagger)).toMatch(/^The text is in "de", and the model was trained for "en"/u);
  expect(
    await noteOfLanguage(text('He did not come home because she was there and would not go. '), tagger),
  ).toBeUndefined();
  expect(await noteOfLanguage(text('Lind 12/3'), tagger)).toBeUndefined();
  const english = text('He did not come home because she was there and would not go. ');
  const mixed = [...english, ...english, ...german];
  expect(await noteOfLanguage(mixed, tagger)).toMatch(
    /^1 of the 3 documents is in "de", and the model was trained for/u,
  );
});

describe('tagCorpus', () => {
  it('puts what the tagger finds in the place of what was there, counts both, and can be iterated again', async () => {
    const tagger = await openTagger(at('model'));
    const tagged = await tagCorpus(documents, tagger, {
      labelMap: { name: 'mine', labels: { PATIENT: { to: 'NAME', policy: 'replace' } } } as never,
    });
    for (let i = 0; i < 2; i++) {
      for await (const { entities } of tagged) expect(entities.map(({ label }) => label)).toEqual(['NAME']);
      expect(tagged.summary()).toEqual({
        documents: 2,
        entities: 2,
        replaced: 2,
        widened: 0,
        dropped: 0,
        byLabel: { NAME: 2 },
      });
    }
    await tagger.dispose();
  });

  it('widens mentions to whole tokens of the file, which is written back with the tokens it had', async () => {
    const file = at('tokens.conll', 'Lindberg O\ncame O\n');
    const corpus = await readCorpus(file, { from: 'conll' });
    const four: Tagger = {
      labels: ['X'],
      async *tag(docs) {
        for await (const doc of docs) yield { ...doc, entities: [{ id: '1', start: 0, end: 4, label: 'X' }] };
      },
    };
    const tagged = await tagCorpus(corpus, four);
    await writeCorpus(tagged, at('out.conll'), { like: corpus });
    expect(readFileSync(at('out.conll'), 'utf8')).toMatch(/^Lindberg B-X\ncame O\n+$/u);
    expect(tagged.summary()).toMatchObject({ widened: 1, dropped: 0 });
  });

  it('does not count a document that the output refused', async () => {
    const tagged = await tagCorpus(documents, await openTagger(at('model')));
    const iterator = tagged[Symbol.asyncIterator]();
    await iterator.next();
    await iterator.next(false);
    await iterator.next(true);
    expect(tagged.summary()).toMatchObject({ documents: 1, entities: 1, replaced: 2 });
  });
});

describe('openTagger', () => {
  it('takes the thresholds of the paper for a model that was never tuned, and says so', async () => {
    const { tagger, info } = await train(documents, { model: 'crf', settings: { maxIterations: 5 } });
    await saveModel(at('crf'), tagger, info);
    const notes: string[] = [];
    const opened = await openTagger(at('crf'), { recallBias: { beta: 40 }, onNote: (note) => notes.push(note) });
    for await (const _ of await tagCorpus(documents, opened));
    expect(notes).toEqual([expect.stringContaining('was not tuned')]);
    expect(opened.labels).toEqual(['PATIENT']);
    await expect(openTagger(at('crf'), { recallBias: { beta: 40 }, outsideBias: 1 })).rejects.toMatchObject({
      code: 'two-biases',
    });
    await expect(openTagger(at('crf'), { recallBias: { beta: 3 } })).rejects.toMatchObject({ name: 'PalimpsestError' });
  });
});
