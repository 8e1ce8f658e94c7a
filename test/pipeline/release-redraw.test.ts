import { describe, expect, it, vi } from 'vitest';
import { collectDocuments } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { checkRelease } from '../../src/pipeline/audit/release-check.ts';
import { conceal } from '../../src/pipeline/concealment/conceal.ts';
import { concealUntilReleased, describeFailing } from '../../src/pipeline/concealment/release.ts';
import { drawAtMost } from '../helpers/few-draws.ts';
import { labelled } from '../helpers/marked.ts';

vi.mock('../../src/pipeline/audit/expectation.ts', async (original) =>
  (await import('../helpers/few-draws.ts')).withFewDraws(await original()),
);
drawAtMost(0);

const SEED = 7;
const WORDS = ['bath', 'garden', 'kitchen', 'hall', 'porch', 'cellar', 'attic', 'stable', 'orchard', 'meadow'];

/** Notes of which every second says a date again that it labels, in another notation: what is written there has a year of the note easily. */
const NOTES: readonly Document[] = WORDS.map((word, i) =>
  labelled(
    `note-${i}`,
    `The ${word} was swept on [0${(i % 9) + 1}/17/2031|DATE], on [1${i % 3}/21/2030|DATE] and [1${i % 3}/22/2032|DATE] by [Ola Fjeld|DOCTOR], ${word} door open.` +
      (i % 2 === 0 ? ` Painted ${i + 3} times since the 17th of ${['January', 'March', 'May', 'July', 'September'][i / 2]} 2031, the ${word} ledger said.` : ''), // prettier-ignore
  ),
);

async function write(docs: AsyncIterable<Document>): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for await (const { id, text } of docs) texts.set(id, text);
  return texts;
}

describe('concealUntilReleased', () => {
  it('draws anew only documents in which something is left, the same with the same seed', async () => {
    const once = await write(await conceal(NOTES, { strategies: 'release', seed: SEED, alsoLeftovers: true, renumber: true })); // prettier-ignore
    const released = await concealUntilReleased(NOTES, { strategies: 'release', seed: SEED });
    const written = await write(released.corpus);
    const changed = [...written].filter(([id, text]) => once.get(id) !== text);
    expect(released.attempts).toBeGreaterThan(1);
    expect(released.check.gates.find(({ check }) => check === 'labelled')?.passed).toBe(true);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(NOTES.length / 2);
    const again = await concealUntilReleased(NOTES, { strategies: 'release', seed: SEED });
    expect([...(await write(again.corpus))]).toEqual([...written]);
  });

  it('finds in the last attempt what a check of it alone finds', async () => {
    const { corpus, check, attempts } = await concealUntilReleased(NOTES, { strategies: 'release', seed: SEED });
    const derived = await collectDocuments(corpus);
    const { job, labelMap } = corpus;
    const alone = await checkRelease(NOTES, derived, { manifest: { settings: { ...job } }, ...(labelMap && { labelMap }), release: true, seed: SEED }); // prettier-ignore
    expect(attempts).toBeGreaterThan(1);
    expect(check).toEqual(alone);
    expect(corpus.verdicts).toEqual({
      residualIdentifiers: { verdict: 'passed', checks: check.gates.length, passed: check.gates.length },
      linkability: { verdict: 'possible', documents: NOTES.length, linkable: NOTES.length },
    });
  });

  it('names what nothing mends, without its text', async () => {
    const told = labelled(
      'told-eva-brandvold',
      'The loft was swept by [Eva Brandvold|DOCTOR], and nobody saw it, or said so.',
    );
    const { passed, failing } = await concealUntilReleased([...NOTES, told], { strategies: 'release', seed: SEED, keepIds: true }); // prettier-ignore
    expect(passed).toBe(false);
    expect(describeFailing(failing)).toEqual([
      'Source identifiers remain in this document: label them there, or leave the documents out.',
      '  "told-eva-brandvold": DOCTOR (in its id)',
    ]);
  });
});
