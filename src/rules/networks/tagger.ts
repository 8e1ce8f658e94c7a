import { obtain } from '../../core/collections.ts';
import { replaceDefaultLayer } from '../../core/document.ts';
import type { Report } from '../../core/errors.ts';
import type { Tagger } from '../../core/tagger.ts';
import type { Corpus, Document } from '../../core/types.ts';
import type { RuleSet } from './compile.ts';
import { createMatcher, type MatchCosts, type Match } from './match.ts';

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
      obtain(taken, block, () => []).push(match);
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

export interface RuleTaggerOptions {
  /** Most steps of one network at one token (default 2,000). */
  readonly stepLimit?: number;
  /** Receives `rule-limit`, a warning for each document in which a network was given up at some token. */
  readonly report?: Report;
}

/** A tagger that finds what the networks of a rule set match. */
export interface RuleTagger extends Tagger {
  /** Of all documents so far: arcs tried and tokens of entries looked at. */
  readonly steps: number;
}

/**
 * Makes a rule set a tagger. The entities it finds name their network in the attribute `rule`; they take the place of those of
 * the default layer, as a tagger's do.
 */
export function createRuleTagger(rules: RuleSet, options: RuleTaggerOptions = {}): RuleTagger {
  const { report, stepLimit } = options;
  const match = createMatcher(rules, stepLimit === undefined ? {} : { stepLimit });
  let steps = 0;
  const tagOne = (doc: Document): Document => {
    const costs: MatchCosts = { steps: 0, exceeded: 0, firstExceeded: -1 };
    const found = resolveOverlaps(match({ text: doc.text, tokens: rules.analyser.analyse(doc) }, costs));
    steps += costs.steps;
    if (costs.exceeded > 0) {
      report?.({
        severity: 'warning',
        code: 'rule-limit',
        message: `rules were given up at ${costs.exceeded} starts, here first: too many ways to match, or pushed too deep`,
        place: { documentId: doc.id, start: costs.firstExceeded, end: costs.firstExceeded },
      });
    }
    return replaceDefaultLayer(
      doc,
      found.map(({ start, end, label, network }) => ({
        start,
        end,
        label: label as string,
        attributes: { rule: network.name },
      })),
    );
  };
  return {
    labels: rules.labels,
    get steps() {
      return steps;
    },
    async *tag(docs: Corpus) {
      for await (const doc of docs) yield tagOne(doc);
    },
  };
}
