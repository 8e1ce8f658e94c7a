import type { PlannedMixedCell } from '../../studies/code-mixing/plan.ts';
import type { PlannedEvaluation } from '../../studies/rules/plan.ts';
import type { PlannedVariant } from '../../studies/impact/plan.ts';
import type { AnyPlan } from '../../studies/kinds.ts';
import type { PlannedCell } from '../../studies/augmentation/plan.ts';
import type { ExperimentEvent, ExperimentProgress } from '../../studies/engine/run.ts';
import { warnOfCaps } from '../../core/training-end.ts';
import type { CliIo } from '../io.ts';
import { formatDuration } from '../progress.ts';
import { formatTable } from './table.ts';

/** What a running experiment shows: a line that is drawn over on a terminal, else a line a finished cell, for logs. */
export interface ExperimentScreen {
  show(event: ExperimentEvent): void;
  clear(): void;
}

const INTERVAL_MS = 200;

export function createExperimentProgress(plan: AnyPlan, io: CliIo, quiet: boolean): ExperimentScreen {
  const isTerminal = io.stderr.isTTY === true;
  const places = describeCells(plan);
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
        io.stderr.write(`failed: ${places.get(event.key)}: ${message} [${code}]\n`);
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

/** The table of `--dry-run` of an impact study. */
export function formatVariants(cells: readonly (PlannedVariant & { readonly state: string })[]): string {
  const rows = cells.map(({ key, corpus, model, strategy, protectEponyms, fold, seed, state }) => [
    key,
    corpus,
    model,
    strategy,
    protectEponyms ? 'protected' : '',
    String(fold + 1),
    String(seed),
    state,
  ]);
  const header = ['key', 'corpus', 'PHI model', 'strategy', 'eponyms', 'fold', 'seed', 'state'];
  const left = 'left' as const;
  const right = 'right' as const;
  const table = formatTable(header, rows, [left, left, left, left, left, right, right, left]);
  return `${table}${cells.length} cells, and that of the PHI model, which is computed first\n`;
}

/** The table of `--dry-run` of a direct or an indirect evaluation. */
export function formatEvaluations(cells: readonly (PlannedEvaluation & { readonly state: string })[]): string {
  const rows = cells.map(({ key, system, fold, seed, state }) => [
    key,
    system,
    fold === undefined ? 'all' : String(fold + 1),
    String(seed),
    state,
  ]);
  const header = ['key', 'system', 'fold', 'seed', 'state'];
  return `${formatTable(header, rows, ['left', 'left', 'right', 'right', 'left'])}${cells.length} cells\n`;
}

/** The table of `--dry-run` of a study of code-mixed text. */
export function formatMixedCells(cells: readonly (PlannedMixedCell & { readonly state: string })[]): string {
  const rows = cells.map(({ key, model, group, seed, state }) => [key, model, group ?? 'all', String(seed), state]);
  const header = ['key', 'model', 'trained on', 'seed', 'state'];
  const table = formatTable(header, rows, ['left', 'left', 'left', 'right', 'left']);
  return `${table}${cells.length} trainings; encoders are pretrained before them, a language model is asked after them\n`;
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

/** What each key is called on the screen; of several places of one key, the first. */
function describeCells(plan: AnyPlan): ReadonlyMap<string, string> {
  if (plan.kind === 'impact') {
    const variants = plan.cells.map((cell) => [cell.key, describeVariant(cell)] as const);
    return new Map([...variants, [plan.phiKey, 'PHI model']]);
  }
  if (plan.kind === 'evaluation') {
    return new Map(
      plan.cells.map(({ key, system, fold }) => [key, `${system}${fold === undefined ? '' : `, fold ${fold + 1}`}`]),
    );
  }
  if (plan.kind === 'code-mixing') {
    return new Map([
      ...plan.encoders.map(({ key, groups }) => [key, `encoder on ${groups.join(', ')}`] as const),
      ...plan.cells.map(({ key, model, group, seed }) => [key, `${model}${group === undefined ? '' : ` on ${group}`}, seed ${seed}`] as const), // prettier-ignore
      ...(plan.hardKey === undefined ? [] : [[plan.hardKey, 'language model'] as const]),
    ]);
  }
  return new Map(plan.cells.toReversed().map((cell) => [cell.key, describe(cell)]));
}

function describe({ direction, model, arm, alpha, fraction, seed }: PlannedCell): string {
  const copies = alpha > 0 ? ` alpha ${alpha}` : '';
  return `${direction} ${model} ${arm}${copies}, ${formatAmount(fraction)}, seed ${seed}`;
}

function describeVariant({ corpus, model, strategy, protectEponyms, fold, seed }: PlannedVariant): string {
  const variant = strategy === 'original' ? 'original' : `${model} ${strategy}`;
  return `${corpus} ${variant}${protectEponyms ? ', eponyms protected' : ''}, fold ${fold + 1}, seed ${seed}`;
}

function formatAmount(fraction: number): string {
  return fraction > 1 ? `${fraction} units` : `${Number((100 * fraction).toFixed(2))} %`;
}
