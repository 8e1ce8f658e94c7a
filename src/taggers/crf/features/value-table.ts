const NONE = -1;
/** What stands between two texts that are one value; so has CRFsuite's script. */
const BETWEEN = 0x7c; // |
/** Arguments that a call may have without doubt. */
const CHUNK = 1024;

/**
 * Numbers the values of fields. Values are kept as UTF-16 units in typed arrays and found by a hash of their parts, so that to
 * look up what is not there makes no string, and there are no objects by the hundred thousand.
 */
export interface ValueTable {
  readonly size: number;
  /** The number of a value, or -1: of `left`, or of `left|right`. */
  find(field: number, left: string, right?: string): number;
  /** The number of a value, a new one where it has none: of `text` from the unit `from` on, or of `text|right`. */
  intern(field: number, text: string, right?: string, from?: number): number;
  fieldOf(number: number): number;
  textOf(number: number): string;
}

export function createValueTable(): ValueTable {
  let size = 0;
  /** By number, where its units begin; the first is the field's number. */
  let starts = new Uint32Array(513);
  let units = new Uint16Array(8192);
  /** Hash and number plus 1, in turn: a power of two of them, half of them empty at least. */
  let slots = new Int32Array(2048);

  const isAt = (number: number, field: number, text: string, from: number, right: string | undefined): boolean => {
    let at = starts[number] as number;
    const own = text.length - from;
    const length = 1 + own + (right === undefined ? 0 : 1 + right.length);
    if ((starts[number + 1] as number) - at !== length || units[at++] !== field) return false;
    for (let i = from; i < text.length; i++) if (units[at++] !== text.charCodeAt(i)) return false;
    if (right === undefined) return true;
    if (units[at++] !== BETWEEN) return false;
    for (let i = 0; i < right.length; i++) if (units[at++] !== right.charCodeAt(i)) return false;
    return true;
  };

  /** The slot of a value, or the empty one where it would be. */
  const slotOf = (hash: number, field: number, text: string, from: number, right: string | undefined): number => {
    const mask = slots.length - 2;
    for (let slot = (hash << 1) & mask; ; slot = (slot + 2) & mask) {
      const number = (slots[slot + 1] as number) - 1;
      if (number === NONE || (slots[slot] === hash && isAt(number, field, text, from, right))) return slot;
    }
  };

  const growSlots = (): void => {
    const before = slots;
    slots = new Int32Array(2 * before.length);
    const mask = slots.length - 2;
    for (let i = 0; i < before.length; i += 2) {
      if (before[i + 1] === 0) continue;
      let slot = ((before[i] as number) << 1) & mask;
      while (slots[slot + 1] !== 0) slot = (slot + 2) & mask;
      slots[slot] = before[i] as number;
      slots[slot + 1] = before[i + 1] as number;
    }
  };

  const append = (text: string, from: number, to: number): number => {
    let at = to;
    for (let i = from; i < text.length; i++) units[at++] = text.charCodeAt(i);
    return at;
  };

  return {
    get size() {
      return size;
    },
    find(field, left, right) {
      return (slots[slotOf(hashOf(field, left, 0, right), field, left, 0, right) + 1] as number) - 1;
    },
    intern(field, text, right, from = 0) {
      const hash = hashOf(field, text, from, right);
      const slot = slotOf(hash, field, text, from, right);
      const known = slots[slot + 1] as number;
      if (known !== 0) return known - 1;
      const number = size++;
      slots[slot] = hash;
      slots[slot + 1] = size;
      const start = starts[number] as number;
      const most = start + 2 + text.length + (right?.length ?? 0);
      if (most > units.length) units = grow(units, most);
      units[start] = field;
      let end = append(text, from, start + 1);
      if (right !== undefined) {
        units[end] = BETWEEN;
        end = append(right, 0, end + 1);
      }
      if (size === starts.length) starts = grow(starts, size + 1);
      starts[size] = end;
      if (4 * size >= slots.length) growSlots();
      return number;
    },
    fieldOf: (number) => units[starts[number] as number] as number,
    textOf(number) {
      let text = '';
      const end = starts[number + 1] as number;
      for (let at = (starts[number] as number) + 1; at < end; at += CHUNK) {
        text += String.fromCharCode(...units.subarray(at, Math.min(end, at + CHUNK)));
      }
      return text;
    },
  };
}

function grow<T extends Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(array: T, least: number): T {
  const grown = new (array.constructor as new (length: number) => T)(Math.max(least, 2 * array.length));
  grown.set(array);
  return grown;
}

/** FNV-1a over the units, then mixed (the finaliser of MurmurHash3), since tables use the low bits. */
function hashOf(field: number, text: string, from: number, right: string | undefined): number {
  let hash = Math.imul(0x811c9dc5 ^ field, PRIME);
  for (let i = from; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  if (right !== undefined) {
    hash = Math.imul(hash ^ BETWEEN, PRIME);
    for (let i = 0; i < right.length; i++) hash = Math.imul(hash ^ right.charCodeAt(i), PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

const PRIME = 0x01000193;
