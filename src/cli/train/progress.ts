import type { TrainingStep } from '../../core/tagger.ts';
import type { CliIo } from '../io.ts';
import { createProgressLine } from '../screen.ts';

/** Shows the learning curve on stderr: a log of steps, and below it, on a terminal, a line with the time left. */
export interface TrainingProgress {
  step(step: TrainingStep): void;
  /** Shows how far it is where steps of the log are few and far between: the line then goes by this alone. */
  within(label: string, done: number, total: number): void;
  notice(code: string, message: string): void;
  clear(): void;
}

/** Steps that are always logged; after these, every tenth, and those that were evaluated on the dev corpus. */
const FIRST_STEPS = 10;

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
      if (isFirst && number > 1) say(`note: goes on after ${noun} ${number - 1}`);
      isFirst = false;
      if (number <= FIRST_STEPS || number % 10 === 0 || number === steps || step.devF1 !== undefined)
        say(describe(step, noun));
      if (!isCounted) line.update('Training', number, steps, 'steps');
    },
    within(label, done, total) {
      isCounted = true;
      line.update(label, done, total, 'steps');
    },
    notice: (code, message) => say(`note: ${message} [${code}]`),
    clear: () => line.clear(),
  };
}

function describe({ step, steps, loss, devF1, figures = {} }: TrainingStep, noun: string): string {
  const parts = [
    `${noun} ${step}${steps === undefined ? '' : `/${steps}`}`,
    `loss ${formatNumber(loss)}`,
    ...(devF1 === undefined ? [] : [`dev F1 ${(100 * devF1).toFixed(2)} %`]),
    ...Object.entries(figures).map(([name, value]) => `${name} ${formatNumber(value)}`),
  ];
  return parts.join('  ');
}

function formatNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toPrecision(5);
}

/** What is said where a training failed that can go on. */
export const KEPT = 'note: the checkpoints are kept; --resume goes on from them\n';
