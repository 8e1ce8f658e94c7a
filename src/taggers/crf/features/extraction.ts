import type { AttributeIndex, PairIndex } from './attribute-index.ts';
import type { Aspect, FeatureSet, Fields, Template } from './feature-set.ts';
import { GrowingInts, IntMap } from './gram-table.ts';
import { createSentenceView, createTextTable, type SentenceView, NOTHING, REACH } from './sentence-view.ts';

/** The attributes of a sentence's tokens. What a template makes of a run of tokens is a block, if other tokens will share it. */
export interface ExtractedSentence {
  /**
   * `lanes` numbers of each token, 0 for nothing: blocks, then attributes counted from 1 (as {@link AttributeIndex} numbers
   * them). May be longer.
   */
  readonly matrix: Int32Array<ArrayBuffer>;
  readonly lanes: number;
  /** The first so many are blocks. */
  readonly sharedLanes: number;
}

/**
 * Applies a feature set to sentences. Each token is numbered in each aspect, and so are the pairs and triples of
 * neighbours; what a template makes of a number is computed once and kept. So a token costs array look-ups, not strings.
 */
export interface Extraction {
  /** `blocks + 1` offsets into `attributes`; block 0 is empty. */
  readonly starts: GrowingInts;
  /** Attributes, counted from 0. */
  readonly attributes: GrowingInts;
  /** How many words and runs of words are remembered. */
  readonly remembered: number;
  /** What it gives is good until the next call. */
  extract(words: readonly string[], pos: readonly string[] | undefined): ExtractedSentence;
  /** Forgets everything but the attributes' numbers: the memory of what has come so far is given back. */
  forget(): void;
}

const NO_ATTRIBUTES: readonly string[] = [];

export function createExtraction(set: FeatureSet, index: AttributeIndex): Extraction {
  const aspects = [...new Set(set.templates.map(({ aspect }) => aspect))];
  const pairs = set.templates.map((template, t) => pairsOf(template, t, index));
  /** Of the longest runs of an aspect that are to be numbered. */
  const widthIn = (aspect: Aspect): number =>
    Math.max(1, ...set.templates.flatMap((one, t) => (one.aspect === aspect && !pairs[t] ? one.width : [])));
  let state = createState();
  let matrix = new Int32Array(0);
  const constants = new Map<string, number>();

  function createState() {
    const views = aspects.map((aspect) => createSentenceView(aspect, widthIn(aspect)));
    const blocks: Blocks = { starts: new GrowingInts(), attributes: new GrowingInts() };
    blocks.starts.push(0);
    blocks.starts.push(0); // NOTHING_MADE
    const writers = set.templates.map((template, t) => {
      const view = views[aspects.indexOf(template.aspect)] as SentenceView;
      const ofTemplate = pairs[t];
      return ofTemplate
        ? createPairWriter(template, ofTemplate, view)
        : createLaneWriter(template, t, view, index, blocks);
    });
    const shared = writers.filter((_, t) => set.templates[t]?.shared);
    const ordered = [...shared, ...writers.filter((writer) => !shared.includes(writer))];
    return {
      texts: createTextTable(),
      views,
      writers: ordered,
      lanes: ordered.reduce((sum, { lanes }) => sum + lanes, 0),
      sharedLanes: shared.reduce((sum, { lanes }) => sum + lanes, 0),
      ...blocks,
    };
  }

  const constant = (attribute: string): number => {
    let number = constants.get(attribute);
    if (number === undefined) constants.set(attribute, (number = index.findConstant(attribute) + 1));
    return number;
  };

  return {
    get starts() {
      return state.starts;
    },
    get attributes() {
      return state.attributes;
    },
    get remembered() {
      return state.views.reduce((sum, view) => sum + view.remembered(), state.texts.size);
    },
    extract(words, pos) {
      const { texts, views, writers, sharedLanes } = state;
      const tokens = words.length;
      const sentence = texts.number(words, pos);
      for (const view of views) view.read(sentence);
      const everywhere = set.sentence?.(words) ?? NO_ATTRIBUTES;
      const lanes = state.lanes + everywhere.length + (set.edges ? 2 : 0);
      const size = tokens * lanes;
      if (size > matrix.length) matrix = new Int32Array(2 * size);
      matrix.fill(NOTHING_MADE, 0, size);
      let lane = 0;
      for (const writer of writers) {
        writer.write(matrix, lane, lanes, tokens);
        lane += writer.lanes;
      }
      for (const attribute of everywhere) {
        const number = constant(attribute);
        for (let to = lane; to < size; to += lanes) matrix[to] = number;
        lane++;
      }
      if (set.edges && tokens > 0) {
        matrix[lane] = constant(set.edges.first);
        matrix[size - 1] = constant(set.edges.last);
      }
      return { matrix, lanes, sharedLanes };
    },
    forget() {
      state = createState();
    },
  };
}

/** Goes through the blocks of a token, then through the attributes that it has besides. */
export function forEachLane(
  { matrix, lanes, sharedLanes }: ExtractedSentence,
  token: number,
  onBlock: (block: number) => void,
  onAttribute: (attribute: number) => void,
): void {
  for (let lane = 0; lane < lanes; lane++) {
    const number = matrix[token * lanes + lane] as number;
    if (number === NOTHING_MADE) continue;
    if (lane < sharedLanes) onBlock(number);
    else onAttribute(number - 1);
  }
}

/** What most runs of words give that training did not have. */
const NOTHING_MADE = 0;

interface Blocks {
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

function createLaneWriter(
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
function pairsOf(template: Template, number: number, index: AttributeIndex): readonly PairIndex[] | undefined {
  if (!template.joinsFields || template.shared) return undefined;
  const found = template.names.flatMap((_, i) => index.pairs?.(index.firstField(number) + i) ?? []);
  return found.length === template.names.length ? found : undefined;
}

/**
 * Writes the attributes of pairs of neighbours without remembering the pairs: most come once, and most no attribute has,
 * which the parts alone often tell.
 */
function createPairWriter({ offsets, names }: Template, pairs: readonly PairIndex[], view: SentenceView): LaneWriter {
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
