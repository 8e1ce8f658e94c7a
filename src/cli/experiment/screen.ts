import type { ExperimentEvent, ExperimentProgress } from '../../studies/engine/run.ts';
import type { CellColumn } from '../../studies/kind.ts';
import type { AnyPlan } from '../../studies/kinds.ts';
import { warnOfCaps } from '../../core/tagger.ts';
import type { CliIo } from '../io.ts';
import { formatDuration } from '../screen.ts';
import { formatTable } from '../screen.ts';

/** What a running experiment shows: a line that is drawn over on a terminal, else a line a finished cell, for logs. */
export interface ExperimentScreen {
  show(event: ExperimentEvent): void;
  clear(): void;
}

const INTERVAL_MS = 200;

export function createExperimentProgress(plan: AnyPlan, io: CliIo, quiet: boolean): ExperimentScreen {
  const isTerminal = io.stderr.isTTY === true;
  const places = new Map(plan.tasks.map(({ key, name }) => [key, name]));
  const started = performance.now();
  const told = new Set<string>();
  let shown = 0;
  let isDirty = false;
  const clear = (): void => {
    if (isDirty) io.stderr.write('\r\u001b[2K');
    isDirty = false;
  };
  return {
    clear,
    show: (event) => {
      if (event.kind === 'failed') {
        clear();
        const { code, message } = event.failure;
        const reason = `${message} [${code}]`;
        // What fails alike in a hundred cells is one thing to know; the folder has the reason of each.
        if (!told.has(reason)) io.stderr.write(`failed: ${places.get(event.key)}: ${reason}\n`);
        told.add(reason);
      }
      if (quiet) return;
      const now = performance.now();
      if (isTerminal) {
        if (now - shown < INTERVAL_MS && event.kind !== 'done') return;
        shown = now;
        isDirty = true;
        io.stderr.write(`\r\u001b[2K${formatProgress(event, (now - started) / 1000)}`);
      } else if (event.kind === 'done') {
        io.stderr.write(`done: ${places.get(event.key)}: ${formatProgress(event, (now - started) / 1000)}\n`);
      } else if (event.kind === 'waiting' && now - shown > 60_000) {
        shown = now;
        io.stderr.write('waiting for cells that another run computes\n');
      }
    },
  };
}

/** `12 of 125 done, 2 running, 111 left, 1 failed, 3 min 20 s to go`. */
export function formatProgress(progress: ExperimentProgress, seconds: number): string {
  const { cells, found, done, failed, running, share } = progress;
  const left = cells - found - done - failed - running;
  const parts = [`${found + done} of ${cells} done`, `${running} running`, `${left} left`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (share > 0 && share < 1) parts.push(`about ${formatDuration((seconds * (1 - share)) / share)} to go`);
  return parts.join(', ');
}

/** What is said at the end. */
export function formatOutcome({ cells, found, done, failed, ends }: ExperimentProgress, folder: string): string {
  const lines = [`${done} cells computed, ${found} were there, ${failed} failed, of ${cells} → ${folder}\n`];
  if (failed > 0) lines.push(`The reasons are in ${folder}/failed/; the same command tries them again.\n`);
  const caps = warnOfCaps(ends);
  if (caps !== undefined) lines.push(`warning: ${caps}\n`);
  lines.push(`Now: palimpsest experiment report ${folder}\n`);
  return lines.join('');
}

/** The table of `--dry-run`. */
export function formatCells(
  { kind, tasks, cells: all }: AnyPlan,
  cells: readonly { readonly key: string; readonly state: string }[],
): string {
  const columns: readonly CellColumn<(typeof cells)[number]>[] = [
    { title: 'key', text: ({ key }) => key },
    ...kind.columns,
    { title: 'state', text: ({ state }) => state },
  ];
  const table = formatTable(
    columns.map(({ title }) => title),
    cells.map((cell) => columns.map(({ text }) => text(cell))),
    columns.map(({ isNumber }) => (isNumber === true ? 'right' : 'left')),
  );
  const keys = new Set(cells.map(({ key }) => key)).size;
  const shared = keys < cells.length ? `, ${keys} to compute once each` : '';
  const inTable = new Set(all.map(({ key }) => key));
  const others = tasks.filter(({ key }) => !inTable.has(key)).map(({ name }) => name);
  return `${table}${cells.length} cells${shared}${others.length > 0 ? `; beside them: ${others.join('; ')}` : ''}\n`;
}
