import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WORTH_A_THREAD } from '../../src/cli/threads.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { pairMentions } from '../../src/evaluate/audit/untouched.ts';
import { checkRelease } from '../../src/pipeline/audit/release-check.ts';
import { conceal, type ConcealOptions } from '../../src/pipeline/concealment/conceal.ts';
import { concealUntilReleased, decisionsFor } from '../../src/pipeline/concealment/release.ts';
import { generate } from '../../src/pipeline/templates/generate.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { limit } from '../helpers/few-draws.ts';
import { labelled } from '../helpers/marked.ts';

vi.mock('../../src/pipeline/audit/expectation.ts', async (original) =>
  (await import('../helpers/few-draws.ts')).withFewDraws(await original()),
);
beforeEach(() => {
  limit.draws = Infinity;
});

const MISSED = labelled(
  'ward-1',
  'Seen: [Eva Brandvold|PATIENT], MRN [4417093|MEDICALRECORD]. Later Brandvold slept, and EVA BRANDVOLD woke. Chart 4417093 was filed by [Ida Quist|DOCTOR]. The wound on the left shin was dressed twice and looked clean; no fever, no chills, appetite fair, walks to the door with a stick and back without pain.',
);

const ADMITTED = labelled('ward-2', 'Came in on [12/03/2031|DATE] with [Ola Fjeld|PATIENT]; slept well, ate little, left on [19/03/2031|DATE] by taxi.'); // prettier-ignore

async function sources(count = 8): Promise<readonly Document[]> {
  const docs: Document[] = [];
  for await (const doc of generate('en-clinical', { count, seed: 3 })) docs.push(doc);
  return [...docs, MISSED, ADMITTED];
}

async function collect(docs: readonly Document[], options: ConcealOptions = {}) {
  const lines: string[] = [];
  const concealed = await conceal(docs, { strategies: 'release', seed: 7, onEdits: (line) => void lines.push(line), ...options }); // prettier-ignore
  const written: Document[] = [];
  for await (const doc of concealed) written.push(doc);
  return { written, summary: concealed.summary(), log: lines.map((line) => JSON.parse(line) as LogLine) };
}

interface LogLine {
  readonly id: string;
  readonly source: string;
  readonly edits: readonly (readonly { start: number; end: number; replacement: string; step: string }[])[];
}

describe('conceal --also-leftovers', () => {
  it('conceals what a document labels elsewhere, in the wordings the audit knows, and gives it its label', async () => {
    const without = await collect([MISSED]);
    expect(without.written[0]?.text).toMatch(/Brandvold slept, and EVA BRANDVOLD woke\. Chart 4417093/);
    const { written, summary } = await collect([MISSED], { alsoLeftovers: true });
    expect(written[0]?.text).not.toMatch(/brandvold|4417093/i);
    expect(written[0]?.text).toMatch(/^Seen: .* slept, and .* woke\. Chart <Medical_Record_Number> was filed by /);
    expect(summary.leftovers).toBe(3);
    expect(written[0]?.entities.map(({ label }) => label)).toEqual(['PATIENT', 'MEDICALRECORD', 'PATIENT', 'PATIENT', 'MEDICALRECORD', 'DOCTOR']); // prettier-ignore
  });

  it('tells in the edit log, by which the text can be made again, what no label covered', async () => {
    const { written, log } = await collect([MISSED], { alsoLeftovers: true });
    const edits = log[0]?.edits[0] ?? [];
    expect(log[0]?.source).toBe('ward-1');
    expect(log[0]?.id).toBe(written[0]?.id);
    expect(edits.map(({ step }) => step)).toEqual(['pseudo', 'class', 'leftover:pseudo', 'leftover:pseudo', 'leftover:class', 'pseudo']); // prettier-ignore
    let text = MISSED.text;
    for (const { start, end, replacement } of edits.toReversed()) text = text.slice(0, start) + replacement + text.slice(end); // prettier-ignore
    expect(text).toBe(written[0]?.text);
    expect(JSON.stringify(log)).not.toMatch(/brandvold|4417093/i);
  });

  it('writes the same in worker threads as in one', async () => {
    const folder = temporaryFolder();
    const source = path.join(folder, 'notes.jsonl');
    writeFileSync(source, (await sources()).map(({ id, text, entities }) => `${JSON.stringify({ id, text, entities })}\n`).join('')); // prettier-ignore
    const read = async (name: string, ...more: readonly string[]) => {
      const out = path.join(folder, name);
      const args = ['conceal', source, out, '--strategies', 'release', '--seed', '7', '--also-leftovers', '--edits', `${out}.edits`]; // prettier-ignore
      expect((await runCli([...args, ...more])).code).toBe(0);
      return [readFileSync(out, 'utf8'), readFileSync(`${out}.edits`, 'utf8')];
    };
    expect(await read('two.jsonl', '--workers', '2')).toEqual(await read('one.jsonl'));
  });

  it('refuses what it cannot look at as a whole', async () => {
    await expect(collect([MISSED], { alsoLeftovers: true, shard: [1, 2] })).rejects.toThrow(/labels of a whole corpus/);
    await expect(collect([MISSED], { renumber: true, workers: 2 })).rejects.toThrow(/not worked on in parts/);
    await expect(collect([MISSED], { renumber: true, keepIds: true })).rejects.toThrow(TypeError);
  });
});

describe('conceal --renumber', () => {
  it('gives new ids and an order of the seed alone, in the consistent mode too, and no source', async () => {
    const docs = await sources();
    const options = { renumber: true, strategies: 'training', mode: 'consistent' } as const;
    const { written } = await collect(docs, options);
    const places = written.map(({ text }) => text);
    expect(new Set(written.map(({ id }) => id)).size).toBe(docs.length);
    expect(written.filter(({ id, derivedFrom }) => derivedFrom || docs.some((doc) => doc.id === id))).toEqual([]);
    expect((await collect(docs.toReversed(), options)).written.map(({ text }) => text)).toEqual(places);
    expect((await collect(docs, { ...options, seed: 8 })).written.map(({ id }) => id)).not.toEqual(written.map(({ id }) => id)); // prettier-ignore
    const inOrder = (await collect(docs, { ...options, renumber: false })).written.map(({ text }) => text);
    expect(inOrder).not.toEqual(places);
    expect(inOrder.toSorted()).toEqual(places.toSorted());
  });
});

describe('conceal --until-released', () => {
  it('conceals until the check passes, and every planted leak fails it still', async () => {
    const docs = await sources();
    limit.draws = 10 * docs.length;
    const before = await collect(docs);
    const { plan: _, ...job } = (await conceal(docs, { strategies: 'release', seed: 7 })).job;
    expect(job.alsoLeftovers).toBe(false);
    const released = await concealUntilReleased(docs, { strategies: 'release', seed: 7 });
    expect(released.passed).toBe(true);
    const written: Document[] = [];
    for await (const doc of released.corpus) written.push(doc);
    expect(written).toHaveLength(docs.length);
    const manifest = { settings: { ...released.corpus.job } };
    const judge = async (derived: readonly Document[]) =>
      (await checkRelease(docs, derived, { manifest, release: true })).gates.flatMap(({ check, passed }) => (passed ? [] : [check])); // prettier-ignore
    expect(await judge(written)).toEqual([]);
    expect(await judge(before.written)).toContain('unlabelled');

    const at = written.findIndex(({ text }) => text.includes('Chart <Medical_Record_Number> was filed by'));
    const doc = written[at] as Document;
    const withDoc = (leaking: Document) => written.map((own, i) => (i === at ? leaking : own));
    // An unlabelled value, a disguised one, a surrogate that is left, and a document as it was.
    const add = (text: string) => createDocument({ ...doc, text: `${doc.text}${text}` });
    expect(await judge(withDoc(add(' Brandvold again.')))).toEqual(['unlabelled']);
    expect(await judge(withDoc(add(' See 44 17 093.')))).toEqual(['unlabelled']);
    expect(await judge(withDoc(add(' QnJhbmR2b2xk')))).toEqual(['unlabelled']);
    const first = doc.entities[0] as Document['entities'][number];
    const left = createDocument({
      ...doc,
      text: `${doc.text.slice(0, first.start)}Brandvold${doc.text.slice(first.end)}`,
      entities: doc.entities.map((entity) => {
        const shift = 'Brandvold'.length - (first.end - first.start);
        return entity === first ? { ...entity, end: entity.end + shift } : { ...entity, start: entity.start + shift, end: entity.end + shift }; // prettier-ignore
      }),
    });
    expect(await judge(withDoc(left))).toEqual(['labelled']);
    expect(await judge([...written, { ...MISSED, id: 'other' }])).toContain('originals');
    // A date in another notation.
    const admitted = written.findIndex(({ text }) => text.startsWith('Came in on '));
    const withDate = written.map((own, i) => (i === admitted ? createDocument({ ...own, text: `${own.text} Since March 12th, 2031.` }) : own)); // prettier-ignore
    expect(await judge(withDate)).toEqual(['unlabelled']);
  });

  it('fails where surrogates are near copies of what they were written over', async () => {
    const docs = await sources(60);
    const { written } = await collect(docs, { strategies: 'training', keepIds: true });
    const misspell = (name: string) => name.replace(/([a-z])([a-z])(?=[a-z]*$)/, '$2$1');
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    let put = 0;
    const near = written.map((doc) => {
      const source = byId.get(doc.id) as Document;
      const names = source.entities.filter(({ label }) => label === 'DOCTOR');
      let text = doc.text;
      let shift = 0;
      const moved = doc.entities.map((entity) => {
        const start = entity.start + shift;
        const name = entity.label === 'DOCTOR' ? names.shift() : undefined;
        const old = name && source.text.slice(name.start, name.end);
        const now = old === undefined || misspell(old) === old ? text.slice(start, entity.end + shift) : misspell(old);
        if (old !== undefined && now === misspell(old)) put++;
        text = text.slice(0, start) + now + text.slice(entity.end + shift);
        shift += now.length - (entity.end - entity.start);
        return { ...entity, start, end: start + now.length };
      });
      return createDocument({ ...doc, text, entities: moved });
    });
    expect(put).toBeGreaterThan(50);
    limit.draws = 2 * docs.length;
    const failedIn = async (derived: readonly Document[]) =>
      (await checkRelease(docs, derived, { release: true })).gates.flatMap(({ check, passed }) => (passed ? [] : [check])); // prettier-ignore
    expect(await failedIn(near)).toContain('near');
    expect(await failedIn(written)).not.toContain('near');
  });

  it('says what to decide where it cannot', async () => {
    const docs = [labelled('a', 'Seen by [Eva Brandvold|PATIENT].')];
    const { passed, check } = await concealUntilReleased(docs, { strategies: 'release', policies: { PATIENT: 'keep' } as never }); // prettier-ignore
    expect(passed).toBe(false);
    expect(decisionsFor(check).join('\n')).toMatch(/there was nothing to compare/);
  });

  it('takes documents without a mention for what they are, not for originals', async () => {
    limit.draws = 50;
    const docs = [...(await sources(5)), createDocument({ id: 'empty', text: 'No names here.', entities: [] })];
    const { check, passed } = await concealUntilReleased(docs, { strategies: 'release', seed: 7 });
    expect({ passed, without: check.withoutMentions, originals: check.originals }).toEqual({ passed: true, without: 1, originals: 0 }); // prettier-ignore
  });

  it('ends in files that audit --release passes, and writes nothing where it does not', async () => {
    limit.draws = 120;
    const folder = temporaryFolder();
    const [notes, shared] = [path.join(folder, 'notes.jsonl'), path.join(folder, 'shared.jsonl')];
    expect((await runCli(['generate', 'en-clinical', notes, '--count', '12'])).code).toBe(0);
    const [card, ofAudit] = [path.join(folder, 'card.md'), path.join(folder, 'card-of-audit.md')];
    const concealed = await runCli(['conceal', notes, shared, '--strategies', 'release', '--until-released', '--seed', '80912345667', '--card', card, '--licence', 'MIT']); // prettier-ignore
    expect(concealed.code).toBe(0);
    expect(
      (
        await runCli([
          'audit',
          notes,
          shared,
          '--release',
          '--seed',
          '80912345667',
          '--card',
          ofAudit,
          '--licence',
          'MIT',
        ])
      ).code,
    ).toBe(0);
    expect(readFileSync(card, 'utf8')).toBe(readFileSync(ofAudit, 'utf8'));
    expect(JSON.parse(readFileSync(`${shared}.manifest.json`, 'utf8'))).toMatchObject({ verdicts: { residualIdentifiers: { verdict: 'passed' }, linkability: { verdict: 'possible', documents: 12, linkable: 12 } } }); // prettier-ignore
    // As of a corpus that is worth several threads: what is written in an order that is drawn has one.
    const padded = { id: 'padded', text: 'Nobody came.', entities: [], meta: { padding: '-'.repeat(3 * WORTH_A_THREAD.worked) } }; // prettier-ignore
    const large = path.join(folder, 'large.jsonl');
    writeFileSync(large, `${readFileSync(notes, 'utf8')}${JSON.stringify(padded)}\n`);
    expect((await runCli(['conceal', large, path.join(folder, 'shared-large.jsonl'), '--until-released'])).stderr).not.toContain('[not-in-parts]'); // prettier-ignore
    const kept = path.join(folder, 'kept.jsonl');
    const hint = await runCli(['conceal', notes, kept, '--strategy', 'mask', '--until-released', '--policy', 'PATIENT=keep', '--policy', 'DATE=keep', '--seed', '5']); // prettier-ignore
    expect([hint.code, hint.stderr.includes('Nothing was written.')]).toEqual([hint.code === 0 ? 0 : 1, hint.code !== 0]); // prettier-ignore
  });
});

describe('mentions whose ids were given anew', () => {
  it('are paired past one that was added', () => {
    const before = labelled(
      'a',
      'On [1 May|DATE] came; on [2 May|DATE] rose; on [3 May|DATE] slept; on [4 May|DATE] left.',
    );
    const after = labelled('b', 'On [7 July|DATE] [came|DATE]; on [8 July|DATE] rose; on [9 July|DATE] slept; on [1 June|DATE] left.'); // prettier-ignore
    const partner = pairMentions(before.entities, after.entities, [before.text, after.text]);
    expect(before.entities.map((mention, i) => partner(mention, i)?.id)).toEqual(['T1', 'T3', 'T4', 'T5']);
  });
});
