import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { parseInline } from '../../../src/formats/inline/reader.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import { judgeInWords } from '../../../src/pipeline/audit/judgement.ts';
import { checkRelease } from '../../../src/pipeline/audit/release-check.ts';
import { NOTICE } from '../../../src/taggers/model-folder.ts';
import { drawAtMost } from '../../helpers/few-draws.ts';

vi.mock('../../../src/pipeline/audit/expectation.ts', async (original) =>
  (await import('../../helpers/few-draws.ts')).withFewDraws(await original()),
);
drawAtMost(0);

const TEXT = 'came with a rash on both arms, and was told to come again when the cream had been used up.';

function doc(id: string, name: string, more: Partial<Document> = {}): Document {
  return createDocument({ id, ...parseInline(`[${name}](PATIENT), record [${name.length}48813577](MEDICALRECORD), ${TEXT}`), ...more }); // prettier-ignore
}

const sources = [doc('a', 'Ysolde Trangmar'), doc('b', 'Zebulon Fotherby'), doc('c', 'Perpetua Krims')];
const derived = (change: (id: string) => Partial<Document>) =>
  ['Ada Bergenheim', 'Karl Ekeberg', 'Eva Lindqvist'].map((name, i) => {
    const id = 'abc'[i] as string;
    return createDocument({ ...doc(`${id}-aug1`, name), ...change(id) });
  });
const besideOf = async (docs: readonly Document[]) => (await checkRelease(sources, docs)).beside;

describe('what is said beside the text', () => {
  it('finds nothing where nothing is said', async () => {
    expect(await besideOf(derived(() => ({ meta: { ward: 'Surgery', year: 2031 } })))).toMatchObject({ documents: 3, told: 0, findings: [] }); // prettier-ignore
  });

  it.each<[string, string, Partial<Document>]>([
    ['a name in meta data', 'meta data', { meta: { by: { whom: ['seen: TRANGMAR'] } } }],
    ['a name that is a key', 'meta data', { meta: { 'ysolde_trangmar': 1 } }],
    ['a number in meta data', 'meta data', { meta: { record: 1548813577 } }],
    ['a name in what a format keeps', 'format', { envelope: { format: 'x', file: 'x', data: { notes: ['re Ysolde'] } } }],
    ['a name in bytes that a format keeps', 'format', { envelope: { format: 'x', file: 'x', data: { userData: Buffer.from('\u0081\u0002\u00a3re Ysolde\u0000') } } }],
    ['a name in attributes', 'attributes', { entities: [{ id: 'T1', start: 0, end: 3, label: 'PATIENT', attributes: { of: 'Trangmar, Y.' } }] }],
  ])('finds %s', async (_, place, change) => {
    const beside = await besideOf(derived((id) => (id === 'a' ? change : {})));
    expect(beside).toMatchObject({ told: 1, findings: [{ document: 'a-aug1', place, source: 'a' }] });
    expect(JSON.stringify(beside)).not.toMatch(/trangmar|ysolde|48813577/i);
  }); // prettier-ignore

  it.each([
    ['base64', Buffer.from('Ysolde Trangmar').toString('base64')],
    ['hexadecimal figures', Buffer.from('trangmar').toString('hex')],
    ['letters of another alphabet', 'Trаngmаr'],
    ['letters apart', 'T r a n g m a r'],
    ['letters with nothing seen between them', 'T\u200br\u200ba\u200bn\u200bg\u200bm\u200ba\u200br'],
    ['one word', 'ysoldetrangmar'],
    ['an address', 'ytrangmar@example.org'],
    ['the other direction', 'ramgnart'],
    ['rot13', 'genatzne'],
    ['its MD5', createHash('md5').update('Ysolde Trangmar').digest('hex')],
    [
      'the SHA-256 of its small letters, cut',
      createHash('sha256').update('ysolde trangmar').digest('hex').slice(0, 12),
    ],
    ['the SHA-1 of the number, in base64', createHash('sha1').update('1548813577').digest('base64')],
    ['a number in words', 'one five four eight eight one three five seven seven'],
  ])('finds a mention as %s, in an id and in meta data', async (_, said) => {
    const changes: Partial<Document>[] = [{ id: said }, { meta: { key: said } }];
    for (const change of changes) {
      const own = { derivedFrom: { id: 'a', copy: 1, seed: 1, recipe: 'r', steps: [] } };
      expect((await besideOf(derived((id) => (id === 'a' ? { ...own, ...change } : {})))).told, said).toBe(1);
    }
  });

  it('takes no honest id or key for a mention', async () => {
    const honest = (i: number) => ({
      id: `summary-clinical_${String(7000 + i).padStart(6, '0')}`,
      uuid: createHash('md5').update(String(i)).digest('hex'),
      key: createHash('sha256').update(`text ${i}`).digest('base64'),
      tags: ['discharge', 'cardiology', 'primary care', 'first-year'],
      stamp: 1_795_700_000_000 + 977 * i,
    });
    const docs = Array.from({ length: 300 }, (_, i) => createDocument({ ...doc('x', 'Ada Bergenheim'), id: `d${i}`, derivedFrom: { id: 'abcm'.charAt(i % 4), copy: i, seed: 1, recipe: 'r', steps: [] }, meta: honest(i) })); // prettier-ignore
    const check = await checkRelease([...sources, doc('m', 'Mary Clinn')], docs);
    expect(check.beside).toMatchObject({ documents: 300, told: 0 });
  });

  it('finds a name in an id, and fails the release', async () => {
    const named = derived((id) => (id === 'b' ? { id: 'note-fotherby-aug1', derivedFrom: { id: 'b', copy: 1, seed: 1, recipe: 'r', steps: [] } } : {})); // prettier-ignore
    const check = await checkRelease(sources, named, { release: true });
    expect(check.gates).toContainEqual({ check: 'beside', limit: 0, value: 2, passed: false }); // its seed is told, too
    expect(judgeInWords(check)).toContain('outside the text of 1 document (in their id)');
  });

  it('fails where the seed is told that moves dates back, in documents or in the manifest', async () => {
    const gateOf = async (seeds: boolean, settings?: Readonly<Record<string, unknown>>) => {
      const docs = derived((id) => (seeds ? { derivedFrom: { id, copy: 1, seed: 13, recipe: 'r', steps: [] } } : {}));
      const check = await checkRelease(sources, docs, { release: true, ...(settings && { manifest: { settings } }) });
      expect(judgeInWords(check).includes('the seed of the surrogates')).toBe(check.beside.seeded > 0);
      return [check.beside.seeded, check.gates.find(({ check: name }) => name === 'beside')?.passed];
    };
    expect(await gateOf(false)).toEqual([0, true]);
    expect(await gateOf(true)).toEqual([3, false]);
    expect(await gateOf(false, { seed: 13, recipe: 'r' })).toEqual([3, false]);
    expect(await gateOf(false, { seed: 13, set: 'en-clinical' })).toEqual([0, true]);
  });

  it('takes no offsets for a number', async () => {
    const notes = ['T1\tPATIENT 2 15\tAda', 'T7\tDATE 488 13577\tx', 'T8\tDATE 13 48813\tx']; // of record 1548813577
    expect((await besideOf(derived(() => ({ envelope: { format: 'x', file: 'x', data: { notes: notes.join('\n') } } })))).told).toBe(0); // prettier-ignore
  });

  it('passes over what a format says of every document, and what the text says too', async () => {
    const beside = (data: unknown) => derived(() => ({ envelope: { format: 'x', file: 'x', data } }));
    const everywhere = await besideOf(beside('Trangmar'));
    expect(everywhere.told).toBe(0);
    const repeated = derived((id) => ({ text: doc(id, 'Ysolde Trangmar').text, envelope: { format: 'x', file: 'x', data: id === 'a' ? 'Ysolde Trangmar' : '' } })); // prettier-ignore
    expect((await besideOf(repeated)).told).toBe(0);
  });
});

describe('a day beside the text', () => {
  const dated = (id: string, day: string, more: Partial<Document> = {}): Document =>
    createDocument({ id, ...parseInline(`Seen on [${day}](DATE), ${TEXT}`), ...more });
  const besideDates = async (change: Partial<Document>) =>
    (await checkRelease([dated('a', '03/04/2021')], [dated('a-aug1', '9 May 2021', change)])).beside;

  it.each(['2021-04-03', '20210403', 'scan20210403.pdf', 'seen 3 April 2021', 'March 4, 2021'])(
    'is found written as %s',
    async (day) => {
      const beside = await besideDates({ meta: { visit: day } });
      expect(beside).toMatchObject({ told: 1, findings: [{ place: 'meta data', source: 'a' }] });
    },
  );

  it.each(['2021-04-05', 'April 2021', '03/04', '2021-05-09'])('is not taken for another: %s', async (day) => {
    expect(await besideDates({ meta: { visit: day } })).toMatchObject({ told: 0 });
  });
});

it('asks a document whose source nobody knows for whole mentions of all', async () => {
  const unknown = (id: string, meta: string) => createDocument({ id, text: 'No word of any source.', entities: [], meta: { meta } }); // prettier-ignore
  const beside = await besideOf([unknown('x', 'Trangmar, Ysolde'), unknown('y', 'Ysolde Trangmar'), unknown('z', 'Ysolde')]); // prettier-ignore
  expect(beside.findings.map(({ document }) => document)).toEqual(['y']);
});

describe('the files of a corpus', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'beside-'));
    await mkdir(path.join(folder, 'out'));
    for (const { id, text } of derived(() => ({}))) await writeFile(path.join(folder, 'out', `${id}.txt`), text);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const check = async () => {
    const out = path.join(folder, 'out');
    const { files, filesTold } = (await checkRelease(sources, await readCorpus(out, { from: 'brat' }), { derivedPath: out })).beside; // prettier-ignore
    return { files, filesTold };
  };

  it('are looked through, those too that no format reads', async () => {
    expect(await check()).toEqual({ files: 3, filesTold: 0 });
    await writeFile(path.join(folder, 'out', '.draft'), `${'x '.repeat(600_000)}for Zebulon\nFotherby\n`);
    await writeFile(path.join(folder, 'out', 'list.json'), JSON.stringify({ record: '1548813577' }));
    expect(await check()).toEqual({ files: 5, filesTold: 2 });
  });

  it('must not be a model or an edit log, whatever can be read in them', async () => {
    const out = path.join(folder, 'out');
    await mkdir(path.join(out, 'tagger'));
    await writeFile(path.join(out, 'tagger', 'NOTICE.txt'), NOTICE);
    await writeFile(path.join(out, 'tagger', 'config.json'), '{\n  "format": "palimpsest-model",\n  "version": 5\n}\n');
    await writeFile(path.join(out, 'edits'), '{"id":"bcdfg","source":"note-1","edits":[[]]}\n');
    const checked = await checkRelease(sources, await readCorpus(out, { from: 'brat' }), { derivedPath: out, release: true }); // prettier-ignore
    expect(checked.beside.confidential).toEqual(['edit log', 'model']);
    expect(checked.gates.find(({ check: name }) => name === 'beside')).toMatchObject({ value: 2, passed: false });
    expect(judgeInWords(checked)).toContain('Among its files are an edit log and a model');
  });

  it('are looked through unpacked too', async () => {
    await writeFile(path.join(folder, 'out', 'a.spacy'), deflateSync('x '.repeat(600_000) + 'for Zebulon Fotherby'));
    await writeFile(path.join(folder, 'out', 'b.gz'), gzipSync('record 1548813577').subarray(0, -4)); // cut short
    await writeFile(path.join(folder, 'out', 'c.gz'), gzipSync('nothing'));
    expect(await check()).toEqual({ files: 6, filesTold: 2 });
  });

  it('are looked through in archives and documents of office programs, with what these say of themselves', async () => {
    const out = path.join(folder, 'out');
    const said = '<dc:title>x</dc:title><dc:creator>Zebulon Fotherby</dc:creator>';
    const runs = '<w:r><w:t>Ysol</w:t></w:r><w:r><w:t>de Tran</w:t></w:r><w:r><w:t>gmar</w:t></w:r>';
    await writeFile(path.join(out, 'a.docx'), zipOf({ 'word/document.xml': 'x', 'docProps/core.xml': said }));
    await writeFile(path.join(out, 'b.odt'), zipOf({ 'content.xml': runs }));
    await writeFile(path.join(out, 'c.zip'), zipOf({ 'ysolde trangmar.txt': '' }));
    await writeFile(path.join(out, 'd.zip'), zipOf({ 'x.txt': 'nothing', 'y/': '' }));
    await writeFile(path.join(out, 'e.zip'), zipOf({ 'x.txt': 'record 1548813577' }).subarray(3));
    expect(await check()).toEqual({ files: 8, filesTold: 3 });
  });

  it('are looked through in the encodings that other programs write', async () => {
    const named = [doc('a', 'Jürgen Möllenhoff'), ...sources.slice(1)];
    const out = path.join(folder, 'out');
    for (const [i, bytes] of [
      Buffer.from('\ufefffür Jürgen Möllenhoff', 'utf16le'),
      Buffer.from('\ufefffür Jürgen Möllenhoff', 'utf16le').swap16(),
      Buffer.from('für Jürgen Möllenhoff', 'latin1'),
    ].entries())
      await writeFile(path.join(out, `list${i}.log`), bytes);
    const { files, filesTold } = (await checkRelease(named, await readCorpus(out, { from: 'brat' }), { derivedPath: out })).beside; // prettier-ignore
    expect({ files, filesTold }).toEqual({ files: 6, filesTold: 3 });
  });

  const MODEL = '{\n  "format": "palimpsest-model",\n  "version": 5\n}\n';
  it.each([
    ['model', 'model.json.gz', gzipSync(MODEL)],
    ['model', 'model.zip', zipOf({ 'model/config.json': MODEL })],
    ['edit log', 'model.tar.gz', gzipSync(`edits${'\0'.repeat(600)}{"id":"bcdfg","source":"note-1","edits":[[]]}\n`)],
    ['file that learn wrote', 'learned.json', '{"version":2,"language":"en","collected":[],"counts":{}}\n'],
    ['list of word clusters', 'clusters.txt', '01\tan\t9\n'.repeat(12)],
    ['template set that was derived from a corpus', 'set.yaml', '# Derived from a labelled corpus: only the labelled mentions became slots. The text\nname: x\n'],
    ['folder that says it is confidential', 'NOTICE.txt', 'Checkpoints of a training that is not finished. CONFIDENTIAL: they hold words of the training text.\n'],
  ])('must not be a %s: %s', async (what, name, content) => {
    const out = path.join(folder, 'out');
    await writeFile(path.join(out, name), content);
    const { beside } = await checkRelease(sources, await readCorpus(out, { from: 'brat' }), { derivedPath: out });
    expect(beside.confidential).toEqual([what]);
  }); // prettier-ignore

  it('may be letters that say they are confidential', async () => {
    const out = path.join(folder, 'out');
    await writeFile(path.join(out, 'letter.txt'), 'CONFIDENTIAL: for the eyes of the ward only.\n');
    expect((await checkRelease(sources, await readCorpus(out, { from: 'brat' }), { derivedPath: out })).beside.confidential).toEqual([]); // prettier-ignore
  });

  it('tell by their names', async () => {
    await writeFile(path.join(folder, 'out', 'ysolde_trangmar.bak'), '');
    expect(await check()).toEqual({ files: 4, filesTold: 1 });
  });
});

/** A zip archive, without check sums. */
function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = deflateRawSync(text);
    const local = Buffer.alloc(30);
    local.write('PK\u0003\u0004', 'latin1');
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.write('PK\u0001\u0002', 'latin1');
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), data);
    directory.push(central, Buffer.from(name));
    at += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
