import type { Rng } from '../../core/rng.ts';
import { requireShape } from '../model-store.ts';
import type { Architecture } from './architecture.ts';
import { hasOwnMemory, tf } from './backend.ts';
import type { Batch } from './batches.ts';
import { createCrfWeights, crfNegativeLogLikelihood } from './layers/crf.ts';
import { createDenseWeights, dense, dropout } from './layers/dense.ts';
import { createEmbeddingTable, embed, lookUp, type EmbeddingTable, type LookUp } from './layers/embedding.ts';
import type { Update } from './layers/optimiser.ts';
import { bidirectional, createRecurrentWeights, type Cell } from './layers/recurrent.ts';
import { valueAndGradients, xavierUniform } from './layers/weights.ts';
import type { NamedTensor } from './safetensors.ts';
import { columns, type Column, type Vocabulary } from './vocabulary.ts';
import type { WordMarks } from './word-marks.ts';

/** How many of each there are, unknown ones not counted. */
export interface ModelSizes {
  readonly words: number;
  readonly characters: number;
  readonly affixes: number;
  readonly tags: number;
  readonly wordDimension: number;
  readonly marks?: WordMarks;
}

export function sizesOf(
  { words, characters, affixes, tags }: Vocabulary,
  wordDimension: number,
  marks: WordMarks = {},
): ModelSizes {
  return {
    words: words.length,
    characters: characters.length,
    affixes: affixes.length,
    tags: tags.length,
    wordDimension,
    marks,
  };
}

/** Numbers of a cluster's vector. */
const CLUSTER_DIMENSION = 25;

/** Dropout of one training step: its masks are forked from `rng`. */
export interface StepDropout {
  readonly rate: number;
  readonly rng: Rng;
  /** Where the batch is a part of the step's: how many sentences come before it. */
  readonly sentencesBefore?: number;
}

/** Loss and gradients of a batch. */
export interface Differentiated {
  /** The mean negative log-likelihood of a sentence; where reading costs, not read yet, and held by the update. */
  readonly loss: number | tf.Scalar;
  /** What an optimiser needs to lower it. */
  readonly update: Update;
  /** Gives the gradients back. */
  readonly dispose: () => void;
}

/** Vectors by id, of which 0 is unknown. */
export interface Tables extends Readonly<Partial<Record<Column, EmbeddingTable>>> {
  readonly words: EmbeddingTable;
  readonly characters: EmbeddingTable;
}

/** A bidirectional LSTM-CRF and its weights. */
export interface NeuralModel {
  /** `prefixes` and `suffixes` where the architecture has affixes; `lists` and `clusters` where words are looked up in such. */
  readonly tables: Tables;
  differentiate(batch: Batch, drop: StepDropout): Promise<Differentiated>;
  /** Numbers of a form's states. */
  readonly formWidth: number;
  /** The character network's last states of each form, `[forms, formWidth]`, row by row: they depend on the form alone. */
  readForms(characters: Batch['characters']): Promise<Float32Array>;
  /**
   * Scores of all tags at all tokens, `[sentences, longest, tags]`, row by row.
   *
   * @param words takes the place of the table `words`.
   * @param forms the states of the batch's distinct forms, where they have been read: those of `readForms`.
   */
  score(batch: Batch, words?: EmbeddingTable, forms?: Float32Array): Promise<Float32Array>;
  /** All weights, tables included, by name: copies. */
  read(): Promise<Readonly<Record<string, NamedTensor>>>;
  /** @throws PalimpsestError `damaged-model` where a weight is missing or has another shape. */
  write(tensors: Readonly<Record<string, NamedTensor>>): void;
  dispose(): void;
}

/** Groups of trainable tensors; an absent one is not part of the architecture. */
type Layers = ReturnType<typeof createLayers>;

/**
 * A model with fresh weights: Xavier-uniform, as both programs have it, biases 0, forget gates 1.
 *
 * @param rng each weight is drawn from a fork of its own name.
 * @param trainsWords false freezes the table of words.
 */
export function createModel(
  architecture: Architecture,
  sizes: ModelSizes,
  rng: Rng,
  trainsWords: boolean,
): NeuralModel {
  const layers = createLayers(architecture, sizes, rng);
  const variables = flatten(layers);
  const table = (name: string, entries: number, width: number, frozen = false) =>
    createEmbeddingTable(entries + 1, width, xavierUniform(rng.fork(name), entries + 1, width), { frozen });
  const { characterDimension, affixDimension } = architecture;
  const formWidth = 2 * architecture.characterHidden;
  const { lists, clusters } = sizes.marks ?? {};
  const tables: Tables = {
    words: table('words', sizes.words, sizes.wordDimension, !trainsWords),
    characters: table('characters', sizes.characters, characterDimension),
    ...(affixDimension > 0 && {
      prefixes: table('prefixes', sizes.affixes, affixDimension),
      suffixes: table('suffixes', sizes.affixes, affixDimension),
    }),
    // What a list is stays as it is: the network learns what it means.
    ...(lists && {
      lists: createEmbeddingTable(lists.values.length / lists.width, lists.width, lists.values.slice(), {
        frozen: true,
      }),
    }),
    ...(clusters && { clusters: table('clusters', clusters.count, CLUSTER_DIMENSION) }),
  };

  return {
    tables,
    async differentiate(batch, drop) {
      const lookUps = fetch(tables, batch);
      const trained = Object.entries(lookUps).filter(([, { table }]) => !table.frozen);
      const inputs = { ...variables, ...Object.fromEntries(trained.map(([name, { vectors }]) => [name, vectors])) };
      const held: tf.Tensor[] = Object.values(lookUps).map(({ vectors }) => vectors);
      const dispose = () => tf.dispose(held);
      try {
        const { value, gradients } = valueAndGradients(() => {
          const scores = run(architecture, layers, lookUps, batch, drop);
          const losses = crfNegativeLogLikelihood(scores, batch.tags, batch.lengths, layers.crf);
          return tf.mul(tf.sum(losses), 1 / batch.sentences);
        }, inputs);
        held.push(value, ...Object.values(gradients));
        const loss = hasOwnMemory() ? value : ((await value.data<'float32'>())[0] as number);
        const dense = Object.entries(variables).map(([name, weight]) => ({
          name,
          weight,
          gradient: gradients[name] as tf.Tensor,
        }));
        const rows = trained.map(([name, { table, rows }]) => ({
          name,
          table,
          rows,
          gradient: gradients[name] as tf.Tensor2D,
        }));
        return { loss, update: { dense, rows, ...(typeof loss !== 'number' && { loss }) }, dispose };
      } catch (error) {
        dispose();
        throw error;
      }
    },
    formWidth,
    async readForms(characters) {
      const found = lookUp(tables.characters, characters.ids);
      const states = tf.tidy(() => formStates(found, characters, layers, architecture.cell));
      const values = await states.data<'float32'>();
      tf.dispose([states, found.vectors]);
      return values;
    },
    async score(batch, words, forms) {
      const lookUps = fetch(words ? { ...tables, words } : tables, batch, forms !== undefined);
      const scores = tf.tidy(() => {
        const states = forms && tf.tensor2d(forms, [forms.length / formWidth, formWidth]);
        return run(architecture, layers, lookUps, batch, undefined, states);
      });
      const values = await scores.data<'float32'>();
      scores.dispose();
      tf.dispose(Object.values(lookUps).map(({ vectors }) => vectors));
      return values;
    },
    async read() {
      const tensors: Record<string, NamedTensor> = {};
      for (const [name, { size, width, values }] of Object.entries(tables) as [string, EmbeddingTable][]) {
        tensors[name] = { shape: [size, width], values: values.slice() };
      }
      for (const [name, variable] of Object.entries(variables)) {
        tensors[name] = { shape: variable.shape, values: (await variable.data<'float32'>()).slice() };
      }
      return tensors;
    },
    write(tensors) {
      const take = (name: string, shape: readonly number[]): Float32Array => {
        const found = tensors[name];
        requireShape(name, found?.shape, shape);
        return (found as NamedTensor).values;
      };
      for (const [name, { size, width, values }] of Object.entries(tables) as [string, EmbeddingTable][])
        values.set(take(name, [size, width]));
      tf.tidy(() => {
        for (const [name, variable] of Object.entries(variables)) {
          variable.assign(tf.tensor(take(name, variable.shape).slice(), variable.shape));
        }
      });
    },
    dispose() {
      tf.dispose(variables);
    },
  };
}

function createLayers(architecture: Architecture, { tags, wordDimension, marks = {} }: ModelSizes, rng: Rng) {
  const { cell, learnedInitialState, characterHidden, tokenHidden, denseHidden } = architecture;
  const recurrent = (name: string, inputSize: number, hiddenSize: number) => {
    const direction = (direction: string) =>
      createRecurrentWeights(rng.fork(name, direction), { inputSize, hiddenSize, cell, learnedInitialState });
    return { forward: direction('forward'), backward: direction('backward') };
  };
  const tokenDimension =
    wordDimension +
    2 * characterHidden +
    2 * architecture.affixDimension +
    (marks.lists?.width ?? 0) +
    (marks.clusters ? CLUSTER_DIMENSION : 0);
  return {
    characterNetwork: recurrent('characterNetwork', architecture.characterDimension, characterHidden),
    tokenNetwork: recurrent('tokenNetwork', tokenDimension, tokenHidden),
    ...(denseHidden > 0 && { dense: createDenseWeights(rng.fork('dense'), 2 * tokenHidden, denseHidden) }),
    output: createDenseWeights(rng.fork('output'), denseHidden > 0 ? denseHidden : 2 * tokenHidden, tags),
    crf: createCrfWeights(rng.fork('crf'), tags),
  };
}

type LookUps = Readonly<Record<string, LookUp>>;

/** @param hasForms whether the characters need not be read. */
function fetch(tables: Tables, batch: Batch, hasForms = false): LookUps {
  const ids = { ...batch, characters: batch.characters.ids };
  const asked = (Object.entries(tables) as [keyof Tables, EmbeddingTable][]).filter(
    ([name]) => !(hasForms && name === 'characters'),
  );
  return Object.fromEntries(asked.map(([name, table]) => [name, lookUp(table, ids[name])]));
}

/** The last states of the character network, forward and backward, of each form. */
function formStates(found: LookUp, { lengths, longest }: Batch['characters'], layers: Layers, cell: Cell): tf.Tensor2D {
  const characters = embed(found, [lengths.length, longest]) as tf.Tensor3D;
  return bidirectional(characters, lengths, layers.characterNetwork, cell).last;
}

/** The network from ids to scores, `[sentences, longest, tags]`. */
function run(
  { cell, dropsStates }: Architecture,
  layers: Layers,
  lookUps: LookUps,
  batch: Batch,
  drop?: StepDropout,
  states?: tf.Tensor2D,
): tf.Tensor3D {
  const shape = [batch.sentences, batch.longest];
  const forms = states ?? formStates(lookUps['characters'] as LookUp, batch.characters, layers, cell);
  const parts = [embed({ vectors: forms, positions: batch.forms }, shape)];
  for (const name of columns) {
    const found = lookUps[name];
    if (found) parts.push(embed(found, shape));
  }
  const dropped = (x: tf.Tensor3D, place: string) =>
    drop ? dropout(x, drop.rate, drop.rng.fork(place), drop.sentencesBefore) : x;
  const tokens = dropped(tf.concat(parts, 2) as tf.Tensor3D, 'tokens');
  let hidden = bidirectional(tokens, batch.lengths, layers.tokenNetwork, cell).states;
  if (dropsStates) hidden = dropped(hidden, 'states');
  if (layers.dense) hidden = dense(hidden, layers.dense, 'tanh');
  return dense(hidden, layers.output);
}

/** Variables by the path to them: `tokenNetwork.forward.input`. */
function flatten(group: object, prefix = ''): Record<string, tf.Variable> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([key, value]: [string, object]) =>
      value instanceof tf.Variable
        ? [[prefix + key, value] as const]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}
