import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { augment, type AugmentOptions, joinLearned, learn } from '../../src/pipeline/augmentation/augment.ts';
import { createManifest } from '../../src/pipeline/manifest.ts';
import { temporaryFolder } from '../helpers/cli.ts';

/** A document from text with `[mentions](LABEL)`. */
function marked(id: string, source: string): Document {
  const entities: { id: string; label: string; start: number; end: number }[] = [];
  let text = '';
  let from = 0;
  for (const match of source.matchAll(/\[([^\]]+)\]\((\w+)\)/g)) {
    text += source.slice(from, match.index);
    const [whole, mention = '', label = ''] = match;
    entities.push({ id: `T${entities.length}`, label, start: text.length, end: text.length + mention.length });
    text += mention;
    from = match.index + whole.length;
  }
  return createDocument({ id, text: text + source.slice(from), entities });
}

const write = ({ text, entities }: Document) =>
  entities.toReversed().reduce((all, { label, start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}](${label})${all.slice(end)}`, text); // prettier-ignore

const GIVEN = ['Ann', 'Bob', 'Carl', 'Dora', 'Hal', 'Ida'];
const FAMILY = ['Miller', 'Stone', 'Hart', 'Cole', 'Frost', 'Dale'];
const TOWNS = ['Leeds', 'Dover', 'Boston', 'York', 'Bath', 'Derby'];
const SOURCE = GIVEN.flatMap((given, i) =>
  FAMILY.map((family, j) =>
    marked(
      `${i}${j}`,
      `Mr. [${given} ${family}](NAME) came to [${TOWNS[j]}](CITY), with a letter about number ${i}${j}.`,
    ),
  ),
);
/** Titles inside, other names of labels, a label that the source has not, and blanks before commas. */
const SAMPLE = GIVEN.map((given, i) =>
  marked(
    `s${i}`,
    `So [Mr. ${given} ${FAMILY[5 - i]}](PER) of [Acme Corp](ORG) left [${TOWNS[i]}](LOC) for good , and ever.`,
  ),
);

async function run(options: AugmentOptions = {}, source: readonly Document[] = SOURCE) {
  const augmented = await augment(source, { locale: 'en', alpha: 1, targetSample: SAMPLE, ...options });
  const documents: Document[] = [];
  for await (const doc of augmented) documents.push(doc);
  const ofSample = documents.filter(({ meta }) => meta?.['target-sample'] === true);
  const generated = documents.filter(({ id }) => id.startsWith('generated-'));
  const ofSource = documents.filter((doc) => !ofSample.includes(doc) && !generated.includes(doc));
  return { augmented, documents, ofSource, ofSample, generated };
}

const titles = (docs: readonly Document[], inside: boolean) =>
  docs.flatMap(
    ({ text, entities }) =>
    entities.filter(({ start, end }) => inside ? /^(?:Mr|Mrs|Ms|Dr)\b/u.test(text.slice(start, end)) : /\b(?:Mr|Mrs|Ms|Dr)\.? $/u.test(text.slice(0, start))), // prettier-ignore
  );

describe('augment with a target sample', () => {
  it('brings the source and its copies to the labels, borders and blanks of the sample', async () => {
    const { ofSource } = await run();
    expect(ofSource).toHaveLength(2 * SOURCE.length);
    expect(write(ofSource[0] as Document)).toBe('[Mr. Ann Miller](PER) came to [Leeds](LOC) , with a letter about number 00.'); // prettier-ignore
    expect(new Set(ofSource.flatMap(({ entities }) => entities.map(({ label }) => label)))).toEqual(new Set(['PER', 'LOC'])); // prettier-ignore
    expect(titles(ofSource, true)).toHaveLength(2 * SOURCE.length);
    expect(ofSource.every(({ text }) => text.includes(' , '))).toBe(true);
  });

  it('writes the sample itself after it, exactly and marked, and copies with surrogates over every mention', async () => {
    const { documents, ofSource, ofSample, augmented } = await run();
    const times = augmented.job.target?.times as number;
    expect(documents.indexOf(ofSample[0] as Document)).toBe(ofSource.length);
    expect(ofSample).toHaveLength(times * SAMPLE.length);
    for (const [i, source] of SAMPLE.entries()) {
      const [own, ...copies] = ofSample.slice(i * times, (i + 1) * times) as [Document, ...Document[]];
      expect(own).toMatchObject({ id: `target-sample-${source.id}`, text: source.text, entities: source.entities });
      expect(own.derivedFrom).toBeUndefined();
      for (const [n, copy] of copies.entries()) {
        expect(copy.derivedFrom).toMatchObject({ id: own.id, copy: n + 1 });
        expect(copy.entities.map(({ label }) => label)).toEqual(['PER', 'ORG', 'LOC']);
        expect(copy.text).not.toContain(source.text.slice(source.entities[0]?.start, source.entities[0]?.end));
      }
      expect(titles(copies, true)).toHaveLength(copies.length);
    }
    expect(augmented.summary().target).toMatchObject({ sourceDocuments: 6, copies: (times - 1) * 6, changedCopies: (times - 1) * 6 }); // prettier-ignore
    expect(augmented.summary().sourceDocuments).toBe(SOURCE.length);
  });

  it('has generated text labelled as the sample is, with labels that the source lacks', async () => {
    const { generated, augmented } = await run();
    const labels = new Set(generated.flatMap(({ entities }) => entities.map(({ label }) => label)));
    expect([...labels].toSorted()).toEqual(['LOC', 'ORG', 'PER']);
    expect(titles(generated, true).length).toBeGreaterThan(10);
    expect(titles(generated, false).filter(({ label }) => label === 'PER')).toEqual([]);
    expect(augmented.notes.join('\n')).toMatch(/title before PER inside.*The source has no ORG/su);
  });

  it('says which labels the sample does not show, and keeps them', async () => {
    const source = [...SOURCE, marked('x', 'On [3 May 1999](DATE) nobody came to the door of the house.')];
    const { ofSource, augmented } = await run({ generated: false }, source);
    expect(augmented.notes.join('\n')).toContain('It has no DATE; those labels stay as they are');
    expect(ofSource.flatMap(({ entities }) => entities).filter(({ label }) => label === 'DATE')).toHaveLength(2);
  });

  it('weighs the sample: a tenth of the mentions of source and copies, never less often than the source, never without end', async () => {
    const timesOf = async (options: AugmentOptions, source: readonly Document[]) => (await augment(source, { locale: 'en', targetSample: SAMPLE, generated: false, ...options })).job.target?.times; // prettier-ignore
    const many = Array.from({ length: 60 }, (_, i) => SOURCE.map((doc) => createDocument({ ...doc, id: `${i}-${doc.id}` }))).flat(); // prettier-ignore
    expect(await timesOf({ alpha: 9 }, SOURCE)).toBe(10); // 720 mentions written, 18 in the sample
    expect(await timesOf({ alpha: 1 }, many)).toBe(48); // 8,640 mentions written
    expect(await timesOf({ alpha: 9 }, many)).toBe(100);
  });

  it('writes no document of the sample as it is where only copies are wanted', async () => {
    const { ofSample, documents } = await run({ augmentedOnly: true, keepMeta: ['target-sample'], alpha: 3 });
    expect(ofSample.length).toBeGreaterThan(0);
    expect(documents.filter(({ text }) => SAMPLE.some((doc) => doc.text === text))).toEqual([]);
  });

  it('does with mentions of the sample what a policy says of the label of the source that becomes theirs', async () => {
    const { ofSample } = await run({ policies: { CITY: { policy: 'keep' } }, generated: false });
    for (const { text, entities } of ofSample) {
      const towns = entities.filter(({ label }) => label === 'LOC').map(({ start, end }) => text.slice(start, end));
      expect(TOWNS).toEqual(expect.arrayContaining(towns));
    }
  });

  it('gives its documents ids that no document of the corpus begins with', async () => {
    const source = SOURCE.map((doc, i) => (i === 0 ? createDocument({ ...doc, id: 'target-sample-s0-aug1' }) : doc));
    const { documents } = await run({ generated: false }, source);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    expect(documents.at(-1)?.id).toMatch(/^target-sample-2-s5-aug/u);
  });

  it('refuses a sample that has sentences of the source with their mentions, naming ids alone', async () => {
    const shared = marked('copied', 'Mr. [Ann Miller](PER) came to [Leeds](LOC), with a letter about number 00.');
    const refused = augment(SOURCE, { locale: 'en', targetSample: [...SAMPLE, shared] });
    await expect(refused).rejects.toMatchObject({ code: 'shared-text', message: expect.stringContaining(': 00') });
    await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining('Miller') });
    const form = 'This letter was dictated and not read by the one who signed it.';
    const [first, ...rest] = SOURCE as [Document, ...Document[]];
    const own = createDocument({ ...first, text: `${first.text} ${form}` });
    const sample = [...SAMPLE, marked('form', `${form} [Mr. Bob Cole](PER) said so to nobody at all.`)];
    await expect(augment([own, ...rest], { locale: 'en', targetSample: sample })).resolves.toBeDefined();
  });

  it('refuses a sample without mentions', async () => {
    await expect(augment(SOURCE, { locale: 'en', targetSample: [marked('x', 'Nothing here.')] })).rejects.toMatchObject({ code: 'no-mentions' }); // prettier-ignore
  });

  it('tells in the manifest what decides the bytes, and nothing that the sample says', async () => {
    const file = path.join(temporaryFolder(), 'sample.jsonl');
    writeFileSync(file, SAMPLE.map(({ id, text, entities }) => `${JSON.stringify({ id, text, entities })}\n`).join(''));
    const { augmented } = await run({ targetSample: await readCorpus(file) });
    const text = await createManifest(augmented);
    const { settings, files } = JSON.parse(text) as { settings: { target: object }; files: Record<string, unknown> };
    expect(settings.target).toMatchObject({ times: expect.any(Number), sample: { documents: 6, mentions: 18 }, conventions: { labels: { CITY: 'LOC', NAME: 'PER' } } }); // prettier-ignore
    expect(files).toHaveProperty([file]);
    for (const word of [...FAMILY, ...TOWNS, 'Acme']) expect(text).not.toContain(word);
  });
});

describe('what is learned beside a target sample', () => {
  const options = { locale: 'en', targetSample: SAMPLE };
  const plain = (docs: readonly Document[]) => docs.map(({ id, text, entities }) => ({ id, text, entities }));

  it('is told by the whole corpus, and any part of it is augmented by it as it would be', async () => {
    const learned = JSON.parse(JSON.stringify(await learn(SOURCE, options))) as Awaited<ReturnType<typeof learn>>;
    const whole = await run();
    expect(plain((await run({ learned })).documents)).toEqual(plain(whole.documents));
    const one = await run({ learned, generated: false }, SOURCE.slice(0, 1));
    expect(plain(one.ofSource)).toEqual(plain(whole.ofSource.slice(0, 2)));
  });

  it('fits no other sample, nor none', async () => {
    const learned = await learn(SOURCE, options);
    const without = await learn(SOURCE, { locale: 'en' });
    for (const [other, targetSample] of [[learned, SAMPLE.slice(1)], [learned, undefined], [without, SAMPLE]] as const) // prettier-ignore
      await expect(augment(SOURCE, { locale: 'en', learned: other, ...(targetSample && { targetSample }) })).rejects.toMatchObject({ code: 'learned-otherwise' }); // prettier-ignore
  });

  it('is not put together from shares', async () => {
    const learned = await learn(SOURCE, options);
    await expect(joinLearned([learned, learned], options)).rejects.toMatchObject({ code: 'not-mergeable' });
    await expect(joinLearned([learned, learned], { locale: 'en' })).rejects.toMatchObject({ code: 'not-mergeable' });
  });
});
