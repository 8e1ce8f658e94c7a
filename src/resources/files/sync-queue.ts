/** Of 1, 4, 16 and 64, 16 at a time made writing thousands of small files about as fast as not flushing them at all. */
const MOST_AT_ONCE = 16;

/** Files that are flushed and closed while others are written: one after the other, thousands of small ones take far longer. */
export interface SyncQueue {
  /** Takes what is under way; waits while that is much. Throws what an earlier one threw. */
  add(closing: Promise<void>): Promise<void>;
  /** Waits for all. Throws what any of them threw. */
  drain(): Promise<void>;
}

export function createSyncQueue(): SyncQueue {
  const underWay = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  const check = () => {
    if (failure) throw failure.error;
  };
  return {
    async add(closing) {
      const done: Promise<void> = closing
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => underWay.delete(done));
      underWay.add(done);
      if (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
      check();
    },
    async drain() {
      await Promise.all(underWay);
      check();
    },
  };
}
