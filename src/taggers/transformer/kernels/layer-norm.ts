/** y = normed · gamma + beta, row by row; normed = (x − mean) · inverse. */
export function layerNormInto(
  out: { readonly y: Float32Array; readonly normed: Float32Array; readonly inverse: Float32Array },
  x: Float32Array,
  gamma: Float32Array,
  beta: Float32Array,
  epsilon: number,
): void {
  const width = gamma.length;
  const { y, normed, inverse } = out;
  for (let row = 0; row < inverse.length; row++) {
    const from = row * width;
    let sum = 0;
    for (let d = 0; d < width; d++) sum += x[from + d] as number;
    const mean = sum / width;
    let squares = 0;
    for (let d = 0; d < width; d++) {
      const centred = (x[from + d] as number) - mean;
      squares += centred * centred;
    }
    const scale = 1 / Math.sqrt(squares / width + epsilon);
    inverse[row] = scale;
    for (let d = 0; d < width; d++) {
      const own = ((x[from + d] as number) - mean) * scale;
      normed[from + d] = own;
      y[from + d] = own * (gamma[d] as number) + (beta[d] as number);
    }
  }
}

/** The gradients of {@link layerNormInto}. */
export function layerNormGradientInto(
  out: { readonly dx: Float32Array; readonly dGamma: Float32Array; readonly dBeta: Float32Array },
  dy: Float32Array,
  normed: Float32Array,
  inverse: Float32Array,
  gamma: Float32Array,
): void {
  const width = gamma.length;
  // In double precision: the sums go over all rows.
  const dGamma = new Float64Array(width);
  const dBeta = new Float64Array(width);
  for (let row = 0; row < inverse.length; row++) {
    const from = row * width;
    let sum = 0;
    let along = 0;
    for (let d = 0; d < width; d++) {
      const own = dy[from + d] as number;
      const place = normed[from + d] as number;
      const scaled = own * (gamma[d] as number);
      sum += scaled;
      along += scaled * place;
      dGamma[d] = (dGamma[d] as number) + own * place;
      dBeta[d] = (dBeta[d] as number) + own;
    }
    const mean = sum / width;
    const slope = along / width;
    const scale = inverse[row] as number;
    for (let d = 0; d < width; d++) {
      const scaled = (dy[from + d] as number) * (gamma[d] as number);
      out.dx[from + d] = scale * (scaled - mean - (normed[from + d] as number) * slope);
    }
  }
  out.dGamma.set(dGamma);
  out.dBeta.set(dBeta);
}
