// State scores and expected counts over a corpus whose rows are tokens and, after them, groups of attributes that several
// tokens share. All tables are compressed sparse rows: offsets, then entries.
import { strideOf } from './recursions';

/** Where the tables lie; engine/corpus-memory.ts fills it. */
@unmanaged class Corpus {
  labels: u32;
  tokens: u32;
  rows: u32;
  /** Attributes of a row (for a token, of those groups that are not rows). */
  attributeStarts: u32;
  attributes: u32;
  /** Group rows of a token, counted from the first. */
  groupStarts: u32;
  groups: u32;
  /** Tokens of a group. */
  memberStarts: u32;
  members: u32;
  /** Rows of an attribute. */
  rowStarts: u32;
  attributeRows: u32;
  /** Features of an attribute: labels, as byte offsets within a row, and weights. */
  featureStarts: u32;
  featureLabels: u32;
  weights: u32;
  expected: u32;
}

// @ts-ignore: decorator
@inline function at(table: u32, index: u32): u32 {
  return load<u32>(<usize>table + (<usize>index << 2));
}

// @ts-ignore: decorator
@inline function addRow(to: usize, from: usize, stride: usize): void {
  for (let i: usize = 0; i < stride; i += 16) v128.store(to + i, f64x2.add(v128.load(to + i), v128.load(from + i)));
}

/** Sets a row to the sum of the weights of its attributes. */
function scoreAttributes(corpus: Corpus, index: u32, row: usize, stride: usize): void {
  memory.fill(row, 0, stride);
  const weights = <usize>corpus.weights, labels = <usize>corpus.featureLabels;
  for (let i = at(corpus.attributeStarts, index), end = at(corpus.attributeStarts, index + 1); i < end; i++) {
    const attribute = at(corpus.attributes, i);
    const last = at(corpus.featureStarts, attribute + 1);
    for (let k = at(corpus.featureStarts, attribute); k < last; k++) {
      const cell = row + <usize>load<u16>(labels + (<usize>k << 1));
      store<f64>(cell, load<f64>(cell) + load<f64>(weights + (<usize>k << 3)));
    }
  }
}

/** State scores of the groups `from` to `to`. */
export function scoreGroups(corpus: Corpus, from: u32, to: u32): void {
  const stride = strideOf(corpus.labels);
  for (let group = from; group < to; group++) {
    const index = corpus.tokens + group;
    scoreAttributes(corpus, index, corpus.rows + <usize>index * stride, stride);
  }
}

/** State scores of the tokens `from` to `to`, once those of the groups are there. */
export function scoreTokens(corpus: Corpus, from: u32, to: u32): void {
  const stride = strideOf(corpus.labels);
  const groupRows = corpus.rows + <usize>corpus.tokens * stride;
  for (let token = from; token < to; token++) {
    const row = corpus.rows + <usize>token * stride;
    scoreAttributes(corpus, token, row, stride);
    for (let i = at(corpus.groupStarts, token), end = at(corpus.groupStarts, token + 1); i < end; i++) {
      addRow(row, groupRows + <usize>at(corpus.groups, i) * stride, stride);
    }
  }
}

/** Marginals of the groups `from` to `to`: the sums of their tokens'. */
export function sumGroups(corpus: Corpus, from: u32, to: u32): void {
  const stride = strideOf(corpus.labels);
  const rows = <usize>corpus.rows;
  for (let group = from; group < to; group++) {
    const row = rows + <usize>(corpus.tokens + group) * stride;
    memory.fill(row, 0, stride);
    for (let i = at(corpus.memberStarts, group), end = at(corpus.memberStarts, group + 1); i < end; i++) {
      addRow(row, rows + <usize>at(corpus.members, i) * stride, stride);
    }
  }
}

/** Expected counts of the features of the attributes `from` to `to`. */
export function sumFeatures(corpus: Corpus, from: u32, to: u32): void {
  const stride = strideOf(corpus.labels);
  const labels = <usize>corpus.featureLabels, expected = <usize>corpus.expected;
  for (let attribute = from; attribute < to; attribute++) {
    const first = at(corpus.featureStarts, attribute), last = at(corpus.featureStarts, attribute + 1);
    memory.fill(expected + (<usize>first << 3), 0, <usize>(last - first) << 3);
    for (let i = at(corpus.rowStarts, attribute), end = at(corpus.rowStarts, attribute + 1); i < end; i++) {
      const row = corpus.rows + <usize>at(corpus.attributeRows, i) * stride;
      for (let k = first; k < last; k++) {
        const cell = expected + (<usize>k << 3);
        store<f64>(cell, load<f64>(cell) + load<f64>(row + <usize>load<u16>(labels + (<usize>k << 1))));
      }
    }
  }
}
