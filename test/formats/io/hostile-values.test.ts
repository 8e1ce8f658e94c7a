import { describe, expect, it } from 'vitest';
import { conll } from '../../../src/formats/conll/index.ts';
import { hf } from '../../../src/formats/hf/index.ts';
import { jsonl } from '../../../src/formats/jsonl/index.ts';
import { labelStudio } from '../../../src/formats/label-studio/index.ts';
import { readDocs } from '../../helpers/round-trip.ts';

const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

describe('JSON nested deep', () => {
  it('is refused in a line, and the other lines are read', async () => {
    const text = `{"id":"a","text":"Mr Lee","entities":[],"meta":{"x":${DEEP}}}\n{"id":"b","text":"Mr Lee","entities":[]}\n`;
    const { docs, diagnostics } = await readDocs(jsonl, { 'a.jsonl': text });
    expect(docs.map(({ id }) => id)).toEqual(['b']);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([['too-deep', 1]]);
  });

  it('is refused in a list', async () => {
    const { docs, diagnostics } = await readDocs(labelStudio, { 'a.json': `[{"data":{"text":${DEEP}}}]` });
    expect([docs.length, diagnostics.map(({ code }) => code)]).toEqual([0, ['too-deep']]);
  });
});

describe('a column of words that is named as that of the tags', () => {
  const words = Array.from({ length: 200 }, (_, i) => `Word${i}`);

  it('is refused without a word of it, with how many there are', async () => {
    const text = words.map((word) => `${word} O\n`).join('');
    const failure = readDocs(conll, { 'a.conll': text }, { tagColumn: 0 });
    await expect(failure).rejects.toThrow(/column 0 holds 200 different values/);
    await expect(failure).rejects.not.toThrow(/Word/);
  });

  it('is refused where it is short, too', async () => {
    await expect(readDocs(conll, { 'a.conll': 'Eva O\nLind O\nhustet O\n' }, { tagColumn: 0 })).rejects.toThrow(
      /do not look like tags/,
    );
  });

  it('is refused in records', async () => {
    const text = `${JSON.stringify({ tokens: words, ner_tags: words.map(() => 'O') })}\n`;
    await expect(readDocs(hf, { 'a.jsonl': text }, { tagColumn: 'tokens' })).rejects.toThrow(/do not look like tags/);
  });
});
