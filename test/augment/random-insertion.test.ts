import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandomInsertion, supportsLanguage } from '../../src/augment/wording/random-insertion.ts';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { Augmenter } from '../../src/core/augmenter.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { runningTextArbitrary, streamsOf } from '../helpers/running-text.ts';

const analyse = createAnalyser('en');

function plain(text: string): Document {
  return createDocument({ id: 'd', text, entities: [] });
}

/** An augmenter that inserts everywhere, with what it learned from the texts. */
function learn(texts: readonly string[]): Augmenter {
  const augmenter = createRandomInsertion({ language: 'en', rate: 1 });
  const learner = augmenter.createLearner?.({ documents: 0, characters: 0 });
  for (const text of texts) learner?.observe(plain(text), analyse(plain(text)));
  augmenter.adopt?.(structuredClone(learner?.finish()));
  return augmenter;
}

function insertIn(augmenter: Augmenter, doc: Document, seed = 1): string {
  return applyEdits(doc, augmenter.propose(doc, analyse(doc), streamsOf(seed)).edits).text;
}

const COLLOCATIONS = [
  'He carefully opened the heavy door.',
  'She carefully opened a heavy door.',
  'It was extremely cold near the wooden bridge.',
  'They were extremely cold at the wooden bridge.',
  'An ugly fence fell on the ugly fence.',
  'They rapidly grew, and it rapidly grew.',
  'It was highly visible and highly visible.',
];

describe('createRandomInsertion', () => {
  const learned = learn(COLLOCATIONS);

  it('inserts learned adverbs before verbs and adjectives, and learned adjectives before nouns', () => {
    expect(insertIn(learned, plain('She opened the door.'))).toBe('She carefully opened the heavy door.');
    expect(insertIn(learned, plain('The river was cold.'))).toBe('The river was extremely cold.');
  });

  it('tells no sort of what is known', () => {
    const ofParties = learn([
      'A political organisation met a political organisation.',
      'A large organisation met the large organisation.',
      'An ugly fence fell on the ugly fence.',
    ]);
    for (let seed = 1; seed <= 20; seed++) {
      expect(insertIn(ofParties, plain('They sold the organisation.'), seed)).not.toContain('political');
      expect(insertIn(ofParties, plain('It was his organisation.'), seed)).not.toContain('political');
    }
    const sorts = Array.from({ length: 20 }, (_, i) => insertIn(ofParties, plain('They founded an organisation.'), i));
    expect(sorts).toContain('They founded a political organisation.');
  });

  it('puts the article right, in one edit', () => {
    const doc = plain('We saw a fence and an old shoe.');
    expect(learned.propose(doc, analyse(doc), streamsOf(1)).edits).toEqual([
      { start: 7, end: 9, replacement: 'an ugly ' },
    ]);
    expect(insertIn(learned, plain('A fence fell.'))).toBe('An ugly fence fell.');
  });

  it('leaves imperatives, compounds, names and words after no determiner', () => {
    for (const text of [
      'Open the window.',
      'The door key was lost.',
      'Doors open.',
      'The group A door.',
      'Lind Bridge',
    ]) {
      expect(insertIn(learned, plain(text))).toBe(text);
    }
  });

  it('does not learn from entities', () => {
    const text = 'He saw the heavy door and the heavy door.';
    const entities = [...text.matchAll(/heavy/g)].map(({ index }, i) => ({
      id: `T${i}`,
      start: index,
      end: index + 5,
      label: 'NAME',
    }));
    const doc = createDocument({ id: 'd', text, entities });
    const augmenter = createRandomInsertion({ language: 'en', rate: 1 });
    const learner = augmenter.createLearner?.({ documents: 0, characters: 0 });
    learner?.observe(doc, analyse(doc));
    expect(JSON.stringify(learner?.finish())).not.toContain('heavy');
  });

  it('inserts frequent adverbs and adjectives from the lexicon without having learned', () => {
    const augmenter = createRandomInsertion({ language: 'en', source: 'lexicon', rate: 1 });
    expect('createLearner' in augmenter).toBe(false);
    const texts = Array.from({ length: 20 }, (_, seed) => insertIn(augmenter, plain('She opened the door.'), seed));
    for (const text of texts) expect(text).toMatch(/^She [a-z]+ opened the [a-z]+ door\.$/);
    expect(new Set(texts).size).toBeGreaterThan(15);
  });

  describe('at all places', () => {
    const everywhere = createRandomInsertion({ language: 'en', source: 'lexicon', places: 'all', rate: 1 });

    it('inserts before every verb, adjective and noun, whatever stands before it', () => {
      expect(insertIn(everywhere, plain('Seen with acute pain near Lund.'))).toMatch(
        /^[A-Z][a-z]+ seen with [a-z]+ly acute [a-z]+ pain near Lund\.$/,
      );
      expect(insertIn(everywhere, plain('The blood pressure fell.'))).toMatch(
        /^The [a-z]+ blood [a-z]+ pressure [a-z]+ fell\.$/,
      );
    });

    it('writes the word inserted in the case of the next, and keeps that of a heading', () => {
      expect(insertIn(everywhere, plain('ACUTE PAIN'))).toMatch(/^[A-Z]+ ACUTE [A-Z]+ PAIN$/);
      expect(insertIn(everywhere, plain('Complaint: none'))).toMatch(/^[A-Z][a-z]+ complaint: none$/);
    });

    it('leaves stop words and names', () => {
      for (const text of ['It was then that he had them.', 'Eva Lind']) {
        expect(insertIn(everywhere, plain(text))).toBe(text);
      }
    });

    it('needs what was learned for the words, where they are to be learned', () => {
      const some = createRandomInsertion({ language: 'en', places: 'all', rate: 1 });
      const learner = some.createLearner?.({ documents: 0, characters: 0 });
      for (const text of COLLOCATIONS) learner?.observe(plain(text), analyse(plain(text)));
      some.adopt?.(learner?.finish());
      expect(insertIn(some, plain('Wide door.'))).toBe('Wide heavy door.');
    });
  });

  it.each(['fitting', 'all'] as const)(
    'never edits an entity or its border, on any document (places: %s)',
    (places) => {
      const augmenter = createRandomInsertion({ language: 'en', source: 'lexicon', places, rate: 1 });
      fc.assert(
        fc.property(runningTextArbitrary, fc.nat(), (doc, seed) => {
          const { edits } = augmenter.propose(doc, analyse(doc), streamsOf(seed));
          for (const edit of edits) {
            for (const entity of doc.entities) expect(edit.end < entity.start || edit.start > entity.end).toBe(true);
          }
          const result = applyEdits(doc, edits);
          expect(result.entities.map(({ start, end }) => result.text.slice(start, end))).toEqual(
            doc.entities.map(({ start, end }) => doc.text.slice(start, end)),
          );
          const words = result.text.toLowerCase().split(/\s+/);
          for (const word of doc.text.toLowerCase().split(/\s+/))
            expect(words.includes(word) || /^an?$/.test(word)).toBe(true);
        }),
        { numRuns: 200 },
      );
    },
  );

  it('proposes the same for the same seed', () => {
    const augmenter = createRandomInsertion({ language: 'en', source: 'lexicon', rate: 0.5 });
    const doc = plain('She opened the door of a shop. '.repeat(20));
    expect(insertIn(augmenter, doc, 3)).toBe(insertIn(augmenter, doc, 3));
    expect(insertIn(augmenter, doc, 3)).not.toBe(insertIn(augmenter, doc, 4));
  });

  it('does nothing in a language without a tagger, and says which have one', () => {
    expect(supportsLanguage('en-US')).toBe(true);
    expect(supportsLanguage('fr')).toBe(false);
    const augmenter = createRandomInsertion({ language: 'fr', rate: 1 });
    expect('createLearner' in augmenter).toBe(false);
    expect(insertIn(augmenter, plain('She opened the door.'))).toBe('She opened the door.');
  });

  it('refuses settings that are not legal, and to propose before it has learned', () => {
    expect(() => createRandomInsertion({ language: 'en', rate: -1 })).toThrow(TypeError);
    expect(() => createRandomInsertion({ language: 'en', source: 'web' as 'learned' })).toThrow(
      "'learned' or 'lexicon'",
    );
    expect(() => createRandomInsertion({ language: 'en', places: 'some' as 'all' })).toThrow("'fitting' or 'all'");
    expect(() => insertIn(createRandomInsertion({ language: 'en' }), plain('She opened the door.'))).toThrow('adopt');
  });
});
