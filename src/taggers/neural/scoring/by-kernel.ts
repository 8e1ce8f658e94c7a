import type { EncodedSentence } from '../batches.ts';
import type { FormTable } from '../forms.ts';
import { checkId, createEmbeddingTable, type EmbeddingTable } from '../layers/embedding.ts';
import { weightOf, type Weights } from './network.ts';
import { createRoom, MOST_READ, type Room } from './room.ts';
import type { Scorer } from './by-model.ts';

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
  const affixes = (['prefixes', 'suffixes'] as const).filter((name) => weights[name] !== undefined);
  /** What stands behind the characters' states in an input, in order. */
  const parts = [
    { name: 'words' as const, table: words },
    ...affixes.map((name) => ({ name, table: tableOf(weights, name) })),
  ];
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
