import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Entity } from '../../src/core/types.ts';
import { inline } from '../../src/formats/inline/index.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';
import { readDocs, roundTrip } from '../helpers/round-trip.ts';

const sample =
  'Vu [Ève](PRENOM) [Lind](NOM),\nle [3 mai](DATE).\n\n\n  Voir [le site](http://x.org) [1] ([3\nmai](DATE_2))\n';

describe('inline', () => {
  it('reads paragraphs as documents and tags as entities, and leaves Markdown links alone', async () => {
    const { docs } = await readDocs(inline, { 'a.txt': sample });
    expect(docs.map(({ id, text }) => [id, text])).toEqual([
      ['a-1', 'Vu Ève Lind,\nle 3 mai.'],
      ['a-2', '  Voir [le site](http://x.org) [1] (3\nmai)'],
    ]);
    expect(docs.map((doc) => doc.entities.map(({ start, end, label }) => [doc.text.slice(start, end), label]))).toEqual(
      [
        [
          ['Ève', 'PRENOM'],
          ['Lind', 'NOM'],
          ['3 mai', 'DATE'],
        ],
        [['3\nmai', 'DATE_2']],
      ],
    );
  });

  it.each([
    sample,
    sample.replaceAll('\n', '\r\n'),
    `\ufeff\n \n${sample}\t\n\n`,
    'no end of line [a](B)',
    '[😀](B)\n \t\n[x](B)\r\n\r\n[y](B)',
  ])('writes unchanged documents byte for byte: %j', async (content) => {
    const { written, diagnostics } = await roundTrip(inline, { 'a.txt': content });
    expect(diagnostics).toEqual([]);
    expect(written['a.txt']?.toString()).toBe(content);
  });

  it('round-trips any sequence of blank and other lines', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom('a', ' ', '\t', '[b](C)', ']', '[', '(D)', '😀', '\n', '\r\n', '\r', '\n\n', '\ufeff'),
        ),
        async (pieces) => {
          const content = pieces.join('');
          const { docs, written } = await roundTrip(inline, { 'a.txt': content });
          fc.pre(docs.length > 0);
          expect(written['a.txt']?.toString()).toBe(content);
        },
      ),
      { numRuns: 100 },
    ));

  it('writes back a mention that is nothing but a line break', async () => {
    const { written } = await roundTrip(inline, { 'a.txt': '[\r\n](D)' });
    expect(written['a.txt']?.toString()).toBe('[\r\n](D)');
  });

  it('puts a copy after its source, a blank line between', async () => {
    const { written } = await roundTrip(inline, { 'a.txt': sample.replaceAll('\n', '\r\n') }, {}, ([one, two]) => [
      one as Document,
      applyEdits(one as Document, [{ start: 3, end: 6, replacement: 'Zoé' }], { id: 'copy' }),
      two as Document,
      applyEdits(two as Document, [{ start: 2, end: 6, replacement: 'Lire' }], { id: 'copy 2' }),
    ]);
    expect(written['a.txt']?.toString()).toBe(
      'Vu [Ève](PRENOM) [Lind](NOM),\r\nle [3 mai](DATE).\r\n\r\n' +
        'Vu [Zoé](PRENOM) [Lind](NOM),\r\nle [3 mai](DATE).\r\n\r\n\r\n' +
        '  Voir [le site](http://x.org) [1] ([3\r\nmai](DATE_2))\r\n\r\n' +
        '  Lire [le site](http://x.org) [1] ([3\r\nmai](DATE_2))\r\n',
    );
  });

  const entity = (start: number, end: number, label = 'A'): Entity => ({ id: `T${start}`, start, end, label });
  it.each([
    ['a blank line', 'a\n \nb', []],
    ['nothing in it', '', []],
    ['a line end at its end', 'a\n', []],
    ['markup of its own', 'see [x](Y)', []],
    ['a bracket in a mention', 'a]b', [entity(0, 3)]],
    ['a bracket that takes the mention in', 'a (B)', [entity(0, 1, 'low')]],
    ['overlapping mentions', 'abc', [entity(0, 2), entity(1, 3)]],
    ['a label in lower case', 'abc', [entity(0, 2, 'per')]],
    ['a lone surrogate', 'a\ud800', []],
  ])('refuses to write a document with %s, and says so without its text', async (_, text, entities) => {
    const doc = createDocument({ id: 'd', text, entities }, { overlaps: 'allow' });
    const { written, diagnostics } = await roundTrip(inline, { 'a.txt': 'x [y](Z)\n' }, {}, (docs) => [doc, ...docs]);
    expect(diagnostics.map(({ severity, code, place }) => [severity, code, place.documentId])).toEqual([
      ['error', 'unwritable-document', 'd'],
    ]);
    expect(written['a.txt']?.toString()).toBe('x [y](Z)\n');
  });

  it('says what to do with texts that end in a line break, as notes do', async () => {
    const refusalOf = async (text: string) => (await roundTrip(inline, {}, {}, () => [createDocument({ id: 'd', text, entities: [] })])).diagnostics[0]?.message; // prettier-ignore
    expect(await refusalOf('Seen.\r\n\r\n')).toContain('take line breaks off the ends');
    expect(await refusalOf('Seen.\n\nWell.\n')).toContain('has an empty line');
  });

  it('writes what it does not refuse so that it reads the same', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', '[', ']', '(B)', '\n', '😀', ' ', '\r'), fc.boolean()), {
          maxLength: 12,
        }),
        async (pieces) => {
          const entities: Entity[] = [];
          let text = '';
          for (const [piece, isEntity] of pieces) {
            if (isEntity) entities.push(entity(text.length, text.length + piece.length));
            text += piece;
          }
          const doc = createDocument({ id: 'd', text, entities });
          const { written, diagnostics } = await roundTrip(inline, { 'a.txt': '' }, {}, () => [doc]);
          fc.pre(diagnostics.length === 0);
          const { docs } = await readDocs(inline, { 'a.txt': written['a.txt'] as Buffer });
          expect(docs.map((read) => read.text)).toEqual([text]);
          expect(docs[0]?.entities.map(({ start, end }) => [start, end])).toEqual(
            entities.map(({ start, end }) => [start, end]),
          );
        },
      ),
      { numRuns: 200 },
    ));

  it('reports a paragraph that is not UTF-8 and reads the others', async () => {
    const content = Buffer.concat([Buffer.from('a\n\nb\n'), Buffer.from([0xe9, 0x0a]), Buffer.from('\nc [d](E)\n')]);
    const { docs, diagnostics } = await readDocs(inline, { 'a.txt': content });
    expect(docs.map((doc) => doc.text)).toEqual(['a', 'c d']);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([['invalid-utf8', 3]]);
  });
});

describeWithCorpus('eds_pseudo_fr/templates.txt', (corpus) => {
  it('has 232 paragraphs and 1,925 entities, and round-trips byte for byte', async () => {
    const bytes = readFileSync(corpus);
    const { docs, written, diagnostics } = await roundTrip(inline, { 'a.txt': bytes });
    expect(diagnostics).toEqual([]);
    expect(docs).toHaveLength(232);
    expect(docs.reduce((sum, doc) => sum + doc.entities.length, 0)).toBe(1925);
    expect(written['a.txt']?.equals(bytes)).toBe(true);
  });
});
