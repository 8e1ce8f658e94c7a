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
  return noteOf(
    id,
    note.map(({ before, value, label }) => ({ before, label, text: value === undefined ? undefined : values[value] })),
  );
}

function noteOf(
  id: string,
  pieces: readonly { before: string; label?: string | undefined; text?: string | undefined }[],
): Document {
  let text = '';
  const entities: Entity[] = [];
  for (const { before, label, text: value } of pieces) {
    text += before;
    if (value === undefined || label === undefined) continue;
    const start = text.length;
    text += value;
    entities.push({ id: `T${entities.length + 1}`, label, start, end: text.length });
  }
  return createDocument({ id, text, entities });
}

interface IndependentFile {
  readonly persons: readonly {
    readonly id: string;
    readonly language: string;
    readonly values: Readonly<Record<string, { readonly label: string; readonly text: string }>>;
  }[];
  readonly disguises: readonly { readonly person: string; readonly value: string; readonly kind: string; readonly text: string }[]; // prettier-ignore
}

const independent = JSON.parse(
  readFileSync(new URL('../fixtures/audit/disguises-independent.json', import.meta.url), 'utf8'),
) as IndependentFile;

/** The locales of the second list: values of other persons in other languages, by somebody who had not read the audit. */
export const LOCALES: Readonly<Record<string, string>> = {
  en: 'en',
  es: 'es',
  de: 'de',
  fr: 'fr',
  sv: 'sv',
  zh: 'zh-TW',
};

/** Its disguises of a language, each with a note of the person whose value it is. */
export function independentDisguises(language: string) {
  const persons = new Map(independent.persons.map((person) => [person.id, person]));
  return independent.disguises.flatMap(({ person: id, value, kind, text }, i) => {
    const person = persons.get(id);
    if (person?.language !== language) return [];
    const pieces = Object.entries(person.values).map(([key, one], p) => ({
      ...one,
      before: p === 0 ? '' : `; ${key} `,
    }));
    return [{ name: `${id} ${value}, ${kind}`, text, note: noteOf(`note-${i}`, pieces) }];
  });
}

/** The document with a line at its end. */
export function plant(doc: Document, text: string): Document {
  return createDocument({ ...doc, text: `${doc.text}\n${text}\n` });
}
