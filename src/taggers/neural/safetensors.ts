import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';

/** A named array of numbers. */
export interface NamedTensor {
  readonly shape: readonly number[];
  /** Row by row. */
  readonly values: Float32Array;
}

/** What a file of weights holds. */
export interface TensorFile {
  readonly tensors: Readonly<Record<string, NamedTensor>>;
  readonly metadata: Readonly<Record<string, string>>;
}

const headerSchema = z.record(
  z.string(),
  z.union([
    z.strictObject({
      dtype: z.literal('F32'),
      shape: z.array(z.int().min(0)),
      data_offsets: z.tuple([z.int().min(0), z.int().min(0)]),
    }),
    z.record(z.string(), z.string()), // __metadata__
  ]),
);

/**
 * Writes tensors as a safetensors file (github.com/huggingface/safetensors, "Format"): the length of the header in 8
 * little-endian bytes, the header in JSON, padded to 8 bytes, then all values as little-endian 32-bit floats.
 */
export function writeTensors({ tensors, metadata }: TensorFile): Uint8Array {
  let offset = 0;
  const header: Record<string, unknown> = { __metadata__: metadata };
  for (const [name, { shape, values }] of Object.entries(tensors)) {
    header[name] = { dtype: 'F32', shape, data_offsets: [offset, (offset += values.length * 4)] };
  }
  const text = new TextEncoder().encode(JSON.stringify(header));
  const start = 8 + Math.ceil(text.length / 8) * 8;
  const bytes = new Uint8Array(start + offset);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, BigInt(start - 8), true);
  bytes.fill(0x20, 8, start);
  bytes.set(text, 8);
  let at = start;
  for (const { values } of Object.values(tensors)) {
    for (let i = 0; i < values.length; i++, at += 4) view.setFloat32(at, values[i] as number, true);
  }
  return bytes;
}

/** @throws PalimpsestError `damaged-model` where the bytes are not a whole file of 32-bit tensors. */
export function readTensors(bytes: Uint8Array): TensorFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = 8 + Number(view.getBigUint64(0, true));
    const header = headerSchema.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(8, start))));
    const tensors: Record<string, NamedTensor> = {};
    let metadata = {};
    for (const [name, entry] of Object.entries(header)) {
      if (!('data_offsets' in entry && Array.isArray(entry.data_offsets))) {
        metadata = entry;
        continue;
      }
      const { shape, data_offsets: [from, to] } = entry as { shape: number[]; data_offsets: [number, number] }; // prettier-ignore
      const values = new Float32Array(shape.reduce((a, b) => a * b, 1));
      if (to - from !== values.length * 4) throw new RangeError('a tensor has not the size its shape says');
      for (let i = 0, at = start + from; i < values.length; i++, at += 4) values[i] = view.getFloat32(at, true);
      tensors[name] = { shape, values };
    }
    return { tensors, metadata };
  } catch (cause) {
    throw new PalimpsestError('damaged-model', 'the file of weights is damaged', { cause });
  }
}
