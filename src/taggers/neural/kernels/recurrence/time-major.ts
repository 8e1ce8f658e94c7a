import type { LayerShape } from './operation.ts';

/**
 * How packed rows become a block of steps by sequences, `[T · B]` cells, as libraries take them. Every sequence begins at the
 * first step, also one that is read backwards, so that what fills a short one up comes after its end: it reaches none of its
 * states, and nothing comes back from it.
 */
export interface TimeMajor {
  readonly steps: number;
  readonly batch: number;
  /** Of each sequence; none is empty. */
  readonly lengths: Int32Array;
  /** The packed row of each cell, −1 past the end of a sequence. */
  readonly rows: Int32Array;
  /** The cell of each packed row. */
  readonly cells: Int32Array;
}

/** The block in which a layer reads the rows. */
export function timeMajor({ counts, offsets, directions }: LayerShape, layer: number): TimeMajor {
  const steps = counts.length;
  const batch = counts[0] ?? 0;
  const lengths = new Int32Array(batch);
  for (const count of counts) for (let b = 0; b < count; b++) lengths[b] = (lengths[b] as number) + 1;
  const rows = new Int32Array(steps * batch).fill(-1);
  const cells = new Int32Array(lengths.reduce((sum, length) => sum + length, 0));
  lengths.forEach((length, b) => {
    for (let s = 0; s < length; s++) {
      const t = directions[layer] === 'forward' ? s : length - 1 - s;
      const row = (offsets[t] as number) + b;
      rows[s * batch + b] = row;
      cells[row] = s * batch + b;
    }
  });
  return { steps, batch, lengths, rows, cells };
}
