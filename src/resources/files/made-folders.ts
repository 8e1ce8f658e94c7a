import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folders that this process made for its outputs. */
const made = new Set<string>();
/** What goes when the process ends, and the folder that saves it where something is in that. */
const doomed = new Map<string, string | undefined>();

/** What a thread tells the one that outlives it: which of its folders and files are whose. */
export type PlaceChange =
  | { readonly made: string }
  | { readonly doomed: string; readonly unlessFilled: string | undefined }
  | { readonly spared: string };

let tell: (change: PlaceChange) => void = () => undefined;

/** Has all changes told: a thread that is ended in the midst of its work cannot take away what it leaves. */
export function tellPlaceChanges(listener: (change: PlaceChange) => void): void {
  tell = listener;
}

/** Makes one's own what another thread told. */
export function takePlaceChange(change: PlaceChange): void {
  if ('made' in change) made.add(change.made);
  else if ('spared' in change) doomed.delete(change.spared);
  else doomed.set(change.doomed, change.unlessFilled);
  process.removeListener('exit', removeDoomed);
  if (doomed.size > 0) process.once('exit', removeDoomed);
  tell(change);
}

/**
 * Takes a file or folder away when the process ends, whatever ends it, unless it is spared before.
 *
 * @param unlessFilled a folder: where something is in it then, all stays.
 */
export function removeAtExit(place: string, unlessFilled?: string): void {
  takePlaceChange({ doomed: place, unlessFilled });
}

/** What was to be taken away at the end stays, or is gone already. */
export function spareAtExit(place: string): void {
  takePlaceChange({ spared: place });
}

function removeDoomed(): void {
  for (const [place, filled] of doomed) {
    if (filled !== undefined && existsSync(filled) && readdirSync(filled).length > 0) continue;
    discard(place);
  }
}

/** Makes a folder with those above it. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let current = folder; ; current = path.dirname(current)) {
    takePlaceChange({ made: current });
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
  if (doomed.has(place)) spareAtExit(place);
  removeIfMade(path.dirname(place));
}
