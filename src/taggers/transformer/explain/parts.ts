import type { ExplainedPart } from '../../../core/explanation.ts';

/** Tokens `from` to before `until` of a sentence; `part` counts its tokens from `from` on. */
interface DividedPart {
  readonly from: number;
  readonly until: number;
  readonly part: ExplainedPart;
}

/**
 * Divides a sentence into parts of whole tokens that a model can read at once, each sharing about `overlap` pieces with the next. As
 * with the windows of tagging, a token belongs to the part in which it is farther from a border.
 *
 * @param lengths of each token, its pieces. A token with more than `room` has a part to itself.
 * @param room pieces of a part at most.
 */
export function divideIntoParts(lengths: readonly number[], room: number, overlap: number): readonly DividedPart[] {
  const ranges: { from: number; until: number }[] = [];
  for (let from = 0; from < lengths.length;) {
    let until = from;
    let pieces = 0;
    while (until < lengths.length && (until === from || pieces + (lengths[until] as number) <= room)) {
      pieces += lengths[until] as number;
      until++;
    }
    ranges.push({ from, until });
    if (until === lengths.length) break;
    let next = until;
    let shared = 0;
    while (next > from + 1 && shared + (lengths[next - 1] as number) <= overlap) {
      next--;
      shared += lengths[next] as number;
    }
    // A long token after those shared may leave no room for anything new: then they are read once.
    from = fits(lengths, next, until, room) ? next : until;
  }
  const borders = ranges.map(({ from }, i) => {
    const before = ranges[i - 1];
    return before ? Math.ceil((from + before.until) / 2) : 0;
  });
  return ranges.map(({ from, until }, i) => ({
    from,
    until,
    part: {
      number: i + 1,
      of: ranges.length,
      first: (borders[i] as number) - from,
      end: (borders[i + 1] ?? until) - from,
    },
  }));
}

function fits(lengths: readonly number[], from: number, until: number, room: number): boolean {
  let pieces = 0;
  for (let token = from; token <= until; token++) pieces += lengths[token] as number;
  return pieces <= room;
}
