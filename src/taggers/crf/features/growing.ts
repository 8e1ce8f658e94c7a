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
