import { expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { loadBilingualLexicon } from '../../../src/resources/bilingual-lexicon.ts';
import { createTranslationCounts, translateDocument } from '../../../src/taggers/translation/translate-document.ts';
import { createLexiconTranslator, type Translator } from '../../../src/taggers/translation/translator.ts';
import { languageByScript } from '../../../src/text/code-mixing.ts';

const tell = languageByScript({ latin: 'en', han: 'zh' });
const text = '病人於3/4因fever住院。\nSeen by Dr. 張家明 for follow-up.\nStable.';
const span = (surface: string, label: string, id: string) => {
  const start = text.indexOf(surface);
  return { id, start, end: start + surface.length, label };
};
const doc = createDocument({
  id: 'n1',
  text,
  entities: [span('3/4', 'DATE', 'T1'), span('張家明', 'DOCTOR', 'T2')],
  meta: { patient: 'p1' },
});
const surfaces = (found: typeof doc) => found.entities.map(({ id, start, end }) => [id, found.text.slice(start, end)]);

it('translates sentences of two languages alone, to the one that most words are of, labels with them', async () => {
  const counts = createTranslationCounts();
  const translator = createLexiconTranslator(loadBilingualLexicon('zh-en-clinical'));
  const found = await translateDocument(doc, translator, tell, 'zh', counts);
  expect(found.text).toBe('病人於3/4因發燒住院。\nSeen by Dr. 張家明 for follow-up.\nStable.');
  expect(surfaces(found)).toEqual(surfaces(doc));
  expect(found).toMatchObject({ id: 'n1', meta: { patient: 'p1' }, derivedFrom: { id: 'n1', recipe: 'translation' } });
  expect(counts).toEqual({
    sentences: 3,
    mixed: 2,
    translated: { zh: 1, en: 1 },
    failed: {},
    changed: 1,
    stillMixed: 1,
  });
});

it('follows mentions to where a translation puts them', async () => {
  const asked: [string, string][] = [];
  const translator: Translator = {
    name: 'test',
    async translate(marked, to) {
      asked.push([marked, to]);
      return to === 'en' ? 'For <e1>Chang Chia-Ming</e1> he was seen.' : '住院於<e1>三月四日</e1>，因發燒。';
    },
  };
  const counts = createTranslationCounts();
  const found = await translateDocument(doc, translator, tell, 'zh', counts);
  expect(asked).toEqual([
    ['病人於<e1>3/4</e1>因fever住院。', 'zh'],
    ['Seen by Dr. <e1>張家明</e1> for follow-up.', 'en'],
  ]);
  expect(found.text).toBe('住院於三月四日，因發燒。\nFor Chang Chia-Ming he was seen.\nStable.');
  expect(surfaces(found)).toEqual([
    ['T1', '三月四日'],
    ['T2', 'Chang Chia-Ming'],
  ]);
  expect(counts.stillMixed).toBe(0);
});

it('leaves a sentence as it was where a label does not come back, and counts why', async () => {
  const answers = ['病人住院。', undefined];
  const translator: Translator = { name: 'test', translate: async () => answers.shift() };
  const counts = createTranslationCounts();
  const found = await translateDocument(doc, translator, tell, 'zh', counts);
  expect(found.text).toBe(text);
  expect(surfaces(found)).toEqual(surfaces(doc));
  expect(counts).toMatchObject({ mixed: 2, translated: {}, failed: { 'marker-lost': 1, 'no-translation': 1 } });
});
