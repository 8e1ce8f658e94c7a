import type { CollectOptions, ExportProjectOptions, InitOptions, RunOptions } from './command.ts';
import type { Corpus, Document, Taken } from '../../core/types.ts';
import { createUniqueIds } from '../../formats/io/unique-ids.ts';
import { initProject, openProjectFolder, withProjectLock } from '../../pipeline/rule-project.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { type CollectedBatch, collectBatch } from '../../rules/project/collect.ts';
import { isAtTarget } from '../../rules/project/history/history.ts';
import { type ProjectRun, runProject } from '../../rules/project/iterate.ts';
import type { RuleProject } from '../../rules/project/project.ts';
import { drawFirst, type FirstDraw } from '../../rules/project/start.ts';
import { learningCorpus } from '../../rules/project/unlabelled.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';
import { formatTable } from '../screen.ts';
import { createNotes, inSession, type Session } from '../session.ts';
import { formatCount, plural } from '../../report/pages/format.ts';

function locked<Result>(
  folder: string,
  { quiet }: CommonOptions,
  io: CliIo,
  work: () => Promise<Result>,
): Promise<Result> {
  const note = createNotes(io, quiet === true);
  return withProjectLock(folder, work, () => note('took over the lock of a command that no longer runs.'));
}

/** Opens a project to change it, with a lock on it. */
export async function changeProject<Result>(
  folder: string,
  options: CommonOptions,
  io: CliIo,
  work: (project: RuleProject) => Promise<Result>,
): Promise<Result> {
  await openProjectFolder(folder); // nothing is written beside what is no project
  return locked(folder, options, io, async () => work(await openProjectFolder(folder)));
}

/** The unlabelled text of a project: several corpora as one; ids that come again are told apart. */
export async function openSources(
  { openText, reportUnlabelled: report }: Session,
  sources: readonly string[],
): Promise<Corpus> {
  const corpora: Corpus[] = [];
  for (const source of sources) corpora.push(await openText(source, report));
  const [only] = corpora;
  if (corpora.length === 1 && only) return only;
  return {
    async *[Symbol.asyncIterator]() {
      const uniqueIds = createUniqueIds(report, 'read');
      for (const corpus of corpora) for await (const doc of corpus) yield uniqueIds(doc);
    },
  };
}

/** Makes a project and draws its first documents; of one that is there, what is still to be drawn. */
export function runInit(
  folder: string,
  sources: readonly string[],
  options: InitOptions,
  io: CliIo,
): Promise<ExitCode> {
  return locked(folder, options, io, () =>
    inSession(options, io, async (session) => {
      const { rules, queries, label: labels, seed, target, initial, validation } = options;
      const project = await initProject(folder, sources, {
        ...(rules !== undefined && { rules }),
        ...(queries !== undefined && { queries }),
        ...(labels && { labels }),
        seed,
        target,
        initial,
        validation,
      });
      const corpus = await openSources(session, project.state.sources);
      const onProgress = (notes: number) => session.progress.update('Looking for notes', notes, undefined, 'notes');
      const draw = await drawFirst(project, corpus, { onProgress });
      const waiting = project.openBatches.map(({ name, documents }) => ({ name, documents }));
      session.tell({ project: folder, ...draw, waiting }, () => formatFirstDraw(folder, project, draw));
    }),
  );
}

const notes = (number: number) => plural(number, 'note');
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** What was drawn for a new project, and what comes next. */
export function formatFirstDraw(folder: string, project: RuleProject, draw: FirstDraw): string {
  const { state } = project;
  const lines: string[] = [];
  if (draw.notes > 0) {
    const rows = Object.entries(draw.found).map(([label, found]) => [label, formatCount(found)]);
    lines.push(formatTable(['label', 'notes found by queries'], rows), `${notes(draw.notes)} read.`);
    const missing = rows.filter(([, found]) => found === '0').map(([label]) => label);
    if (missing.length > 0) lines.push(`No note was found for ${missing.join(', ')}; add queries to find some.`);
  }
  for (const { name, documents } of draw.batches) lines.push(`${name}: ${notes(documents)} to review.`);
  const wanted = state.validation;
  if (draw.batches.length === 0) {
    lines.push(
      project.openBatches.length > 0
        ? 'Nothing to draw: batches are waiting for review.'
        : 'Nothing to draw: the project is complete.',
    );
  } else if (draw.batches.some(({ name, documents }) => name.startsWith('validation') && documents < wanted)) {
    lines.push('The queries found no more notes for the validation set.');
  }
  return `${lines.join('\n')}\n${nextStep(folder, project)}`;
}

/** What the rules found, and what is up for review. */
export function formatProjectRun(folder: string, project: RuleProject, run: ProjectRun): string {
  const { read, notes: gone, positive, ranking, batch, edited, entry } = run;
  const edge = ranking.threshold === undefined ? '' : `, above a score of ${ranking.threshold.toFixed(3)}`;
  return [
    ...(edited
      ? [
          `The working rules were edited after they were last accepted; their validation F1 is ${percent(entry.validation.f1)}.`,
        ]
      : []),
    `${notes(read)} read, ${notes(gone)} searched, something found in ${formatCount(positive)}.`,
    batch
      ? `${batch.name}: ${notes(batch.documents)} to review, of ${formatCount(ranking.documents.length)} ranked${batch.documents === ranking.selected ? edge : ''}.`
      : 'Nothing to review: the rules find nothing new, or only what they already find well. Try new rules or other notes.',
    nextStep(folder, project),
  ].join('\n');
}

export function formatCollected(folder: string, project: RuleProject, batches: readonly CollectedBatch[]): string {
  if (batches.length === 0) return `No batch is open.\n${nextStep(folder, project)}`;
  const rows = batches.map(({ batch, reviewed, waiting, training, validation, closed }) => [
    batch,
    formatCount(reviewed),
    formatCount(waiting),
    formatCount(training),
    formatCount(validation),
    closed ? 'closed' : 'open',
  ]);
  const table = formatTable(['batch', 'reviewed', 'waiting', 'training', 'validation', 'state'], rows);
  const entry = batches.at(-1)?.entry;
  const { target, labels } = project.state;
  const lines: string[] = [];
  if (entry) {
    const { reviewed, training, validation } = entry;
    lines.push(
      `${notes(reviewed.notes)} reviewed so far, ${plural(reviewed.instances, 'entity', 'entities')} of ${labels.join(', ')}.`,
    );
    // Of no document F1 is 1, which would say that the rules are perfect.
    const f1 = (row: typeof training) => (row.documents === 0 ? 'not yet known' : percent(row.f1));
    lines.push(`The rules: training F1 ${f1(training)}, validation F1 ${f1(validation)} (target ${percent(target)}).`);
    if (isAtTarget(entry, target)) lines.push('The stopping criterion is met: you may stop here.');
  }
  return `${table}\n${lines.join('\n')}\n${nextStep(folder, project)}`;
}

/** The command that comes next. */
function nextStep(folder: string, project: RuleProject): string {
  const [open] = project.openBatches;
  if (open) return `Next: palimpsest rules review ${folder}, then palimpsest rules collect ${folder}\n`;
  return `Next: palimpsest rules errors ${folder}, palimpsest rules try ${folder} <proposal>; then palimpsest rules run ${folder}\n`;
}

/** Takes reviewed documents into the corpora of a project: of the named batches, or of all that are open. */
export async function runCollect(
  folder: string,
  batches: readonly string[],
  options: CollectOptions,
  io: CliIo,
): Promise<ExitCode> {
  return changeProject(folder, options, io, async (project): Promise<ExitCode> => {
    const names = batches.length > 0 ? batches : project.openBatches.map(({ name }) => name);
    const collected = [];
    for (const name of names) {
      const one = await collectBatch(project, name, { close: options.close === true });
      collected.push(one);
      if (options.quiet !== true) for (const note of one.notes) io.stderr.write(`note: ${name}: ${note}\n`);
    }
    if (options.json === true) io.stdout.write(`${JSON.stringify({ project: folder, batches: collected })}\n`);
    else if (options.quiet !== true) io.stderr.write(formatCollected(folder, project, collected));
    return 0;
  });
}

/** Runs the rules of a project over its unlabelled notes and draws the next batch. */
export function runProjectCommand(folder: string, options: RunOptions, io: CliIo): Promise<ExitCode> {
  return changeProject(folder, options, io, (project) =>
    inSession(options, io, async (session) => {
      const { ranking, ...found } = await runProject(project, await openSources(session, project.state.sources), {
        ...(options.notes !== undefined && { notes: options.notes }),
        by: options.by,
        most: options.most,
        least: options.least,
        onProgress: (notes) => session.progress.update('Reading', notes, undefined, 'notes'),
        report: session.report,
      });
      session.tell(
        { project: folder, ...found, threshold: ranking.threshold ?? null, selected: ranking.selected },
        () => formatProjectRun(folder, project, { ...found, ranking }),
      );
    }),
  );
}

/** Writes the labelled corpus of a project: what was reviewed and, where asked for, notes without a finding. */
export function runExportProject(
  folder: string,
  out: string,
  options: ExportProjectOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async ({ output, tell }) => {
    const { reviewed, silent } = await learningCorpus(await openProjectFolder(folder), options.silent);
    const counts = { reviewed: 0, silent: 0 };
    async function* notes(): AsyncGenerator<Document, void, Taken> {
      for (const note of reviewed) if ((yield note) !== false) counts.reviewed++;
      // Whoever reads the corpus must be able to tell what a person has seen.
      for (const note of silent)
        if ((yield { ...note, meta: { ...note.meta, reviewed: false } }) !== false) counts.silent++;
    }
    await writeCorpus(notes(), await output(out, undefined, 'jsonl'));
    const words = `${counts.reviewed} reviewed notes and ${counts.silent} notes without findings → ${out}\n`;
    tell({ project: folder, out, ...counts }, () => words, out);
  });
}
