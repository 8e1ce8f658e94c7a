import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { writeCorpus } from '../../src/pipeline/write-corpus.ts';

it('leaves time for signals between long documents, also where they lie in memory', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'palimpsest-'));
  try {
    let isHeard = false;
    const heard: boolean[] = [];
    const documents = Array.from({ length: 3 }, (_, i) =>
      createDocument({ id: `d${i}`, text: 'a b '.repeat(50_000), entities: [] }),
    );
    await writeCorpus(documents, path.join(folder, 'out.jsonl'), {
      onDocument: () => {
        heard.push(isHeard);
        isHeard = false;
        setImmediate(() => (isHeard = true));
      },
    });
    expect(heard).toEqual([false, true, true]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
