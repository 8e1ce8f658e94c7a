import { firstEndingAfter } from '../../../core/spans.ts';
import { addCount, appendAll, obtain } from '../../../core/collections.ts';
import type { CharSpan } from '../../../core/types.ts';
import { addCounts, type LabelCounts, mergeCounts, NO_COUNTS, type ScoreCounts } from '../../../evaluate/counts.ts';
import { pairOverlapping } from '../../../evaluate/match-mentions.ts';
import type { RuleSet } from '../../networks/compile.ts';
import { createMatcher, type Match, type MatchCosts } from '../../networks/match.ts';
import { resolveOverlaps } from '../../networks/tagger.ts';
import type { NetworkSpec } from '../../networks/schema.ts';
import { asEntities, countOutcomes, type ErrorMention, type PreparedDocument, sameLabel } from './corpus.ts';

export interface NetworkEffect {
  /** What is added to the counts of each label. */
  readonly change: Readonly<Record<string, LabelCounts>>;
  /** The errors that it puts right. */
  readonly covered: readonly ErrorMention[];
  /** How many it makes: mentions invented, and mentions found before that are now missed. */
  readonly caused: number;
  /** Mentions invented, by the folded form that they begin with. */
  readonly invented: ReadonlyMap<string, number>;
  /** False where it was given up before the last document. */
  readonly isWhole: boolean;
}

type DocumentEffect = Omit<NetworkEffect, 'isWhole'>;

export interface MeasureOptions {
  /** Compiles networks with the gazetteers of the rules. */
  readonly compile: (networks: readonly NetworkSpec[]) => RuleSet;
  readonly labels: readonly string[];
  /** Whether the errors that a network makes so far are so many that the rest of the documents need not be looked at. */
  readonly isHopeless?: (index: number, caused: number) => boolean;
}

/** Documents after which hopeless networks are left out for the first time; then after twice as many, and so on. */
const FIRST_LOOK = 8;

/**
 * The effect of each network, as if it alone were added to the rules, at a priority below all of theirs; networks that are
 * no mention, above. Only what it matches is looked at: below all others it takes nothing from what the rules find, so the
 * rest of the document stays as it was.
 */
export function measureNetworks(
  documents: readonly PreparedDocument[],
  networks: readonly NetworkSpec[],
  { compile, labels, isHopeless }: MeasureOptions,
): readonly NetworkEffect[] {
  const effects = networks.map(createEffect);
  const wanted = new Set(labels);
  let alive = networks.map((_, i) => i);
  let from = 0;
  for (let until = FIRST_LOOK; from < documents.length && alive.length > 0; until *= 2) {
    const chunk = documents.slice(from, isHopeless ? until : documents.length);
    const set = compile(alive.map((i) => networks[i] as NetworkSpec));
    measureChunk(chunk, set, wanted, alive.map((i) => effects[i] as GrowingEffect)); // prettier-ignore
    from += chunk.length;
    if (!isHopeless || from === documents.length) break;
    alive = alive.filter((i) => {
      const effect = effects[i] as GrowingEffect;
      effect.isWhole = !isHopeless(i, effect.caused);
      return effect.isWhole;
    });
  }
  return effects;
}

interface GrowingEffect {
  readonly change: Record<string, LabelCounts>;
  readonly covered: ErrorMention[];
  readonly invented: Map<string, number>;
  caused: number;
  isWhole: boolean;
}

function createEffect(): GrowingEffect {
  return { change: {}, covered: [], invented: new Map(), caused: 0, isWhole: true };
}

function measureChunk(
  documents: readonly PreparedDocument[],
  set: RuleSet,
  wanted: ReadonlySet<string>,
  effects: readonly GrowingEffect[],
): void {
  const match = createMatcher(set);
  for (const doc of documents) {
    const costs: MatchCosts = { steps: 0, exceeded: 0, firstExceeded: -1 };
    const byNetwork = new Map<number, Match[]>();
    for (const one of match({ text: doc.doc.text, tokens: doc.tokens }, costs)) {
      obtain(byNetwork, one.network.index, () => []).push(one);
    }
    for (const [index, matches] of byNetwork) {
      const effect = effects[index] as GrowingEffect;
      const isException = matches[0]?.label === false;
      const found = isException ? withException(doc, matches, wanted) : withAddition(doc, matches, wanted);
      if (found === undefined) continue;
      for (const [label, counts] of Object.entries(found.change)) {
        effect.change[label] = addCounts(effect.change[label] ?? NO_COUNTS, counts);
      }
      appendAll(effect.covered, found.covered);
      effect.caused += found.caused;
      for (const [form, times] of found.invented) addCount(effect.invented, form, times);
    }
  }
}

export function countsOf(documents: readonly PreparedDocument[]): ScoreCounts {
  return mergeCounts(documents.map(({ counts }) => ({ documents: 1, sentences: 0, byLabel: counts })));
}

export function changeCounts(counts: ScoreCounts, change: NetworkEffect['change']): ScoreCounts {
  return mergeCounts([counts, { documents: 0, sentences: 0, byLabel: change }]);
}

function withAddition(
  doc: PreparedDocument,
  matches: readonly Match[],
  wanted: ReadonlySet<string>,
): DocumentEffect | undefined {
  const isExcluded = ({ start, end, label }: Match) =>
    doc.excluding.some((no) => no.start < end && start < no.end && label !== false && no.network.excludes?.has(label));
  const free = matches.filter((match) => !meets(doc.taken, match) && !isExcluded(match));
  const added = asEntities(resolveOverlaps(free), wanted);
  const label = added[0]?.label;
  if (label === undefined) return undefined;
  const missed = doc.errors.filter((error) => error.kind === 'missed' && error.label === label);
  // Where nothing is missed, all that is added is invented; nobody needs to be paired anew.
  const partner = missed.length === 0 ? [] : pairOverlapping(doc.gold, doc.predicted, sameLabel, added);
  const covered = missed.filter(({ index }) => partner[index] !== -1);
  const correct = covered.length;
  const spurious = added.length - correct;
  const paired = new Set<number>(partner);
  const invented = new Map<string, number>();
  added.forEach(({ start }, i) => {
    if (paired.has(doc.predicted.length + i)) return;
    const form = doc.forms[firstEndingAfter(doc.tokens, start)] ?? '';
    addCount(invented, form);
  });
  const change = { [label]: { ...NO_COUNTS, correct, missed: -correct, spurious } };
  return { change, covered, caused: spurious, invented };
}

function withException(
  doc: PreparedDocument,
  matches: readonly Match[],
  wanted: ReadonlySet<string>,
): DocumentEffect | undefined {
  if (!matches.some((match) => meets(doc.taken, match))) return undefined;
  const predicted = asEntities(resolveOverlaps([...doc.matches, ...matches]), wanted);
  const after = countOutcomes(doc.gold, predicted, pairOverlapping(doc.gold, predicted, sameLabel));
  const change = Object.create(null) as Record<string, LabelCounts>; // labels may be called `__proto__`
  let caused = 0;
  for (const label of new Set([...Object.keys(doc.counts), ...Object.keys(after)])) {
    const old = doc.counts[label] ?? NO_COUNTS;
    const now = after[label] ?? NO_COUNTS;
    const own = { ...NO_COUNTS, correct: now.correct - old.correct, missed: now.missed - old.missed, spurious: now.spurious - old.spurious }; // prettier-ignore
    if (own.correct === 0 && own.missed === 0 && own.spurious === 0) continue;
    change[label] = own;
    caused += Math.max(0, own.missed);
  }
  // An invented mention is gone where nothing of its label overlaps it any more.
  const covered = doc.errors.filter(({ kind, label, index }) => {
    const old = doc.predicted[index];
    return (
      kind === 'invented' &&
      old !== undefined &&
      !predicted.some((one) => one.label === label && one.start < old.end && old.start < one.end)
    );
  });
  return { change, covered, caused, invented: new Map() };
}

/** Whether a span overlaps one of others that are sorted and do not overlap each other. */
function meets(spans: readonly CharSpan[], { start, end }: CharSpan): boolean {
  return (spans[firstEndingAfter(spans, start)]?.start ?? Infinity) < end;
}
