import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSynonymReplacement,
  supportsLanguage,
  type SynonymReplacementOptions,
} from '../../src/augment/wording/synonym-replacement.ts';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit } from '../../src/core/types.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { runningTextArbitrary, streamsOf } from '../helpers/running-text.ts';

const analyse = createAnalyser('en');

/** A document whose entities are the parts in brackets. */
function mark(marked: string): Document {
  let text = '';
  const entities = marked.split(/(\[[^\]]*\])/).flatMap((part, i) => {
    const start = text.length;
    text += i % 2 ? part.slice(1, -1) : part;
    return i % 2 ? [{ id: `T${i}`, start, end: text.length, label: 'NAME' }] : [];
  });
  return createDocument({ id: 'd', text, entities });
}

function propose(doc: Document, options: Partial<SynonymReplacementOptions> = {}, seed = 1): readonly Edit[] {
  const augmenter = createSynonymReplacement({ language: 'en', rate: 1, ...options });
  return augmenter.propose(doc, analyse(doc), streamsOf(seed)).edits;
}

function replaceIn(marked: string, options: Partial<SynonymReplacementOptions> = {}): string {
  const doc = mark(marked);
  return applyEdits(doc, propose(doc, options)).text;
}

describe('createSynonymReplacement', () => {
  it('replaces words outside entities, inflected like the word replaced', () => {
    expect(replaceIn('He evaluates treaties.')).toBe('He assesses pacts.');
    expect(replaceIn('She was evaluating two shops.')).toBe('She was assessing two stores.');
    expect(replaceIn('It was evaluated.')).toBe('It was assessed.');
  });

  it('keeps the case of the word replaced', () => {
    expect(replaceIn('Frequently he ate.')).toBe('Often he ate.');
    expect(replaceIn('THE TREATY ENDED\nand so on.')).toBe('THE PACT ENDED\nand so on.');
  });

  it('puts the article right, in one edit', () => {
    const doc = mark('It was a chance.');
    expect(propose(doc)).toEqual([{ start: 7, end: 15, replacement: 'an opportunity' }]);
    expect(replaceIn('An opportunity came.')).toBe('A chance came.');
    expect(replaceIn('A treaty came.')).toBe('A pact came.');
  });

  it('leaves a word whose article it may not put right', () => {
    expect(replaceIn('It was [a] chance.')).toBe('It was a chance.');
  });

  it('leaves entities and what touches them', () => {
    for (const text of [
      'The [treaty] held.',
      'The [Treaty of Lund] held.',
      'The treaty[X] held.',
      'The [X]treaty held.',
    ]) {
      expect(
        propose(mark(text), { policy: 'loose' }).map(({ start, end }) => mark(text).text.slice(start, end)),
      ).toEqual(propose(mark(text.replaceAll('treaty', 'tmt')), { policy: 'loose' }).map(() => 'held'));
    }
  });

  it('leaves names, abbreviations and what is joined to other words', () => {
    for (const text of [
      'He met Shop Treaty.',
      'Treaty Hall is far.',
      'The TREATY held on.',
      'A treaty/law.',
      'non-treaty',
    ]) {
      expect(replaceIn(text)).toBe(text);
    }
  });

  it.each(['loose', 'strict'] as const)('leaves negations, stop words and fixed phrases when %s', (policy) => {
    for (const text of ['He never denied it, of course.', "It isn't without blood pressure.", 'He had not refused.']) {
      expect(replaceIn(text, { policy })).toBe(text);
    }
  });

  it('replaces every noun, verb, adjective and adverb that is no stop word under the policy any', () => {
    const text =
      'The patient denied severe chest pain, often took good aspirin and found the Diagnosis in his blood pressure.';
    const edits = propose(mark(text), { policy: 'any' });
    expect(edits.map(({ start, end }) => text.slice(start, end))).toEqual(
      expect.arrayContaining('denied severe chest pain often took found blood pressure'.split(' ')),
    );
    for (const { start, end } of edits) expect(text.slice(start, end)).not.toMatch(/^(?:the|and|in|his)$/i);
  });

  it('touches no entity and nothing beside one under the policy any', () => {
    expect(replaceIn('[pain] [chest]pain pain[X]', { policy: 'any' })).toBe('pain chestpain painX');
  });

  it('leaves a verb with a particle', () => {
    expect(replaceIn('He quit on them.')).toBe('He quit on them.');
  });

  it('replaces the chosen parts of speech only', () => {
    expect(replaceIn('He often evaluates treaties.', { partsOfSpeech: ['noun'] })).toBe('He often evaluates pacts.');
    expect(replaceIn('He often evaluates treaties.', { partsOfSpeech: [] })).toBe('He often evaluates treaties.');
  });

  it('replaces each word with the probability given', () => {
    const doc = mark('The treaty held. '.repeat(2000));
    expect(propose(doc, { rate: 0 })).toEqual([]);
    const share = propose(doc, { rate: 0.3, partsOfSpeech: ['noun'] }).length / 2000;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.35);
  });

  it('never edits an entity or its border, and changes no label, on any document', () => {
    fc.assert(
      fc.property(
        runningTextArbitrary,
        fc.constantFrom('strict', 'loose', 'any' as const),
        fc.nat(),
        (doc, policy, seed) => {
          const edits = propose(doc, { policy }, seed);
          for (const edit of edits) {
            expect(edit.replacement).toMatch(/^[A-Za-z\s]+$/);
            for (const entity of doc.entities) expect(edit.end < entity.start || edit.start > entity.end).toBe(true);
          }
          const result = applyEdits(doc, edits);
          const surfaces = ({ text, entities }: Document) => entities.map(({ start, end }) => text.slice(start, end));
          expect(surfaces(result)).toEqual(surfaces(doc));
          const negations = policy === 'any' ? /\b(?:not|never|n't)\b/g : /\b(?:not|never|denied|n't)\b/g;
          expect(result.text.match(negations)).toEqual(doc.text.match(negations));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('takes a document of many short lines in capitals', () => {
    const doc = mark('THE PACT\n'.repeat(60_000));
    expect(propose(doc)).toHaveLength(60_000);
  });

  it('proposes the same for the same seed, whatever was proposed before', () => {
    const doc = mark('He quickly evaluated the huge shop and the famous treaty. '.repeat(20));
    const augmenter = createSynonymReplacement({ language: 'en', policy: 'loose' });
    const analysis = analyse(doc);
    const first = augmenter.propose(doc, analysis, streamsOf(5)).edits;
    const other = augmenter.propose(doc, analysis, streamsOf(6)).edits;
    expect(other).not.toEqual(first);
    expect(augmenter.propose(doc, analysis, streamsOf(5)).edits).toEqual(first);
    expect(propose(doc, { policy: 'loose', rate: 0.5 }, 5)).toEqual(first);
  });

  it('does nothing in a language without synonyms, and says which have them', () => {
    expect(supportsLanguage('en-GB')).toBe(true);
    expect(supportsLanguage('es')).toBe(false);
    const doc = mark('He evaluates treaties.');
    expect(propose(doc, { language: 'es' })).toEqual([]);
  });

  it('refuses settings that are not legal', () => {
    expect(() => createSynonymReplacement({ language: 'en', rate: 2 })).toThrow(TypeError);
    expect(() => createSynonymReplacement({ language: 'en', policy: 'wild' as 'loose' })).toThrow(
      "'strict', 'loose' or 'any'",
    );
    expect(() => createSynonymReplacement({ language: 'en', partsOfSpeech: ['pronoun' as 'noun'] })).toThrow('pronoun');
  });
});
