import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import { checkRelease, type ReleaseCheck } from '../../../src/pipeline/audit/release-check.ts';
import { augment } from '../../../src/pipeline/augmentation/augment.ts';
import type { Partition } from '../../../src/resources/gazetteer.ts';

const sample = fileURLToPath(new URL('../../../data/sample/notes.txt', import.meta.url));

async function surrogates(partition: Partition, seed: number, name: string): Promise<readonly Document[]> {
  const corpus = await readCorpus(sample);
  const docs: Document[] = [];
  for await (const doc of await augment(corpus, { alpha: 8, augmentedOnly: true, partition, seed, context: false })) {
    const { id, text, entities } = doc; // nothing tells whose copy it is
    docs.push(createDocument({ id: `${name} ${id}`, text, entities }));
  }
  return docs;
}

const above = ({ chance }: ReleaseCheck) =>
  chance.flatMap(({ rows }) => rows.filter(({ isAbove }) => isAbove).map(({ label, what }) => `${label} ${what}`));

describe('texts of the source in another corpus', () => {
  let source: readonly Document[];
  let other: readonly Document[];
  beforeAll(async () => {
    source = await surrogates('train', 5, 'a');
    other = await surrogates('test', 6, 'b');
  });

  it('are no more than chance gives where the gazetteers are disjoint, though ages and days collide', async () => {
    const check = await checkRelease(source, other, { partition: 'test' });
    expect(check).toMatchObject({ copies: 0, originals: 0, unlinked: other.length });
    expect(above(check)).toEqual([]);
    const age = check.chance[0]?.rows.find(({ label }) => label === 'AGE');
    expect(age?.observed).toBeGreaterThan(10);
    expect(age?.expected).toBeGreaterThan(10);
  });

  it('are more than chance gives where names of the source were left in one document in five', async () => {
    const names = source.flatMap(({ text, entities }) =>
      entities.flatMap(({ label, start, end }) => (label === 'PATIENT' ? [text.slice(start, end)] : [])),
    );
    const leaking = other.map((doc, i) => (i % 5 === 0 ? withName(doc, names[i] as string) : doc));
    expect(above(await checkRelease(source, leaking, { partition: 'test' }))).toContain('PATIENT whole');
  });
});

/** The document with a name in front, labelled. */
function withName({ id, text, entities }: Document, name: string): Document {
  const moved = entities.map((entity) => ({
    ...entity,
    start: entity.start + name.length + 2,
    end: entity.end + name.length + 2,
  }));
  return createDocument({
    id,
    text: `${name}: ${text}`,
    entities: [{ id: 'N', label: 'PATIENT', start: 0, end: name.length }, ...moved],
  });
}
