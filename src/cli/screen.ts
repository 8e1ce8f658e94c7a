import type { TrainingStep } from '../core/tagger.ts';
import type { CliIo } from './io.ts';

/** A progress line on stderr: bar, share, rate and time left. Shown on a terminal only. */
export interface ProgressLine {
  /**
   * @param total unknown where absent: then the count alone is shown.
   * @param detail what else there is to say, behind the rest.
   */
  update(label: string, done: number, total: number | undefined, unit: string, detail?: string): void;
  clear(): void;
}

const INTERVAL_MS = 100;
const WIDTH = 24;

export function createProgressLine(io: CliIo, quiet: boolean): ProgressLine {
  if (quiet || io.stderr.isTTY !== true) return { update: () => undefined, clear: () => undefined };
  let phase = '';
  let started = 0;
  let before = 0; // done when the phase began: what goes on has a rate of its own
  let shown = 0;
  const write = (line: string) => io.stderr.write(`\r\u001b[2K${line}`);
  return {
    update: (label, done, total, unit, detail = '') => {
      const now = performance.now();
      if (label !== phase) [phase, started, before] = [label, now, done];
      if (now - shown < INTERVAL_MS && done !== total) return;
      shown = now;
      const seconds = (now - started) / 1000;
      const rate = seconds > 0 ? (done - before) / seconds : 0;
      const speed = `${formatRoughly(rate)} ${unit}/s`;
      if (total === undefined || total === 0) {
        write(`${label} ${formatRoughly(done)} ${unit}  ${speed}${detail}`);
        return;
      }
      const share = Math.min(1, done / total);
      const filled = Math.round(share * WIDTH);
      const bar = `${'━'.repeat(filled)}${'─'.repeat(WIDTH - filled)}`;
      const left = rate > 0 ? `  ${formatDuration((total - done) / rate)} left` : '';
      write(`${label} ${bar} ${Math.floor(share * 100)} %  ${speed}${left}${detail}`);
    },
    clear: () => {
      if (phase !== '') write('');
    },
  };
}

/** `950`, `12.3 k`, `4.5 M`. */
export function formatRoughly(count: number): string {
  if (count < 1000) return String(Math.round(count));
  if (count < 1e6) return `${(count / 1e3).toFixed(1)} k`;
  return `${(count / 1e6).toFixed(1)} M`;
}

/** `8 s`, `3 min 20 s`, `2 h 5 min`. */
export function formatDuration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** A share in percent, without the sign: `12.3`; a dash where there was nothing to have a share of. */
export const formatPercent = (share: number, digits = 1): string =>
  Number.isNaN(share) ? '–' : (100 * share).toFixed(digits);

/** Lays rows out in columns, a line each: the first left-aligned, the others right-aligned, or as `align` says. */
export function formatTable(
  header: readonly string[],
  given: readonly (readonly string[])[],
  align: readonly ('left' | 'right')[] = [],
): string {
  const rows = given.map((row) => row.map((cell) => cell.replaceAll(/\s*[\r\n\t\u2028\u2029]+\s*/g, ' ')));
  const widths = header.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => {
        const left = (align[i] ?? (i === 0 ? 'left' : 'right')) === 'left';
        return left ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number);
      })
      .join('  ')
      .trimEnd();
  return [line(header), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n') + '\n';
}

/** Shows the learning curve on stderr: on a terminal a line with the time left, elsewhere a log of steps. */
export interface TrainingProgress {
  step(step: TrainingStep): void;
  /** Shows how far it is where steps of the log are few and far between: the line then goes by this alone. */
  within(label: string, done: number, total: number): void;
  notice(code: string, message: string): void;
  clear(): void;
}

/** @param noun what a step of the learning curve is called. */
export function createTrainingProgress(io: CliIo, quiet: boolean, noun = 'step'): TrainingProgress {
  const line = createProgressLine(io, quiet);
  const say = (text: string) => {
    if (quiet) return;
    line.clear();
    io.stderr.write(`${text}\n`);
  };
  let isFirst = true;
  let isCounted = false;
  return {
    step(step) {
      const { step: number, steps } = step;
      if (isFirst && number > 1) say(`note: continuing after ${noun} ${number - 1}`);
      isFirst = false;
      // On a terminal one line says it all; a file gets ever fewer lines. The folder has every step.
      const isLogged = isCounted || io.stderr.isTTY !== true;
      if (isLogged && (isTold(number) || number === steps || step.devF1 !== undefined)) say(describeStep(step, noun));
      const score = step.devF1 === undefined ? '' : `  dev F1 ${(100 * step.devF1).toFixed(2)} %`;
      if (!isCounted) line.update('Training', number, steps, `${noun}s`, `  loss ${formatFigure(step.loss)}${score}`);
    },
    within(label, done, total) {
      isCounted = true;
      line.update(label, done, total, 'steps');
    },
    notice: (code, message) => say(`note: ${message} [${code}]`),
    clear: () => line.clear(),
  };
}

/** 1, 2, 5, 10, 20, 50, 100 … */
function isTold(step: number): boolean {
  return /^[125]0*$/.test(String(step));
}

/** Without the figures of the method, which say nothing to who does not know it; `onStep` tells them. */
function describeStep({ step, steps, loss, devF1 }: TrainingStep, noun: string): string {
  const parts = [
    `${noun} ${step}${steps === undefined ? '' : `/${steps}`}`,
    `loss ${formatFigure(loss)}`,
    ...(devF1 === undefined ? [] : [`dev F1 ${(100 * devF1).toFixed(2)} %`]),
  ];
  return parts.join('  ');
}

function formatFigure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toPrecision(5);
}

/** What is said where a training failed that can go on. */
export const KEPT = 'note: checkpoints were kept; continue with --resume\n';
