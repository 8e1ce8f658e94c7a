/**
 * Does something with each of the items, several at a time, and gives what comes of them in their order. Where one fails, or nobody
 * wants more, what was begun ends before anybody goes on.
 *
 * @param ahead items begun at a time, from 1.
 */
export async function* mapAhead<T, U>(
  items: AsyncIterable<T>,
  ahead: number,
  task: (item: T) => Promise<U>,
): AsyncGenerator<U> {
  const begun: Promise<U>[] = [];
  const take = (): Promise<U> => begun.shift() as Promise<U>;
  try {
    for await (const item of items) {
      const result = task(item);
      result.catch(() => undefined); // told when its turn comes
      begun.push(result);
      if (begun.length >= ahead) yield await take();
    }
    while (begun.length > 0) yield await take();
  } finally {
    await Promise.allSettled(begun);
  }
}

/** Like `Promise.all`, but waits for all of them: when one fails, the others are not left alone. */
export async function allSettledOrThrow<T>(promises: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
