import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '../../core/store.ts';
import type { TrainingStep } from '../../core/tagger.ts';
import type { Document } from '../../core/types.ts';
import type { OptimiserState } from './layers/optimiser.ts';
import { readTensors, writeTensors, type NamedTensor } from './safetensors.ts';

/** Weights by name. */
export type Tensors = Readonly<Record<string, NamedTensor>>;

/** All that a training needs to go on after an epoch as if never stopped; what is random is forked by epoch. */
export interface Checkpoint {
  /** Epochs done. */
  readonly epoch: number;
  readonly weights: Tensors;
  readonly optimiser: OptimiserState;
  /** The weights that will be the tagger's, so far, and what they reached. */
  readonly best: { readonly epoch: number; readonly f1: number; readonly weights: Tensors };
  /** The learning curve. */
  readonly steps: readonly TrainingStep[];
}

const NAME = 'checkpoint.safetensors';

const stateSchema = z.object({
  fingerprint: z.string(),
  epoch: z.int(),
  numbers: z.record(z.string(), z.number()),
  bestEpoch: z.int(),
  bestF1: z.number(),
  steps: z.array(
    z.object({
      step: z.int(),
      steps: z.int().exactOptional(),
      loss: z.number(),
      devF1: z.number().exactOptional(),
      figures: z.record(z.string(), z.number()).exactOptional(),
    }),
  ),
});

/**
 * A hash of all that decides what a training ends with: so a checkpoint of another training is not gone on with.
 *
 * @param weights the initial ones that may come from a file: word vectors, an encoder.
 */
export function fingerprint(
  documents: readonly Document[],
  dev: readonly Document[] | undefined,
  weights: readonly Float32Array[],
  rest: unknown,
): string {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const { buffer, byteOffset, byteLength } of weights) hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  for (const docs of [documents, dev ?? []]) {
    for (const { id, text, entities } of docs) hash.update(JSON.stringify([id, text, entities]));
    hash.update('\n');
  }
  return hash.digest('hex');
}

export async function writeCheckpoint(store: Store, fingerprint: string, checkpoint: Checkpoint): Promise<void> {
  const { epoch, weights, optimiser, best, steps } = checkpoint;
  const state: z.output<typeof stateSchema> = {
    fingerprint,
    epoch,
    numbers: { ...optimiser.numbers },
    bestEpoch: best.epoch,
    bestF1: best.f1,
    steps: steps.map((step) => ({ ...step })),
  };
  const arrays = Object.entries(optimiser.arrays).map(([name, values]): [string, NamedTensor] => [
    name,
    { shape: [values.length], values },
  ]);
  const tensors = {
    ...prefixed('weights/', weights),
    // Most often the epoch just done is the best: its weights are not written twice.
    ...(best.epoch === epoch ? {} : prefixed('best/', best.weights)),
    ...prefixed('optimiser/', Object.fromEntries(arrays)),
  };
  await store.write(NAME, writeTensors({ tensors, metadata: { state: JSON.stringify(state) } }));
}

/** The checkpoint of the same training, if there is one that can be read. */
export async function readCheckpoint(store: Store, fingerprint: string): Promise<Checkpoint | undefined> {
  const bytes = await store.read(NAME);
  if (bytes === undefined) return undefined;
  const { tensors, metadata } = readTensors(bytes);
  const state = stateSchema.parse(JSON.parse(metadata['state'] ?? '{}'));
  if (state.fingerprint !== fingerprint) return undefined;
  const weights = unprefixed('weights/', tensors);
  const arrays = Object.entries(unprefixed('optimiser/', tensors)).map(([name, { values }]) => [name, values] as const);
  return {
    epoch: state.epoch,
    weights,
    optimiser: { numbers: state.numbers, arrays: Object.fromEntries(arrays) },
    best: {
      epoch: state.bestEpoch,
      f1: state.bestF1,
      weights: state.bestEpoch === state.epoch ? weights : unprefixed('best/', tensors),
    },
    steps: state.steps,
  };
}

function prefixed(prefix: string, tensors: Tensors): Tensors {
  return Object.fromEntries(Object.entries(tensors).map(([name, tensor]) => [prefix + name, tensor]));
}

function unprefixed(prefix: string, tensors: Tensors): Tensors {
  return Object.fromEntries(
    Object.entries(tensors)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, tensor]) => [name.slice(prefix.length), tensor]),
  );
}
