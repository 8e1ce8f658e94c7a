import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/types.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import { generate } from '../../../src/pipeline/templates/generate.ts';
import { shippedTemplateSets } from '../../../src/pipeline/templates/load-template-set.ts';
import { writeCorpus } from '../../../src/pipeline/write-corpus.ts';
import { runCli, temporaryFolder } from '../../helpers/cli.ts';

const TINY = fileURLToPath(new URL('../../fixtures/templates/tiny', import.meta.url));

async function collect(corpus: AsyncIterable<Document>): Promise<readonly Document[]> {
  const docs: Document[] = [];
  for await (const doc of corpus) docs.push(doc);
  return docs;
}

describe('generate', () => {
  it('gives the same documents in every iteration, and a longer corpus starts with the shorter', async () => {
    const corpus = generate(TINY, { count: 30 });
    const docs = await collect(corpus);
    expect(await collect(corpus)).toEqual(docs);
    expect((await collect(generate(TINY, { count: 50 }))).slice(0, 30)).toEqual(docs);
    expect(corpus.summary()).toMatchObject({
      documents: 30,
      entities: docs.reduce((sum, doc) => sum + doc.entities.length, 0),
    });
  });

  it('writes offsets that an independent reader finds exact', async () => {
    const out = path.join(temporaryFolder(), 'brat');
    const docs = await collect(generate(TINY, { count: 40 }));
    await writeCorpus(generate(TINY, { count: 40 }), out, { to: 'brat' });
    // The reader compares BRAT's own copy of each mention with the text at its offsets, in code points.
    const read = await collect(await readCorpus(out, { strict: true }));
    const spans = (doc: Document) =>
      doc.entities.map(({ start, end, label }) => `${doc.text.slice(start, end)} ${label}`);
    expect(new Map(read.map((doc) => [doc.id, spans(doc)]))).toEqual(new Map(docs.map((doc) => [doc.id, spans(doc)])));
  });

  it('refuses misuse', () => {
    expect(() => generate(TINY, { count: -1 })).toThrow(TypeError);
    expect(() => generate(TINY, { count: 1, noise: { typo: 2 } })).toThrow(/from 0 to 1/);
    expect(() => generate('nowhere', { count: 1 })).toThrow(/there is no template set/);
    expect(() => generate(TINY, { count: 1, locale: 'xx' })).toThrow(/have nothing for \S+ in the locale xx/);
  });
});

describe('palimpsest generate', () => {
  it('writes a corpus and its manifest, the same bytes for the same seed', async () => {
    const folder = temporaryFolder();
    const [a, b] = [path.join(folder, 'a.jsonl'), path.join(folder, 'b.jsonl')];
    const first = await runCli(['generate', TINY, a, '--count', '20', '--json']);
    expect(first.code).toBe(0);
    const { job, summary } = JSON.parse(first.stdout) as { job: object; summary: { documents: number } };
    expect(job).toMatchObject({ set: 'tiny', count: 20, seed: 13, partition: 'all' });
    expect(summary.documents).toBe(20);
    await runCli(['generate', TINY, b, '--count', '20', '--quiet']);
    expect(readFileSync(b, 'utf8')).toBe(readFileSync(a, 'utf8'));
    const manifest = JSON.parse(readFileSync(`${a}.manifest.json`, 'utf8')) as { settings: { fingerprint: string } };
    expect(manifest.settings.fingerprint).toMatch(/^[0-9a-f]{8}$/);
  });

  it('leaves the clinical layer out, and picks style and noise', async () => {
    const result = await runCli([
      'generate',
      TINY,
      '-',
      '--count',
      '30',
      '--no-clinical',
      '--style',
      'style-b',
      '--noise',
      'upper=1',
    ]);
    expect(result.code).toBe(0);
    const docs = result.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Document);
    expect(docs).toHaveLength(30);
    for (const doc of docs) {
      expect(doc.meta?.['style']).toBe('style-b');
      expect(doc.text).toBe(doc.text.toUpperCase());
      expect(doc.entities.every(({ layer }) => layer === undefined)).toBe(true);
    }
  });

  it('lists the shipped sets, and says what it needs', async () => {
    const listed = await runCli(['generate', '--list', '--json']);
    const names = (JSON.parse(listed.stdout) as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(shippedTemplateSets());
    expect((await runCli(['generate', TINY])).code).toBe(2);
    expect((await runCli(['generate', TINY, '-', '--noise', 'fog=1'])).stderr).toContain('typo, run-on');
  });
});

describe('palimpsest templates', () => {
  it('check lists every problem with its place', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'set.yaml'), 'name: x\nlocale: en\ngenre: g\nlabels:\n  patient: N\n  patent: N\n');
    writeFileSync(path.join(folder, 'a.tmpl'), 'ok\n{{patient}} {{ghost}}\n');
    writeFileSync(path.join(folder, 'b.tmpl'), '{{patient\n');
    const result = await runCli(['templates', 'check', folder, '--json']);
    expect(result.code).toBe(1);
    const { problems } = JSON.parse(result.stdout) as {
      problems: { place: { file: string; line: number; column: number } }[];
    };
    const places = problems.map(({ place }) => `${path.basename(place.file)}:${place.line}:${place.column}`);
    expect(places.toSorted()).toEqual(['a.tmpl:2:15', 'b.tmpl:1:10', 'set.yaml:6:3']);
    expect((await runCli(['generate', folder, '-'])).stderr).toContain('2 more problems');
    expect((await runCli(['templates', 'check', TINY, '--documents', '0'])).code).toBe(0); // it draws doses apart from drugs
  });

  it('derive makes a set that generates documents with the labels of the corpus', async () => {
    const folder = temporaryFolder();
    const corpus = path.join(folder, 'in.jsonl');
    await runCli(['generate', TINY, corpus, '--count', '12', '--style', 'style-a']);
    const set = path.join(folder, 'set');
    const policies = [
      'NAME=patient',
      'HOSPITAL=hospital',
      'LOCATION=city',
      'CONTACT=phone',
      'ID=id',
      'DATE=date',
      'TIME=time',
      'AGE=age',
      'Symptom=from-corpus',
      'Drug=keep',
    ];
    const args = policies.flatMap((policy) => ['--policy', policy]);
    const derived = await runCli(['templates', 'derive', corpus, set, ...args, '--json']);
    expect(derived.stderr).toBe('');
    expect(derived.code).toBe(0);
    const { templates, references } = JSON.parse(derived.stdout) as { templates: number; references: number };
    expect(templates).toBe(12);
    expect(references).toBeGreaterThan(12);
    const docs = await collect(generate(set, { count: 20 }));
    const source = await collect(await readCorpus(corpus));
    const labelsOf = (doc: Document) => doc.entities.map(({ label, layer }) => `${label} ${layer}`).join();
    const known = new Set(source.map(labelsOf));
    expect(docs.every((doc) => known.has(labelsOf(doc)))).toBe(true);
  });
});

describe('palimpsest import-tagged', () => {
  it('writes what is sound, and counts what it refuses by reason', async () => {
    const folder = path.join(temporaryFolder(), 'in');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'a.txt'), 'Seen by <NAME>Eva Lind</NAME>.\n===\n\n<NAME>Bo\n===\nfine\n');
    writeFileSync(
      path.join(folder, 'b.jsonl'),
      '{"id":"x","text":"<DATE>May</DATE>"}\n{"text":"<CITY>y</CITY>"}\nno json\n',
    );
    const result = await runCli(['import-tagged', folder, '-', '--tags', 'NAME,DATE', '--split-at', '===', '--json']);
    expect(result.code).toBe(1);
    const docs = result.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Document);
    expect(docs.map(({ id, text }) => [id, text])).toEqual([['a-1', 'Seen by Eva Lind.'], ['a-3', 'fine'], ['x', 'May']]); // prettier-ignore
    const lines = result.stderr.split('\n');
    expect(lines.find((line) => line.includes('unclosed-tag'))).toMatch(/a\.txt:4, document "a-2"/);
    expect(JSON.parse(lines.find((line) => line.startsWith('{')) ?? '')).toMatchObject({
      documents: 3,
      refused: { 'unclosed-tag': 1, 'unknown-label': 1, 'bad-record': 1 },
    });
    expect(result.stderr).not.toContain('Bo');
  });
});
