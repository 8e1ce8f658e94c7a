import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { TagScheme } from '../../src/core/corpus-format.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit, Entity } from '../../src/core/types.ts';
import { conll } from '../../src/formats/conll/index.ts';
import { spansToTags } from '../../src/text/tags.ts';
import { editsArbitrary } from '../helpers/arbitraries.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

const SCHEMES: readonly TagScheme[] = ['IO', 'IOB1', 'IOB2', 'BIOES', 'BILOU'];

const mentions = (doc: Document) => doc.entities.map((e) => `${e.label}:${doc.text.slice(e.start, e.end)}`);
const derive = (doc: Document, edits: readonly Edit[], copy = 1) =>
  applyEdits(doc, edits, {
    id: `${doc.id}-aug${copy}`,
    derivedFrom: { id: doc.id, copy, seed: 1, recipe: 'test', steps: [] },
  });
/** Replaces the first occurrence. */
const swap = (doc: Document, from: string, replacement: string): Edit => {
  const start = doc.text.indexOf(from);
  if (start < 0) throw new Error(`not in the text: ${from}`);
  return { start, end: start + from.length, replacement };
};
const only = <T>(items: readonly T[]): T => {
  expect(items).toHaveLength(1);
  return items[0] as T;
};
const detect = (head: string, relative = 'a.txt') =>
  conll.detect({ relative, head, complete: true, siblings: [relative] });

it.each([
  ['the name of the file', (word: string, tag: string, i: number) => `a.txt\t${i}\t${word}\tNN\t${tag}`],
  ['the number of the sentence', (word: string, tag: string) => `7\t${word}\t${tag}`],
  ['places in the text', (word: string, tag: string, i: number) => `${i * 9} ${i * 9 + 4} ${word} ${tag}`],
])('takes the first column of words for the tokens, behind %s', async (_, row) => {
  const words = ['Frau', 'Eva', 'Lind', 'kam', 'am', '3.', 'Mai', '.'];
  const text = `${words.map((word, i) => row(word, i === 1 ? 'B-PER' : i === 2 ? 'I-PER' : 'O', i)).join('\n')}\n\n`;
  expect(detect(text)).toBeGreaterThan(0.8);
  const { docs } = await expectSame(text);
  expect(docs.map(({ text: own }) => own.trim())).toEqual([words.join(' ')]);
  expect(mentions(only(docs))).toEqual(['PER:Eva Lind']);
});

it.each(['B_PER I_PER', 'b-per i-per', 'PER-B PER-I'])(
  'refuses tags in another notation, and says how to write them: %s',
  async (tags) => {
    const [first, next] = tags.split(' ') as [string, string];
    const text = `Frau O\nEva ${first}\nLind ${next}\nkam O\nam O\nMai O\n`;
    await expect(readDocs(conll, { 'a.conll': text })).rejects.toMatchObject({ code: 'other-prefixes', hint: expect.stringContaining('tag = ') as unknown }); // prettier-ignore
  },
);

async function expectSame(text: string, options = {}) {
  const result = await roundTrip(conll, { 'a.conll': text }, options);
  expect(result.written['a.conll']?.toString()).toBe(text);
  return result;
}

const INDEXED = [
  '# newdoc id = story-1',
  '# sent_id = story-1-1',
  '# text = Eva Lind met Dr. Ong, twice.',
  '# note = about Eva Lind',
  '1-2\tEvaLind\t_\t-\tx',
  '1\tEva\tB-PER\t-\tann',
  '2\tLind\tI-PER\t-\tann',
  '3\tmet\tO\t-\t-',
  '3.1\tghost\t_\t-\t-',
  '4\tDr.\tO\t-\t-',
  '5\tOng\tB-PER\t-\tann',
  '6\t,\tO\t-\t-',
  '7\ttwice\tO\t-\t-',
  '8\t.\tO\t-\t-',
  '',
  '# sent_id = story-1-2',
  '# text = # Bonn',
  '1\t#\tO\t-\t-',
  '2\tBonn\tB-LOC\t-\tann',
  '',
  '# newdoc id = story-2',
  '# sent_id = story-2-1',
  '1\tYes\tO\t-\t-',
  '',
  '',
].join('\n');

describe('conll: reading', () => {
  it('makes each sentence a document where nothing separates documents', async () => {
    const { docs } = await expectSame('Eva B-PER\nLind I-PER\nsat O\n\nBonn B-LOC\n');
    expect(docs.map((doc) => [doc.id, doc.text, ...mentions(doc)])).toEqual([
      ['a#1', 'Eva Lind sat', 'PER:Eva Lind'],
      ['a#2', 'Bonn', 'LOC:Bonn'],
    ]);
  });

  it('makes documents of what stands between -DOCSTART- lines', async () => {
    const starts =
      '-DOCSTART- -X- O\n\nEva NNP B-PER\n\nsat VBD O\n\n-DOCSTART- -X- O\n\n-DOCSTART- -X- O\n\nBonn NNP B-LOC\n';
    const { docs } = await expectSame(starts);
    expect(docs.map((doc) => doc.text)).toEqual(['Eva\nsat', '', 'Bonn']);
    const between = 'Eva I-PER\n\n-DOCSTART- O\n\nBonn I-LOC\n\n-DOCSTART- O\n\n';
    expect((await expectSame(between)).docs.map((doc) => doc.text)).toEqual(['Eva', 'Bonn']);
  });

  it('reads indexes, comments, ranges, empty nodes and the sentence text of CoNLL-U', async () => {
    const { docs } = await expectSame(INDEXED);
    expect(docs.map((doc) => [doc.id, doc.text])).toEqual([
      ['story-1', 'Eva Lind met Dr. Ong, twice.\n# Bonn'],
      ['story-2', 'Yes'],
    ]);
    expect(mentions(docs[0] as Document)).toEqual(['PER:Eva Lind', 'PER:Ong', 'LOC:Bonn']);
  });

  it('takes a # with the columns of a row for a token, and other # lines before a sentence for comments', async () => {
    const text = '# a remark\n#\tO\n#\tB-ORG\n\n# text = tab\ntab\tO\n\n#tag\tO\n';
    const { docs } = await expectSame(text);
    expect(docs.map((doc) => doc.text)).toEqual(['# #', 'tab', '#tag']);
    expect((await expectSame('#\tx\t[1]\n1\tEva\tB-PER\tO\n\n')).docs[0]?.text).toBe('Eva');
    expect((await expectSame('a O\n# O\nb B-X\n')).docs[0]?.text).toBe('a # b');
  });

  it('reads a file whose every token is a #', async () => {
    const { docs, written } = await roundTrip(conll, { 'a.conll': '#\tU-PER\n' });
    expect(docs[0]?.entities).toMatchObject([{ label: 'PER', start: 0, end: 1 }]);
    expect(written['a.conll']?.toString()).toBe('#\tU-PER\n');
  });

  it('reads CRLF, a byte order mark, trailing and repeated spaces, blank lines with a tab, and no final newline', async () => {
    const { docs } = await expectSame('\ufeffEva  B-PER \r\nsat O\r\n\t\r\n  \r\nBonn\tB-LOC\r\nx O');
    expect(docs.map((doc) => [doc.text, ...mentions(doc)])).toEqual([
      ['Eva sat', 'PER:Eva'],
      ['Bonn x', 'LOC:Bonn'],
    ]);
  });

  it('reads tokens with odd characters, with spaces, and without characters', async () => {
    const { docs } = await expectSame('a\u2028b\tO\n\tO\nNew York\tB-LOC\n💔 \tO\n\u00a0\tO\n');
    expect(docs[0]?.text).toBe('a\u2028b  New York 💔 \u00a0');
    expect(mentions(docs[0] as Document)).toEqual(['LOC:New York']);
  });

  it('reads the columns that options name', async () => {
    const text = 'B-PER x Eva I-LOC\nO x sat O\n';
    const { docs } = await expectSame(text, { tokenColumn: 2, tagColumn: 0 });
    expect(mentions(docs[0] as Document)).toEqual(['PER:Eva']);
    const nested = '1\tEva\tB-PER\tO\n2\tBank\tI-PER\tB-ORG\n';
    expect(mentions(only((await expectSame(nested)).docs))).toEqual(['PER:Eva Bank']);
    expect(mentions(only((await expectSame(nested, { tagColumn: -1 })).docs))).toEqual(['ORG:Bank']);
    expect(mentions(only((await expectSame('Eva\tB-PER\tO\nsat\tO\tO\n')).docs))).toEqual(['PER:Eva']);
    expect(mentions(only((await expectSame('Eva\tB-NP\tB-PER\nsat\tB-VP\tO\n')).docs))).toEqual(['PER:Eva']);
    expect(mentions(only((await expectSame('Rain\tNN\tB-NP\tO\nfell\tVB\tB-VP\tO\n')).docs))).toEqual([]);
    await expect(readDocs(conll, { 'a.conll': text }, { tagColumn: 7 })).rejects.toThrow(/there is no column 7/);
  });

  it('reads bare labels', async () => {
    const { docs } = await expectSame('Eva PER\nLind PER\nsat O\nin O\nBonn LOC\n');
    expect(mentions(docs[0] as Document)).toEqual(['PER:Eva Lind', 'LOC:Bonn']);
  });

  it('gives files of one name apart from the extension ids of their own', async () => {
    const { docs } = await readDocs(conll, { 'x.dev': 'a B-A\n', 'x.train': 'b B-A\n', 'y.txt': 'c B-A\n' });
    expect(docs.map((doc) => doc.id)).toEqual(['x.dev#1', 'x.train#1', 'y#1']);
  });

  it('does not use a newdoc id twice', async () => {
    const { docs, diagnostics } = await expectSame('# newdoc id = d\n1\ta\tB-A\n\n# newdoc id = d\n1\tb\tO\n\n');
    expect(docs.map((doc) => doc.id)).toEqual(['d', 'a#2']);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([['duplicate-id', 4]]);
  });

  it('warns once a kind and file of tags that do not follow the scheme', async () => {
    const text = `${'a B-A\nb I-A\n\n'.repeat(5)}x O\ny I-A\n\nz I-A\n\n`;
    const { docs, diagnostics } = await expectSame(text);
    expect(docs.flatMap((doc) => mentions(doc)).slice(-2)).toEqual(['A:y', 'A:z']);
    const warning = only(diagnostics);
    expect([warning.severity, warning.code, warning.place.line]).toEqual(['warning', 'tag-missing-begin', 17]);
    expect(warning.message).toContain('2 tags');
  });

  it('refuses a sentence with a malformed line and reads the rest', async () => {
    const good = 'Eva X B-PER\n\n'.repeat(60);
    const bytes = Buffer.concat([
      Buffer.from(`${good}Eva X\n\nsat X O\n\nEva X Y B-PER\n\nEva X PER\n\n`),
      Buffer.from([0x45, 0xff, 0x20, 0x58, 0x20, 0x4f, 0x0a, 0x0a]),
      Buffer.from('ran X O\n'),
    ]);
    const { docs, diagnostics } = await readDocs(conll, { 'a.conll': bytes });
    expect(docs.slice(60).map((doc) => [doc.id, doc.text])).toEqual([
      ['a#62', 'sat'],
      ['a#66', 'ran'],
    ]);
    expect(diagnostics.map(({ severity, code, place }) => [severity, code, place.line])).toEqual([
      ['error', 'column-missing', 121],
      ['error', 'column-count', 125],
      ['error', 'bad-tag', 127],
      ['error', 'invalid-utf8', 129],
    ]);
    expect(JSON.stringify(diagnostics)).not.toContain('Eva');
  });

  it('skips a file without tags with one error, and an empty file without any', async () => {
    const { docs, diagnostics } = await readDocs(conll, { 'a.txt': 'just some words\nno tags here\n', 'b.txt': '\n' });
    expect(docs).toEqual([]);
    expect(diagnostics.map(({ code, place }) => [code, path.basename(place.file ?? '')])).toEqual([
      ['not-columns', 'a.txt'],
    ]);
  });

  it('is detected by content', () => {
    expect(detect('Eva B-PER\nsat O\n')).toBeGreaterThan(0.8);
    expect(detect(INDEXED, 'x.iob2')).toBeGreaterThan(0.9);
    expect(detect('Eva PER\nsat O\n')).toBeGreaterThan(0);
    for (const other of [
      '',
      '{"text": "Eva"}\n',
      'Eva sat\nin Bonn\n',
      'T1\tPER 0 3\tEva\n',
      'token,tag\nEva,B-PER\n',
    ]) {
      expect(detect(other)).toBe(0);
    }
    expect(detect('token\ttag\nEva\tB-PER\n')).toBe(0);
    expect(detect('Eva B-PER\n', 'LICENSE')).toBe(0);
  });
});

describe('conll: writing derived documents', () => {
  it('keeps rows no edit touched, fills created ones with _, and brings index, tags and comments up to date', async () => {
    const { docs } = await readDocs(conll, { 'a.conllu': INDEXED });
    const doc = docs[0] as Document;
    const edits = [swap(doc, 'Eva Lind', 'Anna Maria Berg'), swap(doc, 'twice', 'only once')];
    const { written } = await roundTrip(conll, { 'a.conllu': INDEXED }, {}, () => [
      doc,
      derive(doc, edits),
      docs[1] as Document,
    ]);
    const text = written['a.conllu']?.toString() as string;
    const [first, second] = INDEXED.split('# newdoc id = story-2');
    expect(text.startsWith(first as string)).toBe(true);
    expect(text.endsWith(`# newdoc id = story-2${second}`)).toBe(true);
    expect(text.slice((first as string).length, text.length - `# newdoc id = story-2${second}`.length)).toBe(
      [
        '# newdoc id = story-1-aug1',
        '# sent_id = story-1-1-aug1',
        '# text = Anna Maria Berg met Dr. Ong, only once.',
        '# note = about Anna Maria Berg',
        '1\tAnna\tB-PER\t_\t_',
        '2\tMaria\tI-PER\t_\t_',
        '3\tBerg\tI-PER\t_\t_',
        '4\tmet\tO\t-\t-',
        '4.1\tghost\t_\t-\t-',
        '5\tDr.\tO\t-\t-',
        '6\tOng\tB-PER\t-\tann',
        '7\t,\tO\t-\t-',
        '8\tonly\tO\t_\t_',
        '9\tonce\tO\t_\t_',
        '10\t.\tO\t-\t-',
        '',
        '# sent_id = story-1-2-aug1',
        '# text = # Bonn',
        '1\t#\tO\t-\t-',
        '2\tBonn\tB-LOC\t-\tann',
        '',
        '',
      ].join('\n'),
    );
  });

  it('keeps a multi-word range whose tokens are all there', async () => {
    const doc = (await readDocs(conll, { 'a.conllu': INDEXED })).docs[0] as Document;
    const at = doc.text.indexOf('Eva');
    const copy = derive(doc, [{ start: at, end: at, replacement: 'Today ' }]);
    const { written } = await roundTrip(conll, { 'a.conllu': INDEXED }, {}, () => [copy]);
    expect(written['a.conllu']?.toString()).toContain('1\tToday\tO\t_\t_\n2-3\tEvaLind\t_\t-\tx\n2\tEva\tB-PER');
  });

  it('leaves out comments that give away what was written over', async () => {
    const source =
      '# url = http://example.org/Eva_Lind\n# text_en = She is Eva\n# domain = news\nEva B-PER\nLind I-PER\n\n';
    const { written } = await roundTrip(conll, { 'a.conll': source }, {}, ([doc]) => [
      derive(doc as Document, [swap(doc as Document, 'Eva Lind', 'Ada Berg')]),
    ]);
    expect(written['a.conll']?.toString()).toBe('# domain = news\nAda B-PER\nBerg I-PER\n\n');
  });

  it('separates derived documents by -DOCSTART- as the file does', async () => {
    const source = 'Eva I-PER\nsat O\n\n-DOCSTART- O\n\nBonn I-LOC\n';
    const { docs, written } = await roundTrip(conll, { 'a.txt': source }, {}, (all) =>
      all.flatMap((doc) => [doc, derive(doc, [], 1)]),
    );
    expect(docs).toHaveLength(2);
    const text = written['a.txt']?.toString() as string;
    expect(text).toBe(
      'Eva I-PER\nsat O\n\n-DOCSTART- O\n\nEva I-PER\nsat O\n\n-DOCSTART- O\n\nBonn I-LOC\n\n-DOCSTART- O\n\nBonn I-LOC\n\n',
    );
  });

  it('puts a blank line after a document that lacks one', async () => {
    const { written } = await roundTrip(conll, { 'a.txt': 'Eva B-PER\n\nBonn B-LOC' }, {}, (docs) => docs.toReversed());
    expect(written['a.txt']?.toString()).toBe('Bonn B-LOC\n\nEva B-PER\n\n');
  });

  it('splits a token where an entity border falls inside it', async () => {
    const { written } = await roundTrip(conll, { 'a.txt': 'Eva-Lind x B-PER\nran x O\n' }, {}, ([doc]) => [
      createDocument({
        ...(doc as Document),
        entities: [
          { id: 'a', start: 0, end: 3, label: 'FIRST' },
          { id: 'b', start: 4, end: 8, label: 'LAST' },
        ],
      }),
    ]);
    expect(written['a.txt']?.toString()).toBe('Eva _ B-FIRST\n- _ O\nLind _ B-LAST\nran x O\n\n');
  });

  it('changes tags alone where labels were renamed', async () => {
    const { written } = await roundTrip(conll, { 'a.txt': 'Eva  x  S-PER \nran x O\n\n' }, {}, ([doc]) => [
      { ...(doc as Document), entities: (doc as Document).entities.map((e) => ({ ...e, label: 'NAME' })) },
    ]);
    expect(written['a.txt']?.toString()).toBe('Eva  x  S-NAME \nran x O\n\n');
  });

  it('writes another scheme when asked', async () => {
    const source = 'Eva I-PER\nLind I-PER\nran O\nBonn I-LOC\n\n';
    const { written } = await roundTrip(conll, { 'a.txt': source }, { scheme: 'BIOES' });
    expect(written['a.txt']?.toString()).toBe('Eva B-PER\nLind E-PER\nran O\nBonn S-LOC\n\n');
  });

  it('warns where IO merges two mentions', async () => {
    const { written, diagnostics } = await roundTrip(
      conll,
      { 'a.txt': 'Eva I-PER\nand O\nIda I-PER\n\n' },
      {},
      ([doc]) => [derive(doc as Document, [swap(doc as Document, 'and ', '')])],
    );
    expect(written['a.txt']?.toString()).toBe('Eva I-PER\nIda I-PER\n\n');
    expect(diagnostics.map(({ severity, code, place }) => [severity, code, place.start])).toEqual([
      ['warning', 'merged-mentions', 4],
    ]);
  });

  it('tokenises as the corpus does', async () => {
    const attached = 'Well, O\nEva, B-PER\n"so" O\n(he) O\nsaid. O\n\n';
    const result = await roundTrip(conll, { 'a.txt': attached }, {}, ([doc]) => [
      derive(doc as Document, [swap(doc as Document, 'Eva,', 'Ida, (Jo)')]),
    ]);
    expect(result.written['a.txt']?.toString()).toContain('Ida, B-PER\n(Jo) I-PER\n');
  });
});

describe('conll: documents of other formats', () => {
  const doc = createDocument({
    id: 'note 1',
    text: 'Dr. Eva Lind, 42.\nSeen in Bonn\n',
    entities: [
      { id: '1', start: 4, end: 12, label: 'PER' },
      { id: '2', start: 26, end: 30, label: 'LOC' },
    ],
  });

  it('are tokenised, one sentence a line, IOB2', async () => {
    expect(await writeDocs(conll, [doc], 'folder')).toEqual({
      'corpus.conll':
        '-DOCSTART-\tO\n\nDr.\tO\nEva\tB-PER\nLind\tI-PER\n,\tO\n42\tO\n.\tO\n\nSeen\tO\nin\tO\nBonn\tB-LOC\n\n',
    });
  });

  it('are read again as as many documents, empty ones included', async () => {
    const empty = createDocument({ id: 'e', text: '', entities: [] });
    const files = await writeDocs(conll, [doc, empty, doc], 'file', { scheme: 'BILOU' });
    const { docs } = await readDocs(conll, files);
    expect(docs.map((d) => mentions(d))).toEqual([mentions(doc), [], mentions(doc)]);
  });

  it('are left out with a warning where they have no tokens and no line stands for them', async () => {
    const empty = createDocument({ id: 'e', text: '', entities: [] });
    const { written, diagnostics } = await roundTrip(conll, { 'a.conll': 'Eva B-PER\n' }, {}, (docs) => [
      ...docs,
      empty,
    ]);
    expect(diagnostics.map(({ code, place }) => [code, place?.documentId])).toEqual([['empty-document', 'e']]);
    expect(written['a.conll']?.toString()).toBe('Eva B-PER\n');
  });

  it('keep a mention together that goes over a line break', async () => {
    const broken = createDocument({
      id: 'b',
      text: 'Eva\nLind',
      entities: [{ id: '1', start: 0, end: 8, label: 'PER' }],
    });
    const { docs } = await readDocs(conll, await writeDocs(conll, [broken], 'file'));
    expect(docs.map((d) => mentions(d))).toEqual([['PER:Eva Lind']]);
  });

  const write = async (...entities: Entity[]) => {
    const text = 'Bank of Bonn x';
    const overlapping = createDocument({ id: 'o', text, entities }, { overlaps: 'allow' });
    const { written, diagnostics } = await roundTrip(conll, { 'a.conll': 'x B-X\n' }, {}, () => [overlapping]);
    const tags = written['a.conll']
      ?.toString()
      .match(/(?<=\t).*/g)
      ?.slice(1);
    return [tags?.join(' '), ...diagnostics.map(({ severity, code }) => `${severity} ${code}`)];
  };

  it('lose overlapping entities only with an error, those of other layers first', async () => {
    const drug = { id: 'drug', start: 0, end: 14, label: 'DRUG', layer: 'clinical' };
    const org = { id: 'org', start: 0, end: 12, label: 'ORG' };
    const loc = { id: 'loc', start: 8, end: 12, label: 'LOC' };
    const lost = 'error overlapping-entities';
    expect(await write(drug, org, loc)).toEqual(['B-ORG I-ORG I-ORG O', lost, lost]);
    expect(await write(drug)).toEqual(['B-DRUG I-DRUG I-DRUG I-DRUG']);
  });

  it('have labels and tokens that can stand in a column', async () => {
    const named = createDocument({
      id: 'n',
      text: 'Eva',
      entities: [{ id: '1', start: 0, end: 3, label: 'First Name' }],
    });
    const { docs } = await readDocs(conll, { 'b.conll': 'New York\tB-A B\n' });
    const result = await roundTrip(conll, { 'a.conll': 'x O\n' }, {}, (all) => [...all, ...docs, named]);
    expect(result.written['a.conll']?.toString()).toBe('x O\n\nNew_York B-A_B\n\nEva B-First_Name\n\n');
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['label-renamed', 'label-renamed']);
  });

  it('have the parts of a discontinuous mention as mentions, with a warning', async () => {
    const parts = [
      { start: 0, end: 4 },
      { start: 8, end: 14 },
    ];
    expect(await write({ id: 'g', start: 0, end: 14, label: 'G', fragments: parts })).toEqual([
      'B-G O B-G I-G',
      'warning split-mention',
    ]);
  });
});

/** A file in the scheme, and what is in it. */
const fileArbitrary = (scheme: TagScheme) => {
  const token = fc.constantFrom('Eva', 'é', '#', 'a-b', "'s", '.', '病院', '😀', 'O', 'B-X');
  const sentence = fc
    .array(fc.tuple(token, fc.nat(3), fc.constantFrom('PER', 'LOC', undefined, undefined)), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => {
      const tokens: string[] = [];
      const spans: { start: number; end: number; label: string }[] = [];
      let last: string | undefined;
      for (const [text, extra, label] of parts) {
        const start = tokens.length;
        tokens.push(text, ...Array.from({ length: extra }, () => 'x'));
        const isMerged = scheme === 'IO' && label === last;
        last = label;
        if (label !== undefined && !isMerged) spans.push({ start, end: tokens.length, label });
        else if (label !== undefined) last = undefined;
      }
      return { tokens, tags: spansToTags(spans, tokens.length, { scheme }) };
    });
  return fc
    .record({
      sentences: fc.array(sentence, { minLength: 1, maxLength: 5 }),
      separator: fc.constantFrom('\t', ' '),
      eol: fc.constantFrom('\n', '\r\n'),
      isIndexed: fc.boolean(),
      extra: fc.boolean(),
      marker: fc.constantFrom('none', 'docstart', 'between', 'newdoc'),
      end: fc.boolean(),
    })
    .map(({ sentences, separator, eol, isIndexed, extra, marker, end }) => {
      const lines: string[] = [];
      for (const [s, { tokens, tags }] of sentences.entries()) {
        if (marker === 'docstart' && s % 2 === 0) lines.push('-DOCSTART- O', '');
        if (marker === 'between' && s % 2 === 1) lines.push('-DOCSTART- O', '');
        if (marker === 'newdoc' && s % 2 === 0) lines.push(`# newdoc id = d${s}`);
        for (const [i, token] of tokens.entries()) {
          const cells = [...(isIndexed ? [String(i + 1)] : []), token, ...(extra ? ['NN'] : []), tags[i] as string];
          lines.push(cells.join(separator));
        }
        lines.push('');
      }
      const text = lines.join(eol);
      return end ? text + eol : text.trimEnd();
    });
};

describe('conll: properties', () => {
  it.each(SCHEMES)('files in %s come back byte for byte', async (scheme) => {
    await fc.assert(
      fc.asyncProperty(fileArbitrary(scheme), async (text) => {
        const { written, diagnostics } = await roundTrip(conll, { 'a.conll': text });
        expect(written['a.conll']?.toString()).toBe(text);
        expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(SCHEMES)(
    'derived documents in %s keep every mention with its label and its text but for spacing',
    async (scheme) => {
      // An edit may leave an entity nothing but a line break, which no token can stand for.
      const squeeze = (doc: Document) =>
        doc.entities
          .map((e) => `${e.label} ${doc.text.slice(e.start, e.end).replaceAll(/\s/g, '')}`)
          .filter((mention) => !mention.endsWith(' '));
      await fc.assert(
        fc.asyncProperty(fileArbitrary(scheme), fc.nat(), async (text, seed) => {
          const copies: Document[] = [];
          const { written, diagnostics } = await roundTrip(conll, { 'a.conll': text }, {}, (docs) =>
            docs.flatMap((doc) => {
              const edits = fc.sample(editsArbitrary(doc), { seed, numRuns: 1 })[0] as Edit[];
              const copy = derive(doc, edits);
              copies.push(copy);
              return [doc, copy];
            }),
          );
          fc.pre(!diagnostics.some(({ code }) => code === 'merged-mentions'));
          const errors = diagnostics.filter(({ severity }) => severity === 'error');
          expect(errors.filter(({ code }) => code !== 'unwritable-entity')).toEqual([]);
          const again = await readDocs(conll, { 'a.conll': written['a.conll'] as Buffer });
          expect(again.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
          const expected = copies.flatMap((copy) => squeeze(copy)).sort();
          const source = (await readDocs(conll, { 'a.conll': text })).docs.flatMap((doc) => squeeze(doc));
          expect(again.docs.flatMap((doc) => squeeze(doc)).sort()).toEqual([...expected, ...source].sort());
        }),
        { numRuns: 40 },
      );
    },
  );
});
