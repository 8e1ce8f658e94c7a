// State scores and expected counts over a corpus whose rows are tokens and, after them, groups of attributes that several
// tokens share. All tables are compressed sparse rows: offsets, then entries.
//
// Marginals are summed by going over the tokens in order and adding to what they have, not the other way round: the rows
// of tokens are many and lie in main memory, from which they are then read one after the other. Threads share this work
// by what is added to, never by tokens, so that every sum has the same order.
import { strideOf } from './recursions';

/** Where the tables lie; engine/plan.ts fills it. */
@unmanaged class Corpus {
  labels: u32;
  tokens: u32;
  groups: u32;
  rows: u32;
  /** Attributes of a row (for a token, those that it does not have by a group). */
  attributeStarts: u32;
  attributes: u32;
  /** Group rows of a token, counted from the first. */
  groupStarts: u32;
  groupEntries: u32;
  /** Features of an attribute: labels, as byte offsets within a row, and weights. */
  featureStarts: u32;
  featureLabels: u32;
  weights: u32;
  expected: u32;
}

/** A part of the groups or attributes, and for each row those of the part. */
@unmanaged class Part {
  from: u32;
  to: u32;
  starts: u32;
  entries: u32;
}

// @ts-ignore: decorator
@inline export function at(table: u32, index: u32): u32 {
  return load<u32>(<usize>table + (<usize>index << 2));
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
    const first = <usize>corpus.groupEntries + (<usize>at(corpus.groupStarts, token) << 2);
    const last = <usize>corpus.groupEntries + (<usize>at(corpus.groupStarts, token + 1) << 2);
    addRows(row, groupRows, first, last, stride);
  }
}

/** Adds to a row those that a list of numbers names, with the sums in registers. */
export function addRows(row: usize, rows: usize, first: usize, last: usize, stride: usize): void {
  let j: usize = 0;
  for (; j + 128 <= stride; j += 128) {
    const to = row + j, base = rows + j;
    let s0 = v128.load(to), s1 = v128.load(to, 16), s2 = v128.load(to, 32), s3 = v128.load(to, 48);
    let s4 = v128.load(to, 64), s5 = v128.load(to, 80), s6 = v128.load(to, 96), s7 = v128.load(to, 112);
    for (let p = first; p < last; p += 4) {
      const from = base + <usize>load<u32>(p) * stride;
      s0 = f64x2.add(s0, v128.load(from));
      s1 = f64x2.add(s1, v128.load(from, 16));
      s2 = f64x2.add(s2, v128.load(from, 32));
      s3 = f64x2.add(s3, v128.load(from, 48));
      s4 = f64x2.add(s4, v128.load(from, 64));
      s5 = f64x2.add(s5, v128.load(from, 80));
      s6 = f64x2.add(s6, v128.load(from, 96));
      s7 = f64x2.add(s7, v128.load(from, 112));
    }
    v128.store(to, s0);
    v128.store(to, s1, 16);
    v128.store(to, s2, 32);
    v128.store(to, s3, 48);
    v128.store(to, s4, 64);
    v128.store(to, s5, 80);
    v128.store(to, s6, 96);
    v128.store(to, s7, 112);
  }
  for (; j < stride; j += 32) {
    const to = row + j, base = rows + j;
    let s0 = v128.load(to), s1 = v128.load(to, 16);
    for (let p = first; p < last; p += 4) {
      const from = base + <usize>load<u32>(p) * stride;
      s0 = f64x2.add(s0, v128.load(from));
      s1 = f64x2.add(s1, v128.load(from, 16));
    }
    v128.store(to, s0);
    v128.store(to, s1, 16);
  }
}

/** Adds a row of marginals to the expected counts of those of its attributes that are in the part. */
// @ts-ignore: decorator
@inline function addToFeatures(corpus: Corpus, part: Part, index: u32, row: usize): void {
  const labels = <usize>corpus.featureLabels, expected = <usize>corpus.expected;
  for (let i = at(part.starts, index), end = at(part.starts, index + 1); i < end; i++) {
    const attribute = at(part.entries, i);
    const last = at(corpus.featureStarts, attribute + 1);
    for (let k = at(corpus.featureStarts, attribute); k < last; k++) {
      const cell = expected + (<usize>k << 3);
      store<f64>(cell, load<f64>(cell) + load<f64>(row + <usize>load<u16>(labels + (<usize>k << 1))));
    }
  }
}

/** Sums the marginals of tokens over the groups of one part, and over the attributes of another that tokens have themselves. */
export function sumTokens(corpus: Corpus, groups: Part, attributes: Part): void {
  const stride = strideOf(corpus.labels);
  const rows = <usize>corpus.rows, groupRows = rows + <usize>corpus.tokens * stride;
  memory.fill(groupRows + <usize>groups.from * stride, 0, <usize>(groups.to - groups.from) * stride);
  const first = at(corpus.featureStarts, attributes.from), last = at(corpus.featureStarts, attributes.to);
  memory.fill(corpus.expected + (<usize>first << 3), 0, <usize>(last - first) << 3);
  for (let token: u32 = 0, row = rows; token < corpus.tokens; token++, row += stride) {
    for (let i = at(groups.starts, token), end = at(groups.starts, token + 1); i < end; i++) {
      const to = groupRows + <usize>at(groups.entries, i) * stride;
      for (let j: usize = 0; j < stride; j += 32) {
        v128.store(to + j, f64x2.add(v128.load(to + j), v128.load(row + j)));
        v128.store(to + j, f64x2.add(v128.load(to + j, 16), v128.load(row + j, 16)), 16);
      }
    }
    addToFeatures(corpus, attributes, token, row);
  }
}

/** Sums the marginals of groups over the attributes of a part, after {@link sumTokens} for all parts. */
export function sumGroups(corpus: Corpus, attributes: Part): void {
  const stride = strideOf(corpus.labels);
  let row = corpus.rows + <usize>corpus.tokens * stride;
  for (let group: u32 = 0; group < corpus.groups; group++, row += stride) {
    addToFeatures(corpus, attributes, group, row);
  }
}
