import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Small random encoders with what Python's `transformers` makes of a few texts (test/fixtures/encoders/README.md). */
const root = fileURLToPath(new URL('../../fixtures/encoders', import.meta.url));

export const fixtureNames = ['bert', 'electra', 'distilbert', 'roberta', 'xlm-roberta'] as const;

export interface Expected {
  readonly texts: readonly {
    readonly text: string;
    /** With the pieces around the sequence. */
    readonly ids: readonly number[];
    readonly tokens: readonly string[];
    readonly offsets: readonly (readonly [number, number])[];
  }[];
  readonly batch: readonly number[];
  /** Of the last layer, by sequence of the batch, piece and dimension. */
  readonly hidden: readonly (readonly (readonly number[])[])[];
}

export function fixtureFolder(name: string): string {
  return path.join(root, name);
}

export function readExpected(name: string): Expected {
  return JSON.parse(readFileSync(path.join(root, name, 'expected.json'), 'utf8')) as Expected;
}
