import { encodeModel, createGraph, type GraphBuilder, addViterbi } from '../onnx/graph.ts';
import { tagConstraints } from '../tag-constraints.ts';
import type { PackageInfo } from '../types.ts';
import type { Architecture } from './architecture.ts';
import type { Cell } from './layers/recurrent.ts';
import type { NamedTensor } from './safetensors.ts';
import { type NeuralParts, wordTensor } from './model-files.ts';
import { columns } from './vocabulary.ts';

type Weights = Readonly<Record<string, NamedTensor>>;

/**
 * A trained tagger as an ONNX model of standard operators alone: from ids to tags, Viterbi's algorithm included.
 *
 * Inputs, padded with anything: `words` int64 [batch, tokens], `lengths` int64 [batch], `characters` int64 [batch, tokens,
 * letters], `letters` int64 [batch, tokens] (how many characters a token has, at least 1, at padding too), and where the
 * architecture has affixes `prefixes` and `suffixes` int64 [batch, tokens]. Outputs: `tags` int64 [batch, tokens], 0 at
 * padding, and `scores` float [batch, tokens, tags].
 */
export async function exportRecurrent(parts: NeuralParts, producer: PackageInfo): Promise<Uint8Array> {
  const { architecture, model, vocabulary, settings } = parts;
  const weights = { ...(await model.read()), words: wordTensor(model.tables.words, parts.extra) };
  const graph = createGraph(architecture.name);
  const scores = addNetwork(graph, architecture, weights);
  const chain = {
    transitions: valuesOf(weights, 'crf.transitions'),
    start: valuesOf(weights, 'crf.start'),
    end: valuesOf(weights, 'crf.end'),
  };
  const tags = addViterbi(graph, scores, 'lengths', chain, tagConstraints(vocabulary.tags, settings.scheme));
  graph.output('tags', tags, 'int64', ['batch', 'tokens']);
  graph.output('scores', scores, 'float', ['batch', 'tokens', vocabulary.tags.length]);
  return encodeModel(graph.build(), {
    producer,
    metadata: { family: architecture.name, tags: JSON.stringify(vocabulary.tags) },
  });
}

/** @returns name of the scores. */
function addNetwork(graph: GraphBuilder, architecture: Architecture, weights: Weights): string {
  const { cell, characterDimension, characterHidden, tokenHidden } = architecture;
  const words = graph.input('words', 'int64', ['batch', 'tokens']);
  const lengths = graph.input('lengths', 'int64', ['batch']);
  const characters = graph.input('characters', 'int64', ['batch', 'tokens', 'letters']);
  const letters = graph.input('letters', 'int64', ['batch', 'tokens']);
  const look = (name: string, ids: string) => {
    const { shape, values } = tensorOf(weights, name);
    return graph.add('Gather', [graph.float(values, shape), ids], { axis: 0 });
  };
  const perToken = (x: string, width: number) =>
    graph.add('Reshape', [x, graph.add('Concat', [graph.add('Shape', [words]), graph.int64([width])], { axis: 0 })]);

  // Every token's characters as a sequence of their own.
  const counts = graph.add('Reshape', [letters, graph.int64([-1])]);
  const spelled = graph.add('Reshape', [
    look('characters', characters),
    shapeBehind(graph, characters, characterDimension),
  ]);
  const forms = lastStates(graph, spelled, counts, weights, {
    name: 'characterNetwork',
    cell,
    hidden: characterHidden,
  });
  const parts = [perToken(forms, 2 * characterHidden), look('words', words)];
  for (const name of columns) {
    if (name !== 'words' && weights[name]) parts.push(look(name, graph.input(name, 'int64', ['batch', 'tokens'])));
  }
  const states = allStates(graph, graph.add('Concat', parts, { axis: 2 }), lengths, weights, {
    name: 'tokenNetwork',
    cell,
    hidden: tokenHidden,
  });
  let rows = perToken(states, 2 * tokenHidden);
  const dense = (x: string, name: string) => {
    const [kernel, bias] = [tensorOf(weights, `${name}.kernel`), tensorOf(weights, `${name}.bias`)];
    const product = graph.add('MatMul', [x, graph.float(kernel.values, kernel.shape)]);
    return graph.add('Add', [product, graph.float(bias.values, bias.shape)]);
  };
  if (architecture.denseHidden > 0) rows = graph.add('Tanh', [dense(rows, 'dense')]);
  return dense(rows, 'output');
}

/** `[batch · tokens, letters, width]` as a shape. */
function shapeBehind(graph: GraphBuilder, characters: string, width: number): string {
  const longest = graph.add('Gather', [graph.add('Shape', [characters]), graph.int64([2])], { axis: 0 });
  return graph.add('Concat', [graph.int64([-1]), longest, graph.int64([width])], { axis: 0 });
}

interface Layer {
  readonly name: string;
  readonly cell: Cell;
  readonly hidden: number;
}

/** States of both directions after each sequence, `[B, 2, H]`. */
function lastStates(graph: GraphBuilder, x: string, lengths: string, weights: Weights, layer: Layer): string {
  return graph.add('Transpose', [addLstm(graph, x, lengths, weights, layer).last], { perm: [1, 0, 2] });
}

/** States of both directions at each step, `[B, T, 2, H]`. */
function allStates(graph: GraphBuilder, x: string, lengths: string, weights: Weights, layer: Layer): string {
  return graph.add('Transpose', [addLstm(graph, x, lengths, weights, layer).states], { perm: [2, 0, 1, 3] });
}

/** @param x `[B, T, D]`. */
function addLstm(graph: GraphBuilder, x: string, lengths: string, weights: Weights, { name, cell, hidden }: Layer) {
  const directions = ['forward', 'backward'].map((direction) => `${name}.${direction}`);
  const both = (make: (direction: string) => Float32Array, shape: readonly number[]) =>
    graph.float(Float32Array.from(directions.flatMap((direction) => [...make(direction)])), [2, ...shape]);
  const inputSize = tensorOf(weights, `${directions[0]}.input`).shape[0] as number;
  const gates = (direction: string, part: string) =>
    gateRows(tensorOf(weights, `${direction}.${part}`).values, cell, hidden);
  const bias = (direction: string) => {
    const values = new Float32Array(8 * hidden);
    values.set(gates(direction, 'bias'));
    return values;
  };
  const batch = graph.add('Shape', [lengths]);
  const stateShape = graph.add('Concat', [graph.int64([2]), batch, graph.int64([hidden])], { axis: 0 });
  const initial = (state: string) => {
    const zeros = new Float32Array(hidden);
    const own = both((direction) => weights[`${direction}.${state}`]?.values ?? zeros, [1, hidden]);
    return graph.add('Expand', [own, stateShape]);
  };
  const [states, last] = graph.addAll(
    'LSTM',
    [
      graph.add('Transpose', [x], { perm: [1, 0, 2] }),
      both((direction) => gates(direction, 'input'), [4 * hidden, inputSize]),
      both((direction) => gates(direction, 'recurrent'), [4 * hidden, hidden]),
      both(bias, [8 * hidden]),
      graph.add('Cast', [lengths], { to: 6 }),
      initial('initialH'),
      initial('initialC'),
    ],
    2,
    { hidden_size: hidden, direction: 'bidirectional' },
  ) as [string, string];
  return { states, last };
}

/**
 * Our columns of gates, `[rows, G·H]`, as ONNX's rows, `[4H, rows]`, in its order: input, output, forget, cell. The input gate
 * of a coupled cell is 1 − σ(x) = σ(−x): the forget gate's weights with the sign turned.
 */
function gateRows(values: Float32Array, cell: Cell, hidden: number): Float32Array {
  const columns = (cell === 'lstm' ? 4 : 3) * hidden;
  const rows = values.length / columns;
  const [input, forget, output, state] = cell === 'lstm' ? ([0, 1, 2, 3] as const) : ([0, 0, 1, 2] as const);
  const inputSign = cell === 'lstm' ? 1 : -1;
  const order: readonly (readonly [number, number])[] = [
    [input, inputSign],
    [output, 1],
    [forget, 1],
    [state, 1],
  ];
  const result = new Float32Array(4 * hidden * rows);
  order.forEach(([gate, sign], place) => {
    for (let unit = 0; unit < hidden; unit++) {
      for (let row = 0; row < rows; row++) {
        result[(place * hidden + unit) * rows + row] = sign * (values[row * columns + gate * hidden + unit] as number);
      }
    }
  });
  return result;
}

export function tensorOf(weights: Weights, name: string): NamedTensor {
  const found = weights[name];
  if (!found) throw new TypeError(`the model has no weights ${name}`);
  return found;
}

function valuesOf(weights: Weights, name: string): Float32Array {
  return tensorOf(weights, name).values;
}
