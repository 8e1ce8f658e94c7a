/** What several trainings of two systems say of their difference. */
export interface ResampledTest {
  /** Mean of the differences. */
  readonly mean: number;
  readonly trainings: number;
  /** Student's t; infinite where all differences are the same. */
  readonly t: number;
  /** Two-sided. */
  readonly p: number;
}

/**
 * The corrected resampled t-test (Nadeau and Bengio 2003, "Inference for the generalization error", section 4; for repeated
 * cross-validation Bouckaert and Frank 2004): whether the mean of paired differences lies further from 0 than trainings vary.
 * Trainings on parts of one corpus share documents, so their differences are not independent: the variance of the mean is
 * taken to be (1/n + share) times that of the differences.
 *
 * @param differences of the figure, one for each pair of trainings (of the same seed and fold).
 * @param share documents tested over documents trained on, in each: 1 / (folds - 1) of cross-validation. 0 where trainings
 *   share nothing that is drawn: the paired t-test of Student.
 * @returns nothing of fewer than two: of one training nothing is known of how far trainings vary.
 */
export function testResampled(differences: readonly number[], share: number): ResampledTest | undefined {
  const n = differences.length;
  if (n < 2) return undefined;
  if (!(share >= 0)) throw new TypeError(`the share of tested to trained documents is 0 or more, not ${share}`);
  const mean = differences.reduce((sum, d) => sum + d, 0) / n;
  const variance = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0) / (n - 1);
  const error = Math.sqrt(variance * (1 / n + share));
  // Differences that are equal but for rounding do not vary.
  if (error <= 1e-12 * Math.max(1, Math.abs(mean))) {
    const isNone = Math.abs(mean) <= 1e-12;
    return { mean, trainings: n, t: isNone ? 0 : Math.sign(mean) * Infinity, p: isNone ? 1 : 0 };
  }
  const t = mean / error;
  return { mean, trainings: n, t, p: twoSided(t, n - 1) };
}

/** P(|T| ≥ |t|) of Student's distribution: the regularised incomplete beta function I_x(df / 2, 1 / 2), x = df / (df + t²). */
function twoSided(t: number, df: number): number {
  const x = df / (df + t * t);
  return incompleteBeta(x, df / 2, 0.5);
}

/** Regularised, by its continued fraction (DLMF 8.17.22), which converges fast below (a + 1) / (a + b + 2). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  if (x > (a + 1) / (a + b + 2)) return 1 - (front * betaFraction(1 - x, b, a)) / b;
  return (front * betaFraction(x, a, b)) / a;
}

/** Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const TINY = 1e-300;
  const nonZero = (value: number) => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    const step = d * c;
    fraction *= step;
    if (Math.abs(step - 1) < 1e-14) break;
  }
  return fraction;
}

/** Of multiples of a half from 0.5: the recurrence from Γ(1/2) = √π and Γ(1) = 1. */
function logGamma(z: number): number {
  let sum = z % 1 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let k = z % 1 === 0 ? 1 : 0.5; k < z; k++) sum += Math.log(k);
  return sum;
}
