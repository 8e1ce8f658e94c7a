import { isObject, withFields, type JsonObject } from './json-record.ts';
import type { WriteContext } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

/**
 * Keeps the source's text out of a derived document's record. Fields that the format does not know may repeat the text
 * (tokens, summaries, a patient's name as meta data) or count in it (offsets of other annotations): after an edit they
 * would give the source away, or lie.
 */
export interface Scrubber {
  /** A copy of a record without what repeats the source. Fields named in `own` are the caller's business and stay. */
  scrub(record: JsonObject, own: ReadonlySet<string>): JsonObject;
}

const NUMERIC_OFFSET =
  /^(?:start|end|begin|offset|position)$|[_-](?:start|end|begin|offset|position)$|^(?:start|end)[_A-Z-]/;

/**
 * @param source the text that was read and the mentions in it.
 * @param doc the derived document.
 * @param onDrop told the name of each field left out.
 */
export function createScrubber(
  source: { readonly text: string; readonly surfaces: readonly string[] },
  doc: Document,
  onDrop: (field: string) => void,
): Scrubber {
  let tables: ReturnType<typeof compare> | undefined; // most records have no field to look at

  function repeats(text: string): boolean {
    const { before, after, goneSurfaces, goneWords } = (tables ??= compare(source, doc));
    const folded = fold(text);
    if (goneSurfaces.some((surface) => folded.includes(surface))) return true;
    if (words(folded).some((word) => goneWords.has(word))) return true;
    const trimmed = folded.trim();
    return trimmed.includes(' ') && before.includes(trimmed) && !after.includes(trimmed);
  }

  /** The value without what repeats the source; `undefined` where nothing of it can stay. A list stays whole or goes whole. */
  function clean(value: unknown): unknown {
    if (typeof value === 'string') return repeats(value) ? undefined : value;
    if (typeof value === 'number') return String(value).length > 3 && repeats(String(value)) ? undefined : value;
    if (Array.isArray(value)) {
      const span = typeof value[0] === 'number' && typeof value[1] === 'number' && typeof value[2] === 'string';
      return !span && value.every((item) => unchanged(item)) ? value : undefined;
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    if (entries.some(([key, item]) => typeof item === 'number' && NUMERIC_OFFSET.test(key))) return undefined;
    const stay = entries.filter(([key]) => !repeats(key)).map(([key, item]) => [key, clean(item)] as const);
    return Object.fromEntries(stay.filter(([, item]) => item !== undefined));
  }

  function unchanged(value: unknown): boolean {
    const cleaned = clean(value);
    if (!isObject(value)) return cleaned !== undefined || value === undefined;
    return isObject(cleaned) && JSON.stringify(cleaned) === JSON.stringify(value);
  }

  return {
    scrub: (record, own) => {
      const fields: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(record)) {
        if (own.has(key)) continue;
        const cleaned = repeats(key) ? undefined : clean(value);
        if (!repeats(key) && JSON.stringify(cleaned) !== JSON.stringify(value)) onDrop(key);
        fields[key] = cleaned;
      }
      return withFields(record, fields);
    },
  };
}

/** Reports, once for each field, that derived documents are written without it. */
export function createDropReport(context: WriteContext): (doc: Document) => (field: string) => void {
  const told = new Set<string>();
  return (doc) => (field) => {
    if (told.has(field)) return;
    told.add(field);
    context.report({
      severity: 'warning',
      code: 'field-dropped',
      message: `the field ${JSON.stringify(field)}, or something in it, repeats text of the source or counts in it; derived documents are written without that`,
      place: { documentId: doc.id },
    });
  };
}

function compare(source: { readonly text: string; readonly surfaces: readonly string[] }, doc: Document) {
  const before = fold(source.text);
  const after = fold(doc.text);
  const kept = new Set(words(after));
  const surfaces = source.surfaces.map(fold);
  return {
    before,
    after,
    goneWords: new Set(surfaces.flatMap(words).filter((word) => !kept.has(word))),
    // A mention of one or two letters stands in half of all strings: it counts as a word only.
    goneSurfaces: surfaces.filter(
      (surface) => (surface.length > 2 || /[^\0-\u024f]/.test(surface)) && !after.includes(surface),
    ),
  };
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}

function words(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
