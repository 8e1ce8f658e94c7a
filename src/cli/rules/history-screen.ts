import { ownValue } from '../../core/collections.ts';
import { type ComparedEntries, entryName } from '../../rules/project/history/compare-entries.ts';
import { type HistoryEntry, isAtTarget } from '../../rules/project/history/history.ts';
import type { Scores } from '../../rules/project/scores.ts';
import { formatTable } from '../screen.ts';

const percent = (share: number) => (100 * share).toFixed(1);
const LONGEST = 48;

/** The figures of a corpus, where there is something to measure. */
function figures({ precision, recall, f1, gold, found }: Scores): string[] {
  return gold + found === 0 ? ['–', '–', '–'] : [percent(precision), percent(recall), percent(f1)];
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
  const end = last && isAtTarget(last, target) ? 'met: the loop may end here' : 'not met';
  return `${formatTable(header, rows, ['left', 'left'])}\nStopping rule, validation F1 above ${percent(target)} %: ${end}.\n`;
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
      const cells = [a, b].map((one) => (one === undefined || one.gold === 0 ? '–' : percent(one.f1)));
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
    `Training documents that came: ${documents.length}. Notes reviewed: ${from.reviewed.notes} → ${to.reviewed.notes}; mentions: ${from.reviewed.instances} → ${to.reviewed.instances}.`,
    '',
  ].join('\n');
}
