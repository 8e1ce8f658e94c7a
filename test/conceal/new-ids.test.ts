import { describe, expect, it } from 'vitest';
import { createNewIds } from '../../src/conceal/seal-document.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { createSecretStreams } from '../../src/conceal/secret-streams.ts';
import { createRng } from '../../src/core/rng.ts';
import { conceal, type ConcealOptions } from '../../src/pipeline/concealment/conceal.ts';

const TEXT = 'Seen by Dr. Zorvath today.';
const documents = Array.from({ length: 60 }, (_, i) =>
  createDocument({
    id: `note-${String(i).padStart(3, '0')}`,
    text: TEXT,
    entities: [{ id: 'T1', start: 12, end: 19, label: 'DOCTOR' }],
    envelope: { format: 'jsonl', file: 'ward-7/zorvath.jsonl', data: { id: `note-${i}`, text: TEXT } },
  }),
);

async function concealed(source: readonly Document[], options: ConcealOptions): Promise<readonly Document[]> {
  const docs: Document[] = [];
  for await (const doc of await conceal(source, { strategies: 'release', seed: 5, ...options })) docs.push(doc);
  return docs;
}

describe('the ids of an unlinkable corpus', () => {
  it('are new, one for each document, fit to name files, and sort in no order of the source', async () => {
    const docs = await concealed(documents, {});
    const ids = docs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(documents.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]{14}$/);
    expect(ids).not.toEqual(ids.toSorted());
    expect(ids).not.toEqual(ids.toSorted().toReversed());
    const files = new Set(docs.map(({ envelope }) => envelope?.file));
    expect([...files]).toEqual([expect.stringMatching(/^[a-z]{14}\.jsonl$/)]);
  });

  it('depend on the seed and not on the order', async () => {
    const forward = (await concealed(documents, {})).map(({ id }) => id);
    const backward = (await concealed(documents.toReversed(), {})).map(({ id }) => id);
    expect(backward.toReversed()).toEqual(forward);
    const others = new Set((await concealed(documents, { seed: 6 })).map(({ id }) => id));
    expect(forward.filter((id) => others.has(id))).toEqual([]);
  });

  it('tell nobody the seed who guesses what the ids were: each that is tried costs time', async () => {
    const [first] = await concealed(documents, { seed: 400 });
    const wanted = first?.id;
    const began = performance.now();
    let tried = 0;
    let found = false;
    for (let seed = 0; seed < 100_000 && !found && performance.now() - began < 1000; seed++, tried++) {
      const plain = createRng(seed).fork('conceal').fork('names');
      const guessed = createNewIds((...keys) => plain.fork(...keys))(documents[0] as Document);
      found = guessed.id === wanted || createNewIds(createSecretStreams(seed))(documents[0] as Document).id === wanted;
    }
    expect([found, tried < 400]).toEqual([false, true]);
  });

  it('differ where the source has one id twice', () => {
    const nameOf = createNewIds(createSecretStreams(1));
    const doc = documents[0] as Document;
    expect(nameOf(doc).id).not.toBe(nameOf(doc).id);
  });

  it.each([{ keepIds: true }, { mode: 'consistent' }] as const)('stay with %j', async (options) => {
    const docs = await concealed(documents, options);
    expect(docs.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
    expect(docs[0]?.envelope?.file).toBe('ward-7/zorvath.jsonl');
  });

  it('take ids of mentions along that are no running numbers', async () => {
    const odd = createDocument({ ...documents[0], id: 'a', text: TEXT, entities: [{ id: 'xQ7z-rr1', start: 12, end: 19, label: 'DOCTOR' }] }); // prettier-ignore
    expect((await concealed([odd], {}))[0]?.entities.map(({ id }) => id)).toEqual(['T1']);
  });
});

describe('an id that holds a mention', () => {
  const named = (id: string, label: string, mention: string) =>
    createDocument({ id, text: `At ${mention} today.`, entities: [{ id: 'T1', start: 3, end: 3 + mention.length, label }] }); // prettier-ignore

  it.each([
    ['cardiology-note-12', 'HOSPITAL', 'Cardiology Clinic', 0],
    ['clinic-letter-3', 'HOSPITAL', 'Quibbleton Clinic', 0],
    ['quibbleton-letter-3', 'HOSPITAL', 'Quibbleton Clinic', 1],
    ['note-zorvath', 'PATIENT', 'Anna Zorvath', 1],
  ] as const)('is counted by the words that tell: %s, %s %j', async (id, label, mention, count) => {
    const corpus = await conceal([named(id, label, mention)], { strategy: 'mask', locale: 'en' });
    for await (const _ of corpus);
    expect(corpus.summary().tellingIds).toBe(count);
  });
});
