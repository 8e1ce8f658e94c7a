import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/errors.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import { evaluatePredictions, type EvaluatePredictionsOptions } from '../../../src/pipeline/evaluation/evaluate.ts';
import { temporaryFolder } from '../../helpers/cli.ts';

const FILLER = 'She was seen on the ward, then left for home at noon; la casa es azul y la casa és blava. ';

interface Note {
  readonly id: string;
  readonly times: number;
}

interface Prediction {
  /** In place of the document: nothing, no JSON, it and one that nobody knows, or it twice. */
  readonly instead: 'it' | 'nothing' | 'no JSON' | 'one more' | 'twice';
  readonly label: 'PATIENT' | 'DOCTOR' | undefined;
  readonly end: number;
  /** Where it stands: in the order of the gold corpus where these are equal. */
  readonly rank: number;
}

const TEXT = (times: number) => `Eva Lind came. ${FILLER.repeat(times)}`;
const record = (id: string, text: string, mentions: readonly { label: string; end: number }[]) =>
  JSON.stringify({ id, text, entities: mentions.map(({ label, end }) => ({ id: 'T1', start: 0, end, label })) });

const gold: fc.Arbitrary<readonly (Note | 'no JSON')[]> = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({ id: fc.constantFrom('', '', '', 'a', 'b'), times: fc.integer({ min: 10, max: 40 }) }),
    },
    fc.constant('no JSON' as const),
  ),
  { minLength: 50, maxLength: 70 },
);
const prediction: fc.Arbitrary<Prediction> = fc.record({
  instead: fc.oneof({ weight: 12, arbitrary: fc.constant('it' as const) }, fc.constantFrom('nothing', 'no JSON', 'one more', 'twice')), // prettier-ignore
  label: fc.constantFrom('PATIENT', 'PATIENT', 'DOCTOR', undefined),
  end: fc.constantFrom(8, 8, 3),
  rank: fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, fc.nat(3)),
});

/** Both corpora as JSON lines; the ids of the gold one are mostly its own. */
function linesOf(notes: readonly (Note | 'no JSON')[], predictions: readonly Prediction[]) {
  // Documents of one id have one text, so that whichever are paired can be compared.
  const named = notes.map((note, i) => (note === 'no JSON' ? note : note.id === '' ? { ...note, id: `d${i}` } : { ...note, times: 20 })); // prettier-ignore
  const golds = named.map((note) => (note === 'no JSON' ? note : record(note.id, TEXT(note.times), [{ label: 'PATIENT', end: 8 }]))); // prettier-ignore
  const found = named.flatMap((note, i) => {
    if (note === 'no JSON') return [];
    const { instead, label, end, rank } = predictions[i % predictions.length] as Prediction;
    const own = record(note.id, TEXT(note.times), label === undefined ? [] : [{ label, end }]);
    const lines = { it: [own], nothing: [], 'no JSON': ['no JSON'], 'one more': [record(`new${i}`, 'Who?', []), own], twice: [own, own] }; // prettier-ignore
    return lines[instead].map((line) => ({ line, rank }));
  });
  return { golds, found: found.toSorted((a, b) => a.rank - b.rank).map(({ line }) => line) };
}

/** What an evaluation says of two corpora on disk, or how it fails, with what is told beside it. */
async function run(golds: string, found: string, options: EvaluatePredictionsOptions) {
  const told: string[] = [];
  const seen = new Set<string>();
  const report = ({ code, message, place }: Diagnostic) => {
    const line = JSON.stringify([code, message, place]);
    if (!seen.has(line)) told.push(line);
    seen.add(line);
  };
  try {
    const [right, predicted] = [await readCorpus(golds, { report }), await readCorpus(found, { report })];
    const compare = options.compare && (await readCorpus(options.compare as unknown as string, { report }));
    const result = await evaluatePredictions(right, predicted, {
      ...options,
      ...(compare && { compare }),
      onNote: (note) => told.push(note),
      onPairedByOrder: (which) => told.push(`by order: ${which}`),
    });
    return { json: JSON.stringify(result), told };
  } catch (error) {
    const { code, message, place } = error as Error & { code: string; place: unknown };
    return { failed: [code, message, JSON.stringify(place)], told };
  }
}

async function expectSame(golds: string, found: string, options: EvaluatePredictionsOptions, workers = 2) {
  const alone = await run(golds, found, options);
  expect(await run(golds, found, { ...options, workers })).toEqual(alone);
  return alone;
}

it('says the same for any number of threads: of refused, missing, extra, moved and doubled documents', async () => {
  const folder = temporaryFolder();
  const [golds, found] = [path.join(folder, 'gold.jsonl'), path.join(folder, 'found.jsonl')];
  const training = [{ id: 't', text: 'Eva came.', entities: [] }];
  await fc.assert(
    fc.asyncProperty(
      gold,
      fc.array(prediction, { minLength: 20, maxLength: 60 }),
      fc.constantFrom<EvaluatePredictionsOptions>(
        { match: ['strict', 'partial', 'binary-token'], intervals: true },
        { groupBy: 'document', coarse: true },
        { groupBy: 'cmi', mixed: ['es', 'ca'], only: ['PATIENT'] },
        { confusions: true, training, compare: golds as never },
      ),
      fc.constantFrom(2, 3),
      async (notes, predictions, options, workers) => {
        const lines = linesOf(notes, predictions);
        writeFileSync(golds, `${record('first', TEXT(1), [])}\n${lines.golds.join('\n')}\n`);
        writeFileSync(found, `${record('first', TEXT(1), [])}\n${lines.found.join('\n\n')}`);
        expect(await expectSame(golds, found, options, workers)).toHaveProperty('json');
      },
    ),
    { numRuns: 5, endOnFailure: true },
  );
});

it('fails alike: at the first pair of two texts, at a label that nobody has; and pairs by order alike', async () => {
  const folder = temporaryFolder();
  const [golds, found] = [path.join(folder, 'gold.jsonl'), path.join(folder, 'found.jsonl')];
  const all = Array.from({ length: 60 }, (_, i) => ({ id: `d${i}`, text: TEXT(20) }));
  const write = (file: string, change: (doc: (typeof all)[number], i: number) => string) =>
    writeFileSync(file, all.map((doc, i) => `${change(doc, i)}\n`).join(''));
  write(golds, ({ id, text }) => record(id, text, [{ label: 'PATIENT', end: 8 }]));
  write(found, ({ id, text }, i) => record(id, i === 41 || i === 55 ? `${text}!` : text, []));
  expect((await expectSame(golds, found, {})).failed).toEqual([
    'different-text',
    expect.any(String),
    '{"documentId":"d41"}',
  ]);
  write(found, ({ id, text }) => record(id, text, []));
  expect((await expectSame(golds, found, { only: ['PATENT'] })).failed?.[0]).toBe('unknown-label');
  // No id agrees, and both have as many.
  write(found, ({ id, text }) => record(`other-${id}`, text, []));
  expect((await expectSame(golds, found, {})).told).toContain('by order: predicted');
});

it('pairs folders by the names of their files, and what is laid out otherwise in one thread', async () => {
  const folder = temporaryFolder();
  const [golds, found, lines] = ['gold', 'found', 'found.jsonl'].map((name) => path.join(folder, name)) as [string, string, string]; // prettier-ignore
  for (const place of [golds, found]) mkdirSync(place);
  const text = TEXT(80);
  for (let i = 0; i < 40; i++) {
    for (const place of [golds, found]) {
      if (place === found && i % 7 === 3) continue;
      writeFileSync(path.join(place, `n${i}.txt`), text);
      writeFileSync(path.join(place, `n${i}.ann`), place === found && i % 2 === 0 ? '' : 'T1\tPATIENT 0 8\tEva Lind\n');
    }
    writeFileSync(lines, `${record(`n${i}`, text, [])}\n`, { flag: 'a' });
  }
  writeFileSync(path.join(found, 'z.txt'), 'Who?');
  writeFileSync(path.join(found, 'z.ann'), '');
  const { json } = await expectSame(golds, found, {});
  expect(JSON.parse(json as string)).toMatchObject({
    documents: 40,
    missing: { count: 6 },
    extra: { count: 1, ids: ['z'] },
  });
  expect(await expectSame(golds, lines, {})).toHaveProperty('json');
});
