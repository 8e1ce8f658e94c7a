import type { CharSpan } from '../../core/types.ts';

/** Shorter numbers are in every text by chance. */
export const LEAST_DIGITS = 5;
const MOST_DIGITS = 30;
/** What stands between the groups of one number: "(555) 0123-456", "55 501 23", "12.345.678". */
const GAP = /^[ \u00a0\u202f.\-/()+_·‐‑–—]{1,3}$/u;

interface Group extends CharSpan {
  readonly digits: string;
}

/** The runs of digit groups in a text, each written as one number or several with separators between. */
function groupsOf(text: string): readonly (readonly Group[])[] {
  const runs: Group[][] = [];
  for (const found of text.matchAll(/\d+/g)) {
    const group = { digits: found[0], start: found.index, end: found.index + found[0].length };
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && group.start - last.end <= 3 && GAP.test(text.slice(last.end, group.start)))
      runs.at(-1)?.push(group);
    else runs.push([group]);
  }
  return runs;
}

/** The numbers of a mention without their separators; of one with a country code ("+34 …") also what follows the code. */
export function numbersOf(mention: string): readonly string[] {
  const numbers = new Set<string>();
  for (const run of groupsOf(mention)) {
    const join = (groups: readonly Group[]) => {
      const digits = groups.map((group) => group.digits).join('');
      if (digits.length >= LEAST_DIGITS) numbers.add(digits);
    };
    join(run);
    if (run.length > 1 && mention[(run[0] as Group).start - 1] === '+') join(run.slice(1));
  }
  return [...numbers];
}

/** Calls back for every stretch of whole digit groups whose digits, separators dropped, may be a number that was asked for. */
export function eachNumber(text: string, visit: (digits: string, span: CharSpan) => void): void {
  for (const run of groupsOf(text)) {
    for (let first = 0; first < run.length; first++) {
      const start = (run[first] as Group).start;
      let digits = '';
      for (let last = first; last < run.length && digits.length < MOST_DIGITS; last++) {
        const group = run[last] as Group;
        digits += group.digits;
        if (digits.length >= LEAST_DIGITS) visit(digits, { start, end: group.end });
      }
    }
  }
}
