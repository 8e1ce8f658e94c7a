import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createDocument } from '../../../../src/core/document.ts';
import type { Document } from '../../../../src/core/types.ts';

/** What Python makes of it: test/fixtures/pretraining/README.md. */
export interface PretrainingFixture {
  readonly texts: readonly string[];
  readonly vocabularies: readonly {
    readonly lowercase: boolean;
    readonly size: number;
    readonly minFrequency: number;
    readonly pieces: readonly string[];
  }[];
  readonly masked: {
    readonly config: Readonly<Record<string, unknown>>;
    readonly ids: readonly (readonly number[])[];
    readonly lengths: readonly number[];
    /** −100 where nothing is predicted. */
    readonly labels: readonly (readonly number[])[];
    readonly loss: number;
    readonly gradientNorms: Readonly<Record<string, number>>;
  };
}

const file = (name: string) => fileURLToPath(new URL(`../../../fixtures/pretraining/${name}`, import.meta.url));

export const fixture = JSON.parse(readFileSync(file('expected.json'), 'utf8')) as PretrainingFixture;

export const maskedWeightsFile = file('masked.safetensors');

/** The shipped clinical notes, one document a paragraph. */
export const notes: readonly Document[] = readFileSync(
  new URL('../../../../data/sample/notes.txt', import.meta.url),
  'utf8',
)
  .split(/\n{2,}/)
  .filter((text) => text.trim() !== '')
  .map((text, i) =>
    createDocument({ id: `n${i}`, text: text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'), entities: [] }),
  );
