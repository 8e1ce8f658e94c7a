const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Waits for Ctrl-C, which is how one ends a server. A second Ctrl-C meets the handlers there were before, and ends the
 * process at once.
 */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    const before = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
    const onSignal = () => {
      for (const [signal, listeners] of before) {
        process.removeListener(signal, onSignal);
        for (const listener of listeners) process.once(signal, listener);
      }
      resolve();
    };
    for (const [signal, listeners] of before) {
      for (const listener of listeners) process.removeListener(signal, listener);
      process.on(signal, onSignal);
    }
  });
}
