import { KERNEL } from './wasm.ts';

/** The fields of the kernel's `Layer`, in order; each takes four bytes. */
const FIELDS = [
  'rows', 'inputSize', 'hidden', 'columns', 'steps', 'isBackward', 'counts', 'offsets',
  'x', 'input', 'recurrent', 'bias', 'initialC', 'initialH', 'gates', 'c', 'tanhC', 'h', 'panels',
  'dy', 'dGates', 'dx', 'dInput', 'dRecurrent', 'dBias', 'dInitialC', 'dInitialH',
  'carriedC', 'carriedH', 'hBefore', 'turned',
] as const; // prettier-ignore

type Field = (typeof FIELDS)[number];

// The part of the WebAssembly API that is used here: its types come with the DOM's, which this project does not include.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object, imports: { env: { memory: Memory } }) => { exports: unknown };
    Memory: new (size: { initial: number }) => Memory;
  };
};

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface Exports {
  forward(layer: number): void;
  backward(layer: number): void;
  panelSize(k: number, n: number): number;
}

/** A recurrent layer in one direction: its sizes, and how the sequences are packed (see layers/packing.ts). */
export interface LayerShape {
  readonly inputSize: number;
  readonly hidden: number;
  /** Gates, 4 or 3, times `hidden`. */
  readonly columns: number;
  readonly direction: 'forward' | 'backward';
  readonly counts: Int32Array;
  readonly offsets: Int32Array;
}

export type LayerInputs = Readonly<
  Record<'x' | 'input' | 'recurrent' | 'bias' | 'initialC' | 'initialH', Float32Array>
>;
export type LayerTrace = Readonly<Record<'gates' | 'c' | 'tanhC' | 'h', Float32Array>>;
export type LayerGradients = Readonly<
  Record<'dx' | 'dInput' | 'dRecurrent' | 'dBias' | 'dInitialC' | 'dInitialH', Float32Array>
>;

/**
 * The recurrence of a layer in WebAssembly, single precision, in a memory of its own: copying goes at some 50 GB a second and is
 * nothing beside the products. The same numbers give the same bits on every machine.
 */
export class RecurrenceKernel {
  private readonly memory = new WebAssembly.Memory({ initial: 16 });
  private readonly exports: Exports;

  constructor() {
    const module = new WebAssembly.Module(Buffer.from(KERNEL, 'base64'));
    this.exports = new WebAssembly.Instance(module, { env: { memory: this.memory } }).exports as Exports;
  }

  /** @param out filled with the activated gates, and c, tanh c and h after each step, by packed row. */
  forward(shape: LayerShape, inputs: LayerInputs, out: LayerTrace): void {
    const { inputSize, hidden, columns } = shape;
    const rows = out.h.length / hidden;
    const run = this.layOut(shape, rows, inputs, {
      gates: rows * columns,
      c: rows * hidden,
      tanhC: rows * hidden,
      h: rows * hidden,
      panels: Math.max(this.exports.panelSize(inputSize, columns), this.exports.panelSize(hidden, columns)),
    });
    this.exports.forward(run.layer);
    run.fetch(out);
  }

  /** @param out filled with the gradients; sizes as the inputs. */
  backward(shape: LayerShape, inputs: LayerInputs, trace: LayerTrace, dy: Float32Array, out: LayerGradients): void {
    const { inputSize, hidden, columns, counts } = shape;
    const rows = dy.length / hidden;
    const panelSize = (k: number, n: number) => this.exports.panelSize(k, n);
    const most = counts.reduce((a, b) => Math.max(a, b), 0);
    const run = this.layOut(
      shape,
      rows,
      { ...inputs, ...trace, dy },
      {
        dGates: rows * columns,
        dx: rows * inputSize,
        dInput: inputSize * columns,
        dRecurrent: hidden * columns,
        dBias: columns,
        dInitialC: hidden,
        dInitialH: hidden,
        carriedC: most * hidden,
        carriedH: most * hidden,
        hBefore: rows * hidden,
        turned: rows * Math.max(inputSize, hidden),
        panels: Math.max(panelSize(columns, hidden), panelSize(columns, inputSize), panelSize(rows, columns)),
      },
    );
    this.exports.backward(run.layer);
    run.fetch(out);
  }

  /** Gives every array a place, copies what there is, and fills the kernel's table. */
  private layOut(
    shape: LayerShape,
    rows: number,
    given: Partial<Record<Field, Float32Array>>,
    room: Partial<Record<Field, number>>,
  ) {
    const places = new Map<Field, number>();
    let end = 1024 + FIELDS.length * 4;
    const place = (field: Field, numbers: number) => {
      end = (end + 15) & ~15;
      places.set(field, end);
      end += numbers * 4;
    };
    place('counts', shape.counts.length);
    place('offsets', shape.offsets.length);
    for (const [field, values] of Object.entries(given)) place(field as Field, values.length);
    for (const [field, numbers] of Object.entries(room)) place(field as Field, numbers);
    const missing = end + 64 - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / 65_536));

    const { buffer } = this.memory;
    new Int32Array(buffer, places.get('counts'), shape.counts.length).set(shape.counts);
    new Int32Array(buffer, places.get('offsets'), shape.offsets.length).set(shape.offsets);
    for (const [field, values] of Object.entries(given)) {
      new Float32Array(buffer, places.get(field as Field), values.length).set(values);
    }
    const sizes: Partial<Record<Field, number>> = {
      rows,
      inputSize: shape.inputSize,
      hidden: shape.hidden,
      columns: shape.columns,
      steps: shape.counts.length,
      isBackward: shape.direction === 'backward' ? 1 : 0,
    };
    const layer = 1024;
    new Uint32Array(buffer, layer, FIELDS.length).set(FIELDS.map((field) => sizes[field] ?? places.get(field) ?? 0));
    return {
      layer,
      fetch(out: Readonly<Record<string, Float32Array>>): void {
        for (const [field, values] of Object.entries(out)) {
          values.set(new Float32Array(buffer, places.get(field as Field), values.length));
        }
      },
    };
  }
}
