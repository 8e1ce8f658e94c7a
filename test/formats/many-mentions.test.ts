import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { inline } from '../../src/formats/inline/index.ts';
import { formats } from '../../src/formats/index.ts';
import { jsonl } from '../../src/formats/jsonl/index.ts';
import { labelStudio } from '../../src/formats/label-studio/index.ts';
import { splitCorpus } from '../../src/pipeline/split.ts';
import { growth } from '../helpers/growth.ts';
import { readDocs, writeDocs, writeFiles } from '../helpers/round-trip.ts';

/** By their texts: formats of tokens lay the text out anew. */
const mentionsOf = (docs: readonly Document[]) =>
  docs.flatMap(({ text, entities }) => entities.map(({ start, end, label }) => `${label} ${text.slice(start, end)}`));

/** Tags and tokens: one mention a token. */
const HOLDS_ONE = new Set(['conll', 'conllu', 'csv', 'hf', 'kaggle-pii']);

/** A name on every line, as in a list of patients. */
function listOf(mentions: number) {
  const line = 'Eva Lind was seen.\n';
  return createDocument({
    id: 'list',
    text: line.repeat(mentions).trimEnd(),
    entities: Array.from({ length: mentions }, (_, i) => ({
      id: `T${i + 1}`,
      start: i * line.length,
      end: i * line.length + 8,
      label: 'PATIENT',
    })),
  });
}

/** Mentions within mentions, each in a layer of its own. */
function nest(depth: number) {
  const text = 'word '.repeat(depth * 2).trimEnd();
  return createDocument({
    id: 'nest',
    text,
    entities: Array.from({ length: depth }, (_, i) => ({
      id: `T${i + 1}`,
      start: i * 5,
      end: text.length - i * 5,
      label: `L${i % 7}`,
      ...(i > 0 && { layer: `layer${i}` }),
    })),
  });
}

describe.each(
  formats.filter(({ holdsMentions }) => holdsMentions !== false).map((format) => [format.name, format] as const),
)('%s', (_, format) => {
  const kind = format.perFile === 'document' ? 'folder' : 'file';

  it('holds ten thousand mentions in one document', async () => {
    const doc = listOf(10_000);
    const { docs, diagnostics } = await readDocs(format, (await writeFiles(format, [doc], kind)).written);
    expect(diagnostics).toEqual([]);
    expect(mentionsOf(docs)).toHaveLength(10_000);
    expect(new Set(mentionsOf(docs))).toEqual(new Set(['PATIENT Eva Lind']));
  });

  // Marks in the text hold no mention within another: the document is left out, which other tests check.
  it.skipIf(format === inline)('holds 500 mentions within each other, or the outermost one', async () => {
    const doc = nest(500);
    const { docs, diagnostics } = await readDocs(format, (await writeFiles(format, [doc], kind)).written, {
      overlaps: 'keep',
    });
    expect(diagnostics).toEqual([]);
    const mentions = mentionsOf(docs);
    expect(mentions).toEqual(mentionsOf([doc]).slice(0, HOLDS_ONE.has(format.name) ? 1 : 500));
  });
});

it.each([jsonl, labelStudio].map((format) => [format.name, format] as const))(
  'writes the sentences of a long document in time that grows with its length: %s',
  async (_, format) => {
    const read = async (mentions: number) => (await readDocs(format, await writeDocs(format, [listOf(mentions)], 'file'))).docs; // prettier-ignore
    const work = async (docs: readonly Document[]) => {
      const parts: Document[] = [];
      for await (const [, part] of await splitCorpus(docs, { unit: 'sentence' })) parts.push(part);
      await writeDocs(format, parts, 'file');
    };
    expect(await growth(read, 250, work)).toBeLessThan(4);
  },
);
