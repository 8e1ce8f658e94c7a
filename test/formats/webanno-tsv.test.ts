import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { webannoTsv } from '../../src/formats/cas/index.ts';
import { SENTENCE, TOKEN } from '../../src/formats/cas/model.ts';
import { parseWebanno } from '../../src/formats/cas/webanno-tsv.ts';
import { drawOddDocuments } from '../helpers/odd-documents.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

/** More for a run by hand. */
const DOCUMENTS = Number(process.env['PALIMPSEST_CAS_DOCUMENTS'] ?? 100);

const TSV = [
  '#FORMAT=WebAnno TSV 3.3',
  '#T_SP=de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS|PosValue',
  '#T_SP=webanno.custom.PHI|kind|note',
  '#T_RL=webanno.custom.Knows|label|BT_webanno.custom.PHI',
  '',
  '',
  '#Text=Eva Lind 😀 met',
  '#Text=Dr. Ask\\tin C:\\\\x.',
  '1-1\t0-3\tEva\tNE\tPATIENT[1]\tthe \\[wife\\]; Eva Lind[1]\t_\t_\t',
  '1-2\t4-8\tLind\tNE\tPATIENT[1]\tthe \\[wife\\]; Eva Lind[1]\t_\t_\t',
  '1-3\t9-11\t😀\t_\t_\t_\t_\t_\t',
  '1-4\t12-15\tmet\tVB\t_\t_\t_\t_\t',
  '1-5\t16-19\tDr.\t_\t_\t_\t_\t_\t',
  '1-6\t20-23\tAsk\t_\tDOCTOR|\\_X[3]\t*|*[3]\ttreats\t1-1[1_0]\t',
  '1-7\t24-26\tin\t_\t\\_X[3]\t*[3]\t_\t_\t',
  '1-8\t27-30\tC:\\\t_\t_\t_\t_\t_\t',
  '1-8.1\t27-28\tC\t_\tDRIVE\t*\t_\t_\t',
  '1-9\t30-32\tx.\t_\t_\t_\t_\t_\t',
  '',
  '#Text=Ende.',
  '2-1\t34-39\tEnde.\t_\t_\t_\t_\t_\t',
  '',
].join('\n');

const mentions = ({ text, entities }: Document) => entities.map((e) => `${e.label} ${text.slice(e.start, e.end)}`);
const keep = { overlaps: 'keep' } as const;

describe('WebAnno TSV 3', () => {
  it('is read with its text, mentions of several tokens, of a part of one, and over each other', async () => {
    const { docs, diagnostics, written } = await roundTrip(webannoTsv, { 'a.tsv': TSV }, keep);
    expect(diagnostics).toEqual([]);
    expect(docs[0]?.text).toBe('Eva Lind 😀 met\nDr. Ask\tin C:\\x.\n Ende.\n');
    expect(docs.map(mentions)).toEqual([['PATIENT Eva Lind', '_X Ask\tin', 'DOCTOR Ask', 'DRIVE C']]);
    expect(String(written['a.tsv'])).toBe(TSV);
  });

  it('joins the tokens of a mention whose label ends in a backslash', async () => {
    const tsv = TSV.replaceAll('PATIENT[1]', 'PATIENT\\\\[1]').replace('DRIVE', 'DRIVE\\\\\\[1\\]');
    const { docs, written } = await roundTrip(webannoTsv, { 'a.tsv': tsv }, keep);
    expect(docs.map(mentions)).toEqual([['PATIENT\\ Eva Lind', '_X Ask\tin', 'DOCTOR Ask', 'DRIVE\\[1] C']]);
    expect(String(written['a.tsv'])).toBe(tsv);
  });

  it('is written with tokens anew where a text was edited, and without what was replaced', async () => {
    const { written, diagnostics } = await roundTrip(
      webannoTsv,
      { 'a.tsv': TSV },
      keep,
      (docs) =>
      docs.map((doc) => applyEdits(doc, [{ start: 0, end: 8, replacement: 'Ida von Berg' }, { start: 20, end: 23, replacement: 'Ek' }])), // prettier-ignore
    );
    const tsv = String(written['a.tsv']);
    expect(tsv.split('\n').slice(3, 17)).toEqual([
      '',
      '',
      '#Text=Ida von Berg 😀 met',
      '#Text=Dr. Ek\\tin C:\\\\x.',
      '#Text= ',
      '1-1\t0-3\tIda\t_\tPATIENT[1]\tthe \\[wife\\]\\; Ida von Berg[1]\t',
      '1-2\t4-7\tvon\t_\tPATIENT[1]\tthe \\[wife\\]\\; Ida von Berg[1]\t',
      '1-3\t8-12\tBerg\t_\tPATIENT[1]\tthe \\[wife\\]\\; Ida von Berg[1]\t',
      '1-4\t13-15\t😀\t_\t_\t_\t',
      '1-5\t16-19\tmet\tVB\t_\t_\t',
      '1-6\t20-23\tDr.\t_\t_\t_\t',
      '1-7\t24-26\tEk\t_\tDOCTOR[2]|\\_X[3]\t*[2]|*[3]\t',
      '1-8\t27-29\tin\t_\t\\_X[3]\t*[3]\t',
      '1-9\t30-33\tC:\\\t_\t_\t_\t',
    ]);
    expect(tsv).not.toMatch(/Eva|Lind|\bAsk\b|T_RL/);
    expect(diagnostics).toMatchObject([{ code: 'annotation-dropped' }]);
    const again = await readDocs(webannoTsv, { 'a.tsv': tsv }, keep);
    expect(again.docs.map(mentions)).toEqual([['PATIENT Ida von Berg', '_X Ek\tin', 'DOCTOR Ek', 'DRIVE C']]);
  });

  it('has the same text and mentions where its tokens are not wanted', () => {
    const [all, some] = [parseWebanno(TSV), parseWebanno(TSV, undefined, 'mentions')];
    const layers = all.structures.filter(({ type }) => type !== TOKEN && type !== SENTENCE);
    expect(all.structures.length).toBeGreaterThan(layers.length);
    expect(some).toMatchObject({ sofa: all.sofa, structures: layers, others: all.others });
  });

  it('keeps its layers when it is edited, though its lines end as on Windows', async () => {
    const { written } = await roundTrip(webannoTsv, { 'a.tsv': TSV.replaceAll('\n', '\r\n') }, keep, (docs) =>
      docs.map((doc) => applyEdits(doc, [{ start: 12, end: 15, replacement: 'saw' }])),
    );
    expect(String(written['a.tsv'])).toContain('#T_SP=webanno.custom.PHI|kind|note\n');
    expect(String(written['a.tsv'])).toContain('\tsaw\t');
    expect(String(written['a.tsv']).split('\n')[1]).toBe(TSV.split('\n')[1]);
  });

  it('may have lines that end as on Windows, and a text as version 3.1 escapes it', async () => {
    const old = '#FORMAT=WebAnno TSV 3.1\r\n#T_SP=webanno.custom.PHI|kind\r\n\r\n\r\n#Text=\\u0045va \\"x\\"\r\n1-1\t0-3\tEva\tPATIENT\t\r\n1-2\t4-7\t"x"\t_\t\r\n'; // prettier-ignore
    const { docs, diagnostics } = await readDocs(webannoTsv, { 'a.tsv': old });
    expect(diagnostics).toEqual([]);
    expect(docs.map(mentions)).toEqual([['PATIENT Eva']]);
    expect(docs[0]?.text).toBe('Eva "x"\n');
  });

  it.each([
    ['counted in code points', TSV.replace('9-11', '9-10').replace('12-15\tmet', '11-14\tmet'), 'surface-mismatch', 11],
    ['with a line that is none', TSV.replace('1-3\t9-11', '1-3 9-11'), 'malformed-line', 11],
    ['of another version', TSV.replace('TSV 3.3', 'TSV 2'), 'bad-record', 1],
  ])('is refused where it is %s', async (_, source, code, line) => {
    const { docs, diagnostics } = await readDocs(webannoTsv, { 'a.tsv': source }, keep);
    expect(docs).toEqual([]);
    expect(diagnostics).toMatchObject([{ severity: 'error', code, place: { line } }]);
  });

  it('holds any text that has a token, and every mention, to the character', { timeout: 3_000_000 }, async () => {
    const docs = drawOddDocuments(DOCUMENTS, 4).filter(({ text }) => /^[^\s\u200f]/u.test(text));
    const { docs: read } = await readDocs(webannoTsv, await writeDocs(webannoTsv, docs, 'folder'), keep);
    const parts = ({ text, entities }: Document) =>
      entities.flatMap(({ label, fragments, ...entity }) => (fragments ?? [entity]).map((part) => `${part.start} ${part.end} ${label} ${text.slice(part.start, part.end)}`)).toSorted(); // prettier-ignore
    expect(read.map((doc) => [doc.id, doc.text.trimEnd(), ...parts(doc)])).toEqual(
      docs.map((doc) => [doc.id, doc.text.trimEnd(), ...parts(doc)]),
    );
  });

  it('says where it cannot hold a text', async () => {
    const docs = ['\nEva', ' \n'].map((text, i) => createDocument({ id: `d${i}`, text, entities: [] }));
    const { diagnostics } = await roundTrip(webannoTsv, { 'a.tsv': TSV }, keep, () => docs);
    expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'white-space' }, { severity: 'error', code: 'white-space' }]); // prettier-ignore
  });
});
