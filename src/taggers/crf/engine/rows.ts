import type { CrfData } from '../data.ts';
import { rowLength } from '../kernel/kernel.ts';
import type { FeatureSet } from './features.ts';
import type { SparseRows } from './sparse.ts';

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
