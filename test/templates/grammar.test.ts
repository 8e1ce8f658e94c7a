import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// @ts-expect-error a script, without types
import { generateParser } from '../../scripts/build-grammar.js';

it('the parser is what scripts/build-grammar.js makes of the grammar', () => {
  const committed = readFileSync(new URL('../../data/grammar/template.js', import.meta.url), 'utf8');
  expect((generateParser as () => string)()).toBe(committed);
});
