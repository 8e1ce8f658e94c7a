import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { formats } from '../../src/formats/index.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { writeCorpus } from '../../src/pipeline/write-corpus.ts';

// 150,000 words, a megabyte, of which one in ten has a label: what takes time by its square takes minutes, and what puts a
// list on the stack overflows it.
const WORDS = 150_000;
const words = Array.from({ length: WORDS }, (_, i) => `w${i.toString(36)}`);
const starts: number[] = [];
let length = 0;
for (const word of words) {
  starts.push(length);
  length += word.length + 1;
}
const long = createDocument({
  id: 'long',
  text: words.join(' '),
  entities: starts.flatMap((start, i) =>
    i % 10 === 0 ? [{ id: `T${i}`, start, end: start + (words[i] as string).length, label: 'NAME' }] : [],
  ),
});

describe.each(formats.filter(({ holdsMentions }) => holdsMentions !== false))(
  'a document of a megabyte without a line break, as $name',
  ({ name: format, extension, perFile }) => {
    it('is written and read again with all its mentions', { timeout: 60_000 }, async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'palimpsest-long-'));
      try {
        const target = path.join(folder, perFile === 'many' ? `out${extension}` : 'out');
        await writeCorpus(
          {
            async *[Symbol.asyncIterator]() {
              yield long;
            },
          },
          target,
          { to: format },
        );
        let documents = 0;
        let mentions = 0;
        for await (const doc of await readCorpus(target, { from: format })) {
          documents++;
          mentions += doc.entities.length;
        }
        expect({ documents, mentions }).toEqual({ documents: 1, mentions: long.entities.length });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  },
);
