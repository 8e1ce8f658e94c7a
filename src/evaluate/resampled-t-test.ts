/** What several trainings of two systems say of their difference. */
export interface ResampledTest {
  /** Mean of the differences. */
  readonly mean: number;
  /** Student's t; infinite where no difference of any comparison varies. */
  readonly t: number;
  readonly degrees: number;
  /** Two-sided. */
  readonly p: number;
  /** Of the mean, at 95 %. */
  readonly interval: readonly [low: number, high: number];
}

/**
 * Whether means of paired differences lie further from 0 than trainings vary: the corrected resampled t-test (Nadeau and Bengio
 * 2003, "Inference for the generalization error", section 4; for repeated cross-validation Bouckaert and Frank 2004). Trainings
 * on parts of one corpus share documents, so their differences are not independent: the variance of a mean is taken to be
 * (1/n + share) times that of its differences.
 *
 * Few trainings tell little of how far they vary, and several comparisons tell more together: each variance is drawn towards
 * that of all, the less the more they differ among themselves (the moderated t-statistic, Smyth 2004, "Linear models and
 * empirical Bayes methods", sections 4 to 6). The others count no more than its own trainings do: where variances differ
 * much, and all comparisons share one of their sides, they would make too much of it.
 *
 * @param comparisons the differences of each: one for each pair of trainings (of the same seed and fold).
 * @param share documents tested over documents trained on, in each training: 1 / (folds - 1) of cross-validation. 0 where
 *   trainings share nothing that is drawn.
 * @returns in the order given; nothing for a comparison of fewer than two: of one training it is not known how far trainings vary.
 */
export function testResampled(
  comparisons: readonly (readonly number[])[],
  share: number,
): readonly (ResampledTest | undefined)[] {
  if (!(share >= 0)) throw new TypeError(`the share of tested to trained documents is 0 or more, not ${share}`);
  const measured = comparisons.map((differences) => {
    const n = differences.length;
    if (n < 2) return undefined;
    const mean = differences.reduce((sum, d) => sum + d, 0) / n;
    const variance = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0) / (n - 1);
    return { n, mean, variance };
  });
  const prior = priorOf(measured.filter((one) => one !== undefined));
  return measured.map((one) => {
    if (!one) return undefined;
    const { n, mean, variance } = one;
    const own = n - 1;
    const others = Math.min(prior.degrees, own);
    const degrees = own + others;
    const error = Math.sqrt(((others * prior.variance + own * variance) / degrees) * (1 / n + share));
    // Differences that are equal but for rounding do not vary.
    if (error <= 1e-12 * Math.max(1, Math.abs(mean))) {
      const isNone = Math.abs(mean) <= 1e-12;
      return { mean, t: isNone ? 0 : Math.sign(mean) * Infinity, degrees, p: isNone ? 1 : 0, interval: [mean, mean] };
    }
    const t = mean / error;
    const half = error * quantileOf(0.05, degrees);
    return { mean, t, degrees, p: pOf(t, degrees), interval: [mean - half, mean + half] };
  });
}

/** P(|T| ≥ |t|) of Student's distribution is I_x(df / 2, 1 / 2), x = df / (df + t²). */
const pOf = (t: number, degrees: number): number => incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);

/** The t that has this p, by bisection. */
function quantileOf(p: number, degrees: number): number {
  let [low, high] = [0, 1e3];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (pOf(middle, degrees) > p) low = middle;
    else high = middle;
  }
  return low;
}

interface Prior {
  /** How much the variances of other comparisons count, as trainings; infinite where they differ no more than chance makes them. */
  readonly degrees: number;
  readonly variance: number;
}

/** Fewer do not tell how far variances differ. */
const FEWEST = 5;

/** Smyth (2004), section 6.2: from mean and variance of the logarithms of the variances. */
function priorOf(all: readonly { readonly n: number; readonly variance: number }[]): Prior {
  const middle = all.map(({ variance }) => variance).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  if (all.length < FEWEST || middle === 0) return { degrees: 0, variance: 0 };
  const logs = all.map(({ n, variance }) => {
    const half = (n - 1) / 2;
    return Math.log(Math.max(variance, 1e-5 * middle)) - digamma(half) + Math.log(half);
  });
  const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
  const expected = all.reduce((sum, { n }) => sum + trigamma((n - 1) / 2), 0) / all.length;
  const spread = logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (logs.length - 1) - expected;
  if (spread <= 0) return { degrees: Infinity, variance: Math.exp(mean) };
  const half = inverseTrigamma(spread);
  return { degrees: 2 * half, variance: Math.exp(mean + digamma(half) - Math.log(half)) };
}

/** By the recurrence and, from 6 on, the asymptotic series (DLMF 5.11.2). */
function digamma(x: number): number {
  let sum = 0;
  let z = x;
  for (; z < 6; z++) sum -= 1 / z;
  const w = 1 / (z * z);
  return sum + Math.log(z) - 0.5 / z - w * (1 / 12 - w * (1 / 120 - w * (1 / 252 - w / 240)));
}

/** Its derivative. */
function trigamma(x: number): number {
  let sum = 0;
  let z = x;
  for (; z < 6; z++) sum += 1 / (z * z);
  const w = 1 / (z * z);
  return sum + 1 / z + w / 2 + (w / z) * (1 / 6 - w * (1 / 30 - w * (1 / 42 - w / 30)));
}

/** By bisection of its logarithm: the function falls. */
function inverseTrigamma(value: number): number {
  let [low, high] = [1e-6, 1e9];
  for (let i = 0; i < 200; i++) {
    const middle = Math.sqrt(low * high);
    if (trigamma(middle) > value) low = middle;
    else high = middle;
  }
  return low;
}

function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The continued fraction converges fast below this.
  if (x > (a + 1) / (a + b + 2)) return 1 - (front * betaFraction(1 - x, b, a)) / b;
  return (front * betaFraction(x, a, b)) / a;
}

/** DLMF 8.17.22, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const nonZero = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value);
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
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return fraction;
}

/** By the recurrence and, from 10 on, Stirling's series (DLMF 5.11.1). */
function logGamma(x: number): number {
  let sum = 0;
  let z = x;
  for (; z < 10; z++) sum -= Math.log(z);
  const w = 1 / (z * z);
  return sum + (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + (1 / 12 - w * (1 / 360 - w / 1260)) / z;
}
