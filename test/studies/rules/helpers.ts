import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDocument } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { toJsonLine } from '../../../src/formats/jsonl/index.ts';

/** A note with the mentions that brackets say: `[Reus](PLACE)`. */
export function note(id: string, marked: string): Document {
  let text = '';
  let at = 0;
  const entities = [...marked.matchAll(/\[([^\]]+)\]\((\w+)\)/g)].map((match, i) => {
    const [all, value = '', label = ''] = match;
    text += marked.slice(at, match.index);
    at = match.index + all.length;
    const start = text.length;
    text += value;
    return { id: `T${i + 1}`, start, end: text.length, label };
  });
  return createDocument({ id, text: text + marked.slice(at), entities });
}

export function writeNotes(folder: string, name: string, notes: readonly Document[]): void {
  writeFileSync(path.join(folder, name), notes.map(toJsonLine).join(''));
}
