import { closeSync, openSync, readSync } from 'node:fs';
import type { ViewStore } from '../report/view-index.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import { writeAll } from '../resources/files/write-all.ts';

/** Records in a file that only this user can read. */
export interface Spool extends ViewStore {
  /** Numbers of the records that contain the text, in order, each once. */
  scan(text: string): number[];
  close(): void;
}

const BUFFER = 2 ** 20;
const END = 0x00;

/** Creates the file. Records hold no NUL character: it ends them. */
export function createSpool(file: string): Spool {
  const handle = openSync(file, 'wx+', 0o600);
  let offsets = new Float64Array(1024);
  let count = 0;
  let written = 0;
  let pending: Buffer[] = [];
  let pendingSize = 0;

  function flush(): void {
    if (pendingSize === 0) return;
    const bytes = Buffer.concat(pending);
    try {
      writeAll(handle, bytes, written);
    } catch (error) {
      throw describeFileError(error, file);
    }
    written += bytes.length;
    [pending, pendingSize] = [[], 0];
  }

  function read(from: number, length: number): Buffer {
    flush();
    const bytes = Buffer.alloc(length);
    let done = 0;
    while (done < length) {
      const more = readSync(handle, bytes, done, length - done, from + done);
      if (more === 0) break;
      done += more;
    }
    return bytes.subarray(0, done);
  }

  const startOf = (record: number) => (record < count ? (offsets[record] as number) : written + pendingSize);

  /** The last record that starts at or before an offset. */
  function recordAt(offset: number): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((offsets[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  return {
    append(record) {
      if (count === offsets.length) {
        const larger = new Float64Array(2 * count);
        larger.set(offsets);
        offsets = larger;
      }
      offsets[count] = written + pendingSize;
      const bytes = Buffer.from(`${record.replaceAll('\u0000', ' ')}\u0000`);
      pending.push(bytes);
      pendingSize += bytes.length;
      if (pendingSize >= BUFFER) flush();
      return count++;
    },
    read(record) {
      const start = startOf(record);
      return read(start, startOf(record + 1) - start - 1).toString();
    },
    scan(text) {
      flush();
      const needle = Buffer.from(text);
      const found: number[] = [];
      if (needle.length === 0 || needle.includes(END)) return found;
      for (let from = 0; from < written; from += BUFFER) {
        // What crosses the border to the next piece is found in this one.
        const bytes = read(from, Math.min(BUFFER + needle.length - 1, written - from));
        for (let at = bytes.indexOf(needle); at >= 0;) {
          const record = recordAt(from + at);
          if (found.at(-1) !== record) found.push(record);
          // On with the next record: one hit is enough.
          const next = startOf(record + 1) - from;
          if (next >= bytes.length) break;
          at = bytes.indexOf(needle, next);
        }
      }
      return found;
    },
    close: () => closeSync(handle),
  };
}
