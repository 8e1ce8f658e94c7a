import type { AttributeIndex, PairIndex } from './attribute-index.ts';
import type { Template } from './feature-set.ts';
import { GrowingInts } from './growing.ts';
import type { LaneWriter } from './lane-writer.ts';
import { NOTHING, REACH, type SentenceView } from './sentence-view.ts';

/** The pairs of each field of a template, where all of them can be found by the numbers of their parts. */
export function pairsOf(template: Template, number: number, index: AttributeIndex): readonly PairIndex[] | undefined {
  if (!template.joinsFields || template.shared) return undefined;
  const found = template.names.flatMap((_, i) => index.pairs?.(index.firstField(number) + i) ?? []);
  return found.length === template.names.length ? found : undefined;
}

/**
 * Writes the attributes of pairs of neighbours without remembering the pairs: most come once, and most no attribute has,
 * which the parts alone often tell.
 */
export function createPairWriter(
  { offsets, names }: Template,
  pairs: readonly PairIndex[],
  view: SentenceView,
): LaneWriter {
  const fields = pairs.length;
  /** Of each token's number the numbers of its fields as parts. */
  const parts = new GrowingInts();
  view.onNew((observed) => {
    for (let i = 0; i < fields; i++) {
      const text = observed[i];
      parts.push(text === undefined ? NOTHING : (pairs[i] as PairIndex).findPart(text));
    }
  });
  /** The pair that begins at each position. */
  let found = new Int32Array(0);
  return {
    lanes: offsets.length * fields,
    write(into, at, stride, tokens) {
      const positions = tokens + 2 * REACH - 1;
      if (positions > found.length) found = new Int32Array(2 * positions);
      for (let field = 0; field < fields; field++) {
        const index = pairs[field] as PairIndex;
        findPairs(view.grams[0], positions, parts.values, fields, field, index, found);
        const isBag = (names[field] as readonly string[]).length === 1;
        for (let i = 0; i < offsets.length; i++) {
          let to = at + i * fields + field;
          const first = (offsets[i] as number) + REACH;
          for (let position = first; position < first + tokens; position++, to += stride) {
            const pair = found[position] as number;
            if (pair !== NOTHING) into[to] = index.findAttribute(pair, isBag ? 0 : i) + 1;
          }
        }
      }
    },
  };
}

function findPairs(
  tokens: Int32Array,
  positions: number,
  parts: Int32Array,
  fields: number,
  field: number,
  index: PairIndex,
  found: Int32Array,
): void {
  let left = NOTHING;
  for (let position = 0; position <= positions; position++) {
    const token = tokens[position] as number;
    const right = token === NOTHING ? NOTHING : (parts[token * fields + field] as number);
    if (position > 0)
      found[position - 1] = left === NOTHING || right === NOTHING ? NOTHING : index.findPair(left, right);
    left = right;
  }
}
