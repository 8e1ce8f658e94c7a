import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { omop } from '../../src/formats/omop/index.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

const LONG = Array.from({ length: 300 }, (_, i) => `line ${i}, "quoted"`).join('\n');
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const CSV = `\ufeffnote_id,person_id,note_date,note_title,note_text,encoding_concept_id\r
1,77,2020-05-03,"Visit, home",${quote('Eva Lind 😀 came.\nShe left.')},0\r
2,77,2020-05-04,Call,Eva called,\r
3,78,2020-05-05,,${quote(LONG)},0\r
`;

const only = (doc: Document, id: string) => doc.id === id;
const edit = (doc: Document) => applyEdits(doc, [{ start: 0, end: 3, replacement: 'Ida "x", Åsa' }]);

describe('OMOP NOTE', () => {
  it('is read by rows, and written back as it was', async () => {
    const { docs, diagnostics, written } = await roundTrip(omop, { 'note.csv': CSV.slice(1) });
    expect(diagnostics).toEqual([]);
    expect(docs.map(({ id, text, meta }) => [id, text, meta])).toEqual([
      ['1', 'Eva Lind 😀 came.\nShe left.', { patient: '77' }],
      ['2', 'Eva called', { patient: '77' }],
      ['3', LONG, { patient: '78' }],
    ]);
    expect(String(written['note.csv'])).toBe(CSV.slice(1));
    expect((await readDocs(omop, { 'note.csv': CSV })).docs).toHaveLength(3);
  });

  it('is written with nothing changed but the text of the row that was edited', async () => {
    const { written } = await roundTrip(omop, { 'note.csv': CSV.slice(1) }, {}, (docs) => docs.map((doc) => (only(doc, '2') ? edit(doc) : doc))); // prettier-ignore
    expect(String(written['note.csv'])).toBe(CSV.slice(1).replace('Eva called', quote('Ida "x", Åsa called')));
  });

  it('is written with no other columns but those to keep where a document leaves the house', async () => {
    const { written } = await roundTrip(
      omop,
      { 'note.csv': CSV.slice(1).replace('encoding_concept_id', 'of Lind') },
      {},
      (docs) =>
      docs.slice(1, 2).map((doc) => ({ ...doc, id: 'k', envelope: { ...(doc.envelope as NonNullable<Document['envelope']>), edits: [], sealed: ['note_title'] } })), // prettier-ignore
    );
    expect(String(written['note.csv']).split('\r\n')).toEqual(['note_id,person_id,note_date,note_title,note_text,column6', 'k,,,Call,Eva called,', '']); // prettier-ignore
  });

  it('takes documents of other formats', async () => {
    const doc = createDocument({ id: 'a', text: 'x,\ny', entities: [], meta: { patient: 'p' } });
    expect(await writeDocs(omop, [doc], 'file')).toEqual({ 'corpus.note.csv': 'note_id,person_id,note_text\na,p,"x,\ny"\n' }); // prettier-ignore
  });

  it.each([
    ['a,b\n1,2\n', 'not-columns'],
    ['note_id,note_text\n1\n', 'column-count'],
    ['note_id,note_text\n1,"x" y\n', 'bad-quoting'],
  ])('tells what is no row of notes', async (source, code) => {
    const { docs, diagnostics } = await readDocs(omop, { 'note.csv': source });
    expect(docs).toEqual([]);
    expect(diagnostics).toMatchObject([{ severity: 'error', code }]);
  });
});
