/** The inner product; four partial sums, added last, so that additions need not wait for each other. */
export function dot(a: Float64Array, b: Float64Array): number {
  const n = a.length;
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    s0 += (a[i] as number) * (b[i] as number);
    s1 += (a[i + 1] as number) * (b[i + 1] as number);
    s2 += (a[i + 2] as number) * (b[i + 2] as number);
    s3 += (a[i + 3] as number) * (b[i + 3] as number);
  }
  for (; i < n; i++) s0 += (a[i] as number) * (b[i] as number);
  return s0 + s1 + (s2 + s3);
}

/** The Euclidean norm. */
export function norm(a: Float64Array): number {
  return Math.sqrt(dot(a, a));
}

/** a += factor * b. */
export function add(a: Float64Array, factor: number, b: Float64Array): void {
  for (let i = 0; i < a.length; i++) a[i]! += factor * (b[i] as number);
}

/** to = a + factor * b. */
export function setSum(to: Float64Array, a: Float64Array, factor: number, b: Float64Array): void {
  for (let i = 0; i < to.length; i++) to[i] = (a[i] as number) + factor * (b[i] as number);
}

/** a *= factor. */
export function scale(a: Float64Array, factor: number): void {
  for (let i = 0; i < a.length; i++) a[i]! *= factor;
}
