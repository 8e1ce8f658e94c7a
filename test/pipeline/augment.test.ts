import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { labelled } from '../helpers/marked.ts';
import { describe, expect, it } from 'vitest';
import { parseRecipe, type Recipe } from '../../src/augment/recipe.ts';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { augment, type AugmentOptions } from '../../src/pipeline/augmentation/augment.ts';
import type { AugmentedCopy } from '../../src/pipeline/augmentation/engine.ts';
import { createManifest } from '../../src/pipeline/manifest.ts';
import { type LabelSummary, noteOfUnchanged } from '../../src/pipeline/summary.ts';
import { temporaryFolder } from '../helpers/cli.ts';

const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));

async function collect(corpus: AsyncIterable<Document>): Promise<Document[]> {
  const documents: Document[] = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}

const sources = await collect(await readCorpus(sample));
const run = async (options: AugmentOptions, docs: readonly Document[] = sources) =>
  collect(await augment(docs, { generated: false, ...options }));
const plain = (docs: readonly Document[]) => docs.map(({ id, text, entities }) => ({ id, text, entities }));
const surface = (doc: Document, i: number) => doc.text.slice(doc.entities[i]?.start, doc.entities[i]?.end);

describe('augment', () => {
  it('adds alpha copies of each document, with every entity, label and id', async () => {
    const result = await run({ alpha: 3 });
    expect(result).toHaveLength(4 * sources.length);
    for (const [i, source] of sources.entries()) {
      expect(result[4 * i]).toBe(source);
      for (let copy = 1; copy <= 3; copy++) {
        const derived = result[4 * i + copy] as Document;
        expect(derived.derivedFrom).toMatchObject({ id: source.id, copy, seed: 13, recipe: 'palimpsest' });
        expect(derived.entities.map((e) => [e.id, e.label])).toEqual(source.entities.map((e) => [e.id, e.label]));
      }
    }
  });

  it('writes a new surface over every entity, or reports the one it left', async () => {
    const augmented = await augment(sources, { alpha: 4, augmentedOnly: true });
    let unchanged = 0;
    for await (const copy of augmented) {
      const source = sources.find((doc) => doc.id === copy.derivedFrom?.id) as Document;
      for (const i of source.entities.keys()) if (surface(source, i) === surface(copy, i)) unchanged++;
    }
    const { labels } = augmented.summary();
    const reported = Object.values(labels).flatMap((row) => Object.values(row.kept));
    expect(unchanged).toBe(reported.reduce((sum, count) => sum + count, 0));
    expect(unchanged).toBe(0); // every label of the sample has a surrogate type
  });

  it('counts a mention in parts once, and says which labels have no mention that became another', async () => {
    const text = 'Pain in left and right arm.';
    const fragments = [{ start: 0, end: 4 }, { start: 17, end: 26 }]; // prettier-ignore
    const doc = createDocument({ id: 'a', text, entities: [{ id: 'T1', start: 0, end: 26, label: 'XQ', fragments }] });
    const augmented = await augment([doc], { alpha: 2, generated: false, locale: 'en' });
    await collect(augmented);
    const summary = augmented.summary();
    expect(summary.labels['XQ']).toMatchObject({ copies: 2, kept: { 'no-surrogate': 2 } });
    expect(noteOfUnchanged(summary)).toMatch(/^No mention of XQ became another .* --policy XQ=person/u);
    const war = labelled('b', 'He fought in the [Thirty Years’ War|XQ] and in [France|XQ], a French lord.');
    const told = await augment([war], { alpha: 1, generated: false, locale: 'en', policies: { XQ: { policy: 'from-corpus' } } }); // prettier-ignore
    await collect(told);
    expect(told.summary().labels['XQ']?.kept['unique']).toBe(1);
    const { policy: _, ...row } = summary.labels['XQ'] as LabelSummary;
    expect(noteOfUnchanged({ ...summary, labels: { XQ: { ...row, policy: 'keep' } } })).toBeUndefined();
  });

  it('masks entities with the recipe context-only, whose learner sees the corpus first', async () => {
    const copies = await run({ recipe: 'context-only', alpha: 3, augmentedOnly: true });
    const surfaces = copies.flatMap((doc) => doc.entities.map((_, i) => surface(doc, i)));
    const masked = surfaces.filter((text) => /\bMASK\b/u.test(text)).length;
    expect(masked / surfaces.length).toBeGreaterThan(0.5);
    expect(masked).toBeLessThan(surfaces.length);
  });

  it('changes nothing outside the edits that it reports', async () => {
    const copies: [Document, AugmentedCopy][] = [];
    await run({ alpha: 2, onCopy: (source, copy) => void copies.push([source, copy]) });
    expect(copies).toHaveLength(2 * sources.length);
    for (const [source, { document, edits }] of copies) {
      const replayed = edits.reduce((doc, list) => applyEdits(doc, list), source);
      expect(document.text).toBe(replayed.text);
      expect(document.entities).toEqual(replayed.entities);
    }
  });

  it('writes the same for the same seed, whatever the order of the documents, and other things for another', async () => {
    const first = plain(await run({ alpha: 2 }));
    expect(plain(await run({ alpha: 2 }))).toEqual(first);
    const reversed = plain(await run({ alpha: 2 }, sources.toReversed()));
    const byId = (docs: typeof first) => docs.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(reversed)).toEqual(byId(first));
    const other = plain(await run({ alpha: 2, seed: 14 }));
    expect(other.filter((doc, i) => doc.text === first[i]?.text)).toHaveLength(sources.length); // the originals alone
  });

  it('tells the word lists of the user in the manifest, by their hashes', async () => {
    const folder = temporaryFolder();
    const gazetteers = path.join(folder, 'gazetteers');
    mkdirSync(gazetteers);
    const lexicon = path.join(folder, 'mine.tsv');
    const write = async (entry: string) => {
      writeFileSync(lexicon, `#en\tzh\n${entry}\t發燒\n`);
      const recipe: Recipe = parseRecipe(
        `name: mixed\naugmenters:\n  - code-mixing: { lexicon: ${JSON.stringify(lexicon)} }\n  - code-mixing: {}\n`,
        'mixed.yaml',
      );
      const corpus = await augment(sources, { recipe, gazetteerFolders: [gazetteers] });
      await collect(corpus);
      return (JSON.parse(await createManifest(corpus)) as { files: Record<string, { sha256: string }> }).files;
    };
    const one = await write('fever');
    expect(Object.keys(one)).toEqual([gazetteers, lexicon]);
    expect(one[lexicon]?.sha256).toBe(createHash('sha256').update('#en\tzh\nfever\t發燒\n').digest('hex'));
    const other = await write('pyrexia');
    expect(other[lexicon]).not.toEqual(one[lexicon]);
    expect(other[gazetteers]).toEqual(one[gazetteers]);
    expect(await createManifest(await augment(sources))).not.toContain('"files"');
  });

  it('writes the same with two workers', async () => {
    const corpus = await readCorpus(sample);
    const alone = await collect(await augment(corpus, { alpha: 2 }));
    const together = await collect(await augment(corpus, { alpha: 2, workers: 2 }));
    expect(together).toEqual(alone);
  });

  it('makes the copies of one document differ from each other', async () => {
    const result = await run({ alpha: 2, augmentedOnly: true });
    for (let i = 0; i < result.length; i += 2) expect(result[i]?.text).not.toBe(result[i + 1]?.text);
  });

  it('leaves the entities alone, or the words around them, when asked', async () => {
    for (const copy of await run({ phi: false, alpha: 1, augmentedOnly: true })) {
      const source = sources.find((doc) => doc.id === copy.derivedFrom?.id) as Document;
      for (const i of source.entities.keys()) expect(surface(copy, i)).toBe(surface(source, i));
    }
    for (const copy of await run({ context: false, alpha: 1, augmentedOnly: true })) {
      const source = sources.find((doc) => doc.id === copy.derivedFrom?.id) as Document;
      const around = (doc: Document) => {
        let text = doc.text;
        for (const { start, end } of doc.entities.toReversed())
          text = `${text.slice(0, start)}\u0000${text.slice(end)}`;
        return text;
      };
      expect(around(copy)).toBe(around(source));
    }
  });

  it('keeps what the policy keeps and reports it, and draws from the corpus when asked', async () => {
    const augmented = await augment(sources, {
      alpha: 1,
      augmentedOnly: true,
      policies: { CITY: { policy: 'keep' }, PROFESSION: { policy: 'from-corpus' } },
    });
    const professions = new Set(
      sources.flatMap((doc) =>
        doc.entities.filter((e) => e.label === 'PROFESSION').map((e) => doc.text.slice(e.start, e.end)),
      ),
    );
    let same = 0;
    let all = 0;
    for await (const copy of augmented) {
      const source = sources.find((doc) => doc.id === copy.derivedFrom?.id) as Document;
      for (const [i, { label }] of copy.entities.entries()) {
        if (label === 'CITY') expect(surface(copy, i)).toBe(surface(source, i));
        if (label !== 'PROFESSION') continue;
        expect(professions).toContain(surface(copy, i));
        all++;
        if (surface(copy, i) === surface(source, i)) same++;
      }
    }
    // What nothing in the corpus fits is kept, and counted.
    expect(same).toBeLessThan(all / 2);
    expect(augmented.summary().labels['PROFESSION']?.kept['no-surrogate'] ?? 0).toBe(same);
    expect(augmented.summary().labels['CITY']).toMatchObject({ policy: 'keep', kept: { policy: 5 } });
  });

  it('gives a patient the same surrogates in all documents', async () => {
    const note = (id: string, patient: string) =>
      createDocument({
        id,
        text: 'Eva Lindgren came on 03/04/2020.',
        entities: [
          { id: '1', start: 0, end: 12, label: 'PATIENT' },
          { id: '2', start: 21, end: 31, label: 'DATE' },
        ],
        meta: { patient },
      });
    const yaml = await import('../../src/pipeline/load-named.ts');
    const recipe = await yaml.loadRecipe('palimpsest');
    const consistent = {
      ...recipe,
      augmenters: recipe.augmenters.map((step) =>
        'phi-replacement' in step
          ? { 'phi-replacement': { ...(step['phi-replacement'] as object), consistency: 'patient' as const } }
          : step,
      ),
    };
    const docs = [note('a', 'p1'), note('b', 'p1'), note('c', 'p2')];
    const [a, b, c] = (await run({ alpha: 1, augmentedOnly: true, recipe: consistent }, docs)) as [
      Document,
      Document,
      Document,
    ];
    expect([surface(b, 0), surface(b, 1)]).toEqual([surface(a, 0), surface(a, 1)]);
    expect(surface(c, 0)).not.toBe(surface(a, 0));
  });

  it('follows PHICON: sentences with entities only, each entity drawn anew, one kind of context change a copy', async () => {
    const result = await run({ recipe: 'phicon', alpha: 2, augmentedOnly: true });
    expect(result.length).toBeGreaterThan(2 * sources.length);
    for (const doc of result) {
      expect(doc.id).toMatch(/#s\d+-aug[12]$/);
      expect(doc.entities.length).toBeGreaterThan(0);
      const steps = doc.derivedFrom?.steps ?? [];
      expect(steps.includes('synonym-replacement') && steps.includes('random-insertion')).toBe(false);
    }
    expect(result.some((doc) => doc.derivedFrom?.steps.includes('synonym-replacement'))).toBe(true);
    expect(result.some((doc) => doc.derivedFrom?.steps.includes('random-insertion'))).toBe(true);
  });

  it('says what a language has no resources for, and does the rest', async () => {
    const doc = createDocument({
      id: 'pt',
      text: 'A paciente vive em Évora desde 2003.',
      entities: [{ id: '1', start: 19, end: 24, label: 'CITY' }],
    });
    const augmented = await augment([doc], { alpha: 1, locale: 'pt', augmentedOnly: true });
    expect(augmented.notes.join(' ')).toMatch(/phrases.*"pt".*tagger.*"pt"/);
    const [copy] = await collect(augmented);
    expect(copy?.text).toMatch(/^A paciente vive em .+ desde 2003\.$/);
    expect(surface(copy as Document, 0)).not.toBe('Évora');
  });

  it('names the first of very many labels in a note, and how many more there are', async () => {
    const docs = Array.from({ length: 100 }, (_, i) =>
      createDocument({
        id: `${i}`,
        text: 'He had an axe.',
        entities: [{ id: '1', start: 10, end: 13, label: `X${i}` }],
      }),
    );
    const { notes } = await augment(docs, { alpha: 1, generated: false });
    expect(notes.join(' ')).toMatch(/Unknown labels X0, X1, X10, .*, and 60 more:/);
  });

  it('exchanges mentions of labels that nothing is known about, and says so', async () => {
    const docs = ['axe', 'bow', 'gun'].map(
      (word, i) =>
      createDocument({ id: `${i}`, text: `He had a ${word} there.`, entities: [{ id: '1', start: 9, end: 12, label: 'WEAPON' }] }), // prettier-ignore
    );
    const augmented = await augment(docs, { alpha: 1, augmentedOnly: true, generated: false });
    expect(augmented.notes.join(' ')).toContain('Unknown label WEAPON');
    const copies = await collect(augmented);
    expect(copies.map((copy) => ['axe', 'bow', 'gun'].indexOf(surface(copy, 0)))).not.toContain(-1);
    expect(copies.some((copy, i) => surface(copy, 0) !== surface(docs[i] as Document, 0))).toBe(true);
    const { notes } = await augment(docs, { policies: { WEAPON: { policy: 'keep' } }, generated: false });
    expect(notes.join(' ')).not.toContain('WEAPON');
  });

  it("refuses labels that a label map of one's own forgets, an empty corpus, and settings that make no sense", async () => {
    const doc = createDocument({ id: 'x', text: 'abc', entities: [{ id: '1', start: 0, end: 1, label: 'WEAPON' }] });
    const labelMap = { name: 'mine', labels: { PER: { type: 'person' } } };
    await expect(run({ labelMap }, [doc])).rejects.toMatchObject({ code: 'no-policy' });
    await expect(run({}, [])).rejects.toMatchObject({ code: 'empty-corpus' });
    await expect(run({ alpha: -1 })).rejects.toThrow(TypeError);
    await expect(run({ workers: 0 })).rejects.toThrow(TypeError);
    await expect(run({ locale: 'tlh' })).rejects.toMatchObject({ code: 'unknown-locale' });
  });

  it('leaves a document without entities its text apart from the words around', async () => {
    const doc = createDocument({ id: 'x', text: '', entities: [] });
    const labelled = sources[0] as Document;
    const result = await run({ alpha: 1 }, [doc, labelled]);
    expect(result[1]).toMatchObject({ id: 'x-aug1', text: '' });
  });
});
