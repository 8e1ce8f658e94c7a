import fc from 'fast-check';
import { createDocument } from '../../src/core/document.ts';
import type { Corpus, Document, Entity } from '../../src/core/types.ts';
import type { TagSpan } from '../../src/text/tags.ts';

/** A document of these mentions, which may overlap. */
export function docOf(text: string, mentions: readonly (Omit<Entity, 'id'> & { id?: string })[], id = 'doc'): Document {
  return createDocument(
    { id, text, entities: mentions.map((mention, i) => ({ id: `T${i + 1}`, ...mention })) },
    { overlaps: 'allow' },
  );
}

/** A mention of a text's first `surface`, or its `nth`. */
export function mention(text: string, surface: string, label: string, nth = 1): Omit<Entity, 'id'> {
  let start = -1;
  for (let i = 0; i < nth; i++) start = text.indexOf(surface, start + 1);
  if (start < 0) throw new Error('no such mention');
  return { start, end: start + surface.length, label };
}

/** A text in which each character is a token, so that spans of tokens are spans of characters. */
export const tokens = (length: number): string => '病'.repeat(length);

/** A document of one line a sentence, each character a token. */
export function docOfSentences(sentences: readonly { length: number; spans: readonly TagSpan[] }[]): Document {
  let offset = 0;
  const mentions = sentences.flatMap(({ length, spans }) => {
    const from = offset;
    offset += length + 1;
    return spans.map(({ start, end, label }) => ({ start: from + start, end: from + end, label }));
  });
  return docOf(sentences.map(({ length }) => tokens(length)).join('\n'), mentions);
}

export async function* corpusOf(docs: readonly Document[]): Corpus {
  yield* docs;
}

const LABELS = ['DATE', 'NAME', 'ID'];
const TEXT = 'Dr. José Lind-Ek, 12/03/2021 (ward 4b) saw A. Ng; tel. 070-123 45 67. 病院の田中 came — back.';

function spansArbitrary(nested: boolean): fc.Arbitrary<readonly Omit<Entity, 'id'>[]> {
  return fc
    .array(fc.tuple(fc.nat(TEXT.length - 1), fc.integer({ min: 1, max: 14 }), fc.constantFrom(...LABELS)), {
      maxLength: 12,
    })
    .map((drawn) => {
      const kept: Omit<Entity, 'id'>[] = [];
      for (const [start, size, label] of drawn.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
        const end = Math.min(TEXT.length, start + size);
        const before = kept.at(-1);
        if (nested ? before?.start === start && before.end === end : before && start < before.end) continue;
        kept.push({ start, end, label });
      }
      return kept;
    });
}

/** Gold and predicted mentions of one text; half of the predicted ones are gold ones, some moved or relabelled. */
export function pairArbitrary(nested = false): fc.Arbitrary<{ gold: Document; predicted: Document }> {
  return fc
    .tuple(
      spansArbitrary(nested),
      spansArbitrary(nested),
      fc.array(
        fc.tuple(
          fc.nat(9),
          fc.integer({ min: -2, max: 2 }),
          fc.integer({ min: -2, max: 2 }),
          fc.constantFrom(...LABELS),
        ),
        {
          minLength: 12,
          maxLength: 12,
        },
      ),
    )
    .map(([gold, other, moves]) => {
      const copies = gold.flatMap(({ start, end, label }, i) => {
        const [kind, left, right, relabel] = moves[i] as [number, number, number, string];
        if (kind === 0) return [];
        if (kind < 5) return [{ start, end, label }];
        if (kind === 5) return [{ start, end, label: relabel }];
        return [{ start: Math.max(0, start + left), end: Math.min(TEXT.length, end + right), label }];
      });
      const kept: Omit<Entity, 'id'>[] = [];
      for (const one of [...copies, ...other.slice(0, 4)].toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        const before = kept.at(-1);
        if (one.end <= one.start) continue;
        if (nested ? before?.start === one.start && before.end === one.end : before && one.start < before.end) continue;
        kept.push(one);
      }
      return { gold: docOf(TEXT, gold), predicted: docOf(TEXT, kept) };
    });
}
