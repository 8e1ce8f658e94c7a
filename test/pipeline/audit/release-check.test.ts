import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { parseInline } from '../../../src/formats/inline/reader.ts';
import { createCardInput } from '../../../src/pipeline/audit/card-input.ts';
import { judgeInWords } from '../../../src/pipeline/audit/judgement.ts';
import { testMembership } from '../../../src/pipeline/audit/membership.ts';
import { checkRelease } from '../../../src/pipeline/audit/release-check.ts';
import { createDataCard } from '../../../src/report/data-card.ts';

function doc(id: string, inline: string): Document {
  return createDocument({ id, ...parseInline(inline) });
}

const sources = [
  doc('a', '[Eva Lind](PATIENT), aged [63](AGE), came on [03/12/2031](DATE) with a brown rash on both her arms.'),
  doc('b', '[Ann Brown](PATIENT) of [Castle Point](CITY) called about her results at [555-0148](PHONE).'),
];

describe('checkRelease', () => {
  it('tells kinds, places and whether a label covers them, without any text', async () => {
    const copy = doc(
      'a-aug1',
      '[Ada Berg](PATIENT), aged [60](AGE), came on [2031-03-12](DATE); Lind has a BROWN rash.',
    );
    const check = await checkRelease(sources, [copy, doc('b-aug1', 'A brown dog called Bo at 5550148.')]);
    expect(check.findings).toEqual([
      { document: 'a-aug1', start: 27, end: 37, label: 'DATE', kind: 'date', labelled: true, source: 'a', entity: 'T3', isOwn: true }, // prettier-ignore
      { document: 'a-aug1', start: 39, end: 43, label: 'PATIENT', kind: 'part', labelled: false, source: 'a', entity: 'T1', isOwn: true }, // prettier-ignore
      { document: 'b-aug1', start: 25, end: 32, label: 'PHONE', kind: 'digits', labelled: false, source: 'b', entity: 'T3', isOwn: true }, // prettier-ignore
    ]);
    expect(JSON.stringify(check)).not.toMatch(/Lind|Brown|5550148/);
    expect(check.direct.linked.total).toMatchObject({ mentions: 6, standing: 3, unlabelled: 2, telling: 2 });
    expect(check).toMatchObject({ copies: 2, originals: 0, unlinked: 0, labelMap: 'i2b2-2014', locale: 'en' });
  });

  it('judges by limits, of which k is a least one', async () => {
    const derived = [sources[0] as Document, doc('b-aug1', '[Bo](PATIENT) of [Castle Point](CITY).')];
    const check = await checkRelease(sources, derived, {
      quasi: ['CITY'],
      limits: { originals: 0, direct: 1, k: 2, similarity: 1 },
    });
    expect(check.gates).toEqual([
      { check: 'originals', limit: 0, value: 1, passed: false },
      { check: 'direct', limit: 1, value: 1, passed: true },
      { check: 'k', limit: 2, value: 1, passed: false },
      { check: 'similarity', limit: 1, value: check.similarity.maximum, passed: true },
    ]);
    expect(judgeInWords(check)).toMatch(
      /^Residual identifiers: failed \(\d of \d checks passed\)\. Do not release this corpus: it contains 1 source document verbatim/,
    );
    await expect(checkRelease(sources, [], { limits: { k: 2 } })).rejects.toMatchObject({ code: 'check-not-measured' });
    await expect(checkRelease(sources, [], { limits: { love: 2 } })).rejects.toMatchObject({ code: 'unknown-check' });
  });

  it('sets the limits of a release', async () => {
    const check = await checkRelease(sources, [doc('x', 'Quite other words, by [Karl Ek](PATIENT).')], {
      release: true,
    });
    expect(check.gates.every(({ passed }) => passed)).toBe(true);
    expect(check.gates.map(({ check: name }) => name)).toEqual(['originals', 'chance', 'unlabelled', 'beside', 'ngrams', 'similarity']); // prettier-ignore
    expect(judgeInWords(check)).toMatch(/^Residual identifiers: passed \((\d) of \1 checks passed\)\. None of/);
  });

  it('does not pass a check that compared nothing: it is not judged', async () => {
    const check = await checkRelease(sources, [doc('x', 'Quite other words, by nobody.')], {
      release: true,
      limits: { untouched: 0.01, labelled: 0 },
    });
    const notJudged = (name: string) => ({ check: name, limit: name === 'untouched' ? 0.01 : 0, value: null, passed: false }); // prettier-ignore
    expect(check.gates).toEqual(expect.arrayContaining(['chance', 'untouched', 'labelled'].map(notJudged)));
    expect(judgeInWords(check)).toMatch(/^Residual identifiers: failed .* not judged/);
    const none = await checkRelease([], [doc('x', 'Words.')], { release: true });
    expect(none.gates).toContainEqual(notJudged('unlabelled'));
  });

  it('does not depend on the order of runs: the same seed gives the same figures', async () => {
    const derived = [doc('a-aug1', '[Ada Berg](PATIENT), aged [60](AGE), came on [01/12/2030](DATE).')];
    expect(await checkRelease(sources, derived)).toEqual(await checkRelease(sources, derived));
  });
});

describe('the data card', () => {
  it('states what manifest and audit say, and that the rest is not stated', async () => {
    const derived = [doc('a-aug1', '[Ada Berg](PATIENT), aged [60](AGE).')];
    const check = await checkRelease(sources, derived, { statistics: true });
    const settings = { seed: 13, locale: 'es', alpha: 2, recipe: { name: 'r', augmenters: [{ 'phi-replacement': {} }] }, labelMap: null }; // prettier-ignore
    const manifest = {
      tool: { name: 'palimpsest', version: '1.2.3' },
      source: { format: 'brat', name: 'notes|x' },
      settings,
    };
    const card = createDataCard(
      createCardInput(check, { manifest, format: 'jsonl', path: '/private/place/out.jsonl' }),
    );
    expect(card).toContain('# Data card: out.jsonl\n');
    expect(card).toContain('language:\n- es\n');
    expect(card).toContain('| recipe | r: phi-replacement |');
    expect(card).toContain('| seed | not stated |'); // it moves dates back
    expect(card).toContain(String.raw`Made from the corpus notes\|x (brat).`);
    expect(card).toMatch(/\| PATIENT \| 1 \| 1 \| 1 \|/);
    expect(card).toMatch(/## Licensing information\n\nLicence: not stated\.\n\nLicence of the source: not stated\.\n/);
    expect(card).not.toContain('license');
    expect(card).not.toMatch(/private|Lind|Ada/);
    const bare = createDataCard(createCardInput(check, { manifest: undefined, format: 'jsonl', path: 'out.jsonl' }));
    expect(bare).toMatch(/## Languages\n\nnot stated\n/);
    expect(bare).toMatch(/### Source data\n\nnot stated\n/);
  });
});

describe('testMembership', () => {
  const notes = (seed: string, from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, i) =>
      doc(`${seed}${i}`, `Seen by [${seed}ova${from + i} Lind${from + i}](DOCTOR) in room nine. [${seed}ix${i}](PATIENT) slept well.`), // prettier-ignore
    );

  const asDerived = (docs: readonly Document[]) => docs.map((each) => ({ doc: each }));

  it.each(['dictionary', 'crf'] as const)('by %s can tell a corpus that holds the source', async (model) => {
    const source = notes('k', 0, 40);
    const options = { model, language: 'en', seed: 3 };
    const told = await testMembership(asDerived(source), source, notes('w', 40, 80), options);
    expect(told.auc.estimate).toBeGreaterThan(0.9);
    expect(told.canTell).toBe(true);
  });

  it.each(['dictionary', 'crf'] as const)(
    'by %s cannot tell where source and held-out documents are alike',
    async (model) => {
      const all = notes('k', 0, 80);
      const even = all.filter((_, i) => i % 2 === 0);
      const odd = all.filter((_, i) => i % 2 === 1);
      const { auc, canTell } = await testMembership(asDerived(notes('w', 0, 40)), even, odd, {
        model,
        language: 'en',
        seed: 3,
      });
      expect(canTell).toBe(false);
      expect(Math.abs(auc.estimate - 0.5)).toBeLessThan(0.2);
    },
  );
});
