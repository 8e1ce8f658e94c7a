const EMPTY = -1;

/** Numbers pairs of non-negative integers, in the order in which they first come. */
export interface PairTable {
  /** The number of the pair. */
  intern(a: number, b: number): number;
  readonly size: number;
}

/** An open-addressing table in typed arrays: pairs of words come by the million, and objects for them would not fit. */
export function createPairTable(): PairTable {
  let capacity = 1024;
  let slots = new Int32Array(capacity).fill(EMPTY);
  let left = new Int32Array(capacity / 2);
  let right = new Int32Array(capacity / 2);
  let size = 0;

  const slotOf = (a: number, b: number): number => {
    let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
    let slot = (hash ^ (hash >>> 13)) & (capacity - 1);
    for (;;) {
      const found = slots[slot] as number;
      if (found === EMPTY || (left[found] === a && right[found] === b)) return slot;
      slot = (slot + 1) & (capacity - 1);
    }
  };

  const grow = (): void => {
    capacity *= 2;
    slots = new Int32Array(capacity).fill(EMPTY);
    for (let i = 0; i < size; i++) slots[slotOf(left[i] as number, right[i] as number)] = i;
    const [grownLeft, grownRight] = [new Int32Array(capacity / 2), new Int32Array(capacity / 2)];
    grownLeft.set(left);
    grownRight.set(right);
    left = grownLeft;
    right = grownRight;
  };

  return {
    intern(a, b) {
      const slot = slotOf(a, b);
      const found = slots[slot] as number;
      if (found !== EMPTY) return found;
      const id = size++;
      slots[slot] = id;
      left[id] = a;
      right[id] = b;
      if (size === capacity / 2) grow();
      return id;
    },
    get size() {
      return size;
    },
  };
}
