import { lowerBound } from '../../core/collections.ts';

/** Stretches whose lengths multiply to no more are compared word by word. */
const CELLS_AT_MOST = 250_000;

/**
 * Which words of a text stand in another one too, in their order: 1 for each that does. Words that both have once hold long texts together (Cohen's
 * "patience diff"), and what lies between them is compared by its longest common subsequence, so that the time does not grow with the square of the
 * length.
 */
export function commonWords(own: Int32Array, other: Int32Array): Uint8Array {
  const common = new Uint8Array(own.length);
  const open: (readonly [from: number, to: number, otherFrom: number, otherTo: number])[] = [
    [0, own.length, 0, other.length],
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    let [from, to, otherFrom, otherTo] = next;
    while (from < to && otherFrom < otherTo && own[from] === other[otherFrom]) {
      common[from++] = 1;
      otherFrom++;
    }
    while (from < to && otherFrom < otherTo && own[to - 1] === other[otherTo - 1]) {
      common[--to] = 1;
      otherTo--;
    }
    if (from === to || otherFrom === otherTo) continue;
    const [a, b] = [own.subarray(from, to), other.subarray(otherFrom, otherTo)];
    if (a.length * b.length <= CELLS_AT_MOST) {
      for (const at of longestCommon(a, b)) common[from + at] = 1;
      continue;
    }
    const anchors = longestRising(wordsOfBoth(a, b));
    let [last, lastOther] = [0, 0];
    for (const [at, otherAt] of anchors) {
      common[from + at] = 1;
      open.push([from + last, from + at, otherFrom + lastOther, otherFrom + otherAt]);
      [last, lastOther] = [at + 1, otherAt + 1];
    }
    if (anchors.length > 0) open.push([from + last, to, otherFrom + lastOther, otherTo]);
  }
  return common;
}

/** The places in the first of two short stretches that their longest common subsequence has. */
function longestCommon(a: Int32Array, b: Int32Array): readonly number[] {
  const width = b.length + 1;
  const best = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      best[i * width + j] =
        a[i] === b[j]
          ? 1 + (best[(i + 1) * width + j + 1] as number)
          : Math.max(best[(i + 1) * width + j] as number, best[i * width + j + 1] as number);
    }
  }
  const places: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      places.push(i++);
      j++;
    } else if ((best[(i + 1) * width + j] as number) >= (best[i * width + j + 1] as number)) i++;
    else j++;
  }
  return places;
}

type Places = readonly [at: number, otherAt: number];

/** The places of the words that each of two stretches has once, in the order of the first. */
function wordsOfBoth(a: Int32Array, b: Int32Array): readonly Places[] {
  const others = onceIn(b);
  return [...onceIn(a)].flatMap(([word, at]): readonly Places[] => {
    const otherAt = others.get(word) ?? SEVERAL;
    return at === SEVERAL || otherAt === SEVERAL ? [] : [[at, otherAt]];
  });
}

const SEVERAL = -1;

/** By word, where it stands, in the order of the first places. */
function onceIn(words: Int32Array): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [at, word] of words.entries()) places.set(word, places.has(word) ? SEVERAL : at);
  return places;
}

/** The longest part in which the second places rise too (Schensted 1961). */
function longestRising(places: readonly Places[]): readonly Places[] {
  const ends: number[] = []; // by length, the place that ends a rising part of it with the least second number
  const before: (number | undefined)[] = [];
  for (const [number, [, otherAt]] of places.entries()) {
    const low = lowerBound(ends, (end) => (places[end] as Places)[1] < otherAt);
    before[number] = ends[low - 1];
    ends[low] = number;
  }
  const part: Places[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) part.push(places[at] as Places);
  return part.toReversed();
}
