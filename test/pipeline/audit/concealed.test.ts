import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import { createCardInput } from '../../../src/pipeline/audit/card-input.ts';
import { judgeInWords } from '../../../src/pipeline/audit/judgement.ts';
import {
  checkRelease,
  type ReleaseCheck,
  type ReleaseCheckOptions,
} from '../../../src/pipeline/audit/release-check.ts';
import { augment } from '../../../src/pipeline/augmentation/augment.ts';
import { conceal, type ConcealOptions } from '../../../src/pipeline/concealment/conceal.ts';
import { createDataCard } from '../../../src/report/data-card.ts';

const sample = fileURLToPath(new URL('../../../data/sample/notes.txt', import.meta.url));

async function collect(docs: AsyncIterable<Document>): Promise<Document[]> {
  const list: Document[] = [];
  for await (const doc of docs) list.push(doc);
  return list;
}

/** Notes of many patients, of which nothing tells what they were made from. */
async function makeSource(): Promise<readonly Document[]> {
  const notes = await augment(await readCorpus(sample), { alpha: 4, augmentedOnly: true, seed: 5, context: false });
  return (await collect(notes)).map(({ id, text, entities }) => {
    // Of rare labels far more text would have to be drawn.
    const frequent = entities.filter(({ label }) => ['PATIENT', 'DOCTOR', 'DATE', 'AGE'].includes(label));
    return createDocument({ id, text, entities: frequent });
  });
}

async function concealed(source: readonly Document[], options: ConcealOptions) {
  const corpus = await conceal(source, options);
  const docs = await collect(corpus);
  const settings: Record<string, unknown> = { ...corpus.job };
  return { docs, manifest: { settings } };
}

const above = ({ chance }: ReleaseCheck) =>
  chance.flatMap(({ rows }) => rows.flatMap(({ isAbove, label, what }) => (isAbove ? [`${label} ${what}`] : [])));

describe('the audit of a concealed corpus', () => {
  let source: readonly Document[];
  const check = (derived: readonly Document[], options: ReleaseCheckOptions) => checkRelease(source, derived, options);
  beforeAll(async () => {
    source = await makeSource();
  });

  /** Surrogates of the same lists, drawn without knowledge of the source. */
  const expectChanceAlone = (result: ReleaseCheck) => {
    expect(result.chance.map(({ model }) => model)).toEqual(['concealed-again']);
    expect(above(result)).toEqual([]);
    const rows = result.chance[0]?.rows ?? [];
    expect(rows.reduce((sum, { expected }) => sum + expected, 0)).toBeGreaterThan(5);
  };

  it('knows chance by concealing again: surrogates of the same lists are no more than chance gives', async () => {
    const { docs, manifest } = await concealed(source, { strategy: 'pseudo', seed: 77 });
    expectChanceAlone(await check(docs, { manifest }));
  });

  it('finds the mentions of one document in four that were not concealed', async () => {
    const { docs, manifest } = await concealed(source, { strategy: 'pseudo', seed: 77 });
    const leaking = docs.map((doc, i) => {
      const { text, entities } = source[i] as Document;
      return i % 4 === 0 ? createDocument({ ...doc, text, entities }) : doc;
    });
    expect(above(await check(leaking, { manifest }))).toContain('PATIENT whole');
  });

  it('judges no chance of classes and masks', async () => {
    const { docs, manifest } = await concealed(source, { strategy: 'class', policies: { AGE: 'mask' } });
    const result = await check(docs, { manifest });
    expect(result.chance).toEqual([]);
    expect(result.direct.linked.copies).toBe(docs.length);
  });

  it('takes neither the name of a class nor a surrogate that is all of its document for text of the source', async () => {
    const texts = ['Room', 'Room 7', 'Fischer', 'Koch', 'Schulz'];
    const own = texts.map((text, i) => createDocument({ id: `d${i}`, text, entities: [{ id: 'T1', start: 0, end: text.length, label: i < 2 ? 'ROOM' : 'DOCTOR' }] })); // prettier-ignore
    const { docs, manifest } = await concealed(own, { strategy: 'pseudo', policies: { ROOM: 'class' }, mode: 'unlinkable', seed: 3 }); // prettier-ignore
    const [koch, ...others] = docs.slice(2);
    const fallen = createDocument({ ...(koch as Document), text: 'Koch', entities: [{ id: 'T1', start: 0, end: 4, label: 'DOCTOR' }] }); // prettier-ignore
    const result = await checkRelease(own, [...docs.slice(0, 2), fallen, ...others], { manifest });
    expect(docs[0]?.text).toBe('<Room>');
    expect(result.originals).toBe(0);
    expect(result.chance.flatMap(({ notJudged }) => notJudged)).toEqual([]);
    expect(result.chance[0]?.rows).toMatchObject([{ label: 'DOCTOR', what: 'whole', texts: 3, observed: 1 }]);
  });

  it('does not link what was made unlinkable, and says where ids or wording tell all the same', async () => {
    const { docs, manifest } = await concealed(source, {
      strategy: 'pseudo',
      mode: 'unlinkable',
      keepIds: true,
      seed: 77,
    });
    // As CoNLL writes it: by order, the document after an original would be its copy.
    const first = source[0] as Document;
    const derived = [createDocument({ id: 'same', text: first.text, entities: first.entities }), ...docs];
    const options = { manifest, release: true, limits: { linkable: 0 }, statistics: true };
    const result = await check(derived, options);
    const all = docs.length;
    expectChanceAlone(result);
    expect(result).toMatchObject({ copies: 0, originals: 1, unlinked: all });
    expect(result.linkable).toMatchObject({ isUnlinkable: true, documents: all, found: all, byId: all });
    expect(result.gates).toContainEqual({ check: 'linkable', limit: 0, value: all, passed: false });
    expect(result.gates.map(({ check: name }) => name)).not.toContain('ngrams'); // its wording is the source's by design
    expect(judgeInWords(result)).toContain(
      `\nLinkability: possible, for someone who holds the source: ${all} of ${all} documents can be matched to it (${all} by`,
    );
    expect(createDataCard(createCardInput(result, { manifest, format: 'jsonl', path: 'out.jsonl' }))).toContain(
      `| made to state no source, and yet of a source document that can be told | ${all} of ${all} (100.0 %)`,
    );

    const renamed = docs
      .slice(0, 4)
      .map((doc, i) => createDocument({ id: `n${i}`, text: doc.text, entities: doc.entities }));
    const { linkable } = await check(renamed, { manifest });
    expect(linkable).toMatchObject({ byId: 0, found: linkable.byText });
    expect(linkable.byText).toBeGreaterThan(2);
    // As formats do that count documents out: in a drawn order each has the id of another.
    const counted = docs.map((_, i) => {
      const { text, entities } = docs.at(-1 - i) as Document;
      return createDocument({ id: (source[i] as Document).id, text, entities });
    });
    const inDrawnOrder = await check(counted, { manifest, release: true });
    expect(inDrawnOrder.linkable.byId).toBeLessThan(all / 4);
    expect(inDrawnOrder.linkable.found).toBe(inDrawnOrder.linkable.byText);
    const strangers = [createDocument({ id: 'x', text: 'Quite other words, by nobody known.', entities: [] })];
    expect((await check(strangers, { manifest })).linkable).toMatchObject({ documents: 1, found: 0 });
  });
});
