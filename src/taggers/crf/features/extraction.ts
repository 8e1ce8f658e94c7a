import { createGrowingIndex, type AttributeIndex } from './attribute-index.ts';
import type { Aspect, FeatureSet, Fields, Template } from './feature-set.ts';
import { GrowingInts, IntMap } from './growing.ts';
import { createSentenceView, createTextTable, NOTHING, REACH, type SentenceView } from './sentence-view.ts';

/** The attributes of a sentence's tokens, as blocks of them; what a template makes of a run of tokens is a block. */
export interface ExtractedSentence {
  /** Blocks of each token, token after token; {@link NO_BLOCK} where a template gives nothing. May be longer. */
  readonly blocks: Int32Array;
  /** How many blocks a token has. */
  readonly lanes: number;
  /** The first so many are such as many tokens share. */
  readonly sharedLanes: number;
  /** Blocks that every token has besides. */
  readonly everywhere: readonly number[];
  /** Blocks that the first and the last token have besides. */
  readonly first: number;
  readonly last: number;
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

export function createExtraction(set: FeatureSet, index: AttributeIndex): Extraction {
  const aspects = [...new Set(set.templates.map(({ aspect }) => aspect))];
  let state = createState();
  let matrix = new Int32Array(0);

  function createState() {
    const views = aspects.map((aspect) => createSentenceView(aspect, widthIn(set, aspect)));
    const blocks: Blocks = { starts: new GrowingInts(), attributes: new GrowingInts() };
    blocks.starts.push(0);
    endBlock(blocks); // NO_BLOCK
    const lanes = set.templates.flatMap((template, t) =>
      createLanes(template, t, views[aspects.indexOf(template.aspect)] as SentenceView, index, blocks),
    );
    const shared = lanes.filter((lane) => lane.isShared);
    return {
      texts: createTextTable(),
      views,
      lanes: [...shared, ...lanes.filter((lane) => !lane.isShared)],
      sharedLanes: shared.length,
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
      const { texts, views, lanes, sharedLanes } = state;
      const sentence = texts.number(words, pos);
      for (const view of views) view.read(sentence);
      if (words.length * lanes.length > matrix.length) matrix = new Int32Array(2 * words.length * lanes.length);
      lanes.forEach((lane, i) => lane.fill(matrix, i, lanes.length, words.length));
      return {
        blocks: matrix,
        lanes: lanes.length,
        sharedLanes,
        everywhere: (set.sentence?.(words) ?? []).map(constantBlock),
        first: set.edges ? constantBlock(set.edges.first) : NO_BLOCK,
        last: set.edges ? constantBlock(set.edges.last) : NO_BLOCK,
      };
    },
    forget() {
      state = createState();
    },
  };
}

/** Goes through the blocks that a token has, the shared ones first, without {@link NO_BLOCK}. */
export function forEachBlock(
  { blocks, lanes, sharedLanes, everywhere, first, last }: ExtractedSentence,
  token: number,
  length: number,
  onShared: (block: number) => void,
  onOwn: (block: number) => void,
): void {
  const start = token * lanes;
  for (let lane = 0; lane < lanes; lane++) {
    const block = blocks[start + lane] as number;
    if (block === NO_BLOCK) continue;
    if (lane < sharedLanes) onShared(block);
    else onOwn(block);
  }
  for (const block of everywhere) onOwn(block);
  if (token === 0 && first !== NO_BLOCK) onOwn(first);
  if (token === length - 1 && last !== NO_BLOCK) onOwn(last);
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
    forEachBlock(sentence, token, words.length, add, add);
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

/** A template at one offset, and the blocks it has made so far. */
interface Lane {
  readonly isShared: boolean;
  /** Writes the block of each token to `into[token * stride + at]`. */
  readonly fill: (into: Int32Array, at: number, stride: number, tokens: number) => void;
}

function createLanes(
  { width, offsets, names, values, shared }: Template,
  number: number,
  view: SentenceView,
  index: AttributeIndex,
  blocks: Blocks,
): readonly Lane[] {
  const kinds = names[0]?.length as number; // of attributes by offset: one for a bag
  const blocksOf = Array.from({ length: kinds }, () => new IntMap());
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

  return offsets.map((offset, i) => {
    const kind = kinds === 1 ? 0 : i;
    const known = blocksOf[kind] as IntMap;
    return {
      isShared: shared,
      fill(into, at, stride, tokens) {
        const grams = view.grams[width - 1] as Int32Array;
        for (let token = 0, to = at; token < tokens; token++, to += stride) {
          const position = token + offset + REACH;
          const gram = grams[position] as number;
          let block = NO_BLOCK;
          if (gram !== NOTHING) {
            block = known.get(gram);
            if (block === NOTHING) known.set(gram, (block = makeBlock(gram, position, kind)));
          }
          into[to] = block;
        }
      },
    };
  });
}

function widthIn(set: FeatureSet, aspect: Aspect): number {
  return Math.max(1, ...set.templates.flatMap((template) => (template.aspect === aspect ? template.width : [])));
}
