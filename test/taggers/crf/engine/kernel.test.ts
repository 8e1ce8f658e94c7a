import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createMemory,
  instantiateKernel,
  kernelBase,
  kernelModule,
  rowLength,
} from '../../../../src/taggers/crf/kernel/kernel.ts';
import { sampleVector } from './samples.ts';

describe('the kernel', () => {
  it('is what its sources compile to', async () => {
    const script = new URL('../../../../scripts/build-kernels.js', import.meta.url);
    const { compileKernel } = (await import(script.href)) as { compileKernel: (name: string) => Promise<Uint8Array> };
    const committed = readFileSync(new URL('../../../../data/kernels/crf.wasm', import.meta.url));
    expect(committed.equals(await compileKernel('crf'))).toBe(true);
  });

  it.each([1, 2, 3, 5, 42])('exponentiates rows of %i labels, within two units in the last place', (labels) => {
    const count = 200;
    const row = rowLength(labels);
    const rows = kernelBase();
    const memory = createMemory(rows + count * row * 8);
    const kernel = instantiateKernel(kernelModule(), memory);
    const scores = sampleVector(1, count * labels, 150);
    const view = new Float64Array(memory.buffer, rows, count * row);
    for (const [i, score] of scores.entries()) view[Math.floor(i / labels) * row + (i % labels)] = score;
    const rowsOf = Array.from({ length: count }, (_, t) => scores.subarray(t * labels, (t + 1) * labels));
    const spread = Math.max(...rowsOf.map((values) => Math.max(...values) - Math.min(...values)));
    expect(kernel.spread(rows, count, labels)).toBe(spread);
    const sum = kernel.exponentiate(rows, count, labels);
    expect(sum).toBeCloseTo(
      rowsOf.reduce((total, values) => total + Math.max(...values), 0),
      8,
    );
    for (const [t, values] of rowsOf.entries()) {
      const most = Math.max(...values);
      for (let y = 0; y < row; y++) {
        const found = view[t * row + y] as number;
        if (y >= labels) expect(found).toBe(0);
        else expect(Math.abs(found / Math.exp((values[y] as number) - most) - 1)).toBeLessThan(5e-16);
      }
    }
  });
});
