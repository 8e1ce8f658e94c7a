import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCodeMixing } from '../../src/augment/code-mixing.ts';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import { createRng } from '../../src/core/rng.ts';
import type { Document } from '../../src/core/types.ts';
import { loadBilingualLexicon, parseBilingualLexicon } from '../../src/resources/bilingual-lexicon.ts';
import { loadLanguageWords } from '../../src/resources/lexical-data.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { languageByScript, mixingOf } from '../../src/text/code-mixing.ts';
import { tokenise } from '../../src/text/tokenise.ts';

const analyse = createAnalyser('zh');
const shipped = loadBilingualLexicon('zh-en-clinical');

function write(doc: Document, options: Partial<Parameters<typeof createCodeMixing>[0]> = {}, seed = 1): Document {
  const rng = createRng(seed);
  const augmenter = createCodeMixing({ lexicon: shipped, ...options });
  const { edits } = augmenter.propose(doc, analyse(doc), { document: rng, source: rng, patient: rng, corpus: rng });
  return applyEdits(doc, edits, {
    id: `${doc.id}-aug1`,
    derivedFrom: { id: doc.id, copy: 1, seed, recipe: 'test', steps: ['code-mixing'] },
  });
}

const plain = (text: string) => createDocument({ id: '1', text, entities: [] });
const indexOf = (text: string) => mixingOf(tokenise(text), languageByScript({ latin: 'en', han: 'zh' })).index;

describe('code-mixing augmentation', () => {
  it('switches phrases of either language, with blanks around words of letters only', () => {
    const lexicon = parseBilingualLexicon('#en\tzh\nfever\t發燒\nchest pain\t胸痛\n', 'own.tsv');
    expect(write(plain('He had Fever and chest  pain.'), { lexicon, target: 0.5 }).text).toBe('He had 發燒 and 胸痛.');
    expect(write(plain('病人有發燒症狀及胸痛。'), { lexicon, target: 0.5 }).text).toMatch(
      /病人有 fever 症狀及|及 chest pain。/,
    );
    // Back to one language.
    expect(write(plain('病人有fever症狀'), { lexicon, target: 0 }).text).toBe('病人有發燒症狀');
  });

  it('takes the longest phrase, and none over a line end', () => {
    const lexicon = parseBilingualLexicon('#en\tzh\nblood\t血\nblood pressure\t血壓\n', 'own.tsv');
    expect(write(plain('high blood pressure noted here'), { lexicon, target: 0.5 }).text).toBe('high 血壓 noted here');
    expect(write(plain('the blood\npressure was high today'), { lexicon, target: 0.5 }).text).toContain('血\npressure');
  });

  it('brings sentences near the target, and no farther than phrases of the lexicon do', () => {
    const text =
      'fever, cough, headache, vomiting and diarrhea since last week, admission for treatment and examination';
    expect(indexOf(text)).toBe(0);
    for (let seed = 1; seed < 20; seed++) {
      const index = indexOf(write(plain(text), { target: 0.3 }, seed).text);
      expect(Math.abs(index - 0.3)).toBeLessThan(0.1);
      expect(write(plain(text), { target: 0 }, seed).text).toBe(text);
      expect(write(plain(text), { rate: 0 }, seed).text).toBe(text);
    }
    const texts = Array.from({ length: 20 }, (_, seed) => write(plain(text), {}, seed).text);
    expect(new Set(texts).size).toBeGreaterThan(10);
  });

  it('leaves entities and what touches them alone, and moves every label with its text', () => {
    const words = [
      'fever',
      'cough',
      '發燒',
      '住院',
      '於',
      'Dr.',
      'Holm',
      '王小明',
      '3/4',
      'chest pain',
      '。',
      '\n',
      '👩‍⚕️',
      '１２',
      'é',
    ];
    const text = fc.array(fc.tuple(fc.constantFrom(...words), fc.constantFrom('', ' ')), { maxLength: 25 });
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(24), fc.nat(3))), fc.nat(99), (parts, marks, seed) => {
        let whole = '';
        const starts: number[] = [];
        for (const [word, blank] of parts) {
          starts.push(whole.length);
          whole += word + blank;
        }
        let from = 0;
        const entities = marks
          .toSorted(([a], [b]) => a - b)
          .flatMap(([at, length], i) => {
            const start = starts[at];
            const word = parts[Math.min(at + length, parts.length - 1)]?.[0];
            const end = (starts[Math.min(at + length, parts.length - 1)] ?? 0) + (word?.length ?? 0);
            if (start === undefined || start < from || end <= start) return [];
            from = end;
            return [{ id: `T${i}`, start, end, label: 'X' }];
          });
        const doc = createDocument({ id: '1', text: whole, entities });
        const derived = write(doc, { target: 0.5 }, seed);
        expect(derived.entities.map(({ id, start, end }) => [id, derived.text.slice(start, end)])).toEqual(
          doc.entities.map(({ id, start, end }) => [id, doc.text.slice(start, end)]),
        );
        expect(write(doc, { target: 0.5 }, seed).text).toBe(derived.text);
      }),
    );
  });

  it('tells languages of one script by the words of the lexicon', () => {
    const hindi = loadLanguageWords('hi-latn').slice(0, 60);
    const english = loadLanguageWords('en').slice(-60);
    const rows = hindi.map((word, i) => `${word}\t${english[i] ?? ''}`);
    const lexicon = parseBilingualLexicon(`#hi\ten\n${rows.join('\n')}\n`, 'own.tsv');
    const source = hindi.slice(0, 6).join(' ');
    const written = write(plain(source), { lexicon, target: 0.5 }).text.split(' ');
    expect(written).toHaveLength(6);
    expect(written.filter((word) => english.includes(word)).length).toBe(3);
    const few = parseBilingualLexicon('#hi\ten\nbukhar\tfever\n', 'own.tsv');
    expect(() => createCodeMixing({ lexicon: few })).toThrow(expect.objectContaining({ code: 'bad-lexicon' }) as Error);
  });

  it('refuses settings that mean nothing', () => {
    expect(() => createCodeMixing({ lexicon: shipped, target: 0.6 })).toThrow(TypeError);
    expect(() => createCodeMixing({ lexicon: shipped, rate: -1 })).toThrow(TypeError);
  });
});
