import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, removeText } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit, Entity } from '../../src/core/types.ts';
import { i2b2In2014 } from '../../src/formats/i2b2-2014/index.ts';
import { anyText, editsOf, spansOf } from '../helpers/generated.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

const FILE = `<?xml version="1.0" encoding="UTF-8" ?>
<deIdi2b2>
<TEXT><![CDATA[
😀 Dr. Ask & <Ek>
saw Eva Lind, 41.
]]></TEXT>
<TAGS>
<NAME id="P0" start="7" end="10" text="Ask" TYPE="DOCTOR" comment="" />
<NAME id="P1" start="22" end="30" text="Eva Lind" TYPE="PATIENT" comment="Eva Lind? or Lindh" odd='1' />
<AGE comment="over 40" TYPE="AGE" text="41" end="34" start="32" id="P2"></AGE>
<SMOKER id="DOC0" time="during DCT" />
</TAGS>
</deIdi2b2>
`;

function mentions(doc: Document): readonly string[] {
  return doc.entities.map(({ id, label, start, end }) => `${id} ${label} ${doc.text.slice(start, end)}`);
}

function replacing(doc: Document, id: string, replacement: string): Edit {
  const { start, end } = doc.entities.find((entity) => entity.id === id) as Entity;
  return { start, end, replacement };
}

async function derive(change: (doc: Document) => Document, file = FILE) {
  const { written, diagnostics } = await roundTrip(i2b2In2014, { 'a.xml': file }, {}, (docs) => docs.map(change));
  return { output: String(Object.values(written)[0]), diagnostics, names: Object.keys(written) };
}

describe('reading i2b2 2014', () => {
  it('reads mentions by code points, labelled by TYPE', async () => {
    const { docs, diagnostics } = await readDocs(i2b2In2014, { 'x/220-03.xml': FILE });
    expect(diagnostics).toEqual([]);
    const [doc] = docs as [Document];
    expect(doc.id).toBe('x/220-03');
    expect(doc.meta).toEqual({ patient: '220' });
    expect(doc.text).toBe('\n😀 Dr. Ask & <Ek>\nsaw Eva Lind, 41.\n');
    expect(mentions(doc)).toEqual(['P0 DOCTOR Ask', 'P1 PATIENT Eva Lind', 'P2 AGE 41']);
  });

  it('counts offsets after the normalisation of line ends', async () => {
    const file = FILE.replaceAll('\n', '\r\n');
    const { docs, diagnostics } = await readDocs(i2b2In2014, { 'a.xml': file });
    expect(diagnostics).toEqual([]);
    expect(mentions(docs[0] as Document)).toContain('P1 PATIENT Eva Lind');
    expect(docs[0]?.text).not.toContain('\r');
  });

  it('reads text without CDATA, references and all, and a document with neither text nor tags', async () => {
    const plain =
      '<x><TEXT>a &amp; &#x1F600; Ask</TEXT><TAGS><NAME id="P0" start="6" end="9" text="Ask" TYPE="DOCTOR"/></TAGS></x>';
    const { docs, diagnostics, written } = await roundTrip(i2b2In2014, {
      'a.xml': plain,
      'b.xml': '<deIdi2b2><TEXT/><TAGS/></deIdi2b2>',
      'c.xml': '<deIdi2b2><TEXT><![CDATA[]]></TEXT></deIdi2b2>',
    });
    expect(diagnostics).toEqual([]);
    expect(docs.map(({ text }) => text)).toEqual(['a & 😀 Ask', '', '']);
    expect(mentions(docs[0] as Document)).toEqual(['P0 DOCTOR Ask']);
    expect(String(written['a.xml'])).toBe(plain);
  });

  it.each([
    ['an empty file', '', 'empty-file', 1],
    ['a truncated file', FILE.slice(0, 300), 'truncated-xml', 10],
    ['truncated CDATA', FILE.slice(0, 90), 'truncated-xml', 5],
    ['a bare ampersand', FILE.replace('<![CDATA[', '').replace(']]>', ''), 'malformed-xml', 4],
    ['a control character', FILE.replace('saw', 's\u0002w'), 'invalid-character', 5],
    ['another text at the offsets', FILE.replace('text="Ask"', 'text="Bo"'), 'surface-mismatch', undefined],
    ['offsets beyond the text', FILE.replace('end="34"', 'end="340"'), 'offset-out-of-range', undefined],
    ['an offset that is no number', FILE.replace('end="34"', 'end="x"'), 'malformed-offset', 10],
    ['a missing offset', FILE.replace(' end="34"', ''), 'malformed-offset', 10],
    ['offsets as MAE 2 writes them', FILE.replace(/start="(\d+)" end="(\d+)"/g, 'spans="$1~$2"'), 'unread-spans', 8],
    ['two mentions of one id', FILE.replace('P1', 'P0'), 'duplicate-entity-id', undefined],
    [
      'overlapping mentions',
      FILE.replace('start="32"', 'start="26"').replace('text="41"', 'text="Lind, 41"'),
      'overlapping-entities',
      undefined,
    ],
    ['a file without TEXT', '<deIdi2b2><TAGS/></deIdi2b2>', 'missing-text', undefined],
    ['two texts', FILE.replace('<TAGS>', '<TEXT/><TAGS>'), 'malformed-xml', 7],
    ['an element in the text', '<a><TEXT>x <b>y</b></TEXT><TAGS/></a>', 'malformed-xml', 1],
    ['an encoding that nobody knows', FILE.replace('UTF-8', 'EBCDIC'), 'unsupported-encoding', 1],
    ['bytes that are not UTF-8', Buffer.concat([Buffer.from('<a>\n'), Buffer.from([0xff])]), 'invalid-utf8', 2],
  ])('refuses %s, naming file and line', async (_, file, code, line) => {
    const { docs, diagnostics } = await readDocs(i2b2In2014, { 'a.xml': file }, { overlaps: 'refuse' });
    expect(docs).toEqual([]);
    expect(diagnostics).toMatchObject([{ severity: 'error', code, place: { documentId: 'a' } }]);
    expect(diagnostics[0]?.place.line).toBe(line);
    expect(path.basename(diagnostics[0]?.place.file ?? '')).toBe('a.xml');
    expect(JSON.stringify(diagnostics)).not.toMatch(/Lind|Ask|saw/);
  });

  it('expands no entities of a DTD and fetches nothing', async () => {
    const dtd = '<!DOCTYPE deIdi2b2 [<!ENTITY a "lol"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
    for (const reference of ['&b;', '&x;']) {
      const { docs, diagnostics } = await readDocs(i2b2In2014, {
        'a.xml': `${dtd}<deIdi2b2><TEXT>${reference}</TEXT><TAGS/></deIdi2b2>`,
      });
      expect(docs).toEqual([]);
      expect(diagnostics).toMatchObject([{ severity: 'error', code: 'undefined-entity' }]);
    }
  });

  it('reads one line of 5 MB', async () => {
    const text = `${'a patient & more '.repeat(300_000)}😀Ask`;
    const start = Array.from(text).length - 3;
    const tag = `<NAME id="P0" start="${start}" end="${start + 3}" text="Ask" TYPE="DOCTOR"/>`;
    const file = `<deIdi2b2><TEXT><![CDATA[${text}]]></TEXT><TAGS>${tag}</TAGS></deIdi2b2>`;
    const { docs, diagnostics, written } = await roundTrip(i2b2In2014, { 'a.xml': file });
    expect(diagnostics).toEqual([]);
    expect(docs.map(mentions)).toEqual([['P0 DOCTOR Ask']]);
    expect(String(written['a.xml']) === file).toBe(true);
  });
});

describe('writing i2b2 2014', () => {
  it.each([
    ['as it is', FILE],
    ['with CRLF', FILE.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\ufeff${FILE}`],
    ['with comments and odd spacing', FILE.replace('<TAGS>', '<!-- x -->\n  <TAGS  >').replace('/>', '\n/>').trimEnd()],
    [
      'with CDATA in two sections',
      FILE.replace('Ask &', 'Ask ]]]]><![CDATA[> &')
        .replace('start="22" end="30"', 'start="26" end="34"')
        .replace('end="34" start="32"', 'end="38" start="36"'),
    ],
  ])('writes an unchanged document byte for byte: %s', async (_, file) => {
    const { diagnostics, written } = await roundTrip(i2b2In2014, { 'x/a.xml': file });
    expect(diagnostics).toEqual([]);
    expect(Object.keys(written)).toEqual(['x/a.xml']);
    expect(String(written['x/a.xml'])).toBe(file);
  });

  it('rewrites text, offsets and surfaces of a derived document and nothing else', async () => {
    const { output, diagnostics, names } = await derive((doc) =>
      applyEdits(doc, [replacing(doc, 'P0', 'Öst ]]> "😀"'), { start: 0, end: 0, replacement: 'Hm. ' }], { id: 'b' }),
    );
    expect(names).toEqual(['b.xml']);
    expect(diagnostics).toEqual([]);
    expect(output).toBe(
      FILE.replace('CDATA[\n', 'CDATA[Hm. \n')
        .replace('Ask &', 'Öst ]]]]><![CDATA[> "😀" &')
        .replace('start="7" end="10" text="Ask"', 'start="11" end="22" text="Öst ]]&gt; &quot;😀&quot;"')
        .replace('start="22" end="30"', 'start="34" end="42"')
        .replace('end="34" start="32"', 'end="46" start="44"'),
    );
  });

  it('keeps replaced text out of comments', async () => {
    const { output, diagnostics } = await derive((doc) =>
      applyEdits(doc, [replacing(doc, 'P1', 'Ida Berg'), replacing(doc, 'P2', '43')]),
    );
    expect(output).toContain('text="Ida Berg" TYPE="PATIENT" comment="" odd=\'1\' />');
    expect(output).toContain('<AGE comment="over 40" TYPE="AGE" text="43"');
    expect(output).not.toMatch(/Eva|Lind/);
    expect(diagnostics).toMatchObject([
      { severity: 'warning', code: 'annotation-dropped', message: expect.stringMatching(/^1 /) },
    ]);
    const quoted = await derive(
      (doc) => applyEdits(doc, [replacing(doc, 'P1', 'Ida Berg')]),
      FILE.replace('? or Lindh', '?'),
    );
    expect(quoted.output).toContain('comment="Ida Berg?"');
    expect(quoted.diagnostics).toEqual([]);
  });

  it('leaves comments of the file, and elements in elements, out of a derived document', async () => {
    const file = FILE.replace('<TAGS>', '<!-- Ask --><BY who="Ask">Ask</BY><TAGS>').replace(
      '></AGE>',
      '><AGE start="32" end="34"/></AGE>',
    );
    const { output, diagnostics } = await derive((doc) => applyEdits(doc, [replacing(doc, 'P0', 'Bo')]), file);
    expect(output).toContain('<BY who="Bo"></BY><TAGS>');
    expect(output).toContain('end="33" start="31" id="P2"></AGE>');
    expect(output).not.toContain('Ask');
    expect(diagnostics).toMatchObject([{ code: 'annotation-dropped', message: expect.stringMatching(/^3 /) }]);
  });

  it('keeps CRLF outside edits, and text without CDATA as it was spelt', async () => {
    const plain = FILE.replaceAll('\n', '\r\n')
      .replace('<![CDATA[', '')
      .replace(']]>', '')
      .replace('& <Ek>', '&#38; &lt;Ek&gt;');
    const change = (doc: Document) => applyEdits(doc, [replacing(doc, 'P2', '<43>\n')]);
    expect((await derive(change, plain)).output).toContain(
      'Ask &#38; &lt;Ek&gt;\r\nsaw Eva Lind, &lt;43&gt;\n.\r\n</TEXT>',
    );
    const cdata = FILE.replaceAll('\n', '\r\n');
    expect((await derive(change, cdata)).output).toContain('Ask & <Ek>\r\nsaw Eva Lind, <43>\n.\r\n]]></TEXT>');
  });

  it('writes mentions that were removed, relabelled and added', async () => {
    const { output } = await derive((doc) => {
      const { document } = removeText(doc, [{ start: 12, end: 32 }]);
      const entities = document.entities.map((e) =>
        e.id === 'P0' ? { ...e, label: 'HOSPITAL' } : { ...e, label: 'Odd' },
      );
      return createDocument({ ...document, entities: [...entities, { id: 'n', label: 'OTHER', start: 1, end: 3 }] });
    });
    expect(output.slice(output.indexOf('<TAGS>'))).toBe(`<TAGS>
<LOCATION id="P0" start="7" end="10" text="Ask" TYPE="HOSPITAL" comment="" />
<AGE comment="over 40" TYPE="Odd" text="41" end="14" start="12" id="P2"></AGE>
<SMOKER id="DOC0" time="during DCT" />
<OTHER id="P1" start="1" end="2" text="😀" TYPE="OTHER" comment="" />
</TAGS>
</deIdi2b2>
`);
  });

  it('never writes the source of a text that was changed without edits', async () => {
    const { output } = await derive((doc) => createDocument({ ...doc, text: 'x'.repeat(doc.text.length) }));
    expect(output).not.toMatch(/Ask|Lind|saw/);
  });

  it('writes documents of other formats under their ids, each mention in its element', async () => {
    const labels = ['PATIENT', 'PROFESSION', 'ZIP', 'AGE', 'DATE', 'EMAIL', 'IDNUM', 'OTHER', 'Drug'];
    const doc = createDocument({
      id: '../x',
      text: 'abcde]]>\r\n\u0003',
      entities: labels.map((label, i) => ({ id: `${i}`, label, start: i, end: i + 1 })),
    });
    const written = await writeDocs(i2b2In2014, [doc], 'folder');
    expect(Object.keys(written)).toEqual(['%2E%2E/x.xml']);
    const output = written['%2E%2E/x.xml'] ?? '';
    expect(output).toContain('<TEXT><![CDATA[abcde]]]]><![CDATA[>]]>&#13;<![CDATA[\n ]]></TEXT>');
    expect(output.match(/<\w+ id="P\d"/g)).toEqual(
      ['NAME', 'PROFESSION', 'LOCATION', 'AGE', 'DATE', 'CONTACT', 'ID', 'OTHER', 'OTHER'].map(
        (name, i) => `<${name} id="P${i}"`,
      ),
    );
    const { docs } = await readDocs(i2b2In2014, { 'a.xml': output });
    expect(docs[0]?.text).toBe('abcde]]>\r\n ');
    expect(docs[0]?.entities.map(({ label }) => label)).toEqual(labels);
  });

  it('can read what it writes of labels with characters that XML does not allow', async () => {
    const doc = createDocument({ id: 'a', text: 'Eva', entities: [{ id: '1', start: 0, end: 3, label: 'A\u0000B' }] });
    const written = await writeDocs(i2b2In2014, [doc], 'folder');
    const { docs } = await readDocs(i2b2In2014, { 'a.xml': String(written['a.xml']) });
    expect(docs[0]?.entities).toMatchObject([{ start: 0, end: 3, label: 'A B' }]);
  });

  it('refuses a discontinuous mention, and a second document in one file', async () => {
    const fragments = [
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ];
    const split = createDocument({
      id: 'z',
      text: 'abcd',
      entities: [{ id: '1', label: 'A', start: 0, end: 3, fragments }],
    });
    const { diagnostics, written } = await roundTrip(i2b2In2014, { 'a.xml': FILE }, {}, () => [split]);
    expect(written).toEqual({});
    expect(diagnostics).toMatchObject([
      { severity: 'error', code: 'discontinuous-entity', place: { documentId: 'z' } },
    ]);
    const doc = createDocument({ id: 'a', text: 'x', entities: [] });
    expect(Object.keys(await writeDocs(i2b2In2014, [doc], 'file'))).toEqual(['corpus.xml']);
    await expect(writeDocs(i2b2In2014, [doc, doc], 'file')).rejects.toMatchObject({ code: 'needs-folder' });
  });
});

describe('detecting i2b2 2014', () => {
  const sample = (head: string, complete = true) => ({ relative: 'a.xml', head, complete, siblings: ['a.xml'] });

  it('knows documents by their content', () => {
    expect(i2b2In2014.detect(sample(FILE))).toBeGreaterThan(0.9);
    expect(i2b2In2014.detect(sample(FILE.replaceAll('deIdi2b2', 'RDoC01Deid')))).toBeGreaterThan(0.8);
    expect(i2b2In2014.detect(sample(FILE.slice(0, 90).replaceAll('deIdi2b2', 'x'), false))).toBeGreaterThan(0.5);
  });

  it.each([
    ['<ROOT><RECORD ID="1"><TEXT>a</TEXT></RECORD></ROOT>'],
    ['<root><TEXT>a</TEXT></root>'],
    ['<html><TAGS>'],
    ['TEXT\tO\n'],
    [''],
  ])('leaves other files alone: %j', (head) => {
    expect(i2b2In2014.detect(sample(head))).toBe(0);
  });
});

/** A file for mentions at code-point offsets of a text, with its line ends as given. */
function toFile(text: string, spans: readonly (readonly [number, number])[], style: 'cdata' | 'plain'): string {
  const points = Array.from(text.replaceAll(/\r\n?/g, '\n'));
  const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&#62;');
  const content = style === 'cdata' ? `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : escape(text);
  const tags = spans.map(([start, end], i) => {
    const surface = escape(points.slice(start, end).join('')).replaceAll('"', '&quot;');
    return `<NAME id="P${i}" start="${start}" end="${end}" text="${surface}" TYPE="L${i % 3}" comment="c${i}" />`;
  });
  return `<deIdi2b2>\n<TEXT>${content}</TEXT>\n<TAGS>\n${tags.join('\n')}\n</TAGS>\n</deIdi2b2>`;
}

describe('any i2b2 2014 file', () => {
  const source = fc.record({
    text: anyText,
    cuts: fc.array(fc.nat(), { maxLength: 8 }),
    style: fc.constantFrom('cdata' as const, 'plain' as const),
  });
  const fileOf = ({ text, cuts, style }: { text: string; cuts: readonly number[]; style: 'cdata' | 'plain' }) =>
    toFile(text, spansOf(Array.from(text.replaceAll(/\r\n?/g, '\n')).length, cuts), style);

  it('comes out byte for byte when unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(source, async (item) => {
        const { docs, diagnostics, written } = await roundTrip(i2b2In2014, { 'a.xml': fileOf(item) });
        expect(diagnostics).toEqual([]);
        expect(docs.map(({ text }) => text)).toEqual([item.text.replaceAll(/\r\n?/g, '\n')]);
        expect(String(written['a.xml'])).toBe(fileOf(item));
      }),
      { numRuns: 60 },
    );
  });

  it('reads back what was written after any edits', async () => {
    await fc.assert(
      fc.asyncProperty(source, fc.array(fc.tuple(fc.nat(), anyText), { maxLength: 6 }), async (item, changes) => {
        const { docs } = await readDocs(i2b2In2014, { 'a.xml': fileOf(item) });
        const derived = docs.map((doc) => applyEdits(doc, editsOf(doc, changes)));
        const again = await readDocs(i2b2In2014, await writeDocs(i2b2In2014, derived, 'folder'));
        expect(again.diagnostics).toEqual([]);
        expect(again.docs.map(({ id, text }) => [id, text])).toEqual(derived.map(({ id, text }) => [id, text]));
        expect(again.docs.map(mentions)).toEqual(derived.map(mentions));
      }),
      { numRuns: 60 },
    );
  });
});
