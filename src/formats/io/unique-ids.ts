import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';

/**
 * Makes the document ids of a stream unique: a later document of the same id gets `~2`, `~3`…, with a warning. What was seen
 * is remembered as 63-bit hashes, about 16 bytes a document. Two ids out of ten million share a hash once in 180,000 such
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

/** A set of strings that keeps only their hashes: open addressing, two 32-bit halves a slot, (0, 0) for an empty one. */
export function createIdSet(): { add(text: string): boolean } {
  let slots = new Uint32Array(2 * 1024);
  let size = 0;

  function insert(low: number, high: number): boolean {
    const mask = slots.length / 2 - 1;
    let slot = low & mask;
    while (slots[2 * slot] !== 0 || slots[2 * slot + 1] !== 0) {
      if (slots[2 * slot] === low && slots[2 * slot + 1] === high) return false;
      slot = (slot + 1) & mask;
    }
    slots[2 * slot] = low;
    slots[2 * slot + 1] = high;
    return true;
  }

  return {
    add: (text) => {
      let a = 0x9e3779b9;
      let b = 0x85ebca6b;
      for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i);
        a = Math.imul(a ^ unit, 0x9e3779b1);
        b = Math.imul(b ^ unit, 0x5f356495) ^ (a >>> 15);
      }
      a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
      b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
      if (!insert(a >>> 0, (b | 1) >>> 0)) return false;
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
