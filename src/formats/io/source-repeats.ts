import { obtain } from '../../core/collections.ts';
import { rememberLast } from '../../core/caches.ts';
import { foldCase } from '../../text/fold.ts';
import { isObject, withFields, type JsonObject } from './json-record.ts';
import { createNoteRewriter, findSurfaceChanges, surfaceOf } from './notes.ts';
import { parseSpans } from './span-text.ts';
import type { Document, Entity } from '../../core/types.ts';

/** The text and the entities of a document as it was read. */
export interface Source {
  readonly text: string;
  readonly entities: readonly Entity[];
}

/**
 * Keeps the source's text out of a derived document's record. Fields that the format does not know may repeat the text
 * (tokens, summaries, a patient's name as meta data) or count in it (offsets of other annotations): after an edit they
 * would give the source away, or lie. A replaced mention that a string quotes is replaced there too
 * ({@link createNoteRewriter}); what cannot be brought up to date in that way is left out.
 */
export interface Scrubber {
  /** A copy of a record without what repeats the source. Fields named in `own` are the caller's business and stay. */
  scrub(record: JsonObject, own: ReadonlySet<string>): JsonObject;
}

const OFFSET_NAME =
  /^(?:start|end|begin|offset|position)$|[_-](?:start|end|begin|offset|position)$|^(?:start|end)[_A-Z-]/;

/**
 * @param doc derived from `source` by edits.
 * @param onDrop told the name of each top-level field that was left out, or of which a part was.
 */
export function createScrubber(source: Source, doc: Document, onDrop: (field: string) => void): Scrubber {
  let tables: ReturnType<typeof compare> | undefined; // most records have no field to look at
  let known: Apart | undefined;
  const apart = (): Apart => (known ??= apartFrom(source));

  function cleanText(text: string): string | undefined {
    if (apart().isApart(text)) return text;
    if (holdsSpans(text)) return undefined;
    const { after, rewrite, replaced, isGone } = (tables ??= compare(source, doc));
    const rewritten = rewrite(text);
    if (rewritten === undefined) return undefined;
    const folded = foldCase(rewritten);
    if (words(folded).some((word) => replaced.has(word) && isGone(word))) return undefined;
    // Within other words too: file names and logins run names together.
    for (const word of replaced) if (word.length > 3 && folded.includes(word) && isGone(word)) return undefined;
    const isStale = folded.includes(' ') && foldedSource(source.text).includes(folded) && !after().includes(folded);
    return isStale ? undefined : rewritten;
  }

  /** The value without what repeats the source; `undefined` where nothing of it can stay. A list stays whole or goes whole. */
  function clean(value: unknown): unknown {
    if (typeof value === 'string') return cleanText(value);
    if (typeof value === 'number')
      return cleanText(String(value)) === String(value) || value < LEAST_TELLING ? value : undefined;
    if (Array.isArray(value))
      return !isSpan(value) && value.every((item) => sameJson(clean(item), item)) ? value : undefined;
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    if (entries.some(([key, item]) => isOffset(key, item))) return undefined;
    const stay = entries.filter(([key]) => cleanText(key) === key).map(([key, item]) => [key, clean(item)] as const);
    return Object.fromEntries(stay.filter(([, item]) => item !== undefined));
  }

  const sealed = doc.envelope?.sealed;
  /** Of a field of another's, in a sealed document, only what is to be kept, on whatever level it stands. */
  function unseal(key: string, value: unknown): unknown {
    if (sealed === undefined || sealed.includes(key)) return value;
    if (!isObject(value)) return undefined;
    const kept = Object.entries(value).filter(([name]) => sealed.includes(name));
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  }

  return {
    scrub: (record, own) => {
      if (Object.keys(record).every((key) => own.has(key))) return record;
      // Without a prototype: a field may be called `__proto__`, and would stay.
      const fields = Object.create(null) as Record<string, unknown>;
      for (const [key, all] of Object.entries(record)) {
        if (own.has(key)) continue;
        const value = unseal(key, all);
        if (value === undefined) {
          fields[key] = undefined;
          if (all !== undefined) onDrop(key);
          continue;
        }
        const keyStays = cleanText(key) === key;
        if (keyStays && apart().isWhole(value)) {
          fields[key] = value;
          continue;
        }
        fields[key] = keyStays ? clean(value) : undefined;
        if (keyStays && countLeaves(fields[key]) < countLeaves(value)) onDrop(key);
      }
      return withFields(record, fields);
    },
  };
}

function compare(source: Source, doc: Document) {
  const changes = findSurfaceChanges(source.text, source.entities, doc);
  const replaced = [...changes.values()].flatMap(({ before }) => words(foldCase(before)));
  // Few fields have a word of a mention: only then is the text asked.
  let folded: string | undefined;
  let kept: ReadonlySet<string> | undefined;
  const after = () => (folded ??= foldCase(doc.text));
  return {
    after,
    rewrite: createNoteRewriter(changes.values()),
    replaced: new Set(replaced.filter((word) => word.length > 2)),
    isGone: (word: string) => !(kept ??= new Set(words(after()))).has(word),
  };
}

const foldedSource = rememberLast(foldCase);

const ASCII_WORDS = /^[!-~]+(?: [!-~]+)*$/;

interface Apart {
  readonly isApart: (text: string) => boolean;
  /** Whether nothing of a value need be looked at for any copy. */
  readonly isWhole: (value: unknown) => boolean;
}

/**
 * Tells of texts that they stay as they are whatever was written over, asked of a source once for all of its copies: no mention and no
 * longer word of one is in them, no shorter one is a word of theirs, and where they are several words, those do not stand in the source.
 * Others may stay as well.
 */
const apartFrom = rememberLast(({ text, entities }: Source): Apart => {
  const mentions = entities.map((entity) => foldCase(surfaceOf(text, entity)));
  const own = new Set(words(mentions.join('\n')));
  const decide = (asked: string): boolean => {
    if (!ASCII_WORDS.test(asked) || holdsSpans(asked)) return false;
    const folded = asked.toLowerCase();
    const parts = words(folded);
    for (const word of own) if (word.length < 3 ? parts.includes(word) : folded.includes(word)) return false;
    if (mentions.some((mention) => mention !== '' && folded.includes(mention))) return false;
    return !folded.includes(' ') || !foldedSource(text).includes(folded);
  };
  const known = new Map<string, boolean>();
  const isApart = (asked: string): boolean => obtain(known, asked, () => decide(asked));
  const ofObjects = new Map<object, boolean>(); // the fields of the source's record, which all of its copies have
  const isWhole = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return staysWhole(value);
    return obtain(ofObjects, value, () => staysWhole(value));
  };
  const staysWhole = (value: unknown): boolean => {
    if (typeof value === 'string') return isApart(value);
    if (typeof value === 'number') return value < LEAST_TELLING || isApart(String(value));
    if (Array.isArray(value)) return !isSpan(value) && value.every(staysWhole);
    if (!isObject(value)) return true;
    return Object.entries(value).every(([key, item]) => !isOffset(key, item) && isApart(key) && staysWhole(item));
  };
  return { isApart, isWhole };
});

/** Shorter numbers are counts and codes far more often than ages. */
const LEAST_TELLING = 1000;

const isOffset = (key: string, value: unknown): boolean => typeof value === 'number' && OFFSET_NAME.test(key);

/** Start, end and label. */
const isSpan = ([start, end, label]: readonly unknown[]): boolean =>
  typeof start === 'number' && typeof end === 'number' && typeof label === 'string';

/** Whether a string is a list of spans, as JSON or as Python prints it. */
const holdsSpans = (text: string): boolean => /^\s*[[({]/.test(text) && parseSpans(text, '')?.style !== undefined;

function words(folded: string): readonly string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function sameJson(a: unknown, b: unknown): boolean {
  return a === b || (a !== undefined && JSON.stringify(a) === JSON.stringify(b));
}

/** How many plain values there are in a JSON value. */
function countLeaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : 1;
  return Object.values(value).reduce((sum: number, item) => sum + countLeaves(item), 0);
}
