import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toCorpus } from '../../src/core/document.ts';
import { initProject, openProjectFolder, withProjectLock } from '../../src/pipeline/rule-project.ts';
import { batchToReview } from '../../src/rules/project/collect.ts';
import { drawFirst } from '../../src/rules/project/start.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { NOTES } from '../helpers/rules-project.ts';

const RULES = 'es-ca-primary-care';
const place = () => path.join(temporaryFolder(), 'señas nº 1');

describe('the project of a folder', () => {
  it('is made of rules, named after the folder, and gone on with later', async () => {
    const folder = place();
    const made = await initProject(folder, ['notes/'], { rules: RULES, initial: 2, validation: 1 });
    expect([made.state.name, made.state.seed, made.state.sources]).toEqual(['se-as-n-1', 13, [path.resolve('notes/')]]);
    for (const sources of [[], ['notes/']])
      expect((await initProject(folder, sources)).state).toEqual((await openProjectFolder(folder)).state);
    await expect(initProject(folder, ['others/'])).rejects.toMatchObject({ code: 'project-exists' });
  });

  it('needs notes, and rules or lists among the queries', async () => {
    const queries = path.join(temporaryFolder(), 'queries.yaml');
    const write = (query: string) => writeFileSync(queries, `languages: [en]\nqueries:\n  NAME: [${query}]\n`);
    await expect(initProject(place(), [], { rules: RULES })).rejects.toMatchObject({ code: 'no-sources' });
    write('word');
    await expect(initProject(place(), ['n'], { queries })).rejects.toMatchObject({ code: 'no-rules' });
    write('{ entries: [Ann] }');
    const { state } = await initProject(place(), ['n'], { queries });
    expect(state.labels).toEqual(['NAME']);
  });

  it('has a batch to review as soon as one is drawn', async () => {
    const project = await initProject(place(), ['n'], { rules: RULES, initial: 2, validation: 1 });
    await expect(batchToReview(project)).rejects.toMatchObject({ code: 'nothing-to-review' });
    await drawFirst(project, toCorpus(NOTES));
    const { name, documents, journal } = await batchToReview(project);
    expect([name, documents]).toEqual([project.openBatches[0]?.name, await project.batch(name)]);
    expect(journal).toBe(`review/${name}.journal.jsonl`);
  });
});

describe('the lock of a project', () => {
  it('lets one work at a time, and goes with its work', async () => {
    const folder = temporaryFolder();
    await withProjectLock(folder, async () => {
      await expect(withProjectLock(folder, async () => 1)).rejects.toMatchObject({ code: 'project-locked' });
    });
    expect(existsSync(path.join(folder, 'claims', 'project.json'))).toBe(false);
    expect(await withProjectLock(folder, async () => 2)).toBe(2);
  });

  it('says where it was taken over from a process that is gone', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'claims'));
    const gone = { host: hostname(), pids: [2 ** 22 + 1] }; // above what process ids can be
    writeFileSync(path.join(folder, 'claims', 'project.json'), JSON.stringify(gone));
    let told = 0;
    await withProjectLock(
      folder,
      async () => undefined,
      () => told++,
    );
    expect(told).toBe(1);
  });
});
