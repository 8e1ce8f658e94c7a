import type { PlannedCell, Plan } from '../../pipeline/experiment/plan.ts';
import type { ExperimentEvent, ExperimentProgress } from '../../pipeline/experiment/run.ts';
import type { CliIo } from '../io.ts';
import { formatDuration } from '../progress.ts';
import { formatTable } from './table.ts';

/** What a running experiment shows: a line that is drawn over on a terminal, else a line a finished cell, for logs. */
export interface ExperimentScreen {
  show(event: ExperimentEvent): void;
  clear(): void;
}

const INTERVAL_MS = 200;

export function createExperimentProgress({ cells }: Plan, io: CliIo, quiet: boolean): ExperimentScreen {
  const isTerminal = io.stderr.isTTY === true;
  const places = new Map(cells.toReversed().map((cell) => [cell.key, cell]));
  const started = performance.now();
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
        io.stderr.write(`failed: ${describe(places.get(event.key))}: ${message} [${code}]\n`);
      }
      if (quiet) return;
      const now = performance.now();
      if (isTerminal) {
        if (now - shown < INTERVAL_MS && event.kind !== 'done') return;
        shown = now;
        isDirty = true;
        io.stderr.write(`\r\u001b[2K${formatProgress(event, (now - started) / 1000)}`);
      } else if (event.kind === 'done') {
        io.stderr.write(`done: ${describe(places.get(event.key))}: ${formatProgress(event, (now - started) / 1000)}\n`);
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
export function formatOutcome({ cells, found, done, failed }: ExperimentProgress, folder: string): string {
  const lines = [`${done} cells computed, ${found} were there, ${failed} failed, of ${cells} → ${folder}\n`];
  if (failed > 0) lines.push(`The reasons are in ${folder}/failed/; the same command tries them again.\n`);
  lines.push(`Now: palimpsest experiment report ${folder}\n`);
  return lines.join('');
}

/** The table of `--dry-run`. */
export function formatCells(cells: readonly (PlannedCell & { readonly state: string })[]): string {
  const rows = cells.map(({ key, direction, model, arm, alpha, fraction, seed, state }) => [
    key,
    direction,
    model,
    arm,
    String(alpha),
    formatAmount(fraction),
    String(seed),
    state,
  ]);
  const header = ['key', 'direction', 'model', 'arm', 'alpha', 'train', 'seed', 'state'];
  const left = 'left' as const;
  const right = 'right' as const;
  const keys = new Set(cells.map(({ key }) => key)).size;
  return `${formatTable(header, rows, [left, left, left, left, right, right, right, left])}${cells.length} cells, ${keys} to compute once each\n`;
}

function describe(cell: PlannedCell | undefined): string {
  if (!cell) return '';
  const { direction, model, arm, alpha, fraction, seed } = cell;
  const copies = alpha > 0 ? ` alpha ${alpha}` : '';
  return `${direction} ${model} ${arm}${copies}, ${formatAmount(fraction)}, seed ${seed}`;
}

function formatAmount(fraction: number): string {
  return fraction > 1 ? `${fraction} units` : `${Number((100 * fraction).toFixed(2))} %`;
}
