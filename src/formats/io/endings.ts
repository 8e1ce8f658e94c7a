/** What a text ends with; `nothing` where nothing was written yet. */
export type Ending = 'nothing' | 'blank-line' | 'line' | 'open-line';

export function endingOf(text: string): Ending {
  if (text === '') return 'nothing';
  if (!text.endsWith('\n')) return 'open-line';
  const last = text.slice(text.lastIndexOf('\n', text.length - 2) + 1);
  return last.trim() === '' ? 'blank-line' : 'line';
}

/** What must be written after an ending so that what follows stands on a line of its own, or after a blank line. */
export function gapAfter(ending: Ending, eol: string, needsBlankLine: boolean): string {
  const blank = needsBlankLine ? eol : '';
  return ending === 'open-line' ? eol + blank : ending === 'line' ? blank : '';
}
