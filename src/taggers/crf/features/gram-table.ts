/** A list of 32-bit integers that grows by doubling. */
export class GrowingInts {
  values: Int32Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 1024) {
    this.values = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(this.length + 1);
    this.values[this.length++] = value;
  }

  /** The values as a copy of their exact size. */
  toUint32(): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.values.buffer, 0, this.length).slice();
  }

  private reserve(length: number): void {
    const grown = new Int32Array(Math.max(length, this.values.length * 2));
    grown.set(this.values);
    this.values = grown;
  }
}

/** A map from small non-negative integers to non-negative integers. */
export class IntMap {
  private values = new Int32Array(0);

  /** -1 where there is none. */
  get(key: number): number {
    return key < this.values.length ? (this.values[key] as number) - 1 : -1;
  }

  set(key: number, value: number): void {
    if (key >= this.values.length) {
      const grown = new Int32Array(Math.max(256, key + 1, this.values.length * 2));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[key] = value + 1;
  }
}

/** Numbers pairs of non-negative integers, in the order in which they first come. */
export interface PairTable {
  intern(a: number, b: number): number;
  /** The same, or -1 where it has none. */
  find(a: number, b: number): number;
  readonly size: number;
}

/** An open-addressing table in a typed array: pairs of words come by the million, and objects for them would not fit. */
export function createPairTable(): PairTable {
  /** Of each slot the pair and its number plus 1; 0 where it is empty. A power of two of them, half of them empty at least. */
  let slots = new Int32Array(3 * 1024);
  let mask = 1023;
  let size = 0;

  const grow = (): void => {
    const before = slots;
    slots = new Int32Array(2 * before.length);
    mask = 2 * mask + 1;
    for (let i = 0; i < before.length; i += 3) {
      if (before[i + 2] === 0) continue;
      let slot = hashOf(before[i] as number, before[i + 1] as number) & mask;
      while (slots[3 * slot + 2] !== 0) slot = (slot + 1) & mask;
      slots.set(before.subarray(i, i + 3), 3 * slot);
    }
  };

  return {
    intern(a, b) {
      for (let slot = hashOf(a, b) & mask; ; slot = (slot + 1) & mask) {
        const number = slots[3 * slot + 2] as number;
        if (number !== 0) {
          if (slots[3 * slot] === a && slots[3 * slot + 1] === b) return number - 1;
          continue;
        }
        slots[3 * slot] = a;
        slots[3 * slot + 1] = b;
        slots[3 * slot + 2] = ++size;
        if (2 * size > mask) grow();
        return size - 1;
      }
    },
    find(a, b) {
      for (let slot = hashOf(a, b) & mask; ; slot = (slot + 1) & mask) {
        const number = slots[3 * slot + 2] as number;
        if (number === 0 || (slots[3 * slot] === a && slots[3 * slot + 1] === b)) return number - 1;
      }
    },
    get size() {
      return size;
    },
  };
}

function hashOf(a: number, b: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}
