import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InputFile } from '../../src/core/corpus-format.ts';
import { createTally, type Diagnostic, tellOnce } from '../../src/core/errors.ts';
import type { Document } from '../../src/core/types.ts';
import { cutCorpus } from '../../src/formats/cut-corpus.ts';
import { formats } from '../../src/formats/index.ts';
import { findFormat, readCorpus } from '../../src/formats/read-corpus.ts';
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

const eol = fc.constantFrom('\n', '\n', '\r\n');
/** Lines as they may stand in a format, with what is no document, and what is blank in one way or another. */
const linesOf = (usual: readonly string[], odd: readonly string[]) =>
  fc
    .array(
      fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...usual) }, fc.constantFrom(...odd)), eol),
      { maxLength: 80 }, // prettier-ignore
    )
    .map((lines) => Buffer.from(lines.flat().join('')));

const words = ['Eva', 'Lind', '#', '"', 'in', 'Łódź'];
const row = (more: string, end = '') => words.flatMap((word) => ['O', 'B-PER', 'I-PER', 'I-LOC'].map((tag) => `${word}${more}${tag}${end}`)); // prettier-ignore
const elements = fc
  .array(
    fc.oneof(
      fc
        .record({ full_text: fc.constantFrom('Eva came.', 'é\n,"[{'), spans: fc.constantFrom([], [{ start_position: 0, end_position: 3, entity_type: 'P' }]) }) // prettier-ignore
        .map((value) => JSON.stringify(value)),
      fc.constantFrom('{"full_text": 1}', '[1, "]"]', '{"a": ', '"\\""', '', '}', 'x'),
      fc.constant('{"full_text":\n "Lind", "spans": null}'),
    ),
    { minLength: 1, maxLength: 30 },
  )
  .chain((parts) => fc.tuple(fc.constantFrom('[', '\ufeff[\n', '{'), fc.array(fc.constantFrom(',', ', ', ',\n', '\n,\r\n'), { minLength: 30, maxLength: 30 }), fc.constantFrom(']', '\n]\n', '', ', ]', '] x'), fc.constant(parts))) // prettier-ignore
  .map(([open, commas, close, parts]) => Buffer.from(open + parts.map((part, i) => (i === 0 ? part : (commas[i] as string) + part)).join('') + close)); // prettier-ignore

const texts: Readonly<Record<string, readonly fc.Arbitrary<Buffer>[]>> = {
  conll: [
    linesOf([...row('\t'), '', '-DOCSTART-\tO', '# newdoc id = a', '# newdoc id = b'], [' ', '# text = Eva', 'Eva', '-DOCSTART-', 'Eva\tx\tO', 'Eva\tperson', '# newdoc']), // prettier-ignore
    linesOf([...row(' '), '', ''], [' ', '# note', 'Eva', '\ufeff', 'Eva B']),
  ],
  conllu: [
    linesOf([...['O', 'Entity=B-PER', 'Entity=I-PER'].flatMap((tag) => [1, 2].map((n) => `${n}\tEva\t_\t_\t_\t_\t0\t_\t_\t${tag}`)), '', '', '# sent_id = s', '# sent_id = t', '# newdoc id = a'], ['1-2\tEva\t_', 'x', '# text = Eva', '# newdoc', '-DOCSTART-']), // prettier-ignore
    linesOf(['1\tEva\t_\t_\t_\t_\t0\t_\t_\tEntity=(e1-person)', '', '# sent_id = s', '# sent_id = t'], ['1', ' ']),
  ],
  csv: [
    linesOf(['doc,sentence,token,tag', ...['a', 'b', ''].flatMap((doc) => ['1', '2', ''].flatMap((one) => ['O', 'B-PER', 'I-PER'].map((tag) => `${doc},${one},Eva,${tag}`)))], ['', ' ', 'a,1,"E""va",O', 'a,1,"E', 'va",O', 'a,1', 'a,1,E,x,O', 'a,2,Eva,bad', ',,,']), // prettier-ignore
    linesOf([...row(','), '', 'token,tag'], ['"Eva",O', '"Eva', '","O"', 'Eva']),
    linesOf(
      [...['1', '2', ''].flatMap((one) => row('\t', `\t${one}`)), 'word\ttag\tsentence'],
      ['', 'Eva\tO', '"\tO\t1'],
    ),
  ],
  inline: [
    linesOf(['[Eva](PER) came.', '', 'She left [Lund](LOC)', '[x](y)'], [' ', '\t', '\r', '\ufeff', '[a](B)\r', 'Ł']),
  ],
  presidio: [elements],
  'spacy-list': [elements.map((bytes) => Buffer.from(bytes.toString().replaceAll('"full_text":', '"answer":"accept","text":').replaceAll('"start_position":', '"start":').replaceAll('"end_position":', '"end":').replaceAll('"entity_type":', '"label":')))], // prettier-ignore
  hf: [
    linesOf(['O', 'B-PER', 'I-PER', 'I-LOC', 'bad'].map((tag) => `{"tokens":["Eva","Łödź"],"ner_tags":["${tag}","I-PER"]}`), ['', ' \u3000', '{"id":"x","tokens":["Eva"],"ner_tags":["B-PER"]}', '{"tokens":["Eva"],"ner_tags":[]}', 'x', '[]', '\ufeff']), // prettier-ignore
    elements.map((bytes) => Buffer.from(bytes.toString().replaceAll('"spans":[]', '"words":["Eva","came"],"tags":["I-PER","B-LOC"]'))), // prettier-ignore
  ],
  'kaggle-pii': [elements.map((bytes) => Buffer.from(bytes.toString().replaceAll('"spans":[]', '"tokens":["Eva"," ","came","."],"trailing_whitespace":[false,false,false,false],"labels":["I-P","O","O","B-Q"]')))], // prettier-ignore
  'label-studio': [elements.map((bytes) => Buffer.from(bytes.toString().replaceAll('"full_text":', '"data":{"text":"Eva"},"id":')))], // prettier-ignore
};

it('begins a document at each of two markers in a row, whatever stands before them', async () => {
  const file = path.join(temporaryFolder(), 'a.conllu');
  writeFileSync(file, '\n# newdoc id = a\n# newdoc id = b\n');
  const files = [{ path: file, relative: 'a.conllu' }];
  const read = async (part: readonly InputFile[]) => collect(findFormat('conllu').read(part, { options: {}, report: () => undefined })); // prettier-ignore
  const parts = await collect(cutCorpus({ files, format: findFormat('conllu') }, 1, 9));
  expect((await Promise.all(parts.map((part) => read(part.files)))).flat().map(({ id }) => id)).toEqual(['a', 'b']);
  expect((await read(files)).map(({ id }) => id)).toEqual(['a', 'b']);
});

it('has texts for every format that finds its own cuts', () => {
  expect(Object.keys(texts).toSorted()).toEqual(
    formats.filter(({ cuts }) => typeof cuts === 'function').map(({ name }) => name).toSorted(), // prettier-ignore
  );
});

/** What is counted in parts of a file is one; it is told where the file ends. */
function addUp(faults: readonly Diagnostic[]) {
  const tallies = new Map<string, Diagnostic>();
  for (const fault of faults) {
    const key = `${fault.place.file} ${fault.code}`;
    const before = tallies.get(key);
    const count = (before?.tally?.count ?? 0) + (fault.tally?.count ?? 0);
    if (fault.tally) tallies.set(key, createTally(before ?? fault, { ...fault.tally, count }));
  }
  return [faults.filter(({ tally }) => tally === undefined), new Set(tallies.values())];
}

it.each(Object.entries(texts).flatMap(([name, kinds]) => kinds.map((text, i) => [name, i + 1, text] as const)))(
  'cuts %s (%i) into parts that are read apart as the whole is',
  async (name, _, text) => {
    const folder = temporaryFolder();
    const at = [path.join(folder, 'a.txt'), path.join(folder, 'a.tsv'), path.join(folder, 'b.json')];
    const bad = fc.option(fc.nat(), { nil: undefined, freq: 4 });
    let cuts = 0;
    await fc.assert(
      fc.asyncProperty(fc.tuple(text, text, text), bad, fc.integer({ min: 2, max: 40 }), async (bytes, bit, shares) => {
        if (bit !== undefined && bytes[0].length > 0) bytes[0][bit % bytes[0].length] = 0xff;
        bytes.forEach((each, i) => writeFileSync(at[i] as string, each));
        const files = at.map((file) => ({ path: file, relative: path.basename(file) }));
        const read = async (parts: readonly (readonly InputFile[])[]) => {
          const faults: Diagnostic[] = [];
          const docs: Document[] = [];
          const report = tellOnce((fault) => void faults.push(fault));
          const format = findFormat(name);
          for (const part of parts) docs.push(...(await collect(format.read(part, { options: {}, report }))));
          return { docs, faults: addUp(faults) };
        };
        const parts = await collect(cutCorpus({ files, format: findFormat(name) }, 1, shares));
        cuts += parts.length - 1;
        expect(await read(parts.map((part) => part.files))).toEqual(await read([files]));
      }),
      { numRuns: 30 },
    );
    expect(cuts).toBeGreaterThan(30);
  },
);
