import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { createCrfWeights, crfNegativeLogLikelihood } from '../../../../src/taggers/neural/layers/crf.ts';
import { bidirectional, createRecurrentWeights } from '../../../../src/taggers/neural/layers/recurrent.ts';
import { valueAndGradients } from '../../../../src/taggers/neural/layers/weights.ts';
import { noWebGpuPage, openWebGpuPage, type WebGpuPage } from '../webgpu-page.ts';
import { CASES, compute, type Outcome } from './operation-cases.ts';

const modules = {
  createRng, openBackend, tf, createCrfWeights, crfNegativeLogLikelihood, bidirectional, createRecurrentWeights, valueAndGradients,
}; // prettier-ignore

/** The same modules as they are compiled. */
const IN_PAGE = `async (example) => {
  const at = '/dist/taggers/neural/';
  const files = ['/dist/core/rng.js', at + 'backend.js', at + 'layers/crf.js', at + 'layers/recurrent.js', at + 'layers/weights.js'];
  const modules = Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))));
  return (${compute.toString()})(modules, 'webgpu', example);
}`;

const title = 'operations of this package on WebGPU, on a software GPU';

describe.skipIf(noWebGpuPage !== undefined)(
  noWebGpuPage === undefined ? title : `${title} (skipped: ${noWebGpuPage})`,
  () => {
    let opened: WebGpuPage;
    beforeAll(async () => {
      opened = await openWebGpuPage();
    });
    afterAll(() => opened?.close());

    it.each(CASES)(
      'computes states, loss and gradients as on cpu: $cell, $inputSize → $hidden, lengths $lengths',
      { timeout: 400_000 },
      async (example) => {
        const { page, complaints } = opened;
        // Not to be skipped where a Chromium is found: an adapter in software comes with it.
        expect(await opened.hasWebGpu()).toBe(true);
        const found = await page.evaluate<Outcome>(`(${IN_PAGE})(${JSON.stringify(example)})`);
        expect(complaints).toEqual([]);
        const expected = await compute(modules, 'cpu', example);
        expect(Object.keys(found)).toEqual(Object.keys(expected));
        for (const [name, values] of Object.entries(expected)) {
          const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
          const other = found[name] as readonly number[];
          const furthest = values.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] as number))), 0);
          expect({ name, size: other.length, far: furthest / scale > 2e-5 }).toEqual({
            name,
            size: values.length,
            far: false,
          });
        }
      },
    );
  },
);
