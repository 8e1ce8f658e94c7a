import { createRng, type Rng } from '../../../core/rng.ts';
import type { LabelledCrfData } from '../data.ts';
import { instantiateKernel, kernelModule, rowLength } from '../kernel/kernel.ts';
import { createArena, layOutRecords } from './arena.ts';
import type { FeatureSet } from './features.ts';
import { norm } from './optimise/line-search.ts';
import { createMemoryFor } from './plan.ts';
import { reserveViterbi, runViterbi, writeTransitions } from './viterbi.ts';

/** CRFsuite's settings of the averaged perceptron. */
export interface PerceptronOptions {
  readonly maxIterations: number;
  /** Ends when the mean share of wrong labels of a sequence is below this. */
  readonly epsilon: number;
  /** Decides the order of the sequences in each epoch. */
  readonly seed: number;
}

/** An epoch: its loss, the sum over sequences of the share of wrong labels, and the averaged weights. */
export interface PerceptronEpoch {
  readonly step: number;
  readonly value: number;
  readonly norm: number;
  readonly weights: Float64Array;
}

/**
 * The averaged perceptron of Collins (2002), "Discriminative training methods for hidden Markov models": each sequence that the
 * weights label wrongly moves them toward its features and away from those of the labels found. Yields after each epoch.
 */
export function* trainPerceptron(
  data: LabelledCrfData,
  features: FeatureSet,
  options: PerceptronOptions,
): Generator<PerceptronEpoch, void> {
  const { sequenceStarts } = data;
  const sequences = sequenceStarts.length - 1;
  const { labelCount, stateLabels } = features;
  const model = createModel(data, features);
  // The transition features, as averaged weights have them after those of the states.
  const weights = new Float64Array(features.transitions.length);
  const late = new Float64Array(features.transitions.length);
  const featureOfPair = new Int32Array(labelCount * labelCount).fill(-1);
  for (const [i, pair] of features.transitions.entries()) featureOfPair[pair] = i;
  let seen = 1;

  const moveTransition = (from: number, to: number, change: number): void => {
    const k = featureOfPair[from * labelCount + to] as number;
    if (k < 0) return;
    weights[k]! += change;
    late[k]! += change * seen;
    model.setTransition(from, to, weights[k] as number);
  };

  for (let epoch = 1; epoch <= options.maxIterations; epoch++) {
    const order = shuffled(sequences, createRng(options.seed).fork('perceptron', epoch));
    let loss = 0;
    for (const sequence of order) {
      const first = sequenceStarts[sequence] as number;
      const length = (sequenceStarts[sequence + 1] as number) - first;
      if (length > 0) {
        const gold = data.labels.subarray(first, first + length);
        const found = model.best(first, length);
        let wrong = 0;
        for (let t = 0; t < length; t++) {
          const right = gold[t] as number;
          const label = found[t] as number;
          if (right !== label) {
            wrong++;
            model.moveToken(first + t, right, label, seen);
          }
          if (t === 0 || (right === label && gold[t - 1] === found[t - 1])) continue;
          moveTransition(gold[t - 1] as number, right, 1);
          moveTransition(found[t - 1] as number, label, -1);
        }
        loss += wrong / length;
      }
      seen++;
    }
    const averaged = new Float64Array(features.observed.length);
    model.average(seen, averaged);
    weights.forEach((weight, k) => {
      averaged[stateLabels.length + k] = weight - (late[k] as number) / seen;
    });
    yield { step: epoch, value: loss, norm: norm(averaged), weights: averaged };
    if (loss / sequences < options.epsilon) return;
  }
}

/** 0 … count - 1 in random order. */
function shuffled(count: number, rng: Rng): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    const other = order[j] as number;
    order[j] = order[i] as number;
    order[i] = other;
  }
  return order;
}

/** The weights in the kernel's memory, and what it does with them. */
function createModel(data: LabelledCrfData, features: FeatureSet) {
  const { labelCount } = features;
  const row = rowLength(labelCount);
  const longest = data.sequenceStarts.reduce((most, end, i, starts) => Math.max(most, end - (starts[i - 1] ?? 0)), 1);
  const arena = createArena();
  const task = arena.reserve(7 * 4);
  const lists = [data.groupStarts, data.tokenGroups, data.attributeStarts, data.groupAttributes].map(({ byteLength }) =>
    arena.reserve(byteLength),
  );
  const records = layOutRecords(features, arena);
  const late = arena.reserve(records.bytes);
  const space = reserveViterbi(arena, labelCount, longest);
  const memory = createMemoryFor(arena.size);
  records.write(memory);
  const words = new Uint32Array(memory.buffer);
  const doubles = new Float64Array(memory.buffer);
  const attributes = data.groupAttributes.map((attribute) => records.recordOf[attribute] as number);
  [data.groupStarts, data.tokenGroups, data.attributeStarts, attributes].forEach((values, i) =>
    words.set(values, (lists[i] as number) / 4),
  );
  const toLate = late - records.address;
  words.set([labelCount, toLate, ...lists, space.rows], task / 4);
  const kernel = instantiateKernel(kernelModule(), memory);
  const found = new Uint16Array(memory.buffer, space.labels, longest);
  writeTransitions(memory, space, new Float64Array(labelCount * labelCount), labelCount);
  return {
    /** The best labels of the tokens; good until the next call. */
    best(first: number, length: number): Uint16Array {
      kernel.scoreSequence(task, first, first + length);
      runViterbi(kernel, space, labelCount, length);
      return found;
    },
    moveToken(token: number, right: number, wrong: number, seen: number): void {
      kernel.moveToken(task, token, 8 * right, 8 * wrong, seen);
    },
    setTransition(from: number, to: number, weight: number): void {
      doubles[space.transitions / 8 + from * row + to] = weight;
      doubles[space.transposed / 8 + to * row + from] = weight;
    },
    /** The averaged weights of the state features. */
    average(seen: number, into: Float64Array): void {
      for (const [k, at] of records.weightOf.entries()) {
        into[k] = (doubles[at] as number) - (doubles[at + toLate / 8] as number) / seen;
      }
    },
  };
}
