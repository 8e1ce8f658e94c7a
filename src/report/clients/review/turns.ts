/**
 * Does one thing after the other, so that each key is about what the one before it led to. Where one fails, those that wait
 * behind it are dropped: they were meant for what it would have led to.
 */
export function createTurns(fail: (error: unknown) => void) {
  let turn: Promise<void> = Promise.resolve();
  let failures = 0;
  return {
    dropWaiting: () => {
      failures++;
    },
    run: (work: () => unknown) => {
      const mine = failures;
      turn = turn.then(async () => {
        if (mine !== failures) return;
        try {
          await work();
        } catch (error) {
          failures++;
          fail(error);
        }
      });
      return turn;
    },
  };
}

export type Turns = ReturnType<typeof createTurns>;
