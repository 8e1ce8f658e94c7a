/** A sparse matrix of ones: `rows + 1` offsets, then the columns row after row. */
export interface SparseRows {
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

/** The transpose: for each column its rows, ascending, as often as they hold it. */
export function transpose(starts: Uint32Array, entries: Uint32Array, columns: number): SparseRows {
  const rows = starts.length - 1;
  const turned = new Uint32Array(columns + 1);
  const count = starts[rows] as number;
  for (let i = 0; i < count; i++) turned[(entries[i] as number) + 1]!++;
  for (let c = 0; c < columns; c++) turned[c + 1]! += turned[c] as number;
  const next = turned.slice();
  const out = new Uint32Array(count);
  for (let row = 0; row < rows; row++) {
    const end = starts[row + 1] as number;
    for (let i = starts[row] as number; i < end; i++) out[next[entries[i] as number]!++] = row;
  }
  return { starts: turned, entries: out };
}
