import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';

/** A document whose mentions stand in the text as `[Eva Lind|PER]`. */
export function labelled(id: string, marked: string): Document {
  let text = '';
  const entities = [];
  for (const [piece = '', mention, label = ''] of marked.matchAll(/\[([^|\]]*)\|(\w+)\]|[^[]+/gu)) {
    if (mention !== undefined) {
      entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + mention.length, label });
    }
    text += mention ?? piece;
  }
  return createDocument({ id, text, entities });
}
