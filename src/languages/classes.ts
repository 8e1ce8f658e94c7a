import type { Paradigm } from './pack.ts';

/**
 * Reads classes of words, one a line: words parted by blanks, `_` for a blank within one, after the last colon their endings (`-` for none). `|`
 * begins another form of the class.
 */
export function readClasses(lines: string): readonly Paradigm[] {
  return lines
    .trim()
    .split(/[\n|]/u)
    .map((line): Paradigm => {
      const at = line.lastIndexOf(':');
      return at < 0 ? [line, '-'] : [line.slice(0, at), line.slice(at + 1)];
    });
}
