import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openVault, type Vault } from '../../src/conceal/vault.ts';
import { obtain } from '../../src/core/collections.ts';
import { collectDocuments } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { type Amendments, concealAmended } from '../../src/pipeline/concealment/conceal.ts';
import { concealUntilReleased, describeByClass, type ReleasedCorpus } from '../../src/pipeline/concealment/release.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { drawAtMost } from '../helpers/few-draws.ts';
import { labelled } from '../helpers/marked.ts';

vi.mock('../../src/pipeline/audit/expectation.ts', async (original) =>
  (await import('../helpers/few-draws.ts')).withFewDraws(await original()),
);
drawAtMost(150);

const KEY = 'correct horse battery staple';
const OPTIONS = { strategy: 'pseudo', keepIds: true, locale: 'en', seed: 7 } as const;
const NONE: Amendments = { leftovers: new Map(), redrawn: new Map() };
const PLACES = ['bath', 'garden', 'kitchen', 'hall', 'porch', 'cellar', 'attic', 'stable'];
const PATIENTS = ['Eva Brandvold', 'Ida Quistgaard', 'Ola Fjeldstad', 'Nils Tveitane'];

/** Two notes a patient. In the second of the first stands a doctor whose name may be what the patient has got. */
const notes = (doctor: string): readonly Document[] =>
  PLACES.map((place, i) =>
    labelled(
      `note-${i}`,
      `[${PATIENTS[i % PATIENTS.length]}|PATIENT] swept the ${place} on [0${i + 1}/17/2031|DATE], ${place} door open, said [${i === 4 ? doctor : 'Tor Sletten'}|DOCTOR]. Painted ${i + 3} times since, the ${place} ledger said.`,
    ),
  );
const NOTES = notes('Siv Aurdal');

/** What patients are called, and by how many days the dates of their notes moved, by patient. */
function told(written: readonly Document[]) {
  const days = (date: string) => Date.parse(date) / 86_400_000;
  const textOf = ({ text, entities }: Document, i: number) => text.slice(entities[i]?.start, entities[i]?.end);
  const byPatient = new Map<string, Set<string>>();
  for (const doc of written) {
    const source = NOTES.find(({ id }) => id === doc.id) as Document;
    const moved = Math.round(days(textOf(doc, 1)) - days(textOf(source, 1)));
    obtain(byPatient, textOf(source, 0), () => new Set<string>()).add(`${textOf(doc, 0)}, ${moved}`);
  }
  return byPatient;
}

/** A vault of another corpus, since the draws of each vault are its own. */
async function begun(): Promise<string> {
  const file = path.join(temporaryFolder(), 'vault');
  await run(file, (vault) => concealAmended([labelled('other', 'Seen by [Anne Hole|DOCTOR].')], { ...OPTIONS, vault }, NONE)); // prettier-ignore
  return file;
}

async function run(file: string, work: (vault: Vault) => Promise<AsyncIterable<Document>>, isKept = true) {
  const vault = await openVault(file, KEY);
  const written = await collectDocuments(await work(vault));
  if (isKept) await vault.finish();
  await (isKept ? vault.commit() : vault.abort());
  return written;
}

/** What is drawn where nothing is amiss, and the notes in which the surrogate of the first patient is. */
async function unlucky(file: string, isKept: boolean) {
  const before = told(await run(file, (vault) => concealAmended(NOTES, { ...OPTIONS, vault }, NONE), isKept));
  const [name = ''] = ([...(before.get('Eva Brandvold') ?? [])][0] ?? '').split(',');
  return { before, corpus: notes(name) };
}

describe('concealUntilReleased with a vault', () => {
  it('draws a person anew in all documents alike, nobody else, and the vault keeps that', async () => {
    const file = await begun();
    const { before, corpus } = await unlucky(file, false);
    let released: ReleasedCorpus | undefined;
    const written = await run(file, async (vault) => (released = await concealUntilReleased(corpus, { ...OPTIONS, vault })).corpus); // prettier-ignore
    expect(released).toMatchObject({ passed: true, attempts: 2, byClass: [] });
    const after = told(written);
    expect(after.get('Eva Brandvold')?.size).toBe(1);
    expect(after.get('Eva Brandvold')).not.toEqual(before.get('Eva Brandvold'));
    for (const patient of PATIENTS.slice(1)) expect(after.get(patient)).toEqual(before.get(patient));
    expect(told(await run(file, (vault) => concealAmended(NOTES, { ...OPTIONS, vault }, NONE)))).toEqual(after);
  });

  it('leaves what an earlier run has given away, and conceals it by class where it does not do, with dates as elsewhere', async () => {
    const file = await begun();
    const { before, corpus } = await unlucky(file, true);
    let released: ReleasedCorpus | undefined;
    const after = told(await run(file, async (vault) => (released = await concealUntilReleased(corpus, { ...OPTIONS, vault })).corpus)); // prettier-ignore
    const labels = ['PATIENT'];
    expect(released).toMatchObject({ passed: true, byClass: [{ document: 'note-4', labels }, { document: 'note-0', labels }] }); // prettier-ignore
    expect(describeByClass(released?.byClass ?? [])).toEqual([
      'No surrogate without part of the source was found in 2 documents, so classes are used there: "note-4" (PATIENT) and "note-0" (PATIENT).',
    ]);
    const [early = ''] = before.get('Eva Brandvold') ?? [];
    expect([...(after.get('Eva Brandvold') ?? [])]).toEqual([early.replace(/^[^,]+/u, '<Patient_Name>')]);
    for (const patient of PATIENTS.slice(1)) expect(after.get(patient)).toEqual(before.get(patient));
  });

  it('passes under new names too, where nothing states which document is which', async () => {
    const vault = await openVault(await begun(), KEY);
    const { passed, corpus } = await concealUntilReleased(NOTES, { ...OPTIONS, keepIds: false, vault });
    await vault.abort();
    expect(passed).toBe(true);
    expect(corpus.job).toMatchObject({ mode: 'consistent', renumber: true });
  });

  it('moves the dates of a patient alike where the name is concealed by class from the first', async () => {
    const redrawn = new Map([['note-0', { attempt: 1, byClass: ['PATIENT'] }]]);
    const written = await run(await begun(), (vault) => concealAmended(NOTES, { ...OPTIONS, vault }, { ...NONE, redrawn })); // prettier-ignore
    const shifts = [...(told(written).get('Eva Brandvold') ?? [])].map((form) => form.split(', ')[1]);
    expect(shifts).toHaveLength(2);
    expect(new Set(shifts).size).toBe(1);
  });
});
