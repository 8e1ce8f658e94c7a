import type { Store } from '../../core/store.ts';
import { packStrings, unpackStrings } from '../lookups/string-table.ts';
import { readModelFile, damagedModel } from '../model-store.ts';
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

function layOut(attributes: number, weights: number, transitions: number) {
  const labels = 4 + 2 * attributes;
  const aligned = Math.ceil((labels + 2 * weights) / 8) * 8;
  const afterWeights = aligned + 8 * weights;
  return { labels, weights: aligned, transitions: afterWeights, end: afterWeights + 8 * transitions };
}

function bytesOf(array: Uint16Array | Float64Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}
