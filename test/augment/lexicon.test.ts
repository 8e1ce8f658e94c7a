import { describe, expect, it } from 'vitest';
import { computeLexicon } from '../../src/augment/wording/lexicon.ts';
import { englishLexicon } from '../../src/resources/lexicon.ts';

describe('the English lexicon', () => {
  it('is what its sources give: if not, run scripts/lexicon/build.js', () => {
    expect(englishLexicon()).toEqual(computeLexicon());
  });
});
