import type { SimdKernel } from '../kernels/simd/kernel.ts';
import type { Task } from '../kernels/simd/team.ts';
import type { NamedTensor } from '../safetensors.ts';

/** The weights of a model by name, as it gives them. */
export type Weights = Readonly<Record<string, NamedTensor>>;

/** Arrays for {@link SimdKernel.layOut}: values, or how many numbers there is to be room for. */
type Fields = Record<string, Float32Array | Int32Array | number>;
type Places = Readonly<Record<string, number>>;

const DIRECTIONS = ['forward', 'backward'] as const;

/** The fields of `Reader` in tagging.as, in order. */
const READER = [
  'hidden', 'columns', 'isBackward', 'leavesAll', 'lengths', 'starts', 'forms', 'inputs', 'recurrent', 'start',
  'initialC', 'stride', 'h',
] as const; // prettier-ignore

/** The fields of `Output` there. */
const OUTPUT = [
  'width', 'dense', 'tags', 'lengths', 'starts', 'states', 'denseKernel', 'denseBias', 'kernel', 'bias', 'scores',
] as const; // prettier-ignore

/** Rows of a task of a product: as many of the left operand as stay in the first cache. */
const ROWS = 64;

/** @throws TypeError where there is none of this name. */
export function weightOf(weights: Weights, name: string): NamedTensor {
  const found = weights[name];
  if (!found) throw new TypeError(`a model without the weights ${name}`);
  return found;
}

/**
 * A recurrent layer in both directions whose input is known by form: what an input adds to the gates is computed once a form, and
 * with it more than half of the layer's arithmetic. To the bit what layers/recurrent.ts computes on the wasm backend.
 */
export interface Network {
  readonly inputSize: number;
  readonly hidden: number;
  readonly columns: number;
  /** What it wants laid out, to be spread among the others. */
  readonly fields: Fields;
  /** Prepares the weights, once they have their places. */
  prepare(kernel: SimdKernel, places: Places): void;
  /** Computes what some inputs, `rows` vectors at an address, add to the gates: those of the forms from `form` on. */
  addForms(kernel: SimdKernel, places: Places, x: number, rows: number, form: number): void;
  /**
   * Writes where the sequences lie.
   *
   * @returns addresses for the task `tagSequences`, forward and backward.
   */
  writeReaders(kernel: SimdKernel, places: Places, sequences: Sequences, states: States): readonly [number, number];
}

/** Where the sequences lie, the longest first: addresses. */
export interface Sequences {
  readonly lengths: number;
  /** Where each begins among the places. */
  readonly starts: number;
  /** The form at each place. */
  readonly forms: number;
}

/** Where h goes, that of backward beside that of forward: of every place, or the last of every sequence. */
export interface States {
  readonly address: number;
  /** Numbers from a row to the next. */
  readonly stride: number;
  readonly leavesAll: boolean;
}

/**
 * @param name of the network among the weights.
 * @param forms how many inputs are kept.
 */
export function createNetwork(kernel: SimdKernel, weights: Weights, name: string, forms: number): Network {
  const [inputSize, columns] = weightOf(weights, `${name}.forward.input`).shape as [number, number];
  const [hidden] = weightOf(weights, `${name}.forward.recurrent`).shape as [number];
  const fields: Fields = {};
  for (const direction of DIRECTIONS) {
    const path = `${name}.${direction}`;
    for (const part of ['input', 'recurrent', 'bias'])
      fields[`${path}.${part}`] = weightOf(weights, `${path}.${part}`).values;
    // Where the state before the first token is not learned, it is 0.
    for (const part of ['initialC', 'initialH'])
      fields[`${path}.${part}`] = weights[`${path}.${part}`]?.values ?? new Float32Array(hidden);
    fields[`${path}.inputPanels`] = kernel.panelSize(inputSize, columns);
    fields[`${path}.recurrentPanels`] = kernel.panelSize(hidden, columns);
    fields[`${path}.start`] = columns;
    fields[`${path}.inputs`] = forms * columns;
    fields[`${path}.reader`] = READER.length;
  }
  const at = (places: Places, direction: string, part: string) => places[`${name}.${direction}.${part}`] as number;

  return {
    inputSize,
    hidden,
    columns,
    fields,
    prepare(kernel, places) {
      for (const direction of DIRECTIONS) {
        const of = (part: string) => at(places, direction, part);
        const [panels, recurrent] = [of('inputPanels'), of('recurrentPanels')];
        kernel.run(
          [
            ['packPanels', of('input'), inputSize, columns, panels],
            ['packPanels', of('recurrent'), hidden, columns, recurrent],
          ],
          0,
        );
        kernel.run(
          [['multiply', of('initialH'), hidden * 4, 4, recurrent, of('start'), columns, 1, hidden, columns]],
          0,
        );
      }
    },
    addForms(kernel, places, x, rows, form) {
      const tasks = DIRECTIONS.flatMap((direction) => {
        const of = (part: string) => at(places, direction, part);
        return Array.from({ length: Math.ceil(rows / ROWS) }, (_, i): Task => {
          const from = i * ROWS;
          const gates = of('inputs') + (form + from) * columns * 4;
          const some = Math.min(ROWS, rows - from);
          return ['addInput', x + from * inputSize * 4, some, inputSize, of('inputPanels'), of('bias'), columns, gates];
        });
      });
      kernel.run(tasks, 2 * rows * inputSize * columns);
    },
    writeReaders(kernel, places, sequences, { address, stride, leavesAll }) {
      const write = (direction: (typeof DIRECTIONS)[number], layer: number): number => {
        const of = (part: string) => at(places, direction, part);
        const values: Record<(typeof READER)[number], number> = {
          ...sequences,
          hidden,
          columns,
          isBackward: layer,
          leavesAll: leavesAll ? 1 : 0,
          inputs: of('inputs'),
          recurrent: of('recurrentPanels'),
          start: of('start'),
          initialC: of('initialC'),
          stride,
          h: address + layer * hidden * 4,
        };
        kernel.write(
          of('reader'),
          READER.map((field) => values[field]),
        );
        return of('reader');
      };
      return [write('forward', 0), write('backward', 1)];
    },
  };
}

/** The layers between the states and the scores of tags. */
export interface Output {
  readonly width: number;
  /** Units of the tanh layer; 0 where there is none. */
  readonly dense: number;
  readonly tags: number;
  readonly fields: Fields;
  prepare(kernel: SimdKernel, places: Places): void;
  /** Writes where states and scores lie; gives the address for the task `tagSequences`. */
  write(
    kernel: SimdKernel,
    places: Places,
    sequences: Omit<Sequences, 'forms'>,
    states: number,
    scores: number,
  ): number;
}

export function createOutput(kernel: SimdKernel, weights: Weights): Output {
  const layers = weights['dense.kernel'] ? ['dense', 'output'] : ['output'];
  const sizes = layers.map((name) => weightOf(weights, `${name}.kernel`).shape as [number, number]);
  const [width] = sizes[0] as [number, number];
  const [inner, tags] = sizes.at(-1) as [number, number];
  const fields: Fields = { outputTable: OUTPUT.length };
  layers.forEach((name, i) => {
    fields[`${name}.kernel`] = weightOf(weights, `${name}.kernel`).values;
    fields[`${name}.bias`] = weightOf(weights, `${name}.bias`).values;
    fields[`${name}.panels`] = kernel.panelSize(...(sizes[i] as [number, number]));
  });
  return {
    width,
    dense: layers.length > 1 ? inner : 0,
    tags,
    fields,
    prepare(kernel, places) {
      const packs = layers.map((name, i): Task => {
        const [k, n] = sizes[i] as [number, number];
        return ['packPanels', places[`${name}.kernel`] as number, k, n, places[`${name}.panels`] as number];
      });
      kernel.run(packs, 0);
    },
    write(kernel, places, { lengths, starts }, states, scores) {
      const values: Record<(typeof OUTPUT)[number], number> = {
        width,
        dense: layers.length > 1 ? inner : 0,
        tags,
        lengths,
        starts,
        states,
        denseKernel: places['dense.panels'] ?? 0,
        denseBias: places['dense.bias'] ?? 0,
        kernel: places['output.panels'] as number,
        bias: places['output.bias'] as number,
        scores,
      };
      const table = places['outputTable'] as number;
      kernel.write(
        table,
        OUTPUT.map((field) => values[field]),
      );
      return table;
    },
  };
}
