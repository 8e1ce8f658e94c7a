import { describe, expect, it } from 'vitest';
// @ts-expect-error a script, without types
import { computeLexicon } from '../../scripts/lexicon/compute.js';
import { englishLexicon } from '../../src/resources/lexicon.ts';

describe('the English lexicon', () => {
  it('is what its sources give: if not, run scripts/lexicon/build.js', () => {
    expect(englishLexicon()).toEqual((computeLexicon as () => unknown)());
  });
});
