import { readFileSync } from 'node:fs';
import type { Drift } from './drift.ts';

/** What a tagger of a recorded experiment did: strict F1 × 100, recall and precision of tokens by its own probabilities and in truth. */
interface RecordedArm {
  readonly strict: number;
  readonly doubt: Ratios;
  readonly truth: Ratios;
}

interface Ratios {
  readonly recall: number;
  readonly precision: number;
}

/** Taggers trained on one corpus in several ways, scored on another, or on a part of the same that was held out. */
export interface RecordedExperiment {
  readonly pair: string;
  /** The corpus scored on. Experiments that share it are no independent witnesses of it. */
  readonly on: string;
  /** Tokens and mentions trained on. */
  readonly tokens: number;
  readonly mentions: number;
  readonly drift: Drift;
  readonly arms: Readonly<Record<string, RecordedArm>>;
}

const FILE = new URL('../../../data/advice/experiments.jsonl', import.meta.url);
let experiments: readonly RecordedExperiment[] | undefined;

/** The experiments that advice is learned from, which `scripts/advice.js` copies from the records of `bench/drift.js`. */
export function recordedExperiments(): readonly RecordedExperiment[] {
  return (experiments ??= readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedExperiment));
}
