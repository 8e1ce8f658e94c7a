import { describe, expect, it } from 'vitest';
import {
  loadBilingualLexicon,
  parseBilingualLexicon,
  shippedBilingualLexicons,
} from '../../src/resources/bilingual-lexicon.ts';

describe('bilingual lexicons', () => {
  it('are two languages and pairs of phrases', () => {
    const { name, languages, entries } = parseBilingualLexicon(
      '\uFEFF#es\ten\r\n# a note\r\ndolor\tpain\r\n\r\nfiebre \t fever\r\n',
      'a/own.tsv',
    );
    expect({ name, languages, entries }).toEqual({
      name: 'own',
      languages: ['es', 'en'],
      entries: [['dolor', 'pain'], ['fiebre', 'fever']],
    }); // prettier-ignore
  });

  it.each([
    ['', 1],
    ['en\tzh\na\tb', 1],
    ['#en\ten\na\tb', 1],
    ['#en\tzh\na\tb\nfever', 3],
    ['#en\tzh\na\tb\tc', 2],
    ['#en\tzh\n', 2],
  ])('name the line that is wrong: %j', (text, line) => {
    expect(() => parseBilingualLexicon(text, 'own.tsv')).toThrow(
      expect.objectContaining({ code: 'bad-lexicon', place: { file: 'own.tsv', line } }) as Error,
    );
  });

  it('are shipped without repeated pairs, Chinese on one side and Latin letters first on the other', () => {
    expect(shippedBilingualLexicons()).toContain('zh-en-clinical');
    const { entries, languages } = loadBilingualLexicon('zh-en-clinical');
    expect(languages).toEqual(['en', 'zh']);
    expect(entries.length).toBeGreaterThan(200);
    expect(new Set(entries.map((entry) => entry.join('\t'))).size).toBe(entries.length);
    expect(entries.filter(([en, zh]) => !/^[a-z][\w -]*$/i.test(en) || !/\p{Script=Han}{2}/u.test(zh))).toEqual([]);
  });

  it('that are not there are named with those that are', () => {
    expect(() => loadBilingualLexicon('nowhere.tsv')).toThrow(
      expect.objectContaining({ code: 'no-such-lexicon' }) as Error,
    );
  });
});
