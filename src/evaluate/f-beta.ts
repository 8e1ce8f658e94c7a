/**
 * The weighted harmonic mean of precision and recall (van Rijsbergen 1979; Berg et al. 2020, eq. 1):
 * F_beta = (1 + beta²)PR / (beta²P + R). Recall counts beta times as much as precision; with beta 1 it is F1.
 *
 * @returns a fraction; 0 where both are 0.
 * @throws TypeError where beta is no positive number.
 */
export function fBeta({ precision, recall }: { readonly precision: number; readonly recall: number }, beta: number) {
  checkBeta(beta);
  const weight = beta * beta;
  const divisor = weight * precision + recall;
  return divisor === 0 ? 0 : ((1 + weight) * precision * recall) / divisor;
}

/** @throws TypeError */
export function checkBeta(beta: number): void {
  if (!(beta > 0 && Number.isFinite(beta))) throw new TypeError(`beta is a positive number, not ${beta}`);
}
