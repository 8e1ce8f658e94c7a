import { existsSync } from 'node:fs';
import path from 'node:path';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Corpus } from '../../core/types.ts';
import { createUniqueIds } from '../../formats/io/unique-ids.ts';
import { createClaims } from '../../studies/engine/claims.ts';
import { openProject, type RuleProject } from '../../rules/project/project.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import type { CommonOptions } from '../options.ts';
import type { Session } from '../session.ts';
import type { CliIo } from '../io.ts';

/** @throws PalimpsestError `no-such-project`, naming the folder. */
export async function openProjectFolder(folder: string): Promise<RuleProject> {
  try {
    return await openProject(createFolderStore(folder));
  } catch (error) {
    if (!(error instanceof PalimpsestError && error.code === 'no-such-project')) throw error;
    throw new PalimpsestError('no-such-project', 'this is no project', {
      place: { file: folder },
      ...(error.hint !== undefined && { hint: error.hint }),
    });
  }
}

const LOCK = 'project';

/**
 * Opens a project to change it, with a lock on it: two commands that write its record would each undo what the other did. What
 * a process left that is gone is taken over. A review needs no lock: it appends to its journal alone.
 *
 * @throws PalimpsestError `project-locked`.
 */
export async function changeProject<Result>(
  folder: string,
  options: CommonOptions,
  io: CliIo,
  work: (project: RuleProject) => Promise<Result>,
): Promise<Result> {
  await openProjectFolder(folder); // nothing is written beside what is no project
  return withProjectLock(folder, options, io, async () => work(await openProjectFolder(folder)));
}

/** As {@link changeProject}, of a folder that may hold no project yet. */
export async function withProjectLock<Result>(
  folder: string,
  { quiet }: CommonOptions,
  io: CliIo,
  work: () => Promise<Result>,
): Promise<Result> {
  const isLeft = existsSync(path.join(folder, 'claims', `${LOCK}.json`));
  const lock = await createClaims(folder).take(LOCK);
  if (lock === undefined) {
    throw new PalimpsestError('project-locked', 'another command is changing the project', {
      place: { file: folder },
      hint: 'Wait until it has ended.',
    });
  }
  try {
    if (isLeft && quiet !== true) io.stderr.write('note: the lock of a command that is gone was taken over.\n');
    return await work();
  } finally {
    await lock.release();
  }
}

/** The unlabelled text of a project. */
export async function openSources(
  { openText, reportUnlabelled }: Session,
  sources: readonly string[],
): Promise<Corpus> {
  const corpora: Corpus[] = [];
  for (const source of sources) corpora.push(await openText(source, reportUnlabelled));
  return joinCorpora(corpora, reportUnlabelled);
}

/** Several corpora as one; ids that come again are told apart. */
function joinCorpora(corpora: readonly Corpus[], report: Report): Corpus {
  const [only] = corpora;
  if (corpora.length === 1 && only) return only;
  return {
    async *[Symbol.asyncIterator]() {
      const uniqueIds = createUniqueIds(report, 'read');
      for (const corpus of corpora) for await (const doc of corpus) yield uniqueIds(doc);
    },
  };
}

/** The name of a project: that of its folder, as far as a name may be. */
export function projectName(folder: string): string {
  const name = path
    .basename(path.resolve(folder))
    .replaceAll(/[^A-Za-z0-9_.-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '');
  return name === '' ? 'project' : name;
}
