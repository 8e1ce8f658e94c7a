import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createEponymCorpus } from '../../src/conceal/eponym-corpus.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Diagnostic } from '../../src/core/errors.ts';
import type { Document, Entity } from '../../src/core/types.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { conceal, type ConcealOptions } from '../../src/pipeline/concealment/conceal.ts';
import { writeCorpus } from '../../src/pipeline/write-corpus.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';

const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));

async function collect(corpus: AsyncIterable<Document>): Promise<Document[]> {
  const documents: Document[] = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}

const sources = await collect(await readCorpus(sample));
const SEED = 809_123_456_671;
const run = async (options: ConcealOptions, docs: readonly Document[] = sources) =>
  collect(await conceal(docs, { seed: SEED, ...options }));
const surface = (doc: Document | undefined, entity: Entity | undefined) => doc?.text.slice(entity?.start, entity?.end);
const name = (id: string, start: number, end: number, more: Partial<Entity> = {}): Entity => ({ id, start, end, label: 'PATIENT', ...more }); // prettier-ignore
const note = (id: string, text: string, entities: readonly Entity[]) => createDocument({ id, text, entities });

describe('conceal', () => {
  it('conceals every mention and accounts for it', async () => {
    for (const strategy of ['pseudo', 'class', 'mask'] as const) {
      const concealed = await conceal(sources, { strategy });
      const docs = await collect(concealed);
      for (const [i, doc] of docs.entries()) {
        const source = sources[i] as Document;
        expect(doc).toMatchObject({
          id: source.id,
          derivedFrom: { id: source.id, recipe: 'conceal:default' },
        });
        for (const [j, entity] of doc.entities.entries()) {
          expect(entity.label).toBe(source.entities[j]?.label);
          expect(surface(doc, entity)).not.toBe(surface(source, source.entities[j]));
        }
      }
      const { concealed: rows, documents, written } = concealed.summary();
      expect([documents, written]).toEqual([12, 12]);
      for (const [label, row] of Object.entries(rows)) {
        expect(row.mentions).toBe(sources.flatMap((doc) => doc.entities).filter((e) => e.label === label).length);
        expect(Object.values(row.outcomes).reduce((sum, count) => sum + count, 0)).toBe(row.mentions);
      }
    }
  });

  it('writes the same for the same seed, whatever the order of the documents', async () => {
    const first = await run({ strategy: 'pseudo' });
    expect(await run({ strategy: 'pseudo' }, sources.toReversed())).toEqual(first.toReversed());
    expect((await run({ strategy: 'pseudo', seed: 14 })).map(({ text }) => text)).not.toEqual(
      first.map(({ text }) => text),
    );
  });

  it.each([{ strategies: 'release' }, { strategy: 'pseudo' }] as const)('withholds the seed: %j', async (settings) => {
    const concealed = await conceal(sources, { ...settings, seed: 471_100_000_007 });
    const out = path.join(temporaryFolder(), 'out.jsonl');
    await writeCorpus(concealed, out);
    expect(readFileSync(out, 'utf8') + readFileSync(`${out}.manifest.json`, 'utf8')).not.toContain('471100000007');
  });

  it('draws a seed that nobody knows, so that nobody who conceals the same again undoes it', async () => {
    const first = await collect(await conceal(sources, { strategy: 'pseudo' }));
    const second = await collect(await conceal(sources, { strategy: 'pseudo' }));
    expect(second.map(({ text }) => text)).not.toEqual(first.map(({ text }) => text));
    await expect(conceal(sources, { strategy: 'pseudo', shard: [1, 2] })).rejects.toMatchObject({
      code: 'shards-without-seed',
    });
  });

  it('takes predicted mentions in the place of the gold ones, and tells of those they miss', async () => {
    const text = 'Eva Lind takes aspirin. Karl Berg came.';
    const drug = { id: 'D1', start: 15, end: 22, label: 'DRUG', layer: 'drug' };
    const gold = note('a', text, [name('T1', 0, 8), name('T2', 24, 33), drug]);
    const predicted = note('a', text, [name('T1', 0, 3), name('T2', 15, 22)]);
    const concealed = await conceal([gold], { strategy: 'mask', predicted: [predicted] });
    const [doc] = await collect(concealed);
    expect(doc?.text).toBe('XXXX Lind takes XXXX. Karl Berg came.');
    expect(doc?.entities.map(({ id, label }) => [id, label])).toEqual([
      ['P1', 'PATIENT'],
      ['D1', 'DRUG'],
      ['P2', 'PATIENT'],
    ]);
    expect(concealed.summary()).toMatchObject({
      concealed: { PATIENT: { mentions: 2, outcomes: { mask: 2 } } },
      others: { DRUG: { mentions: 1, outcomes: { altered: 1 } } },
      gold: { PATIENT: { mentions: 2, exposed: 2 } },
    });
  });

  it('takes clinical labels that share the layer of the predictions for what they are', async () => {
    const text = 'Eva Lind has gout.';
    const gold = note('a', text, [{ id: 'T1', start: 13, end: 17, label: 'Disease' }]);
    const [doc] = await run({ strategy: 'class', predicted: [note('a', text, [name('T1', 0, 8)])] }, [gold]);
    expect(doc?.text).toBe('<Patient_Name> has gout.');
    expect(doc?.entities.map((entity) => [entity.label, surface(doc, entity)])).toEqual([
      ['PATIENT', '<Patient_Name>'],
      ['Disease', 'gout'],
    ]);
  });

  it('takes plain text whose mentions stand elsewhere', async () => {
    const folder = temporaryFolder();
    const [text, predicted, out] = ['texts', 'predicted.jsonl', 'out'].map((name) => path.join(folder, name)) as [string, string, string]; // prettier-ignore
    mkdirSync(text);
    writeFileSync(path.join(text, 'a.txt'), 'Eva slept.');
    const record = { id: 'a', text: 'Eva slept.', entities: [name('T1', 0, 3)] };
    writeFileSync(predicted, `${JSON.stringify(record)}\n`);
    const { code } = await runCli(['conceal', text, out, '--predicted', predicted, '--strategy', 'mask', '--mode', 'consistent']); // prettier-ignore
    expect(code).toBe(0);
    expect(readFileSync(path.join(out, 'a.txt'), 'utf8')).toBe('XXXX slept.');
  });

  it('refuses predictions of other documents, naming them', async () => {
    const docs = ['a', 'b', 'c'].map((id) => note(id, `Eva ${id}`, [name('1', 0, 3)]));
    const predicted = [docs[1], note('c', 'Eva d', []), note('z', 'Eva', [])] as Document[];
    const told = /1 missing \("a"\); 1 extra \("z"\); 1 of another text \("c"\)/u;
    await expect(run({ strategy: 'mask', predicted }, docs)).rejects.toThrow(told);
    await expect(run({ strategy: 'mask', predicted }, docs)).rejects.toMatchObject({ code: 'predictions-differ' });
  });

  it('leaves out documents that remove empties, and refuses to leave nothing at all', async () => {
    const docs = [note('a', 'Eva slept.', [name('1', 0, 3)]), note('b', 'Eva slept. Rest.', [name('1', 0, 3)])];
    const diagnostics: Diagnostic[] = [];
    const concealed = await conceal(docs, { strategy: 'remove', report: (diagnostic) => diagnostics.push(diagnostic) });
    expect((await collect(concealed)).map(({ id, text }) => [id, text])).toEqual([['b', 'Rest.']]);
    expect(concealed.summary()).toMatchObject({ documents: 2, written: 1, emptied: 1 });
    expect(diagnostics).toMatchObject([{ code: 'document-emptied', place: { documentId: 'a' } }]);
    await expect(run({ strategy: 'remove' }, docs.slice(0, 1))).rejects.toMatchObject({ code: 'nothing-left' });
  });

  it('spares eponyms when asked, and takes their false labels away', async () => {
    const corpus = createEponymCorpus('sv', { sentences: 5 });
    const fooled = corpus.map((doc) => {
      const [term] = doc.entities as [Entity];
      return createDocument({ ...doc, entities: [term, name('P', term.start, term.start + 6)] });
    });
    const concealed = await conceal(fooled, { strategy: 'class', protectEponyms: true, locale: 'sv' });
    expect(await collect(concealed)).toEqual(
      corpus.map((doc) => {
        const { meta, ...rest } = doc;
        void meta;
        return rest;
      }),
    );
    expect(concealed.summary().concealed['PATIENT']?.outcomes).toEqual({ protected: 60 });
    const without = await run({ strategy: 'class', locale: 'sv' }, fooled);
    expect(without.every((doc, i) => doc.text !== corpus[i]?.text)).toBe(true);
  });

  it('takes what is told of nothing as text that leaves the house', async () => {
    const [told, untold] = [await run({ strategies: 'release' }), await run({})];
    expect(untold).toEqual(told);
    expect(untold.some(({ text }) => /<\w+>/.test(text))).toBe(true);
  });

  it('refuses what cannot be done', async () => {
    await expect(run({ strategy: 'mask' }, [])).rejects.toMatchObject({ code: 'empty-corpus' });
    await expect(run({ policies: { PATIENT: 'mask' } })).rejects.toMatchObject({ code: 'no-strategy' });
    await expect(run({ strategy: 'pseudo', locale: 'tlh' })).rejects.toMatchObject({ code: 'unknown-locale' });
    await expect(run({ strategy: 'mask', protectEponyms: true, locale: 'fr' })).rejects.toMatchObject({
      code: 'no-eponyms',
    });
  });
});

describe('palimpsest conceal', () => {
  it('writes the corpus with its manifest, and says what happened to every label', async () => {
    const out = path.join(temporaryFolder(), 'out.jsonl');
    const { code, stderr } = await runCli(['conceal', sample, out, '--strategy', 'class', '--policy', 'DATE=keep']);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^PATIENT +class +<Patient_Name> +\d+$/mu);
    expect(stderr).toMatch(/^other entities[^]*^DATE +\d+ +\d+ +\d+ +0$/mu);
    expect(stderr).toContain('12 of 12 documents written');
    const manifest = JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8')) as object;
    expect(manifest).toMatchObject({
      settings: { plan: { DATE: { strategy: 'keep' } }, labelMap: 'i2b2-2014' },
      summary: { documents: 12, concealed: { PATIENT: { class: 'Patient_Name' } } },
    });
    const text = (await collect(await readCorpus(out))).map((doc) => doc.text).join('\n');
    expect(text).not.toContain('Brandvold');
  });

  it.each([
    ['jsonl', 'out.jsonl'],
    ['brat', 'brat'],
    ['conll', 'out.conll'],
    ['inline', 'out.txt'],
    ['csv', 'out.csv'],
  ])('writes %s that reads back with the same labels on the same text', async (format, file) => {
    const folder = temporaryFolder();
    const out = path.join(folder, file);
    for (const strategy of ['pseudo', 'class', 'mask']) {
      const { code } = await runCli([
        'conceal',
        sample,
        out,
        '--strategy',
        strategy,
        '--seed',
        String(SEED),
        '--to',
        format,
        '--overwrite',
        '--quiet',
      ]);
      expect(code).toBe(0);
      const expected = await run({ strategy: strategy as 'mask' });
      // Formats differ in the order of documents and in what they make of line breaks in mentions.
      const labelled = (docs: readonly Document[]) =>
        docs
          .flatMap((doc) => doc.entities.map((e) => `${e.label} ${surface(doc, e)?.replaceAll(/\s+/gu, '')}`))
          .toSorted();
      expect(labelled(await collect(await readCorpus(out, { from: format })))).toEqual(labelled(expected));
    }
  });

  it('conceals overlapping mentions together, or refuses their documents with --overlaps refuse', async () => {
    const entities = [name('1', 0, 8), name('2', 4, 13), { ...name('3', 20, 24), layer: 'drug', label: 'DRUG' }];
    const record = JSON.stringify({ id: 'a', text: 'Eva Lind Berg takes gout.', entities });
    const args = ['conceal', '-', '-', '--strategy', 'mask', '--policy', 'PATIENT=mask'];
    expect(await runCli([...args, '--overlaps', 'refuse'], `${record}\n`)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('[overlapping-entities]'),
    });
    const { code, stdout, stderr } = await runCli(args, `${record}\n`);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ text: 'XXXX takes gout.', entities: [{ id: '2' }, { id: '3' }] });
    expect(stderr).toMatch(/^PATIENT +mask +2 +1$/mu);
  });

  it('prints JSON alone on stdout, and exits with 2 where it cannot do what is asked', async () => {
    const folder = temporaryFolder();
    const args = (...more: string[]) => ['conceal', sample, path.join(folder, `${more.length}.jsonl`), ...more];
    const { stdout } = await runCli(args('--strategy', 'remove', '--json'));
    expect(JSON.parse(stdout)).toMatchObject({ summary: { documents: 12 }, job: { mode: 'consistent' } });
    expect(await runCli(args('--policy', 'DATE=mask'))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no-strategy'),
    });
    expect(await runCli(args('--policy', 'DATE=blur'))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('unknown-strategy'),
    });
    expect((await runCli(args('--strategy', 'keep'))).code).toBe(2);
  });
});

describeWithCorpus('meddocan_x_pharmaconer/aligned.jsonl', (corpusPath) => {
  it('keeps every clinical mention on its text where nothing sensitive touches it', async () => {
    const concealed = await conceal(await readCorpus(corpusPath), { strategy: 'mask' });
    const before = new Map((await collect(await readCorpus(corpusPath))).map((doc) => [doc.id, doc]));
    let same = 0;
    let clinical = 0;
    for await (const doc of concealed) {
      const source = before.get(doc.id);
      for (const entity of doc.entities) {
        if (entity.layer !== 'drug') continue;
        clinical++;
        if (
          surface(doc, entity) ===
          surface(
            source,
            source?.entities.find(({ id }) => id === entity.id),
          )
        )
          same++;
      }
    }
    expect([clinical, clinical - same]).toEqual([4310, 1]);
  });
});

describe('conceal --predicted', () => {
  it('reads predictions in their own format, whatever --from says of the corpus', async () => {
    const folder = temporaryFolder();
    const [notes, tagged, out] = ['notes.txt', 'tagged.jsonl', 'out.txt'].map((file) => path.join(folder, file)) as [string, string, string]; // prettier-ignore
    const text = 'Seen by Ola Fjeld.';
    writeFileSync(notes, text);
    writeFileSync(tagged, `${JSON.stringify({ id: 'notes', text, entities: [{ start: 8, end: 17, label: 'DOCTOR' }] })}\n`); // prettier-ignore
    const { code, stderr } = await runCli(['conceal', notes, out, '--from', 'brat', '--predicted', tagged, '--strategy', 'mask']); // prettier-ignore
    expect([code, stderr]).toEqual([0, expect.stringContaining('1 of 1 documents written')]);
    const refused = await runCli(['conceal', notes, out, '--from', 'brat', '--predicted', tagged, '--predicted-from', 'brat', '--overwrite']); // prettier-ignore
    expect(refused.code).toBe(2);
  });
});
