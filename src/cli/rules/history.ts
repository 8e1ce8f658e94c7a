import path from 'node:path';
import type { HistoryOptions } from './command.ts';
import { PalimpsestError } from '../../core/errors.ts';
import {
  type ComparedEntries,
  compareEntries,
  entryName,
  findEntry,
  revertRules,
  type HistoryEntry,
  isAtTarget,
  readHistory,
} from '../../rules/project/history/history.ts';
import { createHistoryPage } from '../../rules/project/history/history-page.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { writeWhole } from '../session.ts';
import { openProjectFolder } from '../../pipeline/rule-project.ts';
import { changeProject } from './project.ts';
import { ownValue } from '../../core/collections.ts';
import type { Scores } from '../../rules/project/scores.ts';
import { formatPercent, formatTable } from '../screen.ts';
import type { CommonOptions } from '../options.ts';

/** Lists what a project was at each change of its rules or corpora; compares two of them; draws the curves. */
export async function runHistory(folder: string, options: HistoryOptions, io: CliIo): Promise<ExitCode> {
  const project = await openProjectFolder(folder);
  const entries = await readHistory(project);
  if (options.compare !== undefined) {
    const [from, to, ...others] = options.compare;
    if (from === undefined || to === undefined || others.length > 0) {
      throw new PalimpsestError('bad-comparison', '--compare takes two entries, such as 0.0,1.3', {
        hint: 'An entry is <iteration>.<update>, as in the table; an iteration number means its last entry.',
      });
    }
    const compared = await compareEntries(project, findEntry(entries, from), findEntry(entries, to));
    if (options.json === true) io.stdout.write(`${JSON.stringify(compared)}\n`);
    else io.stdout.write(formatComparedEntries(compared));
    return 0;
  }
  if (options.out !== undefined) {
    writeWhole(options.out, createHistoryPage(project.state, entries), options.overwrite === true);
  }
  const { name, target, labels } = project.state;
  if (options.json === true) io.stdout.write(`${JSON.stringify({ name, target, labels, entries })}\n`);
  else if (options.quiet !== true) {
    io.stdout.write(formatHistory(entries, target));
    if (options.out !== undefined) io.stderr.write(`drawn → ${options.out}\n`);
  }
  return 0;
}

const LONGEST = 48;

/** The figures of a corpus, where there is something to measure. */
function figures({ precision, recall, f1, gold, found }: Scores): string[] {
  return gold + found === 0 ? ['–', '–', '–'] : [formatPercent(precision), formatPercent(recall), formatPercent(f1)];
}

/** Each change of a project, the oldest first. */
export function formatHistory(entries: readonly HistoryEntry[], target: number): string {
  const rows = entries.map((entry) => {
    const what = entry.networks.length > 0 ? `${entry.event}: ${entry.networks.join(', ')}` : entry.event;
    return [
      entryName(entry),
      what.length > LONGEST ? `${what.slice(0, LONGEST - 1)}…` : what,
      String(entry.reviewed.notes),
      String(entry.reviewed.instances),
      ...figures(entry.training),
      ...figures(entry.validation),
    ];
  });
  const header = ['entry', 'what', 'notes', 'mentions', 'train P', 'R', 'F1', 'valid P', 'R', 'F1'];
  const last = entries.at(-1);
  const end = last && isAtTarget(last, target) ? 'met: you may stop here' : 'not met';
  return `${formatTable(header, rows, ['left', 'left'])}\nStopping rule, validation F1 above ${formatPercent(target)} %: ${end}.\n`;
}

/** Two entries side by side. */
export function formatComparedEntries({ from, to, networks, gazetteers, documents }: ComparedEntries): string {
  const names = [entryName(from), entryName(to)];
  const labels = [...new Set([...Object.keys(from.validation.byLabel), ...Object.keys(to.validation.byLabel), ...Object.keys(from.training.byLabel), ...Object.keys(to.training.byLabel)])].toSorted(); // prettier-ignore
  const rows = (['training', 'validation'] as const).flatMap((corpus) => {
    const row = (
      name: string,
      pick: (scores: Scores) => { readonly f1: number; readonly gold: number } | undefined,
    ) => {
      const [a, b] = [pick(from[corpus]), pick(to[corpus])];
      const cells = [a, b].map((one) => (one === undefined || one.gold === 0 ? '–' : formatPercent(one.f1)));
      return a || b ? [[name, ...cells]] : [];
    };
    return [
      ...row(`${corpus}, all`, (scores) => scores),
      ...labels.flatMap((label) => row(`  ${label}`, (scores) => ownValue(scores.byLabel, label))),
    ];
  });
  return [
    formatTable(['F1', ...names], rows),
    `Networks that differ: ${networks.join(', ') || 'none'}.`,
    `Gazetteers that differ: ${gazetteers.join(', ') || 'none'}.`,
    `New training documents: ${documents.length}. Notes reviewed: ${from.reviewed.notes} → ${to.reviewed.notes}; entities: ${from.reviewed.instances} → ${to.reviewed.instances}.`,
    '',
  ].join('\n');
}

/** Goes back to rules that the history keeps. */
export function runRevert(folder: string, name: string, options: CommonOptions, io: CliIo): Promise<ExitCode> {
  return changeProject(folder, options, io, async (project): Promise<ExitCode> => {
    const to = findEntry(await readHistory(project), name);
    const { entry, edited } = await revertRules(project, to);
    const result = { project: folder, to: entryName(to), entry: entryName(entry), edited: edited ? entryName(edited) : null };
    if (options.json === true) io.stdout.write(`${JSON.stringify(result)}\n`);
    else if (options.quiet !== true) {
      if (edited) io.stderr.write(`The edited rules are kept as entry ${entryName(edited)}.\n`);
      io.stderr.write(`${path.join(folder, 'rules')} is restored to entry ${result.to}, as entry ${result.entry} of the history.\n`);
    }
    return 0;
  }); // prettier-ignore
}
