import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { InputFile } from '../../src/core/corpus-format.ts';
import type { Diagnostic } from '../../src/core/errors.ts';
import type { Document } from '../../src/core/types.ts';
import { cutCorpus } from '../../src/formats/cut-corpus.ts';
import { createReadContext, readCorpus } from '../../src/formats/read-corpus.ts';
import { temporaryFolder } from '../helpers/cli.ts';

let made = 0;

/** What a corpus of these files is read as, without a format named. */
async function read(files: Readonly<Record<string, unknown>>, indent?: number) {
  const at = path.join(temporaryFolder(), `json-frame-${made++}`);
  mkdirSync(at);
  for (const [name, value] of Object.entries(files)) {
    const content = typeof value === 'string' ? value : JSON.stringify(value, undefined, indent);
    writeFileSync(path.join(at, name), content);
  }
  const told: Diagnostic[] = [];
  const corpus = await readCorpus(at, { report: (one) => told.push(one) });
  const docs: Document[] = [];
  for await (const doc of corpus) docs.push(doc);
  return { corpus, format: corpus.format.name, told, docs, shown: docs.map(show) };
}

const show = ({ id, text, entities }: Document) =>
  [id, text, ...entities.map(({ start, end, label }) => `${label}:${text.slice(start, end)}`)] as const;

const ANA = { id: 'a', text: '🏥 Ana Müller, Köln', entities: [[2, 12, 'PER'], [14, 18, 'LOC']] }; // prettier-ignore
const ELI = { id: 'b', text: 'Élie est là.', entities: [[0, 4, 'PER']] };
const SHOWN = [['a', ANA.text, 'PER:Ana Müller', 'LOC:Köln'], ['b', ELI.text, 'PER:Élie']]; // prettier-ignore
const SPANS = { text: ANA.text, entities: [{ text: 'Ana Müller', start: 2, end: 12, label: 'PER' }] };

describe.each([undefined, 2])('JSON that is no list, indented by %s', (indent) => {
  it.each<[string, unknown]>([
    ['under "data"', { data: [ANA, ELI] }],
    ['behind other fields', { version: '1.0', labels: ['PER', 'LOC'], sizes: { 'ä"{': [2] }, documents: [ANA, ELI] }],
    ['before other fields', { documents: [ANA, ELI], labels: ['PER'], about: 'a "[{" b' }],
    ['under a name that is not ASCII', { données: [ANA, ELI] }],
  ])('reads the records of one object: %s', async (_, value) => {
    const { shown, told, format } = await read({ 'all.json': value }, indent);
    expect([format, shown]).toEqual(['spacy-list', SHOWN]);
    expect(told.map(({ code }) => code)).toEqual(['other-layout']);
  });

  it('reads a record under each id', async () => {
    const { id: _, ...ana } = ANA;
    const { shown, told, format } = await read({ 'all.json': { 'a"': ana, b: ELI } }, indent);
    expect([format, shown]).toEqual(['spacy-list', [['a"', ...(SHOWN[0] as string[]).slice(1)], SHOWN[1]]]);
    expect(told.map(({ code }) => code)).toEqual(['other-layout']);
  });

  it('passes over other lists of objects than of records', async () => {
    const value = { documents: [ANA, ELI], schema: { tags: [{ name: 'PER' }] }, users: [{ name: 'x' }] };
    const { shown, told } = await read({ 'all.json': value }, indent);
    expect([shown, told.map(({ code }) => code)]).toEqual([SHOWN, ['other-layout']]);
  });

  it('reads the pairs of an annotation tool', async () => {
    const value = { classes: ['PER'], annotations: [[ELI.text, { entities: ELI.entities }]] };
    const { shown } = await read({ 'all.json': value }, indent);
    expect(shown).toEqual([['all-1', ELI.text, 'PER:Élie']]);
  });

  it('reads records of tokens', async () => {
    const record = { tokens: ['Ana', 'came'], ner_tags: ['B-PER', 'O'] };
    const { shown, format } = await read({ 'all.json': { version: 1, data: [record, record] } }, indent);
    expect([format, shown[1]]).toEqual(['hf', ['all-2', 'Ana came', 'PER:Ana']]);
  });

  it('does not take the lists of a document for documents', async () => {
    for (const doc of [
      SPANS,
      { entities: SPANS.entities, text: SPANS.text },
      { notes: [{ text: 'no mention' }], text: SPANS.text, entities: SPANS.entities },
    ]) {
      const { shown } = await read({ 'a.json': doc, 'b.json': doc }, indent);
      expect(shown.map(([, ...rest]) => rest)).toEqual(Array.from({ length: 2 }, () => [ANA.text, 'PER:Ana Müller']));
    }
  });

  it('reads a task of Label Studio a file', async () => {
    const result = [{ type: 'labels', value: { start: 3, end: 13, text: 'Ana Müller', labels: ['PER'] } }];
    const task = { id: 4, data: { text: ANA.text }, annotations: [{ result }] };
    if (indent === undefined) return; // a line, as JSON lines have it
    const { shown, format } = await read({ '4.json': task }, indent);
    expect([format, shown]).toEqual(['label-studio', [['4', ANA.text, 'PER:Ana Müller']]]);
  });
});

it('reads documents over several lines, one a file or one after the other', async () => {
  const pretty = (value: unknown) => JSON.stringify(value, undefined, 2);
  const apart = await read({ 'a.json': pretty(ANA), 'b.json': `\ufeff${pretty(ELI)}\r\n` });
  const together = await read({ 'all.json': `${pretty(ANA)}\n${pretty(ELI)}\n` });
  expect(apart.shown).toEqual(SHOWN);
  expect(together.shown).toEqual(SHOWN);
});

it('reads what is longer than what is looked at', async () => {
  const long = { ...ELI, text: `${ELI.text} ${'là "{[ '.repeat(60_000)}` };
  for (const value of [
    { data: [long, ANA] },
    `${JSON.stringify(long, undefined, 1)}\n${JSON.stringify(ANA, undefined, 1)}`,
  ]) {
    const { docs } = await read({ 'all.json': value });
    expect(docs.map(({ text, entities }) => [text.length, entities.length])).toEqual([[long.text.length, 1], [ANA.text.length, 2]]); // prettier-ignore
  }
});

it('tells another list behind the first one, and what is no record', async () => {
  const later = await read({ 'all.json': { train: [ANA], x: 'y'.repeat(300_000), dev: [ELI] } });
  expect([later.docs.length, later.told.map(({ severity, message }) => `${severity} ${message}`).join()]).toEqual([1, expect.stringMatching(/error .*several lists of records.*"train"/)]); // prettier-ignore
  const broken = await read({ 'a.json': `${JSON.stringify(ANA, undefined, 2)}\n,\n[]` });
  expect(broken.told.map(({ code }) => code)).toEqual(['other-layout', 'malformed-json']);
  const cut = await read({ 'a.json': JSON.stringify({ data: [ANA, ELI] }).slice(0, -20) });
  expect([cut.docs.length, cut.told.at(-1)?.code]).toEqual([1, 'truncated-json']);
});

it('cuts them into parts that read as the whole does', async () => {
  const many = Array.from({ length: 400 }, (_, i) => ({ ...ANA, id: `${i}`, more: 'x'.repeat(900) }));
  for (const text of [
    JSON.stringify({ a: 1, data: many }, undefined, 1),
    many.map((one) => JSON.stringify(one, undefined, 1)).join('\n'),
    JSON.stringify(Object.fromEntries(many.map((one, i) => [`n${i}`, one]))),
  ]) {
    const { corpus, shown } = await read({ 'all.json': text });
    const told: Diagnostic[] = [];
    const docs: Document[] = [];
    const parts: (readonly InputFile[])[] = [];
    for await (const { files } of cutCorpus(corpus, 4)) parts.push(files);
    const context = createReadContext({ report: (one) => told.push(one) });
    for (const files of parts) for await (const doc of corpus.format.read(files, context)) docs.push(doc);
    expect([parts.length > 2, docs.map(show), told.map(({ code }) => code)]).toEqual([true, shown, ['other-layout']]);
  }
});
