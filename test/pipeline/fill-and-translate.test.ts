import { describe, expect, it } from 'vitest';
import { createDocument, type Document } from '../../src/index.ts';
import { fillPlaceholders } from '../../src/api/placeholders.ts';
import { loadBilingualLexicon } from '../../src/api/resources.ts';
import { createLexiconTranslator, translateCorpus } from '../../src/api/text.ts';

const textsOf = async (corpus: AsyncIterable<Document>) => {
  const found: Document[] = [];
  for await (const doc of corpus) found.push(doc);
  return found;
};

describe('fillPlaceholders', () => {
  const decision = createDocument({ id: 'a', text: 'Der Kläger K. wohnt in B. bei Herrn K.', entities: [] });

  it('finds and fills blanks, the same letter with the same name, and says what was there', async () => {
    const unfilled: Document[] = [];
    const onUnfilled = (doc: Document) => {
      unfilled.push(doc);
      return undefined;
    };
    const filled = await fillPlaceholders([decision], { seed: 7, onUnfilled });
    const [once] = await textsOf(filled);
    const names = once?.entities.filter(({ label }) => label === 'PERSON').map(({ start, end }) => once.text.slice(start, end)); // prettier-ignore
    expect(names?.length).toBe(2);
    expect(new Set(names).size).toBe(1);
    expect(names?.[0]).toMatch(/^K\p{L}/u);
    expect(unfilled[0]?.text).toBe(decision.text);
    const { entities } = unfilled[0] as Document;
    expect(filled.summary()).toEqual({ documents: 1, filled: entities.length, left: 0 });
    expect((await textsOf(filled))[0]?.text).toBe(once?.text);
  });

  it('looks for nothing where that is not wanted', async () => {
    const filled = await fillPlaceholders([decision], { detect: false });
    expect((await textsOf(filled))[0]?.text).toBe(decision.text);
  });
});

describe('translateCorpus', () => {
  const translator = createLexiconTranslator(loadBilingualLexicon('zh-en-clinical'));
  const mixed = createDocument({
    id: 'a',
    text: '病人 fever 三天，由王醫師 follow up。',
    entities: [{ id: '1', start: 13, end: 14, label: 'DOCTOR' }],
  });

  it('translates mixed sentences, keeps their labels and counts both, anew each time', async () => {
    const translated = await translateCorpus([mixed], translator);
    for (let i = 0; i < 2; i++) {
      const [doc] = await textsOf(translated);
      expect(doc?.text).not.toBe(mixed.text);
      expect(doc?.entities.map(({ start, end }) => doc.text.slice(start, end))).toEqual(['王']);
      expect(translated.summary()).toMatchObject({ documents: 1, entities: 1, sentences: 1, mixed: 1 });
    }
  });

  it('does not count a document that the output refused', async () => {
    const translated = await translateCorpus([mixed, { ...mixed, id: 'b' }], translator);
    const iterator = translated[Symbol.asyncIterator]();
    await iterator.next();
    await iterator.next(false);
    await iterator.next(true);
    expect(translated.summary()).toMatchObject({ documents: 1, sentences: 2 });
  });
});
