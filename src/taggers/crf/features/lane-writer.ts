import type { AttributeIndex, PairIndex } from './attribute-index.ts';
import type { Fields, Template } from './feature-set.ts';
import { GrowingInts, IntMap } from './gram-table.ts';
import { NOTHING, REACH, type SentenceView } from './sentence-view.ts';

/** What most runs of words give that training did not have. */
export const NOTHING_MADE = 0;

export interface Blocks {
  readonly starts: GrowingInts;
  readonly attributes: GrowingInts;
}

/** What a template has made so far. */
interface LaneWriter {
  /** How many lanes it has: one for each offset if it makes blocks, else one for each attribute at each offset. */
  readonly lanes: number;
  /** Writes what each token has to `into[token * stride + at]` and the places after it; leaves what is nothing. */
  readonly write: (into: Int32Array, at: number, stride: number, tokens: number) => void;
}

export function createLaneWriter(
  { width, offsets, names, values, shared }: Template,
  number: number,
  view: SentenceView,
  index: AttributeIndex,
  blocks: Blocks,
): LaneWriter {
  const kinds = names[0]?.length as number; // of attributes by offset: one for a bag
  const lanesByKind = shared ? 1 : names.length;
  const entriesByRun = kinds * lanesByKind;
  /** By run, kind and lane: what is written, plus 1; 0 where it has not been asked for. */
  let entries = new Int32Array(0);
  const firstField = index.firstField(number);
  /** Numbers of values, run after run. */
  const valueNumbers = new GrowingInts();
  const addValues = (run: readonly Fields[]): void => {
    const found = values(run);
    for (let i = 0; i < names.length; i++) {
      const value = found[i];
      if (value === undefined) valueNumbers.push(NOTHING);
      else if (typeof value === 'string') valueNumbers.push(index.findValue(firstField + i, value));
      else valueNumbers.push(index.findValue(firstField + i, value[0], value[1]));
    }
  };
  if (width === 1) view.onNew((fields) => addValues([fields]));

  /** By run: where its values begin. */
  const startOf = new IntMap();
  const findValues = (gram: number, position: number): number => {
    if (width === 1) return gram * names.length;
    let start = startOf.get(gram);
    if (start !== NOTHING) return start;
    startOf.set(gram, (start = valueNumbers.length));
    const run: Fields[] = [];
    for (let i = position; i < position + width; i++) run.push(view.fields[view.grams[0][i] as number] as Fields);
    addValues(run);
    return start;
  };

  const findAttribute = (start: number, field: number, kind: number): number => {
    const value = valueNumbers.values[start + field] as number;
    return value === NOTHING ? NOTHING : index.findAttribute(value, kind);
  };

  const makeBlock = (start: number, kind: number): number => {
    const size = blocks.attributes.length;
    for (let field = 0; field < names.length; field++) {
      const attribute = findAttribute(start, field, kind);
      if (attribute !== NOTHING) blocks.attributes.push(attribute);
    }
    if (blocks.attributes.length === size) return NOTHING_MADE;
    blocks.starts.push(blocks.attributes.length);
    return blocks.starts.length - 2;
  };

  /** Places that wait for something to be made, with the position of their run: filled in the order in which they come. */
  const missing = new GrowingInts(64);
  const makeMissing = (into: Int32Array, kind: number): void => {
    const grams = view.grams[width - 1] as Int32Array;
    for (let i = 0; i < missing.length; i += 2) {
      const position = missing.values[i] as number;
      const to = missing.values[i + 1] as number;
      const gram = grams[position] as number;
      const at = gram * entriesByRun + kind * lanesByKind;
      if (entries[at] === 0) {
        const start = findValues(gram, position);
        if (shared) entries[at] = makeBlock(start, kind) + 1;
        else
          for (let field = 0; field < names.length; field++)
            entries[at + field] = findAttribute(start, field, kind) + 2;
      }
      for (let lane = 0; lane < lanesByKind; lane++) into[to + lane] = (entries[at + lane] as number) - 1;
    }
    missing.length = 0;
  };

  return {
    lanes: offsets.length * lanesByKind,
    write(into, at, stride, tokens) {
      const size = view.gramCount(width) * entriesByRun;
      if (size > entries.length) {
        const grown = new Int32Array(2 * size);
        grown.set(entries);
        entries = grown;
      }
      for (let i = 0; i < offsets.length; i++) {
        const kind = kinds === 1 ? 0 : i;
        const first = { position: (offsets[i] as number) + REACH, entry: kind * lanesByKind, to: at + i * lanesByKind };
        const grams = view.grams[width - 1] as Int32Array;
        copyEntries(grams, first, tokens, entries, entriesByRun, lanesByKind, into, stride, missing);
        if (missing.length > 0) makeMissing(into, kind);
      }
    },
  };
}

/** Copies what there is for the run at each token, and lists the places of the others. */
function copyEntries(
  grams: Int32Array,
  first: { readonly position: number; readonly entry: number; readonly to: number },
  tokens: number,
  entries: Int32Array,
  entriesByRun: number,
  lanes: number,
  into: Int32Array,
  stride: number,
  missing: GrowingInts,
): void {
  let { position, to } = first;
  for (const end = position + tokens; position < end; position++, to += stride) {
    const gram = grams[position] as number;
    if (gram === NOTHING) continue;
    const at = gram * entriesByRun + first.entry;
    if (entries[at] === 0) {
      missing.push(position);
      missing.push(to);
      continue;
    }
    for (let lane = 0; lane < lanes; lane++) into[to + lane] = (entries[at + lane] as number) - 1;
  }
}

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
