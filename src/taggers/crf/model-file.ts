import type { Store } from '../../core/store.ts';
import { readModelFile, damagedModel } from '../model-store.ts';
import type { FeatureResources } from './features/create-feature-set.ts';
import type { CrfModel } from './state-scores.ts';

/**
 * Writes a model whose attributes are sorted:
 * - `attributes.bin`: a string table;
 * - `weights.bin`, little-endian: number of state weights (u32); of each attribute how many (u16); their labels (u16);
 *   padding to eight bytes; the weights (f64); the transitions (f64).
 */
export async function saveModel(store: Store, { weights, attributes }: CrfModel): Promise<void> {
  const { stateStarts, stateLabels, stateWeights, transitions, attributeCount } = weights;
  const count = stateWeights.length;
  const layout = layOut(attributeCount, count, transitions.length);
  const bytes = new Uint8Array(layout.end);
  new DataView(bytes.buffer).setUint32(0, count, true);
  const counts = new Uint16Array(attributeCount);
  for (let a = 0; a < attributeCount; a++) counts[a] = (stateStarts[a + 1] as number) - (stateStarts[a] as number);
  bytes.set(bytesOf(counts), 4);
  bytes.set(bytesOf(stateLabels), layout.labels);
  bytes.set(bytesOf(stateWeights), layout.weights);
  bytes.set(bytesOf(transitions), layout.transitions);
  await store.write('attributes.bin', packStrings(attributes));
  await store.write('weights.bin', bytes);
}

const MISFIT = 'weights.bin does not fit the attributes and labels';

/** @throws PalimpsestError `damaged-model` */
export async function loadModel(store: Store, tags: readonly string[]): Promise<CrfModel> {
  const attributes = unpackStrings(await readModelFile(store, 'attributes.bin'));
  const bytes = await readModelFile(store, 'weights.bin');
  const labelCount = tags.length;
  const attributeCount = attributes.length;
  const count = bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const layout = layOut(attributeCount, count, labelCount * labelCount);
  if (bytes.length !== layout.end) throw damagedModel(MISFIT);
  // A copy: what a store gives may be part of a larger buffer, at any offset.
  const cut = (start: number, end: number) => new Uint8Array(bytes.subarray(start, end)).buffer;
  const counts = new Uint16Array(cut(4, layout.labels));
  const stateStarts = new Uint32Array(attributeCount + 1);
  for (let a = 0; a < attributeCount; a++) stateStarts[a + 1] = (stateStarts[a] as number) + (counts[a] as number);
  const stateLabels = new Uint16Array(cut(layout.labels, layout.labels + 2 * count));
  if (stateStarts[attributeCount] !== count || stateLabels.some((label) => label >= labelCount))
    throw damagedModel(MISFIT);
  return {
    attributes,
    tags,
    weights: {
      labelCount,
      attributeCount,
      stateStarts,
      stateLabels,
      stateWeights: new Float64Array(cut(layout.weights, layout.transitions)),
      transitions: new Float64Array(cut(layout.transitions, layout.end)),
    },
  };
}

/** Writes the gazetteers and clusters, so that the model needs nothing but its folder: `gazetteers.bin`, `clusters.bin`. */
export async function saveResources(store: Store, { lexicon, clusters }: FeatureResources): Promise<void> {
  if (lexicon) {
    const rows = [...lexicon.phrases].map(([phrase, mask]) => `${phrase}\t${mask}`).toSorted();
    await store.write('gazetteers.bin', packStrings(rows));
  }
  if (clusters) {
    // Cluster first: packed strings share their beginnings.
    const rows = [...clusters].map(([word, cluster]) => `${cluster}\t${word}`).toSorted();
    await store.write('clusters.bin', packStrings(rows));
  }
}

/** @param types of the gazetteers; `undefined` where the model has none. */
export async function loadResources(
  store: Store,
  types: readonly string[] | undefined,
  hasClusters: boolean,
): Promise<FeatureResources> {
  const rowsOf = async (name: string) =>
    unpackStrings(await readModelFile(store, name)).map((row) => {
      const tab = row.lastIndexOf('\t');
      return [row.slice(0, tab), row.slice(tab + 1)] as const;
    });
  return {
    ...(types && {
      lexicon: {
        types,
        phrases: new Map((await rowsOf('gazetteers.bin')).map(([phrase, mask]) => [phrase, Number(mask)])),
      },
    }),
    ...(hasClusters && {
      clusters: new Map((await rowsOf('clusters.bin')).map(([cluster, word]) => [word, cluster])),
    }),
  };
}

function layOut(attributes: number, weights: number, transitions: number) {
  const labels = 4 + 2 * attributes;
  const aligned = Math.ceil((labels + 2 * weights) / 8) * 8;
  const afterWeights = aligned + 8 * weights;
  return { labels, weights: aligned, transitions: afterWeights, end: afterWeights + 8 * transitions };
}

function bytesOf(array: Uint16Array | Float64Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/**
 * Packs sorted strings: of each only what differs from the one before (front coding; Witten, Moffat and Bell, Managing
 * Gigabytes, §4.1), all of that as one UTF-8 text. Strings must be well-formed Unicode.
 *
 * Layout, little-endian: number of strings (u32); for each the units it shares with the one before (u16), then for each the
 * units that follow (u16); the text.
 */
export function packStrings(strings: readonly string[]): Uint8Array {
  const shared = new Uint16Array(strings.length);
  const added = new Uint16Array(strings.length);
  const rests: string[] = [];
  let before = '';
  strings.forEach((text, i) => {
    let common = 0;
    const most = Math.min(before.length, text.length, 0xffff);
    while (common < most && before.charCodeAt(common) === text.charCodeAt(common)) common++;
    if (common > 0 && isHighSurrogate(text.charCodeAt(common - 1))) common--;
    if (text.length - common > 0xffff) throw new RangeError('a string of more than 65,535 units cannot be packed');
    shared[i] = common;
    added[i] = text.length - common;
    rests.push(text.slice(common));
    before = text;
  });
  const text = new TextEncoder().encode(rests.join(''));
  const bytes = new Uint8Array(4 + 4 * strings.length + text.length);
  new DataView(bytes.buffer).setUint32(0, strings.length, true);
  bytes.set(new Uint8Array(shared.buffer), 4);
  bytes.set(new Uint8Array(added.buffer), 4 + 2 * strings.length);
  bytes.set(text, 4 + 4 * strings.length);
  return bytes;
}

const MISFIT_OF_TABLE = 'a table of strings does not hold what it should';

/** @throws PalimpsestError `damaged-model` where the bytes are not what {@link packStrings} gives. */
export function unpackStrings(bytes: Uint8Array): string[] {
  if (bytes.length < 4) throw damagedModel(MISFIT_OF_TABLE);
  const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  if (bytes.length < 4 + 4 * count) throw damagedModel(MISFIT_OF_TABLE);
  const lengths = new Uint16Array(new Uint8Array(bytes.subarray(4, 4 + 4 * count)).buffer);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(4 + 4 * count));
  const strings: string[] = [];
  let before = '';
  let at = 0;
  for (let i = 0; i < count; i++) {
    const end = at + (lengths[count + i] as number);
    before = before.slice(0, lengths[i]) + text.slice(at, end);
    strings.push(before);
    at = end;
  }
  if (at !== text.length) throw damagedModel(MISFIT_OF_TABLE);
  return strings;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}
