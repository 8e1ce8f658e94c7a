import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

/** Half a character stands before the mention, inside it, and at the end; a whole one above U+FFFF stands between. */
const TEXT = 'a\ud800b 😀 Eva\udc00Lind came\udbff';
const START = TEXT.indexOf('Eva');

function prepare(records: readonly unknown[]): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'in.jsonl'), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return folder;
}

const codePoints = (text: string) => [...text].length;
const entity = (label: string) => ({
  id: 'T1',
  start: codePoints(TEXT.slice(0, START)),
  end: codePoints(TEXT.slice(0, START + 8)),
  label,
});
const records = [
  { id: 'sound', text: 'Eva came. 😀', entities: [{ id: 'T1', start: 0, end: 3, label: 'PATIENT' }] },
  { id: 'half', text: TEXT, entities: [entity('PATIENT')] },
];

describe('half a character in a document', () => {
  it.each(['brat', 'i2b2-2014', 'i2b2-2006', 'conll', 'csv'])(
    'is said, with the document, and moves no offset when %s is written',
    async (to) => {
      const folder = prepare(records);
      const { code, stderr } = await runCli([
        'convert',
        path.join(folder, 'in.jsonl'),
        path.join(folder, 'out'),
        '--to',
        to,
      ]);
      expect(code).toBe(0);
      expect(stderr.match(/\[lone-surrogate\]/g)).toHaveLength(1);
      expect(stderr).toMatch(/document "half".*\[lone-surrogate\]/);
      const mentions: string[] = [];
      for await (const doc of await readCorpus(path.join(folder, 'out'), { from: to }))
        for (const { start, end } of doc.entities) mentions.push(doc.text.slice(start, end).replaceAll(' ', ''));
      expect(mentions.toSorted()).toEqual(['Eva', 'Eva\ufffdLind']);
    },
  );

  it.each(['jsonl', 'spacy', 'doccano', 'label-studio', 'presidio', 'hf'])('is kept as it is by %s', async (to) => {
    const folder = prepare(records);
    const out = path.join(folder, 'out');
    const { code, stderr } = await runCli(['convert', path.join(folder, 'in.jsonl'), out, '--to', to]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining('lone-surrogate') });
    expect(readFileSync(out, 'utf8')).toContain(String.raw`\udc00`);
  });

  it('is said on the way to standard output too', async () => {
    const folder = prepare(records);
    const { stderr } = await runCli(['convert', path.join(folder, 'in.jsonl'), '-', '--to', 'conll']);
    expect(stderr).toMatch(/document "half".*\[lone-surrogate\]/);
  });

  it('is said where templates are made of it', async () => {
    const folder = prepare(records);
    const { code, stderr } = await runCli([
      'templates',
      'derive',
      path.join(folder, 'in.jsonl'),
      path.join(folder, 'set'),
    ]);
    expect(code).toBe(0);
    expect(stderr.match(/document "half".*\[lone-surrogate\]/g)).toHaveLength(1);
  });

  it('in ids makes no two documents one file', async () => {
    const folder = prepare(
      ['\ud800', '\ud801', '\ufffd'].map((half) => ({ id: `n${half}`, text: `text`, entities: [] })),
    );
    const out = path.join(folder, 'out');
    expect((await runCli(['convert', path.join(folder, 'in.jsonl'), out, '--to', 'brat'])).code).toBe(0);
    expect(
      readdirSync(out)
        .filter((name) => name.endsWith('.txt'))
        .toSorted(),
    ).toEqual(['n%uD800.txt', 'n%uD801.txt', 'n\ufffd.txt']);
  });
});

describe('what a format cannot hold', () => {
  it.each([
    ['i2b2-2014', ['convert', 'in.jsonl', 'out', '--to', 'i2b2-2014', '--json']],
    ['i2b2-2006', ['convert', 'in.jsonl', 'out', '--to', 'i2b2-2006', '--json']],
  ])('is not counted as written to %s', async (_, args) => {
    const fragments = [
      { start: 0, end: 3 },
      { start: 9, end: 13 },
    ];
    const folder = prepare([
      records[0],
      { id: 'parts', text: 'Eva came. Lind', entities: [{ id: 'T1', start: 0, end: 13, label: 'PATIENT', fragments }] },
    ]);
    const at = args.map((arg) => (arg === 'in.jsonl' || arg === 'out' ? path.join(folder, arg) : arg));
    const { code, stdout, stderr } = await runCli(at);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('[discontinuous-entity]') });
    expect(JSON.parse(stdout)).toMatchObject({ documents: 1, entities: 1, refused: 1 });
  });
});
