/** The label scores of a sequence: token `t` has those from `first + t * stride` on. */
export interface ScoreRows {
  readonly values: Float64Array;
  readonly first: number;
  readonly stride: number;
  readonly length: number;
}

/**
 * The forward-backward recursions in the logarithmic domain: slow, but for any finite scores, and for transitions of -Infinity,
 * which are impossible. What the kernel does not do safely is done here. Lafferty, McCallum and Pereira (2001), section 3.
 *
 * Replaces the scores by the marginals where `expected` is given, and adds the expected transitions to it: `labels * labels`,
 * from label (row) to label.
 *
 * @returns the logarithm of the partition function; -Infinity where no labels are possible.
 */
export function logForwardBackward(rows: ScoreRows, transitions: Float64Array, expected?: Float64Array): number {
  const { values, first, stride, length } = rows;
  const labels = Math.sqrt(transitions.length);
  const alpha = new Float64Array(length * labels);
  const terms = new Float64Array(labels);
  const score = (t: number, y: number) => values[first + t * stride + y] as number;
  for (let t = 0; t < length; t++) {
    for (let j = 0; j < labels; j++) {
      let sum = 0;
      if (t > 0) {
        for (let i = 0; i < labels; i++) {
          terms[i] = (alpha[(t - 1) * labels + i] as number) + (transitions[i * labels + j] as number);
        }
        sum = logSumExp(terms);
      }
      alpha[t * labels + j] = sum + score(t, j);
    }
  }
  const log = logSumExp(alpha.subarray((length - 1) * labels));
  if (!expected || log === -Infinity) return log;
  let beta = new Float64Array(labels);
  let before = new Float64Array(labels);
  for (let t = length - 1; t >= 0; t--) {
    if (t > 0) {
      for (let i = 0; i < labels; i++) {
        for (let j = 0; j < labels; j++) {
          terms[j] = (transitions[i * labels + j] as number) + score(t, j) + (beta[j] as number);
          const pair = (alpha[(t - 1) * labels + i] as number) + (terms[j] as number) - log;
          expected[i * labels + j]! += Math.exp(pair);
        }
        before[i] = logSumExp(terms);
      }
    }
    for (let j = 0; j < labels; j++) {
      values[first + t * stride + j] = Math.exp((alpha[t * labels + j] as number) + (beta[j] as number) - log);
    }
    [beta, before] = [before, beta];
  }
  return log;
}

/** log of the sum of exp(terms); -Infinity for none but -Infinity. */
export function logSumExp(terms: Float64Array): number {
  let most = -Infinity;
  for (const term of terms) if (!(term <= most)) most = term;
  if (!Number.isFinite(most)) return most;
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - most);
  return most + Math.log(sum);
}
