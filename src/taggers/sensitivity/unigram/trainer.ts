import {
  addExpectations,
  bestPath,
  buildLattices,
  type Lattices,
  MOST_CHARACTERS,
  widthAt,
  WORD_START,
  type ScoredPiece,
} from './lattice.ts';

export interface UnigramOptions {
  /** Most pieces. All characters are kept, so there may be more where these are. */
  readonly size: number;
  /** How many substrings training starts from; default 20 for each piece wanted, at least 20,000. */
  readonly seeds?: number;
}

/** Least share of the pieces that a round of pruning leaves, as in SentencePiece. */
const SHRINKING = 0.75;
/** Iterations of EM before each pruning, as in SentencePiece. */
const ITERATIONS = 2;
/** Pieces expected fewer times are left out, as in SentencePiece. */
const LEAST_EXPECTED = 0.5;

/**
 * Learns a unigram vocabulary (Kudo 2018, "Subword Regularization", §3.2) as SentencePiece does: from the substrings of words
 * that occur more than once, the expectation-maximisation algorithm, with Bayesian counts, estimates probabilities; the pieces
 * without which the likelihood falls least are left out, until there are no more than wanted.
 *
 * @param words with how often they occur; each is read with `▁` before it.
 * @returns by falling probability; single characters that EM left out come last. Sorted by code units where equal.
 */
export function learnUnigramPieces(words: ReadonlyMap<string, number>, { size, seeds }: UnigramOptions): ScoredPiece[] {
  const texts = [...words.keys()].map((word) => WORD_START + word);
  const counts = Float64Array.from(words.values());
  const names = collectSeeds(texts, counts, seeds ?? Math.max(20_000, 20 * size));
  const ids = new Map(names.pieces.map((piece, id) => [piece, id]));
  const idOf = (text: string) => ids.get(text) ?? -1;
  const lattices = buildLattices(texts, MOST_CHARACTERS, idOf);
  // Of each piece, the ways to cut it itself.
  const own = buildLattices(names.pieces, MOST_CHARACTERS, idOf);

  const total = names.weights.reduce((a, b) => a + b, 0);
  const scores = names.weights.map((weight) => Math.log(weight) - Math.log(total));
  const alive = () => scores.reduce((sum, score) => sum + (score === -Infinity ? 0 : 1), 0);
  const wanted = Math.ceil(size * 1.1);
  for (;;) {
    for (let i = 0; i < ITERATIONS; i++) maximise(lattices, counts, scores, names.characters);
    const before = alive();
    if (before <= wanted) break;
    prune(lattices, own, counts, scores, names.characters, Math.max(wanted, Math.floor(SHRINKING * before)));
    if (alive() >= before) break;
  }
  return finish(names, scores, size);
}

interface Seeds {
  /** Characters first. */
  readonly pieces: readonly string[];
  /** How often each occurs, times its characters. */
  readonly weights: Float64Array;
  /** How many of the pieces are single characters. */
  readonly characters: number;
}

function collectSeeds(texts: readonly string[], counts: Float64Array, most: number): Seeds {
  const characters = new Map<string, number>();
  const substrings = new Map<string, number>();
  texts.forEach((text, t) => {
    const count = counts[t] as number;
    const borders: number[] = [];
    for (let at = 0; at < text.length; at += widthAt(text, at)) borders.push(at);
    borders.push(text.length);
    for (let i = 0; i + 1 < borders.length; i++) {
      for (let j = i + 1; j < borders.length && j - i <= MOST_CHARACTERS; j++) {
        if ((borders[j] as number) - (borders[i] as number) > MOST_CHARACTERS) break;
        const piece = text.slice(borders[i], borders[j]);
        const group = j === i + 1 ? characters : substrings;
        group.set(piece, (group.get(piece) ?? 0) + count);
      }
    }
  });
  const byWeight = (a: readonly [string, number], b: readonly [string, number]) =>
    b[1] - a[1] || (a[0] < b[0] ? -1 : 1);
  const single = [...characters].toSorted(byWeight);
  const longer = [...substrings]
    .filter(([, count]) => count > 1)
    .map(([piece, count]): [string, number] => [piece, count * Array.from(piece).length])
    .toSorted(byWeight)
    .slice(0, Math.max(0, most - single.length));
  const all = [...single, ...longer];
  return {
    pieces: all.map(([piece]) => piece),
    weights: Float64Array.from(all, ([, weight]) => weight),
    characters: single.length,
  };
}

/** One iteration of EM; pieces hardly expected are left out, but for characters. */
function maximise(lattices: Lattices, counts: Float64Array, scores: Float64Array, characters: number): void {
  const expected = new Float64Array(scores.length);
  addExpectations(lattices, counts, scores, expected);
  let sum = 0;
  for (let id = 0; id < scores.length; id++) {
    if ((expected[id] as number) >= LEAST_EXPECTED || (id < characters && (expected[id] as number) > 0)) {
      sum += expected[id] as number;
    }
  }
  const logSum = digamma(sum);
  for (let id = 0; id < scores.length; id++) {
    const count = expected[id] as number;
    if (count >= LEAST_EXPECTED) scores[id] = digamma(count) - logSum;
    // A character keeps a little, or words with it could not be cut any more.
    else if (id < characters) scores[id] = digamma(LEAST_EXPECTED) - logSum;
    else scores[id] = -Infinity;
  }
}

/** Leaves the pieces whose loss would cost the likelihood most, and all characters. */
function prune(
  lattices: Lattices,
  own: Lattices,
  counts: Float64Array,
  scores: Float64Array,
  characters: number,
  wanted: number,
): void {
  const frequency = new Float64Array(scores.length);
  let sum = 0;
  for (let t = 0; t < counts.length; t++) {
    for (const id of bestPath(lattices, t, scores)) {
      frequency[id] = (frequency[id] as number) + (counts[t] as number);
      sum += counts[t] as number;
    }
  }
  const logSum = Math.log(sum);
  const kept: number[] = [];
  const losses: { readonly id: number; readonly loss: number }[] = [];
  for (let id = characters; id < scores.length; id++) {
    if (scores[id] === -Infinity) continue;
    const others = bestPath(own, id, scores, id);
    const rest = others.reduce((all, other) => all + (scores[other] as number), 0);
    if (others.length > 0 && rest > (scores[id] as number)) continue; // never chosen
    const count = frequency[id] as number;
    if (others.length === 0) kept.push(id);
    else if (count > 0) {
      // The likelihood if each of its occurrences were the others.
      const after = Math.log(sum + count * (others.length - 1));
      const alternative = others.reduce(
        (all, other) => all + Math.log((frequency[other] as number) + count) - after,
        0,
      );
      losses.push({ id, loss: (count / sum) * (Math.log(count) - logSum - alternative) });
    }
  }
  losses.sort((a, b) => b.loss - a.loss || a.id - b.id);
  const staying = new Set([
    ...kept,
    ...losses.slice(0, Math.max(0, wanted - kept.length - characters)).map(({ id }) => id),
  ]);
  for (let id = characters; id < scores.length; id++) if (!staying.has(id)) scores[id] = -Infinity;
}

function finish({ pieces, characters }: Seeds, scores: Float64Array, size: number): ScoredPiece[] {
  const scored = pieces.flatMap((piece, id) => {
    const score = scores[id] as number;
    return score === -Infinity ? [] : [{ piece, score, single: id < characters }];
  });
  const byScore = (a: ScoredPiece, b: ScoredPiece) => b.score - a.score || (a.piece < b.piece ? -1 : 1);
  const single = scored.filter((one) => one.single);
  const longer = scored.filter((one) => !one.single).toSorted(byScore);
  return [...single, ...longer.slice(0, Math.max(0, size - single.length))]
    .toSorted(byScore)
    .map(({ piece, score }) => ({ piece, score }));
}

/** ψ, the derivative of log Γ: by recurrence and the asymptotic series. For x > 0. */
export function digamma(x: number): number {
  let value = x;
  let result = 0;
  for (; value < 7; value++) result -= 1 / value;
  value -= 0.5;
  const inverse = 1 / value;
  const square = inverse * inverse;
  const fourth = square * square;
  return result + Math.log(value) + (1 / 24) * square - (7 / 960) * fourth + (31 / 8064) * fourth * square - (127 / 30720) * fourth * fourth; // prettier-ignore
}
