import type { EncodedSentence } from '../batches.ts';
import { columns, type FormTable, MAX_CHARACTERS } from '../vocabulary.ts';
import { checkId, createEmbeddingTable, type EmbeddingTable } from '../layers/embedding.ts';
import { weightOf, type Weights, createNetwork, createOutput, type Sequences } from './network.ts';
import type { Scorer } from './by-model.ts';
import { simdKernel } from '../kernels/simd/kernel.ts';
import type { Task } from '../kernels/simd/team.ts';

/** Forms whose characters are read at once. */
const MOST_READ = 2048;

/** What forms add to the gates is kept for as many as this holds: 28,000 of NeuroNER's, 42,000 of DeepAffix's. */
const KEPT_BYTES = 1 << 26;

/** Sequences of a task: few enough for their gates and states to stay in the first two caches. */
const BLOCK = 32;

/** Tasks at once, each with room of its own. */
const MOST_BLOCKS = 64;

/** A model's weights in the kernel's memory, with room for what is computed by them. */
interface Room {
  /** How many forms are kept. */
  readonly forms: number;
  /** Whether there is room for so many tokens, and nobody else has had arrays laid out in the memory. */
  holds(tokens: number): boolean;
  /**
   * Reads at most {@link MOST_READ} forms, the longest first, and keeps what they add to the gates, in rows from `row` on.
   *
   * @param spelled ids of their characters.
   * @param complete fills in the inputs of the token network, `[forms, inputSize]`, from the column `from` on.
   */
  readForms(
    spelled: readonly Int32Array[],
    row: number,
    complete: (inputs: Float32Array, inputSize: number, from: number) => void,
  ): void;
  /**
   * @param sentences rows of their forms; the longest first.
   * @returns `[tokens, tags]`, one sentence after the other; until something else is computed.
   */
  score(sentences: readonly Int32Array[]): Float32Array;
}

/** @param tokens that there is to be room for. */
function createRoom(weights: Weights, vectors: EmbeddingTable, tokens: number): Room {
  const kernel = simdKernel();
  const [, width] = weightOf(weights, 'tokenNetwork.forward.input').shape as [number, number];
  const forms = Math.max(tokens, Math.floor(KEPT_BYTES / (2 * width * 4)));
  const characters = createNetwork(kernel, weights, 'characterNetwork', vectors.size);
  const network = createNetwork(kernel, weights, 'tokenNetwork', forms);
  const output = createOutput(kernel, weights);
  const roomOfTask = Math.max(
    ...[characters, network].map(({ hidden, columns }) => kernel.taggingRoom(BLOCK, hidden, columns, output.dense)),
  );
  const places = kernel.layOut({
    ...characters.fields,
    ...network.fields,
    ...output.fields,
    vectors: vectors.values,
    lengths: Math.max(tokens, MOST_READ),
    starts: Math.max(tokens, MOST_READ),
    forms: Math.max(tokens, MOST_READ * MAX_CHARACTERS),
    x: MOST_READ * network.inputSize,
    rooms: (MOST_BLOCKS * roomOfTask) / 4,
    states: tokens * output.width,
    scores: tokens * output.tags,
  });
  const { layouts } = kernel;
  for (const part of [characters, network, output]) part.prepare(kernel, places);
  characters.addForms(kernel, places, places.vectors, vectors.size, 0);
  const sequences: Sequences = places;

  const write = (lists: readonly Int32Array[]): void => {
    const starts = new Int32Array(lists.length);
    const all = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
    let at = 0;
    lists.forEach((list, i) => {
      starts[i] = at;
      all.set(list, at);
      at += list.length;
    });
    kernel.write(
      places.lengths,
      Int32Array.from(lists, (list) => list.length),
    );
    kernel.write(places.starts, starts);
    kernel.write(places.forms, all);
  };
  const run = (tables: readonly number[], lists: readonly Int32Array[], productsOfPlace: number): void => {
    const blocks = Array.from({ length: Math.ceil(lists.length / BLOCK) }, (_, i) => i * BLOCK);
    for (let from = 0; from < blocks.length; from += MOST_BLOCKS) {
      const tasks = blocks.slice(from, from + MOST_BLOCKS).map((first, i): Task => {
        const last = Math.min(lists.length, first + BLOCK);
        return ['tagSequences', ...tables, first, last, places.rooms + i * roomOfTask];
      });
      const some = lists.slice(blocks[from], (blocks[from] as number) + MOST_BLOCKS * BLOCK);
      kernel.run(tasks, productsOfPlace * some.reduce((sum, list) => sum + list.length, 0));
    }
  };

  return {
    forms,
    holds: (wanted) => wanted <= tokens && simdKernel() === kernel && kernel.layouts === layouts,
    readForms(spelled, row, complete) {
      const { inputSize } = network;
      write(spelled);
      const readers = characters.writeReaders(kernel, places, sequences, {
        address: places.x,
        stride: inputSize,
        leavesAll: false,
      });
      run([...readers, 0], spelled, 2 * characters.hidden * characters.columns);
      complete(kernel.floats(places.x, spelled.length * inputSize), inputSize, 2 * characters.hidden);
      network.addForms(kernel, places, places.x, spelled.length, row);
    },
    score(sentences) {
      write(sentences);
      const { states, scores } = places;
      const readers = network.writeReaders(kernel, places, sequences, {
        address: states,
        stride: output.width,
        leavesAll: true,
      });
      const table = output.write(kernel, places, sequences, states, scores);
      run([...readers, table], sentences, 2 * network.hidden * network.columns + output.width * output.dense);
      return kernel.floats(scores, sentences.reduce((sum, list) => sum + list.length, 0) * output.tags);
    },
  };
}

/** Tokens scored together; a longer sentence is by itself. */
const GROUP_TOKENS = 24_576;

/** Forms of one table, in one generation of it, and the row in which a room keeps each, −1 for none. */
interface Kept {
  readonly room: Room;
  readonly table: FormTable;
  readonly generation: number;
  rows: Int32Array;
  count: number;
}

/**
 * Scores by the kernel of the wasm backend alone, from ids to scores: threads take sentences, nothing is padded, and nothing is
 * left for a way back. To the bit what the operations of that backend compute.
 *
 * @param words takes the place of the weights' table of words.
 */
export function createKernelScorer(weights: Weights, words = tableOf(weights, 'words')): Scorer {
  const characters = tableOf(weights, 'characters');
  /** What stands behind the characters' states in an input, in order. */
  const parts = columns
    .filter((name) => weights[name] !== undefined)
    .map((name) => ({ name, table: name === 'words' ? words : tableOf(weights, name) }));
  const tagCount = weightOf(weights, 'output.bias').values.length;
  let room: Room | undefined;
  let kept: Kept | undefined;

  const open = (tokens: number): Room => {
    if (!room?.holds(tokens)) room = createRoom(weights, characters, Math.max(tokens, GROUP_TOKENS));
    return room;
  };

  /** The row of each form of the sentences; those that are new are read. */
  const keep = (here: Room, sentences: readonly EncodedSentence[], table: FormTable): Int32Array => {
    if (kept?.room !== here || kept.table !== table || kept.generation !== table.generation) {
      kept = { room: here, table, generation: table.generation, rows: new Int32Array(0), count: 0 };
    }
    if (kept.rows.length < table.words.length) {
      const rows = new Int32Array(2 * table.words.length).fill(-1);
      rows.set(kept.rows);
      kept.rows = rows;
    }
    let fresh = newForms(sentences, kept.rows);
    if (kept.count + fresh.length > here.forms) {
      kept.rows.fill(-1);
      kept.count = 0;
      fresh = newForms(sentences, kept.rows);
    }
    const spelling = (form: number) => table.characters[form] as Int32Array;
    fresh.sort((a, b) => spelling(b).length - spelling(a).length || a - b);
    for (let from = 0; from < fresh.length; from += MOST_READ) {
      const forms = fresh.slice(from, from + MOST_READ);
      const spelled = forms.map(spelling);
      for (const ids of spelled) for (const id of ids) checkId(characters, id);
      here.readForms(spelled, kept.count, (x, width, column) => {
        let at = column;
        for (const part of parts) {
          forms.forEach((form, row) => fillIn(x, row * width + at, part.table, table[part.name][form] as number));
          at += part.table.width;
        }
      });
      for (const form of forms) kept.rows[form] = kept.count++;
    }
    return kept.rows;
  };

  return {
    async scoreEach(sentences, table, visit) {
      const lengthOf = (s: number) => (sentences[s] as EncodedSentence).forms.length;
      const order = Array.from(sentences.keys()).sort((a, b) => lengthOf(b) - lengthOf(a) || a - b);
      for (const chosen of cutIntoGroups(order, lengthOf)) {
        const group = chosen.map((s) => sentences[s] as EncodedSentence);
        const here = open(chosen.reduce((sum, s) => sum + lengthOf(s), 0));
        const rows = keep(here, group, table);
        const scores = here.score(group.map(({ forms }) => forms.map((form) => rows[form] as number)));
        let from = 0;
        for (const s of chosen) {
          const to = from + lengthOf(s) * tagCount;
          visit(s, scores.subarray(from, to));
          from = to;
        }
      }
    },
  };
}

function tableOf(weights: Weights, name: string): EmbeddingTable {
  const { shape, values } = weightOf(weights, name);
  return createEmbeddingTable(...(shape as [number, number]), values);
}

function fillIn(to: Float32Array, at: number, table: EmbeddingTable, id: number): void {
  checkId(table, id);
  const { width, values } = table;
  to.set(values.subarray(id * width, (id + 1) * width), at);
}

/** Forms that have no row, each once. */
function newForms(sentences: readonly EncodedSentence[], rows: Int32Array): number[] {
  const found = new Set<number>();
  for (const { forms } of sentences) for (const form of forms) if (rows[form] === -1) found.add(form);
  return [...found];
}

/** Cuts a list of sentences so that each part holds at most {@link GROUP_TOKENS}, or one sentence. */
function cutIntoGroups(order: readonly number[], lengthOf: (s: number) => number): number[][] {
  const groups: number[][] = [];
  let tokens = Infinity;
  for (const s of order) {
    if (tokens + lengthOf(s) > GROUP_TOKENS) {
      groups.push([]);
      tokens = 0;
    }
    groups.at(-1)?.push(s);
    tokens += lengthOf(s);
  }
  return groups;
}
