import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folders that this process made for its outputs. */
const made = new Set<string>();

/** Makes a folder with those above it. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let current = folder; ; current = path.dirname(current)) {
    made.add(current);
    if (current === first || current === path.dirname(current)) return;
  }
}

/** Takes a folder away again, and those above it, as far as this process made them and nothing is in them. */
function removeIfMade(folder: string): void {
  for (let current = folder; made.has(current); current = path.dirname(current)) {
    try {
      rmdirSync(current);
    } catch {
      return; // there is something in it
    }
    made.delete(current);
  }
}

/** Takes away what was being written, whatever is wrong with it: the error that led here is the one to tell. */
export function discard(place: string): void {
  try {
    // Retried, since a file may be on its way into a folder while the process ends.
    rmSync(place, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 });
  } catch {
    // The next run clears it away.
  }
  removeIfMade(path.dirname(place));
}
