import { existsSync } from 'node:fs';
import path from 'node:path';
import { PalimpsestError } from '../core/errors.ts';
import { createClaims } from '../resources/files/claims.ts';
import { isProject, openProject, type RuleProject } from '../rules/project/project.ts';
import { readProjectRules } from '../rules/project/queries.ts';
import { type ProjectSettings, startProject } from '../rules/project/start.ts';
import { createFolderStore } from '../taggers/folder-store.ts';

/** Opens the project of a folder. @throws PalimpsestError `no-such-project`, naming the folder. */
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

/** What a new project is made of, besides its notes. */
export interface InitProjectOptions extends Omit<ProjectSettings, 'name' | 'sources' | 'rules' | 'queries' | 'seed'> {
  /** Rules to begin with: a file, a folder or a shipped rule set; where absent, what of the queries can be rules. */
  readonly rules?: string;
  /** A file of queries, or of rules that find notes. Default: `queries.yaml` beside the rules, else the rules. */
  readonly queries?: string;
  /** Default 13. */
  readonly seed?: number;
}

/**
 * Makes a project in a folder, named after it, or opens the one that is there, to go on with it: see `drawFirst`. The folder is to be
 * locked, see {@link withProjectLock}.
 *
 * @param sources files or folders with the unlabelled notes; none to go on with those the project has.
 * @throws PalimpsestError `project-exists` where it is there with other notes, `no-sources`, `no-rules`, those of `startProject`.
 */
export async function initProject(
  folder: string,
  sources: readonly string[],
  options: InitProjectOptions = {},
): Promise<RuleProject> {
  const store = createFolderStore(folder);
  const given = sources.map((source) => path.resolve(source));
  if (await isProject(store)) {
    const project = await openProject(store);
    if (given.length === 0 || JSON.stringify(given) === JSON.stringify(project.state.sources)) return project;
    throw new PalimpsestError('project-exists', 'the project is there, with other notes', {
      hint: 'Give the project alone to go on with it, or change "sources" in its project.json.',
    });
  }
  if (given.length === 0) {
    throw new PalimpsestError('no-sources', 'a new project needs the unlabelled notes', {
      hint: 'Name files or folders: palimpsest rules init <project> <notes…>',
    });
  }
  const { rules, queries, seed = 13, ...rest } = options;
  return startProject(store, {
    ...rest,
    seed,
    name: nameOf(folder),
    sources: given,
    ...readProjectRules(rules, queries),
  });
}

/** That of the folder, as far as a name may be. */
function nameOf(folder: string): string {
  const name = path
    .basename(path.resolve(folder))
    .replaceAll(/[^A-Za-z0-9_.-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '');
  return name === '' ? 'project' : name;
}

const LOCK = 'project';

/**
 * Does work with a lock on the folder of a project, or of one to be: two processes that write its record would each undo what the other
 * did. What a process left that is gone is taken over. A review needs no lock: it appends to its journal alone.
 *
 * @param onTakenOver told where the lock of a process that is gone was taken over.
 * @throws PalimpsestError `project-locked`.
 */
export async function withProjectLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  onTakenOver?: () => void,
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
    if (isLeft) onTakenOver?.();
    return await work();
  } finally {
    await lock.release();
  }
}
