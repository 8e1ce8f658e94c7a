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
