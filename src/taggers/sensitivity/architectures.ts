/** A layer of a network that rates text elements; sizes of recurrent layers are those of one direction. */
export type Layer =
  | { readonly kind: 'dense'; readonly size: number }
  | { readonly kind: 'recurrent'; readonly size: number }
  | { readonly kind: 'convolution'; readonly kernel: number; readonly size: number }
  | { readonly kind: 'leave-out-convolution'; readonly kernel: number; readonly size: number }
  | { readonly kind: 'leave-out-recurrent'; readonly size: number };

/** What makes one model of contextual sensitivity differ from another. */
export interface Architecture {
  readonly name: string;
  /** `vectors`: of words and their pieces, each by itself; `encoder`: contextual states. */
  readonly input: 'vectors' | 'encoder';
  /** Whether the encoder learns too. */
  readonly fineTuned: boolean;
  readonly layers: readonly Layer[];
  /** Whether each element is rated once; else each of its tokens is, and the element is as sensitive as the most sensitive. */
  readonly leavesOut: boolean;
  /**
   * Whether the rating of an element cannot depend on the element itself. Not so for a leave-out layer on contextual states:
   * those of the neighbours have seen it (§7.2).
   */
  readonly blind: boolean;
}

/**
 * Schamberger, "Anonymization of German Legal Texts" (2019), Tables 5.2 and 5.3, and `FT`, the fine-tuned encoder under a
 * linear layer (§5.4.1.2). `d`, `c`, `r`, `lc`, `lr`: dense, convolution, bidirectional LSTM, leave-out convolution, leave-out
 * bidirectional LSTM; the number is the size, in convolutions kernel x channels.
 */
const TABLE: readonly (readonly [name: string, input: Architecture['input'], layers: string])[] = [
  ['FT', 'encoder', ''],
  ['Dense', 'encoder', 'd256 d256'],
  ['Conv1', 'encoder', 'c15x64 c5x128'],
  ['Conv2', 'encoder', 'c7x128 c15x64 c15x64'],
  ['Conv3', 'encoder', 'c5x128 c3x64'],
  ['Conv4', 'encoder', 'c15x16 c5x32'],
  ['RNN1', 'encoder', 'r128 r128'],
  ['RNN2', 'encoder', 'r256 r256 d128 d64'],
  ['RNN3', 'encoder', 'r128 r128 r128 d128 d64'],
  ['RNN4', 'encoder', 'r512 r512 d256 d128 d64'],
  ['LOConv1', 'encoder', 'lc32x256 d256 d128 d64'],
  ['LOConv2', 'vectors', 'd64 lc32x256 d128 d64'],
  ['LOConv3', 'vectors', 'd128 lc32x512 d256 d128 d64'],
  ['LOConv4', 'vectors', 'd64 lc64x256 d128 d64'],
  ['LORNN1', 'vectors', 'lr256 d256 d128'],
  ['LORNN2', 'vectors', 'lr512 lr512 d512 d256'],
  ['LORNN3', 'vectors', 'lr512 lr512 lr512 d512 d256'],
];

/** By name, in the order of the thesis's tables. */
export const architectures: ReadonlyMap<string, Architecture> = new Map(
  TABLE.map(([name, input, layers]) => [name, createArchitecture(name, input, layers)]),
);

export const architectureNames = TABLE.map(([name]) => name);

/**
 * Reads the thesis's notation: `d64 lc32x256 d128`.
 *
 * @throws TypeError where a layer cannot be read, a kernel is odd that leaves out or even that does not, or more than one layer
 *   (or one stack of leave-out LSTMs) leaves out: what a second one reads has seen the element.
 */
export function createArchitecture(name: string, input: Architecture['input'], notation: string): Architecture {
  const layers = notation
    .split(' ')
    .filter((part) => part !== '')
    .map(parseLayer);
  const leaving = layers.flatMap((layer, i) => (layer.kind.startsWith('leave-out') ? [i] : []));
  const leavesOut = leaving.length > 0;
  if (leavesOut) {
    const [from, to] = [leaving[0] as number, leaving.at(-1) as number];
    const block = layers.slice(from, to + 1);
    const isStack = block.every(({ kind }) => kind === 'leave-out-recurrent');
    if (!isStack && block.length > 1) throw new TypeError(`in ${name}, leave-out layers are stacked: ${notation}`);
    const others = [...layers.slice(0, from), ...layers.slice(to + 1)];
    if (others.some(({ kind }) => kind !== 'dense')) {
      throw new TypeError(`in ${name}, only dense layers may stand beside a leave-out layer: ${notation}`);
    }
  }
  return {
    name,
    input,
    layers,
    leavesOut,
    blind: leavesOut && input === 'vectors',
    fineTuned: input === 'encoder' && layers.length === 0,
  };
}

function parseLayer(text: string): Layer {
  const match = /^(lc|lr|c|d|r)(?:(\d+)x)?(\d+)$/.exec(text);
  const [, letter, width, size] = match ?? [];
  const sizes = { kernel: Number(width), size: Number(size) };
  if ((letter === 'd' || letter === 'r') && width === undefined) {
    return { kind: letter === 'd' ? 'dense' : 'recurrent', size: sizes.size };
  }
  if (letter === 'lr' && width === undefined) return { kind: 'leave-out-recurrent', size: sizes.size };
  // A kernel lies around one token, or as long before an element as after it.
  if (letter === 'c' && sizes.kernel % 2 === 1) return { kind: 'convolution', ...sizes };
  if (letter === 'lc' && sizes.kernel % 2 === 0) return { kind: 'leave-out-convolution', ...sizes };
  throw new TypeError(`a layer is dN, rN, lrN, cKxN with an odd K or lcKxN with an even K, not ${text}`);
}
