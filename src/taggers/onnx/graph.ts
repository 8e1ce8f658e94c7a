import type { Attribute, Graph, Node, Tensor, ValueInfo } from './encode.ts';

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
