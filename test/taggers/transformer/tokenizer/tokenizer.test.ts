import { beforeAll, describe, expect, it } from 'vitest';
import { readEncoderFolder } from '../../../../src/taggers/transformer/folder.ts';
import { openTokenizer, type PieceTokenizer } from '../../../../src/taggers/transformer/tokenizer/tokenizer.ts';
import { fixtureFolder, fixtureNames, readExpected } from '../fixture.ts';

const tokenizers = new Map<string, PieceTokenizer>();

beforeAll(async () => {
  for (const name of fixtureNames) {
    const { tokenizer } = await readEncoderFolder(fixtureFolder(name));
    tokenizers.set(name, openTokenizer(tokenizer, name));
  }
});

const of = (name: string) => tokenizers.get(name) as PieceTokenizer;

/** A span without the white space and marks at its borders, which libraries count differently. */
function trim(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/^\s+|[\s\p{M}]+$/gu, '');
}

describe('the tokenizer', () => {
  it.each(fixtureNames)('of %s gives the ids that the reference gives', (name) => {
    const tokenizer = of(name);
    for (const { text, ids } of readExpected(name).texts) {
      expect([tokenizer.begin, ...tokenizer.encode(text).ids, tokenizer.end]).toEqual(ids);
    }
  });

  it.each(fixtureNames)('of %s gives the characters of each piece that the reference gives', (name) => {
    const tokenizer = of(name);
    for (const { text, offsets, tokens } of readExpected(name).texts) {
      const { starts, ends } = tokenizer.encode(text);
      const found = Array.from(starts, (start, i) => trim(text, start, ends[i] as number));
      const wanted = offsets.slice(1, -1).map(([start, end]) => trim(text, start, end));
      const named = tokens.slice(1, -1);
      expect(found.map((piece, i) => [named[i], piece])).toEqual(wanted.map((piece, i) => [named[i], piece]));
    }
  });
});
