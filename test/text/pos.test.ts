import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posTagger, hasTagger } from '../../src/text/pos.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { tokenise } from '../../src/text/tokenise.ts';

const tagger = posTagger('en-GB');

/** The tags of all sentences, one after the other. */
function tagAll(text: string): string[] {
  const tokens = tokenise(text);
  return splitSentences(text, 'en').flatMap((sentence) => {
    const inside = tokens.filter(({ start }) => start >= sentence.start && start < sentence.end);
    return tagger?.(text, sentence, inside) ?? [];
  });
}

function tag(text: string): string {
  const tokens = tokenise(text);
  const tags = tagAll(text);
  return tokens.map((token, i) => `${token.text}/${tags[i]}`).join(' ');
}

describe('posTagger', () => {
  it('has a tagger for English in all its regions, and none for other languages', () => {
    expect(hasTagger('en-US')).toBe(true);
    expect(hasTagger('es')).toBe(false);
    expect(posTagger('de')).toBeUndefined();
  });

  it('tags English words by their use', () => {
    expect(tag('The old man walks slowly, but his walk is good.')).toBe(
      'The/DET old/ADJ man/NOUN walks/VERB slowly/ADV ,/PUNCT but/CCONJ his/PRON walk/NOUN is/AUX good/ADJ ./PUNCT',
    );
  });

  it('tags clitics, and tokens that it sees in several parts', () => {
    expect(tag("Eva doesn't know the well-known Dr. Lind at 9:30am.")).toMatch(
      /^Eva\/PROPN does\/AUX n't\/PART know\/VERB the\/DET well-known\/(?:ADJ|VERB) Dr\.\/PROPN Lind\/PROPN at\/ADP 9:30am\/\w+ \.\/PUNCT$/,
    );
  });

  it('does not take the words of a line in capitals for names', () => {
    expect(tag('HISTORY OF PRESENT ILLNESS\nThe old man fell.')).toBe(
      'HISTORY/NOUN OF/ADP PRESENT/ADJ ILLNESS/NOUN The/DET old/ADJ man/NOUN fell/VERB ./PUNCT',
    );
  });

  it('finds its place again after characters that the tagger counts otherwise', () => {
    for (const odd of ['\u3000', '\ufeff', '\u2028', '\u00a0\u00a0', '👩🏽‍⚕️ ', 'İ. ', '\u200b', '\u0000']) {
      expect(tag(`The man walks. ${odd}The man walks.`)).toMatch(/The\/DET man\/NOUN walks\/VERB \.\/PUNCT$/);
    }
  });

  it('gives a long text the same tags, wherever it is cut', () => {
    const sentence = 'The old man walks slowly to the new house. ';
    const tags = tag(sentence.repeat(3000)).split(' ');
    const once = tag(sentence).split(' ');
    expect(tags).toHaveLength(3000 * once.length);
    expect(new Set(tags)).toEqual(new Set(once));
    expect(tag(`${'word '.repeat(20_000)}.`).split(' ')).toHaveLength(20_001);
  });

  it('does not let what it saw before change the tags', () => {
    const text = 'The zorbled man walks with quendish steps to Blarghtown.';
    const before = tag(text);
    // More new shapes and words than one instance of the tagger takes.
    let state = 1;
    const strange = Array.from({ length: 25_000 }, () => {
      state = (state * 48_271) % 0x7fffffff;
      return state.toString(36) + (state % 9973).toString(36).toUpperCase();
    });
    expect(tag(strange.join(' ')).split(' ')).toHaveLength(25_000);
    expect(tag(text)).toBe(before);
  });

  it('gives each token one tag, on any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const tokens = tokenise(text);
        const tags = tagAll(text);
        expect(tags).toHaveLength(tokens.length);
        expect(tags.join(' ')).toMatch(/^(?:[A-Z]+ ?)*$/);
      }),
      { numRuns: 500 },
    );
  });
});
