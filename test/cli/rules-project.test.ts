import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAppendFile } from '../../src/formats/io/append-file.ts';
import { toJsonLine } from '../../src/formats/jsonl/writer.ts';
import { journalBlob, openProject } from '../../src/rules/loop/project.ts';
import { openReview } from '../../src/rules/review/session.ts';
import { createFolderStore } from '../../src/taggers/folder-store.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { gold, network } from '../rules/loop/helpers.ts';

const NOTES = gold();
const BY_ID = new Map(NOTES.map((doc) => [doc.id, doc]));

/** Goes through a batch as a reviewer would on the page: what is wrong is removed, what is missed is added. */
async function review(folder: string, batch: string): Promise<void> {
  const project = await openProject(createFolderStore(folder));
  const documents = await project.batch(batch);
  const journal = createAppendFile(path.join(folder, journalBlob(batch)));
  const session = await openReview(documents, journal, { labels: project.state.labels });
  for (const [place, doc] of documents.entries()) {
    let base = 0;
    const entities = BY_ID.get(doc.id)?.entities ?? [];
    if (doc.entities.length > 0) {
      const removed = doc.entities.map(({ id }) => id);
      await session.decide({ place, reviewer: 'test', base: base++, action: { type: 'remove', entities: removed } });
    }
    for (const { start, end, label } of entities) {
      await session.decide({ place, reviewer: 'test', base: base++, action: { type: 'add', start, end, label } });
    }
    await session.decide({ place, reviewer: 'test', base: base++, action: { type: 'done' } });
  }
}

describe('palimpsest rules, on a project', () => {
  it('leads from notes to a labelled corpus and better rules', async () => {
    const folder = temporaryFolder();
    const file = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const project = path.join(folder, 'names');
    const notes = file('notes.jsonl', NOTES.map((doc) => toJsonLine({ ...doc, entities: [] })).join(''));
    const rules = file('rules.yaml', `name: t\nlanguages: [es]\nnetworks:\n  talk: ${network(['con'])}\n  place: ${network(['en'], 'LOCATION')}\n`); // prettier-ignore
    const init = await runCli([
      'rules',
      'init',
      project,
      notes,
      '--rules',
      rules,
      '--initial',
      '15',
      '--validation',
      '12',
    ]);
    expect(init.stderr).toContain('initial: 15 notes to review.');
    expect(init.code).toBe(0);
    const again = await runCli(['rules', 'init', project]);
    expect(again.stderr).toContain('Nothing to draw: batches wait for review.');
    expect((await runCli(['rules', 'run', project])).stderr).toContain('[open-batch]');

    await review(project, 'initial');
    await review(project, 'validation');
    const collected = await runCli(['rules', 'collect', project]);
    expect(collected.stderr).toMatch(/initial +15 +0 +15 +0 +closed/);

    const errors = await runCli(['rules', 'errors', project]);
    expect(errors.stderr).toBe('');
    expect(errors.stdout).toContain('PERSON: ');
    expect(errors.stdout).toMatch(/lo dice doctora +\d/);

    const sign = file('sign.yaml', `networks:\n  sign: ${network(['doctora', 'firmado', 'por'])}\n`);
    const tried = await runCli(['rules', 'try', project, sign, '--accept']);
    expect(tried.stderr).toContain('ACCEPT.');
    expect(tried.code).toBe(0);
    const bad = file('bad.yaml', `networks:\n  bad: ${network(['de', 'la', 'dolor'])}\n`);
    const discarded = await runCli(['rules', 'try', project, bad, '--json']);
    expect(discarded.code).toBe(1);
    expect(JSON.parse(discarded.stdout)).toMatchObject({ verdict: 'discard', failed: 'covers-more-than-one-error' });

    const run = await runCli(['rules', 'run', project, '--most', '10']);
    expect(run.stderr).toMatch(/iteration-1: \d+ notes to review/);
    await review(project, 'iteration-1');
    expect((await runCli(['rules', 'collect', project])).code).toBe(0);

    const page = path.join(folder, 'history.html');
    const history = await runCli(['rules', 'history', project, '--out', page]);
    expect(history.stdout).toMatch(/0\.2 +accepted: sign/);
    expect(readFileSync(page, 'utf8')).toContain('On the validation set');
    expect(readFileSync(page, 'utf8')).not.toContain('Oliach');
    const compared = await runCli(['rules', 'history', project, '--compare', '0.1,1']);
    expect(compared.stdout).toContain('Networks that differ: sign.');
    expect(existsSync(path.join(project, 'corpora', 'initial.jsonl'))).toBe(true);
  });

  it('says what is not a project, and names nothing of a damaged corpus but its place', async () => {
    const folder = temporaryFolder();
    expect((await runCli(['rules', 'errors', folder])).stderr).toContain('[no-such-project]');
    const notes = path.join(folder, 'notes.jsonl');
    writeFileSync(notes, toJsonLine({ id: 'a', text: 'Hablo con Oliach.', entities: [] }));
    const project = path.join(folder, 'p');
    expect((await runCli(['rules', 'init', project, notes])).stderr).toContain('[no-rules]');
    await runCli(['rules', 'init', project, notes, '--rules', 'es-ca-primary-care']);
    appendFileSync(path.join(project, 'review', 'initial.jsonl'), '{"id":"b","text":"Oliach"');
    const { code, stderr } = await runCli(['rules', 'collect', project]);
    expect(code).toBe(2);
    expect(stderr).toContain('review/initial.jsonl:2');
    expect(stderr).not.toContain('Oliach');
  });
});
