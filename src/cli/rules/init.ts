import type { InitOptions } from './project-commands.ts';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import { readRuleSource, type RuleSource } from '../../rules/networks/load.ts';
import { openProject, isProject, type RuleProject } from '../../rules/project/project.ts';
import { isQueryFile, parseQueries, queriesToRules } from '../../rules/project/queries.ts';
import { drawFirst, startProject } from '../../rules/project/start.ts';
import { readSourceFiles, type RuleFiles } from '../../rules/project/stored-rules.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import type { ExitCode } from '../command.ts';
import { inSession } from '../session.ts';
import type { CliIo } from '../io.ts';
import { formatFirstDraw } from './steps.ts';
import { projectName, withProjectLock, openSources } from './project.ts';

/** Makes a project and draws its first documents; of one that is there, what is still to be drawn. */
export function runInit(
  folder: string,
  sources: readonly string[],
  options: InitOptions,
  io: CliIo,
): Promise<ExitCode> {
  return withProjectLock(folder, options, io, () =>
    inSession(options, io, async (session) => {
      const store = createFolderStore(folder);
      const project = (await isProject(store))
        ? await goOn(await openProject(store), sources)
        : await startProject(store, settingsOf(folder, sources, options));
      const corpus = await openSources(session, project.state.sources);
      const onProgress = (notes: number) => session.progress.update('Looking for notes', notes, undefined, 'notes');
      const draw = await drawFirst(project, corpus, { onProgress });
      const waiting = project.openBatches.map(({ name, documents }) => ({ name, documents }));
      session.tell({ project: folder, ...draw, waiting }, () => formatFirstDraw(folder, project, draw));
    }),
  );
}

async function goOn(project: RuleProject, sources: readonly string[]): Promise<RuleProject> {
  const given = sources.map((source) => path.resolve(source));
  const { state } = project;
  if (given.length === 0 || JSON.stringify(given) === JSON.stringify(state.sources)) return project;
  throw new PalimpsestError('project-exists', 'the project is there, with other notes', {
    hint: 'Give the project alone to go on with it, or change "sources" in its project.json.',
  });
}

function settingsOf(folder: string, sources: readonly string[], options: InitOptions) {
  if (sources.length === 0) {
    throw new PalimpsestError('no-sources', 'a new project needs the unlabelled notes', {
      hint: 'Name files or folders: palimpsest rules init <project> <notes…>',
    });
  }
  const rules = options.rules === undefined ? undefined : readRuleSource(options.rules);
  const source = options.queries === undefined ? rules && queriesBeside(rules) : readRuleSource(options.queries);
  const queries = source && readQueries(source);
  return {
    name: projectName(folder),
    sources: sources.map((source) => path.resolve(source)),
    rules: rules ? readSourceFiles(rules) : requireRules(queries?.lists),
    ...(queries && { queries: queries.all }),
    ...(options.label && { labels: options.label }),
    seed: options.seed,
    target: options.target,
    initial: options.initial,
    validation: options.validation,
  };
}

const QUERIES = 'queries.yaml';

/** The queries that a rule set comes with. */
function queriesBeside(rules: RuleSource): RuleSource | undefined {
  try {
    return { ...rules, text: rules.readBeside(QUERIES), file: QUERIES };
  } catch {
    return undefined;
  }
}

/** Queries as rules; of a file of queries, also their lists and expressions alone. */
function readQueries(source: RuleSource): { readonly all: RuleFiles; readonly lists: RuleFiles | undefined } {
  if (!isQueryFile(source.text)) return { all: readSourceFiles(source), lists: undefined };
  const queries = parseQueries(source.text, source.file);
  const asRules = (text: string | undefined) => (text === undefined ? undefined : readSourceFiles({ ...source, text }));
  const all = asRules(queriesToRules(queries));
  if (all === undefined) throw new TypeError('a file of queries has one or more');
  return { all, lists: asRules(queriesToRules(queries, 'lists')) };
}

function requireRules(lists: RuleFiles | undefined): RuleFiles {
  if (lists) return lists;
  throw new PalimpsestError('no-rules', 'a new project needs rules to begin with', {
    hint: 'Give --rules: a file, a folder or a shipped rule set; or --queries with lists or expressions, which are rules too.',
  });
}
