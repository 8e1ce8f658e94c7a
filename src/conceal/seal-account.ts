import type { Sealed } from './seal-document.ts';

/** What documents that leave the house go without. */
export interface SealSummary {
  /** Documents whose meta data were dropped, by key; and by key to keep, those in which its value held a mention, and went too. */
  readonly metaDropped: Readonly<Record<string, number>>;
  readonly metaRefused: Readonly<Record<string, number>>;
  /** Written documents whose id, which their files are named by, holds a mention. */
  readonly tellingIds: number;
}

/** Adds up what was taken from documents. */
export function createSealAccount() {
  const dropped = new Map<string, number>();
  const refused = new Map<string, number>();
  let tellingIds = 0;
  const addAll = (counts: Map<string, number>, keys: readonly string[]): void => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const sorted = (counts: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    add: (sealed: Sealed): void => {
      addAll(dropped, sealed.dropped);
      addAll(refused, sealed.refused);
      if (sealed.idTells) tellingIds++;
    },
    result: (): SealSummary => ({ metaDropped: sorted(dropped), metaRefused: sorted(refused), tellingIds }),
  };
}
