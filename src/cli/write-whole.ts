import { clearLeftovers } from '../resources/files/leftovers.ts';
import { followLink } from '../resources/files/place.ts';
import { writeFileWhole } from '../resources/files/write-file.ts';

/** Writes an output that is one file, whole or not at all, and clears away what a killed run left of it. */
export function writeWhole(file: string, text: string, overwrite: boolean): void {
  clearLeftovers(followLink(file));
  writeFileWhole(file, text, { overwrite });
}
