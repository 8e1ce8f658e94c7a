import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../src/core/errors.ts';
import type { Document } from '../../src/core/types.ts';
import { cutCorpus } from '../../src/formats/cut-corpus.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { temporaryFolder } from '../helpers/cli.ts';

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Lines of a corpus: documents, with an id or without, what is none, and what is blank in one way or another. */
const line = fc.oneof(
  fc.record({ id: fc.string(), text: fc.string({ unit: 'binary' }) }).map((value) => JSON.stringify(value)),
  fc.string({ maxLength: 3000 }).map((text) => ` \u00a0${JSON.stringify({ text })}`),
  fc.constantFrom('', ' ', '\t \u00a0', '\u3000\u2028', 'no JSON', '\ufeff', '[]', '病'),
);
const file = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\r\n')), { maxLength: 60 })
  .chain((lines) => fc.tuple(fc.boolean(), fc.constant(lines.flat().join(''))))
  .map(([isOpen, text]) => (isOpen ? text.replace(/\r?\n$/u, '') : text));

it('cuts a corpus into parts that read as the whole does: documents, ids by number, lines of faults', async () => {
  const folder = temporaryFolder();
  const at = path.join(folder, 'in.jsonl');
  await fc.assert(
    fc.asyncProperty(file, fc.integer({ min: 2, max: 9 }), async (text, shares) => {
      writeFileSync(at, text);
      const faults: Diagnostic[] = [];
      const report = (fault: Diagnostic) => void faults.push(fault);
      const corpus = await readCorpus(at, { from: 'jsonl', report });
      const read = async (files: (typeof corpus)['files']) => {
        faults.length = 0;
        const docs: Document[] = [];
        for await (const doc of corpus.format.read(files, { options: {}, report })) docs.push(doc);
        return { docs, faults: [...faults] };
      };
      const whole = await read(corpus.files);
      const parts = await collect(cutCorpus(corpus, 1, shares));
      expect(await read(parts.flatMap(({ files }) => files))).toEqual(whole);
      // The shares follow each other.
      expect(parts.map(({ share }) => share)).toEqual(parts.map(({ share }) => share).toSorted((a, b) => a - b));
      expect(parts.every(({ share }) => share >= 1 && share <= shares)).toBe(true);
    }),
  );
});

it('gives every share parts of a corpus with lines enough, and cuts no format that cannot be cut', async () => {
  const at = path.join(temporaryFolder(), 'in.jsonl');
  writeFileSync(at, Array.from({ length: 100 }, (_, i) => `${JSON.stringify({ id: `d${i}`, text: 'a' })}\n`).join(''));
  const corpus = await readCorpus(at);
  const parts = await collect(cutCorpus(corpus, 1, 7));
  expect(new Set(parts.map(({ share }) => share))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  const { cuts: _, ...format } = corpus.format;
  expect(await collect(cutCorpus({ ...corpus, format }, 1, 7))).toEqual([{ files: corpus.files, share: 1 }]);
});
