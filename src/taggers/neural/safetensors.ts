import { open } from 'node:fs/promises';
import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import { describeFileError } from '../../resources/files/file-error.ts';

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

/** A file of weights of which only the header has been read. */
export interface TensorReader {
  /** Shapes by name, in the order of the file. */
  readonly shapes: ReadonlyMap<string, readonly number[]>;
  readonly metadata: Readonly<Record<string, string>>;
  /**
   * One tensor's values as 32-bit floats, read from its place in the file: no more than it is ever in memory.
   *
   * @throws PalimpsestError `damaged-weights` where it is not one of real numbers, or the file has become shorter.
   */
  read(name: string): Promise<Float32Array>;
  close(): Promise<void>;
}

/** The largest header that the reference implementation reads, in bytes. */
const MOST_HEADER_BYTES = 100_000_000;

/** Bytes of a number, by type. */
const WIDTHS: Readonly<Record<string, number>> = {
  F64: 8, F32: 4, F16: 2, BF16: 2, I64: 8, I32: 4, I16: 2, I8: 1, U64: 8, U32: 4, U16: 2, U8: 1, BOOL: 1,
}; // prettier-ignore

interface Entry {
  readonly dtype: string;
  readonly shape: readonly number[];
  /** From the end of the header. */
  readonly from: number;
  readonly to: number;
}

interface Header {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly metadata: Readonly<Record<string, string>>;
}

const entrySchema = z.object({
  dtype: z.string(),
  shape: z.array(z.int().min(0)),
  data_offsets: z.tuple([z.int().min(0), z.int().min(0)]),
});

const metadataSchema = z.record(z.string(), z.string());

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

/** @throws PalimpsestError `damaged-model` where the bytes are not a whole file of tensors. */
export function readTensors(bytes: Uint8Array): TensorFile {
  try {
    const length = headerLength(bytes, bytes.length);
    const { entries, metadata } = parseHeader(bytes.subarray(8, 8 + length), bytes.length - 8 - length);
    const data = bytes.subarray(8 + length);
    const tensors: Record<string, NamedTensor> = {};
    for (const [name, entry] of entries) {
      tensors[name] = { shape: entry.shape, values: toFloats(data.subarray(entry.from, entry.to), entry.dtype) };
    }
    return { tensors, metadata };
  } catch (cause) {
    throw new PalimpsestError('damaged-model', 'the file of weights is damaged', { cause });
  }
}

/**
 * Opens a safetensors file. Nothing but the header is read, and nothing in it is believed that the size of the file does not
 * bear out. The caller closes it.
 *
 * @throws PalimpsestError `damaged-weights` with what is wrong; `file-not-found`, … where it cannot be read.
 */
export async function openTensors(file: string): Promise<TensorReader> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw describeFileError(error, file);
  });
  const damaged = (what: string, cause?: unknown) =>
    new PalimpsestError('damaged-weights', `this is not a whole safetensors file: ${what}`, {
      place: { file },
      hint: 'Copy or download the file again; its size should be the one its source states.',
      cause,
    });
  const readAt = async (position: number, length: number): Promise<Uint8Array> => {
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length;) {
      const { bytesRead } = await handle.read(bytes, done, length - done, position + done);
      if (bytesRead === 0) throw damaged('it ends too early');
      done += bytesRead;
    }
    return bytes;
  };
  try {
    const { size } = await handle.stat();
    if (size < 8) throw damaged('it is shorter than the length of a header');
    let start: number;
    let header: Header;
    try {
      const length = headerLength(await readAt(0, 8), size);
      start = 8 + length;
      header = parseHeader(await readAt(8, length), size - start);
    } catch (error) {
      if (error instanceof PalimpsestError) throw error;
      throw damaged(error instanceof HeaderError ? error.message : 'its header is no JSON of the format', error);
    }
    const { entries, metadata } = header;
    return {
      shapes: new Map([...entries].map(([name, { shape }]) => [name, shape])),
      metadata,
      async read(name) {
        const entry = entries.get(name);
        if (!entry) throw new TypeError(`the file has no tensor ${JSON.stringify(name)}`);
        if (!isReal(entry.dtype)) throw damaged(`${name} holds ${entry.dtype}, not real numbers`);
        return toFloats(await readAt(start + entry.from, entry.to - entry.from), entry.dtype);
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Says in its message what is wrong with a header. */
class HeaderError extends Error {}

/** @param size of the whole file. */
function headerLength(bytes: Uint8Array, size: number): number {
  const length = Number(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(0, true));
  if (length > MOST_HEADER_BYTES || length > size - 8) {
    throw new HeaderError(`its header claims ${length} bytes of the file's ${size}`);
  }
  return length;
}

/** @param available bytes after the header. */
function parseHeader(bytes: Uint8Array, available: number): Header {
  const parsed = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  const entries = new Map<string, Entry>();
  let metadata: Header['metadata'] = {};
  for (const [name, value] of Object.entries(parsed)) {
    if (name === '__metadata__') {
      metadata = metadataSchema.parse(value);
      continue;
    }
    const { dtype, shape, data_offsets: [from, to] } = entrySchema.parse(value); // prettier-ignore
    const width = WIDTHS[dtype];
    if (width === undefined) throw new HeaderError(`its tensor ${name} is of the unknown type ${dtype}`);
    if (to > available || from > to) {
      throw new HeaderError(`its tensor ${name} lies at ${from}–${to}, beyond the ${available} bytes of values`);
    }
    if (to - from !== shape.reduce((a, b) => a * b, width)) {
      throw new HeaderError(`its tensor ${name} has not the size that its shape [${shape.join(', ')}] says`);
    }
    entries.set(name, { dtype, shape, from, to });
  }
  return { entries, metadata };
}

function isReal(dtype: string): boolean {
  return dtype === 'F32' || dtype === 'F16' || dtype === 'BF16' || dtype === 'F64';
}

function toFloats(bytes: Uint8Array, dtype: string): Float32Array {
  if (!isReal(dtype)) throw new HeaderError(`numbers of the type ${dtype} are not real`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (dtype === 'F32') {
    // In place where it can be: the bytes are the values, on the little-endian machines that Node runs on.
    if (bytes.byteOffset % 4 === 0 && LITTLE_ENDIAN && bytes.byteLength === bytes.buffer.byteLength) {
      return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    }
    return Float32Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(4 * i, true));
  }
  if (dtype === 'F64') return Float32Array.from({ length: bytes.length / 8 }, (_, i) => view.getFloat64(8 * i, true));
  if (dtype === 'BF16') {
    const values = new Float32Array(bytes.length / 2);
    const bits = new Uint32Array(values.buffer);
    for (let i = 0; i < values.length; i++) bits[i] = view.getUint16(2 * i, true) << 16;
    return values;
  }
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => halfToNumber(view.getUint16(2 * i, true)));
}

const LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** IEEE 754 binary16. */
function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
