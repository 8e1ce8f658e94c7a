/** Numbers the folded forms that a rule set knows; all others are {@link UNKNOWN}. */
export class Interner {
  private readonly ids = new Map<string, number>();

  idOf(form: string): number {
    return this.ids.get(form) ?? UNKNOWN;
  }

  intern(form: string): number {
    let id = this.ids.get(form);
    if (id === undefined) this.ids.set(form, (id = this.ids.size));
    return id;
  }
}

export const UNKNOWN = -1;

const ROOT = 0;
const MAX_FORMS = 2 ** 26;

/** The entries of a gazetteer, as sequences of interned forms. Memory grows with the entries' tokens and no further. */
export class GazetteerTrie {
  readonly name: string;
  /** Entries, each counted once. */
  size = 0;
  private nodes = 1;
  private readonly next = new Map<number, number>();
  private readonly ends = new Set<number>();

  constructor(name: string) {
    this.name = name;
  }

  add(forms: readonly number[]): void {
    let node = ROOT;
    for (const form of forms) {
      const key = node * MAX_FORMS + form;
      let child = this.next.get(key);
      if (child === undefined) this.next.set(key, (child = this.nodes++));
      node = child;
    }
    if (node === ROOT || this.ends.has(node)) return;
    this.ends.add(node);
    this.size++;
  }

  remove(forms: readonly number[]): void {
    let node: number | undefined = ROOT;
    for (const form of forms) {
      node = this.step(node, form);
      if (node === undefined) return;
    }
    if (this.ends.delete(node)) this.size--;
  }

  /** The node after one more form; `undefined` where no entry goes on so. Begin at 0. */
  step(node: number, form: number): number | undefined {
    return form === UNKNOWN ? undefined : this.next.get(node * MAX_FORMS + form);
  }

  /** Whether an entry ends at a node. */
  isEntry(node: number): boolean {
    return this.ends.has(node);
  }

  /** Whether a form begins an entry. */
  starts(form: number): boolean {
    return this.step(ROOT, form) !== undefined;
  }

  /** Whether a form alone is an entry. */
  has(form: number): boolean {
    const node = this.step(ROOT, form);
    return node !== undefined && this.ends.has(node);
  }
}
