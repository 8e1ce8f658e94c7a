import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Entity } from '../../src/core/types.ts';
import {
  applyTags,
  createUnlearnable,
  divideIntoSequences,
  labelSequences,
  reportUnlearnable,
} from '../../src/taggers/sequences.ts';
import { documentArbitrary } from '../helpers/arbitraries.ts';

const SCHEMES = ['IOB2', 'BIOES', 'BILOU'] as const;

const bare = ({ start, end, label }: Entity) => ({ start, end, label });

/** The document with every entity widened to the whole tokens of one sentence; those that then overlap are left out. */
function widen(doc: Document): Document {
  const entities: Entity[] = [];
  for (const { tokens } of divideIntoSequences(doc, 'en')) {
    for (const entity of doc.entities) {
      const inside = tokens.filter((token) => token.start < entity.end && token.end > entity.start);
      const first = inside[0];
      const last = inside.at(-1);
      if (!first || !last || first.start < (entities.at(-1)?.end ?? 0)) continue;
      entities.push({ ...entity, id: `W${entities.length}`, start: first.start, end: last.end });
    }
  }
  return createDocument({ ...doc, entities });
}

describe('sequences', () => {
  it('hold every token of a document once, in order, where it stands in the text', () => {
    fc.assert(
      fc.property(documentArbitrary, (doc) => {
        let reach = 0;
        for (const { tokens } of divideIntoSequences(doc, 'en')) {
          expect(tokens.length).toBeGreaterThan(0);
          for (const { start, end, text } of tokens) {
            expect(start).toBeGreaterThanOrEqual(reach);
            expect(doc.text.slice(start, end)).toBe(text);
            reach = end;
          }
        }
      }),
    );
  });

  it.each(SCHEMES)('go from entities of whole tokens to tags and back, in %s', (scheme) => {
    fc.assert(
      fc.property(documentArbitrary.map(widen), (doc) => {
        const unlearnable = createUnlearnable();
        const sequences = labelSequences(doc, 'en', scheme, unlearnable);
        const tags = sequences.map((sequence) => sequence.tags);
        expect(applyTags(doc, sequences, tags, scheme).entities.map(bare)).toEqual(doc.entities.map(bare));
        expect(unlearnable).toEqual(createUnlearnable());
      }),
    );
  });

  it('learn every entity, or count it', () => {
    fc.assert(
      fc.property(documentArbitrary, (doc) => {
        const unlearnable = createUnlearnable();
        const sequences = labelSequences(doc, 'en', 'IOB2', unlearnable);
        const learned = sequences.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('B-'))).length;
        expect(learned + unlearnable.tokenless + unlearnable.nested).toBe(doc.entities.length);
      }),
    );
  });

  it('count the entities that begin or end inside a token, each once', () => {
    fc.assert(
      fc.property(documentArbitrary, (doc) => {
        const unlearnable = createUnlearnable();
        labelSequences(doc, 'en', 'IOB2', unlearnable);
        const tokens = labelSequences(doc, 'en', 'IOB2').flatMap((sequence) => sequence.tokens);
        const cuts = (at: number) => tokens.some((token) => token.start < at && at < token.end);
        const cut = doc.entities.filter(({ start, end }) => cuts(start) || cuts(end)).length;
        expect(unlearnable.cutTokens).toBeLessThanOrEqual(cut);
        expect(unlearnable.cutTokens + unlearnable.tokenless).toBeGreaterThanOrEqual(cut);
      }),
    );
  });

  it('are one where an entity lies across the border of two sentences', () => {
    const text = 'She met Yahoo! Inc. staff. They left.';
    const entity = { id: 'T1', start: 8, end: 19, label: 'ORG' };
    const doc = createDocument({ id: 'a', text, entities: [entity] });
    const plain = divideIntoSequences({ ...doc, text: 'He left. They stayed.', entities: [] }, 'en');
    expect(plain).toHaveLength(2);
    const joined = createDocument({
      id: 'b',
      text: 'He left. They stayed.',
      entities: [{ id: 'T1', start: 3, end: 13, label: 'X' }],
    });
    expect(labelSequences(joined, 'en', 'IOB2').map(({ tags }) => tags.join(' '))).toEqual(['O B-X I-X I-X O O']);
    expect(labelSequences(doc, 'en', 'IOB2').flatMap(({ tags }) => tags.filter((tag) => tag !== 'O'))).not.toEqual([]);
  });

  it('learn the outer of nested entities, and a discontinuous one as a whole; both are told', () => {
    const doc = createDocument(
      {
        id: 'a',
        text: 'Mercy Hospital of Rome, left and right knee',
        entities: [
          { id: 'T1', start: 0, end: 22, label: 'ORG' },
          { id: 'T2', start: 18, end: 22, label: 'LOC' },
          {
            id: 'T3',
            start: 24,
            end: 43,
            label: 'PART',
            fragments: [
              { start: 24, end: 28 },
              { start: 39, end: 43 },
            ],
          },
        ],
      },
      { overlaps: 'allow' },
    );
    const unlearnable = createUnlearnable();
    const [sequence] = labelSequences(doc, 'en', 'IOB2', unlearnable);
    expect(sequence?.tags.join(' ')).toBe('B-ORG I-ORG I-ORG I-ORG O B-PART I-PART I-PART I-PART');
    const told: string[] = [];
    reportUnlearnable(unlearnable, (code, message) => told.push(`${code} ${message}`));
    expect(told).toEqual([
      'nested-entities entities that are nested or overlapping and were left out: a tagger is flat: 1',
      'discontinuous-entities entities that are discontinuous and were learned from their first character to their last: 1',
    ]);
  });
});

describe('applyTags', () => {
  it('replaces the entities of the default layer, keeps the others, and gives ids that nobody had', () => {
    const doc = createDocument({
      id: 'a',
      text: 'Eva met Tom.',
      entities: [
        { id: 'T1', start: 0, end: 3, label: 'NAME' },
        { id: 'T2', start: 4, end: 7, label: 'VERB', layer: 'grammar' },
      ],
    });
    const sequences = divideIntoSequences(doc, 'en');
    const tagged = applyTags(doc, sequences, [['O', 'O', 'B-NAME', 'O']], 'IOB2');
    expect(tagged.entities).toEqual([
      { id: 'T2', start: 4, end: 7, label: 'VERB', layer: 'grammar' },
      { id: 'T3', start: 8, end: 11, label: 'NAME' },
    ]);
  });
});
