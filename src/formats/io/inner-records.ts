import type { Report } from '../../core/errors.ts';
import { isObject, type JsonObject, type JsonRecord } from './json-record.ts';
import { findField, LIST_FIELDS, TEXT_FIELDS } from './span-text.ts';

const TOKEN_FIELDS = ['tokens', 'words'];
/** What others have beside a field of theirs that has a text, and is no document. */
const OF_OTHERS = /^(?:resourceType$|%|annotations$|predictions$|completions$|paragraphs$|passages$)/;

const isText = (value: JsonObject): boolean =>
  findField(
    Object.keys(value).filter((name) => typeof value[name] === 'string'),
    TEXT_FIELDS,
  ) !== undefined;
const isTokens = (value: JsonObject): boolean => TOKEN_FIELDS.some((name) => Array.isArray(value[name]));
const hasLists = (value: JsonObject): boolean =>
  isText(value) ? findField(Object.keys(value).filter((name) => Array.isArray(value[name])), LIST_FIELDS) !== undefined : isTokens(value) && Object.values(value).filter(Array.isArray).length > 1; // prettier-ignore

/** The field of a record that has its document, text and mentions: `{"document": {"text": …, "entities": …}}`. */
function fieldOfDocument(value: JsonObject): string | undefined {
  if (isText(value) || isTokens(value)) return undefined;
  const names = Object.keys(value);
  if (names.some((name) => OF_OTHERS.test(name))) return undefined;
  const found = names.filter((name) => isObject(value[name]) && hasLists(value[name]));
  return found.length === 1 ? found[0] : undefined;
}

/** Of a record that has its document in a field the document, with the record's id where it has none; others as they are. */
export function innerDocument(value: unknown): unknown {
  const field = isObject(value) ? fieldOfDocument(value) : undefined;
  if (field === undefined) return value;
  const { id, [field]: inner } = value as JsonObject;
  return typeof id === 'string' || typeof id === 'number' ? { id, ...(inner as JsonObject) } : inner;
}

/** Sees records as {@link innerDocument}, which is told once. */
export function createInnerView(report: Report): (record: JsonRecord) => JsonRecord {
  let isTold = false;
  return (record) => {
    const value = innerDocument(record.value);
    if (value === record.value) return record;
    const message = 'records that have their document in a field are read, and written as that alone'; // prettier-ignore
    if (!isTold) report({ severity: 'warning', code: 'other-layout', message, place: { file: record.place.file }, once: true }); // prettier-ignore
    isTold = true;
    return { ...record, value };
  };
}
