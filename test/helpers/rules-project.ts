import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { createAppendFile } from '../../src/formats/io/append-file.ts';
import { toJsonLine } from '../../src/formats/jsonl/writer.ts';
import { journalBlob, openProject } from '../../src/rules/project/project.ts';
import { openReview } from '../../src/rules/review/session.ts';
import { createFolderStore } from '../../src/taggers/folder-store.ts';
import { runCli, temporaryFolder } from './cli.ts';
import { gold, network } from '../rules/project/helpers.ts';

/** The notes of the project, with what a reviewer would find. */
export const NOTES = gold();
const BY_ID = new Map(NOTES.map((doc) => [doc.id, doc]));

/** Goes through a batch as a reviewer would on the page: what is wrong is removed, what is missed is added. */
export async function review(folder: string, batch: string): Promise<void> {
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

/** A project whose first corpus is reviewed and taken in. */
export async function reviewedProject(
  folder = temporaryFolder(),
): Promise<{ readonly folder: string; readonly project: string }> {
  const project = path.join(folder, 'names');
  const [notes, rules] = [path.join(folder, 'notes.jsonl'), path.join(folder, 'rules.yaml')];
  writeFileSync(notes, NOTES.map((doc) => toJsonLine({ ...doc, entities: [] })).join(''));
  writeFileSync(rules, `name: t\nlanguages: [es]\nnetworks:\n  talk: ${network(['con'])}\n  place: ${network(['en'], 'LOCATION')}\n`); // prettier-ignore
  await runCli(['rules', 'init', project, notes, '--rules', rules, '--initial', '15', '--validation', '12']);
  await review(project, 'initial');
  await review(project, 'validation');
  expect((await runCli(['rules', 'collect', project])).code).toBe(0);
  return { folder, project };
}
