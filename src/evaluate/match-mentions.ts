import type { Entity, CharSpan } from '../core/types.ts';
import { defineScorer, type Scorer } from './scorer.ts';
import { overlap, piecesOf } from '../core/document.ts';

/** Whether two mentions cover the same characters: fragment by fragment, where they are discontinuous. */
export function samePlace(a: Entity, b: Entity): boolean {
  if (a.start !== b.start || a.end !== b.end) return false;
  const own = piecesOf(a);
  const others = piecesOf(b);
  return own.length === others.length && own.every(({ start, end }, i) => sameSpan({ start, end }, others[i]));
}

function sameSpan(a: CharSpan, b: CharSpan | undefined): boolean {
  return a.start === b?.start && a.end === b.end;
}

/** How many characters (UTF-16 units) a mention has, gaps left out. */
function lengthOf(entity: Entity): number {
  return piecesOf(entity).reduce((sum, { start, end }) => sum + end - start, 0);
}

/** How many characters two mentions share. */
function sharedLength(a: Entity, b: Entity): number {
  let shared = 0;
  for (const x of piecesOf(a)) {
    for (const y of piecesOf(b)) shared += Math.max(0, Math.min(x.end, y.end) - Math.max(x.start, y.start));
  }
  return shared;
}

/**
 * For each predicted mention, in order, the gold mentions (their indices, in order) that share a character with it. Both
 * sorted by start.
 */
export function findOverlaps(gold: readonly Entity[], predicted: readonly Entity[]): number[][] {
  // The furthest end among the first mentions up to each one: those before `from` all end before the predicted one starts.
  const reach: number[] = [];
  for (const { end } of gold) reach.push(Math.max(reach.at(-1) ?? 0, end));
  let from = 0;
  return predicted.map((mention) => {
    while (from < gold.length && (reach[from] as number) <= mention.start) from++;
    const found: number[] = [];
    for (let i = from; i < gold.length && (gold[i] as Entity).start < mention.end; i++) {
      if (overlap(gold[i] as Entity, mention)) found.push(i);
    }
    return found;
  });
}

/**
 * Pairs mentions that overlap and match, one to one, as many as possible. Returns for each gold mention the index of its
 * predicted one, or −1. Both sorted by start.
 *
 * @param further predicted mentions, also sorted, that come after the others: with them every gold mention that had a
 *   partner has one still. Their indices go on from those of the others.
 */
export function pairOverlapping(
  gold: readonly Entity[],
  predicted: readonly Entity[],
  match: (predicted: Entity, gold: Entity) => boolean,
  further: readonly Entity[] = [],
): Int32Array {
  const candidatesOf = (mentions: readonly Entity[]) =>
    findOverlaps(gold, mentions).map((overlaps, p) =>
      overlaps.filter((g) => match(mentions[p] as Entity, gold[g] as Entity)),
    );
  return pairMost([...candidatesOf(predicted), ...candidatesOf(further)], gold.length);
}

/**
 * A largest set of pairs in which nobody stands twice (by augmenting paths). Returns for each gold mention the index of its
 * predicted one, or −1.
 *
 * @param candidates for each predicted mention the gold ones that it may be paired with.
 */
export function pairMost(candidates: readonly (readonly number[])[], golds: number): Int32Array {
  const partner = new Int32Array(golds).fill(-1);
  const given = new Int32Array(candidates.length).fill(-1);
  const askedBy = new Int32Array(golds);
  const askedFor = new Int32Array(golds).fill(-1);
  for (let first = 0; first < candidates.length; first++) {
    const asking = [first];
    let free = -1;
    for (let i = 0; i < asking.length && free < 0; i++) {
      const one = asking[i] as number;
      for (const gold of candidates[one] as readonly number[]) {
        if (askedFor[gold] === first) continue;
        askedFor[gold] = first;
        askedBy[gold] = one;
        if (partner[gold] === -1) {
          free = gold;
          break;
        }
        asking.push(partner[gold] as number);
      }
    }
    // Along the path each takes the gold mention that it asked for and leaves its old one to who asked it.
    while (free >= 0) {
      const one = askedBy[free] as number;
      const old = given[one] as number;
      partner[free] = one;
      given[one] = free;
      free = old;
    }
  }
  return partner;
}

/** What a predicted mention may be, as it stands to one gold mention. */
type Match = 'correct' | 'partial' | 'incorrect';

interface Definition {
  readonly name: 'strict' | 'exact' | 'partial' | 'type';
  readonly description: string;
  /** Whether labels are looked at: then a pair of different labels is nobody's success. */
  readonly looksAtLabels: boolean;
  /** What two mentions that overlap enough are to each other. */
  readonly judge: (predicted: Entity, gold: Entity) => Match;
  /** Whether, of several gold mentions of the right label, the one with the nearest borders is taken, not the first. */
  readonly nearest?: boolean;
}

/** Percent of a gold mention's characters. */
const LEAST_SHARED = 1;

const DEFINITIONS: readonly Definition[] = [
  {
    name: 'strict',
    description: 'same characters and same label (nervaluate strict; MEDDOCAN subtask 1; i2b2 strict)',
    looksAtLabels: true,
    judge: (predicted, gold) =>
      predicted.label === gold.label && samePlace(predicted, gold) ? 'correct' : 'incorrect',
  },
  {
    name: 'exact',
    description: 'same characters, whatever the label (nervaluate exact)',
    looksAtLabels: false,
    judge: (predicted, gold) => (samePlace(predicted, gold) ? 'correct' : 'incorrect'),
  },
  {
    name: 'partial',
    description: 'same characters count 1, overlapping ones half, whatever the label (nervaluate partial)',
    looksAtLabels: false,
    judge: (predicted, gold) => (samePlace(predicted, gold) ? 'correct' : 'partial'),
  },
  {
    name: 'type',
    description: 'overlapping characters and same label (nervaluate ent_type)',
    looksAtLabels: true,
    judge: (predicted, gold) => (predicted.label === gold.label ? 'correct' : 'incorrect'),
    nearest: true,
  },
];

/**
 * nervaluate's four measures, as its version 1.2.1 computes them: predicted mentions, in order, each take a gold mention that
 * nobody took. That is the first one that makes them correct (under `type` the one with the nearest borders); failing that,
 * the first one that they overlap enough, and then they are partial or incorrect; failing that too, they are spurious. So a
 * prediction that overlaps another may take the gold mention that would have made the other one correct.
 *
 * Characters are counted where nervaluate counts tokens. A discontinuous mention has the characters of its fragments.
 */
export const matchScorers: readonly Scorer[] = DEFINITIONS.map((definition) =>
  defineScorer(
    { name: definition.name, description: definition.description, tokeniser: 'none' },
    ({ gold, predicted }, tally) => {
      const taken = new Uint8Array(gold.length);
      let mislabelled = 0;
      findOverlaps(gold, predicted).forEach((overlaps, p) => {
        const mention = predicted[p] as Entity;
        const free = overlaps.filter((g) => taken[g] === 0);
        const chosen = choose(definition, mention, gold, free);
        if (chosen === undefined) {
          tally.add(mention.label, 'spurious');
          return;
        }
        taken[chosen.gold] = 1;
        const { label } = gold[chosen.gold] as Entity;
        if (chosen.match === 'incorrect' && definition.looksAtLabels && label !== mention.label) {
          mislabelled++;
          tally.add(label, 'missed');
          tally.add(mention.label, 'spurious');
        } else tally.add(label, chosen.match);
      });
      gold.forEach(({ label }, g) => {
        if (taken[g] === 0) tally.add(label, 'missed');
      });
      return mislabelled;
    },
  ),
);

function choose(
  { judge, nearest }: Definition,
  mention: Entity,
  gold: readonly Entity[],
  free: readonly number[],
): { readonly gold: number; readonly match: Match } | undefined {
  let best: number | undefined;
  let bestDistance = Infinity;
  let second: { readonly gold: number; readonly match: Match } | undefined;
  for (const g of free) {
    const other = gold[g] as Entity;
    // nervaluate's default, in its order of operations, so that it rounds as there.
    if ((sharedLength(mention, other) / lengthOf(other)) * 100 < LEAST_SHARED) continue;
    const match = judge(mention, other);
    if (match !== 'correct') second ??= { gold: g, match };
    else if (!nearest) return { gold: g, match };
    else {
      const distance = Math.abs(mention.start - other.start) + Math.abs(mention.end - other.end);
      if (distance < bestDistance) [best, bestDistance] = [g, distance];
    }
  }
  return best === undefined ? second : { gold: best, match: 'correct' };
}

/** i2b2 2014's relaxed match allows the end to be this many characters off. */
const RELAXED_END = 2;

function createPairScorer(
  name: string,
  description: string,
  match: (predicted: Entity, gold: Entity) => boolean,
): Scorer {
  return defineScorer({ name, description, tokeniser: 'none' }, ({ gold, predicted }, tally) => {
    const partner = pairOverlapping(gold, predicted, match);
    const paired = new Set<number>(partner);
    gold.forEach(({ label }, g) => tally.add(label, partner[g] === -1 ? 'missed' : 'correct'));
    predicted.forEach(({ label }, p) => {
      if (!paired.has(p)) tally.add(label, 'spurious');
    });
    return undefined;
  });
}

/** A discontinuous mention goes from its first to its last character. */
export const relaxed = createPairScorer(
  'relaxed',
  `same label, same start, end at most ${RELAXED_END} characters off (i2b2 2014 relaxed)`,
  (a, b) => a.label === b.label && a.start === b.start && Math.abs(a.end - b.end) <= RELAXED_END,
);

/** Pairs one to one, as many as possible, so that it is never below `strict` or `relaxed` on flat mentions. */
export const overlapping = createPairScorer(
  'overlap',
  'same label and any overlap, paired one to one, as many as possible',
  (a, b) => a.label === b.label,
);
