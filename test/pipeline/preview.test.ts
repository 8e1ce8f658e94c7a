import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Corpus, Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { changedSentences, previewAugmentation } from '../../src/pipeline/augmentation/preview.ts';
import { generate } from '../../src/pipeline/templates/generate.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

async function collect(corpus: Corpus): Promise<Document[]> {
  const list: Document[] = [];
  for await (const doc of corpus) list.push(doc);
  return list;
}

const notes = await collect(generate('en-clinical', { count: 40, seed: 3 }));
const plain = createDocument({ id: 'plain', text: '20/20.', entities: [] });

describe('a preview', () => {
  it.each([{}, { unit: 'sentence' as const }, { recipe: 'phicon' }, { context: false, alpha: 1, seed: 5 }])(
    'has the copies that augment writes with the same options: %j',
    async (options) => {
      const written = new Map<string, string>();
      for (const copy of await collect(await augment(notes, { ...options, generated: false })))
        written.set(copy.id, copy.text);
      const { documents, total } = await previewAugmentation(notes, { ...options, count: 6 });
      expect(total).toBe(notes.length);
      expect(documents).toHaveLength(6);
      for (const { copies } of documents)
        for (const { document } of copies) expect(document.text).toBe(written.get(document.id));
    },
  );

  it('shows other documents with another seed, in the order of the corpus', async () => {
    const shown = async (seed: number) =>
      (await previewAugmentation(notes, { seed, count: 5 })).documents.map(({ source }) => source.id);
    const [first, second] = [await shown(1), await shown(2)];
    expect(first).not.toEqual(second);
    const places = first.map((id) => notes.findIndex((doc) => doc.id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('leaves out what does not change and counts it', async () => {
    const { documents, unchanged } = await previewAugmentation([...notes.slice(0, 2), plain], { count: 20 });
    expect(documents.map(({ source }) => source.id)).toEqual(notes.slice(0, 2).map(({ id }) => id));
    expect(unchanged).toBe(1);
  });

  it('reads a corpus no more often than augmenting it would to learn', async () => {
    let reads = 0;
    const corpus: Corpus = {
      async *[Symbol.asyncIterator]() {
        reads++;
        yield* notes;
      },
    };
    await previewAugmentation(corpus, { count: 2 });
    const previewed = reads;
    reads = 0;
    await augment(corpus);
    expect(previewed).toBe(reads);
  });

  it('has the copies as the source is labelled, and tells what a target sample makes of them', async () => {
    const sample = notes.slice(30).map((doc) => ({
      ...doc,
      entities: doc.entities.map((entity) => ({
        ...entity,
        label: entity.label === 'PATIENT' ? 'DOCTOR' : entity.label,
      })),
    }));
    const source = notes.slice(0, 20);
    const plain = await previewAugmentation(source, { count: 3 });
    const aimed = await previewAugmentation(source, { count: 3, targetSample: sample });
    const copiesOf = ({ documents }: typeof plain) => documents.map(({ copies }) => copies.map(({ document }) => document.text)); // prettier-ignore
    expect(copiesOf(aimed)).toEqual(copiesOf(plain));
    expect(aimed.notes.join('\n')).toMatch(/PATIENT becomes DOCTOR[^]*shown as in the source/u);
    expect(plain.notes.join('\n')).not.toContain('shown as in the source');
  });

  it('joins sentences that an edit joins', () => {
    const doc = createDocument({ id: 'a', text: 'One here. Two there. Three.', entities: [] });
    const edits = [
      { start: 4, end: 13, replacement: 'x' },
      { start: 21, end: 26, replacement: 'Four' },
    ];
    expect(
      changedSentences(doc, edits, [], 'en').map(({ source }) => doc.text.slice(source.start, source.end)),
    ).toEqual(['One here. Two there.', 'Three.']);
  });
});

describe('palimpsest preview', () => {
  it('shows source and copy side by side, each edit with its step and each mention that stayed with the reason', async () => {
    const folder = temporaryFolder();
    const corpus = path.join(folder, 'notes.jsonl');
    await runCli(['generate', 'en-clinical', corpus, '--count', '8']);
    const page = path.join(folder, 'page.html');
    const { code, stdout } = await runCli(['preview', corpus, '-n', '2', '--alpha', '1', '--page', page]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^phi-replacement +PATIENT +\S/m);
    expect(stdout).toMatch(/^kept by policy +Drug +\S/m);
    expect(stdout).toMatch(/\[[^\]]+\].* │ .*\[[^\]]+\]/);
    expect(stdout).toContain('2 of 8 documents shown');
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('kept by policy');
    expect(html).toContain('2 of 8 documents shown, drawn with the seed');
    expect(html).not.toMatch(/first 2/i);
    expect(statSync(page).mode & 0o777).toBe(0o600);
  });

  it('gives the edits as augment --edits writes them', async () => {
    const folder = temporaryFolder();
    const corpus = path.join(folder, 'notes.jsonl');
    await runCli(['generate', 'en-clinical', corpus, '--count', '8']);
    const { stdout } = await runCli(['preview', corpus, '-n', '3', '--alpha', '2', '--json']);
    const { documents } = JSON.parse(stdout) as {
      documents: { copies: { id: string; edits: unknown; kept: { reason: string }[] }[] }[];
    };
    const log = path.join(folder, 'log.jsonl');
    await runCli(['augment', corpus, path.join(folder, 'out.jsonl'), '--alpha', '2', '--edits', log]);
    const logged = new Map(
      readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; edits: unknown })
        .map(({ id, edits }) => [id, edits]),
    );
    const copies = documents.flatMap((doc) => doc.copies);
    expect(copies).toHaveLength(6);
    for (const { id, edits } of copies) expect(edits).toEqual(logged.get(id));
  });
});
