/** A label sequence and its score. */
export interface ScoredSequence {
  readonly labels: Uint16Array;
  readonly score: number;
}

/** The end of a label sequence, from `token` on. */
interface Suffix {
  readonly token: number;
  readonly label: number;
  /** Scores of its transitions and of all its tokens but the first. */
  readonly score: number;
  /** The best score of a sequence that ends so. */
  readonly bound: number;
  readonly rest: Suffix | undefined;
}

/**
 * The `count` best label sequences, best first: A* from the end, with the Viterbi scores as the exact estimate of what is
 * still to come, so that nothing is expanded that is not part of a result (Huang and Chiang 2005, "Better k-best parsing",
 * is the general case). Impossible sequences, of score -Infinity, are left out.
 *
 * @param scores `length * labels`.
 * @param transitions `labels * labels`.
 */
export function nBestSequences(
  scores: Float64Array,
  length: number,
  transitions: Float64Array,
  count: number,
): ScoredSequence[] {
  if (length === 0) return [{ labels: new Uint16Array(0), score: 0 }];
  const labels = Math.sqrt(transitions.length);
  const best = viterbiScores(scores, length, transitions, labels);
  const queue = createQueue();
  const put = (token: number, label: number, score: number, rest: Suffix | undefined) => {
    const bound = (best[token * labels + label] as number) + score;
    if (bound > -Infinity) queue.push({ token, label, score, bound, rest });
  };
  for (let y = 0; y < labels; y++) put(length - 1, y, 0, undefined);
  const found: ScoredSequence[] = [];
  while (found.length < count) {
    const suffix = queue.pop();
    if (!suffix) break;
    if (suffix.token === 0) {
      found.push({ labels: labelsOf(suffix, length), score: suffix.bound });
      continue;
    }
    const { token, label } = suffix;
    const own = suffix.score + (scores[token * labels + label] as number);
    for (let y = 0; y < labels; y++) put(token - 1, y, own + (transitions[y * labels + label] as number), suffix);
  }
  return found;
}

/** For each token and label the score of the best sequence that ends there. */
function viterbiScores(scores: Float64Array, length: number, transitions: Float64Array, labels: number): Float64Array {
  const best = scores.slice(0, length * labels);
  for (let t = 1; t < length; t++) {
    for (let j = 0; j < labels; j++) {
      let most = -Infinity;
      for (let i = 0; i < labels; i++) {
        most = Math.max(most, (best[(t - 1) * labels + i] as number) + (transitions[i * labels + j] as number));
      }
      best[t * labels + j]! += most;
    }
  }
  return best;
}

function labelsOf(suffix: Suffix, length: number): Uint16Array {
  const labels = new Uint16Array(length);
  for (let at: Suffix | undefined = suffix; at; at = at.rest) labels[at.token] = at.label;
  return labels;
}

/** A heap with the greatest bound first; of equal ones the one put first. */
function createQueue() {
  const heap: { readonly suffix: Suffix; readonly order: number }[] = [];
  let order = 0;
  const before = (a: number, b: number) => {
    const left = heap[a] as (typeof heap)[number];
    const right = heap[b] as (typeof heap)[number];
    return (
      left.suffix.bound > right.suffix.bound || (left.suffix.bound === right.suffix.bound && left.order < right.order)
    );
  };
  const swap = (a: number, b: number) => {
    const kept = heap[a] as (typeof heap)[number];
    heap[a] = heap[b] as (typeof heap)[number];
    heap[b] = kept;
  };
  return {
    push(suffix: Suffix): void {
      let at = heap.push({ suffix, order: order++ }) - 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (!before(at, parent)) return;
        swap(at, parent);
        at = parent;
      }
    },
    pop(): Suffix | undefined {
      const top = heap[0];
      const last = heap.pop();
      if (!top || !last || heap.length === 0) return top?.suffix;
      heap[0] = last;
      for (let at = 0; ;) {
        let first = at;
        for (const child of [2 * at + 1, 2 * at + 2]) if (child < heap.length && before(child, first)) first = child;
        if (first === at) return top.suffix;
        swap(at, first);
        at = first;
      }
    },
  };
}
