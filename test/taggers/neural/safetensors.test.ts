import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTensors, writeTensors } from '../../../src/taggers/neural/safetensors.ts';

const bitsOf = (values: Float32Array | undefined) => [...new Uint32Array(Float32Array.from(values ?? []).buffer)];

describe('safetensors', () => {
  it('gives back what was written, bit for bit', () => {
    const tensor = fc
      .float32Array({ maxLength: 20, noNaN: true })
      .map((values) => ({ shape: [values.length], values }));
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z./]{1,9}$/), tensor, { maxKeys: 5 }), (tensors) => {
        const read = readTensors(writeTensors({ tensors, metadata: { state: '{}' } }));
        expect(read.metadata).toEqual({ state: '{}' });
        expect(Object.keys(read.tensors)).toEqual(Object.keys(tensors));
        for (const [name, { values }] of Object.entries(tensors)) {
          expect(read.tensors[name]?.shape).toEqual([values.length]);
          expect(bitsOf(read.tensors[name]?.values)).toEqual(bitsOf(values));
        }
      }),
    );
  });

  it('has the layout of the format: length, JSON header, little-endian floats', () => {
    const bytes = writeTensors({ tensors: { a: { shape: [1, 2], values: new Float32Array([1, -2]) } }, metadata: {} });
    const length = Number(new DataView(bytes.buffer).getBigUint64(0, true));
    const header: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)));
    expect(header).toEqual({ __metadata__: {}, a: { dtype: 'F32', shape: [1, 2], data_offsets: [0, 8] } });
    expect([...bytes.subarray(8 + length)]).toEqual([0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0]);
  });

  it('refuses a file that is cut short or is something else', () => {
    const bytes = writeTensors({ tensors: { a: { shape: [2], values: new Float32Array(2) } }, metadata: {} });
    for (const damaged of [bytes.subarray(0, bytes.length - 1), bytes.subarray(0, 5), new Uint8Array(100)]) {
      expect(() => readTensors(damaged)).toThrow(expect.objectContaining({ code: 'damaged-model' }));
    }
  });
});

describe('numbers of other widths', () => {
  it('are read as 32-bit floats: halves, brain floats, doubles', () => {
    const file = (dtype: string, width: number, bits: readonly bigint[]) => {
      const header = JSON.stringify({ a: { dtype, shape: [bits.length], data_offsets: [0, bits.length * width] } });
      const bytes = new Uint8Array(8 + header.length + bits.length * width);
      const view = new DataView(bytes.buffer);
      view.setBigUint64(0, BigInt(header.length), true);
      bytes.set(new TextEncoder().encode(header), 8);
      bits.forEach((value, i) => {
        for (let b = 0; b < width; b++)
          bytes[8 + header.length + i * width + b] = Number((value >> BigInt(8 * b)) & 255n);
      });
      return [...(readTensors(bytes).tensors['a']?.values ?? [])];
    };
    expect(file('F16', 2, [0x3c00n, 0xc000n, 0x0001n, 0x7bffn, 0x7c00n, 0x8000n])).toEqual([1, -2, 2 ** -24, 65504, Infinity, -0]); // prettier-ignore
    expect(file('BF16', 2, [0x3f80n, 0xc000n, 0x7f80n])).toEqual([1, -2, Infinity]);
    expect(file('F64', 8, [0x3ff8000000000000n])).toEqual([1.5]);
  });
});
