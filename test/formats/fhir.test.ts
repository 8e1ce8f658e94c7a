import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { fhir } from '../../src/formats/fhir/index.ts';
import { readDocs, roundTrip } from '../helpers/round-trip.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const PATIENT = '{"resourceType":"Patient","id":"p1","name":[{"family":"Lind"}]}';
const NOTE = `{"resourceType":"DocumentReference", "id":"n1","subject":{"reference":"Patient/p1"},"content":[{"attachment":{"contentType":"text/plain; charset=UTF-8","data":"${base64('Eva Lind 😀 kam.\r\n')}","size":18,"hash":"x"}},{"attachment":{"contentType":"application/pdf","data":"JVBERg=="}}], "weight":1.50}`;
const OBSERVATION = '{"resourceType":"Observation","id":"o1","status":"final","note":[{"text":"Eva \\u00e4r tr\\u00f6tt"},{"authorString":"Dr. Ask","text":"Ask ringde"}]}'; // prettier-ignore
const BUNDLE = `{
  "resourceType": "Bundle",
  "type": "collection",
  "entry": [
    { "resource": ${PATIENT} },
    { "resource": ${NOTE} },
    { "resource": { "resourceType": "DiagnosticReport", "conclusion": "Eva mår bra", "text": { "status": "generated", "div": "<div>Eva</div>" } } }
  ]
}
`;

const swap = (doc: Document, from: string, replacement: string) => {
  const start = doc.text.indexOf(from);
  return { start, end: start + from.length, replacement };
};

describe('FHIR', () => {
  it('is read by lines: attachments of plain text and notes, with the patient; other lines stay', async () => {
    const source = `${PATIENT}\n${NOTE}\r\n\n${OBSERVATION}\n${PATIENT}\n`;
    const { docs, diagnostics, written } = await roundTrip(fhir, { 'a.ndjson': source });
    expect(docs.map(({ id, text, meta }) => ({ id, text, meta }))).toEqual([
      { id: 'DocumentReference/n1', text: 'Eva Lind 😀 kam.\r\n', meta: { patient: 'Patient/p1' } },
      { id: 'Observation/o1', text: 'Eva är trött\n\nAsk ringde', meta: undefined },
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['text-not-read']);
    expect(String(written['a.ndjson'])).toBe(source);
  });

  it('is written with nothing changed but the texts that were edited, what is counted of them, and narratives that tell a part of a name', async () => {
    const { written } = await roundTrip(fhir, { 'a.json': BUNDLE }, {}, (docs) =>
      docs.map((doc) => applyEdits(doc, [swap(doc, 'Eva Lind', 'Åsa'), swap(doc, 'bra', 'illa')])),
    );
    const text = 'Åsa 😀 kam.\r\n';
    const hash = createHash('sha1').update(text).digest('base64');
    expect(String(written['a.json'])).toBe(
      BUNDLE.replace(base64('Eva Lind 😀 kam.\r\n'), base64(text))
        .replace('"size":18,"hash":"x"', `"size":${Buffer.byteLength(text)},"hash":"${hash}"`)
        .replace('mår bra', 'mår illa')
        .replace(/\{ "status": "generated".*?\}/, '{"status":"empty","div":"<div xmlns=\\"http://www.w3.org/1999/xhtml\\">No human-readable text provided in this case.</div>"}'), // prettier-ignore
    );
  });

  it('lets narratives say what the edited text says, or nothing', async () => {
    const xmlns = 'xmlns="http://www.w3.org/1999/xhtml"';
    const resource = (id: string, div: string, status = 'generated') =>
      JSON.stringify({ resourceType: 'DiagnosticReport', id, conclusion: 'Eva Lind kom 1999 från Lund.', text: { status, div: `<div ${xmlns}>${div}</div>` } }); // prettier-ignore
    const divs = [
      '<p>Rapport: EVA  LIND &amp; co</p>', // quoted in other case and spacing
      'Från Ystad&nbsp;idag', // nothing of it
      '<b>Eva</b> <i>Li</i>nd', // across tags
      '<td>Lind</td>', // a part of the name
      '<a title="Eva Lind">x</a>',
      'M&uuml;ller', // nobody knows what that is
    ];
    const { docs, diagnostics, written } = await roundTrip(
      fhir,
      { 'a.ndjson': `${divs.map((div, i) => resource(`r${i}`, div)).join('\n')}\n` },
      {},
      (all) => all.map((doc) => applyEdits(doc, [swap(doc, 'Eva Lind', 'Åsa <Ek>'), swap(doc, '1999', '2004')])),
    );
    expect(docs).toHaveLength(6);
    const narratives = String(written['a.ndjson']).trim().split('\n').map((line) => (JSON.parse(line) as { text: object }).text); // prettier-ignore
    const empty = { status: 'empty', div: `<div ${xmlns}>No human-readable text provided in this case.</div>` };
    expect(narratives).toEqual([
      { status: 'generated', div: `<div ${xmlns}><p>Rapport: Åsa &lt;Ek&gt; &amp; co</p></div>` },
      { status: 'generated', div: `<div ${xmlns}>Från Ystad&nbsp;idag</div>` },
      empty,
      empty,
      empty,
      empty,
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'text-not-read',
      ...Array.from({ length: 4 }, () => 'narrative-emptied'),
    ]);
  });

  it('finds narratives of sections and of resources beside, and leaves those of documents that nobody edited', async () => {
    const source = `{"resourceType":"Bundle","type":"document","entry":[{"resource":{"resourceType":"Composition","section":[{"text":{"status":"generated","div":"<div>Eva</div>"}}]}},{"resource":${OBSERVATION}}]}`;
    const changed = await roundTrip(fhir, { 'a.json': source }, {}, (docs) => docs.map((doc) => applyEdits(doc, [swap(doc, 'Eva', 'Åsa')]))); // prettier-ignore
    expect(String(changed.written['a.json'])).toContain('<div>Åsa</div>');
    expect(String((await roundTrip(fhir, { 'a.json': source })).written['a.json'])).toBe(source);
  });

  it('is written with texts alone where a document leaves the house', async () => {
    const { written } = await roundTrip(
      fhir,
      { 'a.json': BUNDLE },
      {},
      (docs) =>
      docs.map((doc) => ({ ...doc, id: 'new', envelope: { ...(doc.envelope as NonNullable<Document['envelope']>), edits: [], sealed: [] } })), // prettier-ignore
    );
    const bundle = JSON.parse(String(written['a.json'])) as { entry: { resource: Record<string, unknown> }[] };
    expect(bundle).toMatchObject({ resourceType: 'Bundle', id: 'new', type: 'collection' });
    expect(bundle.entry.map(({ resource }) => Object.keys(resource))).toEqual([
      ['resourceType', 'status', 'content'],
      ['resourceType', 'status', 'conclusion'],
    ]);
  });

  it('refuses an edit that reaches across two texts', async () => {
    const { diagnostics, written } = await roundTrip(fhir, { 'a.ndjson': OBSERVATION }, {}, (docs) =>
      docs.map((doc) => applyEdits(doc, [{ start: 8, end: 17, replacement: 'x' }])),
    );
    expect(diagnostics).toMatchObject([{ code: 'text-across-fields' }]);
    expect(String(written['a.ndjson'])).toBe('');
  });

  it('takes documents of other formats as DocumentReference, and reads them again', async () => {
    const doc = createDocument({ id: 'a/b c', text: 'שלום 😀\r\n', entities: [] });
    const { written } = await roundTrip(fhir, { 'a.ndjson': OBSERVATION }, {}, () => [doc, { ...doc, id: 'd' }]);
    const { docs } = await readDocs(fhir, { 'b.ndjson': written['a.ndjson'] ?? written['corpus.fhir.ndjson'] ?? '' });
    expect(docs.map(({ id, text }) => ({ id, text }))).toEqual([
      { id: 'DocumentReference/b-c', text: doc.text },
      { id: 'DocumentReference/d', text: doc.text },
    ]);
  });

  it.each([
    ['{"resourceType":"Observation","note":[{"text":"x"}\n', 'malformed-json'],
    [`{"a":1}\n${OBSERVATION}\n`, 'bad-record'],
  ])('tells what is no resource', async (source, code) => {
    const { diagnostics } = await readDocs(fhir, { 'a.ndjson': source });
    expect(diagnostics[0]).toMatchObject({ severity: 'error', code });
  });
});
