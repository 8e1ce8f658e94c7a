import type { CrfData } from '../data.ts';
import { rowLength } from '../kernel/kernel.ts';
import type { FeatureSet, SparseRows } from './features.ts';

/** The rows of the kernel's tables: tokens, then groups. */
export interface Rows {
  readonly tokens: number;
  readonly groups: number;
  /** Of each row its attributes; of a token, those that it does not have by a group. */
  readonly attributes: SparseRows;
  /** Of each token its groups. */
  readonly tokenGroups: SparseRows;
}

/**
 * Decides which groups become rows, whose scores are summed once and then added to each of their tokens, and which are spelled
 * out at their tokens, attribute by attribute: the cheaper of the two. Of what is spelled out, an attribute that is frequent
 * and has many features becomes a row of its own.
 */
export function layOutRows(data: CrfData, features: FeatureSet): Rows {
  const { groupStarts, tokenGroups, attributeStarts, groupAttributes } = data;
  const { attributeCount, stateStarts } = features;
  const tokens = groupStarts.length - 1;
  const groupCount = attributeStarts.length - 1;
  const rowCost = rowLength(features.labelCount) / 4; // two doubles at a time, and no look-up
  const paysAsRow = (uses: number, cost: number) => cost + uses * rowCost < uses * cost;
  const featuresOf = (a: number) => (stateStarts[a + 1] as number) - (stateStarts[a] as number);

  const uses = new Uint32Array(groupCount);
  for (const group of tokenGroups) uses[group]!++;
  const attributeUses = new Uint32Array(attributeCount);
  const rowOfGroup = new Int32Array(groupCount).fill(-1);
  const rowOfAttribute = new Int32Array(attributeCount).fill(-1);
  let groups = 0;
  for (let group = 0; group < groupCount; group++) {
    const own = groupAttributes.subarray(attributeStarts[group], attributeStarts[group + 1]);
    let cost = 0;
    for (const attribute of own) cost += featuresOf(attribute);
    const times = uses[group] as number;
    if (paysAsRow(times, cost)) rowOfGroup[group] = groups++;
    else for (const attribute of own) attributeUses[attribute]! += times;
  }
  for (let attribute = 0; attribute < attributeCount; attribute++) {
    if (paysAsRow(attributeUses[attribute] as number, featuresOf(attribute))) rowOfAttribute[attribute] = groups++;
  }

  const starts = new Uint32Array(tokens + groups + 1);
  const attributes: number[] = [];
  const tokenGroupStarts = new Uint32Array(tokens + 1);
  const tokenRows: number[] = [];
  for (let token = 0; token < tokens; token++) {
    for (let i = groupStarts[token] as number; i < (groupStarts[token + 1] as number); i++) {
      const group = tokenGroups[i] as number;
      const row = rowOfGroup[group] as number;
      if (row >= 0) {
        tokenRows.push(row);
        continue;
      }
      for (let k = attributeStarts[group] as number; k < (attributeStarts[group + 1] as number); k++) {
        const attribute = groupAttributes[k] as number;
        const own = rowOfAttribute[attribute] as number;
        if (own >= 0) tokenRows.push(own);
        else if (featuresOf(attribute) > 0) attributes.push(attribute);
      }
    }
    starts[token + 1] = attributes.length;
    tokenGroupStarts[token + 1] = tokenRows.length;
  }
  let next = tokens;
  for (let group = 0; group < groupCount; group++) {
    if ((rowOfGroup[group] as number) < 0) continue;
    for (let k = attributeStarts[group] as number; k < (attributeStarts[group + 1] as number); k++) {
      const attribute = groupAttributes[k] as number;
      if (featuresOf(attribute) > 0) attributes.push(attribute);
    }
    starts[++next] = attributes.length;
  }
  for (let attribute = 0; attribute < attributeCount; attribute++) {
    if ((rowOfAttribute[attribute] as number) < 0) continue;
    attributes.push(attribute);
    starts[++next] = attributes.length;
  }
  return {
    tokens,
    groups,
    attributes: { starts, entries: Uint32Array.from(attributes) },
    tokenGroups: { starts: tokenGroupStarts, entries: Uint32Array.from(tokenRows) },
  };
}

/**
 * Cuts items into at most `parts` runs of about equal work: offsets, one more than there are runs. Depends on the work alone,
 * so that sums over runs come out the same on any machine.
 */
export function partition(work: ArrayLike<number>, parts: number): Uint32Array {
  let left = 0;
  for (let i = 0; i < work.length; i++) left += work[i] as number;
  const offsets = [0];
  let run = 0;
  for (let i = 0; i < work.length; i++) {
    run += work[i] as number;
    const runsLeft = parts - offsets.length + 1;
    if (i + 1 === work.length || (runsLeft > 1 && run * runsLeft >= left)) {
      offsets.push(i + 1);
      left -= run;
      run = 0;
    }
  }
  return Uint32Array.from(offsets);
}

export interface ColumnRange extends SparseRows {
  readonly from: number;
  readonly to: number;
}

/** Cuts the rows `first` to `last` of a sparse matrix into exactly `parts` ranges of its columns, some of them empty perhaps. */
export function cutColumns(
  matrix: SparseRows,
  [first, last]: readonly [number, number],
  columns: number,
  parts: number,
): ColumnRange[] {
  const begin = matrix.starts[first] as number;
  const entries = matrix.entries.subarray(begin, matrix.starts[last]);
  const work = new Float64Array(columns).fill(0.01);
  for (const column of entries) work[column]!++;
  const offsets = partition(work, parts);
  return Array.from({ length: parts }, (_, part) => {
    const from = offsets[Math.min(part, offsets.length - 1)] as number;
    const to = offsets[Math.min(part + 1, offsets.length - 1)] as number;
    const starts = new Uint32Array(last - first + 1);
    const kept: number[] = [];
    for (let row = first; row < last; row++) {
      for (let i = matrix.starts[row] as number; i < (matrix.starts[row + 1] as number); i++) {
        const column = matrix.entries[i] as number;
        if (column >= from && column < to) kept.push(column);
      }
      starts[row - first + 1] = kept.length;
    }
    return { from, to, starts, entries: Uint32Array.from(kept) };
  });
}

/** Sequences side by side in the kernel. */
export const LANES = 4;

/** Up to four sequences of like length, the longest first; the rest have length 0. */
export interface Batches {
  readonly firstTokens: Uint32Array;
  readonly lengths: Uint32Array;
}

/** Puts sequences of like length together, so that few lanes idle; the longest come first. Empty sequences are left out. */
export function batchSequences(sequenceStarts: Uint32Array): Batches {
  const length = (s: number) => (sequenceStarts[s + 1] as number) - (sequenceStarts[s] as number);
  const order = Array.from({ length: sequenceStarts.length - 1 }, (_, s) => s).filter((s) => length(s) > 0);
  order.sort((a, b) => length(b) - length(a) || a - b);
  const slots = Math.ceil(order.length / LANES) * LANES;
  const firstTokens = new Uint32Array(slots);
  const lengths = new Uint32Array(slots);
  for (const [i, s] of order.entries()) {
    firstTokens[i] = sequenceStarts[s] as number;
    lengths[i] = length(s);
  }
  return { firstTokens, lengths };
}

export function batchTokens({ lengths }: Batches): Uint32Array {
  return Uint32Array.from({ length: lengths.length / LANES }, (_, batch) =>
    lengths.subarray(batch * LANES, (batch + 1) * LANES).reduce((a, b) => a + b, 0),
  );
}
