import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/types.ts';
import { collectReviewed } from '../../../src/rules/project/collect.ts';
import { isEdited, readHistory } from '../../../src/rules/project/history/history.ts';
import { runProject } from '../../../src/rules/project/iterate.ts';
import { isProject, openProject, type RuleProject } from '../../../src/rules/project/project.ts';
import { tryProposal } from '../../../src/rules/project/acceptance.ts';
import { drawFirst, type ProjectSettings, startProject } from '../../../src/rules/project/start.ts';
import { RULE_FILE } from '../../../src/rules/networks/load.ts';
import { corpusOf, gold, Killed, network, ruleFiles, type TestStore, testStore } from './helpers.ts';

const NOTES = gold();
const BY_ID = new Map(NOTES.map((doc) => [doc.id, doc]));
const SETTINGS: ProjectSettings = {
  name: 'names',
  sources: ['/notes'],
  rules: ruleFiles({ talk: network(['con', 'doctora']), place: network(['en'], 'LOCATION') }),
  labels: ['PERSON', 'LOCATION'],
  seed: 13,
  initial: 12,
  validation: 10,
};
const SIGN = {
  file: 'sign.yaml',
  files: new Map([[RULE_FILE, `networks:\n  sign: ${network(['firmado', 'por'])}\n`]]),
};

const review = (batch: readonly Document[]) => batch.map(({ id }) => BY_ID.get(id) as Document);

async function collectAll(project: RuleProject): Promise<void> {
  for (const { name } of project.openBatches) await collectReviewed(project, name, review(await project.batch(name)));
}

/** The loop as a person would go through it, with what is done left alone: so it can be begun again at any moment. */
async function drive(store: TestStore, notes = NOTES): Promise<RuleProject> {
  const project = (await isProject(store)) ? await openProject(store) : await startProject(store, SETTINGS);
  const has = (kind: string) => project.state.batches.some((batch) => batch.kind === kind);
  if (!has('iteration')) {
    if (!has('initial') || !has('validation')) await drawFirst(project, corpusOf(notes));
    await collectAll(project);
    if (!(await readHistory(project)).some(({ event }) => event === 'accepted')) {
      await tryProposal(project, SIGN, { accept: true });
    }
    await runProject(project, corpusOf(notes), { most: 15 });
  }
  await collectAll(project);
  return project;
}

describe('the loop, with gold labels in the place of a reviewer', () => {
  it('leads from unlabelled notes to corpora and better rules', async () => {
    const store = testStore();
    const project = await drive(store);
    const training = await project.corpus('training');
    const validation = await project.corpus('validation');
    expect(project.state.iteration).toBe(1);
    expect(validation.every(({ entities }) => entities.length > 0)).toBe(true);
    const ids = [...training, ...validation].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const doc of training) expect(doc.entities).toEqual(BY_ID.get(doc.id)?.entities);
    const history = await readHistory(project);
    expect(history.map(({ iteration, event }) => `${iteration} ${event}`)).toEqual([
      '0 start', '0 corpus', '0 accepted', '1 corpus',
    ]); // prettier-ignore
    const [, before, after] = history;
    expect(after?.validation.f1).toBeGreaterThan(before?.validation.f1 as number);
    expect(after?.networks).toEqual(['sign']);
    expect(history.at(-1)?.reviewed.notes).toBe(ids.length);
  });

  it('draws the same whatever the order of the notes', async () => {
    const [one, other] = [testStore(), testStore()];
    await drive(one);
    await drive(other, NOTES.toReversed());
    expect(Object.fromEntries(other.blobs)).toEqual(Object.fromEntries(one.blobs));
  });

  it('is what it would have been, wherever it was killed and begun again', async () => {
    const whole = testStore();
    await drive(whole);
    const expected = Object.fromEntries(whole.blobs);
    for (let at = 1; ; at++) {
      const store = testStore();
      store.failAt = at;
      const isKilled = await drive(store).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Killed) return true;
          throw error;
        },
      );
      if (isKilled) await drive(store);
      expect(Object.fromEntries(store.blobs), `killed at write ${at}`).toEqual(expected);
      if (!isKilled) break;
    }
  });

  it('runs no rules while a batch is under review, and none before there is a corpus', async () => {
    const project = await startProject(testStore(), SETTINGS);
    await expect(runProject(project, corpusOf(NOTES))).rejects.toMatchObject({ code: 'no-training' });
    await drawFirst(project, corpusOf(NOTES));
    await expect(runProject(project, corpusOf(NOTES))).rejects.toMatchObject({ code: 'open-batch' });
  });

  it('collects as the review goes on, and closes what is not to be reviewed', async () => {
    const project = await startProject(testStore(), SETTINGS);
    await drawFirst(project, corpusOf(NOTES));
    const batch = review(await project.batch('initial'));
    const some = await collectReviewed(project, 'initial', batch.slice(0, 5));
    expect(some).toMatchObject({ reviewed: 5, waiting: 7, closed: false });
    const again = await collectReviewed(project, 'initial', batch.slice(0, 8), { close: true });
    expect(again).toMatchObject({ reviewed: 8, waiting: 4, closed: true });
    expect((await project.corpus('training')).map(({ id }) => id)).toEqual(batch.slice(0, 8).map(({ id }) => id));
    const foreign = { ...(batch[0] as Document), text: 'other' };
    await expect(collectReviewed(project, 'initial', [foreign])).rejects.toMatchObject({ code: 'not-of-batch' });
  });

  it('draws more where validation notes turn out to hold no mention, and these go to the training corpus', async () => {
    const project = await startProject(testStore(), SETTINGS);
    await drawFirst(project, corpusOf(NOTES));
    const batch = await project.batch('validation');
    await collectReviewed(project, 'validation', batch.map((doc, i) => (i < 4 ? { ...doc, entities: [] } : (BY_ID.get(doc.id) as Document)))); // prettier-ignore
    const positive = (await project.corpus('validation')).length;
    expect((await project.corpus('training')).length).toBe(batch.length - positive);
    const { batches } = await drawFirst(project, corpusOf(NOTES));
    expect(batches).toEqual([{ name: 'validation-2', documents: 10 - positive }]);
    const ids = (await project.batch('validation-2')).map(({ id }) => id);
    expect(ids.filter((id) => batch.some((doc) => doc.id === id))).toEqual([]);
  });

  it('keeps the figures of rules that were edited past the tests, and tries edited rules', async () => {
    const store = testStore();
    const project = await startProject(store, SETTINGS);
    await drawFirst(project, corpusOf(NOTES));
    await collectAll(project);
    await expect(tryProposal(project, undefined)).rejects.toMatchObject({ code: 'no-change' });
    await project.saveRuleFiles(
      ruleFiles({ talk: network(['con', 'doctora', 'firmado', 'por']), place: network(['en'], 'LOCATION') }),
    );
    expect(await isEdited(project)).toBe(true);
    const { judgement, proposed } = await tryProposal(project, undefined);
    expect([judgement.verdict, proposed.networks]).toEqual(['accept', ['talk']]);
    const whole = { file: 'whole.yaml', files: ruleFiles({ talk: network(['con']) }) };
    await expect(tryProposal(project, whole, { accept: true })).rejects.toMatchObject({ code: 'edited-rules' });
    const run = await runProject(project, corpusOf(NOTES));
    expect(run.edited).toBe(true);
    expect((await readHistory(project)).at(-1)?.event).toBe('edited');
  });
});
