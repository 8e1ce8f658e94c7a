import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Diagnostic, PalimpsestError } from '../../src/core/errors.ts';
import { formats } from '../../src/formats/index.ts';
import { findFormat, readCorpus } from '../../src/formats/read-corpus.ts';
import { createCorpusWriter, formatFor } from '../../src/formats/write-corpus.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'palimpsest-'));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (...parts: string[]) => path.join(folder, ...parts);
const doc = (id: string, text = 'Eva') =>
  createDocument({ id, text, entities: [{ id: 'T1', start: 0, end: 3, label: 'NAME' }] });
const collect = () => {
  const diagnostics: Diagnostic[] = [];
  return { diagnostics, report: (diagnostic: Diagnostic) => void diagnostics.push(diagnostic) };
};

describe('readCorpus', () => {
  it('makes ids unique over all files, with a warning, and the same in every iteration', async () => {
    await writeFile(at('a.jsonl'), ['x', 'x~2', 'x'].map((id) => `{"id":"${id}","text":"","entities":[]}\n`).join(''));
    await writeFile(at('b.jsonl'), ['y', 'x', 'x'].map((id) => `{"id":"${id}","text":"","entities":[]}\n`).join(''));
    const { diagnostics, report } = collect();
    const corpus = await readCorpus(folder, { report });
    for (const _ of [1, 2]) {
      const ids: string[] = [];
      for await (const { id } of corpus) ids.push(id);
      expect(ids).toEqual(['x', 'x~2', 'x~3', 'y', 'x~4', 'x~5']);
    }
    expect(diagnostics.map(({ severity, code, place }) => `${severity} ${code} ${place.file}`)).toEqual(
      ['a', 'b', 'b', 'a', 'b', 'b'].map((file) => `warning duplicate-id ${file}.jsonl`),
    );
  });

  it('tells a hundred thousand ids apart', async () => {
    const ids = Array.from({ length: 100_000 }, (_, i) => `note-${i.toString(36)}`);
    await writeFile(at('a.jsonl'), ids.map((id) => `{"id":"${id}","text":"","entities":[]}\n`).join(''));
    const { diagnostics, report } = collect();
    let count = 0;
    for await (const { id } of await readCorpus(at('a.jsonl'), { report })) if (id === ids[count]) count++;
    expect(count).toBe(ids.length);
    expect(diagnostics).toEqual([]);
  });

  it.each(formats.map((format) => [format.name, format] as const))(
    'reads a file named outright as %s, whatever its name',
    async (name, { perFile, extension }) => {
      const writer = await createCorpusWriter(at('source'), { to: name, kind: 'folder' });
      await writer.write(doc('one', 'Eva came.'));
      await writer.commit();
      const written = (await readdir(at('source'), { recursive: true })).find((file) => file.endsWith(extension));
      await copyFile(at('source', written as string), at('named'));
      const { diagnostics, report } = collect();
      const texts: string[] = [];
      for await (const { text } of await readCorpus(at('named'), { from: name, report })) texts.push(text);
      // BRAT's documents are pairs of files, known by their names.
      if (name === 'brat') expect(diagnostics.map(({ code }) => code)).toEqual(['missing-text']);
      else expect(texts).toEqual([expect.stringContaining(perFile === 'many' ? 'Eva' : 'Eva came')]);
    },
  );

  it('stops at the first refused record in strict mode', async () => {
    await writeFile(at('a.jsonl'), '{"id":"a","text":"","entities":[]}\n{"id":"b"}\n');
    const corpus = await readCorpus(at('a.jsonl'), { strict: true });
    const read = async () => {
      for await (const _ of corpus);
    };
    await expect(read()).rejects.toMatchObject({ code: 'bad-record', place: { line: 2, documentId: 'b' } });
  });
});

describe('formatFor', () => {
  it('takes the name, else the source corpus, else the extension', () => {
    const brat = findFormat('brat');
    const spacy = findFormat('spacy');
    expect(formatFor('out.jsonl', 'doccano', spacy).name).toBe('doccano');
    expect(formatFor('out', undefined, brat).name).toBe('brat');
    expect(formatFor('out.v2', undefined, brat).name).toBe('brat');
    expect(formatFor('out.jsonl', undefined, spacy).name).toBe('spacy');
    expect(formatFor('out.jsonl', undefined, brat).name).toBe('jsonl');
    expect(formatFor('out.jsonl').name).toBe('jsonl');
    expect(formatFor('-', undefined, brat).name).toBe('jsonl');
    const code = (target: string) => {
      try {
        return formatFor(target).name;
      } catch (error) {
        return (error as PalimpsestError).code;
      }
    };
    // Several formats write .json and .xml: guessing would be worse than asking.
    expect(['out', 'out.json', 'out.xml'].map(code)).toEqual(['unknown-format', 'unknown-format', 'unknown-format']);
    expect(() => formatFor('out', 'word')).toThrow(/no format "word"/);
  });
});

describe('createCorpusWriter', () => {
  it('shows nothing before commit, then the corpus and what was added to it', async () => {
    const writer = await createCorpusWriter(at('out.jsonl'));
    await writer.write(doc('a'));
    await writer.write(doc('b'));
    await writer.addFile('manifest.json', '{}\n');
    expect(await readdir(folder)).not.toContain('out.jsonl');
    await writer.commit();
    expect(writer).toMatchObject({ count: 2, kind: 'file', format: { name: 'jsonl' } });
    expect((await readdir(folder)).toSorted()).toEqual(['out.jsonl', 'out.jsonl.manifest.json']);
  });

  it('leaves no trace when given up', async () => {
    const writer = await createCorpusWriter(at('out.jsonl'));
    await writer.write(doc('a'));
    await writer.abort();
    expect(await readdir(folder)).toEqual([]);
  });

  it('replaces an output only when told to', async () => {
    await writeFile(at('out.jsonl'), 'old');
    await expect(createCorpusWriter(at('out.jsonl'))).rejects.toMatchObject({ code: 'output-exists' });
    const writer = await createCorpusWriter(at('out.jsonl'), { overwrite: true });
    await writer.commit();
    expect(await readFile(at('out.jsonl'), 'utf8')).toBe('');
  });

  it('gives a second document of the same id another one, with a warning, so that nothing is lost', async () => {
    const { diagnostics, report } = collect();
    const writer = await createCorpusWriter(at('out'), { to: 'brat', report });
    for (const text of ['Eva', 'Bob', 'Kim']) await writer.write(doc('x', text));
    await writer.commit();
    expect((await readdir(at('out'))).filter((name) => name.endsWith('.txt')).toSorted()).toEqual([
      'x.txt',
      'x~2.txt',
      'x~3.txt',
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['duplicate-id', 'duplicate-id']);
  });

  it('writes nothing outside its folder, whatever the ids', async () => {
    const writer = await createCorpusWriter(at('out'), { to: 'brat' });
    for (const id of ['../evil', '/etc/evil', 'a/../../../evil', '..', 'C:\\evil']) await writer.write(doc(id));
    await writer.commit();
    expect(await readdir(folder)).toEqual(['out']);
    const corpus = await readCorpus(at('out'));
    let count = 0;
    for await (const { text } of corpus) count += text === 'Eva' ? 1 : 0;
    expect(count).toBe(5);
  });

  it('keeps the layout of a source folder, and gathers files of one document each', async () => {
    await mkdir(at('in', 'sub'), { recursive: true });
    for (const name of ['a', 'b', 'sub/c']) {
      await writeFile(at('in', `${name}.txt`), 'Eva');
      await writeFile(at('in', `${name}.ann`), 'T1\tNAME 0 3\tEva\n');
    }
    const source = await readCorpus(at('in'));
    const copy = async (target: string, to?: string) => {
      const like = await readCorpus(to === undefined ? at('in') : at('out'));
      const writer = await createCorpusWriter(at(target), { like, ...(to !== undefined && { to }) });
      for await (const one of like) await writer.write(one);
      await writer.commit();
      return (await readdir(at(target), { recursive: true })).toSorted();
    };
    const writer = await createCorpusWriter(at('out'), { like: source, to: 'jsonl' });
    for await (const one of source) await writer.write(one);
    await writer.commit();
    expect(writer.kind).toBe('folder');
    expect((await readdir(at('out'), { recursive: true })).toSorted()).toEqual([
      'corpus.jsonl',
      'sub',
      'sub/corpus.jsonl',
    ]);
    expect(await copy('spacy', 'spacy')).toEqual(['corpus.jsonl', 'sub', 'sub/corpus.jsonl']);
    expect(await copy('brat')).toEqual(['a.ann', 'a.txt', 'b.ann', 'b.txt', 'sub', 'sub/c.ann', 'sub/c.txt']);
  });

  it('writes documents that were read from no file into the one file of the folder, or the one to train on, in its layout', async () => {
    const record = `${JSON.stringify({ id: 'a', tokens: ['Eva'], ner_tags: [1] })}\n`;
    const generated = `${JSON.stringify({ id: 'new', tokens: ['Eva'], ner_tags: [1] })}\n`;
    const info = { features: { ner_tags: { feature: { names: ['O', 'B-NAME'] } } } };
    const write = async (...names: string[]) => {
      const source = at(names.join('+'));
      await mkdir(source);
      await writeFile(path.join(source, 'dataset_info.json'), JSON.stringify(info));
      for (const name of names) await writeFile(path.join(source, name), record);
      const like = await readCorpus(source);
      const writer = await createCorpusWriter(`${source}-out`, { like });
      for await (const one of like) await writer.write(one);
      await writer.write(doc('new'));
      await writer.commit();
      const written = (await readdir(`${source}-out`)).filter((name) => name.endsWith('.jsonl')).toSorted();
      return Promise.all(written.map(async (name) => [name, await readFile(path.join(`${source}-out`, name), 'utf8')]));
    };
    expect(await write('all.jsonl')).toEqual([['all.jsonl', record + generated]]);
    expect(await write('dev.jsonl', 'train.jsonl')).toEqual([['dev.jsonl', record], ['train.jsonl', record + generated]]); // prettier-ignore
    expect(await write('x.jsonl', 'y.jsonl')).toEqual([['corpus.jsonl', generated], ['x.jsonl', record], ['y.jsonl', record]]); // prettier-ignore
  });

  it('tells of files of other formats in the folder, which are not read, and not of what lies beside a corpus', async () => {
    await mkdir(at('in'));
    await writeFile(at('in', 'a.txt'), 'Eva');
    await writeFile(at('in', 'a.ann'), 'T1\tNAME 0 3\tEva\n');
    await writeFile(at('in', 'README.md'), '# About\n');
    await writeFile(at('in', 'annotation.conf'), '[entities]\nNAME\n');
    const open = async () => {
      const { diagnostics, report } = collect();
      await readCorpus(at('in'), { report });
      return diagnostics.map(({ code, message }) => [code, message]);
    };
    expect(await open()).toEqual([]);
    const line = JSON.stringify({ id: 1, text: 'Eva', label: [[0, 3, 'NAME']] });
    for (const name of ['x.jsonl', 'y.jsonl']) await writeFile(at('in', name), line);
    expect(await open()).toEqual([['other-formats', expect.stringContaining(': 2 .jsonl (doccano);')]]);
  });

  it('says that an archive is to be unpacked', async () => {
    for (const bytes of [gzipSync('Eva'), Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000', 'latin1')]) {
      await writeFile(at('notes'), bytes);
      await expect(readCorpus(at('notes'))).rejects.toMatchObject({ code: 'unknown-format', hint: /^Unpack/ });
    }
  });
});
