import { readFileSync } from 'node:fs';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Entity } from '../../src/core/types.ts';

export interface Disguise {
  readonly kind: string;
  /** Which of the values it is. */
  readonly of: string;
  readonly text: string;
}

interface DisguiseFile {
  readonly values: Readonly<Record<string, string>>;
  /** A note that has all the values, in pieces: text, then a value with its label. */
  readonly note: readonly { readonly before: string; readonly value?: string; readonly label?: string }[];
  readonly disguises: readonly Disguise[];
}

const file = new URL('../fixtures/audit/disguises.json', import.meta.url);

/** Invented values, and some three hundred ways in which they may stand in a text. */
const { values, note, disguises } = JSON.parse(readFileSync(file, 'utf8')) as DisguiseFile;

export { disguises, values };

/** A note that has all the values, labelled. */
export function noteWithValues(id: string): Document {
  let text = '';
  const entities: Entity[] = [];
  for (const { before, value, label } of note) {
    text += before;
    if (value === undefined || label === undefined) continue;
    const start = text.length;
    text += values[value] ?? '';
    entities.push({ id: `T${entities.length + 1}`, label, start, end: text.length });
  }
  return createDocument({ id, text, entities });
}

/** The document with a line at its end. */
export function plant(doc: Document, text: string): Document {
  return createDocument({ ...doc, text: `${doc.text}\n${text}\n` });
}
