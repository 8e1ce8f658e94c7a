import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, removeText } from '../../../src/core/apply-edits.ts';
import { createDocument } from '../../../src/core/document.ts';
import type { Document, Edit, Entity } from '../../../src/core/types.ts';
import { i2b2In2006 } from '../../../src/formats/i2b2-2006/index.ts';
import { anyText, editsOf, spansOf } from '../../helpers/generated.ts';
import { readDocs, roundTrip, writeDocs } from '../../helpers/round-trip.ts';

const FILE = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- two records -->
<ROOT>
<RECORD ID="101">
<TEXT>
Seen by Dr. <PHI TYPE="DOCTOR">Ask &amp; Ek</PHI> on <PHI TYPE="DATE">3/5</PHI>/1995.
Weight &lt; 80 kg &#38; &quot;stable&quot; 😀 caf&#xE9;.
</TEXT>
</RECORD>

<RECORD ID='102'><TEXT>[<PHI TYPE="ID">17</PHI>] <![CDATA[a <b> & c]]></TEXT></RECORD>
</ROOT>
`;

function mentions(doc: Document): readonly string[] {
  return doc.entities.map(({ id, label, start, end }) => `${id} ${label} ${doc.text.slice(start, end)}`);
}

function record(content: string, id = '1'): string {
  return `<ROOT>\n<RECORD ID="${id}"><TEXT>${content}</TEXT></RECORD>\n</ROOT>\n`;
}

function replacing(doc: Document, id: string, replacement: string): Edit {
  const { start, end } = doc.entities.find((entity) => entity.id === id) as Entity;
  return { start, end, replacement };
}

describe('reading i2b2 2006', () => {
  it('reads every record with its mentions, decoded', async () => {
    const { docs, diagnostics } = await readDocs(i2b2In2006, { 'a.xml': FILE });
    expect(diagnostics).toEqual([]);
    expect(docs.map(({ id }) => id)).toEqual(['101', '102']);
    expect(docs[0]?.text).toBe('\nSeen by Dr. Ask & Ek on 3/5/1995.\nWeight < 80 kg & "stable" 😀 café.\n');
    expect(docs[1]?.text).toBe('[17] a <b> & c');
    expect(docs.map(mentions)).toEqual([['P0 DOCTOR Ask & Ek', 'P1 DATE 3/5'], ['P0 ID 17']]);
  });

  it('reads an empty record, and one whose TEXT closes itself', async () => {
    const file = '<ROOT><RECORD ID="1"><TEXT></TEXT></RECORD><RECORD ID="2"><TEXT/></RECORD></ROOT>';
    const { docs, diagnostics, written } = await roundTrip(i2b2In2006, { 'a.xml': file });
    expect(diagnostics).toEqual([]);
    expect(docs.map(({ text }) => text)).toEqual(['', '']);
    expect(String(written['a.xml'])).toBe(file);
  });

  it('is not misled by what looks like a record in comments and CDATA', async () => {
    const file =
      '<!-- <RECORD ID="0"> --><ROOT><RECORD ID="1"><!-- </RECORD> --><TEXT><![CDATA[</RECORD><RECORD ID="2">]]></TEXT></RECORD><RECORDS/></ROOT>';
    const { docs, diagnostics, written } = await roundTrip(i2b2In2006, { 'a.xml': file });
    expect(diagnostics).toEqual([]);
    expect(docs.map(({ id, text }) => [id, text])).toEqual([['1', '</RECORD><RECORD ID="2">']]);
    expect(String(written['a.xml'])).toBe(file);
  });

  it.each([
    ['an empty file', '', 'empty-file', 1, 0],
    ['a file of white space', '\ufeff \n', 'empty-file', 1, 0],
    ['a file cut off inside a record', FILE.slice(0, 200), 'truncated-xml', 7, 0],
    ['a file cut off between records', FILE.slice(0, FILE.indexOf("<RECORD ID='102'")), 'truncated-xml', 11, 1],
    ['a record that is never closed', FILE.replace('</RECORD>', ''), 'truncated-xml', 11, 1],
    ['a tag that is never closed', FILE.replace('Ek</PHI>', 'Ek'), 'malformed-xml', 8, 1],
    ['a bare ampersand', FILE.replace('&amp;', '&'), 'malformed-xml', 6, 1],
    ['a bare less-than sign', FILE.replace('&lt;', '<'), 'malformed-xml', 7, 1],
    ['a control character', FILE.replace('kg', 'k\u0001g'), 'invalid-character', 7, 1],
    ['a reference to a control character', FILE.replace('#38', '#1'), 'undefined-entity', 7, 1],
    ['an entity of HTML', FILE.replace('&#38;', '&nbsp;'), 'undefined-entity', 7, 1],
    ['a mention without a type', FILE.replace(' TYPE="DATE"', ''), 'malformed-xml', 6, 1],
    ['a mention without text', FILE.replace('>3/5<', '><'), 'empty-entity', 4, 1],
    ['a mention outside TEXT', FILE.replace('<TEXT>', '<PHI TYPE="ID">1</PHI><TEXT>'), 'malformed-xml', 5, 1],
    ['a record without text', record('').replaceAll('TEXT', 'NOTE'), 'missing-text', 2, 0],
    ['a record outside the root', `<RECORD ID="1"><TEXT>a</TEXT></RECORD>`, 'malformed-xml', 1, 1],
    ['two roots', record('a') + record('b', '2'), 'malformed-xml', 4, 2],
    ['an encoding that nobody knows', FILE.replace('UTF-8', 'EBCDIC'), 'unsupported-encoding', 4, 1],
  ])('reports %s by line, and reads what is sound', async (_, file, code, line, sound) => {
    const { docs, diagnostics } = await readDocs(i2b2In2006, { 'a.xml': file });
    expect(docs).toHaveLength(sound);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map((error) => error.code)).toContain(code);
    expect(errors.find((error) => error.code === code)?.place.line).toBe(line);
    expect(path.basename(errors[0]?.place.file ?? '')).toBe('a.xml');
    expect(JSON.stringify(errors)).not.toMatch(/Ask|stable|Seen/);
  });

  it('reports bytes that are not UTF-8 by line, and reads the other records', async () => {
    const [before = '', after = ''] = FILE.split('stable');
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(after)]);
    const { docs, diagnostics } = await readDocs(i2b2In2006, { 'a.xml': bytes });
    expect(docs.map(({ id }) => id)).toEqual(['102']);
    expect(diagnostics).toMatchObject([
      { severity: 'error', code: 'invalid-utf8', place: { line: 7, documentId: '101' } },
    ]);
  });

  it('expands no entities of a DTD and fetches nothing', async () => {
    const bomb = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    const dtd = `<!DOCTYPE ROOT [<!ENTITY l0 "lol">${bomb}<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    for (const reference of ['&l9;', '&x;']) {
      const { docs, diagnostics } = await readDocs(i2b2In2006, { 'a.xml': dtd + record(reference) });
      expect(docs).toEqual([]);
      expect(diagnostics).toMatchObject([{ severity: 'error', code: 'undefined-entity' }]);
    }
    const unused = await roundTrip(i2b2In2006, { 'a.xml': dtd + record('fine') });
    expect(unused.docs).toHaveLength(1);
    expect(String(unused.written['a.xml'])).toBe(dtd + record('fine'));
  });

  it('reads mentions in mentions unless overlaps are refused', async () => {
    const file = record('<PHI TYPE="LOCATION">5 Elm, <PHI TYPE="ZIP">12345</PHI></PHI>');
    const refused = await readDocs(i2b2In2006, { 'a.xml': file }, { overlaps: 'refuse' });
    expect(refused.docs).toEqual([]);
    expect(refused.diagnostics).toMatchObject([{ code: 'overlapping-entities' }]);
    const { docs, written } = await roundTrip(i2b2In2006, { 'a.xml': file }, {}, (read) =>
      read.map((doc) => applyEdits(doc, [{ start: 0, end: 1, replacement: '77' }])),
    );
    expect(docs.map(mentions)).toEqual([['P0 LOCATION 5 Elm, 12345', 'P1 ZIP 12345']]);
    expect(String(written['a.xml'])).toContain('<PHI TYPE="LOCATION">77 Elm, <PHI TYPE="ZIP">12345</PHI></PHI>');
  });

  it('reads one line of 5 MB', async () => {
    const words = 'caf&#233; au lait '.repeat(280_000);
    const file = record(`<PHI TYPE="DOCTOR">Ask</PHI> ${words}<PHI TYPE="DATE">May</PHI>`);
    const { docs, diagnostics, written } = await roundTrip(i2b2In2006, { 'a.xml': file });
    expect(diagnostics).toEqual([]);
    expect(docs.map(mentions)).toEqual([['P0 DOCTOR Ask', 'P1 DATE May']]);
    expect(String(written['a.xml']) === file).toBe(true);
  });
});

describe('writing i2b2 2006', () => {
  it.each([
    ['as it is', FILE],
    ['with CRLF', FILE.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\ufeff${FILE}`],
    ['without a final newline, with comments between records', FILE.trimEnd().replace('\n\n', '\n<!-- x -->\n')],
    [
      'with elements around and in the text',
      FILE.replace('<TEXT>', '<SMOKER STATUS="no"/>\n<TEXT>').replace('kg', '<b>kg</b>'),
    ],
  ])('writes an unchanged file byte for byte: %s', async (_, file) => {
    const { diagnostics, written } = await roundTrip(i2b2In2006, { 'a.xml': file });
    expect(diagnostics).toEqual([]);
    expect(String(written['a.xml'])).toBe(file);
  });

  it('writes a record that got another id as it was but for that', async () => {
    const { written } = await roundTrip(i2b2In2006, { 'a.xml': FILE }, {}, (docs) =>
      docs.map((doc) => ({ ...doc, id: `${doc.id}~2` })),
    );
    expect(String(written['a.xml'])).toBe(FILE.replace('101', '101~2').replace('102', '102~2').replace('\n\n', '\n'));
  });

  it('writes several files into a folder as they were', async () => {
    const files = { 'x/a.xml': FILE, 'x/b.xml': record('b'), 'c.xml': record('c').trim() };
    const { written } = await roundTrip(i2b2In2006, files);
    expect(Object.fromEntries(Object.entries(written).map(([file, bytes]) => [file, String(bytes)]))).toEqual(files);
  });

  it('writes derived records beside the others, changing nothing outside the edits', async () => {
    const { written, diagnostics } = await roundTrip(i2b2In2006, { 'a.xml': FILE }, {}, (docs) => [
      ...docs,
      ...docs.map((doc) => applyEdits(doc, [replacing(doc, 'P0', 'Öst <&> 😀')], { id: `${doc.id}-"1"` })),
    ]);
    expect(diagnostics).toEqual([]);
    const derived = FILE.slice(FILE.indexOf('<RECORD'), FILE.indexOf('\n\n'))
      .replace('Ask &amp; Ek', 'Öst &lt;&amp;&gt; 😀')
      .replace('"101"', '"101-&quot;1&quot;"');
    const second = `<RECORD ID='102-&quot;1&quot;'><TEXT>[<PHI TYPE="ID">Öst &lt;&amp;&gt; 😀</PHI>] a &lt;b&gt; &amp; c</TEXT></RECORD>`;
    expect(String(written['a.xml'])).toBe(FILE.replace('\n</ROOT>', `\n${derived}\n${second}\n</ROOT>`));
  });

  it('keeps CRLF in a derived record', async () => {
    const { written } = await roundTrip(
      i2b2In2006,
      { 'a.xml': record('a\r\nb <PHI TYPE="ID">1</PHI>\r\n') },
      {},
      (docs) => docs.map((doc) => applyEdits(doc, [replacing(doc, 'P0', 'x\ry')])),
    );
    expect(String(written['a.xml'])).toContain('<TEXT>a\r\nb <PHI TYPE="ID">x&#13;y</PHI>\r\n</TEXT>');
  });

  it('leaves out of a derived record what may repeat replaced text, and says so', async () => {
    const file = record('<PHI TYPE="DOCTOR" NOTE="not Ask jr" N="1">Ask</PHI> <!-- Ask -->came').replace(
      '<TEXT>',
      '<BY>Ask</BY><TEXT>',
    );
    const { written, diagnostics } = await roundTrip(i2b2In2006, { 'a.xml': file }, {}, (docs) =>
      docs.map((doc) => applyEdits(doc, [replacing(doc, 'P0', 'Ek')], { id: '2' })),
    );
    const output = String(written['a.xml']);
    expect(output).toContain(
      '<RECORD ID="2"><BY></BY><TEXT><PHI TYPE="DOCTOR" NOTE="not Ek jr" N="1">Ek</PHI> came</TEXT>',
    );
    expect(output).not.toContain('Ask');
    expect(diagnostics).toMatchObject([
      { severity: 'warning', code: 'annotation-dropped', message: expect.stringMatching(/^2 /) },
    ]);
  });

  it('never writes the source of a text that was changed without edits', async () => {
    const { written } = await roundTrip(i2b2In2006, { 'a.xml': FILE }, {}, (docs) =>
      docs.map((doc) => createDocument({ ...doc, text: 'x'.repeat(doc.text.length) })),
    );
    expect(String(written['a.xml'])).not.toMatch(/Ask|stable|café/);
  });

  it('writes mentions that were removed, relabelled and added', async () => {
    const { written } = await roundTrip(i2b2In2006, { 'a.xml': FILE }, {}, ([doc]) => {
      if (!doc) return [];
      const { document } = removeText(doc, [{ start: 12, end: 25 }]);
      const entities = [...document.entities, { id: 'n', label: 'NUMBER', start: 0, end: 5 }];
      return [
        createDocument({ ...document, entities: entities.map((e) => (e.id === 'P1' ? { ...e, label: 'DAY' } : e)) }),
      ];
    });
    expect(String(written['a.xml'])).toContain(
      '<TEXT><PHI TYPE="NUMBER">\nSeen</PHI> by Dr.<PHI TYPE="DAY">3/5</PHI>/1995.\nWeight &lt; 80 kg &#38; &quot;stable&quot; 😀 caf&#xE9;.\n</TEXT>',
    );
  });

  it('writes documents of other formats, and refuses what tags in the text cannot hold', async () => {
    const entity = (id: string, start: number, end: number) => ({ id, label: 'A&B', start, end });
    const sound = createDocument({ id: '../"x"', text: 'a\u0000<b', entities: [entity('1', 2, 4)] });
    const crossing = createDocument(
      { id: 'y', text: 'abcd', entities: [entity('1', 0, 2), entity('2', 1, 3)] },
      { overlaps: 'allow' },
    );
    const fragments = [
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ];
    const split = createDocument({ id: 'z', text: 'abcd', entities: [{ ...entity('1', 0, 3), fragments }] });
    const written = await writeDocs(i2b2In2006, [sound, crossing, split], 'file');
    expect(written).toEqual({
      'corpus.xml': `<?xml version="1.0" encoding="UTF-8" ?>\n<ROOT>\n<RECORD ID="../&quot;x&quot;">\n<TEXT>a <PHI TYPE="A&amp;B">&lt;b</PHI></TEXT>\n</RECORD>\n</ROOT>\n`,
    });
    const empty = await writeDocs(i2b2In2006, [], 'file');
    expect((await readDocs(i2b2In2006, empty)).diagnostics).toMatchObject([
      { severity: 'warning', code: 'no-records' },
    ]);
  });

  it('reports documents that it refuses to write', async () => {
    const entity = (id: string, start: number, end: number) => ({ id, label: 'A', start, end });
    const { diagnostics } = await roundTrip(i2b2In2006, { 'a.xml': FILE }, {}, () => [
      createDocument(
        { id: 'y', text: 'abcd', entities: [entity('1', 0, 2), entity('2', 1, 3)] },
        { overlaps: 'allow' },
      ),
    ]);
    expect(diagnostics).toMatchObject([
      { severity: 'error', code: 'overlapping-entities', place: { documentId: 'y', start: 1, end: 3 } },
    ]);
  });

  it('writes a part of a file as a file of its own', async () => {
    const { written } = await roundTrip(i2b2In2006, { 'a.xml': FILE }, {}, (docs) => docs.slice(1));
    const output = String(written['a.xml']);
    expect(output).toBe(FILE.replace(/<RECORD ID="101">[\s\S]*?<\/RECORD>\n\n/, ''));
    const first = await roundTrip(i2b2In2006, { 'a.xml': FILE }, {}, (docs) => docs.slice(0, 1));
    expect((await readDocs(i2b2In2006, { 'a.xml': String(first.written['a.xml']) })).docs.map(({ id }) => id)).toEqual([
      '101',
    ]);
  });
});

describe('detecting i2b2 2006', () => {
  const sample = (head: string) => ({ relative: 'a.xml', head, complete: true, siblings: ['a.xml'] });

  it('knows records by their content', () => {
    expect(i2b2In2006.detect(sample(FILE))).toBeGreaterThan(0.9);
    expect(i2b2In2006.detect({ ...sample(FILE.slice(0, 150)), complete: false })).toBeGreaterThan(0.9);
  });

  it.each([
    ['<deIdi2b2><TEXT><![CDATA[<RECORDING>]]></TEXT><TAGS/></deIdi2b2>'],
    ['RECORD\tB-ID\n'],
    ['{"text": "<ROOT><RECORD><TEXT>"}'],
    ['<html><body>TEXT</body></html>'],
    [''],
  ])('leaves other files alone: %j', (head) => {
    expect(i2b2In2006.detect(sample(head))).toBe(0);
  });
});

/** XML of a text with mentions, in varying spelling. */
function toRecord(text: string, spans: readonly (readonly [number, number])[], id: number): string {
  const points = Array.from(text);
  const spell = (from: number, to: number) =>
    points
      .slice(from, to)
      .map((char, i) => {
        if (char === '&' || char === '<') return i % 2 ? `&#${char.codePointAt(0)};` : char === '&' ? '&amp;' : '&lt;';
        if (char === '>') return '&gt;';
        return i % 7 === 3 && char > ' ' ? `&#x${char.codePointAt(0)?.toString(16)};` : char;
      })
      .join('');
  let content = '';
  let position = 0;
  for (const [i, [start, end]] of spans.entries()) {
    content += `${spell(position, start)}<PHI  TYPE='L${i % 3}'>${spell(start, end)}</PHI>`;
    position = end;
  }
  content += spell(position, points.length) + (id % 2 ? '<![CDATA[x & <y>]]><!-- c -->' : '');
  return `<RECORD ID="${id}">\n<TEXT>${content}</TEXT></RECORD >`;
}

describe('any i2b2 2006 file', () => {
  const records = fc.array(fc.record({ text: anyText, cuts: fc.array(fc.nat(), { maxLength: 8 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  const toFile = (items: readonly { text: string; cuts: readonly number[] }[], eol: string) =>
    `<ROOT>${eol}${items.map(({ text, cuts }, i) => toRecord(text, spansOf(Array.from(text).length, cuts), i)).join(eol)}${eol}</ROOT>`;

  it('comes out byte for byte when unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(records, fc.constantFrom('\n', '\r\n', ''), async (items, eol) => {
        const file = toFile(items, eol);
        const { docs, diagnostics, written } = await roundTrip(i2b2In2006, { 'a.xml': file });
        expect(diagnostics).toEqual([]);
        expect(docs).toHaveLength(items.length);
        // A CR and an LF with a tag between them are two line ends.
        const readable = items.map(({ text }, i) => text.includes('\r') || docs[i]?.text.startsWith(text));
        expect(readable).toEqual(items.map(() => true));
        expect(String(written['a.xml'])).toBe(file);
      }),
      { numRuns: 60 },
    );
  });

  it('reads back what was written after any edits', async () => {
    await fc.assert(
      fc.asyncProperty(records, fc.array(fc.tuple(fc.nat(), anyText), { maxLength: 6 }), async (items, changes) => {
        const { docs } = await readDocs(i2b2In2006, { 'a.xml': toFile(items, '\n') });
        const derived = docs.map((doc) => applyEdits(doc, editsOf(doc, changes), { id: `${doc.id}+` }));
        const again = await readDocs(i2b2In2006, await writeDocs(i2b2In2006, derived, 'file'));
        expect(again.diagnostics).toEqual([]);
        expect(again.docs.map(({ id, text }) => [id, text])).toEqual(derived.map(({ id, text }) => [id, text]));
        expect(again.docs.map((doc) => mentions(doc).map((m) => m.slice(m.indexOf(' '))))).toEqual(
          derived.map((doc) => mentions(doc).map((m) => m.slice(m.indexOf(' ')))),
        );
      }),
      { numRuns: 60 },
    );
  });
});
