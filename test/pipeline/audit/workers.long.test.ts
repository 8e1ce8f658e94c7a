import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/errors.ts';
import type { Finding } from '../../../src/evaluate/audit.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import { checkRelease, type ReleaseCheckOptions } from '../../../src/pipeline/audit/release-check.ts';
import { readManifest } from '../../../src/pipeline/audit/source-manifest.ts';
import { conceal } from '../../../src/pipeline/concealment/conceal.ts';
import { loadPlugins } from '../../../src/pipeline/plugins.ts';
import { writeCorpus } from '../../../src/pipeline/write-corpus.ts';
import { temporaryFolder } from '../../helpers/cli.ts';

const FILLER = 'She was seen on the ward, had no pain and left for home at noon; the wound was dry. ';
const GIVEN = 'Eva Karl Mia Per Anna Tom Ines Olaf Rosa Hugo'.split(' ');
const FAMILY = 'Lind Berg Holm Ford Hale Moss West Cole Nash Page'.split(' ');

interface Note {
  readonly given: number;
  readonly family: number;
  readonly day: number;
  readonly number: number;
  readonly times: number;
}

/** What became of a note in the derived corpus. */
type Fate = 'copy' | 'itself' | 'leaks' | 'unlinked' | 'nothing' | 'no JSON' | 'beside' | 'twice';

const note: fc.Arbitrary<Note> = fc.record({ given: fc.nat(9), family: fc.nat(9), day: fc.nat(27), number: fc.nat(999_999), times: fc.integer({ min: 8, max: 24 }) }); // prettier-ignore
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fate>('copy') },
  fc.constantFrom<Fate>('itself', 'leaks', 'unlinked', 'nothing', 'no JSON', 'beside', 'twice'),
);

function record(
  id: string,
  { given, family, day, number, times }: Note,
  more: Record<string, unknown> = {},
  tail = '',
) {
  const parts = [
    ['PATIENT', `${GIVEN[given] as string} ${FAMILY[family] as string}`],
    ['DATE', `${day + 1} March 2021`],
    ['ID', `MR-${String(number).padStart(6, '0')}`],
  ] as const;
  let text = '';
  const entities = parts.map(([label, mention], i) => {
    text += `${['Patient', 'came on', 'record'][i] as string} `;
    const start = text.length;
    text += `${mention}, `;
    return { id: `T${i + 1}`, start, end: start + mention.length, label };
  });
  return JSON.stringify({ id, text: `${text}${FILLER.repeat(times)}${tail}`, entities, ...more });
}

const moved = (one: Note): Note => ({ ...one, given: (one.given + 3) % 10, family: (one.family + 7) % 10, day: (one.day + 11) % 28, number: (one.number + 77_777) % 1_000_000 }); // prettier-ignore

function derivedLines(notes: readonly Note[], fates: readonly Fate[]): readonly string[] {
  return notes.flatMap((one, i) => {
    const what = fates[i % fates.length] as Fate;
    const from = { derivedFrom: { id: `n${i}`, copy: 1 } };
    const own = record(`n${i}-aug1`, moved(one), from);
    const lines: Readonly<Record<Fate, readonly string[]>> = {
      copy: [own],
      itself: [record(`n${i}`, one), record(`k${i}`, moved(one))], // what follows is its copy by its place
      leaks: [
        record(`n${i}-aug1`, moved(one), from, `${GIVEN[one.given] as string} ${FAMILY[one.family] as string} again.`),
      ],
      unlinked: [record(`u${i}`, moved(moved(one)))],
      nothing: [],
      'no JSON': ['no JSON'],
      beside: [record(`n${i}-aug1`, moved(one), { ...from, meta: { patient: `${GIVEN[one.given] as string} ${FAMILY[one.family] as string}` } })], // prettier-ignore
      twice: [own, own],
    };
    return lines[what];
  });
}

async function audit(source: string, derived: string, options: ReleaseCheckOptions) {
  const told: string[] = [];
  const found: Finding[] = [];
  const report = ({ code, place }: Diagnostic) => void told.push(JSON.stringify([code, place]));
  const check = await checkRelease(await readCorpus(source), await readCorpus(derived, { report }), {
    derivedPath: derived,
    release: true,
    onFinding: (finding) => found.push(finding),
    ...options,
  });
  return { json: JSON.stringify(check), found, told };
}

it('says the same for any number of threads: of copies, originals, leaks, unlinked, refused and doubled documents', async () => {
  const folder = temporaryFolder();
  const [source, derived] = [path.join(folder, 'source.jsonl'), path.join(folder, 'derived.jsonl')];
  await fc.assert(
    fc.asyncProperty(
      fc.array(note, { minLength: 50, maxLength: 70 }),
      fc.array(fate, { minLength: 20, maxLength: 60 }),
      fc.constantFrom<ReleaseCheckOptions>(
        {},
        { quasi: ['DATE'], k: 2, statistics: true, seed: 5 },
        { protectEponyms: true, heldOut: [] },
      ),
      fc.constantFrom(2, 3),
      async (notes, fates, options, workers) => {
        writeFileSync(source, notes.map((one, i) => `${record(`n${i}`, one)}\n`).join(''));
        const lines = derivedLines(notes, fates);
        writeFileSync(derived, [record('first', notes[0] as Note), ...lines, record('last', moved(notes[0] as Note))].join('\n')); // prettier-ignore
        const own = options.heldOut ? { ...options, heldOut: notes.slice(0, 5).map((one, i) => JSON.parse(record(`h${i}`, one)) as never) } : options; // prettier-ignore
        const alone = await audit(source, derived, own);
        expect(await audit(source, derived, { ...own, workers })).toEqual(alone);
        if (fates.slice(0, notes.length).includes('leaks'))
          expect((JSON.parse(alone.json) as { traces: { unlabelled: number } }).traces.unlabelled).toBeGreaterThan(0);
      },
    ),
    { numRuns: 5, endOnFailure: true },
  );
});

it('says the same of a concealed corpus, whose surrogates are drawn again', async () => {
  const folder = temporaryFolder();
  const [source, derived] = [path.join(folder, 'source.jsonl'), path.join(folder, 'derived.jsonl')];
  const notes = Array.from({ length: 60 }, (_, i): Note => ({ given: i % 10, family: (i * 7) % 10, day: i % 28, number: 4711 * i, times: 20 })); // prettier-ignore
  writeFileSync(source, notes.map((one, i) => `${record(`n${i}`, one)}\n`).join(''));
  await writeCorpus(await conceal(await readCorpus(source), { strategy: 'pseudo', seed: 7 }), derived);
  const manifest = await readManifest(derived);
  const alone = await audit(source, derived, { manifest });
  expect(alone.json).toContain('concealed-again');
  for (const workers of [2, 3]) expect(await audit(source, derived, { manifest, workers })).toEqual(alone);
});

it('ends with an error where a thread ends in its work', async () => {
  const folder = temporaryFolder();
  const [source, derived, plugin] = ['source.jsonl', 'derived.jsonl', 'ends.mjs'].map((name) => path.join(folder, name)) as [string, string, string]; // prettier-ignore
  // Runs in every thread; the search for dates comes upon the text.
  writeFileSync(
    plugin,
    `import { isMainThread } from 'node:worker_threads';
    const { matchAll } = String.prototype;
    if (!isMainThread) String.prototype.matchAll = function (expression) {
      if (this.includes('ends here!')) process.exit(3);
      return matchAll.call(this, expression);
    };
    export default {};`,
  );
  await loadPlugins([plugin]);
  const one: Note = { given: 1, family: 2, day: 3, number: 4, times: 20 };
  const lines = Array.from({ length: 40 }, (_, i) => record(`n${i}-aug1`, moved(one), { derivedFrom: { id: `n${i}`, copy: 1 } }, i === 29 ? 'ends here!' : '')); // prettier-ignore
  writeFileSync(source, lines.map((_, i) => `${record(`n${i}`, one)}\n`).join(''));
  writeFileSync(derived, lines.map((line) => `${line}\n`).join(''));
  await expect(audit(source, derived, { workers: 2 })).rejects.toMatchObject({ code: 'worker-ended' });
});
