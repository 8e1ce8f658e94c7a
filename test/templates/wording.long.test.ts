import { expect, it } from 'vitest';
import { lintTemplates } from '../../src/pipeline/templates/lint-templates.ts';
import { loadTemplateSet, shippedTemplateSets } from '../../src/pipeline/templates/load-template-set.ts';

it.each(shippedTemplateSets())('the lint finds nothing in 3,000 documents of %s', { timeout: 300_000 }, (name) => {
  expect(lintTemplates(loadTemplateSet(name), new Map(), 3000)).toEqual([]);
});
