/** How often tokens stand near each other, in the order in which the pairs were first seen. */
export interface Cooccurrences {
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** Sums of 1 / distance. */
  readonly values: Float64Array;
}

/**
 * Counts within a symmetric window, a pair at distance d as 1 / d (Pennington, Socher and Manning 2014, §4.2). Each pair is
 * counted in both directions.
 *
 * @param sequences of token ids below `size`; negative ids are gaps that have a place and no counts.
 */
export function countCooccurrences(sequences: Iterable<Int32Array>, size: number, window: number): Cooccurrences {
  const places = new Map<number, number>();
  const values: number[] = [];
  const add = (key: number, weight: number) => {
    const place = places.get(key);
    if (place === undefined) places.set(key, values.push(weight) - 1);
    else values[place] = (values[place] as number) + weight;
  };
  for (const ids of sequences) {
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number;
      if (id < 0) continue;
      for (let j = Math.max(0, i - window); j < i; j++) {
        const other = ids[j] as number;
        if (other < 0) continue;
        const weight = 1 / (i - j);
        add(id * size + other, weight);
        add(other * size + id, weight);
      }
    }
  }
  const keys = [...places.keys()];
  return {
    rows: Int32Array.from(keys, (key) => Math.floor(key / size)),
    columns: Int32Array.from(keys, (key) => key % size),
    values: Float64Array.from(values),
  };
}
