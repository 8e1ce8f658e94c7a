import { expect, it } from 'vitest';
import { shippedTemplateSets } from '../../src/pipeline/templates/load-template-set.ts';
import { faultsOfSet } from './helpers.ts';

it.each(shippedTemplateSets())('the lint finds nothing in 10,000 documents of %s', { timeout: 300_000 }, (name) => {
  expect(faultsOfSet(name, 10_000)).toEqual([]);
});
