import type { Match } from './match.ts';

const BLOCK = 6; // 64 characters

/**
 * Chooses among matches whose mentions overlap: the higher priority first, then the one that is valid under a check of its
 * network, then the longer match, then the one that starts first, then the network that comes first in the file. A match that is no mention keeps its place from mentions, of the labels
 * that it excludes or of all, and is left out of the result, which is sorted by start.
 *
 * @param options.keepNoMentions leaves it in.
 */
export function resolveOverlaps(
  matches: readonly Match[],
  options: { readonly keepNoMentions?: boolean } = {},
): Match[] {
  const order = matches.toSorted(
    (a, b) =>
      b.network.priority - a.network.priority ||
      Number(b.isValid) - Number(a.isValid) ||
      b.matchEnd - b.matchStart - (a.matchEnd - a.matchStart) ||
      a.matchStart - b.matchStart ||
      a.network.index - b.network.index,
  );
  const taken = new Map<number, Match[]>(); // by block of the text, so that time is linear in it
  const kept: Match[] = [];
  for (const match of order) {
    const first = match.start >> BLOCK;
    const last = (match.end - 1) >> BLOCK;
    let free = true;
    for (let block = first; free && block <= last; block++) {
      free = !taken
        .get(block)
        ?.some((other) => other.start < match.end && match.start < other.end && isRival(other, match));
    }
    if (!free) continue;
    for (let block = first; block <= last; block++) {
      const spans = taken.get(block);
      if (spans) spans.push(match);
      else taken.set(block, [match]);
    }
    kept.push(match);
  }
  return kept
    .filter(({ label }) => label !== false || options.keepNoMentions === true)
    .toSorted((a, b) => a.start - b.start);
}

/** Whether of two matches that overlap only one can be kept. What is no mention of one label says nothing of others. */
function isRival(a: Match, b: Match): boolean {
  const [no, other] = a.label === false ? [a, b] : [b, a];
  const { excludes } = no.network;
  if (no.label !== false || excludes === undefined)
    return other.label !== false || other.network.excludes === undefined;
  return other.label !== false && excludes.has(other.label);
}
