import { tf } from '../../backend/tensorflow.ts';
import { runProgram, type WebGpuBackend } from '../webgpu-program.ts';
import { composedBackward, composedForward } from './composed.ts';
import { partsOf, RECURRENCE, RECURRENCE_GRADIENT, TRACE, WEIGHTS, type LayerShape } from './operation.ts';

/** Sequences of a workgroup: a number of each is a vector. */
const SEQUENCES = 4;
const THREADS = 128;
const BYTES = 4 * SEQUENCES;

/**
 * The recurrence on WebGPU: a dispatch for each layer goes through the whole sequence, so that recording costs nothing by the
 * step; products over all steps are the library's. Where a layer is too wide for the memory of a workgroup, it is composed.
 */
export const webgpuRecurrence: readonly tf.KernelConfig[] = [
  {
    kernelName: RECURRENCE,
    backendName: 'webgpu',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const shape = attrs as unknown as LayerShape;
      if (!fits(backend, shape)) return composedForward(inputs, attrs);
      const all = inputs as unknown as Record<string, tf.Tensor2D>;
      return tf.tidy(() => {
        const layers = shape.directions.map((_, layer) => forwardLayer(backend, shape, layer, all));
        const [first, ...rest] = layers.map(({ h }) => h) as [tf.Tensor2D, ...tf.Tensor2D[]];
        return [rest.length > 0 ? tf.concat([first, ...rest], 1) : first, ...layers.flatMap(({ trace }) => trace)];
      });
    },
  },
  {
    kernelName: RECURRENCE_GRADIENT,
    backendName: 'webgpu',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const shape = attrs as unknown as LayerShape;
      if (!fits(backend, shape)) return composedBackward(inputs, attrs);
      const all = inputs as unknown as Record<string, tf.Tensor2D>;
      return tf.tidy(() => shape.directions.flatMap((_, layer) => backwardLayer(backend, shape, layer, all)));
    },
  },
];

/** Two states, that before a step and that after it, are in the memory of the workgroup. */
function fits(backend: unknown, { hidden }: LayerShape): boolean {
  return 2 * hidden * BYTES <= limitOf(backend);
}

function limitOf(backend: unknown): number {
  return (backend as WebGpuBackend).device.limits.maxComputeWorkgroupStorageSize;
}

function scheduleOf({ counts, offsets }: LayerShape): tf.Tensor1D {
  return tf.tensor1d(Int32Array.of(...counts, ...offsets), 'int32');
}

function toTensor(info: tf.TensorInfo): tf.Tensor1D {
  return tf.engine().makeTensorFromTensorInfo(info) as tf.Tensor1D;
}

/** The parts of a tensor of numbers in a row, each in its own shape. */
function divide(all: tf.Tensor1D, shapes: readonly (readonly [number, number])[]): tf.Tensor2D[] {
  let from = 0;
  return shapes.map((shape) => {
    const size = shape[0] * shape[1];
    const part = tf.slice(all, [from], [size]);
    from += size;
    return tf.reshape<tf.Rank.R2>(part, [...shape]);
  });
}

function forwardLayer(
  backend: unknown,
  shape: LayerShape,
  layer: number,
  all: Record<string, tf.Tensor2D>,
): { readonly h: tf.Tensor2D; readonly trace: readonly tf.Tensor2D[] } {
  const { hidden, columns, counts, directions } = shape;
  const x = all['x'] as tf.Tensor2D;
  const rows = x.shape[0];
  const { input, recurrent, bias, initialC, initialH } = partsOf(WEIGHTS, layer, all);
  const output = runProgram(backend, {
    key: `recurrence_${hidden}_${columns}_${directions[layer]}`,
    inputs: {
      projected: tf.add(tf.matMul(x, input), bias),
      weights: recurrent,
      initial: tf.concat([initialC, initialH]),
      schedule: scheduleOf(shape),
    },
    uniforms: { rows, steps: counts.length },
    size: rows * (columns + 3 * hidden),
    workgroups: Math.ceil((counts[0] as number) / SEQUENCES),
    threads: THREADS,
    code: forwardCode(shape, layer),
  });
  const [gates, c, tanhC, h] = divide(toTensor(output), [
    [rows, columns],
    [rows, hidden],
    [rows, hidden],
    [rows, hidden],
  ]) as [tf.Tensor2D, tf.Tensor2D, tf.Tensor2D, tf.Tensor2D];
  return { h, trace: [gates, c, tanhC] };
}

function backwardLayer(
  backend: unknown,
  shape: LayerShape,
  layer: number,
  all: Record<string, tf.Tensor2D>,
): tf.Tensor[] {
  const { hidden, columns, counts, directions } = shape;
  const x = all['x'] as tf.Tensor2D;
  const rows = x.shape[0];
  const sequences = counts[0] as number;
  const { recurrent, initialC, initialH } = partsOf(WEIGHTS, layer, all);
  const trace = partsOf(TRACE, layer, all);
  // In the memory of the workgroup the gradient of the gates is at hand; a wide layer reads it where it is written.
  const near = columns * BYTES <= limitOf(backend);
  const output = runProgram(backend, {
    key: `recurrenceGradient_${hidden}_${columns}_${directions[layer]}_${directions.length}_${layer}_${near}`,
    inputs: {
      trace: tf.concat(
        TRACE.map((name) => trace[name]),
        1,
      ),
      states: all['h'] as tf.Tensor2D,
      dy: all['dy'] as tf.Tensor2D,
      turned: tf.transpose(recurrent),
      initial: tf.concat([initialC, initialH]),
      schedule: scheduleOf(shape),
    },
    uniforms: { rows, steps: counts.length, sequences },
    size: rows * (columns + hidden) + 2 * sequences * hidden,
    workgroups: Math.ceil(sequences / SEQUENCES),
    threads: THREADS,
    code: backwardCode(shape, layer, near),
  });
  const [dGates, hBefore, dC, dH] = divide(toTensor(output), [
    [rows, columns],
    [rows, hidden],
    [sequences, hidden],
    [sequences, hidden],
  ]) as [tf.Tensor2D, tf.Tensor2D, tf.Tensor2D, tf.Tensor2D];
  return [
    dGates,
    tf.matMul(x, dGates, true),
    tf.matMul(hBefore, dGates, true),
    tf.sum(dGates, 0),
    tf.sum(dC, 0),
    tf.sum(dH, 0),
  ];
}

/** Gates of a cell in the order of their columns. */
function gatesOf({ hidden, columns }: LayerShape): readonly string[] {
  return columns === 4 * hidden ? ['i', 'f', 'o', 'g'] : ['f', 'o', 'g'];
}

/** What both ways begin a step with: which rows run, and where those of the step before lie. */
function stepCode({ directions }: LayerShape, layer: number): string {
  const forward = directions[layer] === 'forward';
  return `
    let t = ${forward ? 's' : 'uniforms.steps - 1 - s'};
    let earlier = ${forward ? 't - 1' : 't + 1'};
    let count = schedule[t];
    let start = schedule[uniforms.steps + t];
    var running = 0;
    var startBefore = 0;
    if (s > 0) {
      running = schedule[earlier];
      startBefore = schedule[uniforms.steps + earlier];
    }`;
}

/** Each invocation computes hidden units k, k + ${THREADS}, …, of four sequences at once. */
function forwardCode(shape: LayerShape, layer: number): string {
  const { hidden, columns } = shape;
  const gates = gatesOf(shape);
  const each = (line: (gate: string, g: number) => string) => gates.map(line).join('\n');
  return `
var<workgroup> before : array<vec4<f32>, ${2 * hidden}>;

fn main(index : i32) {
  let first = i32(workgroupId.x) * ${SEQUENCES};
  let own = i32(localIndex);
  let cells = uniforms.rows * ${columns};
  for (var k = own; k < ${hidden}; k += ${THREADS}) {
    before[k] = vec4<f32>(initial[${hidden} + k]);
  }
  workgroupBarrier();
  for (var s = 0; s < uniforms.steps; s++) {
    let here = (s % 2) * ${hidden};
    let there = ${hidden} - here;
    ${stepCode(shape, layer)}
    for (var k = own; k < ${hidden}; k += ${THREADS}) {
      ${each((gate) => `var ${gate}4 = vec4<f32>(0.0);`)}
      for (var j = 0; j < ${hidden}; j++) {
        let h = before[here + j];
        let at = j * ${columns} + k;
        ${each((gate, g) => `${gate}4 += h * weights[at + ${g * hidden}];`)}
      }
      var next = before[here + k];
      for (var r = 0; r < ${SEQUENCES}; r++) {
        let sequence = first + r;
        if (sequence < count) {
          let row = start + sequence;
          let at = row * ${columns} + k;
          let cell = cells + row * ${hidden} + k;
          var c = initial[k];
          if (sequence < running) { c = result[cells + (startBefore + sequence) * ${hidden} + k]; }
          ${each((gate, g) => {
            const sum = `projected[at + ${g * hidden}] + ${gate}4[r]`;
            return gate === 'g' ? `let g = bend(${sum});` : `let ${gate} = 1.0 / (1.0 + exp(-(${sum})));`;
          })}
          let now = f * c + ${gates.length === 4 ? 'i' : '(1.0 - f)'} * g;
          let bent = bend(now);
          ${each((gate, g) => `result[at + ${g * hidden}] = ${gate};`)}
          result[cell] = now;
          result[cell + uniforms.rows * ${hidden}] = bent;
          result[cell + 2 * uniforms.rows * ${hidden}] = o * bent;
          next[r] = o * bent;
        }
      }
      before[there + k] = next;
    }
    workgroupBarrier();
  }
}

// The library's tanh overflows for large arguments on some drivers.
fn bend(x : f32) -> f32 {
  return tanh(clamp(x, -15.0, 15.0));
}`;
}

function backwardCode(shape: LayerShape, layer: number, near: boolean): string {
  const { hidden, columns, directions } = shape;
  const width = columns + 2 * hidden;
  const stride = hidden * directions.length;
  const ordinary = columns === 4 * hidden;
  const [f, o, g] = ordinary ? [hidden, 2 * hidden, 3 * hidden] : [0, hidden, 2 * hidden];
  const names = gatesOf(shape);
  const keep = names.map((name, i) => `gradients[${i * hidden} + k] = ${name}4;`).join('\n');
  return `
${near ? `var<workgroup> gradients : array<vec4<f32>, ${columns}>;` : ''}

fn main(index : i32) {
  let first = i32(workgroupId.x) * ${SEQUENCES};
  let own = i32(localIndex);
  let befores = uniforms.rows * ${columns};
  let carriedC = befores + uniforms.rows * ${hidden};
  let carriedH = carriedC + uniforms.sequences * ${hidden};
  for (var k = own; k < ${hidden}; k += ${THREADS}) {
    for (var r = 0; r < ${SEQUENCES}; r++) {
      if (first + r < uniforms.sequences) {
        result[carriedC + (first + r) * ${hidden} + k] = 0.0;
        result[carriedH + (first + r) * ${hidden} + k] = 0.0;
      }
    }
  }
  for (var back = 0; back < uniforms.steps; back++) {
    let s = uniforms.steps - 1 - back;
    ${stepCode(shape, layer)}
    for (var k = own; k < ${hidden}; k += ${THREADS}) {
      ${names.map((name) => `var ${name}4 = vec4<f32>(0.0);`).join('\n')}
      for (var r = 0; r < ${SEQUENCES}; r++) {
        let sequence = first + r;
        if (sequence < count) {
          let row = start + sequence;
          let at = row * ${width} + k;
          let place = sequence * ${hidden} + k;
          var c = initial[k];
          var h = initial[${hidden} + k];
          if (sequence < running) {
            let rowBefore = startBefore + sequence;
            c = trace[rowBefore * ${width} + ${columns} + k];
            h = states[rowBefore * ${stride} + ${layer * hidden} + k];
          }
          let f = trace[at + ${f}];
          let o = trace[at + ${o}];
          let g = trace[at + ${g}];
          let i = ${ordinary ? 'trace[at]' : '1.0 - f'};
          let bent = trace[at + ${columns + hidden}];
          let dh = dy[row * ${stride} + ${layer * hidden} + k] + result[carriedH + place];
          let dc = dh * o * (1.0 - bent * bent) + result[carriedC + place];
          ${ordinary ? 'i4[r] = dc * g * i * (1.0 - i);' : ''}
          f4[r] = dc * (${ordinary ? 'c' : 'c - g'}) * f * (1.0 - f);
          o4[r] = dh * bent * o * (1.0 - o);
          g4[r] = dc * i * (1.0 - g * g);
          ${names.map((name, n) => `result[row * ${columns} + ${n * hidden} + k] = ${name}4[r];`).join('\n')}
          result[befores + row * ${hidden} + k] = h;
          result[carriedC + place] = dc * f;
        }
      }
      ${near ? keep : ''}
    }
    ${near ? 'workgroupBarrier();' : 'storageBarrier();'}
    for (var k = own; k < ${hidden}; k += ${THREADS}) {
      var sum = vec4<f32>(0.0);
      for (var j = 0; j < ${columns}; j++) {
        ${
          near
            ? 'let gradient = gradients[j];'
            : `var gradient = vec4<f32>(0.0);
        for (var r = 0; r < ${SEQUENCES}; r++) {
          if (first + r < count) { gradient[r] = result[(start + first + r) * ${columns} + j]; }
        }`
        }
        sum += gradient * turned[j * ${hidden} + k];
      }
      for (var r = 0; r < ${SEQUENCES}; r++) {
        if (first + r < count) { result[carriedH + (first + r) * ${hidden} + k] = sum[r]; }
      }
    }
    ${near ? 'workgroupBarrier();' : 'storageBarrier();'}
  }
}`;
}
