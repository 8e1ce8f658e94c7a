import { tensorOf } from '../neural/onnx.ts';
import type { NamedTensor } from '../neural/safetensors.ts';
import { encodeModel, createGraph, type GraphBuilder, addViterbi } from '../onnx/graph.ts';
import { tagConstraints } from '../tag-constraints.ts';
import type { PackageInfo } from '../types.ts';
import type { Activation, EncoderConfig } from './config.ts';
import type { EncoderTaggerParts } from './model-files.ts';

/** What is added to the score of a piece of padding: e to it is 0. */
const HIDDEN = -1e9;

type Weights = Readonly<Record<string, NamedTensor>>;

/**
 * A trained tagger as an ONNX model of standard operators alone: from pieces to tags, Viterbi's algorithm included.
 *
 * Inputs: the windows of some sentences, `pieces` int64 [windows, longest], padded with any id, and `sizes` int64 [windows], how
 * many pieces each has, those around it included; for each token of the sentences, `places` int64 [batch, tokens], where its
 * first piece is among all pieces of all windows, row by row, in the window where it has most context; `lengths` int64 [batch],
 * the tokens of each sentence. Outputs: `tags` int64 [batch, tokens], 0 at padding, and `scores` float [batch, tokens, tags].
 */
export async function exportEncoder(parts: EncoderTaggerParts, producer: PackageInfo): Promise<Uint8Array> {
  const { family, model, settings, tags } = parts;
  const { config } = model.encoder;
  const weights: Weights = { ...(await model.encoder.read()), ...(await model.readHead()) };
  const graph = createGraph(family);
  const states = addEncoder(graph, config, weights);
  const rows = graph.add('Reshape', [states, graph.int64([-1, config.hiddenSize])]);
  const places = graph.input('places', 'int64', ['batch', 'tokens']);
  const lengths = graph.input('lengths', 'int64', ['batch']);
  const firsts = graph.add('Gather', [rows, places], { axis: 0 });
  const scores = addDense(graph, firsts, weights, 'classifier');
  const found = addViterbi(graph, scores, lengths, await model.chain(), tagConstraints(tags, settings.scheme));
  graph.output('tags', found, 'int64', ['batch', 'tokens']);
  graph.output('scores', scores, 'float', ['batch', 'tokens', tags.length]);
  return encodeModel(graph.build(), { producer, metadata: { family, tags: JSON.stringify(tags) } });
}

/** The computation of encoder.ts, without dropout. @returns name of the hidden states, `[windows, longest, H]`. */
function addEncoder(graph: GraphBuilder, config: EncoderConfig, weights: Weights): string {
  const { firstPosition, embeddingSize, hiddenSize, layers, types } = config;
  const pieces = graph.input('pieces', 'int64', ['windows', 'longest']);
  const sizes = graph.input('sizes', 'int64', ['windows']);
  const norm = (x: string, name: string) => {
    const inputs = [x, constant(graph, weights, `${name}.gamma`), constant(graph, weights, `${name}.beta`)];
    return graph.add('LayerNormalization', inputs, { epsilon: { float: config.normEpsilon } });
  };
  const [zero, one] = [graph.int64([0], []), graph.int64([1], [])];
  const longest = graph.add('Gather', [graph.add('Shape', [pieces]), one], { axis: 0 });
  const steps = graph.add('Range', [zero, longest, one]);
  const positions = graph.add('Add', [steps, graph.int64([firstPosition], [])]);
  const look = (name: string, ids: string) => graph.add('Gather', [constant(graph, weights, name), ids], { axis: 0 });

  let x = graph.add('Add', [look('embeddings.words', pieces), look('embeddings.positions', positions)]);
  if (types > 0) {
    const { values } = tensorOf(weights, 'embeddings.types');
    x = graph.add('Add', [x, graph.float(values.slice(0, embeddingSize), [embeddingSize])]);
  }
  x = norm(x, 'embeddings.norm');
  if (embeddingSize !== hiddenSize) x = addDense(graph, x, weights, 'embeddings.projection');

  const isReal = graph.add('Less', [steps, graph.add('Unsqueeze', [sizes, graph.int64([1])])]);
  const hidden = graph.add('Where', [isReal, scalar(graph, 0), scalar(graph, HIDDEN)]);
  const mask = graph.add('Unsqueeze', [hidden, graph.int64([1, 2])]);
  for (let layer = 0; layer < layers; layer++) {
    const name = `layer.${layer}`;
    const seen = addAttention(graph, x, mask, config, weights, `${name}.attention`);
    x = norm(
      graph.add('Add', [x, addDense(graph, seen, weights, `${name}.attention.output`)]),
      `${name}.attention.norm`,
    );
    const wide = addActivation(graph, addDense(graph, x, weights, `${name}.intermediate`), config.activation);
    x = norm(graph.add('Add', [x, addDense(graph, wide, weights, `${name}.output`)]), `${name}.norm`);
  }
  return x;
}

function addAttention(
  graph: GraphBuilder,
  x: string,
  mask: string,
  { heads, hiddenSize }: EncoderConfig,
  weights: Weights,
  name: string,
): string {
  // 0 keeps the size of a dimension.
  const split = graph.int64([0, 0, heads, hiddenSize / heads]);
  const project = (part: string, perm: readonly number[]) =>
    graph.add('Transpose', [graph.add('Reshape', [addDense(graph, x, weights, `${name}.${part}`), split])], { perm });
  const query = project('query', [0, 2, 1, 3]);
  const key = project('key', [0, 2, 3, 1]);
  const value = project('value', [0, 2, 1, 3]);
  const scores = graph.add('Mul', [graph.add('MatMul', [query, key]), scalar(graph, Math.sqrt(heads / hiddenSize))]);
  const probabilities = graph.add('Softmax', [graph.add('Add', [scores, mask])]);
  const seen = graph.add('Transpose', [graph.add('MatMul', [probabilities, value])], { perm: [0, 2, 1, 3] });
  return graph.add('Reshape', [seen, graph.int64([0, 0, hiddenSize])]);
}

/** As layers/operations.ts. */
function addActivation(graph: GraphBuilder, x: string, activation: Activation): string {
  if (activation === 'relu') return graph.add('Relu', [x]);
  const times = (y: string, factor: number) => graph.add('Mul', [y, scalar(graph, factor)]);
  const inner =
    activation === 'gelu'
      ? graph.add('Erf', [times(x, Math.SQRT1_2)])
      : graph.add('Tanh', [
          times(
            graph.add('Add', [x, times(graph.add('Mul', [graph.add('Mul', [x, x]), x]), 0.044715)]),
            Math.sqrt(2 / Math.PI),
          ),
        ]);
  return graph.add('Mul', [times(x, 0.5), graph.add('Add', [inner, scalar(graph, 1)])]);
}

function addDense(graph: GraphBuilder, x: string, weights: Weights, name: string): string {
  const product = graph.add('MatMul', [x, constant(graph, weights, `${name}.kernel`)]);
  return graph.add('Add', [product, constant(graph, weights, `${name}.bias`)]);
}

function scalar(graph: GraphBuilder, value: number): string {
  return graph.float(Float32Array.of(value), []);
}

function constant(graph: GraphBuilder, weights: Weights, name: string): string {
  const { values, shape } = tensorOf(weights, name);
  return graph.float(values, shape);
}
