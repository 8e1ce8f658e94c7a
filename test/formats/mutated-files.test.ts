import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { PalimpsestError, type Report } from '../../src/core/errors.ts';
import { createRng, type Rng } from '../../src/core/rng.ts';
import type { Document } from '../../src/core/types.ts';
import { formats } from '../../src/formats/index.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { writeCorpus } from '../../src/pipeline/write-corpus.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { type CorpusFiles, readDocs, roundTrip, writeFiles } from '../helpers/round-trip.ts';

const TEXTS = [
  'Eva Lind came with Jon on 3 May 2020.',
  'Nils Berg\u00a0left 😀 with Ada.\n\nHe slept “well”.',
  'Zoë & <b>',
];
const DOCS = TEXTS.map((text, i) =>
  createDocument({
    id: `d${i}`,
    text,
    entities: [...text.matchAll(/Eva Lind|Jon|Nils Berg|Ada|Zoë/gu)].map((match, j) => ({
      id: `T${j + 1}`,
      start: match.index,
      end: match.index + match[0].length,
      label: j === 0 ? 'DOCTOR' : 'PATIENT',
    })),
  }),
);
const MUTANTS = 60;
/** What readers trip over: signs of every format, ends of strings and lines, halves of characters, numbers that are none. */
const PIECES = ['\0', '\r', '\n', '\n\n', '\t', '"', '\\', '\\u', '\\ud800', '{', '}', '[', ']', '](', '<', '</', '&', '&#0;', '&x;', ',', '-1', '1e999', '99999999999', 'null', '\uFEFF', 'B-', 'T1\t'].map((piece) => Buffer.from(piece)); // prettier-ignore
const BYTES = [Buffer.from([0xff]), Buffer.from([0xc3]), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from([0xf0, 0x9f])];

function mutate(content: Buffer, rng: Rng): Buffer {
  const at = rng.int(content.length + 1);
  const to = Math.min(content.length, at + rng.int(12));
  const [before, between, after] = [content.subarray(0, at), content.subarray(at, to), content.subarray(to)];
  const piece = rng.pick([...PIECES, ...BYTES]);
  return rng.pick([
    () => Buffer.concat([before, piece, between, after]),
    () => Buffer.concat([before, piece, after]),
    () => Buffer.concat([before, after]),
    () => Buffer.concat([before, between, between, after]),
    () => before,
    () => Buffer.concat([before, Buffer.from(between.map((byte) => byte ^ 0x20)), after]),
  ])();
}

const essence = ({ text, entities }: Document) => ({
  text,
  entities: entities.map(({ start, end, label, fragments }) => ({ start, end, label, fragments })),
});

/** Words with a blank or a line end between them, some of them mentions: what every format can hold. */
const ordinaryDocument = fc
  .array(
    fc.record({
      word: fc.constantFrom('Eva', 'Zoë', '病院', '😀', 'a-b', '&', '7', '<b>', 'left'),
      label: fc.constantFrom('DOCTOR', 'DATE', undefined, undefined),
      blank: fc.constantFrom(' ', ' ', '\n'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((words): Pick<Document, 'text' | 'entities'> => {
    let text = '';
    const entities = words.flatMap(({ word, label, blank }, i) => {
      const start = text.length + (i === 0 ? 0 : 1);
      text += i === 0 ? word : `${blank}${word}`;
      return label === undefined ? [] : [{ id: `T${i}`, start, end: start + word.length, label }];
    });
    return { text, entities };
  });

/** What no format may lose: those of tokens put blanks between them. */
const bare = (text: string) => text.replaceAll(/\s/g, '');
const kept = ({ text, entities }: Pick<Document, 'text' | 'entities'>) => ({
  text: bare(text),
  mentions: entities.map(({ start, end, label }) => `${label} ${bare(text.slice(start, end))}`),
});

describe.each(
  formats.filter(({ holdsMentions }) => holdsMentions !== false).map((format) => [format.name, format] as const),
)('a file of %s', (name, format) => {
  it('holds random documents with every mention, and is written back as it was read', () =>
    fc.assert(
      fc.asyncProperty(fc.array(ordinaryDocument, { minLength: 1, maxLength: 3 }), async (drawn) => {
        const docs = drawn.map((doc, i) => createDocument({ id: `d${i}`, ...doc }));
        const { written: files } = await writeFiles(format, docs, format.perFile === 'document' ? 'folder' : 'file');
        const again = await roundTrip(format, files);
        expect(again.diagnostics).toEqual([]);
        expect(again.docs.map(kept)).toEqual(docs.map(kept));
        expect(again.written).toEqual(files);
      }),
      { numRuns: 20 },
    ));

  it('that was tampered with is read as sound documents, which can be written, or refused by an error of ours', async () => {
    const { written } = await writeFiles(format, DOCS, format.perFile === 'document' ? 'folder' : 'file');
    const rng = createRng(2611).fork(name);
    for (let i = 0; i < MUTANTS; i++) {
      const victim = rng.pick(Object.keys(written));
      const files: CorpusFiles = Object.fromEntries(
        Object.entries(written).map(([file, content]) => [file, file === victim ? mutate(content, rng) : content]),
      );
      const report = { i, content: Buffer.from(files[victim] as Uint8Array).toString('latin1') };
      const read = await readDocs(format, files).catch((error: unknown) => error);
      if (!('docs' in Object(read))) {
        expect({ ...report, read }).toMatchObject({ read: expect.any(PalimpsestError) as unknown });
        continue;
      }
      const { docs, diagnostics } = read as Awaited<ReturnType<typeof readDocs>>;
      for (const { text, entities } of docs) {
        for (const { start, end } of entities) {
          expect({ ...report, fits: 0 <= start && start < end && end <= text.length }).toEqual({
            ...report,
            fits: true,
          });
        }
      }
      if (diagnostics.length > 0 || docs.length === 0) continue;
      const kind = format.perFile === 'document' ? 'folder' : 'file';
      const again = await readDocs(format, (await writeFiles(format, docs, kind)).written);
      if (again.diagnostics.length > 0) continue;
      expect({ ...report, docs: again.docs.map(essence) }).toEqual({ ...report, docs: docs.map(essence) });
    }
  });

  it.each(['a\u0007b\u001b[31m', '<script>alert(1)</script>', '](x)"\'&', 'B-I-O', ' x ', 'a\tb\nc', '__proto__'])(
    'keeps the label %j, or says what it does with it',
    async (label) => {
      const doc = createDocument({ id: 'd', text: 'Eva came.', entities: [{ id: 'T1', start: 0, end: 3, label }] });
      const target = path.join(temporaryFolder(), 'out');
      const said: string[] = [];
      const report: Report = ({ code }) => void said.push(code);
      const written = writeCorpus([doc], target, { to: format, report, kind: format.perFile === 'document' ? 'folder' : 'file' }); // prettier-ignore
      const failure = await written.then(() => undefined, (error: unknown) => error); // prettier-ignore
      if (failure !== undefined) return expect(failure).toBeInstanceOf(PalimpsestError);
      const docs: Document[] = [];
      for await (const read of await readCorpus(target, { from: format, report })) docs.push(read);
      const kept = docs.length === 1 && docs[0]?.entities.length === 1 && docs[0].entities[0]?.label === label;
      expect({ kept: kept || said.length > 0, labels: docs.map(essence) }).toMatchObject({ kept: true });
    },
  );
});
