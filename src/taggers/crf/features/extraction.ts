import type { Aspect, BagTemplate, FeatureSet, Fields, WindowTemplate } from './feature-set.ts';
import { createPairTable, type PairTable } from './gram-table.ts';
import { GrowingInts, IntMap } from './growing.ts';

/** Numbers attributes. In training a new one gets the next number; a saved model does not know it and says -1. */
export type FindAttribute = (attribute: string) => number;

/** How many tokens before and after a token the templates reach. */
const REACH = 4;
const NOTHING = -1;

/**
 * The attributes of a run of tokens, or of one token in a bag: a slice of {@link Extraction.attributes}. Runs that look alike
 * share it.
 */
interface BlockTable {
  /** By gram. */
  readonly blocks: IntMap;
  readonly isShared: boolean;
  readonly gramAt: (position: number) => number;
  readonly from: number;
  readonly to: number;
  readonly write: (position: number) => readonly string[];
}

/** What receives the attributes of the tokens of a sentence, token after token. */
export interface Receiver {
  /** A block that many tokens share. */
  shared(token: number, block: number): void;
  /** A block that few tokens have. */
  own(token: number, block: number): void;
}

/**
 * Applies a feature set to sentences. Each token is numbered in each aspect, and so are the pairs and triples of
 * neighbours; what a template makes of a number is computed once and kept. So a token costs array look-ups, not strings.
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

export function createExtraction(set: FeatureSet, find: FindAttribute): Extraction {
  const aspects = [...new Set([...set.windows, ...set.bags].map(({ aspect }) => aspect))];
  let state = createState();

  function createState() {
    const views = aspects.map((aspect) => createView(aspect, widthIn(set, aspect)));
    const viewOf = (aspect: Aspect) => views[aspects.indexOf(aspect)] as View;
    return {
      views,
      tables: [
        ...set.windows.map((template) => windowTable(template, viewOf(template.aspect))),
        ...set.bags.map((template) => bagTable(template, viewOf(template.aspect))),
      ],
      constants: new Map<string, number>(),
      starts: startingAt(0),
      attributes: new GrowingInts(),
    };
  }

  const addBlock = (attributes: readonly string[]): number => {
    for (const attribute of attributes) {
      const id = find(attribute);
      if (id !== NOTHING) state.attributes.push(id);
    }
    state.starts.push(state.attributes.length);
    return state.starts.length - 2;
  };

  const constantBlock = (attribute: string): number => {
    let block = state.constants.get(attribute);
    if (block === undefined) state.constants.set(attribute, (block = addBlock([attribute])));
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
      return state.views.reduce((sum, view) => sum + view.remembered(), 0);
    },
    extract(words, pos, receiver) {
      const { views, tables } = state;
      for (const view of views) view.read(words, pos);
      const constants = (set.sentence?.(words) ?? []).map(constantBlock);
      const length = words.length;
      for (let token = 0; token < length; token++) {
        for (const table of tables) {
          for (let offset = table.from; offset <= table.to; offset++) {
            const position = token + offset + REACH;
            const gram = table.gramAt(position);
            if (gram === NOTHING) continue;
            let block = table.blocks.get(gram);
            if (block === NOTHING) table.blocks.set(gram, (block = addBlock(table.write(position))));
            if (table.isShared) receiver.shared(token, block);
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
  const known: string[] = [];
  const extraction = createExtraction(set, (attribute) => known.push(attribute) - 1);
  const lists = words.map((): string[] => []);
  const add = (token: number, block: number): void => {
    const { starts, attributes } = extraction;
    for (let i = starts.values[block] as number; i < (starts.values[block + 1] as number); i++) {
      (lists[token] as string[]).push(known[attributes.values[i] as number] as string);
    }
  };
  extraction.extract(words, pos, { shared: add, own: add });
  return lists;
}

/** The tokens of the current sentence in one aspect: their numbers, and those of the runs that start at them. */
interface View {
  readonly fields: readonly Fields[];
  /** By width, then position; a token is at its index plus {@link REACH}. */
  readonly grams: readonly [Int32Array, Int32Array, Int32Array];
  read(words: readonly string[], pos: readonly string[] | undefined): void;
  remembered(): number;
}

function createView({ view, observe, key, padding }: Aspect, width: number): View {
  const fields: Fields[] = [];
  const byText = new Map<string, number>();
  const byKey = new Map<string, number>();
  const tables: PairTable[] = [createPairTable(), createPairTable()];
  const grams: [Int32Array, Int32Array, Int32Array] = [new Int32Array(0), new Int32Array(0), new Int32Array(0)];

  const intern = (observed: Fields): number => {
    const name = key(observed);
    let id = byKey.get(name);
    if (id === undefined) byKey.set(name, (id = fields.push(observed) - 1));
    return id;
  };
  const outside = padding ? intern(padding) : NOTHING;

  const numberOf = (text: string, tag: string | undefined): number => {
    const look = tag === undefined ? text : `${text}\t${tag}`;
    let id = byText.get(look);
    if (id === undefined) byText.set(look, (id = intern(observe(text, tag))));
    return id;
  };

  return {
    fields,
    grams,
    read(words, pos) {
      const length = words.length + 2 * REACH;
      if (length > grams[0].length) for (let w = 0; w < 3; w++) grams[w] = new Int32Array(2 * length);
      const [single, pair, triple] = grams;
      single.fill(outside, 0, length);
      const texts = view ? view(words) : words;
      for (let i = 0; i < words.length; i++) single[i + REACH] = numberOf(texts[i] as string, pos?.[i]);
      if (width > 1) join(single, single, 1, length, tables[0] as PairTable, pair);
      if (width > 2) join(pair, single, 2, length, tables[1] as PairTable, triple);
    },
    remembered: () => byText.size + tables.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Numbers the runs of one token more than those of `heads`. */
function join(
  heads: Int32Array,
  single: Int32Array,
  width: number,
  length: number,
  table: PairTable,
  into: Int32Array,
): void {
  for (let i = 0; i < length; i++) {
    const head = heads[i] as number;
    const last = i + width < length ? (single[i + width] as number) : NOTHING;
    into[i] = head === NOTHING || last === NOTHING ? NOTHING : table.intern(head, last);
  }
}

function windowTable({ from, width, shared, write }: WindowTemplate, view: View): BlockTable {
  return {
    blocks: new IntMap(),
    isShared: shared,
    gramAt: (position) => view.grams[width - 1]?.[position] as number,
    from,
    to: from,
    write: (position) => write(Array.from({ length: width }, (_, i) => fieldsAt(view, position + i))),
  };
}

function bagTable({ from, to, write }: BagTemplate, view: View): BlockTable {
  return {
    blocks: new IntMap(),
    isShared: false,
    gramAt: (position) => view.grams[0][position] as number,
    from,
    to,
    write: (position) => write(fieldsAt(view, position)),
  };
}

function fieldsAt(view: View, position: number): Fields {
  return view.fields[view.grams[0][position] as number] as Fields;
}

function widthIn(set: FeatureSet, aspect: Aspect): number {
  return Math.max(1, ...set.windows.flatMap((template) => (template.aspect === aspect ? template.width : [])));
}

function startingAt(value: number): GrowingInts {
  const list = new GrowingInts();
  list.push(value);
  return list;
}
