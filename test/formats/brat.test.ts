import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, removeText } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit, Entity } from '../../src/core/types.ts';
import { brat } from '../../src/formats/brat/index.ts';
import { surfaceOf } from '../../src/formats/io/notes.ts';
import { listFiles } from '../../src/formats/io/list-files.ts';
import { createOutput } from '../../src/formats/io/output.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';
import { anyText, editsOf, spansOf } from '../helpers/generated.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

const TEXT = 'Eva Lind  met Dr. Ask 😀\nin Umeå on\n3 May.\n';
const ANN = [
  'T1\tPATIENT 0 8\tEva Lind',
  '#1\tAnnotatorNotes T1\tsee Eva Lind, or LIND',
  'T2\tDOCTOR 18 21\tAsk',
  '',
  'A1\tStatus T2 Certain',
  'R1\tTreats Arg1:T2 Arg2:T1\t',
  'N1\tReference T1 Registry:77\tEva Lind',
  'E1\tMeet:T4 Agent:T2 Theme:T1',
  'T4\tEvent 10 13\tmet',
  '*\tEquiv T1 T2 T3',
  'T3\tDATE 35 36;37 40\t3 May',
  '? something else',
].join('\n');

function mentions(doc: Document): readonly string[] {
  return doc.entities.map((entity) => `${entity.id} ${entity.label} ${surfaceOf(doc.text, entity)}`);
}

function only<T>(items: readonly T[]): T {
  expect(items).toHaveLength(1);
  return items[0] as T;
}

function replacing(doc: Document, id: string, replacement: string): Edit {
  const { start, end } = doc.entities.find((entity) => entity.id === id) as Entity;
  return { start, end, replacement };
}

async function derive(edits: (doc: Document) => readonly Edit[], files = { 'a.txt': TEXT, 'a.ann': ANN }) {
  const result = await roundTrip(brat, files, {}, (docs) =>
    docs.map((doc) => applyEdits(doc, edits(doc), { id: 'b' })),
  );
  return { ...result, ann: String(result.written['b.ann']), text: String(result.written['b.txt']) };
}

describe('reading brat', () => {
  it('reads mentions, discontinuous ones too, with offsets in code points', async () => {
    const { docs, diagnostics } = await readDocs(brat, { 'w/a.txt': TEXT, 'w/a.ann': ANN });
    expect(diagnostics).toEqual([]);
    const doc = only(docs);
    expect(doc.id).toBe('w/a');
    expect(mentions(doc)).toEqual(['T1 PATIENT Eva Lind', 'T4 Event met', 'T2 DOCTOR Ask', 'T3 DATE 3 May']);
    expect(doc.entities.at(-1)?.fragments).toEqual([
      { start: 36, end: 37 },
      { start: 38, end: 41 },
    ]);
  });

  it('reads a mention across a line break, written with a space or as fragments', async () => {
    const text = 'St. Olav\nHospital and Ny\r\nkirke';
    const ann = 'T1\tHOSPITAL 0 17\tSt. Olav Hospital\nT2\tPLACE 22 24;26 31\tNy kirke\n';
    const { docs, diagnostics, written } = await roundTrip(brat, { 'a.txt': text, 'a.ann': ann });
    expect(diagnostics).toEqual([]);
    expect(only(docs).entities.map((entity) => entity.fragments?.length ?? 1)).toEqual([1, 2]);
    expect(String(written['a.ann'])).toBe(ann);
    const spaced = 'T2\tPLACE 22 31\tNy kirke\n';
    expect((await readDocs(brat, { 'a.txt': text, 'a.ann': spaced })).diagnostics).toEqual([]);
  });

  it('reads fragments that the file has out of order, and a line without the text of the mention', async () => {
    const ann = 'T1\tA 4 8;0 3\tLind Eva\nT2\tB 14 17';
    const { docs, written } = await roundTrip(brat, { 'a.txt': TEXT, 'a.ann': ann });
    expect(mentions(only(docs))).toEqual(['T1 A Eva Lind', 'T2 B Dr.']);
    expect(String(written['a.ann'])).toBe(ann);
  });

  it('reads a text without annotations as a document without entities, and says so', async () => {
    const { docs, diagnostics, written } = await roundTrip(brat, { 'a.txt': TEXT });
    expect(only(docs).entities).toEqual([]);
    expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'missing-annotations' }]);
    expect(Object.keys(written)).toEqual(['a.txt']);
  });

  it('reads an empty text', async () => {
    const { docs, diagnostics, written } = await roundTrip(brat, { 'a.txt': '', 'a.ann': '' });
    expect(diagnostics).toEqual([]);
    expect(only(docs).text).toBe('');
    expect(Object.keys(written).toSorted()).toEqual(['a.ann', 'a.txt']);
  });

  it.each([
    ['annotations without a text', { 'a.ann': ANN }, 'missing-text', undefined],
    ['a malformed line', { 'a.txt': TEXT, 'a.ann': '\nT1\tPATIENT 0-8\tEva Lind\n' }, 'malformed-line', 2],
    ['spaces for tabs', { 'a.txt': TEXT, 'a.ann': 'T1 PATIENT 0 8 Eva Lind' }, 'malformed-line', 1],
    ['another text at the offsets', { 'a.txt': TEXT, 'a.ann': 'T1\tP 0 8\tEva Berg' }, 'surface-mismatch', undefined],
    ['offsets beyond the text', { 'a.txt': TEXT, 'a.ann': 'T1\tP 0 99\tEva' }, 'offset-out-of-range', undefined],
    ['an empty mention', { 'a.txt': TEXT, 'a.ann': 'T1\tP 3 3\t' }, 'empty-entity', undefined],
    [
      'two mentions of one id',
      { 'a.txt': TEXT, 'a.ann': 'T1\tP 0 3\tEva\nT1\tP 4 8\tLind' },
      'duplicate-entity-id',
      undefined,
    ],
    ['invalid UTF-8 in the text', { 'a.txt': new Uint8Array([65, 10, 0xff]), 'a.ann': '' }, 'invalid-utf8', 2],
    ['invalid UTF-8 in the annotations', { 'a.txt': TEXT, 'a.ann': new Uint8Array([0xc3, 10]) }, 'invalid-utf8', 1],
  ])('refuses %s, naming the file', async (_, files, code, line) => {
    const { docs, diagnostics } = await readDocs(brat, files);
    expect(docs).toEqual([]);
    const { severity, place, message, ...rest } = only(diagnostics);
    expect({ severity, code: rest.code, line: place.line, id: place.documentId }).toEqual({
      severity: 'error',
      code,
      line,
      id: 'a',
    });
    expect(path.basename(place.file ?? '')).toMatch(/^a\.(txt|ann)$/);
    expect(message).not.toMatch(/Eva|Lind|Berg/);
  });

  it('keeps overlapping mentions unless they are to be refused', async () => {
    const files = { 'a.txt': TEXT, 'a.ann': 'T1\tP 0 8\tEva Lind\nT2\tQ 4 8\tLind\n' };
    const refused = await readDocs(brat, files, { overlaps: 'refuse' });
    expect(refused.docs).toEqual([]);
    expect(refused.diagnostics).toMatchObject([{ code: 'overlapping-entities', severity: 'error' }]);
    const { docs, written } = await roundTrip(brat, files);
    expect(only(docs).entities).toHaveLength(2);
    expect(String(written['a.ann'])).toBe(files['a.ann']);
  });
});

describe('writing brat', () => {
  it.each([
    ['as it is', TEXT, ANN],
    ['with CRLF', TEXT.replaceAll('\n', '\r\n'), 'T1\tPATIENT 0 8\tEva Lind\r\n\r\n#1\tAnnotatorNotes T1\tx\r\n'],
    ['with a byte order mark in both', `\ufeff${TEXT}`, '\ufeffT1\tPATIENT 1 9\tEva Lind\n'],
    ['with double spaces and trailing space', TEXT, 'T1\tPATIENT  0  8\tEva Lind\nT2\tDOCTOR 18 21\tAsk \n\n\n'],
  ])('writes an unchanged document byte for byte: %s', async (_, text, ann) => {
    const files = { 'deep/er/a.txt': text, 'deep/er/a.ann': ann };
    const { diagnostics, written } = await roundTrip(brat, files);
    expect(diagnostics).toEqual([]);
    expect(Object.fromEntries(Object.entries(written).map(([file, bytes]) => [file, String(bytes)]))).toEqual(files);
  });

  it('moves mentions of a derived document and keeps every other line that still holds', async () => {
    const { ann, text, diagnostics } = await derive((doc) => [
      replacing(doc, 'T1', 'Åsa 😀 Ö'),
      { start: 9, end: 9, replacement: 'once ' },
    ]);
    expect(text).toBe('Åsa 😀 Ö once  met Dr. Ask 😀\nin Umeå on\n3 May.\n');
    expect(ann.split('\n')).toEqual([
      'T1\tPATIENT 0 7\tÅsa 😀 Ö',
      'T2\tDOCTOR 22 25\tAsk',
      '',
      'A1\tStatus T2 Certain',
      'R1\tTreats Arg1:T2 Arg2:T1\t',
      'E1\tMeet:T4 Agent:T2 Theme:T1',
      'T4\tEvent 14 17\tmet',
      '*\tEquiv T1 T2 T3',
      'T3\tDATE 39 40;41 44\t3 May',
      '? something else',
    ]);
    expect(diagnostics).toMatchObject([
      { severity: 'warning', code: 'annotation-dropped', place: { documentId: 'b' } },
    ]);
    expect(ann).not.toMatch(/lind|eva/i);
  });

  it('replaces the text of a mention in the notes of a derived document', async () => {
    const ann =
      'T1\tPATIENT 0 8\tEva Lind\n#1\tAnnotatorNotes T1\tis eva  lind an alias?\nT2\tDOCTOR 18 21\tAsk\n#2\tAnnotatorNotes T2\task again\n';
    const derived = await derive((doc) => [replacing(doc, 'T1', 'Ida Berg'), replacing(doc, 'T2', 'Ek')], {
      'a.txt': TEXT,
      'a.ann': ann,
    });
    expect(derived.ann).toBe(
      'T1\tPATIENT 0 8\tIda Berg\n#1\tAnnotatorNotes T1\tis Ida Berg an alias?\nT2\tDOCTOR 18 20\tEk\n#2\tAnnotatorNotes T2\tEk again\n',
    );
    expect(derived.diagnostics).toEqual([]);
  });

  it('keeps relations, events and attributes that are names and numbers alone where a document leaves the house', async () => {
    const bare = 'T1\tPATIENT 0 8\tEva Lind\nT2\tDOCTOR 18 21\tAsk\nR1\tTreats Arg1:T2 Arg2:T1\t\nE1\tDOCTOR:T2 Of:T1\n*\tEquiv T1 T2\nA1\tSure T2\nM2\tSure E1\n';
    const { written } = await roundTrip(brat, { 'a.txt': TEXT, 'a.ann': `${bare}A3\tOf T2 x\nR2\tOfLind Arg1:T2 Arg2:T1\n` }, {}, (docs) =>
      docs.map((doc) => ({ ...applyEdits(doc, [{ start: 0, end: 8, replacement: 'Ida Berg' }]), envelope: { ...(doc.envelope as NonNullable<Document['envelope']>), edits: [], sealed: [] } })),
    );
    expect(String(written['a.ann'])).toBe(bare.replace('Eva Lind', 'Ida Berg'));
  }); // prettier-ignore

  it('leaves out what refers to a removed mention, directly or not', async () => {
    const ann = `${ANN}\n#9\tAnnotatorNotes R1\tchecked\nM1\tNegation E1\nA3\tStatus T3\n`;
    const { written, diagnostics } = await roundTrip(brat, { 'a.txt': TEXT, 'a.ann': ann }, {}, (docs) =>
      docs.map((doc) => removeText(doc, [{ start: 0, end: 10 }], { id: 'b' }).document),
    );
    expect(String(written['b.ann']).split('\n')).toEqual([
      'T2\tDOCTOR 8 11\tAsk',
      '',
      'A1\tStatus T2 Certain',
      'T4\tEvent 0 3\tmet',
      '*\tEquiv T2 T3',
      'T3\tDATE 25 26;27 30\t3 May',
      '? something else',
      'A3\tStatus T3',
      '',
    ]);
    expect(diagnostics).toMatchObject([{ code: 'annotation-dropped', message: expect.stringMatching(/^6 /) }]);
  });

  it('writes a changed label, and a mention that was added, after the lines there are', async () => {
    const { written } = await roundTrip(brat, { 'a.txt': TEXT, 'a.ann': 'T7\tPATIENT 0 8\tEva Lind' }, {}, (docs) =>
      docs.map((doc) =>
        createDocument({
          ...doc,
          entities: [
            { ...(doc.entities[0] as Entity), label: 'NAME' },
            { id: 'new', label: 'TITLE', start: 14, end: 17 },
          ],
        }),
      ),
    );
    expect(String(written['a.ann'])).toBe('T7\tNAME 0 8\tEva Lind\nT8\tTITLE 14 17\tDr.\n');
  });

  it('writes documents of other formats, with ids made safe and labels without spaces', async () => {
    const doc = createDocument({
      id: '../x',
      text: 'a 😀\nb c',
      entities: [
        { id: '0', label: 'Full name', start: 2, end: 6 },
        { id: 'T4', label: 'B', start: 7, end: 8 },
      ],
    });
    expect(await writeDocs(brat, [doc], 'folder')).toEqual({
      '%2E%2E/x.txt': 'a 😀\nb c',
      '%2E%2E/x.ann': 'T5\tFull_name 2 5\t😀 b\nT4\tB 6 7\tc\n',
    });
  });

  it('refuses to write into one file', async () => {
    const doc = createDocument({ id: 'a', text: 'x', entities: [] });
    await expect(writeDocs(brat, [doc], 'file')).rejects.toMatchObject({ code: 'needs-folder' });
  });
});

describe('detecting brat', () => {
  const sample = (relative: string, head: string, siblings = [relative]) => ({
    relative,
    head,
    complete: true,
    siblings,
  });

  it('knows annotation files by their content, and texts by the annotation file beside them', () => {
    expect(brat.detect(sample('a.ann', ANN))).toBeGreaterThan(0.7);
    expect(brat.detect(sample('a.ann', 'T1\tP 0 3;4 5\tEva\n'))).toBeGreaterThan(0.9);
    expect(brat.detect(sample('a.txt', 'x', ['a.ann', 'a.txt']))).toBeGreaterThan(0.8);
    expect(brat.detect(sample('a.ann', '', ['a.ann', 'a.txt']))).toBeGreaterThan(0.8);
  });

  it('leaves other files alone', () => {
    expect(brat.detect(sample('a.txt', 'Eva\tB-PER\n'))).toBe(0);
    expect(brat.detect(sample('a.ann', 'Eva B-PER\nLind I-PER\n', ['a.ann', 'a.txt']))).toBe(0);
    expect(brat.detect(sample('a.json', '{"text": ""}', ['a.json', 'a.ann']))).toBe(0);
  });

  it('selects pairs, and annotations that have no text', () => {
    const all = new Set(['a.txt', 'a.ann', 'b.ann', 'LICENSE']);
    expect([...all].filter((relative) => brat.selects?.({ path: relative, relative }, all))).toEqual([
      'a.txt',
      'b.ann',
    ]);
  });
});

/** An annotation file for mentions at code-point offsets, with lines that the core knows nothing of. */
function toAnn(text: string, mentionsOf: readonly (readonly [number, number])[], eol: string, end: string): string {
  const points = Array.from(text);
  const lines = mentionsOf.flatMap(([start, end], i) => {
    const surface = points
      .slice(start, end)
      .join('')
      .replaceAll(/[\r\n]/g, ' ');
    return [`T${i + 1}\tL${i % 3} ${start} ${end}\t${surface}`, ...(i % 2 ? [`A${i}\tSure T${i + 1}`, ''] : [])];
  });
  return lines.length === 0 ? '' : lines.join(eol) + end;
}

describe('any brat corpus', () => {
  const corpus = fc.record({
    text: anyText,
    cuts: fc.array(fc.nat(), { maxLength: 8 }),
    eol: fc.constantFrom('\n', '\r\n'),
    end: fc.constantFrom('', '\n', '\n\n'),
  });

  it('comes out byte for byte when unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(corpus, async ({ text, cuts, eol, end }) => {
        const files = { 'a.txt': text, 'a.ann': toAnn(text, spansOf(Array.from(text).length, cuts), eol, end) };
        const { docs, diagnostics, written } = await roundTrip(brat, files);
        expect(diagnostics).toEqual([]);
        expect(docs).toHaveLength(1);
        expect(Object.fromEntries(Object.entries(written).map(([file, bytes]) => [file, String(bytes)]))).toEqual(
          files,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('reads back what was written after any edits', async () => {
    await fc.assert(
      fc.asyncProperty(corpus, fc.array(fc.tuple(fc.nat(), anyText), { maxLength: 6 }), async (source, changes) => {
        const { text, cuts, eol, end } = source;
        const files = { 'a.txt': text, 'a.ann': toAnn(text, spansOf(Array.from(text).length, cuts), eol, end) };
        const { docs } = await readDocs(brat, files);
        const derived = docs.map((doc) => applyEdits(doc, editsOf(doc, changes)));
        const again = await readDocs(brat, await writeDocs(brat, derived, 'folder'));
        expect(again.diagnostics).toEqual([]);
        expect(again.docs.map(({ text: t }) => t)).toEqual(derived.map(({ text: t }) => t));
        expect(again.docs.map(mentions)).toEqual(derived.map(mentions));
      }),
      { numRuns: 60 },
    );
  });
});

describeWithCorpus('meddocan', (corpus) => {
  it.each([
    ['dev', 250, 5801],
    ['train', 500, 11333],
  ])('reads and writes %s byte for byte', async (part, documents, entities) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'palimpsest-'));
    try {
      const files = await listFiles(path.join(corpus, part));
      const names = new Set(files.map((file) => file.relative));
      const context = { options: {}, report: (diagnostic: unknown) => expect(diagnostic).toBeUndefined() };
      const output = await createOutput(path.join(folder, 'out'), 'folder');
      const writer = brat.createWriter(output, context);
      const count = { documents: 0, entities: 0 };
      for await (const doc of brat.read(
        files.filter((file) => brat.selects?.(file, names)),
        context,
      )) {
        count.documents++;
        count.entities += doc.entities.length;
        await writer.write(doc);
      }
      await writer.close();
      await output.commit();
      expect(count).toEqual({ documents, entities });
      for (const file of files) {
        expect((await readFile(path.join(folder, 'out', file.relative))).equals(await readFile(file.path))).toBe(true);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('stand-off files of others', () => {
  const note = '\ufeff\n🏥 Ana Müller  came\r\nto Köln-Süd .\n';
  const concepts = 'c="ana müller" 2:1 2:2||t="patient name"\r\nc="köln-süd ." 3:1 3:2||t="place"\n';

  it.each([
    ['beside the text', 'a.con', 'a.txt'],
    ['in folders of their own', 'x/concept/a.con', 'x/txt/a.txt'],
  ])('reads the concepts of i2b2 2010: %s', async (_, con, txt) => {
    const { docs, written, diagnostics } = await roundTrip(brat, { [con]: concepts, [txt]: note });
    expect(docs.map((doc) => doc.entities.map((e) => `${e.label}:${surfaceOf(doc.text, e)}`))).toEqual([['patient_name:Ana Müller', 'place:Köln-Süd .']]); // prettier-ignore
    expect(Object.keys(written)).toEqual([txt.replace('.txt', '.ann'), txt]);
    expect((await readDocs(brat, { 'a.ann': String(written[txt.replace('.txt', '.ann')]), 'a.txt': note })).docs[0]?.entities).toEqual(docs[0]?.entities); // prettier-ignore
    expect(diagnostics.map(({ code }) => code)).toEqual(['other-layout']);
    const sample = { relative: con, head: concepts, complete: true, siblings: [con, txt] };
    expect(brat.detect(sample)).toBeGreaterThan(0.5);
  });

  it.each([
    ['other words', 'c="ana" 2:1 2:2||t="p"', 'surface-mismatch'],
    ['a line that is not there', 'c="ana" 9:1 9:2||t="p"', 'malformed-line'],
    ['another line', 'Ana 2:1 2:2', 'malformed-line'],
  ])('refuses a document whose concepts are not those of the text: %s', async (_, con, code) => {
    const { docs, diagnostics } = await readDocs(brat, { 'a.con': con, 'a.txt': note });
    expect([docs, diagnostics.map((one) => one.code)]).toEqual([[], [code]]);
  });

  it('leaves out a byte order mark that the offsets do not count', async () => {
    const files = { 'a.txt': '\ufeffAna Müller came.', 'a.ann': '\ufeffT1\tPER 0 10\tAna Müller\n' };
    const { docs, written, diagnostics } = await roundTrip(brat, files);
    expect(docs[0]?.text).toBe('Ana Müller came.');
    expect([String(written['a.txt']), String(written['a.ann'])]).toEqual(['Ana Müller came.', files['a.ann']]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['byte-order-mark']);
  });
});
