import type { AppendLog } from '../../../src/core/store.ts';

/** A log in memory that several sessions may share, and of which a part may be cut off, as a killed writer leaves it. */
export interface MemoryLog extends AppendLog {
  bytes: Uint8Array;
  readonly lines: readonly string[];
}

export function createMemoryLog(bytes: Uint8Array = new Uint8Array()): MemoryLog {
  const log: MemoryLog = {
    bytes,
    get lines() {
      return new TextDecoder().decode(log.bytes).split('\n').filter(Boolean);
    },
    readFrom: async (offset) => log.bytes.slice(offset),
    append: async (more) => {
      const all = new Uint8Array(log.bytes.length + more.length);
      all.set(log.bytes);
      all.set(more, log.bytes.length);
      log.bytes = all;
    },
  };
  return log;
}
