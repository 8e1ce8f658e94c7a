import type { NamedTensor } from '../neural/safetensors.ts';
import type { Architecture } from './architectures.ts';
import type { SensitivityModel } from './rating-model.ts';
import { type TokenSequence, gridOf, unitsOf } from './tokens.ts';
import { type VectorTables, writeVectors } from './vectors.ts';
import type { Rng } from '../../core/rng.ts';
import { tf } from '../neural/backend.ts';
import { valueAndGradients } from '../neural/layers/weights.ts';
import { type BatchGradients, type Parameter, assignTo, parameterOf, takeGradients } from '../transformer/adamw.ts';
import { padPieces, WORDS, type Encoder } from '../transformer/model.ts';
import { exportEncoderWeights } from '../transformer/weights.ts';
import { weightedCrossEntropy, type Network } from './network.ts';

/** Where the vectors of tokens come from. */
export type ModelInput =
  { readonly kind: 'vectors'; readonly tables: VectorTables } | { readonly kind: 'encoder'; readonly encoder: Encoder };

/** How a training step counts. */
interface StepOptions {
  readonly positiveWeight: number;
  readonly dropout: number;
  readonly rng: Rng;
}

export interface LearningModel extends SensitivityModel {
  /** Weights of the network. */
  readonly size: number;
  /**
   * The mean loss of the rated elements' units and its gradients.
   *
   * @param labels of the rated elements, sequence after sequence: 1 is sensitive.
   */
  differentiate(sequences: readonly TokenSequence[], labels: Uint8Array, options: StepOptions): Promise<BatchGradients>;
  /** The weights that learn, as an optimiser takes them: arrays are copies, but for the encoder's table of words. */
  parameters(): Promise<Parameter[]>;
  /** Brings what an optimiser changed back. */
  assign(parameters: readonly Parameter[]): void;
}

/** Numbers in the vector of a token. */
export function widthOf(input: ModelInput): number {
  if (input.kind === 'encoder') return input.encoder.config.hiddenSize;
  return input.tables.wordDimension + input.tables.pieceDimension;
}

export function createSensitivityModel(architecture: Architecture, input: ModelInput, network: Network): LearningModel {
  const learning = input.kind === 'encoder' && architecture.fineTuned ? input.encoder : undefined;

  /** The vectors, `[sequences, longest, D]`, of which nothing learns. */
  const read = (sequences: readonly TokenSequence[]): tf.Tensor3D => {
    const { longest } = gridOf(sequences);
    const width = widthOf(input);
    const shape: [number, number, number] = [sequences.length, longest, width];
    if (input.kind === 'encoder') {
      const pieces = padPieces(sequences.map(({ ids }) => ids));
      const words = input.encoder.lookUp(pieces);
      const states = tf.tidy(() => tf.reshape(input.encoder.encode(pieces, words), shape));
      words.vectors.dispose();
      return states as tf.Tensor3D;
    }
    const values = new Float32Array(sequences.length * longest * width);
    sequences.forEach(({ ids, words }, s) => writeVectors(input.tables, ids, words, values, s * longest * width));
    return tf.tensor3d(values, shape);
  };

  return {
    architecture,
    input,
    size: network.size,
    async differentiate(sequences, labels, { positiveWeight, dropout, rng }) {
      const grid = gridOf(sequences);
      const units = unitsOf(sequences, architecture.leavesOut);
      const targets = Uint8Array.from(units.element, (element) => labels[element] as number);
      const dropping = { rate: dropout, rng: rng.fork('network') };
      const lossOf = (x: tf.Tensor3D) =>
        weightedCrossEntropy(network.run(x, grid, units, dropping), targets, positiveWeight);
      if (!learning) {
        const x = read(sequences);
        try {
          return await takeGradients(valueAndGradients(() => lossOf(x), network.variables));
        } finally {
          x.dispose();
        }
      }
      const pieces = padPieces(sequences.map(({ ids }) => ids));
      const words = learning.lookUp(pieces);
      try {
        const shape: [number, number, number] = [grid.sequences, grid.longest, widthOf(input)];
        const found = valueAndGradients(
          () => lossOf(tf.reshape(learning.encode(pieces, words, rng.fork('encoder')), shape)),
          { ...learning.variables, ...network.variables, [WORDS]: words.vectors },
        );
        return await takeGradients(found, words.rows);
      } finally {
        words.vectors.dispose();
      }
    },
    async rate(sequences) {
      const units = unitsOf(sequences, architecture.leavesOut);
      const count = sequences.reduce((sum, { rated }) => sum + rated.length, 0);
      const ratings = new Float32Array(count).fill(-Infinity);
      if (count === 0) return ratings;
      const x = read(sequences);
      const logits = tf.tidy(() => network.run(x, gridOf(sequences), units));
      const values = await logits.data<'float32'>();
      tf.dispose([x, logits]);
      units.element.forEach((element, unit) => {
        ratings[element] = Math.max(ratings[element] as number, values[unit] as number);
      });
      return ratings;
    },
    async parameters() {
      const parameters: Parameter[] = [];
      const add = async (variables: Readonly<Record<string, tf.Variable>>) => {
        for (const [name, variable] of Object.entries(variables)) {
          parameters.push(await parameterOf(name, variable));
        }
      };
      if (learning) {
        parameters.push({ name: WORDS, values: learning.table ?? learning.words.values, scale: 1, decays: true });
        await add(learning.variables);
      }
      await add(network.variables);
      return parameters;
    },
    assign(parameters) {
      assignTo({ ...learning?.variables, ...network.variables }, parameters);
    },
    async read() {
      const weights: Record<string, NamedTensor> = {};
      for (const [name, variable] of Object.entries(network.variables)) {
        weights[name] = { shape: variable.shape, values: (await variable.data<'float32'>()).slice() };
      }
      return weights;
    },
    async readEncoder() {
      if (input.kind === 'vectors') return undefined;
      return exportEncoderWeights(await input.encoder.read(), input.encoder.config);
    },
    dispose() {
      tf.dispose(network.variables);
      if (input.kind === 'encoder') input.encoder.dispose();
    },
  };
}
