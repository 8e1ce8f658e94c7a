/** Single or double precision: all arrays of a call are of one kind. */
type Numbers = Float32Array | Float64Array;

/** A padded batch of sequences with the scores of a linear chain; all row by row. */
export interface ChainBatch {
  /** `[B, steps, labels]` */
  readonly scores: Numbers;
  /** `[B, steps]` */
  readonly tags: Int32Array;
  /** `[B]` */
  readonly lengths: Int32Array;
  readonly steps: number;
  readonly labels: number;
  /** `[labels, labels]`, from × to. */
  readonly transitions: Numbers;
  readonly start: Numbers;
  readonly end: Numbers;
}

/** Losses and, for each sequence, their derivatives. */
export interface ChainGradient {
  /** `[B]`: −log p(tags). */
  readonly losses: Numbers;
  /** `[B, steps, labels]`: marginal minus observed. */
  readonly dScores: Numbers;
  /** `[B, labels² + 2·labels]`: by transitions, start, end. */
  readonly dChain: Numbers;
}

/** Scores further than this below the largest of their kind count as that far below: so no sum of a step underflows. */
const RANGE = 300;

/**
 * The forward-backward algorithm with scaling (Rabiner 1989, §III-A and §V-A): only scores are exponentiated, never sums of
 * them. Double precision inside.
 */
export function forwardBackward(chain: ChainBatch): ChainGradient {
  const { scores, lengths, steps, labels, transitions, start, end } = chain;
  const batch = lengths.length;
  const like = (size: number): Numbers =>
    scores instanceof Float64Array ? new Float64Array(size) : new Float32Array(size);
  const losses = like(batch);
  const dScores = like(batch * steps * labels);
  const chainSize = labels * labels + 2 * labels;
  const dChain = like(batch * chainSize);
  const logZs = new Float64Array(batch);
  const link = exponentiate(transitions);
  const opening = exponentiate(start);
  const closing = exponentiate(end);
  const alpha = new Float64Array(steps * labels);
  const emission = new Float64Array(steps * labels);
  const scale = new Float64Array(steps);
  let beta = new Float64Array(labels);
  let betaBefore = new Float64Array(labels);
  const edges = new Float64Array(labels * labels);

  for (let b = 0; b < batch; b++) {
    const length = lengths[b] as number;
    if (length === 0) continue;
    const base = b * steps * labels;
    let logZ = opening.largest + closing.largest + (length - 1) * link.largest;

    for (let t = 0; t < length; t++) {
      const row = t * labels;
      let largest = -Infinity;
      for (let j = 0; j < labels; j++) largest = Math.max(largest, scores[base + row + j] as number);
      logZ += largest;
      for (let j = 0; j < labels; j++) {
        emission[row + j] = Math.exp((scores[base + row + j] as number) - largest);
        alpha[row + j] = t === 0 ? (opening.values[j] as number) : 0;
      }
      if (t > 0) {
        for (let i = 0; i < labels; i++) {
          const before = alpha[row - labels + i] as number;
          const from = i * labels;
          for (let j = 0; j < labels; j++) {
            alpha[row + j] = (alpha[row + j] as number) + before * (link.values[from + j] as number);
          }
        }
      }
      let sum = 0;
      for (let j = 0; j < labels; j++) {
        sum += alpha[row + j] = (alpha[row + j] as number) * (emission[row + j] as number);
      }
      scale[t] = sum;
      logZ += Math.log(sum);
      for (let j = 0; j < labels; j++) alpha[row + j] = (alpha[row + j] as number) / sum;
    }

    const lastRow = (length - 1) * labels;
    let ending = 0;
    for (let j = 0; j < labels; j++) ending += (alpha[lastRow + j] as number) * (closing.values[j] as number);
    logZ += Math.log(ending);
    for (let j = 0; j < labels; j++) beta[j] = (closing.values[j] as number) / ending;
    edges.fill(0);
    for (let t = length - 1; t >= 0; t--) {
      const row = t * labels;
      for (let j = 0; j < labels; j++) {
        dScores[base + row + j] = (alpha[row + j] as number) * (beta[j] as number);
        beta[j] = ((beta[j] as number) * (emission[row + j] as number)) / (scale[t] as number);
      }
      if (t === 0) break;
      for (let i = 0; i < labels; i++) {
        const before = alpha[row - labels + i] as number;
        const from = i * labels;
        let sum = 0;
        for (let j = 0; j < labels; j++) {
          const onward = (link.values[from + j] as number) * (beta[j] as number);
          sum += onward;
          edges[from + j] = (edges[from + j] as number) + before * onward;
        }
        betaBefore[i] = sum;
      }
      [beta, betaBefore] = [betaBefore, beta];
    }

    dChain.set(edges, b * chainSize);
    logZs[b] = logZ;
  }
  subtractObserved(chain, logZs, { losses, dScores, dChain });
  return { losses, dScores, dChain };
}

/**
 * Makes losses of log Z, and derivatives of what is expected: takes from it what is observed.
 *
 * @param gradient `dScores` with the marginals and `dChain` with the expected transitions.
 */
export function subtractObserved(chain: ChainBatch, logZ: Float64Array, gradient: ChainGradient): void {
  const { scores, tags, lengths, steps, labels, transitions, start, end } = chain;
  const { losses, dScores, dChain } = gradient;
  const chainSize = labels * labels + 2 * labels;
  const subtract = (array: Numbers, at: number): void => {
    array[at] = (array[at] as number) - 1;
  };
  losses.fill(0);
  lengths.forEach((length, b) => {
    if (length === 0) return;
    const base = b * steps * labels;
    const lastRow = (length - 1) * labels;
    const ofStart = b * chainSize + labels * labels;
    const ofEnd = ofStart + labels;
    dChain.set(dScores.subarray(base, base + labels), ofStart);
    dChain.set(dScores.subarray(base + lastRow, base + lastRow + labels), ofEnd);
    let gold = 0;
    let previous = -1;
    for (let t = 0; t < length; t++) {
      const tag = tags[b * steps + t] as number;
      gold += scores[base + t * labels + tag] as number;
      subtract(dScores, base + t * labels + tag);
      if (t === 0) {
        gold += start[tag] as number;
        subtract(dChain, ofStart + tag);
      } else {
        gold += transitions[previous * labels + tag] as number;
        subtract(dChain, b * chainSize + previous * labels + tag);
      }
      previous = tag;
    }
    gold += end[previous] as number;
    subtract(dChain, ofEnd + previous);
    losses[b] = (logZ[b] as number) - gold;
  });
}

/** exp(score − largest), of scores within {@link RANGE} of it. */
export function exponentiate(scores: Numbers): { readonly values: Float64Array; readonly largest: number } {
  let largest = -Infinity;
  for (const score of scores) largest = Math.max(largest, score);
  return { values: Float64Array.from(scores, (score) => Math.exp(Math.max(score - largest, -RANGE))), largest };
}
