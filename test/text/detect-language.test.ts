import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { generate } from '../../src/pipeline/templates/generate.ts';
import { createLanguageCensus } from '../../src/text/detect-language.ts';

const languageOfAll = (documents: Iterable<Document>) => {
  const census = createLanguageCensus();
  for (const doc of documents) census.add(doc);
  return census.plainLanguage();
};
const sets = readdirSync(fileURLToPath(new URL('../../templates/', import.meta.url)), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('zh-en') ? [entry.name] : [])) // in two languages
  .toSorted();

describe('the language of a corpus', () => {
  it('is told of documents of every set of templates, and never wrongly of one document or its beginning', async () => {
    for (const set of sets) {
      const made = generate(set, { count: 40, seed: 5 });
      const documents: Document[] = [];
      for await (const doc of made) documents.push(doc);
      const [language] = set.split('-') as [string];
      expect([set, languageOfAll(documents)]).toEqual([set, language]);
      for (const doc of documents) {
        for (const length of [60, 150, 400, doc.text.length]) {
          const start = createDocument({ id: doc.id, text: doc.text.slice(0, length), entities: [] });
          const found = languageOfAll([start]);
          if (found !== undefined) expect([set, length, found]).toEqual([set, length, language]);
        }
      }
    }
  });

  it('does not depend on the order of the documents', () => {
    const words = ['the', 'of', 'und', 'der', 'nicht', 'pero', 'los', 'été', 'dans', '病', '人', 'och'];
    const texts = fc.array(fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join(' ')));
    fc.assert(
      fc.property(texts, (all) => {
        const documents = all.map((text, i) => createDocument({ id: `${i}`, text, entities: [] }));
        expect(languageOfAll(documents.toReversed())).toBe(languageOfAll(documents));
      }),
    );
  });

  it('is not told by what mentions say', () => {
    const text = 'el la los del pero muy hasta desde fue había';
    const entities = [{ id: 'T1', start: 0, end: text.length, label: 'TITLE' }];
    expect(languageOfAll([createDocument({ id: 'd', text, entities })])).toBeUndefined();
    expect(languageOfAll([createDocument({ id: 'd', text, entities: [] })])).toBe('es');
  });

  it('is Chinese where the characters are, and nothing where two languages are mixed', () => {
    const chinese = createDocument({
      id: 'z',
      text: '病人今日早上因為發燒及咳嗽三天來急診就醫，體溫三十八度。',
      entities: [],
    });
    expect(languageOfAll([chinese])).toBe('zh');
    const mixed = createDocument({ id: 'm', text: `${chinese.text} The patient was seen by the team and has no fever, but they are on it at the ward.`, entities: [] }); // prettier-ignore
    expect(languageOfAll([mixed])).toBeUndefined();
  });
});
