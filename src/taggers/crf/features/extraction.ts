import { type AttributeIndex } from './attribute-index.ts';
import type { Aspect, FeatureSet } from './feature-set.ts';
import { GrowingInts } from './gram-table.ts';
import { createLaneWriter, NOTHING_MADE, type Blocks, createPairWriter, pairsOf } from './lane-writer.ts';
import { createSentenceView, createTextTable, type SentenceView } from './sentence-view.ts';

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
