import { obtain } from '../../core/collections.ts';

/** Numbers the folded forms that a rule set knows; all others are {@link UNKNOWN}. */
export class Interner {
  private readonly ids = new Map<string, number>();

  idOf(form: string): number {
    return this.ids.get(form) ?? UNKNOWN;
  }

  intern(form: string): number {
    return obtain(this.ids, form, () => this.ids.size);
  }
}

export const UNKNOWN = -1;

const ROOT = 0;
const EMPTY = -1;
const FIRST_SIZE = 64;

/**
 * The entries of a gazetteer, as sequences of interned forms. The children of all nodes are in one hash table of whole numbers
 * (open addressing), so that memory is some 30 bytes for each token of the entries.
 */
export class GazetteerTrie {
  readonly name: string;
  /** Entries, each counted once. */
  size = 0;
  private nodes = 1;
  // Slot i: node, form and child; a node of EMPTY is a free slot. There are a power of two of them.
  private slots = new Int32Array(3 * FIRST_SIZE).fill(EMPTY);
  private mask = FIRST_SIZE - 1;
  private ends = new Uint8Array(FIRST_SIZE);

  constructor(name: string) {
    this.name = name;
  }

  add(forms: readonly number[]): void {
    let node = ROOT;
    for (const form of forms) {
      let slot = this.find(node, form);
      if (this.slots[slot] === EMPTY) {
        if (2 * this.nodes > this.mask) {
          this.grow();
          slot = this.find(node, form);
        }
        this.put(slot, node, form, this.nodes++);
      }
      node = this.slots[slot + 2] as number;
    }
    if (node === ROOT || this.ends[node] === 1) return;
    this.ends[node] = 1;
    this.size++;
  }

  remove(forms: readonly number[]): void {
    let node: number | undefined = ROOT;
    for (const form of forms) {
      node = this.step(node, form);
      if (node === undefined) return;
    }
    if (this.ends[node] !== 1) return;
    this.ends[node] = 0;
    this.size--;
  }

  /** The node after one more form; `undefined` where no entry goes on so. Begin at 0. */
  step(node: number, form: number): number | undefined {
    if (form === UNKNOWN) return undefined;
    const slot = this.find(node, form);
    return this.slots[slot] === EMPTY ? undefined : this.slots[slot + 2];
  }

  isEntry(node: number): boolean {
    return this.ends[node] === 1;
  }

  /** Whether a form begins an entry. */
  starts(form: number): boolean {
    return this.step(ROOT, form) !== undefined;
  }

  /** Whether a form alone is an entry. */
  has(form: number): boolean {
    const node = this.step(ROOT, form);
    return node !== undefined && this.ends[node] === 1;
  }

  /** The slot of a child, or the free one where it belongs. */
  private find(node: number, form: number): number {
    const { slots, mask } = this;
    let hash = Math.imul(node, 0x9e3779b1) ^ Math.imul(form, 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const slot = 3 * at;
      const own = slots[slot];
      if (own === EMPTY || (own === node && slots[slot + 1] === form)) return slot;
    }
  }

  private put(slot: number, node: number, form: number, child: number): void {
    this.slots[slot] = node;
    this.slots[slot + 1] = form;
    this.slots[slot + 2] = child;
  }

  private grow(): void {
    const old = this.slots;
    const size = 2 * (this.mask + 1);
    this.slots = new Int32Array(3 * size).fill(EMPTY);
    this.mask = size - 1;
    for (let slot = 0; slot < old.length; slot += 3) {
      const node = old[slot] as number;
      const form = old[slot + 1] as number;
      if (node !== EMPTY) this.put(this.find(node, form), node, form, old[slot + 2] as number);
    }
    const ends = new Uint8Array(size);
    ends.set(this.ends);
    this.ends = ends;
  }
}
