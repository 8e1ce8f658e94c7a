// An augmenter: typing errors outside mentions. A recipe names it, and its settings, as any other:
//   name: typing
//   augmenters: [{ phi-replacement: {} }, { typing-errors: { rate: 0.05 } }]
//   palimpsest augment notes/ out/ --plugin examples/augmenter.js --recipe typing.yaml
import { z } from 'palimpsest/plugins';

/** @type {import('palimpsest/plugins').AugmenterDefinition<{ rate: number }>} */
export const typingErrors = {
  name: 'typing-errors',
  description: 'two neighbouring letters of a word exchanged',
  phase: 'context', // `mentions` for what changes the mentions: `augment --no-context` leaves this one out
  settings: z.strictObject({ rate: z.number().min(0).max(1).default(0.02) }),
  create: ({ rate }) => ({
    name: 'typing-errors',
    // Proposes edits; it moves no label itself. `analysis` has sentences, tokens and tags of the document.
    propose(doc, analysis, streams) {
      const isFree = ({ start, end }) => doc.entities.every((entity) => entity.end <= start || end <= entity.start);
      const edits = [];
      for (const { start, end, text } of analysis.tokens) {
        if (!/^[a-z]{4,}$/u.test(text) || !isFree({ start, end })) continue;
        // All randomness comes from streams: the same seed gives the same copies, on any number of workers.
        if (!streams.document.chance(rate)) continue;
        const at = 1 + streams.document.int(text.length - 2);
        const replacement = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
        if (replacement !== text) edits.push({ start, end, replacement });
      }
      return { edits };
    },
  }),
};

export default { augmenters: [typingErrors] };
