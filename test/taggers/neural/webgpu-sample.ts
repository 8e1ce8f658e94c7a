import { expect } from 'vitest';
import { neuroner } from '../../../src/taggers/neural/families.ts';
import { labelled, mentions, small, stream } from './fixture.ts';

/** What a short training ended with. */
export interface Outcome {
  /** Of each epoch. */
  readonly losses: readonly number[];
  /** The mentions of each document, as `start-end label`. */
  readonly found: readonly (readonly string[])[];
}

/** Two sentences in one batch: a software GPU needs seconds for a step. */
export const documents = [
  labelled('a', 'Dr [Ann Lee|NAME] left [Hull|PLACE].'),
  labelled('b', '[Tom|NAME] saw [Leeds|PLACE].'),
];

export const settings = { ...small, epochs: 5, batchTokens: 100, gazetteers: false };

/** Trains and tags on this side, in Node. */
export async function trainHere(backend: 'webgpu' | 'tensorflow' | 'wasm'): Promise<Outcome> {
  const losses: number[] = [];
  const onStep = ({ loss }: { readonly loss: number }) => void losses.push(loss);
  const chosen = neuroner.settings.parse({ ...settings, backend });
  const tagger = await neuroner.train(documents, chosen, { seed: 1, language: 'en', onStep });
  return { losses, found: await mentions(tagger.tag(stream(documents))) };
}

/** The backends add in other orders, so the last of some seven digits differ; no more. */
export function expectAlike(outcome: Outcome, reference: Outcome): void {
  const { losses, found } = reference;
  expect(losses.at(-1)).toBeLessThan(0.8 * (losses[0] as number));
  expect(outcome.losses).toHaveLength(losses.length);
  outcome.losses.forEach((loss, i) => expect(Math.abs(loss / (losses[i] as number) - 1)).toBeLessThan(1e-5));
  expect(found.flat().length).toBeGreaterThan(0);
  expect(outcome.found).toEqual(found);
}
