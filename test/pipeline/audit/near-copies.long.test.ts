import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Corpus, Document } from '../../../src/core/types.ts';
import { augment } from '../../../src/pipeline/augmentation/augment.ts';
import { checkRelease } from '../../../src/pipeline/audit/release-check.ts';
import { generate } from '../../../src/pipeline/templates/generate.ts';

async function collect(corpus: Corpus): Promise<Document[]> {
  const list: Document[] = [];
  for await (const doc of corpus) list.push(doc);
  return list;
}

const sources = await collect(generate('en-clinical', { count: 120, seed: 8 }));
const copies = await collect(await augment(sources, { alpha: 1, augmentedOnly: true, context: false, seed: 8 }));

/** Writes other text over mentions of copies. */
function rewrite(
  doc: Document,
  source: Document,
  write: (text: string, label: string) => string | undefined,
): Document {
  let text = '';
  let position = 0;
  const entities: Document['entities'][number][] = [];
  for (const [i, entity] of doc.entities.entries()) {
    const own = source.entities[i];
    if (entity.layer !== undefined && entity.layer !== 'phi') continue;
    if (own === undefined || entity.start < position) continue;
    const written = write(source.text.slice(own.start, own.end), entity.label);
    text += doc.text.slice(position, entity.start);
    const start = text.length;
    text += written ?? doc.text.slice(entity.start, entity.end);
    entities.push({ ...entity, start, end: text.length });
    position = entity.end;
  }
  return createDocument({ ...doc, text: text + doc.text.slice(position), entities });
}

const phiOnly = (doc: Document) => createDocument({ ...doc, entities: doc.entities.filter(({ layer }) => (layer ?? 'phi') === 'phi') }); // prettier-ignore
const given = sources.map(phiOnly);
const own = copies.map(phiOnly);

/** A letter in the middle of the longest word becomes another. */
const misspell = (text: string): string | undefined => {
  const word = (text.match(/\p{L}{5,}/gu) ?? []).toSorted((a, b) => b.length - a.length)[0];
  if (word === undefined) return undefined;
  const at = text.indexOf(word) + (word.length >> 1);
  return `${text.slice(0, at)}${text[at] === 'e' ? 'a' : 'e'}${text.slice(at + 1)}`;
};
const swap = (text: string): string | undefined => (/^\p{L}+ \p{L}+$/u.test(text) ? text.split(' ').toReversed().join(', ') : undefined); // prettier-ignore
const split = (text: string): string | undefined => (/^\p{L}{6,}$/u.test(text) ? `${text.slice(0, 3)} ${text.slice(3)}` : undefined); // prettier-ignore

describe('near copies of what surrogates were written over', () => {
  it('are not found where none was planted', async () => {
    const { near, gates } = await checkRelease(given, own, { release: true });
    expect(near.total.surrogates).toBeGreaterThan(1000);
    expect(near.rows.filter(({ isAbove }) => isAbove)).toEqual([]);
    expect(gates.find(({ check }) => check === 'near')).toMatchObject({ value: 0, passed: true });
  });

  it.each([
    ['misspelt', misspell, 200],
    ['in another order', swap, 100],
    ['split', split, 100],
  ] as const)('are found where names are %s, nine in ten', async (_, write, least) => {
    let planted = 0;
    const derived = own.map((doc, i) =>
      rewrite(doc, given[i] as Document, (text, label) => {
        const written = ['PATIENT', 'DOCTOR', 'CITY'].includes(label) ? write(text) : undefined;
        if (written !== undefined) planted++;
        return written;
      }),
    );
    const { near, gates } = await checkRelease(given, derived, { release: true });
    expect(planted).toBeGreaterThanOrEqual(least);
    // Each is counted once in a document.
    const texts = new Set<string>();
    for (const [i, doc] of derived.entries())
      for (const [j, { start, end, label }] of doc.entities.entries()) {
        const before = given[i]?.entities[j];
        const text = doc.text.slice(start, end);
        if (before && ['PATIENT', 'DOCTOR', 'CITY'].includes(label) && write((given[i] as Document).text.slice(before.start, before.end)) === text) texts.add(`${doc.id} ${label} ${text}`); // prettier-ignore
      }
    expect(near.total.observed).toBeGreaterThanOrEqual(0.9 * texts.size);
    expect(near.rows.find(({ label }) => label === 'DOCTOR')).toMatchObject({ isAbove: true });
    expect(gates.find(({ check }) => check === 'near')?.passed).toBe(false);
  });

  it('are not judged where there is nothing to tell chance from, which is no pass', async () => {
    const { near, gates } = await checkRelease(given.slice(0, 1), own.slice(0, 1), { limits: { near: 0 } });
    expect(near.notJudged.length).toBeGreaterThan(0);
    if (near.rows.length === 0) expect(gates[0]).toMatchObject({ value: null, passed: false });
  });
});
