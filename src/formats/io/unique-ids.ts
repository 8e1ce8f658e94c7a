import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';

/**
 * Makes the document ids of a stream unique: a later document of the same id gets `~2`, `~3`…, with a warning. What was seen
 * is remembered as 63-bit hashes, about 16 bytes a document, and of numbered ids in a row nothing but where they begin and end. Two ids out of ten million share a hash once in 180,000 such
 * corpora; the later one then gets a suffix it did not need.
 */
export function createUniqueIds(report: Report, what: 'read' | 'written'): (doc: Document) => Document {
  const claims = createIdClaims();
  return (doc) => {
    const id = claims.claim(doc.id);
    return id === doc.id ? doc : renameDocument(doc, id, report, what);
  };
}

export interface IdClaims {
  /** The id, or where it is taken, the next one that is free. */
  claim(id: string): string;
}

export function createIdClaims(): IdClaims {
  const seen = createIdSet();
  const next = new Map<string, number>(); // of ids that came more than once
  return {
    claim(id) {
      if (seen.add(id)) return id;
      let n = next.get(id) ?? 2;
      while (!seen.add(`${id}~${n}`)) n++;
      next.set(id, n + 1);
      return `${id}~${n}`;
    },
  };
}

/** The new ids of those that are taken, by their places. */
export function claimAll(claims: IdClaims, ids: readonly string[]): ReadonlyMap<number, string> {
  const renamed = new Map<number, string>();
  for (const [i, id] of ids.entries()) {
    const free = claims.claim(id);
    if (free !== id) renamed.set(i, free);
  }
  return renamed;
}

/** The document under another id, since its own is taken. */
export function renameDocument(doc: Document, id: string, report: Report, what: 'read' | 'written'): Document {
  report({
    severity: 'warning',
    code: 'duplicate-id',
    message: `another document has this id: this one is ${what} as ${JSON.stringify(id)}`,
    place: { ...(doc.envelope && { file: doc.envelope.file }), documentId: doc.id },
  });
  return Object.freeze({ ...doc, id });
}

/** Rows of numbered strings that are kept. */
const MOST_ROWS = 1024;
const MOST_DIGITS = 15;
const [NOUGHT, NINE] = [0x30, 0x39];

/** The string without its longest number, of several the first, and that number; one that is padded is of another row than one that is not. */
function numberIn(text: string): { readonly row: string; readonly number: number } | undefined {
  let [start, length] = [0, 0];
  for (let i = 0, from = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < NOUGHT || unit > NINE) from = i + 1;
    else if (i + 1 - from > length) [start, length] = [from, i + 1 - from];
  }
  if (length === 0 || length > MOST_DIGITS) return undefined;
  const width = text.charCodeAt(start) === NOUGHT ? length : 0;
  const row = `${start} ${width} ${text.slice(0, start)}${text.slice(start + length)}`;
  return { row, number: Number(text.slice(start, start + length)) };
}

/**
 * A set of strings of which only hashes are kept, and where they are numbered one after the other, as most ids are, only from where to where:
 * an hour of documents takes no more memory than a minute then.
 */
export function createIdSet(): { add(text: string): boolean; readonly hashed: number } {
  const hashes = createHashSet();
  const rows = new Map<string, { readonly from: number; next: number; hasOthers: boolean }>();
  return {
    get hashed() {
      return hashes.size;
    },
    add(text) {
      const found = numberIn(text);
      if (found === undefined) return hashes.add(text);
      const { row: name, number } = found;
      const row = rows.get(name);
      if (row === undefined) {
        // From when no more rows are kept, none of this one is; before, none came.
        if (rows.size >= MOST_ROWS) return hashes.add(text);
        rows.set(name, { from: number, next: number + 1, hasOthers: false });
        return true;
      }
      if (number >= row.from && number < row.next) return false;
      if (number === row.next && !(row.hasOthers && hashes.has(text))) {
        row.next++;
        return true;
      }
      row.hasOthers = true;
      return hashes.add(text);
    },
  };
}

/** A set of strings that keeps only their hashes: open addressing, two 32-bit halves a slot, (0, 0) for an empty one. */
function createHashSet(): { add(text: string): boolean; has(text: string): boolean; readonly size: number } {
  let slots = new Uint32Array(2 * 1024);
  let size = 0;

  /** Where the hash is, or would be. */
  function slotOf(low: number, high: number): number {
    const mask = slots.length / 2 - 1;
    let slot = low & mask;
    while (isTaken(slot) && (slots[2 * slot] !== low || slots[2 * slot + 1] !== high)) slot = (slot + 1) & mask;
    return slot;
  }

  const isTaken = (slot: number) => slots[2 * slot] !== 0 || slots[2 * slot + 1] !== 0;

  function insert(low: number, high: number): boolean {
    const slot = slotOf(low, high);
    if (isTaken(slot)) return false;
    slots[2 * slot] = low;
    slots[2 * slot + 1] = high;
    return true;
  }

  return {
    get size() {
      return size;
    },
    has: (text) => isTaken(slotOf(...hashOf(text))),
    add: (text) => {
      if (!insert(...hashOf(text))) return false;
      if (++size * 3 > slots.length) {
        const old = slots;
        slots = new Uint32Array(2 * old.length);
        for (let i = 0; i < old.length; i += 2) {
          if (old[i] !== 0 || old[i + 1] !== 0) insert(old[i] as number, old[i + 1] as number);
        }
      }
      return true;
    },
  };
}

function hashOf(text: string): readonly [low: number, high: number] {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495) ^ (a >>> 15);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return [a >>> 0, (b | 1) >>> 0];
}
