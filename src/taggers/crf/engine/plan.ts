import { PalimpsestError } from '../../../core/errors.ts';
import type { CrfData } from '../data.ts';
import { createMemory, rowLength, TASK_BYTES, type SharedMemory } from '../kernel/kernel.ts';
import { createArena, type Arena } from './arena.ts';
import type { FeatureSet } from './features.ts';
import { batchSequences, LANES, partition, type Batches } from './partition.ts';
import { transpose, type SparseRows } from './sparse.ts';

/** What a thread needs in order to take part in evaluations, but for the memory. It is sent to workers as it is. */
export interface EvaluationPlan {
  readonly labels: number;
  readonly batches: Batches;
  /** Offsets into the batches (not lanes): a block's sums are kept apart and added in order. */
  readonly blocks: Uint32Array;
  readonly groupChunks: Uint32Array;
  readonly attributeChunks: Uint32Array;
  readonly addresses: {
    /** The kernel's table of tables. */
    readonly corpus: number;
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

const BLOCKS = 64;

/** Lays the data out in a shared memory for the kernel, with room for `threads` threads. */
export function planEvaluation(
  data: CrfData,
  features: FeatureSet,
  threads: number,
): { readonly plan: EvaluationPlan; readonly memory: SharedMemory } {
  const { labelCount: labels } = features;
  const row = rowLength(labels);
  const tokens = data.groupStarts.length - 1;
  const tables = layOutRows(data, features);
  const batches = batchSequences(data.sequenceStarts);
  const arena = createArena();
  const pending: { readonly address: number; readonly values: Uint32Array | Uint16Array }[] = [];
  const keep = (values: Uint32Array | Uint16Array) => {
    const address = arena.reserve(values.byteLength);
    pending.push({ address, values });
    return address;
  };
  const doubles = (count: number) => arena.reserve(count * 8);
  const groups = tables.members.starts.length - 1;
  const rows = doubles((tokens + groups) * row);
  const weights = doubles(features.stateLabels.length);
  const expected = doubles(features.stateLabels.length);
  const byteOffsets = features.stateLabels.map((label) => label * 8);
  const corpus = keep(
    Uint32Array.of(
      labels,
      tokens,
      rows,
      keep(tables.attributes.starts),
      keep(tables.attributes.entries),
      keep(tables.groups.starts),
      keep(tables.groups.entries),
      keep(tables.members.starts),
      keep(tables.members.entries),
      keep(tables.rowsOf.starts),
      keep(tables.rowsOf.entries),
      keep(features.stateStarts),
      keep(byteOffsets),
      weights,
      expected,
    ),
  );
  const blocks = partition(batchWork(batches, labels), BLOCKS);
  const room = longestBatch(batches);
  const plan: EvaluationPlan = {
    labels,
    batches,
    blocks,
    groupChunks: partition(groupWork(tables), BLOCKS),
    attributeChunks: partition(attributeWork(tables, features), BLOCKS),
    addresses: {
      corpus,
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

/** The rows of the kernel's tables: tokens with the attributes that are their own, then groups. */
interface Rows {
  readonly attributes: SparseRows;
  readonly groups: SparseRows;
  readonly members: SparseRows;
  readonly rowsOf: SparseRows;
}

/**
 * Decides which groups become rows, whose scores are summed once and then added to each token, and which are spelled out at
 * their tokens: the cheaper of the two, by the number of additions.
 */
function layOutRows(data: CrfData, features: FeatureSet): Rows {
  const { groupStarts, tokenGroups, attributeStarts, groupAttributes } = data;
  const tokens = groupStarts.length - 1;
  const groupCount = attributeStarts.length - 1;
  const uses = new Uint32Array(groupCount);
  for (const group of tokenGroups) uses[group]!++;
  const rowCost = rowLength(features.labelCount) / 4; // two doubles at a time, and no look-up
  const ids = new Int32Array(groupCount).fill(-1);
  const rowGroups: number[] = [];
  const featuresOfAttribute = (a: number) =>
    (features.stateStarts[a + 1] as number) - (features.stateStarts[a] as number);
  for (let group = 0; group < groupCount; group++) {
    let cost = 0;
    for (let i = attributeStarts[group] as number; i < (attributeStarts[group + 1] as number); i++) {
      cost += featuresOfAttribute(groupAttributes[i] as number);
    }
    const times = uses[group] as number;
    if (cost + times * rowCost < times * cost) ids[group] = rowGroups.push(group) - 1;
  }
  const lengths = new Uint32Array(tokens + rowGroups.length + 1);
  const groupOffsets = new Uint32Array(tokens + 1);
  const attributes: number[] = [];
  const groups: number[] = [];
  const addAttributes = (group: number) => {
    for (let i = attributeStarts[group] as number; i < (attributeStarts[group + 1] as number); i++) {
      const attribute = groupAttributes[i] as number;
      if (featuresOfAttribute(attribute) > 0) attributes.push(attribute);
    }
  };
  for (let token = 0; token < tokens; token++) {
    for (let i = groupStarts[token] as number; i < (groupStarts[token + 1] as number); i++) {
      const group = tokenGroups[i] as number;
      const id = ids[group] as number;
      if (id >= 0) groups.push(id);
      else addAttributes(group);
    }
    lengths[token + 1] = attributes.length;
    groupOffsets[token + 1] = groups.length;
  }
  for (const [i, group] of rowGroups.entries()) {
    addAttributes(group);
    lengths[tokens + i + 1] = attributes.length;
  }
  const table = { starts: lengths, entries: Uint32Array.from(attributes) };
  const tokenTable = { starts: groupOffsets, entries: Uint32Array.from(groups) };
  return {
    attributes: table,
    groups: tokenTable,
    members: transpose(tokenTable.starts, tokenTable.entries, rowGroups.length),
    rowsOf: transpose(table.starts, table.entries, features.attributeCount),
  };
}

function longestBatch({ lengths }: Batches): number {
  let longest = 0;
  for (let i = 0; i < lengths.length; i += LANES) {
    longest = Math.max(
      longest,
      lengths.subarray(i, i + LANES).reduce((a, b) => a + b, 0),
    );
  }
  return longest;
}

function batchWork({ lengths }: Batches, labels: number): Float64Array {
  return Float64Array.from({ length: lengths.length / LANES }, (_, batch) =>
    lengths
      .subarray(batch * LANES, (batch + 1) * LANES)
      .reduce((sum, length) => sum + length * labels * (labels + 50), 0),
  );
}

function groupWork({ attributes, members }: Rows): Float64Array {
  const groups = members.starts.length - 1;
  const tokens = attributes.starts.length - 1 - groups;
  return Float64Array.from({ length: groups }, (_, group) => {
    const own = (attributes.starts[tokens + group + 1] as number) - (attributes.starts[tokens + group] as number);
    return 4 + 3 * own + 10 * ((members.starts[group + 1] as number) - (members.starts[group] as number));
  });
}

function attributeWork({ rowsOf }: Rows, { stateStarts, attributeCount }: FeatureSet): Float64Array {
  return Float64Array.from({ length: attributeCount }, (_, a) => {
    const rows = (rowsOf.starts[a + 1] as number) - (rowsOf.starts[a] as number);
    return 1 + rows * (2 + (stateStarts[a + 1] as number) - (stateStarts[a] as number));
  });
}
