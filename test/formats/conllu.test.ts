import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit } from '../../src/core/types.ts';
import { conllu } from '../../src/formats/conllu/index.ts';
import { sourceAnalysis } from '../../src/formats/source-analysis.ts';
import { sourceTokens } from '../../src/formats/source-tokens.ts';
import { editsArbitrary } from '../helpers/arbitraries.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

const mentions = (doc: Document) => doc.entities.map((e) => `${e.label}:${doc.text.slice(e.start, e.end)}`);
const derive = (doc: Document, edits: readonly Edit[]) =>
  applyEdits(doc, edits, {
    id: `${doc.id}-aug1`,
    derivedFrom: { id: doc.id, copy: 1, seed: 1, recipe: 'test', steps: [] },
  });
const swap = (doc: Document, from: string, replacement: string): Edit => {
  const start = doc.text.indexOf(from);
  if (start < 0) throw new Error(`not in the text: ${from}`);
  return { start, end: start + from.length, replacement };
};
const row = (...cells: string[]) => cells.join('\t');

const TAGGED = [
  '# newdoc id = nota-1',
  '# sent_id = 1',
  '# text = Viene del hospital, dice Eva Lind.',
  row('1', 'Viene', 'venir', 'VERB', '_', 'Number=Sing|Person=3', '0', 'root', '0:root', '_'),
  row('2-3', 'del', '_', '_', '_', '_', '_', '_', '_', '_'),
  row('2', 'de', 'de', 'ADP', '_', '_', '4', 'case', '4:case', '_'),
  row('3', 'el', 'el', 'DET', '_', 'Gender=Masc', '4', 'det', '4:det', '_'),
  row('4', 'hospital', 'hospital', 'NOUN', '_', '_', '1', 'obl', '1:obl:de', 'Entity=B-LOC|SpaceAfter=No'),
  row('5', ',', ',', 'PUNCT', '_', '_', '6', 'punct', '6:punct', '_'),
  row('6', 'dice', 'decir', 'VERB', '_', '_', '1', 'parataxis', '1:parataxis', '_'),
  row('6.1', 'que', 'que', 'SCONJ', '_', '_', '_', '_', '6:mark', '_'),
  row('7', 'Eva', 'Eva', 'PROPN', '_', '_', '6', 'nsubj', '6:nsubj', 'Entity=B-PER'),
  row('8', 'Lind', 'Lind', 'PROPN', '_', '_', '7', 'flat', '7:flat', 'Entity=I-PER|SpaceAfter=No|Typo=Yes'),
  row('9', '.', '.', 'PUNCT', '_', '_', '1', 'punct', '1:punct', '_'),
  '',
  '# sent_id = 2',
  row('1', 'Bien', 'bien', 'ADV', '_', '_', '0', 'root', '_', 'SpaceAfter=No'),
  row('2', '.', '.', 'PUNCT', '_', '_', '1', 'punct', '_', '_'),
  '',
  '# newdoc id = nota-2',
  row('1', '10 000', '10 000', 'NUM', '_', '_', '0', 'root', '_', '_'),
  '',
  '',
].join('\n');

const BRACKETS = [
  '# global.Entity = eid-etype-head-other',
  '# newdoc id = coref',
  '# text = Lind of Bonn came.',
  row('1', 'Lind', '_', 'PROPN', '_', '_', '4', 'nsubj', '_', 'Entity=(e1-person-1-'),
  row('2', 'of', '_', 'ADP', '_', '_', '3', 'case', '_', '_'),
  row('3', 'Bonn', '_', 'PROPN', '_', '_', '1', 'nmod', '_', 'Entity=(e2-place-1-)e1)'),
  row('4', 'came', '_', 'VERB', '_', '_', '0', 'root', '_', 'SpaceAfter=No'),
  row('5', '.', '_', 'PUNCT', '_', '_', '4', 'punct', '_', '_'),
  '',
].join('\n');

const detect = (head: string, relative = 'a.conllu') =>
  conllu.detect({ relative, head, complete: true, siblings: [relative] });

describe('reading', () => {
  it('takes multi-word tokens as tokens of the text, with what their first word is', async () => {
    const { docs, diagnostics } = await readDocs(conllu, { 'a.conllu': TAGGED });
    expect(diagnostics).toEqual([]);
    expect(docs.map(({ id, text }) => [id, text])).toEqual([
      ['nota-1', 'Viene del hospital, dice Eva Lind.\nBien.'],
      ['nota-2', '10 000'],
    ]);
    const [doc] = docs as [Document];
    expect(mentions(doc)).toEqual(['LOC:hospital', 'PER:Eva Lind']);
    const words = (sourceAnalysis(doc) ?? []).map(({ start, end, ...rest }) => [doc.text.slice(start, end), rest]);
    expect(words.slice(0, 3)).toEqual([
      ['Viene', { lemma: 'venir', pos: 'VERB', morph: { Number: 'Sing', Person: '3' } }],
      ['del', { lemma: 'de', pos: 'ADP' }],
      ['hospital', { lemma: 'hospital', pos: 'NOUN' }],
    ]);
    expect(sourceTokens(doc)?.length).toBe(10);
  });

  it('reads the brackets of CorefUD, nested ones unless overlaps are refused, and those of older files', async () => {
    const [doc] = (await readDocs(conllu, { 'a.conllu': BRACKETS })).docs as [Document];
    expect(mentions(doc)).toEqual(['person:Lind of Bonn', 'place:Bonn']);
    const { diagnostics } = await readDocs(conllu, { 'a.conllu': BRACKETS }, { overlaps: 'refuse' });
    expect(diagnostics.map(({ code }) => code)).toEqual(['overlapping-entities']);
    const older = BRACKETS.replace(/^.*\n/, '')
      .replace('(e1-person-1-', '(person-1')
      .replace('(e2-place-1-)e1)', '(place-2)person-1)');
    const [gum] = (await readDocs(conllu, { 'a.conllu': older })).docs as [Document];
    expect(mentions(gum)).toEqual(['person:Lind of Bonn', 'place:Bonn']);
  });

  it('joins the parts of a discontinuous mention', async () => {
    const text = BRACKETS.replace('(e1-person-1-', '(e1[1/2]-person-1-)')
      .replace('(e2-place-1-)e1)', '_')
      .replace('SpaceAfter=No', 'Entity=(e1[2/2]-person-1-)|SpaceAfter=No')
      .replace('Entity=_', '_');
    const [doc] = (await readDocs(conllu, { 'a.conllu': text })).docs as [Document];
    expect(doc.entities).toMatchObject([
      { start: 0, end: 17, fragments: [{ start: 0, end: 4 }, { start: 13, end: 17 }] }, // prettier-ignore
    ]);
  });

  it('reads tags under the keys that tools use, in their scheme, and plain treebanks', async () => {
    const stanza = TAGGED.replaceAll('Entity=B-LOC', 'ner=S-LOC')
      .replace('Entity=B-PER', 'ner=B-PER')
      .replace('Entity=I-PER', 'ner=E-PER');
    expect(mentions((await readDocs(conllu, { 'a.conllu': stanza })).docs[0] as Document)).toEqual([
      'LOC:hospital',
      'PER:Eva Lind',
    ]);
    const plain = TAGGED.replaceAll(/Entity=[BI]-\w+\|?/g, '').replaceAll(/\t\n/g, '\t_\n');
    expect((await readDocs(conllu, { 'a.conllu': plain })).docs.flatMap(mentions)).toEqual([]);
  });

  it.each([
    ['column-count', TAGGED.replace('\t1:parataxis\t_', '\t1:parataxis')],
    ['bad-index', TAGGED.replace('\n7\tEva', '\n8\tEva')],
  ])('refuses a document with %s and reads the others', async (code, text) => {
    const { docs, diagnostics } = await readDocs(conllu, { 'a.conllu': text });
    expect(docs.map(({ id }) => id)).toEqual(['nota-2']);
    expect(diagnostics.map((one) => one.code)).toEqual([code]);
    expect(JSON.stringify(diagnostics)).not.toContain('Lind');
  });

  it('is told from CoNLL with an index', () => {
    expect(detect(TAGGED)).toBeGreaterThan(0.95);
    expect(detect(BRACKETS, 'a.txt')).toBeGreaterThan(0.95);
    expect(detect('1\tEva\tB-PER\t-\tann\n')).toBe(0);
    expect(detect(TAGGED.replaceAll(/\t_\n/g, '\tB-X\n'))).toBe(0);
    expect(detect('')).toBe(0);
  });
});

describe('writing', () => {
  it.each([
    ['tags', TAGGED],
    ['tags, CRLF', TAGGED.replaceAll('\n', '\r\n')],
    ['byte-order mark', `\ufeff${TAGGED}`],
    ['brackets', BRACKETS],
    ['no entities', TAGGED.replaceAll(/Entity=[BI]-\w+\|?/g, 'X=1|')],
    ['no final line end', TAGGED.trimEnd()],
    ['comments at the end', `${TAGGED}# bye\n`],
  ])('gives unchanged documents back byte for byte: %s', async (_, text) => {
    const { written } = await roundTrip(conllu, { 'a.conllu': text });
    expect(written['a.conllu']?.toString()).toBe(text);
  });

  it('renumbers words, heads and dependencies, and drops what it says of the text written over', async () => {
    const { written } = await roundTrip(conllu, { 'a.conllu': TAGGED }, {}, (docs) => {
      const [doc] = docs as [Document];
      return [derive(doc, [swap(doc, 'hospital', 'Clínica Sur'), swap(doc, 'Eva Lind', 'Ana')])];
    });
    const lines = (written['a.conllu'] as Buffer).toString().split('\n');
    expect(lines.slice(0, 15)).toEqual([
      '# newdoc id = nota-1-aug1',
      '# sent_id = 1-aug1',
      '# text = Viene del Clínica Sur, dice Ana.',
      row('1', 'Viene', 'venir', 'VERB', '_', 'Number=Sing|Person=3', '0', 'root', '0:root', '_'),
      row('2-3', 'del', '_', '_', '_', '_', '_', '_', '_', '_'),
      row('2', 'de', 'de', 'ADP', '_', '_', '_', 'case', '_', '_'),
      row('3', 'el', 'el', 'DET', '_', 'Gender=Masc', '_', 'det', '_', '_'),
      row('4', 'Clínica', '_', '_', '_', '_', '_', '_', '_', 'Entity=B-LOC'),
      row('5', 'Sur', '_', '_', '_', '_', '_', '_', '_', 'Entity=I-LOC|SpaceAfter=No'),
      row('6', ',', ',', 'PUNCT', '_', '_', '7', 'punct', '7:punct', '_'),
      row('7', 'dice', 'decir', 'VERB', '_', '_', '1', 'parataxis', '1:parataxis', '_'),
      row('7.1', 'que', 'que', 'SCONJ', '_', '_', '_', '_', '7:mark', '_'),
      row('8', 'Ana', '_', '_', '_', '_', '_', '_', '_', 'Entity=B-PER|SpaceAfter=No'),
      row('9', '.', '.', 'PUNCT', '_', '_', '1', 'punct', '1:punct', '_'),
      '',
    ]);
    expect(lines.join('\n')).not.toMatch(/Lind|hospital/);
  });

  it('numbers the words of a document that leaves the house in their order, so that it can be read again', async () => {
    const { written } = await roundTrip(
      conllu,
      { 'x.conllu': TAGGED },
      {},
      (docs) =>
      docs.map((doc) => ({ ...doc, envelope: { ...(doc.envelope as NonNullable<Document['envelope']>), edits: [], sealed: [] } })), // prettier-ignore
    );
    const text = String(written['x.conllu']);
    const numbers = (from: string) =>
      text
        .slice(text.indexOf(from))
        .split('\n\n')[0]
        ?.match(/^\d+(?=\t)/gm);
    expect(numbers('# sent_id = nota-1-1')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(numbers('# sent_id = nota-1-2')).toEqual(['1', '2']);
    const [again] = (await readDocs(conllu, { 'x.conllu': text })).docs;
    expect(mentions(again as Document)).toEqual(['LOC:hospital', 'PER:Eva Lind']);
  });

  it('writes other labels into the rows as they are', async () => {
    const { written } = await roundTrip(conllu, { 'a.conllu': TAGGED }, {}, ([doc]) => [
      createDocument({ ...(doc as Document), entities: [{ id: 'X', start: 20, end: 24, label: 'A B' }] }),
    ]);
    const text = (written['a.conllu'] as Buffer).toString();
    expect(text).toContain('\t1:parataxis\tEntity=B-A_B\n');
    expect(text).toContain('\t7:flat\tSpaceAfter=No|Typo=Yes\n');
    expect(text).not.toMatch(/PER|LOC/);
  });

  it('writes documents of other formats', async () => {
    const doc = createDocument({
      id: 'x y',
      text: 'Eva Lind, 5.\nFine.',
      entities: [{ id: 'T1', start: 0, end: 8, label: 'PER' }],
    });
    const files = await writeDocs(conllu, [doc], 'file');
    expect(files['corpus.conllu']?.split('\n').slice(0, 6)).toEqual([
      '# newdoc id = x y',
      '# sent_id = x y-1',
      '# text = Eva Lind, 5.',
      row('1', 'Eva', '_', '_', '_', '_', '_', '_', '_', 'Entity=B-PER'),
      row('2', 'Lind', '_', '_', '_', '_', '_', '_', '_', 'Entity=I-PER|SpaceAfter=No'),
      row('3', ',', '_', '_', '_', '_', '_', '_', '_', '_'),
    ]);
    const again = await readDocs(conllu, { 'a.conllu': files['corpus.conllu'] as string });
    expect(again.docs.map(({ id, text }) => [id, text])).toEqual([['x y', doc.text]]);
    expect(again.docs.flatMap(mentions)).toEqual(['PER:Eva Lind']);
  });

  it('says of a document left without tokens that no line stands for it', async () => {
    const text = TAGGED.replaceAll(/^# newdoc.*\n/gm, '');
    const { written, diagnostics } = await roundTrip(conllu, { 'a.conllu': text }, {}, ([first, second, ...others]) => [
      first as Document,
      derive(second as Document, [swap(second as Document, 'Bien.', '')]),
      ...others,
    ]);
    expect(diagnostics.map(({ code, place }) => [code, place?.documentId])).toEqual([['empty-document', '2-aug1']]);
    expect(written['a.conllu']?.toString()).not.toContain('Bien');
    const marked = await roundTrip(conllu, { 'a.conllu': TAGGED }, {}, ([, doc]) => [
      derive(doc as Document, [swap(doc as Document, '10 000', '')]),
    ]);
    expect(marked.diagnostics).toEqual([]);
  });

  it.each([
    ['tags', TAGGED],
    ['brackets', BRACKETS],
  ])('derived documents keep every mention with its label: %s', async (_, text) => {
    const squeeze = (doc: Document) =>
      doc.entities
        .map((e) => `${e.label} ${doc.text.slice(e.start, e.end).replaceAll(/\s/g, '')}`)
        .filter((mention) => !mention.endsWith(' '));
    const flat = (doc: Document) => ({ ...doc, entities: doc.entities.filter(({ label }) => label !== 'place') });
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const copies: Document[] = [];
        const { written } = await roundTrip(conllu, { 'a.conllu': text }, {}, (docs) =>
          docs.map(flat).flatMap((doc) => {
            const copy = derive(doc, fc.sample(editsArbitrary(doc), { seed, numRuns: 1 })[0] as Edit[]);
            copies.push(copy);
            return [doc, copy];
          }),
        );
        const again = await readDocs(conllu, { 'a.conllu': written['a.conllu'] as Buffer });
        expect(again.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        const mine = again.docs.filter(({ id }) => id.endsWith('-aug1'));
        expect(mine.flatMap(squeeze).sort()).toEqual(copies.flatMap(squeeze).sort());
      }),
      { numRuns: 30 },
    );
  });
});
