import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatExplanation } from '../../../../src/cli/explain/run.ts';
import { createDocument } from '../../../../src/core/document.ts';
import { type Explainer, explainedTokens } from '../../../../src/core/explanation.ts';
import { renderSentence } from '../../../../src/report/explanation/explanation-page.ts';
import { explainerOf } from '../../../../src/taggers/explain/omission.ts';
import { parseSettings } from '../../../../src/taggers/settings.ts';
import { bert } from '../../../../src/taggers/transformer/families.ts';
import type { TrainedTagger } from '../../../../src/taggers/types.ts';
import { notes } from '../../neural/fixture.ts';
import { fixtureFolder } from '../fixture.ts';

const sentence = (words: number) =>
  createDocument({ id: 's', text: Array.from({ length: words }, (_, i) => `b${i} seen`).join(' '), entities: [] });

describe('an encoder that explains', () => {
  let tagger: TrainedTagger;
  let explainer: Explainer;
  beforeAll(async () => {
    const settings = parseSettings(bert, { encoder: fixtureFolder('bert'), epochs: 1, window: 24, overlap: 6 });
    tagger = await bert.train(notes, settings, { seed: 1, language: 'en', dev: notes });
    explainer = explainerOf(tagger);
  });
  afterAll(() => void tagger.dispose?.());

  it('reads a sentence that fits whole', async () => {
    const [whole, ...others] = await explainer.explain(sentence(2), { beam: 1 });
    expect(others).toEqual([]);
    expect(whole?.part).toBeUndefined();
    expect(whole && explainedTokens(whole)).toBe(whole?.tokens);
  });

  it('reads a longer one in parts, and explains each token and each mention once', async () => {
    const doc = sentence(20);
    const parts = await explainer.explain(doc, { beam: 1 });
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map(({ part }) => part?.number)).toEqual(parts.map((_, i) => i + 1));
    const tokens = parts.flatMap(explainedTokens);
    expect(tokens.map(({ text }) => text).join(' ')).toBe(doc.text);
    expect(
      parts.some(({ tokens: { length } }, i) => length > explainedTokens(parts[i] as (typeof parts)[number]).length),
    ).toBe(true);
    for (const { pieces = [], mentions, part, tokens: read } of parts) {
      expect(pieces.length).toBeLessThanOrEqual(24);
      for (const { first, importance } of mentions) {
        expect(first).toBeGreaterThanOrEqual(part?.first ?? NaN);
        expect(first).toBeLessThan(part?.end ?? NaN);
        expect(importance).toHaveLength(read.length);
      }
    }
    // So little training leaves mentions everywhere or nowhere; here they are everywhere.
    expect(parts.flatMap(({ mentions }) => mentions).length).toBeGreaterThan(0);

    const [, second] = parts;
    if (!second) throw new Error('two parts at least');
    expect(formatExplanation(second)).toContain(`Part 2 of ${parts.length}`);
    const html = renderSentence(second, 's2', 'Sentence');
    expect(html).toContain(`part 2 of ${parts.length}`);
    expect(html).toContain('class="around"');
  });

  it('reads a word that is longer than the window by its beginning', async () => {
    const text = 'seen \u4E00'.concat('-x'.repeat(60), ' here');
    const parts = await explainer.explain(createDocument({ id: 'w', text, entities: [] }), { beam: 1 });
    expect(
      parts
        .flatMap(explainedTokens)
        .map(({ text: own }) => own)
        .join(''),
    ).toBe(text.replaceAll(' ', ''));
    for (const { pieces = [] } of parts) expect(pieces.length).toBeLessThanOrEqual(24);
  });
});
