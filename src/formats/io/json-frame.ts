import { parseJson } from '../../core/collections.ts';
import { innerDocument } from './inner-records.ts';
import { isSpan } from './json-documents.ts';
import { isObject } from './json-record.ts';
import { findField, TEXT_FIELDS } from './span-text.ts';

/** Where records stand in a file of JSON that begins with an object. Plain data. */
export interface JsonFrame {
  /** The objects are the records, one after the other; else the records are in a list within the object. */
  readonly field?: string;
  /** The object has a record under each id. */
  readonly isKeyed?: true;
  /** Where that list begins, in characters. */
  readonly start: number;
  /** The fields of the object, as far as it is seen, that have lists of records: of several none is read. */
  readonly lists: readonly string[];
}

/** What the objects of FHIR and of UIMA CAS have, which are read as they stand. */
const OF_OTHERS = /^(?:resourceType$|%)/;
const TOKENS = ['tokens', 'words', 'tokenized_text', 'sentence', 'sentences', 'sents'];
const PARTS = ['paragraphs', 'passages'];

/** Whether a field has a document's text or tokens: lists of words, or of sentences of them. */
const isText = (name: string, value: unknown): boolean =>
  typeof value === 'string' ? findField([name], TEXT_FIELDS) !== undefined : TOKENS.includes(name) && isWords(value);
const isWords = (value: unknown): boolean => Array.isArray(value) && (typeof value[0] === 'string' || (Array.isArray(value[0]) && typeof value[0][0] === 'string')); // prettier-ignore

/** Whether a value is a record of a document: it has a text or tokens and is no mention, which may state its text too. */
function isRecord(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 2 && typeof value[0] === 'string' && isObject(value[1]);
  if (!isObject(value) || isSpan(value)) return false;
  if (innerDocument(value) !== value) return true;
  return Object.entries(value).some(
    ([name, inner]) => isText(name, inner) || PARTS.includes(name) || (name === 'data' && isObject(inner)),
  );
}

const KEY = /[\s,]*"((?:[^"\\]|\\.){0,100})"\s*:\s*/y;

/** Where a JSON value ends that begins at a place of a text; the end of the text where the value goes on. */
export function endOf(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (char === '"') {
      for (i++; i < text.length && text[i] !== '"'; i++) if (text[i] === '\\') i++;
      if (depth === 0) return Math.min(i + 1, text.length);
    } else if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
    else if (char === ',' && depth === 0) return i;
    if (depth < 0) return i;
    if (depth === 0 && (char === ']' || char === '}')) return i + 1;
  }
  return text.length;
}

/** Whether a record begins a text. */
export function isRecordAt(text: string): boolean {
  const stop = endOf(text, 0);
  const piece = text.slice(0, stop);
  // A record that goes on behind what is seen is no mention.
  const isLong = stop === text.length && /^(?:\[\s*"|\{)/.test(piece) && /"(?:text|tokens)"\s*:|^\[/.test(piece);
  return /^[[{]/.test(piece) && (isLong || isRecord(parseJson(piece)));
}

/** Tells where the records are in a file that begins so; `undefined` where it begins with no object, or with one of others. */
export function frameOf(head: string): JsonFrame | undefined {
  const open = /^(?:\ufeff|ï»¿)?\s*\{/.exec(head)?.[0].length;
  if (open === undefined) return undefined;
  const lists: { readonly field: string; readonly start: number }[] = [];
  let [records, others] = [0, 0];
  let position = open;
  while (position < head.length) {
    KEY.lastIndex = position;
    const field = KEY.exec(head)?.[1];
    if (field === undefined) break;
    const start = KEY.lastIndex;
    if (OF_OTHERS.test(field)) return undefined;
    const end = endOf(head, start);
    if (head[start] === '[') {
      const first = start + (/^\[\s*/.exec(head.slice(start, start + 4096))?.[0].length ?? 1);
      if (isRecordAt(head.slice(first))) lists.push({ field, start });
      // Tokens of one record are strings, or lists of them.
      else if (TOKENS.includes(field) && /^\[?\s*"/.test(head.slice(first, first + 4096)))
        return { start: 0, lists: [] };
    } else if (isText(field, head[start] === '"' ? '' : undefined) || (field === 'data' && head[start] === '{'))
      return { start: 0, lists: [] };
    if (head[start] === '{' && isRecordAt(head.slice(start, end))) records++;
    else if (end < head.length) others++;
    position = end;
  }
  if (records > 1 && others === 0) return { isKeyed: true, start: 0, lists: [] };
  const [list] = lists;
  return list && lists.length === 1 ? { ...list, lists: [list.field] } : { start: 0, lists: lists.map(({ field }) => field) }; // prettier-ignore
}
