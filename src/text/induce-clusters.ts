/** What decides which clusters are found. */
export interface ClusterSettings {
  readonly clusters: number;
  /** How often a word must occur to have a cluster. */
  readonly minCount: number;
  /** Passes over the words at most; the exchange ends before where none of them moved. */
  readonly passes: number;
}

/** A word with its cluster, a path in a tree of clusters, in bits; the commonest word first. */
export interface ClusteredWord {
  readonly path: string;
  readonly word: string;
  readonly count: number;
}

/** What a word is that is too rare for a cluster of its own, and what stands around a sentence. */
const RARE = 0;
const BORDER = 1;

const term = (n: number) => (n > 0 ? n * Math.log(n) : 0);

function add(sums: Float64Array, at: number, n: number): void {
  sums[at] = (sums[at] as number) + n;
}

/**
 * Puts words into clusters such that a word's cluster tells most of the cluster of its neighbour: the objective of Brown et al.
 * (1992), reached by moving one word at a time to where it is best (Martin, Liermann and Ney 1998), then joining the two clusters
 * that lose least by it until one is left, which makes the tree. Nothing is drawn: the same sentences give the same clusters.
 *
 * @param sentences the words of each, as they are written.
 * @returns no word where none is frequent enough.
 */
export function induceClusters(sentences: Iterable<readonly string[]>, settings: ClusterSettings): ClusteredWord[] {
  const all: (readonly string[])[] = [];
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    all.push(sentence);
    for (const word of sentence) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const frequent = [...counts]
    .filter(([, count]) => count >= settings.minCount)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (frequent.length === 0) return [];
  const numbers = new Map(frequent.map(([word], index) => [word, index + 2]));
  const size = Math.min(settings.clusters, frequent.length + 2);
  const table = createTable(countPairs(all, numbers), frequent.length + 2, size);
  for (let pass = 0; pass < settings.passes && table.exchange(); pass++);
  const paths = joinClusters(table.pairs, size);
  return frequent.map(([word, count], index) => ({ path: paths[table.clusterOf(index + 2)] as string, word, count }));
}

/** A neighbour of a word, and how often. */
type Neighbours = Map<number, number>;

interface Pairs {
  readonly after: readonly Neighbours[];
  readonly before: readonly Neighbours[];
}

function countPairs(sentences: readonly (readonly string[])[], numbers: ReadonlyMap<string, number>): Pairs {
  const make = () => Array.from({ length: numbers.size + 2 }, (): Neighbours => new Map());
  const [after, before] = [make(), make()];
  const see = (neighbours: Neighbours | undefined, word: number) =>
    neighbours?.set(word, (neighbours.get(word) ?? 0) + 1);
  for (const sentence of sentences) {
    let last = BORDER;
    for (const word of [...sentence.map((one) => numbers.get(one) ?? RARE), BORDER]) {
      see(after[last], word);
      see(before[word], last);
      last = word;
    }
  }
  return { after, before };
}

/** Words in clusters, and how often clusters follow each other. */
function createTable({ after, before }: Pairs, words: number, size: number) {
  // The commonest words begin with a cluster each.
  const clusters = Int32Array.from({ length: words }, (_, word) => word % size);
  const pairs = new Float64Array(size * size);
  const [lefts, rights] = [new Float64Array(size), new Float64Array(size)];

  /** Of a word with its neighbours: how often clusters stand after and before it, and it beside itself. */
  function around(word: number) {
    const [outs, ins] = [new Float64Array(size), new Float64Array(size)];
    const self = after[word]?.get(word) ?? 0;
    let [out, into] = [self, self];
    for (const [other, n] of after[word] as Neighbours) {
      if (other === word) continue;
      add(outs, clusters[other] as number, n);
      out += n;
    }
    for (const [other, n] of before[word] as Neighbours) {
      if (other === word) continue;
      add(ins, clusters[other] as number, n);
      into += n;
    }
    return { outs, ins, self, out, into };
  }
  type Around = ReturnType<typeof around>;

  function put({ outs, ins, self, out, into }: Around, cluster: number, sign: number): void {
    for (let other = 0; other < size; other++) {
      add(pairs, cluster * size + other, sign * (outs[other] as number));
      add(pairs, other * size + cluster, sign * (ins[other] as number));
    }
    add(pairs, cluster * size + cluster, sign * self);
    add(lefts, cluster, sign * out);
    add(rights, cluster, sign * into);
  }

  /** What the objective gains where a word joins a cluster. */
  function gain({ outs, ins, self, out, into }: Around, cluster: number): number {
    let sum = 0;
    const grown = (at: number, n: number) => term((pairs[at] as number) + n) - term(pairs[at] as number);
    for (let other = 0; other < size; other++) {
      if (other === cluster) continue;
      if (outs[other] !== 0) sum += grown(cluster * size + other, outs[other] as number);
      if (ins[other] !== 0) sum += grown(other * size + cluster, ins[other] as number);
    }
    sum += grown(cluster * size + cluster, (outs[cluster] as number) + (ins[cluster] as number) + self);
    const [left, right] = [lefts[cluster] as number, rights[cluster] as number];
    return sum - term(left + out) + term(left) - term(right + into) + term(right);
  }

  for (let word = 0; word < words; word++) {
    for (const [other, n] of after[word] as Neighbours) {
      const [a, b] = [clusters[word] as number, clusters[other] as number];
      add(pairs, a * size + b, n);
      add(lefts, a, n);
      add(rights, b, n);
    }
  }

  return {
    pairs,
    clusterOf: (word: number) => clusters[word] as number,
    /** Moves each word to where it is best. @returns whether one was moved. */
    exchange(): boolean {
      let moved = false;
      for (let word = 0; word < words; word++) {
        const own = clusters[word] as number;
        const found = around(word);
        put(found, own, -1);
        let [best, most] = [own, gain(found, own)];
        for (let cluster = 0; cluster < size; cluster++) {
          const one = cluster === own ? most : gain(found, cluster);
          // By more than rounding: a word that is as well here as there would move for ever.
          if (one > most + 1e-9) [best, most] = [cluster, one];
        }
        put(found, best, 1);
        clusters[word] = best;
        moved ||= best !== own;
      }
      return moved;
    },
  };
}

/** Joins two clusters after another, those that lose least of the objective. @returns the path of each from the last one. */
function joinClusters(counts: Float64Array, size: number): string[] {
  const pairs = counts.slice();
  const members = new Map(Array.from({ length: size }, (_, cluster) => [cluster, [cluster]]));
  const paths = Array.from({ length: size }, () => '');
  const at = (a: number, b: number) => pairs[a * size + b] as number;
  /** What the objective holds of two clusters taken as one, of one where they are the same. */
  function worth(a: number, b: number, live: readonly number[]): number {
    const isOne = a === b;
    const inside = isOne ? at(a, a) : at(a, a) + at(a, b) + at(b, a) + at(b, b);
    let [total, left, right] = [term(inside), inside, inside];
    for (const other of live) {
      if (other === a || other === b) continue;
      const out = isOne ? at(a, other) : at(a, other) + at(b, other);
      const into = isOne ? at(other, a) : at(other, a) + at(other, b);
      total += term(out) + term(into);
      left += out;
      right += into;
    }
    return total - term(left) - term(right);
  }
  while (members.size > 1) {
    const live = [...members.keys()];
    const alone = new Map(live.map((one) => [one, worth(one, one, live)]));
    let best = { a: 0, b: 0, loss: Infinity };
    for (const [i, a] of live.entries()) {
      for (const b of live.slice(i + 1)) {
        // What the two share is in both of their worths.
        const shared = term(at(a, b)) + term(at(b, a));
        const loss = (alone.get(a) as number) + (alone.get(b) as number) - shared - worth(a, b, live);
        if (loss < best.loss) best = { a, b, loss };
      }
    }
    const { a, b } = best;
    for (const [cluster, bit] of [
      [a, '0'],
      [b, '1'],
    ] as const) {
      for (const member of members.get(cluster) as number[]) paths[member] = bit + (paths[member] as string);
    }
    for (const other of live) {
      if (other === b) continue;
      pairs[a * size + other] = at(a, other) + at(b, other) + (other === a ? at(a, b) + at(b, b) : 0);
      if (other !== a) pairs[other * size + a] = at(other, a) + at(other, b);
    }
    members.get(a)?.push(...(members.get(b) as number[]));
    members.delete(b);
  }
  return paths;
}
