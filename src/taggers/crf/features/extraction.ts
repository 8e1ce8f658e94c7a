import { createGrowingIndex, type AttributeIndex } from './attribute-index.ts';
import type { Aspect, FeatureSet, Fields, Template } from './feature-set.ts';
import { GrowingInts, IntMap } from './growing.ts';
import { createSentenceView, createTextTable, NOTHING, REACH, type SentenceView } from './sentence-view.ts';

/** What receives the attributes of the tokens of a sentence, token after token. */
export interface Receiver {
  /** A block of attributes that many tokens share. */
  shared(token: number, block: number): void;
  /** A block that few tokens have. */
  own(token: number, block: number): void;
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
  extract(words: readonly string[], pos: readonly string[] | undefined, receiver: Receiver): void;
  /** Forgets everything but the attributes' numbers: the memory of what has come so far is given back. */
  forget(): void;
}

export function createExtraction(set: FeatureSet, index: AttributeIndex): Extraction {
  const aspects = [...new Set(set.templates.map(({ aspect }) => aspect))];
  let state = createState();

  function createState() {
    const views = aspects.map((aspect) => createSentenceView(aspect, widthIn(set, aspect)));
    const blocks: Blocks = { starts: new GrowingInts(), attributes: new GrowingInts() };
    blocks.starts.push(0);
    endBlock(blocks); // NO_BLOCK
    const tables = set.templates.map((template, t) =>
      createTable(template, t, views[aspects.indexOf(template.aspect)] as SentenceView, index, blocks),
    );
    return { texts: createTextTable(), views, tables, constants: new Map<string, number>(), ...blocks };
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
    extract(words, pos, receiver) {
      const { texts, views, tables } = state;
      const sentence = texts.number(words, pos);
      for (const view of views) view.read(sentence);
      const constants = (set.sentence?.(words) ?? []).map(constantBlock);
      const length = words.length;
      for (let token = 0; token < length; token++) {
        for (const { template, blockAt } of tables) {
          const { offsets, shared } = template;
          for (let i = 0; i < offsets.length; i++) {
            const block = blockAt(token + (offsets[i] as number) + REACH, i);
            if (block === NO_BLOCK) continue;
            if (shared) receiver.shared(token, block);
            else receiver.own(token, block);
          }
        }
        for (const block of constants) receiver.own(token, block);
        if (set.edges && token === 0) receiver.own(token, constantBlock(set.edges.first));
        if (set.edges && token === length - 1) receiver.own(token, constantBlock(set.edges.last));
      }
    },
    forget() {
      state = createState();
    },
  };
}

/** The attributes of each token of a sentence, as text: for people, and for other programs. In no particular order. */
export function listAttributes(
  set: FeatureSet,
  words: readonly string[],
  pos?: readonly string[],
): readonly (readonly string[])[] {
  const index = createGrowingIndex(set);
  const extraction = createExtraction(set, index);
  const lists = words.map((): number[] => []);
  const add = (token: number, block: number): void => {
    const { starts, attributes } = extraction;
    for (let i = starts.values[block] as number; i < (starts.values[block + 1] as number); i++) {
      (lists[token] as number[]).push(attributes.values[i] as number);
    }
  };
  extraction.extract(words, pos, { shared: add, own: add });
  const texts = index.list();
  return lists.map((list) => list.map((attribute) => texts[attribute] as string));
}

/** The block without attributes: what most runs of words are that training did not have. */
const NO_BLOCK = 0;

interface Blocks {
  readonly starts: GrowingInts;
  readonly attributes: GrowingInts;
}

function endBlock({ starts, attributes }: Blocks): number {
  starts.push(attributes.length);
  return starts.length - 2;
}

/** A template, and the blocks it has made so far. */
interface TemplateTable {
  readonly template: Template;
  /** The block of the run that begins at the position; {@link NO_BLOCK} where that leaves the sentence. */
  readonly blockAt: (position: number, offset: number) => number;
}

function createTable(
  template: Template,
  number: number,
  view: SentenceView,
  index: AttributeIndex,
  blocks: Blocks,
): TemplateTable {
  const { width, names, values } = template;
  const kinds = names[0]?.length as number; // of offsets: one for a bag
  const isBag = kinds === 1;
  const blockOf = Array.from({ length: kinds }, () => new IntMap());
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
    template,
    blockAt(position, offset) {
      const gram = view.grams[width - 1]?.[position] as number;
      if (gram === NOTHING) return NO_BLOCK;
      const kind = isBag ? 0 : offset;
      const known = blockOf[kind] as IntMap;
      let block = known.get(gram);
      if (block === NOTHING) known.set(gram, (block = makeBlock(gram, position, kind)));
      return block;
    },
  };
}

function widthIn(set: FeatureSet, aspect: Aspect): number {
  return Math.max(1, ...set.templates.flatMap((template) => (template.aspect === aspect ? template.width : [])));
}
