import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/errors.ts';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { formats } from '../../../src/formats/index.ts';
import { type OpenCorpus, readCorpus } from '../../../src/formats/read-corpus.ts';
import { createCorpusWriter } from '../../../src/formats/write-corpus.ts';
import { augment, type AugmentOptions, joinLearned, learn } from '../../../src/pipeline/augmentation/augment.ts';
import { conceal } from '../../../src/pipeline/concealment/conceal.ts';
import { convertCorpus } from '../../../src/pipeline/convert.ts';
import type { Learned } from '../../../src/pipeline/augmentation/learned.ts';
import type { PartRun } from '../../../src/pipeline/parts/pool.ts';
import { loadRecipe } from '../../../src/pipeline/load-named.ts';
import { loadPlugins } from '../../../src/pipeline/plugins.ts';
import { openTagger, tagCorpus } from '../../../src/pipeline/tagging/tag.ts';
import { generate, type GenerateOptions } from '../../../src/pipeline/templates/generate.ts';
import { train } from '../../../src/pipeline/training/train.ts';
import { writeCorpus } from '../../../src/pipeline/write-corpus.ts';
import { saveModel } from '../../../src/taggers/model-folder.ts';
import { temporaryFolder } from '../../helpers/cli.ts';

/** Loaded once, and by every worker that is started after that. */
const plugins = mkdtempSync(path.join(tmpdir(), 'palimpsest-test-'));
afterAll(() => rmSync(plugins, { recursive: true }));

const NAMES = ['Eva Lind', 'Karl Ek', 'Mia Berg', 'Per Ås'];
const FILLER = 'She was seen on the ward and given the small tablet, then left for home at noon. ';

interface Note {
  readonly id: string | undefined;
  readonly name: number;
  readonly times: number;
  readonly field: string | undefined;
}

const note: fc.Arbitrary<Note> = fc.record({
  // Some twice, some such as copies or generated text have.
  id: fc.oneof(
    fc.constantFrom(undefined, 'a', 'a-aug1', 'a~2', 'generated-en-clinical-b-letter-neurology-1'),
    fc.string({ minLength: 1, maxLength: 8 }),
  ),
  name: fc.nat(NAMES.length - 1),
  times: fc.integer({ min: 0, max: 60 }),
  field: fc.option(fc.constantFrom(...NAMES), { nil: undefined }),
});

function toLine({ id, name, times, field }: Note): string {
  const mention = NAMES[name] as string;
  const text = `${mention} came. ${FILLER.repeat(times)}`;
  const entities = [{ id: 'T1', start: 0, end: mention.length, label: 'PATIENT' }];
  return JSON.stringify({ ...(id !== undefined && { id }), text, entities, ...(field && { note: field }) });
}

const corpusText = fc
  .array(fc.oneof({ weight: 8, arbitrary: note.map(toLine) }, fc.constantFrom('', 'no JSON')), {
    minLength: 30,
    maxLength: 60,
  }) // prettier-ignore
  .map((lines) => `${toLine({ id: 'first', name: 0, times: 1, field: undefined })}\n${lines.join('\n')}\n`);

/** The default recipe with a tenth of its generated text, of which every part is made in the same way. */
const usual = await loadRecipe('palimpsest');
const recipe = { ...usual, generated: { ratio: 1, 'at-least': 30_000, 'at-most': 30_000 } };

/** All that a run leaves: files by name, diagnostics that count, lines of the log of edits. */
async function run(input: string, options: AugmentOptions, to = 'jsonl') {
  const diagnostics = new Set<string>();
  const report = ({ code, message, place }: Diagnostic) => void diagnostics.add(JSON.stringify([code, message, place]));
  const corpus = await readCorpus(input, { report });
  const output = path.join(temporaryFolder(), 'out');
  let [edits, letters] = ['', ''];
  const augmented = await augment(corpus, {
    ...options,
    onEdits: (lines) => void (edits += lines),
    ...(options.onAside && { onAside: (lines) => void (letters += lines) }),
  });
  const count = await writeCorpus(augmented, output, { to, like: corpus, report });
  const names = statSync(output).isDirectory()
    ? readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(path.join(output, name)).isFile(),
      )
    : ['', '.manifest.json'];
  const files = names.map((name) => [name, readFileSync(name.startsWith('.') || name === '' ? output + name : path.join(output, name), 'utf8')]); // prettier-ignore
  return {
    files: Object.fromEntries(files) as Record<string, string>,
    count,
    edits,
    letters,
    diagnostics: [...diagnostics].toSorted(),
  };
}

describe('workers', () => {
  it('write what one thread writes, however many there are', async () => {
    const input = path.join(temporaryFolder(), 'in.jsonl');
    await fc.assert(
      fc.asyncProperty(corpusText, fc.boolean(), async (text, augmentedOnly) => {
        writeFileSync(input, text);
        const options = { alpha: 1, recipe, augmentedOnly };
        const alone = await run(input, options);
        for (const workers of [2, 3]) expect(await run(input, { ...options, workers })).toEqual(alone);
      }),
      { numRuns: 1 },
    );
  });

  it('write the shares of a corpus, which one after the other are the whole', async () => {
    const input = path.join(temporaryFolder(), 'in.jsonl');
    writeFileSync(input, Array.from({ length: 50 }, (_, i) => `${toLine({ id: `d${i}`, name: i % 4, times: i % 7, field: undefined })}\n`).join('')); // prettier-ignore
    const whole = await run(input, { alpha: 1, recipe });
    for (const count of [1, 3]) {
      const shares = [];
      for (let index = 1; index <= count; index++)
        shares.push(await run(input, { alpha: 1, recipe, shard: [index, count], workers: 1 + (index % 2) }));
      expect(shares.map(({ files }) => files['']).join('')).toBe(whole.files['']);
      expect(shares.map(({ edits }) => edits).join('')).toBe(whole.edits);
    }
  });

  it('bring parts to a target sample as one thread does, and write it once, after the last', async () => {
    const folder = temporaryFolder();
    const input = path.join(folder, 'in.jsonl');
    writeFileSync(input, Array.from({ length: 50 }, (_, i) => `${toLine({ id: `d${i}`, name: i % 4, times: i % 7, field: undefined })}\n`).join('')); // prettier-ignore
    const target = 'So Mr. Anna Hart left for good and all';
    const sample = Array.from({ length: 4 }, (_, i) =>
      createDocument({ id: `t${i}`, text: `${target} ${i} .`, entities: [{ id: 'a', label: 'WHO', start: 3, end: 16 }] }),
    ); // prettier-ignore
    const options = { alpha: 1, recipe, targetSample: sample };
    const whole = await run(input, options);
    expect(whole.files['']).toContain('"WHO"');
    expect(whole.files['']).not.toContain('"PERSON"');
    expect(await run(input, { ...options, workers: 2 })).toEqual(whole);
    const learned = JSON.parse(JSON.stringify(await learn(await readCorpus(input), { ...options, workers: 2 }))) as Learned; // prettier-ignore
    expect(await run(input, { ...options, learned, workers: 2 })).toEqual(whole);
    const shares = [
      await run(input, { ...options, shard: [1, 2], workers: 2 }),
      await run(input, { ...options, shard: [2, 2] }),
    ];
    expect(shares.map(({ files }) => files['']).join('')).toBe(whole.files['']);
    expect(shares.map(({ edits }) => edits).join('')).toBe(whole.edits);
  });

  it('learn apart what the whole teaches, and augment any cut by it', async () => {
    const input = path.join(temporaryFolder(), 'in.jsonl');
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(note, { minLength: 12, maxLength: 40, selector: ({ id }) => id ?? '' }),
        fc.integer({ min: 2, max: 3 }),
        async (notes, count) => {
          const lines = notes.map((one, i) => toLine({ ...one, id: `${i}${one.id ?? ''}` }));
          writeFileSync(
            input,
            `${toLine({ id: 'first', name: 0, times: 1, field: undefined })}\n${lines.join('\n')}\n`,
          );
          const options = { alpha: 1, generated: false, policies: { PATIENT: { policy: 'from-corpus' } } } as const;
          const corpus = await readCorpus(input);
          const parts: Learned[] = [];
          for (let i = 1; i <= count; i++) {
            try {
              parts.push(await learn(corpus, { ...options, shard: [i, count], workers: 1 + (i % 2) }));
            } catch (error) {
              expect(error).toMatchObject({ code: 'empty-corpus' }); // a share may have none
            }
          }
          const whole = await learn(corpus, options);
          const learned = JSON.parse(JSON.stringify(await joinLearned(parts, options))) as Learned;
          expect(learned).toEqual(JSON.parse(JSON.stringify(whole)));
          const alone = await run(input, options);
          expect(await run(input, { ...options, learned, workers: 2 })).toEqual(alone);
          let shares = '';
          for (let i = 1; i <= count; i++)
            shares += (await run(input, { ...options, learned, shard: [i, count] })).files[''];
          expect(shares).toBe(alone.files['']);
        },
      ),
      { numRuns: 2 },
    );
  });

  it('refuse what was learned with other settings', async () => {
    const input = path.join(temporaryFolder(), 'in.jsonl');
    writeFileSync(input, `${toLine({ id: 'first', name: 0, times: 9, field: undefined })}\n`);
    const learned = await learn(await readCorpus(input), {});
    const other = { PATIENT: { policy: 'from-corpus' } } as const;
    await expect(run(input, { learned, policies: other })).rejects.toMatchObject({ code: 'learned-otherwise' });
    await expect(run(input, { learned, locale: 'de' })).resolves.toBeDefined(); // learns nothing there
    const elsewhere = await learn(await readCorpus(input), { policies: other, locale: 'de' });
    await expect(run(input, { learned: elsewhere, policies: other, locale: 'en' })).rejects.toMatchObject({
      code: 'learned-otherwise',
    });
  });

  it('conceal and convert as one thread does, in shares too', async () => {
    const folder = temporaryFolder();
    const [input, other] = [path.join(folder, 'in.jsonl'), path.join(folder, 'out')];
    await fc.assert(
      fc.asyncProperty(corpusText, fc.constantFrom('consistent', 'unlinkable'), async (text, mode) => {
        writeFileSync(input, text);
        const make = [
          ['conceal', 'jsonl', (corpus: OpenCorpus, run: PartRun) => conceal(corpus, { strategy: 'pseudo', mode, seed: 7, ...run })],
          ['convert', 'conll', async (corpus: OpenCorpus, run: PartRun) => convertCorpus(corpus, run)],
        ] as const; // prettier-ignore
        for (const [name, to, open] of make) {
          const write = async (partRun: PartRun, to: string) => {
            const made = await open(await readCorpus(input), partRun);
            await writeCorpus(made, other, { to, overwrite: true });
            return [readFileSync(other, 'utf8'), made.summary()] as const;
          };
          expect([name, await write({ workers: 2 }, to)]).toEqual([name, await write({}, to)]);
          const [whole] = await write({}, 'jsonl');
          if (/~\d/.test(whole)) continue; // shares know nothing of the ids of others
          const [first] = await write({ shard: [1, 2] }, 'jsonl');
          const [second] = await write({ shard: [2, 2] }, 'jsonl');
          expect([name, first + second]).toEqual([name, whole]);
        }
      }),
      { numRuns: 2 },
    );
  });

  it('conceal what was predicted as one thread does, in shares too, and no document that is another one', async () => {
    const folder = temporaryFolder();
    const [input, output] = [path.join(folder, 'in.jsonl'), path.join(folder, 'out')];
    const lines = Array.from({ length: 40 }, (_, i) => toLine({ id: `d${i}`, name: i % 4, times: 30 - (i % 9), field: undefined })); // prettier-ignore
    const write = async (partRun: PartRun) => {
      const docs: Document[] = [];
      for await (const doc of await readCorpus(input)) docs.push(doc);
      // In another order; of every other document something else, and of some nothing.
      const predicted = docs.toReversed().map((doc, i) => {
        const found = { id: 'P', start: 4, end: 8, label: 'DOCTOR', attributes: { score: 0.5 } };
        return i % 2 === 0 ? doc : { ...doc, entities: i % 4 === 1 ? [] : [found] };
      });
      const made = await conceal(await readCorpus(input), { strategy: 'pseudo', predicted, seed: 7, ...partRun });
      await writeCorpus(made, output, { to: 'jsonl', overwrite: true });
      return [readFileSync(output, 'utf8'), made.summary()] as const;
    };
    writeFileSync(input, lines.map((line) => `${line}\n`).join(''));
    const alone = await write({});
    expect(await write({ workers: 2 })).toEqual(alone);
    const [first] = await write({ shard: [1, 2] });
    const [second] = await write({ shard: [2, 2] });
    expect(first + second).toBe(alone[0]);
    expect(second).not.toBe('');
    // The last one has the id of the first: in the second share nothing tells.
    writeFileSync(input, [...lines, (lines[0] as string).replace('She', 'He')].map((line) => `${line}\n`).join(''));
    await expect(write({ shard: [2, 2] })).rejects.toMatchObject({ code: 'predictions-differ' });
  });

  // A writer of it has a state that it goes on with, or a file for each document; or its reader may begin in the middle.
  const inParts = formats.filter(({ resumes, cuts }) => resumes || cuts);
  it.each(inParts.map(({ name }) => name))('read and write %s as one thread does', async (name) => {
    const folder = temporaryFolder();
    const { cuts, resumes } = inParts.find((format) => format.name === name) as (typeof inParts)[number];
    const [input, source] = [path.join(folder, 'in.jsonl'), path.join(folder, 'source')];
    writeFileSync(input, Array.from({ length: 40 }, (_, i) => `${toLine({ id: `d${i}`, name: i % 4, times: 20, field: undefined })}\n`).join('')); // prettier-ignore
    if (cuts) await writeCorpus(await readCorpus(input), source, { to: name });
    const write = (workers: number) =>
      run(cuts ? source : input, { alpha: 1, generated: false, workers }, resumes ? name : 'jsonl');
    expect(await write(2)).toEqual(await write(1));
  });
});

describe('workers on one file', () => {
  it('tell of its faults what one thread tells: counts of the whole, lines, ids that come again', async () => {
    const input = path.join(temporaryFolder(), 'in.conll');
    const note = (i: number) => {
      const id = i % 90 === 7 ? 'again' : `d${i}`;
      const rows = Array.from(
        { length: 200 },
        (_, at) => `${at > 0 ? 'came\tO' : i % 5 === 0 ? 'Eva\tI-PATIENT' : 'Eva\tB-PATIENT'}\n`,
      );
      return `# newdoc id = ${id}\n${rows.join('')}${i === 150 ? 'Eva\n' : ''}\n`;
    };
    writeFileSync(input, Array.from({ length: 200 }, (_, i) => note(i)).join(''));
    const options = { alpha: 1, generated: false };
    const alone = await run(input, options);
    expect(alone.diagnostics.map((text) => (JSON.parse(text) as unknown[])[0])).toEqual(
      ['column-missing', 'duplicate-id', 'duplicate-id', 'tag-missing-begin'], // prettier-ignore
    );
    expect(alone.diagnostics.at(-1)).toContain('39 tags');
    expect(await run(input, { ...options, workers: 2 })).toEqual(alone);
    const shares = [await run(input, { ...options, shard: [1, 2] }), await run(input, { ...options, shard: [2, 2] })];
    expect(shares.map(({ files }) => files['']).join('')).toBe(alone.files['']);
  });

  it('tell of a corpus as a whole what one thread tells: mentions cut off, texts that come again with others', async () => {
    const input = path.join(temporaryFolder(), 'in.jsonl');
    const note = (i: number) => {
      const text = `Note ${i % 40}: Eva Lindqvist came to the ward at noon and left it in the evening.`;
      const start = text.indexOf('Eva');
      return `${JSON.stringify({ id: `d${i}`, text, entities: i < 40 ? [[start, start + 12, 'PATIENT']] : [] })}\n`;
    };
    writeFileSync(input, Array.from({ length: 80 }, (_, i) => note(i)).join(''));
    const options = { alpha: 1, generated: false };
    const alone = await run(input, options);
    expect(alone.diagnostics.map((text) => (JSON.parse(text) as unknown[])[0])).toEqual(['same-texts', 'within-words']);
    expect(await run(input, { ...options, workers: 2 })).toEqual(alone);
  });
});

describe('workers that generate', () => {
  it.each(['jsonl', 'conll', 'brat'])('write the %s of one thread, in shares too', async (to) => {
    const write = async (options: Pick<GenerateOptions, 'workers' | 'shard'>) => {
      const output = path.join(temporaryFolder(), 'out');
      const corpus = generate('en-general', { count: 43, seed: 5, noise: { typo: 0.02 }, ...options });
      const written = await writeCorpus(corpus, output, { to });
      const texts = statSync(output).isDirectory()
        ? readdirSync(output).filter((name) => name !== 'manifest.json').toSorted().map((name) => name + readFileSync(path.join(output, name), 'utf8'))
        : [readFileSync(output, 'utf8')]; // prettier-ignore
      return { texts, written, summary: corpus.summary(), job: corpus.job };
    };
    const alone = await write({});
    expect(alone.written).toBe(43);
    expect(await write({ workers: to === 'jsonl' ? 3 : 2 })).toEqual(alone);
    if (to !== 'jsonl') return;
    let text = '';
    for (let i = 1; i <= 3; i++) text += (await write({ shard: [i, 3], workers: 1 + (i % 2) })).texts.join('');
    expect(text).toBe(alone.texts.join(''));
  });

  it('leave a share empty where there are more shares than documents, and take none that is none', async () => {
    const output = path.join(temporaryFolder(), 'out.jsonl');
    expect(await writeCorpus(generate('en-general', { count: 1, shard: [1, 2], workers: 2 }), output)).toBe(0);
    expect(() => generate('en-general', { count: 3, shard: [3, 2] })).toThrow('from 1 to N');
  });
});

describe('workers that tag', () => {
  it.each(['crf', 'dictionary'])('find what one thread finds: %s', async (model) => {
    const folder = temporaryFolder();
    const [source, input, saved] = ['train.jsonl', 'in.jsonl', 'model'].map((name) => path.join(folder, name)) as [string, string, string]; // prettier-ignore
    await writeCorpus(generate('en-general', { count: 30, seed: 1 }), source);
    await writeCorpus(generate('en-general', { count: 60, seed: 2 }), input);
    const settings = model === 'crf' ? { maxIterations: 10 } : {};
    const { tagger, info } = await train(await readCorpus(source), { model, settings });
    await saveModel(saved, tagger, info);
    const isRated = model === 'crf';
    const tag = async (partRun: PartRun) => {
      const opened = await openTagger(saved, isRated ? { recallBias: { beta: 10, byLabel: {} } } : {});
      const output = path.join(temporaryFolder(), 'out.jsonl');
      const tagged = await tagCorpus(await readCorpus(input), opened, partRun);
      await writeCorpus(tagged, output);
      const result = [readFileSync(output, 'utf8'), tagged.summary(), opened.changedTokens] as const;
      await opened.dispose();
      return result;
    };
    const alone = await tag({});
    expect(alone[1].entities).toBeGreaterThan(0);
    if (isRated) expect(alone[2]).toBeGreaterThan(0);
    expect(await tag({ workers: 2 })).toEqual(alone);
    const shares = [await tag({ shard: [1, 2] }), await tag({ shard: [2, 2], workers: 2 })];
    expect(shares.map(([text]) => text).join('')).toBe(alone[0]);
  });

  it('leave a tagger that was given to this thread, which writes no shares', async () => {
    const input = path.join(temporaryFolder(), 'in.jsonl');
    writeFileSync(input, `${toLine({ id: 'first', name: 0, times: 1, field: undefined })}\n`);
    const corpus = await readCorpus(input);
    const tagger = { tag: (docs: AsyncIterable<Document>) => docs };
    await expect(tagCorpus(corpus, tagger, { shard: [1, 2] })).rejects.toMatchObject({ code: 'not-in-parts' });
    expect((await tagCorpus(corpus, tagger, { workers: 2 })).summary().documents).toBe(0);
  });
});

describe('a document on which work fails', () => {
  const plugin = path.join(plugins, 'poison.mjs');
  const ways: Readonly<Record<string, string>> = {
    throws: "throw new TypeError('no')",
    ends: 'process.exit(3)',
  };
  const recipe = { name: 'poison', unit: 'document', augmenters: [{ 'phi-replacement': {} }, { poison: {} }] } as never;

  beforeAll(async () => {
    const cases = Object.entries(ways).map(([name, code]) => `if (doc.text.includes('${name}!')) { ${code}; }`);
    writeFileSync(
      plugin,
      `export default { augmenters: [{ name: 'poison', description: 'fails', phase: 'context',
        create: () => ({ name: 'poison', propose: (doc) => { ${cases.join('\n')} return { edits: [] }; } }) }] };`,
    );
    await loadPlugins([plugin]);
  });

  const line = (i: number, more = '') =>
    `${JSON.stringify({ id: `d${i}`, text: `${FILLER.repeat(30)}${more}`, entities: [] })}\n`;
  const labelled = `${toLine({ id: 'first', name: 0, times: 1, field: undefined })}\n`;

  it.each(['throws', 'ends'])('is set aside and named, and the rest is as it was (%s)', async (way) => {
    const [input, without] = [path.join(temporaryFolder(), 'in.jsonl'), path.join(temporaryFolder(), 'in.jsonl')];
    const poisoned = new Set([3, 4, 20]);
    const lines = Array.from({ length: 40 }, (_, i) => line(i, poisoned.has(i) ? `${way}!` : ''));
    writeFileSync(input, labelled + lines.join(''));
    writeFileSync(without, labelled + lines.filter((_, i) => !poisoned.has(i)).join(''));
    const options = { alpha: 1, recipe, generated: false };
    const sound = await run(without, options);
    for (const workers of [1, 2]) {
      const result = await run(input, { ...options, workers, onAside: () => undefined });
      expect(result.files['']).toBe(sound.files['']);
      expect(result.letters).toBe(lines.filter((_, i) => poisoned.has(i)).join(''));
      expect(result.diagnostics.map((text) => (JSON.parse(text) as unknown[])[0])).toEqual(
        Array(3).fill('document-set-aside'),
      );
    }
  });

  it('ends the run where nobody asked for that, with an error and without output', async () => {
    const input = path.join(temporaryFolder(), 'in.jsonl');
    writeFileSync(input, labelled + Array.from({ length: 20 }, (_, i) => line(i, i === 9 ? 'ends!' : '')).join(''));
    const options = { alpha: 1, recipe, generated: false, workers: 2 };
    await expect(run(input, options)).rejects.toMatchObject({ code: 'worker-ended' });
    writeFileSync(input, labelled + Array.from({ length: 20 }, (_, i) => line(i, i === 9 ? 'throws!' : '')).join(''));
    for (const workers of [1, 2])
      await expect(run(input, { ...options, workers })).rejects.toMatchObject({ code: 'document-failed', place: { documentId: 'd9' }, cause: { message: 'no' } }); // prettier-ignore
  });
});

it('reads no further than a few parts ahead of a reader that is stuck', async () => {
  const folder = temporaryFolder();
  const log = path.join(folder, 'log');
  const input = path.join(folder, 'in.jsonl');
  const source = path.join(plugins, 'spy.mjs');
  writeFileSync(log, '');
  writeFileSync(
    source,
    `import { appendFileSync } from 'node:fs';
    export default { augmenters: [{ name: 'spy', description: 'counts', phase: 'context',
      create: () => ({ name: 'spy', propose: () => (appendFileSync(${JSON.stringify(log)}, 'x'), { edits: [] }) }) }] };`,
  );
  await loadPlugins([source]);
  // A document a part.
  const line = (i: number) => `${JSON.stringify({ id: `d${i}`, text: FILLER.repeat(13_000), entities: [] })}\n`;
  writeFileSync(input, `${toLine({ id: 'first', name: 0, times: 1, field: undefined })}\n${Array.from({ length: 24 }, (_, i) => line(i)).join('')}`); // prettier-ignore
  const corpus = await readCorpus(input);
  const recipe = { name: 'spy', unit: 'document', augmenters: [{ spy: {} }] } as never;
  const make = () => augment(corpus, { alpha: 1, recipe, generated: false, workers: 2 });
  const writer = await createCorpusWriter(path.join(folder, 'out.jsonl'));
  const { parts } = writer;
  if (!parts) throw new Error('jsonl is written in parts');
  const gate = new EventEmitter();
  const [opened, reached] = [once(gate, 'open'), once(gate, 'reached')];
  const stuck = {
    ...writer,
    parts: {
      ...parts,
      append: async (part: never) => (gate.emit('reached'), await opened, await parts.append(part)),
    },
  };
  const written = writeCorpus(await make(), stuck);
  await reached;
  // Another run is made from beginning to end meanwhile: time enough to go too far.
  await writeCorpus(await make(), path.join(folder, 'other.jsonl'));
  const done = readFileSync(log, 'utf8').length - 25;
  expect(done).toBeLessThanOrEqual(7);
  gate.emit('open');
  await written;
  expect(readFileSync(path.join(folder, 'out.jsonl'), 'utf8')).toBe(
    readFileSync(path.join(folder, 'other.jsonl'), 'utf8'),
  );
});

it('ends without an error where the reader of a pipe closes it early', async () => {
  const input = path.join(temporaryFolder(), 'in.jsonl');
  writeFileSync(input, Array.from({ length: 100 }, (_, i) => `${toLine({ id: `d${i}`, name: i % 4, times: 40, field: undefined })}\n`).join('')); // prettier-ignore
  const main = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url));
  const child = spawn(process.execPath, [main, 'augment', input, '-', '--workers', '2', '--no-generated', '--quiet'], { stdio: ['ignore', 'pipe', 'inherit'] }); // prettier-ignore
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await ended).toEqual([0, null]);
});
