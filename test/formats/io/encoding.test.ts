import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/errors.ts';
import { cutCorpus } from '../../../src/formats/cut-corpus.ts';
import { encodingNamed } from '../../../src/formats/io/encoding.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import { runCli, temporaryFolder } from '../../helpers/cli.ts';

const TEXT = 'Frau Özlem Müller wohnt in Köln – 45 € im „Bären“.';
const entities = [{ start: TEXT.indexOf('Özlem'), end: TEXT.indexOf(' wohnt'), label: 'PER' }];
const rows = `${TEXT.split(' ')
  .map((word) => `${word}\t${word === 'Özlem' ? 'B-PER' : word === 'Müller' ? 'I-PER' : 'O'}`)
  .join('\r\n')}\r\n\r\n`;
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n<deIdi2b2>\n<TEXT><![CDATA[${TEXT}]]></TEXT>\n<TAGS>\n<NAME id="P0" start="5" end="17" text="Özlem Müller" TYPE="PATIENT" comment="" />\n</TAGS>\n</deIdi2b2>\n`; // prettier-ignore

/** As Windows writes Western Europe. */
const windows = (text: string) => Buffer.from(text.replaceAll('–', '\x96').replaceAll('€', '\x80').replaceAll('„', '\x84').replaceAll('“', '\x93'), 'latin1'); // prettier-ignore
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

async function read(files: Record<string, Uint8Array | string>, encoding?: string) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const told: Diagnostic[] = [];
  const corpus = await readCorpus(folder, { report: (one) => told.push(one), ...(encoding !== undefined && { encoding }) }); // prettier-ignore
  const documents = [];
  for await (const doc of corpus) documents.push(doc);
  return { folder, corpus, documents, told };
}

const mentions = ({ documents }: Awaited<ReturnType<typeof read>>) =>
  documents.map(({ text, entities: all }) => all.map(({ start, end }) => text.slice(start, end)));

describe('what is in another encoding', () => {
  const record = `${JSON.stringify({ id: 'a', text: TEXT, entities })}\n`;
  const kinds: readonly (readonly [string, (content: string) => Buffer, string | undefined])[] = [
    ['Windows-1252', windows, 'latin-1'],
    ['UTF-16 with a mark', utf16, undefined],
    ['UTF-16 of the other order', (content) => utf16(content, true), undefined],
    ['UTF-16 without a mark', (content) => utf16(content).subarray(2), 'utf-16le'],
  ];
  const files: readonly (readonly [string, string])[] = [
    ['a.jsonl', record],
    ['a.json', `[\n${record}]\n`],
    ['a.conll', rows],
    ['a.csv', `text;entities\r\n"${TEXT}";"[(5, 17, 'PER')]"\r\n`],
    ['a.md', `Frau [Özlem Müller](PER) wohnt in Köln – 45 € im „Bären“.\n`],
  ];
  for (const [name, content] of files) {
    it.each(kinds)(`is read of ${name}, and told once: %s`, async (_, encode, named) => {
      const found = await read({ [name]: encode(content) }, named);
      expect(found.documents).toHaveLength(1);
      expect(
        found.documents[0]?.text
          .replace(/^\ufeff/, '')
          .replaceAll(/\s/g, ' ')
          .trim(),
      ).toBe(TEXT);
      expect(mentions(found)).toEqual([['Özlem Müller']]);
      expect(found.told.filter(({ code }) => code === 'encoding')).toMatchObject([{ message: expect.stringMatching(/what is written is UTF-8$/) as string }]); // prettier-ignore
    });
  }

  it('is read of pairs of files, each in what it is in', async () => {
    const found = await read({ 'a.txt': windows(TEXT), 'a.ann': 'T1\tPER 5 17\tÖzlem Müller\n', 'b.txt': utf16(TEXT), 'b.ann': windows('T1\tPER 5 17\tÖzlem Müller\n') }, 'cp1252'); // prettier-ignore
    expect(mentions(found)).toEqual([['Özlem Müller'], ['Özlem Müller']]);
  });

  it('is read of XML that says so, and written as the UTF-8 that it says then', async () => {
    const found = await read({ 'a.xml': windows(xml('ISO-8859-1')), 'b.xml': xml('ISO-8859-1'), 'c.xml': utf16(xml('UTF-16')) }); // prettier-ignore
    expect(mentions(found)).toEqual([['Özlem Müller'], ['Özlem Müller'], ['Özlem Müller']]);
    const out = path.join(temporaryFolder(), 'out');
    expect((await runCli(['convert', found.folder, out])).code).toBe(0);
    for (const name of ['a', 'b', 'c'])
      expect(readFileSync(path.join(out, `${name}.xml`), 'utf8').replace(/^\ufeff/, '')).toBe(xml('UTF-8'));
  });

  it('is not asked of what is UTF-8, so that a source may be compared with what was made of it', async () => {
    const found = await read({ 'a.jsonl': windows(record), 'b.jsonl': record.replace('"a"', '"b"') }, 'latin-1');
    expect(mentions(found)).toEqual([['Özlem Müller'], ['Özlem Müller']]);
  });

  it('is read the same whatever its size, and by one thread', async () => {
    const many = Array.from({ length: 9000 }, (_, i) => JSON.stringify({ id: `${i}`, text: `${'é'.repeat(i % 7)}😀${TEXT}`, entities: [] })); // prettier-ignore
    const found = await read({ 'a.jsonl': utf16(`${many.join('\n')}\n`) });
    expect(found.documents.map(({ text }) => text)).toEqual(many.map((line) => (JSON.parse(line) as { text: string }).text)); // prettier-ignore
    const parts = [];
    for await (const part of cutCorpus(found.corpus, 4)) parts.push(part);
    expect(parts).toMatchObject([{ files: [{ relative: 'a.jsonl' }] }]);
  });

  it('is an error by line where it is another still, and names the option', async () => {
    const broken = Buffer.concat([utf16(record), Buffer.from([0, 0xd8]), utf16(`\n${record.replace('"a"', '"b"')}`).subarray(2)]); // prettier-ignore
    const ofUtf16 = await read({ 'a.jsonl': broken });
    expect([ofUtf16.documents.map(({ id }) => id), ofUtf16.told.filter(({ severity }) => severity === 'error')]).toMatchObject([['a', 'b'], [{ code: 'invalid-utf8', place: { line: 2 } }]]); // prettier-ignore
    const plain = await read({ 'a.jsonl': Buffer.concat([Buffer.from(record), windows(record)]) });
    expect(plain.told).toMatchObject([{ code: 'invalid-utf8', message: expect.stringContaining('--encoding latin-1') as string, place: { line: 2 } }]); // prettier-ignore
  });

  it('is known by the names of Python and of the web', async () => {
    for (const [name, encoding] of [
      ['latin-1', 'windows-1252'],
      ['LATIN1', 'windows-1252'],
      ['iso8859-15', 'iso-8859-15'],
      ['ISO_8859-2', 'iso-8859-2'],
      ['cp1250', 'windows-1250'],
      ['mac_roman', 'macintosh'],
      ['utf_8_sig', 'utf-8'],
      ['UTF-16-BE', 'utf-16be'],
      ['gb18030', 'gb18030'],
      ['cp437', undefined],
    ] as const)
      expect([name, encodingNamed(name)]).toEqual([name, encoding]);
    await expect(read({ 'a.jsonl': record }, 'cp437')).rejects.toMatchObject({ code: 'unknown-encoding' });
  });

  it('is read from standard input too, and by commands that do', async () => {
    const file = path.join(temporaryFolder(), 'a.jsonl');
    writeFileSync(file, windows(record));
    const { code, stdout } = await runCli(['convert', file, '-', '--encoding', 'latin-1']);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { text: TEXT }]);
  });
});
