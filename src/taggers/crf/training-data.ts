import type { LabelledCrfData } from './data.ts';
import { createGrowingIndex } from './features/attribute-index.ts';
import { createExtraction, forEachLane } from './features/extraction.ts';
import type { FeatureSet } from './features/feature-set.ts';
import { GrowingInts, IntMap } from './features/gram-table.ts';

/** What a CRF is trained on, and what its numbers mean. */
export interface CrfTrainingData {
  readonly data: LabelledCrfData;
  /** By attribute number. */
  readonly attributes: readonly string[];
  /** By label number: `O`, if it comes, then the others sorted. */
  readonly tags: readonly string[];
}

export interface CrfTrainingDataBuilder {
  add(words: readonly string[], pos: readonly string[] | undefined, tags: readonly string[]): void;
  /** Ends it; nothing can be added after. */
  finish(): CrfTrainingData;
}

/**
 * Makes training data of sentences, one after another; no more than numbers is kept of a token. Attributes are numbered in
 * the order in which they come.
 */
export function createTrainingDataBuilder(set: FeatureSet): CrfTrainingDataBuilder {
  const index = createGrowingIndex(set);
  const extraction = createExtraction(set, index);
  const tagIds = new Map<string, number>();
  const tokenTags = new GrowingInts();
  const sequenceStarts = startingAtZero();
  const groupStarts = startingAtZero();
  const tokenGroups = new GrowingInts();
  const attributeStarts = startingAtZero();
  const groupAttributes = new GrowingInts();
  const groupOfBlock = new IntMap();

  const endGroup = (): number => {
    attributeStarts.push(groupAttributes.length);
    return attributeStarts.length - 2;
  };
  const addShared = (block: number): void => {
    let group = groupOfBlock.get(block);
    if (group === -1) {
      const { starts, attributes } = extraction;
      const end = starts.values[block + 1] as number;
      for (let i = starts.values[block] as number; i < end; i++) groupAttributes.push(attributes.values[i] as number);
      groupOfBlock.set(block, (group = endGroup()));
    }
    tokenGroups.push(group);
  };
  /** What few tokens share goes into a group that the token alone has. */
  const own = new GrowingInts();
  const addOwn = (attribute: number): void => own.push(attribute);
  const endToken = (): void => {
    for (let i = 0; i < own.length; i++) groupAttributes.push(own.values[i] as number);
    if (own.length > 0) tokenGroups.push(endGroup());
    own.length = 0;
    groupStarts.push(tokenGroups.length);
  };

  return {
    add(words, pos, tags) {
      if (words.length === 0) return;
      const sentence = extraction.extract(words, pos);
      for (let token = 0; token < words.length; token++) {
        forEachLane(sentence, token, addShared, addOwn);
        endToken();
      }
      for (const tag of tags) {
        let id = tagIds.get(tag);
        if (id === undefined) tagIds.set(tag, (id = tagIds.size));
        tokenTags.push(id);
      }
      sequenceStarts.push(tokenTags.length);
    },
    finish() {
      const tags = [...tagIds.keys()].toSorted(compareTags);
      const order = new Map(tags.map((tag, id) => [tag, id]));
      const label = [...tagIds.keys()].map((tag) => order.get(tag) as number);
      const labels = tags.length > 256 ? new Uint16Array(tokenTags.length) : new Uint8Array(tokenTags.length);
      for (let i = 0; i < labels.length; i++) labels[i] = label[tokenTags.values[i] as number] as number;
      return {
        data: {
          sequenceStarts: sequenceStarts.toUint32(),
          groupStarts: groupStarts.toUint32(),
          tokenGroups: tokenGroups.toUint32(),
          attributeStarts: attributeStarts.toUint32(),
          groupAttributes: groupAttributes.toUint32(),
          attributeCount: index.size,
          labels,
          labelCount: tags.length,
        },
        attributes: index.list(),
        tags,
      };
    },
  };
}

/** `O` first: it wins where two labels are equally good. */
function compareTags(a: string, b: string): number {
  if (a === 'O' || b === 'O') return a === b ? 0 : a === 'O' ? -1 : 1;
  return a < b ? -1 : 1;
}

function startingAtZero(): GrowingInts {
  const list = new GrowingInts();
  list.push(0);
  return list;
}
