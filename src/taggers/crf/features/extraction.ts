import { createGrowingIndex, type AttributeIndex } from './attribute-index.ts';
import type { Aspect, FeatureSet, Fields, Template } from './feature-set.ts';
import { GrowingInts, IntMap } from './growing.ts';
import { createSentenceView, createTextTable, NOTHING, REACH, type SentenceView } from './sentence-view.ts';

/** The attributes of a sentence's tokens, as blocks of them; what a template makes of a run of tokens is a block. */
export interface ExtractedSentence {
  /** Blocks of each token, token after token; {@link NO_BLOCK} where there is nothing. May be longer. */
  readonly blocks: Int32Array<ArrayBuffer>;
  /** How many blocks a token has. */
  readonly lanes: number;
  /** The first so many are such as many tokens share. */
  readonly sharedLanes: number;
}

/**
 * Applies a feature set to sentences. Each token is numbered in each aspect, and so are the pairs and triples of
 * neighbours; what a template makes of a number, a block of attributes, is computed once and kept. So a token costs array
 * look-ups, not strings.
 */
export interface Extraction {
  /** `blocks + 1` offsets into `attributes`. */
  readonly starts: GrowingInts;
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
  let state = createState();
  let matrix = new Int32Array(0);

  function createState() {
    const views = aspects.map((aspect) => createSentenceView(aspect, widthIn(set, aspect)));
    const blocks: Blocks = { starts: new GrowingInts(), attributes: new GrowingInts() };
    blocks.starts.push(0);
    endBlock(blocks); // NO_BLOCK
    const writers = set.templates.map((template, t) =>
      createBlockWriter(template, t, views[aspects.indexOf(template.aspect)] as SentenceView, index, blocks),
    );
    const shared = writers.filter((_, t) => set.templates[t]?.shared);
    const ordered = [...shared, ...writers.filter((writer) => !shared.includes(writer))];
    return {
      texts: createTextTable(),
      views,
      writers: ordered,
      lanes: ordered.reduce((sum, { lanes }) => sum + lanes, 0),
      sharedLanes: shared.reduce((sum, { lanes }) => sum + lanes, 0),
      constants: new Map<string, number>(),
      ...blocks,
    };
  }

  const constantBlock = (attribute: string): number => {
    let block = state.constants.get(attribute);
    if (block === undefined) {
      const id = index.findConstant(attribute);
      if (id !== NOTHING) state.attributes.push(id);
      state.constants.set(attribute, (block = endBlock(state)));
    }
    return block;
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
      matrix.fill(NO_BLOCK, 0, size);
      let lane = 0;
      for (const writer of writers) {
        writer.write(matrix, lane, lanes, tokens);
        lane += writer.lanes;
      }
      for (const attribute of everywhere) {
        const block = constantBlock(attribute);
        for (let to = lane; to < size; to += lanes) matrix[to] = block;
        lane++;
      }
      if (set.edges && tokens > 0) {
        matrix[lane] = constantBlock(set.edges.first);
        matrix[size - 1] = constantBlock(set.edges.last);
      }
      return { blocks: matrix, lanes, sharedLanes };
    },
    forget() {
      state = createState();
    },
  };
}

/** Goes through the blocks that a token has, the shared ones first, without {@link NO_BLOCK}. */
export function forEachBlock(
  { blocks, lanes, sharedLanes }: ExtractedSentence,
  token: number,
  onShared: (block: number) => void,
  onOwn: (block: number) => void,
): void {
  for (let lane = 0; lane < lanes; lane++) {
    const block = blocks[token * lanes + lane] as number;
    if (block === NO_BLOCK) continue;
    if (lane < sharedLanes) onShared(block);
    else onOwn(block);
  }
}

/** The attributes of each token of a sentence, as text: for people, and for other programs. In no particular order. */
export function listAttributes(
  set: FeatureSet,
  words: readonly string[],
  pos?: readonly string[],
): readonly (readonly string[])[] {
  const index = createGrowingIndex(set);
  const extraction = createExtraction(set, index);
  const sentence = extraction.extract(words, pos);
  const { starts, attributes } = extraction;
  const lists = words.map((_, token) => {
    const list: number[] = [];
    const add = (block: number) =>
      list.push(...attributes.values.subarray(starts.values[block], starts.values[block + 1]));
    forEachBlock(sentence, token, add, add);
    return list;
  });
  const texts = index.list();
  return lists.map((list) => list.map((attribute) => texts[attribute] as string));
}

/** The block without attributes: what most runs of words are that training did not have. */
export const NO_BLOCK = 0;

interface Blocks {
  readonly starts: GrowingInts;
  readonly attributes: GrowingInts;
}

function endBlock({ starts, attributes }: Blocks): number {
  starts.push(attributes.length);
  return starts.length - 2;
}

/** The blocks that a template has made so far. */
interface BlockWriter {
  /** How many blocks it gives a token: one for each offset. */
  readonly lanes: number;
  /** Writes the blocks of each token to `into[token * stride + at]` and the places after it; leaves what is nothing. */
  readonly write: (into: Int32Array, at: number, stride: number, tokens: number) => void;
}

function createBlockWriter(
  { width, offsets, names, values }: Template,
  number: number,
  view: SentenceView,
  index: AttributeIndex,
  blocks: Blocks,
): BlockWriter {
  const kinds = names[0]?.length as number; // of attributes by offset: one for a bag
  /** By run, then kind: the block plus 1; 0 where it has not been asked for. */
  let blockOf = new Int32Array(0);
  /** By run: where its values begin. */
  const valuesOf = new IntMap();
  const valueNumbers = new GrowingInts();

  const findValues = (gram: number, position: number): number => {
    let start = valuesOf.get(gram);
    if (start !== NOTHING) return start;
    start = valueNumbers.length;
    const run = Array.from({ length: width }, (_, i) => view.fields[view.grams[0][position + i] as number] as Fields);
    const found = values(run);
    for (let field = 0; field < names.length; field++) {
      const value = found[field];
      valueNumbers.push(value === undefined ? NOTHING : index.findValue(number, field, value));
    }
    valuesOf.set(gram, start);
    return start;
  };

  const makeBlock = (gram: number, position: number, kind: number): number => {
    const start = findValues(gram, position);
    const size = blocks.attributes.length;
    for (let field = 0; field < names.length; field++) {
      const value = valueNumbers.values[start + field] as number;
      const attribute = value === NOTHING ? NOTHING : index.findAttribute(number, field, value, kind);
      if (attribute !== NOTHING) blocks.attributes.push(attribute);
    }
    return blocks.attributes.length === size ? NO_BLOCK : endBlock(blocks);
  };

  return {
    lanes: offsets.length,
    write(into, at, stride, tokens) {
      const grams = view.grams[width - 1] as Int32Array;
      const size = view.gramCount(width) * kinds;
      if (size > blockOf.length) {
        const grown = new Int32Array(2 * size);
        grown.set(blockOf);
        blockOf = grown;
      }
      for (let lane = 0; lane < offsets.length; lane++) {
        const kind = kinds === 1 ? 0 : lane;
        let position = (offsets[lane] as number) + REACH;
        const end = position + tokens;
        for (let to = at + lane; position < end; position++, to += stride) {
          const gram = grams[position] as number;
          if (gram === NOTHING) continue;
          let block = blockOf[gram * kinds + kind] as number;
          if (block === 0) {
            block = makeBlock(gram, position, kind) + 1;
            blockOf[gram * kinds + kind] = block;
          }
          into[to] = block - 1;
        }
      }
    },
  };
}

function widthIn(set: FeatureSet, aspect: Aspect): number {
  return Math.max(1, ...set.templates.flatMap((template) => (template.aspect === aspect ? template.width : [])));
}
