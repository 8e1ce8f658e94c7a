/** A domain that begins and ends at round numbers, with some five of them between. */
export interface NiceScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

export function niceScale(values: readonly number[], limits: readonly [number, number], wanted = 6): NiceScale {
  const finite = values.filter((value) => Number.isFinite(value));
  let low = finite.length > 0 ? Math.max(limits[0], Math.min(...finite)) : 0;
  let high = finite.length > 0 ? Math.min(limits[1], Math.max(...finite)) : 1;
  if (high - low < 1e-9) {
    low = Math.max(limits[0], low - 1);
    high = Math.min(limits[1], high + 1);
  }
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) as number) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  return { low: ticks[0] as number, high: ticks.at(-1) as number, ticks };
}

/** 1, 2 and 5 times the powers of ten that lie in the range; of a wide range the powers alone. */
export function logTicks(low: number, high: number): readonly number[] {
  const from = Math.floor(Math.log10(low));
  const to = Math.ceil(Math.log10(high));
  const factors = high / low > 300 ? [1] : [1, 2, 5];
  const ticks: number[] = [];
  for (let exponent = from; exponent <= to; exponent++) {
    for (const factor of factors) {
      const tick = Number((factor * 10 ** exponent).toPrecision(12));
      if (tick >= low && tick <= high) ticks.push(tick);
    }
  }
  return ticks;
}

/** Moves labels apart, keeping their order, until neighbours are `gap` away from each other, within `[top, bottom]`. */
export function spreadLabels(wanted: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] as number) - (wanted[b] as number) || a - b);
  const placed = order.map((i) => wanted[i] as number);
  for (let i = 1; i < placed.length; i++) placed[i] = Math.max(placed[i] as number, (placed[i - 1] as number) + gap);
  const over = (placed.at(-1) ?? 0) - bottom;
  if (over > 0) {
    let limit = bottom;
    for (let i = placed.length - 1; i >= 0; i--) {
      placed[i] = Math.min(placed[i] as number, limit);
      limit = (placed[i] as number) - gap;
    }
  }
  const under = top - (placed[0] ?? top);
  const result: number[] = [];
  order.forEach((original, i) => (result[original] = (placed[i] as number) + Math.max(0, under)));
  return result;
}
