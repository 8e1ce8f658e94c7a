import { PbfWriter } from 'pbf';
import type { ChainScores } from '../neural/layers/viterbi.ts';
import type { TagConstraints } from '../tag-constraints.ts';

/** Element types of tensors, numbered as in `onnx.proto` (TensorProto.DataType). */
const elementTypes = { float: 1, int32: 6, int64: 7, bool: 9, double: 11 } as const;

type ElementType = keyof typeof elementTypes;

/** A constant. int64 holds 32-bit numbers, which is all that ids and shapes need. */
interface Tensor {
  readonly type: 'float' | 'double' | 'int64';
  readonly shape: readonly number[];
  readonly values: Float32Array | Float64Array | Int32Array;
}

interface ValueInfo {
  readonly name: string;
  readonly type: ElementType;
  /** A string names a dimension whose size is free. */
  readonly shape: readonly (number | string)[];
}

/** An integer, several, a word, a real number, or a graph: what the operators used here take. */
type Attribute = number | readonly number[] | string | { readonly float: number } | Graph;

interface Node {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: Readonly<Record<string, Attribute>>;
}

interface Graph {
  readonly name: string;
  readonly nodes: readonly Node[];
  readonly constants: readonly (Tensor & { readonly name: string })[];
  readonly inputs: readonly ValueInfo[];
  readonly outputs: readonly ValueInfo[];
}

/** Version of the standard operators: that of ONNX 1.12 (2022), which every runtime since then reads. */
const OPSET = 17;
/** Version of the file format. */
const FORMAT = 8;

interface ModelInfo {
  readonly producer: { readonly name: string; readonly version: string };
  readonly metadata: Readonly<Record<string, string>>;
}

const attributeTypes = { float: 1, int: 2, string: 3, graph: 5, ints: 7 } as const;

/** A model as an ONNX file (https://github.com/onnx/onnx, `onnx.proto`): the numbers are those of its fields. */
export function encodeModel(graph: Graph, { producer, metadata }: ModelInfo): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarintField(1, FORMAT);
  writer.writeStringField(2, producer.name);
  writer.writeStringField(3, producer.version);
  writer.writeMessage(7, writeGraph, graph);
  writer.writeMessage(8, (version, pbf) => pbf.writeVarintField(2, version), OPSET);
  for (const [key, value] of Object.entries(metadata)) {
    writer.writeMessage(14, writeEntry, { key, value });
  }
  return writer.finish();
}

function writeEntry({ key, value }: { readonly key: string; readonly value: string }, pbf: PbfWriter): void {
  pbf.writeStringField(1, key);
  pbf.writeStringField(2, value);
}

function writeGraph({ name, nodes, constants, inputs, outputs }: Graph, pbf: PbfWriter): void {
  for (const node of nodes) pbf.writeMessage(1, writeNode, node);
  pbf.writeStringField(2, name);
  for (const constant of constants) pbf.writeMessage(5, writeTensor, constant);
  for (const input of inputs) pbf.writeMessage(11, writeValueInfo, input);
  for (const output of outputs) pbf.writeMessage(12, writeValueInfo, output);
}

function writeNode({ operator, inputs, outputs, attributes }: Node, pbf: PbfWriter): void {
  for (const input of inputs) pbf.writeStringField(1, input);
  for (const output of outputs) pbf.writeStringField(2, output);
  pbf.writeStringField(4, operator);
  for (const [name, value] of Object.entries(attributes)) pbf.writeMessage(5, writeAttribute, { name, value });
}

function writeAttribute({ name, value }: { readonly name: string; readonly value: Attribute }, pbf: PbfWriter): void {
  pbf.writeStringField(1, name);
  if (typeof value === 'number') {
    pbf.writeVarintField(3, value);
    pbf.writeVarintField(20, attributeTypes.int);
  } else if (typeof value === 'string') {
    pbf.writeStringField(4, value);
    pbf.writeVarintField(20, attributeTypes.string);
  } else if ('float' in value) {
    pbf.writeFloatField(2, value.float);
    pbf.writeVarintField(20, attributeTypes.float);
  } else if ('nodes' in value) {
    pbf.writeMessage(6, writeGraph, value);
    pbf.writeVarintField(20, attributeTypes.graph);
  } else {
    for (const item of value) pbf.writeVarintField(8, item);
    pbf.writeVarintField(20, attributeTypes.ints);
  }
}

function writeTensor({ name, type, shape, values }: Tensor & { readonly name: string }, pbf: PbfWriter): void {
  for (const size of shape) pbf.writeVarintField(1, size);
  pbf.writeVarintField(2, elementTypes[type]);
  pbf.writeStringField(8, name);
  pbf.writeBytesField(9, littleEndian(type, values));
}

function writeValueInfo({ name, type, shape }: ValueInfo, pbf: PbfWriter): void {
  pbf.writeStringField(1, name);
  pbf.writeMessage(2, writeType, { type, shape });
}

function writeType(info: Omit<ValueInfo, 'name'>, pbf: PbfWriter): void {
  pbf.writeMessage(1, writeTensorType, info);
}

function writeTensorType({ type, shape }: Omit<ValueInfo, 'name'>, pbf: PbfWriter): void {
  pbf.writeVarintField(1, elementTypes[type]);
  pbf.writeMessage(2, writeShape, shape);
}

function writeShape(shape: ValueInfo['shape'], pbf: PbfWriter): void {
  for (const size of shape) pbf.writeMessage(1, writeDimension, size);
}

function writeDimension(size: number | string, pbf: PbfWriter): void {
  if (typeof size === 'number') pbf.writeVarintField(1, size);
  else pbf.writeStringField(2, size);
}

/** The bytes of numbers as ONNX has them on every machine. */
function littleEndian(type: Tensor['type'], values: Tensor['values']): Uint8Array {
  const size = type === 'float' ? 4 : 8;
  const bytes = new Uint8Array(values.length * size);
  const view = new DataView(bytes.buffer);
  values.forEach((value: number, i: number) => {
    if (type === 'float') view.setFloat32(i * size, value, true);
    else if (type === 'double') view.setFloat64(i * size, value, true);
    else view.setBigInt64(i * size, BigInt(value), true);
  });
  return bytes;
}

/** A graph in the making. What is added may use the names of all that was added before. */
export interface GraphBuilder {
  input(name: string, type: ValueInfo['type'], shape: ValueInfo['shape']): string;
  output(name: string, value: string, type: ValueInfo['type'], shape: ValueInfo['shape']): void;
  /** @returns the constant's name. */
  float(values: Float32Array, shape: readonly number[]): string;
  double(values: Float64Array, shape: readonly number[]): string;
  /** Without a shape, a list. */
  int64(values: readonly number[], shape?: readonly number[]): string;
  /** Adds an operator. @returns the name of its first output. */
  add(operator: string, inputs: readonly string[], attributes?: Readonly<Record<string, Attribute>>): string;
  /** The same for one of several outputs. */
  addAll(
    operator: string,
    inputs: readonly string[],
    outputs: number,
    attributes?: Readonly<Record<string, Attribute>>,
  ): string[];
  /** A graph that an operator runs: it sees the names of this one. */
  subgraph(name: string): GraphBuilder;
  build(): Graph;
}

/** @param name of the graph; names in it are numbered, so that the same calls give the same bytes. */
export function createGraph(name: string, numbers = { next: 0 }): GraphBuilder {
  const nodes: Node[] = [];
  const constants: (Tensor & { name: string })[] = [];
  const inputs: ValueInfo[] = [];
  const outputs: ValueInfo[] = [];
  const fresh = (what: string) => `${what}_${++numbers.next}`;

  const constant = (type: Tensor['type'], values: Tensor['values'], shape: readonly number[]): string => {
    const size = shape.reduce((a, b) => a * b, 1);
    if (size !== values.length) throw new TypeError(`${values.length} values are not [${shape.join(', ')}]`);
    const own = fresh('constant');
    constants.push({ name: own, type, shape, values });
    return own;
  };
  const addAll: GraphBuilder['addAll'] = (operator, from, count, attributes = {}) => {
    const results = Array.from({ length: count }, () => fresh(operator));
    nodes.push({ operator, inputs: from, outputs: results, attributes });
    return results;
  };

  return {
    input(own, type, shape) {
      inputs.push({ name: own, type, shape });
      return own;
    },
    output(own, value, type, shape) {
      nodes.push({ operator: 'Identity', inputs: [value], outputs: [own], attributes: {} });
      outputs.push({ name: own, type, shape });
    },
    float: (values, shape) => constant('float', values, shape),
    double: (values, shape) => constant('double', values, shape),
    int64: (values, shape = [values.length]) => constant('int64', Int32Array.from(values), shape),
    add: (operator, from, attributes) => addAll(operator, from, 1, attributes)[0] as string,
    addAll,
    subgraph: (own) => createGraph(own, numbers),
    build: () => ({ name, nodes, constants, inputs, outputs }),
  };
}

/**
 * Adds Viterbi's algorithm (1967) with the constraints of the tag scheme, in double precision, of equal taggings the one
 * that `viterbi` of the recurrent taggers takes.
 *
 * @param scores name of a float tensor `[batch, steps, L]`.
 * @param lengths name of an int64 tensor `[batch]`.
 * @returns name of an int64 tensor `[batch, steps]`; 0 from `lengths[b]` on.
 */
export function addViterbi(
  graph: GraphBuilder,
  scores: string,
  lengths: string,
  chain: ChainScores,
  constraints: TagConstraints,
): string {
  const labels = chain.start.length;
  const forbid = (values: Float32Array, allowed: Uint8Array) =>
    Float64Array.from(values, (value, i) => (allowed[i] === 1 ? value : -Infinity));
  const start = graph.double(forbid(chain.start, constraints.first), [1, labels]);
  const end = graph.double(forbid(chain.end, constraints.last), [1, labels]);
  const transitions = graph.double(forbid(chain.transitions, constraints.transitions), [1, labels, labels]);
  const zero = graph.int64([0], []);
  const one = graph.int64([1], []);

  // Time first: `Scan` goes along its first dimension.
  const emissions = graph.add('Cast', [graph.add('Transpose', [scores], { perm: [1, 0, 2] })], { to: 11 });
  const steps = graph.add('Gather', [graph.add('Shape', [emissions]), zero], { axis: 0 });
  const times = graph.add('Unsqueeze', [graph.add('Range', [zero, steps, one]), graph.int64([1])]);
  const within = graph.add('Less', [times, graph.add('Unsqueeze', [lengths, graph.int64([0])])]);
  const after = graph.add('And', [within, graph.add('Greater', [times, zero])]);
  const moves = graph.add('Unsqueeze', [after, graph.int64([2])]);
  const first = graph.add('Add', [graph.add('Gather', [emissions, zero], { axis: 0 }), start]);

  const [last, from] = graph.addAll('Scan', [first, emissions, moves], 2, {
    body: stepForward(graph, transitions, labels),
    num_scan_inputs: 2,
  }) as [string, string];
  const best = graph.add('ArgMax', [graph.add('Add', [last, end])], { axis: 1, keepdims: 1 });
  const [, path] = graph.addAll('Scan', [best, from], 2, {
    body: stepBack(graph, labels),
    num_scan_inputs: 1,
    scan_input_directions: [1],
    scan_output_directions: [1],
  }) as [string, string];
  return graph.add('Transpose', [graph.add('Where', [within, graph.add('Squeeze', [path, graph.int64([2])]), zero])], {
    perm: [1, 0],
  });
}

/** From the best scores of taggings that end before a token to those that end with it, and where they come from. */
function stepForward(graph: GraphBuilder, transitions: string, labels: number) {
  const step = graph.subgraph('forward');
  const before = step.input('before', 'double', ['batch', labels]);
  const emission = step.input('emission', 'double', ['batch', labels]);
  const moves = step.input('moves', 'bool', ['batch', 1]);
  const all = step.add('Add', [step.add('Unsqueeze', [before, step.int64([2])]), transitions]);
  const next = step.add('Add', [step.add('ReduceMax', [all], { axes: [1], keepdims: 0 }), emission]);
  const from = step.add('ArgMax', [all], { axis: 1, keepdims: 0 });
  // Before the second token and behind the last, every tag comes from itself.
  const itself = step.int64(Array.from({ length: labels }, (_, tag) => tag), [1, labels]); // prettier-ignore
  step.output('after', step.add('Where', [moves, next, before]), 'double', ['batch', labels]);
  step.output('from', step.add('Where', [moves, from, itself]), 'int64', ['batch', labels]);
  return step.build();
}

function stepBack(graph: GraphBuilder, labels: number) {
  const step = graph.subgraph('backward');
  const tag = step.input('tag', 'int64', ['batch', 1]);
  const from = step.input('origins', 'int64', ['batch', labels]);
  step.output('previous', step.add('GatherElements', [from, tag], { axis: 1 }), 'int64', ['batch', 1]);
  step.output('here', step.add('Identity', [tag]), 'int64', ['batch', 1]);
  return step.build();
}
