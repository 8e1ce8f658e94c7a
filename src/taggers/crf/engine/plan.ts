import { PalimpsestError } from '../../../core/errors.ts';
import type { CrfData } from '../data.ts';
import type { SharedMemory } from '../../wasm.ts';
import { createMemory, rowLength, TASK_BYTES } from '../kernel/kernel.ts';
import { createArena, type Arena } from './arena.ts';
import type { FeatureSet } from './features.ts';
import {
  batchSequences,
  batchTokens,
  cutColumns,
  LANES,
  partition,
  type Batches,
  type ColumnRange,
  layOutRows,
  type Rows,
} from './rows.ts';

/** What a thread needs in order to take part in evaluations, but for the memory. It is sent to workers as it is. */
export interface EvaluationPlan {
  readonly labels: number;
  readonly batches: Batches;
  /** Offsets into the batches (not lanes): a block's sums are kept apart and added in order. */
  readonly blocks: Uint32Array;
  /** Offsets into the groups. */
  readonly groupChunks: Uint32Array;
  readonly addresses: {
    /** The kernel's table of tables, and its parts of them. */
    readonly corpus: number;
    /** Of each part: groups of tokens, attributes of tokens, attributes of groups. */
    readonly parts: readonly { readonly groups: number; readonly tokens: number; readonly attributes: number }[];
    readonly rows: number;
    readonly weights: number;
    /** Expected counts of the state features. */
    readonly expected: number;
    /** Transition weights, `labels * labels` doubles; then their greatest and the greatest difference of two. */
    readonly transitions: number;
    /** exp(transition - greatest) as rows, and transposed. */
    readonly forward: number;
    readonly backward: number;
    /** Of each block: see {@link blockDoubles}. */
    readonly blocks: number;
    /** Of each thread: its room for a task. */
    readonly scratch: readonly Scratch[];
  };
}

/** Room for the recursions over one batch of sequences. */
export interface Scratch {
  readonly task: number;
  readonly alpha: number;
  readonly weighted: number;
  readonly scale: number;
  readonly spare: number;
  readonly logs: number;
}

/** A block's doubles: expected transitions over exp(transition); expected transitions; the sum of log partition functions. */
export function blockDoubles(labels: number): number {
  return rowLength(labels) ** 2 + labels * labels + 1;
}

/** Blocks of sequences, and chunks of groups: more than there are threads, so that all have work to the end. */
const BLOCKS = 64;

/** Parts of the sums over tokens. Each part reads all marginals, so there are few. */
const PARTS = 4;

/** Lays the data out in a shared memory for the kernel, with room for `threads` threads. */
export function planEvaluation(
  data: CrfData,
  features: FeatureSet,
  threads: number,
): { readonly plan: EvaluationPlan; readonly memory: SharedMemory } {
  const { labelCount: labels } = features;
  const row = rowLength(labels);
  const table = layOutRows(data, features);
  const { tokens, groups } = table;
  const batches = batchSequences(data.sequenceStarts);
  const arena = createArena();
  const pending: { readonly address: number; readonly values: Uint32Array | Uint16Array }[] = [];
  const keep = (values: Uint32Array | Uint16Array) => {
    const address = arena.reserve(values.byteLength);
    pending.push({ address, values });
    return address;
  };
  const keepPart = ({ from, to, starts, entries }: ColumnRange) =>
    keep(Uint32Array.of(from, to, keep(starts), keep(entries)));
  const doubles = (count: number) => arena.reserve(count * 8);
  const rows = doubles((tokens + groups) * row);
  const weights = doubles(features.stateLabels.length);
  const expected = doubles(features.stateLabels.length);
  const corpus = keep(
    Uint32Array.of(
      labels,
      tokens,
      groups,
      rows,
      keep(table.attributes.starts),
      keep(table.attributes.entries),
      keep(table.tokenGroups.starts),
      keep(table.tokenGroups.entries),
      keep(features.stateStarts),
      keep(features.stateLabels.map((label) => label * 8)),
      weights,
      expected,
    ),
  );
  const groupParts = cutColumns(table.tokenGroups, [0, tokens], groups, PARTS);
  const tokenParts = cutColumns(table.attributes, [0, tokens], features.attributeCount, PARTS);
  const attributeParts = cutColumns(table.attributes, [tokens, tokens + groups], features.attributeCount, PARTS);
  const sizes = batchTokens(batches);
  const room = sizes.reduce((a, b) => Math.max(a, b), 0);
  const blocks = partition(sizes, BLOCKS);
  const plan: EvaluationPlan = {
    labels,
    batches,
    blocks,
    groupChunks: partition(groupWork(table), BLOCKS),
    addresses: {
      corpus,
      parts: groupParts.map((part, i) => ({
        groups: keepPart(part),
        tokens: keepPart(tokenParts[i] as ColumnRange),
        attributes: keepPart(attributeParts[i] as ColumnRange),
      })),
      rows,
      weights,
      expected,
      transitions: doubles(labels * labels + 2),
      forward: doubles(row * row),
      backward: doubles(row * row),
      blocks: doubles(blockDoubles(labels) * (blocks.length - 1)),
      scratch: Array.from({ length: threads }, () => reserveScratch(arena, room, row)),
    },
  };
  const memory = createMemoryFor(arena.size);
  for (const { address, values } of pending) {
    new Uint8Array(memory.buffer, address, values.byteLength).set(
      new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
    );
  }
  return { plan, memory };
}

/** Room for a task of `tokens` tokens in rows of `row` doubles. */
export function reserveScratch(arena: Arena, tokens: number, row: number): Scratch {
  return {
    task: arena.reserve(TASK_BYTES),
    alpha: arena.reserve(tokens * row * 8),
    weighted: arena.reserve(tokens * row * 8),
    scale: arena.reserve(tokens * 8),
    spare: arena.reserve(6 * row * 8),
    logs: arena.reserve(LANES * 8),
  };
}

/** @throws PalimpsestError `crf-memory` where there is not so much. */
export function createMemoryFor(bytes: number): SharedMemory {
  try {
    return createMemory(bytes);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    const gibibytes = (bytes / 2 ** 30).toFixed(1);
    throw new PalimpsestError(
      'crf-memory',
      `the CRF needs ${gibibytes} GiB in one piece, and 4 GiB is the most there is`,
      {
        hint: 'take fewer documents or labels, or fewer kinds of attributes',
        cause,
      },
    );
  }
}

/** What it takes to score each group: its attributes. */
function groupWork({ tokens, groups, attributes: { starts } }: Rows): Float64Array {
  return Float64Array.from(
    { length: groups },
    (_, group) => 1 + (starts[tokens + group + 1] as number) - (starts[tokens + group] as number),
  );
}
