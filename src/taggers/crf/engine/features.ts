import type { CrfWeights, LabelledCrfData } from '../data.ts';

/** A sparse matrix of ones: `rows + 1` offsets, then the columns row after row. */
export interface SparseRows {
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
}

/** The transpose: for each column its rows, ascending, as often as they hold it. */
function transpose(starts: Uint32Array, entries: Uint32Array, columns: number): SparseRows {
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

/** Which features there are; CRFsuite's settings of the same names. */
export interface FeatureOptions {
  /** `feature.minfreq`: features seen fewer times are left out. Above 0, features never seen are left out too. */
  readonly minFrequency?: number;
  /** `feature.possible_states`: every attribute with every label, seen together or not. */
  readonly possibleStates?: boolean;
  /** `feature.possible_transitions`: every label after every label, seen or not. */
  readonly possibleTransitions?: boolean;
}

/**
 * The features of a CRF in the order of its weight vector: state features by attribute, then label; then transitions by
 * label, then the label after it.
 */
export interface FeatureSet {
  readonly labelCount: number;
  readonly attributeCount: number;
  /** `attributeCount + 1` offsets into `stateLabels`. */
  readonly stateStarts: Uint32Array;
  readonly stateLabels: Uint16Array;
  /** `from * labelCount + to` of each transition feature, ascending. */
  readonly transitions: Uint32Array;
  /** How often the data hold each feature. */
  readonly observed: Float64Array;
}

/** Lists the features of labelled data and counts them. */
export function collectFeatures(data: LabelledCrfData, options: FeatureOptions = {}): FeatureSet {
  const { minFrequency = 0, possibleStates = false, possibleTransitions = false } = options;
  const { labelCount, attributeCount } = data;
  const stateStarts = new Uint32Array(attributeCount + 1);
  const labels: number[] = [];
  const observed: number[] = [];
  const wanted = (count: number, possible: boolean) => count >= minFrequency && (count > 0 || possible);
  countAttributes(data, (attribute, counts, occurs) => {
    for (let label = 0; label < labelCount; label++) {
      const count = counts[label] as number;
      if (!wanted(count, possibleStates && occurs)) continue;
      labels.push(label);
      observed.push(count);
    }
    stateStarts[attribute + 1] = labels.length;
  });
  const transitions: number[] = [];
  for (const [pair, count] of countTransitions(data).entries()) {
    if (!wanted(count, possibleTransitions)) continue;
    transitions.push(pair);
    observed.push(count);
  }
  return {
    labelCount,
    attributeCount,
    stateStarts,
    stateLabels: Uint16Array.from(labels),
    transitions: Uint32Array.from(transitions),
    observed: Float64Array.from(observed),
  };
}

/** A weight vector as a trained CRF; state features of weight 0 are left out. */
export function toWeights(features: FeatureSet, vector: Float64Array): CrfWeights {
  const { labelCount, attributeCount, stateStarts } = features;
  const starts = new Uint32Array(attributeCount + 1);
  const labels: number[] = [];
  const weights: number[] = [];
  for (let attribute = 0; attribute < attributeCount; attribute++) {
    for (let k = stateStarts[attribute] as number; k < (stateStarts[attribute + 1] as number); k++) {
      if (vector[k] === 0) continue;
      labels.push(features.stateLabels[k] as number);
      weights.push(vector[k] as number);
    }
    starts[attribute + 1] = labels.length;
  }
  return {
    labelCount,
    attributeCount,
    stateStarts: starts,
    stateLabels: Uint16Array.from(labels),
    stateWeights: Float64Array.from(weights),
    transitions: transitionMatrix(features, vector),
  };
}

/** The weights of transitions as a matrix, row after row; 0 where there is no feature. */
export function transitionMatrix(features: FeatureSet, vector: Float64Array): Float64Array {
  const matrix = new Float64Array(features.labelCount * features.labelCount);
  const first = features.stateLabels.length;
  for (const [i, pair] of features.transitions.entries()) matrix[pair] = vector[first + i] as number;
  return matrix;
}

/** Counts, for one attribute after the other, how often it occurs with each label. */
export function countAttributes(
  data: LabelledCrfData,
  visit: (attribute: number, counts: Float64Array, occurs: boolean) => void,
): void {
  const groupLabels = countGroupLabels(data);
  const { starts, entries } = transpose(data.attributeStarts, data.groupAttributes, data.attributeCount);
  const counts = new Float64Array(data.labelCount);
  for (let attribute = 0; attribute < data.attributeCount; attribute++) {
    counts.fill(0);
    let occurs = false;
    for (let i = starts[attribute] as number; i < (starts[attribute + 1] as number); i++) {
      const group = entries[i] as number;
      const last = groupLabels.starts[group + 1] as number;
      for (let k = groupLabels.starts[group] as number; k < last; k++) {
        counts[groupLabels.labels[k] as number]! += groupLabels.counts[k] as number;
        occurs = true;
      }
    }
    visit(attribute, counts, occurs);
  }
}

/** How often the tokens of each group have each label: offsets, labels and counts. */
function countGroupLabels(data: LabelledCrfData) {
  const groups = data.attributeStarts.length - 1;
  const members = transpose(data.groupStarts, data.tokenGroups, groups);
  const starts = new Uint32Array(groups + 1);
  const labels: number[] = [];
  const counts: number[] = [];
  const slots = new Int32Array(data.labelCount).fill(-1);
  for (let group = 0; group < groups; group++) {
    const first = labels.length;
    for (let i = members.starts[group] as number; i < (members.starts[group + 1] as number); i++) {
      const label = data.labels[members.entries[i] as number] as number;
      const slot = slots[label] as number;
      if (slot >= first) {
        counts[slot]!++;
        continue;
      }
      slots[label] = labels.length;
      labels.push(label);
      counts.push(1);
    }
    starts[group + 1] = labels.length;
  }
  return { starts, labels, counts };
}

/** How often each label follows each. */
export function countTransitions(data: LabelledCrfData): Float64Array {
  const counts = new Float64Array(data.labelCount * data.labelCount);
  for (let s = 0; s + 1 < data.sequenceStarts.length; s++) {
    const end = data.sequenceStarts[s + 1] as number;
    for (let t = (data.sequenceStarts[s] as number) + 1; t < end; t++) {
      counts[(data.labels[t - 1] as number) * data.labelCount + (data.labels[t] as number)]!++;
    }
  }
  return counts;
}
