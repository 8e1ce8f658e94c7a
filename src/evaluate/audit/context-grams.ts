import { gramKeys, type ContextSequence } from './context-sequence.ts';

/** How many words make up an n-gram that is told of: shorter ones are common phrases. */
const GRAM = 5;
const SEVERAL = -1;
const WORST = 10;

export interface CopiedGrams {
  /** Words of an n-gram. */
  readonly n: number;
  /** N-grams of words outside mentions that only one source document has. */
  readonly rare: number;
  /** Those that the derived corpus has word by word. */
  readonly copied: number;
  /** Derived documents looked at, and those with at least one of them. */
  readonly documents: number;
  readonly withCopied: number;
  /** Of the n-grams of a derived document, the share that are rare ones of the source: median over documents. */
  readonly medianShare: number;
  /** The documents with the largest number. */
  readonly worst: readonly { readonly id: string; readonly copied: number; readonly of: number }[];
}

/** Finds wording that only one source document has, copied word by word. */
export function createContextGrams() {
  const owner = new Map<number, number>();
  const copied = new Set<number>();
  const shares: number[] = [];
  const worst: { id: string; copied: number; of: number }[] = [];
  let sources = 0;
  let withCopied = 0;
  return {
    addSource({ ids, mention }: ContextSequence): void {
      const number = sources++;
      for (const key of gramKeys(ids, GRAM, mention, false)) {
        const known = owner.get(key);
        if (known === undefined) owner.set(key, number);
        else if (known !== number) owner.set(key, SEVERAL);
      }
    },
    addDerived(id: string, { ids, mention }: ContextSequence): void {
      const own = new Set(gramKeys(ids, GRAM, mention, false));
      let count = 0;
      for (const key of own) {
        const known = owner.get(key);
        if (known === undefined || known === SEVERAL) continue;
        copied.add(key);
        count++;
      }
      shares.push(own.size === 0 ? 0 : count / own.size);
      if (count === 0) return;
      withCopied++;
      worst.push({ id, copied: count, of: own.size });
      if (worst.length > 10 * WORST) keepWorst(worst);
    },
    result(): CopiedGrams {
      let rare = 0;
      for (const number of owner.values()) if (number !== SEVERAL) rare++;
      keepWorst(worst);
      return {
        n: GRAM,
        rare,
        copied: copied.size,
        documents: shares.length,
        withCopied,
        medianShare: quantile(shares.toSorted((a, b) => a - b), 0.5), // prettier-ignore
        worst: [...worst],
      };
    },
  };
}

function keepWorst(list: { id: string; copied: number }[]): void {
  list.sort((a, b) => b.copied - a.copied || (a.id < b.id ? -1 : 1));
  list.splice(WORST);
}

/** The value at a share of a sorted list, the lower of two neighbours; 0 for an empty one. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
