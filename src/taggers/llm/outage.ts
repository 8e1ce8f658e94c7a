import type { PalimpsestError } from '../../core/errors.ts';

/** What is told of a server that does not answer; times in seconds. */
export type ServerNews =
  /** The first question that found nobody, and for how long it is tried again. */
  | { readonly kind: 'silent'; readonly url: string; readonly reason: string; readonly seconds: number }
  /** Still nobody. */
  | { readonly kind: 'waiting'; readonly url: string; readonly since: number; readonly left: number }
  /** Taken by the server, but not answered for a while. */
  | { readonly kind: 'slow'; readonly url: string; readonly since: number; readonly left: number }
  | { readonly kind: 'back'; readonly url: string };

export interface OutageOptions {
  /** How long a server may be silent before it is given up, in seconds. Default 60. */
  readonly giveUpAfter?: number | undefined;
  readonly onServer?: ((news: ServerNews) => void) | undefined;
  /** The time in milliseconds. */
  readonly now?: () => number;
  /** Calls back after so many milliseconds, unless it is cancelled by what it returns. */
  readonly remind?: (milliseconds: number, tell: () => void) => () => void;
}

/** Nobody wants to wait for a first word so long; a model on a slow machine may. */
const SLOW_MS = 10_000;
/** Words about one outage come at most so often. */
const NEWS_MS = 5_000;
/** After a server was given up, questions that were waiting fail at once and do not wait again each for itself. */
const FLUSH_MS = 1_000;

/** Watches over a server: one outage is one, however many questions meet it. */
export function createOutageWatch(url: string, options: OutageOptions) {
  const { giveUpAfter = 60, onServer, now = Date.now, remind = remindLater } = options;
  let [since, told]: [number | undefined, number] = [undefined, 0];
  let gone: { readonly error: PalimpsestError; readonly at: number } | undefined;
  return {
    /** @throws PalimpsestError what the server was given up with, a moment ago. */
    check(): void {
      if (gone && now() - gone.at < FLUSH_MS) throw gone.error;
    },
    /** A question was sent. @returns what to call when anything came of it. */
    asked(timeout: number): () => void {
      if (timeout <= SLOW_MS) return () => undefined;
      return remind(SLOW_MS, () => onServer?.({ kind: 'slow', url, since: SLOW_MS / 1000, left: (timeout - SLOW_MS) / 1000 })); // prettier-ignore
    },
    answered(): void {
      if (since !== undefined) onServer?.({ kind: 'back', url });
      since = undefined;
    },
    /** Nobody answered. @returns whether it is time to give up, where the next try is so many milliseconds away. */
    silent(reason: string, next: number): boolean {
      const time = now();
      if (since === undefined) {
        since = time;
        told = time;
        onServer?.({ kind: 'silent', url, reason, seconds: giveUpAfter });
      } else if (time - told >= NEWS_MS) {
        told = time;
        onServer?.({ kind: 'waiting', url, since: (time - since) / 1000, left: giveUpAfter - (time - since) / 1000 });
      }
      return time + next - since > giveUpAfter * 1000;
    },
    /** The server is given up: every other question fails too. */
    giveUp(error: PalimpsestError): never {
      gone = { error, at: now() };
      since = undefined;
      throw error;
    },
  };
}

function remindLater(milliseconds: number, tell: () => void): () => void {
  const timer = setTimeout(tell, milliseconds);
  return () => clearTimeout(timer);
}
