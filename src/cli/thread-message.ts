import type { PlaceChange } from '../resources/files/made-folders.ts';

/** What the command's thread tells the main one: that it heard a signal, that it reads standard input, or what is to be cleared away. */
export type ThreadMessage = 'heard' | 'stdin' | PlaceChange;

/** The signals that end a command, and its exit code then. */
export const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;
