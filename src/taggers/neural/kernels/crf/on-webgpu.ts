import { tf } from '../../backend/tensorflow.ts';
import { runProgram } from '../webgpu-program.ts';
import { chainShapes, CRF, type Observed } from './operation.ts';

/** Scores further than this below the largest count as that far below: single precision holds no more. */
const RANGE = 60;
const THREADS = 64;

/** The operation on WebGPU: one dispatch, in which a workgroup goes through a sequence there and back. */
export const webgpuCrf: tf.KernelConfig = {
  kernelName: CRF,
  backendName: 'webgpu',
  kernelFunc: ({ inputs, backend, attrs }) => {
    const given = inputs as unknown as Record<'scores' | 'transitions' | 'start' | 'end', tf.Tensor>;
    const { tags, lengths } = attrs as unknown as Observed;
    const shape = given.scores.shape as [number, number, number];
    const [batch, steps, labels] = shape;
    const sizes = chainShapes(shape);
    if (batch === 0) return sizes.map((size) => tf.zeros(size));
    return tf.tidy(() => {
      const chain = [given.transitions, given.start, given.end].map((part) => tf.reshape(part, [part.size]));
      const largest = chain.map((part) => tf.max(part));
      const links = chain.map((part, i) => tf.exp(tf.maximum(tf.sub(part, largest[i] as tf.Tensor), -RANGE)));
      const numbers = sizes.map((size) => tf.util.sizeFromShape(size));
      const output = runProgram(backend, {
        key: `crf_${labels}`,
        inputs: {
          scores: given.scores,
          chain: tf.concat([...chain, ...largest.map((one) => tf.reshape(one, [1]))]),
          links: tf.concat(links),
          observed: tf.tensor1d(Int32Array.of(...lengths, ...tags), 'int32'),
        },
        uniforms: { batch, steps },
        // Behind the results, each step's alphas, and its sum before scaling.
        size: numbers.reduce((a, b) => a + b) + batch * steps * (labels + 1),
        workgroups: batch,
        threads: THREADS,
        code: codeOf(labels),
      });
      const all = tf.engine().makeTensorFromTensorInfo(output) as tf.Tensor1D;
      let from = 0;
      return sizes.map((size, i) => {
        const part = tf.slice(all, [from], [numbers[i] as number]);
        from += numbers[i] as number;
        return tf.reshape(part, size);
      });
    });
  },
};

/** Each invocation has the labels j, j + ${THREADS}, … to itself, as the end of a transition. Sums over all of them each does. */
function codeOf(labels: number): string {
  const links = labels * labels;
  const chain = links + 2 * labels;
  const forLabels = (body: string) => `for (var j = own; j < ${labels}; j += ${THREADS}) { ${body} }`;
  return `
var<workgroup> now : array<f32, ${labels}>;
var<workgroup> other : array<f32, ${labels}>;

fn emission(at : i32, largest : f32, j : i32) -> f32 {
  return exp(scores[at + j] - largest);
}

fn largestOf(at : i32) -> f32 {
  var largest = scores[at];
  for (var j = 1; j < ${labels}; j++) { largest = max(largest, scores[at + j]); }
  return largest;
}

fn main(index : i32) {
  let b = i32(workgroupId.x);
  let own = i32(localIndex);
  let length = observed[b];
  let tags = uniforms.batch + b * uniforms.steps;
  let tokens = b * uniforms.steps * ${labels};
  let dScores = uniforms.batch + tokens;
  let dChain = uniforms.batch * (1 + uniforms.steps * ${labels}) + b * ${chain};
  let rest = uniforms.batch * (1 + uniforms.steps * ${labels} + ${chain});
  let alphas = rest + tokens;
  let sums = rest + uniforms.batch * uniforms.steps * ${labels} + b * uniforms.steps;
  var logZ = 0.0;

  for (var t = 0; t < uniforms.steps; t++) {
    let at = tokens + t * ${labels};
    if (t < length) {
      let largest = largestOf(at);
      logZ += largest;
      ${forLabels(`
        var entering = links[${links} + j];
        if (t > 0) {
          entering = 0.0;
          for (var i = 0; i < ${labels}; i++) { entering += now[i] * links[i * ${labels} + j]; }
        }
        other[j] = entering * emission(at, largest, j);`)}
    }
    workgroupBarrier();
    if (t < length) {
      var sum = 0.0;
      for (var j = 0; j < ${labels}; j++) { sum += other[j]; }
      logZ += log(sum);
      if (own == 0) { result[sums + t] = sum; }
      ${forLabels(`
        now[j] = other[j] / sum;
        result[alphas + t * ${labels} + j] = other[j] / sum;`)}
    }
    workgroupBarrier();
  }
  storageBarrier();

  var ending = 0.0;
  for (var j = 0; j < ${labels}; j++) { ending += now[j] * links[${links + labels} + j]; }
  workgroupBarrier();
  ${forLabels(`
    now[j] = links[${links + labels} + j] / ending;
    for (var i = 0; i < ${labels}; i++) { result[dChain + i * ${labels} + j] = 0.0; }
    result[dChain + ${links} + j] = 0.0;
    result[dChain + ${links + labels} + j] = 0.0;`)}
  for (var s = 0; s < uniforms.steps; s++) {
    let t = uniforms.steps - 1 - s;
    let at = tokens + t * ${labels};
    if (t < length) {
      let tag = observed[tags + t];
      let largest = largestOf(at);
      let sum = result[sums + t];
      ${forLabels(`
        let marginal = result[alphas + t * ${labels} + j] * now[j];
        let wrong = marginal - select(0.0, 1.0, j == tag);
        result[dScores + t * ${labels} + j] = wrong;
        if (t == 0) { result[dChain + ${links} + j] = wrong; }
        if (t == length - 1) { result[dChain + ${links + labels} + j] = wrong; }
        let onward = now[j] * emission(at, largest, j) / sum;
        other[j] = onward;
        if (t > 0) {
          for (var i = 0; i < ${labels}; i++) {
            result[dChain + i * ${labels} + j] += result[alphas + (t - 1) * ${labels} + i] * onward;
          }
        }`)}
    } else {
      ${forLabels(`result[dScores + t * ${labels} + j] = 0.0;`)}
    }
    workgroupBarrier();
    if (t < length) {
      ${forLabels(`
        var before = 0.0;
        for (var i = 0; i < ${labels}; i++) { before += links[j * ${labels} + i] * other[i]; }
        now[j] = before;`)}
    }
    workgroupBarrier();
  }

  ${forLabels(`
    for (var i = 0; i < ${labels}; i++) { result[dChain + i * ${labels} + j] *= links[i * ${labels} + j]; }
    for (var t = 1; t < length; t++) {
      if (observed[tags + t] == j) { result[dChain + observed[tags + t - 1] * ${labels} + j] -= 1.0; }
    }`)}
  if (own == 0) {
    result[b] = 0.0;
    if (length > 0) {
      var gold = chain[${links} + observed[tags]] + chain[${links + labels} + observed[tags + length - 1]];
      for (var t = 0; t < length; t++) {
        let tag = observed[tags + t];
        gold += scores[tokens + t * ${labels} + tag];
        if (t > 0) { gold += chain[observed[tags + t - 1] * ${labels} + tag]; }
      }
      let largests = f32(length - 1) * chain[${chain}] + chain[${chain + 1}] + chain[${chain + 2}];
      result[b] = logZ + log(ending) + largests - gold;
    }
  }
}`;
}
